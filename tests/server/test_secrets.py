"""What a viewer is sent never depends on what they may not know: the engine's property, seen through HTTP."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque import games
from ludotheque.engine.match import Match
from ludotheque.server.app import create_app
from ludotheque.server.entries import Draft, Seat
from ludotheque.server.hall import Hall
from ludotheque.server.setting import new_setting
from ludotheque.server.settings import Settings
from ludotheque.server.table import Table
from ludotheque.server.telling import event_told
from ludotheque.server.wording import plain
from tests.server.house import TEST, Guest, serving


def redealt(table: Table, seat: int, seed: int) -> Table:
    """The same table in another world that fits what a seat knows."""
    assert table.match is not None
    other = Table(table.id, table.setting)
    for entry in table.entries:
        other.apply(entry)
    assert other.match is not None
    other.match._state = other.match.veil(seat, seed)
    return other


def running(game: str, seats: int, decisions: int) -> Table:
    table = Table("t", new_setting(games.find(game), "p0", seats=seats, options={}, seed=11))
    drafts = [Draft("seat", n, data=Seat(person=f"p{n}", name=f"P{n}").stored()) for n in range(seats)]
    for draft in [*drafts, Draft("start")]:
        table.apply(table.entry(draft, 0.0))
    for n in range(decisions):
        assert table.match is not None
        legal = table.match.legal()
        table.apply(table.entry(Draft("decision", table.match.actor or 0, legal[n * 7 % len(legal)].code), 0.0))
    return table


@pytest.mark.parametrize("game", games.names())
def test_events_do_not_change_when_what_they_may_not_show_is_dealt_anew(game: str) -> None:
    seats = max(n for n in games.find(game).seats if n <= 4)
    for decisions in (0, 9, 23):
        table = running(game, seats, decisions)
        for viewer in (-1, 0, seats - 1):
            own = (viewer,) if viewer >= 0 else ()
            told = {
                json.dumps(without_narration(plain(event_told(redealt(table, viewer, seed), own)))) for seed in range(6)
            }
            assert told == {json.dumps(without_narration(plain(event_told(table, own))))}


def without_narration(told: Any) -> Any:
    """Narration compares with the state before, which was not dealt anew; the engine's kit looks after it."""
    return {**told, "said": []}


def test_http_tells_the_same_in_every_world_that_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table is running, answers for a seat are the same whichever fitting world the server holds."""
    with (
        serving(f"sqlite:///{tmp_path / 't.sqlite'}", pace=3600.0) as address,
        Guest(address, "Ann") as ann,
        Guest(address, "Bob") as bob,
    ):
        table = ann.new_table("oriente", seats=4)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        for seat in (2, 3):
            ann.put(f"/api/tables/{table}/seats/{seat}", take="bot", bot="random")
        ann.post(f"/api/tables/{table}/start")
        before = [ann.client.get(f"/api/tables/{table}").text, bob.client.get(f"/api/tables/{table}").text]
        original = Match.view
        for seed in range(5):

            def view(match: Match, seat: int = -1, seed: int = seed) -> Any:
                other = match.snapshot()
                other._state = match.veil(seat, seed)
                return original(other, seat)

            monkeypatch.setattr(Match, "view", view)
            after = [ann.client.get(f"/api/tables/{table}").text, bob.client.get(f"/api/tables/{table}").text]
            assert after == before


def test_errors_do_not_tell_what_is_hidden(tmp_path: Path) -> None:
    """Refusals to a spectator or another seat are the same in every world."""
    with (
        serving(f"sqlite:///{tmp_path / 't.sqlite'}", pace=3600.0) as address,
        Guest(address, "Ann") as ann,
        Guest(address, "Eve") as eve,
    ):
        table = ann.new_table("oriente", seats=4, bots={"level": "random"}, start=True)
        number = ann.look(table)["number"]
        answers = {
            eve.post(f"/api/tables/{table}/actions", 403, seat=0, number=number, action=action)["detail"]
            for action in range(40)
        }
        assert len(answers) == 1


def test_a_running_game_never_shows_its_seed(tmp_path: Path) -> None:
    async def seeds() -> list[int]:
        app = create_app(Settings(**{**TEST, "database": f"sqlite:///{tmp_path / 's.sqlite'}"}))
        async with app.router.lifespan_context(app):
            hall: Hall = app.state.house.hall
            table = running("gorinto", 2, 5)
            told = json.dumps(hall.told(table, (0,), "en"))
            return [seed for seed in (table.setting.seed, *map(int, state_words(table))) if str(seed) in told]

    assert asyncio.run(seeds()) == []


def state_words(table: Table) -> list[int]:
    assert table.match is not None
    return [int(word) for word in table.match.state()["random"][0]]


def test_forced_answers_and_bots_take_their_time_from_one_distribution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause is drawn before anybody looks at what can be answered."""
    drawn: list[float] = []

    def pause() -> float:
        drawn.append(0.0)
        return 0.0

    monkeypatch.setattr("ludotheque.server.chores.drawn_pause", pause)
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address, Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2, bots={"level": "random", "seats": [0, 1]}, sit=False, start=True)
        with ann.listening(table) as events:
            events.until(lambda event: event["status"] == "finished")
        decisions = ann.look(table)["number"]
    assert len(drawn) >= decisions
