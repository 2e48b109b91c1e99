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
SEATS = {"oriente": (4, 8) if SLOW else (4, 7, 8, 12)}  # nine seat counts are too many for every check
CASES = [
    (game, seats, options)
    for game in GAMES
    for seats, options in cases(game, sample=1 if SLOW or game.name in SEATS else 2)
    if seats in SEATS.get(game.name, game.seats)
]


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


def oriente_cards(f: Any, s: Any) -> list[int]:
    """Cards of each kind, wherever they are (O1.1); treasures of all players (O2.1)."""
    lists = [s.under[: s.under_count], s.turned[: s.turned_count], s.card[: s.seats]]
    known = [sum(int((cells == kind).sum()) for cells in lists) for kind in range(9)]
    counted = [*s.reward, 0]
    return [
        *(known[n] + int(counted[n]) + int(s.pool[n]) + int(s.cards[:, n].sum()) for n in range(9)),
        int(s.cards[:, 9:].sum()),
        int(s.square) + int(s.hut) + int(s.supply),
        int(s.pool.sum()) - int(s.deck.sum()) - int(s.laid.sum()),
    ]


CONSERVED: dict[str, Callable[[Any, Any], Any]] = {  # of games whose pieces are counted
    "gorinto": gorinto_tiles,
    "oriente": oriente_cards,
}


@pytest.mark.parametrize("case", [case for case in CASES if case[0].name in CONSERVED], ids=case_name)
def test_no_piece_is_ever_lost(case: Case) -> None:
    check_conserved(*case, 1, CONSERVED[case[0].name])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_declared_hidden_is_hidden(game: ludo.Game) -> None:
    check_hidden(game, games=1, seed=1, sample=2)
