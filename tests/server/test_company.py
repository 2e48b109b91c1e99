"""What people do at a table besides playing: answer beforehand, talk, report, look back, play on differently."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from ludotheque import games
from ludotheque.engine.game import ASK
from ludotheque.engine.hiding import record_of
from ludotheque.engine.log import DECISION, SEAT
from ludotheque.server import chores
from ludotheque.server.entries import HABITS, START, Draft, Seat
from ludotheque.server.errors import Refused
from ludotheque.server.setting import new_setting
from ludotheque.server.table import Table
from ludotheque.server.telling import event_told
from tests.server.house import Guest, play_alone, serving

NEVER = {"privilege": "never", "support": "never", "join": "never"}


def oriente(seed: int = 3) -> Table:
    """Four people at a table of Oriente."""
    table = Table("t", new_setting(games.find("oriente"), "p0", seats=4, options={}, seed=seed))
    seats = [Seat(person=f"p{n}", name=f"P{n}") for n in range(4)]
    write(table, [*(Draft(SEAT, n, data=seat.stored()) for n, seat in enumerate(seats)), Draft(START)])
    return table


def write(table: Table, drafts: Any) -> None:
    for draft in drafts:
        table.apply(table.entry(draft, 0.0))


def asked_about(phase: str) -> tuple[Table, int]:
    """A table at which somebody has a choice in a phase, and who."""
    for seed in range(40):
        table = oriente(seed)
        match = table.match
        assert match is not None
        while not match.over:
            legal = match.legal()
            if match.phase == phase and len(legal) > 1:
                return table, match.actor or 0
            write(table, [Draft(DECISION, match.actor or 0, legal[(7 * match.number + 1) % len(legal)].code)])
    raise AssertionError(f"nobody is asked about {phase}")


@pytest.mark.parametrize("phase", NEVER)
def test_a_question_answered_beforehand_is_answered_like_a_forced_one(phase: str) -> None:
    table, seat = asked_about(phase)
    assert table.forced() is None
    write(table, table.form_habits(f"p{seat}", seat, {phase: "never"}))
    assert table.forced() == games.find("oriente").parse_action("pass")
    write(table, table.form_habits(f"p{seat}", seat, {}))
    assert table.forced() is None


def test_a_player_is_asked_where_the_announcement_is_aimed_at_them() -> None:
    table, seat = asked_about("privilege")
    match = table.match
    assert match is not None
    answer, f = games.find("oriente").habits["privilege"].answer, record_of(match.facts.array)
    s = match.known(seat)
    s.target, s.claimed = seat, 1
    assert answer(f, s, seat, "if-me") == ASK
    s.target = (seat + 1) % 4
    assert answer(f, s, seat, "if-me") != ASK
    assert answer(f, s, seat, "if-me-or-reward") != ASK
    s.claimed = 0
    assert answer(f, s, seat, "if-me-or-reward") == ASK


def test_nobody_learns_who_answers_beforehand_or_how() -> None:
    table = oriente()
    write(table, table.form_habits("p2", 2, NEVER))
    told, own = event_told(table, (1,)), event_told(table, (2,))
    assert (told["kind"], told["seat"], told["said"], told["habits"]) == (HABITS, -1, [], {})
    assert (own["seat"], own["habits"]) == (2, NEVER)
    assert event_told(table, ())["seat"] == -1


def test_whoever_goes_back_or_gets_up_is_asked_again() -> None:
    table = oriente()
    write(table, table.form_habits("p0", 0, NEVER))
    write(table, table.leave("p0", 0))
    write(table, table.sit("p0", "P0", 0))
    assert table.habits[0] == {}


def test_questions_and_answers_that_there_are_not_are_refused_with_those_there_are() -> None:
    table = oriente()
    for answers in ({"weather": "never"}, {"privilege": "sometimes"}):
        with pytest.raises(Exception, match=r"never|privilege"):
            table.form_habits("p0", 0, answers)
    with pytest.raises(Refused):
        table.form_habits("p1", 0, NEVER)


def test_words_reach_everybody_and_can_be_reported(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Eve") as eve:
        table = ann.new_table(seats=2)
        with eve.listening(table) as watching:
            watching.next()
            line = ann.post(f"/api/tables/{table}/chat", seat=0, text="  Good luck! ")["line"]
            told = watching.next()
        assert told["kind"] == "chat"
        assert told["said"][0]["args"]["text"] == "Good luck!"
        eve.post(f"/api/tables/{table}/chat", 403, seat=0, text="I do not play here")
        for text in ("", " ", "x" * 301, "line\nbreak"):
            ann.post(f"/api/tables/{table}/chat", 422, seat=0, text=text)
        eve.post(f"/api/tables/{table}/reports", 204, line=line)
        eve.post(f"/api/tables/{table}/reports", 204, line=line)  # once is enough
        eve.post(f"/api/tables/{table}/reports", 404, line=line + 1)


def test_the_log_tells_what_the_events_told(address: str) -> None:
    with Guest(address, "Ann") as ann:
        table = ann.new_table(seats=1, start=True)
        play_alone(ann, table)
        log, replay = ann.get(f"/api/tables/{table}/log"), ann.get(f"/api/tables/{table}/replay")
    assert log == [{name: event[name] for name in log[0]} for event in replay]


def test_a_finished_game_is_played_on_differently_from_any_decision(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", pace=3600.0) as address, Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2, hints=False)
        ann.put(f"/api/tables/{table}/seats/1", take="me", name="Bob")
        ann.post(f"/api/tables/{table}/try", 403, number=0, seat=0)
        ann.post(f"/api/tables/{table}/start")
        for _ in range(6):
            now = ann.look(table)
            ann.act(table, now, now["legal"][-1]["code"])
        moments = {event["number"]: event for event in ann.get(f"/api/tables/{table}/replay")}
        now = ann.look(table)
        ann.post(f"/api/tables/{table}/undo", seat=now["actor"], number=now["number"], to=3)
        end = end_of(ann, table)
        number, seat = 3, moments[3]["actor"]
        other = ann.post(f"/api/tables/{table}/try", 201, number=number, seat=seat, level="greedy")["id"]
        tried = ann.look(other)
        assert (tried["number"], tried["yours"], tried["status"]) == (number, [seat], "running")
        assert tried["view"] == moments[number]["view"]
        assert ann.get(f"/api/tables/{other}")["setting"]["hints"]
        ann.post(f"/api/tables/{table}/try", 422, number=end["number"], seat=0)
        ann.post(f"/api/tables/{table}/try", 422, number=0, seat=2)
        ann.post(f"/api/tables/{table}/try", 422, number=0, seat=0, level="./mybot")


def end_of(guest: Guest, table: str) -> Any:
    for _ in range(300):
        now = guest.look(table)
        if now["status"] != "running":
            return now
        guest.act(table, now, now["legal"][0]["code"])
    raise AssertionError("the game does not end")


def test_one_goes_back_to_the_last_decision_that_was_a_choice() -> None:
    table = Table("t", new_setting(games.find("gorinto"), "p0", seats=1, options={}, seed=1))
    write(table, [Draft(SEAT, 0, data=Seat(person="p0", name="P").stored()), Draft(START)])
    match = table.match
    assert match is not None
    choices: list[int] = []
    while not match.over:
        if choices:
            assert event_told(table, (0,))["back"] == choices[-1]
        legal = match.legal()
        if len(legal) > 1:
            choices.append(match.number)
        write(table, [Draft(DECISION, 0, legal[0].code)])
    assert len(choices) < match.number, "no decision was forced"


@pytest.mark.parametrize(("lines", "seconds"), [(0, 0.0), (1, 0.0), (3, 1.2), (50, 4.0)])
def test_what_was_told_at_once_is_given_time_to_be_read(
    lines: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A battle or a revolution; the same for whoever is to answer."""
    monkeypatch.setattr(chores, "line_told", lambda table, own: {"said": ["told"] * lines})
    assert chores.reading_time(cast(Table, None)) == pytest.approx(seconds)
