"""The pieces of Gorinto: names, records for facts and state, and the geometry of the mountain."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import rule
from ...engine.options import Option
from ...engine.records import Record, state_type

ELEMENTS = ("void", "wind", "fire", "water", "earth")  # Gorinto order, top to bottom (G1.1)
VOID, WIND, FIRE, WATER, EARTH = range(5)
EMPTY = -1
KITSUNE_TILE = 10  # a path space with Kitsune tile n (1 to 5) holds 10 + n

GOALS = (
    "same",
    "different",
    "odd",
    "even",
    "tallest",
    "shortest",
    "unlike-middle",
    "middle",
    "extremes",
    "tall-and-short",
    "spread",
    "sevenfold",
)
SAME, DIFFERENT, ODD, EVEN, TALLEST, SHORTEST = range(6)
UNLIKE_MIDDLE, MIDDLE, EXTREMES, TALL_AND_SHORT, SPREAD, SEVENFOLD = range(6, 12)
LETTERS = ("", "A", "B", "C", "D")
LETTER_C = LETTERS.index("C")

SOURCES = (*GOALS, "keys", "normal-keys", "own-keys")
KEYS, NORMAL_KEYS, OWN_KEYS = range(12, 15)
REASONS = ("wisdom", "fewer-tiles", "shared", "kitsune-beaten", "kitsune-wins")
BY_WISDOM, BY_FEWER_TILES, SHARED, KITSUNE_BEATEN, KITSUNE_WINS = range(5)

LANDSCAPES = ("peak", "waves", "mesa", "lake", "hill")
OPTIONS = (
    Option("landscape", LANDSCAPES),
    Option("removal", ("standard", "tactical"), seats=(2,)),
    Option("order", ("coin", "compassionate"), seats=(3, 4), needs={"partners": "no"}),
    Option("partners", ("no", "yes"), seats=(4,)),
    Option("gift", ("one", "two"), needs={"partners": "yes"}),
    Option("difficulty", ("normal", "expert"), seats=(1,)),
)
LANDSCAPE, REMOVAL, ORDER, PARTNERS, GIFT, DIFFICULTY = range(6)

PLACING, COLLECTING, DIGGING, REMOVING, GIVING = range(5)
PHASES = ("place", "collect", "dig", "remove", "give")
HEAD, TAIL = range(2)

SPACES = 25
PATH = 10
LEVELS = 12  # of a stack: at most 4 tiles at the start and two more each season, see factsmodel.py
TOKENS = 5

FACTS = np.dtype(
    [
        ("tiles_each", np.int16),
        ("seasons", np.int16),
        ("key_points", np.int16),
        ("solo_key_points", np.int16, 2),  # normal, expert
        ("kitsune_points", np.int16, 2),  # per normal key tile, per own key tile
        ("heights", np.int8, (len(LANDSCAPES), SPACES)),
        ("letter", np.int8, len(GOALS)),  # index into LETTERS
        ("times", np.int16, len(GOALS)),
    ],
    align=True,
)

STATE = state_type(
    [
        ("season", np.int8),  # from 1
        ("turn", np.int8),  # turns completed in this season
        ("order", np.int8, 4),  # seats in playing order of this season
        ("goals", np.int8, 4),  # two, or four with partners: card i lies between seats i and i + 1
        ("keys", np.int8, 2),
        ("kitsune_keys", np.int8, 2),
        ("path", np.int8, PATH),
        ("tiles_left", np.int8),  # element tiles on the path
        ("spot", np.int8),  # where the tile of this turn was placed
        ("need", np.int8),  # tiles still to collect in this turn
        ("open", np.int32),  # bit for each space of the pattern not yet collected from
        ("taken", np.int8, 5),  # collected in this turn, by element
        ("pieces", np.int8, 2),  # spaces of the Kitsune's head and tail
        ("coin", np.int8),  # the piece the Kitsune's last coin activated
        ("tokens", np.int8),  # bit n - 1 for each movement token n not yet drawn
        ("bag", np.int8, 5),
        ("gone", np.int8, 5),  # left the game, by element
        ("board", np.int8, (4, 5)),  # by seat; the Kitsune's is row 1
        ("height", np.int8, SPACES),
        ("stack", np.int8, (SPACES, LEVELS)),  # bottom to top
        ("scored", np.int16, (4, len(SOURCES))),
    ]
)

Table = NDArray[np.int8]


def reach_table() -> Table:
    """For each element but Earth and each space: the up to four spaces of its pattern, then -1 (G4.2)."""
    table = np.full((4, SPACES, 4), -1, np.int8)
    for space in range(SPACES):
        row, column = divmod(space, 5)
        patterns: dict[int, list[tuple[int, int]]] = {
            VOID: [(row + i, column + j) for i in (-1, 1) for j in (-1, 1)],
            WIND: [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)],
            FIRE: [(n, column) for n in range(5) if n != row],
            WATER: [(row, n) for n in range(5) if n != column],
        }
        for element, cells in patterns.items():
            inside = [r * 5 + c for r, c in cells if 0 <= r < 5 and 0 <= c < 5]
            table[element, space, : len(inside)] = inside
    return table


def target_table() -> Table:
    """The mountain space that a path space reaches with each distance (G1.3, G3.2)."""
    table = np.zeros((PATH, 5), np.int8)
    for path in range(PATH):
        for far in range(5):
            table[path, far] = far * 5 + path if path < 5 else (path - 5) * 5 + far
    return table


REACH = reach_table()
TARGET = target_table()


@rule
def party_count(s: Record) -> int:
    """Players, and the Kitsune in the game for one."""
    return 2 if s.seats == 1 else int(s.seats)


@rule
def with_partners(s: Record) -> bool:
    return bool(s.options[PARTNERS] == 1)


@rule
def push_tile(s: Record, space: int, element: int) -> None:
    s.stack[space, s.height[space]] = element
    s.height[space] += 1


@rule
def top_tile(s: Record, space: int) -> int:
    return int(s.stack[space, s.height[space] - 1])


@rule
def pull_tile(s: Record, space: int, level: int) -> int:
    """Take the tile at a level out of a stack; those above move down and keep their order (G4.3)."""
    element = int(s.stack[space, level])
    top = int(s.height[space]) - 1
    for n in range(level, top):
        s.stack[space, n] = s.stack[space, n + 1]
    s.stack[space, top] = EMPTY
    s.height[space] = top
    return element
