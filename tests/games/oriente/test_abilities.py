"""The abilities of the inhabitants (O6), but for the Revolution (see test_revolution.py)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque import IllegalAction
from tests.games.oriente.board import Table, table, words

# Soryo


def test_a_prayer_brings_the_reward_and_nothing_else() -> None:
    """O6.1"""
    match = table("soryo: 2", "nofu: 3", reward=1, draws="samurai")
    deck = match.view()["deck"]
    match.do("prayer")
    assert (match.cards(1), match.cards(2), match.view()["deck"]) == ("2 samurai", "3", deck)


def test_a_prayer_names_nobody() -> None:
    """O6.1: all others are asked."""
    match = table("soryo", "shogun", "nofu hidden", "nofu hidden", reward=1).do("prayer")
    assert match.view()["asked"] == [1, 2, 3]


def test_no_prayer_once_the_reward_has_been_set_aside() -> None:
    """O6.1"""
    match = table("nofu", "soryo", reward=1).do("recruit", "pass")
    with pytest.raises(IllegalAction, match=r"O6\.1"):
        match.play("prayer")


# Maho-Tsukai


def transmuted(chosen: str = "akindo", draws: str = "soryo") -> Table:
    return table("maho-tsukai", "nofu: 2", "akindo hidden", "samurai hidden", draws=draws).do(
        "transmutation", "pass", "pass", f"become {chosen}"
    )


def test_the_own_maho_tsukai_goes_under_the_deck() -> None:
    """O6.2"""
    assert transmuted().view()["under"] == ["maho-tsukai"]


@pytest.mark.parametrize("chosen", ["nofu", "akindo", "samurai"])
def test_the_player_becomes_the_chosen_inhabitant_hidden(chosen: str) -> None:
    """O6.2"""
    assert transmuted(chosen).is_a(1) == f"{chosen} hidden"


def test_only_what_somebody_else_is_can_be_chosen() -> None:
    """O6.2: each kind once."""
    match = table("maho-tsukai", "nofu", "nofu hidden", "daimyo spent").do("transmutation", "pass")
    assert (match.turn, match.can()) == (1, ["become daimyo", "become nofu"])


def test_all_others_get_the_rest_and_a_card_of_the_deck() -> None:
    """O6.2: hidden, one each."""
    match = transmuted("akindo", "soryo")
    dealt = [match.is_a(seat) for seat in (2, 3, 4)]
    assert Counter(dealt) == Counter(["nofu hidden", "samurai hidden", "soryo hidden"])


def test_only_one_of_several_alike_is_taken_away() -> None:
    """O6.2"""
    match = table("maho-tsukai", "nofu", "nofu", "nofu", draws="shogun").do("transmutation", "become nofu")
    assert Counter(match.is_a(seat) for seat in (2, 3, 4)) == Counter(["nofu hidden"] * 2 + ["shogun hidden"])


def test_the_card_comes_from_the_deck() -> None:
    """O6.2"""
    match = table("maho-tsukai", "nofu")
    before = match.record.deck.tolist()
    after = match.do("transmutation", "become nofu").record.deck.tolist()
    assert after == [before[0] - 1, *before[1:]]


def test_points_cards_stay_where_they_are() -> None:
    """O6.2, O1.3"""
    assert transmuted().cards(2) == "2"


@pytest.mark.parametrize("other", ["maho-tsukai", "maho-tsukai spent"])
def test_no_transmutation_while_another_maho_tsukai_is_revealed(other: str) -> None:
    """O6.2"""
    with pytest.raises(IllegalAction, match=r"O6\.2"):
        table("maho-tsukai", other).play("transmutation")


@pytest.mark.parametrize("other", ["maho-tsukai hidden", "nofu: maho-tsukai"])
def test_a_hidden_maho_tsukai_or_one_among_points_does_not_prevent_it(other: str) -> None:
    """O6.2"""
    assert "transmutation" in table("maho-tsukai", other).can()


def test_a_transmutation_names_nobody() -> None:
    """O6.2: the strongest may cancel."""
    assert table("maho-tsukai", "shogun").do("transmutation").turn == 2


# Daimyo


def test_rent_brings_the_top_card_of_the_deck_face_up() -> None:
    """O6.3"""
    match = table("daimyo: 2", draws="shogun").do("rent")
    assert match.cards(1) == "2 shogun"


def test_rent_is_possible_without_a_card_in_the_deck() -> None:
    """O6.3, O10.2: it ends the game."""
    match = table("daimyo", deck="//", geisha="reward")
    assert "rent" in match.can()
    assert match.do("rent").outcome.reason == "deck"


@pytest.mark.parametrize("shogun", ["shogun", "shogun spent"])
def test_succession_changes_places_with_a_revealed_shogun(shogun: str) -> None:
    """O6.4: both face up."""
    match = table("daimyo hidden: 2", "nofu", f"{shogun}: 3").do("succession")
    assert [match.is_a(1), match.is_a(3)] == ["shogun revealed", "daimyo revealed"]
    assert [match.cards(1), match.cards(3)] == ["2", "3"]


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (("daimyo: 2", "nofu", "samurai hidden: shogun 3"), ["2", "", "3 daimyo"]),
        (("daimyo: 2 shogun", "nofu", "nofu spent: 3"), ["2 daimyo", "", "3"]),
    ],
)
def test_succession_changes_places_with_a_shogun_among_points(players: tuple[str, ...], cards: list[str]) -> None:
    """O6.4: of anybody, the own ones included."""
    match = table(*players)
    third = match.is_a(3)
    match.do("succession").pass_all()
    assert (match.is_a(1), match.is_a(3)) == ("shogun revealed", third)
    assert [match.cards(seat) for seat in (1, 2, 3)] == cards


@pytest.mark.parametrize("other", ["nofu", "shogun hidden"])
def test_no_succession_while_the_shogun_is_not_revealed(other: str) -> None:
    """O6.4: in the deck, or hidden."""
    with pytest.raises(IllegalAction, match=r"O6\.4"):
        table("daimyo", other).play("succession")


@pytest.mark.parametrize(
    ("players", "named", "asked"),
    [
        (("daimyo", "nofu", "shogun", "soryo"), 3, [4]),
        (("daimyo", "soryo: shogun", "nofu", "soryo"), 2, [4]),
        (("daimyo: shogun", "soryo", "nofu", "soryo"), 0, [2, 4]),
    ],
)
def test_succession_names_who_has_the_shogun(players: tuple[str, ...], named: int, asked: list[int]) -> None:
    """O6.4, O4.1: who then cannot cancel; nobody if it is the announcer."""
    view = table(*players).do("succession").view()
    assert view["announcement"]["target"] == named - 1
    assert [seat + 1 for seat in view["asked"]] == asked


@pytest.mark.parametrize("buyer", [1, 3])
def test_succession_finds_the_shogun_where_it_lies_when_it_happens(buyer: int) -> None:
    """O6.4: sold after the announcement, to somebody else or to the announcer."""
    match = table("daimyo", "nofu: shogun", "nofu", "soryo").do("succession")
    match.offer(2, buyer, give="shogun", ask=[words("thanks")]).accept(buyer, 2).do("pass")
    assert (match.is_a(1), match.cards(2), match.cards(buyer)) == ("shogun revealed", "", "daimyo")


# Akindo


def test_credit_takes_all_nofu_of_a_players_points() -> None:
    """O6.5: and nothing else; the inhabitant is no points card."""
    match = table("akindo: nofu", "nofu hidden: nofu nofu 2", "nofu: nofu").do("credit 2")
    assert [match.cards(seat) for seat in (1, 2, 3)] == ["nofu nofu nofu", "2", "nofu"]
    assert match.is_a(2) == "nofu hidden"


def test_no_credit_from_who_has_no_nofu_among_their_points() -> None:
    """O6.5"""
    with pytest.raises(IllegalAction, match=r"O6\.5"):
        table("akindo", "nofu: 2 samurai").play("credit 2")


@pytest.mark.parametrize("ability", ["credit", "trade"])
@pytest.mark.parametrize(("other", "possible"), [("akindo", False), ("akindo spent", False), ("akindo hidden", True)])
def test_no_business_with_a_revealed_akindo(other: str, possible: bool, ability: str) -> None:
    """O6.5, O6.6"""
    assert (f"{ability} 2" in table("akindo", f"{other}: nofu").can()) is possible


def test_no_business_with_oneself() -> None:
    """O6.5, O6.6"""
    assert {"credit 1", "trade 1"}.isdisjoint(table("akindo: nofu nofu").can())


def test_who_is_named_by_an_akindo_cannot_cancel() -> None:
    """O6.5, O6.6, O4.1"""
    assert table("akindo", "shogun: nofu").do("credit 2").cards(1) == "nofu"
    assert table("akindo", "shogun: nofu").do("trade 2").cards(1) == "nofu"


def test_trade_asks_for_one_of_the_cards_that_were_there_before() -> None:
    """O6.6: the Samurai that has just come is none of them."""
    match = table("akindo: 2 3", "nofu: samurai").do("trade 2")
    assert (match.phase, match.turn, match.can()) == ("give", 1, ["give treasure-2", "give treasure-3"])
    match.do("give treasure-2")
    assert [match.cards(1), match.cards(2)] == ["3 samurai", "2"]


def test_a_card_of_the_same_kind_as_the_new_one_may_be_given() -> None:
    """O6.6"""
    match = table("akindo: 2 3", "nofu: 3").do("trade 2")
    assert match.do("give treasure-3").cards(1) == "2 3"


def test_trade_takes_a_random_card() -> None:
    """O6.6: any of them, over some seeds."""
    taken = {table("akindo", "nofu: 2 nofu samurai", seed=seed).do("trade 2").cards(1) for seed in range(20)}
    assert taken == {"2", "nofu", "samurai"}


def test_who_had_no_card_gives_nothing() -> None:
    """O6.6"""
    match = table("akindo", "nofu: samurai").do("trade 2")
    assert [match.cards(1), match.cards(2), match.phase] == ["samurai", "", "announce"]


def test_nothing_is_asked_if_all_cards_were_of_one_kind() -> None:
    """O6.6"""
    match = table("akindo: 2 2", "nofu: samurai").do("trade 2")
    assert [match.cards(1), match.cards(2), match.phase] == ["2 samurai", "2", "announce"]


def test_no_trade_with_who_has_no_cards() -> None:
    """O6.6"""
    with pytest.raises(IllegalAction, match=r"O6\.6"):
        table("akindo: 2", "nofu").play("trade 2")


def test_nothing_is_exchanged_if_the_other_has_no_card_left() -> None:
    """O6.6, O3.3"""
    match = table("akindo: 2 3", "nofu: samurai", "soryo").do("trade 2")
    match.offer(2, 3, give="samurai", ask=[words("thanks")]).accept(3, 2).do("pass")
    assert ([match.cards(1), match.cards(2)], match.phase) == (["2 3", ""], "announce")
    assert match.discs() == [2, 3]


# Nofu


@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [
        (7, (0, 0, 6), (1, 0, 5)),
        (7, (5, 0, 1), (6, 0, 0)),
        (8, (0, 0, 6), (0, 1, 5)),
        (8, (0, 1, 5), (1, 0, 5)),
        (12, (5, 0, 1), (5, 1, 0)),
        (8, (5, 1, 0), (6, 0, 0)),
    ],
)
def test_recruit_moves_a_worker(seats: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """O6.7: square, hut and supply; with eight players or more by way of the hut."""
    square, hut, supply = before
    village = table("nofu", seats=seats, square=square, hut=hut, supply=supply).do("recruit").view()["village"]
    assert (village["square"], village["hut"], village["supply"]) == after


@pytest.mark.parametrize(("seats", "square", "hut"), [(7, 6, 0), (8, 6, 0)])
def test_no_recruit_without_a_worker(seats: int, square: int, hut: int) -> None:
    """O6.7"""
    with pytest.raises(IllegalAction, match=r"O6\.7"):
        table("nofu", seats=seats, square=square, hut=hut, supply=0).play("recruit")


@pytest.mark.parametrize(("square", "supply"), [(0, 6), (6, 0)])
def test_a_revolution_is_always_possible(square: int, supply: int) -> None:
    """O6.8: also with nobody to rob and no worker."""
    match = table("nofu", "nofu", square=square, supply=supply).do("revolution", "pass")
    assert match.discs() == [2]


def test_recruit_and_revolution_name_nobody() -> None:
    """O6.7, O6.8"""
    for action in ("recruit", "revolution"):
        stands = table("nofu", "shogun").do(action).view()["announcement"]
        assert stands == {"seat": 0, "action": action, "target": -1}


# Ninja


@pytest.mark.parametrize("face", ["", " hidden"])
@pytest.mark.parametrize("victim", ["shogun", "nofu", "samurai spent"])
def test_elimination_takes_the_inhabitant(victim: str, face: str) -> None:
    """O6.9: face up among the points; the victim draws a new one, hidden."""
    match = table("ninja: 2", f"{victim}{face}: 3", draws="daimyo").do("eliminate 2")
    assert [match.cards(1), match.cards(2)] == [f"2 {victim.split()[0]}", "3"]
    assert match.is_a(2) == "daimyo hidden"


def test_the_eliminated_player_keeps_the_disc() -> None:
    """O6.9"""
    assert table("ninja", "samurai").do("eliminate 2").discs() == [2]


@pytest.mark.parametrize(("other", "possible"), [("ninja", False), ("ninja spent", False), ("ninja hidden", True)])
def test_no_elimination_of_a_revealed_ninja(other: str, possible: bool) -> None:
    """O6.9"""
    assert ("eliminate 2" in table("ninja", other).can()) is possible


def test_who_is_named_by_a_ninja_cannot_cancel() -> None:
    """O6.9, O4.1"""
    assert table("ninja", "shogun").do("eliminate 2").cards(1) == "shogun"
