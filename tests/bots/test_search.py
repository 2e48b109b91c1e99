"""What a search takes a finished game to be worth: the victory, and by how many points."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.bots.search import USUAL, Tree, judge, make_knobs, new_growth
from ludotheque.engine.calls import prospects_at, rule_address, value_at
from ludotheque.engine.compiled import PURE, plain_of
from ludotheque.engine.desk import GAME, make_desk, place_on
from ludotheque.engine.hiding import masked
from ludotheque.engine.match import Match


def finished(name: str, seats: int, **options: Any) -> Match:
    match, chance = ludo.start(name, seats=seats, seed=5, **options), np.random.default_rng(1)
    while not match.over:
        match.play(match.legal()[chance.integers(len(match.legal()))])
    return match


def judged(match: Match) -> list[float]:
    growing = new_growth(make_desk(match.game, match.facts, match.state(), plain=True), make_knobs(), 1, plain=True)
    place_on(growing.desk, match.state(), GAME)
    for place in match.outcome.places:
        growing.team[place.party] = place.team
    plain_of(judge)(growing)
    return [float(reward) for reward in growing.rewards[: match.seats]]


@pytest.mark.parametrize(("name", "seats"), [("gorinto", 3), ("corinth", 2), ("oriente", 4), ("guilds", 2)])
def test_a_clear_victory_is_worth_more_than_a_narrow_one(name: str, seats: int) -> None:
    match = finished(name, seats)
    (winner,) = match.outcome.winners
    rewards, narrow = judged(match), 1.0 - USUAL["margin"] / 2
    lead = match.scores[winner] - max(match.scores[seat] for seat in range(seats) if seat != winner)
    assert lead > 0
    assert rewards[winner] == pytest.approx(
        1.0 - USUAL["margin"] + USUAL["margin"] / (1.0 + np.exp(-lead / USUAL["margin_scale"]))
    )
    assert rewards[winner] > narrow > max(rewards[seat] for seat in range(seats) if seat != winner)


def test_partners_count_their_points_together() -> None:
    rewards = judged(finished("gorinto", 4, partners="yes"))
    assert rewards[0] == rewards[2] != rewards[1] == rewards[3]


def test_a_search_looks_no_further_than_its_horizon() -> None:
    """In Corinth whoever buys dice rolls them (C3.1)."""
    match = ludo.start("corinth", seats=2, seed=3)
    assert [action.text for action in match.legal()] == ["buy 0", "buy 1"]
    assert match.actor is not None
    known = masked(match.core, match.facts, match.state(), match.actor)
    tree = Tree(match.game, match.facts, known, match.actor, make_knobs(horizon=1), seed=1, room=1000)
    tree.grow(20)
    assert sum(visits for visits, _ in tree.roots().values()) == 20
    assert int(tree.growing.used[0]) == 1 + len(match.legal())  # nothing behind the roll
    further = Tree(match.game, match.facts, known, match.actor, make_knobs(), seed=1, room=10_000)
    further.grow(20)
    assert int(further.growing.used[0]) > 1 + len(match.legal())


def test_what_a_seat_expects_for_itself_may_differ_from_its_value() -> None:
    """Corinth tells both apart; elsewhere the value stands in, and is not compiled twice."""
    match = ludo.start("corinth", seats=2, seed=3)
    desk = make_desk(match.game, match.facts, match.state(), plain=True)
    place_on(desk, match.state(), GAME)
    at = desk.rules, desk.facts, desk.states, GAME
    assert plain_of(prospects_at)(*at, 0) != plain_of(value_at)(*at, 0)
    gorinto = ludo.game("gorinto")
    assert gorinto.prospects is None
    if not PURE:
        assert rule_address(gorinto, "prospects") == rule_address(gorinto, "value")
