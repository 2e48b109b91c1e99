"""The arena: bots against each other, seats rotated over the same deals, with win shares, intervals and ratings."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from ..bots.bot import Bot, BotFailed, bot_seed, let_talk
from ..bots.find import check_bot, find_bot
from ..engine.errors import BadInput
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.match import Match, check_seats, check_seed
from ..engine.options import check_options
from ..engine.runner import LONGEST, game_seeds
from ..engine.words import Message

MOST_GAMES = 1_000_000
Z = 1.96  # of a 95 % interval


@dataclass(frozen=True)
class Plan:
    """An arena that has been checked and can be run."""

    game: Game
    games: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    facts: Facts

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of one deal: every group of bots that fits the table, in every rotation."""
        if len(self.bots) <= self.seats:  # the last one named takes the seats that are left
            groups = [self.bots + self.bots[-1:] * (self.seats - len(self.bots))]
        else:
            groups = list(combinations(self.bots, self.seats))
        return [group[n:] + group[:n] for group in groups for n in range(self.seats)]

    def pairings(self) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """Number, seed and line-up of each game."""
        line_ups = self.line_ups()
        deals = game_seeds(self.seed, -(-self.games // len(line_ups)))
        for number in range(self.games):
            deal, turn = divmod(number, len(line_ups))
            yield number, int(deals[deal]), line_ups[turn]


@dataclass(frozen=True)
class Played:
    """One game of the arena."""

    number: int
    line_up: tuple[str, ...]
    shares: tuple[float, ...]  # of the victory, by party
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    failed: Message | None = None  # how a bot lost without finishing
    match: Match | None = None


@dataclass(frozen=True)
class Standing:
    """What the games brought one bot, or the automaton of a game for one."""

    bot: str
    games: int
    win_share: float  # a shared victory counts in parts
    low: float
    high: float
    rating: float
    mean_score: float


@dataclass(frozen=True)
class ArenaFigures:
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    bots: list[Standing]
    failures: list[tuple[int, Message]]  # game number and report


def prepare_arena(
    game: Game,
    *,
    bots: Sequence[str],
    games: int,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    facts: Facts | None = None,
) -> Plan:
    if not 1 <= games <= MOST_GAMES:
        raise BadInput("bad-games", games=str(games), most=str(MOST_GAMES))
    check_seats(game, seats)
    chosen = check_options(game.options, seats, options or {})
    if not bots:
        raise BadInput("no-bots-named")
    for spec in bots:
        check_bot(spec)
    return Plan(game, games, seats, chosen, tuple(bots), check_seed(seed), facts or game.shipped)


def run_arena(
    plan: Plan, *, workers: int | None = None, each: Callable[[Played], None] = lambda played: None
) -> list[Played]:
    """Play all games; `each` is told of every one as it ends, in order. The same seed gives the same games on any
    number of cores, where budgets are iterations."""
    results: list[Played] = []
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for played in pool.map(lambda pairing: play_one(plan, *pairing), plan.pairings()):
            each(played)
            results.append(replace(played, match=None))
    return results


def play_one(plan: Plan, number: int, seed: int, line_up: tuple[str, ...]) -> Played:
    match = Match(plan.game, plan.seats, plan.options, seed, plan.facts)
    bots = {seat: find_bot(spec, threads=1) for seat, spec in enumerate(line_up)}
    for seat, spec in enumerate(line_up):
        match.sit(seat, {"player": spec})
    try:
        play_out(match, bots)
    except BotFailed as error:
        return forfeited(number, line_up, match, error.seat, error.message)
    finally:
        for bot in bots.values():
            bot.close()
    return finished(number, line_up, match)


def play_out(match: Match, bots: dict[int, Bot]) -> None:
    """Let bots play a match to its end."""
    while match.actor is not None and match.number < LONGEST:
        let_talk(match, bots)
        match.play(bots[match.actor].decide(match, bot_seed(match)))


def finished(number: int, line_up: tuple[str, ...], match: Match) -> Played:
    places = match.outcome.places
    teams = {place.team for place in places if place.rank == 1}
    shares = tuple(1.0 / len(teams) if place.rank == 1 else 0.0 for place in places)
    ranks, totals = tuple(place.rank for place in places), tuple(place.total for place in places)
    return Played(number, line_up, shares, ranks, totals, match=match)


def forfeited(number: int, line_up: tuple[str, ...], match: Match, loser: int, report: Message) -> Played:
    """Whoever failed is last, with their team; the other teams share the victory."""
    lost = [team == match.teams[loser] for team in match.teams]
    winners = len(set(match.teams)) - 1
    shares = tuple(0.0 if has_lost else 1.0 / winners for has_lost in lost)
    ranks = tuple(2 if has_lost else 1 for has_lost in lost)
    return Played(number, line_up, shares, ranks, tuple(match.scores), report, match)


def judge_arena(plan: Plan, results: Sequence[Played]) -> ArenaFigures:
    names = list(dict.fromkeys([*plan.bots, *plan.game.automata.get(plan.seats, ())]))
    ratings = rate(plan, names, results)
    standings = []
    for name in names:
        rows = [(p.shares[n], p.totals[n]) for p in results for n, who in enumerate(parties_of(plan, p)) if who == name]
        share = sum(row[0] for row in rows) / max(1, len(rows))
        low, high = interval(share, len(rows))
        mean = sum(row[1] for row in rows) / max(1, len(rows))
        standings.append(
            Standing(name, len(rows), round(share, 5), round(low, 5), round(high, 5), ratings[name], round(mean, 3))
        )
    failures = [(played.number, played.failed) for played in results if played.failed is not None]
    return ArenaFigures(
        plan.game.name, plan.seats, plan.options, plan.seed, len(results),
        sorted(standings, key=lambda standing: -standing.win_share), failures,
    )  # fmt: skip


def parties_of(plan: Plan, played: Played) -> tuple[str, ...]:
    return (*played.line_up, *plan.game.automata.get(plan.seats, ()))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval; for parts of victories it is a little too wide."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(plan: Plan, bots: Sequence[str], results: Sequence[Played]) -> dict[str, float]:
    """Ratings after all games in order: OpenSkill's mean, 25 at first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for played in results:
        names = parties_of(plan, played)
        if len(set(names)) < 2:
            continue
        rated = model.rate([[ratings[name]] for name in names], ranks=list(played.ranks))
        for name in set(names):  # of several seats of one bot the mean counts
            after = [team[0] for seat, team in enumerate(rated) if names[seat] == name]
            ratings[name].mu = sum(rating.mu for rating in after) / len(after)
            ratings[name].sigma = sum(rating.sigma for rating in after) / len(after)
    return {name: round(float(rating.mu), 2) for name, rating in ratings.items()}


def save_game(played: Played, folder: Path) -> None:
    assert played.match is not None
    played.match.save(folder / f"game-{played.number + 1:05d}.jsonl")
