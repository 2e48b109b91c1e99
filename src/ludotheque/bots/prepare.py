"""Compiles a game and its bots before they are needed; the first time ever, two processes share the work.

Numba compiles one function at a time, so a second process takes half of them and leaves them in the cache on disk.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from .. import games
from ..engine.compiled import is_cached
from ..engine.core import compile_entry, core_of, sample_calls
from ..engine.facts import Facts
from ..engine.game import Game
from .simple import compile_bots

OWN_PART = ("play", "legal")  # about half of the work; the other process does the rest
LONGEST = 300  # seconds; whatever the other process has not done by then is done here


def prepare(game: Game, facts: Facts) -> Iterator[str]:
    """Compile all entry points of a game; yields the name of each when it is ready."""
    core = core_of(game)
    names = sorted(sample_calls(core, facts), key=lambda name: name not in OWN_PART)
    helper = None if is_cached(game.folder) else start_helper(game)
    for name in names:
        if helper is not None and name not in OWN_PART:
            wait(helper)
            helper = None
        compile_entry(core, facts, name)
        yield name


def prepare_bots(game: Game) -> Iterator[str]:
    compile_bots(game)
    yield "bots"


def start_helper(game: Game) -> subprocess.Popen[bytes] | None:
    if game.name not in games.names():  # a game of somebody's own, which the other process would not find
        return None
    command = [sys.executable, "-m", __name__, game.name]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait(helper: subprocess.Popen[bytes]) -> None:
    try:
        helper.wait(LONGEST)
    except subprocess.TimeoutExpired:
        helper.kill()
        helper.wait()


def help_compiling(name: str) -> None:
    """What the other process does."""
    game = games.find(name)
    core = core_of(game)
    for entry in sample_calls(core, game.shipped):
        if entry not in OWN_PART:
            compile_entry(core, game.shipped, entry)


if __name__ == "__main__":
    help_compiling(sys.argv[1])
