"""Fits the weights of a game's value to how plans for the same turn come out, for games that
have `features.py` and `weights.py`.

Here and there in games of the greedy bot a few plans for the rest of the turn are tried: a first decision at random,
the others as they look best. Each is played on for a few turns, all with the same luck, and judged by the value as it
is. Fitted is only by how much one plan came out better than another, from how the position looked after the first
decision and after the last: a fit to positions of many games finds what goes with winning, not what brings it about
(in Guilds of London it predicted better and played much worse).

python -m bench.fit_value GAME SEATS ROUNDS PROBES

A round plays, fits and writes the weights; a later one plays by them and fits to all rounds together.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludotheque as ludo
from ludotheque.bots.lookahead import chance_in, finish_turn
from ludotheque.bots.simple import GREEDY, choose
from ludotheque.engine.calls import legal_at, play_at, setup_at, value_at
from ludotheque.engine.compiled import bind, entry, rule
from ludotheque.engine.core import core_of
from ludotheque.engine.desk import GAME, ROOT, TRIED, WORLD, Desk, copy_on, make_desk
from ludotheque.engine.options import check_options
from ludotheque.engine.random import below, seed_streams
from ludotheque.engine.runner import LONGEST, choose_random, game_seeds

describe: Any = None  # stand-ins: `bind` puts a game's functions in their place
points_now: Any = None

EVERY = 4  # one decision in so many is looked at
AT_RANDOM = 60  # decisions in a thousand, so that positions are not all of a kind
PLANS, GAMES = 8, 2  # tried at each, and how often each is played on
TURNS = 2  # of each seat, until a plan is judged
MOST_WORTH = 100.0  # points: what decides a game at once counts as no more
RIDGE = 300.0
Cells = NDArray[np.uint64]


@rule
def clock(d: Desk, i: int, at: NDArray[np.int64]) -> int:
    """Changes with every turn: the bytes of a state where its rounds and its turn are."""
    rounds = (d.cells[i, at[0] >> 3] >> np.uint64(8 * (at[0] & 7))) & np.uint64(255)
    turn = (d.cells[i, at[1] >> 3] >> np.uint64(8 * (at[1] & 7))) & np.uint64(255)
    return int(rounds) * 256 + int(turn)


@rule
def best_plan(d: Desk, n: int, plan: NDArray[np.int16]) -> int:
    """Of all first decisions the one after which the turn can end best; returns the number of decisions in its plan."""
    plan[0] = d.out[0]
    best, length, seat = -1.0e18, 1, int(d.states[GAME].actor)
    luck = np.uint64(below(d.chooser[0], 1, 1 << 31))
    for k in range(n if n > 1 else 0):
        d.plan[0] = d.out[k]
        copy_on(d, GAME, TRIED)
        seed_streams(d.states[TRIED], luck)
        chance = chance_in(d, TRIED)
        play_at(d.rules, d.facts, d.states, TRIED, int(d.plan[0]))
        tried = finish_turn(d, seat, chance)
        worth = value_at(d.rules, d.facts, d.states, TRIED, seat)
        if worth > best:
            best, length = worth, tried
            plan[:tried] = d.plan[:tried]
    return length


@rule
def play_on(d: Desk, at: NDArray[np.int64], started: int, turns: int) -> None:
    """Play GAME on until so many turns are over since the clock stood there."""
    plan, last, left = np.zeros(len(d.plan), np.int16), started, turns
    for _ in range(LONGEST):
        now = clock(d, GAME, at)
        if now != last:
            last = now
            left -= 1
        if d.states[GAME].over or left < 0:
            return
        n = legal_at(d.rules, d.facts, d.states, GAME, d.out)
        for step in range(best_plan(d, n, plan)):
            play_at(d.rules, d.facts, d.states, GAME, int(plan[step]))


@rule
def try_plans(d: Desk, at: NDArray[np.int64], kept: Cells, worths: NDArray[np.float64]) -> None:
    """Plans for WORLD: the states after the last decision of each, behind these after the first; what came of each."""
    seat, started = int(d.states[WORLD].actor), clock(d, WORLD, at)
    for m in range(PLANS):
        n = legal_at(d.rules, d.facts, d.states, WORLD, d.out)
        copy_on(d, WORLD, TRIED)
        d.plan[0] = d.out[below(d.chooser[0], 0, n)]
        play_at(d.rules, d.facts, d.states, TRIED, int(d.plan[0]))
        kept[PLANS + m] = d.cells[TRIED]
        finish_turn(d, seat, chance_in(d, WORLD))
        kept[m] = d.cells[TRIED]
    luck = below(d.chooser[0], 1, 1 << 31)
    for m in range(PLANS):
        for game in range(GAMES):
            d.cells[GAME] = kept[m]
            seed_streams(d.states[GAME], np.uint64(luck + game))
            seed_streams(d.chooser[0], np.uint64(luck + game))
            play_on(d, at, started, TURNS * int(d.states[GAME].seats))
            worths[m] += value_at(d.rules, d.facts, d.states, GAME, seat) / GAMES


@rule
def probe(
    d: Desk, players: NDArray[np.int64], at: NDArray[np.int64], seeds: Cells, kept: Cells, seats: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:  # fmt: skip
    """Play games until enough decisions have been looked at; returns how many were."""
    count = 0
    for game in range(len(seeds)):
        copy_on(d, ROOT, WORLD)
        seed_streams(d.states[WORLD], seeds[game])
        seed_streams(d.chooser[0], ~seeds[game])
        setup_at(d.rules, d.facts, d.states, WORLD)
        while not d.states[WORLD].over:
            n = legal_at(d.rules, d.facts, d.states, WORLD, d.out)
            if n > 2 and below(d.chooser[0], 0, EVERY) == 0:
                if count == len(kept):
                    return count
                try_plans(d, at, kept[count], worths[count])
                seats[count] = d.states[WORLD].actor
                count += 1
                n = legal_at(d.rules, d.facts, d.states, WORLD, d.out)
            random = below(d.chooser[0], 0, 1000) < AT_RANDOM
            action = choose_random(d, players, n) if random else choose(d, players, n)
            play_at(d.rules, d.facts, d.states, WORLD, action)
    return count


def describe_all(
    facts: Any, states: Any, seats: NDArray[np.int64], x: NDArray[np.float64], now: NDArray[np.float64]
) -> None:
    for n in range(x.shape[0]):
        for m in range(x.shape[1]):
            for seat in range(x.shape[2]):
                describe(facts[0], states[n, m], seat, 1 if seat == seats[n] else 0, x[n, m, seat])
                now[n, m, seat] = points_now(facts[0], states[n, m], seat)


def part(name: str, module: str) -> Any:
    return importlib.import_module(f"{ludo.games.__name__}.{name}.{module}")


def gather(name: str, seats: int, probes: int, seed: int) -> tuple[NDArray[np.float32], NDArray[np.float64]]:
    """Differences of the numbers, and of what came of them, between plans of the same turn."""
    game, features, value = ludo.game(name), part(name, "features"), part(name, "value")
    desk = make_desk(game, game.shipped, core_of(game).fresh(seats, check_options(game.options, seats, {})), seed)
    kept, whose = np.zeros((probes, 2 * PLANS, desk.cells.shape[1]), np.uint64), np.zeros(probes, np.int64)
    worths, fields = np.zeros((probes, PLANS)), game.state.fields
    assert fields is not None
    at = np.array([fields["rounds"][1], fields["turn"][1]], np.int64)
    seeds = game_seeds(seed, probes)  # more games than it takes
    entry(probe)(desk, np.full(seats, GREEDY, np.int64), at, seeds, kept, whose, worths)
    states = kept.reshape(-1).view(game.state).reshape(probes, 2 * PLANS)
    x, now = np.zeros((probes, 2 * PLANS, seats, len(features.NAMES))), np.zeros((probes, 2 * PLANS, seats))
    ours = {"describe": features.describe, "points_now": value.points_now}
    bind(describe_all, ours)(game.shipped.array, states, whose, x, now)
    x[states["over"] != 0] = 0.0
    outlook, each = now + x @ value.TABLE[seats - 2], np.arange(probes)
    others = outlook.copy()
    others[each, :, whose] = -np.inf
    rival = others.argmax(axis=2)  # the one who counts
    share = np.where(states["over"] != 0, 1.0, value.RIVAL[seats - 2])[..., None]
    numbers = x[each, :, whose] - share * np.take_along_axis(x, rival[..., None, None], 2)[:, :, 0]
    points = now[each, :, whose] - share[..., 0] * np.take_along_axis(now, rival[..., None], 2)[..., 0]
    groups = (2 * probes, PLANS)
    came = np.concatenate([np.clip(worths, -MOST_WORTH, MOST_WORTH)] * 2, axis=1).reshape(groups) - points.reshape(
        groups
    )
    return apart(numbers.reshape(*groups, -1)).astype(np.float32), apart(came)


def apart(numbers: NDArray[np.float64]) -> NDArray[np.float64]:
    """From the mean of their group."""
    return np.asarray(numbers - numbers.mean(axis=1, keepdims=True))


def fitted(found: list[Any], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """A ridge regression of what the weights so far do not explain."""
    x = np.concatenate([one["x"] for one in found]).reshape(-1, len(weights)).astype(np.float64)
    missing = np.concatenate([one["y"] for one in found]).ravel() - x @ weights
    spread = x.std(axis=0) + 1e-6
    scaled = x / spread
    change = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(len(weights)), scaled.T @ missing) / spread
    print(
        f"of the differences {np.var(missing):.2f} was not explained, now {np.var(missing - x @ change):.2f}",
        flush=True,
    )
    return np.asarray(weights + change)


def write(name: str, seats: int, fit: NDArray[np.float64]) -> None:
    weights = part(name, "weights")
    rows = {what: list(row) for what, row in weights.WEIGHTS.items()}
    for what, weight in zip(part(name, "features").NAMES, fit, strict=True):
        rows[what][seats - 2] = float(weight)
    lines = [f'    "{what}": ({", ".join(f"{weight:.3f}" for weight in row)}),' for what, row in rows.items()]
    head = f'"""{weights.__doc__}"""\n\nWEIGHTS: dict[str, tuple[float, float, float]] = {{\n'
    Path(str(weights.__file__)).write_text(head + "\n".join(lines) + "\n}\n", encoding="utf-8")


def play_round(name: str, seats: int, n: int, probes: int, folder: Path) -> None:
    x, y = gather(name, seats, probes, 1000 * n + seats)
    np.savez(folder / f"{n}.npz", x=x, y=y)
    found = [np.load(folder / f"{m}.npz") for m in range(n + 1)]
    write(name, seats, fitted(found, part(name, "value").TABLE[seats - 2]))


def main(name: str, seats: int, rounds: int, probes: int) -> None:
    """A round is a process of its own: weights are part of what is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        for n in range(rounds):
            command = [sys.executable, "-m", "bench.fit_value", "round", name, str(seats), str(n), str(probes), folder]
            subprocess.run(command, check=True)


if __name__ == "__main__":
    if sys.argv[1] == "round":
        play_round(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]), Path(sys.argv[6]))
    else:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
