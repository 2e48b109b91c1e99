"""What a new server finds: tables go on, bots think again, games of other rules are closed."""

from __future__ import annotations

import json

from sqlalchemy import select, update

from ludotheque.server.store.schema import tables
from ludotheque.server.store.store import open_engine
from tests.server.house import Guest, serving


def test_a_new_server_goes_on_where_the_old_one_was(database: str) -> None:
    with serving(database, pace=3600.0, lease=0.0) as address, Guest(address, "Ann") as ann:
        alone = ann.new_table(seats=2, bots={"level": "greedy", "seats": [0, 1]}, sit=False, start=True)
        mine = ann.new_table(seats=1, start=True)
        now = ann.look(mine)
        ann.act(mine, now, now["legal"][0]["code"])
        now = ann.look(mine)
        token = ann.post("/api/me/tokens", 201, name="later")["token"]
        cookie = ann.client.cookies["ludotheque"]
    with serving(database, lease=0.0) as address, Guest(address, Authorization=f"Bearer {token}") as ann:
        assert ann.get(f"/api/tables/{mine}/replay")[now["line"] - 1] == now
        with ann.listening(alone) as events:
            events.until(lambda event: event["status"] == "finished")
        with Guest(address) as again:
            again.client.cookies.set("ludotheque", cookie)
            assert again.get("/api/me")["person"]["name"] == "Ann"


def test_a_running_game_of_other_rules_is_closed_and_can_be_downloaded(database: str) -> None:
    with serving(database, pace=3600.0) as address, Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2, bots={"level": "random"}, start=True)
        now = ann.look(table)
        token = ann.post("/api/me/tokens", 201, name="later")["token"]
    engine = open_engine(database)
    with engine.begin() as connection:
        setting = connection.execute(select(tables.c.setting)).scalar_one()
        connection.execute(update(tables).values(setting={**setting, "rules_version": 0}))
    engine.dispose()
    with serving(database) as address, Guest(address, Authorization=f"Bearer {token}") as ann:
        closed = ann.look(table)
        assert (closed["status"], closed["line"]) == ("closed", now["line"] + 1)
        assert ann.post(f"/api/tables/{table}/actions", 409, seat=0, number=0, action=0)["title"] == "not-started"
        lines = [json.loads(line) for line in ann.client.get(f"/api/tables/{table}/record").text.splitlines()]
        assert lines[0]["rules_version"] == 0
        assert len(lines) == closed["line"] + 1
        with ann.listening(table, 1) as events:
            assert events.next()["status"] == "closed"
        assert [found["id"] for found in ann.get("/api/tables?list=past")["tables"]] == [table]
