"""The end (L10): when the game is over, what masters and mayoral cards bring, who wins."""

from __future__ import annotations

import pytest

from tests.games.guilds.board import FACTS, City, city, new_facts

# when (L10.1)


@pytest.mark.parametrize(("seats", "rounds"), [(1, 10), (2, 16), (3, 15), (4, 12)])
def test_the_game_ends_after_the_last_round(seats: int, rounds: int) -> None:
    """L10.1"""
    before, last = (
        city(f"round: {number}\nactor: {seats}\na1: 1\nb1: 40\nc1: 39", seats=seats, draws="").do("end")
        for number in (rounds - 1, rounds)
    )
    assert (before.over, last.over, last.outcome.reason) == (False, True, "rounds")
    assert (before.view()["round"], last.view()["round"]) == (rounds, rounds)


@pytest.mark.parametrize("number", [1, 2])
def test_the_game_ends_when_no_guild_is_open(number: int) -> None:
    """L10.1: open special buildings do not matter, and the round need not have an activation."""
    match = city(f"round: {number}\nactor: 2\na1: 1 done\nc2: livery-hall").do("end")
    assert (match.over, match.outcome.reason, match.turn) == (True, "tiles", 0)


def test_the_round_is_played_to_its_end() -> None:
    """L10.1"""
    match = city("a1: 1 done\nc2: livery-hall").do("end")
    assert (match.over, match.turn) == (False, 2)


GROWN = "a1: 1 done\nb3: livery-hall\nc2: 3 done"


@pytest.mark.parametrize(
    ("number", "grown", "over"),
    [(1, 0, False), (5, 6, False), (8, 12, False), (8, 18, True), (9, 18, True), (10, 12, True)],
    ids=["growth to come", "two to come", "one to come", "no place left", "growth, no place", "no growth left"],
)
def test_with_more_players_the_game_goes_on_while_growth_can_lay_a_guild(number: int, grown: int, over: bool) -> None:
    """L10.1"""
    match = city(f"round: {number}\nactor: 3\ngrown: {grown}\n{GROWN}", seats=3).do("end")
    assert match.over is over


def test_without_a_guild_in_the_stack_growth_does_not_help() -> None:
    """L10.1: only special buildings are left there."""
    guilds = [entry for entry in FACTS["guild_tile"] if entry["number"] in (1, 3)]
    match = city(f"round: 1\nactor: 3\n{GROWN}", seats=3, facts=new_facts(guild_tile=guilds)).do("end")
    assert (match.over, match.outcome.reason, match.view()["stack"]) == (True, "tiles", 4)


@pytest.mark.parametrize(("number", "over"), [(8, False), (9, True)])
def test_a_growth_that_has_been_is_not_to_come(number: int, over: bool) -> None:
    """L10.1: the last one, in the ninth round, lays nothing here."""
    facts = new_facts(growth={"growth_tiles_per_phase": 0})
    assert city(f"round: {number}\nactor: 3\n{GROWN}", seats=3, facts=facts).do("end").over is over


def test_the_growth_of_this_round_comes_first() -> None:
    """L10.1, L3.1: tiles are laid, so the game goes on."""
    assert not city(f"round: 9\nactor: 3\ngrown: 12\n{GROWN}", seats=3).do("end").over


# points (L10.2)


def forecast(text: str, seats: int = 2) -> dict[str, int]:
    """What would be scored by seat 1 now, as it knows it."""
    match = city(f"{text}\ne5: 40", seats=seats)
    return {source: points for source, points in match.view(0)["forecast"][0].items() if points}


@pytest.mark.parametrize(
    ("masters", "pairs"),
    [
        ("a1 b1", 1),
        ("a1 a2", 1),
        ("a1 b2", 0),
        ("a1 b1 a2 b2", 4),
        ("a1 b1 c1 d1", 3),
        ("e1 a2", 0),
        ("b3 d3", 0),
        ("c2 c4", 0),
        ("a1 c1 b2", 0),
    ],
)
def test_a_point_for_each_pair_of_adjacent_masters(masters: str, pairs: int) -> None:
    """L10.2: orthogonal only, not around the edge nor across the Guildhall."""
    text = "\n".join(f"{place}: {n} done 1" for n, place in enumerate(masters.split(), 1))
    assert forecast(text).get("masters", 0) == pairs


def test_masters_of_others_and_tiles_without_one_make_no_pairs() -> None:
    """L10.2"""
    assert forecast("a1: 1 done 1\nb1: 2 done 2\na2: 3 done\nc1: 4 done 2") == {}


def test_what_a_pair_is_worth_is_a_fact() -> None:
    """L10.2"""
    facts = new_facts(scoring={"vp_per_orthogonal_pair_of_own_masters": 3})
    assert city("a1: 1 done 1\nb1: 2 done 1\nc1: 3", facts=facts).view()["forecast"][0]["masters"] == 3


