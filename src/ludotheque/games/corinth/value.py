"""A rough value of a Corinth position for a seat, in points: for bots, not for rules."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Record
from ...engine.weighing import weigh
from .features import NAMES, NUMBER, describe
from .pieces import NOBODY
from .scoring import shop_points, steward_points, temple_points
from .weights import WEIGHTS

RIVAL = (1.0, 0.6, 0.6)  # how much of what the best rival may expect counts against one, with two to four players
TABLE = np.array([[WEIGHTS[name][n] for name in NAMES] for n in range(len(RIVAL))])


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """What one has and may expect, less a part of what the best rival may."""
    if s.winner != NOBODY:
        return 1000.0 if s.winner == seat else -1000.0
    rival = -1.0e9
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(f, s, other))
    return outlook(f, s, seat) - (1.0 if s.over else RIVAL[int(s.seats) - 2]) * rival


@rule
def outlook(f: Record, s: Record, seat: int) -> float:
    """Points now and those that are likely to come."""
    points = float(points_now(f, s, seat))
    if s.over:
        return points
    x = np.zeros(NUMBER)
    describe(f, s, seat, 1, x)
    return points + weigh(TABLE, int(s.seats) - 2, x)


@rule
def points_now(f: Record, s: Record, seat: int) -> int:
    """As if the game were over (C8.1)."""
    total = steward_points(f, s, seat) + temple_points(f, s, seat)
    for district in range(4):
        total += shop_points(f, s, seat, district)
        if s.bonus_owner[district] == seat:
            total += int(f.bonus[district])
    return total + int(s.gold[seat]) // int(f.gold_per_point) + int(s.goats[seat]) // int(f.goats_per_point)
