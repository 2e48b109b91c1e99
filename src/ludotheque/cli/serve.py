"""`ludo serve`: the table server."""

from __future__ import annotations

import argparse
import fcntl
import gc
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from sqlalchemy.engine import make_url

from ..server.app import create_app
from ..server.errors import BadStart
from ..server.operations import set_up_logs
from ..server.settings import PREFIX, Settings, settings_from
from ..server.store.store import open_engine

GRACE = 5  # seconds for requests to end when the server stops; streams are ended at once


def serve(arguments: argparse.Namespace) -> None:
    names = ("host", "port", "database", "workers")
    settings = settings_from(os.environ, **{name: getattr(arguments, name) for name in names})
    engine = open_engine(settings.url)
    if engine.dialect.name == "sqlite":
        if settings.workers != 1:
            raise BadStart("one-worker")
        with only_server(settings.url):
            run(settings)
    else:
        run(settings)


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """A file of SQLite belongs to one server: the other one would not hear of what is written."""
    database = make_url(url).database
    if not database:
        yield
        return
    with Path(f"{database}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadStart("database-in-use", path=database) from None
        yield


def run(settings: Settings) -> None:
    check_port(settings)
    set_up_process()
    options = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_keep_alive": 75,  # a person thinks for a while between two clicks
        "server_header": False,
    }
    if settings.workers == 1:
        uvicorn.run(create_app(settings), **options)  # type: ignore[arg-type]
        return
    os.environ[f"{PREFIX}DATABASE"] = settings.database  # the workers read their settings from the environment
    uvicorn.run("ludotheque.cli.serve:worker", factory=True, workers=settings.workers, **options)  # type: ignore[arg-type]


def worker() -> object:
    """The application in a process of its own."""
    set_up_process()
    return create_app(settings_from(os.environ))


def set_up_process() -> None:
    """Logs; threads that take turns ten times as often: else each step of a commit waits up to 5 ms for the event
    loop, and an action for several of them; and looking for garbage more rarely: all tables and streams are looked
    through each time, which stops everything for 50 ms."""
    set_up_logs()
    sys.setswitchinterval(0.0005)
    gc.set_threshold(50_000, 20, 20)


def check_port(settings: Settings) -> None:
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BadStart("bad-port", host=settings.host, port=str(settings.port), why=why) from None
