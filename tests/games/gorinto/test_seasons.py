"""The course of the seasons: when one ends, what comes next, who goes first (G6, G10)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import Match
from tests.games.gorinto.board import board, new_facts

LAST_TURNS = {
    2: "turn: 5\npath: V V . . . / . . . . .",
    3: "turn: 8\npath: V F . . . / . . . . .",
    4: "turn: 7\npath: V F A . . / . . . . .",
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_season_ends_when_fewer_tiles_than_players_are_left(seats: int) -> None:
    """G6.1"""
    match = board(f"seats: {seats}\n{LAST_TURNS[seats]}").do("T1 a1")
    assert (match.view()["season"], match.view()["turn"]) == (2, 0)


@pytest.mark.parametrize(
    ("seats", "turn", "path"),
    [
        (2, 3, "V V V V V / V . . . ."),  # four left after the removal
        (3, 5, "V V V V V / . . . . ."),  # four left
        (4, 3, "V V V V V / V V . . ."),  # six left
    ],
)
def test_with_as_many_tiles_as_players_the_season_goes_on(seats: int, turn: int, path: str) -> None:
    """G6.1"""
    match = board(f"seats: {seats}\nturn: {turn}\npath: {path}").do("T1 a1")
    assert (match.view()["season"], match.view()["turn"]) == (1, turn + 1)


@pytest.mark.parametrize(("seats", "turn"), [(3, 6), (3, 7), (4, 5), (4, 6)])
def test_a_season_never_ends_before_all_have_had_their_turn(seats: int, turn: int) -> None:
    """G6.1: fewer tiles than players are left, but not all have played."""
    match = board(f"seats: {seats}\nturn: {turn}\npath: V F A . . / . . . . .").do("T1 a1")
    assert match.view()["season"] == 1


@pytest.mark.parametrize(("seats", "turns", "left"), [(2, 6, 0), (3, 9, 1), (4, 8, 2)])
def test_players_have_as_many_turns_as_the_rulebook_says(seats: int, turns: int, left: int) -> None:
    """G6.1: three each with two and three players, two each with four."""
    match = ludotheque.start("gorinto", seats=seats, seed=5)
    moves, tiles = 0, 10
    while match.view()["season"] == 1:
        moves += match.phase == "place"
        tiles = sum(tile != "" for tile in match.view()["path"].values()) - (match.phase == "place")
        match.play(match.legal()[0])
    removed_last = 1 if seats == 2 else 0
    assert (moves, tiles - removed_last) == (turns, left)


def test_what_is_left_on_the_path_leaves_the_game() -> None:
    """G6.4"""
    match = board("seats: 4\nturn: 7\npath: V F A . . / . . . . .").do("T1 a1")
    assert match.view()["gone"] == [0, 0, 1, 1, 0]


def test_ten_new_tiles_come_from_the_bag() -> None:
    """G6.4"""
    match = board("seats: 4\nturn: 7\npath: V F A . . / . . . . .")
    before = sum(match.view()["bag"])
    match.do("T1 a1")
    assert "" not in match.view()["path"].values()
    assert sum(match.view()["bag"]) == before - 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_the_fourth_season(seats: int) -> None:
    """G6.3"""
    match = board(f"seats: {seats}\nseason: 4\n{LAST_TURNS[seats]}").do("T1 a1")
    assert match.over
    assert match.actor is None
    assert match.legal() == []


def test_the_third_season_is_not_the_last() -> None:
    """G6.3"""
    match = board("season: 3\nturn: 5\npath: V V . . . / . . . . .").do("T1 a1")
    assert not match.over


def test_the_number_of_seasons_is_a_fact() -> None:
    """G6.3"""
    match = board("season: 2\nturn: 5\npath: V V . . . / . . . . .", facts=new_facts(seasons=2)).do("T1 a1")
    assert match.over


# who goes first


@pytest.mark.parametrize(
    ("order", "totals", "first"),
    [
        ("1 2 3 4", (9, 8, 7, 8), 3),
        ("1 2 3 4", (7, 8, 9, 8), 1),  # the current first player alone is lowest
        ("1 2 3 4", (7, 7, 7, 7), 2),  # all equal: the seat after the current first player
        ("1 2 3 4", (7, 9, 7, 9), 3),  # the current first player comes last in the search
        ("1 2 3 4", (7, 9, 9, 7), 4),
        ("3 4 1 2", (7, 7, 9, 9), 1),  # clockwise from seat 4: seat 1 is met before seat 2
        ("3 4 1 2", (9, 7, 7, 9), 2),
        ("4 1 2 3", (9, 9, 9, 0), 4),
    ],
)
def test_the_lowest_total_goes_first(order: str, totals: tuple[int, ...], first: int) -> None:
    """G6.5"""
    scored = "\n".join(f"scored {n + 1}: same={total}" for n, total in enumerate(totals))
    match = board(f"seats: 4\norder: {order}\n{LAST_TURNS[4]}\n{scored}").do("T1 a1")
    assert match.view()["order"] == [(first - 1 + n) % 4 for n in range(4)]
    assert match.actor == first - 1


def test_the_coin_looks_at_the_totals_after_the_season() -> None:
    """G6.5: seat 1 was lowest until the season brought it 18."""
    match = board("""
        seats: 3
        turn: 8
        path: V F . . . / . . . . .
        goals: odd sevenfold
        board 1: 1 1 7 1 1
        scored 1: odd=1
        scored 2: odd=5
        scored 3: odd=4""")
    match.do("T1 a1")
    assert match.scores == [19, 5, 4]
    assert match.actor == 2


# compassionate order


def test_in_the_compassionate_order_the_first_season_is_in_any_order() -> None:
    """G10.1: over many seeds every order of three seats comes up."""
    orders = {
        tuple(ludotheque.start("gorinto", seats=3, seed=seed, order="compassionate").view()["order"])
        for seed in range(60)
    }
    assert len(orders) == 6


@pytest.mark.parametrize(
    ("order", "totals", "expected"),
    [
        ("1 2 3 4", (9, 7, 8, 6), [4, 2, 3, 1]),
        ("1 2 3 4", (5, 5, 5, 5), [4, 3, 2, 1]),  # all equal: who played later plays earlier
        ("3 1 4 2", (5, 5, 5, 5), [2, 4, 1, 3]),
        ("3 1 4 2", (6, 5, 6, 9), [2, 1, 3, 4]),  # seats 1 and 3 are equal, seat 1 played later
        ("2 4 1 3", (0, 8, 0, 8), [3, 1, 4, 2]),
    ],
)
def test_the_compassionate_order_rises_with_the_totals(
    order: str, totals: tuple[int, ...], expected: list[int]
) -> None:
    """G10.2"""
    scored = "\n".join(f"scored {n + 1}: same={total}" for n, total in enumerate(totals))
    match = board(f"seats: 4\noptions: order=compassionate\norder: {order}\n{LAST_TURNS[4]}\n{scored}").do("T1 a1")
    assert [seat + 1 for seat in match.view()["order"]] == expected


def test_the_compassionate_order_holds_for_the_whole_season() -> None:
    """G10.2"""
    match = board("seats: 3\noptions: order=compassionate\norder: 2 3 1\npath: V V V V V / V . . . .")
    acted = []
    for move in ("T1 a1", "T2 b1", "T3 c1", "T4 d1"):
        acted.append(match.actor)
        match.do(move)
    assert acted == [1, 2, 0, 1]


def test_the_compassionate_order_is_not_clockwise() -> None:
    """G10.2: seat 3 is followed by seat 1, then by seat 2."""
    match = board("seats: 3\noptions: order=compassionate\norder: 3 1 2\npath: V V V V V / V . . . .").do("T1 a1")
    assert match.actor == 0


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {}), (4, {"partners": "yes"})])
def test_the_compassionate_order_is_for_three_or_four_without_partners(seats: int, options: dict[str, str]) -> None:
    """G10"""
    with pytest.raises(ludotheque.BadInput):
        Match(ludotheque.game("gorinto"), seats, {"order": "compassionate", **options})
