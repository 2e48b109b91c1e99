"""Oriente told: every line of many games has its words, in every language."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as ludo
from ludotheque.engine.compiled import PURE
from ludotheque.engine.words import LANGUAGES

GAMES = 3 if PURE else 40


def random_game(seats: int, seed: int) -> ludo.Match:
    match, chance = ludo.start("oriente", seats=seats, seed=seed), Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize("seed", range(GAMES))
def test_whole_games_can_be_told_in_every_language(seed: int) -> None:
    match = random_game(4 + seed % 5, seed)
    events = match.events(seat=seed % 4)
    for language in LANGUAGES:
        words = match.words(language)
        assert all(words(line) for _, line in events)
    assert len(events) >= match.number


def test_a_reveal_after_the_last_refusal_to_join_is_a_line_of_its_own() -> None:
    """O8.2: all reveal when everybody has been asked; who declined last may be the first of them."""
    match = ludo.Match.from_position(
        ludo.game("oriente"),
        """
        seats: 4
        phase: join
        announcer: 2
        announced: revolution
        actor: 1
        asked: 3
        discs: 1
        allies: 2 / -
        deck: 28 5 4
        pawn: 2
        inhabitant 1: nofu hidden top 1
        inhabitant 2: nofu
        inhabitant 3: daimyo
        inhabitant 4: shogun
        """,
    )
    match.play("pass")
    assert match.lines()[:2] == ["Seat 1 does not join.", "Seat 1 reveals their Nofu."]
