"""Makes a game's and its bots' compiled functions ready in the background; until then everything runs as plain Python.

Nobody waits: the table is there at once, at the speed of plain Python, which is enough for people and simple bots.
The first time ever, two processes compile into the cache on disk, so that the game itself has a quick answer meanwhile;
then, and at every later start, this one loads what is there.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Self

from .. import games
from ..engine.calls import THERE, rule_address
from ..engine.compiled import PURE, Pace, is_cached, note_cached
from ..engine.core import compile_core
from ..engine.game import Game
from .rollout import compile_rollout
from .search import compile_search
from .simple import compile_bots

BOTS = Path(__file__).parent
SHARES = (("play", "core"), ("bots", *(name for name in THERE if name != "play")))
"""What each of two processes compiles: `play` with all it calls is half of a game's rules."""
PARTS = tuple(name for share in SHARES for name in share)
PATIENCE = 300  # seconds; whatever the other processes have not done by then is done here


class Preparing:
    """Games whose compiled functions are being made ready. A context: leave it when they are no longer needed."""

    def __init__(self, *wanted: Game, tell: Callable[[Game], None] = lambda game: None) -> None:
        """`tell` is called, from another thread, for each game that is ready."""
        self.games, self._tell = wanted, tell
        self._left = False
        self._helpers: list[subprocess.Popen[bytes]] = []
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        Pace.plain = True
        return self

    def begin(self) -> None:
        """Once the table is shown, and again without harm: loading Numba would slow down what comes before."""
        if not PURE and self._thread.ident is None:
            self._thread.start()

    def __exit__(self, *_: object) -> None:
        """What the other processes have written to the cache is whole; the rest comes another time."""
        self._left = True
        Pace.plain = PURE
        Pace.ready.clear()
        for helper in self._helpers:
            helper.kill()
            helper.wait()

    @property
    def ready(self) -> bool:
        return not any(Pace.is_plain(game) for game in self.games) or PURE

    def wait(self) -> None:
        """Until everything is compiled."""
        self.begin()
        if not PURE:
            self._thread.join()

    def _run(self) -> None:
        for game in self.games:
            if not (is_cached(game.folder) and is_cached(BOTS)):
                self._compile_elsewhere(game)
            for name in PARTS:
                if self._left:
                    return
                compile_one(game, name)
            note_cached(game.folder)
            note_cached(BOTS)
            Pace.ready.add(game)
            self._tell(game)
        Pace.plain = PURE

    def _compile_elsewhere(self, game: Game) -> None:
        if game.name not in games.names():  # a game of somebody's own, which another process would not find
            return
        self._helpers = []
        for part in range(len(SHARES)):
            command = [sys.executable, "-m", __name__, str(part), game.name]
            nowhere = subprocess.DEVNULL
            self._helpers.append(subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere))
        for helper in self._helpers:
            try:
                helper.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                helper.kill()


def compile_one(game: Game, name: str) -> None:
    """Compile one of a game's rules, its entry points from Python or all bots, or load them from the cache."""
    if PURE:
        return
    if name == "core":
        compile_core(game)
    elif name == "bots":
        compile_bots()
        compile_search()
        compile_rollout()
    else:
        rule_address(game, name)


if __name__ == "__main__":
    gc.disable()  # the compiler's millions of objects stay anyway; looking through them takes an eighth of the time
    share, *names = sys.argv[1:]
    for name in names:
        for part in SHARES[int(share)]:
            compile_one(games.find(name), part)
