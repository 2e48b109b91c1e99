"""Rounds and turns: who plays when, cards to hire, to move, for their ability, and the end of a turn (L3, L4)."""

from __future__ import annotations

import pytest

from ludotheque import Facts
from tests.games.guilds.board import GAME, City, changed, city, new_facts, with_ability

OPEN = """
    a1: 8 men 1
    b1: 19
    c1: 21
    guildhall: 2 2"""  # two red guilds and a yellow one


# the order of turns


def after_a_round(*points: str, order: str = "1 2 3", reached: str = "0 0 0") -> list[int]:
    """Who plays in which order in the second round."""
    lines = [f"points {seat}: {scored}" for seat, scored in enumerate(points, 1)]
    match = city("\n".join(["a1: 8", f"order: {order}", f"reached: {reached}", f"actor: {order[-1]}", *lines]), seats=3)
    match.do("end")
    return [seat + 1 for seat in match.view()["order"]]


@pytest.mark.parametrize(
    ("points", "order"),
    [(("1", "5", "3"), [2, 3, 1]), (("1", "3", "0 5"), [3, 2, 1]), (("2", "1", "0"), [1, 2, 3])],
)
def test_who_has_most_points_goes_first(points: tuple[str, ...], order: list[int]) -> None:
    """L3.2: from whatever source."""
    assert after_a_round(*points) == order


@pytest.mark.parametrize(("reached", "order"), [("4 9 5", [2, 3, 1]), ("9 4 5", [1, 3, 2]), ("1 2 3", [3, 2, 1])])
def test_among_equals_goes_first_who_came_to_their_score_later(reached: str, order: list[int]) -> None:
    """L3.2"""
    assert after_a_round("3", "3", "3", reached=reached) == order


def test_the_order_of_the_start_stays_among_those_who_never_scored() -> None:
    """L3.2"""
    for seed in range(3):
        match = City(GAME, 3, {}, seed)
        while match.phase == "mayor":
            match.play(match.legal()[0])
        order = match.view()["order"]
        while match.view()["round"] == 1:
            match.play("end" if match.phase == "turn" else match.can()[0])
        assert match.view()["order"] == order


def test_scoring_again_the_same_total_puts_the_later_one_first() -> None:
    """L3.2: seat 3 comes to three points after seat 1 had them."""
    match = city(
        "actor: 3\na1: 8\nhand 3: Y1\npoints 1: 3\nreached: 5 0 0\nclock: 5", seats=3, facts=with_ability("vp:3")
    )
    match.do("ability Y1", "end")
    assert match.view()["order"] == [2, 0, 1]


def test_a_tile_worth_nothing_makes_nobody_the_last_to_score() -> None:
    """L3.2: seat 2 wins it, and both stay with their three points."""
    facts = new_facts(**changed("guild_tile", "number", 8, vp=0))
    text = "round: 2\nactor: 2\na1: 8 men 0 4\ne5: 1\npoints 1: 3\npoints 2: 3\nreached: 5 4\nclock: 5"
    match = city(text, facts=facts).do("end", "stop")
    assert (match.master("a1"), match.view()["order"]) == (2, [0, 1])


@pytest.mark.parametrize(
    ("seats", "number", "activates"),
    [(2, 1, False), (2, 2, True), (2, 3, False), (2, 6, True), (3, 1, True), (3, 2, True), (4, 5, True)],
)
def test_when_tiles_activate(seats: int, number: int, activates: bool) -> None:
    """L3.1: after every round with three or four players, after even ones with two."""
    match = city(f"round: {number}\nactor: {seats}\na1: 8 men 4\ne5: 1", seats=seats)
    assert match.view()["activation"] is activates
    match.do("end")
    assert match.master("a1") == (1 if activates else -1)


def test_a_round_has_a_turn_of_each() -> None:
    """L3.1"""
    match = city("a1: 8\norder: 3 1 2\nactor: 3", seats=3)
    turns = [match.turn]
    for _ in range(3):
        turns.append(match.do("end").turn)
    assert turns[:3] == [3, 1, 2]
    assert match.view()["round"] == 2


