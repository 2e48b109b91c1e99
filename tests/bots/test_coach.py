"""The coach: hints are legal, reproducible, add up, and see what a quick look sees too."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque.bots.coach import hints
from ludotheque.bots.levels import SearchBot
from ludotheque.bots.rollout import NOTHING, expect
from ludotheque.engine.game import Level
from ludotheque.engine.hiding import masked

FEW = {"iterations": 60, "games": 8}


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "seats"), [("gorinto", 1), ("gorinto", 4), ("corinth", 2), ("oriente", 5), ("guilds", 1)]
)
def test_hints_are_legal_reproducible_and_add_up(name: str, seats: int) -> None:
    match = ludo.start(name, seats=seats, seed=3)
    found = hints(match, seed=1, **FEW)
    assert found == hints(match, seed=1, **FEW)
    assert 1 <= len(found) <= 3
    for hint in found:
        assert hint.action in match.legal()
        assert 0.0 <= hint.win <= 1.0
        assert sum(hint.by_source.values()) == pytest.approx(hint.points)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), [("gorinto", 2), ("corinth", 2)])
def test_no_hint_promises_more_than_one_above_it(name: str, seats: int) -> None:
    match = ludo.start(name, seats=seats, seed=5)
    for n in range(20):
        shown = [hint.win for hint in hints(match, seed=n, **FEW)]
        assert shown == sorted(shown, reverse=True)
        match.play(match.legal()[n % len(match.legal())])


@pytest.mark.compiled
def test_the_first_hint_is_the_choice_of_the_search() -> None:
    match = ludo.start("gorinto", seats=2, seed=5)
    chosen = SearchBot("coach", Level(FEW["iterations"])).search(match, 1)[0].action
    assert hints(match, seed=1, **FEW)[0].action.code == chosen


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "usual"), [("gorinto", 100), ("guilds", 48)])
def test_alone_as_many_points_are_expected_as_the_greedy_bot_gets(name: str, usual: int) -> None:
    match = ludo.start(name, seats=1, seed=5)
    known = masked(match.core, match.facts, match.state(), 0)
    expected = expect(match.game, match.facts, known, 0, [NOTHING], 60, 1, match.parties)[0]
    assert expected.points[0].sum() > usual


def test_a_finished_game_has_no_hints() -> None:
    match = ludo.start("gorinto", seats=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(ludo.BadInput, match="the game is over"):
        hints(match)


@pytest.mark.compiled
def test_wins_of_all_parties_add_up_and_a_won_game_is_won() -> None:
    match = ludo.start("gorinto", seats=3, seed=3)
    while not match.over:
        last = match.state()
        actor = match.actor
        match.play(match.legal()[0])
    assert actor is not None
    known = masked(match.core, match.facts, last, actor)
    expected = expect(match.game, match.facts, known, actor, [NOTHING], 20, 1, match.parties)[0]
    assert expected.wins.sum() == pytest.approx(1.0)
    assert expected.points.sum(axis=1) == pytest.approx(match.scores, abs=20)
