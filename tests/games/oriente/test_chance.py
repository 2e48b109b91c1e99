"""Chance (O14): the same draws from the same seed everywhere, done again by hand; and all draws uniform."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine.compiled import PURE, records
from ludotheque.engine.hiding import record_of
from ludotheque.engine.random import below
from tests.chi_squared import is_plausible
from tests.games.oriente.board import GAME, KINDS, Table, next_cards, slow_deck, stream_of, table
from tests.naive.oriente import Stream

SEEDS = range(6)
MANY = 60 if PURE else 4000
ORDER = ["ninja", "nofu", "akindo", "samurai", "daimyo", "maho-tsukai", "soryo", "shogun", "2", "3", "4"]  # O14.6
CORE = ludotheque.core("oriente")


def pool_of(match: Table) -> dict[str, int]:
    """The cards nobody has seen."""
    return {kind: int(count) for kind, count in zip(KINDS, match.record.pool, strict=True)}


def unseen_by_layer(match: Table) -> tuple[list[int], list[int]]:
    return match.record.deck.tolist(), match.record.laid.tolist()


# streams


def test_the_four_streams_start_with_the_published_results_of_splitmix64() -> None:
    """O14.1, O14.2: the reference values for seed 0."""
    state = CORE.states(1)
    CORE.reseed(state, 0, np.uint64(0))
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [int(x) for x in state["random"][0]] == published


@pytest.mark.parametrize("n", [1, 2, 5, 12, 32, 36, 2**31 + 1])
def test_below_draws_as_the_rules_say(n: int) -> None:
    """O14.1"""
    state = records(1, GAME.state)
    state["random"][0, 1] = 42
    chance, s = Stream(42), record_of(state) if PURE else state[0]
    assert [int(below(s, 1, n)) for _ in range(100)] == [chance.below(n) for _ in range(100)]
    assert int(state["random"][0, 1]) == chance.x


@pytest.mark.parametrize(
    ("players", "actions", "moved"),
    [
        (("nofu", "nofu"), ("recruit",), []),
        (("nofu", "nofu: 2 3"), ("revolution", "join"), [2]),
        (("nofu", "nofu", "akindo spent: 2 3"), ("revolution", "join"), [2, 3]),
        (("daimyo", "nofu"), ("rent",), [1]),
        (("ninja", "nofu"), ("eliminate 2",), [1]),
        (("akindo", "nofu: 2 3"), ("trade 2",), [3]),
        (("maho-tsukai", "nofu"), ("transmutation", "become nofu"), [1, 2]),
        (("nofu",), ("pass",), []),  # the reward is laid out unseen
    ],
)
def test_each_kind_of_draw_has_its_stream(players: tuple[str, ...], actions: tuple[str, ...], moved: list[int]) -> None:
    """O14.2: 1 the deck, 2 shuffles, 3 cards taken at random; O14.4: laying out a card draws nothing."""
    match = table(*players, square=1)
    before = match.record.random.tolist()
    match.do(*actions)
    assert [n for n in range(4) if match.record.random[n] != before[n]] == moved


# the deck


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_get_their_kind_when_they_are_seen(seed: int) -> None:
    """O14.3, O14.4: five Rents in the top layer."""
    match = table(*["daimyo"] * 5, seats=5, seed=seed)
    by_hand = next_cards(seed, 5, pool_of(match), *unseen_by_layer(match))
    assert [match.do("rent").cards(seat) for seat in range(1, 6)] == by_hand


@pytest.mark.parametrize("seed", SEEDS)
def test_the_layers_are_drawn_one_after_the_other(seed: int) -> None:
    """O14.4: one card on top, one beside the Geisha, then the bottom; or she comes first."""
    match = table(*["daimyo"] * 4, seats=6, deck="ninja / geisha nofu / soryo akindo", seed=seed)
    by_hand = next_cards(seed, 3, pool_of(match), *unseen_by_layer(match))
    drawn = []
    for seat in (1, 2, 3):
        if not match.over:
            drawn.append(match.do("rent").cards(seat))
    assert drawn == by_hand[: len(drawn)]
    assert drawn[0] == "ninja"
    assert match.over == ("geisha" in drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_unseen_cards_of_the_reward_are_seen_layer_by_layer(seed: int) -> None:
    """O14.4: top, middle, bottom; a card of a layer may be in the deck or in the reward."""
    shown = table("nofu", "nofu", reward=4).position()
    lines = dict(line.split(": ", 1) for line in shown.splitlines() if ": " in line)
    top = int(lines["deck"].split()[0])
    edited = shown.replace(f"deck: {lines['deck']}", f"deck: {top + 2} 4 3").replace("laid: 4 0 0", "laid: 2 1 1")
    match = Table.from_position(GAME, edited, seed=seed)
    slow = slow_deck(seed, pool_of(match), *unseen_by_layer(match))
    by_hand = []
    for layer in (0, 0, 1, 2):
        by_hand.append(slow.see(layer))
        slow.reward[layer] -= 1
    assert match.do("recruit").cards(1) == " ".join(sorted(by_hand))


# cards taken, shuffled and dealt


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_of_somebodys_points_is_drawn_by_its_place(seed: int) -> None:
    """O14.6"""
    match = table("akindo", f"nofu: {' '.join(reversed(ORDER))}", seed=seed).do("trade 2")
    assert match.cards(1) == ORDER[stream_of(seed, 3).below(len(ORDER))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_revolution_takes_and_deals_as_the_rules_say(seed: int) -> None:
    """O14.6: from the struck clockwise from the announcer, then dealt in turn."""
    has = {1: ["2", "nofu"], 2: ["nofu"], 3: ["samurai", "3", "4"], 4: ["akindo", "4"]}
    match = table(
        *("samurai spent: 2 nofu", "nofu: nofu", "akindo spent: samurai 3 4", "nofu: akindo 4"),
        pawn=2, square=1, seed=seed,
    ).do("revolution", "join")  # fmt: skip
    taking, shuffling = stream_of(seed, 3), stream_of(seed, 2)
    spoils = has[2] + has[4]
    for seat in (3, 1):
        for _ in range(len(has[seat]) // 2):
            has[seat].sort(key=ORDER.index)
            spoils.append(has[seat].pop(taking.below(len(has[seat]))))
    spoils.sort(key=ORDER.index)
    has[2], has[4] = [], []
    for seat in itertools.islice(itertools.cycle((2, 4)), len(spoils)):
        has[seat].append(spoils.pop(shuffling.below(len(spoils))))
    assert {seat: match.cards(seat).split() for seat in has} == {seat: sorted(cards) for seat, cards in has.items()}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_transmutation_deals_as_the_rules_say(seed: int) -> None:
    """O14.7: the others clockwise from the announcer's left without the first of the chosen kind, then the new card."""
    match = table("nofu", "maho-tsukai", "samurai", "nofu", "soryo spent", seats=5, pawn=2, seed=seed)
    (new,) = next_cards(seed, 1, pool_of(match), *unseen_by_layer(match))
    match.do("transmutation", "become nofu")
    shuffling, cards = stream_of(seed, 2), ["samurai", "soryo", "nofu", new]
    dealt = [cards.pop(shuffling.below(len(cards))) for _ in range(4)]
    assert [match.is_a(seat) for seat in (3, 4, 5, 1)] == [f"{kind} hidden" for kind in dealt]


