"""What a seat knows in Guilds of London, and random worlds that fit it (L11).

Hidden are the cards in others' hands but for those taken openly, the deck, and the mayoral cards of others. Piles have
no order (L13.3), so a world is what others hold. Two things narrow it down. When the discards are shuffled everybody
knows what the new deck is made of: a card that is not in it, nor in sight, is in somebody's hand, and who has drawn
little since then holds such cards. (Of two alike, one from before and one from after, the one from before is taken to
be discarded first.) And whoever draws mayoral cards sees those put back: nobody can have taken one of them before.
"""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.random import STREAMS, below, seed_streams
from ...engine.records import UNKNOWN, Record
from .pieces import CARDS, MAYORS, NONE, PILE, SEATS

HIDDEN = ("random", "hand", "drawn", "kept", "deck", "mayor", "choice", "pile", "seen_at")
UNSEEN_KINDS = CARDS + MAYORS
WORLD = 0  # the stream that draws worlds
FINE = 1 << 30  # grain of probabilities


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
            s.kept[other, card] = UNKNOWN
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
    """Old cards are in hands since before the deck was shuffled; new ones are in it, or were drawn since then."""
    new, old, counts = np.zeros(CARDS, np.int64), np.zeros(CARDS, np.int64), np.zeros(UNSEEN_KINDS, np.int64)
    unseen(f, s, seat, counts)
    new_left, old_left = tell_apart(s, seat, counts, new, old)
    ways = np.zeros((SEATS + 1, PILE + 1), np.float64)
    count_ways(s, seat, old_left, ways)
    for card in range(CARDS):
        for other in range(s.seats):
            if other != seat:
                s.hand[other, card] = s.shown[other, card]
                s.drawn[other, card] = 0
                s.kept[other, card] = 0
    for other in range(s.seats):
        if other == seat:
            continue
        hidden = hidden_cards(s, other)
        kept = pick_old(s, other, hidden, old_left, ways)
        for n in range(hidden):
            if n < kept:
                card = pick(s, old, old_left)
                s.kept[other, card] += 1
                old_left -= 1
            else:
                card = pick(s, new, new_left)
                s.drawn[other, card] += 1
                new_left -= 1
            s.hand[other, card] += 1
    for card in range(CARDS):
        s.deck[card] = new[card]


@rule
def tell_apart(s: Record, seat: int, counts: Record, new: Record, old: Record) -> tuple[int, int]:
    """Unseen cards by kind, new and old: as many new ones as can be, but hands must hold enough old ones."""
    new_left, old_left = 0, 0
    for card in range(CARDS):
        own = int(s.drawn[seat, card]) if seat >= 0 else 0
        new[card] = min(counts[card], int(s.shuffled[card]) - own)
        old[card] = counts[card] - new[card]
        new_left += new[card]
        old_left += old[card]
    least = 0
    for other in range(s.seats):
        if other != seat:
            least += max(0, hidden_cards(s, other) - int(s.fresh[other]))
    either = np.zeros(CARDS, np.int64)  # counted as new, but may as well be old
    either_left = 0
    for card in range(CARDS):
        own = int(s.kept[seat, card]) if seat >= 0 else 0
        either[card] = max(0, min(new[card], int(s.all_kept[card]) - own - old[card]))
        either_left += either[card]
    while old_left < least and either_left > 0:
        card = pick(s, either, either_left)
        either_left -= 1
        new[card] -= 1
        old[card] += 1
        new_left -= 1
        old_left += 1
    return new_left, old_left


@rule
def hidden_cards(s: Record, seat: int) -> int:
    count = int(s.in_hand[seat])
    for card in range(CARDS):
        count -= int(s.shown[seat, card])
    return count


@rule
def count_ways(s: Record, seat: int, old: int, ways: Record) -> None:
    """ways[n, m]: how many ways m old cards can lie in the hands from seat n on; who drew little since holds many."""
    ways[int(s.seats), 0] = 1.0
    for n in range(s.seats):
        other = int(s.seats) - 1 - n
        hidden = hidden_cards(s, other) if other != seat else 0
        for m in range(old + 1):
            chosen = 1.0  # hidden over k
            for k in range(min(hidden, m) + 1):
                if hidden - k <= s.fresh[other]:
                    ways[other, m] += chosen * ways[other + 1, m - k]
                chosen *= (hidden - k) / (k + 1)


@rule
def pick_old(s: Record, seat: int, hidden: int, old: int, ways: Record) -> int:
    """How many of the old cards a seat holds, as likely as there are ways for the rest."""
    place = below(s, WORLD, FINE) / FINE * ways[seat, old]
    chosen, found = 1.0, 0
    for k in range(min(hidden, old) + 1):
        if hidden - k <= s.fresh[seat] and ways[seat + 1, old - k] > 0.0:
            found = k
            place -= chosen * ways[seat + 1, old - k]
            if place < 0.0:
                break
        chosen *= (hidden - k) / (k + 1)
    return found


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
