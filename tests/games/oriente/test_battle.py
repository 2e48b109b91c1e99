"""Battles (O7)."""

from __future__ import annotations

import pytest

from tests.games.oriente.board import Table, table


def strengths(match: Table) -> tuple[int, int]:
    """What the battle stood at, attacker first."""
    (told,) = [event for _, event in match.events() if event.id == "battle"]
    return told.args["strength"], told.args["other"]


# support


def test_the_attacked_player_reveals_and_keeps_the_disc() -> None:
    """O7.1"""
    match = table("nofu", "akindo hidden", "soryo").do("attack 2", "pass")
    assert (match.phase, match.is_a(2), match.discs()) == ("support", "akindo revealed", [2, 3])


def test_the_others_are_asked_from_the_attackers_left() -> None:
    """O7.2: neither attacker nor target."""
    match = table("nofu", "nofu", "nofu", "nofu", "nofu", seats=5, pawn=4).do("attack 2")
    assert [match.turn, match.do("pass").turn, match.do("pass").turn] == [5, 1, 3]


def test_who_has_no_disc_is_not_asked() -> None:
    """O7.2"""
    assert table("samurai", "nofu", "nofu spent", "nofu").do("attack 2").turn == 4


def test_each_may_support_either_side_or_nobody() -> None:
    """O7.2"""
    match = table("samurai", "nofu", "nofu").do("attack 2")
    assert match.can() == ["pass", "support attacker", "support target"]


@pytest.mark.parametrize("side", ["attacker", "target"])
def test_who_supports_reveals_and_spends_the_disc_at_once(side: str) -> None:
    """O7.2"""
    match = table("samurai", "nofu", "ninja hidden", "nofu").do("attack 2", "pass", f"support {side}")
    assert (match.phase, match.is_a(3), match.discs()) == ("support", "ninja revealed", [2, 4])
    assert 2 in match.view()["battle"][side]["seats"]


def test_who_stays_out_keeps_disc_and_face() -> None:
    """O7.2"""
    match = table("samurai", "nofu", "ninja hidden", "nofu").do("attack 2", "pass", "pass")
    assert (match.is_a(3), match.discs()) == ("ninja hidden", [2, 3, 4])


def test_after_new_support_the_others_are_asked_again() -> None:
    """O7.2: but not those who have supported, nor may they take it back."""
    match = table("samurai", "nofu", "nofu", "nofu", "nofu", seats=5)
    match.do("attack 2", "pass", "support target", "pass")
    assert (match.phase, match.turn) == ("support", 3)
    assert match.do("support attacker").turn == 5


def test_a_whole_round_without_new_support_settles_it() -> None:
    """O7.2: the round ends before the attacker."""
    match = table("nofu", "nofu", "nofu", "nofu", pawn=3).do("attack 1", "pass", "support target")
    assert match.phase == "support"
    assert match.do("pass").phase == "announce"


def test_without_anybody_to_ask_it_is_settled_at_once() -> None:
    """O7.2"""
    assert table("shogun", "nofu").do("attack 2").cards(1) == "nofu"


# strength


def test_each_sides_values_are_added_up() -> None:
    """O7.3"""
    match = table("daimyo", "soryo", "nofu", "akindo").do("attack 2", "support attacker", "support target")
    assert strengths(match) == (4 + 1, 6 + 2)


def test_each_samurai_turns_up_a_card_clockwise_from_the_attacker() -> None:
    """O7.3: attacker, target or supporter; the value is added to its side."""
    match = table("samurai", "soryo", "samurai", "samurai", pawn=3, draws="daimyo nofu akindo")
    match.do("attack 1", "pass", "support target", "pass", "pass")
    turned = [event.args["who"].args["number"] for _, event in match.events() if event.id == "turns-up"]
    assert turned == [3, 4, 1]
    assert strengths(match) == (3 + 4, 3 + 2 + 3 + 1)


def test_a_samurai_that_stays_out_turns_up_nothing() -> None:
    """O7.3"""
    match = table("nofu", "akindo", "samurai").do("attack 2", "pass", "pass")
    assert "turns-up" not in match.events_told()


@pytest.mark.parametrize(("card", "strength"), [("ninja", 3), ("nofu", 4), ("shogun", 10)])
def test_the_card_turned_up_adds_its_value(card: str, strength: int) -> None:
    """O7.3"""
    assert strengths(table("samurai", "nofu", draws=card).do("attack 2")) == (strength, 1)


def test_cards_are_turned_up_against_the_shogun_too() -> None:
    """O7.3"""
    match = table("samurai", "shogun", draws="soryo nofu").do("attack 2")
    assert strengths(match) == (9, 7)
    assert match.view()["under"] == ["soryo"]


# victory


@pytest.mark.parametrize(
    ("attacker", "target", "winner"), [("soryo", "daimyo", 1), ("daimyo", "soryo", 2), ("akindo", "akindo", 2)]
)
def test_the_stronger_side_wins_and_equal_strength_is_the_targets(attacker: str, target: str, winner: int) -> None:
    """O7.4, O7.5: the winner takes the loser's inhabitant face up among their points."""
    match = table(attacker, target, "nofu", "nofu").do("attack 2").pass_all()
    gained = target if winner == 1 else attacker
    assert (match.cards(winner), match.cards(3 - winner)) == (gained, "")


def test_a_shogun_attacked_directly_always_wins() -> None:
    """O7.4: 6 and 5 against 7."""
    match = table("soryo", "shogun", "maho-tsukai").do("attack 2", "support attacker")
    assert strengths(match) == (11, 7)
    assert (match.cards(2), match.is_a(2)) == ("soryo", "shogun revealed")


