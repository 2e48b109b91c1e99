"""Programs as bots: whatever they do, the game goes on or they have lost, and nothing hangs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.bots import BotFailed, find_bot
from ludotheque.bots.foreign import ForeignBot
from ludotheque.lab.arena import judge_arena, prepare_arena, run_arena

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "decide":
        print(json.dumps({"action": asked["legal"][0]["text"]}), flush=True)
"""
ANSWERS = {
    "rubbish": "print('well...', flush=True)",
    "a list": "print('[1]', flush=True)",
    "no action": "print('{}', flush=True)",
    "no number": "print('{\"action\": 1.5}', flush=True)",
    "nonsense": 'print(\'{"action": "Q9"}\', flush=True)',
    "too high": "print('{\"action\": 9999}', flush=True)",
    "illegal": "print('{\"action\": 101}', flush=True)",
    "silence": "",
    "death": "sys.exit(3)",
    "flood": "print('x' * 2_000_000, flush=True)",
}
REPORTS = {
    "rubbish": "answered well...", "a list": "not one line of JSON", "no action": "not one line of JSON",
    "no number": "not one line of JSON", "nonsense": "“Q9” is not an action", "too high": "there is no action 9999",
    "illegal": "cannot play", "silence": "did not answer within", "death": "ended before", "flood": "a line of more",
}  # fmt: skip


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    plan = prepare_arena(ludo.game("gorinto"), bots=[program(tmp_path, FIRST), "random"], games=2, seats=2, seed=1)
    figures = judge_arena(plan, run_arena(plan))
    assert figures.failures == []
    assert {standing.games for standing in figures.bots} == {2}


@pytest.mark.parametrize("what", ANSWERS)
def test_a_bot_that_does_not_play_has_lost(tmp_path: Path, what: str) -> None:
    command = program(tmp_path, f"import sys\nfor line in sys.stdin:\n    {ANSWERS[what] or 'pass'}\n")
    match, bot = ludo.start("gorinto", seats=2, seed=1), ForeignBot(command, seconds=0.5 if what == "silence" else 10)
    before = match.digest()
    try:
        with pytest.raises(BotFailed) as failed:
            bot.decide(match, 1)
    finally:
        bot.close()
    assert REPORTS[what] in str(failed.value)
    assert match.digest() == before


def test_the_arena_reports_a_failed_bot_and_goes_on(tmp_path: Path) -> None:
    bots = [program(tmp_path, "print('no', flush=True)"), "random"]
    plan = prepare_arena(ludo.game("gorinto"), bots=bots, games=2, seats=2, seed=1)
    figures = judge_arena(plan, run_arena(plan))
    assert [number for number, _ in figures.failures] == [0, 1]
    assert {standing.bot: standing.win_share for standing in figures.bots} == {bots[0]: 0.0, "random": 1.0}


def test_a_program_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    """It is sent the view and the legal actions, which the kit proves to hide what must be hidden."""
    keep = tmp_path / "seen.txt"
    command = program(tmp_path, FIRST.replace("asked =", f"open({str(keep)!r}, 'a').write(line); asked ="))
    match, bot = ludo.start("oriente", seats=4, seed=987654321987), ForeignBot(command)
    assert match.actor is not None
    bot.decide(match, 1)
    bot.close()
    first, second = (json.loads(line) for line in keep.read_text().splitlines())
    assert set(first) == {"type", "protocol", "game", "rules", "seats", "options", "seat"}
    assert second["view"] == json.loads(json.dumps(match.view(match.actor)))
    assert str(match.seed) not in keep.read_text()


@pytest.mark.parametrize("command", ["./no-such-bot", "'unclosed quote"])
def test_a_command_that_cannot_start_is_refused(command: str) -> None:
    with pytest.raises(ludo.BadInput, match=r"cannot be started|is no command"):
        find_bot(command).decide(ludo.start("gorinto", seats=2, seed=1), 1)