def test_at_the_end_everything_is_counted() -> None:
    """L10.2"""
    match = city("round: 16\nactor: 2\na1: 21 done 1\nb1: 23 done 1\nc1: 3\nmayors 1: 1 21\npoints 1: 4 3 2").do("end")
    assert match.scored(1) == {"tiles": 4, "plantation": 3, "effects": 2, "masters": 1, "mayoral": 4 + 1}
    assert match.outcome.places[0].total == 15


def test_before_the_end_only_what_was_scored_counts() -> None:
    """L10.2, L3.2"""
    match = city("a1: 21 done 1\nb1: 23 done 1\nc1: 3\nmayors 1: 1\npoints 1: 4")
    assert (match.scored(1), match.scores[0]) == ({"tiles": 4}, 4)


# mayoral cards (L10.4)

YELLOW, PINK, RED, BLUE, GREEN = "21 23 30 33 9", "7 13 28 29 1", "8 19 20 39 3", "12 18 25 36 2", "10 11 31 37 1"


def mastered(tiles: str, places: str = "a1 c1 e1 b2 d2 a4") -> str:
    """Masters on these tiles, none of them adjacent."""
    return "\n".join(f"{place}: {tile} done 1" for place, tile in zip(places.split(), tiles.split(), strict=False))


def first(tiles: str, number: int) -> str:
    return " ".join(tiles.split()[:number])


def at(places: str) -> str:
    """Masters on these places, whatever the tiles."""
    return "\n".join(f"{place}: {n} done 1" for n, place in enumerate(places.split(), 1))


PER_COLOUR = [
    (card, mastered(first(tiles, number)), points)
    for card, tiles in ((1, YELLOW), (3, PINK), (5, RED), (7, BLUE), (9, GREEN))
    for number, points in ((0, 0), (1, 2), (3, 6), (4, 8), (5, 8))
]
AT_LEAST = [
    (card, mastered(first(tiles, number)), points)
    for card, tiles in ((2, YELLOW), (4, PINK), (6, RED), (8, BLUE), (10, GREEN))
    for number, points in ((1, 0), (2, 2), (3, 6), (4, 6))
]
OTHERS = [
    (1, mastered("9 16 2 livery-hall"), 8),
    (1, mastered("1 3 12 university-of-london"), 0),
    # largest_group:1, at most 8
    (11, at("a1 c1 e1"), 1),
    (11, at("a1 b1 b2 d1 d2"), 3),
    (11, at("a1 b1 b2 a2 c1 a3 b4"), 6),
    (11, at("a1 b1 c1 d1 e1 e2 d2 c2 b2 a2"), 8),
    (11, at("e1 a2 b3 d3"), 1),
    # best_row:2, at most 8
    (12, at("a1 c1 e1 a2 b2 a3"), 6),
    (12, at("a1 b1 c1 d1 e1"), 8),
    (12, at("a1 a2 b4 c4"), 4),
    # best_column:2, at most 8
    (13, at("a1 a2 a5 b1 c1 d1"), 6),
    (13, at("e1 e2 e3 e4"), 8),
    (13, at("b1 c2"), 2),
    # near_guildhall:2, at most 8: corners included
    (15, at("b2 c2 a1"), 4),
    (15, at("b2 d4 b3 c4 d2"), 8),
    (15, at("a3 e3 c1 c5"), 0),
    # per_special:4, at most 8
    (16, "c2: livery-hall done 1\na1: 1 done 1", 4),
    (16, "c2: livery-hall done 1\nb3: gog-and-magog done 1\nd3: st-lawrence-jewry done 1", 8),
    (16, at("a1 b1"), 0),
    # colours_covered:4=3:5=7
    (17, mastered("21 7 8"), 0),
    (17, mastered("21 7 8 12"), 3),
    (17, mastered("21 7 8 12 10"), 7),
    (17, mastered("2 3"), 3),
    (17, mastered("2 3 1"), 7),
    (17, mastered("livery-hall"), 3),
    # per_token:1, at most 6
    (18, "tokens_won: 4 9", 4),
    (18, "tokens_won: 7 0", 6),
    # per_plantation_win:3, at most 6
    (19, "plantation_wins: 1 0", 3),
    (19, "plantation_wins: 3 0", 6),
    # per_two_in_guildhall:1, at most 5
    (20, "guildhall: 1 8", 0),
    (20, "guildhall: 5 0", 2),
    (20, "guildhall: 12 0", 5),
    # per_two_masters:1, at most 6
    (21, at("a1"), 0),
    (21, at("a1 a2 a3 a4 a5"), 2),
    (21, at("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3"), 6),
]


