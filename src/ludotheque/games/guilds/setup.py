"""The set-up of Guilds of London (L2), its chance in the order of L13.4."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import forget_story
from .pieces import (
    BORIS_DRAWS,
    CHOICE,
    COLUMNS,
    GUILDHALL_LEFT,
    GUILDHALL_RIGHT,
    IS_HALL,
    KEEPING,
    MAYORS,
    NONE,
    PLACES,
    PLANTATION,
    SEATS,
    SETTING_UP,
    lowest_open,
)
from .piles import SETUP, draw_mayor, draw_to_hand, draw_token, fill_deck, fill_pile

ABOVE, LEFT, BELOW, RIGHT = 8, 13, 20, 15  # of the Guildhall with one or two players: c2, b3, c4, d3
LEFT_OF_TWO, RIGHT_OF_TWO = 13, 16  # with three or four: b3, e3


@rule
def setup(f: Record, s: Record) -> None:
    """Seats, options and random streams are in the header; everything else is zero (L13.4)."""
    clear_city(f, s)
    if s.seats <= 2:
        s.tile[RIGHT] = f.guilds
        s.stack[f.guilds] = 0
        for place in (ABOVE, LEFT, BELOW):
            s.tile[place] = draw_tile(f, s, int(f.guilds), int(f.tiles))
    else:
        s.tile[RIGHT_OF_TWO] = f.guilds
        s.stack[f.guilds] = 0
        s.tile[LEFT_OF_TWO] = draw_tile(f, s, int(f.guilds), int(f.tiles))
    for place in range(PLACES):
        if s.tile[place] == NONE and is_start_place(s, place):
            s.tile[place] = draw_tile(f, s, 0, int(f.guilds))
    for place in range(PLACES):
        if s.tile[place] >= 0:
            s.token[place] = draw_token(f, s, SETUP)
    side = int(s.options[PLANTATION])
    s.side = below(s, SETUP, 2) if side == 0 else side - 1
    set_up_players(f, s)
    s.beadle = lowest_open(f, s)
    if s.seats == 1:
        place_neutrals(f, s)
    s.stage = SETTING_UP
    s.phase = KEEPING
    s.actor = 0
    forget_story(s)


@rule
def clear_city(f: Record, s: Record) -> None:
    for place in range(PLACES):
        s.tile[place] = NONE
        s.master[place] = NONE
        s.token[place] = NONE
    s.tile[GUILDHALL_LEFT] = IS_HALL
    if s.seats > 2:
        s.tile[GUILDHALL_RIGHT] = IS_HALL
    for tile in range(f.tiles):
        s.stack[tile] = 1
    for token in range(f.tokens):
        s.tokens_left[token] = f.token_count[token]
    fill_deck(f, s)
    fill_pile(f, s)
    for seat in range(SEATS):
        for n in range(CHOICE):
            s.choice[seat, n] = NONE
        for n in range(MAYORS):
            s.mayor[seat, n] = NONE
    for n in range(BORIS_DRAWS):
        s.boris_card[n] = NONE
        s.boris_place[n] = NONE
    s.boris_from = NONE
    s.card = NONE
    s.source = NONE
    s.goal = NONE
    s.second = NONE


@rule
def draw_tile(f: Record, s: Record, first: int, end: int) -> int:
    """A random tile of those left between two numbers."""
    left = 0
    for tile in range(first, end):
        left += int(s.stack[tile])
    place = below(s, SETUP, left)
    for tile in range(first, end):
        if s.stack[tile]:
            if place == 0:
                s.stack[tile] = 0
                return tile
            place -= 1
    return NONE


@rule
def is_start_place(s: Record, place: int) -> bool:
    """L2.1, L2.2"""
    row, column = place // COLUMNS, place % COLUMNS
    if s.seats <= 2:
        return column < COLUMNS - 1
    return (row in (1, 3)) and 1 <= column <= 4


@rule
def set_up_players(f: Record, s: Record) -> None:
    if s.seats > 1:
        taken = 0
        for n in range(s.seats):
            place = below(s, SETUP, int(s.seats) - n)
            for seat in range(s.seats):
                if not (taken >> seat) & 1:
                    if place == 0:
                        s.order[n] = seat
                        s.reached[seat] = int(s.seats) - n
                        taken |= 1 << seat
                        break
                    place -= 1
        s.clock = s.seats
    for seat in range(s.seats):
        s.guildhall[seat] = f.start_liverymen_in_guildhall
        s.supply[seat] = int(f.liverymen_per_player) - int(f.start_liverymen_in_guildhall)
        draw_to_hand(f, s, seat, int(f.start_hand))
    s.scoreboard = int(f.neutral_per_player) * int(s.seats) if s.seats > 1 else int(f.neutral_solo)
    s.draws = 1
    for seat in range(s.seats):
        for _ in range(f.mayoral_dealt):
            draw_mayor(f, s, seat)


@rule
def place_neutrals(f: Record, s: Record) -> None:
    """On the lowest or the highest numbers in play (L2.7)."""
    left = int(f.extra_neutrals_on_tiles)
    for n in range(f.guilds):
        tile = n if s.side == 0 else int(f.guilds) - 1 - n
        for place in range(PLACES):
            if left > 0 and s.tile[place] == tile:
                s.neutral[place] = 1
                left -= 1
