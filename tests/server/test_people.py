"""Who is who: guests, accounts, tokens; and that nobody can be somebody else."""

from __future__ import annotations

from tests.server.house import Guest, serving

PASSWORD = "correct horse"


def test_a_guest_is_recognised_by_a_signed_cookie(address: str) -> None:
    with Guest(address) as me:
        assert me.get("/api/me") == {"person": None}
        me.put("/api/me", name="Ann", language="fr")
        assert me.get("/api/me")["person"] == {"name": "Ann", "language": "fr", "account": False}
        cookie = me.client.cookies["ludotheque"]
        headers = me.client.put("/api/me", json={"name": "Ann"}).headers
        assert "set-cookie" not in headers
        with Guest(address) as thief:
            thief.client.cookies.set("ludotheque", cookie[:-2] + ("AA" if not cookie.endswith("AA") else "BB"))
            assert thief.get("/api/me") == {"person": None}
            thief.client.cookies.set("ludotheque", "rubbish")
            assert thief.get("/api/me") == {"person": None}


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(address: str) -> None:
    with Guest(address) as me:
        header = me.client.put("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header


def test_a_name_is_one_line(address: str) -> None:
    """As a record asks of the names in it."""
    with Guest(address) as me:
        for name in ("A\nB", "A\x85B", "A\u2028B", "A" * 41):
            assert me.client.put("/api/me", json={"name": name}).status_code == 422
        assert me.client.put("/api/me", json={"name": "Zoë 🎲"}).status_code == 200


def test_an_account_keeps_games_across_devices(address: str) -> None:
    with Guest(address) as phone, Guest(address) as desk:
        table = phone.new_table(seats=1, start=True)
        phone.post("/api/me/account", login="Ann", password=PASSWORD)
        assert phone.post("/api/me/account", 409, login="Other", password=PASSWORD)["title"] == "already-account"
        assert desk.post("/api/me/account", 409, login="ANN", password=PASSWORD)["title"] == "login-taken"
        assert desk.post("/api/session", 401, login="Ann", password="wrong horse")["title"] == "wrong-login"
        assert desk.post("/api/session", 401, login="Nobody", password=PASSWORD)["title"] == "wrong-login"
        assert desk.post("/api/session", login="ann", password=PASSWORD)["person"]["name"] == "Ann"
        assert [found["id"] for found in desk.get("/api/tables?list=mine")["tables"]] == [table]
        desk.call("DELETE", "/api/session?everywhere=true")
        assert desk.get("/api/me") == phone.get("/api/me") == {"person": None}


def test_a_token_plays_until_it_is_revoked(address: str) -> None:
    with Guest(address, "Ann") as me:
        made = me.post("/api/me/tokens", 201, name="my bot")
        assert [row["name"] for row in me.get("/api/me/tokens")] == ["my bot"]
        assert "token" not in me.get("/api/me/tokens")[0]
        with Guest(address, Authorization=f"Bearer {made['token']}") as bot:
            assert bot.get("/api/me")["person"]["name"] == "Ann"
            table = bot.new_table(seats=1, start=True)
            assert me.look(table)["yours"] == [0]
            me.call("DELETE", f"/api/me/tokens/{made['id']}", 204)
            assert bot.get("/api/me", 401)["title"] == "bad-token"
        with Guest(address, Authorization="Bearer ludo_rubbish") as nobody:
            assert nobody.get("/api/me", 401)["title"] == "bad-token"
        with Guest(address, "Bob") as bob:
            other = me.post("/api/me/tokens", 201, name="second")
            assert bob.call("DELETE", f"/api/me/tokens/{other['id']}", 404)["title"] == "no-token"


def test_nobody_plays_for_somebody_else(patient: str) -> None:
    with Guest(patient, "Ann") as ann, Guest(patient, "Eve") as eve:
        table = ann.new_table(seats=2, bots={"level": "random"}, start=True)
        now = ann.look(table)
        legal = {"seat": 0, "number": now["number"], "action": 0}
        assert eve.post(f"/api/tables/{table}/actions", 403, **legal)["title"] == "not-your-seat"
        assert eve.post(f"/api/tables/{table}/undo", 403, seat=0, number=0, to=0)["title"] == "not-your-seat"
        assert eve.put(f"/api/tables/{table}/seats/0", 403, take="nobody")["title"] == "owner-only"
        assert eve.put(f"/api/tables/{table}/seats/1", 409, take="me")["title"] == "seat-taken"
        assert eve.get(f"/api/tables/{table}/hints", 403)["title"] in ("not-your-seat", "no-hints")
        assert eve.client.get(f"/api/tables/{table}/record").status_code == 403
        assert eve.client.get(f"/api/tables/{table}/replay?seat=0").status_code == 403
        assert eve.post(f"/api/tables/{table}/close", 409)["title"] == "others-play"
        assert eve.look(table)["viewer"] == -1
        assert ann.look(table) == now


def test_requests_from_other_sites_are_refused(address: str) -> None:
    with Guest(address, "Ann") as ann:
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = ann.client.post("/api/tables", json={"game": "gorinto"}, headers=headers)
            assert (answer.status_code, answer.json()["title"]) == (403, "other-site")
        assert ann.client.post("/api/tables", json={"game": "gorinto"}, headers={"Origin": address}).status_code == 201
        answer = ann.client.get("/api/me", headers={"Origin": "https://evil.example"})
        assert "access-control-allow-origin" not in answer.headers


def test_whoever_asks_too_much_is_told(tmp_path: object) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite", rate=0.5, tables_each=1) as address, Guest(address, "Ann") as ann:
        answers = [ann.client.put("/api/me", json={"name": "Ann"}).status_code for _ in range(5)]
        assert 429 in answers
    with serving(f"sqlite:///{tmp_path}/t.sqlite", tables_each=1) as address, Guest(address, "Ann") as ann:
        ann.new_table(seats=2)
        refused = ann.post("/api/tables", 429, game="gorinto", seats=2)
        assert refused["title"] == "too-many-tables"
