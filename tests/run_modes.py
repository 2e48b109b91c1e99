"""Runs all tests in three modes: compiled; uncompiled, with coverage; with bounds checking. Two at a time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

FAST_ONLY = ["-m", "not compiled"]  # statistics over many games need compiled speed
COVERAGE = ["--cov", "--cov-report=term", "--cov-fail-under=90"]
MODES: dict[str, tuple[dict[str, str], list[str]]] = {
    "compiled": ({}, []),
    "uncompiled": ({"NUMBA_DISABLE_JIT": "1"}, [*FAST_ONLY, *COVERAGE]),
    "bounds": ({"NUMBA_BOUNDSCHECK": "1"}, FAST_ONLY),
}


def run(mode: str) -> int:
    environment, arguments = MODES[mode]
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        command = [sys.executable, "-m", "pytest", "--durations=5", *arguments]
        done = subprocess.run(command, env={**os.environ, **environment}, stdout=output, stderr=output, check=False)
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"=== {mode}: {time.monotonic() - started:.0f} s\n{text}", flush=True)
    return done.returncode


if __name__ == "__main__":
    with ThreadPoolExecutor(2) as pool:
        sys.exit(max(pool.map(run, MODES)))
