"""The program: every command, and one sentence with exit code 2 for bad input."""

from __future__ import annotations

import io
import json
import shlex
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.bots.analysis import Effort
from ludotheque.cli import main, user_language
from ludotheque.engine.words import LANGUAGES


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C")
    return tmp_path / "data"


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """What the player types, then the end of input."""
    waiting = list(answers)

    def answer(prompt: str = "") -> str:
        print(prompt, end="")  # noqa: T201  # as input() does
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", answer)


def refused(capsys: pytest.CaptureFixture[str], command: str) -> str:
    """The one sentence a bad command gets."""
    try:
        code = main(shlex.split(command))
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play chess", "there is no game “chess”; choose one of: corinth, gorinto, guilds, oriente"),
        ("simulate gorinto --seats 9", "gorinto cannot be played with 9 seats; choose one of: 1, 2, 3, 4"),
        ("play gorinto --seats 9", "gorinto cannot be played with 9 seats; choose one of: 1, 2, 3, 4"),
        ("play gorinto -o height=3", "there is no option “height”; the options are: landscape, removal"),
        ("play gorinto -o landscape=moon", "landscape cannot be “moon”; choose one of: peak, waves, mesa, lake, hill"),
        ("play gorinto -o landscape", "“landscape” is not an option; write name=value"),
        ("play gorinto --seats 3 -o partners=yes", "partners=yes goes only with seats=4; here choose partners=no"),
        (
            "play gorinto --players me,deep",
            "there is no player “deep”; choose from: me, random, greedy, novice",
        ),
        ("play gorinto --players me,me,me", "3 players were named for 2 seats"),
        ("play gorinto --facts nowhere.toml", "facts file nowhere.toml cannot be read"),
        ("play gorinto --resume nowhere.jsonl", "record nowhere.jsonl cannot be read"),
        ("play gorinto --seed -4", "a seed is a whole number from 0 to 2^64 - 1, not -4"),
        ("simulate gorinto --games 0", "the number of games is a whole number from 1"),
        ("simulate gorinto --games many", "invalid int value: 'many'"),
        ("simulate gorinto --workers 0", "the number of workers is at least 1"),
        ("simulate gorinto --bots deep", "there is no bot “deep”"),
        ("record nowhere.jsonl", "record nowhere.jsonl cannot be read: No such file or directory"),
        ("dance", "invalid choice: 'dance'"),
        ("", "required: COMMAND"),
        ("play gorinto --lang it", "invalid choice: 'it'"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], command: str, said: str) -> None:
    assert said in refused(capsys, command)


def test_bad_input_is_answered_in_the_reader_s_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "il n’y a pas de jeu « échecs »" in refused(capsys, "play échecs --lang fr")
    assert "es gibt kein Spiel „Schach“" in refused(capsys, "play Schach --lang de")


@pytest.mark.parametrize(("value", "language"), [("fr_FR.UTF-8", "fr"), ("de", "de"), ("it_IT", "en"), ("", "en")])
def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch, value: str, language: str) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    assert user_language() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_and_option(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["games", "--lang", language]) == 0
    said = capsys.readouterr().out
    for name in ludo.games.names():
        assert name in said
        assert all(option.name in said for option in ludo.game(name).options)


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in games] == list(ludo.games.names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["simulate", "gorinto", "--games", "5", "--seats", "1", "--lang", language]) == 0
    assert "Kitsune" in capsys.readouterr().out


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "gorinto", "--games", "5", "--seats", "3", "--json", "--seed", "4"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 5
    assert {"decisions", "seconds", "decisions_per_second", "games_per_second"} <= set(figures)
    assert [set(row) for row in figures["parties"]] == [{"party", "bot", "mean_score", "spread", "win_share"}] * 3


@pytest.mark.parametrize(("language", "seats"), [("en", 1), ("fr", 2), ("de", 4)])
def test_a_whole_game_can_be_played_by_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path, language: str, seats: int
) -> None:
    typed(monkeypatch, *["1"] * 400)
    players = ",".join(["me"] * seats)
    assert (
        main(["play", "gorinto", "--seats", str(seats), "--players", players, "--seed", "7", "--lang", language]) == 0
    )
    said = capsys.readouterr().out
    kept = list((data / "finished").iterdir())
    assert len(kept) == 1
    assert ludo.load(kept[0]).over
    assert "7." not in said.splitlines()[0]
    assert not list((data / "saved").iterdir())


