"""Who knows what: masked records, re-dealt worlds, and what a decision taught each seat."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .core import Core
from .facts import Facts
from .records import UNKNOWN, PlainRecords, Record, Records, copied

SPECTATOR = -1


def masked(core: Core, facts: Facts, state: Records, seat: int) -> Records:
    """A copy of a state in which everything the seat does not know is UNKNOWN."""
    copy = copied(state)
    core.mask(facts.array, copy, 0, seat)
    return copy


def veiled(core: Core, facts: Facts, state: Records, seat: int, seed: int) -> Records:
    """A random world that fits what the seat knows."""
    copy = masked(core, facts, state, seat)
    core.deal(facts.array, copy, 0, seat, seed % (1 << 63))  # compiled code takes signed integers
    return copy


def record_of(array: Records) -> Record:
    """The first record with its fields as attributes, for code that is not compiled."""
    return PlainRecords(array)[0]


def chance_moved(before: Records, after: Records) -> bool:
    return bool((before["random"] != after["random"]).any())


def who_learned(core: Core, facts: Facts, before: Records, after: Records) -> NDArray[np.bool_]:
    """By seat: whether it knows more after a decision, a piece it had not seen or a cell that was UNKNOWN to it."""
    seats, kinds = int(before["seats"][0]), core.game.unseen_kinds
    views = [np.repeat(state, seats) for state in (before, after)]
    counts = np.zeros((2, seats, kinds), np.int64)
    for n, state in enumerate((before, after)):
        for seat in range(seats):
            core.unseen(facts.array, state, 0, seat, counts[n, seat])
            core.mask(facts.array, views[n], seat, seat)
    learned: NDArray[np.bool_] = (counts[1] < counts[0]).any(axis=1)
    for name in core.game.hidden:
        if name != "random":
            old, new = (view[name].reshape(seats, -1) for view in views)
            learned |= ((old == UNKNOWN) & (new != UNKNOWN)).any(axis=1)
    return learned