# playing cards


def test_any_number_of_cards_may_be_played() -> None:
    """L4.1, L12.3"""
    match = city(f"{OPEN}\nhand 1: Y1 Y2 R1")
    assert match.do("hire Y1", "hire Y2", "hire R1").can() == ["end"]
    assert match.of("guildhall") == [5, 2]


def test_a_card_brings_a_liveryman_from_the_supply() -> None:
    """L4.2"""
    match = city(f"{OPEN}\nhand 1: Y1 Y2").do("hire Y2")
    assert (match.of("guildhall"), match.of("supply")) == ([3, 2], [12, 14])
    assert (match.hand(1), match.view()["discards"]) == ("Y1", ["Y2"])


def test_nobody_is_hired_from_an_empty_supply() -> None:
    """L4.2"""
    match = city("a1: 8\nsupply: 0 16\nhand 1: B1")
    assert match.can() == ["ability B1", "end"]


def test_a_move_asks_from_where_and_then_where_to() -> None:
    """L4.3, L12.6, L12.9: only to tiles of the card's colour, and to another tile."""
    match = city(f"{OPEN}\nhand 1: R1").do("move R1")
    assert (match.phase, match.can_go()) == ("from", ["a1", "guildhall"])
    match.do("from a1")
    assert (match.phase, match.can()) == ("to", ["to b1"])
    match.do("to b1")
    assert (match.men_on("a1", "b1"), match.phase) == ([[0, 0], [1, 0]], "turn")


def test_a_liveryman_may_move_from_the_guildhall() -> None:
    """L4.3"""
    match = city(f"{OPEN}\nhand 1: R1").do("move R1", "from guildhall")
    assert match.can_go() == ["a1", "b1"]
    match.do("to a1")
    assert (match.men("a1"), match.of("guildhall")) == ([2, 0], [1, 2])


def test_the_first_move_is_a_must_the_second_is_not() -> None:
    """L4.3: R5 has two banners."""
    match = city(f"{OPEN}\nhand 1: R5").do("move R5")
    assert "stop" not in match.can()
    match.do("from guildhall")
    assert "stop" not in match.can()
    match.do("to b1")
    assert (match.phase, "stop" in match.can()) == ("from", True)
    match.do("stop")
    assert (match.phase, match.men_on("a1", "b1")) == ("turn", [[1, 0], [1, 0]])


def test_a_second_move_that_has_begun_is_made() -> None:
    """L4.3, L12.5: 'stop' is there at the first question of a step only."""
    match = city(f"{OPEN}\nhand 1: R5").do("move R5", "from guildhall", "to b1", "from b1")
    assert match.can() == ["to a1"]


def test_a_card_moves_one_liveryman_for_each_banner() -> None:
    """L4.3"""
    one = city(f"{OPEN}\nhand 1: R1").do("move R1", "from guildhall", "to b1")
    two = city(f"{OPEN}\nhand 1: R5").do("move R5", "from guildhall", "to b1", "from guildhall", "to b1")
    assert (one.phase, one.men("b1")) == ("turn", [1, 0])
    assert (two.phase, two.men("b1"), two.hand(1)) == ("turn", [2, 0], "")


def test_the_same_liveryman_may_move_twice() -> None:
    """L4.3: one after the other."""
    match = city(f"{OPEN}\nhand 1: R5").do("move R5", "from a1", "to b1", "from b1", "to a1")
    assert match.men_on("a1", "b1") == [[1, 0], [0, 0]]


@pytest.mark.parametrize(
    "text",
    [
        "a1: 8\nguildhall: 0 2",
        "a1: 8 men 1",
        "a1: 21 men 1\nguildhall: 2 2",
        "a1: 21 men 1\nb1: 8 done\nguildhall: 2 2",
        "a1: 21\nb1: 8 men 0 1",
    ],
    ids=["nobody", "already there", "no tile of the colour", "completed", "others only"],
)
def test_a_card_that_moves_nobody_is_not_for_moving(text: str) -> None:
    """L4.3: only if a first move is possible."""
    assert "move R1" not in city(f"{text}\nhand 1: R1").can()


