"""A bot that plays over the server's API: it sits down at a table by its link and decides at random.

    python examples/server_bot.py http://127.0.0.1:8000 TABLE --token ludo_...

Without a token it plays as a guest. It needs httpx (`pip install httpx`) and nothing of this project.
"""

import argparse
import json
import random

import httpx


def listen(client, table):
    """The table after each event, for ever; a lost connection is taken up where it was."""
    last = None
    while True:
        headers = {"Last-Event-ID": last} if last else {}
        try:
            with client.stream("GET", "/api/events", params={"table": table}, headers=headers) as events:
                events.raise_for_status()
                kind = ""
                for line in events.iter_lines():
                    name, _, value = line.partition(": ")
                    if name == "event":
                        kind = value
                    elif name == "id":
                        last = value
                    elif name == "data" and kind == "table":
                        yield json.loads(value)
        except httpx.TransportError:
            continue


def play(client, table):
    """Take the first free seat and play it to the end; the result."""
    seats = client.get(f"/api/tables/{table}").raise_for_status().json()["table"]["seats"]
    seat = next(number for number, held in enumerate(seats) if held["kind"] == "empty")
    client.put(f"/api/tables/{table}/seats/{seat}", json={"take": "me"}).raise_for_status()
    for now in listen(client, table):
        if now["status"] in ("finished", "closed"):
            return now.get("result")
        if now["actor"] == seat and now["legal"]:
            action = random.choice(now["legal"])["code"]
            answer = {"seat": seat, "number": now["number"], "action": action}
            said = client.post(f"/api/tables/{table}/actions", json=answer)
            if said.status_code not in (200, 409):  # 409: somebody was quicker, the next event tells
                said.raise_for_status()
    raise AssertionError("the events never end by themselves")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--token")
    given = parser.parse_args()
    headers = {"Authorization": f"Bearer {given.token}"} if given.token else {}
    with httpx.Client(base_url=given.server, headers=headers, timeout=60) as client:
        print(json.dumps(play(client, given.table)))
