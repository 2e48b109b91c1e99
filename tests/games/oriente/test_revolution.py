"""Revolutions (O8)."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction
from tests.games.oriente.board import Table, table


def strength(match: Table) -> int:
    (told,) = [event for _, event in match.events() if event.id == "revolts"]
    return int(told.args["strength"])


def count(match: Table) -> list[int]:
    return [player["card_count"] for player in match.view()["players"]]


# joining


def test_every_other_nofu_with_a_disc_may_join() -> None:
    """O8.1: clockwise from the announcer."""
    match = table("nofu", "nofu", "nofu spent", "nofu hidden", pawn=2).do("revolution", "pass")
    assert (match.phase, match.turn, match.can()) == ("join", 4, ["join", "pass"])
    assert match.do("pass").turn == 1


@pytest.mark.parametrize("player", ["samurai", "ninja", "nofu spent", "nofu hidden spent"])
def test_who_is_seen_to_be_unable_is_not_asked(player: str) -> None:
    """O8.1"""
    match = table("nofu", player, "nofu", square=5, supply=1).do("revolution")
    assert (match.phase, match.turn) == ("join", 3)


def test_who_is_hidden_is_asked_whatever_they_are() -> None:
    """O8.1: and may only pass."""
    match = table("nofu", "samurai hidden", "nofu", square=5, supply=1).do("revolution", "pass")
    assert (match.phase, match.turn, match.can()) == ("join", 2, ["pass"])
    with pytest.raises(IllegalAction, match=r"O8\.1"):
        match.play("join")


def test_who_joins_reveals_and_spends_the_disc() -> None:
    """O8.1"""
    match = table("nofu", "nofu hidden", "nofu hidden").do("revolution", "pass", "pass", "join")
    assert (match.phase, match.is_a(2), match.discs()) == ("join", "nofu revealed", [3])


def test_each_is_asked_once() -> None:
    """O8.1: not again after somebody else has joined."""
    match = table("nofu", "nofu", "nofu").do("revolution", "pass", "join")
    assert match.phase == "announce"
    assert match.discs() == [2]


# strength


def test_everybody_reveals() -> None:
    """O8.2"""
    match = table("nofu", "ninja hidden", "shogun hidden spent", "nofu hidden").do("revolution").pass_all().pass_all()
    kinds = ["nofu", "ninja", "shogun", "nofu"]
    assert [match.is_a(seat) for seat in (1, 2, 3, 4)] == [f"{kind} revealed" for kind in kinds]


@pytest.mark.parametrize(("answers", "square", "wanted"), [("pp", 0, 1), ("jp", 0, 2), ("jj", 2, 5), ("pp", 3, 4)])
def test_the_strength_is_rebels_and_workers_on_the_square(answers: str, square: int, wanted: int) -> None:
    """O8.2: the hut does not count."""
    match = table("nofu", "nofu", "nofu", square=square, hut=1).do("revolution")
    match.do(*({"j": "join", "p": "pass"}[answer] for answer in answers))
    assert strength(match) == wanted


# who loses


@pytest.mark.parametrize(
    ("kind", "struck"),
    [("akindo", True), ("samurai", True), ("daimyo", False), ("shogun", False), ("ninja", False), ("nofu", False)],
)
def test_everybody_worth_at_most_the_strength_is_struck(kind: str, struck: bool) -> None:
    """O8.3: with a strength of 3; Ninjas and Nofu never."""
    match = table("nofu", f"{kind} spent: 2 3 4 4", "nofu", square=2).do("revolution", "pass")
    assert count(match)[:2] == ([2, 2] if struck else [0, 4])


@pytest.mark.parametrize(("cards", "lost"), [("", 0), ("2", 0), ("2 3", 1), ("2 3 4", 1), ("2 3 4 4 nofu", 2)])
def test_half_of_the_points_cards_are_lost_rounded_down(cards: str, lost: int) -> None:
    """O8.3"""
    match = table("nofu", f"akindo spent: {cards}", "nofu", square=1).do("revolution", "pass")
    assert count(match)[:2] == [lost, len(cards.split()) - lost]


def test_the_cards_lost_are_random() -> None:
    """O8.3: any pair of four, over some seeds."""
    lost = {table("nofu", "akindo spent: 2 3 4 nofu", square=1, seed=n).do("revolution").cards(1) for n in range(60)}
    assert lost == {"2 3", "2 4", "3 4", "2 nofu", "3 nofu", "4 nofu"}


def test_a_hidden_inhabitant_is_struck_too() -> None:
    """O8.3"""
    match = table("nofu", "akindo hidden spent: 2 3", "nofu", square=1).do("revolution", "pass")
    assert count(match)[:2] == [1, 1]


# who shares


def test_all_cards_of_the_rebels_are_dealt_out_among_them() -> None:
    """O8.4: one by one, clockwise, the announcer first."""
    match = table("nofu", "nofu: 2 3 4", "nofu: 2 2").do("revolution", "join", "join")
    assert count(match)[:3] == [2, 2, 1]
    assert sorted("".join(match.cards(seat) for seat in (1, 2, 3)).replace(" ", "")) == list("22234")


def test_the_deal_goes_clockwise_from_the_announcer() -> None:
    """O8.4"""
    match = table("nofu", "nofu: 2 3 4 4", "nofu", "nofu spent", pawn=3).do("revolution", "join", "join")
    assert count(match) == [1, 1, 2, 0]


@pytest.mark.parametrize(("square", "counts"), [(0, [2, 1, 2, 1]), (1, [2, 1, 1, 2])])
def test_what_the_struck_lose_is_dealt_out_with_it(square: int, counts: list[int]) -> None:
    """O8.4"""
    match = table("nofu: 2", "akindo spent: 3 3", "samurai spent: 4 4", "nofu: 2", square=square)
    assert count(match.do("revolution", "join")) == counts


def test_any_rebel_may_get_any_card() -> None:
    """O8.4: shuffled together."""
    firsts = {table("nofu", "nofu: 2 3 4", seed=n).do("revolution", "join").cards(2) for n in range(30)}
    assert firsts == {"2", "3", "4"}


def test_a_nofu_who_did_not_join_neither_loses_nor_shares() -> None:
    """O8.4"""
    match = table("nofu", "nofu: 2 3 4", "akindo spent: 4 4", square=3).do("revolution", "pass")
    assert (match.cards(2), count(match)) == ("2 3 4", [1, 3, 1, 0])


# the workers


def test_the_workers_on_the_square_go_back_to_the_supply() -> None:
    """O8.5: the one in the hut stays."""
    match = table("nofu", "nofu", seats=8, square=3, hut=1, supply=2).do("revolution", "pass")
    assert match.view()["village"] == {"square": 0, "hut": 1, "supply": 5, "has_hut": True}
