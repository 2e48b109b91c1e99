"""Chance (L13): the generator of the rules, draws done again by hand, and all results equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine.compiled import records
from ludotheque.engine.hiding import record_of
from ludotheque.engine.random import below
from ludotheque.games.guilds.notation import parse_action, read_card, show_cards
from tests.chi_squared import is_plausible
from tests.games.guilds.board import FACTS, GAME, City, alone, city, next_ones, stream_of, with_ability
from tests.naive.guilds import Stream

# the generator


def test_the_four_streams_start_with_the_published_results_of_splitmix64() -> None:
    """L13.1, L13.2: the reference values for seed 0."""
    state = ludotheque.core("guilds").states(1)
    ludotheque.core("guilds").reseed(state, 0, np.uint64(0))
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [int(x) for x in state["random"][0]] == published


@pytest.mark.parametrize("n", [1, 2, 5, 21, 105, 2**31 + 1, 2**32 - 1])
def test_below_draws_as_the_rules_say(n: int) -> None:
    """L13.1: with the large bounds many draws have to be done anew."""
    state = records(1, GAME.state)
    state["random"][0, 1] = 42
    chance = Stream(42)
    assert [int(below(record_of(state), 1, n)) for _ in range(100)] == [chance.below(n) for _ in range(100)]
    assert int(state["random"][0, 1]) == chance.x


# by hand


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_drawn_by_kind_from_what_is_left(seed: int) -> None:
    """L13.3: colour by colour, within a colour in the order of the facts."""
    deck = [entry["id"] for entry in FACTS["action_card"] for _ in range(entry["count"])]
    drawn = next_ones(stream_of(seed, 1), deck, 4)
    assert sorted(city("a1: 1", seed=seed).do("end").hand(1).split()) == sorted(drawn)


@pytest.mark.parametrize("seed", range(4))
def test_mayoral_cards_come_from_the_third_stream(seed: int) -> None:
    """L13.6: two of those left."""
    match = city("a1: 1\nhand 1: Y1\nmayors 2: 1 5", seed=seed, facts=with_ability("mayor:1")).do("ability Y1")
    left = [number for number in range(1, 22) if number not in (1, 5)]
    assert match.can() == sorted(f"keep {number}" for number in next_ones(stream_of(seed, 2), left, 2))


def test_a_draw_among_one_is_drawn_too() -> None:
    """L13.3"""
    match = alone("a1: 1\nb1: 8", boris="R1")
    chance = stream_of(match.seed, 1)
    chance.below(1)
    assert int(match.do("end").state()["random"][0, 1]) == chance.x


# all results equally likely, with fixed seeds

GAMES = 2000


def set_ups(seats: int, **options: str) -> Iterator[Any]:
    """The record of many games just set up; each is overwritten by the next."""
    core = ludotheque.core("guilds")
    states = core.fresh(seats, {option.name: options.get(option.name, option.default) for option in GAME.options})
    for seed in range(GAMES):
        core.copy(states, 0, 1)
        core.start(GAME.shipped.array, states, 1, seed)
        yield record_of(states[1:])


def after(match: City, action: str) -> Iterator[Any]:
    """The record after one action, with many seeds."""
    states = np.repeat(match.state(), 2)
    code = parse_action(action)
    for seed in range(GAMES):
        match.core.copy(states, 0, 1)
        match.core.reseed(states, 1, np.uint64(seed))
        match.core.play(match.facts.array, states, 1, code)
        yield record_of(states[1:])


def dealt(match: City, seat: int) -> Iterator[Any]:
    """Worlds that fit what a seat knows."""
    for seed in range(GAMES):
        yield record_of(match.veil(seat - 1, seed))


def assert_shares(found: Iterable[object], shares: Mapping[Any, float]) -> None:
    """Everything comes up as often as it should, and nothing else."""
    counts = Counter(found)
    assert set(counts) <= set(shares)
    expected = [GAMES * share / sum(shares.values()) for share in shares.values()]
    assert min(expected) > 5
    assert is_plausible([counts[kind] for kind in shares], expected)


def even(kinds: Iterable[object]) -> dict[object, float]:
    return dict.fromkeys(kinds, 1.0)


SET_UPS: list[tuple[int, Callable[[Any], object], dict[Any, float]]] = [
    (2, lambda s: int(s.tile[0]), even(range(40))),
    (1, lambda s: int(s.tile[28]), even(range(40))),
    (3, lambda s: int(s.tile[13]), even(range(41, 45))),
    (2, lambda s: tuple(int(s.tile[place]) for place in (8, 13, 20)), even(permutations(range(41, 45), 3))),
    (2, lambda s: int(s.token[0]), {n: float(token["count"]) for n, token in enumerate(FACTS["token"])}),
    (2, lambda s: int(s.token[28]), {n: float(token["count"]) for n, token in enumerate(FACTS["token"])}),
    (1, lambda s: int(s.side), even(range(2))),
    (2, lambda s: tuple(s.order[:2].tolist()), even(permutations(range(2)))),
    (4, lambda s: tuple(s.order[:4].tolist()), even(permutations(range(4)))),
    (2, lambda s: int(s.choice[1, 2]), even(range(21))),
]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "look", "shares"),
    SET_UPS,
    ids=["guild", "last", "building", "buildings", "token", "last token", "side", "first", "order", "mayor"],
)
def test_the_set_up_is_any(seats: int, look: Callable[[Any], object], shares: Mapping[Any, float]) -> None:
    """L2.1 to L2.6, L3.2, L13.4"""
    assert_shares((look(s) for s in set_ups(seats)), shares)


@pytest.mark.compiled
def test_boris_draws_any_card_of_the_deck() -> None:
    """L9.2, L13.3"""
    shares = {read_card(entry["id"]): float(entry["count"]) for entry in FACTS["action_card"]}
    match = city("a1: 1\nb1: 2\nno_limit: 1", seats=1)
    assert_shares((int(s.boris_card[0]) for s in after(match, "end")), shares)


@pytest.mark.compiled
def test_growth_lays_any_tile_of_the_stack() -> None:
    """L8.2, L13.5"""
    match = city("round: 3\nactor: 3\nb2: 1\nc2: 2\nb3: livery-hall\ne3: st-lawrence-jewry", seats=3)
    stack = [tile for tile in range(45) if tile not in (0, 1, 40, 42)]
    assert_shares((int(s.tile[5]) for s in after(match, "end")), even(stack))


@pytest.mark.compiled
def test_worlds_have_any_hands_that_fit() -> None:
    """L11.2: two hidden cards of two red ones, a blue and a green one; a card that was shown stays."""
    match = city("a1: 8\nhand 1: Y1\nhand 2: R1 B1 P1\nshown 2: P1", draws="R1 G1")
    red, blue, green = (read_card(card) for card in ("R1", "B1", "G1"))
    worlds = (tuple(int(s.hand[1, card]) for card in (red, blue, green)) for s in dealt(match, 1))
    assert_shares(worlds, {(2, 0, 0): 1, (1, 1, 0): 2, (1, 0, 1): 2, (0, 1, 1): 1})


@pytest.mark.compiled
def test_after_a_shuffle_worlds_have_any_old_cards_that_fit() -> None:
    """L11.2, L4.6: seat 1 sees three cards that are in others' hands since before; two are seat 2's."""
    text = "actor: 3\na1: 8\nhand 1: Y1\nhand 2: B1 B2\nhand 3: P1\ndiscards: R1 R1 R2 R2 R2 R2"
    match = city(text, seats=3, draws="").do("end")
    assert_shares((show_cards(s.hand[1]) for s in dealt(match, 1)), even(["B1 B2", "P1 B1", "P1 B2"]))


@pytest.mark.compiled
def test_worlds_have_any_mayoral_cards_that_fit() -> None:
    """L11.2: the first of seat 2 is none of those seat 1 saw at the set-up, the second may be one put back then."""
    match = city("a1: 8\ndraws: 2\nmayors 1: 4@1\nmayors 2: 9@1 12@2\nseen 1: 4@1 5@1 6@1")
    first = [card for card in range(21) if card not in (3, 4, 5)]
    pairs = [(one, other) for one in first for other in range(21) if other not in (one, 3)]
    assert_shares(((int(s.mayor[1, 0]), int(s.mayor[1, 1])) for s in dealt(match, 1)), even(pairs))