# uniform draws


def starts(seats: int, look: Callable[[Any], Any]) -> Counter[Any]:
    """What is found in many games right after set-up."""
    found: Counter[Any] = Counter()
    for seed in range(MANY):
        states = CORE.fresh(seats, {"pawn": "random"})
        CORE.start(GAME.shipped.array, states, 0, seed)
        found[look(states[0])] += 1
    return found


def replays(match: Table, actions: Sequence[str], look: Callable[[Any], Any]) -> Counter[Any]:
    """What comes of the same actions at the same table with many seeds."""
    codes = [match.action(text).code for text in actions]
    begun, found = match.state(), Counter[Any]()
    for seed in range(MANY):
        states = begun.copy()
        CORE.reseed(states, 0, np.uint64(seed))
        for code in codes:
            CORE.play(GAME.shipped.array, states, 0, code)
        found[look(states[0])] += 1
    return found


def fits(found: Counter[Any], shares: dict[Any, float]) -> bool:
    """Whether counts are plausible, and nothing else was found."""
    total = sum(shares.values())
    expected = [share / total * found.total() for share in shares.values()]
    return set(found) <= set(shares) and is_plausible([found[fact] for fact in shares], expected)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [4, 7, 12])
def test_everybody_is_as_likely_to_get_the_pawn(seats: int) -> None:
    """O14.5, O2.1"""
    assert fits(starts(seats, lambda s: int(s["pawn"])), dict.fromkeys(range(seats), 1.0))


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 11])
def test_every_treasure_is_as_likely(seat: int) -> None:
    """O14.5, O2.1: for the first seat and the last, one for each."""
    found = starts(12, lambda s: tuple(s["cards"][seat, 9:].tolist()))
    assert fits(found, dict.fromkeys([(1, 0, 0), (0, 1, 0), (0, 0, 1)], 1.0))


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 11])
def test_inhabitants_come_as_often_as_they_are_in_the_top_layer(seat: int) -> None:
    """O14.3, O2.2: 1 Shogun, 3 Ninjas and 28 of the 36 ordinary cards; never the Geisha."""
    found = starts(12, lambda s: KINDS[s["card"][seat]])
    counts = {kind: entry["cards"] for kind, entry in GAME.shipped.entries["inhabitants"].items() if kind != "geisha"}
    whole = {"shogun": 1.0, "ninja": 3.0}
    assert fits(found, {kind: whole.get(kind, 28 / 36 * count) for kind, count in counts.items()})


