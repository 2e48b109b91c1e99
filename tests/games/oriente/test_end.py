"""The end of the game and the places (O10)."""

from __future__ import annotations

import pytest

from tests.games.oriente.board import Table, table

GEISHA_NEXT = "/ geisha /"  # the only card of the deck


def ranks(match: Table) -> list[int]:
    return [place.rank for place in match.outcome.places]


def totals(match: Table) -> list[int]:
    return [place.total for place in match.outcome.places]


# the Geisha


@pytest.mark.parametrize(
    ("players", "actions"),
    [
        (("ninja", "samurai hidden"), ("eliminate 2",)),
        (("soryo", "nofu"), ("attack 2",)),
        (("maho-tsukai", "nofu"), ("transmutation", "become nofu")),
        (("samurai", "nofu"), ("attack 2",)),
        (("daimyo",), ("rent",)),
    ],
)
def test_the_geisha_ends_the_game_when_she_is_seen(players: tuple[str, ...], actions: tuple[str, ...]) -> None:
    """O10.1: drawn as an inhabitant, by Elimination, battle or Transmutation; turned up; drawn by Rent."""
    match = table(*players, deck=GEISHA_NEXT).do(*actions)
    assert match.over
    assert match.outcome.reason == "geisha"


def test_what_happened_before_the_geisha_counts() -> None:
    """O10.1: the Elimination; and its victim is the Geisha."""
    match = table("ninja", "samurai: 2", deck=GEISHA_NEXT).do("eliminate 2")
    assert (match.cards(1), match.is_a(2)) == ("samurai", "geisha hidden")
    assert totals(match)[:2] == [3, 2]


def test_a_transmutation_with_the_geisha_is_dealt_out() -> None:
    """O10.1: somebody else has her."""
    match = table("maho-tsukai", "samurai", "akindo", deck=GEISHA_NEXT).do("transmutation", "become samurai")
    assert match.is_a(1) == "samurai hidden"
    assert sorted(match.is_a(seat) for seat in (2, 3, 4)) == ["akindo hidden", "geisha hidden", "nofu hidden"]


def test_when_a_samurai_turns_up_the_geisha_nothing_is_captured() -> None:
    """O10.1: all keep their inhabitants; what came before her is nobody's, and the third Samurai turns up nothing."""
    match = table("samurai", "nofu", "samurai", "samurai", seats=6, deck="akindo / geisha / nofu")
    match.do("attack 2", "support attacker", "support attacker")
    assert [match.is_a(seat).split()[0] for seat in (1, 2, 3, 4)] == ["samurai", "nofu", "samurai", "samurai"]
    assert (match.cards(1), match.cards(2)) == ("", "")
    assert match.events_told().count("turns-up") == 2


def test_a_geisha_drawn_by_rent_lies_among_the_points() -> None:
    """O10.1, O1.1: where she counts nothing."""
    match = table("daimyo: 2", deck=GEISHA_NEXT).do("rent")
    assert (match.cards(1), totals(match)[0]) == ("2 geisha", 6)


def test_a_reward_set_aside_is_nobodys() -> None:
    """O10.1"""
    match = table("daimyo: 2", deck=GEISHA_NEXT, known_reward="soryo").do("rent")
    assert (match.view()["reward"]["aside"], match.cards(1)) == (True, "2 geisha")


def test_a_geisha_taken_with_the_reward_ends_the_game() -> None:
    """O10.1: its other cards are taken too."""
    match = table("nofu", geisha="reward", reward=2, known_reward="samurai").do("recruit")
    assert match.outcome.reason == "geisha"
    assert match.player(1)["card_count"] == 4
    assert {"geisha", "samurai"} <= set(match.player(1)["cards"])


def test_an_unseen_geisha_in_the_reward_ends_nothing() -> None:
    """O10.1"""
    match = table("nofu", "nofu", geisha="reward").pass_all()
    assert (match.over, match.view()["season"]) == (False, 2)


def test_she_is_laid_out_without_ending_the_game() -> None:
    """O10.1, O9.2"""
    match = table("nofu", deck="/ geisha / nofu").do("pass")
    assert (match.over, match.view()["reward"]["cards"]) == (False, 1)


# the empty deck


