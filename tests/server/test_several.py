"""Several servers on one PostgreSQL, and servers that are killed: nothing is lost, nothing happens twice."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludotheque.server.bus import Bus
from tests.server.conftest import fresh_postgres
from tests.server.house import PATIENCE, Guest, play_alone, serving

ROUNDS = int(os.environ.get("LUDO_KILLS", "2"))  # a hundred in `make proof`


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def begin(database: str, port: int, *, log: int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
    settings = {"PACE": "0", "PREPARE": "0", "RATE": "1000", "NEWCOMERS": "1000", "TABLES_EACH": "1000", "LEASE": "1"}
    environment = {**os.environ, **{f"LUDO_{name}": value for name, value in settings.items()}}
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", str(port), "--database", database]
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdin=nowhere, stdout=nowhere, stderr=log)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, verify=False).status_code == 200:
                return process
        except httpx.TransportError:
            assert process.poll() is None, "the server has stopped"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)


def end(process: subprocess.Popen[bytes], how: int = signal.SIGTERM) -> int:
    process.send_signal(how)
    return process.wait(PATIENCE)


@contextmanager
def processes(database: str, count: int) -> Iterator[list[str]]:
    """Servers in processes of their own; their addresses."""
    ports = [free_port() for _ in range(count)]
    running = [begin(database, port) for port in ports]
    try:
        yield [f"http://127.0.0.1:{port}" for port in ports]
    finally:
        for process in running:
            end(process)


def test_what_another_server_has_written_counts_though_nobody_told_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bus, "begin", lambda bus: None)  # deaf
    database = fresh_postgres(postgres)
    with serving(database) as here, serving(database) as there, Guest(here) as ann, Guest(there) as bob:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        assert ann.look(table)["status"] == "running"
        ann.post(f"/api/tables/{table}/start", expected=409)


@pytest.mark.compiled  # in the other modes three processes would take minutes
def test_two_servers_serve_the_same_table_to_different_people(postgres: str) -> None:
    with (
        processes(fresh_postgres(postgres), 2) as (here, there),
        Guest(here, "Ann") as ann,
        Guest(there, "Bob") as bob,
        Guest(there) as eve,
    ):
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        players = [ann, bob]
        with ann.listening(table) as hers, bob.listening(table) as his, eve.listening(table) as watching:
            streams = [hers, his]
            latest = [events.next() for events in streams]
            seen = [watching.next()["line"]]
            while latest[0]["number"] < 12:
                actor = latest[0]["actor"]
                now = latest[actor]
                if now["legal"]:
                    players[actor].act(table, now, now["legal"][-1]["code"])
                latest = [events.next() for events in streams]
                assert latest[0]["line"] == latest[1]["line"] == now["line"] + 1
                seen.append(watching.next()["line"])
            assert seen == list(range(seen[0], seen[0] + len(seen))), "no gap, no repetition"


@pytest.mark.compiled
def test_a_bot_decides_once_though_several_servers_could_ask_it(postgres: str) -> None:
    with processes(fresh_postgres(postgres), 2) as addresses, Guest(addresses[0], "Ann") as ann:
        table = ann.new_table(seats=2, bots={"level": "greedy"}, start=True)
        token = ann.post("/api/me/tokens", 201, name="other server")["token"]
        with Guest(addresses[1], Authorization=f"Bearer {token}") as there, there.listening(table) as events:
            assert play_alone(ann, table)["status"] == "finished"
            lines = [events.next()]
            while lines[-1]["status"] == "running":
                lines.append(events.next())
            assert [event["line"] for event in lines] == list(range(lines[0]["line"], lines[-1]["line"] + 1))


@pytest.mark.compiled
def test_another_server_takes_up_what_a_dead_one_left(postgres: str) -> None:
    database = fresh_postgres(postgres)
    port = free_port()
    process = begin(database, port)
    with Guest(f"http://127.0.0.1:{port}", "Ann") as ann:
        table = ann.new_table(seats=2, bots={"level": "greedy", "seats": [0, 1]}, sit=False)
        ann.post(f"/api/tables/{table}/start")
        end(process, signal.SIGKILL)
    with processes(database, 1) as (address,), Guest(address) as eve, eve.listening(table) as events:
        while events.next()["status"] != "finished":
            pass


class Hammer(threading.Thread):
    """Somebody who plays alone against a bot without a pause, and notes every answer."""

    def __init__(self, address: str, token: str, table: str) -> None:
        super().__init__(daemon=True)
        self.address, self.token, self.table = address, token, table
        self.acknowledged: list[tuple[int, int, int]] = []  # line, decision number, action

    def run(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            with httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE, verify=False) as client:
                while True:
                    now = client.get(f"/api/tables/{self.table}").json()["table"]
                    if now["status"] != "running":
                        return
                    if not now["legal"]:
                        time.sleep(0.002)
                        continue
                    action = random.choice(now["legal"])["code"]
                    asked = {"seat": now["actor"], "number": now["number"], "action": action}
                    answer = client.post(f"/api/tables/{self.table}/actions", json=asked)
                    if answer.status_code == 200:
                        self.acknowledged.append((answer.json()["line"], now["number"], action))
        except (httpx.TransportError, KeyError, ValueError):
            return  # the server is gone


@pytest.mark.compiled
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_under_load_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'test.sqlite'}"
    if kind == "postgresql":
        database = fresh_postgres(request.getfixturevalue("postgres"))
    chance, port = random.Random(7), free_port()
    address = f"http://127.0.0.1:{port}"
    process = begin(database, port)
    with Guest(address, "Ann") as ann:
        token = ann.post("/api/me/tokens", 201, name="hammer")["token"]
    acknowledged: dict[str, list[tuple[int, int, int]]] = {}
    tables: list[str] = []
    for _ in range(ROUNDS):
        with Guest(address, Authorization=f"Bearer {token}") as ann:
            tables += [ann.new_table(seats=2, bots={"level": "random"}, start=True) for _ in range(4)]
        hammers = [Hammer(address, token, table) for table in tables[-6:]]
        for hammer in hammers:
            hammer.start()
        until = time.monotonic() + PATIENCE
        while not any(hammer.acknowledged for hammer in hammers):
            assert time.monotonic() < until, "nobody gets an answer"
            time.sleep(0.01)
        time.sleep(chance.uniform(0.0, 0.5))
        end(process, signal.SIGKILL)
        for hammer in hammers:
            hammer.join(PATIENCE)
            acknowledged.setdefault(hammer.table, []).extend(hammer.acknowledged)
        process = begin(database, port)
        with Guest(address, Authorization=f"Bearer {token}") as ann:
            for hammer in hammers:
                check_table(ann, hammer.table, acknowledged[hammer.table])
    with Guest(address, Authorization=f"Bearer {token}") as ann:
        assert play_alone(ann, tables[0])["status"] == "finished", "every table goes on"
    assert sum(len(answers) for answers in acknowledged.values()) > ROUNDS
    end(process)


def check_table(ann: Guest, table: str, acknowledged: list[tuple[int, int, int]]) -> None:
    told = ann.get(f"/api/tables/{table}/replay")
    assert [event["line"] for event in told] == list(range(1, len(told) + 1))
    numbers = [event["number"] for event in told if event["kind"] == "decision"]
    assert numbers == list(range(1, len(numbers) + 1)), "no decision twice, none missing"
    for line, number, _ in acknowledged:
        assert (told[line - 1]["kind"], told[line - 1]["number"]) == ("decision", number + 1)


def test_several_workers_on_sqlite_are_refused_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--workers", "2", "--lang", "en"]
    command += ["--database", f"sqlite:///{tmp_path / 'test.sqlite'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        "ludo: SQLite serves one process only: leave out --workers, or give --database postgresql://...\n"
    )


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'test.sqlite'}", free_port()
    process = begin(database, port)
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", str(free_port()), "--database", database]
    done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "another server uses" in done.stderr
    command[5] = str(port)
    done = subprocess.run(
        [*command[:-1], f"sqlite:///{tmp_path / 'other.sqlite'}", "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert end(process) in (0, -signal.SIGTERM)


def test_told_to_stop_a_server_ends_its_streams_and_complains_of_nothing(tmp_path: Path) -> None:
    port = free_port()
    process = begin(f"sqlite:///{tmp_path / 'test.sqlite'}", port, log=subprocess.PIPE)
    with httpx.stream("GET", f"http://127.0.0.1:{port}/api/events?lobby=true", timeout=PATIENCE) as stream:
        arriving = stream.iter_raw()
        assert next(arriving)
        process.send_signal(signal.SIGTERM)
        for _ in arriving:  # to its end: one that is cut off raises
            pass
    _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, -signal.SIGTERM)
    assert b"ERROR" not in log.upper(), log.decode()
