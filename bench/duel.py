"""Two settings of the search against each other, or one alone against a game's automaton: to see what a knob does.

python -m bench.duel GAME SEATS GAMES FIRST_SEED A B [OPTION=CHOICE ...]

A and B are bots (`greedy`, `master`) or iterations with knobs of the search: `100,cut=15,explore=0.2,slip=0.05`.
A takes each seat in turn over the same deals, B all the others. Told every 20 games: what A won, the points of A and of
the others, and processor seconds of a game for A and for B.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

import numpy as np

import ludotheque as ludo
from ludotheque.bots.bot import Bot, bot_seed, let_talk
from ludotheque.bots.find import find_bot
from ludotheque.bots.levels import SearchBot
from ludotheque.engine.game import Level
from ludotheque.engine.match import Match
from ludotheque.engine.options import check_options

Row = tuple[float, float, float, float, float]  # won, points, others' points, seconds, others' seconds


def make(given: str) -> Bot:
    iterations, *settings = given.split(",")
    if not iterations.isdecimal():
        return find_bot(given, threads=1)
    knobs = {name: float(value) for name, value in (setting.split("=") for setting in settings)}
    return SearchBot(given, Level(int(iterations), slip=knobs.pop("slip", 0.0)), knobs=knobs, threads=1)


def play(name: str, seats: int, number: int, first: int, a: str, b: str, options: dict[str, str]) -> Row:
    game, seat = ludo.game(name), number % seats
    match = Match(game, seats, check_options(game.options, seats, options), first + number // seats, game.shipped)
    bots, took = {n: make(a if n == seat else b) for n in range(seats)}, [0.0, 0.0]
    while match.actor is not None:
        let_talk(match, bots)
        started, side = time.process_time(), int(match.actor != seat)
        match.play(bots[match.actor].decide(match, bot_seed(match)))
        took[side] += time.process_time() - started
    winners, totals = match.outcome.winners, [place.total for place in match.outcome.places]
    won = 1.0 / len(winners) if seat in winners else 0.0
    return won, totals[seat], (sum(totals) - totals[seat]) / (len(totals) - 1), took[0], took[1]


def tell(a: str, b: str, rows: list[Row]) -> None:
    found = np.array(rows)
    won, own, theirs, seconds, other_seconds = found.mean(axis=0)
    margins, root = found[:, 1] - found[:, 2], np.sqrt(len(rows))
    print(
        f"{a} against {b}, {len(rows)} games: {100 * won:.1f} % (standard error {100 * found[:, 0].std() / root:.1f}), "
        f"points {own:.1f}, {theirs:.1f}, margin {margins.mean():+.1f} ({margins.std() / root:.1f}), "
        f"{seconds:.1f}, {other_seconds:.1f} s",
        flush=True,
    )


def main(game: str, seats: int, games: int, first: int, a: str, b: str, options: dict[str, str]) -> None:
    rows: list[Row] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        asked = [pool.submit(play, game, seats, n, first, a, b, options) for n in range(games)]
        for done in as_completed(asked):
            rows.append(done.result())
            if len(rows) % 20 == 0 or len(rows) == games:
                tell(a, b, rows)


if __name__ == "__main__":
    name, *numbers, first_bot, second_bot = sys.argv[1:7]
    chosen = dict(option.split("=") for option in sys.argv[7:])
    main(name, int(numbers[0]), int(numbers[1]), int(numbers[2]), first_bot, second_bot, chosen)
