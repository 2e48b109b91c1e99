"""The odds a player would want before buying yellow dice: exact, by counting every roll, not by sampling."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import factorial

from ...engine.game import View
from ...engine.records import Record
from .pieces import GOLD, QUARTERS

Counts = tuple[int, ...]


def face_counts(dice: int, faces: int = 6) -> Iterator[Counts]:
    """All ways in which dice can share themselves out among the faces."""
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in face_counts(dice - first, faces - 1):
            yield (first, *rest)


def rolls(counts: Counts) -> int:
    """How many rolls show these counts."""
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways


def group_sizes(counts: Counts) -> list[int]:
    """Dice in each quarter, from the bottom (C3.2)."""
    groups = [count for count in counts if count]
    return groups[:-1] + [0] * (GOLD - len(groups) + 1) + groups[-1:]


@lru_cache(maxsize=None)
def at_least(dice: int) -> tuple[tuple[Fraction, ...], ...]:
    """For each quarter, and n from 0 to all dice: the probability that it holds at least n."""
    exactly = [[0] * (dice + 1) for _ in QUARTERS]
    for counts in face_counts(dice):
        ways = rolls(counts)
        for quarter, size in enumerate(group_sizes(counts)):
            exactly[quarter][size] += ways
    return tuple(tuple(Fraction(sum(row[n:]), 6**dice) for n in range(dice + 1)) for row in exactly)


def odds(f: Record, s: Record, seat: int) -> View:
    """For each number of dice that could be rolled: the chance that each quarter holds at least 1, 2, ... dice."""
    white, most = int(f.white_dice), int(f.yellow_dice)
    return {
        "dice": {
            str(white + yellow): {
                name: [float(chance) for chance in at_least(white + yellow)[quarter][1:]]
                for quarter, name in enumerate(QUARTERS)
            }
            for yellow in range(most + 1)
        }
    }