@pytest.mark.parametrize(
    ("players", "actions", "captured"),
    [
        (("shogun", "maho-tsukai", "soryo"), ("attack 2", "support target"), (2, "shogun")),
        (
            ("soryo", "nofu", "shogun", "maho-tsukai"),
            ("attack 2", "pass", "support target", "support attacker"),
            (1, "nofu"),
        ),
    ],
)
def test_a_shogun_that_attacks_or_supports_may_lose(
    players: tuple[str, ...], actions: tuple[str, ...], captured: tuple[int, str]
) -> None:
    """O7.4: 7 against 5 and 6; 6 and 5 against 1 and 7."""
    winner, card = captured
    assert table(*players).do(*actions).cards(winner) == card


def test_a_supporter_wins_nothing_and_loses_nothing() -> None:
    """O7.5"""
    match = (
        table("nofu", "akindo", "soryo: 2", "nofu: 3").do("attack 2", "pass").do("support attacker", "support target")
    )
    assert [match.cards(seat) for seat in (1, 2, 3, 4)] == ["akindo", "", "2", "3"]
    assert [match.is_a(3), match.is_a(4)] == ["soryo revealed", "nofu revealed"]


def test_points_cards_do_not_change_hands() -> None:
    """O7.5: only the inhabitant."""
    match = table("soryo: 2", "nofu: 3 4").do("attack 2")
    assert [match.cards(1), match.cards(2)] == ["2 nofu", "3 4"]


# the loser's new inhabitant


@pytest.mark.parametrize(("attacker", "target", "loser"), [("soryo", "nofu", 2), ("nofu", "soryo", 1)])
def test_the_loser_draws_a_hidden_inhabitant(attacker: str, target: str, loser: int) -> None:
    """O7.6"""
    match = table(attacker, target, "nofu", draws="daimyo").do("attack 2").pass_all()
    assert match.is_a(loser) == "daimyo hidden"


def test_the_loser_takes_the_card_that_the_winners_samurai_turned_up() -> None:
    """O7.6: revealed, without a question."""
    match = table("samurai", "nofu", draws="soryo").do("attack 2")
    assert (match.is_a(2), match.phase, match.view()["under"]) == ("soryo revealed", "announce", [])


def test_cards_turned_up_by_the_losing_side_are_not_taken() -> None:
    """O7.6: the loser draws, before they go under the deck."""
    match = table("samurai", "soryo", draws="nofu daimyo").do("attack 2")
    assert (match.is_a(1), match.view()["under"]) == ("daimyo hidden", ["nofu"])


def test_of_several_kinds_the_loser_chooses() -> None:
    """O7.6"""
    match = table("samurai", "nofu", "samurai", draws="akindo soryo").do("attack 2", "support attacker")
    assert (match.phase, match.turn, match.can()) == ("take", 2, ["take akindo", "take soryo"])
    assert (match.do("take soryo").is_a(2), match.view()["under"]) == ("soryo revealed", ["akindo"])


def test_of_several_alike_nothing_is_asked() -> None:
    """O7.6, O7.7: the first is taken, the other goes under the deck."""
    match = table("samurai", "nofu", "samurai", draws="akindo akindo").do("attack 2", "support attacker")
    assert (match.is_a(2), match.phase, match.view()["under"]) == ("akindo revealed", "announce", ["akindo"])


def test_the_first_of_the_chosen_kind_is_taken() -> None:
    """O7.6, O7.7: what stays goes under the deck in the order in which it was turned up."""
    match = table("samurai", "nofu", "samurai", "samurai", draws="akindo soryo akindo")
    match.do("attack 2", "support attacker", "support attacker", "take akindo")
    assert match.view()["under"] == ["soryo", "akindo"]


def test_a_captured_players_points_and_disc_stay() -> None:
    """O7.6, O7.1"""
    match = table("soryo", "nofu: 2").do("attack 2")
    assert (match.cards(2), match.discs()) == ("2", [2])


# what was turned up


@pytest.mark.parametrize(("target", "winner"), [("soryo", 2), ("nofu", 1)])
def test_ninjas_go_to_the_winner(target: str, winner: int) -> None:
    """O7.7: turned up by either side, unless the loser takes it."""
    match = table("samurai", target, "samurai", draws="ninja daimyo")
    match.do("attack 2", f"support {'attacker' if winner == 1 else 'target'}")
    if match.phase == "take":
        match.do("take daimyo")
    assert "ninja" in match.cards(winner)


def test_a_ninja_may_be_taken_as_the_new_inhabitant() -> None:
    """O7.6, O7.7"""
    match = table("samurai", "nofu", draws="ninja").do("attack 2")
    assert (match.is_a(2), match.cards(1)) == ("ninja revealed", "nofu")


def test_the_others_go_under_the_deck_each_below_the_one_before() -> None:
    """O7.7: below what lay there already; everybody knows them."""
    match = table("samurai", "shogun", "samurai", draws="akindo daimyo", under="nofu")
    match.do("attack 2", "support target")
    assert (match.is_a(1), match.view()["under"]) == ("daimyo revealed", ["nofu", "akindo"])


def test_they_are_drawn_again_in_this_order() -> None:
    """O7.7, O14.4"""
    match = table("nofu", under="soryo akindo nofu", deck="//", geisha="reward").do("pass")
    assert match.view()["reward"]["known"] == ["soryo"]
    assert match.pass_all().view()["under"] == ["nofu"]
