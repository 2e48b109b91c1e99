"""The long check of the exact odds: against ten million simulated rolls. `make proof` runs it."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from ludotheque.games.corinth.odds import at_least
from ludotheque.games.corinth.pieces import GOLD, QUARTERS

ROLLS = 2_500_000  # for each number of dice from 9 to 12
PART = 500_000
MOST_ERRORS = 4.0  # standard errors


def group_counts(rng: Any, dice: int, rolls: int) -> Any:
    """How often each quarter held each number of dice."""
    shown = rng.integers(0, 6, (rolls, dice))
    counts = np.stack([(shown == face).sum(axis=1) for face in range(6)], axis=1)
    place = np.cumsum(counts > 0, axis=1) - 1
    place[np.arange(rolls), 5 - np.argmax((counts > 0)[:, ::-1], axis=1)] = GOLD  # the highest value
    found = np.zeros((len(QUARTERS), dice + 1), np.int64)
    for quarter in range(len(QUARTERS)):
        there = (place == quarter) & (counts > 0)
        found[quarter] = np.bincount(counts[there], minlength=dice + 1)
    return found


def prove() -> str:
    """Raises AssertionError if any chance is further off than luck allows."""
    rng, worst = np.random.default_rng(1), 0.0
    for dice in range(9, 13):
        found = sum(group_counts(rng, dice, PART) for _ in range(ROLLS // PART))
        for quarter in range(len(QUARTERS)):
            for n in range(1, dice + 1):
                chance = float(at_least(dice)[quarter][n])
                if ROLLS * chance * (1 - chance) > 25:  # enough for a standard error to mean something
                    off = abs(found[quarter][n:].sum() / ROLLS - chance)
                    worst = max(worst, off / sqrt(chance * (1 - chance) / ROLLS))
    assert worst < MOST_ERRORS, f"odds are off by {worst:.1f} standard errors"
    return f"corinth: exact odds of 9 to 12 dice agree with {4 * ROLLS} rolls, worst {worst:.1f} standard errors"