def test_two_tiles_of_the_colour_are_enough_to_move_between() -> None:
    """L4.3"""
    assert "move R1" in city("a1: 8 men 1\nb1: 19\nhand 1: R1").can()


def test_a_second_move_that_is_not_possible_is_not_asked() -> None:
    """L4.3, L12.6: the only liveryman is where the colour is."""
    match = city("a1: 8\nguildhall: 1 0\nhand 1: R5").do("move R5", "from guildhall", "to a1")
    assert match.phase == "turn"


# abilities


def test_the_cost_is_paid_with_other_cards_one_at_a_time() -> None:
    """L4.4, L12.4: P2 costs two."""
    match = city("a1: 8 done 1\nb1: 19\nhand 1: P2 Y1 Y1 R1").do("ability P2")
    assert (match.phase, match.can()) == ("pay", ["pay R1", "pay Y1"])
    match.do("pay Y1")
    assert (match.phase, match.can(), match.scored(1)) == ("pay", ["pay R1", "pay Y1"], {})
    match.do("pay R1")
    assert (match.phase, match.hand(1), match.scored(1)) == ("turn", "Y1", {"effects": 1})
    assert match.view()["discards"] == ["P2", "Y1", "R1"]


@pytest.mark.parametrize(("hand", "may"), [("P1", False), ("P1 P1", True), ("P1 Y1", True)])
def test_an_ability_needs_enough_other_cards(hand: str, may: bool) -> None:
    """L4.4: P1 costs one."""
    assert ("ability P1" in city(f"a1: 8\nhand 1: {hand}").can()) is may


def test_an_ability_without_cost_asks_for_nothing() -> None:
    """L4.4"""
    match = city("a1: 8\nhand 1: P7", draws="R1").do("ability P7")
    assert (match.phase, match.scored(1), match.hand(1)) == ("turn", {"effects": 1}, "R1")


def test_the_parts_of_an_ability_are_done_in_their_order() -> None:
    """L5.1: the hired one may move; in the other order there would be nobody."""
    match = city("a1: 8\nhand 1: P4").do("ability P4")
    assert (match.phase, match.can_go()) == ("from", ["guildhall", "stop"])
    other = city("a1: 8\nhand 1: Y1", facts=with_ability("move_any:1+hire:1")).do("ability Y1")
    assert (other.phase, other.of("guildhall")) == ("turn", [1, 0])


