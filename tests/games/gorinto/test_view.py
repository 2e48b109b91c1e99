"""Gorinto for people and clients: views, narration, refusals, in three languages."""

from __future__ import annotations

import json
import random
import re
from io import StringIO

import pytest
from rich.console import Console

import ludotheque
from ludotheque import IllegalAction, Match
from ludotheque.engine.compiled import PURE
from ludotheque.engine.hiding import record_of
from ludotheque.engine.options import combinations
from ludotheque.engine.words import LANGUAGES, message_ids
from tests.games.gorinto.board import Board, board

GAME = ludotheque.game("gorinto")
ENGLISH = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")

COLUMN = """
    path: . . F . E / . . . . .
    board 1: 0 0 1 0 0
    mountain:
        . . VW . .
        . . .  . .
        . . .  . FA
        . . A  . .
        . . .  . ."""
SOLO = """
    seats: 1
    path: W 1 F 2 A / . 3 4 . 5
    tokens: 2 3
    turn: 1
    head: c3
    tail: e5
    mountain:
        . . . . .
        . . . . .
        . V A F .
        . . . . .
        . . . . ."""
SOLO_LAST = SOLO.replace("turn: 1", "turn: 2").replace("tokens: 2 3", "tokens: 3")
GIFT = """
    seats: 4
    options: partners=yes
    path: F V V V V / V V V V V
    mountain:
        W . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . ."""
REMOVAL = "options: removal=tactical\nturn: 2\npath: V F . . E / . . . . ."


# views


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_are_plain_data(seats: int) -> None:
    """Nothing of NumPy in them, and a round trip through JSON changes nothing."""
    choose = random.Random(seats)
    for options in combinations(GAME.options, seats):
        if PURE and options["landscape"] != "peak":
            continue
        match = Match(GAME, seats, options, seed=1)
        while not match.over:
            match.play(choose.choice(match.legal()))
            if match.number % 7 == 0 or match.over:
                assert json.loads(json.dumps(match.view(0))) == match.view(0)


def test_the_view_tells_what_is_to_be_collected_and_where() -> None:
    """G4.5"""
    view = board(COLUMN).do("T3 c3").view()
    assert (view["spot"], view["need"], view["open"]) == ("c3", 2, ["c1", "c4"])
    assert (view["phase"], view["actor"]) == ("collect", 0)


def test_the_view_tells_what_was_taken_this_turn() -> None:
    """G4.6"""
    view = board(COLUMN).do("T3 c3", "c1").view()
    assert (view["taken"], view["need"], view["open"]) == ([0, 1, 0, 0, 0], 1, ["c4"])


def test_the_view_of_the_game_for_one_has_head_tail_and_tokens() -> None:
    """G9.3"""
    view = board(SOLO).view()
    assert (view["head"], view["tail"], view["tokens"]) == ("c3", "e5", [2, 3])
    assert view["path"]["T2"] == "kitsune-1"
    assert view["kitsune_keys"] == ["fire", "water"]
    assert view["parties"] == 2


def test_without_the_kitsune_there_is_neither_head_nor_tail() -> None:
    view = board("seats: 2").view()
    assert (view["head"], view["tail"], view["tokens"], view["kitsune_keys"]) == ("", "", [], [])


def test_the_forecast_tells_what_the_position_would_bring() -> None:
    """G6.2, G8.1: the goals of this season and the keys, none of it scored yet."""
    match = board("goals: odd spread\nkeys: void wind\nboard 1: 3 0 0 0 0")
    forecast = {source: points for source, points in match.view()["forecast"][0].items() if points}
    assert forecast == {"odd": 3, "spread": 6, "keys": 6}
    assert match.scores == [0, 0]


def test_a_finished_game_has_nothing_to_forecast() -> None:
    match = board("season: 4\nturn: 5\npath: V V . . . / . . . . .\nboard 1: 3 0 0 0 0").do("T1 a1")
    assert not any(points for row in match.view()["forecast"] for points in row.values())
    assert match.view()["actor"] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", [COLUMN, SOLO, GIFT, REMOVAL])
