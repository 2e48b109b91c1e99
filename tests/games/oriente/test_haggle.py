"""What bots say: offers that fit, answers by worth, words kept or broken by character, and who is trusted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.bots.bot import MOST_WORDS
from ludotheque.bots.character import CHARACTERS, FALSE, HONEST, SHREWD, character_of
from ludotheque.engine.compiled import PURE
from ludotheque.engine.game import Character, Forgone, Payload
from ludotheque.engine.hiding import record_of
from ludotheque.engine.words import LANGUAGES
from ludotheque.games.oriente import haggle
from ludotheque.games.oriente.stakes import trust
from ludotheque.lab.arena import play_out
from tests.games.oriente.board import Promise, Table, about, later, table, words

EACH = pytest.mark.parametrize("character", [HONEST, SHREWD, FALSE], ids=lambda character: character.name)


def proposal(match: Table, seat: int, character: Character = HONEST) -> Payload | None:
    return haggle.propose(record_of(match.facts.array), match.known(seat - 1), match.talk, seat - 1, character)


def reply(match: Table, seat: int, character: Character = HONEST) -> Payload | None:
    return haggle.answer(record_of(match.facts.array), match.known(seat - 1), match.talk, seat - 1, character)


def kept_choices(match: Table, character: Character) -> list[str]:
    """What the one to decide chooses from."""
    seat, codes = match.turn - 1, [action.code for action in match.legal()]
    kept = haggle.keeping(record_of(match.facts.array), match.known(seat), match.talk, seat, codes, character)
    return sorted(match.action(code).text for code in kept)


def offered(to: int, give: dict[str, int], get: dict[str, int], promise: list[Promise], ask: list[Promise]) -> Payload:
    return {"offer": {"to": to - 1, "give": give, "get": get, "promise": promise, "ask": ask}}


def battle(*, helper: str = "soryo: 2", target: str = "daimyo: 3 nofu") -> Table:
    """A Samurai has attacked seat 2; seat 3 is asked for support."""
    match = table("samurai: nofu 2", target, helper).do("attack 2")
    return match.do("pass") if match.phase == "privilege" else match


# making offers


@EACH
def test_who_may_lose_a_battle_pays_for_support(character: Character) -> None:
    assert proposal(battle(), 2, character) == offered(3, {"nofu": 1}, {}, [], [about("support", 2)])


@EACH
@pytest.mark.parametrize("seat", [1, 3, 4])
def test_nobody_else_has_anything_to_offer_for_it(character: Character, seat: int) -> None:
    assert proposal(battle(), seat, character) is None


@pytest.mark.parametrize(
    ("target", "helper"),
    [
        ("shogun: 3 nofu", "soryo: 2"),  # wins anyhow
        ("daimyo", "soryo: 2"),  # has nothing to pay with
        ("daimyo: 4", "soryo: 2"),  # and this is too dear
        ("daimyo: 3 nofu", "ninja: 2"),  # who would be of no help
    ],
)
def test_support_that_is_not_worth_it_is_not_paid_for(target: str, helper: str) -> None:
    assert proposal(battle(target=target, helper=helper), 2) is None


def test_the_victim_of_an_announcement_pays_for_a_veto() -> None:
    match = table("ninja: 2", "soryo: nofu 3", "daimyo: 2").do("eliminate 2")
    assert proposal(match, 2) == offered(3, {"nofu": 1}, {}, [], [about("cancel", 1)])


@pytest.mark.parametrize(("character", "said"), [(HONEST, "decline"), (FALSE, "accept")])
def test_only_a_false_bot_takes_money_for_a_veto_it_cannot_give(character: Character, said: str) -> None:
    match = table("daimyo: 2", "soryo: nofu 3", "daimyo: 2 3", "nofu hidden: 2").do("attack 2")
    assert (match.phase, match.turn) == ("privilege", 4)
    match.offer(2, 4, give="nofu", ask=[about("cancel", 1)])
    assert reply(match, 4, character) == {said: 1}


def test_peace_needs_somebody_to_fear() -> None:
    assert all(proposal(table("nofu: 2", "nofu: 3", "nofu: 2", "nofu: 2"), seat) is None for seat in range(1, 5))


@pytest.mark.parametrize("phase", ["give", "become"])
def test_nothing_is_said_while_a_card_is_chosen(phase: str) -> None:
    players = ("akindo: 2 3", "nofu: samurai") if phase == "give" else ("maho-tsukai: 2", "nofu: 3")
    match = table(*players).do("trade 2" if phase == "give" else "transmutation")
    assert [(proposal(match, seat), reply(match, seat)) for seat in range(1, 5)] == [(None, None)] * 4


# not too often


def test_a_declined_offer_is_not_made_again() -> None:
    match = battle()
    match.aside(1, dict(proposal(match, 2) or {}))
    match.aside(2, {"decline": 1})
    assert proposal(match, 2) is None


def test_an_offer_that_stands_is_not_made_again_and_taken_back_after_the_decision() -> None:
    match = battle()
    match.aside(1, dict(proposal(match, 2) or {}))
    assert (proposal(match, 2), reply(match, 2)) == (None, None)
    match.do("support target")
    assert reply(match, 2) == {"withdraw": 2}


def test_what_is_promised_already_is_not_paid_for() -> None:
    match = table("samurai: nofu 2", "daimyo: 3 nofu", "soryo: 2").promised(3, 2, about("support", 2))
    assert proposal(match.do("attack 2", "pass"), 2) is None


def test_a_declined_offer_is_answered_by_one_for_a_better_price() -> None:
    match = battle().offer(2, 3, promise=[words("thanks")], ask=[about("support", 2)])
    assert reply(match, 3) == {"decline": 1}
    match.aside(2, {"decline": 1})
    assert proposal(match, 3) == offered(2, {}, {"nofu": 1}, [about("support", 2)], [words("thanks")])
    match.aside(2, dict(proposal(match, 3) or {}))
    assert reply(match, 2) == {"accept": 2}


# answering


@pytest.mark.parametrize(
    ("give", "get", "ask", "said"),
    [
        ("2", "3", [], "decline"),
        ("3", "2", [], "accept"),
        ("2", "", [about("support", 2)], "accept"),
        ("nofu", "", [later("3")], "decline"),
        ("3", "", [later("nofu")], "accept"),
        ("nofu", "", [about("support", 1), about("support", 2)], "decline"),
    ],
)
def test_an_offer_is_accepted_for_what_it_is_worth(give: str, get: str, ask: list[Promise], said: str) -> None:
    match = battle(helper="soryo: 2 3", target="daimyo: 2 3 nofu").offer(2, 3, give=give, get=get, ask=ask)
    assert reply(match, 3) == {said: 1}


def test_the_last_ninjas_are_not_for_sale() -> None:
    match = table("ninja: ninja 4", "nofu: ninja").offer(1, 2, give="4", get="ninja")
    assert reply(match, 2) == {"decline": 0}


def test_an_honest_bot_does_not_promise_both_sides_its_support() -> None:
    match = battle().promised(3, 1, about("support", 1)).offer(2, 3, give="3", ask=[about("support", 2)])
    assert reply(match, 3, HONEST) == {"decline": 1}
    assert reply(match, 3, FALSE) == {"accept": 1}


# keeping one's word


def bribed() -> Table:
    """Seat 2, a Soryo, has promised to let pass an announcement that brings a large reward; it would like to cancel."""
    return table("daimyo", "soryo: 2", "nofu", reward=3).promised(2, 1, about("not-cancel", 1)).do("rent")


def test_an_honest_bot_keeps_its_word_and_a_false_one_breaks_it() -> None:
    assert kept_choices(bribed(), HONEST) == ["pass"]
    assert kept_choices(bribed(), FALSE) == bribed().can()


def test_a_shrewd_bot_keeps_its_word_where_it_costs_little() -> None:
    match = table("daimyo", "soryo: 2", "nofu").promised(2, 1, about("not-cancel", 1)).do("rent")
    assert kept_choices(match, SHREWD) == ["pass"]
    assert kept_choices(bribed(), SHREWD) == bribed().can()


@pytest.mark.parametrize(("character", "pays"), [(HONEST, True), (SHREWD, False), (FALSE, False)])
def test_debts_are_paid_by_character(character: Character, pays: bool) -> None:
    match = table("nofu", "akindo: 3").promised(2, 1, later("3"))
    assert reply(match, 2, character) == ({"settle": 0, "cards": {"treasure-3": 1}} if pays else None)


def test_who_keeps_nothing_back_may_do_anything() -> None:
    match = table("daimyo", "soryo: 2", "nofu", reward=3).do("rent")
    assert kept_choices(match, HONEST) == match.can()


# trust


def breaker(times: int) -> Table:
    """Seat 3 has broken its word to seat 4 so many times: it attacks whom it was to spare."""
    match = table("nofu: 2", "daimyo: 3 nofu", "soryo: 2", "nofu: 4", pawn=3)
    if times:
        match.promised(3, 4, *[about("spare", 4)] * times)
    return match.do("attack 4")


def test_every_broken_promise_costs_trust_until_none_is_left() -> None:
    first, second, third = (trust(breaker(times).talk, 2) for times in range(3))
    assert first > second > third == 0.0
    assert trust(breaker(2).talk, 1) == first


def test_kept_promises_bring_trust_back() -> None:
    talk = breaker(1).talk
    kept = [{**talk["promises"][0], "status": "kept"}] * 3
    assert trust({**talk, "promises": [*talk["promises"], *kept]}, 2) > trust(talk, 2)


def distrusted(statuses: list[str]) -> Table:
    """The battle of above, with promises of seat 3 on record."""
    match = battle()
    said = {"by": 2, "to": 3, "promise": "spare", "whom": 3, "asked": False}
    promises = [{**said, "number": n, "status": status} for n, status in enumerate(statuses)]
    match.talk = {**match.talk, "promises": promises}
    return match


def test_a_breaker_is_offered_nothing_and_gets_nothing_for_promises() -> None:
    assert proposal(distrusted(["kept"]), 2) is not None
    assert proposal(distrusted(["broken", "broken"]), 2) is None
    for statuses, said in (([], "accept"), (["broken", "broken"], "decline")):
        match = distrusted(statuses).offer(3, 2, promise=[about("support", 2)], get="nofu")
        assert reply(match, 2) == {said: 2}


# by a search


@pytest.mark.parametrize(("cost", "said"), [(0.0, "accept"), (5.0, "decline")])
def test_a_bot_that_searches_weighs_its_word_by_what_it_gives_up(cost: float, said: str) -> None:
    match = battle().offer(2, 3, give="nofu", ask=[about("support", 2)])
    kept: list[str] = []

    def forgone(keeping: Callable[[Sequence[int]], Sequence[int]]) -> float:
        kept.extend(match.action(code).text for code in keeping([action.code for action in match.legal()]))
        return cost

    assert weighed(match, 3, forgone) == {said: 1}
    assert kept == ["support target"]


def test_a_search_tells_nothing_about_promises_for_later() -> None:
    match = battle().offer(2, 3, give="nofu", ask=[about("spare", 2)])

    def forgone(keeping: Callable[[Sequence[int]], Sequence[int]]) -> float:
        raise AssertionError

    assert weighed(match, 3, forgone) == reply(match, 3)


def weighed(match: Table, seat: int, forgone: Forgone) -> Payload | None:
    f = record_of(match.facts.array)
    return haggle.answer(f, match.known(seat - 1), match.talk, seat - 1, HONEST, forgone)


# whole games


def played(seats: int, seed: int) -> ludotheque.Match:
    match = ludotheque.start("oriente", seats=seats, seed=seed)
    play_out(match, {seat: find_bot("greedy") for seat in range(seats)})
    return match


def asides(match: ludotheque.Match) -> list[tuple[int, int, dict[str, Any]]]:
    return [(line.number, line.seat, dict(line.data)) for line in match.log if line.kind == "aside"]


@pytest.mark.parametrize("seats", [4] if PURE else [4, 8, 12])
def test_bots_bargain_in_whole_games_and_honest_ones_keep_their_word(seats: int) -> None:
    said, broken = [], set()
    for seed in range(1 if PURE else 12):
        match = played(seats, seed)
        words_said = asides(match)
        said += [next(iter(payload)) for _, _, payload in words_said]
        numbers = [number for number, _, _ in words_said]
        assert max((numbers.count(number) for number in numbers), default=0) <= MOST_WORDS
        offers = [(number, seat, payload["offer"]["to"]) for number, seat, payload in words_said if "offer" in payload]
        assert len(offers) == len(set(offers))
        for promise in match.talk["promises"]:
            if promise["status"] == "broken":
                broken.add(character_of(match, promise["by"]).name)
    assert {"offer", "accept"} <= set(said)
    assert "honest" not in broken
    if not PURE:
        assert broken


def test_the_same_seed_gives_the_same_game_and_the_same_words() -> None:
    one, two = (played(4, 5) for _ in range(2))
    assert (one.notation(), asides(one)) == (two.notation(), asides(two))


def test_characters_are_drawn_by_seed_and_seat() -> None:
    matches = [ludotheque.start("oriente", seats=12, seed=seed) for seed in range(20)]
    drawn = [[character_of(match, seat) for seat in range(12)] for match in matches]
    assert {character for row in drawn for character in row} == set(CHARACTERS)
    assert len({tuple(row) for row in drawn}) == len(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_bot_proposes_can_be_told(language: str) -> None:
    match = battle()
    match.aside(1, dict(proposal(match, 2) or {}))
    say = match.words(language)
    (told,) = match.lines(language)[-1:]
    assert all(part in told for part in (say("card-nofu"), say("seat", number=2), say("seat", number=3)))


def test_free_words_are_worth_nothing() -> None:
    match = battle().offer(2, 3, promise=[words("thanks")], ask=[words("thanks")])
    assert reply(match, 3) == {"decline": 1}
