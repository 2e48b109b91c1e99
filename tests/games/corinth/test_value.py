"""What a position is made of for the bots, and what it is worth to them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.engine.compiled import plain_of
from ludotheque.engine.hiding import record_of
from ludotheque.engine.match import Match
from ludotheque.games.corinth import features, network, value
from tests.games.corinth.board import board


def ask(match: Match, fn: Any, seat: int) -> Any:
    return plain_of(fn)(record_of(match.facts.array), record_of(match.state()), seat)


def numbers(match: Match, seat: int) -> dict[str, float]:
    x = np.zeros(features.NUMBER)
    plain_of(features.describe)(record_of(match.facts.array), record_of(match.state()), seat, x)
    return dict(zip(features.NAMES, x.tolist(), strict=True))


def test_the_network_knows_every_number_and_no_other() -> None:
    assert network.FROM_NUMBERS.shape == (3, features.NUMBER + 1, network.UNITS)


@pytest.mark.parametrize("row", [0, 1, 2])
def test_the_network_says_the_same_compiled_and_plain(row: int) -> None:
    x = np.zeros(features.NUMBER + 1)
    chance = np.random.default_rng(row)
    some = chance.choice(features.NUMBER, 77, replace=False)  # not a multiple of what is added up at a time
    x[some] = chance.random(77)
    expected = plain_of(network.points_to_come)(row, x)
    assert network.points_to_come(row, x) == expected
    x[some[0]] += 1.0
    assert plain_of(network.points_to_come)(row, x) != expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_only_who_has_won_is_likelier_to_win_than_not(seats: int) -> None:
    match, chance = ludo.start("corinth", seats=seats, seed=6), np.random.default_rng(2)
    while not match.over:
        match.play(match.legal()[chance.integers(len(match.legal()))])
    likely = [seat for seat in range(seats) if ask(match, value.value, seat) > 0.0]
    assert tuple(likely) == match.outcome.winners


def test_what_is_good_for_one_of_two_is_as_bad_for_the_other() -> None:
    match = board("rounds: 6\ngold 1: 5\nway 2: c2* b2* b3*")
    assert ask(match, value.value, 0) == pytest.approx(-ask(match, value.value, 1))


@pytest.mark.parametrize(("seats", "turns"), [(2, 18), (3, 18), (4, 16)])
def test_turns_to_come_are_all_of_them_at_first_and_none_at_the_end(seats: int, turns: int) -> None:
    """C2.2, C2.3"""
    match = ludo.start("corinth", seats=seats, seed=4, instant_win="no")
    assert [ask(match, features.turns_left, seat) for seat in range(seats)] == [turns] * seats
    while not match.over:
        before = [ask(match, features.turns_left, seat) for seat in range(seats)]
        match.play(match.legal()[0])
        if not match.over:
            after = [ask(match, features.turns_left, seat) for seat in range(seats)]
            assert all(b - 2 <= a <= b for a, b in zip(after, before, strict=True))
    assert sum(before) <= 1


def test_points_now_are_the_points_of_the_view() -> None:
    match = ludo.start("corinth", seats=3, seed=5)
    while not match.over:
        assert [ask(match, value.points_now, seat) for seat in range(3)] == match.scores
        match.play(match.legal()[-1])


def test_a_shut_in_steward_has_nothing_within_reach() -> None:
    shut_in, free = numbers(board("way 1: b3 a3 a2 a1 b1 c1 c2 b2*"), 0), numbers(board(), 0)
    assert shut_in["shut_in_left"] > 0
    assert shut_in["within_reach_left"] == 0
    assert free["shut_in_left"] == 0
    assert free["rosettes_left"] == 3 * free["left"]


def test_a_turn_that_brings_more_is_worth_more() -> None:
    one, three = (board(f"harbour: 1x1 2x{dice} 3x1 4x1 5x1 6x1").do("take oil", "shop 2") for dice in (1, 3))
    assert ask(three, value.value, 0) > ask(one, value.value, 0)


def test_symbols_still_to_be_delivered_count() -> None:
    match = board("harbour: 1x1 2x3 3x1 4x1 5x1 6x1").do("take oil")
    assert numbers(match, 0)["delivering"] > 0.0
    assert numbers(match, 1)["delivering"] == 0.0  # it is not the rival who delivers
    assert numbers(match.do("shop 2"), 0)["delivering"] == 0.0


def test_a_steward_on_his_way_is_worth_where_he_may_come_to() -> None:
    """C6.3: a rosette in the corner is further than the dice give; gold brings him there."""
    poor, rich = (board(f"rounds: 11\ngold 1: {gold}\nway 1: c2* b2* b3*").do("steward oil") for gold in (0, 1))
    assert numbers(poor, 0)["walking"] == 1.0
    assert numbers(rich, 0)["landing"] > numbers(poor, 0)["landing"] > 0.0
    assert numbers(rich, 1)["walking"] == 0.0


def test_a_later_turn_of_the_round_sees_the_dice_that_are_left() -> None:
    """C2.3: with two players the first has the third turn too."""
    match = board("harbour: 1x1 2x3 3x1 4x1 5x1 6x2").do("take goats")
    later = numbers(match, 0)
    assert later["then_delivery"] > 0.0
    assert later["then_gold"] == 2.0
    assert numbers(match, 1)["then_gold"] == 0.0  # whose turn it is
