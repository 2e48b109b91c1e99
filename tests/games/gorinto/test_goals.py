"""The goals (G7), each on a board, and what they bring at the end of a season and of the game (G6.2, G8)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.games.gorinto.pieces import GOALS
from tests.games.gorinto.board import Board, board, new_facts

MIRROR = {"odd": "spread"}  # a second goal that is not the first


def wisdom(goal: str, *boards: str) -> list[int]:
    """What a goal brings each seat now, as the view's forecast tells it."""
    seats = max(2, len(boards))
    other = MIRROR.get(goal, "odd")
    lines = [f"board {n + 1}: {tiles}" for n, tiles in enumerate(boards)]
    match = board("\n".join([f"seats: {seats}", f"goals: {goal} {other}", *lines]))
    return [row[goal] for row in match.view()["forecast"]][: len(boards)]


@pytest.mark.parametrize(
    ("tiles", "scored"),
    [
        ("3 0 3 1 1", 8),  # the rulebook's example
        ("2 2 2 2 2", 10),
        ("0 0 4 5 6", 0),  # two empty stacks are the same height, and worth nothing
        ("0 1 2 3 4", 0),
        ("4 4 4 1 0", 12),
    ],
)
def test_same_scores_stacks_of_equal_height(tiles: str, scored: int) -> None:
    """G7.1"""
    assert wisdom("same", tiles) == [scored]


@pytest.mark.parametrize(
    ("tiles", "scored"), [("3 0 3 1 1", 0), ("0 1 2 3 4", 10), ("5 5 2 0 0", 2), ("2 2 2 2 2", 0), ("0 0 0 0 7", 7)]
)
def test_different_scores_stacks_of_a_height_of_their_own(tiles: str, scored: int) -> None:
    """G7.2"""
    assert wisdom("different", tiles) == [scored]


@pytest.mark.parametrize(("tiles", "scored"), [("1 2 3 4 5", 9), ("2 2 0 4 6", 0), ("1 1 1 1 1", 5)])
def test_odd_scores_stacks_of_odd_height(tiles: str, scored: int) -> None:
    """G7.3"""
    assert wisdom("odd", tiles) == [scored]


@pytest.mark.parametrize(("tiles", "scored"), [("1 2 3 4 5", 6), ("2 2 0 4 6", 14), ("1 1 1 1 1", 0)])
def test_even_scores_stacks_of_even_height(tiles: str, scored: int) -> None:
    """G7.4"""
    assert wisdom("even", tiles) == [scored]


def test_tallest_brings_three_for_each_element_led() -> None:
    """G7.5: seat 1 leads Void, seat 2 Wind and Fire, seat 3 Water; nobody has Earth."""
    assert wisdom("tallest", "4 1 0 2 0", "3 2 1 2 0", "0 0 0 3 0") == [3, 6, 3]


def test_tallest_brings_all_who_are_tied_the_same() -> None:
    """G7.5"""
    assert wisdom("tallest", "2 0 0 0 0", "2 0 0 0 0", "1 0 0 0 0") == [3, 3, 0]


def test_tallest_needs_a_tile() -> None:
    """G7.5: equal at nothing is no lead."""
    assert wisdom("tallest", "0 0 0 0 0", "0 0 0 0 0") == [0, 0]


def test_shortest_leaves_out_players_without_a_tile() -> None:
    """G7.6: seat 3 has no Void; of the others seat 2 has fewer."""
    assert wisdom("shortest", "4 0 0 0 0", "1 0 0 0 0", "0 0 0 0 0") == [0, 3, 0]


def test_shortest_brings_all_who_are_tied_the_same() -> None:
    """G7.6"""
    assert wisdom("shortest", "2 5 0 0 0", "2 6 0 0 0", "3 0 0 1 0") == [6, 3, 3]


@pytest.mark.parametrize(
    ("tiles", "scored"),
    [
        ("1 2 3 4 5", 12),
        ("5 1 3 3 0", 6),  # in line 0 1 3 3 5: the 3s are left out
        ("2 2 2 2 2", 0),
        ("0 0 0 4 5", 9),
        ("7 0 0 0 0", 7),
    ],
)
def test_unlike_middle_scores_what_is_not_as_high_as_the_third(tiles: str, scored: int) -> None:
    """G7.7"""
    assert wisdom("unlike-middle", tiles) == [scored]