def test_the_table_is_drawn_in_every_language(picture: str, language: str) -> None:
    match = board(picture)
    paper = StringIO()
    Console(file=paper, width=120).print(GAME.draw(match.view(), match.words(language)))
    assert "T1" in paper.getvalue()
    assert match.words(language)("table-wisdom") in paper.getvalue()


# narration

NARRATED = [
    ("does-move", COLUMN, ["T3 c3"], "Seat 1 moves the Fire tile from T3 to c3."),
    ("does-collect", COLUMN, ["T3 c3", "c1"], "Seat 1 collects the Wind tile on c1."),
    ("does-dig", COLUMN, ["T5 e3", "@1"], "Seat 1 takes the Fire tile at level 1 of e3."),
    ("does-remove", REMOVAL, ["T1 a1", "xT2"], "Seat 1 removes the Fire tile on T2."),
    ("does-give", GIFT, ["T1 a2", "a1", ">W"], "Seat 1 gives one Wind tile to Seat 3."),
    (
        "burrow-removes",
        "turn: 2\npath: V F . . . / . . . . .",
        ["T1 a1"],
        "A burrow opens: the Fire tile on T2 leaves the game.",
    ),
    ("kitsune-takes", SOLO, ["T1 a1"], "The Kitsune’s head wakes on c3 and takes 1 Void and 1 Fire."),
    ("kitsune-moves", SOLO, ["T1 a1"], "Its head goes to "),
    ("season-ends", SOLO_LAST, ["T1 a1"], "Season 1 is over."),
    ("season-scores", SOLO_LAST, ["T1 a1"], "Kitsune: +4 wisdom (1 for Normal keys and 3 for Own keys), 4 in all."),
    ("season-begins", SOLO_LAST, ["T1 a1"], "Season 2 begins; Seat 1 goes first."),
]


def narrated(picture: str, actions: list[str]) -> Board:
    return board(picture, coin="head").do(*actions)


@pytest.mark.parametrize(("kind", "picture", "actions", "line"), NARRATED, ids=[row[0] for row in NARRATED])
def test_what_happened_is_told(kind: str, picture: str, actions: list[str], line: str) -> None:
    match = narrated(picture, actions)
    told = [text for text in match.lines("en") if text.startswith(line)]
    assert len(told) == 1, match.lines("en")


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(("kind", "picture", "actions", "line"), NARRATED, ids=[row[0] for row in NARRATED])
def test_what_happened_is_told_in_other_languages(
    kind: str, picture: str, actions: list[str], line: str, language: str
) -> None:
    """The same events, the same places and numbers, other words."""
    match = narrated(picture, actions)
    events = [message for _, message in match.events() if message.id == kind]
    assert events
    for event in events:
        english, other = match.words("en")(event), match.words(language)(event)
        assert english != other
        assert sorted(re.findall(r"\b(?:[TL]?\d|[a-e]\d)\b", english)) == sorted(
            re.findall(r"\b(?:[TL]?\d|[a-e]\d)\b", other)
        )


def test_every_kind_of_event_is_told_above() -> None:
    kinds = {name for name in message_ids(ENGLISH) if re.match("does-|burrow-|kitsune-(takes|moves)|season-", name)}
    assert kinds == {row[0] for row in NARRATED}


def test_the_lines_of_a_decision_come_in_order() -> None:
    """G9.4, G9.9: the player's move, the Kitsune's turn, the season."""
    kinds = [message.id for _, message in narrated(SOLO_LAST, ["T1 a1"]).events()]
    assert kinds == ["does-move", "kitsune-takes", "season-ends", "season-scores", "season-scores", "season-begins"]


def test_the_standard_removal_of_the_last_turn_is_told() -> None:
    """G5.2, G5.4: though the path is already full again."""
    match = board("turn: 5\npath: V F . . . / . . . . .").do("T1 a1")
    assert "A burrow opens: the Fire tile on T2 leaves the game." in match.lines()


