"""Many games in one call: whole games inside compiled code, on all cores, the same results whatever the cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .calls import legal_at, payoff_at, play_at, setup_at
from .compiled import PURE, bind, records, rule
from .core import core_of
from .desk import ROOT, WORLD, Desk, copy_on, make_desk
from .errors import LudothequeError
from .facts import Facts
from .game import Game
from .random import below, seed_streams
from .records import MAX_SOURCES, RESULT, Record, Records

LONGEST = 100_000  # decisions; a game that is not over by then has a fault in its rules
CHUNK = 500  # games for one task: small enough to share out evenly

choose: Any = None  # a stand-in: `bind` puts a way of choosing in its place


def run_games(d: Desk, players: NDArray[np.int64], seeds: NDArray[np.uint64], results: Records, longest: int) -> int:
    """Play a game from each seed in WORLD, set out as ROOT; returns the decisions made, -1 if one is endless.

    Choices have a generator of their own, so that the streams of the game are those of the seed.
    """
    total = 0
    for game in range(len(seeds)):
        copy_on(d, ROOT, WORLD)
        s = d.states[WORLD]
        seed_streams(s, seeds[game])
        seed_streams(d.chooser[0], ~seeds[game])
        setup_at(d.rules, d.facts, d.states, WORLD)
        while not s.over:
            n = legal_at(d.rules, d.facts, d.states, WORLD, d.out)
            if s.number >= longest or n == 0:
                return -1
            play_at(d.rules, d.facts, d.states, WORLD, choose(d, players, n))
        total += int(s.number)
        payoff_at(d.rules, d.facts, d.states, WORLD, d.outcome)
        note_result(s, d.outcome[0], results[game])
    return total


@rule
def note_result(s: Record, outcome: Record, result: Record) -> None:
    result.decisions = s.number
    winners = count_winners(outcome)
    for party in range(outcome.parties):
        result.share[party] = 1.0 / winners if outcome.rank[party] == 1 else 0.0
        result.rank[party] = outcome.rank[party]
        result.total[party] = points_of(outcome, party)


@rule
def points_of(outcome: Record, party: int) -> int:
    total = 0
    for source in range(MAX_SOURCES):
        total += int(outcome.points[party, source])
    return total


@rule
def count_winners(outcome: Record) -> int:
    """How many share the victory; a team is one."""
    winners = 0
    for party in range(outcome.parties):
        counts = outcome.rank[party] == 1
        for earlier in range(party):
            if outcome.team[earlier] == outcome.team[party]:
                counts = False
        if counts:
            winners += 1
    return winners


@rule
def choose_random(d: Desk, players: Any, n: int) -> int:
    """One of the `n` legal decisions in `out`."""
    return int(d.out[below(d.chooser[0], 0, n)])


@lru_cache(maxsize=None)
def runner_of(chooser: Callable[..., int]) -> Callable[..., int]:
    """`run_games` for one way of choosing."""
    return bind(run_games, {"choose": chooser})


def game_seeds(seed: int, games: int) -> NDArray[np.uint64]:
    """The seeds of a series: game k of a series has the same seed however many games are played."""
    steps = np.arange(1, games + 1, dtype=np.uint64) * np.uint64(0xD1342543DE82EF95)
    return steps + np.uint64(seed % (1 << 64))


def run_series(
    game: Game,
    facts: Facts,
    seats: int,
    options: dict[str, str],
    seeds: NDArray[np.uint64],
    *,
    chooser: Callable[..., int] = choose_random,
    players: Sequence[int] = (),
    workers: int | None = None,
) -> Records:
    """Play one game for each seed; returns a RESULT record for each, in order."""
    run = runner_of(chooser)
    results = records(len(seeds), RESULT)
    kinds = np.array(players or [0] * seats, np.int64)

    def task(first: int) -> None:
        part = slice(first, first + CHUNK)
        desk = make_desk(game, facts, core_of(game).fresh(seats, options), plain=PURE)
        done = run(desk, kinds, seeds[part], results[part], LONGEST)
        if done < 0:
            raise LudothequeError("endless", game=game.name)

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        list(pool.map(task, range(0, len(seeds), CHUNK)))
    return results
