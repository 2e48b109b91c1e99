"""Activation (L7): which tiles activate, neutrals, first and second place, masters, the beadle, rewards."""

from __future__ import annotations

import pytest

from ludotheque import Facts
from tests.games.guilds.board import City, changed, city, new_facts

AWAY = "e5: 1"  # the lowest number: the beadle is there, and the game goes on


def activation(text: str, seats: int = 2, draws: str = "", facts: Facts | None = None) -> City:
    """The last turn of an even round has just ended."""
    return city(f"round: 2\nactor: {seats}\n{text}", seats=seats, draws=draws, facts=facts).do("end")


# which tiles (L7.1)


@pytest.mark.parametrize(
    ("tile", "completed"),
    [
        ("13 men 3", True),
        ("13 men 2 1", True),
        ("13 men 2", False),
        ("13 men 4 3", True),
        ("7 men 3", False),
        ("7 men 3 1", True),
    ],
)
def test_a_tile_activates_when_all_together_reach_its_threshold(tile: str, completed: bool) -> None:
    """L7.1: Ribbon Weavers (13) need 3, Pageant Painters (7) need 4."""
    match = activation(f"a1: {tile}\n{AWAY}")
    assert (match.master("a1") == 1 or match.phase == "mayor") is completed


@pytest.mark.parametrize(("men", "completed"), [("men 2", True), ("men 1", False), ("men 1 1", False)])
def test_the_beadle_counts_as_one(men: str, completed: bool) -> None:
    """L7.1: 13 needs 3. With one each it would be a tie."""
    match = activation(f"a1: 13 {men}\nb1: 40")
    assert (match.master("a1") == 1) is completed


def test_the_beadle_is_nobodys_liveryman() -> None:
    """L7.1: it completes the threshold of one on its own, but somebody has to be there."""
    facts = new_facts(**changed("guild_tile", "number", 13, threshold=1))
    assert activation("a1: 13\nb1: 40", facts=facts).master("a1") == -1


def test_neutrals_that_are_held_do_not_reach_a_threshold() -> None:
    """L7.2: they count for a majority only."""
    match = activation(f"a1: 13 men 2\n{AWAY}\nheld: 5 0")
    assert (match.phase, match.master("a1")) == ("turn", -1)


def test_a_completed_tile_does_not_activate() -> None:
    """L1.2, L7.1"""
    match = activation(f"a1: 13 done 1\n{AWAY}")
    assert (match.scored(1), match.master("a1")) == ({}, 1)


def test_tiles_are_looked_at_row_by_row() -> None:
    """L7.1, L1.5"""
    match = activation(f"b1: 13 men 3\na2: 2 men 0 3\nc1: 28 men 0 5\na1: 21 men 3\n{AWAY}")
    places = [str(event.args["place"].args["place"]) for _, event in match.events() if event.id == "won"]
    assert places == ["a1", "b1", "c1", "a2"]


@pytest.mark.parametrize(("goal", "completed"), [("a1", False), ("c1", True)])
def test_each_tile_is_looked_at_once(goal: str, completed: bool) -> None:
    """L7.1: a reward moves the third liveryman there; a1 has been passed, c1 is ahead."""
    match = activation(f"a1: 13 men 2\nb1: 5 men 3\nc1: 11 men 2\n{AWAY}", draws="G1 G1 G1 G1 G1").do(f"to {goal}")
    assert (match.master(goal) == 1) is completed


# neutrals (L7.2)


def test_players_there_say_in_turn_order_how_many_neutrals_they_add() -> None:
    """L7.2, L12.8: seat 2 holds none, seat 4 has nobody there."""
    match = city(f"round: 2\norder: 3 4 1 2\nactor: 2\na1: 13 men 1 1 2 0\nheld: 2 0 1 3\n{AWAY}", seats=4).do("end")
    assert (match.phase, match.turn, match.can()) == ("neutrals", 3, ["add 0", "add 1"])
    match.do("add 0")
    assert (match.phase, match.turn, match.can()) == ("neutrals", 1, ["add 0", "add 1", "add 2"])
    assert match.do("add 2").master("a1") == 1


def test_neutrals_decide_a_majority_and_go_back_to_the_scoreboard() -> None:
    """L7.2, L7.5"""
    match = activation(f"a1: 13 men 1 2\nheld: 3 0\nscoreboard: 1\n{AWAY}").do("add 2")
    assert (match.master("a1"), match.of("neutrals"), match.view()["scoreboard"]) == (1, [1, 0], 3)
    assert match.of("guildhall") == [0, 2]


def test_neutrals_of_the_loser_go_to_the_scoreboard_too() -> None:
    """L7.5"""
    match = activation(f"a1: 13 men 1 4\nheld: 2 0\n{AWAY}").do("add 2")
    assert (match.master("a1"), match.of("neutrals"), match.view()["scoreboard"]) == (2, [0, 0], 2)


