"""Announcing and privilege (O3, O4)."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction
from tests.games.oriente.board import table, words

# announcing


@pytest.mark.parametrize(("pawn", "order"), [(1, [1, 2, 3, 4]), (2, [2, 3, 4, 1]), (4, [4, 1, 2, 3])])
def test_everybody_is_asked_clockwise_from_the_pawn(pawn: int, order: list[int]) -> None:
    """O3.1"""
    match = table("nofu", "akindo", "samurai", "soryo", pawn=pawn)
    asked = [match.turn]
    for _ in range(3):
        asked.append(match.do("pass").turn)
    assert asked == order


def test_who_has_no_disc_passes_without_being_asked() -> None:
    """O3.1"""
    match = table("nofu", "akindo spent", "samurai", "soryo spent")
    assert match.do("pass").turn == 3
    assert match.do("pass").view()["season"] == 2


def test_the_season_ends_when_all_have_passed_in_a_row() -> None:
    """O3.1"""
    match = table("nofu", "akindo", "samurai", "soryo").do("pass", "pass", "pass")
    assert match.view()["season"] == 1
    assert match.do("pass").view()["season"] == 2


def test_passes_before_an_announcement_do_not_count() -> None:
    """O3.1: after seat 3's destiny all others have to pass anew."""
    match = table("nofu", "nofu", "nofu", "nofu").do("pass", "pass", "recruit", "pass", "pass")
    assert (match.turn, match.view()["season"]) == (2, 1)
    assert match.do("pass").view()["season"] == 2


def test_announcing_reveals_and_brings_the_pawn() -> None:
    """O3.2"""
    match = table("nofu", "akindo hidden", "samurai").do("pass", "attack 1")
    assert match.is_a(2) == "akindo revealed"
    assert match.view()["pawn"] == 1


@pytest.mark.parametrize("target", ["nofu", "nofu hidden", "shogun", "shogun spent", "samurai hidden spent: 2"])
def test_anybody_else_may_be_attacked(target: str) -> None:
    """O3.2"""
    assert table("samurai", target).can() == ["attack 2", "attack 3", "attack 4", "pass"]


def test_nobody_attacks_themselves() -> None:
    """O3.2"""
    with pytest.raises(IllegalAction, match=r"O3\.2"):
        table("nofu").play("attack 1")


def test_nobody_attacks_an_empty_seat() -> None:
    """O3.2, O1.1"""
    with pytest.raises(IllegalAction, match=r"O1\.1"):
        table("nofu").play("attack 5")


@pytest.mark.parametrize(
    ("kind", "abilities"),
    [
        ("shogun", []),
        ("soryo", ["prayer"]),
        ("maho-tsukai", ["transmutation"]),
        ("daimyo", ["rent", "succession"]),
        ("samurai", []),
        ("akindo", ["credit 2", "trade 2"]),
        ("nofu", ["recruit", "revolution"]),
        ("ninja", ["eliminate 2", "eliminate 3", "eliminate 4"]),
    ],
)
def test_each_inhabitant_has_its_own_abilities(kind: str, abilities: list[str]) -> None:
    """O3.2: Shogun and Samurai have none and must attack."""
    shogun = [] if kind == "shogun" else ["shogun"]
    match = table(f"{kind} hidden", f"nofu spent: {' '.join(['nofu', *shogun])}", reward=1)
    assert match.can() == sorted(["pass", "attack 2", "attack 3", "attack 4", *abilities])


def test_the_ability_of_another_inhabitant_is_refused() -> None:
    """O3.2"""
    with pytest.raises(IllegalAction, match=r"Daimyo .*O3\.2"):
        table("soryo").play("rent")


@pytest.mark.parametrize(
    ("kind", "ability"),
    [
        ("soryo", "prayer"),
        ("maho-tsukai", "transmutation"),
        ("daimyo", "succession"),
        ("akindo", "credit 2"),
        ("akindo", "trade 2"),
        ("nofu", "recruit"),
        ("ninja", "eliminate 2"),
    ],
)
def test_an_ability_without_effect_cannot_be_announced(kind: str, ability: str) -> None:
    """O3.3: no reward, a second Maho-Tsukai, no Shogun, no cards, no worker, a second Ninja."""
    other = kind if kind in ("maho-tsukai", "ninja") else "nofu"
    assert ability not in table(kind, other, supply=0).can()


def test_what_was_legal_is_not_tested_again() -> None:
    """O3.3: the Nofu promised away by the announcement leave before it comes true."""
    match = table("akindo", "nofu: nofu", "soryo").do("credit 2")
    match.offer(2, 3, give="nofu", ask=[words("thanks")]).accept(3, 2).do("pass")
    assert (match.cards(1), match.cards(3), match.discs()) == ("", "nofu", [2, 3])


def test_who_passed_may_announce_later() -> None:
    """O3.4"""
    match = table("nofu", "nofu", "nofu spent").do("pass", "recruit")
    assert match.turn == 1
    assert match.do("recruit").view()["village"]["square"] == 2


def test_nobody_reveals_of_their_own_accord() -> None:
    """O3.4: there is no such action, and passing does not do it."""
    match = table("samurai hidden", "nofu")
    with pytest.raises(IllegalAction, match="not an action"):
        match.play("reveal")
    assert match.do("pass").is_a(1) == "samurai hidden"


# privilege


