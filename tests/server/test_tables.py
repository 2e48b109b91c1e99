"""Tables over HTTP: making, sitting down, playing, going back, ending; on both databases."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import ludotheque as ludo
from tests.server.house import Guest, play_alone


def test_a_guest_plays_a_whole_game_against_a_bot_at_once(address: str) -> None:
    with Guest(address) as me:
        table = me.new_table(seats=2, bots={"level": "greedy"}, start=True)
        end = play_alone(me, table)
    assert end["status"] == "finished"
    assert end["result"]["places"][0]["rank"] in (1, 2)
    assert end["actor"] is None


def test_two_people_meet_by_a_link_and_a_third_watches(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob, Guest(patient) as eve:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        assert [seat["name"] for seat in eve.look(table)["seats"]] == ["Ann", "Bob"]
        players = {0: ann, 1: bob}
        with eve.listening(table) as watching:
            assert watching.next()["viewer"] == -1
            for _ in range(4):
                actor = ann.look(table)["actor"]
                now = players[actor].look(table)
                assert now["viewer"] == actor
                players[actor].act(table, now, now["legal"][0]["text"])
                told = watching.next()
                assert told["number"] == now["number"] + 1
                assert told["legal"] == []
                assert told["said"]


def test_the_same_post_again_gets_the_same_answer_and_a_stale_one_the_current_number(address: str) -> None:
    with Guest(address) as me:
        table = me.new_table(seats=2, bots={"level": "random", "seats": []}, start=True)
        now = me.look(table)
        while now["actor"] != 0:
            now = me.look(table)
        first, other = now["legal"][0]["code"], now["legal"][1]["code"]
        answer = me.act(table, now, first)
        assert me.act(table, now, first) == answer
        refused = me.act(table, now, other, 409)
        assert refused["title"] == "stale"
        assert refused["number"] >= now["number"] + 1


def test_an_illegal_action_is_refused_with_the_rule_in_the_readers_language(address: str) -> None:
    with Guest(address) as me:
        me.put("/api/me", name="Zoé", language="fr")
        table = me.new_table(seats=1, start=True)
        now = me.look(table)
        legal = {action["code"] for action in now["legal"]}
        wrong = next(code for code in range(50) if code not in legal)
        refused = me.act(table, now, wrong, 409)
        assert refused["detail"].startswith("Place 1")
        assert "(G" in refused["detail"]
        assert me.look(table) == now
        assert me.get(f"/api/tables/{table}/why?seat=0&action={wrong}")["text"] in refused["detail"]
        assert me.get(f"/api/tables/{table}/why?seat=0&action={now['legal'][0]['code']}") is None


def test_one_goes_back_freely_within_ones_turn_and_by_consent_further(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        players = [ann, bob]
        now = players[ann.look(table)["actor"]].look(table)
        first = now["actor"]
        players[first].act(table, now, now["legal"][0]["code"])
        after = players[first].look(table)
        assert after["undo"] == 0
        back = {"seat": first, "number": after["number"], "to": 0}
        players[first].post(f"/api/tables/{table}/undo", **back)
        again = players[first].look(table)
        assert (again["number"], again["legal"]) == (0, now["legal"])
        while again["actor"] == first:
            players[first].act(table, again, again["legal"][0]["code"])
            again = players[first].look(table)
        theirs = players[1 - first].look(table)
        players[1 - first].act(table, theirs, theirs["legal"][0]["code"])
        number = players[first].look(table)["number"]
        asked = players[first].post(f"/api/tables/{table}/undo", seat=first, number=number, to=0)
        assert players[first].look(table)["number"] == number
        other = players[1 - first]
        pending = other.look(table)["asked"]
        assert pending == {"line": asked["line"], "seat": first, "to": 0, "missing": [1 - first]}
        players[first].post(f"/api/tables/{table}/consent", asked=pending["line"], agrees=True)
        assert players[first].look(table)["number"] == number, "one cannot agree with oneself for others"
        other.post(f"/api/tables/{table}/consent", asked=pending["line"], agrees=True)
        assert other.look(table)["number"] == 0


def test_a_consent_that_is_refused_changes_nothing(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        players = [ann, bob]
        for _ in range(3):
            actor = ann.look(table)["actor"]
            now = players[actor].look(table)
            players[actor].act(table, now, now["legal"][0]["code"])
        asked = ann.post(f"/api/tables/{table}/undo", seat=0, number=3, to=0)
        bob.post(f"/api/tables/{table}/consent", asked=asked["line"], agrees=False)
        assert bob.look(table)["asked"] is None
        assert bob.look(table)["number"] == 3
        assert bob.post(f"/api/tables/{table}/consent", 409, asked=asked["line"], agrees=True)["title"] == "not-asked"


@pytest.mark.compiled  # a bot that searches
def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bob") as bob, Guest(address, "Eve") as eve:
        table = ann.new_table(seats=2)
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        assert eve.put(f"/api/tables/{table}/seats/1", 409, take="me")["title"] == "seat-taken"
        bob.put(f"/api/tables/{table}/seats/1", take="nobody")
        assert ann.look(table)["seats"][1] == {"kind": "bot", "name": "Bob", "bot": "strong", "stands_in": True}
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        assert ann.look(table)["seats"][1]["kind"] == "person"
        bob.put(f"/api/tables/{table}/seats/1", take="nobody")
        eve.put(f"/api/tables/{table}/seats/1", take="me")
        assert ann.look(table)["seats"][1]["name"] == "Eve"


def test_several_people_play_at_one_device(address: str) -> None:
    with Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2)
        ann.put(f"/api/tables/{table}/seats/1", take="me", name="Bob")
        ann.post(f"/api/tables/{table}/start")
        now = ann.look(table)
        assert now["yours"] == [0, 1]
        assert now["viewer"] == now["actor"]
        assert play_alone(ann, table)["status"] == "finished"


def test_the_seed_is_sealed_at_the_start_and_shown_at_the_end(address: str, tmp_path: Path) -> None:
    with Guest(address) as me:
        table = me.new_table(seats=1, start=True)
        setting = me.get(f"/api/tables/{table}")["setting"]
        assert setting["seed"] is setting["salt"] is None
        running = me.client.get(f"/api/tables/{table}/record").text
        play_alone(me, table)
        after = me.get(f"/api/tables/{table}")["setting"]
        assert hashlib.sha256(f"{after['salt']}:{after['seed']}".encode()).hexdigest() == setting["seal"]
        assert after["seed"] not in running
        path = tmp_path / "game.jsonl"
        path.write_text(me.client.get(f"/api/tables/{table}/record").text, encoding="utf-8")
        match = ludo.load(path)
        assert match.over
        assert str(match.seed) == after["seed"]
        brought = me.post("/api/records", 201, text=path.read_text(encoding="utf-8"))["id"]
        assert me.look(brought)["result"] == me.look(table)["result"]
        assert len(me.get(f"/api/tables/{brought}/replay")) > match.number


def test_an_edited_file_is_refused_with_the_line(address: str) -> None:
    with Guest(address) as me:
        table = me.new_table(seats=1, start=True)
        play_alone(me, table)
        lines = me.client.get(f"/api/tables/{table}/record").text.splitlines()
        edited = json.loads(lines[5])
        edited["digest"] = "0" * 16
        lines[5] = json.dumps(edited)
        refused = me.post("/api/records", 422, text="\n".join(lines))
        assert "line 6" in refused["detail"]


def test_they_play_again_and_the_next_one_begins(address: str) -> None:
    with Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2, bots={"level": "random"}, start=True)
        assert ann.post(f"/api/tables/{table}/again", 409)["title"] == "no-rematch"
        play_alone(ann, table)
        new = ann.post(f"/api/tables/{table}/again")["id"]
        assert ann.post(f"/api/tables/{table}/again")["id"] == new
        assert [seat["kind"] for seat in ann.look(new)["seats"]] == ["bot", "person"]
        assert ann.look(table)["again"] == new


def test_my_tables_show_first_where_it_is_my_turn(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bob") as bob:
        waiting = ann.new_table(seats=1, start=True)
        open_one = ann.new_table(seats=2, public=True)
        mine = ann.get("/api/tables?list=mine")["tables"]
        assert [(table["id"], table["your_turn"]) for table in mine] == [(waiting, True), (open_one, False)]
        assert [table["id"] for table in bob.get("/api/tables?list=open")["tables"]] == [open_one]
        play_alone(ann, waiting)
        assert [table["id"] for table in ann.get("/api/tables?list=past")["tables"]] == [waiting]
        assert bob.get("/api/tables?list=past")["tables"] == []


@pytest.mark.compiled  # a bot that searches
def test_a_clock_that_runs_out_leaves_the_seat_to_a_bot(address: str) -> None:
    with Guest(address, "Ann") as ann:
        table = ann.new_table(seats=1, start=True, clock={"bank": 1, "increment": 0})
        with ann.listening(table) as events:
            told = events.until(lambda event: event["seats"][0]["kind"] == "bot")
        assert told["seats"][0]["stands_in"]


def test_every_person_has_a_clock_of_their_own(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Bob") as bob:
        table = ann.new_table(seats=2, clock={"bank": 2, "increment": 1})
        bob.put(f"/api/tables/{table}/seats/1", take="me")
        ann.post(f"/api/tables/{table}/start")
        first = ann.look(table)["actor"]
        players = [ann, bob]
        while (now := players[first].look(table))["actor"] == first:
            players[first].act(table, now, now["legal"][0]["code"])
        with ann.listening(table) as events:
            told = events.until(lambda event: "bot" in [seat["kind"] for seat in event["seats"]])
        assert told["seats"][first]["kind"] == "person"
        assert told["seats"][1 - first]["stands_in"]


def test_a_rated_game_moves_the_ratings_of_people_and_bots(address: str) -> None:
    with Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2, bots={"level": "random"}, rated=True, start=True)
        assert ann.get(f"/api/tables/{table}/hints", 403)["title"] == "no-hints"
        play_alone(ann, table)
        rows = ann.get("/api/games/gorinto/ratings")["ratings"]
        assert {(row["player"], row["name"], row["games"]) for row in rows} == {("random", "", 1), ("", "Ann", 1)}
        assert len({row["mu"] for row in rows}) == 2
        assert ann.get("/api/me/ratings")["ratings"][0]["games"] == 1


@pytest.mark.compiled  # a bot that searches
def test_the_coach_gives_hints_and_analyses(address: str) -> None:
    with Guest(address, "Ann") as ann:
        table = ann.new_table(seats=1, start=True)
        now = ann.look(table)
        hints = ann.get(f"/api/tables/{table}/hints?lang=de")
        assert hints["number"] == now["number"]
        assert {hint["code"] for hint in hints["hints"]} <= {action["code"] for action in now["legal"]}
        assert hints["hints"][0]["words"]["text"]


def test_a_set_of_ones_own_is_checked_and_played_at_a_private_table(address: str) -> None:
    with Guest(address, "Ann") as ann:
        path = "/api/games/guilds/facts"
        shipped = ann.client.get(path).text
        assert ann.post(path, text=shipped)["facts"] == ludo.games.find("guilds").shipped.entries
        facts = ann.post(path, text=shipped.replace("start_hand = 6", "start_hand = 9"))["facts"]
        table = ann.new_table("guilds", seats=1, start=True, facts=facts)
        opened = ann.get(f"/api/tables/{table}")
        assert opened["setting"]["own_facts"]
        assert opened["table"]["view"]["players"][0]["cards"] == 9
        assert not ann.get(f"/api/tables/{ann.new_table('guilds', seats=1)}")["setting"]["own_facts"]
        ann.post("/api/tables", 422, game="guilds", seats=1, public=True, facts=facts)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[setup]\nstart_hand = ", "mine.toml is not valid TOML: Invalid value (at end of document)"),
        (f"x = {'[' * 50_000}", "mine.toml is not valid TOML"),
        (f"x = {'1' * 50_000}", "mine.toml is not valid TOML"),
        ("[setup]\nstart_hand = 1979-05-27", "mine.toml: "),
        ("[tempo]\nfast = 1", "mine.toml: tempo: there is no such entry"),
    ],
)
def test_what_is_wrong_with_a_set_is_told(address: str, text: str, told: str) -> None:
    with Guest(address, "Ann") as ann:
        refused = ann.post("/api/games/gorinto/facts", 422, name="mine.toml", text=text)
        assert told in refused["detail"]
        assert "chess" in ann.post("/api/games/chess/facts", 422, text="")["detail"]
