"""The piles of Guilds of London: action cards, mayoral cards, tiles and tokens, drawn when they are needed (L13.3)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from .pieces import NONE, SEATS

SETUP, CARDS, MAYORAL, GROWTH = range(4)  # the random streams (L13.2)


@rule
def cards_left(f: Record, s: Record) -> int:
    count = 0
    for card in range(f.cards):
        count += int(s.deck[card])
    return count


@rule
def draw_card(f: Record, s: Record) -> int:
    """The kind of the next action card, NONE if there is none at all (L4.6)."""
    left = cards_left(f, s)
    if left == 0:
        left = int(s.discard_count)
        if left == 0:
            return NONE
        for n in range(left):
            s.deck[s.discards[n]] += 1
            s.discards[n] = 0
        s.discard_count = 0
    place = below(s, CARDS, left)
    for card in range(f.cards):
        place -= int(s.deck[card])
        if place < 0:
            s.deck[card] -= 1
            return card
    return NONE


@rule
def draw_to_hand(f: Record, s: Record, seat: int, count: int) -> None:
    for _ in range(count):
        card = draw_card(f, s)
        if card != NONE:
            s.hand[seat, card] += 1


@rule
def lay_down(s: Record, card: int) -> None:
    """On top of the discards."""
    s.discards[s.discard_count] = card
    s.discard_count += 1


@rule
def discard(s: Record, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    if s.shown[seat, card] > 0:
        s.shown[seat, card] -= 1
    lay_down(s, card)


@rule
def take_openly(s: Record, seat: int, card: int) -> None:
    s.hand[seat, card] += 1
    s.shown[seat, card] += 1


@rule
def mayors_left(f: Record, s: Record) -> int:
    count = 0
    for card in range(f.mayors):
        if s.keeper[card] == NONE:
            count += 1
    return count


@rule
def draw_mayor(f: Record, s: Record, seat: int) -> None:
    """A mayoral card to choose from; the seat sees it (L11.2)."""
    place = below(s, MAYORAL, mayors_left(f, s))
    for card in range(f.mayors):
        if s.keeper[card] == NONE:
            if place == 0:
                s.keeper[card] = SEATS + seat
                s.seen_at[seat, card] = s.draws
                return
            place -= 1


@rule
def draw_token(f: Record, s: Record, stream: int) -> int:
    """The kind of the next second-place token, NONE if there is none."""
    left = 0
    for token in range(f.tokens):
        left += int(s.tokens_left[token])
    if left == 0:
        return NONE
    place = below(s, stream, left)
    for token in range(f.tokens):
        place -= int(s.tokens_left[token])
        if place < 0:
            s.tokens_left[token] -= 1
            return token
    return NONE
