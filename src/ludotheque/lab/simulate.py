"""Simulation: many games at full speed, and a table of results."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.simple import NAMES, RANDOM, chooser_of, find_bot
from ..engine.errors import BadInput
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.match import check_seats, check_seed
from ..engine.options import check_options
from ..engine.runner import choose_random, game_seeds, run_series

MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class PartyFigures:
    """What the games brought one seat, or the automaton of a game for one."""

    party: int
    bot: str  # or the automaton's name
    mean_score: float
    spread: float  # standard deviation of the score
    win_share: float  # a shared victory counts in parts


@dataclass(frozen=True)
class Figures:
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    seconds: float  # compiling apart
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    parties: list[PartyFigures]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    game: Game,
    *,
    games: int,
    seats: int,
    options: dict[str, object] | None = None,
    bots: Sequence[str] = (),
    seed: int | None = None,
    facts: Facts | None = None,
    workers: int | None = None,
) -> Figures:
    """Play many games inside compiled code; the same seed gives the same games on any number of cores."""
    if not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-games", games=str(games), most=str(MOST_GAMES))
    check_seats(game, seats)
    chosen = check_options(game.options, seats, options or {})
    line_up = seat_bots(bots, seats)
    kinds = [NAMES.index(name) for name in line_up]
    facts, seed = facts or game.shipped, check_seed(seed)
    chooser = choose_random if set(kinds) == {RANDOM} else chooser_of(game)

    def run(count: int) -> Any:
        seeds = game_seeds(seed, count)
        return run_series(game, facts, seats, chosen, seeds, chooser=chooser, players=kinds, workers=workers)

    run(1)  # compiles
    started = time.perf_counter()
    results = run(games)
    seconds = time.perf_counter() - started
    decisions = int(results["decisions"].sum())
    return Figures(
        game.name, seats, chosen, seed, games, decisions, round(seconds, 6),
        round(decisions / seconds, 1), round(games / seconds, 1), round(decisions / games, 3),
        [party_figures(game, seats, line_up, results, party) for party in range(game.parties(seats))],
    )  # fmt: skip


def seat_bots(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each seat: none named means random, one named takes all seats."""
    for name in bots:
        find_bot(name)
    line_up = list(bots) or ["random"]
    if len(line_up) == 1:
        line_up *= seats
    if len(line_up) != seats:
        raise BadInput("bad-bots", bots=str(len(line_up)), seats=str(seats))
    return line_up


def party_figures(game: Game, seats: int, line_up: list[str], results: Any, party: int) -> PartyFigures:
    totals, share = results["total"][:, party], results["share"][:, party]
    name = line_up[party] if party < seats else game.automata[seats][party - seats]
    return PartyFigures(
        party, name, round(float(totals.mean()), 3), round(float(totals.std()), 3), round(float(share.mean()), 5)
    )
