"""What servers that share a PostgreSQL tell each other: a table has a new line, somebody has come or gone."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import Any

import psycopg

from .store import Store
from .store.jobs import CHANNEL, notify

LOG = logging.getLogger(__name__)
PATIENCE = 1.0  # seconds between two looks at whether to stop, and before a lost connection is tried again


class Bus:
    """Listens in a thread of its own; calls `heard` in the event loop. On SQLite there is nobody to talk to."""

    def __init__(self, store: Store, heard: Callable[[dict[str, Any]], None], lost: Callable[[], None]) -> None:
        self._store, self._heard, self._lost = store, heard, lost
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        if self._store.shared:
            loop = asyncio.get_running_loop()
            self._thread = threading.Thread(target=self._listen, args=(loop,), name="bus", daemon=True)
            self._thread.start()

    async def tell(self, **told: Any) -> None:
        if self._store.shared:
            await self._store.write(lambda connection: notify(connection, told))

    def close(self) -> None:
        self._ended.set()
        if self._thread:
            self._thread.join()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._ended.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self._lost)  # whatever was told meanwhile is looked up
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            loop.call_soon_threadsafe(self._heard, json.loads(notice.payload))
            except (psycopg.OperationalError, RuntimeError) as error:
                LOG.warning("the bus is down", extra={"why": str(error)})
                self._ended.wait(PATIENCE)
