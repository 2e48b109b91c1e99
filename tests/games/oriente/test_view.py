"""Oriente for people and clients: views, narration, questions, refusals, in three languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from io import StringIO
from typing import NamedTuple

import pytest
from rich.console import Console

import ludotheque
from ludotheque import IllegalAction
from ludotheque.engine.compiled import PURE
from ludotheque.engine.hiding import record_of
from ludotheque.engine.words import LANGUAGES, Message, message_ids
from tests.games.oriente.board import GAME, Table, about, later, table, words

ENGLISH = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
EVERY = 10 if PURE else 3  # decisions between two looked at
OTHERS = pytest.mark.parametrize("language", ["fr", "de"])


def section(title: str) -> str:
    """A part of the English words."""
    return ENGLISH.partition(f"# {title}\n")[2].partition("\n# ")[0]


# views


def test_views_are_plain_data() -> None:
    """Nothing of NumPy in them, and a round trip through JSON changes nothing."""
    choose, match = random.Random(3), ludotheque.start("oriente", seats=5, seed=3)
    while not match.over:
        match.play(choose.choice(match.legal()))
        if match.number % EVERY == 0 or match.over:
            for seat in (-1, 0):
                assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


def test_the_view_tells_what_is_announced_and_who_may_object() -> None:
    """O4.3: as far as everybody sees."""
    view = table("nofu", "soryo", "ninja hidden", "akindo spent").do("attack 4").view()
    assert view["announcement"] == {"seat": 0, "action": "attack 4", "target": 3}
    assert view["asked"] == [1, 2]


def test_the_view_tells_how_a_battle_stands() -> None:
    """O7.3"""
    view = table("soryo", "nofu", "akindo", "akindo").do("attack 2", "support target").view()
    assert view["battle"] == {"attacker": {"seats": [0], "sum": 6}, "target": {"seats": [1, 2], "sum": 3}}


def test_the_view_tells_who_may_still_join_a_battle() -> None:
    """O7.2"""
    match = table("soryo", "nofu", "akindo", "samurai", "ninja", "nofu spent", seats=6).do("attack 2", "support target")
    view = match.view()
    assert view["may_join"] == [3, 4]


def test_the_view_tells_the_rebels_and_their_strength() -> None:
    """O8.1, O8.2"""
    view = (
        table("nofu", "nofu", "nofu", "akindo", "nofu hidden", seats=5, square=2)
        .do("revolution", "pass", "join")
        .view()
    )
    assert (view["rebels"], view["strength"], view["may_join"]) == ([0, 1], 4, [2, 4])


def test_the_view_tells_what_cards_are_worth_in_a_variant() -> None:
    shipped = ludotheque.game("oriente").shipped
    entries = {**shipped.entries, "treasures": {"points": [5, 6, 7], "cards": [4, 4, 4]}}
    values = ludotheque.start("oriente", seats=4, seed=1, facts=GAME.facts_format.check(entries)).view()["values"]
    assert (values["treasure-2"], values["treasure-4"], values["shogun"], values["geisha"]) == (5, 7, 7, 0)


def test_the_view_tells_what_was_turned_up() -> None:
    """O7.6"""
    match = table("samurai", "nofu", "samurai", draws="akindo soryo").do("attack 2", "support attacker")
    assert match.view()["turned"] == ["akindo", "soryo"]
    assert match.view()["turned_for"] == ["attacker", "attacker"]


def test_the_forecast_counts_the_own_inhabitant() -> None:
    """O10.3, O11.2: where it is known."""
    match = table("nofu", "soryo hidden")
    assert [match.view(seat)["forecast"][1]["inhabitant"] for seat in (0, 1)] == [0, 6]


# narration


class Scene(NamedTuple):
    """What is told of an event, to a spectator (0) or a seat; the English sentence has these parts."""

    kind: str
    make: Callable[[], Table]
    parts: tuple[str, ...]
    viewer: int = 0


def transmuted() -> Table:
    return table("maho-tsukai", "nofu").do("transmutation", "become nofu")


def samurai_wins() -> Table:
    return battle_won().do("take akindo")


def traded() -> Table:
    return table("akindo: 2 3", "nofu: soryo").do("trade 2", "give treasure-2")


def revolution() -> Table:
    return table("nofu", "akindo spent: 2 3", square=2).do("revolution")


def offered() -> Table:
    return table("nofu: 2", "akindo: 3").offer(1, 2, give="2", get="3", promise=[about("spare", 2)])


def said(match: Table, seat: int, **payload: object) -> Table:
    match.aside(seat - 1, payload)
    return match


def lapsed() -> Table:
    return offered().offer(1, 3, give="2", ask=[words("thanks")]).accept(3, 1).accept(2, 1)


SCENES = [
    Scene("does-pass-announce", lambda: table("nofu").do("pass"), ("Seat 1",)),
    Scene("does-pass-privilege", lambda: table("nofu", "soryo").do("recruit", "pass"), ("Seat 2",)),
    Scene("does-pass-support", lambda: table("soryo", "nofu", "nofu").do("attack 2", "pass"), ("Seat 3",)),
    Scene("does-pass-join", lambda: table("nofu", "nofu").do("revolution", "pass"), ("Seat 2",)),
    Scene("does-announce", lambda: table("nofu").do("attack 2"), ("Seat 1", "attack", "Seat 2")),
    Scene("does-announce-revealing", lambda: table("soryo hidden").do("attack 3"), ("Seat 1", "Soryo", "Seat 3")),
    Scene("does-cancel", lambda: table("nofu", "daimyo").do("recruit", "rent"), ("Seat 1", "Seat 2", "Rent")),
    Scene(
        "does-cancel-revealing",
        lambda: table("nofu", "daimyo hidden").do("recruit", "rent"),
        ("Seat 1", "Seat 2", "Daimyo", "Rent"),
    ),
    Scene(
        "does-support", lambda: table("soryo", "nofu", "nofu").do("attack 2", "support target"), ("Seat 3", "Seat 2")
    ),
    Scene(
        "does-support-revealing",
        lambda: table("soryo", "nofu", "nofu hidden").do("attack 2", "pass", "support attacker"),
        ("Seat 3", "Nofu", "Seat 1"),
    ),
    Scene("does-join", lambda: table("nofu", "nofu").do("revolution", "join"), ("Seat 2",)),
    Scene(
        "does-join-revealing", lambda: table("nofu", "nofu hidden").do("revolution", "pass", "join"), ("Seat 2", "Nofu")
    ),
    Scene("does-become", transmuted, ("Seat 1", "Nofu"), 1),
    Scene("does-become-secretly", transmuted, ("Seat 1",)),
    Scene("destiny", lambda: table("nofu").do("recruit"), ("Seat 1", "Recruit")),
    Scene("reveals", lambda: table("soryo", "akindo hidden").do("attack 2"), ("Seat 2", "Akindo")),
    Scene("turns-up", lambda: table("samurai", "nofu", draws="daimyo").do("attack 2"), ("Seat 1", "Daimyo")),
    Scene("battle", lambda: table("soryo", "akindo").do("attack 2"), ("6", "2")),
    Scene("captures", lambda: table("soryo", "akindo").do("attack 2"), ("Seat 1", "Seat 2", "Akindo")),
    Scene("draws", lambda: table("soryo", "akindo").do("attack 2"), ("Seat 2",)),
    Scene("draws-known", lambda: table("soryo", "akindo", draws="ninja").do("attack 2"), ("Seat 2", "Ninja"), 2),
    Scene("takes", samurai_wins, ("Seat 2", "Akindo")),
    Scene("gains", lambda: table("daimyo", draws="shogun").do("rent"), ("Seat 1", "Shogun")),
    Scene("credits", lambda: table("akindo", "nofu: nofu nofu").do("credit 2"), ("Seat 1", "2 Nofu", "Seat 2")),
    Scene("gets", traded, ("Seat 1", "Seat 2", "Soryo")),
    Scene("gives", traded, ("Seat 1", "Seat 2", "treasure of 2")),
    Scene("recruits", lambda: table("nofu", square=1).do("recruit"), ("2",)),
    Scene("recruits-hut", lambda: table("nofu", square=2, hut=1, seats=8).do("recruit"), ("3", "0")),
    Scene("revolts", revolution, ("3",)),
    Scene("loses", revolution, ("Seat 2", "a card")),
    Scene("takes-reward", lambda: table("soryo", reward=1, draws="nofu").do("prayer"), ("Seat 1", "1 × Nofu")),
    Scene("season-over", lambda: table("nofu", reward=1).do("pass"), ("1", "2 cards")),
    Scene("shuffles-all", transmuted, ()),
    Scene("succeeds", lambda: table("daimyo", "shogun").do("succession"), ("Seat 1", "Seat 2")),
    Scene("succeeds-own", lambda: table("daimyo: shogun").do("succession"), ("Seat 1",)),
    Scene("goes-under", samurai_wins, ("Soryo",)),
    Scene("end-geisha", lambda: table("daimyo", deck="/ geisha /").do("rent"), ("Geisha",)),
    Scene("end-deck", lambda: table("daimyo", deck="//", geisha="reward").do("rent"), ()),
    Scene("end-ninjas", lambda: table("nofu: ninja ninja ninja").do("pass"), ("Seat 1",)),
    # deals
    Scene("offer", offered, ("Seat 1", "Seat 2", "treasure of 2", "spare", "treasure of 3")),
    Scene("accepts", lambda: offered().accept(2, 1), ("Seat 1", "Seat 2")),
    Scene("lapses", lapsed, ("Seat 1", "Seat 2")),
    Scene("declines", lambda: said(offered(), 2, decline=0), ("Seat 1", "Seat 2")),
    Scene("withdraws", lambda: said(offered(), 1, withdraw=1), ("Seat 1", "Seat 2")),
    Scene(
        "settles",
        lambda: table("nofu: 2").promised(1, 2, later("any")).settle(1, 0, "2"),
        ("Seat 1", "Seat 2", "treasure of 2"),
    ),
    Scene(
        "verdict-kept",
        lambda: table("nofu").promised(1, 2, about("attack", 3)).do("attack 3"),
        ("Seat 1", "Seat 2", "Seat 3"),
    ),
    Scene(
        "verdict-broken",
        lambda: table("nofu").promised(1, 2, about("spare", 3)).do("attack 3"),
        ("Seat 1", "Seat 2", "Seat 3"),
    ),
    Scene(
        "verdict-void",
        lambda: table("nofu").promised(1, 2, about("support", 3)).do("pass"),
        ("Seat 1", "Seat 2", "Seat 3"),
    ),
]
EVERY_SCENE = pytest.mark.parametrize("scene", SCENES, ids=[scene.kind for scene in SCENES])


def event_of(scene: Scene) -> tuple[Table, Message]:
    match = scene.make()
    found = [event for _, event in match.events(scene.viewer - 1) if event.id == scene.kind]
    assert len(found) == 1, match.lines("en", scene.viewer - 1)
    return match, found[0]


@EVERY_SCENE
def test_what_happened_is_told(scene: Scene) -> None:
    match, event = event_of(scene)
    told = match.words("en")(event)
    assert told.strip()
    assert [part for part in scene.parts if part not in told] == [], told


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@OTHERS
@EVERY_SCENE
def test_what_happened_is_told_in_other_languages(scene: Scene, language: str) -> None:
    """The same events, the same numbers, other words."""
    match, event = event_of(scene)
    english, other = match.words("en")(event), match.words(language)(event)
    assert english != other
    assert numbers(english) == numbers(other)


def test_every_kind_of_event_is_told_above() -> None:
    happened = {name for name in message_ids(section("What happened")) if not name.endswith("-several")}
    deals = {"offer", "accepts", "lapses", "declines", "withdraws", "settles"}
    verdicts = {name for name in message_ids(ENGLISH) if name.startswith("verdict-")}
    assert deals <= set(message_ids(section("Deals")))
    assert happened | deals | verdicts == {scene.kind for scene in SCENES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(name for name in message_ids(ENGLISH) if name.endswith("-several")))
def test_what_several_did_may_be_told_at_once(name: str, language: str) -> None:
    say = table("nofu").words(language)
    seats = [Message("seat", {"number": number}) for number in (1, 3)]
    assert name.removesuffix("-several") in {scene.kind for scene in SCENES}
    assert all(say(seat) in say(name, who=seats) for seat in seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("promise", "part"),
    [(about(kind, 3), ("seat", 3)) for kind in ("support", "cancel", "not-cancel", "attack", "spare")]
    + [(later("nofu nofu any"), ("card-nofu", 0)), (words("Peace, Frieden, paix"), ("Peace, Frieden, paix", 0))],
)
def test_every_promise_is_told(promise: dict[str, object], part: tuple[str, int], language: str) -> None:
    """O12.4"""
    match = table("nofu", "akindo").promised(1, 2, promise)
    say = match.words(language)
    name, number = part
    told = say(name, number=number) if number else say(name) if say.has(name) else name
    assert told in match.lines(language)[0]


def test_the_lines_of_a_decision_come_in_order() -> None:
    """O5.2, O9: the decision, the destiny, what it brings, the reward, the end of the season."""
    match = table("daimyo hidden", reward=1).do("rent")
    kinds = ["does-announce-revealing", "destiny", "gains", "takes-reward", "season-over"]
    assert match.events_told() == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_asked_and_drawn(language: str) -> None:
    seats = 4 if PURE else {"en": 4, "fr": 6, "de": 8}[language]
    choose, match = random.Random(seats), ludotheque.start("oriente", seats=seats, seed=4)
    say, paper = match.words(language), Console(file=StringIO(), width=160)
    while not match.over:
        action = choose.choice(match.legal())
        if match.number % EVERY == 0:
            seat = match.actor or 0
            assert say(match.describe(action))
            assert say("seat", number=seat + 1) in say(match.ask(seat))
            paper.print(GAME.draw(match.view(seat), say))
        match.play(action)


# questions


class Question(NamedTuple):
    name: str
    make: Callable[[], Table]


def battle_won() -> Table:
    return table("samurai", "nofu", "samurai", draws="akindo soryo").do("attack 2", "support attacker")


QUESTIONS = [
    Question("ask-announce", lambda: table("nofu")),
    Question("ask-privilege", lambda: table("nofu", "soryo").do("recruit")),
    Question("ask-privilege-none", lambda: table("nofu", "ninja hidden").do("recruit")),
    Question("ask-support", lambda: table("soryo", "nofu", "nofu").do("attack 2")),
    Question("ask-take", battle_won),
    Question("ask-give", lambda: table("akindo: 2 3", "nofu: soryo").do("trade 2")),
    Question("ask-become", lambda: table("maho-tsukai").do("transmutation")),
    Question("ask-join", lambda: table("nofu", "nofu").do("revolution")),
    Question("ask-join-none", lambda: table("nofu", "ninja hidden").do("revolution", "pass")),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS, ids=[question.name for question in QUESTIONS])
def test_what_is_asked_is_told_and_the_table_drawn(question: Question, language: str) -> None:
    match = question.make()
    seat, say, paper = match.actor or 0, match.words(language), StringIO()
    assert match.ask(seat).id == question.name
    assert say("seat", number=seat + 1) in say(match.ask(seat))
    elsewhere = match.ask((seat + 1) % match.seats)
    assert elsewhere.id == question.name.replace("ask-", "wait-").removesuffix("-none"), "the others are not asked"
    assert say("seat", number=seat + 1) in say(elsewhere)
    assert all(say(match.describe(action)) for action in match.legal())
    Console(file=paper, width=160).print(GAME.draw(match.view(seat), say))
    assert say("table-season", season=1) in paper.getvalue()


def test_every_question_is_asked_above() -> None:
    asked = {name for name in message_ids(ENGLISH) if name.startswith("ask-")}
    assert asked == {question.name for question in QUESTIONS}


# refusals


class Refused(NamedTuple):
    """An action that is refused, why, and by which rule."""

    name: str
    rule: str
    make: Callable[[], Table]
    action: str


REFUSED = [
    Refused("why-announce-first", "O3.1", lambda: table("nofu"), "join"),
    Refused("why-privilege-first", "O4.1", lambda: table("nofu", "soryo").do("recruit"), "support target"),
    Refused("why-support-first", "O7.2", lambda: table("soryo", "nofu", "nofu").do("attack 2"), "attack 1"),
    Refused("why-take-first", "O7.6", QUESTIONS[4].make, "pass"),
    Refused("why-give-first", "O6.6", QUESTIONS[5].make, "pass"),
    Refused("why-become-first", "O6.2", QUESTIONS[6].make, "pass"),
    Refused("why-join-first", "O8.1", QUESTIONS[7].make, "recruit"),
    Refused("why-no-privilege", "O4.1", lambda: table("daimyo", "samurai hidden").do("rent"), "attack 1"),
    Refused("why-no-privilege", "O4.2", lambda: table("nofu", "akindo hidden", square=1).do("revolution"), "attack 1"),
    Refused("why-no-seat", "O1.1", lambda: table("nofu"), "attack 5"),
    Refused("why-self", "O3.2", lambda: table("ninja"), "eliminate 1"),
    Refused("why-ability", "O3.2", lambda: table("nofu"), "rent"),
    Refused("why-no-reward", "O6.1", lambda: table("soryo"), "prayer"),
    Refused("why-other-maho-tsukai", "O6.2", lambda: table("maho-tsukai", "maho-tsukai"), "transmutation"),
    Refused("why-no-shogun", "O6.4", lambda: table("daimyo", "shogun hidden"), "succession"),
    Refused("why-their-like", "O6.5", lambda: table("akindo", "akindo: nofu"), "credit 2"),
    Refused("why-their-like", "O6.6", lambda: table("akindo", "akindo: nofu"), "trade 2"),
    Refused("why-their-like", "O6.9", lambda: table("ninja", "ninja"), "eliminate 2"),
    Refused("why-no-cards", "O6.6", lambda: table("akindo", "nofu"), "trade 2"),
    Refused("why-no-nofu-there", "O6.5", lambda: table("akindo", "nofu: 2"), "credit 2"),
    Refused("why-no-worker", "O6.7", lambda: table("nofu", square=6, supply=0), "recruit"),
    Refused("why-no-nofu", "O8.1", QUESTIONS[8].make, "join"),
    Refused("why-not-there", "O6.2", QUESTIONS[6].make, "become shogun"),
    Refused("why-not-had", "O6.6", QUESTIONS[5].make, "give soryo"),
    Refused("why-not-turned", "O7.6", QUESTIONS[4].make, "take shogun"),
]
EVERY_REFUSAL = pytest.mark.parametrize("refused", REFUSED, ids=[f"{row.name}-{row.rule}" for row in REFUSED])


@EVERY_REFUSAL
def test_a_refusal_names_seat_action_and_rule_and_changes_nothing(refused: Refused) -> None:
    match = refused.make()
    why = match.why_not(refused.action)
    assert why is not None
    assert (why.id, why.args["rule"]) == (refused.name, refused.rule)
    before = match.digest()
    with pytest.raises(IllegalAction) as raised:
        match.play(refused.action)
    assert str(raised.value).startswith(f"Seat {match.turn} cannot play {refused.action}: ")
    assert f"({refused.rule})" in str(raised.value)
    assert match.digest() == before


@OTHERS
@EVERY_REFUSAL
def test_a_refusal_is_told_in_other_languages(refused: Refused, language: str) -> None:
    match = refused.make()
    why = match.why_not(refused.action)
    assert why is not None
    told = match.words(language)(why)
    assert f"({refused.rule})" in told
    assert told != match.words("en")(why)


def test_every_reason_to_refuse_an_action_is_shown_above() -> None:
    reasons = {name for name in message_ids(section("Why not")) if name.startswith("why-")}
    assert reasons == {row.name for row in REFUSED}


def test_who_is_not_to_decide_is_refused() -> None:
    match = table("nofu", "nofu")
    why = match.why_not("pass", seat=1)
    assert why is not None
    assert why.id == "refusal-not-your-decision"


@pytest.mark.parametrize("seats", (4,) if PURE else (4, 8))
def test_an_action_is_refused_with_a_reason_if_and_only_if_it_is_not_legal(seats: int) -> None:
    """Over all codes, at many decisions of some games."""
    choose = random.Random(seats)
    for seed in range(1 if PURE else 2):
        match = ludotheque.start("oriente", seats=seats, seed=seed)
        while not match.over:
            if match.number % EVERY == 0:
                legal = {action.code for action in match.legal()}
                f, s, seat = record_of(match.facts.array), record_of(match.state()), match.actor or 0
                allowed = {code for code in range(GAME.layout.size) if GAME.why_not(f, s, seat, code) is None}
                assert allowed == legal, match.position()
            match.play(choose.choice(match.legal()))
