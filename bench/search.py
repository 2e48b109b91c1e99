"""How fast the bots think: iterations a second in every game, answers within a time limit, hints, analyses."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.bots.analysis import analyse
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.coach import hints
from ludotheque.bots.search import Tree, make_knobs
from ludotheque.engine.hiding import masked
from ludotheque.engine.match import Match

PLACES = 4  # positions of a game where a search is timed
ITERATIONS = 4000  # of a tree, as a master's
ROOM = 100 * ITERATIONS
LONG_ENOUGH = 1.0  # seconds of searching, in as many trees as it takes
SECONDS = 0.5  # limit for a decision
ANSWERS = 100
ANALYSED = (("gorinto", 4), ("corinth", 4), ("oriente", 8), ("guilds", 1), ("guilds", 4))
FIRST_MOVE = (
    "import ludotheque as ludo; from ludotheque.bots import find_bot;"
    "match = ludo.start('{game}', seats={seats}, seed=1); find_bot('master').decide(match, 1)"
)


def rows() -> Iterator[tuple[str, str]]:
    yield from speeds()
    yield from limits()
    yield from first_moves()
    yield from coaching()


def speeds() -> Iterator[tuple[str, str]]:
    for name in ludo.games.names():
        for seats in ludo.game(name).seats:
            found = positions(name, seats)
            alone = statistics.median([speed(match, 1) for match in found])
            both = statistics.median([speed(match, 2) for match in found])
            gain = f"{100 * (both / alone - 1):+.0f} %"
            figures = f"{alone / 1000:.1f} k/s on one core, {both / 1000:.1f} k/s on two ({gain})"
            yield f"{name.title()}, {seats} seats: iterations of a search", figures


def positions(name: str, seats: int) -> list[Match]:
    """Some decisions of a greedy game, evenly spread, at which there is something to decide."""
    game = played(name, seats)
    open_ones = [n for n, step in enumerate(game.steps) if choices_at(game, n) > 1 and step.seat >= 0]
    chosen = [open_ones[len(open_ones) * k // PLACES] for k in range(PLACES)]
    return [retraced(game, number) for number in chosen]


def played(name: str, seats: int) -> Match:
    match, bot = ludo.start(name, seats=seats, seed=1), find_bot("greedy")
    while not match.over:
        match.play(bot.decide(match, bot_seed(match)))
    return match


def choices_at(game: Match, number: int) -> int:
    return game.core.legal(game.facts.array, game.steps[number].state, 0, game.core.actions())


def retraced(game: Match, number: int) -> Match:
    match = ludo.start(game.game.name, seats=game.seats, seed=1)
    for step in game.steps[:number]:
        match.play(step.action)
    return match


def speed(match: Match, threads: int) -> float:
    """Iterations a second of trees that grow side by side."""
    assert match.actor is not None
    known = masked(match.core, match.facts, match.state(), match.actor)
    knobs = make_knobs(**match.game.knobs(match.seats))
    done, took = 0, 0.0
    with ThreadPoolExecutor(threads) as pool:
        while took < LONG_ENOUGH:
            trees = [Tree(match.game, match.facts, known, match.actor, knobs, n, ROOM) for n in range(threads)]
            for tree in trees:
                tree.grow(1)
            started = time.perf_counter()
            done += sum(pool.map(lambda tree: tree.grow(ITERATIONS), trees))
            took += time.perf_counter() - started
    return done / took


def limits() -> Iterator[tuple[str, str]]:
    for name in ludo.games.names():
        game = ludo.game(name)
        match, late = ludo.start(name, seats=max(game.seats[0], 2), seed=2), list[float]()
        bot, greedy = find_bot(f"master:{SECONDS}s"), find_bot("greedy")
        while len(late) < ANSWERS:
            if match.over:
                match = ludo.start(name, seats=match.seats, seed=match.seed + 1)
            if len(match.legal()) > 1 and match.number % 2:
                started = time.perf_counter()
                bot.decide(match, bot_seed(match))
                late.append(time.perf_counter() - started - SECONDS)
            match.play(greedy.decide(match, bot_seed(match)))
        within = sum(seconds <= 0.05 for seconds in late)
        worst = f"the latest by {1000 * max(late):.0f} ms"
        yield f"{name.title()}: master:{SECONDS}s answers within 50 ms of its limit", f"{within} of {ANSWERS}, {worst}"


def first_moves() -> Iterator[tuple[str, str]]:
    for name in ludo.games.names():
        times = []
        for _ in range(4):
            started = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", FIRST_MOVE.format(game=name, seats=ludo.game(name).seats[0])], check=True
            )
            times.append(time.perf_counter() - started)
        label = f"{name.title()}: master’s first move in a new process, from its start"
        yield label, f"{statistics.median(times[1:]):.2f} s (median of 3)"


def coaching() -> Iterator[tuple[str, str]]:
    for name, seats in ANALYSED:
        game = played(name, seats)
        times = []
        for match in positions(name, seats):
            started = time.perf_counter()
            hints(match)
            times.append(time.perf_counter() - started)
        started = time.perf_counter()
        analyse(game)
        whole = f"analysis of {game.number} decisions {time.perf_counter() - started:.1f} s"
        yield f"{name.title()}, {seats} seats: coach", f"a hint {statistics.median(times):.2f} s, {whole}"


if __name__ == "__main__":
    for what, figure in rows():
        print(f"| {what} | {figure} |", flush=True)
