"""Destiny, the reward and the end of a season (O5, O9)."""

from __future__ import annotations

import pytest

from tests.games.oriente.board import cards_in_play, table

# destiny and reward


def test_the_announcer_spends_the_disc() -> None:
    """O5.1: and only the announcer."""
    match = table("nofu", "nofu", "nofu", "nofu").do("recruit")
    assert match.discs() == [2, 3, 4]


def test_the_disc_is_spent_when_the_announcement_comes_true() -> None:
    """O5.1: not before."""
    match = table("nofu", "soryo", "nofu").do("recruit")
    assert match.discs() == [1, 2, 3]
    assert match.do("pass").discs() == [2, 3]


def test_announcing_starts_again_from_the_announcer() -> None:
    """O5.1: who has no disc any more."""
    match = table("nofu", "nofu", "nofu", "nofu").do("pass", "pass", "recruit")
    assert (match.view()["pawn"], match.turn, match.phase) == (2, 4, "announce")


def test_the_first_destiny_sets_the_reward_aside_before_the_action() -> None:
    """O5.2: unseen, while the battle is on."""
    match = table("nofu", "nofu", "nofu", "nofu", reward=2).do("attack 2")
    assert match.phase == "support"
    assert match.view()["reward"] == {"cards": 2, "known": [], "taken": False, "aside": True}


def test_an_announcement_alone_does_not_touch_the_reward() -> None:
    """O5.2"""
    match = table("nofu", "soryo", reward=1).do("recruit")
    assert not match.view()["reward"]["aside"]


@pytest.mark.parametrize("cards", [1, 3])
def test_the_announcer_takes_all_cards_of_the_reward_face_up(cards: int) -> None:
    """O5.2"""
    match = table("nofu: 2", "nofu: 3", reward=cards).do("recruit")
    assert match.player(1)["card_count"] == 1 + cards
    assert match.view()["reward"] == {"cards": 0, "known": [], "taken": True, "aside": False}


def test_known_cards_of_the_reward_are_taken_too() -> None:
    """O5.2, O11.2"""
    match = table("nofu", known_reward="samurai akindo").do("recruit")
    assert match.cards(1) == "akindo samurai"


def test_the_reward_comes_also_after_a_lost_battle() -> None:
    """O5.2: whatever the action brought."""
    match = table("nofu", "shogun", reward=1, draws="daimyo soryo").do("attack 2")
    assert (match.is_a(1), match.cards(1), match.cards(2)) == ("daimyo hidden", "soryo", "nofu")


def test_the_reward_comes_after_the_action() -> None:
    """O5.2: the Rent draws first, though the reward lies out longer."""
    match = table("daimyo", reward=1, draws="ninja akindo").do("rent")
    told = match.events_told()
    assert told.index("gains") < told.index("takes-reward")
    assert match.cards(1) == "akindo ninja"


def test_the_reward_is_not_shared_with_rebels() -> None:
    """O5.2, O8.4: it comes when the Revolution is over."""
    match = table("nofu", "nofu", reward=3).do("revolution", "join")
    assert [match.player(seat)["card_count"] for seat in (1, 2)] == [3, 0]


def test_a_second_destiny_brings_no_reward() -> None:
    """O5.2"""
    match = table("nofu", "nofu", reward=1).do("recruit", "recruit")
    assert [match.player(seat)["card_count"] for seat in (1, 2)] == [1, 0]


def test_a_second_destiny_sets_nothing_aside() -> None:
    """O5.2"""
    match = table("nofu", "nofu", "nofu").do("attack 2")
    assert (match.phase, match.view()["reward"]["aside"]) == ("support", False)


def test_a_cancelled_announcement_does_not_claim_the_reward() -> None:
    """O5.2: the destiny of who cancelled does."""
    match = table("nofu", "soryo", reward=1).do("recruit", "attack 4").pass_all()
    assert [match.player(seat)["card_count"] for seat in (1, 2)] == [0, 2]


# the end of a season


@pytest.mark.parametrize("player", ["nofu: ninja ninja ninja", "ninja: ninja ninja", "ninja hidden: ninja ninja"])
def test_all_ninjas_win_when_the_season_ends(player: str) -> None:
    """O9.1: points and inhabitant together, hidden or not."""
    match = table("shogun: 4 4 4", player).do("pass")
    assert not match.over
    match.do("pass")
    assert (match.outcome.reason, match.outcome.winners) == ("ninjas", (1,))


@pytest.mark.parametrize(
    "players", [("ninja: ninja", "ninja"), ("nofu: ninja ninja",), ("nofu: ninja", "nofu: ninja", "nofu: ninja")]
)
def test_ninjas_of_several_players_do_not_win(players: tuple[str, ...]) -> None:
    """O9.1"""
    assert table(*players).pass_all().view()["season"] == 2


def test_the_only_ninja_of_a_variant_wins() -> None:
    """O9.1: all Ninjas of the game."""
    match = table("nofu: ninja", facts=cards_in_play(ninja=1)).do("pass")
    assert match.outcome.winners == (0,)


def test_without_ninjas_in_the_game_nobody_wins_by_them() -> None:
    """O9.1"""
    assert table("nofu", facts=cards_in_play(ninja=0)).do("pass").view()["season"] == 2


def test_no_reward_is_laid_out_when_ninjas_win() -> None:
    """O9.1, O9.2: at once."""
    match = table("nofu: ninja ninja ninja").do("pass")
    assert match.view()["reward"]["cards"] == 0


def test_everybody_has_a_disc_again() -> None:
    """O9.2"""
    assert table("nofu", "nofu spent", "akindo hidden spent").do("pass").discs() == [1, 2, 3, 4]


def test_inhabitants_stay_as_they_are() -> None:
    """O9.2"""
    match = table("nofu hidden", "akindo", "samurai hidden").pass_all()
    assert [match.is_a(seat) for seat in (1, 2, 3)] == ["nofu hidden", "akindo revealed", "samurai hidden"]


@pytest.mark.parametrize("reward", [0, 1, 2])
def test_a_card_comes_on_top_of_what_nobody_has_claimed(reward: int) -> None:
    """O9.2"""
    match = table("nofu", reward=reward)
    deck = match.view()["deck"]
    match.do("pass")
    assert match.view()["reward"] == {"cards": reward + 1, "known": [], "taken": False, "aside": False}
    assert match.view()["deck"] == deck - 1


def test_the_next_season_has_a_first_destiny_of_its_own() -> None:
    """O9.2, O5.2"""
    match = table("nofu").do("recruit")  # the last disc: the season is over
    assert match.view()["season"] == 2
    assert match.do("recruit").player(1)["card_count"] == 1


def test_the_next_season_begins_with_the_holder_of_the_pawn() -> None:
    """O9.2"""
    match = table("nofu", "nofu", "nofu", pawn=3).do("pass", "pass", "recruit", "pass", "pass")
    assert (match.view()["season"], match.turn) == (2, 2)