def test_typed_notation_undo_help_score_and_refusals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    answers = ["T3 c4", "u", "T3 c4", "e1", "99", "zz", "", "help", "score", "story", "table", "quit"]
    typed(monkeypatch, *answers)
    assert main(["play", "gorinto", "--seed", "7", "--players", "me,me"]) == 0
    said = capsys.readouterr().out
    assert "cannot play e1: e1 is not in the pattern of the Void tile on c4 (G4.2)" in said
    assert "choose a number from 1 to" in said
    assert "“zz” is not an action" in said
    assert "take back your last decision" in said
    assert "Total" in said
    saved = next((data / "saved").iterdir())
    assert ludo.load(saved).notation() == ["T3 c4"]


def test_quitting_keeps_the_game_and_resume_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    typed(monkeypatch, "1", "quit")
    main(["play", "gorinto", "--seed", "7", "--players", "me,me"])
    saved = next((data / "saved").iterdir())
    before = ludo.load(saved).number
    typed(monkeypatch, "yes", "1")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert main(["play", "gorinto"]) == 0
    assert ludo.load(saved).number == before + 1
    assert "go on with it" in capsys.readouterr().out.lower()


def test_a_damaged_saved_game_is_said_and_left_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    (data / "saved").mkdir(parents=True)
    damaged = data / "saved" / "gorinto-2020-01-01-000000.jsonl"
    damaged.write_text("{")
    typed(monkeypatch, "yes")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert main(["play", "gorinto"]) == 0
    assert "line 1: not valid JSON" in capsys.readouterr().err
    assert damaged.read_text() == "{"
    assert len(list((data / "saved").iterdir())) == 2


def test_nothing_typed_at_the_prompt_loses_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    monkeypatch.chdir(data.parent)  # where some of it makes a file
    junk = ["²", "9" * 5000, "\0", "save", "~nobody-here/f", "save", "x" * 300, "save", "a\0b"]
    typed(monkeypatch, "T3 c3", *junk)
    assert main(["play", "gorinto", "--seed", "7", "--players", "me,me"]) == 0
    assert "Traceback" not in capsys.readouterr().out
    assert ludo.load(next((data / "saved").iterdir())).number == 1


