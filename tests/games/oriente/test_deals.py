"""Deals (O12): offers, promises, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import IllegalAction, NoUndo
from ludotheque.engine.words import LANGUAGES, message_ids
from tests.games.oriente.board import GAME, Table, about, later, table, words

THANKS = [words("thanks")]
SAID = ["offer", "accepts", "settles", "verdict-kept", "verdict-broken", "verdict-void"]


def market() -> Table:
    """Four with something to give; seat 1 to announce."""
    return table("nofu: 2 nofu", "akindo: 3", "samurai hidden: 4 ninja", "soryo: 4")


def refusal(match: Table, seat: int, payload: dict[str, Any]) -> tuple[str, str]:
    """Why a seat may not say this, and the rule; nothing has changed."""
    before = (match.position(), match.talk, match.told())
    with pytest.raises(IllegalAction) as refused:
        match.aside(seat - 1, payload)
    assert (match.position(), match.talk, match.told()) == before
    why = refused.value.message.args["why"]
    assert all(f"({why.args['rule']})" in refused.value.said(language) for language in LANGUAGES)
    return why.id, why.args["rule"]


# offers


@pytest.mark.parametrize(
    ("phase", "actions"),
    [
        ("announce", ()),
        ("privilege", ("revolution",)),
        ("support", ("attack 2", "pass", "pass")),
        ("join", ("revolution", "pass", "pass", "pass")),
    ],
)
@pytest.mark.parametrize("seat", [1, 4])
def test_an_offer_may_be_made_while_a_decision_is_pending(phase: str, actions: tuple[str, ...], seat: int) -> None:
    """O12.1: also somebody else's."""
    match = table("nofu: 2 nofu", "soryo hidden: 3", "samurai hidden: 4", "soryo hidden: 4").do(*actions)
    assert match.phase == phase
    assert len(match.offer(seat, 3, give="2" if seat == 1 else "4", get="4").talk["offers"]) == 1


CHOOSING: dict[str, tuple[tuple[str, ...], str, tuple[str, ...]]] = {
    "give": (("akindo: 2 3", "nofu: samurai"), "", ("trade 2",)),
    "take": (("samurai: 2", "nofu: 3", "samurai: 4"), "akindo soryo", ("attack 2", "support attacker")),
    "become": (("maho-tsukai: 2", "nofu: 3"), "", ("transmutation",)),
}


def choosing(phase: str) -> Table:
    """Somebody has to take, give or choose a card; 2 owes 1 a card and has an offer of theirs."""
    players, draws, actions = CHOOSING[phase]
    match = table(*players, draws=draws).promised(2, 1, later("any"))
    match.offer(1, 2, promise=THANKS, ask=THANKS).do(*actions)
    assert match.phase == phase
    return match


@pytest.mark.parametrize("phase", CHOOSING)
@pytest.mark.parametrize(
    ("seat", "payload"),
    [
        (1, {"offer": {"to": 2, "promise": THANKS, "ask": THANKS}}),
        (2, {"accept": 0}),
        (2, {"decline": 0}),
        (1, {"withdraw": 1}),
        (2, {"settle": 0, "cards": {"samurai": 1}}),
    ],
)
def test_nothing_is_said_while_a_card_is_taken_given_or_chosen(phase: str, seat: int, payload: dict[str, Any]) -> None:
    """O12.1"""
    assert refusal(choosing(phase), seat, payload) == ("why-not-now", "O12.1")


def test_nothing_is_said_after_the_end() -> None:
    """O12.1"""
    match = table("daimyo: 2", "nofu: 3", deck="//", geisha="reward").do("rent")
    with pytest.raises(IllegalAction):
        match.offer(1, 2, give="2", get="3")


@pytest.mark.parametrize(("by", "to"), [(1, 2), (2, 1)])
def test_there_is_one_open_offer_between_two_players(by: int, to: int) -> None:
    """O12.1: whoever made it."""
    match = market().offer(1, 2, give="2", get="3")
    offer = {"offer": {"to": to - 1, "promise": THANKS, "ask": THANKS}}
    assert refusal(match, by, offer) == ("why-offer-open", "O12.1")


