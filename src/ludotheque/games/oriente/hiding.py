"""What a seat knows in Oriente, and random worlds that fit it (O11).

Cards of the deck get their kind only when somebody sees them, so a world is a kind for each inhabitant the seat does
not know. Without a Transmutation each of these is an unseen card of its layer. After one, the seat knows of some
shuffled cards what they are but not where; of some places, because a card was shown there, what lay there but not
which of the shuffled cards it was. `deal` draws a history that fits: for every place the seat has seen, which of the
shuffled cards may have come there, each as likely as it is, and then the rest at random. A history is accepted in
proportion to how likely those places were on the way, compared with the likeliest seen so far, so that in the end all
are equally likely. (A bound worked out beforehand is so far above the truth that nearly all would be refused.)
"""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.random import STREAMS, below, seed_streams
from ...engine.records import UNKNOWN, Record
from .pieces import (
    INHABITANTS,
    NINJA,
    NOFU,
    NONE,
    SEATS,
    SHOGUN,
    SHUFFLES,
    SORYO,
    SPECTATORS,
    TOP,
)

HIDDEN = ("random", "card", "pool", "was", "got")
KINDS = 9
UNSEEN_KINDS = KINDS + 1  # and one for those who might be a Ninja
PILOT = 64  # histories drawn only to see how likely one can be
TRIES = 2000  # histories drawn before the next possible one is taken as it is
WORLD = 0  # the stream that draws worlds
FINE = 1 << 30  # grain of probabilities


@rule
def bit_of(seat: int) -> int:
    return 1 << (seat if seat >= 0 else SPECTATORS)


@rule
def mask(f: Record, s: Record, seat: int) -> None:
    me = bit_of(seat)
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)
    for kind in range(KINDS):
        s.pool[kind] = UNKNOWN
    for other in range(s.seats):
        if not int(s.known[other]) & me:
            s.card[other] = UNKNOWN
    for n in range(s.shuffles):
        for other in range(s.seats):
            if not int(s.was_known[n, other]) & me:
                s.was[n, other] = UNKNOWN
            if not int(s.got_known[n, other]) & me:
                s.got[n, other] = UNKNOWN


@rule
def unseen(f: Record, s: Record, seat: int, out: Record) -> None:
    """Cards of each kind that do not lie where the seat knows them; then how many might be a Ninja for all it knows."""
    count_unseen(f, s, seat, out)
    out[KINDS] = 0
    for other in range(s.seats):
        if not int(s.known[other]) & bit_of(seat) and not (int(s.no_ninja) >> other) & 1:
            out[KINDS] += 1


@rule
def count_unseen(f: Record, s: Record, seat: int, out: Record) -> None:
    me = bit_of(seat)
    for kind in range(KINDS):
        out[kind] = int(f.count[kind]) - cards_in_sight(s, kind)
    for other in range(s.seats):
        if int(s.known[other]) & me and s.card[other] >= 0:
            out[s.card[other]] -= 1


@rule
def cards_in_sight(s: Record, kind: int) -> int:
    """Among points, under the deck, in the reward or turned up, for all to see."""
    count = int(s.reward[kind]) if kind < INHABITANTS else 0
    for seat in range(s.seats):
        count += int(s.cards[seat, kind])
    for n in range(s.under_count):
        if s.under[n] == kind:
            count += 1
    for n in range(s.turned_count):
        if s.turned[n] == kind:
            count += 1
    return count


@rule
def deal(f: Record, s: Record, seat: int, seed: int) -> None:
    seed_streams(s, np.uint64(seed))
    deal_once(f, s, seat)
    for _ in range(TRIES):
        if ninjas_fit(s):
            break
        deal_again(f, s, seat)


@rule
def ninjas_fit(s: Record) -> bool:
    """Whether nobody is or was a Ninja who would have won by it (O9.1)."""
    for other in range(s.seats):
        if (int(s.no_ninja) >> other) & 1 and s.card[other] == NINJA:
            return False
        for n in range(s.shuffles):
            if (int(s.was_no_ninja[n]) >> other) & 1 and s.was[n, other] == NINJA:
                return False
    return True


@rule
def deal_again(f: Record, s: Record, seat: int) -> None:
    """Another world; chance goes on where it was."""
    chance = np.zeros(STREAMS, np.uint64)
    for stream in range(STREAMS):
        chance[stream] = s.random[stream]
    mask(f, s, seat)
    for stream in range(STREAMS):
        s.random[stream] = chance[stream]
    deal_once(f, s, seat)


