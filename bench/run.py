"""Measures the budgets and writes them into RESULTS.md, between its two markers: `make bench`."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select

import numba
import numpy as np

import ludotheque as ludo
from bench import guilds, oriente, page, search, server
from ludotheque.engine.options import check_options
from ludotheque.engine.runner import game_seeds, run_series
from ludotheque.lab.simulate import Plan, prepare_simulation, simulate

RESULTS = Path(__file__).parent / "RESULTS.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
MODES: list[tuple[str, int, dict[str, str]]] = [
    ("gorinto", 3, {}),
    ("gorinto", 2, {}),
    ("gorinto", 2, {"removal": "tactical"}),
    ("gorinto", 4, {}),
    ("gorinto", 4, {"order": "compassionate"}),
    ("gorinto", 4, {"partners": "yes"}),
    ("gorinto", 1, {}),
    ("gorinto", 1, {"difficulty": "expert"}),
    ("corinth", 3, {}),
    ("corinth", 2, {}),
    ("corinth", 4, {}),
    ("oriente", 6, {}),
    ("oriente", 4, {}),
    ("oriente", 8, {}),
    ("oriente", 12, {}),
    ("guilds", 1, {}),
    ("guilds", 1, {"boris_cards": "4", "solitaires_guild": "yes"}),
    ("guilds", 2, {}),
    ("guilds", 3, {}),
    ("guilds", 4, {}),
]
ROUNDS = 7
Row = tuple[str, str]


def main() -> None:
    rows = [row for measure in MEASURES for row in measure()]
    lines = [BEGIN, "", machine(), "", "| what | figure |", "|---|---|"]
    lines += [f"| {what} | {figure} |" for what, figure in rows]
    text = RESULTS.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    RESULTS.write_text(before + "\n".join([*lines, "", END]) + rest.split(END)[1], encoding="utf-8")
    print("\n".join(lines))


def machine() -> str:
    return (
        f"{time.strftime('%Y-%m-%d')}, `make bench`, {processor()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, Numba {numba.__version__}, NumPy {np.__version__}."
    )


def processor() -> str:
    info = Path("/proc/cpuinfo")
    names = [line for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    return names[0].partition(":")[2].strip() if names else platform.processor()


def median_rate(run: Callable[[], float]) -> str:
    rates = [run() for _ in range(ROUNDS)]
    return f"{statistics.median(rates) / 1e6:.2f} M/s (best of {ROUNDS}: {max(rates) / 1e6:.2f})"


def random_play() -> Iterator[Row]:
    """Whole random games inside compiled code, one core."""
    for name, seats, options in MODES:
        plan = prepare_simulation(ludo.game(name), games=20_000, seats=seats, options=dict(options), seed=1)
        label = " ".join([f"{name.title()}, {seats} seats", *(f"{key}={value}" for key, value in options.items())])
        length = simulate(plan, workers=1).decisions_per_game

        def rate(plan: Plan = plan) -> float:
            return simulate(plan, workers=1).decisions_per_second

        yield f"{label}: decisions, one core ({length:.0f} a game)", median_rate(rate)
    plan = prepare_simulation(ludo.game("gorinto"), games=100_000, seats=3, seed=1)
    yield "Gorinto, 3 seats: decisions, all cores", median_rate(lambda: simulate(plan).decisions_per_second)


def from_python() -> Iterator[Row]:
    """One decision at a time from plain Python, and 10,000 games in one call."""
    game, core = ludo.game("gorinto"), ludo.core("gorinto")
    facts, options = game.shipped, check_options(game.options, 3, {})
    states, out = core.fresh(3, options), core.actions()

    def step() -> float:
        next_step, array = core.step, facts.array
        decisions, started = 0, time.perf_counter()
        for seed in range(1, 500):
            states[1] = states[0]
            core.start(array, states, 1, seed)
            n = core.legal(array, states, 1, out)
            while n:
                n = next_step(array, states, 1, int(out[decisions % n]), out)
                decisions += 1
        return decisions / (time.perf_counter() - started)

    step()
    yield "Gorinto, 3 seats: decisions stepped one at a time from Python", median_rate(step)
    seeds = game_seeds(1, 10_000)
    run_series(game, facts, 3, options, seeds[:1])  # compiles
    started = time.perf_counter()
    run_series(game, facts, 3, options, seeds)
    yield "Gorinto, 3 seats: 10,000 games in one call", f"{1000 * (time.perf_counter() - started):.0f} ms"
    yield "Gorinto: size of a state", f"{game.state.itemsize} bytes"


START = "import ludotheque.cli as c; c.main(['play', '{game}', '--seed', '1', {more}])"
FIRST_ASKED = {  # so that a person is asked first
    "oriente": "'--players', 'me', '-o', 'pawn=first'",
    "guilds": "",
}
LONGEST_START = 60.0  # seconds


def first_prompt(game: str, cache: str) -> float:
    """Seconds from the start of the program until it asks for the first decision."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "LUDOTHEQUE_CACHE": cache, "LUDOTHEQUE_DATA": data}
        started = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", START.format(game=game, more=FIRST_ASKED.get(game, "'--players', 'me,me'"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"\n> "):
            if not select([process.stdout], [], [], LONGEST_START)[0] or not (
                more := os.read(process.stdout.fileno(), 4096)
            ):
                raise SystemExit(f"{game} asked nothing: {seen.decode()[-200:]}")
            seen += more
        seconds = time.perf_counter() - started
        process.communicate(timeout=120)  # end of input: it saves and stops
    return seconds


def starts() -> Iterator[Row]:
    for game in ludo.games.names():
        label = game.title()
        with tempfile.TemporaryDirectory() as cache:
            first = first_prompt(game, cache)
            yield f"{label}: first start ever, to the first decision asked", f"{first:.1f} s"
            first_prompt(game, cache)
            warm = statistics.median([first_prompt(game, cache) for _ in range(ROUNDS)])
            yield f"{label}: later starts, to the first decision asked", f"{warm:.2f} s (median of {ROUNDS})"


MEASURES = (random_play, from_python, starts, search.rows, oriente.rows, guilds.rows, server.rows, page.rows)

if __name__ == "__main__":
    main()
