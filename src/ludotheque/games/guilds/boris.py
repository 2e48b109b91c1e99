"""Boris: his cards and his search from the beadle (L9.2), and the Solitaires' Guild against him (L9.6)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from ...engine.story import tell
from .pieces import (
    BORIS,
    BORIS_BEGINS,
    BORIS_CARDS,
    BORIS_DRAWS,
    BORIS_PLACES,
    NONE,
    OFFERED,
    ON_TILES,
    PLACES,
    SOLITAIRES,
    is_guild,
    is_open,
    score,
    shows_colour,
)
from .piles import draw_openly, lay_down


@rule
def boris_turn(f: Record, s: Record) -> None:
    """His cards are discarded when all are placed: a shuffle in between leaves them out."""
    s.boris_from = s.beadle
    tell(s, BORIS_BEGINS, int(s.beadle), 0, 0)
    for n in range(BORIS_DRAWS):
        s.boris_card[n] = NONE
        s.boris_place[n] = NONE
    for n in range(3 + int(s.options[BORIS_CARDS])):
        card = draw_openly(f, s)
        if card == NONE:
            break
        s.boris_card[n] = card
        s.boris_place[n] = boris_goal(f, s, int(f.card_colour[card]))
        if s.boris_place[n] != NONE:
            s.men[s.boris_place[n], BORIS] += 1
        tell(s, BORIS_PLACES, card, int(s.boris_place[n]), 0)
    for n in range(BORIS_DRAWS):
        if s.boris_card[n] != NONE:
            lay_down(s, int(s.boris_card[n]))


@rule
def boris_goal(f: Record, s: Record, colour: int) -> int:
    """The first open tile of a colour, from the beadle's on in reading order, around the city; NONE for none."""
    start = max(0, int(s.beadle))
    for step in range(PLACES):
        place = (start + step) % PLACES
        if is_open(s, place) and shows_colour(f, s, place, colour):
            return place
    return NONE


@rule
def can_buy_master(f: Record, s: Record) -> bool:
    """Tokens, a liveryman and a tile for the Solitaires' Guild."""
    if s.options[SOLITAIRES] == 0 or s.card_tokens < f.tokens_for_card or s.guildhall[0] == 0:
        return False
    for place in range(PLACES):
        if can_be_bought(f, s, place):
            return True
    return False


@rule
def can_be_bought(f: Record, s: Record, place: int) -> bool:
    return bool(is_guild(f, s, place) and s.completed[place] and s.master[place] == NONE)


@rule
def buy_master(f: Record, s: Record, place: int) -> None:
    s.card_tokens -= f.tokens_for_card
    s.guildhall[0] -= 1
    s.master[place] = 0
    score(s, 0, ON_TILES, int(f.vp[s.tile[place]]))


@rule
def offer_guild(f: Record, s: Record) -> bool:
    """Ask at this moment, until it is declined or no longer possible."""
    if s.offered or not can_buy_master(f, s):
        s.offered = 0
        return False
    s.phase = OFFERED
    s.actor = 0
    return True
