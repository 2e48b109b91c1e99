"""Re-dealt worlds (O11): each is dealt as often as it is likely, by all histories that fit what the seat has seen.

Few cards are unseen at these tables, so that `histories.py` can count them all and each world is dealt many times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations

import pytest

from ludotheque import Facts
from ludotheque.games.oriente.pieces import GEISHA
from tests.chi_squared import is_plausible
from tests.games.oriente import histories
from tests.games.oriente.board import GAME, SPENT, Table, table
from tests.games.oriente.histories import Layout, World, draw

pytestmark = pytest.mark.compiled

# Worlds dealt, always with the same seeds. The limit of chi-squared, LEAST_P, is generous because there are some 40
# comparisons, and at a limit of 0.01 a sound deal might well fail one of them. Wrong weights are far beyond either.
MANY = 6000
COMMON = 10  # a world expected so often is missing once in 22,000 times; rarer ones are too few each for chi-squared
EVERYBODY = range(5)  # the viewers: a spectator is 0, as in board.py


def dealt(match: Table, viewer: int) -> Counter[World]:
    """How often each world is dealt to a viewer."""
    deals = (match.veil(viewer - 1, seed)[0]["card"] for seed in range(MANY))
    return Counter(tuple(cards[: match.seats].tolist()) for cards in deals)


def expected(match: Table, viewer: int) -> dict[World, float]:
    """How often each world should be dealt."""
    count = histories.worlds(match, viewer - 1)
    return {world: MANY * n / count.total() for world, n in count.items()}


def is_as_expected(found: Counter[World], wanted: Mapping[World, float]) -> bool:
    """Whether the counts are plausible; rare worlds are taken together, with the least common of the others."""
    ordered = sorted(wanted, key=lambda world: wanted[world])
    rare = sum(want < COMMON for want in wanted.values())
    cells = [ordered[: rare + 1], *([world] for world in ordered[rare + 1 :])]
    counts = [sum(found[world] for world in cell) for cell in cells]
    return len(cells) == 1 or is_plausible(counts, [sum(wanted[world] for world in cell) for cell in cells])


def assert_worlds_are_fair(match: Table, viewer: int) -> None:
    found, wanted = dealt(match, viewer), expected(match, viewer)
    assert set(found) <= set(wanted), "a world that cannot be"
    assert {world for world, want in wanted.items() if want >= COMMON} <= set(found), "a world that never comes"
    assert is_as_expected(found, wanted)


# before any Transmutation


def few_cards(**counts: int) -> Facts:
    """Facts with only these inhabitants and a small deck: too few for twelve players, so not checked."""
    shipped = GAME.shipped.entries
    inhabitants = {kind: {**entry, "cards": counts.get(kind, 0)} for kind, entry in shipped["inhabitants"].items()}
    deck = {"middle_cards": 1, "bottom_cards": 1}
    return GAME.facts_format.packed({**shipped, "inhabitants": inhabitants, "deck": deck})


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_after_the_set_up(viewer: int) -> None:
    """O11.2, O2.2: a spectator has seen nothing at all; one card of the top layer lies in the reward."""
    facts = few_cards(shogun=1, geisha=1, ninja=1, nofu=3, akindo=2, samurai=1)
    assert_worlds_are_fair(Table(GAME, 4, {"pawn": "first"}, seed=1, facts=facts), viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_worlds_with_inhabitants_of_several_layers(viewer: int) -> None:
    """O11.2, O2.2: seat 2 has drawn a new one where neither Ninja nor Shogun can be."""
    match = table(*["ninja", "samurai hidden", "nofu hidden", "shogun hidden"], deck="/ geisha nofu daimyo / soryo")
    assert_worlds_are_fair(match.do("eliminate 2").pass_all(), viewer)


@pytest.mark.parametrize("viewer", [0, 3])
def test_worlds_with_known_cards_in_the_reward_and_under_the_deck(viewer: int) -> None:
    """O11.1, O11.2: what everybody has seen is nobody's inhabitant."""
    hidden = ["nofu hidden", "akindo hidden", "samurai hidden", "daimyo"]
    match = table(*hidden, deck="ninja nofu soryo / geisha nofu / akindo", under="nofu", known_reward="akindo nofu")
    assert_worlds_are_fair(match, viewer)


def test_a_season_without_a_ninja_victory_shows_who_is_no_ninja() -> None:
    """O9.1: seat 1, with the third Ninja, would have won."""
    match = table("nofu hidden: ninja ninja", SPENT, deck="ninja / geisha /").do("pass")
    assert not match.over
    assert_worlds_are_fair(match, 0)


