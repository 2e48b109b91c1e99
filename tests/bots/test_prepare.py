"""Compiled functions made ready in the background: the same game, plain first and compiled later."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.bots.prepare import PARTS, Preparing
from ludotheque.engine.calls import THERE
from ludotheque.engine.compiled import PURE, Pace
from ludotheque.engine.core import core_of


@pytest.mark.skipif(PURE, reason="nothing is compiled")
def test_a_game_begins_plain_and_goes_on_compiled() -> None:
    game, bot = ludo.game("gorinto"), find_bot("greedy")
    other, compiled_core = ludo.start("gorinto", seed=3), core_of(game)
    with Preparing(game) as preparing:
        match = ludo.start("gorinto", seed=3)
        assert match.core is not compiled_core
        match.play(bot.decide(match, 7))
        preparing.wait()
        assert match.core is compiled_core
        match.play(bot.decide(match, 8))
    for seed in (7, 8):
        other.play(bot.decide(other, seed))
    assert match.digest() == other.digest()


def test_whoever_leaves_early_finds_the_pace_as_it_was() -> None:
    before = Pace.plain
    with Preparing(ludo.game("gorinto")):
        assert Pace.plain
    assert Pace.plain == before


def test_the_processes_share_out_everything() -> None:
    assert sorted(PARTS) == sorted(["bots", "core", *THERE])