def test_a_kitsune_that_finds_nothing_takes_nothing() -> None:
    """G9.7"""
    match = board(SOLO.replace("V A F", ". A ."), coin="head").do("T1 a1")
    assert "The Kitsune’s head wakes on c3 and takes nothing." in match.lines()


def test_the_last_season_is_followed_by_no_other() -> None:
    """G6.3"""
    match = board("season: 4\nturn: 5\npath: V V . . . / . . . . .\nboard 1: 3 0 0 0 0").do("T1 a1")
    kinds = [message.id for _, message in match.events()]
    assert "season-ends" in kinds
    assert "season-begins" not in kinds
    assert "Seat 1: +15 wisdom (3 for Odd, 6 for Spread and 6 for Key elements), 15 in all." in match.lines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_can_be_told_and_asked_in_every_language(seats: int, language: str) -> None:
    choose = random.Random(seats)
    for options in combinations(GAME.options, seats):
        if options["landscape"] != "peak":
            continue
        match = Match(GAME, seats, options, seed=3)
        words, told = match.words(language), 0
        while not match.over:
            action = choose.choice(match.legal())
            assert words(match.describe(action))
            match.play(action)
        for line in match.lines(language):
            assert line.strip()
            assert "{" not in line
            told += 1
        assert told >= match.number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("picture", "actions", "phase"),
    [
        (COLUMN, [], "place"),
        (COLUMN, ["T3 c3"], "collect"),
        (COLUMN, ["T5 e3"], "dig"),
        (REMOVAL, ["T1 a1"], "remove"),
        (GIFT, ["T1 a2", "a1"], "give"),
    ],
)
def test_what_is_asked_is_told(picture: str, actions: list[str], phase: str, language: str) -> None:
    match = board(picture).do(*actions)
    assert match.phase == phase
    asked = GAME.ask(record_of(match.facts.array), match.record, 0)
    assert asked.id == f"ask-{phase}"
    assert match.words(language)("seat", number=1) in match.words(language)(asked)


def test_seats_are_called_by_their_names() -> None:
    match = ludotheque.start("gorinto", seats=2, seed=1, names=("Ada", "Bo"))
    match.play(match.legal()[0])
    assert match.lines()[0].split()[0] in ("Ada", "Bo")


# refusals

REFUSED = [
    ("why-path-empty", "G3.3", COLUMN, [], "T1 a1", "there is no tile on T1 (G3.3)"),
    ("why-kitsune-tile", "G9.2", SOLO, [], "T2 b1", "the tile on T2 is the Kitsune’s (G9.2)"),
    (
        "why-just-placed",
        "G4.4",
        COLUMN,
        ["T3 c3"],
        "c3",
        "the tile just placed on c3 stays there this turn (G4.4)",
    ),
    ("why-pattern", "G4.2", COLUMN, ["T3 c3"], "e3", "e3 is not in the pattern of the Fire tile on c3 (G4.2)"),
    (
        "why-stack-used",
        "G4.2",
        COLUMN,
        ["T3 c3", "c1"],
        "c1",
        "c1 has no tile left to collect this turn: it is empty or one was taken (G4.2)",
    ),
    ("why-dig", "G4.3", COLUMN, ["T5 e3"], "@3", "below the tile just placed on e3 there are 2 levels (G4.3)"),
    ("why-give", "G11.5", GIFT, ["T1 a2", "a1"], ">F", "no Fire tile was collected this turn (G11.5)"),
    ("why-place-first", "G3.1", COLUMN, [], "c4", "a tile of the path has to be moved now (G3.1)"),
    ("why-collect-first", "G4.5", COLUMN, ["T3 c3"], "T5 e1", "2 tiles still have to be collected (G4.5)"),
    ("why-dig-first", "G4.5", COLUMN, ["T5 e3"], "e1", "one tile still has to be taken out of the stack (G4.5)"),
    ("why-remove-first", "G5.3", REMOVAL, ["T1 a1"], "T2 b1", "one more tile of the path has to be removed now (G5.3)"),
    (
        "why-give-first",
        "G11.5",
        GIFT,
        ["T1 a2", "a1"],
        "T2 b1",
        "one of the tiles just collected has to be given to the partner now (G11.5)",
    ),
]
REFUSED_IDS = [row[0] for row in REFUSED]


