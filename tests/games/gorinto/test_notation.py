"""Notation (G12): actions and positions as text, both ways."""

from __future__ import annotations

import random

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.compiled import records
from ludotheque.engine.errors import BadInput, BadNotation
from ludotheque.engine.hiding import record_of
from ludotheque.engine.options import combinations
from ludotheque.engine.words import LANGUAGES, words_of
from ludotheque.games.gorinto.actions import LAYOUT
from ludotheque.games.gorinto.notation import (
    LETTERS,
    parse_action,
    parse_element,
    parse_path,
    parse_position,
    parse_space,
    read_typed,
    show_action,
    show_path,
    show_position,
    show_space,
    show_typed,
)
from ludotheque.games.gorinto.pieces import ELEMENTS
from tests.games.gorinto.board import board

GAME = ludotheque.game("gorinto")


def test_the_letters_of_the_elements() -> None:
    """G12.1"""
    assert dict(zip(LETTERS, ELEMENTS, strict=True)) == {
        "V": "void",
        "W": "wind",
        "F": "fire",
        "A": "water",
        "E": "earth",
    }


def test_an_element_is_read_in_either_case() -> None:
    """G12.1"""
    assert [parse_element(letter) for letter in "VWFAE"] == [parse_element(letter) for letter in "vwfae"]


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("T3 c4", "move", (2, 3)),
        ("L2 e2", "move", (6, 4)),
        ("c4", "collect", (17,)),
        ("@2", "dig", (1,)),
        ("xT3", "remove", (2,)),
        ("xL5", "remove", (9,)),
        (">F", "give", (2,)),
    ],
)
def test_an_action_is_written_as_the_rules_say(text: str, verb: str, args: tuple[int, ...]) -> None:
    """G12.2"""
    assert LAYOUT.decode(parse_action(text)) == (verb, args)
    assert show_action(LAYOUT.encode(verb, *args)) == text


def test_every_code_reads_back_from_its_text() -> None:
    """G12.2"""
    for code in range(LAYOUT.size):
        assert parse_action(show_action(code)) == code
        verb, args = LAYOUT.decode(code)
        assert LAYOUT.encode(verb, *args) == code


def test_no_two_codes_share_a_text() -> None:
    """G12.2"""
    assert len({show_action(code) for code in range(LAYOUT.size)}) == LAYOUT.size == 102


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", ">A", ">A"),
        ("fr", ">A", ">W"),
        ("fr", ">o", ">A"),
        ("fr", ">T", ">E"),
        ("de", ">L", ">V"),
        ("de", "c4", "c4"),
    ],
)
def test_a_gift_may_be_typed_with_the_letters_of_the_language(language: str, typed: str, meant: str) -> None:
    """G12.1, G12.2"""
    assert read_typed(typed, words_of(language, GAME.folder / "words")) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gift_may_be_typed_as_it_is_shown(language: str) -> None:
    """G12.2: whatever the language."""
    words = words_of(language, GAME.folder / "words")
    gifts = [f">{letter}" for letter in LETTERS]
    assert [read_typed(show_typed(gift, words), words) for gift in gifts] == gifts


def test_spaces_read_back_from_their_text() -> None:
    """G1.2, G1.3"""
    assert [parse_space(show_space(space)) for space in range(25)] == list(range(25))
    assert [parse_path(show_path(p)) for p in range(10)] == list(range(10))
    assert [show_path(p) for p in (0, 4, 5, 9)] == ["T1", "T5", "L1", "L5"]
    assert [show_space(space) for space in (0, 4, 12, 20, 24)] == ["a1", "e1", "c3", "a5", "e5"]


