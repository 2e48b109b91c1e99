"""Notation (C9): actions and positions as text, both ways."""

from __future__ import annotations

import random

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.compiled import PURE, records
from ludotheque.engine.errors import BadInput, BadNotation
from ludotheque.engine.hiding import record_of
from ludotheque.engine.options import combinations
from ludotheque.engine.words import LANGUAGES
from ludotheque.games.corinth.actions import LAYOUT
from ludotheque.games.corinth.notation import (
    parse_action,
    parse_position,
    parse_space,
    show_action,
    show_position,
    show_space,
)
from tests.games.corinth.board import board

GAME = ludotheque.game("corinth")
EVERY = 9 if PURE else 3  # decisions between two positions looked at


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("buy 2", "buy", (2,)),
        ("take wine", "take", (2,)),
        ("steward gold", "steward", (5,)),
        ("steward", "compensation", ()),
        ("decline", "decline", ()),
        ("steps 4", "steps", (3,)),
        ("steps 24", "steps", (23,)),
        ("left", "go", (2,)),
        ("shop 2", "shop", (1,)),
        ("stop", "stop", ()),
        ("build stable", "build", (2,)),
        ("done", "done", ()),
    ],
)
def test_an_action_is_written_as_the_rules_say(text: str, verb: str, args: tuple[int, ...]) -> None:
    """C9.1"""
    assert LAYOUT.decode(parse_action(text)) == (verb, args)
    assert show_action(LAYOUT.encode(verb, *args)) == text


def test_every_code_reads_back_from_its_text() -> None:
    """C9.1"""
    for code in range(LAYOUT.size):
        assert parse_action(show_action(code)) == code
        verb, args = LAYOUT.decode(code)
        assert LAYOUT.encode(verb, *args) == code


def test_no_two_codes_share_a_text() -> None:
    """C9.1: numbers to buy, quarters twice, steps, directions, shops, buildings, four single words."""
    assert len({show_action(code) for code in range(LAYOUT.size)}) == LAYOUT.size == 4 + 12 + 24 + 4 + 6 + 4 + 4


def test_an_action_is_read_in_any_case_and_spacing() -> None:
    """C9.1"""
    assert parse_action("  Take   WINE ") == parse_action("take wine")


def test_spaces_read_back_from_their_text() -> None:
    """C1.3"""
    assert [parse_space(show_space(space)) for space in range(25)] == list(range(25))
    assert [show_space(space) for space in (0, 4, 12, 20, 24)] == ["a1", "e1", "c3", "a5", "e5"]


@pytest.mark.parametrize("text", ["", "a", "a0", "a6", "f1", "A1", "a11", "1a"])
def test_what_is_no_space_is_refused(text: str) -> None:
    """C1.3"""
    with pytest.raises(BadNotation):
        parse_space(text)