def test_after_a_tie_neutrals_go_back_to_those_who_added_them() -> None:
    """L7.3"""
    match = activation(f"a1: 13 men 1 2\nheld: 2 1\n{AWAY}").do("add 2", "add 1")
    assert (match.master("a1"), match.of("neutrals"), match.view()["scoreboard"]) == (-1, [2, 1], 0)
    assert match.men("a1") == [1, 2]


def test_neutrals_add_once_and_to_one_tile() -> None:
    """L1.3, L7.2: asked anew for each tile; what came back may be added again."""
    match = activation(f"a1: 13 men 1 2\nb1: 21 men 1 2\nheld: 1 0\n{AWAY}")
    assert match.do("add 1").phase == "neutrals"  # a tie: it came back
    assert match.do("add 0").master("b1") == 2


# first place (L7.3)


@pytest.mark.parametrize(("men", "winner"), [("3 0", 1), ("2 1", 1), ("1 2", 2), ("2 2", -1), ("0 3", 2)])
def test_most_liverymen_win(men: str, winner: int) -> None:
    """L7.3"""
    assert activation(f"a1: 13 men {men}\n{AWAY}").master("a1") == winner


@pytest.mark.parametrize(
    ("around", "winner"),
    [
        ("d2: 30 done 1", -1),
        ("b3: livery-hall done 1", 1),
        ("b1: 30 done 2\na2: 31 done 2\nc2: 32 done 1", 2),
        ("b1: 30 done 1\na2: 31 done 2", -1),
        ("a1: 30 done 1", -1),
        ("b1: 30 done\nc2: 32 done 1", 1),
        ("b3: 30 done 2\nb1: 31 done 2\na2: 32 done 1\nc2: 33 done 1", -1),
    ],
    ids=["far", "special", "more", "equal", "diagonal", "nobody's", "equal again"],
)
def test_a_tie_goes_to_more_adjacent_masters(around: str, winner: int) -> None:
    """L7.3"""
    assert activation(f"b2: 13 men 2 2\n{around}\n{AWAY}").master("b2") == winner


def test_adjacent_masters_help_only_in_a_tie() -> None:
    """L7.3"""
    assert activation(f"b2: 13 men 1 2\nb1: 30 done 1\na2: 31 done 1\n{AWAY}").master("b2") == 2


def test_a_third_player_with_fewer_does_not_win_by_a_tie_of_others() -> None:
    """L7.3: nothing happens at all."""
    match = activation(f"a1: 13 men 2 2 1 token vp:2\n{AWAY}", seats=3)
    assert (match.men("a1"), match.token("a1"), match.scored(3)) == ([2, 2, 1], "vp:2", {})


@pytest.mark.parametrize(("around", "winner"), [("a2: 30 done 2", 2), ("a2: 30 done 1\nb1: 31 done 3", -1)])
def test_three_may_be_tied(around: str, winner: int) -> None:
    """L7.3"""
    assert activation(f"a1: 13 men 1 1 1\n{around}\n{AWAY}", seats=3).master("a1") == winner


def test_masters_won_in_this_pass_count_for_the_next_tile() -> None:
    """L7.3, L7.5: a1 is won by seat 1, then b1 is tied."""
    assert activation(f"a1: 13 men 3\nb1: 21 men 2 2\n{AWAY}").master("b1") == 1


# second place (L7.4)


def test_the_second_place_takes_the_token() -> None:
    """L7.4, L7.7"""
    match = activation(f"a1: 13 men 2 1 token vp:2\n{AWAY}")
    assert (match.scored(2), match.of("tokens"), match.token("a1")) == ({"effects": 2}, [0, 1], "")


@pytest.mark.parametrize(
    ("men", "around", "tokens"),
    [
        ("3 2 1", "", [0, 1, 0]),
        ("3 1 1", "", [0, 0, 0]),
        ("3 1 1", "a2: 30 done 3", [0, 0, 1]),
        ("3 1 1", "a2: 30 done 3\nb1: 31 done 2", [0, 0, 0]),
        ("2 2 0", "a2: 30 done 2", [1, 0, 0]),
        ("2 2 1", "a2: 30 done 2", [1, 0, 0]),
        ("3 0 0", "", [0, 0, 0]),
    ],
    ids=["more", "tied", "tied, a master", "tied, masters", "lost the tie", "lost the tie with a third", "alone"],
)
def test_who_is_second(men: str, around: str, tokens: list[int]) -> None:
    """L7.4: who lost the first place only by the tie-break may be second."""
    match = activation(f"a1: 13 men {men} token vp:1\n{around}\n{AWAY}", seats=3)
    assert match.of("tokens") == tokens
    assert match.token("a1") == ""


def test_neutrals_count_for_the_second_place() -> None:
    """L7.2, L7.4"""
    match = activation(f"a1: 13 men 4 1 1 token vp:1\nheld: 0 0 1\n{AWAY}", seats=3).do("add 1")
    assert match.of("tokens") == [0, 0, 1]


def test_a_token_nobody_wins_leaves_the_game() -> None:
    """L7.4"""
    match = activation(f"a1: 13 men 3 token vp:3\n{AWAY}")
    assert (match.token("a1"), match.of("tokens"), match.scored(2)) == ("", [0, 0], {})


