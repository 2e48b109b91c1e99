"""A game looked at again: chances add up, a planted blunder is found, and the reason is said in every language."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.bots.analysis import LEAST_POINTS, Effort, Mistake, analyse, chances, described, told, why
from ludotheque.bots.coach import expect_in_parts
from ludotheque.bots.rollout import NOTHING, expect
from ludotheque.engine.hiding import masked, veiled
from ludotheque.engine.match import Match
from ludotheque.engine.words import LANGUAGES

QUICK = Effort(iterations=60, games=12, closer=120)


def blunder(match: Match) -> tuple[int, int]:
    """Play the decision after which the seat to decide wins least; its number and the seat."""
    assert match.actor is not None
    number, seat = match.number, match.actor
    codes = [action.code for action in match.legal()]
    found = expect_in_parts(match, seat, codes, 80, 7)
    match.play(codes[int(np.argmin([outlook.wins[seat] for outlook in found]))])
    return number, seat


def played(seats: int, *, blunder_at: int = -1) -> tuple[Match, tuple[int, int]]:
    match, found = ludo.start("gorinto", seats=seats, seed=11), (-1, -1)
    while not match.over:
        if match.number >= blunder_at >= 0 and found == (-1, -1) and len(match.legal()) > 8:
            found = blunder(match)
        else:
            bot = find_bot("strong:60")
            match.play(bot.decide(match, match.number))
    return match, found


@pytest.mark.compiled
def test_a_blunder_is_found_and_the_same_seed_tells_the_same() -> None:
    match, (number, seat) = played(2, blunder_at=10)
    found = analyse(match, effort=QUICK)
    assert found == analyse(match, effort=QUICK)
    mistake = next(mistake for mistake in found.mistakes if mistake.number == number)
    assert mistake.seat == seat
    assert mistake.played == match.steps[number].action != mistake.best
    assert mistake.better > mistake.win
    for language in LANGUAGES:
        words = match.words(language)
        text = words(told(match, mistake))
        assert str(number) in text
        assert words(described(match, mistake, mistake.best)) in text


@pytest.mark.compiled
def test_chances_add_up_and_end_with_the_result() -> None:
    match, _ = played(3)
    found = analyse(match, effort=replace(QUICK, games=30))
    assert len(found.wins) == match.number + 1
    assert np.sum(found.wins, axis=1) == pytest.approx(np.ones(len(found.wins)))
    assert [party for party, share in enumerate(found.wins[-1]) if share > 0] == list(match.outcome.winners)


@pytest.mark.compiled
def test_a_running_game_tells_a_viewer_of_own_decisions_only() -> None:
    match = ludo.start("oriente", seats=4, seed=5)
    for n in range(30):
        match.play(match.legal()[n % len(match.legal())])
    found = analyse(match, viewer=2, effort=QUICK)
    assert len(found.wins) == 31
    assert all(mistake.seat == 2 for mistake in found.mistakes)


def test_chances_do_not_depend_on_what_the_viewer_cannot_know() -> None:
    match = ludo.start("oriente", seats=4, seed=5)
    for _ in range(8):
        match.play(match.legal()[0])
    other = veiled(match.core, match.facts, match.state(), 1, seed=99)
    assert chances(match, match.state(), 1, 2, seed=3) == chances(match, other, 1, 2, seed=3)


def test_an_unfinished_game_without_decisions_has_chances() -> None:
    match = ludo.start("gorinto", seats=2, seed=5)
    known = masked(match.core, match.facts, match.state(), 0)
    assert expect(match.game, match.facts, known, 0, [NOTHING], 1, 1, 2)[0].wins.sum() == pytest.approx(1.0)
    assert len(analyse(match, effort=Effort(2, 1, 2)).wins) == 1


@pytest.mark.compiled
def test_alone_a_hopeless_game_has_mistakes_too() -> None:
    """Whoever does nothing against Boris has lost long before the end: points tell what the chances cannot."""
    match = ludo.start("guilds", seats=1, seed=3)
    while not match.over:
        match.play(match.legal()[-1])  # ending the turn comes last
    found = analyse(match, effort=replace(QUICK, games=1, closer=40))
    assert match.outcome.places[0].rank != 1
    slips = [mistake for mistake in found.mistakes if not mistake.changes_chances]
    assert slips
    assert all(mistake.margin >= LEAST_POINTS for mistake in slips)
    for language in LANGUAGES:
        assert "%" not in match.words(language)(told(match, slips[0]))


NOTHING_LOST = {"same": 0.0, "odd": 0.0, "keys": 0.0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lost", "given", "expected", "sources"),
    [
        ({"odd": 2.0, "keys": 0.4}, {}, "analysis-cost", ["odd"]),
        ({"odd": 1.0, "keys": 0.9, "same": 0.8}, {}, "analysis-cost", ["odd", "keys"]),
        ({"odd": 0.2}, {"keys": 1.5}, "analysis-gave", ["keys"]),
        ({"odd": 0.2}, {"keys": 0.1}, "analysis-chances", []),
    ],
)
def test_the_reason_names_where_the_points_went(
    language: str, lost: dict[str, float], given: dict[str, float], expected: str, sources: list[str]
) -> None:
    match = ludo.start("gorinto", seats=2, seed=1)
    mistake = Mistake(3, 0, 1, 2, 0.3, 0.4, {**NOTHING_LOST, **lost}, {1: {**NOTHING_LOST, **given}})
    reason, words = why(match, mistake), match.words(language)
    assert reason.id == expected
    assert all(words(f"source-{source}") in words(reason) for source in sources)
    assert (words("seat", number=2) in words(reason)) == (expected == "analysis-gave")
