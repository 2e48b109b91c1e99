"""Sets of places as bits, the Guildhall after the last one: where a step of an effect may begin and end (L6, L12.9)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from .pieces import (
    ANY_TO_PLANTATION,
    BANNER_MOVE,
    COLUMNS,
    EXPEL,
    FROM_PLANTATION,
    HALL,
    HIRE_TO_TILE,
    MOVE,
    MOVE_ANY,
    MOVE_GROUP,
    NONE,
    PLACES,
    PUSH,
    RECALL,
    SWAP,
    SWAP_TOKENS,
    TILE_TO_PLANTATION,
    TO_PLANTATION,
    players,
)

HALL_BIT = 1 << HALL
ALL = (1 << PLACES) - 1
FIRST_COLUMN = sum(1 << place for place in range(0, PLACES, COLUMNS))
LAST_COLUMN = FIRST_COLUMN << (COLUMNS - 1)


@rule
def open_tiles(s: Record) -> int:
    bits = 0
    for place in range(PLACES):
        if s.tile[place] >= 0 and not s.completed[place]:
            bits |= 1 << place
    return bits


@rule
def tiles_of_colour(f: Record, s: Record, colour: int) -> int:
    """Open tiles that show it."""
    bits = 0
    for place in range(PLACES):
        if s.tile[place] >= 0 and not s.completed[place] and (int(f.colours[s.tile[place]]) >> colour) & 1:
            bits |= 1 << place
    return bits


@rule
def tiles_with(s: Record, seat: int) -> int:
    """Where a player has liverymen; on completed tiles there are none."""
    bits = 0
    for place in range(PLACES):
        if s.men[place, seat] > 0:
            bits |= 1 << place
    return bits


@rule
def tiles_with_rivals(s: Record, seat: int) -> int:
    bits = 0
    for other in range(players(s)):
        if other != seat:
            bits |= tiles_with(s, other)
    return bits


@rule
def tiles_with_tokens(s: Record) -> int:
    bits = 0
    for place in range(PLACES):
        if s.token[place] != NONE and not s.completed[place]:
            bits |= 1 << place
    return bits


@rule
def hall_of(s: Record, seat: int) -> int:
    """The Guildhall, if the player has a liveryman there."""
    return HALL_BIT if s.guildhall[seat] > 0 else 0


@rule
def beside(bits: int) -> int:
    """All places next to one of these."""
    sideways = ((bits & ~LAST_COLUMN) << 1) | ((bits & ~FIRST_COLUMN) >> 1)
    return (sideways | (bits << COLUMNS) | (bits >> COLUMNS)) & ALL


@rule
def with_another(candidates: int, goals: int) -> int:
    """Those of the candidates from which there is a goal elsewhere."""
    if goals == 0:
        return 0
    return candidates & ~goals if goals & (goals - 1) == 0 else candidates


@rule
def banner_goals(f: Record, s: Record, card: int) -> int:
    return open_tiles(s) if s.wild else tiles_of_colour(f, s, int(f.card_colour[card]))


@rule
def sources(f: Record, s: Record, code: int, seat: int) -> int:
    """Where a step may begin, so that it can be completed."""
    if code == TO_PLANTATION:
        return hall_of(s, seat)
    if code == TILE_TO_PLANTATION:
        return tiles_with(s, seat)
    if code == ANY_TO_PLANTATION:
        return tiles_with(s, seat) | hall_of(s, seat)
    if code == BANNER_MOVE:
        return with_another(tiles_with(s, seat) | hall_of(s, seat), banner_goals(f, s, int(s.card)))
    if code in (MOVE_ANY, MOVE_GROUP):
        return with_another(tiles_with(s, seat) | hall_of(s, seat), open_tiles(s))
    if code == SWAP:
        return with_another(tiles_with(s, seat), tiles_with_rivals(s, seat))
    if code == PUSH:
        return tiles_with_rivals(s, seat) & beside(open_tiles(s))
    if code == RECALL:
        return tiles_with_rivals(s, seat)
    tokens = tiles_with_tokens(s)  # SWAP_TOKENS: not from the last one
    last = PLACES - 1
    while last > 0 and not (tokens >> last) & 1:
        last -= 1
    return tokens & ~(1 << last)


@rule
def goals(f: Record, s: Record, code: int, seat: int, source: int) -> int:
    """Where a step that begins at a place may end."""
    here = 0 if source == NONE else 1 << source
    if code == BANNER_MOVE:
        return banner_goals(f, s, int(s.card)) & ~here
    if code == PUSH:
        return open_tiles(s) & beside(here)
    if code == SWAP:
        return tiles_with_rivals(s, seat) & ~here
    if code == SWAP_TOKENS:
        return tiles_with_tokens(s) & ~(2 * here - 1)
    return open_tiles(s) & ~here


@rule
def is_possible(f: Record, s: Record, code: int, seat: int) -> bool:
    """Whether a step that asks for a place, or for a rival on the plantation, can be made now."""
    if code == EXPEL:
        for other in range(s.seats):
            if other != seat and s.plantation[other] > 0:
                return True
        return False
    if code == MOVE:
        return bool(s.guildhall[seat] > 0) and open_tiles(s) != 0
    if code == HIRE_TO_TILE:
        return bool(s.supply[seat] > 0) and open_tiles(s) != 0
    if code == FROM_PLANTATION:
        return bool(s.plantation[seat] > 0) and open_tiles(s) != 0
    return sources(f, s, code, seat) != 0
