"""Random games beside the slow version, in every mode: the same decisions, chance, tables and places."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.compiled import PURE
from ludotheque.engine.options import combinations
from tests.naive.compare import compare_game

GAME = ludotheque.game("corinth")
GAMES = 1 if PURE else 2
MODES = [(seats, options) for seats in GAME.seats for options in combinations(GAME.options, seats)]


def mode_name(seats: int, options: dict[str, str]) -> str:
    chosen = [options[option.name] for option in GAME.options if options[option.name] != option.default]
    return "-".join([str(seats), *chosen])


@pytest.mark.parametrize(("seats", "options"), MODES, ids=[mode_name(*mode) for mode in MODES])
def test_fast_and_slow_version_agree(seats: int, options: dict[str, str]) -> None:
    """C1 to C10"""
    for seed in range(GAMES):
        assert compare_game("corinth", seats, options, seed) >= 36  # a decision a turn, at least


def test_every_mode_is_compared() -> None:
    """Three numbers of seats, with and without the instant win."""
    assert len(MODES) == 3 * 2
