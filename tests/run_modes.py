"""Runs `make check` and the tests in three modes: uncompiled, with coverage; compiled; with bounds checking. At once.
Those of the page, in a browser, run beside them.

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


CHECK = "formatting, lint, types"
FIRST = {"compiled, the page": [["make", "check-page"], [sys.executable, str(PAGE / "chromium.py")]]}


def commands(mode: str) -> tuple[dict[str, str], list[list[str]]]:
    """The environment and the commands of a mode, one after the other."""
    if mode == CHECK:
        return {}, [["make", "check"]]
    environment, watched, arguments = MODES[mode]
    return environment, [
        *FIRST.get(mode, []),
        [sys.executable, *watched, "-m", "pytest", "--durations=5", *arguments],
    ]


def run(mode: str) -> int:
    started = time.monotonic()
    environment, todo = commands(mode)
    code = 0
    with tempfile.TemporaryFile() as output:
        for command in todo:
            code = (
                code
                or subprocess.run(
                    command, env={**os.environ, **environment}, stdout=output, stderr=output, check=False
                ).returncode
            )
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"=== {mode}: {time.monotonic() - started:.0f} s\n{text}", flush=True)
    return code


if __name__ == "__main__":
    everything = [CHECK, *MODES]
    with ThreadPoolExecutor(len(everything)) as pool:
        sys.exit(max(pool.map(run, everything)))
