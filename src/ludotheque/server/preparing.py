"""Makes all games' compiled functions ready when a server starts; people can play meanwhile, bots wait."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading

from .. import games
from ..bots.prepare import Preparing
from ..engine.compiled import PURE
from .hall import Hall

LOG = logging.getLogger(__name__)


def begin(hall: Hall) -> Preparing:
    """Rules run as plain Python until all games are ready; leave what is returned when the server stops."""
    preparing = Preparing(*(games.find(name) for name in games.names()))
    if PURE or not hall.settings.prepare:
        hall.ready.set()
        return preparing
    preparing.__enter__()
    loop = asyncio.get_running_loop()

    def wait() -> None:
        preparing.wait()
        if preparing.ready and not loop.is_closed():
            LOG.info("all games are ready")
            gc.collect()
            gc.freeze()  # what is there stays: looking through all of Numba again and again stops everything for 0.2 s
            loop.call_soon_threadsafe(hall.ready.set)

    threading.Thread(target=wait, name="preparing", daemon=True).start()
    return preparing
