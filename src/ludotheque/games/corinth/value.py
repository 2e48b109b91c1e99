"""A rough value of a Corinth position for a seat, in points: for simple bots, not for rules."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from .market import longest_way
from .pieces import NOBODY, ROSETTE, SPACES, STABLE, STORE, TEMPLE, WAREHOUSE, has_building
from .rules import market_score, rounds_in_game
from .scoring import shop_points, steward_points, temple_points

GOLD, GOAT = 0.7, 0.55  # of one in hand, while there is time to spend it
STARTED = 0.8  # of a symbol's share of its shop's points
BONUS_SHARE = 0.4
DIE_A_ROLL = 0.35


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """Points so far and what is under way; less the best rival's."""
    rival = -1.0e9
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(f, s, other))
    if s.winner != NOBODY:
        return 1000.0 if s.winner == seat else -1000.0
    return outlook(f, s, seat) - 0.3 * rival


@rule
def outlook(f: Record, s: Record, seat: int) -> float:
    to_come = 1.0 - float(s.rounds) / rounds_in_game(f, s)
    worth = float(temple_points(f, s, seat) + steward_points(f, s, seat))
    for district in range(4):
        worth += district_worth(f, s, seat, district)
    if s.over:
        return worth + int(s.gold[seat]) // int(f.gold_per_point) + int(s.goats[seat]) // int(f.goats_per_point)
    worth += (0.5 + (GOLD - 0.5) * to_come) * int(s.gold[seat]) + GOAT * int(s.goats[seat])
    worth += DIE_A_ROLL * to_come * int(f.round_boxes) * min(int(s.dice[seat]), int(f.yellow_dice))
    return worth + market_worth(f, s, seat, to_come) + to_come * buildings_worth(f, s, seat)


@rule
def district_worth(f: Record, s: Record, seat: int, district: int) -> float:
    worth, ticked, symbols = float(shop_points(f, s, seat, district)), 0, 0
    for shop in range(f.shops[district]):
        count, size = int(s.ticked[seat, district, shop]), int(f.shop_symbols[district, shop])
        ticked += count
        symbols += size
        if 0 < count < size:
            worth += STARTED * int(f.shop_points[district, shop]) * count / size
    if s.bonus_owner[district] == seat:
        worth += int(f.bonus[district])
    elif s.bonus_owner[district] == NOBODY:
        worth += BONUS_SHARE * int(f.bonus[district]) * ticked / symbols
    return worth


@rule
def market_worth(f: Record, s: Record, seat: int, to_come: float) -> float:
    """Spaces circled count again at each rosette that is still open, if the steward can still move at all."""
    open_rosettes = 0
    for space in range(SPACES):
        if f.effect[space] == ROSETTE and not (int(s.passed[seat]) >> space) & 1:
            open_rosettes += 1
    if open_rosettes == 0 or longest_way(int(s.place[seat]), int(s.passed[seat]), 3) < 3:
        return 0.0
    return 0.5 * to_come * min(open_rosettes, 3) * (1.0 + market_score(f, s, seat))


@rule
def buildings_worth(f: Record, s: Record, seat: int) -> float:
    worth = 0.0
    if has_building(s, seat, WAREHOUSE):
        worth += 9.0
    if has_building(s, seat, STORE):
        worth += 3.0
    if has_building(s, seat, STABLE):
        worth += 3.5
    if has_building(s, seat, TEMPLE):
        worth += 2.0
    return worth
