"""The server under load: many tables with two people each; how soon an action reaches the other one, and what it costs.

python -m bench.server --tables 200 --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

PACE = 2.0  # seconds between two actions at a table
GENEROUS = {"RATE": "1000", "NEWCOMERS": "100000", "STREAMS": "20000", "PACE": "3600"}


class Wire:
    """One connection, spoken plainly: a client library would cost more than the server."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port, self.cookie = port, cookie
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: Any = None) -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)

    async def answer(self) -> tuple[bytes, bytes]:
        """The head and the body."""
        assert self.reader is not None
        head = await self.reader.readuntil(b"\r\n\r\n")
        lines = [line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")]
        return head, await self.reader.readexactly(int(lines[0].split(b":")[1])) if lines else b""

    async def call(self, method: str, path: str, body: Any = None) -> tuple[bytes, Any]:
        await self.send(method, path, body)
        head, content = await self.answer()
        assert head.split()[1] in (b"200", b"201"), content
        return head, json.loads(content)


class Player:
    """One person at a table: listens, and decides when it is their turn."""

    def __init__(self, port: int, cookie: str, table: str, load: Load) -> None:
        self.table, self.load = table, load
        self.asking, self.hearing = Wire(port, cookie), Wire(port, cookie)
        self.now: dict[str, Any] = {}

    async def listen(self) -> None:
        await self.hearing.send("GET", f"/api/events?table={self.table}")
        reader = self.hearing.reader
        assert reader is not None
        kind = b""
        while line := await reader.readline():
            if line.startswith(b"event: "):
                kind = line[7:].strip()
            elif line.startswith(b"data: ") and kind == b"table":
                arrived = time.perf_counter()
                self.now = json.loads(line[6:])
                self.load.arrived(self, arrived)

    async def act(self) -> bool:
        """Whether there was something to decide."""
        legal = self.now.get("legal")
        if not legal:
            return False
        asked = {"seat": self.now["actor"], "number": self.now["number"], "action": random.choice(legal)["code"]}
        key = (self.table, self.now["line"] + 1)
        self.load.sent[key] = time.perf_counter()
        await self.asking.call("POST", f"/api/tables/{self.table}/actions", asked)
        self.load.accepted[key] = time.perf_counter()
        return True


class Load:
    """Many tables, and when everything was sent, accepted and told."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.accepted: dict[tuple[str, int], float] = {}
        self.told: dict[tuple[str, int], float] = {}
        self.pairs: list[tuple[Player, Player]] = []

    def arrived(self, player: Player, at: float) -> None:
        """At the one who did not send it: the later of the two arrivals is never the sender's alone."""
        key = (player.table, player.now["line"])
        self.told[key] = max(at, self.told.get(key, 0.0))

    def delays(self) -> tuple[list[float], list[float]]:
        """In milliseconds: from sending, and from the server's answer."""
        keys = [key for key in self.sent if key in self.told and key in self.accepted]
        whole = sorted(1000 * (self.told[key] - self.sent[key]) for key in keys)
        after = sorted(1000 * (self.told[key] - self.accepted[key]) for key in keys)
        return whole, after


async def set_up(port: int, tables: int, load: Load) -> None:
    for _ in range(tables):
        cookies = []
        for name in ("Ann", "Bob"):
            head, _ = await Wire(port, "").call("PUT", "/api/me", {"name": name})
            line = next(line for line in head.decode().split("\r\n") if line.lower().startswith("set-cookie:"))
            cookies.append(line.split(": ", 1)[1].split(";")[0])
        ann, bob = (Wire(port, cookie) for cookie in cookies)
        table = (await ann.call("POST", "/api/tables", {"game": "gorinto", "seats": 2}))[1]["id"]
        await bob.call("PUT", f"/api/tables/{table}/seats/1", {"take": "me"})
        await ann.call("POST", f"/api/tables/{table}/start")
        load.pairs.append((Player(port, cookies[0], table, load), Player(port, cookies[1], table, load)))


async def run(port: int, tables: int, seconds: float, process: int) -> Iterator[tuple[str, str]]:
    load, empty = Load(), memory(process)
    await set_up(port, tables, load)
    listeners = [asyncio.create_task(player.listen()) for pair in load.pairs for player in pair]
    await asyncio.sleep(3.0)
    begun, busy = time.perf_counter(), cpu(process)
    workers = [asyncio.create_task(keep_acting(pair, begun + seconds)) for pair in load.pairs]
    await asyncio.gather(*workers)
    used = (cpu(process) - busy) / (time.perf_counter() - begun)
    await asyncio.sleep(1.0)
    full, idle = memory(process), Load()
    await set_up(port, tables, idle)
    unread = memory(process)
    for player in (player for pair in idle.pairs for player in pair):
        listeners.append(asyncio.create_task(player.listen()))
    await asyncio.sleep(3.0)
    read = memory(process)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    whole, after = load.delays()
    name = f"Server, {tables} tables with two streams each, an action every {PACE:.0f} s a table, one core"
    return iter(
        [
            (f"{name}: from sending an action to its event at the other client", quantiles(whole)),
            (f"{name}: from the answer to the event", quantiles(after)),
            (f"{name}: actions, processor", f"{len(whole) / seconds:.0f}/s, {100 * used:.0f} % of a core"),
            (f"{name}: memory for each table, first use of everything included", kilobytes(full - empty, tables)),
            (
                f"{tables} more tables where nothing happens: memory for each without readers",
                kilobytes(unread - full, tables),
            ),
            ("The same: what two streams to each add, their connections included", kilobytes(read - unread, tables)),
        ]
    )


async def keep_acting(pair: tuple[Player, Player], until: float) -> None:
    await asyncio.sleep(random.uniform(0.0, PACE))
    while time.perf_counter() < until:
        started = time.perf_counter()
        for player in pair:
            if await player.act():
                break
        await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - started)))


