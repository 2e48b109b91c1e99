"""The pieces of Corinth: names, records for facts and state, and small questions about a sheet."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.options import Option
from ...engine.records import Record, state_type

QUARTERS = ("goats", "oil", "wine", "carpets", "spices", "gold")  # bottom to top of the harbour (C1.2)
GOATS, OIL, WINE, CARPETS, SPICES, GOLD = range(6)
DISTRICTS = QUARTERS[1:5]  # district d belongs to quarter d + 1
BUILDINGS = ("temple", "warehouse", "stable", "store")
TEMPLE, WAREHOUSE, STABLE, STORE = range(4)
DIRECTIONS = ("up", "down", "left", "right")

# what a market space does; "oil n" is the code of its quarter, likewise the other goods, goats and gold
EFFECTS = (*QUARTERS, "die", "plus", "rosette", "start")
DIE, PLUS, ROSETTE, START = range(6, 10)

SOURCES = (*DISTRICTS, "bonuses", "gold", "goats", "steward", "temple")
BONUSES, GOLD_LEFT, GOATS_LEFT, STEWARD_POINTS, TEMPLE_POINTS = range(4, 9)
REASONS = ("points", "gold", "shared", "instant-win")
BY_POINTS, BY_GOLD, SHARED, INSTANT_WIN = range(4)

OPTIONS = (Option("instant_win", ("yes", "no")),)
INSTANT = 0

BUYING, CHOOSING, COMPENSATING, COUNTING, WALKING, STARTING, BUILDING = range(7)
PHASES = ("buy", "choose", "compensate", "count", "walk", "shop", "build")

SPACES = 25
MIDDLE = 12
SHOPS = 6  # of a district, at most
ROSETTES = 24  # boxes, at most: every space of a variant's market may be one
NOBODY = -1
SUM, LAST = range(2)

FACTS = np.dtype(
    [
        ("start_gold", np.int16),
        ("start_goats", np.int16),
        ("gold_symbols", np.int16),
        ("goat_symbols", np.int16),
        ("white_dice", np.int16),
        ("yellow_dice", np.int16),
        ("yellow_price", np.int16),
        ("round_boxes", np.int16),
        ("crossed_boxes_with_four", np.int16),
        ("step_price", np.int16),
        ("stable_steps", np.int16),
        ("warehouse_symbols", np.int16),
        ("store_gold", np.int16),
        ("temple_points", np.int16),
        ("gold_per_point", np.int16),
        ("goats_per_point", np.int16),
        ("steward_total", np.int16),
        ("shops", np.int16, 4),  # how many the district has
        ("shop_points", np.int16, (4, SHOPS)),
        ("shop_symbols", np.int16, (4, SHOPS)),
        ("bonus", np.int16, 4),
        ("gold_cost", np.int16, 4),
        ("goat_cost", np.int16, 4),
        ("effect", np.int8, SPACES),
        ("amount", np.int8, SPACES),
    ],
    align=True,
)

STATE = state_type(
    [
        ("passed", np.int32, 4),  # by seat: bit for each market space entered or circled, the middle included
        ("circled", np.int32, 4),
        ("longest", np.int32),  # steps that can be walked in this move, as far as they can be paid
        ("rounds", np.int16),  # completed
        ("first", np.int8),  # first player of this round
        ("turn", np.int8),  # turns completed in this round
        ("value", np.int8, 6),  # harbour: face value of each quarter's dice, 0 for none
        ("white", np.int8, 6),
        ("yellow", np.int8, 6),
        ("face", np.int8),  # what the steward moves by in this turn
        ("steps", np.int8),  # still to walk
        ("district", np.int8),  # being delivered to
        ("symbols", np.int8),  # still to deliver
        ("gold", np.int8, 4),  # in hand
        ("goats", np.int8, 4),
        ("gold_circled", np.int8, 4),
        ("goats_circled", np.int8, 4),
        ("ticked", np.int8, (4, 4, SHOPS)),  # seat, district, shop
        ("bonus_owner", np.int8, 4),
        ("buildings", np.int8, 4),  # bit for each
        ("place", np.int8, 4),  # of the steward
        ("dice", np.int8, 4),  # yellow dice won
        ("way", np.int8, (4, SPACES)),  # spaces entered, in order
        ("walked", np.int8, 4),  # how many
        ("boxes", np.int8, (4, ROSETTES)),
        ("written", np.int8, 4),
        ("winner", np.int8),  # by an instant win
    ]
)


@rule
def has_building(s: Record, seat: int, building: int) -> bool:
    return bool((int(s.buildings[seat]) >> building) & 1)


@rule
def dice_in(s: Record, quarter: int) -> int:
    return int(s.white[quarter]) + int(s.yellow[quarter])


@rule
def gain_gold(f: Record, s: Record, seat: int, amount: int) -> None:
    """Circle gold, as far as symbols are printed (C1.4)."""
    gained = min(amount, int(f.gold_symbols) - int(s.gold_circled[seat]))
    s.gold[seat] += gained
    s.gold_circled[seat] += gained


@rule
def gain_goats(f: Record, s: Record, seat: int, amount: int) -> None:
    gained = min(amount, int(f.goat_symbols) - int(s.goats_circled[seat]))
    s.goats[seat] += gained
    s.goats_circled[seat] += gained
