"""Random games beside the slow version: the same decisions, chance, cities and places."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled import PURE
from ludotheque.engine.options import combinations
from tests.games.guilds.board import GAME
from tests.naive.compare import compare_game

GAMES = 1
MODES = [(seats, options) for seats in GAME.seats for options in combinations(GAME.options, seats)]
SOME = [MODES[n] for n in (1, 4, 13)] if PURE else MODES


def mode_name(seats: int, options: dict[str, str]) -> str:
    return "-".join([str(seats), *(value for name, value in options.items() if value != "no")])


@pytest.mark.parametrize(("seats", "options"), SOME, ids=[mode_name(*mode) for mode in SOME])
def test_fast_and_slow_version_agree(seats: int, options: dict[str, str]) -> None:
    """L1 to L13"""
    for seed in range(GAMES):
        assert compare_game("guilds", seats, options, seed) >= 10 * seats


def test_every_mode_is_compared() -> None:
    """Three sides, alone also two numbers of cards and the Solitaires' Guild; uncompiled some of these."""
    assert len(MODES) == 3 * 2 * 2 + 3 * 3
    assert {options["solitaires_guild"] for seats, options in SOME if seats == 1} == {"no", "yes"}