EMPTY = "a1: 8 done\nb1: 19 done\nguildhall: 0 0"
POSSIBLE = [
    ("vp:1", EMPTY, True),
    ("draw:1", EMPTY, True),
    ("salvage:1", EMPTY, True),
    ("draw_colour:1", EMPTY, True),
    ("turn_hire_bonus:1", EMPTY, True),
    ("turn_wild_banners", EMPTY, True),
    ("end_draw:1", EMPTY, True),
    ("no_limit", EMPTY, True),
    ("neutral:1", EMPTY, False),
    ("neutral:1", f"{EMPTY}\nscoreboard: 1", True),
    ("hire:1", "a1: 8\nsupply: 0 0", False),
    ("hire:1", EMPTY, True),
    ("mayor:1", f"{EMPTY}\nmayors 2: {' '.join(map(str, range(1, 22)))}", False),
    ("mayor:1", EMPTY, True),
    ("plantation:1", EMPTY, False),
    ("plantation:1", "a1: 8\nguildhall: 1 0", True),
    ("plantation_from_tile:1", "a1: 8\nguildhall: 1 0", False),
    ("plantation_from_tile:1", "a1: 8 men 1", True),
    ("plantation_from_anywhere:1", "a1: 8 men 0 1", False),
    ("plantation_from_anywhere:1", "a1: 8\nguildhall: 1 0", True),
    ("plantation_from_anywhere:1", "a1: 8 men 1", True),
    ("plantation_from_supply:1", "a1: 8\nsupply: 0 0", False),
    ("plantation_from_supply:1", EMPTY, True),
    ("plantation_return:1", "a1: 8", False),
    ("plantation_return:1", f"{EMPTY}\nplantation: 1 0", False),
    ("plantation_return:1", "a1: 8\nplantation: 1 0", True),
    ("plantation_expel_rival:1", "a1: 8\nplantation: 1 0", False),
    ("plantation_expel_rival:1", f"{EMPTY}\nplantation: 0 1", True),
    ("move:1", "a1: 8", False),
    ("move:1", "a1: 8 done\nguildhall: 1 0", False),
    ("move:1", "a1: 8\nguildhall: 1 0", True),
    ("move_any:1", "a1: 8 men 1", False),
    ("move_any:1", "a1: 8 men 1\nb1: 21", True),
    ("move_any:1", "a1: 8\nguildhall: 1 0", True),
    ("move_group:2", "a1: 8 men 1", False),
    ("move_group:2", "a1: 8 men 1\nb1: 21", True),
    ("hire_to_tile:1", EMPTY, False),
    ("hire_to_tile:1", "a1: 8\nsupply: 0 0", False),
    ("hire_to_tile:1", "a1: 8", True),
    ("push_rival:1", "a1: 8 men 1\nb1: 21", False),
    ("push_rival:1", "a1: 8 men 0 1\nb2: 21", False),
    ("push_rival:1", "a1: 8 men 0 1\nb1: 21 done", False),
    ("push_rival:1", "a1: 8 men 0 1\na2: 21", True),
    ("swap_with_rival:1", "a1: 8 men 1 1", False),
    ("swap_with_rival:1", "a1: 8 men 1\nb1: 21 men 0 1", True),
    ("recall_rival:1", "a1: 8 men 1\nplantation: 0 1\nguildhall: 0 1", False),
    ("recall_rival:1", "a1: 8 men 0 1", True),
    ("swap_tokens", "a1: 8 token vp:1\nb1: 21", False),
    ("swap_tokens", "a1: 8 token vp:1\nb1: 21 done token vp:2", False),
    ("swap_tokens", "a1: 8 token vp:1\nb1: 21 token vp:1", True),
    ("vp_per_master:1:max4", "a1: 8 done 2\nb1: 21", False),
    ("vp_per_master:1:max4", "a1: 8 done 1\nb1: 21", True),
]


@pytest.mark.parametrize(("ability", "text", "possible"), POSSIBLE)
def test_an_ability_has_to_be_able_to_do_something(ability: str, text: str, possible: bool) -> None:
    """L4.4"""
    match = city(f"{text}\nhand 1: Y1", facts=with_ability(ability))
    assert ("ability Y1" in match.can()) is possible


def test_one_part_that_can_do_something_is_enough() -> None:
    """L4.4"""
    facts = with_ability("move:1+plantation_return:1+vp:1")
    assert "ability Y1" in city(f"{EMPTY}\nhand 1: Y1", facts=facts).can()


# the end of a turn


def end(text: str, draws: str = "G1 G1 G1 G1 G1 G1 G1 G1", facts: Facts | None = None) -> City:
    return city(f"a1: 8\n{text}", draws=draws, facts=facts)


def test_who_played_a_card_draws_two() -> None:
    """L4.5"""
    assert end("hand 1: Y1 Y1").do("hire Y1", "end").of("cards") == [3, 0]


def test_who_played_none_draws_four() -> None:
    """L4.5"""
    assert end("hand 1: Y1 Y1").do("end").of("cards") == [6, 0]


