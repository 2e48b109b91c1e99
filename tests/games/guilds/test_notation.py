"""Notation (L12): actions and positions as text, both ways."""

from __future__ import annotations

import random
import re

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.compiled import records
from ludotheque.engine.errors import BadNotation
from ludotheque.engine.hiding import record_of
from ludotheque.engine.words import LANGUAGES
from ludotheque.games.guilds.actions import LAYOUT
from ludotheque.games.guilds.notation import (
    parse_action,
    parse_position,
    read_card,
    read_place,
    show_action,
    show_card,
    show_place,
    show_position,
)
from tests.games.guilds.board import FACTS, GAME, LONG, City, alone, card_order, city, with_ability
from tests.naive.guilds import READING_ORDER

EVERY = 7  # decisions between two positions looked at


# actions


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("keep 7", "keep", (6,)),
        ("hire Y1", "hire", (0,)),
        ("move P1", "move", (12,)),
        ("ability R7", "ability", (30,)),
        ("end", "end", ()),
        ("guild c2", "guild", (8,)),
        ("pay B6", "pay", (41,)),
        ("discard G5", "discard", (52,)),
        ("from guildhall", "from", (30,)),
        ("from b2", "from", (7,)),
        ("to c4", "to", (20,)),
        ("to f5", "to", (29,)),
        ("rival 3", "rival", (2,)),
        ("colour red", "colour", (2,)),
        ("take Y5", "take", (4,)),
        ("stop", "stop", ()),
        ("again", "again", ()),
        ("do 2", "do", (1,)),
        ("add 2", "add", (2,)),
        ("add 0", "add", (0,)),
        ("decline", "decline", ()),
    ],
)
def test_an_action_is_written_as_the_rules_say(text: str, verb: str, args: tuple[int, ...]) -> None:
    """L12.1 to L12.8"""
    assert LAYOUT.decode(parse_action(text)) == (verb, args)
    assert show_action(LAYOUT.encode(verb, *args)) == text


def test_every_code_reads_back_from_its_text() -> None:
    """L12.1"""
    texts = [show_action(code) for code in range(LAYOUT.size)]
    assert [parse_action(text) for text in texts] == list(range(LAYOUT.size))
    assert len(set(texts)) == LAYOUT.size


def test_places_are_named_by_column_and_row() -> None:
    """L1.5: in reading order."""
    assert [show_place(place) for place in range(30)] == READING_ORDER
    assert [read_place(text) for text in READING_ORDER] == list(range(30))


def test_cards_are_named_by_colour_and_place_among_its_cards() -> None:
    """L12.1"""
    ids = sorted((entry["id"] for entry in FACTS["action_card"]), key=card_order)
    assert [show_card(read_card(name)) for name in ids] == ids
    assert sorted(read_card(name) for name in ids) == [read_card(name) for name in ids]


def test_an_action_is_read_in_any_case_and_spacing() -> None:
    """L12.1"""
    assert parse_action("  Hire   y1 ") == parse_action("hire Y1")
    assert parse_action("FROM Guildhall") == parse_action("from guildhall")