@pytest.mark.parametrize("face", ["", " hidden"])
@pytest.mark.parametrize(
    ("kind", "cards", "may"),
    [
        ("ninja", "", False),
        ("akindo", "", False),
        ("samurai", "2", True),
        ("samurai", "2 nofu", False),
        ("samurai", "2 nofu nofu", False),
        ("daimyo", "2 3 4 nofu", True),
        ("shogun", "", True),
    ],
)
def test_more_value_or_fewer_points_cards_overrule(kind: str, cards: str, may: bool, face: str) -> None:
    """O4.1: against a Samurai with two points cards; hidden or not."""
    match = table("samurai: 4 4", f"{kind}{face}: {cards}", "nofu").do("attack 3")
    assert (match.phase == "privilege" and "attack 1" in match.can()) is may


def test_the_asking_goes_clockwise_from_the_announcer() -> None:
    """O4.1"""
    match = table("shogun hidden", "soryo hidden", "nofu", "daimyo hidden", pawn=3).do("recruit")
    assert [match.turn, match.do("pass").turn, match.do("pass").turn] == [4, 1, 2]


def test_who_is_named_cannot_cancel() -> None:
    """O4.1"""
    match = table("nofu", "shogun hidden", "daimyo hidden").do("attack 2")
    assert match.turn == 3


def test_who_has_no_disc_cannot_cancel() -> None:
    """O4.1"""
    match = table("nofu", "shogun hidden spent", "daimyo hidden").do("recruit")
    assert match.turn == 3


def test_the_cards_of_the_announcer_count_when_somebody_is_asked() -> None:
    """O4.1: of equal value, and fewer points cards only after a deal."""
    match = table("samurai: 2", "samurai hidden: 3", "nofu").do("attack 3")
    assert match.can() == ["pass"]
    match.offer(2, 1, give="3", ask=[words("thanks")]).accept(1, 2)
    assert "attack 1" in match.can()


@pytest.mark.parametrize("kind", ["samurai", "daimyo"])
@pytest.mark.parametrize(("square", "hut"), [(1, 0), (2, 0), (2, 1), (3, 0)])
def test_a_revolution_counts_its_workers(square: int, hut: int, kind: str) -> None:
    """O4.2: a Nofu and the workers on the square; the hut does not count."""
    value = {"samurai": 3, "daimyo": 4}[kind]
    match = table("nofu", f"{kind} hidden", square=square, hut=hut, seats=8).do("revolution")
    assert (len(match.can()) > 1) is (value > 1 + square)


def test_workers_do_not_help_a_nofu_that_recruits() -> None:
    """O4.2: only a Revolution."""
    assert len(table("nofu", "akindo hidden", square=5, supply=1).do("recruit").can()) > 1


@pytest.mark.parametrize("player", ["samurai spent", "nofu hidden spent", "nofu", "samurai: 2 3"])
def test_who_is_seen_to_be_unable_is_skipped(player: str) -> None:
    """O4.3: no disc, or revealed and too low."""
    match = table("samurai: 2", player, "soryo hidden").do("attack 4")
    assert match.turn == 3


@pytest.mark.parametrize("player", ["ninja hidden", "nofu hidden", "samurai hidden: 2 3"])
def test_who_is_hidden_is_asked_whatever_they_are(player: str) -> None:
    """O4.3: and may only pass."""
    match = table("samurai: 2", player, "soryo hidden").do("attack 4")
    assert (match.turn, match.can()) == (2, ["pass"])
    with pytest.raises(IllegalAction, match=r"O4\.1"):
        match.play("attack 1")


def test_who_cancels_becomes_the_announcer() -> None:
    """O4.4, O3.2: revealed, with the pawn, and only their announcement stands."""
    match = table("nofu", "soryo hidden", "shogun hidden").do("recruit", "attack 3")
    assert match.is_a(2) == "soryo revealed"
    assert match.view()["pawn"] == 1
    assert match.view()["announcement"] == {"seat": 1, "action": "attack 3", "target": 2}


def test_who_cancels_may_name_the_cancelled_player() -> None:
    """O4.4"""
    match = table("nofu", "ninja spent", "samurai").do("recruit")
    assert {"attack 1", "attack 2"} <= set(match.can())


def test_who_cancels_is_bound_to_what_can_be_announced() -> None:
    """O4.4, O3.3"""
    match = table("nofu", "soryo hidden").do("recruit")
    assert "prayer" not in match.can()


def test_the_asking_starts_anew_at_the_new_announcers_left() -> None:
    """O4.4: seat 2, which passed, is asked again."""
    match = table("nofu", "shogun hidden", "samurai hidden", "soryo hidden").do("recruit", "pass", "attack 1")
    assert [match.turn, match.do("pass").turn] == [4, 2]


def test_the_cancelled_player_may_cancel_in_turn() -> None:
    """O4.4: of equal value, with fewer points cards after a deal."""
    match = table("akindo: 2 3", "akindo: 4", "ninja hidden").do("attack 4", "attack 4")
    match.offer(1, 3, give="2 3", ask=[words("thanks")]).accept(3, 1).do("pass")
    assert (match.turn, match.phase) == (1, "privilege")
    assert match.do("attack 2").view()["announcement"] == {"seat": 0, "action": "attack 2", "target": 1}


def test_the_cancelled_player_keeps_the_disc_and_stays_revealed() -> None:
    """O4.4"""
    match = table("nofu hidden", "soryo hidden").do("recruit", "attack 4").pass_all()
    assert (match.is_a(1), match.discs()) == ("nofu revealed", [1])
    assert match.view()["village"]["square"] == 0


def test_when_nobody_cancels_the_announcement_comes_true() -> None:
    """O4.5"""
    match = table("nofu", "soryo", "shogun").do("recruit", "pass")
    assert match.view()["village"]["square"] == 0
    assert match.do("pass").view()["village"]["square"] == 1


def test_with_nobody_to_ask_it_comes_true_at_once() -> None:
    """O4.5, O4.3"""
    assert table("nofu", "nofu", "nofu").do("recruit").view()["village"]["square"] == 1
