"""Chance (C10): the same draws from the same seed everywhere, done again by hand; and all faces equally likely."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque
from ludotheque.engine.compiled import records
from ludotheque.engine.hiding import record_of
from ludotheque.engine.random import below
from ludotheque.games.corinth.actions import BUY
from tests.chi_squared import is_plausible
from tests.games.corinth.board import board, new_facts, stream_of
from tests.naive.corinth import Stream, sort_dice

GAME = ludotheque.game("corinth")
SEEDS = range(6)
NO_GOLD = new_facts(start_gold=0)
DULL = ("take goats", "take oil", "take wine", "stop", "done")  # none brings gold to buy dice with


def test_the_four_streams_start_with_the_published_results_of_splitmix64() -> None:
    """C10.1, C10.2: the reference values for seed 0."""
    state = ludotheque.core("corinth").states(1)
    ludotheque.core("corinth").reseed(state, 0, np.uint64(0))
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [int(x) for x in state["random"][0]] == published


@pytest.mark.parametrize("n", [2, 3, 4, 6, 2**31 + 1])
def test_below_draws_as_the_rules_say(n: int) -> None:
    """C10.1"""
    state = records(1, GAME.state)
    state["random"][0, 1] = 42
    chance = Stream(42)
    assert [int(below(record_of(state), 1, n)) for _ in range(100)] == [chance.below(n) for _ in range(100)]
    assert int(state["random"][0, 1]) == chance.x


def rolled(view: dict[str, object]) -> list[list[int]]:
    """The harbour as the slow version has it."""
    quarters = view["harbour"]
    assert isinstance(quarters, list)
    return [[quarter[name] for name in ("value", "white", "yellow")] for quarter in quarters]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_player_comes_from_the_third_stream(seed: int, seats: int) -> None:
    """C10.3, C2.1"""
    assert ludotheque.start("corinth", seats=seats, seed=seed).view()["first"] == stream_of(seed, 2).below(seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_white_dice_come_from_the_first_stream_and_yellow_from_the_second(seed: int) -> None:
    """C10.2, C10.3"""
    white, yellow = stream_of(seed, 0), stream_of(seed, 1)
    match = board("phase: buy\nharbour: . . . . . .\ngold 1: 2\ndice 1: 1", seed=seed).do("buy 2")
    by_hand = sort_dice([1 + white.below(6) for _ in range(9)], [1 + yellow.below(6) for _ in range(3)])
    assert rolled(match.view()) == list(by_hand.values())
    assert match.state()["random"][0].tolist()[:2] == [white.x, yellow.x]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fourth_stream_is_not_used(seed: int) -> None:
    """C10.2"""
    match = ludotheque.start("corinth", seats=3, seed=seed)
    for _ in range(60):
        match.play(match.legal()[0])
    assert int(match.state()["random"][0, 3]) == stream_of(seed, 3).x


@pytest.mark.parametrize("seed", SEEDS)
def test_each_roll_goes_on_where_the_last_one_ended(seed: int) -> None:
    """C10.3"""
    white = stream_of(seed, 0)
    match = board("phase: buy\nharbour: . . . . . .\ngold 1: 1", seed=seed).do("buy 0")
    while match.view()["round"] == 1:
        match.play(next(text for text in match.can() if text in DULL))
    first, second = ([1 + white.below(6) for _ in range(9)] for _ in range(2))
    assert first != second
    assert rolled(match.view()) == list(sort_dice(second, []).values())


@pytest.mark.parametrize("seed", SEEDS)
def test_when_nothing_can_be_bought_the_set_up_rolls(seed: int) -> None:
    """C10.4"""
    white = stream_of(seed, 0)
    match = ludotheque.start("corinth", seats=2, seed=seed, facts=NO_GOLD)
    assert (match.phase, match.actor) == ("choose", stream_of(seed, 2).below(2))
    assert rolled(match.view()) == list(sort_dice([1 + white.below(6) for _ in range(9)], []).values())


def test_with_gold_the_set_up_asks_before_the_roll() -> None:
    """C10.4"""
    match = ludotheque.start("corinth", seats=2, seed=3)
    assert (match.phase, int(match.state()["random"][0, 0])) == ("buy", stream_of(3, 0).x)


def test_the_set_up_itself_may_win_at_once() -> None:
    """C10.4, C3.3: a variant of one die and no gold."""
    match = ludotheque.start("corinth", seats=3, seed=5, facts=new_facts(white_dice=1, start_gold=0))
    assert match.over
    assert match.outcome.winners == (stream_of(5, 2).below(3),)


@pytest.mark.compiled
def test_all_faces_are_equally_likely() -> None:
    """C10.3: nine white dice and three yellow ones, all bought."""
    white, yellow = [0] * 6, [0] * 6
    core = ludotheque.core("corinth")
    facts = new_facts(start_gold=3).array
    for seed in range(3000):
        states = core.fresh(2, {"instant_win": "no"})
        core.start(facts, states, 0, seed)
        core.play(facts, states, 0, BUY + 3)
        for quarter in range(6):
            if states["value"][0, quarter]:
                face = int(states["value"][0, quarter]) - 1
                white[face] += int(states["white"][0, quarter])
                yellow[face] += int(states["yellow"][0, quarter])
    assert (sum(white), sum(yellow)) == (27000, 9000)
    assert is_plausible(white)
    assert is_plausible(yellow)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_seats_are_equally_likely_to_be_first(seats: int) -> None:
    """C10.3, C2.1"""
    core = ludotheque.core("corinth")
    counts = [0] * seats
    for seed in range(3000):
        states = core.fresh(seats, {"instant_win": "yes"})
        core.start(GAME.shipped.array, states, 0, seed)
        counts[int(states["first"][0])] += 1
    assert is_plausible(counts)
