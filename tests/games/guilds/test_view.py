"""Guilds of London for people and clients: views, narration, questions, refusals, explanations, in three languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from io import StringIO
from typing import NamedTuple

import pytest
from rich.console import Console

from ludotheque import IllegalAction, Match
from ludotheque.engine.hiding import record_of
from ludotheque.engine.words import LANGUAGES, Message, message_ids
from ludotheque.games.guilds.pieces import EFFECTS, SCORES
from tests.games.guilds.board import FACTS, GAME, LONG, City, alone, changed, city, new_facts, with_ability

ENGLISH = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
EVERY = 15  # decisions between two looked at

STREET = """
    a1: 8 men 2 1 1 token vp:1
    b1: 14 men 1 1 token draw:1
    c1: 21 token hire:1
    a2: 13 done
    guildhall: 2 2 2
    plantation: 1 1 1
    scoreboard: 2
    discards: G1"""


def section(title: str) -> str:
    """A part of the English words."""
    return ENGLISH.partition(f"# {title}\n")[2].partition("\n# ")[0]


def use(ability: str, *actions: str, cost: int = 0) -> City:
    """Seat 1 of three has played a card with this ability and answered."""
    return city(f"{STREET}\nhand 1: Y1 R1", seats=3, facts=with_ability(ability, cost)).do("ability Y1", *actions)


def activation(text: str, seats: int = 2) -> City:
    return city(f"round: 2\nactor: {seats}\n{text}\ne5: 1", seats=seats).do("end")


def offered() -> City:
    """The Solitaires' Guild, outside one's turn."""
    return alone("options: solitaires_guild=yes\ncard_tokens: 3\nguildhall: 1\na1: 8 done\nb1: 1\nc1: 2").do("end")


def growing() -> City:
    return city("round: 3\nactor: 3\nb2: 8\nc2: 13\nplantation: 2 1", seats=3).do("end")


# views


@pytest.mark.parametrize("seats", [1, 3])
def test_views_are_plain_data(seats: int) -> None:
    """Nothing of NumPy in them, and a round trip through JSON changes nothing."""
    choose, match = random.Random(3), Match(GAME, seats, {}, seed=3)
    while not match.over and match.number < LONG:
        match.play(choose.choice(match.legal()))
        if match.number % EVERY == 0 or match.over:
            for seat in (-1, 0):
                assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


def test_the_view_of_a_tile_has_all_that_is_printed_and_lies_there() -> None:
    """L1.1, L2.7"""
    tile = alone("a1: 6 men 2 1 token draw:2 neutral\nb1: 1").tile("a1")
    assert tile == {
        "number": 6, "name": "Anchor Smiths", "colours": ["red", "blue"], "threshold": 5, "points": 6,
        "extras": [{"effect": "move", "count": 1, "most": 0}, {"effect": "plantation", "count": 1, "most": 0}],
        "open": True, "master": -1, "men": [2, 1], "token": {"effect": "draw", "count": 2, "most": 0}, "neutral": True,
    }  # fmt: skip


def test_the_view_tells_what_is_being_done() -> None:
    """L12.6"""
    step = use("move_any:2", "from a1").view()["step"]
    assert (step["effect"], step["count"], step["from"], step["card"]) == ("move_any", 2, "a1", "Y1")
    assert city("a1: 1").view()["step"] is None


def test_the_view_tells_what_the_end_of_the_round_brings() -> None:
    """L3.1"""
    found = [
        (view["activation"], view["plantation_round"])
        for view in (city(f"round: {number}\na1: 1").view() for number in (3, 4, 6))
    ]
    assert found == [(False, False), (True, True), (True, False)]


def test_what_a_mayoral_card_brings_now_is_in_the_view() -> None:
    """L10.4"""
    (card,) = city("a1: 21 done 1\nb1: 1\nmayors 1: 1").view(0)["mayors"]
    assert (card["number"], card["name"], card["now"], card["most"]) == (1, "Bread for the Poor", 2, 8)


# Boris' turn


def boris_played() -> City:
    text = "a1: 19\nc2: livery-hall\nd2: 40\ne3: 1\nb4: 13 done\ne5: 25"
    return alone(text, boris="R1 P1 Y1 B1").do("end")


def test_the_aid_shows_where_boris_looked() -> None:
    """L9.2: card by card, from the beadle on, completed tiles too."""
    aid = boris_played().aid("boris")
    assert aid["from"] == "e3"
    assert [(step["card"], step["way"], step["place"]) for step in aid["cards"]] == [
        ("R1", ["e3", "b4", "e5", "a1"], "a1"),
        ("P1", ["e3"], "e3"),
        ("Y1", ["e3", "b4", "e5", "a1", "c2"], "c2"),
    ]


def test_the_aid_shows_a_card_that_led_nowhere() -> None:
    """L9.2: all tiles were looked at."""
    aid = alone("a1: 13\nb1: 1", boris="R1").do("end").aid("boris")
    assert [(step["way"], step["place"]) for step in aid["cards"]] == [(["b1", "a1"], "")]


def test_before_his_first_turn_there_is_nothing_to_show() -> None:
    assert alone("a1: 1").aid("boris") == {"from": "", "cards": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_drawn(language: str) -> None:
    drawn = [printed(match.aid("boris"), match, language, "boris") for match in (boris_played(), alone("a1: 1"))]
    assert all(word in drawn[0] for word in ("R1", "b4", "e5", "a1"))
    assert drawn[0].count("\n") == 4
    assert drawn[1].strip()


def printed(view: dict[str, object], match: City, language: str, aid: str = "") -> str:
    draw, paper = GAME.aids[aid].draw if aid else GAME.draw, StringIO()
    Console(file=paper, width=160).print(draw(view, match.words(language)))
    return paper.getvalue()


def test_boris_turn_is_told() -> None:
    """L9.2, L9.5"""
    told = boris_played().told()
    assert told[:5] == [
        "Seat 1 plays nothing.",
        "Boris searches from the beadle in e3 (1 Posy Sellers).",
        "Boris draws R1 (red) and goes to a1 (19 Stirrup Forgers).",
        "Boris draws P1 (pink) and goes to e3 (1 Posy Sellers).",
        "Boris draws Y1 (yellow) and goes to c2 (Livery Hall).",
    ]
    assert told[5].startswith("Boris takes the beadle’s tile e3 (1 Posy Sellers): 5 points.")


# narration


class Scene(NamedTuple):
    """What is told of an event, to a spectator (0) or a seat; the English sentence has these parts."""

    kind: str
    make: Callable[[], City]
    parts: tuple[str, ...]
    viewer: int = 0


SCENES = [
    Scene("does-hire", lambda: city("a1: 1\nhand 1: Y2").do("hire Y2"), ("Seat 1", "Y2")),
    Scene("does-move", lambda: city(f"{STREET}\nhand 1: R1", seats=3).do("move R1"), ("Seat 1", "R1", "red")),
    Scene(
        "does-move-any",
        lambda: use("turn_wild_banners", "move R1"),
        ("Seat 1", "R1"),
    ),
    Scene("does-ability", lambda: use("vp:2"), ("Seat 1", "Y1", "2 points")),
    Scene("does-pay", lambda: use("vp:2", "pay R1", cost=1), ("Seat 1", "R1")),
    Scene(
        "does-discard", lambda: city("a1: 1\nhand 1: Y1 Y1 Y2 Y3").do("end", "discard Y3"), ("Seat 1", "Y3")
    ),
    Scene("does-take", lambda: use("salvage:1", "take G1"), ("Seat 1", "G1")),
    Scene("does-end", lambda: city("a1: 1\nhand 1: Y1").do("hire Y1", "end"), ("Seat 1",)),
    Scene("does-pass", lambda: city("a1: 1").do("end"), ("Seat 1",)),
    Scene("does-keep", lambda: keep("keep 7"), ("Seat 1", "Masters of the Pool"), 1),
    Scene("does-keep-secretly", lambda: keep("keep 7"), ("Seat 1",)),
    Scene("does-colour", lambda: use("draw_colour:1", "colour blue"), ("Seat 1", "blue")),
    Scene("does-do", lambda: activation("a1: 17 men 4").do("do 2"), ("Seat 1", "draw 1 card")),
    Scene("does-add", lambda: activation("a1: 13 men 3\nheld: 2 0").do("add 2"), ("Seat 1", "2 neutrals", "a1")),
    Scene("does-guild", lambda: offered().do("guild a1"), ("Seat 1", "a1", "7 points")),
    Scene("does-stop-extras", lambda: activation("a1: 17 men 4").do("stop"), ("Seat 1",)),
    Scene("step-plantation", lambda: use("plantation:1", "from guildhall"), ("Seat 1", "Guildhall")),
    Scene("step-recall", lambda: use("recall_rival:1", "from b1"), ("Seat 1", "Seat 2", "b1")),
    Scene("step-expel", lambda: use("plantation_expel_rival:1", "rival 3"), ("Seat 1", "Seat 3")),
    Scene(
        "step-swap", lambda: use("swap_with_rival:1", "from b1", "to a1", "rival 3"), ("Seat 1", "Seat 3", "a1", "b1")
    ),
    Scene(
        "step-push", lambda: use("push_rival:1", "from a1", "rival 3", "to b1"), ("Seat 1", "Seat 3", "a1", "b1")
    ),
    Scene("step-tokens", lambda: use("swap_tokens", "from a1", "to c1"), ("Seat 1", "a1", "c1")),
    Scene("step-return", lambda: use("plantation_return:1", "to c1"), ("Seat 1", "c1", "plantation")),
    Scene("step-hire-to", lambda: use("hire_to_tile:1", "to c1"), ("Seat 1", "c1")),
    Scene("step-move", lambda: use("move_any:1", "from a1", "to c1"), ("Seat 1", "a1", "c1")),
    Scene("drew", lambda: use("draw:2"), ("Seat 1", "2 cards")),
    Scene("hired", lambda: use("hire:2"), ("Seat 1", "2 liverymen")),
    Scene("scored", lambda: use("vp:1"), ("Seat 1", "1 point")),
    Scene("got-neutrals", lambda: use("neutral:3"), ("Seat 1", "2 neutrals")),
    Scene("colonised", lambda: use("plantation_from_supply:2"), ("Seat 1", "2")),
    Scene("shuffled", lambda: city("a1: 1\ndiscards: R1 R1 R1 R1 R1", draws="").do("end"), ("5",)),
    Scene("turned-up", lambda: turned_up("colour red"), ("G1",)),
    Scene("turned-up-taken", lambda: turned_up("colour green"), ("G1",)),
    Scene("boris-begins", boris_played, ("e3", "1 Posy Sellers")),
    Scene(
        "boris-begins-anywhere", lambda: alone("a1: 1 done\nc2: livery-hall", boris="R1").do("end"), ("upper left",)
    ),
    Scene("boris-places", lambda: alone("a1: 8\nb1: 1", boris="R1").do("end"), ("R1", "red", "a1")),
    Scene("boris-nowhere", lambda: alone("a1: 8\nb1: 1", boris="B1").do("end"), ("B1", "blue")),
    Scene("won", lambda: activation("a1: 13 men 3"), ("Seat 1", "a1", "6 points", "master")),
    Scene("won-boris", lambda: alone("round: 2\na1: 13 men 0 3\ne5: 1\nb1: 2").do("end"), ("a1", "6 points")),
    Scene("tied", lambda: activation("a1: 13 men 2 2"), ("a1",)),
    Scene("second", lambda: activation("a1: 13 men 2 1 token vp:2"), ("Seat 2", "a1", "2 points")),
    Scene(
        "second-boris", lambda: alone("round: 2\na1: 13 men 2 1 token vp:2\ne5: 1\nb1: 2").do("end"), ("a1", "2 points")
    ),
    Scene("beadle-goes", lambda: alone("a1: 1\nb1: 2").do("end"), ("b1", "2 Lamp Oilers")),
    Scene("beadle-leaves", lambda: alone("a1: 1").do("end"), ()),
    Scene("plantation-first", growing, ("Seat 1", "Virginia")),
    Scene("plantation-second", growing, ("Seat 2", "Virginia")),
    Scene("boris-plantation", lambda: alone("round: 4\na1: 1\nb1: 2\nplantation: 1").do("end"), ("Virginia", "3")),
    Scene("plantation-turns", growing, ("Ulster",)),
    Scene("laid", lambda: one_tile_laid(), ("a1",)),
    Scene("beadle-took", lambda: alone("a1: 1\nb1: 2").do("end"), ("a1", "1 Posy Sellers", "5 points")),
    Scene("round-begins", lambda: alone("a1: 1\nb1: 2").do("end"), ("2", "Seat 1")),
    Scene("end-rounds", lambda: alone("round: 10\na1: 1").do("end"), ()),
    Scene("end-tiles", lambda: alone("a1: 1").do("end"), ()),
]  # fmt: skip
EVERY_SCENE = pytest.mark.parametrize("scene", SCENES, ids=[scene.kind for scene in SCENES])


def keep(action: str) -> City:
    match = city("a1: 1\nhand 1: Y1", mayors="7 12", facts=with_ability("mayor:1"))
    return match.do("ability Y1", action)


def turned_up(action: str) -> City:
    match = city("a1: 1\nhand 1: Y1", draws="G1", facts=with_ability("draw_colour:1"))
    return match.do("ability Y1", action)


def one_tile_laid() -> City:
    facts = new_facts(growth={"growth_tiles_per_phase": 1})
    return city("round: 3\nactor: 3\nb2: 8\nc2: 13", seats=3, facts=facts).do("end")


def event_of(scene: Scene) -> tuple[City, Message]:
    match = scene.make()
    found = [event for _, event in match.events(scene.viewer - 1) if event.id == scene.kind]
    assert len(found) == 1, match.told(scene.viewer)
    return match, found[0]


@EVERY_SCENE
def test_what_happened_is_told(scene: Scene) -> None:
    """In other languages with the same numbers and other words."""
    match, event = event_of(scene)
    told = match.words("en")(event)
    assert told.strip()
    assert [part for part in scene.parts if part not in told] == [], told
    texts = [match.words(language)(event) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(numbers(text) == numbers(told) for text in texts)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_every_kind_of_event_is_told_above() -> None:
    assert set(message_ids(section("What happened"))) == {scene.kind for scene in SCENES}


def test_a_step_is_told_when_it_is_complete() -> None:
    """L12.6: not at each of its questions; one line for each liveryman of a group."""
    match = use("move_group:2")
    lines = [len(match.do(action).told()) for action in ("from guildhall", "to c1", "again")]
    assert lines == [lines[0], lines[0] + 1, lines[0] + 2]


def test_a_single_rival_is_named_without_being_asked_for() -> None:
    """L12.5"""
    match = city("a1: 8 men 1\nb1: 13 men 0 1\nhand 1: Y1", facts=with_ability("swap_with_rival:1"))
    told = match.do("ability Y1", "from a1", "to b1").told()[-1]
    assert told.startswith("Seat 1 swaps a liveryman in a1")
    assert "Seat 2 in b1" in told


def test_boris_is_called_boris() -> None:
    """L9.1"""
    match = alone("a1: 8 men 0 1\nb1: 13\nhand 1: Y1", facts=with_ability("recall_rival:1"))
    assert "Boris" in match.do("ability Y1", "from a1").told()[-1]


def test_a_name_that_is_not_of_the_shipped_set_is_told_as_printed() -> None:
    """L1.1"""
    facts = new_facts(**changed("guild_tile", "number", 13, name="Fishmongers & Sons"))
    match = city("round: 2\nactor: 2\na1: 13 men 3\ne5: 1", facts=facts).do("end")
    for language in LANGUAGES:
        assert any("Fishmongers & Sons" in line for line in match.lines(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_can_be_asked_and_drawn(language: str) -> None:
    seats = {"en": 1, "fr": 2, "de": 4}[language]
    choose, match = random.Random(seats), City(GAME, seats, {}, seed=4)
    say = match.words(language)
    while not match.over and match.number < LONG:
        action = choose.choice(match.legal())
        if match.number % EVERY == 0:
            seat = match.actor or 0
            assert say(match.describe(action)).strip()
            assert say("seat", number=seat + 1) in say(match.ask(seat))
            assert "{" not in printed(match.view(seat), match, language)
        match.play(action)


# questions


class Question(NamedTuple):
    name: str
    phase: str
    make: Callable[[], City]


QUESTIONS = [
    Question("ask-mayor", "mayor", lambda: use("mayor:1")),
    Question("ask-turn", "turn", lambda: city(f"{STREET}\nhand 1: R1 Y1", seats=3)),
    Question("ask-pay", "pay", lambda: use("vp:1", cost=1)),
    Question("ask-discard", "discard", lambda: city("a1: 1\nhand 1: Y1 Y1 Y2 Y3").do("end")),
    Question("ask-from", "from", lambda: use("move_any:1")),
    Question("ask-to", "to", lambda: use("move_any:1", "from a1")),
    Question("ask-from-token", "from", lambda: use("swap_tokens")),
    Question("ask-to-token", "to", lambda: use("swap_tokens", "from a1")),
    Question("ask-to-rival", "to", lambda: use("swap_with_rival:1", "from a1")),
    Question("ask-to-first", "to", lambda: use("hire_to_tile:1")),
    Question("ask-rival", "rival", lambda: use("push_rival:1", "from a1")),
    Question("ask-rival-plantation", "rival", lambda: use("plantation_expel_rival:1")),
    Question("ask-colour", "colour", lambda: use("draw_colour:1")),
    Question("ask-take", "take", lambda: use("salvage:1")),
    Question("ask-again", "again", lambda: use("move_group:2", "from guildhall", "to c1")),
    Question("ask-extra", "extra", lambda: activation("a1: 17 men 4")),
    Question("ask-neutrals", "neutrals", lambda: activation("a1: 13 men 3\nheld: 2 0")),
    Question("ask-guild", "guild", offered),
]
MAKE = {question.name.removeprefix("ask-"): question.make for question in QUESTIONS}


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.name for question in QUESTIONS])
def test_what_is_asked_is_told_and_the_table_drawn(question: Question) -> None:
    match = question.make()
    seat = match.actor or 0
    view, asked = match.view(seat), match.ask(seat)
    assert (match.phase, asked.id) == (question.phase, question.name)
    for say in map(match.words, LANGUAGES):
        assert say("seat", number=seat + 1) in say(asked)
        assert all(say(match.describe(action)).strip() for action in match.legal())
        assert say("table-round", round=view["round"], rounds=view["rounds"]) in printed(view, match, say.language)


def test_every_question_is_asked_above() -> None:
    asked = {name for name in message_ids(ENGLISH) if name.startswith("ask-")}
    assert asked == {question.name for question in QUESTIONS}
    assert {question.phase for question in QUESTIONS} == set(GAME.phases)


@pytest.mark.parametrize(
    ("make", "action", "parts"),
    [
        (lambda: city("a1: 1\nhand 1: Y1"), "end", ("nothing", "4 cards")),
        (lambda: city("a1: 1\nhand 1: Y1 Y1").do("hire Y1"), "end", ("2 cards",)),
        (lambda: use("end_draw:3"), "end", ("5 cards",)),
        (lambda: use("turn_hire_bonus:2"), "hire R1", ("3 liverymen",)),
        (lambda: city("a1: 8 men 9\nsupply: 1 1\nhand 1: R1\nhire_bonus: 2"), "hire R1", ("1 liveryman",)),
        (lambda: city("a1: 8\nguildhall: 1 0\nhand 1: R5"), "move R5", ("2", "red")),
        (lambda: use("turn_wild_banners"), "move R1", ("any colour",)),
        (lambda: city("a1: 8\nhand 1: P1 Y1"), "ability P1", ("2 points", "costs a card")),
        (lambda: city("a1: 8\nhand 1: P7"), "ability P7", ("1 point", "free")),
        (lambda: use("vp:1", cost=1), "pay R1", ("red",)),
        (lambda: use("move_any:1"), "from guildhall", ("Guildhall", "2")),
        (lambda: use("move_any:1"), "from a1", ("8 Carriage Trimmers", "5 of 4")),  # four and the beadle
        (lambda: use("hire_to_tile:1"), "to b1", ("14 Pearl Stringers", "2 of 4")),
        (lambda: alone("a1: 13 neutral\nhand 1: Y1", facts=with_ability("hire_to_tile:1")).do("ability Y1"), "to a1",
         ("13", "1 of 4")),
        (lambda: use("push_rival:1", "from a1"), "rival 3", ("Seat 3",)),
        (lambda: use("draw_colour:1"), "colour blue", ("blue",)),
        (lambda: activation("a1: 17 men 4"), "do 1", ("move a liveryman",)),
        (lambda: activation("a1: 17 men 4"), "stop", ("rest",)),
        (lambda: keep_question(), "keep 7", ("Masters of the Pool", "2 for each", "blue", "8 at most")),
        (lambda: keep_question(), "keep 2", ("6 with at least 3", "yellow", "2 with only 2")),
        (offered, "guild a1", ("a1", "7 points")),
        (lambda: activation("a1: 13 men 3\nheld: 2 0"), "add 2", ("2 neutrals",)),
    ],
)  # fmt: skip
def test_what_an_action_would_do_is_told(make: Callable[[], City], action: str, parts: tuple[str, ...]) -> None:
    match = make()
    told = match.words("en")(match.describe(action))
    assert [part for part in parts if part not in told] == [], told


def keep_question() -> City:
    return city("a1: 1\nhand 1: Y1", mayors="7 2", facts=with_ability("mayor:1")).do("ability Y1")


# refusals


class Refused(NamedTuple):
    """An action that is refused, why, and by which rule."""

    name: str
    rule: str
    make: Callable[[], City]
    action: str


REFUSED = [
    Refused("why-mayor-first", "L2.4", MAKE["mayor"], "end"),
    Refused("why-turn-first", "L4.1", MAKE["turn"], "keep 1"),
    Refused("why-pay-first", "L4.4", MAKE["pay"], "end"),
    Refused("why-discard-first", "L4.5", MAKE["discard"], "end"),
    Refused("why-from-first", "L12.5", MAKE["from"], "to c1"),
    Refused("why-to-first", "L12.5", MAKE["to"], "from a1"),
    Refused("why-rival-first", "L12.5", MAKE["rival"], "to b1"),
    Refused("why-colour-first", "L6.10", MAKE["colour"], "end"),
    Refused("why-take-first", "L6.10", MAKE["take"], "discard Y1"),
    Refused("why-again-first", "L6.6", MAKE["again"], "to c1"),
    Refused("why-extra-first", "L5.1", MAKE["extra"], "end"),
    Refused("why-neutrals-first", "L7.2", MAKE["neutrals"], "stop"),
    Refused("why-guild-first", "L9.6", MAKE["guild"], "end"),
    Refused("why-no-card", "L4.1", MAKE["turn"], "hire G1"),
    Refused("why-no-card", "L4.1", MAKE["pay"], "pay G1"),
    Refused("why-no-card", "L4.1", MAKE["discard"], "discard B6"),
    Refused("why-no-supply", "L4.2", lambda: city("a1: 1\nsupply: 0 0\nhand 1: Y1"), "hire Y1"),
    Refused("why-no-move", "L4.3", lambda: city("a1: 21\nguildhall: 1 0\nhand 1: R1"), "move R1"),
    Refused("why-cost", "L4.4", lambda: city("a1: 1\nhand 1: P1"), "ability P1"),
    Refused("why-no-effect", "L4.4", lambda: city("a1: 1\nhand 1: P2 Y1 Y1"), "ability P2"),
    Refused("why-not-discarded", "L6.10", MAKE["take"], "take R1"),
    Refused("why-salvages", "L6.10", MAKE["take"], "take Y1"),
    Refused("why-not-open", "L1.2", MAKE["to"], "to a2"),
    Refused("why-not-open", "L1.2", MAKE["from"], "from c3"),
    Refused("why-same-place", "L4.3", MAKE["to"], "to a1"),
    Refused("why-from", "L12.9", MAKE["from"], "from c1"),
    Refused("why-to", "L12.9", lambda: city("a1: 8 men 1\nb1: 21\nc1: 19\nhand 1: R1").do("move R1", "from a1"),
            "to b1"),
    Refused("why-no-rival", "L6.8", MAKE["rival"], "rival 1"),
    Refused("why-no-rival", "L6.8", MAKE["rival"], "rival 4"),
    Refused("why-rival-absent", "L6.8", lambda: city("a1: 8\nhand 1: Y1\nplantation: 0 1 0", seats=3,
            facts=with_ability("plantation_expel_rival:1")).do("ability Y1"), "rival 3"),
    Refused("why-no-stop", "L4.3", lambda: city(f"{STREET}\nhand 1: R1", seats=3).do("move R1"), "stop"),
    Refused("why-no-stop", "L12.5", MAKE["to"], "stop"),
    Refused("why-no-stop", "L12.5", MAKE["rival"], "stop"),
    Refused("why-not-drawn", "L6.3", lambda: keep_question(), "keep 3"),
    Refused("why-no-extra", "L12.7", MAKE["extra"], "do 3"),
    Refused("why-no-neutrals", "L7.2", MAKE["neutrals"], "add 3"),
    Refused("why-no-guild", "L9.6", MAKE["turn"], "guild a2"),
    Refused("why-no-guild", "L9.6", lambda: alone("a1: 1"), "guild a1"),
    Refused("why-guild-price", "L9.6", lambda: alone("options: solitaires_guild=yes\na1: 1\nb1: 2 done"), "guild b1"),
    Refused("why-guild-place", "L9.6", MAKE["guild"], "guild c1"),
]  # fmt: skip
EVERY_REFUSAL = pytest.mark.parametrize("refused", REFUSED, ids=[f"{row.name}-{row.action}" for row in REFUSED])


@EVERY_REFUSAL
def test_a_refusal_names_seat_action_and_rule_and_changes_nothing(refused: Refused) -> None:
    match = refused.make()
    why = match.why(refused.action)
    assert (why.id, why.args["rule"]) == (refused.name, refused.rule)
    before = match.digest()
    with pytest.raises(IllegalAction) as raised:
        match.play(refused.action)
    assert str(raised.value).startswith(f"Seat {match.turn} cannot play {refused.action}: ")
    assert f"({refused.rule})" in str(raised.value)
    assert match.digest() == before
    told = {match.words(language)(why) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(f"({refused.rule})" in text for text in told)


def test_every_reason_to_refuse_an_action_is_shown_above() -> None:
    assert set(message_ids(section("Why not"))) == {row.name for row in REFUSED}
    assert {f"why-{phase}-first" for phase in GAME.phases} <= {row.name for row in REFUSED}


def test_who_is_not_to_decide_is_refused() -> None:
    why = city("a1: 1").why_not("end", seat=1)
    assert why is not None
    assert why.id == "refusal-not-your-decision"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_action_is_refused_with_a_reason_if_and_only_if_it_is_not_legal(seats: int) -> None:
    """Over all codes, at many decisions of a game."""
    choose = random.Random(seats)
    options = {"solitaires_guild": "yes"} if seats == 1 else {}
    match = Match(GAME, seats, options, seed=seats)
    while not match.over and match.number < LONG:
        if match.number % EVERY == 0:
            legal = {action.code for action in match.legal()}
            f, s, seat = record_of(match.facts.array), record_of(match.state()), match.actor or 0
            allowed = {code for code in range(GAME.layout.size) if GAME.why_not(f, s, seat, code) is None}
            assert allowed == legal, match.position()
        match.play(choose.choice(match.legal()))


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.name for question in QUESTIONS])
def test_every_question_refuses_what_is_not_legal(question: Question) -> None:
    match = question.make()
    legal = {action.code for action in match.legal()}
    f, s, seat = record_of(match.facts.array), match.record, match.actor or 0
    assert {code for code in range(GAME.layout.size) if GAME.why_not(f, s, seat, code) is None} == legal


# what everything does


def table() -> City:
    """Alone, with the Solitaires' Guild: all buildings, many guilds, all cards in the discards, all mayoral cards."""
    buildings = "\n".join(
        f"{at}: {b['id']}" for at, b in zip(("c2", "b3", "d3", "c4"), FACTS["special_building"], strict=False)
    )
    guilds = "a1: 1 token vp:2 neutral\nb1: 8 done\nc1: 19 done 1\nd1: 13"
    mayors, cards = " ".join(map(str, range(1, 22))), " ".join(entry["id"] for entry in FACTS["action_card"])
    text = f"options: solitaires_guild=yes\n{buildings}\n{guilds}"
    return city(f"{text}\nhand 1: Y1 G5\nmayors 1: {mayors}\ndiscards: {cards}", seats=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(language: str) -> None:
    """L6, L10.4: every tile, card, mayoral card, colour, and Boris, in whole sentences."""
    match = table()
    told, say = match.explain(0), match.words(language)
    cards = [entry["id"] for entry in FACTS["action_card"]]
    wanted = {*match.view()["tiles"], *cards, *(f"mayor {n}" for n in range(1, 22))}
    wanted |= {"yellow", "pink", "red", "blue", "green", "guildhall", "beadle", "plantation", "neutral", "supply"}
    assert set(told) == wanted | {"boris", "solitaires"}
    for lines in told.values():
        for line in lines:
            assert re.fullmatch(r"[^{}]*[.!]", say(line)), say(line)
            if language != "en":
                assert say(line) != match.words("en")(line)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("a1", ("1 Posy Sellers", "pink and green", "4 liverymen", "5 points", "draw 1 card", "neutral", "2 points")),
        ("b1", ("completed", "no master")),
        ("c1", ("completed", "Seat 1")),
        ("c2", ("special building", "St Lawrence Jewry", "6 liverymen", "draw 4 cards")),
        ("Y1", ("Y1 to hire", "one liveryman", "yellow", "hire 2 liverymen", "costs nothing")),
        ("R5", ("up to 2 liverymen", "red", "push", "costs another card")),
        ("P2", ("each of your masters", "4 at most", "costs 2 other cards")),
        ("mayor 2", ("Keepers of the Granary", "6 with at least 3", "2 with only 2")),
        ("mayor 14", ("Wards Without", "1 for each", "7 at most")),
        ("plantation", ("Virginia", "Ulster", "7 points", "2 or more", "scores 3")),
        ("solitaires", ("3 second-place tokens",)),
    ],
)
def test_an_explanation_has_the_numbers(name: str, parts: tuple[str, ...]) -> None:
    """L1.1, L1.4"""
    match = table()
    told = " ".join(match.words("en")(line) for line in match.explain(0)[name])
    assert [part for part in parts if part not in told] == [], told


def test_the_university_says_that_it_lifts_the_hand_limit() -> None:
    """L4.5"""
    match = city("b3: university-of-london\nc2: livery-hall\na1: 1")
    ids = {place: [line.id for line in match.explain()[place]] for place in ("b3", "c2")}
    assert "what-no-hand-limit" in ids["b3"]
    assert "what-no-hand-limit" not in ids["c2"]


def test_others_do_not_see_a_hand_explained() -> None:
    """L11.2"""
    match = city("a1: 1\nhand 1: B3\ndiscards: G1")
    assert ["B3" in match.explain(viewer) for viewer in (0, 1, -1)] == [True, False, False]
    assert all("G1" in match.explain(viewer) for viewer in (0, 1, -1))


def test_every_effect_and_every_score_has_its_words() -> None:
    """L6, L10.4"""
    ids = set(message_ids(ENGLISH))
    assert {f"effect-{name.replace('_', '-')}" for name in EFFECTS} <= ids
    assert {f"score-{name.replace('_', '-')}" for name in SCORES} <= ids
