"""A rough value of a Corinth position for a seat, from its chance to win: for bots, not for rules."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Record
from .features import NUMBER, describe, turns_left
from .network import points_to_come, sharpness
from .pieces import NOBODY
from .rules import rounds_in_game, turns_in_round
from .scoring import shop_points, steward_points, temple_points

DECIDED = 1000.0
AT_THE_END = 8.0  # how much a point counts then; a piece of gold decides where points are equal
GOLD_WINS = 0.1


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """Points of worth as the search counts them (its `scale` is 5): half of these for each e-fold of the odds."""
    if s.winner != NOBODY:
        return DECIDED if s.winner == seat else -DECIDED
    sharp, others = AT_THE_END, 0.0
    if not s.over:
        sharp = sharpness(int(s.seats) - 2, left_to_play(f, s))
    own = outlook(f, s, seat)
    for other in range(s.seats):
        if other != seat:
            others += np.exp(min(30.0, sharp * (outlook(f, s, other) - own)))
    return float(-2.5 * np.log(max(others, 1.0e-30)))


@rule
def prospects(f: Record, s: Record, seat: int) -> float:
    """What a seat may expect for itself, in points."""
    return DECIDED if s.winner == seat else outlook(f, s, seat)


@rule
def left_to_play(f: Record, s: Record) -> float:
    """The part of all turns that is still to come."""
    turns = 0
    for seat in range(s.seats):
        turns += turns_left(f, s, seat)
    return turns / (turns_in_round(s) * rounds_in_game(f, s))


@rule
def outlook(f: Record, s: Record, seat: int) -> float:
    """Points now and those that are likely to come."""
    points = float(points_now(f, s, seat))
    if s.over:
        return points + GOLD_WINS * int(s.gold[seat])
    x = np.zeros(NUMBER + 1)
    describe(f, s, seat, x)
    return points + points_to_come(int(s.seats) - 2, x)


@rule
def points_now(f: Record, s: Record, seat: int) -> int:
    """As if the game were over (C8.1)."""
    total = steward_points(f, s, seat) + temple_points(f, s, seat)
    for district in range(4):
        total += shop_points(f, s, seat, district)
        if s.bonus_owner[district] == seat:
            total += int(f.bonus[district])
    return total + int(s.gold[seat]) // int(f.gold_per_point) + int(s.goats[seat]) // int(f.goats_per_point)
