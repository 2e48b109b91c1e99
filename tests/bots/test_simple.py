"""The simple bots: legal, reproducible, blind to what is hidden, and the greedy one clearly better."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.bots.simple import KINDS
from ludotheque.engine.compiled import PURE
from ludotheque.lab.simulate import prepare_simulation, simulate


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_bot_plays_whole_games_legally(name: str, seats: int) -> None:
    match = ludo.start("gorinto", seats=seats, seed=3)
    bot, most = find_bot(name), 12 if PURE and name == "greedy" else 1000
    while match.actor is not None and match.number < most:
        assert bot.decide(match, match.number) in match.legal()
        match.play(bot.decide(match, match.number))
    assert match.over or match.number == most


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_chooses_the_same_with_the_same_seed_whatever_is_hidden(name: str) -> None:
    choices = []
    for seed in (1, 2):  # other luck to come, the same position
        match = ludo.start("gorinto", seats=2, seed=7)
        match.core.reseed(match._state, 0, np.uint64(seed))
        choices.append(find_bot(name).decide(match, 5))
    assert choices[0] == choices[1]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(ludo.BadInput, match="there is no bot “deep”; choose one of: random, greedy, novice"):
        find_bot("deep")


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    plan = prepare_simulation(ludo.game("gorinto"), games=200, seats=seats, bots=bots, seed=1)
    assert simulate(plan).parties[0].win_share > 0.95
