"""One database: jobs that read, jobs that write. Writes of the same moment share a commit, which is what takes time."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..errors import BadStart

T = TypeVar("T")
Job = Callable[[Connection], T]
MIGRATIONS = Path(__file__).parent / "migrations"
AT_ONCE = 256  # writes that share a commit, at most
READERS = 4


class Conflict(Exception):
    """Another server has written the same line."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name != "sqlite"  # several servers may use it
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self.migrate()
        self._writer.start()

    def migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.engine.begin() as connection:
            if self.shared:  # servers that start together take turns
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7113401)")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def read(self, job: Job[T]) -> T:
        return await asyncio.wrap_future(self._readers.submit(self._read, job))

    async def write(self, job: Job[T]) -> T:
        """Whatever the job did is stored durably when this returns; if the job raises, nothing of it is stored."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.shield(asyncio.wrap_future(future))  # a writer who left is no reason to stop half-way

    def close(self) -> None:
        """All writes that were asked for are done first."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def _write_all(self) -> None:
        last = False
        while not last:
            batch = [self._jobs.get()]
            while len(batch) < AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get())
            last = None in batch
            if jobs := [entry for entry in batch if entry is not None]:
                self._write(jobs)

    def _write(self, jobs: list[tuple[Job[Any], Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with self.engine.begin() as connection:
                for job, future in jobs:
                    try:
                        with connection.begin_nested() if len(jobs) > 1 else nullcontext():
                            done.append((future, job(connection), None))
                    except Exception as error:
                        if len(jobs) == 1:
                            raise
                        done.append((future, None, error))
        except Exception as error:  # nothing of it was stored
            done = [(future, None, error) for _, future in jobs]
        for future, result, failure in done:
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)


def open_engine(url: str) -> Engine:
    try:
        parts = make_url(url)
    except ArgumentError:
        raise BadStart("bad-database", url=url) from None
    if parts.get_backend_name() == "postgresql":
        return create_engine(parts.set(drivername="postgresql+psycopg"), pool_size=READERS + 2, pool_pre_ping=True)
    if parts.get_backend_name() != "sqlite":
        raise BadStart("bad-database", url=parts.render_as_string(hide_password=True))
    if parts.database:
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parts, pool_size=READERS + 1)
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver's own idea of transactions knows no savepoints
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
