"""All hidden histories that fit what somebody has seen of a game of Oriente, counted: the slow judge of dealt worlds.

A history is an order of the unseen cards (O2.2) and, for each Transmutation, the place of the card that was chosen and
the deal of the others (O6.2). All orders and all deals are equally likely. Why somebody chooses a card is beyond the
rules, so any is as likely. Hence a world is as likely as it has histories. Written from the rules, not `hiding.py`.
Rent, Succession, Credit, Trade and Revolution are refused: no test has needed them yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

from ludotheque import Match
from ludotheque.engine.hiding import SPECTATOR, record_of
from ludotheque.games.oriente import pieces
from ludotheque.games.oriente.actions import TRANSMUTATION
from ludotheque.games.oriente.pieces import BECOMING, GEISHA, MAHO_TSUKAI, MIDDLE, NINJA, NONE, OPEN, SHOGUN, TOP

LAYER_OF = {NINJA: TOP, SHOGUN: TOP, GEISHA: MIDDLE}  # the only layer where these may lie (O2.2)
SILENT = (pieces.STRENGTH, pieces.RECRUITS)  # no card moves or comes to light

World = tuple[int, ...]  # the inhabitants, by seat


class Deck(NamedTuple):
    """The cards nobody has drawn: how many of each kind, and how many in each layer."""

    kinds: tuple[int, ...]
    layers: tuple[int, ...]


class Layout(NamedTuple):
    """Where the cards are at one moment of a history."""

    deck: Deck
    homes: World
    reward: tuple[int, ...]
    under: tuple[int, ...]


Histories = Counter[Layout]  # how many have led to each layout


def worlds(match: Match, viewer: int) -> Counter[World]:
    """All worlds that fit what a seat (or a spectator) has seen of a match, each with the number of its histories."""
    assert not match.over, "then nothing is hidden"
    f, s = record_of(match.facts.array), record_of(match.steps[0].state if match.steps else match.state())
    histories = branched(beginnings(s), if_it_fits, s, viewer)
    for step in match.steps:
        s = record_of(step.after)
        for event in s.story[: s.told].tolist():
            histories = branched(histories, after, event, f, s)
        histories = branched(histories, if_it_fits, s, viewer)
    found: Counter[World] = Counter()
    for layout, count in histories.items():
        found[layout.homes] += count * orders(layout.deck)
    return +found  # without those that left a Ninja or the Shogun to a deck whose top layer has no place for it


def branched(histories: Histories, ways: Callable[..., Iterator[Layout]], *given: Any) -> Histories:
    """Every history goes on in all its ways; one that has none does not fit what was seen."""
    found = Histories()
    for layout, count in histories.items():
        for way in ways(layout, *given):
            found[way] += count
    return found


def if_it_fits(layout: Layout, s: Any, viewer: int) -> Iterator[Layout]:
    """O11.2: players know their own inhabitant; O11.3: who transmutes sees them all before choosing."""
    looks = [] if viewer == SPECTATOR else [viewer]
    if s.phase == BECOMING and s.actor == viewer:
        looks = list(range(s.seats))
    if all(layout.homes[seat] == s.card[seat] for seat in looks):
        yield layout


def beginnings(s: Any) -> Histories:
    """All layouts at the beginning: each card that lies face down has been drawn from its layer."""
    hidden = [(seat, int(s.layer[seat])) for seat in range(s.seats) if s.layer[seat] != OPEN]
    laid = [layer for layer in range(OPEN) for _ in range(s.laid[layer])]
    kinds = Counter(int(s.card[seat]) for seat, _ in hidden)
    places = Counter([layer for _, layer in hidden] + laid)
    deck = Deck(
        tuple(int(count) + kinds[kind] for kind, count in enumerate(s.pool)),  # a pool has the unseen reward in it
        tuple(int(count) + places[layer] for layer, count in enumerate(s.deck)),
    )
    homes = tuple(NONE if s.layer[seat] != OPEN else int(s.card[seat]) for seat in range(s.seats))
    reward = tuple(kind for kind, count in enumerate(s.reward) for _ in range(count))
    histories = Histories({Layout(deck, homes, reward, tuple(s.under[: s.under_count].tolist())): 1})
    for seat, layer in hidden:
        histories = branched(histories, draw_inhabitant, seat, layer)
    for layer in laid:
        histories = branched(histories, lay_reward, layer)
    return histories


def after(layout: Layout, event: list[int], f: Any, s: Any) -> Iterator[Layout]:
    """The layouts after an event of a story, which names a kind only where everybody sees it; s: after the decision."""
    layer = next_layer(layout.deck)
    match event:
        case [pieces.DESTINY, seat, action, _]:
            yield own_card_under(layout, seat) if action == TRANSMUTATION else layout
        case [pieces.SHUFFLES_ALL, seat, _, _]:
            yield from deal_anew(layout, seat, layer)
        case [pieces.REVEALS, seat, kind, _]:
            if layout.homes[seat] == kind:
                yield layout
        case [pieces.TURNS_UP, _, kind, _]:
            yield from (rest for drawn, rest in draw(layout, layer) if drawn == kind)
        case [pieces.CAPTURES, _, seat, _]:
            yield layout._replace(homes=replaced(layout.homes, seat, NONE))
        case [pieces.DRAWS, seat, _, _]:
            yield from draw_inhabitant(layout, seat, layer)
        case [pieces.TAKES, seat, kind, _]:
            yield layout._replace(homes=replaced(layout.homes, seat, kind))
        case [pieces.GOES_UNDER, kind, _, _]:
            yield layout._replace(under=(*layout.under, kind))
        case [pieces.REWARD, _, kind, _]:
            if kind in layout.reward:
                place = layout.reward.index(kind)
                yield layout._replace(reward=layout.reward[:place] + layout.reward[place + 1 :])
        case [pieces.SEASON, _, _, _]:
            if not somebody_has_all_ninjas(layout, f, s):
                yield from lay_reward(layout, layer)
        case [what, _, _, _]:
            assert what in SILENT, f"event {what} cannot be followed"
            yield layout


def own_card_under(layout: Layout, seat: int) -> Layout:
    """O6.2"""
    return layout._replace(homes=replaced(layout.homes, seat, NONE), under=(*layout.under, MAHO_TSUKAI))


def deal_anew(layout: Layout, dealer: int, layer: int) -> Iterator[Layout]:
    """O6.2: the dealer takes any of the others' cards; the rest and a new one go to the others, in any order."""
    others = [seat for seat in range(len(layout.homes)) if seat != dealer]
    for new, rest in draw(layout, layer):
        for chosen in others:
            cards = [new if seat == chosen else layout.homes[seat] for seat in others]
            for dealt in permutations(cards):
                homes = list(dealt)
                homes.insert(dealer, layout.homes[chosen])
                if new != GEISHA:
                    yield rest._replace(homes=tuple(homes))


