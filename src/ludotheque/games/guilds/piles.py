"""The piles of Guilds of London: action cards, mayoral cards, tiles and tokens, drawn when they are needed (L13.3)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import tell
from .pieces import CARDS, DREW, NONE, SHUFFLED

SETUP, DECK, MAYORAL, GROWTH = range(4)  # the random streams (L13.2)


# action cards


@rule
def fill_deck(f: Record, s: Record) -> None:
    for card in range(CARDS):
        s.deck[card] = f.card_count[card]
        s.shuffled[card] = f.card_count[card]
        s.deck_size += f.card_count[card]


@rule
def shuffle_discards(f: Record, s: Record) -> None:
    """The discards become the deck (L4.6); everybody knows what is in it now, and what was drawn before is not."""
    for card in range(CARDS):
        s.shuffled[card] = 0
        s.all_kept[card] = 0
        for seat in range(s.seats):
            s.drawn[seat, card] = 0
            s.kept[seat, card] = s.hand[seat, card]
            s.all_kept[card] += s.hand[seat, card]
    for seat in range(s.seats):
        s.fresh[seat] = 0
    for n in range(s.discard_count):
        s.deck[s.discards[n]] += 1
        s.shuffled[s.discards[n]] += 1
        s.discards[n] = 0
    s.deck_size = s.discard_count
    s.discard_count = 0
    tell(s, SHUFFLED, int(s.deck_size), 0, 0)


@rule
def draw_card(f: Record, s: Record) -> int:
    """The kind of the next action card, NONE if there is none at all (L4.6)."""
    if s.deck_size == 0:
        if s.discard_count == 0:
            return NONE
        shuffle_discards(f, s)
    place = below(s, DECK, int(s.deck_size))
    s.deck_size -= 1
    for card in range(CARDS):
        place -= int(s.deck[card])
        if place < 0:
            s.deck[card] -= 1
            return card
    return NONE


@rule
def draw_openly(f: Record, s: Record) -> int:
    """The next action card, turned up for all to see."""
    card = draw_card(f, s)
    if card != NONE:
        s.shuffled[card] -= 1
    return card


@rule
def draw_to_hand(f: Record, s: Record, seat: int, count: int) -> None:
    drew = 0
    for _ in range(count):
        card = draw_card(f, s)
        if card != NONE:
            s.hand[seat, card] += 1
            s.in_hand[seat] += 1
            s.drawn[seat, card] += 1
            s.fresh[seat] += 1
            drew += 1
    if drew > 0:
        tell(s, DREW, seat, drew, 0)


@rule
def lay_down(s: Record, card: int) -> None:
    """On top of the discards."""
    s.discards[s.discard_count] = card
    s.discard_count += 1


@rule
def discard(s: Record, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.in_hand[seat] -= 1
    if s.shown[seat, card] > 0:
        s.shown[seat, card] -= 1
    lay_down(s, card)


@rule
def take_openly(s: Record, seat: int, card: int) -> None:
    s.hand[seat, card] += 1
    s.in_hand[seat] += 1
    s.shown[seat, card] += 1


# mayoral cards


@rule
def fill_pile(f: Record, s: Record) -> None:
    for card in range(f.mayors):
        s.pile[card] = 1
    s.pile_size = f.mayors


@rule
def draw_mayor(f: Record, s: Record, seat: int) -> None:
    """A mayoral card to choose from; the seat sees it (L11.2)."""
    place = below(s, MAYORAL, int(s.pile_size))
    for card in range(f.mayors):
        if s.pile[card]:
            if place == 0:
                s.pile[card] = 0
                s.pile_size -= 1
                s.choice[seat, s.choices[seat]] = card
                s.choices[seat] += 1
                s.seen_at[seat, card] = s.draws
                return
            place -= 1


@rule
def keep_mayor(s: Record, seat: int, card: int) -> None:
    """One of those drawn is kept; the others are still to be put back."""
    s.mayor[seat, s.mayor_count[seat]] = card
    s.mayor_at[seat, s.mayor_count[seat]] = s.draws
    s.mayor_count[seat] += 1
    found = False
    for n in range(s.choices[seat]):
        if found:
            s.choice[seat, n - 1] = s.choice[seat, n]
        elif s.choice[seat, n] == card:
            found = True
    s.choices[seat] -= 1
    s.choice[seat, s.choices[seat]] = NONE


@rule
def put_back_mayors(s: Record, seat: int) -> None:
    for n in range(s.choices[seat]):
        s.pile[s.choice[seat, n]] = 1
        s.pile_size += 1
        s.choice[seat, n] = NONE
    s.choices[seat] = 0


# tokens


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