def test_there_may_be_offers_between_others() -> None:
    """O12.1"""
    match = market().offer(1, 2, give="2", get="3").offer(1, 3, give="2", get="4").offer(4, 2, give="4", get="3")
    assert [(offer["by"], offer["to"]) for offer in match.talk["offers"]] == [(0, 1), (0, 2), (3, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_is_public(language: str) -> None:
    """O12.1: in the view of everybody, and told."""
    match = market().offer(1, 2, give="nofu 2", get="3", ask=[about("spare", 4)])
    say = match.words(language)
    assert all(match.view(seat)["talk"] == match.talk for seat in (-1, 0, 1, 2, 3))
    for seat in (-1, 2):
        (told,) = match.lines(language, seat)
        parts = [say("seat", number=n) for n in (1, 2, 4)]
        parts += [say(name) for name in ("card-nofu", "card-treasure-2", "card-treasure-3")]
        assert all(part in told for part in parts), told


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    # one thing at a time, in the form of the phrase book
    ("why-no-deal", "O12.1", {}),
    ("why-no-deal", "O12.1", {"wink": 1}),
    ("why-no-deal", "O12.1", {"accept": 1, "decline": 1}),
    ("why-no-deal", "O12.1", {"accept": 1, "cards": {"nofu": 1}}),
    ("why-no-deal", "O12.1", {"settle": 0}),
    ("why-no-deal", "O12.1", {"offer": "everything"}),
    ("why-no-deal", "O12.1", {"offer": {"to": 1, "give": {"nofu": 1}, "get": {"treasure-3": 1}, "smile": True}}),
    # to one other player
    ("why-no-partner", "O12.1", {"offer": {"to": 0, "give": {"nofu": 1}, "get": {"nofu": 1}}}),
    ("why-no-partner", "O12.1", {"offer": {"to": 4, "give": {"nofu": 1}, "get": {"nofu": 1}}}),
    ("why-no-partner", "O12.1", {"offer": {"to": -1, "give": {"nofu": 1}, "get": {"nofu": 1}}}),
    ("why-no-partner", "O12.1", {"offer": {"to": True, "give": {"nofu": 1}, "get": {"treasure-3": 1}}}),
    ("why-no-partner", "O12.1", {"offer": {"give": {"nofu": 1}, "get": {"nofu": 1}}}),
    # only points cards
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"inhabitant": 1}, "get": {"treasure-3": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"nofu": 1}, "get": {"geisha": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"any": 1}, "get": {"treasure-3": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"nofu": 0}, "get": {"treasure-3": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"nofu": -1}, "get": {"treasure-3": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"nofu": 0.5}, "get": {"treasure-3": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": {"nofu": True}, "get": {"treasure-3": 1}}}),
    ("why-not-points", "O12.2", {"offer": {"to": 1, "give": ["nofu"], "get": {"treasure-3": 1}}}),
    # that the giver has: seat 1 is a Nofu with one Nofu, seat 2 an Akindo without one
    ("why-cards-missing", "O12.2", {"offer": {"to": 1, "give": {"nofu": 2}, "get": {"treasure-3": 1}}}),
    ("why-cards-missing", "O12.2", {"offer": {"to": 1, "give": {"treasure-3": 1}, "get": {"treasure-3": 1}}}),
    ("why-cards-missing", "O12.2", {"offer": {"to": 1, "give": {"nofu": 1}, "get": {"akindo": 1}}}),
    ("why-cards-missing", "O12.2", {"offer": {"to": 2, "give": {"nofu": 1}, "get": {"samurai": 1}}}),
    # both sides bring something
    ("why-for-nothing", "O12.2", {"offer": {"to": 1}}),
    ("why-for-nothing", "O12.2", {"offer": {"to": 1, "give": {"nofu": 1}}}),
    ("why-for-nothing", "O12.2", {"offer": {"to": 1, "get": {"treasure-3": 1}}}),
    ("why-for-nothing", "O12.2", {"offer": {"to": 1, "promise": THANKS}}),
    ("why-for-nothing", "O12.2", {"offer": {"to": 1, "give": {"nofu": 1}, "promise": THANKS, "get": {}, "ask": []}}),
    # promises of the phrase book
    ("why-too-many-promises", "O12.4", {"offer": {"to": 1, "give": {"nofu": 1}, "ask": THANKS * 7}}),
    ("why-too-many-promises", "O12.4", {"offer": {"to": 1, "give": {"nofu": 1}, "ask": "peace"}}),
    *(
        ("why-no-promise", "O12.4", {"offer": {"to": 1, "give": {"nofu": 1}, "ask": [promise]}})
        for promise in (
            "peace",
            {},
            {"promise": "love", "whom": 0},
            {"promise": "support"},
            {"promise": "support", "whom": 1},  # themselves
            {"promise": "support", "whom": 4},
            {"promise": "support", "whom": "2"},
            {"promise": "support", "whom": 0, "cards": {"nofu": 1}},
            {"promise": "give"},
            {"promise": "give", "cards": {}},
            {"promise": "give", "cards": {"geisha": 1}},
            {"promise": "give", "cards": {"nofu": -1}},
            {"promise": "words"},
            {"promise": "words", "text": ""},
            {"promise": "words", "text": "  "},
            {"promise": "words", "text": "x" * 201},
            {"promise": "words", "text": "a\x1b[2Jb"},
            {"promise": "words", "text": 5},
        )
    ),
    # answers
    ("why-no-offer", "O12.3", {"accept": 1}),
    ("why-no-offer", "O12.3", {"decline": 1}),
    ("why-no-offer", "O12.3", {"accept": 9}),
    ("why-no-offer", "O12.3", {"accept": "2"}),
    ("why-no-own-offer", "O12.3", {"withdraw": 1}),
    ("why-no-own-offer", "O12.3", {"withdraw": None}),
    # debts
    ("why-no-debt", "O12.7", {"settle": 0, "cards": {"nofu": 1}}),
    ("why-no-debt", "O12.7", {"settle": "0", "cards": {"nofu": 1}}),
]


@pytest.mark.parametrize(("name", "rule", "payload"), REFUSED, ids=[f"{n}-{row[0]}" for n, row in enumerate(REFUSED)])
def test_what_may_not_be_said_is_refused(name: str, rule: str, payload: dict[str, Any]) -> None:
    """O12.1 to O12.4, O12.7: by seat 1, and nothing changes."""
    assert refusal(market(), 1, payload) == (name, rule)


def test_every_reason_to_refuse_a_deal_is_shown() -> None:
    """O12: three more are below and above."""
    english = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8").partition("# Deals\n")[2]
    reasons = {name for name in message_ids(english) if name.startswith("why-")}
    assert reasons == {name for name, _, _ in REFUSED} | {"why-not-now", "why-offer-open", "why-not-owed"}


def test_an_inhabitant_cannot_be_given() -> None:
    """O12.2: the Samurai of seat 3, whether hidden or revealed, is not among the points."""
    match = market()
    for give in ({"samurai": 1}, {"inhabitant": 1}):
        assert refusal(match, 3, {"offer": {"to": 0, "give": give, "get": {"nofu": 1}}})[1] == "O12.2"


@pytest.mark.parametrize(
    ("gives", "gets"),
    [
        ({"give": "2"}, {"get": "3"}),
        ({"give": "2"}, {"ask": THANKS}),
        ({"promise": [later("any")]}, {"get": "3"}),
        ({"promise": [about("spare", 2)]}, {"ask": [about("spare", 1)]}),
    ],
)
def test_a_card_or_a_promise_is_something(gives: dict[str, Any], gets: dict[str, Any]) -> None:
    """O12.2"""
    assert len(market().offer(1, 2, **gives, **gets).talk["offers"]) == 1


# answers


def test_accepted_cards_change_hands_at_once() -> None:
    """O12.3"""
    match = market().offer(1, 2, give="2 nofu", get="3").accept(2, 1)
    assert [match.cards(1), match.cards(2)] == ["3", "2 nofu"]
    assert match.talk["offers"] == []
    assert match.turn == 1


def test_promises_of_both_sides_go_on_record() -> None:
    """O12.3"""
    match = market().offer(1, 2, promise=[about("spare", 2)], ask=[later("3"), words("peace")]).accept(2, 1)
    shown = [(p["number"], p["by"], p["to"], p["promise"], p["status"]) for p in match.talk["promises"]]
    assert shown == [(0, 0, 1, "spare", "open"), (1, 1, 0, "give", "open"), (2, 1, 0, "words", "said")]


@pytest.mark.parametrize(
    ("seat", "payload", "told"), [(2, {"decline": 0}, "declines"), (1, {"withdraw": 1}, "withdraws")]
)
def test_an_offer_may_be_declined_or_withdrawn(seat: int, payload: dict[str, Any], told: str) -> None:
    """O12.3"""
    match = market().offer(1, 2, give="2", get="3", promise=THANKS)
    match.aside(seat - 1, payload)
    assert (match.talk["offers"], match.talk["promises"], match.cards(1)) == ([], [], "2 nofu")
    assert match.events_told() == ["offer", told]


@pytest.mark.parametrize(
    ("seat", "payload", "why"),
    [
        (1, {"accept": 1}, "why-no-offer"),
        (1, {"decline": 1}, "why-no-offer"),
        (3, {"accept": 0}, "why-no-offer"),
        (2, {"withdraw": 0}, "why-no-own-offer"),
    ],
)
def test_only_the_other_player_answers_and_only_the_offerer_withdraws(
    seat: int, payload: dict[str, Any], why: str
) -> None:
    """O12.3"""
    assert refusal(market().offer(1, 2, give="2", get="3"), seat, payload) == (why, "O12.3")


@pytest.mark.parametrize("giver", [1, 2])
def test_an_offer_lapses_when_a_card_is_gone(giver: int) -> None:
    """O12.3: promises included."""
    match = market().offer(1, 2, give="2", get="3", promise=[about("spare", 2)])
    match.offer(giver, 4, give="2" if giver == 1 else "3", ask=THANKS).accept(4, giver).accept(2, 1)
    assert [match.cards(1), match.cards(2)] == (["nofu", "3"] if giver == 1 else ["2 nofu", ""])
    assert (match.talk["offers"], match.ledger()) == ([], ["said"])
    assert match.events_told()[-1] == "lapses"


def test_an_offer_stands_over_the_end_of_a_season() -> None:
    """O12.3"""
    match = market().offer(1, 2, give="2", get="3").pass_all()
    assert match.view()["season"] == 2
    assert match.accept(2, 1).cards(1) == "3 nofu"


def test_open_offers_end_with_the_game() -> None:
    """O12.3"""
    match = table("daimyo: 2", "nofu: 3", deck="//", geisha="reward").offer(1, 2, give="2", get="3").do("rent")
    assert match.talk["offers"] == []


# promises about play: 2 promises something about 1, or about 3


def promise(kind: str, whom: int, *players: str, pawn: int = 1, **more: Any) -> Table:
    """Seat 2 promises seat 4 something about somebody."""
    return table(*players, pawn=pawn, **more).promised(2, 4, about(kind, whom))


def test_nobody_is_bound() -> None:
    """O12.4: all promises at once leave the same choices."""
    free = table("nofu", "daimyo", "soryo")
    choices = free.do("pass").can()
    kinds = ("support", "cancel", "not-cancel", "attack", "spare")
    bound = table("nofu", "daimyo", "soryo").promised(2, 1, *(about(kind, 3) for kind in kinds), later("soryo"))
    assert bound.do("pass").can() == choices


@pytest.mark.parametrize(
    ("whom", "actions", "status"),
    [
        (1, ["support attacker"], "kept"),
        (3, ["support target"], "kept"),
        (1, ["pass", "support target", "support attacker"], "kept"),  # asked again because seat 4 supports
        (1, ["pass", "pass"], "broken"),
        (3, ["pass", "pass"], "broken"),
        (1, ["support target"], "open"),  # the battle is not settled
        (1, ["support target", "pass", "pass"], "broken"),
        (4, ["pass", "pass"], "open"),  # no battle of theirs
    ],
)
def test_a_promise_to_support(whom: int, actions: list[str], status: str) -> None:
    """O12.5: settled when the promiser supports, or with the battle."""
    match = table("soryo", "nofu", "samurai", "nofu").promised(2, 3, about("support", whom)).do("attack 3", *actions)
    assert match.ledger()[0] == status


def test_who_is_not_asked_does_not_break_a_promise_to_support() -> None:
    """O12.5: without a disc."""
    match = promise("support", 1, "soryo", "nofu spent", "samurai").do("attack 3")
    assert match.phase == "announce"
    assert match.ledger()[0] == "open"


@pytest.mark.parametrize(
    ("actions", "status"),
    [
        (["attack 1"], "kept"),
        (["pass"], "open"),
        (["pass", "attack 1"], "open"),  # somebody else cancels: no destiny of seat 1
        (["pass", "attack 1", "pass", "pass"], "open"),
        (["pass", "pass"], "broken"),
    ],
)
def test_a_promise_to_cancel(actions: list[str], status: str) -> None:
    """O12.5: kept by cancelling, broken when the destiny comes true after the promiser has passed."""
    match = promise("cancel", 1, "nofu", "daimyo", "soryo").do("recruit", *actions)
    assert match.ledger()[0] == status


def test_who_is_not_asked_does_not_break_a_promise_to_cancel() -> None:
    """O12.5: being named."""
    match = promise("cancel", 1, "nofu", "daimyo").do("attack 2")
    assert match.phase == "announce"
    assert match.ledger()[0] == "open"


def test_a_pass_counts_only_against_the_announcement_it_let_happen() -> None:
    """O12.5: seat 3 cancels the first one; the promiser, named by the second, is not asked about it."""
    match = promise("cancel", 1, "nofu", "daimyo", "soryo").do("recruit", "pass", "attack 4", "pass", "pass")
    assert match.do("attack 2").events_told().count("destiny") == 2
    assert match.ledger()[0] == "open"


@pytest.mark.parametrize(("action", "status"), [("pass", "open"), ("attack 1", "broken"), ("rent", "broken")])
def test_a_promise_not_to_cancel(action: str, status: str) -> None:
    """O12.5"""
    match = promise("not-cancel", 1, "nofu", "daimyo", "nofu").do("recruit", action)
    assert match.ledger()[0] == status


def test_cancelling_somebody_else_breaks_no_promise() -> None:
    """O12.5"""
    assert promise("not-cancel", 3, "nofu", "daimyo", "nofu").do("recruit", "attack 1").ledger()[0] == "open"


@pytest.mark.parametrize(
    ("action", "status"), [("attack 3", "kept"), ("attack 1", "broken"), ("rent", "broken"), ("pass", "open")]
)
@pytest.mark.parametrize("first", ["pass", "recruit"])
def test_a_promise_to_attack(first: str, action: str, status: str) -> None:
    """O12.5: by an announcement of one's own, or one that cancels."""
    assert promise("attack", 3, "nofu", "daimyo", "soryo").do(first, action).ledger()[0] == status


def test_an_announced_attack_keeps_the_promise_though_it_is_cancelled() -> None:
    """O12.5"""
    match = promise("attack", 1, "nofu", "daimyo", "soryo").do("recruit", "attack 1", "attack 2")
    assert match.ledger()[0] == "kept"


@pytest.mark.parametrize(
    ("kind", "action", "status"),
    [
        ("daimyo", "attack 3", "broken"),
        ("akindo", "credit 3", "broken"),
        ("akindo", "trade 3", "broken"),
        ("ninja", "eliminate 3", "broken"),
        ("daimyo", "succession", "broken"),
        ("daimyo", "attack 1", "open"),
        ("daimyo", "rent", "open"),
        ("daimyo", "pass", "open"),
    ],
)
def test_a_promise_to_spare(kind: str, action: str, status: str) -> None:
    """O12.5: broken by anything that names the player, the Shogun among whose points too."""
    match = promise("spare", 3, "nofu", kind, "nofu: nofu shogun").do("pass", action)
    assert match.ledger()[0] == status


def test_supporting_the_other_side_breaks_no_promise_to_spare() -> None:
    """O12.5"""
    match = promise("spare", 3, "soryo", "nofu", "samurai").do("attack 3", "support attacker")
    assert match.ledger()[0] == "open"


# the end of a season or of the game

ENDS = pytest.mark.parametrize("end", ["season", "game"])


def ending(end: str) -> dict[str, Any]:
    """With the game, because there is no card for the next reward, or with the season."""
    return {"deck": "//", "geisha": "reward"} if end == "game" else {}


@ENDS
@pytest.mark.parametrize(
    ("kind", "actions", "status"),
    [
        ("spare", [], "kept"),
        ("not-cancel", ["recruit", "pass"], "kept"),
        ("not-cancel", [], "void"),
        ("attack", [], "broken"),
        ("support", [], "void"),
        ("cancel", [], "void"),
    ],
)
def test_what_becomes_of_promises_at_the_end(kind: str, actions: list[str], status: str, end: str) -> None:
    """O12.6: of the season, or of the game."""
    match = promise(kind, 1, "nofu", "daimyo", **ending(end)).do(*actions).pass_all()
    assert match.over is (end == "game")
    assert match.ledger()[0] == status


@ENDS
def test_a_promise_to_attack_is_void_for_who_was_never_asked(end: str) -> None:
    """O12.6: without a disc."""
    match = promise("attack", 1, "nofu", "daimyo spent", **ending(end)).pass_all()
    assert match.ledger()[0] == "void"


def test_who_was_asked_to_cancel_only_was_not_asked_to_announce() -> None:
    """O12.6: the promiser loses the disc in a battle before being asked."""
    match = promise("attack", 1, "nofu", "daimyo", "nofu spent").do("attack 3", "pass", "support attacker")
    assert match.view()["season"] == 2
    assert match.ledger()[0] == "void"


def test_the_promises_of_a_season_are_settled_for_good() -> None:
    """O12.4: an attack in the next season breaks nothing."""
    match = promise("spare", 1, "nofu", "daimyo").pass_all().do("pass", "attack 1")
    assert match.ledger()[0] == "kept"


# cards promised


def owing(promised: str, cards: str = "2 3 nofu nofu") -> Table:
    """Seat 2 owes seat 1."""
    return table("nofu", f"akindo: {cards}", "samurai").promised(2, 1, later(promised))


def test_a_promise_to_give_is_kept_when_all_is_handed_over() -> None:
    """O12.7"""
    match = owing("2 nofu").settle(2, 0, "2")
    assert (match.ledger()[0], match.talk["promises"][0]["left"], match.cards(1)) == ("open", {"nofu": 1}, "2")
    match.settle(2, 0, "nofu")
    assert (match.ledger()[0], match.cards(1), match.cards(2)) == ("kept", "2 nofu", "3 nofu")


@pytest.mark.parametrize("card", ["2", "nofu"])
def test_any_card_settles_what_was_promised_as_any(card: str) -> None:
    """O12.7"""
    match = owing("any").settle(2, 0, card)
    assert (match.ledger()[0], match.cards(1)) == ("kept", card)


@pytest.mark.parametrize(
    ("handed", "left"),
    [("nofu", {"any": 1}), ("2", {"nofu": 1}), ("nofu nofu", {}), ("2 nofu", {}), ("3", {"nofu": 1})],
)
def test_named_cards_count_as_named_first(handed: str, left: dict[str, int]) -> None:
    """O12.7: of a Nofu and any card."""
    assert owing("nofu any").settle(2, 0, handed).talk["promises"][0]["left"] == left


@pytest.mark.parametrize(
    ("promised", "cards", "why"),
    [
        ("nofu", {"treasure-2": 1}, ("why-not-owed", "O12.7")),
        ("nofu", {"nofu": 2}, ("why-not-owed", "O12.7")),
        ("any", {"nofu": 1, "treasure-2": 1}, ("why-not-owed", "O12.7")),
        ("any", {}, ("why-not-owed", "O12.7")),
        ("any", {"any": 1}, ("why-not-owed", "O12.7")),
        ("any", {"geisha": 1}, ("why-not-owed", "O12.7")),
        ("any", {"akindo": 1}, ("why-cards-missing", "O12.2")),  # the inhabitant is no points card
        ("soryo", {"soryo": 1}, ("why-cards-missing", "O12.2")),
    ],
)
def test_only_what_was_promised_can_be_handed_over(promised: str, cards: dict[str, int], why: tuple[str, str]) -> None:
    """O12.7, O12.2"""
    assert refusal(owing(promised), 2, {"settle": 0, "cards": cards}) == why


@pytest.mark.parametrize(("seat", "number"), [(1, 0), (2, 1), (2, 2), (2, -1), (1, 1)])
def test_only_the_debtor_settles_an_open_debt(seat: int, number: int) -> None:
    """O12.7: number 1 is a word, not a debt."""
    assert refusal(owing("nofu"), seat, {"settle": number, "cards": {"nofu": 1}})[0] == "why-no-debt"


def test_a_settled_debt_cannot_be_settled_again() -> None:
    """O12.7"""
    match = owing("nofu").settle(2, 0, "nofu")
    assert refusal(match, 2, {"settle": 0, "cards": {"nofu": 1}})[0] == "why-no-debt"


def test_what_one_does_not_have_may_be_promised() -> None:
    """O12.7, O12.2: only what is given now has to be there."""
    assert owing("soryo", "").ledger()[0] == "open"


def test_handing_over_is_allowed_though_it_brings_nothing_back() -> None:
    """O12.7, O12.2: in the promiser's turn or another's, seasons later."""
    match = owing("nofu").pass_all().pass_all()
    assert (match.view()["season"], match.turn) == (3, 1)
    assert match.settle(2, 0, "nofu").cards(1) == "nofu"


def test_a_promise_to_give_is_broken_when_the_game_ends() -> None:
    """O12.7: though a part was handed over."""
    match = (
        table("nofu", "akindo: 2 3", deck="//", geisha="reward")
        .promised(2, 1, later("2 3"))
        .settle(2, 0, "2")
        .pass_all()
    )
    assert match.over
    assert match.ledger()[0] == "broken"


def test_free_words_are_never_judged() -> None:
    """O12.7, O12.4"""
    match = (
        table("nofu", "akindo", deck="//", geisha="reward")
        .promised(2, 1, words("I shall attack nobody"))
        .do("pass", "attack 1")
    )
    assert match.pass_all().over
    assert match.ledger() == ["said", "said"]


# what everybody hears


@pytest.mark.parametrize("language", LANGUAGES)
def test_deals_and_verdicts_are_public(language: str) -> None:
    """O12.1, O12.5 to O12.7: everybody hears the same sentences."""
    match = table("nofu: 2", "daimyo: 3 nofu", "samurai hidden", deck="//", geisha="reward")
    match.offer(1, 2, give="2", promise=[about("support", 2)], ask=[about("cancel", 1), later("nofu any")])
    match.accept(2, 1).settle(2, 2, "nofu").do("recruit", "attack 3").pass_all().pass_all()
    assert match.over
    heard = [event for _, event in match.events() if event.id in SAID]
    assert sorted(event.id for event in heard) == sorted(SAID)
    sentences = [match.words(language)(event) for event in heard]
    for seat in range(-1, 4):
        assert [line for line in match.lines(language, seat) if line in sentences] == sentences


# taking back


def test_taking_back_across_an_exchange_needs_consent() -> None:
    """O12.3"""
    match = market().do("pass").offer(1, 2, give="2", get="3", promise=THANKS).accept(2, 1)
    with pytest.raises(NoUndo):
        match.undo(seat=0)
    assert match.cards(1) == "3 nofu"
    match.undo(seat=0, consent=True)
    assert (match.cards(1), match.talk["promises"], match.turn) == ("2 nofu", [], 1)


def test_a_settled_debt_is_an_exchange() -> None:
    """O12.7"""
    match = market().promised(2, 1, later("3")).do("pass").settle(2, 0, "3")
    with pytest.raises(NoUndo):
        match.undo(seat=0)


@pytest.mark.parametrize("accepted", [False, True])
def test_words_alone_can_be_taken_back(accepted: bool) -> None:
    """O12.3: nothing has changed hands."""
    match = market().do("pass").offer(1, 2, promise=THANKS, ask=THANKS)
    if accepted:
        match.accept(2, 1)
    match.undo(seat=0)
    assert (match.talk["offers"], match.talk["promises"], match.turn) == ([], [], 1)


def test_an_exchange_before_the_decision_stays() -> None:
    """O12.3"""
    match = market().offer(1, 2, give="2", get="3").accept(2, 1).do("pass")
    match.undo(seat=0)
    assert (match.cards(1), match.turn) == ("3 nofu", 1)
