"""A server on loopback for tests, and people who use it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings

PATIENCE = 900.0  # seconds; the first request of a game may have to compile it, on a machine that does other things
TEST: dict[str, Any] = {"pace": 0.0, "prepare": False, "rate": 1000.0, "newcomers": 1000.0, "thinkers": 2}


@contextmanager
def serving(database: str, **changed: Any) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    settings = Settings(**{**TEST, "database": database, "port": 0, **changed})
    config = uvicorn.Config(create_app(settings), log_config=None, timeout_graceful_shutdown=2, server_header=False)
    config.port = 0
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server does not start"
        assert time.monotonic() < until, "the server takes too long to start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server does not stop"


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str = "", **headers: str) -> None:
        # Nothing is encrypted on loopback; reading the certificates of the world costs more than most requests.
        self.client = httpx.Client(base_url=address, timeout=PATIENCE, headers=headers, verify=False)
        if name:
            self.put("/api/me", name=name, language="en")

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def call(self, method: str, path: str, expected: int = 200, **body: Any) -> Any:
        answer = self.client.request(method, path, json=body or None)
        assert answer.status_code == expected, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, expected: int = 200) -> Any:
        return self.call("GET", path, expected)

    def post(self, path: str, expected: int = 200, **body: Any) -> Any:
        return self.call("POST", path, expected, **body)

    def put(self, path: str, expected: int = 200, **body: Any) -> Any:
        return self.call("PUT", path, expected, **body)

    def new_table(self, game: str = "gorinto", **asked: Any) -> str:
        return str(self.post("/api/tables", 201, game=game, **asked)["id"])

    def look(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")["table"]

    def act(self, table: str, now: Any, action: Any, expected: int = 200) -> Any:
        """Answer the pending decision of a table as it was seen."""
        asked = {"seat": now["actor"], "number": now["number"], "action": action}
        return self.post(f"/api/tables/{table}/actions", expected, **asked)

    @contextmanager
    def listening(self, table: str = "", last: int | None = None, **params: Any) -> Iterator[Events]:
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        asked = {"table": table, **params}
        with self.client.stream("GET", "/api/events", params=asked, headers=headers) as answer:
            yield Events(answer)


class Events:
    """The events of an open stream, one after the other."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        assert answer.status_code == 200, answer.read()
        self._lines = answer.iter_lines()

    def next(self, kind: str = "table") -> Any:
        """The next event of a kind; others are passed over."""
        found = ""
        for line in self._lines:
            name, _, value = line.partition(": ")
            if name == "event":
                found = value
            elif name == "data" and found == kind:
                return json.loads(value)
        raise AssertionError(f"the stream ended before an event of kind '{kind}'")

    def until(self, wanted: Any) -> Any:
        """The first table event that a condition holds for."""
        while not wanted(event := self.next()):
            pass
        return event


def play_alone(guest: Guest, table: str, most: int = 500) -> Any:
    """Play all seats of one's own to the end, always the first legal action; the table at the end."""
    with guest.listening(table) as events:
        for _ in range(most):
            now = events.next()
            if now["status"] != "running":
                return now
            if now["legal"]:
                guest.act(table, now, now["legal"][0]["code"])
    raise AssertionError("the game does not end")
