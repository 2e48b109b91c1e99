"""Worked examples: whole scenes at the table, from the announcement to what comes of it."""

from __future__ import annotations

import pytest

from tests.games.oriente.board import Table, about, later, table, words

# The Shogun falls: 7 against 5 and two Nofu.


def shogun_attacks() -> Table:
    """Seat 2 has promised seat 3 a Samurai for support; the next cards are a Daimyo and an Akindo."""
    match = table(
        "shogun", "maho-tsukai hidden: samurai", "nofu hidden: nofu", "nofu hidden", reward=1, draws="daimyo akindo"
    )
    match.offer(2, 3, promise=[later("samurai")], ask=[about("support", 2)]).accept(3, 2)
    return match.do("attack 2", "pass", "pass", "support target", "support target")


def test_seven_against_seven_is_the_targets_victory() -> None:
    """O7.3, O7.4, O7.5"""
    match = shogun_attacks()
    (battle,) = [event for _, event in match.events() if event.id == "battle"]
    assert (battle.args["strength"], battle.args["other"]) == (7, 7)
    assert match.cards(2) == "samurai shogun"


def test_the_beaten_shogun_draws_a_hidden_card_and_still_gets_the_reward() -> None:
    """O7.6, O5.2"""
    match = shogun_attacks()
    assert (match.is_a(1), match.cards(1)) == ("daimyo hidden", "akindo")


def test_both_supporters_have_spent_their_discs() -> None:
    """O7.2, O7.1: the target has not."""
    assert shogun_attacks().discs() == [2]


def test_the_winner_gives_the_promised_samurai() -> None:
    """O12.5, O12.7"""
    match = shogun_attacks()
    assert match.ledger() == ["open", "kept"]
    match.settle(2, 0, "samurai")
    assert (match.ledger(), match.cards(2), match.cards(3)) == (["kept", "kept"], "shogun", "nofu samurai")


def test_one_supporter_gives_the_other_a_nofu_and_promises_another() -> None:
    """O12.2, O12.7"""
    match = shogun_attacks().settle(2, 0, "samurai")
    match.offer(3, 4, give="nofu", promise=[later("nofu")], ask=[words("for standing by us")]).accept(4, 3)
    assert [match.cards(3), match.cards(4)] == ["samurai", "nofu"]
    assert match.ledger() == ["kept", "kept", "open", "said"]


# Three are overruled: Nofu, Akindo, Daimyo, and at last a Soryo prays.


def daimyo_overrules() -> Table:
    """The hidden seat 3, attacked by the Akindo, has paid the Daimyo for help."""
    match = table("nofu hidden", "akindo hidden", "soryo hidden: nofu", "daimyo hidden", reward=1, draws="samurai")
    match.do("recruit", "attack 3")
    match.offer(3, 4, give="nofu", ask=[about("cancel", 2), about("attack", 2)]).accept(4, 3)
    return match.do("rent")


def test_the_daimyo_keeps_one_promise_and_breaks_the_other() -> None:
    """O12.5"""
    match = daimyo_overrules()
    assert (match.ledger(), match.cards(4)) == (["kept", "broken"], "nofu")


def test_who_is_no_longer_named_may_cancel() -> None:
    """O4.1, O4.4"""
    match = daimyo_overrules()
    assert match.turn == 3
    assert "prayer" in match.can()


def test_the_prayer_brings_the_reward_once_and_face_up() -> None:
    """O6.1, O5.2: and no Rent."""
    match = daimyo_overrules().do("prayer")
    assert [match.cards(seat) for seat in (1, 2, 3, 4)] == ["", "", "samurai", "nofu"]
    assert match.events_told().count("takes-reward") == 1
    assert match.view()["reward"]["taken"]


def test_the_three_who_were_overruled_keep_their_discs_and_stay_revealed() -> None:
    """O4.4"""
    match = daimyo_overrules().do("prayer")
    assert match.discs() == [1, 2, 4]
    assert [match.is_a(seat) for seat in (1, 2, 4)] == ["nofu revealed", "akindo revealed", "daimyo revealed"]
    assert match.view()["village"]["square"] == 0


# Numbers.


@pytest.mark.parametrize(
    ("player", "may"),
    [
        ("akindo hidden", False),
        ("samurai hidden: 2", True),
        ("samurai hidden: 2 3", False),
        ("samurai hidden: 2 3 4", False),
        ("daimyo hidden: 2 3 4", True),
    ],
)
def test_a_revolution_with_two_workers_is_cancelled_by_more_than_three(player: str, may: bool) -> None:
    """O4.2: or by exactly 3 with fewer points cards than the two of the announcer."""
    match = table("nofu: 4 4", player, square=2).do("revolution")
    assert ("attack 1" in match.can()) is may


def test_half_of_five_cards_is_two_and_half_of_one_is_none() -> None:
    """O8.3"""
    match = table("nofu", "akindo spent: 2 3 4 nofu nofu", "akindo spent: 4", "nofu", square=1).do("revolution", "pass")
    assert [player["card_count"] for player in match.view()["players"]] == [2, 3, 1, 0]


def test_eight_players_may_have_all_six_workers_on_the_square() -> None:
    """O6.7: five there and one in the hut."""
    match = table("nofu", seats=8, square=5, hut=1, supply=0)
    assert "recruit" in match.can()
    assert match.do("recruit").view()["village"] == {"square": 6, "hut": 0, "supply": 0, "has_hut": True}
