"""The odds of a roll: exact, against every roll of a few dice and against many rolls of nine."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from ludotheque.engine.hiding import record_of
from ludotheque.games.corinth import GAME
from ludotheque.games.corinth.odds import at_least, face_counts, group_sizes, odds, rolls
from ludotheque.games.corinth.pieces import QUARTERS
from tests.games.corinth.board import board
from tests.naive.corinth import sort_dice

ROLLS = 200_000


@pytest.mark.parametrize("dice", [2, 3, 4])
def test_the_odds_of_a_few_dice_agree_with_every_roll(dice: int) -> None:
    """C3.2"""
    counts = {quarter: [0] * (dice + 1) for quarter in QUARTERS}
    for faces in product(range(1, 7), repeat=dice):
        for quarter, (_, white, _) in sort_dice(list(faces), []).items():
            for n in range(white + 1):
                counts[quarter][n] += 1
    by_hand = tuple(tuple(Fraction(count, 6**dice) for count in counts[quarter]) for quarter in QUARTERS)
    assert at_least(dice) == by_hand


@pytest.mark.parametrize("dice", [1, 2, 5, 9])
def test_all_rolls_are_counted(dice: int) -> None:
    assert sum(rolls(counts) for counts in face_counts(dice)) == 6**dice


def test_the_dice_are_shared_out_among_the_quarters() -> None:
    """C3.2: the worked example."""
    assert group_sizes((2, 3, 0, 1, 2, 1)) == [2, 3, 1, 2, 0, 1]
    assert group_sizes((0, 0, 9, 0, 0, 0)) == [0, 0, 0, 0, 0, 9]


@pytest.mark.parametrize("dice", [9, 10, 11, 12])
def test_more_dice_are_never_likelier_than_fewer(dice: int) -> None:
    for row in at_least(dice):
        assert row[0] == 1
        assert list(row) == sorted(row, reverse=True)


@pytest.mark.parametrize("dice", [9, 12])
def test_the_expected_dice_of_all_quarters_are_all_dice(dice: int) -> None:
    """The sum over n of the chance of at least n is what a quarter holds on average."""
    assert sum(sum(row[1:]) for row in at_least(dice)) == dice


def test_gold_always_holds_a_die() -> None:
    """C3.2"""
    assert at_least(9)[QUARTERS.index("gold")][1] == 1


def test_all_dice_of_one_value_is_the_instant_win() -> None:
    """C3.3: six rolls of all."""
    assert at_least(9)[QUARTERS.index("gold")][9] == Fraction(6, 6**9)


def test_the_odds_are_told_for_every_number_of_yellow_dice() -> None:
    """C3.1"""
    match = board()
    told = odds(record_of(GAME.shipped.array), match.record, 0)
    assert list(told["dice"]) == ["9", "10", "11", "12"]
    assert list(told["dice"]["9"]) == list(QUARTERS)
    assert told["dice"]["10"]["goats"] == [float(chance) for chance in at_least(10)[0][1:]]


@pytest.mark.compiled
def test_the_odds_of_nine_dice_agree_with_many_rolls() -> None:
    """C3.2: within four standard errors."""
    faces = np.random.default_rng(9).integers(0, 6, (ROLLS, 9))
    counts = np.stack([(faces == face).sum(axis=1) for face in range(6)], axis=1)
    values, repeats = np.unique(counts, axis=0, return_counts=True)
    found = np.zeros((6, 10))
    for row, repeat in zip(values, repeats, strict=True):
        groups = [int(count) for count in row if count]
        quarters = groups[:-1] + [0] * (6 - len(groups)) + groups[-1:]
        for quarter, size in enumerate(quarters):
            found[quarter, : size + 1] += repeat
    for quarter, chances in enumerate(at_least(9)):
        for n, chance in enumerate(chances):
            p = float(chance)
            error = (p * (1 - p) / ROLLS) ** 0.5
            assert abs(found[quarter, n] / ROLLS - p) <= 4 * error + 1 / ROLLS, (QUARTERS[quarter], n)
