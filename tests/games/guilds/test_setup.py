"""Set-up (L2) and its chance, done again by hand (L13.2 to L13.4)."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine.compiled import PURE
from tests.games.guilds.board import FACTS, GAME, City, card_order, next_ones, stream_of
from tests.naive.guilds import READING_ORDER

SEEDS = range(4 if PURE else 8)
NUMBERS = {entry["name"]: entry["number"] for entry in FACTS["guild_tile"]}
BUILDINGS = [entry["name"] for entry in FACTS["special_building"]]
SMALL = [place for place in READING_ORDER if place[0] != "f" and place != "c3"]
LARGE = ["b2", "c2", "d2", "e2", "b3", "e3", "b4", "c4", "d4", "e4"]


def begin(seats: int, seed: int = 1, **options: str) -> City:
    return City(GAME, seats, options, seed)


def ready(seats: int, seed: int = 1, **options: str) -> City:
    """The first turn: everybody has kept the first mayoral card."""
    match = begin(seats, seed, **options)
    while match.phase == "mayor":
        match.play(match.legal()[0])
    return match


def names(match: City) -> dict[str, str]:
    return {place: tile["name"] for place, tile in match.view()["tiles"].items()}


# the city


@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players_have_five_rows_of_five(seats: int) -> None:
    """L2.1, L1.5: the Guildhall in the middle, St Lawrence Jewry to its right, other special buildings around it."""
    seen = set()
    for seed in SEEDS:
        tiles = names(begin(seats, seed))
        assert sorted(tiles) == sorted(SMALL)
        assert tiles["d3"] == "Church of St Lawrence Jewry"
        around = [tiles[place] for place in ("c2", "b3", "c4")]
        assert len(set(around)) == 3
        assert set(around) <= set(BUILDINGS[1:])
        assert len({tiles[place] for place in SMALL if tiles[place] in NUMBERS}) == 20
        seen |= set(around)
    assert seen == set(BUILDINGS[1:])


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_begin_with_ten_tiles_around_two_guildhalls(seats: int) -> None:
    """L2.2: the other places are empty, three special buildings and the other guilds are to come."""
    for seed in SEEDS:
        match = begin(seats, seed)
        tiles = names(match)
        assert sorted(tiles) == sorted(LARGE)
        assert tiles["e3"] == "Church of St Lawrence Jewry"
        assert tiles["b3"] in BUILDINGS[1:]
        assert all(tiles[place] in NUMBERS for place in LARGE if place not in ("b3", "e3"))
        assert match.view()["stack"] == 32 + 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_tile_is_open_with_a_token_and_empty(seats: int) -> None:
    """L2.3, L1.2"""
    tiles = begin(seats).view()["tiles"].values()
    assert all(tile["token"] and tile["open"] and not any(tile["men"]) for tile in tiles)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_beadle_stands_on_the_lowest_number(seats: int) -> None:
    """L2.3"""
    for seed in SEEDS:
        view = begin(seats, seed).view()
        guilds = {tile["number"]: place for place, tile in view["tiles"].items() if tile["number"]}
        assert view["beadle"] == guilds[min(guilds)]


# the players


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_six_cards_and_sixteen_liverymen(seats: int) -> None:
    """L2.4, L1.3"""
    match = begin(seats)
    assert match.of("cards") == [6] * seats
    assert (match.of("guildhall"), match.of("supply")) == ([4] * seats, [12] * seats)
    assert match.view()["deck"] == 105 - 6 * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_choose_a_mayoral_card_in_seat_order_before_the_first_round(seats: int) -> None:
    """L2.4, L12.2"""
    match, asked = begin(seats), []
    while match.phase == "mayor":
        asked.append(match.turn)
        assert len(match.can()) == 3
        kept = match.can()[1]
        match.play(kept)
        assert [f"keep {number}" for number in match.mayors(asked[-1])] == [kept]
    assert asked == list(range(1, seats + 1))
    assert (match.phase, match.of("mayors")) == ("turn", [1] * seats)


def test_mayoral_cards_are_put_back_when_all_have_chosen() -> None:
    """L2.4, L13.6"""
    match, sizes = begin(3), []
    while match.phase == "mayor":
        match.play(match.legal()[0])
        sizes.append(int(match.record.pile_size))
    assert sizes == [21 - 9, 21 - 9, 21 - 3]


@pytest.mark.parametrize(("seats", "neutrals"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_neutrals_on_the_scoreboard(seats: int, neutrals: int) -> None:
    """L2.5"""
    match = begin(seats)
    assert (match.view()["scoreboard"], match.of("neutrals")) == (neutrals, [0] * seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["virginia", "ulster"])
def test_the_plantation_shows_the_side_chosen(side: str, seats: int) -> None:
    """L2.6"""
    assert begin(seats, plantation=side).view()["plantation"]["side"] == side


def test_the_plantation_may_show_any_side_at_random() -> None:
    """L2.6"""
    assert {begin(2, seed).view()["plantation"]["side"] for seed in SEEDS} == {"virginia", "ulster"}


# alone


@pytest.mark.parametrize("side", ["virginia", "ulster"])
def test_alone_six_guilds_have_a_neutral_and_a_higher_threshold(side: str) -> None:
    """L2.7: the lowest numbers with Virginia, the highest with Ulster."""
    printed = {entry["number"]: entry["threshold"] for entry in FACTS["guild_tile"]}
    for seed in SEEDS:
        guilds = [tile for tile in begin(1, seed, plantation=side).view()["tiles"].values() if tile["number"]]
        raised = sorted(tile["number"] for tile in guilds if tile["neutral"])
        every = sorted(tile["number"] for tile in guilds)
        assert raised == (every[:6] if side == "virginia" else every[-6:])
        assert all(tile["threshold"] == printed[tile["number"]] + tile["neutral"] for tile in guilds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_others_no_guild_has_a_neutral(seats: int) -> None:
    """L2.7"""
    assert not any(tile["neutral"] for tile in begin(seats).view()["tiles"].values())


def test_alone_you_are_first() -> None:
    """L3.2, L9.1: Boris has neither cards nor a seat."""
    match = ready(1)
    assert (match.turn, match.view()["order"], len(match.view()["players"])) == (1, [0], 1)


# the first order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_be_first(seats: int) -> None:
    """L3.2"""
    orders = [begin(seats, seed).view()["order"] for seed in range(16)]
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert {order[0] for order in orders} == set(range(seats))


def test_the_first_in_order_plays_first() -> None:
    """L3.2"""
    for seed in SEEDS:
        match = ready(4, seed)
        assert match.actor == match.view()["order"][0]


# by hand


def drawn_by_hand(seats: int, seed: int) -> dict[str, Any]:
    """L13.4, with the side at random."""
    chance = stream_of(seed, 0)
    places = SMALL if seats < 3 else LARGE
    tiles: dict[str, Any] = {"d3" if seats < 3 else "e3": BUILDINGS[0]}
    others = ["c2", "b3", "c4"] if seats < 3 else ["b3"]
    tiles |= dict(zip(others, next_ones(chance, BUILDINGS[1:], len(others)), strict=True))
    free = [place for place in places if place not in tiles]
    by_number = sorted(NUMBERS, key=lambda name: int(NUMBERS[name]))
    tiles |= dict(zip(free, next_ones(chance, by_number, len(free)), strict=True))
    rewards = [entry["reward"] for entry in FACTS["token"] for _ in range(entry["count"])]
    tokens = dict(zip(places, next_ones(chance, rewards, len(places)), strict=True))
    side = ["virginia", "ulster"][chance.below(2)]
    order = next_ones(chance, range(seats), seats) if seats > 1 else [0]
    deck = sorted((e["id"] for e in FACTS["action_card"] for _ in range(e["count"])), key=card_order)
    hands = next_ones(stream_of(seed, 1), deck, 6 * seats)
    mayors = next_ones(stream_of(seed, 2), range(1, 22), 3 * seats)
    return {
        "tiles": tiles,
        "tokens": tokens,
        "side": side,
        "order": order,
        "hands": [" ".join(sorted(hands[6 * n : 6 * n + 6], key=card_order)) for n in range(seats)],
        "mayors": [sorted(f"keep {number}" for number in mayors[3 * n : 3 * n + 3]) for n in range(seats)],
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [0, 5])
def test_the_set_up_is_drawn_in_the_order_of_the_rules(seed: int, seats: int) -> None:
    """L13.2, L13.3, L13.4"""
    match, mayors = begin(seats, seed), []
    found: dict[str, Any] = {
        "tiles": names(match),
        "tokens": {place: match.token(place) for place in names(match)},
        "side": match.view()["plantation"]["side"],
        "order": match.view()["order"],
        "hands": [match.hand(seat + 1) for seat in range(seats)],
    }
    while match.phase == "mayor":
        mayors.append(match.can())
        match.play(match.legal()[0])
    assert found | {"mayors": mayors} == drawn_by_hand(seats, seed)


def test_a_chosen_side_is_not_drawn() -> None:
    """L13.4: so the order is another draw of the same stream."""
    differing = sum(
        begin(4, seed, plantation="ulster").view()["order"] != begin(4, seed).view()["order"] for seed in SEEDS
    )
    assert differing > 0


def test_the_same_seed_gives_the_same_game() -> None:
    """L13.2"""
    one, again, other = (ludotheque.start("guilds", seats=3, seed=seed).digest() for seed in (4, 4, 5))
    assert one == again != other
