"""The steward's ways through the market (C6): how far one can walk, and what a move costs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import rule
from ...engine.records import Record
from .pieces import SPACES, STABLE, has_building


def neighbour_table() -> NDArray[np.int8]:
    """For each space the next one up, down, left and right, or -1 at the edge (C6.1)."""
    table = np.full((SPACES, 4), -1, np.int8)
    for space in range(SPACES):
        row, column = divmod(space, 5)
        for direction, (down, right) in enumerate(((-1, 0), (1, 0), (0, -1), (0, 1))):
            if 0 <= row + down < 5 and 0 <= column + right < 5:
                table[space, direction] = space + 5 * down + right
    return table


NEXT = neighbour_table()


@rule
def longest_way(space: int, passed: int, enough: int) -> int:
    """Steps of the longest way from a space over spaces not passed; the search ends at `enough`.

    Depth first. The way back is kept as directions, two bits each: 24 steps fit into one number.
    """
    if enough <= 0:
        return 0
    best, depth, taken, direction = 0, 0, 0, 0
    while direction < 4 or depth > 0:
        if direction == 4:
            direction = taken & 3
            taken >>= 2
            passed ^= 1 << space
            space = int(NEXT[space, direction ^ 1])  # directions stand in opposite pairs
            depth -= 1
            direction += 1
            continue
        target = int(NEXT[space, direction])
        if target < 0 or (passed >> target) & 1:
            direction += 1
            continue
        depth += 1
        best = max(best, depth)
        if best >= enough:
            return best
        passed |= 1 << target
        taken = (taken << 2) | direction
        space, direction = target, 0
    return best


@rule
def step_cost(f: Record, s: Record, seat: int, steps: int, value: int) -> int:
    """Gold for walking `steps` instead of the value (C6.3)."""
    difference = abs(steps - value)
    if has_building(s, seat, STABLE):
        difference = max(0, difference - int(f.stable_steps))
    return difference * int(f.step_price)


@rule
def can_pay_steps(f: Record, s: Record, seat: int, steps: int, value: int) -> bool:
    return step_cost(f, s, seat, steps, value) <= int(s.gold[seat])


@rule
def fewest_steps(f: Record, s: Record, seat: int, value: int) -> int:
    """The smallest number of steps that can be paid."""
    steps = 1
    while not can_pay_steps(f, s, seat, steps, value):
        steps += 1
    return steps


@rule
def can_move_steward(f: Record, s: Record, seat: int, value: int) -> bool:
    """Whether a complete move exists (C6.4): fewer steps than can be paid never help."""
    fewest = fewest_steps(f, s, seat, value)
    return longest_way(int(s.place[seat]), int(s.passed[seat]), fewest) >= fewest


@rule
def most_steps(f: Record, s: Record, seat: int, value: int) -> int:
    """The largest number of steps that can be paid and walked."""
    steps = value
    while steps < SPACES - 1 and can_pay_steps(f, s, seat, steps + 1, value):
        steps += 1
    return longest_way(int(s.place[seat]), int(s.passed[seat]), min(steps, SPACES - 1))
