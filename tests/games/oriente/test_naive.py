"""Random games beside the slow version: the same decisions, chance, tables and places."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled import PURE
from tests.games.oriente.board import GAME
from tests.naive.compare import compare_game

GAMES = 1 if PURE else 3
SEATS = (4, 7, 8, 12)  # the fewest, the last without and the first with the hut, the most


@pytest.mark.parametrize("seats", SEATS)
def test_fast_and_slow_version_agree(seats: int) -> None:
    """O1 to O11, O13, O14"""
    for seed in range(GAMES):
        pawn = GAME.options[0].choices[(seats + seed) % 2]
        assert compare_game("oriente", seats, {"pawn": pawn}, seed) >= 2 * seats