CARDS = PER_COLOUR + AT_LEAST + OTHERS


@pytest.mark.parametrize(("card", "text", "points"), CARDS, ids=[f"{card}-{points}" for card, _, points in CARDS])
def test_what_a_mayoral_card_brings(card: int, text: str, points: int) -> None:
    """L10.4"""
    assert forecast(f"{text}\nmayors 1: {card}").get("mayoral", 0) == points


@pytest.mark.parametrize(
    ("seats", "text", "points"),
    [
        (2, "a1: 1 done 1\nb1: 2 done 1\na2: 3", 2),
        (2, "b2: 1 done 1\na2: 2\nc2: 3\nb1: 4\nb3: 5", 0),
        (2, "b2: 1 done 1\na2: 2\nc2: 3\nb1: 4", 1),
        (2, "d3: 1 done 1\ne3: 2\nd2: 3\nd4: 4", 0),
        (2, "e3: 1 done 1\nd3: 2\ne2: 3\ne4: 4", 1),
        (3, "e3: 1 done 1\ne2: 3\ne4: 4\nf3: 5", 0),
        (2, at("a1 b1 c1 d1 e1 a5 b5 c5 d5"), 7),
    ],
    ids=["corner", "inside", "a hole", "Guildhall", "right edge", "sixth column", "at most"],
)
def test_the_outer_edge_is_where_a_side_touches_no_tile(seats: int, text: str, points: int) -> None:
    """L10.4: completed tiles and the Guildhall are tiles too (card 14)."""
    assert forecast(f"{text}\nmayors 1: 14", seats).get("mayoral", 0) == points


def test_near_two_guildhalls() -> None:
    """L10.4, L2.2: with three or four players there are two side by side."""
    assert forecast(f"{at('e2 e4 b2 f3')}\nmayors 1: 15", 3)["mayoral"] == 6


def test_a_group_may_reach_the_sixth_column() -> None:
    """L10.4, L2.2"""
    assert forecast(f"{at('e1 f1 f2')}\nmayors 1: 11", 3)["mayoral"] == 3
    assert forecast(f"{at('f1 f2 f3 f4')}\nmayors 1: 13", 3)["mayoral"] == 8


def test_only_own_masters_count() -> None:
    """L10.4"""
    text = "a1: 21 done 2\nb1: 23 done\nc1: 30\nd1: 33 done 2"
    assert forecast(f"{text}\nmayors 1: 1 2 11 12 13 14 15 16 17 21") == {}


def test_several_mayoral_cards_add_up() -> None:
    """L10.2"""
    assert forecast(f"{mastered('21 23')}\nmayors 1: 1 2 21")["mayoral"] == 4 + 2 + 1


def test_every_mayoral_card_is_tested_here() -> None:
    """L10.4"""
    tested = {card for card, _, points in CARDS if points} | {14}
    assert tested == set(range(1, len(FACTS["mayoral_card"]) + 1))


# who wins (L10.3)


def final(text: str, seats: int = 2) -> City:
    rounds = {2: 16, 3: 15, 4: 12}[seats]
    return city(f"round: {rounds}\nactor: {seats}\na1: 1\n{text}", seats=seats, draws="").do("end")


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("points 1: 5\npoints 2: 6", [2, 1]),
        ("points 1: 6\npoints 2: 6", [1, 1]),
        ("points 1: 6\npoints 2: 6\nb2: 2 done 2", [2, 1]),
        ("points 1: 6\npoints 2: 6\nhand 1: Y1", [1, 2]),
        ("points 1: 6\npoints 2: 6\nhand 1: Y1 Y1\nb2: 2 done 2", [2, 1]),
        ("points 1: 6\npoints 2: 6\nb2: 2 done 1\nb4: 3 done 2\nhand 2: Y1", [2, 1]),
        ("points 1: 7\npoints 2: 6\nb2: 2 done 2\nhand 2: Y1", [1, 2]),
        ("points 1: 5\npoints 2: 6\nb2: 2 done 1\nb3: 3 done 1\nc2: 4 done 1", [1, 2]),
    ],
    ids=["points", "shared", "masters", "cards", "masters before cards", "equal masters", "points first", "pairs"],
)
def test_most_points_then_masters_then_cards(text: str, ranks: list[int]) -> None:
    """L10.3"""
    assert [place.rank for place in final(text).outcome.places] == ranks


def test_three_may_share_the_victory_or_a_place() -> None:
    """L10.3"""
    ranks = [place.rank for place in final("points 1: 3\npoints 2: 6\npoints 3: 3\npoints 4: 3", 4).outcome.places]
    assert ranks == [2, 1, 2, 2]
