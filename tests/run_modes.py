"""Runs `make check` and the tests in three modes: uncompiled, with coverage; compiled; with bounds checking. At once.

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
SERVER = HERE / "server"
LONGER = "oriente or guilds"  # to compile, most of all: two processes share the work
MODES: dict[str, tuple[dict[str, str], list[str], list[str]]] = {  # environment, before pytest, for pytest
    "compiled, the longer games": ({}, [], ["-k", LONGER, f"--ignore={SERVER}"]),
    "compiled, the rest": ({}, [], ["-k", f"not ({LONGER})", f"--ignore={SERVER}"]),
    "compiled, the server": ({}, [], [str(SERVER)]),  # apart: it waits most of the time
    "uncompiled": ({"NUMBA_DISABLE_JIT": "1"}, COVERAGE, FAST_ONLY),
    "bounds": (
        {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},  # rather soon than fast
        [],
        [*FAST_ONLY, *(str(path) for name in WHOLE_GAMES for path in HERE.rglob(name))],
    ),
}


CHECK = "formatting, lint, types"


def run(mode: str) -> int:
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        if mode == CHECK:
            environment: dict[str, str] = {}
            command = ["make", "check"]
        else:
            environment, watched, arguments = MODES[mode]
            command = [sys.executable, *watched, "-m", "pytest", "--durations=5", *arguments]
        done = subprocess.run(command, env={**os.environ, **environment}, stdout=output, stderr=output, check=False)
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"=== {mode}: {time.monotonic() - started:.0f} s\n{text}", flush=True)
    return done.returncode


if __name__ == "__main__":
    everything = [CHECK, *MODES]
    with ThreadPoolExecutor(len(everything)) as pool:
        sys.exit(max(pool.map(run, everything)))
