"""The end and scoring (C8)."""

from __future__ import annotations

import pytest

from ludotheque.engine.facts import Facts
from tests.games.corinth.board import Board, board, new_facts

ONE_DIE = new_facts(white_dice=1)
LAST = "rounds: 11\nturn: 2"  # the last turn of a game of two
LAST_OF_THREE = "seats: 3\nrounds: 17\nturn: 2\nactor: 3"


def ended(text: str, facts: Facts | None = None) -> Board:
    """The game after its last turn, which takes a die from Wine and loses its symbol."""
    match = board(f"{text}\nharbour: . . 3x1 . . .", facts=facts).do("take wine", "stop")
    return match if match.over else match.do("done")


def ranks(match: Board) -> list[int]:
    return [place.rank for place in match.outcome.places]


# points


@pytest.mark.parametrize(
    ("shops", "points"),
    [
        ("2 3 3 4 / 0 0 0 0 / 0 0 0 / 0 0 0", {"oil": 6}),
        ("0 0 0 5 / 2 2 0 4 / 0 0 4 / 2 0 4", {"oil": 6, "wine": 8, "carpets": 8, "spices": 14}),
        ("1 2 2 4 / 1 2 2 3 / 1 2 3 / 1 1 3", {}),
    ],
)
def test_only_complete_shops_score(shops: str, points: dict[str, int]) -> None:
    """C8.1"""
    assert board(f"shops 1: {shops}").scored(1) == points


@pytest.mark.parametrize(
    ("gold", "goats", "points"), [(1, 1, {}), (2, 3, {"gold": 1, "goats": 1}), (7, 0, {"gold": 3})]
)
def test_gold_and_goats_left_are_halved_each_on_its_own(gold: int, goats: int, points: dict[str, int]) -> None:
    """C8.1: rounded down."""
    assert board(f"gold 1: {gold}\ngoats 1: {goats}").scored(1) == points


def test_what_is_spent_does_not_score() -> None:
    """C8.1: in hand, not circled."""
    assert board("gold 1: 2/24\ngoats 1: 0/24").scored(1) == {"gold": 1}


def test_all_sources_add_up() -> None:
    """C8.1"""
    match = ended(f"""
        {LAST}
        bonuses: 1 2 1 -
        shops 1: 2 3 3 5 / 0 0 0 0 / 2 3 4 / 2 0 0
        gold 1: 5
        goats 1: 1
        boxes 1: 6 10
        buildings 1: temple warehouse""")
    place = match.outcome.places[0]
    expected = {"oil": 12, "carpets": 16, "spices": 4, "bonuses": 8, "gold": 2, "steward": 16, "temple": 6}
    assert {source: points for source, points in place.points.items() if points} == expected
    assert place.total == 64


def test_the_steward_of_the_worked_example_is_worth_sixteen_or_ten() -> None:
    """C8.1, C6.11"""
    assert board("boxes 1: 6 10").scored(1) == {"steward": 16}
    assert board("boxes 1: 6 10", facts=new_facts(steward_total="last")).scored(1) == {"steward": 10}


def test_a_variant_may_ask_for_more_gold_a_point() -> None:
    """C8.1"""
    assert board("gold 1: 7\ngoats 1: 7", facts=new_facts(gold_per_point=3)).scored(1) == {"gold": 2, "goats": 3}


# places


def test_most_points_win() -> None:
    """C8.2"""
    match = ended(f"{LAST}\ngold 1: 1\nboxes 2: 1")
    assert (ranks(match), match.outcome.reason) == ([2, 1], "points")


def test_among_equals_the_most_gold_wins() -> None:
    """C8.2: gold, not points from gold."""
    match = ended(f"{LAST}\ngold 1: 1\ngold 2: 0")
    assert [place.total for place in match.outcome.places] == [0, 0]
    assert (ranks(match), match.outcome.reason) == ([1, 2], "gold")


def test_goats_do_not_break_a_tie() -> None:
    """C8.2: still equal, the victory is shared."""
    match = ended(f"{LAST}\ngoats 1: 1")
    assert (ranks(match), match.outcome.reason, match.outcome.winners) == ([1, 1], "shared", (0, 1))


def test_the_places_behind_are_ordered_in_the_same_way() -> None:
    """C8.2"""
    assert ranks(ended(f"{LAST_OF_THREE}\nboxes 1: 9\ngold 3: 1")) == [1, 3, 2]
    assert ranks(ended(f"{LAST_OF_THREE}\nboxes 1: 9")) == [1, 2, 2]


def test_a_tie_behind_the_winner_is_not_the_reason() -> None:
    """C8.2"""
    assert ended(f"{LAST_OF_THREE}\nboxes 1: 9\ngold 3: 1").outcome.reason == "points"


def test_two_of_three_may_share_the_victory() -> None:
    """C8.2"""
    match = ended(f"{LAST_OF_THREE}\nboxes 1: 9\nboxes 3: 9")
    assert (ranks(match), match.outcome.reason) == ([1, 3, 1], "shared")


# the instant win

BEFORE_THE_ROLL = "seats: 4\nfirst: 4\nturn: 3\nactor: 3\nharbour: . . . . . 6x1"  # seat 1 rolls next


def test_the_roller_is_first_whatever_the_points() -> None:
    """C8.3, C3.3: with a single die every roll wins."""
    match = board(f"{BEFORE_THE_ROLL}\nboxes 2: 30\nboxes 3: 20\nboxes 4: 10", facts=ONE_DIE).do("take gold")
    assert match.over
    assert (ranks(match), match.outcome.reason) == ([1, 2, 3, 4], "instant-win")


def test_the_others_are_ordered_by_points_then_gold() -> None:
    """C8.3"""
    match = board(f"{BEFORE_THE_ROLL}\nboxes 2: 5\nboxes 4: 5\ngold 4: 1", facts=ONE_DIE).do("take gold")
    assert ranks(match) == [1, 3, 4, 2]


def test_the_others_may_share_a_place() -> None:
    """C8.3"""
    match = board(f"{BEFORE_THE_ROLL}\nboxes 2: 5\nboxes 4: 5", facts=ONE_DIE).do("take gold")
    assert ranks(match) == [1, 2, 4, 2]


def test_the_winning_roll_is_made_and_paid_for() -> None:
    """C8.3"""
    facts = new_facts(white_dice=1, yellow_dice=1)
    won = 0
    for seed in range(20):
        match = board("phase: buy\nharbour: . . . . . .\ngold 1: 2", seed=seed, facts=facts).do("buy 1")
        assert match.sheet(1)["gold"] == 1
        if match.over:
            assert match.harbour()[-4:] == "x1+1"
            assert match.outcome.places[0].points["gold"] == 0
            won += 1
    assert won > 0


def test_without_the_option_the_game_goes_on_to_its_end() -> None:
    """C8.3, C3.3"""
    match = board(f"{BEFORE_THE_ROLL}\noptions: instant_win=no", facts=ONE_DIE).do("take gold")
    assert (match.over, match.can()[0][:5]) == (False, "stewa")
