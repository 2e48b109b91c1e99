"""Teaches the network of a game's value by games against itself, for games that have `network.py` and `features.py`.

Greedy bots play by what the network knows, now and then a decision at random. A position's chances to win are taken to
be what the next positions' chances say, and those after them, less and less, and the result at the end (temporal
differences); where a random decision follows, nothing is learned from what it led to. The network is then brought
nearer to these chances in all positions of the last rounds.

python -m bench.learn_value GAME SEATS ROUNDS DECISIONS [FRESH_UNITS]

A round plays so many decisions (a million: about a minute), learns, and writes the network; the next one plays by it.
With FRESH_UNITS the network is begun anew.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludotheque as ludo
from ludotheque.bots.simple import GREEDY, choose
from ludotheque.engine.calls import legal_at, payoff_at, play_at, setup_at, value_at
from ludotheque.engine.compiled import bind, entry, rule
from ludotheque.engine.core import core_of
from ludotheque.engine.desk import ROOT, WORLD, Desk, copy_on, make_desk
from ludotheque.engine.options import check_options
from ludotheque.engine.random import below, seed_streams
from ludotheque.engine.runner import LONGEST, choose_random, count_winners, game_seeds

describe: Any = None  # stand-ins: `bind` puts a game's functions in their place
points_now: Any = None
left_to_play: Any = None

AT_RANDOM = 60  # decisions in a thousand
ODDS = 2.5  # points of worth that make the odds e times better
TRUST = 0.95  # how much of a position's chances is taken from later ones than the next
LEARNED_FROM = 0.5  # of all positions
ROUNDS_TOGETHER = 3
LESSONS = 4  # times through all positions
BATCH = 1024
PACE, LEAST_PACE = 0.002, 0.00001
AT_ONCE = 50_000  # positions described at a time
LAST, LEFT_AT_RANDOM = 1, 2  # kinds of positions

Floats = NDArray[np.float32]


@rule
def play_games(
    d: Desk, players: NDArray[np.int64], seeds: NDArray[np.uint64], cells: NDArray[np.uint64],
    chances: NDArray[np.float64], kinds: NDArray[np.int8],
) -> int:  # fmt: skip
    """Notes the position after each decision, its chances by seat, and what kind it is (LAST, LEFT_AT_RANDOM); of the
    last one of a game, who won. Returns how many."""
    count, seats = 0, int(d.states[ROOT].seats)
    for game in range(len(seeds)):
        copy_on(d, ROOT, WORLD)
        seed_streams(d.states[WORLD], seeds[game])
        seed_streams(d.chooser[0], ~seeds[game])
        setup_at(d.rules, d.facts, d.states, WORLD)
        while not d.states[WORLD].over:
            n = legal_at(d.rules, d.facts, d.states, WORLD, d.out)
            random = n > 1 and below(d.chooser[0], 0, 1000) < AT_RANDOM
            if random and count > 0 and kinds[count - 1] != LAST:
                kinds[count - 1] = LEFT_AT_RANDOM
            action = choose_random(d, players, n) if random else choose(d, players, n)
            play_at(d.rules, d.facts, d.states, WORLD, action)
            for k in range(cells.shape[1]):
                cells[count, k] = d.cells[WORLD, k]
            for seat in range(seats):
                odds = value_at(d.rules, d.facts, d.states, WORLD, seat) / ODDS
                chances[count, seat] = 1.0 / (1.0 + np.exp(-odds))
            kinds[count] = 0
            count += 1
        payoff_at(d.rules, d.facts, d.states, WORLD, d.outcome)
        for seat in range(seats):
            chances[count - 1, seat] = 1.0 / count_winners(d.outcome[0]) if d.outcome[0].rank[seat] == 1 else 0.0
        kinds[count - 1] = LAST
        if count + LONGEST > len(kinds):
            return count
    return count


def describe_all(facts: Any, states: Any, x: Any, now: Any, left: Any) -> None:
    for n in range(x.shape[0]):
        left[n] = left_to_play(facts[0], states[n])
        for seat in range(x.shape[1]):
            describe(facts[0], states[n], seat, x[n, seat])
            now[n, seat] = points_now(facts[0], states[n], seat)


def part(name: str, module: str) -> Any:
    return importlib.import_module(f"{ludo.games.__name__}.{name}.{module}")


def gather(name: str, seats: int, decisions: int, seed: int) -> dict[str, Floats]:
    """Positions of games as numbers, and the chances to learn."""
    game = ludo.game(name)
    first = core_of(game).fresh(seats, check_options(game.options, seats, {}))
    desk = make_desk(game, game.shipped, first, seed)
    cells, chances = np.zeros((decisions, desk.cells.shape[1]), np.uint64), np.zeros((decisions, seats))
    kinds, players = np.zeros(decisions, np.int8), np.full(seats, GREEDY, np.int64)
    count = entry(play_games)(desk, players, game_seeds(seed, decisions // 30), cells, chances, kinds)
    cells, chances, kinds = cells[:count], chances[:count], kinds[:count]
    aims = to_learn(chances, kinds)
    chosen = (kinds == 0) & (np.random.default_rng(seed).random(count) < LEARNED_FROM)
    print(f"{(kinds == LAST).sum()} games, {chosen.sum()} positions,", end=" ")
    print(f"{np.mean((aims - chances)[chosen] ** 2):.5f} squared from what was expected", flush=True)
    states, aims = cells[chosen].reshape(-1).view(game.state), aims[chosen]
    return {**described(name, seats, game.shipped.array, states), "aims": aims.astype(np.float32)}


def to_learn(chances: NDArray[np.float64], kinds: NDArray[np.int8]) -> NDArray[np.float64]:
    """What each position's chances should have been, from those after it."""
    aims, later = chances.copy(), chances[-1]
    for n in range(len(chances) - 1, -1, -1):
        if kinds[n] == 0:
            later = (1.0 - TRUST) * chances[n + 1] + TRUST * later
        else:
            later = chances[n]
        aims[n] = later
    return aims