def test_a_token_nobody_wins_leaves_before_the_extras() -> None:
    """L7.4: at once. Stirrup Forgers (19) let a liveryman move."""
    match = activation(f"a1: 19 men 3 token vp:3\n{AWAY}")
    assert (match.phase, match.token("a1")) == ("to", "")


# the winner (L7.5)


def test_the_winner_scores_and_leaves_a_master() -> None:
    """L7.5"""
    match = activation(f"a1: 13 men 2 1\nguildhall: 1 1\n{AWAY}")
    assert (match.scored(1), match.master("a1"), match.men("a1")) == ({"tiles": 6}, 1, [0, 0])
    assert (match.of("guildhall"), match.of("masters")) == ([2, 2], [1, 0])


def test_a_special_building_is_won_likewise() -> None:
    """L1.1, L7.5"""
    match = activation(f"d3: st-lawrence-jewry men 4 2\n{AWAY}", draws="G1 G1 G1 G1")
    assert (match.scored(1), match.master("d3")) == ({"tiles": 4}, 1)


# the beadle (L7.6)


def test_the_beadle_moves_to_the_lowest_open_guild() -> None:
    """L7.6"""
    match = activation("a1: 1 men 2\nb1: 20\nc1: 7\nd1: 3 done\nc2: livery-hall")
    assert (match.master("a1"), match.view()["beadle"]) == (1, "c1")


@pytest.mark.parametrize(("place", "completed"), [("c1", True), ("a1", False)])
def test_the_beadle_counts_again_if_its_new_tile_is_still_ahead(place: str, completed: bool) -> None:
    """L7.6: Ribbon Weavers (13) need 3 and have 2."""
    match = activation(f"b1: 1 men 2\n{place}: 13 men 2\ne5: 40")
    assert (match.master(place) == 1) is completed
    assert match.view()["beadle"] == ("e5" if completed else place)


def test_the_beadle_stays_where_nothing_was_completed() -> None:
    """L7.6"""
    assert activation("a1: 1\nb1: 13 men 3").view()["beadle"] == "a1"


def test_a_tie_leaves_the_beadle() -> None:
    """L7.3, L7.6"""
    assert activation("a1: 1 men 1 1\nb1: 13").view()["beadle"] == "a1"


def test_the_beadle_leaves_the_city_when_no_guild_is_open() -> None:
    """L7.6, L10.1: it may not stand on a special building; the pass goes on."""
    match = activation("a1: 1 men 2\nc2: livery-hall men 2 3")
    assert (match.view()["beadle"], match.master("c2"), match.over) == ("", 2, True)


# rewards (L7.7)


def test_extras_come_before_the_token() -> None:
    """L7.7: seat 1 moves, then seat 2 sends a liveryman to the plantation."""
    match = activation(f"a1: 19 men 3 1 token plantation:1\n{AWAY}")
    assert (match.turn, match.phase) == (1, "to")
    match.do("to e5")
    assert (match.turn, match.phase, match.can_go()) == (2, "from", ["guildhall", "stop"])
    assert match.do("from guildhall").of("plantation") == [0, 1]


def test_a_token_is_kept_after_its_reward() -> None:
    """L7.7"""
    match = activation(f"a1: 13 men 3 1 token plantation:1\n{AWAY}")
    assert (match.of("tokens"), match.token("a1")) == ([0, 0], "plantation:1")
    match.do("stop")
    assert (match.of("tokens"), match.token("a1")) == ([0, 1], "")


def test_those_just_come_back_may_go_to_the_plantation() -> None:
    """L7.5, L6.4: Eel Sellers (12) send up to two."""
    match = activation(f"a1: 12 men 4\n{AWAY}")
    assert match.do("from guildhall", "from guildhall").of("plantation") == [2, 0]


def test_extras_are_the_winners() -> None:
    """L7.7: seat 2 draws the card, though seat 1 is first in the order."""
    match = activation(f"a1: 11 men 1 2\n{AWAY}", draws="G1 G1 G1 G1 R1")
    assert (match.hand(1), match.hand(2)) == ("", "R1 G1 G1 G1 G1")


@pytest.mark.parametrize(
    ("token", "figure", "count"),
    [("draw:2", "cards", 2), ("hire:2", "guildhall", 3), ("neutral:1", "neutrals", 1), ("vp:3", "tokens", 1)],
)
def test_a_token_brings_its_reward(token: str, figure: str, count: int) -> None:
    """L7.7, L1.4: seat 1 is second."""
    match = activation(f"a1: 13 men 1 2 token {token}\nscoreboard: 2\n{AWAY}", draws="R1 R1 R1 R1 R1 R1")
    assert match.of(figure)[0] == count


def test_a_token_with_a_mayoral_card() -> None:
    """L7.7, L6.3"""
    match = activation(f"a1: 13 men 1 2 token mayor:1\n{AWAY}")
    assert (match.turn, match.phase, len(match.can())) == (1, "mayor", 2)
    assert match.do(match.can()[0]).of("mayors") == [1, 0]
