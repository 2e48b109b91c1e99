"""The long run: many random games beside the slow version, in every mode of every game that has one.

python -m tests.proof --games 2000
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import ludotheque
from ludotheque.engine.options import combinations
from tests.naive.compare import Difference, compare_game, games

GREEDY = 0.6  # of the decisions in every second game, see compare_game


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="of each game, shared out among its modes (2000)")
    parser.add_argument("--game", choices=games(), action="append", help="only this game")
    parser.add_argument("--first-seed", type=int, default=1000, help="seed of the first game of each mode")
    given = parser.parse_args(arguments)
    try:
        prove(given.game or games(), given.games, given.first_seed)
    except Difference as difference:
        print(f"DIFFERENCE: {difference}")
        return 1
    return 0


def prove(names: Sequence[str], wanted: int, first_seed: int) -> None:
    begun, all_games, all_decisions = time.perf_counter(), 0, 0
    for name in names:
        game = ludotheque.game(name)
        modes = [(seats, options) for seats in game.seats for options in combinations(game.options, seats)]
        count = -(-wanted // len(modes))
        for seats, options in modes:
            decisions = sum(
                compare_game(name, seats, options, first_seed + n, greedy=GREEDY * (n % 2)) for n in range(count)
            )
            chosen = " ".join(f"{option}={value}" for option, value in options.items())
            print(f"{name} {seats} seats, {chosen}: {count} games, {decisions} decisions", flush=True)
            all_games, all_decisions = all_games + count, all_decisions + decisions
        if find_spec(f"tests.games.{name}.proof"):  # what a game wants proved besides
            print(import_module(f"tests.games.{name}.proof").prove(), flush=True)
    seconds = time.perf_counter() - begun
    print(f"total: {all_games} games, {all_decisions} decisions, no difference ({seconds:.0f} s)")


if __name__ == "__main__":
    sys.exit(main())
