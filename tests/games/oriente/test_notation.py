"""Notation (O13): actions and positions as text, both ways."""

from __future__ import annotations

import random
import re

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.compiled import PURE, records
from ludotheque.engine.errors import BadInput, BadNotation
from ludotheque.engine.hiding import record_of
from ludotheque.engine.words import LANGUAGES
from ludotheque.games.oriente.actions import LAYOUT
from ludotheque.games.oriente.notation import parse_action, parse_position, show_action, show_position
from tests.games.oriente.board import GAME, table

EVERY = 6 if PURE else 3  # decisions between two positions looked at
INHABITANTS = ["ninja", "nofu", "akindo", "samurai", "daimyo", "maho-tsukai", "soryo", "shogun"]


# actions


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("pass", "pass", ()),
        ("attack 3", "attack", (2,)),
        ("attack 12", "attack", (11,)),
        ("prayer", "prayer", ()),
        ("transmutation", "transmutation", ()),
        ("rent", "rent", ()),
        ("succession", "succession", ()),
        ("credit 3", "credit", (2,)),
        ("trade 3", "trade", (2,)),
        ("recruit", "recruit", ()),
        ("revolution", "revolution", ()),
        ("eliminate 3", "eliminate", (2,)),
        ("support attacker", "support", (0,)),
        ("support target", "support", (1,)),
        ("join", "join", ()),
        ("become shogun", "become", (7,)),
        ("give nofu", "give", (1,)),
        ("give treasure-4", "give", (10,)),
        ("take nofu", "take", (1,)),
    ],
)
def test_an_action_is_written_as_the_rules_say(text: str, verb: str, args: tuple[int, ...]) -> None:
    """O13.1"""
    assert LAYOUT.decode(parse_action(text)) == (verb, args)
    assert show_action(LAYOUT.encode(verb, *args)) == text


def test_inhabitants_are_named_in_the_order_of_the_rules() -> None:
    """O13.1"""
    first = parse_action("become ninja")
    assert [show_action(first + n) for n in range(8)] == [f"become {kind}" for kind in INHABITANTS]


def test_every_code_reads_back_from_its_text() -> None:
    """O13.1"""
    for code in range(LAYOUT.size):
        assert parse_action(show_action(code)) == code


def test_no_two_codes_share_a_text() -> None:
    """O13.1: four that name a seat, eight single words, two sides, two lists of inhabitants, the points cards."""
    assert len({show_action(code) for code in range(LAYOUT.size)}) == LAYOUT.size == 4 * 12 + 8 + 2 + 2 * 8 + 11


def test_an_action_is_read_in_any_case_and_spacing() -> None:
    """O13.1"""
    assert parse_action("  Support   TARGET ") == parse_action("support target")