def refused(match: Board, action: str, language: str = "en", seat: int | None = None) -> str:
    """The whole sentence of a refusal."""
    refusal = match.refusal(action, seat=seat)
    assert refusal is not None
    return match.words(language)(refusal)


@pytest.mark.parametrize(("name", "rule", "picture", "actions", "action", "text"), REFUSED, ids=REFUSED_IDS)
def test_a_refusal_names_the_rule(
    name: str, rule: str, picture: str, actions: list[str], action: str, text: str
) -> None:
    match = board(picture).do(*actions)
    why = match.why_not(action)
    assert why is not None
    assert (why.id, why.args["rule"]) == (name, rule)
    assert refused(match, action) == f"Seat 1 cannot play {action}: {text}."


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(("name", "rule", "picture", "actions", "action", "text"), REFUSED, ids=REFUSED_IDS)
def test_a_refusal_is_told_in_other_languages(
    name: str, rule: str, picture: str, actions: list[str], action: str, text: str, language: str
) -> None:
    match = board(picture).do(*actions)
    told = refused(match, action, language)
    assert f"({rule})" in told
    assert action in told
    assert text not in told


@pytest.mark.parametrize(("name", "rule", "picture", "actions", "action", "text"), REFUSED, ids=REFUSED_IDS)
def test_a_refused_action_raises_and_changes_nothing(
    name: str, rule: str, picture: str, actions: list[str], action: str, text: str
) -> None:
    match = board(picture).do(*actions)
    before = (match.position(), match.number, match.state()["random"].tolist())
    with pytest.raises(IllegalAction, match=re.escape(rule)):
        match.play(action)
    assert (match.position(), match.number, match.state()["random"].tolist()) == before


def test_every_reason_to_refuse_is_shown_above() -> None:
    assert {name for name in message_ids(ENGLISH) if name.startswith("why-")} == set(REFUSED_IDS)


def test_a_stack_that_was_empty_from_the_start_is_refused() -> None:
    """G4.2: empty spaces offer nothing."""
    why = board(COLUMN).do("T3 c3").why_not("c2")
    assert why is not None
    assert (why.id, why.args["rule"]) == ("why-stack-used", "G4.2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_not_to_decide_is_refused(language: str) -> None:
    match = board(COLUMN)
    why = match.why_not("T3 c3", seat=1)
    assert why is not None
    assert why.id == "refusal-not-your-decision"
    assert match.words(language)("seat", number=2) in refused(match, "T3 c3", language, seat=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_refuses_everything(language: str) -> None:
    match = board("season: 4\nturn: 5\npath: V V . . . / . . . . .").do("T1 a1")
    why = match.why_not("T2 b1")
    assert why is not None
    assert why.id == "refusal-over"
    assert refused(match, "T2 b1", language) == match.words(language)("refusal-over")
    with pytest.raises(IllegalAction):
        match.play("T2 b1")


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_action_is_refused_with_a_reason_if_and_only_if_it_is_not_legal(seats: int) -> None:
    """Over all codes, in every mode, at every decision of a game."""
    choose = random.Random(seats)
    for options in combinations(GAME.options, seats):
        if options["landscape"] != "lake":
            continue
        match = Match(GAME, seats, options, seed=5)
        while not match.over:
            legal = {action.code for action in match.legal()}
            f, s = record_of(match.facts.array), record_of(match.state())
            allowed = {code for code in range(GAME.layout.size) if GAME.why_not(f, s, 0, code) is None}
            assert allowed == legal, match.position()
            match.play(choose.choice(match.legal()))