@pytest.mark.compiled
def test_the_geisha_may_be_any_card_of_the_middle_layer() -> None:
    """O14.3, O2.2: five Rents; and she is always found."""
    match = table(*["daimyo"] * 5, seats=6, deck="/ geisha nofu nofu nofu nofu / nofu akindo samurai soryo")
    drawn: Counter[int] = Counter()
    for seed in range(MANY // 10):
        states, rents = match.state(), 0
        CORE.reseed(states, 0, np.uint64(seed))
        while not states["over"][0]:
            CORE.play(GAME.shipped.array, states, 0, match.action("rent").code)
            rents += 1
        drawn[rents] += 1
    assert fits(drawn, dict.fromkeys(range(1, 6), 1.0))


@pytest.mark.parametrize("seed", range(10))
def test_the_geisha_is_never_in_the_top_layer(seed: int) -> None:
    """O2.2, O14.3: when a game of Rents is over, the top layer is empty."""
    match = table(*["daimyo"] * 5, seats=6, deck="nofu nofu ninja / geisha nofu / nofu nofu", seed=seed)
    while not match.over:
        match.play("rent" if "rent" in match.can() else "pass")
    assert match.outcome.reason == "geisha"
    assert match.record.deck.tolist()[0] == 0


@pytest.mark.compiled
def test_every_card_of_somebodys_points_is_as_likely() -> None:
    """O14.6"""
    found = replays(table("akindo", "nofu: 2 3 nofu nofu"), ["trade 2"], lambda s: s["cards"][0].tolist().index(1))
    assert fits(found, {9: 1.0, 10: 1.0, 1: 2.0})


@pytest.mark.compiled
def test_every_pair_of_cards_is_as_likely_to_be_lost() -> None:
    """O14.6, O8.3"""
    match = table("nofu", "akindo spent: 2 3 4 soryo", "nofu", square=1).do("revolution")
    found = replays(match, ["pass"], lambda s: tuple(np.flatnonzero(s["cards"][0]).tolist()))
    assert fits(found, dict.fromkeys(itertools.combinations((6, 9, 10, 11), 2), 1.0))


@pytest.mark.compiled
def test_every_rebel_is_as_likely_to_get_a_card() -> None:
    """O14.6, O8.4: the third card goes to any of the two shares."""
    match = table("nofu", "nofu: 2 3 4 soryo").do("revolution")
    found = replays(match, ["join"], lambda s: tuple(np.flatnonzero(s["cards"][1]).tolist()))
    assert fits(found, dict.fromkeys(itertools.combinations((6, 9, 10, 11), 2), 1.0))


@pytest.mark.compiled
def test_every_deal_of_a_transmutation_is_as_likely() -> None:
    """O14.7: the Soryo, the Samurai and the card from the deck in any order."""
    match = table("maho-tsukai", "akindo", "samurai spent", "soryo spent").do("transmutation")
    names = {"samurai": "samurai", "soryo": "soryo"}
    found = replays(match, ["become akindo"], lambda s: tuple(names.get(KINDS[k], "new") for k in s["card"][1:4]))
    orders = itertools.permutations(("samurai", "soryo", "new"))
    mixed = Counter({order: count for order, count in found.items() if "new" in order and len(set(order)) == 3})
    assert mixed.total() > MANY / 2  # the new card is seldom one of those that are there already
    assert fits(mixed, dict.fromkeys(orders, 1.0))
