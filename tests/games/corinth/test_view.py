"""Corinth for people and clients: views, narration, refusals, in three languages."""

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
from tests.games.corinth.board import Board, board, new_facts

GAME = ludotheque.game("corinth")
ENGLISH = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
ONE_DIE = new_facts(white_dice=1)
EVERY = 15 if PURE else 5  # decisions between two looked at

PLAIN = ""
BUYING = "phase: buy\nharbour: . . . . . .\ngold 1: 2"
FULL_DICE = "phase: buy\nharbour: . . . . . .\ngold 1: 9\ndice 1: 2"
NO_DICE = "phase: compensate\nharbour: . . . . . .\nturn: 2"
BUILDER = "phase: build\ngold 1: 4\ngoats 1: 4\nbuildings 1: store"
FORK = "way 1: b3 a3 a2 b2 c2 c1*"
CARPETS = "harbour: 1x1 . . 4x3 . 6x1\nshops 1: 0 0 0 0 / 0 0 0 0 / 0 3 3 / 0 0 0"


# views


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_are_plain_data(seats: int) -> None:
    """Nothing of NumPy in them, and a round trip through JSON changes nothing."""
    choose = random.Random(seats)
    for options in combinations(GAME.options, seats):
        match = Match(GAME, seats, options, seed=1)
        while not match.over:
            match.play(choose.choice(match.legal()))
            if match.number % EVERY == 0 or match.over:
                assert json.loads(json.dumps(match.view(0))) == match.view(0)


def test_the_aid_is_plain_data() -> None:
    match = board()
    told = GAME.aids["odds"].view(record_of(match.facts.array), match.record, 0)
    assert json.loads(json.dumps(told)) == told


def test_the_view_shows_the_harbour() -> None:
    """C1.2, C3.2"""
    quarters = board("harbour: 1x2+1 . . . . 6x1").view()["harbour"]
    assert quarters[0] == {"quarter": "goats", "value": 1, "white": 2, "yellow": 1}
    assert quarters[1] == {"quarter": "oil", "value": 0, "white": 0, "yellow": 0}


def test_the_view_tells_what_is_under_way() -> None:
    """C6.3, C6.5"""
    view = board("gold 1: 1").do("steward carpets", "steps 5", "up").view()
    assert (view["phase"], view["face"], view["steps"], view["sheets"][0]["way"]) == ("walk", 4, 4, ["c2"])


def test_the_view_tells_the_district_and_symbols_being_delivered() -> None:
    """C5.3"""
    view = board(CARPETS).do("take carpets").view()
    assert (view["phase"], view["district"], view["symbols"]) == ("shop", "carpets", 2)


def test_the_view_tells_who_has_a_bonus() -> None:
    """C5.4"""
    view = board(CARPETS).do("take carpets", "shop 1").view()
    assert [district["owner"] for district in view["districts"]] == [-1, -1, 0, -1]