def described(name: str, seats: int, facts: Any, states: Any) -> dict[str, Floats]:
    features, value = part(name, "features"), part(name, "value")
    names = {"describe": features.describe, "points_now": value.points_now, "left_to_play": value.left_to_play}
    tell, numbers = bind(describe_all, names), []
    now, left = np.zeros((len(states), seats)), np.zeros(len(states))
    for n in range(0, len(states), AT_ONCE):
        some = slice(n, n + AT_ONCE)
        x = np.zeros((len(states[some]), seats, features.NUMBER))
        tell(facts, states[some], x, now[some], left[some])
        numbers.append(x.astype(np.float32))
    return {"x": np.concatenate(numbers), "now": now.astype(np.float32), "left": left.astype(np.float32)}


class Learner:
    """A network of one hidden layer being brought nearer to chances, by Adam. Its last unit adds up as it is."""

    def __init__(self, network: dict[str, Floats], spread: Floats) -> None:
        self.spread = spread
        self.parts = {what: values.astype(np.float32) for what, values in network.items()}
        self.parts["weights"] *= spread[:, None]
        self.means = {what: np.zeros_like(values) for what, values in self.parts.items()}
        self.squares = {what: np.zeros_like(values) for what, values in self.parts.items()}
        self.steps = 0

    def expect(self, x: Floats, now: Floats, left: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Chances by seat; with what is needed to learn: the units, points times sharpness, and sharpness."""
        units = x.reshape(-1, x.shape[-1]) @ self.parts["weights"] + self.parts["bias"]
        np.maximum(units[:, :-1], 0.0, out=units[:, :-1])
        points = now + (units @ self.parts["out"]).reshape(now.shape)
        sharp = np.exp(np.stack([left**0, left, left**2], axis=1) @ self.parts["sharpness"])
        worth = np.clip(sharp[:, None] * (points - points.max(axis=1, keepdims=True)), -25.0, 0.0)
        odds = np.exp(worth)
        return odds / odds.sum(axis=1, keepdims=True), units, worth, sharp

    def learn(self, x: Floats, now: Floats, left: Floats, aims: Floats, pace: float) -> None:
        chances, units, worth, sharp = self.expect(x, now, left)
        wrong = (chances - aims) / len(x)
        on_points = (wrong * sharp[:, None]).reshape(-1)
        on_units = on_points[:, None] * self.parts["out"]
        on_units[:, :-1] *= units[:, :-1] > 0.0
        on_sharp = (wrong * worth).sum(axis=1)
        slopes = {
            "weights": x.reshape(-1, x.shape[-1]).T @ on_units,
            "bias": on_units.sum(axis=0),
            "out": units.T @ on_points,
            "sharpness": np.stack([left**0, left, left**2]) @ on_sharp,
        }
        slopes["out"][-1] = 0.0  # its weights say enough
        self.steps += 1
        for what, slope in slopes.items():
            self.means[what] += 0.1 * (slope - self.means[what])
            self.squares[what] += 0.001 * (slope**2 - self.squares[what])
            mean = self.means[what] / (1.0 - 0.9**self.steps)
            square = self.squares[what] / (1.0 - 0.999**self.steps)
            self.parts[what] -= np.float32(pace) * mean / (np.sqrt(square) + np.float32(1e-8))

    def network(self) -> dict[str, Floats]:
        return {**self.parts, "weights": self.parts["weights"] / self.spread[:, None]}


def improve(network: dict[str, Floats], found: dict[str, Floats], seed: int) -> dict[str, Floats]:
    chance = np.random.default_rng(seed)
    spread = found["x"].reshape(-1, found["x"].shape[-1]).std(axis=0) + np.float32(0.001)
    found["x"] /= spread
    learner = Learner(network, spread)
    order = chance.permutation(len(found["aims"]))
    held_back, order = order[: len(order) // 25], order[len(order) // 25 :]
    tell("before", learner, found, held_back)
    batches = len(order) // BATCH
    for lesson in range(LESSONS):
        chance.shuffle(order)
        for n in range(batches):
            some = order[n * BATCH : (n + 1) * BATCH]
            done = (lesson * batches + n) / (LESSONS * batches)
            pace = PACE * 0.5 * (1.0 + np.cos(np.pi * done)) + LEAST_PACE
            learner.learn(found["x"][some], found["now"][some], found["left"][some], found["aims"][some], pace)
    tell("after", learner, found, held_back)
    return learner.network()


def tell(when: str, learner: Learner, found: dict[str, Floats], some: NDArray[np.int64]) -> None:
    chances, *_ = learner.expect(found["x"][some], found["now"][some], found["left"][some])
    print(f"{when}: {np.mean((chances - found['aims'][some]) ** 2):.5f} squared from what is to be learned", flush=True)


def begun(numbers: int, units: int) -> dict[str, Floats]:
    chance = np.random.default_rng(units)
    weights, out = chance.normal(0.0, 0.05, (numbers, units)), chance.choice([-0.01, 0.01], units)
    weights[:, -1], out[-1] = 0.0, 1.0
    network = {"weights": weights, "bias": np.zeros(units), "out": out, "sharpness": np.array([-0.5, -2.0, 1.0])}
    return {what: values.astype(np.float32) for what, values in network.items()}


def file_of(name: str) -> Path:
    return Path(str(part(name, "features").__file__)).with_name("network.npz")


def save(file: Path, arrays: Any) -> None:
    np.savez(file, **arrays)


def write(name: str, row: int, network: dict[str, Floats]) -> None:
    with np.load(file_of(name)) as learned:
        rows = {what: learned[what].copy() for what in learned}
    for what, values in network.items():
        rows[what][row] = values
    save(file_of(name), rows)


def write_anew(name: str, units: int) -> None:
    network = begun(part(name, "features").NUMBER, units)
    rows = {what: np.stack([values] * 3) for what, values in network.items()}
    rows["weights"] = rows["weights"].astype(np.float16)
    save(file_of(name), rows)


def play_round(name: str, seats: int, number: int, decisions: int, folder: Path) -> None:
    started = time.monotonic()
    save(folder / f"{number}.npz", gather(name, seats, decisions, 1000 * seats + number))
    found: dict[str, list[Floats]] = {}
    for n in range(max(0, number - ROUNDS_TOGETHER + 1), number + 1):
        with np.load(folder / f"{n}.npz") as some:
            for what in some:
                found.setdefault(what, []).append(some[what])
    together = {what: np.concatenate(found.pop(what)) for what in list(found)}
    with np.load(file_of(name)) as learned:
        network = {what: learned[what][seats - 2] for what in learned}
    write(name, seats - 2, improve(network, together, number))
    print(f"round {number} took {time.monotonic() - started:.0f} s", flush=True)


def main(name: str, seats: int, rounds: int, decisions: int, fresh_units: int = 0) -> None:
    """A round is a process of its own: the network is part of what is compiled."""
    if fresh_units:
        write_anew(name, fresh_units)
    with tempfile.TemporaryDirectory() as folder:
        for n in range(rounds):
            step = [
                sys.executable,
                "-m",
                "bench.learn_value",
                "round",
                name,
                str(seats),
                str(n),
                str(decisions),
                folder,
            ]
            subprocess.run(step, check=True)


if __name__ == "__main__":
    if sys.argv[1] == "round":
        play_round(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]), Path(sys.argv[6]))
    else:
        main(sys.argv[1], *(int(number) for number in sys.argv[2:]))