def somebody_has_all_ninjas(layout: Layout, f: Any, s: Any) -> bool:
    """O9.1: who would have won; as another season has begun, nobody has them."""
    ninjas = [int(s.cards[seat, NINJA]) + (kind == NINJA) for seat, kind in enumerate(layout.homes)]
    return 0 < int(f.count[NINJA]) == max(ninjas)


# the deck


def draw_inhabitant(layout: Layout, seat: int, layer: int) -> Iterator[Layout]:
    """Never the Geisha: the game would be over (O10.1)."""
    for kind, rest in draw(layout, layer):
        if kind != GEISHA:
            yield rest._replace(homes=replaced(rest.homes, seat, kind))


def lay_reward(layout: Layout, layer: int) -> Iterator[Layout]:
    for kind, rest in draw(layout, layer):
        yield rest._replace(reward=tuple(sorted((*rest.reward, kind))))


def draw(layout: Layout, layer: int) -> Iterator[tuple[int, Layout]]:
    """What a card of a layer may be, and what it leaves."""
    if layer == OPEN:
        yield layout.under[0], layout._replace(under=layout.under[1:])
    else:
        for kind, deck in draw_unseen(layout.deck, layer):
            yield kind, layout._replace(deck=deck)


def draw_unseen(deck: Deck, layer: int) -> Iterator[tuple[int, Deck]]:
    """Each kind once: cards of one kind are alike."""
    for kind, count in enumerate(deck.kinds):
        if count > 0 and LAYER_OF.get(kind, layer) == layer:
            layers = replaced(deck.layers, layer, deck.layers[layer] - 1)
            yield kind, Deck(replaced(deck.kinds, kind, count - 1), layers)


def next_layer(deck: Deck) -> int:
    """O14.4: the highest that has a card; OPEN for the cards put under the deck."""
    return next((layer for layer in range(OPEN) if deck.layers[layer] > 0), OPEN)


@lru_cache(maxsize=None)
def orders(deck: Deck) -> int:
    """In how many orders the cards of a deck may lie."""
    layer = next_layer(deck)
    return 1 if layer == OPEN else sum(orders(rest) for _, rest in draw_unseen(deck, layer))


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])