# one Transmutation


def transmuted() -> Table:
    """Seat 1 took the Nofu. They have seen all others, everybody the Soryo. The deck gave any card of its top layer."""
    players = ["maho-tsukai", "soryo", "nofu hidden", "akindo hidden"]
    match = table(*players, deck="nofu ninja daimyo shogun / geisha nofu / akindo", seed=3)
    return match.do("transmutation").pass_all().do("become nofu")


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_worlds_after_a_transmutation(viewer: int) -> None:
    """O11.3"""
    assert_worlds_are_fair(transmuted(), viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_worlds_when_some_of_the_shuffled_cards_have_been_shown(viewer: int) -> None:
    """O11.3, O11.1: seat 3, a Ninja, attacked seat 2 in vain and has drawn a new card."""
    assert_worlds_are_fair(transmuted().do("pass", "attack 2").pass_all().pass_all(), viewer)


# cards that come back


def returned() -> Table:
    """Seat 1 attacked the Shogun in vain: the Samurai's card went under the deck, seat 3's Maho-Tsukai below it."""
    players = ["samurai", "shogun", "maho-tsukai hidden", "nofu hidden"]
    match = table(*players, deck="daimyo akindo / /", geisha="reward", claimed=1).do("attack 2").pass_all().pass_all()
    return match.do("pass", "transmutation").pass_all()


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_worlds_when_the_new_card_comes_from_under_the_deck(viewer: int) -> None:
    """O11.2, O11.3: everybody knows what it is, but not whose it has become."""
    assert_worlds_are_fair(returned().do("become shogun"), viewer)


@pytest.mark.parametrize("viewer", [0, 3])
def test_worlds_when_the_card_from_under_the_deck_lies_in_the_reward(viewer: int) -> None:
    """O11.2, O9.2: a season later the Maho-Tsukai is known there."""
    match = returned().do("become shogun").pass_all()
    assert match.view()["reward"]["known"] == ["maho-tsukai"]
    assert_worlds_are_fair(match, viewer)


# two Transmutations: a place that was seen tells of both shuffles, and histories must be weighed


def transmuted_twice() -> Table:
    """Seat 1 took the Samurai, then seat 2; then seat 4 attacked seat 1, who has drawn a new card."""
    players = ["maho-tsukai", "maho-tsukai hidden", "samurai hidden", "nofu hidden"]
    match = table(*players, deck="nofu ninja soryo shogun / geisha nofu / akindo", seed=319)
    match.do("transmutation").pass_all().do("become samurai")
    match.do("transmutation").pass_all().do("become samurai")
    return match.do("pass", "attack 1").pass_all().pass_all()


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_worlds_after_two_transmutations(viewer: int) -> None:
    """O11.3"""
    assert_worlds_are_fair(transmuted_twice(), viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_worlds_when_cards_are_shown_between_two_transmutations(viewer: int) -> None:
    """O11.3: seat 3 attacked seat 2 in vain and drew a new card, then seat 4 transmuted; a card was laid unseen."""
    players = ["maho-tsukai", "maho-tsukai hidden", "nofu hidden", "akindo hidden"]
    match = table(*players, deck="nofu nofu daimyo ninja / geisha samurai / akindo", seed=333)
    match.do("transmutation").pass_all().do("become akindo")
    match.do("pass", "attack 2").pass_all().pass_all().do("transmutation", "become nofu").pass_all()
    assert_worlds_are_fair(match, viewer)


# the check itself


def test_worlds_that_are_not_weighed_are_found_out() -> None:
    """As if every world that can be were as likely as any other."""
    found, wanted = dealt(transmuted_twice(), 1), expected(transmuted_twice(), 1)
    assert not is_as_expected(found, dict.fromkeys(wanted, MANY / len(wanted)))


def test_a_dealer_who_may_take_the_new_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if all cards were shuffled first and the dealer got one of them, against O6.2."""

    def deal_all(layout: Layout, dealer: int, layer: int) -> Iterator[Layout]:
        for new, rest in draw(layout, layer):
            if new != GEISHA:
                cards = [new if seat == dealer else kind for seat, kind in enumerate(layout.homes)]
                yield from (rest._replace(homes=homes) for homes in permutations(cards))

    found = dealt(transmuted(), 0)
    monkeypatch.setattr(histories, "deal_anew", deal_all)
    wrong = expected(transmuted(), 0)
    assert set(found) <= set(wrong)
    assert not is_as_expected(found, wrong)
