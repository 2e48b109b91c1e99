"""What the box prints: the totals of the facts file, and that a wrong file is refused (G1)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine.hiding import record_of
from ludotheque.games.gorinto.pieces import GOALS, LANDSCAPES
from tests.games.gorinto.board import new_facts

GAME = ludotheque.game("gorinto")
FACTS = GAME.shipped.entries


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_each_landscape_holds_sixty_tiles(landscape: str) -> None:
    """G1.5"""
    assert np.array(FACTS["landscapes"][landscape]).shape == (5, 5)
    assert np.array(FACTS["landscapes"][landscape]).sum() == 60


def test_mountain_and_four_paths_use_all_hundred_tiles() -> None:
    """G1.1"""
    assert 60 + FACTS["seasons"] * 10 == 5 * FACTS["tiles_each"] == 100


def test_peak_rises_to_four_in_the_middle() -> None:
    """G1.5"""
    assert FACTS["landscapes"]["peak"][2] == [2, 3, 4, 3, 2]
    assert FACTS["landscapes"]["peak"][0] == [2, 2, 2, 2, 2]


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_each_landscape_is_its_own_mirror_image(landscape: str) -> None:
    """G1.5"""
    heights = np.array(FACTS["landscapes"][landscape])
    assert (heights == heights[:, ::-1]).all()
    assert (heights == heights[::-1]).all()


def test_twelve_goals_with_two_of_each_letter_and_four_without() -> None:
    """G1.4"""
    letters = [entry["letter"] for entry in FACTS["goals"].values()]
    assert len(letters) == 12
    assert {letter: letters.count(letter) for letter in letters} == {"A": 2, "B": 2, "C": 2, "D": 2, "": 4}


def test_the_letters_stand_on_the_goals_that_exclude_each_other() -> None:
    """G1.4"""
    pairs = {letter: [goal for goal, entry in FACTS["goals"].items() if entry["letter"] == letter] for letter in "ABCD"}
    assert pairs == {
        "A": ["same", "different"],
        "B": ["odd", "even"],
        "C": ["tallest", "shortest"],
        "D": ["unlike-middle", "middle"],
    }


def test_the_times_of_the_goals() -> None:
    """G7"""
    times = {goal: entry["times"] for goal, entry in FACTS["goals"].items() if entry["times"] != 1}
    assert times == {"tallest": 3, "shortest": 3, "middle": 3, "spread": 2, "sevenfold": 7}


def test_goals_are_in_the_order_chance_counts_them() -> None:
    """G13.5"""
    assert tuple(FACTS["goals"]) == GOALS


def test_the_worth_of_keys() -> None:
    """G8.1, G9.9, G9.11"""
    assert FACTS["key_points"] == 2
    assert FACTS["kitsune"] == {
        "key_points_normal": 3,
        "key_points_expert": 2,
        "season_points_normal_key": 1,
        "season_points_own_key": 3,
    }


def test_the_record_of_the_rules_holds_what_the_file_says() -> None:
    f = record_of(GAME.shipped.array)
    assert (int(f.tiles_each), int(f.seasons), int(f.key_points)) == (20, 4, 2)
    assert f.heights.sum(axis=1).tolist() == [60] * 5
    assert f.times.tolist() == [entry["times"] for entry in FACTS["goals"].values()]
    assert f.solo_key_points.tolist() == [3, 2]
    assert f.kitsune_points.tolist() == [1, 3]


def flat(height: int) -> list[list[int]]:
    return [[height] * 5] * 5


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"tiles_each": 19}, "tiles_each"),
        ({"tiles_each": "20"}, "tiles_each"),
        ({"tiles_each": 0}, "tiles_each"),
        ({"seasons": 0}, "seasons"),
        ({"seasons": 7}, "seasons"),
        ({"key_points": -1}, "key_points"),
        ({"colour": 1}, "colour"),
        ({"kitsune": {"key_points_normal": 2.5}}, "kitsune.key_points_normal"),
        ({"landscapes": {"peak": [[5, 0, 0, 0, 0], *flat(0)[:4]]}}, "landscapes.peak"),
        ({"landscapes": {"hill": flat(3)}}, "landscapes.hill"),
        ({"landscapes": {"hill": flat(1)[:4]}}, "landscapes.hill"),
        ({"landscapes": {"moor": flat(1)}}, "landscapes.moor"),
        ({"goals": {"odd": {"letter": "Z", "times": 1}}}, "goals.odd.letter"),
        ({"goals": {"odd": {"letter": "B"}}}, "goals.odd.times"),
        ({"goals": {goal: {"letter": "A", "times": 1} for goal in ("odd", "even")}}, "letter A"),
    ],
)
def test_wrong_facts_are_refused_with_the_entry(changes: dict[str, Any], named: str) -> None:
    if "kitsune" in changes or "goals" in changes or "landscapes" in changes:
        name = next(iter(changes))
        changes = {name: {**FACTS[name], **changes[name]}}
    with pytest.raises(ludotheque.BadFacts) as refused:
        GAME.facts_format.check({**FACTS, **changes}, "here")
    assert named in str(refused.value)


def test_a_missing_entry_is_refused() -> None:
    with pytest.raises(ludotheque.BadFacts, match="seasons"):
        GAME.facts_format.check({name: entry for name, entry in FACTS.items() if name != "seasons"})


def test_other_facts_have_another_digest() -> None:
    assert new_facts().digest == GAME.shipped.digest
    assert new_facts(key_points=3).digest != GAME.shipped.digest


def test_the_highest_landscape_that_fits_can_be_played_to_the_end() -> None:
    """G1.5: a stack may start with four tiles and get two in each of four seasons; no stack outgrows its record."""
    facts = new_facts(landscapes={"peak": [[4] * 5, [4] * 5, [4] * 5, [0] * 5, [0] * 5]})
    match = ludotheque.start("gorinto", seats=4, seed=2, facts=facts)
    while not match.over:
        match.play(match.legal()[0])  # T1 to a1 whenever there is a tile
    assert max(len(stack) for stack in match.view()["mountain"].values()) <= 12
