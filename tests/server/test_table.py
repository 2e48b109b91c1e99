"""A table without a server: seats, clocks, what may be written to its log."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque import games
from ludotheque.engine.errors import BadInput
from ludotheque.server.entries import Draft, Seat
from ludotheque.server.errors import Refused
from ludotheque.server.hall import read_table
from ludotheque.server.setting import Clock, Setting, new_setting
from ludotheque.server.table import CLOSED, FINISHED, RUNNING, Table, new_id
from ludotheque.server.telling import event_told


def table(seats: int = 2, **asked: Any) -> Table:
    """Ann owns it and sits first, Bob second."""
    setting = new_setting(games.find("gorinto"), "ann", seats=seats, options={}, **asked)
    found = Table("t", setting)
    names = ["ann", "bob", "eve"]
    for seat in range(seats):
        found.apply(found.entry(Draft("seat", seat, data=Seat(person=names[seat], name=names[seat]).stored()), 0.0))
    found.apply(found.entry(Draft("start"), 0.0))
    return found


def test_an_id_goes_onto_a_command_line() -> None:
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(re.fullmatch("[A-Za-z0-9]{12}", id) for id in ids)


def test_a_clock_takes_from_whoever_decides_and_gives_back_a_little() -> None:
    found = table(clock=Clock(bank=60.0, increment=5.0))
    assert found.match is not None
    actor = found.match.actor or 0
    found.apply(found.entry(Draft("decision", actor, found.match.legal()[0].code), 20.0))
    assert found.left[actor] == 45.0
    assert found.left[1 - actor] == 60.0
    deadline = 20.0 + found.left[found.match.actor or 0]
    assert found.deadline() == deadline
    assert found.time_up(deadline - 1.0) == []
    assert found.time_up(deadline)[0].data["bot"] == "strong"


def test_a_setting_reads_back_as_it_was_stored() -> None:
    setting = table(clock=Clock(60.0, 1.0)).setting
    assert Setting.read(setting.stored()) == setting
    assert len(setting.seal) == 64


def test_what_does_not_go_together_is_refused() -> None:
    gorinto = games.find("gorinto")
    with pytest.raises(Refused, match="rated"):
        new_setting(gorinto, "ann", seats=2, options={}, seed=1, rated=True)
    with pytest.raises(BadInput, match="seats"):
        new_setting(gorinto, "ann", seats=9, options={})
    with pytest.raises(BadInput, match="moon"):
        new_setting(gorinto, "ann", seats=2, options={"landscape": "moon"})


def test_no_program_can_be_started_on_the_server() -> None:
    found = Table("t", new_setting(games.find("gorinto"), "ann", seats=2, options={}))
    for name in ("./mybot", "/bin/sh -c x", "master:1000000", ""):
        with pytest.raises(BadInput):
            found.place_bot("ann", 0, name)


def test_a_rated_seat_is_taken_back_only_by_its_own_person() -> None:
    found = table(rated=True)
    found.apply(found.entry(found.leave("bob", 1)[0], 1.0))
    with pytest.raises(Refused, match="only whoever left"):
        found.sit("eve", "Eve", 1)
    assert found.sit("bob", "Bob", 1)


def test_a_table_whose_rules_have_changed_keeps_its_log_only() -> None:
    found = table()
    rows = [{**vars(entry), "table_id": "t"} for entry in found.entries]
    setting = {**found.setting.stored(), "rules_version": -1}
    read = read_table({"id": "t", "setting": setting, "status": RUNNING}, rows)
    assert read.match is None
    assert len(read.entries) == len(found.entries)
    read.apply(read.entry(Draft("close", data={"why": "rules"}), 2.0))
    assert read.status == CLOSED
    assert event_told(read, ())["status"] == CLOSED


def test_the_log_gives_the_same_table_again() -> None:
    found = table()
    while found.status == RUNNING:
        assert found.match is not None
        legal = found.match.legal()
        found.apply(found.entry(Draft("decision", found.match.actor or 0, legal[len(legal) // 2].code), 1.0))
    assert found.status == FINISHED
    rows = [{**vars(entry), "table_id": "t"} for entry in found.entries]
    again = read_table({"id": "t", "setting": found.setting.stored(), "status": FINISHED}, rows)
    assert event_told(again, (0,)) == event_told(found, (0,))
