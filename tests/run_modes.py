"""Runs `make check` and the tests in three modes: uncompiled, with coverage; compiled; with bounds checking. At once.
Those of the page, in a browser, run beside them. The compiled ones wait until everything is compiled once, or each of
them would do the same work for itself.

Uncompiled, NumPy checks the bounds of every cell itself, in all tests but those that need speed. The third mode
looks for what only compiled code does, where most of it runs: in whole games.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from ludotheque import games
from ludotheque.bots import prepare

HERE = Path(__file__).resolve().parent
FAST_ONLY = ["-m", "not compiled"]  # statistics over many games need compiled speed
COVERAGE = ["-m", "slipcover", "--source", "src/ludotheque", "--skip-covered", "--fail-under", "90"]
WHOLE_GAMES = ["test_conformance.py", "test_naive.py", "test_kept.py", "test_compiled.py"]
SERVER, PAGE = HERE / "server", HERE / "page"
ELSEWHERE = [f"--ignore={SERVER}", f"--ignore={PAGE}"]
LONGER = "oriente or guilds"  # to compile, most of all: two processes share the work
MODES: dict[str, tuple[dict[str, str], list[str], list[str]]] = {  # environment, before pytest, for pytest
    "compiled, the longer games": ({}, [], ["-k", LONGER, *ELSEWHERE]),
    "compiled, the rest": ({}, [], ["-k", f"not ({LONGER})", *ELSEWHERE]),
    "compiled, the server": ({}, [], [str(SERVER)]),  # apart: it waits most of the time
    "compiled, the page": ({}, [], [str(PAGE)]),
    "uncompiled": ({"NUMBA_DISABLE_JIT": "1"}, COVERAGE, [*FAST_ONLY, f"--ignore={PAGE}"]),
    "bounds": (
        {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},  # rather soon than fast
        [],
        [*FAST_ONLY, *(str(path) for name in WHOLE_GAMES for path in HERE.rglob(name))],
    ),
}

WAITING = ("compiled, the server", "compiled, the page")  # for others, most of the time, and so the last ones to end
LATER = ["nice", "-n", "10"]  # those that only compute take what the waiting ones leave

Work = tuple[str, dict[str, str], list[list[str]]]  # name, environment, commands one after the other


def first() -> list[Work]:
    """What the others wait for."""
    shares: list[Work] = [
        (
            f"compiling, {share + 1} of {len(prepare.SHARES)}",
            {},
            [[sys.executable, "-m", prepare.__name__, str(share), *games.names()]],
        )
        for share in range(len(prepare.SHARES))
    ]
    return [
        *shares,
        ("building the page", {}, [["make", "check-page"], [sys.executable, str(PAGE / "chromium.py")]]),
    ]


def second() -> list[Work]:
    modes: list[Work] = []
    for mode, (environment, watched, arguments) in MODES.items():
        later = [] if mode in WAITING else LATER
        command = [*later, sys.executable, *watched, "-m", "pytest", "--durations=5", *arguments]
        modes.append((mode, environment, [command]))
    return [("formatting, lint, types", {}, [["make", "check"]]), *modes]


def run(work: Work) -> int:
    name, environment, commands = work
    started, busy, code = time.monotonic(), 0.0, 0
    with tempfile.TemporaryFile() as output:
        for command in commands:
            if code == 0:
                code, seconds = run_one(command, {**os.environ, **environment}, output)
                busy += seconds
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"=== {name}: {time.monotonic() - started:.0f} s, {busy:.0f} s of a processor\n{text}", flush=True)
    return code


def run_one(command: list[str], environment: dict[str, str], output: IO[bytes]) -> tuple[int, float]:
    """Exit code, and what it and all it waited for took of a processor."""
    process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def run_all(works: list[Work]) -> int:
    with ThreadPoolExecutor(len(works)) as pool:
        return int(any(list(pool.map(run, works))))


if __name__ == "__main__":
    sys.exit(run_all(first()) or run_all(second()))