@pytest.mark.parametrize(("tiles", "scored"), [("5 1 3 4 0", 9), ("0 0 0 4 5", 0), ("1 0 2 0 2", 3), ("2 2 2 2 2", 6)])
def test_middle_scores_the_third_stack_three_times(tiles: str, scored: int) -> None:
    """G7.8: empty stacks stand in line too."""
    assert wisdom("middle", tiles) == [scored]


@pytest.mark.parametrize(
    ("tiles", "scored"),
    [
        ("1 2 3 4 5", 6),
        ("5 5 2 1 1", 12),
        ("3 3 3 3 3", 15),  # all equal: each once
        ("0 2 2 4 4", 8),  # the lowest may be empty
        ("0 0 0 0 0", 0),
    ],
)
def test_extremes_scores_every_highest_and_lowest_stack_once(tiles: str, scored: int) -> None:
    """G7.9"""
    assert wisdom("extremes", tiles) == [scored]


@pytest.mark.parametrize(
    ("tiles", "scored"),
    [
        ("3 0 3 1 1", 5),  # the rulebook's example
        ("0 0 4 0 0", 12),  # a single stack serves as both
        ("0 0 0 0 0", 0),
        ("2 2 2 2 2", 6),
        ("6 5 4 3 2", 10),
    ],
)
def test_tall_and_short_scores_the_highest_once_and_the_lowest_twice(tiles: str, scored: int) -> None:
    """G7.10"""
    assert wisdom("tall-and-short", tiles) == [scored]


@pytest.mark.parametrize(("tiles", "scored"), [("5 1 2 3 4", 8), ("0 3 3 3 3", 6), ("2 2 2 2 2", 0), ("0 0 0 0 7", 14)])
def test_spread_scores_twice_the_difference(tiles: str, scored: int) -> None:
    """G7.11: the lowest may be empty."""
    assert wisdom("spread", tiles) == [scored]


@pytest.mark.parametrize(("tiles", "scored"), [("1 2 3 4 5", 7), ("2 3 2 3 2", 14), ("0 9 9 9 9", 0)])
def test_sevenfold_scores_the_lowest_seven_times(tiles: str, scored: int) -> None:
    """G7.12"""
    assert wisdom("sevenfold", tiles) == [scored]


@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal not in ("tallest", "shortest")])
def test_a_goal_looks_at_heights_and_never_at_which_element_has_them(goal: str) -> None:
    """G7: heights turned round by one element bring the same."""
    assert wisdom(goal, "4 0 1 2 2") == wisdom(goal, "2 4 0 1 2") == wisdom(goal, "1 2 2 4 0")


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_multiplied_by_its_times(goal: str) -> None:
    """G7: `times` comes from the facts."""
    letter = ludotheque.game("gorinto").shipped.entries["goals"][goal]["letter"]
    times = ludotheque.game("gorinto").shipped.entries["goals"][goal]["times"]
    facts = new_facts(goals={goal: {"letter": letter, "times": 2 * times}})
    picture = f"goals: {goal} {MIRROR.get(goal, 'odd')}\nboard 1: 1 2 3 3 5\nboard 2: 2 1 1 1 1"
    shipped, doubled = (board(picture, facts=chosen).view()["forecast"][0][goal] for chosen in (None, facts))
    assert doubled == 2 * shipped > 0


# the end of a season


def test_the_rulebooks_season_brings_thirteen() -> None:
    """G6.2, G7.1, G7.10: Void 3, Fire 3, Water 1, Earth 1 with "same" and "tall-and-short"."""
    match = board("""
        goals: same tall-and-short
        turn: 5
        path: V V . . . / . . . . .
        board 1: 3 0 3 1 1""")
    match.do("T1 a1")
    assert match.scored(1) == {"same": 8, "tall-and-short": 5}
    assert match.scores == [13, 0]


def test_all_players_score_both_goals() -> None:
    """G6.2"""
    match = board("""
        seats: 3
        goals: odd sevenfold
        turn: 8
        path: V V . . . / . . . . .
        board 1: 1 1 1 1 1
        board 2: 2 3 2 2 2
        board 3: 0 0 5 0 0""")
    match.do("T1 a1")
    assert [match.scored(seat) for seat in (1, 2, 3)] == [
        {"odd": 5, "sevenfold": 7}, {"odd": 3, "sevenfold": 14}, {"odd": 5},
    ]  # fmt: skip


def test_goals_count_the_tiles_of_the_last_turn() -> None:
    """G6.2: the season is scored after everything of its last turn, for all at once."""
    match = board("""
        goals: tallest odd
        turn: 5
        path: F V . . . / . . . . .
        board 1: 0 1 0 0 0
        board 2: 0 1 0 0 0
        mountain:
            . . . . .
            W . . . .
            . . . . .
            . . . . .
            . . . . .""")
    match.do("T1 a1", "a2")
    assert match.scored(1) == {"odd": 1}
    assert match.scored(2) == {"tallest": 3}