@pytest.mark.parametrize(
    "text",
    ["", " ", "attack", "attack 0", "attack 13", "attack -1", "attack 03", "attack two", "attack 3 4", "attack3",
     "credit", "trade nofu", "eliminate nofu", "prayer 3", "rent 1", "support", "support nobody", "support 1", "join 2",
     "become", "become geisha", "become treasure-2", "become Seat 1", "give geisha", "give treasure-5", "give 2",
     "take treasure-2", "take", "cancel", "announce attack 3", "reveal", "attack 3\x00", "attack \u0663"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    """O13.1: by a sentence that names it, in each language."""
    with pytest.raises(BadNotation, match=re.escape(f"“{text}”")):
        parse_action(text)
    with pytest.raises(ludotheque.IllegalAction) as refused:
        table("nofu").play(text)
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


# what is asked


def test_a_battle_asks_for_support_then_for_the_card_to_take() -> None:
    """O13.2"""
    match = table("samurai", "nofu", "samurai", "shogun", draws="akindo soryo")
    phases = [match.phase]
    for action in ("attack 2", "pass", "support attacker", "pass", "pass", "take akindo"):
        phases.append(match.do(action).phase)
    assert phases == ["announce", "privilege", "support", "support", "support", "take", "announce"]


def test_a_trade_asks_what_to_give() -> None:
    """O13.2"""
    match = table("akindo: 2 3", "nofu: nofu", "samurai")
    phases = [match.phase, *(match.do(action).phase for action in ("trade 2", "pass", "give treasure-2"))]
    assert phases == ["announce", "privilege", "give", "announce"]


def test_a_transmutation_always_asks_whom_to_become() -> None:
    """O13.2: also if there is only one kind."""
    assert table("maho-tsukai", "nofu").do("transmutation").can() == ["become nofu"]


def test_a_revolution_asks_who_joins() -> None:
    """O13.2"""
    match = table("nofu", "nofu", "soryo")
    phases = [match.phase, *(match.do(action).phase for action in ("revolution", "pass", "join"))]
    assert phases == ["announce", "privilege", "join", "announce"]


@pytest.mark.parametrize(
    ("kind", "action"),
    [("soryo", "prayer"), ("daimyo", "rent"), ("nofu", "recruit"), ("ninja", "eliminate 2"), ("akindo", "credit 2")],
)
def test_everything_else_follows_without_a_question(kind: str, action: str) -> None:
    """O13.2"""
    match = table(kind, "nofu: nofu", reward=1).do(action)
    assert (match.phase, match.turn) == ("announce", 2)


# positions


def play_on(match: Match, choose: random.Random) -> None:
    for _ in range(EVERY):
        if not match.over:
            match.play(choose.choice(match.legal()))


@pytest.mark.parametrize("seats", (4, 8) if PURE else (4, 7, 8, 12))
def test_every_position_of_a_game_reads_back_from_its_text(seats: int) -> None:
    """O13: everything but the random streams."""
    choose = random.Random(seats)
    fields = [name for name in GAME.state.names or () if name != "random"]
    for seed in range(1 if PURE else 2):
        match = ludotheque.start("oriente", seats=seats, seed=seed)
        while True:
            state, again = match.state(), records(1, GAME.state)
            parse_position(record_of(match.facts.array), record_of(again), match.position())
            assert [name for name in fields if not (state[name] == again[name]).all()] == [], match.position()
            assert show_position(record_of(again)) == match.position()
            if match.over:
                break
            play_on(match, choose)


@pytest.mark.parametrize(
    ("players", "actions", "phase"),
    [
        (("samurai", "nofu", "samurai"), ("attack 2", "support attacker"), "take"),
        (("akindo: 2 3", "nofu: samurai"), ("trade 2",), "give"),
        (("maho-tsukai", "nofu hidden"), ("transmutation", "pass"), "become"),
        (("nofu", "nofu hidden"), ("revolution", "pass"), "join"),
        (("maho-tsukai", "nofu hidden", "soryo"), ("transmutation", "pass", "pass", "become soryo"), "announce"),
    ],
)
def test_a_game_goes_on_from_its_position(players: tuple[str, ...], actions: tuple[str, ...], phase: str) -> None:
    """O13: the same choices, and what everybody sees."""
    match = table(*players, draws="akindo soryo" if phase == "take" else "").do(*actions)
    again = Match.from_position(GAME, match.position(), seed=2)
    assert match.phase == again.phase == phase
    assert match.legal() == again.legal()
    for seat in range(-1, 4):
        left, right = match.view(seat), again.view(seat)
        assert {**left, "number": 0, "talk": 0} == {**right, "number": 0, "talk": 0}


ALL_OPEN = "inhabitant 1: nofu\ninhabitant 2: nofu\ninhabitant 3: akindo\ninhabitant 4: shogun"


def test_a_position_may_leave_out_what_is_as_at_the_start_of_a_season() -> None:
    """O13: four seats, all discs, the first seat to announce, workers in the supply; inhabitants revealed."""
    match = Match.from_position(GAME, f"{ALL_OPEN}\ndeck: 28 5 4", seed=1)
    view = match.view()
    assert (match.seats, match.actor, match.phase, view["season"], view["pawn"]) == (4, 0, "announce", 1, 0)
    assert [(player["disc"], player["revealed"]) for player in view["players"]] == [(True, True)] * 4
    assert view["village"] == {"square": 0, "hut": 0, "supply": 6, "has_hut": False}


@pytest.mark.parametrize("text", [ALL_OPEN, f"{ALL_OPEN} hidden top 4\ndeck: 28 5 4"])
def test_a_position_may_leave_out_the_cards_seen_nowhere(text: str) -> None:
    """O13"""
    assert Match.from_position(GAME, text, seed=1).view()["deck"] == 37


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("colour: red", "colour"),
        ("nonsense", "shogun\nnonsense"),
        ("seats: many", "many"),
        ("options: pawn=third", "pawn=third"),
        ("options: tempo=fast", "tempo=fast"),
        ("actor: nobody", "nobody"),
        ("phase: sleep", "sleep"),
        ("pawn: x", "x"),
        ("pawn: 13", "13"),
        ("discs: 1,x", "1,x"),
        ("announced: dance", "dance"),
        ("allies: 1", "1"),
        ("deck: 1 2", "1 2"),
        ("deck: a b c", "a b c"),
        ("laid: 1", "1"),
        ("reward: treasure-2", "treasure-2"),
        ("under: king", "king"),
        ("square: few", "few"),
        ("square: 300", "300"),
        ("taken: hat", "hat"),
        ("turned: nofu", "nofu"),
        ("turned: king 1", "king 1"),
        ("strength: 1", "1"),
        ("ending: happy", "happy"),
        ("pool: king", "king"),
        ("story: x", "x"),
        ("inhabitant 1: king", "king"),
        ("inhabitant 1: nofu sideways", "nofu sideways"),
        ("inhabitant 1: nofu hidden attic 1", "nofu hidden attic 1"),
        ("inhabitant 1: nofu hidden top 99", "nofu hidden top 99"),
        ("inhabitant 1:", ""),
        ("inhabitant 9: nofu", "inhabitant 9"),
        ("points 1: king", "king"),
        ("points 1: treasure-5", "treasure-5"),
        ("points 5: nofu", "points 5"),
        ("before 1: nofu", "nofu"),
        ("before 9: nofu top 1", "before 9"),
        ("after 1: nofu", "nofu"),
        ("shuffles: x", "x"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, named: str) -> None:
    """O13: by a sentence that names what was wrong."""
    with pytest.raises(BadNotation, match=re.escape(f"“{named}”")) as refused:
        parse_position(record_of(GAME.shipped.array), record_of(records(1, GAME.state)), f"{ALL_OPEN}\n{text}")
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("seats: 3", "seats"),
        ("number: -5", "number"),
        ("season: -1", "season"),
        ("actor: 7", "actor"),
        ("actor: 0", "actor"),
        ("pawn: 9", "pawn"),
        ("pawn: -", "pawn"),
        ("discs: 9", "discs"),
        ("phase: privilege", "announcer"),
        ("announcer: 9", "announcer"),
        ("target: 9", "target"),
        ("asked: -1", "asked"),
        ("asked: 5", "asked"),
        ("allies: 9 / -", "allies"),
        ("deck: -1 1 1", "deck"),
        ("deck: 1 1 1", "laid or deck"),
        ("laid: -1 0 0", "laid"),
        ("square: -1", "supply"),
        ("winner: 9", "winner"),
        ("turned: geisha 1", "turned"),
        ("under: geisha", "under"),
        ("ninjas: 9", "ninjas"),
        ("inhabitant 1: -", "inhabitant"),
        ("inhabitant 1: geisha", "inhabitant"),
        ("inhabitant 1: nofu hidden top 2", "inhabitant"),
        ("inhabitant 1: nofu revealed top 1", "inhabitant"),
        ("points 1: shogun shogun", "pool"),
        ("pool: nofu", "pool"),
        ("shuffles: 1", "shuffles"),
    ],
)
def test_a_position_no_game_could_have_is_refused(text: str, named: str) -> None:
    """O13: by a sentence that names the entry."""
    name = text.partition(":")[0]
    match = ludotheque.start("oriente", seats=4, seed=1)
    shown = [line for line in match.position().splitlines() if not line.startswith(f"{name}:")]
    with pytest.raises(BadNotation, match=re.escape(f"“{named}”")):
        Match.from_position(GAME, "\n".join([*shown[:1], text, *shown[1:]]), seed=1)


@pytest.mark.parametrize("phase", ["take", "give", "become"])
def test_a_position_in_which_nothing_could_be_decided_is_refused(phase: str) -> None:
    """O13: no cards to choose from."""
    text = f"phase: {phase}\nannouncer: 1\nannounced: attack 2\ntarget: 2\nloser: 2\ntaken: nofu"
    with pytest.raises((BadNotation, BadInput)):
        Match.from_position(GAME, f"{ALL_OPEN}\ndeck: 28 5 4\n{text}", seed=1)


def test_a_geisha_among_points_is_refused_while_the_game_goes_on() -> None:
    """O13, O10.1"""
    with pytest.raises(BadNotation):
        table("nofu: geisha", deck="//")