@pytest.mark.parametrize(
    ("ability", "cards"), [("end_draw:3", 5), ("end_draw:1+no_limit", 3), ("end_draw:1+end_draw:2", 5)]
)
def test_abilities_add_to_what_is_drawn(ability: str, cards: int) -> None:
    """L4.5, L6.9"""
    assert end("hand 1: Y1", facts=with_ability(ability)).do("ability Y1", "end").of("cards") == [cards, 0]


def test_what_an_ability_added_is_over_with_the_turn() -> None:
    """L6.9"""
    match = end("hand 1: Y1\nhand 2: R1", facts=with_ability("end_draw:3+no_limit"))
    assert match.do("ability Y1", "end", "hire R1", "end").of("cards") == [5, 2]


def test_too_many_cards_are_discarded_one_at_a_time() -> None:
    """L4.5, L12.4: down to seven, of one's choice."""
    match = end("hand 1: Y1 Y1 Y2 R1 R1").do("end")
    assert (match.phase, match.of("cards")) == ("discard", [9, 0])
    assert match.can() == ["discard G1", "discard R1", "discard Y1", "discard Y2"]
    match.do("discard Y2")
    assert (match.phase, match.turn) == ("discard", 1)
    match.do("discard G1")
    assert (match.phase, match.turn, match.hand(1)) == ("turn", 2, "Y1 Y1 R1 R1 G1 G1 G1")
    assert match.view()["discards"] == ["Y2", "G1"]


def test_seven_cards_may_be_kept() -> None:
    """L4.5"""
    assert end("hand 1: Y1 Y1 Y1").do("end").turn == 2


def test_the_hand_limit_holds_at_the_end_of_the_turn_only() -> None:
    """L4.5, and ruling 9 of the digest."""
    match = end("hand 1: Y1 Y1 Y1 Y1 R1 R1 R1 R1").do("hire Y1")
    assert (match.phase, match.of("cards")) == ("turn", [7, 0])


@pytest.mark.parametrize(("master", "turn"), [("done 1", 2), ("done 2", 1), ("done", 1), ("", 1)])
def test_the_master_of_the_university_has_no_hand_limit(master: str, turn: int) -> None:
    """L4.5"""
    match = end(f"b1: university-of-london {master}\nhand 1: Y1 Y1 Y1 Y1").do("end")
    assert (match.turn, match.phase) == (turn, "turn" if turn == 2 else "discard")


def test_an_ability_lifts_the_hand_limit_for_one_turn() -> None:
    """L4.5, L6.9"""
    match = end("hand 1: Y1 Y2 Y2 Y2 Y2 Y2 Y2", facts=with_ability("no_limit")).do("ability Y1", "end")
    assert (match.turn, match.of("cards")) == (2, [8, 0])
    assert match.do("end", "end").phase == "discard"


# the deck


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """L4.6"""
    match = city("a1: 8\nhand 1: Y1\ndiscards: R1 R1 R1 R2", draws="G1").do("end")
    assert (match.view()["deck"], match.view()["discards"]) == (1, [])
    assert len(match.hand(1).split()) == 5
    assert "shuffled" in match.happened()


def test_the_discards_are_shuffled_only_when_a_card_is_drawn_from_nothing() -> None:
    """L4.6"""
    match = city("a1: 8\ndiscards: R1 R1", draws="G1 G1 G1 G1").do("end")
    assert (match.hand(1), match.view()["deck"], match.view()["discards"]) == ("G1 G1 G1 G1", 0, ["R1", "R1"])


def test_without_any_cards_none_is_drawn() -> None:
    """L4.6"""
    match = city("a1: 8\nhand 1: Y1", draws="G1").do("end")
    assert (match.hand(1), match.view()["deck"], match.turn) == ("Y1 G1", 0, 2)


def test_discards_lie_in_the_order_they_came() -> None:
    """L4.6"""
    match = city(f"{OPEN}\nhand 1: R1 Y2 B1\ndiscards: G1").do("hire R1", "hire Y2", "hire B1")
    assert match.view()["discards"] == ["G1", "R1", "Y2", "B1"]
