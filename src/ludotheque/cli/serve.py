"""`ludo serve`: the table server."""

from __future__ import annotations

import argparse
import fcntl
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.engine import make_url

from ..server.app import create_app
from ..server.errors import BadStart
from ..server.operations import set_up_logs
from ..server.settings import PREFIX, Settings, settings_from
from ..server.store.store import open_engine

TRIES, PAUSE = 300, 0.1  # looks, and seconds between them, at whether the server is up
GRACE = 5  # seconds for requests to end when the server stops; streams are ended at once


def serve(arguments: argparse.Namespace) -> None:
    names = ("host", "port", "database", "workers")
    settings = settings_from(os.environ, **{name: getattr(arguments, name) for name in names})
    engine = open_engine(settings.url)
    if engine.dialect.name == "sqlite":
        if settings.workers != 1:
            raise BadStart("one-worker")
        with only_server(settings) as running:
            if running and arguments.open:
                show_page(running)
            elif running:
                raise BadStart("database-in-use", path=make_url(settings.url).database)
            else:
                run(settings, show=arguments.open)
    else:
        run(settings, show=arguments.open)


@contextmanager
def only_server(settings: Settings) -> Iterator[str]:
    """A file of SQLite belongs to one server: another one would not hear of what is written. Yields the address of the
    server that has it already, if there is one."""
    database = make_url(settings.url).database
    if not database:
        yield ""
        return
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{database}.lock").open("a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            yield lock.read() or "?"
            return
        lock.truncate(0)
        lock.write(address_of(settings))
        lock.flush()
        yield ""


def address_of(settings: Settings) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/"


def show_page(address: str) -> None:
    """In a browser if there is one; whoever has none reads where to go."""
    print(f"Ludotheque: {address}", flush=True)
    webbrowser.open(address)


def show_when_up(settings: Settings) -> None:
    for _ in range(TRIES):
        with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as trial:
            if trial.connect_ex((urlsplit(address_of(settings)).hostname or settings.host, settings.port)) == 0:
                show_page(address_of(settings))
                return
        time.sleep(PAUSE)


def run(settings: Settings, *, show: bool = False) -> None:
    check_port(settings)
    set_up_process()
    if show:
        threading.Thread(target=show_when_up, args=(settings,), daemon=True).start()
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_keep_alive": 75,  # a person thinks for a while between two clicks
        "server_header": False,
    }
    if settings.workers == 1:
        uvicorn.run(create_app(settings), **options)
        return
    os.environ[f"{PREFIX}DATABASE"] = settings.database  # the workers read their settings from the environment
    uvicorn.run("ludotheque.cli.serve:worker", factory=True, workers=settings.workers, **options)


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
