"""The example in examples/ plays a whole game against the server, as its guide says."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from tests.server.house import PATIENCE, Guest, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "server_bot.py"


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address, Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2, sit=False, bots={"level": "random", "seats": [0]})
        token = ann.post("/api/me/tokens", 201, name="bot")["token"]
        command = [sys.executable, str(EXAMPLE), address, table, "--token", token]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            try:
                while ann.look(table)["seats"][1]["kind"] != "person":
                    assert bot.poll() is None, "the bot has stopped"
                    time.sleep(0.05)
                ann.post(f"/api/tables/{table}/start")
                output, _ = bot.communicate(timeout=PATIENCE)
            finally:
                bot.kill()  # whatever went wrong: leaving the context waits for it
        assert json.loads(output)["winners"]
        assert ann.look(table)["status"] == "finished"
