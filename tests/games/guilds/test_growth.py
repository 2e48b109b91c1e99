"""Growth (L8): the plantation and, with three or four players, new tiles."""

from __future__ import annotations

import pytest

from tests.games.guilds.board import FACTS, City, city, new_facts, next_ones, stream_of

CELLS = FACTS["growth"]["growth_cells"]
START = "b2: 11\nc2: 12\nd2: 13\ne2: 14\nb4: 15\nc4: 16\nd4: 17\ne4: 18\nb3: livery-hall\ne3: st-lawrence-jewry"


def growth(text: str, seats: int = 2, number: int | None = None, mayors: str = "", draws: str = "") -> City:
    """The last turn of a round with growth has just ended."""
    number = number or (4 if seats == 2 else 3)
    return city(f"round: {number}\nactor: {seats}\n{START}\n{text}", seats=seats, mayors=mayors, draws=draws).do("end")


# the plantation (L8.1)


@pytest.mark.parametrize(
    ("seats", "men", "points"),
    [
        (2, "2 1", [7, 3]),
        (2, "1 2", [3, 7]),
        (2, "2 2", [3, 3]),
        (2, "3 0", [7, 0]),
        (2, "0 0", [0, 0]),
        (3, "3 2 1", [7, 3, 0]),
        (3, "3 1 1", [7, 0, 0]),
        (3, "2 2 1", [3, 3, 0]),
        (3, "0 2 0", [0, 7, 0]),
        (4, "1 1 1 1", [3, 3, 3, 3]),
        (4, "1 4 2 1", [0, 7, 3, 0]),
        (4, "1 4 1 1", [0, 7, 0, 0]),
    ],
)
def test_most_take_the_first_reward_second_most_the_second(seats: int, men: str, points: list[int]) -> None:
    """L8.1: tied for first, each takes the second; tied for second, nobody; who has none there nothing."""
    match = growth(f"plantation: {men}", seats)
    assert [match.scored(seat + 1).get("plantation", 0) for seat in range(seats)] == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_there_go_to_the_supply_and_the_tile_turns(seats: int) -> None:
    """L8.1, L2.6"""
    match = growth("plantation: 3 1\nguildhall: 1 1", seats)
    assert (match.of("plantation"), match.of("supply")[:2]) == ([0] * seats, [15, 15])
    assert match.view()["plantation"]["side"] == "ulster"


@pytest.mark.parametrize(("side", "after"), [("virginia", "ulster"), ("ulster", "virginia")])
def test_an_empty_plantation_turns_over_too(side: str, after: str) -> None:
    """L8.1"""
    assert growth(f"side: {side}").view()["plantation"]["side"] == after


@pytest.mark.parametrize(
    ("seats", "number", "resolved"),
    [
        (2, 4, True),
        (2, 3, False),
        (2, 6, False),
        (2, 8, True),
        (3, 3, True),
        (3, 4, False),
        (4, 9, True),
        (4, 8, False),
    ],
)
def test_the_plantation_is_resolved_in_its_rounds(seats: int, number: int, resolved: bool) -> None:
    """L8.1, L3.1"""
    match = growth("plantation: 2 1", seats, number)
    assert (match.view()["plantation"]["side"] == "ulster") is resolved
    assert (match.of("plantation")[:2] == [0, 0]) is resolved


def test_the_parts_of_a_reward_are_done_in_their_order_the_first_places_before_the_seconds() -> None:
    """L8.1: Ulster gives seat 2 points, a mayoral card and a card, then seat 1 a point and a card."""
    match = growth("side: ulster\nplantation: 1 2", mayors="4 9", draws="G1 G1 G1 G1 R1 B1")
    assert (match.turn, match.phase, match.can()) == (2, "mayor", ["keep 4", "keep 9"])
    assert (match.scored(1), match.scored(2), match.of("cards")) == ({}, {"plantation": 3}, [0, 4])
    match.do("keep 4")
    assert (match.scored(1), match.of("cards")) == ({"plantation": 1}, [1, 5])


def test_while_rewards_are_taken_the_liverymen_are_still_there() -> None:
    """L8.1: they leave, and the tile turns, after all rewards; the first place counts as won already."""
    match = growth("side: ulster\nplantation: 1 2")
    assert (match.phase, match.of("plantation"), match.view()["plantation"]["side"]) == ("mayor", [1, 2], "ulster")
    assert match.record.plantation_wins.tolist() == [0, 1, 0, 0]


