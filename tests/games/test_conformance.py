"""Every game keeps the engine's contract."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import pytest

import ludotheque as ludo
from ludotheque.engine.compiled import PURE
from ludotheque.games.guilds.pieces import NEUTRALS_ASKED
from ludotheque.testing import CHECKS, Check, cases, check_bots, check_conserved, check_hidden

Case: TypeAlias = tuple[ludo.Game, int, Mapping[str, str]]

GAMES = [ludo.game(name) for name in ludo.games.names()]
BOUNDS = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
SLOW = PURE or BOUNDS
# Not every seat count for every check; all of them, and all options, are played beside the slow version in every mode.
SEATS: dict[str, tuple[int, ...]] = {"oriente": (12,), "guilds": (1, 2, 4)}
if SLOW:
    SEATS = {"gorinto": (1, 4), "corinth": (3,), "oriente": (4,), "guilds": (1, 3)}
if PURE:
    SEATS["guilds"] = (1,)
STATISTICAL = ("check_secrets",)  # thousands of re-dealt worlds
CASES = [
    (game, seats, options)
    for game in GAMES
    for seats, options in cases(game, sample=1)
    if seats in SEATS.get(game.name, game.seats)
]


def case_name(case: Case) -> str:
    game, seats, options = case
    return "-".join([game.name, str(seats), *(options[o.name] for o in game.options if options[o.name] != o.default)])


def is_run(check: Check, case: Case) -> bool:
    """Searches are the same code for all games: with bounds checking one game shows that they keep to their arrays."""
    return not (BOUNDS and check is check_bots) or case[0] is GAMES[0]


@pytest.mark.parametrize(
    ("check", "case"),
    [
        pytest.param(
            check,
            case,
            id=f"{check.__name__.removeprefix('check_')}-{case_name(case)}",
            marks=[pytest.mark.compiled] * (check.__name__ in STATISTICAL),
        )
        for check in CHECKS
        for case in CASES
        if is_run(check, case)
    ],
)
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


def guilds_pieces(f: Any, s: Any) -> list[int]:
    """Action cards of each kind, liverymen of each player, mayoral cards and neutrals, wherever they are (L1.3)."""
    seats = range(int(s.seats))
    lying = [int((s.discards[: s.discard_count] == card).sum()) for card in range(len(s.deck))]
    cards = s.hand.sum(axis=0) + s.deck + lying
    men = [int(s.men[:, n].sum()) + int((s.master == n).sum()) + int(s.plantation[n]) for n in seats]
    mayors = int(s.pile.sum()) + int(s.mayor_count.sum()) + int(s.choices.sum())
    neutrals = int(s.scoreboard) + int(s.held.sum()) + (int(s.added.sum()) if s.stage == NEUTRALS_ASKED else 0)
    return [*cards.tolist(), *(men[n] + int(s.guildhall[n]) + int(s.supply[n]) for n in seats), mayors, neutrals]


CONSERVED: dict[str, Callable[[Any, Any], Any]] = {  # of games whose pieces are counted
    "gorinto": gorinto_tiles,
    "guilds": guilds_pieces,
    "oriente": oriente_cards,
}


@pytest.mark.parametrize("case", [case for case in CASES if case[0].name in CONSERVED], ids=case_name)
def test_no_piece_is_ever_lost(case: Case) -> None:
    check_conserved(*case, 1, CONSERVED[case[0].name])


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_declared_hidden_is_hidden(game: ludo.Game) -> None:
    check_hidden(game, games=1, seed=1, sample=2)