@pytest.mark.parametrize(
    "text",
    ["", " ", "buy", "buy 4", "buy -1", "take", "take silver", "take wine wine", "takewine", "steward harbour", "steps",
     "steps 0", "steps 25", "steps 04", "steps two", "shop 0", "shop 7", "shop", "build", "build harbour", "north",
     "up 2", "done done", "pass", "steps 4\x00", "steps \u0664", "buy \u00b2"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    """C9.1"""
    with pytest.raises(BadNotation):
        parse_action(text)
    with pytest.raises(ludotheque.IllegalAction) as refused:
        board().play(text)
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


def test_a_turn_is_a_chain_of_decisions() -> None:
    """C9.2: the quarter, the steps, each direction, shops, buildings, also with a single choice."""
    match = board("goats 1: 2").do("steward oil")
    assert match.can() == ["steps 2"]
    match.do("steps 2", "right", "up")
    assert (match.phase, match.sheet(1)["dice"]) == ("build", 1)
    assert match.do("done").notation() == ["steward oil", "steps 2", "right", "up", "done"]


def test_shops_are_asked_before_buildings() -> None:
    """C9.2"""
    match = board("goats 1: 2").do("steward goats", "steps 1", "left")
    assert match.phase == "shop"
    assert match.do("shop 1").phase == "build"


def test_the_roll_follows_at_once() -> None:
    """C9.2"""
    match = board("phase: buy\nharbour: . . . . . .\ngold 1: 1").do("buy 0")
    assert (match.actor, match.phase) == (0, "choose")


def test_a_single_quarter_is_asked_too() -> None:
    """C9.2"""
    match = board("harbour: 1x1 . . . . .\nway 1: b3 a3 a2 b2 b1 a1*")
    assert (match.phase, match.can()) == ("choose", ["take goats"])


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_reads_back_from_its_text(seats: int) -> None:
    """C9: everything but the random streams."""
    choose = random.Random(seats)
    fields = [name for name in GAME.state.names or () if name != "random"]
    for n, options in enumerate(combinations(GAME.options, seats)):
        match = Match(GAME, seats, options, seed=n)
        while True:
            state, again = match.state(), records(1, GAME.state)
            parse_position(record_of(match.facts.array), record_of(again), match.position())
            assert [name for name in fields if not (state[name] == again[name]).all()] == [], match.position()
            assert show_position(record_of(again)) == match.position()
            if match.over:
                break
            for _ in range(EVERY):
                if not match.over:
                    match.play(choose.choice(match.legal()))


def test_a_position_may_leave_out_what_is_as_at_the_start() -> None:
    """C9: empty sheets, the steward in the middle, the first player to choose."""
    match = board("seats: 3")
    assert (match.actor, match.phase, match.seats, match.view()["round"]) == (0, "choose", 3, 1)
    assert match.sheet(3) == {
        **dict.fromkeys(("gold", "goats", "gold_circled", "goats_circled", "dice"), 0),
        "shops": {"oil": [0] * 4, "wine": [0] * 4, "carpets": [0] * 3, "spices": [0] * 3},
        **{name: [] for name in ("bonuses", "buildings", "way", "circled", "boxes")},
        "steward": "c3",
    }


@pytest.mark.parametrize(
    "text",
    ["colour: red", "harbour: 1x1", "harbour: 7x1 . . . . .", "harbour: 1y1 . . . . .", "harbour: 1x1+ . . . . .",
     "seats: many", "options: tempo=fast", "options: instant_win=maybe", "phase: sleep", "district: gold",
     "district: -", "actor: nobody", "bonuses: - -", "bonuses: - - - x", "bonuses:", "winner: x", "gold 1: much",
     "gold 1: 300", "gold 5: 1", "goats 1: 1/x", "shops 1: 1 2 3", "shops 1: 1 1 1 1 1 1 1 / / / ",
     "shops 1: a / / /", "buildings 1: palace", "dice 1: x", "boxes 1: x", "boxes 1: " + "1 " * 25, "way 1: z9",
     "way 1: a1", "way 1: c2 c3", "way 1: c2 c1 c2", "way 1: c2 *", "nonsense"],
)  # fmt: skip
def test_a_position_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_position(record_of(GAME.shipped.array), record_of(records(1, GAME.state)), text)


@pytest.mark.parametrize(
    "text",
    ["actor: 7", "actor: 0", "first: 9", "turn: 99", "turn: -3", "rounds: 99", "number: -5", "seats: 9", "winner: 4",
     "bonuses: 1", "bonuses: 1 9 - -", "gold 1: -5", "gold 1: 5/3", "gold 1: 99", "shops 1: 9 9 9 9 / 0 / 0 / 0",
     "shops 1: 0 0 0 0 -1 / 0 / 0 / 0", "dice 1: -1", "harbour: 4x0 . . . . .", "harbour: . . . . . .",
     "harbour: 6x99 . . . . 1x1", "phase: walk", "phase: count", "boxes 1: -4"],
)  # fmt: skip
def test_a_position_no_game_could_have_is_refused(text: str) -> None:
    name = text.partition(":")[0]
    match = ludotheque.start("corinth", seats=2, seed=1)
    match.play("buy 0")
    shown = [line for line in match.position().splitlines() if not line.startswith(f"{name}:")]
    with pytest.raises((BadNotation, BadInput)):
        Match.from_position(GAME, "\n".join([*shown[:1], text, *shown[1:]]), seed=1)


def test_a_compensation_that_could_not_be_walked_is_refused() -> None:
    """C4.4: nothing is asked when no complete move exists; the steward would have no number of steps to choose."""
    with pytest.raises((BadNotation, BadInput)):
        board("phase: compensate\nturn: 2\nharbour: . . . . . .\nway 1: b3 a3 a2 b2 b1 a1*")