@rule
def deal_once(f: Record, s: Record, seat: int) -> None:
    """A world that fits all the seat has seen."""
    if s.shuffles == 0:
        count_unseen(f, s, seat, s.pool)
        top = unknown_on_top(s)
        for other in range(s.seats):
            if s.card[other] == UNKNOWN:
                s.card[other] = draw_kind(s, s.pool, int(s.layer[other]), top)
                if s.layer[other] == TOP:
                    top -= 1
        return
    deal_history(f, s, seat)


@rule
def unknown_on_top(s: Record) -> int:
    """Unseen cards of the top layer: in the deck, in the reward and among the unshuffled inhabitants."""
    count = int(s.deck[TOP]) + int(s.laid[TOP])
    for seat in range(s.seats):
        if s.card[seat] == UNKNOWN and not s.shuffled[seat] and s.layer[seat] == TOP:
            count += 1
    return count


@rule
def draw_kind(s: Record, pool: Record, layer: int, top: int) -> int:
    """The kind of an inhabitant of a layer, drawn from the cards the seat has not seen; never the Geisha."""
    kind = NONE
    if layer == TOP:
        place = below(s, WORLD, top)
        if place < pool[SHOGUN]:
            kind = SHOGUN
        elif place < int(pool[SHOGUN]) + int(pool[NINJA]):
            kind = NINJA
    if kind == NONE:
        place = below(s, WORLD, ordinary(pool))
        for candidate in range(NOFU, SORYO + 1):
            place -= int(pool[candidate])
            if place < 0:
                kind = candidate
                break
    pool[kind] -= 1
    return kind


@rule
def ordinary(pool: Record) -> int:
    count = 0
    for kind in range(NOFU, SORYO + 1):
        count += int(pool[kind])
    return count


@rule
def chance_of(pool: Record, layer: int, top: int, kind: int) -> float:
    """How likely an unseen inhabitant of a layer is of this kind."""
    special = kind in (SHOGUN, NINJA)
    if layer != TOP:
        return 0.0 if special else int(pool[kind]) / max(1, ordinary(pool))
    if special:
        return int(pool[kind]) / max(1, top)
    specials = int(pool[SHOGUN]) + int(pool[NINJA])
    return (1.0 - specials / max(1, top)) * int(pool[kind]) / max(1, ordinary(pool))


# after Transmutations


@rule
def deal_history(f: Record, s: Record, seat: int) -> None:
    """Draw histories until one is accepted, then fill in what is still open."""
    me = bit_of(seat)
    kinds, layers = np.zeros(SHUFFLES * SEATS, np.int64), np.zeros(SHUFFLES * SEATS, np.int64)
    came, went = np.zeros((SHUFFLES, SEATS), np.int64), np.zeros((SHUFFLES, SEATS), np.int64)
    first_pool, pool = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
    first_pool_of(f, s, me, first_pool)
    first_top = unknown_on_top(s) + shuffled_from_top(s, me)
    top, most = first_top, 0.0
    for tries in range(100 * TRIES):
        for kind in range(KINDS):
            pool[kind] = first_pool[kind]
        top, likely, cards = first_top, 1.0, 0
        for n in range(s.shuffles):
            if likely > 0.0:
                cards, top, factor = draw_shuffle(s, me, n, cards, kinds, layers, came, went, pool, top)
                likely *= factor
        most = max(most, likely)
        if tries >= PILOT and likely > 0.0 and (tries >= TRIES or below(s, WORLD, FINE) < likely / most * FINE):
            break
    for n in range(s.shuffles):
        for other in range(s.seats):
            card = came[n, other]
            if kinds[card] == UNKNOWN:
                kinds[card] = draw_kind(s, pool, int(layers[card]), top)
                if layers[card] == TOP:
                    top -= 1
            s.was[n, other] = kinds[card]
    for n in range(s.shuffles):
        for other in range(s.seats):
            s.got[n, other] = kinds[went[n, other]]
    last = int(s.shuffles) - 1
    for other in range(s.seats):
        if s.card[other] == UNKNOWN:
            if s.shuffled[other]:
                s.card[other] = s.got[last, other]
            else:
                s.card[other] = draw_kind(s, pool, int(s.layer[other]), top)
                if s.layer[other] == TOP:
                    top -= 1
    for kind in range(KINDS):
        s.pool[kind] = pool[kind]


@rule
def first_pool_of(f: Record, s: Record, me: int, pool: Record) -> None:
    """Cards the seat cannot account for, when of each shuffled card it counts only what it knew before the shuffle."""
    for kind in range(KINDS):
        pool[kind] = int(f.count[kind]) - cards_in_sight(s, kind)
    last = int(s.shuffles) - 1
    for other in range(s.seats):
        if int(s.known[other]) & me and s.card[other] >= 0 and not s.shuffled[other]:
            pool[s.card[other]] -= 1
    for n in range(s.shuffles):
        for other in range(s.seats):
            if not s.was_shuffled[n, other] and int(s.was_known[n, other]) & me:
                pool[s.was[n, other]] -= 1
            stays = s.shuffled[other] if n == last else s.was_shuffled[n + 1, other]
            if not stays:  # it has come to light meanwhile: counted among what lies in sight, as the card it was
                pool[s.got[n, other]] += 1


