"""Compiles a game and its bots before they are needed; the first time ever, two processes share the work.

Numba compiles one function at a time, so a second process takes half of them and leaves them in the cache on disk.
What the first table needs comes first: a person thinks while the rest is made ready.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Self

from .. import games
from ..engine.compiled import is_cached
from ..engine.core import compile_entry, core_of, sample_calls
from ..engine.facts import Facts
from ..engine.game import Game
from .simple import compile_bots

FIRST = ("begin", "legal", "mask", "points", "forecast")  # what the first table needs
PATIENCE = 300  # seconds; whatever the other process has not done by then is done here


class Preparing:
    """A game being compiled: iterate over `first`, show the table, then over `rest`, best in the background.

    A context: leave it when the game is over or will not be played after all.
    """

    def __init__(self, game: Game, facts: Facts) -> None:
        self.game = game
        self.facts = facts
        self._helper = None if is_cached(game.folder) else start_helper(game)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody needs the rest any more: the other process ends too. What it has written to the cache is whole."""
        if self._helper is not None:
            self._helper.kill()
            self._helper.wait()

    def first(self) -> Iterator[str]:
        for name in FIRST:
            compile_entry(core_of(self.game), self.facts, name)
            yield name

    def rest(self) -> Iterator[str]:
        if self._helper is not None:
            wait(self._helper)
        core = core_of(self.game)
        for name in sample_calls(core, self.facts):
            compile_entry(core, self.facts, name)
            yield name
        compile_bots(self.game)
        yield "bots"


def start_helper(game: Game) -> subprocess.Popen[bytes] | None:
    if game.name not in games.names():  # a game of somebody's own, which the other process would not find
        return None
    command = [sys.executable, "-m", __name__, game.name]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait(helper: subprocess.Popen[bytes]) -> None:
    try:
        helper.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        helper.kill()
        helper.wait()


def help_compiling(name: str) -> None:
    """What the other process does."""
    game = games.find(name)
    core = core_of(game)
    for entry in sample_calls(core, game.shipped):
        if entry not in FIRST:
            compile_entry(core, game.shipped, entry)
    compile_bots(game)


if __name__ == "__main__":
    help_compiling(sys.argv[1])