def test_the_round_of_a_finished_game_is_the_last() -> None:
    """C2.2"""
    match = board("rounds: 11\nturn: 2").do("take goats")
    assert (match.view()["round"], match.view()["actor"]) == (12, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", [PLAIN, BUYING, NO_DICE, BUILDER, FORK, CARPETS])
def test_the_table_is_drawn_in_every_language(picture: str, language: str) -> None:
    match = board(picture)
    paper = StringIO()
    Console(file=paper, width=160).print(GAME.draw(match.view(), match.words(language)))
    assert match.words(language)("table-round", round=1, rounds=12) in paper.getvalue()
    assert match.words(language)("table-harbour") in paper.getvalue()


# narration

NARRATED = [
    ("does-buy", BUYING, ["buy 1"], "Seat 1 buys a yellow die for 1 gold."),
    ("does-take", PLAIN, ["take goats"], "Seat 1 takes 1 die of value 1 from Goats."),
    ("does-steward", PLAIN, ["steward oil"], "Seat 1 moves the steward with the dice of value 2 from Oil (1)."),
    ("does-compensation", NO_DICE, ["steward"], "Seat 1 moves the steward, having no dice left."),
    ("does-decline", NO_DICE, ["decline"], "Seat 1 lets the steward stay."),
    ("does-steps", "gold 1: 2", ["steward wine", "steps 1"], "Seat 1 decides on 1 step for 2 gold."),
    ("does-go-through", "gold 1: 3", ["steward goats", "steps 2", "down"], "Seat 1’s steward goes down to c4."),
    ("does-go", PLAIN, ["steward goats", "steps 1", "down"], "Seat 1’s steward goes down to c4 (a yellow die)."),
    (
        "does-shop",
        CARPETS,
        ["take carpets", "shop 1"],
        "Seat 1 starts the shop worth 3 (Carpets, 2 symbols).",
    ),
    ("does-stop", CARPETS, ["take carpets", "stop"], "Seat 1 delivers no more."),
    ("does-build", BUILDER, ["build stable"], "Seat 1 builds: Stable (2 gold, 1 goat)."),
    ("does-done", BUILDER, ["done"], "Seat 1 ends the turn."),
    ("gains", "harbour: . . . . . 6x3", ["take gold"], "Seat 1 gains 3 (Gold)."),
    ("delivers", CARPETS, ["take carpets", "stop"], "Seat 1 delivers 1 (Carpets)."),
    ("completes", CARPETS, ["take carpets", "stop"], "Seat 1 completes a shop worth 8 (Carpets)."),
    (
        "takes-bonus",
        CARPETS,
        ["take carpets", "shop 1"],
        "Seat 1 is the first to supply the whole district (Carpets): 3 more.",
    ),
    (
        "wins-die",
        PLAIN,
        ["steward goats", "steps 1", "down"],
        "Seat 1 wins a yellow die for all later rolls.",
    ),
    ("writes-box", "way 1: c2* d2 e2*", ["steward goats", "steps 1", "up"], "Seat 1 writes 3 for the steward."),
    ("round-over", "turn: 2", ["take goats"], "Round 1 is over."),
    ("rolls", BUYING, ["buy 0"], "Seat 1 rolls: "),
]
NARRATED_IDS = [row[0] for row in NARRATED]


@pytest.mark.parametrize(("kind", "picture", "actions", "line"), NARRATED, ids=NARRATED_IDS)
def test_what_happened_is_told(kind: str, picture: str, actions: list[str], line: str) -> None:
    match = board(picture).do(*actions)
    told = [text for text in match.lines("en") if text.startswith(line)]
    assert len(told) == 1, match.lines("en")


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\b(?:\d+|[a-e]\d)\b", text))


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(("kind", "picture", "actions", "line"), NARRATED, ids=NARRATED_IDS)
def test_what_happened_is_told_in_other_languages(
    kind: str, picture: str, actions: list[str], line: str, language: str
) -> None:
    """The same events, the same places and numbers, other words."""
    match = board(picture).do(*actions)
    events = [message for _, message in match.events() if message.id == kind]
    assert events
    for event in events:
        english, other = match.words("en")(event), match.words(language)(event)
        assert english != other
        assert numbers(english) == numbers(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_instant_win_is_told(language: str) -> None:
    """C3.3"""
    match = board(BUYING, facts=ONE_DIE).do("buy 0")
    (event,) = [message for _, message in match.events() if message.id == "instant"]
    assert match.words(language)("seat", number=1) in match.words(language)(event)


@pytest.mark.parametrize(("picture", "action"), [(BUYING, "buy 0"), ("turn: 2", "take goats")])
def test_the_roll_that_wins_at_once_is_told_too(picture: str, action: str) -> None:
    """C8.3: it counts as made; the players want to see it."""
    match = board(picture, facts=ONE_DIE).do(action)
    kinds = [message.id for _, message in match.events()]
    assert match.over
    assert kinds[-2:] == ["rolls", "instant"]


def test_every_kind_of_event_is_told_above() -> None:
    happened = ENGLISH.partition("# What happened")[2].partition("# Why not")[0]
    kinds = set(message_ids(happened)) - {"dice-group", "instant"}
    buildings = {"does-temple", "does-warehouse", "does-stable", "does-store"}  # what they do, on the table
    verbs = {name for name in message_ids(ENGLISH) if name.startswith("does-")} - buildings
    assert kinds | verbs == set(NARRATED_IDS)


def test_the_lines_of_a_decision_come_in_order() -> None:
    """C2.5: the decision, what it brings, the end of the round, the next roll."""
    kinds = [message.id for _, message in board("turn: 2").do("take goats").events()]
    assert kinds == ["does-take", "gains", "round-over", "rolls"]


def test_a_roll_is_told_by_quarter() -> None:
    """C3.2"""
    match = board(BUYING).do("buy 0")
    (event,) = [message for _, message in match.events() if message.id == "rolls"]
    quarters = [quarter for quarter in match.view()["harbour"] if quarter["value"]]
    assert [group.args["count"] for group in event.args["groups"]] == [quarter["white"] for quarter in quarters]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_can_be_told_and_asked_in_every_language(seats: int, language: str) -> None:
    choose = random.Random(seats)
    match = Match(GAME, seats, {}, seed=3)
    words = match.words(language)
    while not match.over:
        action = choose.choice(match.legal())
        assert words(match.describe(action))
        assert words(GAME.ask(record_of(match.facts.array), record_of(match.state()), match.actor or 0))
        match.play(action)
    lines = match.lines(language)
    assert len(lines) >= match.number
    assert all(line.strip() and "{" not in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("picture", "actions", "phase"),
    [
        (BUYING, [], "buy"),
        (PLAIN, [], "choose"),
        (NO_DICE, [], "compensate"),
        (PLAIN, ["steward goats"], "count"),
        (PLAIN, ["steward goats", "steps 1"], "walk"),
        (CARPETS, ["take carpets"], "shop"),
        (BUILDER, [], "build"),
    ],
)
def test_what_is_asked_is_told(picture: str, actions: list[str], phase: str, language: str) -> None:
    match = board(picture).do(*actions)
    assert match.phase == phase
    asked = GAME.ask(record_of(match.facts.array), match.record, 0)
    assert asked.id == f"ask-{phase}"
    assert match.words(language)("seat", number=1) in match.words(language)(asked)


# refusals

REFUSED = [
    ("why-buy-first", "C3.1", BUYING, [], "done", "yellow dice are being bought now (C3.1)"),
    ("why-choose-first", "C4.1", PLAIN, [], "done", "the dice of a quarter have to be taken now (C4.1)"),
    ("why-compensate-first", "C4.4", NO_DICE, [], "done", "no dice are left; move the steward or decline (C4.4)"),
    ("why-count-first", "C6.3", PLAIN, ["steward oil"], "up", "the number of steps has to be chosen now (C6.3)"),
    ("why-walk-first", "C6.5", PLAIN, ["steward oil", "steps 2"], "done", "the steward is on the way (C6.5)"),
    ("why-shop-first", "C5.3", PLAIN, ["take oil"], "done", "a shop has to be chosen, or delivering stopped (C5.3)"),
    ("why-build-first", "C7.1", BUILDER, [], "take goats", "the turn ends with building (C7.1)"),
    ("why-too-many-dice", "C3.1", FULL_DICE, [], "buy 2", "at most 3 yellow dice roll, those won included (C3.1)"),
    ("why-no-gold", "C3.1", BUYING, [], "buy 3", "that costs 3 gold, and there are 2 (C3.1)"),
    ("why-no-gold", "C6.3", PLAIN, ["steward oil"], "steps 3", "that costs 1 gold, and there are 0 (C6.3)"),
    ("why-no-dice", "C4.1", CARPETS, [], "take oil", "there are no dice on Oil (C4.1)"),
    ("why-no-dice", "C4.1", CARPETS, [], "steward oil", "there are no dice on Oil (C4.1)"),
    ("why-no-way", "C6.4", f"{FORK[:-1]} b1*", [], "steward wine", "there is no way of 3 steps from here (C6.4)"),
    ("why-edge", "C6.1", FORK, ["steward goats", "steps 1"], "up", "the market ends there (C6.1)"),
    ("why-passed", "C6.2", FORK, ["steward goats", "steps 1"], "down", "c2 was entered before (C6.2)"),
    (
        "why-dead-end",
        "C6.5",
        FORK,
        ["steward wine", "steps 3"],
        "left",
        "from b1 the remaining 2 steps cannot be walked (C6.5)",
    ),
    ("why-no-shop", "C5.3", CARPETS, ["take carpets"], "shop 4", "the district has 3 shops (C5.3)"),
    ("why-shop-started", "C5.3", CARPETS, ["take carpets"], "shop 2", "that shop was started before (C5.3)"),
    ("why-built", "C7.1", BUILDER, [], "build store", "already built: Store (C7.1)"),
    ("why-too-dear", "C7.1", "phase: build\ngoats 1: 3", [], "build stable", "Stable costs 2 gold and 1 goat (C7.1)"),
]
REFUSED_IDS = [f"{row[0]}-{row[4]}" for row in REFUSED]


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
    told = refused(board(picture).do(*actions), action, language)
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
    assert {name for name in message_ids(ENGLISH) if name.startswith("why-")} == {row[0] for row in REFUSED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_not_to_decide_is_refused(language: str) -> None:
    match = board()
    assert match.words(language)("seat", number=2) in refused(match, "take goats", language, seat=1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_action_is_refused_with_a_reason_if_and_only_if_it_is_not_legal(seats: int) -> None:
    """Over all codes, in every mode, at many decisions of a game."""
    choose = random.Random(seats)
    for options in combinations(GAME.options, seats):
        match = Match(GAME, seats, options, seed=5)
        while not match.over:
            if match.number % (3 if PURE else 1) == 0:
                legal = {action.code for action in match.legal()}
                f, s, seat = record_of(match.facts.array), record_of(match.state()), match.actor or 0
                allowed = {code for code in range(GAME.layout.size) if GAME.why_not(f, s, seat, code) is None}
                assert allowed == legal, match.position()
            match.play(choose.choice(match.legal()))