def test_wisdom_of_the_seasons_adds_up() -> None:
    """G6.2, G1.6"""
    match = board("""
        goals: odd spread
        season: 2
        turn: 5
        path: V V . . . / . . . . .
        board 1: 3 0 0 0 0
        scored 1: odd=4 spread=10""")
    match.do("T1 a1")
    assert match.scored(1) == {"odd": 7, "spread": 16}


# the end of the game


def last_turn(text: str) -> Board:
    """Two players, the last turn of the last season; what follows from it is the end of the game."""
    return board(f"season: 4\nturn: 5\npath: V V . . . / . . . . .\n{text}").do("T1 a1")


def test_keys_bring_two_for_each_tile_of_both_key_elements() -> None:
    """G8.1"""
    match = last_turn("keys: fire earth\nboard 1: 9 0 3 0 2\nboard 2: 0 9 0 9 1")
    assert match.over
    assert [match.scored(seat)["keys"] for seat in (1, 2)] == [10, 2]


def test_keys_bring_nothing_before_the_end() -> None:
    """G8.1"""
    match = board("season: 3\nturn: 5\nkeys: fire earth\npath: V V . . . / . . . . .\nboard 1: 0 0 3 0 2").do("T1 a1")
    assert "keys" not in match.scored(1)


def test_the_worth_of_a_key_is_a_fact() -> None:
    """G8.1"""
    facts = new_facts(key_points=5)
    match = board("season: 4\nturn: 5\nkeys: fire earth\npath: V V . . . / . . . . .\nboard 1: 0 0 3 0 2", facts=facts)
    assert match.do("T1 a1").scored(1)["keys"] == 25


def test_most_wisdom_wins() -> None:
    """G8.2"""
    match = last_turn("scored 1: odd=40\nscored 2: odd=41")
    assert match.outcome.winners == (1,)
    assert match.outcome.reason == "wisdom"


def test_among_equals_fewer_tiles_win() -> None:
    """G8.2: even goals make both boards worth the same."""
    match = last_turn("goals: sevenfold odd\nkeys: void wind\nboard 1: 0 0 2 0 0\nboard 2: 0 0 2 2 0")
    assert match.scores == [0, 0]
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "fewer-tiles"


def test_equal_in_wisdom_and_tiles_share_the_victory() -> None:
    """G8.3"""
    match = last_turn("goals: sevenfold odd\nkeys: void wind\nboard 1: 0 0 2 0 0\nboard 2: 0 0 0 2 0")
    assert match.outcome.winners == (0, 1)
    assert match.outcome.reason == "shared"


@pytest.mark.parametrize(
    ("totals", "tiles", "ranks"),
    [
        ((30, 20, 20, 10), (0, 0, 0, 0), [1, 2, 2, 4]),
        ((30, 20, 20, 10), (0, 4, 2, 0), [1, 3, 2, 4]),
        ((10, 30, 30, 30), (0, 2, 2, 4), [4, 1, 1, 3]),
        ((5, 5, 5, 5), (2, 2, 2, 2), [1, 1, 1, 1]),
        ((1, 2, 3, 4), (0, 0, 0, 0), [4, 3, 2, 1]),
    ],
)
def test_places_behind_the_winner_are_ordered_in_the_same_way(
    totals: tuple[int, ...], tiles: tuple[int, ...], ranks: list[int]
) -> None:
    """G8.3: who is equal in wisdom and tiles shares a place, the next place is left out."""
    scored = "\n".join(f"scored {n + 1}: same={total}" for n, total in enumerate(totals))
    boards = "\n".join(f"board {n + 1}: 0 0 {count} 0 0" for n, count in enumerate(tiles))
    match = board(f"""
        seats: 4
        season: 4
        turn: 7
        goals: sevenfold odd
        path: V V V . . / . . . . .
        {scored}
        {boards}""")
    match.do("T1 a1")
    assert [place.rank for place in match.outcome.places] == ranks


def test_the_outcome_carries_points_by_source() -> None:
    """G8.1, G8.2"""
    match = last_turn("goals: odd spread\nkeys: fire earth\nboard 1: 0 0 3 0 0\nscored 1: odd=2")
    place = match.outcome.places[0]
    assert {source: points for source, points in place.points.items() if points} == {"odd": 5, "spread": 6, "keys": 6}
    assert place.total == 17
