"""Bad input of every kind gets a clear error of ours, never another one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque as ludo
from ludotheque.engine.compiled import records
from ludotheque.engine.errors import BadNotation
from ludotheque.engine.hiding import record_of
from ludotheque.engine.recordfile import file_lines, read_match

settings.register_profile("ludotheque", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("ludotheque")

GAMES = [ludo.game(name) for name in ludo.games.names()]
JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.just([]), st.just({}), st.just([[0]])
)


@given(game=st.sampled_from(GAMES), text=st.text(alphabet="TLxX>@abcde0123456789VWFAE é\t\0", max_size=8))
def test_any_text_is_an_action_or_bad_notation(game: ludo.Game, text: str) -> None:
    try:
        code = game.parse_action(text)
    except BadNotation as error:
        assert all(error.said(language) for language in ("en", "fr", "de"))
    else:
        assert game.parse_action(game.show_action(code)) == code


def paths(entries: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value inside nested tables and lists."""
    inside = entries.items() if isinstance(entries, dict) else enumerate(entries) if isinstance(entries, list) else ()
    found = [path for key, value in inside for path in paths(value, (*before, key))]
    return [before, *found] if before else found


def spoilt(entries: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy with one value replaced."""
    copy = json.loads(json.dumps(entries))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return copy


@given(game=st.sampled_from(GAMES), data=st.data(), junk=JUNK)
def test_a_spoilt_facts_file_is_refused_with_the_entry_or_plays(
    game: ludo.Game, data: st.DataObject, junk: Any
) -> None:
    path = data.draw(st.sampled_from(paths(game.shipped.entries)))
    entries = spoilt(game.shipped.entries, path, junk)
    try:
        facts = game.facts_format.check(entries)
    except ludo.BadFacts as error:
        assert str(path[0]) in str(error)
        return
    match = ludo.Match(game, game.seats[0], seed=1, facts=facts)
    for _ in range(20):
        if not match.over:
            match.play(match.legal()[-1])


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    match = ludo.start("gorinto", seed=7)
    for _ in range(8):
        match.play(match.legal()[0])
    match.undo(4, consent=True, seed=1)
    return file_lines(match)


@given(data=st.data(), junk=JUNK)
def test_a_spoilt_record_is_refused_with_its_line(
    lines: list[dict[str, Any]], tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, junk: Any
) -> None:
    path = data.draw(st.sampled_from([path for path in paths(lines) if len(path) > 1]))
    file = tmp_path_factory.mktemp("fuzz") / "game.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in spoilt(lines, path, junk)))
    read_or_refuse(file, f"line {path[0] + 1}")


@given(size=st.integers(0, 2000))
def test_a_record_cut_anywhere_is_refused(
    lines: list[dict[str, Any]], tmp_path_factory: pytest.TempPathFactory, size: int
) -> None:
    whole = "".join(json.dumps(line) + "\n" for line in lines)
    file = tmp_path_factory.mktemp("cut") / "game.jsonl"
    file.write_text(whole[: min(size, len(whole) - 2)])
    with pytest.raises(ludo.BadRecord):
        ludo.load(file)


def read_or_refuse(file: Path, line: str) -> None:
    """What was spoilt did not matter, or it is named; a value may show its fault only in a later line."""
    try:
        read_match(file, ludo.games.find)
    except ludo.BadRecord as error:
        assert "line " in str(error)
        named = int(str(error).rpartition("line ")[2].partition(":")[0]) if str(error).count("line ") == 1 else None
        assert named is None or named >= int(line.split()[1])


@given(game=st.sampled_from(GAMES), data=st.data(), text=st.text(max_size=4))
def test_a_spoilt_position_is_refused_or_read(game: ludo.Game, data: st.DataObject, text: str) -> None:
    shown = ludo.Match(game, game.seats[0], seed=1).position().splitlines()
    at = data.draw(st.integers(0, len(shown) - 1))
    shown[at] = shown[at].partition(":")[0] + ": " + text.replace("\n", " ").replace("\r", " ")
    try:
        game.parse_position(record_of(game.shipped.array), record_of(records(1, game.state)), "\n".join(shown))
    except BadNotation as error:
        assert str(error)