def quantiles(delays: list[float], what: str = "actions") -> str:
    def at(share: float) -> str:
        return f"{delays[min(len(delays) - 1, int(share * len(delays)))]:.1f} ms"

    return f"median {at(0.5)}, 99 of 100 within {at(0.99)}, worst {delays[-1]:.1f} ms ({len(delays)} {what})"


def syncs(folder: Path, seconds: float) -> str:
    """A server on a busy host cannot be quicker than its disk."""
    took, until = [], time.perf_counter() + seconds
    with (folder / "syncs").open("wb") as file:
        while time.perf_counter() < until:
            file.write(bytes(4096))
            file.flush()
            started = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(1000 * (time.perf_counter() - started))
            time.sleep(0.01)
    return quantiles(sorted(took), "syncs")


def memory(process: int) -> int:
    """Bytes in use."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def kilobytes(amount: int, tables: int) -> str:
    return f"{amount / tables / 1000:.0f} kB"


def cpu(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rows(tables: int = 200, seconds: float = 20.0) -> Iterator[tuple[str, str]]:
    with socket.socket() as trial, tempfile.TemporaryDirectory() as folder:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
        trial.close()
        environment = {**os.environ, **{f"LUDO_{name}": value for name, value in GENEROUS.items()}}
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/bench.sqlite"]
        nowhere = subprocess.DEVNULL
        server = subprocess.Popen(command, env=environment, stdout=nowhere, stderr=nowhere)
        here, *others = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.pid, {here})
        os.sched_setaffinity(0, set(others) or {here})  # those who play are elsewhere
        try:
            wait_until_ready(f"http://127.0.0.1:{port}")
            yield "The disk alone, what a commit waits for: one sync after another", syncs(Path(folder), seconds / 2)
            yield from asyncio.run(run(port, tables, seconds, server.pid))
        finally:
            os.sched_setaffinity(0, {here, *others})
            server.terminate()
            server.wait(30)


def wait_until_ready(address: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{address}/health", timeout=30).json()["ready"]:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.5)
    raise SystemExit("the server is not ready after five minutes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    for what, figure in rows(given.tables, given.seconds):
        print(f"{what}: {figure}")
