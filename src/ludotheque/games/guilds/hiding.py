"""What a seat knows in Guilds of London, and random worlds that fit it (L11).

Hidden are the cards in others' hands but for those taken openly, the deck, and the mayoral cards of others. Piles have
no order (L13.3), so a world is what others hold. Two things narrow it down. When the discards are shuffled everybody
knows what the new deck is made of: a card that is not in it, nor in sight, is in somebody's hand. And whoever draws
mayoral cards sees those put back: nobody can have taken one of them before.
"""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.random import STREAMS, below, seed_streams
from ...engine.records import UNKNOWN, Record
from .pieces import CARDS, MAYORS, NONE

HIDDEN = ("random", "hand", "drawn", "deck", "mayor", "choice", "pile", "seen_at")
UNSEEN_KINDS = CARDS + MAYORS
WORLD = 0  # the stream that draws worlds


@rule
def mask(f: Record, s: Record, seat: int) -> None:
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)
    for card in range(CARDS):
        s.deck[card] = UNKNOWN
    for card in range(f.mayors):
        s.pile[card] = UNKNOWN
    for other in range(s.seats):
        if other == seat:
            continue
        for card in range(CARDS):
            s.hand[other, card] = UNKNOWN
            s.drawn[other, card] = UNKNOWN
        for n in range(s.choices[other]):
            s.choice[other, n] = UNKNOWN
        for card in range(f.mayors):
            s.seen_at[other, card] = UNKNOWN
        if not s.over:  # at the end all are counted openly
            for n in range(s.mayor_count[other]):
                s.mayor[other, n] = UNKNOWN


@rule
def unseen(f: Record, s: Record, seat: int, out: Record) -> None:
    """Action cards of each kind neither in sight nor in one's hand, then mayoral cards the seat has not seen."""
    for card in range(CARDS):
        out[card] = f.card_count[card]
        for other in range(s.seats):
            out[card] -= int(s.hand[seat, card]) if other == seat else int(s.shown[other, card])
    for n in range(s.discard_count):
        out[s.discards[n]] -= 1
    for card in range(MAYORS):
        known = seat >= 0 and s.seen_at[seat, card] > 0
        out[CARDS + card] = 1 if card < f.mayors and not known else 0
    if s.over:
        for other in range(s.seats):
            for n in range(s.mayor_count[other]):
                out[CARDS + int(s.mayor[other, n])] = 0


@rule
def deal(f: Record, s: Record, seat: int, seed: int) -> None:
    seed_streams(s, np.uint64(seed))
    deal_hands(f, s, seat)
    deal_mayors(f, s, seat)


# action cards


@rule
def deal_hands(f: Record, s: Record, seat: int) -> None:
    """Cards that cannot be in the deck go to hands; the other places there are filled from all that can."""
    could, must, counts = np.zeros(CARDS, np.int64), np.zeros(CARDS, np.int64), np.zeros(UNSEEN_KINDS, np.int64)
    unseen(f, s, seat, counts)
    could_left, must_left = 0, 0
    for card in range(CARDS):
        own = int(s.drawn[seat, card]) if seat >= 0 else 0
        could[card] = min(counts[card], int(s.shuffled[card]) - own)
        must[card] = counts[card] - could[card]
        could_left += could[card]
        must_left += must[card]
    slots = hidden_cards(f, s, seat)
    for other in range(s.seats):
        if other == seat:
            continue
        hidden = int(s.in_hand[other])
        for card in range(CARDS):
            s.hand[other, card] = s.shown[other, card]
            s.drawn[other, card] = 0
            hidden -= int(s.shown[other, card])
        for _ in range(hidden):
            if below(s, WORLD, slots) < must_left:
                s.hand[other, pick(s, must, must_left)] += 1
                must_left -= 1
            else:
                card = pick(s, could, could_left)
                s.hand[other, card] += 1
                s.drawn[other, card] += 1
                could_left -= 1
            slots -= 1
    for card in range(CARDS):
        s.deck[card] = could[card]


@rule
def hidden_cards(f: Record, s: Record, seat: int) -> int:
    """In all other hands together."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += int(s.in_hand[other])
            for card in range(CARDS):
                count -= int(s.shown[other, card])
    return count


@rule
def pick(s: Record, counts: Record, left: int) -> int:
    """A random one of the cards counted by kind, taken from the counts."""
    place = below(s, WORLD, left)
    for card in range(len(counts)):
        place -= counts[card]
        if place < 0:
            counts[card] -= 1
            return card
    return NONE


# mayoral cards


@rule
def deal_mayors(f: Record, s: Record, seat: int) -> None:
    """Those taken first are dealt first: what fits there fits later too, so that all worlds are equally likely."""
    for card in range(f.mayors):
        s.pile[card] = 1
    if seat >= 0:
        for n in range(s.mayor_count[seat]):
            s.pile[s.mayor[seat, n]] = 0
        for n in range(s.choices[seat]):
            s.pile[s.choice[seat, n]] = 0
    if s.over:
        for other in range(s.seats):
            for n in range(s.mayor_count[other]):
                s.pile[s.mayor[other, n]] = 0
    for time in range(1, int(s.draws) + 1):
        for other in range(s.seats):
            if other == seat:
                continue
            for n in range(s.mayor_count[other]):
                if s.mayor_at[other, n] == time and s.mayor[other, n] == UNKNOWN:
                    s.mayor[other, n] = pick_mayor(f, s, seat, time)
    for other in range(s.seats):
        if other == seat:
            continue
        for n in range(s.choices[other]):
            s.choice[other, n] = pick_mayor(f, s, seat, int(s.draws))
        remember(f, s, other)


@rule
def pick_mayor(f: Record, s: Record, seat: int, time: int) -> int:
    """A random card somebody else can have drawn at that time: not one the seat saw put back then or later."""
    left = 0
    for card in range(f.mayors):
        if can_be(s, seat, card, time):
            left += 1
    place = below(s, WORLD, left)
    for card in range(f.mayors):
        if can_be(s, seat, card, time):
            if place == 0:
                s.pile[card] = 0
                return card
            place -= 1
    return NONE


@rule
def can_be(s: Record, seat: int, card: int, time: int) -> bool:
    return bool(s.pile[card] and (seat < 0 or s.seen_at[seat, card] < time))


@rule
def remember(f: Record, s: Record, seat: int) -> None:
    """Of what somebody else has seen at least what they hold."""
    for card in range(f.mayors):
        s.seen_at[seat, card] = 0
    for n in range(s.mayor_count[seat]):
        s.seen_at[seat, s.mayor[seat, n]] = s.mayor_at[seat, n]
    for n in range(s.choices[seat]):
        s.seen_at[seat, s.choice[seat, n]] = s.draws
