"""The abilities of Oriente's inhabitants that are over at once or after one choice (O6)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import tell
from .deck import SHUFFLE, draw_from, draw_inhabitant, draw_open, end_game, next_layer, put_under, random_card
from .pieces import (
    BECOMING,
    BY_GEISHA,
    CAPTURES,
    COLUMNS,
    CREDITS,
    DAIMYO,
    DONE,
    EVERYBODY,
    GAINS,
    GEISHA,
    GETS,
    GIVES,
    GIVING,
    MAHO_TSUKAI,
    NOFU,
    NONE,
    OPEN,
    RECRUITS,
    SEATS,
    SHOGUN,
    SHUFFLES_ALL,
    SUCCEEDS,
    leave,
    points_cards,
    reveal,
    settle,
    shogun_holder,
)


@rule
def rent(s: Record, seat: int) -> None:
    """O6.3"""
    kind = draw_open(s)
    if kind == NONE:
        return
    s.cards[seat, kind] += 1
    tell(s, GAINS, seat, kind, 0)
    if kind == GEISHA:
        end_game(s, BY_GEISHA)


@rule
def succession(s: Record, seat: int) -> None:
    """O6.4: the Daimyo goes where the Shogun lies."""
    holder = shogun_holder(s)
    tell(s, SUCCEEDS, seat, holder, 0)
    if s.cards[holder, SHOGUN] > 0:
        s.cards[holder, SHOGUN] -= 1
        s.cards[holder, DAIMYO] += 1
    else:
        settle(s, holder, DAIMYO)
    settle(s, seat, SHOGUN)


@rule
def credit(s: Record, seat: int, target: int) -> None:
    """O6.5"""
    tell(s, CREDITS, seat, target, int(s.cards[target, NOFU]))
    s.cards[seat, NOFU] += s.cards[target, NOFU]
    s.cards[target, NOFU] = 0


@rule
def trade(s: Record, seat: int, target: int) -> None:
    """O6.6: the random card; what is given for it is asked only if there is a choice."""
    if points_cards(s, target) == 0:
        return
    kinds, last = 0, NONE
    for kind in range(COLUMNS):
        if s.cards[seat, kind] > 0:
            kinds += 1
            last = kind
    kind = random_card(s, target)
    tell(s, GETS, seat, target, kind)
    s.cards[seat, kind] += 1
    if kinds == 1:
        tell(s, GIVES, seat, target, last)
        s.cards[seat, last] -= 1
        s.cards[target, last] += 1
    elif kinds > 1:
        s.taken = kind
        s.phase = GIVING
        s.actor = seat


@rule
def give_back(s: Record, kind: int) -> None:
    tell(s, GIVES, int(s.actor), int(s.target), kind)
    s.cards[s.actor, kind] -= 1
    s.cards[s.target, kind] += 1
    s.taken = NONE
    s.phase = DONE


@rule
def recruit(f: Record, s: Record) -> None:
    """O6.7"""
    if s.seats < f.hut_players:
        s.supply -= 1
        s.square += 1
    elif s.hut > 0:
        s.hut -= 1
        s.square += 1
    else:
        s.supply -= 1
        s.hut += 1
    tell(s, RECRUITS, int(s.square), int(s.hut), 1 if s.seats >= f.hut_players else 0)


@rule
def eliminate(s: Record, seat: int, target: int) -> None:
    """O6.9"""
    reveal(s, target)
    s.cards[seat, s.card[target]] += 1
    tell(s, CAPTURES, seat, target, int(s.card[target]))
    draw_inhabitant(s, target)


# Transmutation (O6.2)


@rule
def begin_transmutation(s: Record, seat: int) -> None:
    """The own card goes under the deck; the player looks at all others, then chooses."""
    put_under(s, MAHO_TSUKAI)
    leave(s, seat)
    for other in range(s.seats):
        if other != seat:
            s.known[other] |= 1 << seat
            if s.shuffled[other]:
                s.got_known[int(s.shuffles) - 1, other] |= 1 << seat
    s.phase = BECOMING
    s.actor = seat


@rule
def become(s: Record, kind: int) -> None:
    """The chosen card to the player, a card from the deck to the rest, which are dealt anew."""
    seat, layer = int(s.actor), next_layer(s)
    new = draw_from(s, layer)
    note_before(s, seat, new, layer)
    left, chosen = 0, False
    for step in range(1, s.seats):  # the cards to deal, packed into s.turned, which is empty now
        other = (seat + step) % int(s.seats)
        if not chosen and s.card[other] == kind:
            chosen = True
        else:
            s.turned[left] = s.card[other]
            left += 1
    s.turned[left] = new
    left += 1
    s.card[seat] = kind
    for step in range(1, s.seats):
        place = below(s, SHUFFLE, left)
        s.card[(seat + step) % int(s.seats)] = s.turned[place]
        left -= 1
        for n in range(place, left):
            s.turned[n] = s.turned[n + 1]
    note_after(s)
    tell(s, SHUFFLES_ALL, seat, 0, 0)
    s.phase = DONE
    if new == GEISHA:
        end_game(s, BY_GEISHA)


@rule
def note_before(s: Record, seat: int, new: int, layer: int) -> None:
    """What lay where, and who knew it: a player's knowledge of the cards survives the shuffle (O11.3)."""
    n = int(s.shuffles)
    s.by[n] = seat
    for other in range(s.seats):
        s.was[n, other] = s.card[other]
        s.was_known[n, other] = s.known[other]
        s.was_layer[n, other] = s.layer[other]
        s.was_shuffled[n, other] = s.shuffled[other]
    s.was_no_ninja[n] = int(s.no_ninja) & ~(1 << seat)
    s.was[n, seat] = new
    s.was_known[n, seat] = EVERYBODY if layer == OPEN else 0
    s.was_layer[n, seat] = layer
    s.was_shuffled[n, seat] = 0
    s.shuffles += 1


@rule
def note_after(s: Record) -> None:
    n = int(s.shuffles) - 1
    s.revealed = 0
    s.no_ninja = 0
    for seat in range(SEATS):
        s.turned[seat] = 0
    for seat in range(s.seats):
        s.known[seat] = 1 << seat
        s.layer[seat] = OPEN
        s.shuffled[seat] = 1
        s.got[n, seat] = s.card[seat]
        s.got_known[n, seat] = s.known[seat]
