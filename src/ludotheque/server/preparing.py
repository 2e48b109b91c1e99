"""Makes all games' compiled functions ready when a server starts; people can play meanwhile, bots wait for theirs."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading

from .. import games
from ..bots.prepare import Preparing
from ..engine.compiled import PURE
from ..engine.game import Game
from .hall import Hall

LOG = logging.getLogger(__name__)


def begin(hall: Hall) -> Preparing:
    """A game's rules run as plain Python until it is ready; leave what is returned when the server stops."""
    loop = asyncio.get_running_loop()

    def tell(game: Game) -> None:
        if not loop.is_closed():
            LOG.info("a game is ready", extra={"game": game.name})
            loop.call_soon_threadsafe(hall.ready[game.name].set)

    preparing = Preparing(*(games.find(name) for name in games.names()), tell=tell)
    if PURE or not hall.settings.prepare:
        for event in hall.ready.values():
            event.set()
        return preparing
    preparing.__enter__()

    def wait() -> None:
        preparing.wait()
        gc.collect()
        gc.freeze()  # what is there stays: looking through all of Numba again and again stops everything for 0.2 s

    threading.Thread(target=wait, name="preparing", daemon=True).start()
    return preparing
