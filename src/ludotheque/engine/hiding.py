"""Who knows what: masked records, re-dealt worlds, and what a decision taught each seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from .core import Core
from .facts import Facts
from .records import UNKNOWN, Record, Records

SPECTATOR = -1


def masked(core: Core, facts: Facts, state: Records, seat: int) -> Records:
    """A copy of a state in which everything the seat does not know is UNKNOWN."""
    copy = state.copy()
    core.mask(facts.array, copy, 0, seat)
    return copy


def veiled(core: Core, facts: Facts, state: Records, seat: int, seed: int) -> Records:
    """A random world that fits what the seat knows."""
    copy = masked(core, facts, state, seat)
    core.deal(facts.array, copy, 0, seat, seed % (1 << 63))  # compiled code takes signed integers
    return copy


def record_of(array: Records) -> Record:
    """The first record with its fields as attributes, for code that is not compiled."""
    return array.view(np.recarray)[0]


def chance_moved(before: Records, after: Records) -> bool:
    return bool((before["random"] != after["random"]).any())


def learned(core: Core, facts: Facts, before: Records, after: Records, seat: int) -> bool:
    """Whether a seat knows more after a decision: a piece it had not seen, or a cell that was UNKNOWN to it."""
    seen_less, seen_more = (_unseen(core, facts, state, seat) for state in (before, after))
    if (seen_more < seen_less).any():
        return True
    old, new = (masked(core, facts, state, seat) for state in (before, after))
    fields = [name for name in core.game.hidden if name != "random"]
    return any(bool(((old[name] == UNKNOWN) & (new[name] != UNKNOWN)).any()) for name in fields)


def _unseen(core: Core, facts: Facts, state: Records, seat: int) -> Any:
    counts = np.zeros(core.game.unseen_kinds, np.int64)
    core.unseen(facts.array, state, 0, seat, counts)
    return counts
