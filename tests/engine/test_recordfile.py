"""Record files: what is saved replays; what is wrong is named with its line, and nothing is overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ludo

Lines = list[dict[str, Any]]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = ludo.start("gorinto", seats=3, seed=7)
    for _ in range(12):
        match.play(match.legal()[-1])
    match.undo(9, consent=True, seed=3)
    match.play(match.legal()[0])
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def edited(path: Path, edit: Callable[[Lines], object]) -> str:
    """The complaint about a record after an edit of its lines; the file must stay as it was edited."""
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    edit(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    before = path.read_bytes()
    with pytest.raises(ludo.BadRecord) as refused:
        ludo.load(path)
    assert path.read_bytes() == before
    return str(refused.value).partition("game.jsonl, ")[2]


def test_a_saved_match_is_the_same_after_loading(saved: Path) -> None:
    match = ludo.load(saved)
    assert match.number == 10
    again = saved.with_name("again.jsonl")
    match.save(again)
    assert again.read_bytes() == saved.read_bytes()


def test_a_game_with_other_facts_carries_them(tmp_path: Path) -> None:
    text = (ludo.game("gorinto").folder / "facts.toml").read_text().replace("seasons = 4 ", "seasons = 2 ")
    (tmp_path / "short.toml").write_text(text.replace("seasons = 4", "seasons = 2"))
    match = ludo.start("gorinto", seed=7, facts=ludo.facts("gorinto", tmp_path / "short.toml"))
    while not match.over:
        match.play(match.legal()[0])
    match.save(tmp_path / "short.jsonl")
    assert ludo.load(tmp_path / "short.jsonl").digest() == match.digest()
    assert match.view()["seasons"] == 2
    assert '"facts": {' in (tmp_path / "short.jsonl").read_text()


def test_an_edited_action_is_found_at_its_line(saved: Path) -> None:
    said = edited(saved, lambda lines: lines[1].update(action="T1 a1"))
    assert said == "line 2: the game differs at decision 0: the file was edited"


def test_an_illegal_action_is_found_with_its_rule(saved: Path) -> None:
    said = edited(saved, lambda lines: lines[1].update(action="c3"))
    assert said.startswith("line 2: Seat 2 cannot play c3")
    assert "(G3.1)" in said


def test_rules_that_are_not_known_here_are_refused(saved: Path) -> None:
    assert (
        edited(saved, lambda lines: lines[0].update(rules_version=2))
        == "line 1: it was made with version 2 of the rules, this is 1"
    )
    assert edited(saved, lambda lines: lines[0].pop("rules_version")).startswith("line 1: ")


def test_a_later_rules_version_says_where_it_differs(saved: Path) -> None:
    def edit(lines: Lines) -> None:
        lines[0].update(rules_version=0)
        lines[4].update(digest="0" * 16)

    assert edited(saved, edit) == (
        "line 5: the game differs at decision 3: it was made with version 0 of the rules, this is 1"
    )


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda lines: lines.pop(), "line 15: the closing line is missing: the file is truncated"),
        (lambda lines: lines.pop(3), "line 4: expected entry 3, found 4: a line was removed, added or moved"),
        (lambda lines: lines.__delitem__(slice(1, None)), "line 2: the closing line is missing: the file is truncated"),
        (lambda lines: lines.append(lines[-1]), "line 16: nothing may follow the closing line"),
        (
            lambda lines: lines[0].update(game="chess"),
            "line 1: there is no game “chess”; choose one of: corinth, gorinto, guilds, oriente",
        ),
        (
            lambda lines: lines[0].update(seats=9),
            "line 1: gorinto cannot be played with 9 seats; choose one of: 1, 2, 3, 4",
        ),
        (lambda lines: lines[0].update(seats="x"), "line 1: the entry “seats” has the wrong type"),
        (lambda lines: lines[0].pop("seed"), "line 1: the entry “seed” is missing"),
        (lambda lines: lines[0].update(seed="x"), "line 1: the entry “seed” has the wrong type"),
        (lambda lines: lines[0].update(ludotheque=9), "line 1: not a Ludotheque record of format 1"),
        (lambda lines: lines[0].update(facts_digest="x"), "line 1: the facts are not those the game was played with"),
        (lambda lines: lines[2].pop("action"), "line 3: the entry “action” is missing"),
        (lambda lines: lines[2].update(kind="bribe"), "line 3: unknown kind of line “bribe”"),
        (lambda lines: lines[2].update(number=7), "line 3: expected decision 1, found 7, or another seat’s"),
    ],
)
def test_a_wrong_line_is_named(saved: Path, edit: Callable[[Lines], object], said: str) -> None:
    assert edited(saved, edit) == said


def test_a_file_cut_within_a_line_is_named(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-20])
    with pytest.raises(ludo.BadRecord, match=r"line 16: not valid JSON: the file is truncated or was edited"):
        ludo.load(saved)


@pytest.mark.parametrize("content", [b"", b"[1]\n", b"\xff\xfe\x00", b"hello\n"])
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)
    with pytest.raises(ludo.BadRecord, match=r"other\.jsonl"):
        ludo.load(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ludo.BadRecord, match="cannot be read: No such file"):
        ludo.load(tmp_path / "nowhere.jsonl")


def test_a_crash_while_saving_leaves_the_old_file(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved.read_bytes()

    def crash(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("ludotheque.engine.recordfile.os.replace", crash)
    with pytest.raises(OSError, match="no space"):
        ludo.load(saved).save(saved)
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]