@pytest.mark.parametrize(
    "text",
    ["", " ", "hire", "hire X1", "hire Y0", "hire Y13", "hire Y01", "hire Y", "hire -", "hire Y1 Y2", "hireY1",
     "move c2", "end 1", "end now", "from", "from g1", "from a6", "from a0", "from Y1", "from -", "to guildhall",
     "to c", "rival 0", "rival 5", "rival boris", "colour grey", "colour", "do 0", "do 5", "do two", "keep 0",
     "keep 33", "keep -1", "add", "add -1", "add 16", "add 01", "guild guildhall", "guild", "stop 1", "again 2",
     "decline 1", "take a1", "pass", "hire \u0661", "add \u0661", "hire Y\u0661", "hire Y1\x00"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    """L12: by a sentence that names it, in each language."""
    with pytest.raises(BadNotation, match=re.escape(f"“{text}”")):
        parse_action(text)
    with pytest.raises(ludotheque.IllegalAction) as refused:
        city("a1: 1").play(text)
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


# what is asked


def test_a_question_with_one_answer_is_asked() -> None:
    """L12.6"""
    match = city("a1: 8\nguildhall: 1 0\nhand 1: R1").do("move R1")
    assert (match.phase, match.can()) == ("from", ["from guildhall"])


def test_equal_mayoral_cards_are_asked_for_too() -> None:
    """L12.2"""
    entries = {**FACTS, "mayoral_card": [FACTS["mayoral_card"][0]] * 21}
    match = City(GAME, 1, {}, seed=1, facts=GAME.facts_format.packed(entries))
    assert (match.phase, len(match.can())) == ("mayor", 3)


# positions


def play_on(match: Match, choose: random.Random) -> None:
    for _ in range(EVERY):
        if not match.over:
            match.play(choose.choice(match.legal()))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_reads_back_from_its_text(seats: int) -> None:
    """L12: everything but the random streams."""
    choose = random.Random(seats)
    fields = [name for name in GAME.state.names or () if name != "random"]
    options = {"solitaires_guild": "yes", "boris_cards": "4"} if seats == 1 else {}
    match = Match(GAME, seats, options, seed=seats)
    while True:
        state, again = match.state(), records(1, GAME.state)
        parse_position(record_of(match.facts.array), record_of(again), match.position())
        assert [name for name in fields if not (state[name] == again[name]).all()] == [], match.position()
        assert show_position(record_of(again)) == match.position()
        if match.over or match.number >= LONG:
            break
        play_on(match, choose)


QUESTIONS = {
    "mayor": (with_ability("mayor:1"), ()),
    "pay": (with_ability("vp:1", cost=1), ()),
    "from": (with_ability("move_any:2"), ()),
    "to": (with_ability("push_rival:1"), ("from a1", "rival 3")),
    "rival": (with_ability("swap_with_rival:1"), ("from b1", "to a1")),
    "colour": (with_ability("draw_colour:3"), ()),
    "take": (with_ability("salvage:2"), ("take R1",)),
    "again": (with_ability("move_group:3"), ("from guildhall", "to b1")),
}


@pytest.mark.parametrize("phase", QUESTIONS)
def test_a_game_goes_on_from_its_position(phase: str) -> None:
    """L12.5, L12.6: the same choices, and what everybody sees."""
    facts, actions = QUESTIONS[phase]
    text = "a1: 8 men 1 1 1\nb1: 13 men 1\nguildhall: 2 1 1\nhand 1: Y1 Y2\ndiscards: R1 R2"
    match = city(text, seats=3, facts=facts).do("ability Y1", *actions)
    again = City.from_position(GAME, match.position(), seed=2, facts=facts)
    assert match.phase == again.phase == phase
    assert match.legal() == again.legal()
    for seat in range(-1, 3):
        assert {**match.view(seat), "number": 0} == {**again.view(seat), "number": 0}
    match.play(match.legal()[0])
    assert again.do(match.notation()[-1]).phase == match.phase


def test_a_position_in_the_middle_of_an_activation_goes_on() -> None:
    """L7.2, L9.6"""
    text = "round: 2\noptions: solitaires_guild=yes\na1: 13 men 1 2 token vp:1\nb1: 8 done\ne5: 1\na5: 40"
    match = alone(f"{text}\nheld: 2\ncard_tokens: 3\nguildhall: 1").do("end")
    again = City.from_position(GAME, match.position(), seed=match.seed, facts=match.facts)
    assert match.phase == again.phase == "guild"
    for one in (match, again):
        one.do("decline", "add 2", "decline", "decline")
    assert match.digest() == again.digest()
    assert again.master("a1") == 1


def test_a_position_may_leave_out_what_is_as_in_an_empty_city() -> None:
    """L12: two seats, the first to play, liverymen in the supply, cards in the deck."""
    match = Match.from_position(GAME, "a1: 1", seed=1)
    view = match.view()
    assert (match.seats, match.actor, match.phase, view["round"], view["deck"]) == (2, 0, "turn", 1, 105)
    assert [player["supply"] for player in view["players"]] == [16, 16]


def read(text: str) -> None:
    parse_position(record_of(GAME.shipped.array), record_of(records(1, GAME.state)), text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("weather: fine", "weather"),
        ("nonsense", "nonsense"),
        ("seats: many", "many"),
        ("options: boris_cards=5", "boris_cards=5"),
        ("options: tempo=fast", "tempo=fast"),
        ("actor: nobody", "nobody"),
        ("phase: sleep", "sleep"),
        ("rounds: x", "x"),
        ("rounds: 300", "300"),
        ("side: left", "left"),
        ("stage: sleep", "sleep"),
        ("points_from: hat", "hat"),
        ("beadle: g9", "g9"),
        ("source: home", "home"),
        ("order: 1 5", "1 5"),
        ("order: 1 2 3 4 1", "1 2 3 4 1"),
        ("supply: a b", "a b"),
        ("supply: 1 2 3 4 5", "1 2 3 4 5"),
        ("doer: 5", "5"),
        ("second: x", "x"),
        ("card: Z1", "Z1"),
        ("goal: !x", "!x"),
        ("parts: fly 1 0", "fly 1 0"),
        ("parts: vp 1", "vp 1"),
        ("parts: " + " / ".join(["vp 1 0"] * 9), " / ".join(["vp 1 0"] * 9)),
        ("boris: Y1", "Y1"),
        ("boris: " + " / ".join(["Y1 a1"] * 5), " / ".join(["Y1 a1"] * 5)),
        ("discards: Y99", "Y99"),
        ("tokens: x", "x"),
        ("story: x", "x"),
        ("a1:", ""),
        ("a1: one", "one"),
        ("a1: 1 men 1 2", "1 men 1 2"),
        ("a1: 1 done 9", "1 done 9"),
        ("a1: 1 token", "1 token"),
        ("a1: 1 sideways", "1 sideways"),
        ("a9: 1", "a9"),
        ("hand 1: Y", "Y"),
        ("hand 9: Y1", "hand 9"),
        ("mayors 1: x", "x"),
        ("mayors 3: 1", "mayors 3"),
        ("choice 1: 1 2 3 4 5 6", "1 2 3 4 5 6"),
        ("seen 1: 4", "4"),
        ("points 3: 1", "points 3"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, named: str) -> None:
    """L12: by a sentence that names what was wrong, in each language."""
    with pytest.raises(BadNotation, match=re.escape(f"“{named}”")) as refused:
        read(text)
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


IMPOSSIBLE = [
    ("seats: 0", "seats"),
    ("seats: 5", "seats"),
    ("number: -1", "number"),
    ("actor: 3", "actor"),
    ("actor: 0", "actor"),
    ("phase: mayor", "phase"),
    ("rounds: -1", "rounds"),
    ("rounds: 16", "rounds"),
    ("order: 1 1", "order"),
    ("turn: -1", "turn"),
    ("turn: 3", "turn"),
    ("c3: 9", "tiles"),
    ("b1: 1", "tiles"),
    ("b1: 46", "tiles"),
    ("f1: 9", "tile"),
    ("b1: 9 done 3", "tile"),
    ("b1: 9 done 1 men 1 0 0 0", "tile"),
    ("b1: 9 token 11", "tile"),
    ("beadle: b1", "beadle"),
    ("beadle: c3", "beadle"),
    ("beadle: guildhall", "beadle"),
    ("b1: 9 men -1 0 0 0", "men"),
    ("b1: 9 men 0 0 1 0", "men"),
    ("b1: 9 men 1 0 0 0", "guildhall, supply or plantation"),
    ("supply: 15 16", "guildhall, supply or plantation"),
    ("guildhall: 1 0", "guildhall, supply or plantation"),
    ("guildhall: -1 0\nsupply: 17 16", "supply"),
    ("scoreboard: -1", "held"),
    ("held: -1 0", "held"),
    ("added: 0 -1", "held"),
    ("hand 1: Y1 Y1 Y1 Y1 Y1 Y1 Y1", "hand or discards"),
    ("hand 1: R7 R7\nhand 2: R7", "hand or discards"),
    ("discards: R7 R7 R7", "hand or discards"),
    ("shown 1: Y1", "shown"),
    ("shuffled: Y1", "shuffled"),
    ("drawn 1: Y1 Y1 Y1 Y1 Y1 Y1\nfresh: 6 0", "shuffled"),
    ("phase: extra\nparts: vp 1 0 1 / draw 1 0 1", "parts"),
    ("drawn 1: Y1", "drawn"),
    ("mayors 1: 3 3", "mayors"),
    ("mayors 1: 3\nmayors 2: 3", "mayors"),
    ("mayors 1: 22", "mayors"),
    ("mayors 1: 3\nchoice 2: 3 4", "mayors"),
    ("tokens: -1", "tokens"),
    ("parts: vp 31 0", "parts"),
    ("parts: vp -1 0", "parts"),
    ("phase: from", "question"),
    ("phase: to", "question"),
    ("phase: extra\nparts: vp 1 0", "question"),
    ("phase: rival\nparts: recall_rival 1 0", "question"),
    ("phase: again\nparts: move_group 1 0", "question"),
    ("phase: neutrals", "looked"),
    ("phase: neutrals\nlooked: 1\nasked: 2", "question"),
    ("phase: pay", "to_pay"),
    ("to_pay: -1", "to_pay"),
    ("doer: -", "doer"),
    ("doer: 3", "doer"),
    ("second: 3", "second"),
    ("looked: 31", "looked"),
    ("asked: 3", "asked"),
    ("grown: 19", "grown"),
    ("grown: -1", "grown"),
]


@pytest.mark.parametrize(("text", "named"), IMPOSSIBLE, ids=[row[0].replace("\n", ", ") for row in IMPOSSIBLE])
def test_a_position_no_game_could_have_is_refused(text: str, named: str) -> None:
    """L12: by a sentence that names the entry."""
    with pytest.raises(BadNotation, match=re.escape(f"“{named}”")):
        read(f"a1: 1\n{text}")


@pytest.mark.parametrize("text", ["b1: 0", "b1: -1", "b1: 0 men 1 0 0 0\nsupply: 15 16"])
def test_a_place_has_a_tile_of_the_set_or_none(text: str) -> None:
    """L1.1, L2.1: neither a Guildhall elsewhere nor liverymen where there is no tile."""
    with pytest.raises(BadNotation):
        read(f"a1: 1\n{text}")


def test_parts_that_wait_are_followed_by_something_else() -> None:
    """L12: or the game would wait for ever; once played on, this position never comes back."""
    with pytest.raises(BadNotation):
        read(
            "a1: 1\nb1: 2\nguildhall: 1 0\nsupply: 15 16\nphase: from\nparts: move_any 1 0\nstage: parts\nresume: parts"
        )


def test_a_position_with_nothing_to_decide_is_refused() -> None:
    """L12: nobody may be asked to move whom they do not have."""
    with pytest.raises(ludotheque.LudothequeError):
        Match.from_position(GAME, "a1: 1\nphase: take\nparts: banner 1 0", seed=1)
