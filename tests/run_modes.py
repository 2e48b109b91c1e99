"""Runs `make check` and the tests in three modes: uncompiled, with coverage; compiled; with bounds checking. At once.
Those of the page, in a browser, run beside them. These and the server's wait until the two compiled ones have compiled
all games, or each of them would do the same work for itself.

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

HERE = Path(__file__).resolve().parent
SERVER, PAGE = HERE / "server", HERE / "page"
ELSEWHERE = [f"--ignore={SERVER}", f"--ignore={PAGE}"]
FAST_ONLY = ["-m", "not compiled"]  # statistics over many games need compiled speed
COVERAGE = ["-m", "slipcover", "--skip-covered", "--fail-under", "90", "--source", "src/ludotheque"]
LONGER = ["oriente", "guilds"]  # to compile, most of all: two processes share the work
OTHERS = ["bots", "corinth", "gorinto"]
LATER = ["nice", "-n", "10"]  # those that compute take what is left by those that wait for others most of the time
SLOWEST = "--durations=5"
LOOK = 0.2  # seconds between two looks at whether a milestone is reached
COMPUTING = 2  # of those at once: with more each takes longer, of the processor too


@dataclass(frozen=True)
class Work:
    name: str
    commands: list[list[str]]  # one after the other
    after: list[Work] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    computes: bool = True
    milestone: Path | None = None  # a file made when those that wait for this may begin


def pytest(*arguments: str, watched: list[str] | None = None) -> list[str]:
    return [sys.executable, *(watched or []), "-m", "pytest", SLOWEST, *arguments]


def compiled_first(milestone: Path, parts: list[str], *arguments: str) -> list[str]:
    tested = [SLOWEST, *arguments, *ELSEWHERE]
    return [sys.executable, "-m", "tests.compile_first", str(milestone), ",".join(parts), *tested]


def all_works(folder: Path) -> list[Work]:
    """Each stands behind those it waits for; the longest first. The folder is for milestones."""
    longer = " or ".join(LONGER)
    compiled = [
        Work(name, [compiled_first(folder / name, parts, "-k", chosen)], milestone=folder / name)
        for name, parts, chosen in (
            ("compiled, the longer games", LONGER, longer),
            ("compiled, the rest", OTHERS, f"not ({longer})"),
        )
    ]
    building = Work(
        "building the page", [["make", "check-page"], [sys.executable, str(PAGE / "chromium.py")]], computes=False
    )
    return [
        *compiled,
        building,
        Work("the page", [pytest(str(PAGE))], [*compiled, building], computes=False),
        Work("the server", [pytest(str(SERVER))], compiled, computes=False),
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
        return run(work) if all(may_follow(other, running[other.name]) for other in work.after) else 1

    with ThreadPoolExecutor(COMPUTING) as few, ThreadPoolExecutor(len(works)) as many:
        for work in works:
            running[work.name] = (few if work.computes else many).submit(run_after, work)
    return max(int(future.result() != 0) for future in running.values())


def may_follow(work: Work, done: Future[int]) -> bool:
    """Waits until it may be followed, or has failed."""
    while work.milestone and not work.milestone.exists() and not done.done():
        time.sleep(LOOK)
    return (work.milestone is not None and work.milestone.exists()) or done.result() == 0


if __name__ == "__main__":
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of many processes would compile our sources for itself
    with tempfile.TemporaryDirectory() as folder:
        code = run_all(all_works(Path(folder)))
    sys.exit(code)
