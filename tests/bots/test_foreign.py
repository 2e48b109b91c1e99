"""Programs as bots: whatever they do, the game goes on or they have lost, and nothing hangs."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.bots import BotFailed, find_bot
from ludotheque.bots.bot import let_talk
from ludotheque.bots.foreign import PATIENCE, ForeignBot
from ludotheque.engine.log import ASIDE
from ludotheque.lab.arena import judge_arena, play_out, prepare_arena, run_arena

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
    "illegal": "cannot play", "silence": "did not answer within", "death": "(exit code 3)", "flood": "a line of more",
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
def test_a_bot_that_does_not_play_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    if what == "silence":
        monkeypatch.setattr("ludotheque.bots.foreign.PATIENCE", 0.5)  # for the program to start
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


def test_a_program_that_never_reads_does_not_stop_us(tmp_path: Path) -> None:
    """Its answers lie ready while the questions pile up until no more fit."""
    match, answers = ludo.start("gorinto", seats=1, seed=1), []
    while not match.over:
        answers.append(match.legal()[0].code)
        match.play(match.legal()[0])
    blind = f"import time\nfor n in {answers}: print('{{\"action\": %d}}' % n, flush=True)\ntime.sleep(60)"
    match, bot = ludo.start("gorinto", seats=1, seed=1), ForeignBot(program(tmp_path, blind), seconds=0.5)
    try:
        with pytest.raises(BotFailed, match="did not answer within"):
            play_out(match, {0: bot})
    finally:
        bot.close()


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    start = f"""
import subprocess, sys
started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(child)!r}, "w").write(str(started.pid))
"""
    bot = ForeignBot(program(tmp_path, start + FIRST))
    bot.decide(ludo.start("gorinto", seats=2, seed=1), 1)
    bot.close()
    for _ in range(100):  # until whoever inherits it has noticed
        if not runs(int(child.read_text())):
            return
        time.sleep(0.02)
    pytest.fail("the child goes on")


def runs(process: int) -> bool:
    """Whether a process is there and is more than an entry of what has ended."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_arena_reports_a_failed_bot_and_goes_on(tmp_path: Path) -> None:
    bots = [program(tmp_path, "print('no', flush=True)"), "random"]
    plan = prepare_arena(ludo.game("gorinto"), bots=bots, games=2, seats=2, seed=1)
    figures = judge_arena(plan, run_arena(plan))
    assert [number for number, _ in figures.failures] == [0, 1]
    assert {standing.bot: standing.win_share for standing in figures.bots} == {bots[0]: 0.0, "random": 1.0}


def test_the_partner_of_a_failed_bot_has_lost_too(tmp_path: Path) -> None:
    bots = [program(tmp_path, "print('no', flush=True)"), "greedy", "random", "novice"]
    plan = prepare_arena(ludo.game("gorinto"), bots=bots, games=1, seats=4, options={"partners": "yes"}, seed=1)
    shares = {standing.bot: standing.win_share for standing in judge_arena(plan, run_arena(plan)).bots}
    assert shares == {bots[0]: 0.0, "greedy": 1.0, "random": 0.0, "novice": 1.0}


def test_a_program_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    """It is sent the view and the legal actions, which the kit proves to hide what must be hidden."""
    keep = tmp_path / "seen.txt"
    command = program(tmp_path, FIRST.replace("asked =", f"open({str(keep)!r}, 'a').write(line); asked ="))
    match, bot = ludo.start("oriente", seats=4, seed=987654321987), ForeignBot(command)
    assert match.actor is not None
    bot.decide(match, 1)
    bot.close()
    first, second = (json.loads(line) for line in keep.read_text().splitlines())
    assert set(first) == {"type", "protocol", "game", "rules", "seats", "options", "seat", "talk"}
    assert second["view"] == json.loads(json.dumps(match.view(match.actor)))
    assert str(match.seed) not in keep.read_text()


TALKING = """
import json, sys
print('{"talk": true}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "decide":
        print(json.dumps({"action": asked["legal"][0]["code"]}), flush=True)
    if asked["type"] == "talk":
        peace = [{"promise": "words", "text": "peace"}]
        open_offers = asked["view"]["talk"]["offers"]
        offer = {"offer": {"to": (asked["seat"] + 1) % 4, "promise": peace, "ask": peace}}
        print(json.dumps({"say": None if open_offers else offer}), flush=True)
"""


def test_a_program_may_talk_out_of_turn(tmp_path: Path) -> None:
    match, bot = ludo.start("oriente", seats=4, seed=1), ForeignBot(program(tmp_path, TALKING))
    seat = match.actor
    assert seat is not None
    assert bot.say(match, seat) is None  # it has not asked to be heard yet
    try:
        bot.decide(match, 1)
        let_talk(match, {seat: bot})
        match.play(bot.decide(match, 1))
    finally:
        bot.close()
    assert [(line.seat, set(line.data)) for line in match.log if line.kind == ASIDE] == [(seat, {"offer"})]


@pytest.mark.parametrize(
    ("say", "report"),
    [
        ('{"accept": 1}', "cannot make this deal"),
        ('{"offer": {"to": [1]}}', "cannot make this deal"),
        ("5", "not one line of JSON"),
    ],
)
def test_what_may_not_be_said_loses_the_game(tmp_path: Path, say: str, report: str) -> None:
    rude = TALKING.replace("None if open_offers else offer", f"json.loads({say!r})")
    match, bot = ludo.start("oriente", seats=4, seed=1), ForeignBot(program(tmp_path, rude))
    seat = match.actor
    assert seat is not None
    try:
        bot.decide(match, 1)
        with pytest.raises(BotFailed, match=report) as failed:
            bot.say(match, seat)
    finally:
        bot.close()
    assert failed.value.seat == seat


def test_a_limit_may_follow_a_command() -> None:
    bot, slow = find_bot("./mybot --fast:0.5s"), find_bot("./mybot")
    assert isinstance(bot, ForeignBot)
    assert isinstance(slow, ForeignBot)
    assert (bot.name, bot.seconds, slow.seconds) == ("./mybot --fast:0.5s", 0.5, PATIENCE)
    with pytest.raises(ludo.BadInput, match="the budget of “"):
        find_bot("./mybot:9999s")


@pytest.mark.parametrize("command", ["./no-such-bot", "'unclosed quote"])
def test_a_command_that_cannot_start_is_refused(command: str) -> None:
    with pytest.raises(ludo.BadInput, match=r"cannot be started|is no command"):
        find_bot(command).decide(ludo.start("gorinto", seats=2, seed=1), 1)