@pytest.mark.parametrize(
    ("players", "actions"),
    [
        (("ninja", "samurai hidden"), ("eliminate 2",)),
        (("soryo", "nofu"), ("attack 2",)),
        (("samurai", "nofu"), ("attack 2",)),
        (("daimyo",), ("rent",)),
        (("nofu",), ("pass",)),
    ],
)
def test_a_missing_card_ends_the_game(players: tuple[str, ...], actions: tuple[str, ...]) -> None:
    """O10.2: an inhabitant, a card to turn up, the Rent, the next reward; before the reward set aside is taken."""
    match = table(*players, deck="//", geisha="reward").do(*actions)
    assert match.over
    assert match.outcome.reason == "deck"


def test_the_last_card_of_the_deck_does_not_end_the_game_yet() -> None:
    """O10.2"""
    match = table("nofu", deck="//", under="nofu", geisha="reward").do("pass")
    assert not match.over
    assert match.pass_all().over


def test_a_transmutation_always_finds_a_card() -> None:
    """O10.2, O6.2: the Maho-Tsukai that went under the deck."""
    match = table("maho-tsukai", "nofu", deck="//", geisha="reward").do("transmutation", "become nofu")
    assert sorted(match.is_a(seat) for seat in (2, 3, 4)) == ["maho-tsukai hidden", "nofu hidden", "nofu hidden"]


def test_who_should_have_drawn_an_inhabitant_has_none() -> None:
    """O10.2"""
    match = table("ninja", "samurai: 2", deck="//", geisha="reward").do("eliminate 2")
    assert (match.is_a(2), totals(match)[1]) == ("none", 2)


def test_cards_turned_up_in_a_battle_do_not_refill_the_deck() -> None:
    """O10.2, O7.6: they leave only after the loser has drawn."""
    match = table("samurai", "soryo", deck="//", under="ninja", geisha="reward").do("attack 2")
    assert (match.outcome.reason, match.is_a(1), match.cards(2)) == ("deck", "none", "samurai")


# places


def ended(*players: str) -> Table:
    """Everybody's places; seat 1 has a Daimyo, the card of the Rent and, with the reward, the Geisha."""
    return table("daimyo", *players, geisha="reward", draws="ninja").do("rent").pass_all()


def test_points_are_cards_and_the_own_inhabitant() -> None:
    """O10.3: hidden or not."""
    match = ended("samurai spent: 2 nofu", "soryo hidden spent: 4", "ninja spent: ninja")
    assert totals(match) == [4, 6, 10, 0]


def test_the_points_by_source_add_up() -> None:
    """O10.3"""
    points = ended("samurai spent: 2 4 nofu nofu soryo").outcome.places[1].points
    expected = {"treasures": 6, "nofu": 2, "soryo": 6, "inhabitant": 3}
    assert {source: value for source, value in points.items() if value} == expected


def test_the_own_inhabitant_counts_only_at_the_end() -> None:
    """O10.3"""
    assert table("shogun: 2").scores[0] == 2


def test_most_points_win() -> None:
    """O10.3"""
    assert ranks(ended("nofu spent: 4 4", "soryo spent", "akindo spent")) == [3, 1, 2, 4]


@pytest.mark.parametrize(
    ("second", "third", "places"),
    [
        ("soryo spent: 3", "maho-tsukai spent: 4", [3, 1, 2]),
        ("samurai spent: 2 4", "maho-tsukai spent: 4", [3, 2, 1]),
        ("maho-tsukai spent: 4", "samurai spent: maho-tsukai nofu", [3, 1, 1]),
        ("nofu spent: 4 4", "daimyo spent: maho-tsukai", [3, 2, 1]),
    ],
)
def test_among_equals_the_strongest_single_card_wins(second: str, third: str, places: list[int]) -> None:
    """O10.3: inhabitant and treasures included; still equal, the victory is shared."""
    match = ended(second, third)
    assert totals(match)[1] == totals(match)[2] == 9
    assert ranks(match)[:3] == places


def test_equals_behind_the_winner_share_a_place() -> None:
    """O10.3"""
    assert ranks(ended("soryo spent", "akindo spent", "akindo spent")) == [2, 1, 3, 3]


def test_all_inhabitants_are_turned_up() -> None:
    """O10.3"""
    match = ended("soryo hidden spent", "akindo hidden spent")
    assert [player["inhabitant"] for player in match.view()["players"]] == ["daimyo", "soryo", "akindo", "nofu"]


def test_the_winner_by_ninjas_is_first_whatever_the_points() -> None:
    """O10.4: the others as always, here a treasure of 4 before a Samurai."""
    match = table("soryo spent: 4", "nofu: ninja ninja ninja", "samurai spent: 2", "nofu spent: 4", pawn=2).do("pass")
    assert ranks(match) == [2, 1, 4, 3]