def test_every_decision_is_kept_at_once(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    def die(prompt: str = "") -> str:
        if list(data.glob("saved/*")):
            raise MemoryError  # anything nobody expects
        return "T3 c3"

    monkeypatch.setattr("builtins.input", die)
    with pytest.raises(MemoryError):
        main(["play", "gorinto", "--seed", "7", "--players", "me,me"])
    assert ludo.load(next((data / "saved").iterdir())).number == 1


def test_a_seed_repeats_a_whole_game_with_bots(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    ends = []
    for _ in range(2):
        main(["play", "gorinto", "--seed", "5", "--players", "random,random"])
        ends.append(max((data / "finished").iterdir(), key=lambda path: path.stat().st_mtime_ns).read_text())
        for path in (data / "finished").iterdir():
            path.unlink()
    assert ends[0] == ends[1]


def test_a_finished_game_is_not_resumed(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "is over" in refused(capsys, f"play gorinto --resume {record}")
    assert "--resume takes a game as it was saved" in refused(capsys, f"play gorinto --seats 3 --resume {record}")


def saved_with_player(path: Path, player: str) -> Path:
    match = ludo.start("gorinto", seed=7)
    match.sit(1, {"player": player})
    match.save(path / "game.jsonl")
    return path / "game.jsonl"


def test_a_saved_game_with_an_unknown_player_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved_with_player(tmp_path, "alien")
    said = refused(capsys, f"play gorinto --resume {path}")
    assert said.startswith(f"ludo: record {path}: there is no player “alien”; choose from: me, random")


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_a_file_does_not_start_programs_unasked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str
) -> None:
    path = saved_with_player(tmp_path, f"touch {tmp_path}/started")
    typed(monkeypatch, answer, "1")
    main(["play", "gorinto", "--resume", str(path)])
    assert f"would start touch {tmp_path}/started on your machine" in capsys.readouterr().out
    assert (tmp_path / "started").exists() == (answer == "yes")


def test_a_failing_program_does_not_lose_the_game(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert main(["play", "gorinto", "--players", "/bin/true x,greedy", "--seed", "1"]) == 2
    said = capsys.readouterr()
    assert "ended before it had answered (exit code 0)" in said.err
    assert str(next((data / "saved").iterdir())) in said.out.replace("\n", "")


def test_a_terminal_without_unicode_shows_what_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(shown, encoding="ascii"))
    assert main(["games", "--lang", "fr"]) == 0
    assert b"Gorinto" in shown.getvalue()


def test_an_empty_argument_is_not_the_same_as_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in refused(capsys, "simulate gorinto --facts ''")
    assert "there is no bot “”" in refused(capsys, "simulate gorinto --bots ''")


def test_saving_asks_before_it_replaces_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("mine")
    new = tmp_path / "new.jsonl"
    typed(monkeypatch, "save", str(there), "no", "save", str(new), "save", str(there / "below a file"), "save", "")
    assert main(["play", "gorinto", "--seed", "7", "--players", "me,me"]) == 0
    assert there.read_text() == "mine"
    assert ludo.load(new).number == 0
    shown = capsys.readouterr().out
    assert shown.count("File to save to:") == 4
    assert "cannot be written" in shown


def test_undo_past_a_bot_asks_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    typed(monkeypatch, "1", "1", "undo", "no", "undo", "yes", "quit")
    assert main(["play", "gorinto", "--seed", "7", "--players", "me,random"]) == 0
    assert "Go back?" in capsys.readouterr().out
    assert ludo.load(next((data / "saved").iterdir())).number <= 1


def test_french_letters_may_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludo.game("gorinto")
    words = ludo.start("gorinto", seed=1).words("fr")
    assert game.read_typed(">O", words) == ">A"  # Eau
    assert game.read_typed(">A", words) == ">W"  # Air
    assert game.read_typed("T3 c4", words) == "T3 c4"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = ludo.start("gorinto", seats=3, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_checked_told_shown_and_exported(
    capsys: pytest.CaptureFixture[str], record: Path, language: str
) -> None:
    for way in ([], ["--story"], ["--notation"], ["--json"], ["--at", "5"], ["--at", "0"]):
        assert main(["record", str(record), "--lang", language, *way]) == 0
        assert capsys.readouterr().out


@pytest.mark.compiled  # hundreds of games are played on
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_record_is_analysed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: Path, language: str
) -> None:
    monkeypatch.setattr("ludotheque.bots.analysis.measured_effort", lambda match, viewer: Effort(20, 4, 24))
    assert main(["record", str(record), "--lang", language, "--analyse"]) == 0
    printed, match = capsys.readouterr().out, ludo.load(record)
    words = match.words(language)
    assert words("analysis-title") in printed
    assert printed.count(" 100 %") >= 1  # of the winner, at the end of the curve
    assert all(f"{words('seat', number=seat + 1)}  " in printed for seat in range(match.seats))


@pytest.mark.compiled
@pytest.mark.parametrize(("finished", "asks"), [(False, 1), (True, None)])
def test_a_running_game_is_analysed_for_the_person_in_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, finished: bool, asks: int | None
) -> None:
    match = ludo.start("gorinto", seats=3, seed=7)
    for seat, player in enumerate(("greedy", "me", "random")):
        match.sit(seat, {"player": player})
    while not match.over and (finished or match.number < 5):
        match.play(match.legal()[0])
    match.save(tmp_path / "game.jsonl")
    viewers = []

    def noted(match: ludo.Match, viewer: int | None) -> Effort:
        viewers.append(viewer)
        return Effort(2, 1, 2)

    monkeypatch.setattr("ludotheque.bots.analysis.measured_effort", noted)
    assert main(["record", str(tmp_path / "game.jsonl"), "--analyse"]) == 0
    assert viewers == [asks]


def test_a_record_as_json_has_decisions_and_places(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["record", str(record), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    match = ludo.load(record)
    assert [entry["action"] for entry in document["decisions"]] == match.notation()
    assert [place["total"] for place in document["places"]] == match.scores


def test_a_decision_outside_the_record_is_refused(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    last = ludo.load(record).number
    assert f"there is no decision 9999; choose 0 to {last}" in refused(capsys, f"record {record} --at 9999")


def test_a_record_of_another_kind_cannot_be_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("{}\n")
    assert "line 1: not a Ludotheque record" in refused(capsys, f"play gorinto --resume {tmp_path / 'bad.jsonl'}")