def test_a_tie_for_first_is_no_first_place() -> None:
    """L8.1, L10.4"""
    assert growth("plantation: 2 2").record.plantation_wins.tolist() == [0, 0, 0, 0]


def test_tied_players_take_the_second_reward_in_turn_order() -> None:
    """L8.1: with Ulster each draws a card, seat 3 first."""
    text = f"round: 3\norder: 3 2 1\nactor: 1\nside: ulster\nplantation: 2 0 2\n{START}"
    match = city(text, seats=3, draws="G1 G1 G1 G1 R1 B1").do("end")
    assert [match.hand(seat) for seat in (1, 3)] == ["B1 G1 G1 G1 G1", "R1"]


def test_a_tie_for_first_leaves_no_second() -> None:
    """L8.1"""
    assert growth("plantation: 2 2 1", 3).scored(3) == {}


# new tiles (L8.2)


@pytest.mark.parametrize("seats", [3, 4])
def test_six_tiles_are_laid_on_the_next_places(seats: int) -> None:
    """L8.2: clockwise from the upper left, each with a token."""
    match = growth("", seats)
    tiles = match.view()["tiles"]
    assert [place for place in CELLS if place in tiles] == CELLS[:6]
    assert all(tiles[place]["token"] and tiles[place]["open"] for place in CELLS[:6])
    assert match.view()["stack"] == 45 - 10 - 6


@pytest.mark.parametrize(("number", "laid"), [(3, 6), (4, 0), (6, 6), (9, 6), (10, 0), (12, 0)])
def test_tiles_are_laid_in_growth_rounds_only(number: int, laid: int) -> None:
    """L8.2"""
    assert growth("", 3, number).record.grown == laid


def test_two_players_get_no_tiles() -> None:
    """L8.2"""
    assert len(growth("").view()["tiles"]) == 10


def test_growth_goes_on_where_it_stopped() -> None:
    """L8.2: six places are used already, and the last six of eighteen are filled in the end."""
    assert [place for place in growth("grown: 6", 3, 6).view()["tiles"] if place in CELLS] == sorted(
        CELLS[6:12], key=lambda place: (place[1], place[0])
    )
    match = growth("grown: 15", 3, 9)
    assert (match.record.grown, "a2" in match.view()["tiles"], match.view()["stack"]) == (18, True, 45 - 10 - 3)


def test_tile_and_token_are_drawn_for_each_place() -> None:
    """L13.5, L13.3: from stream 3, guilds by number, then special buildings."""
    match = growth("", 3)
    names = [entry["name"] for entry in (*FACTS["guild_tile"], *FACTS["special_building"])]
    left = [
        name for name in names if name not in {tile["name"] for tile in city(START, seats=3).view()["tiles"].values()}
    ]
    tokens = [entry["reward"] for entry in FACTS["token"] for _ in range(entry["count"])]
    chance = stream_of(match.seed, 3)
    for place in CELLS[:6]:
        (tile,), (token,) = next_ones(chance, left, 1), next_ones(chance, tokens, 1)
        left.remove(tile)
        tokens.remove(token)
        assert (match.tile(place)["name"], match.token(place)) == (tile, token)


def test_tiles_are_laid_as_long_as_there_are_any() -> None:
    """L8.2: the facts have two tiles more than are laid."""
    guilds = [entry for entry in FACTS["guild_tile"] if 10 < entry["number"] < 21]
    buildings = [entry for entry in FACTS["special_building"] if entry["id"] in ("livery-hall", "st-lawrence-jewry")]
    facts = new_facts(guild_tile=guilds, special_building=buildings)
    match = city(f"round: 3\nactor: 3\n{START}", seats=3, facts=facts).do("end")
    assert (match.view()["stack"], match.record.grown) == (0, 2)
    assert {match.tile(place)["number"] for place in CELLS[:2]} == {19, 20}


def test_a_beadle_who_had_left_comes_back() -> None:
    """L8.2"""
    done = START.replace("\n", " done\n") + " done"
    match = city(f"round: 3\nactor: 3\n{done}", seats=3)
    assert match.view()["beadle"] == ""
    match.do("end")
    guilds = {tile["number"]: place for place, tile in match.view()["tiles"].items() if tile["open"] and tile["number"]}
    assert guilds
    assert match.view()["beadle"] == guilds[min(guilds)]


def test_a_beadle_in_the_city_stays_though_a_lower_number_is_laid() -> None:
    """L8.2, L2.3"""
    match = growth("", 3)
    assert min(match.tile(place)["number"] or 99 for place in CELLS[:6]) < 11
    assert match.view()["beadle"] == "b2"
