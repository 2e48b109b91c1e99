"""Deals out of turn over HTTP: offers and answers, bots that wait for people, promises that are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque import games
from ludotheque.server.entries import Draft, Seat
from ludotheque.server.setting import new_setting
from ludotheque.server.table import Table
from tests.server.house import Guest, serving


def offer_for(match: Any, seat: int, seed: int = 0) -> Any:
    """Something this seat could say now, as random tests draw it."""
    from ludotheque.engine.hiding import record_of

    asides = match.game.asides
    for number in range(seed, seed + 400):
        said = asides.sample(record_of(match.facts.array), match.known(seat), match.talk, seat, number)
        if said is not None:
            return said
    raise AssertionError("nothing to say")


def test_an_aside_is_told_to_everybody_and_rubbish_is_refused(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 't.sqlite'}", pace=3600.0) as address,
        Guest(address, "Ann") as ann,
        Guest(address, "Eve") as eve,
    ):
        table = ann.new_table("oriente", seats=4, seed=5)
        for seat in (1, 2, 3):
            ann.put(f"/api/tables/{table}/seats/{seat}", take="me", name=f"P{seat}")
        ann.post(f"/api/tables/{table}/start")
        number = ann.look(table)["number"]
        twin = games.find("oriente")
        from ludotheque.engine.match import Match

        said = offer_for(Match(twin, 4, {}, 5), 0)
        with eve.listening(table) as watching:
            watching.next()
            ann.post(f"/api/tables/{table}/asides", seat=0, number=number, say=dict(said))
            told = watching.next()
            assert told["kind"] == "aside"
            assert told["said"]
            assert told["number"] == number
        for rubbish in ({"kind": "nonsense"}, {"kind": "offer", "to": "x"}, {"kind": ["offer"], "to": {}}, {}):
            refused = ann.post(f"/api/tables/{table}/asides", 422, seat=0, number=number, say=rubbish)
            assert refused["title"] in ("aside-refused", "invalid")
        assert ann.look(table)["number"] == number


def test_a_game_with_bargaining_bots_and_a_person_is_played_to_the_end(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address, Guest(address, "Ann") as ann:
        table = ann.new_table("oriente", seats=4, bots={"level": "greedy"}, start=True)
        with ann.listening(table) as events:
            for _ in range(2000):
                now = events.next()
                if now["status"] == "finished":
                    break
                if now["legal"]:
                    asked = {"seat": now["actor"], "number": now["number"], "action": now["legal"][0]["code"]}
                    answer = ann.client.post(f"/api/tables/{table}/actions", json=asked)
                    assert answer.status_code == 200 or answer.json()["title"] == "stale"
            assert now["status"] == "finished"


def test_people_who_were_offered_something_are_known() -> None:
    table = Table("t", new_setting(games.find("oriente"), "p0", seats=4, options={}, seed=5))
    drafts = [Draft("seat", n, data=Seat(person=f"p{n}", name=f"P{n}").stored()) for n in range(4)]
    for draft in [*drafts, Draft("start")]:
        table.apply(table.entry(draft, 0.0))
    assert table.asked_people() == set()
    for seed in range(0, 40_000, 400):
        said = offer_for(table.match, 0, seed)
        if said.get("kind") == "offer" or "to" in said:
            break
    table.apply(table.entry(Draft("aside", 0, data=dict(said)), 0.0))
    assert table.asked_people() <= {"p1", "p2", "p3"}
    assert table.asked_people()
