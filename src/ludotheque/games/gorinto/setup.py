"""Set-up of Gorinto and of each season's path: the bag, the cards, the order of play (G2, G9.1 to G9.3, G10, G11.2)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from .pieces import (
    EMPTY,
    GOALS,
    HEAD,
    KITSUNE_TILE,
    LANDSCAPE,
    LETTER_C,
    LEVELS,
    ORDER,
    PATH,
    PLACING,
    SPACES,
    TAIL,
    TARGET,
    TOKENS,
    push_tile,
    with_partners,
)

BAG, CARDS, BURROWS, KITSUNE = range(4)  # the random streams (G13.3)


@rule
def setup(f: Record, s: Record) -> None:
    """Seats, options and random streams are in the header; everything else is zero (G13.8)."""
    for element in range(5):
        s.bag[element] = f.tiles_each
    raise_mountain(f, s)
    s.season = 1
    lay_path(s)
    deal_goals(f, s)
    deal_keys(s)
    if s.seats > 1:
        draw_order(s)
    s.phase = PLACING
    s.actor = s.order[0]


@rule
def draw_tile(s: Record) -> int:
    """One tile from the bag (G13.4)."""
    total = 0
    for element in range(5):
        total += int(s.bag[element])
    r = below(s, BAG, total)
    element = 0
    while r >= s.bag[element]:
        r -= int(s.bag[element])
        element += 1
    s.bag[element] -= 1
    return element


@rule
def draw_of_those_left(s: Record, stream: int, left: int, size: int) -> int:
    """One of the things whose bits are set in `left` (G13.5)."""
    count = 0
    for n in range(size):
        count += (left >> n) & 1
    r = below(s, stream, count)
    for n in range(size):
        if (left >> n) & 1:
            if r == 0:
                return n
            r -= 1
    return -1  # not reached: r is below the number of bits


@rule
def raise_mountain(f: Record, s: Record) -> None:
    for space in range(SPACES):
        for level in range(LEVELS):
            s.stack[space, level] = EMPTY
        for _ in range(f.heights[s.options[LANDSCAPE], space]):
            push_tile(s, space, draw_tile(s))


@rule
def lay_path(s: Record) -> None:
    """A new path for the season (G2.1, G6.4); in the game for one with the Kitsune's tiles (G9.2, G9.3)."""
    for p in range(PATH):
        s.path[p] = EMPTY
    if s.seats == 1:
        lay_kitsune_tiles(s)
    s.tiles_left = 0
    for p in range(PATH):
        if s.path[p] == EMPTY:
            s.path[p] = draw_tile(s)
            s.tiles_left += 1
    if s.seats == 1:
        s.tokens = (1 << TOKENS) - 1
        move_piece(s, HEAD)
        move_piece(s, TAIL)


@rule
def lay_kitsune_tiles(s: Record) -> None:
    tiles = (1 << 5) - 1
    spaces = (1 << PATH) - 1
    for _ in range(5):
        tile = draw_of_those_left(s, KITSUNE, tiles, 5)
        tiles ^= 1 << tile
        p = draw_of_those_left(s, KITSUNE, spaces, PATH)
        spaces ^= 1 << p
        s.path[p] = KITSUNE_TILE + 1 + tile


@rule
def move_piece(s: Record, piece: int) -> None:
    """Head or tail goes where the next movement token n and Kitsune tile n on the path send it (G9.3)."""
    token = draw_of_those_left(s, KITSUNE, int(s.tokens), TOKENS)
    s.tokens ^= 1 << token
    for p in range(PATH):
        if s.path[p] == KITSUNE_TILE + 1 + token:
            s.pieces[piece] = TARGET[p, token]


@rule
def deal_goals(f: Record, s: Record) -> None:
    """Two goals for all (G2.2), or one between each two neighbours (G11.2); none with letter C alone (G9.1)."""
    left = 0
    for goal in range(len(GOALS)):
        if s.seats > 1 or f.letter[goal] != LETTER_C:
            left |= 1 << goal
    cards = 4 if with_partners(s) else 2
    dealt = 0
    while dealt < cards:
        goal = draw_of_those_left(s, CARDS, left, len(GOALS))
        left ^= 1 << goal
        clash = dealt > 0 and conflict(f, goal, int(s.goals[dealt - 1]))
        if dealt == 3 and conflict(f, goal, int(s.goals[0])):
            clash = True
        if not clash:
            s.goals[dealt] = goal
            dealt += 1
    for unused in range(cards, 4):
        s.goals[unused] = EMPTY


@rule
def conflict(f: Record, one: int, other: int) -> bool:
    return bool(f.letter[one] != 0 and f.letter[one] == f.letter[other])


@rule
def deal_keys(s: Record) -> None:
    left = (1 << 5) - 1
    for n in range(2):
        s.keys[n] = draw_of_those_left(s, CARDS, left, 5)
        left ^= 1 << s.keys[n]
    for n in range(2):
        s.kitsune_keys[n] = EMPTY
        if s.seats == 1:
            s.kitsune_keys[n] = draw_of_those_left(s, CARDS, left, 5)
            left ^= 1 << s.kitsune_keys[n]


@rule
def draw_order(s: Record) -> None:
    """A random first player, then clockwise (G2.4), or a wholly random order (G10.1)."""
    if s.options[ORDER] == 0:
        order_from(s, below(s, CARDS, int(s.seats)))
        return
    left = (1 << s.seats) - 1
    for n in range(s.seats):
        s.order[n] = draw_of_those_left(s, CARDS, left, int(s.seats))
        left ^= 1 << s.order[n]


@rule
def order_from(s: Record, first: int) -> None:
    for n in range(s.seats):
        s.order[n] = (first + n) % s.seats