@pytest.mark.parametrize(
    "text",
    ["", " ", "T3", "T6 a1", "T3 f1", "T3 c6", "T3 c4 c5", "c9", "f1", "@", "@0", "@13", "@-1", "x", "xT9", ">", ">X",
     ">FF", "pass", "c4\x00", "T3c4", "é1"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    """G12.2"""
    with pytest.raises(BadNotation):
        parse_action(text)
    with pytest.raises(ludotheque.IllegalAction) as refused:
        ludotheque.start("gorinto", seed=1).play(text)
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


def test_a_turn_is_a_chain_of_decisions() -> None:
    """G12.3: the move, then each tile collected, also when only one choice is left."""
    match = board("""
        path: . . F . . / A . . . .
        board 1: 0 0 1 0 0
        mountain:
            . . V . .
            . . W . .
            . . . . .
            . . . . .
            . . . . .""")
    match.do("T3 c3")
    assert match.can() == ["c1", "c2"]
    match.do("c1")
    assert (match.actor, match.can()) == (0, ["c2"])
    match.do("c2")
    assert match.actor == 1
    assert match.notation() == ["T3 c3", "c1", "c2"]


def test_the_chain_ends_with_the_removal() -> None:
    """G12.3"""
    match = board("options: removal=tactical\nturn: 2\npath: V F . . . / . . . . .").do("T1 a1", "xT2")
    assert match.notation() == ["T1 a1", "xT2"]


def test_the_chain_ends_with_the_gift() -> None:
    """G12.3"""
    match = board("""
        seats: 4
        options: partners=yes
        path: F V V V V / V V V V V
        mountain:
            W . . . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .""")
    assert match.do("T1 a2", "a1", ">W").notation() == ["T1 a2", "a1", ">W"]
    assert match.actor == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_reads_back_from_its_text(seats: int) -> None:
    """G12: everything but the random streams."""
    choose = random.Random(seats)
    fields = [name for name in GAME.state.names or () if name != "random"]
    for n, options in enumerate(combinations(GAME.options, seats)):
        if options["landscape"] != "lake":
            continue
        match = Match(GAME, seats, options, seed=n)
        while True:
            state, again = match.state(), records(1, GAME.state)
            parse_position(record_of(match.facts.array), record_of(again), match.position())
            assert [name for name in fields if not (state[name] == again[name]).all()] == [], match.position()
            assert show_position(record_of(again)) == match.position()
            if match.over:
                break
            for _ in range(5):
                if not match.over:
                    match.play(choose.choice(match.legal()))


def test_a_position_may_leave_out_what_is_as_at_the_start() -> None:
    """G12: no mountain, no boards; the bag holds what is nowhere else."""
    match = board("seats: 3\npath: V V . . . / . . . . E")
    assert match.view()["bag"] == [18, 20, 20, 20, 19]
    assert (match.actor, match.phase, match.view()["season"]) == (0, "place", 1)


@pytest.mark.parametrize(
    "text",
    ["colour: red", "path: V V", "path: V V V V V / V V V V Q", "mountain: V V V", "board 1: 1 2 3", "bag: 1 2",
     "head: z9", "goals: goal7", "keys: gold", "seats: many", "options: tempo=fast", "phase: sleep",
     "keys: fire void", "goals: odd even", "seats: 9"],
)  # fmt: skip
def test_a_position_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_position(record_of(GAME.shipped.array), record_of(records(1, GAME.state)), text)


@pytest.mark.parametrize(
    "text",
    ["bag: -1 -1 -1 -1 -1", "bag: 1 1 1 1 1", "order: 7 9", "order: 1 1", "actor: 7", "season: 99", "turn: -3",
     "turn: 99", "number: -5", "keys: void void", "phase: give", "phase: collect", "phase: dig"],
)  # fmt: skip
def test_a_position_no_game_could_have_is_refused(text: str) -> None:
    name = text.partition(":")[0]
    shown = [line for line in Match(GAME, 2, seed=1).position().splitlines() if not line.startswith(f"{name}:")]
    with pytest.raises((BadNotation, BadInput)):
        Match.from_position(GAME, "\n".join([*shown[:1], text, *shown[1:]]), seed=1)
