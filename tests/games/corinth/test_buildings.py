"""Buildings (C7)."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque import IllegalAction
from tests.games.corinth.board import board, new_facts

ALL = ["build stable", "build store", "build temple", "build warehouse", "done"]


def test_any_building_that_can_be_paid_is_offered() -> None:
    """C7.1"""
    assert board("phase: build\ngold 1: 4\ngoats 1: 4").can() == ALL


@pytest.mark.parametrize(
    ("gold", "goats", "choices"),
    [
        (3, 3, ["build stable", "build store", "build temple", "done"]),
        (2, 1, ["build stable", "done"]),
        (0, 2, ["build store", "done"]),
        (9, 2, ["build stable", "build store", "done"]),
    ],
)
def test_a_building_needs_its_gold_and_its_goats(gold: int, goats: int, choices: list[str]) -> None:
    """C7.1"""
    assert board(f"phase: build\ngold 1: {gold}\ngoats 1: {goats}").can() == choices


@pytest.mark.parametrize(
    ("building", "left"), [("temple", (1, 1)), ("warehouse", (0, 0)), ("stable", (2, 3)), ("store", (4, 2))]
)
def test_a_building_is_paid_in_gold_and_goats(building: str, left: tuple[int, int]) -> None:
    """C7.1"""
    match = board("phase: build\ngold 1: 4\ngoats 1: 4").do(f"build {building}")
    assert match.purse(1) == left
    assert match.sheet(1)["buildings"] == [building]


def test_any_number_may_be_built_one_after_the_other() -> None:
    """C7.1"""
    match = board("phase: build\ngold 1: 9\ngoats 1: 10")
    match.do("build store", "build temple", "build stable", "build warehouse")
    assert match.purse(1) == (0, 0)
    assert match.actor == 1


def test_each_is_built_once() -> None:
    """C7.1"""
    match = board("phase: build\ngold 1: 9\ngoats 1: 9\nbuildings 1: store temple")
    assert match.can() == ["build stable", "build warehouse", "done"]
    with pytest.raises(IllegalAction, match=r"C7\.1"):
        match.play("build store")


def test_both_players_may_have_the_same_building() -> None:
    """C7.1"""
    assert "build store" in board("phase: build\ngoats 1: 2\nbuildings 2: store").can()


def test_what_was_gained_in_this_turn_may_pay() -> None:
    """C7.1"""
    match = board("harbour: 1x2 . . . . 6x1").do("take goats")
    assert match.can() == ["build store", "done"]


def test_nothing_is_asked_when_nothing_can_be_paid() -> None:
    """C7.1"""
    match = board("harbour: 1x1 . . . . 6x1").do("take goats")
    assert (match.actor, match.phase) == (1, "choose")


def test_nothing_is_asked_when_everything_is_built() -> None:
    """C7.1"""
    match = board("gold 1: 9\ngoats 1: 9\nbuildings 1: temple warehouse stable store").do("take goats")
    assert match.actor == 1


def test_one_may_be_done_without_building() -> None:
    """C7.1"""
    match = board("phase: build\ngold 1: 4\ngoats 1: 4").do("done")
    assert (match.actor, match.purse(1)) == (1, (4, 4))


def test_building_is_for_the_end_of_the_turn() -> None:
    """C7.1"""
    with pytest.raises(IllegalAction, match=r"C4\.1"):
        board("goats 1: 2").play("build store")


@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ("temple", {"temple": 3}),
        ("temple store", {"temple": 6}),
        ("temple warehouse stable store", {"temple": 12}),
        ("warehouse stable store", {}),
    ],
)
def test_a_temple_counts_buildings_and_itself(buildings: str, points: dict[str, int]) -> None:
    """C7.2"""
    assert board(f"buildings 1: {buildings}").scored(1) == points


def test_a_building_works_from_the_next_turn() -> None:
    """C7.2: with two players in the same round; the Store brings nothing to the gold taken before it."""
    match = board("harbour: 1x1 2x1 3x1 . . 6x2\ngoats 1: 2").do("take goats", "build store")
    assert match.purse(1) == (0, 1)
    match.do("take oil", "stop", "take gold")
    assert match.purse(1) == (4, 1)


def test_a_store_built_after_taking_gold_adds_nothing_to_it() -> None:
    """C7.2"""
    assert board("goats 1: 2").do("take gold", "build store").purse(1) == (1, 0)


def test_a_variant_may_ask_other_prices() -> None:
    """C7.1"""
    facts = new_facts(buildings={"store": {"gold": 0, "goats": 0}})
    assert board(facts=facts).do("take goats").can() == ["build store", "done"]


def test_the_table_shows_what_a_variant_prints() -> None:
    """C1.4, C7.2"""
    facts = new_facts(temple_points=4, gold_symbols=20)
    shown = ludo.start("corinth", seed=1, facts=facts).view(0)
    assert [building["power"] for building in shown["buildings"]] == [4, 1, 2, 2]
    assert shown["tracks"] == {"gold": 20, "goats": 24}