@rule
def shuffled_from_top(s: Record, me: int) -> int:
    """Cards of the top layer that went into a shuffle without the seat knowing them."""
    count = 0
    for n in range(s.shuffles):
        for other in range(s.seats):
            fresh = not s.was_shuffled[n, other] and not int(s.was_known[n, other]) & me
            if fresh and s.was_layer[n, other] == TOP:
                count += 1
    return count


@rule
def draw_shuffle(
    s: Record, me: int, n: int, cards: int, kinds: Record, layers: Record, came: Record, went: Record, pool: Record,
    top: int,
) -> tuple[int, int, float]:  # fmt: skip
    """One Transmutation: which card went to which place, as far as places have been seen, the rest at random.

    `came` and `went` hold cards by their number in `kinds`, by seat before and after. Returns the cards so far, the
    unseen ones of the top layer, and how likely all this was.
    """
    for other in range(s.seats):
        if s.was_shuffled[n, other]:
            came[n, other] = went[n - 1, other]
        else:
            kinds[cards] = s.was[n, other] if int(s.was_known[n, other]) & me else UNKNOWN
            layers[cards] = s.was_layer[n, other]
            came[n, other] = cards
            cards += 1
    free = (1 << int(s.seats)) - 1  # cards not yet placed, by the seat they came from
    open_places = free
    dealer, likely = int(s.by[n]), 1.0
    for step in range(s.seats):  # the dealer's own place first: the card from the deck cannot be there
        place = (dealer + step) % int(s.seats)
        if not int(s.got_known[n, place]) & me:
            continue
        chosen, total = pick_card(s, n, place, free, kinds, layers, came, pool, top)
        if chosen == NONE:
            return cards, top, 0.0
        likely *= total
        card = came[n, chosen]
        if kinds[card] == UNKNOWN:
            kinds[card] = s.got[n, place]
            pool[kinds[card]] -= 1
            if layers[card] == TOP:
                top -= 1
        went[n, place] = card
        free &= ~(1 << chosen)
        open_places &= ~(1 << place)
    left = count_bits(free)
    if (open_places >> dealer) & 1:
        if (free >> dealer) & 1:
            likely *= (left - 1) / left
        chosen = random_bit(s, free & ~(1 << dealer))
        if chosen == NONE:
            return cards, top, 0.0
        went[n, dealer] = came[n, chosen]
        free &= ~(1 << chosen)
        open_places &= ~(1 << dealer)
    for place in range(s.seats):
        if (open_places >> place) & 1:
            chosen = random_bit(s, free)
            went[n, place] = came[n, chosen]
            free &= ~(1 << chosen)
    return cards, top, likely


@rule
def pick_card(
    s: Record, n: int, place: int, free: int, kinds: Record, layers: Record, came: Record, pool: Record, top: int
) -> tuple[int, float]:
    """A card for a place where the seat has seen what lay there: by the seat it came from; and how likely any was."""
    kind, total = int(s.got[n, place]), 0.0
    for other in range(s.seats):
        total += fit(s, n, place, other, free, kind, kinds, layers, came, pool, top)
    if total <= 0.0:
        return NONE, 0.0
    x = below(s, WORLD, FINE) / FINE * total
    chosen = NONE
    for other in range(s.seats):
        weight = fit(s, n, place, other, free, kind, kinds, layers, came, pool, top)
        if weight > 0.0:
            chosen = other
            x -= weight
            if x < 0.0:
                break
    return chosen, total


@rule
def fit(
    s: Record, n: int, place: int, other: int, free: int, kind: int, kinds: Record, layers: Record, came: Record,
    pool: Record, top: int,
) -> float:  # fmt: skip
    if not (free >> other) & 1 or (place == s.by[n] and other == place):
        return 0.0
    card = came[n, other]
    if kinds[card] == UNKNOWN:
        return chance_of(pool, int(layers[card]), top, kind)
    return 1.0 if kinds[card] == kind else 0.0


@rule
def count_bits(bits: int) -> int:
    count = 0
    for n in range(SEATS):
        count += (bits >> n) & 1
    return count


@rule
def random_bit(s: Record, bits: int) -> int:
    """One of the bits that are set; NONE if there is none."""
    count = count_bits(bits)
    if count == 0:
        return NONE
    place = below(s, WORLD, count)
    for n in range(SEATS):
        if (bits >> n) & 1:
            if place == 0:
                return n
            place -= 1
    return NONE
