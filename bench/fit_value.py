"""Fits the weights of a game's value for two to four players to games of the greedy bot, which plays by them: a few
rounds of playing and fitting, each from where the last one came to. For games with `features.py` and `weights.py`.

python -m bench.fit_value GAME ROUNDS GAMES
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
from ludotheque.bots.simple import GREEDY, choose
from ludotheque.engine.calls import legal_at, payoff_at, play_at, setup_at
from ludotheque.engine.compiled import bind, entry, rule
from ludotheque.engine.core import core_of
from ludotheque.engine.desk import ROOT, WORLD, Desk, copy_on, make_desk
from ludotheque.engine.options import check_options
from ludotheque.engine.random import below, seed_streams
from ludotheque.engine.runner import choose_random, game_seeds, points_of

describe: Any = None  # stand-ins: `bind` puts a game's functions in their place
points_now: Any = None

SEATS = (2, 3, 4)
EVERY = 4  # one position in so many is kept
AT_RANDOM = 40  # decisions in a thousand, so that positions are not all of a kind
MOST = 400  # positions of a game
KEPT_ROUNDS = 3  # older games are of too different a player
RIDGE = 30.0
Positions = tuple[NDArray[np.float32], NDArray[np.float64]]  # features; points still to come


@rule
def keep_positions(
    d: Desk, players: NDArray[np.int64], seeds: NDArray[np.uint64], kept: NDArray[np.uint64], games: NDArray[np.int64],
    totals: NDArray[np.float64],
) -> int:  # fmt: skip
    """Play a game from each seed; returns how many positions were kept."""
    count = 0
    for game in range(len(seeds)):
        copy_on(d, ROOT, WORLD)
        s = d.states[WORLD]
        seed_streams(s, seeds[game])
        seed_streams(d.chooser[0], ~seeds[game])
        setup_at(d.rules, d.facts, d.states, WORLD)
        while not s.over:
            n = legal_at(d.rules, d.facts, d.states, WORLD, d.out)
            random = below(d.chooser[0], 0, 1000) < AT_RANDOM
            action = choose_random(d, players, n) if random else choose(d, players, n)
            play_at(d.rules, d.facts, d.states, WORLD, action)
            if not s.over and below(d.chooser[0], 0, EVERY) == 0 and count < len(games):
                for k in range(d.cells.shape[1]):
                    kept[count, k] = d.cells[WORLD, k]
                games[count] = game
                count += 1
        payoff_at(d.rules, d.facts, d.states, WORLD, d.outcome)
        for party in range(d.outcome[0].parties):
            totals[game, party] = points_of(d.outcome[0], party)
    return count


def describe_all(facts: Any, states: Any, x: NDArray[np.float64], now: NDArray[np.float64]) -> None:
    for n in range(len(states)):
        for seat in range(x.shape[1]):
            describe(facts[0], states[n], seat, x[n, seat])
            now[n, seat] = points_now(facts[0], states[n], seat)


def part(name: str, module: str) -> Any:
    return importlib.import_module(f"{ludo.games.__name__}.{name}.{module}")


def positions(name: str, seats: int, games: int, seed: int) -> Positions:
    game, features = ludo.game(name), part(name, "features")
    desk = make_desk(game, game.shipped, core_of(game).fresh(seats, check_options(game.options, seats, {})), seed)
    kept, of = np.zeros((games * MOST, desk.cells.shape[1]), np.uint64), np.zeros(games * MOST, np.int64)
    totals = np.zeros((games, max(SEATS)))
    count = entry(keep_positions)(desk, np.full(seats, GREEDY, np.int64), game_seeds(seed, games), kept, of, totals)
    states = kept[:count].view(game.state).reshape(-1)
    x, now = np.zeros((count, seats, len(features.NAMES))), np.zeros((count, seats))
    ours = {"describe": features.describe, "points_now": part(name, "value").points_now}
    bind(describe_all, ours)(game.shipped.array, states, x, now)
    print(f"{seats} seats, seed {seed}: {count} positions, mean score {totals[:, :seats].mean():.1f}", flush=True)
    return x.reshape(-1, len(features.NAMES)).astype(np.float32), (totals[of[:count], :seats] - now).ravel()


def fitted(found: list[Positions]) -> NDArray[np.float64]:
    """A ridge regression of the points still to come."""
    x, y = np.concatenate([x for x, _ in found]).astype(np.float64), np.concatenate([y for _, y in found])
    spread = x.std(axis=0) + 1e-9
    spread[0] = 1.0
    scaled = x / spread
    solved = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(x.shape[1]), scaled.T @ y) / spread
    print(f"explains {1.0 - np.var(y - x @ solved) / np.var(y):.3f}", flush=True)
    return np.asarray(solved)


def write(name: str, each: list[NDArray[np.float64]]) -> None:
    weights, names = part(name, "weights"), part(name, "features").NAMES
    lines = [f'    "{what}": ({", ".join(f"{row[k]:.3f}" for row in each)}),' for k, what in enumerate(names)]
    head = f'"""{weights.__doc__}"""\n\nWEIGHTS: dict[str, tuple[float, float, float]] = {{\n'
    Path(str(weights.__file__)).write_text(head + "\n".join(lines) + "\n}\n", encoding="utf-8")


def main(name: str, rounds: int, games: int) -> None:
    """A round is a process of its own: weights are part of what is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        for n in range(rounds):
            command = [sys.executable, "-m", "bench.fit_value", name, "round", str(n), str(games), folder]
            subprocess.run(command, check=True)


def play_round(name: str, n: int, games: int, folder: Path) -> None:
    each = []
    for seats in SEATS:
        x, y = positions(name, seats, games, 1000 * n + seats)
        np.savez(folder / f"{seats}-{n}.npz", x=x, y=y)
        rounds = [np.load(folder / f"{seats}-{m}.npz") for m in range(max(0, n - KEPT_ROUNDS + 1), n + 1)]
        each.append(fitted([(one["x"], one["y"]) for one in rounds]))
    write(name, each)


if __name__ == "__main__":
    if sys.argv[2] == "round":
        play_round(sys.argv[1], int(sys.argv[3]), int(sys.argv[4]), Path(sys.argv[5]))
    else:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
