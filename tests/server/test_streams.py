"""Event streams: without gap or repetition, with presence and the lobby, for many readers."""

from __future__ import annotations

import time

import httpx

from tests.server.house import PATIENCE, Guest, play_alone, serving


def numbers(guest: Guest, table: str, last: int | None, count: int) -> list[int]:
    with guest.listening(table, last) as events:
        return [events.next()["line"] for _ in range(count)]


def test_a_stream_resumes_without_gap_or_repetition(address: str) -> None:
    with Guest(address) as me:
        table = me.new_table(seats=2, bots={"level": "random"}, start=True)
        end = play_alone(me, table)
        whole = numbers(me, table, 0, end["line"])
        assert whole == list(range(1, end["line"] + 1))
        assert numbers(me, table, 7, end["line"] - 7) == whole[7:]
        assert numbers(me, table, None, 1) == [end["line"]]
        replay = me.get(f"/api/tables/{table}/replay")
        with me.listening(table, 7) as events:
            assert [events.next() for _ in replay[7:]] == replay[7:], "told again as it was told then"


def test_what_happens_while_one_is_away_is_told_later(patient: str) -> None:
    with Guest(patient, "Ann") as ann:
        table = ann.new_table(seats=1, start=True)
        with ann.listening(table) as events:
            before = events.next()
        now = before
        for _ in range(3):
            ann.act(table, now, now["legal"][0]["code"])
            now = ann.look(table)
        with ann.listening(table, before["line"]) as events:
            assert [events.next()["number"] for _ in range(3)] == [1, 2, 3]
            ann.act(table, now, now["legal"][0]["code"])
            assert events.next()["number"] == 4


def test_presence_tells_who_is_here(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob, Guest(patient) as eve:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        with ann.listening(table) as events:
            assert events.next("presence") == {"table": table, "here": [0], "watching": 0}
            with bob.listening(table) as theirs:
                theirs.next()
                assert events.next("presence")["here"] == [0, 1]
                with eve.listening(table) as others:
                    others.next()
                    assert events.next("presence") == {"table": table, "here": [0, 1], "watching": 1}
            while (told := events.next("presence"))["here"] != [0]:
                assert told["here"] == [0, 1]


def test_the_owner_replaces_only_those_who_are_away(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        with bob.listening(table) as events:
            events.next()
            assert ann.put(f"/api/tables/{table}/seats/1", 409, take="bot", bot="casual")["title"] == "still-here"
        with ann.listening(table) as events:
            while 1 in events.next("presence")["here"]:
                pass
        ann.put(f"/api/tables/{table}/seats/1", take="bot", bot="casual")
        assert ann.look(table)["seats"][1]["stands_in"]


def test_one_stream_serves_lobby_and_table(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob:
        table = ann.new_table(seats=1, start=True)
        with ann.listening(table, lobby=True) as events:
            assert events.next("lobby") == {"tables": []}
            assert events.next()["table"] == table
            made = bob.new_table(seats=2, public=True)
            told = events.next("lobby")["tables"] or events.next("lobby")["tables"]  # first perhaps that Ann has begun
            assert [listed["id"] for listed in told] == [made]
            other = ann.new_table(seats=2)
            bob.put(f"/api/tables/{other}/seats/1", take="me")
            assert events.next("mine")["table"] == other


def test_a_reader_who_has_too_many_windows_is_told(tmp_path: object) -> None:
    with serving(f"sqlite:///{tmp_path}/test.sqlite", streams_each=2) as address, Guest(address, "Ann") as ann:
        with ann.listening(), ann.listening():
            answer = ann.client.get("/api/events")
            assert answer.status_code == 429
            assert "close a window" in answer.json()["detail"]
        with Guest(address) as other, other.listening(lobby=True) as events:
            assert events.next("lobby")


def test_thousands_of_idle_streams_are_refused_beyond_the_limit_and_nobody_else_suffers(tmp_path: object) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/test.sqlite", streams=50, streams_each=1000) as address,
        Guest(address, "Ann") as ann,
    ):
        limits = httpx.Limits(max_connections=200)
        with httpx.Client(base_url=address, limits=limits, timeout=60) as client:
            held = [client.send(client.build_request("GET", "/api/events"), stream=True) for _ in range(60)]
            assert [answer.status_code for answer in held].count(200) == 50
            table = ann.new_table(seats=1, start=True)
            assert ann.look(table)["status"] == "running"
            for answer in held:
                answer.close()
        until = time.monotonic() + PATIENCE
        while "ludo_streams 0.0" not in httpx.get(f"{address}/metrics", timeout=PATIENCE).text:
            assert time.monotonic() < until, "streams are not let go of"
        with ann.listening(table) as events:
            assert events.next()["table"] == table
