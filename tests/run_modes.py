"""Runs `make check` and the tests in three modes: uncompiled, with coverage; compiled; with bounds checking. At once.
Those of the page, in a browser, run beside them. The compiled ones wait until everything is compiled once, or each of
them would do the same work for itself.

The server has no rules to compile: its tests run compiled, on PostgreSQL, and uncompiled, on SQLite, not with bounds
checking too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from ludotheque import games
from ludotheque.bots import prepare

HERE = Path(__file__).resolve().parent
SERVER, PAGE = HERE / "server", HERE / "page"
ELSEWHERE = [f"--ignore={SERVER}", f"--ignore={PAGE}"]
FAST_ONLY = ["-m", "not compiled"]  # statistics over many games need compiled speed
COVERAGE = ["-m", "slipcover", "--skip-covered", "--fail-under", "90", "--source", "src/ludotheque"]
LONGER = "oriente or guilds"  # to compile, most of all: two processes share the work
LATER = ["nice", "-n", "10"]  # those that compute take what is left by those that wait for others most of the time
COMPUTING = 2  # of those at once: with more each takes longer, of the processor too


@dataclass(frozen=True)
class Work:
    name: str
    commands: list[list[str]]  # one after the other
    after: list[Work] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    computes: bool = True


def pytest(*arguments: str, watched: list[str] | None = None) -> list[str]:
    return [sys.executable, *(watched or []), "-m", "pytest", "--durations=5", *arguments]


def all_works() -> list[Work]:
    """Each stands behind those it waits for; the longest first."""
    shares = range(len(prepare.SHARES))
    compiling = [
        Work(
            f"compiling, {share + 1} of {len(shares)}",
            [[sys.executable, "-m", prepare.__name__, str(share), *games.names()]],
        )
        for share in shares
    ]
    building = Work(
        "building the page", [["make", "check-page"], [sys.executable, str(PAGE / "chromium.py")]], computes=False
    )
    return [
        *compiling,
        building,
        Work("the page", [pytest(str(PAGE))], [*compiling, building], computes=False),
        Work("the server", [pytest(str(SERVER))], compiling, computes=False),
        Work(
            "bounds",
            [[*LATER, *pytest(*FAST_ONLY, *ELSEWHERE)]],
            environment={"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},  # rather soon than fast
        ),
        Work(
            "uncompiled",
            [[*LATER, *pytest(*FAST_ONLY, f"--ignore={PAGE}", watched=COVERAGE)]],
            environment={"NUMBA_DISABLE_JIT": "1"},
        ),
        Work("compiled, the rest", [[*LATER, *pytest("-k", f"not ({LONGER})", *ELSEWHERE)]], compiling),
        Work("compiled, the longer games", [[*LATER, *pytest("-k", LONGER, *ELSEWHERE)]], compiling),
        Work("formatting, lint, types", [[*LATER, "make", "check"]]),
    ]


def run(work: Work) -> int:
    started, busy, code = time.monotonic(), 0.0, 0
    with tempfile.TemporaryFile() as output:
        for command in work.commands:
            if code == 0:
                code, seconds = run_one(command, {**os.environ, **work.environment}, output)
                busy += seconds
        output.seek(0)
        text = output.read().decode(errors="replace")
    print(f"=== {work.name}: {time.monotonic() - started:.0f} s, {busy:.0f} s of a processor\n{text}", flush=True)
    return code


def run_one(command: list[str], environment: dict[str, str], output: IO[bytes]) -> tuple[int, float]:
    """Exit code, and what it and all it waited for took of a processor."""
    process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def run_all(works: list[Work]) -> int:
    """At once, but for those that wait for others; whatever waits for something that fails is not run."""
    running: dict[str, Future[int]] = {}

    def run_after(work: Work) -> int:
        failed = [other.name for other in work.after if running[other.name].result()]
        return 1 if failed else run(work)

    with ThreadPoolExecutor(COMPUTING) as few, ThreadPoolExecutor(len(works)) as many:
        for work in works:
            running[work.name] = (few if work.computes else many).submit(run_after, work)
    return max(int(future.result() != 0) for future in running.values())


if __name__ == "__main__":
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of many processes would compile our sources for itself
    sys.exit(run_all(all_works()))
