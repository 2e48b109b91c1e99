"""Simulation: many games at full speed, and a table of results."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.find import NAMES
from ..bots.simple import KINDS, RANDOM, choose
from ..engine.errors import BadInput, choices
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.match import check_seats, check_seed
from ..engine.options import check_options
from ..engine.runner import choose_random, game_seeds, run_series

MOST_GAMES = 10_000_000  # a result of about 100 bytes each is kept in memory


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


@dataclass(frozen=True)
class Plan:
    """A simulation that has been checked and can be run."""

    game: Game
    games: int
    seats: int
    options: dict[str, str]
    line_up: list[str]
    seed: int
    facts: Facts

    def run(self, games: int, workers: int | None) -> Any:
        kinds = [KINDS.index(name) for name in self.line_up]
        chooser = choose_random if set(kinds) == {RANDOM} else choose
        seeds = game_seeds(self.seed, games)
        return run_series(
            self.game, self.facts, self.seats, self.options, seeds, chooser=chooser, players=kinds, workers=workers
        )

    def compile(self) -> None:
        self.run(1, 1)


def prepare_simulation(
    game: Game,
    *,
    games: int,
    seats: int,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = (),
    seed: int | None = None,
    facts: Facts | None = None,
) -> Plan:
    if not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-games", games=str(games), most=str(MOST_GAMES))
    check_seats(game, seats)
    chosen = check_options(game.options, seats, options or {})
    return Plan(game, games, seats, chosen, seat_bots(bots, seats), check_seed(seed), facts or game.shipped)


def simulate(plan: Plan, *, workers: int | None = None) -> Figures:
    """Play the games inside compiled code; the same seed gives the same games on any number of cores."""
    plan.compile()
    started = time.perf_counter()
    results = plan.run(plan.games, workers)
    seconds = time.perf_counter() - started
    decisions = int(results["decisions"].sum())
    return Figures(
        game=plan.game.name,
        seats=plan.seats,
        options=plan.options,
        seed=plan.seed,
        games=plan.games,
        decisions=decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(plan.games / seconds, 1),
        decisions_per_game=round(decisions / plan.games, 3),
        parties=[party_figures(plan, results, party) for party in range(plan.game.parties(plan.seats))],
    )


def seat_bots(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each seat: none named means random, one named takes all seats."""
    for name in bots:
        if name not in KINDS:
            raise BadInput(
                "no-simple-bot" if name.partition(":")[0] in NAMES else "no-bot", name=name, choices=choices(KINDS)
            )
    line_up = list(bots) or ["random"]
    if len(line_up) == 1:
        line_up *= seats
    if len(line_up) != seats:
        raise BadInput("bad-bots", bots=str(len(line_up)), seats=str(seats))
    return line_up


def party_figures(plan: Plan, results: Any, party: int) -> PartyFigures:
    totals, share = results["total"][:, party], results["share"][:, party]
    return PartyFigures(
        party=party,
        bot=[*plan.line_up, *plan.game.automata.get(plan.seats, ())][party],
        mean_score=round(float(totals.mean()), 3),
        spread=round(float(totals.std()), 3),
        win_share=round(float(share.mean()), 5),
    )
