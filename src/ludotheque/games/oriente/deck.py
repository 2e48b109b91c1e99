"""The deck of Oriente: three layers of cards that get their kind when somebody sees them (O2, O14)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import tell
from .pieces import (
    ANNOUNCING,
    BOTTOM,
    BY_DECK,
    BY_GEISHA,
    COLUMNS,
    DRAWS,
    EVERYBODY,
    GEISHA,
    INHABITANTS,
    MIDDLE,
    NINJA,
    NOFU,
    NONE,
    OPEN,
    REWARD,
    SHOGUN,
    SORYO,
    TOP,
    TREASURE,
    forget_shuffles,
    leave,
)

SETUP, DECK, SHUFFLE, PICK = range(4)  # the random streams (O14.2)


@rule
def lay_deck(f: Record, s: Record) -> None:
    """O2.2"""
    ordinary = 0
    for kind in range(INHABITANTS + 1):
        s.pool[kind] = f.count[kind]
    for kind in range(NOFU, SORYO + 1):
        ordinary += int(f.count[kind])
    s.deck[BOTTOM] = f.bottom_cards
    s.deck[MIDDLE] = int(f.middle_cards) + int(f.count[GEISHA])
    specials = int(f.count[SHOGUN]) + int(f.count[NINJA])
    s.deck[TOP] = ordinary - int(f.bottom_cards) - int(f.middle_cards) + specials


@rule
def next_layer(s: Record) -> int:
    """Where the next card of the deck comes from; OPEN for those under it, NONE if there is no card."""
    for layer in range(OPEN):
        if s.deck[layer] > 0:
            return layer
    return OPEN if s.under_count > 0 else NONE


@rule
def see(s: Record, layer: int) -> int:
    """The kind of a card of a layer that somebody sees now (O14.3)."""
    kind = special_kind(s, layer, below(s, DECK, int(s.deck[layer]) + int(s.laid[layer])))
    if kind == NONE:
        kind = ordinary_kind(s, below(s, DECK, unseen_ordinary(s)))
    s.pool[kind] -= 1
    return kind


@rule
def special_kind(s: Record, layer: int, place: int) -> int:
    """The special card at this place among the unseen ones of a layer; NONE if it is an ordinary one."""
    if layer == TOP:
        if place < s.pool[SHOGUN]:
            return SHOGUN
        if place < int(s.pool[SHOGUN]) + int(s.pool[NINJA]):
            return NINJA
    elif layer == MIDDLE and place < s.pool[GEISHA]:
        return GEISHA
    return NONE


@rule
def unseen_ordinary(s: Record) -> int:
    count = 0
    for kind in range(NOFU, SORYO + 1):
        count += int(s.pool[kind])
    return count


@rule
def ordinary_kind(s: Record, place: int) -> int:
    for kind in range(NOFU, SORYO):
        place -= int(s.pool[kind])
        if place < 0:
            return kind
    return SORYO


@rule
def draw_from(s: Record, layer: int) -> int:
    """The next card of the deck, of the layer that `next_layer` has named."""
    if layer == OPEN:
        return draw_under(s)
    kind = see(s, layer)
    s.deck[layer] -= 1
    return kind


@rule
def draw_under(s: Record) -> int:
    kind = int(s.under[0])
    s.under_count -= 1
    for n in range(s.under_count):
        s.under[n] = s.under[n + 1]
    s.under[s.under_count] = 0
    return kind


@rule
def put_under(s: Record, kind: int) -> None:
    s.under[s.under_count] = kind
    s.under_count += 1


@rule
def draw_open(s: Record) -> int:
    """A card of the deck for all to see; NONE if there is none, which ends the game."""
    layer = next_layer(s)
    if layer == NONE:
        end_game(s, BY_DECK)
        return NONE
    return draw_from(s, layer)


@rule
def draw_inhabitant(s: Record, seat: int) -> None:
    """A new hidden inhabitant, seen by its owner (O11.2)."""
    layer = next_layer(s)
    leave(s, seat)
    if layer == NONE:
        end_game(s, BY_DECK)
        return
    s.card[seat] = draw_from(s, layer)
    s.layer[seat] = layer
    s.known[seat] = EVERYBODY if layer == OPEN else 1 << seat
    tell(s, DRAWS, seat, 0, 0)
    if s.card[seat] == GEISHA:
        end_game(s, BY_GEISHA)


@rule
def lay_reward(s: Record) -> None:
    """O2.3, O9.2"""
    layer = next_layer(s)
    if layer == NONE:
        end_game(s, BY_DECK)
    elif layer == OPEN:
        s.reward[draw_under(s)] += 1
    else:
        s.deck[layer] -= 1
        s.laid[layer] += 1


@rule
def take_reward(s: Record, seat: int) -> None:
    """All its cards, face up among the points (O5.2); with the Geisha among them the game is over (O10.1)."""
    for layer in range(OPEN):
        while s.laid[layer] > 0:
            kind = see(s, layer)
            s.laid[layer] -= 1
            s.cards[seat, kind] += 1
            tell(s, REWARD, seat, kind, 0)
            if kind == GEISHA:
                end_game(s, BY_GEISHA)
    for kind in range(INHABITANTS):
        s.cards[seat, kind] += s.reward[kind]
        for _ in range(s.reward[kind]):
            tell(s, REWARD, seat, kind, 0)
        s.reward[kind] = 0


@rule
def end_game(s: Record, reason: int) -> None:
    """All turn their inhabitants up to count (O10.3)."""
    s.over = 1
    s.actor = NONE
    s.phase = ANNOUNCING
    s.ending = reason
    for seat in range(s.seats):
        s.known[seat] = EVERYBODY
    forget_shuffles(s)


@rule
def random_card(s: Record, seat: int) -> int:
    """A random kind among somebody's points cards, who has at least one; it is taken away (O14.6)."""
    total = 0
    for kind in range(COLUMNS):
        total += int(s.cards[seat, kind])
    place = below(s, PICK, total)
    for kind in range(COLUMNS):
        place -= int(s.cards[seat, kind])
        if place < 0:
            s.cards[seat, kind] -= 1
            return kind
    return NONE


@rule
def deal_treasures(f: Record, s: Record) -> None:
    """O14.5; those that nobody gets are out of the game."""
    left = 0
    for kind in range(TREASURE, COLUMNS):
        left += int(f.count[kind])
    for seat in range(s.seats):
        place = below(s, SETUP, left)
        for kind in range(TREASURE, COLUMNS):
            place -= int(f.count[kind]) - treasures_out(s, kind)
            if place < 0:
                s.cards[seat, kind] = 1
                break
        left -= 1


@rule
def treasures_out(s: Record, kind: int) -> int:
    count = 0
    for seat in range(s.seats):
        count += int(s.cards[seat, kind])
    return count
