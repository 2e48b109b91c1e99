"""Every game keeps the engine's contract."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import pytest

import ludotheque as ludo
from ludotheque.engine.compiled import PURE
from ludotheque.testing import CHECKS, Check, cases, check_conserved, check_hidden

Case: TypeAlias = tuple[ludo.Game, int, Mapping[str, str]]

GAMES = [ludo.game(name) for name in ludo.games.names()]
SLOW = PURE or os.environ.get("NUMBA_BOUNDSCHECK") == "1"
CASES = [(game, *case) for game in GAMES for case in cases(game, sample=1 if SLOW else 2)]


def case_name(case: Case) -> str:
    game, seats, options = case
    return "-".join([game.name, str(seats), *(options[o.name] for o in game.options if options[o.name] != o.default)])


@pytest.mark.parametrize("case", CASES, ids=case_name)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_a_game_conforms(check: Check, case: Case) -> None:
    check(*case, 1)


def gorinto_tiles(f: Any, s: Any) -> list[int]:
    """Tiles of each element, wherever they are (G1.1)."""
    lying = [[(cells == n).sum() for n in range(5)] for cells in (s.stack, s.path)]
    return [sum(int(place[n]) for place in (s.bag, s.gone, s.board.sum(axis=0), *lying)) for n in range(5)]


CONSERVED: dict[str, Callable[[Any, Any], Any]] = {"gorinto": gorinto_tiles}  # of games whose pieces are counted


@pytest.mark.parametrize("case", [case for case in CASES if case[0].name in CONSERVED], ids=case_name)
def test_no_piece_is_ever_lost(case: Case) -> None:
    check_conserved(*case, 1, CONSERVED[case[0].name])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_declared_hidden_is_hidden(game: ludo.Game) -> None:
    check_hidden(game, games=1, seed=1, sample=2)
