"""Pieces, rounds, buying and rolling (C1, C2, C3)."""

from __future__ import annotations

import random

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.compiled import records
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.hiding import record_of
from ludotheque.games.corinth.notation import show_quarter
from ludotheque.games.corinth.rules import sort_dice
from tests.games.corinth.board import board, new_facts
from tests.naive.corinth import sort_dice as sort_slowly

GAME = ludotheque.game("corinth")

# pieces


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    """C1.1"""
    with pytest.raises(LudothequeError):
        ludotheque.start("corinth", seats=seats)


@pytest.mark.parametrize("bought", [0, 1])
def test_nine_white_dice_are_rolled_with_the_yellow_ones(bought: int) -> None:
    """C1.1, C3.2"""
    match = ludotheque.start("corinth", seats=2, seed=1)
    match.play(f"buy {bought}")
    harbour = match.view()["harbour"]
    assert sum(quarter["white"] for quarter in harbour) == 9
    assert sum(quarter["yellow"] for quarter in harbour) == bought


def test_the_quarters_lie_from_goats_to_gold() -> None:
    """C1.2"""
    quarters = [quarter["quarter"] for quarter in board().view()["harbour"]]
    assert quarters == ["goats", "oil", "wine", "carpets", "spices", "gold"]


def test_there_is_a_district_for_each_goods_quarter() -> None:
    """C1.2"""
    assert [district["district"] for district in board().view()["districts"]] == ["oil", "wine", "carpets", "spices"]


def test_the_market_is_read_row_by_row_and_the_steward_starts_in_the_middle() -> None:
    """C1.3"""
    match = ludotheque.start("corinth", seats=2, seed=1)
    market = match.view()["market"]
    assert (market[0], market[1], market[5], market[12], market[24]) == (
        "rosette",
        "die",
        "spices 1",
        "start",
        "spices 1",
    )
    assert [sheet["steward"] for sheet in match.view()["sheets"]] == ["c3", "c3"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_player_starts_with_one_gold_and_one_goat(seats: int) -> None:
    """C1.4"""
    sheets = ludotheque.start("corinth", seats=seats, seed=1).view()["sheets"]
    purses = [(s["gold"], s["goats"], s["gold_circled"], s["goats_circled"]) for s in sheets]
    assert purses == [(1, 1, 1, 1)] * seats


def test_a_gain_beyond_the_printed_gold_is_taken_in_part() -> None:
    """C1.4"""
    match = board("harbour: . . . . . 6x3\ngold 1: 0/23").do("take gold")
    assert (match.sheet(1)["gold"], match.sheet(1)["gold_circled"]) == (1, 24)


def test_a_gain_beyond_the_printed_goats_is_taken_in_part() -> None:
    """C1.4"""
    match = board("harbour: 1x5 . . . . .\ngoats 1: 0/23").do("take goats")
    assert (match.sheet(1)["goats"], match.sheet(1)["goats_circled"]) == (1, 24)


def test_spent_gold_leaves_no_room_to_circle_again() -> None:
    """C1.4"""
    match = board("harbour: . . . . . 6x3\ngold 1: 0/24").do("take gold")
    assert (match.sheet(1)["gold"], match.sheet(1)["gold_circled"]) == (0, 24)


def test_everybody_sees_the_same() -> None:
    """C1.5"""
    match = ludotheque.start("corinth", seats=3, seed=4)
    views = [{name: entry for name, entry in match.view(seat).items() if name != "seat"} for seat in range(3)]
    assert views[0] == views[1] == views[2]


def test_rolls_to_come_are_hidden() -> None:
    """C1.5"""
    match = board()
    veiled = match.veil(0, seed=9)
    assert (veiled["random"] != match.state()["random"]).all()
    assert (veiled["value"] == match.state()["value"]).all()


# rounds


def test_any_seat_may_be_drawn_first() -> None:
    """C2.1"""
    firsts = {ludotheque.start("corinth", seats=4, seed=seed).view()["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize(("first", "last", "following"), [(1, 3, 2), (2, 1, 3), (3, 2, 1)])
def test_the_player_to_the_left_is_first_in_the_next_round(first: int, last: int, following: int) -> None:
    """C2.1"""
    match = board(f"seats: 3\nfirst: {first}\nturn: 2\nactor: {last}").do("take goats")
    assert (match.view()["first"], match.actor) == (following - 1, following - 1)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 18), (4, 16)])
def test_every_player_is_first_as_often(seats: int, rounds: int) -> None:
    """C2.2"""
    match, choose, firsts = Match(GAME, seats, {}, seed=2), random.Random(2), {}
    while not match.over:
        view = match.view()
        firsts[view["round"]] = view["first"]
        assert view["rounds"] == rounds
        match.play(choose.choice(match.legal()))
    assert sorted(firsts) == list(range(1, rounds + 1))
    assert sorted(firsts.values()) == sorted(list(range(seats)) * (rounds // seats))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 18), (4, 16)])
def test_the_game_ends_after_the_last_round(seats: int, rounds: int) -> None:
    """C2.2"""
    last_turn, last = max(seats, 3) - 1, 1 if seats == 2 else seats
    match = board(f"seats: {seats}\nrounds: {rounds - 1}\nturn: {last_turn}\nactor: {last}").do("take goats")
    assert match.over


def test_the_last_round_but_one_does_not_end_the_game() -> None:
    """C2.2"""
    assert not board("rounds: 10\nturn: 2").do("take goats").over


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])])
def test_turns_go_round_from_the_first_player(seats: int, order: list[int]) -> None:
    """C2.3: with two players the first has a second turn."""
    match, actors = board(f"seats: {seats}\nfirst: 2\nactor: 2"), []
    for quarter in ("goats", "oil", "wine", "carpets")[: len(order)]:
        actors.append(match.actor)
        match.play(f"take {quarter}")
        if match.phase == "shop":
            match.play("stop")
    assert actors == order
    assert match.view()["round"] == 2


def test_yellow_dice_leave_after_the_first_turn() -> None:
    """C2.4: a group shrinks, another vanishes, and the others stay where they are."""
    match = board("harbour: 1x2+1 2x0+1 3x3 . . 6x1").do("take gold")
    assert match.harbour() == "1x2 . 3x3 . . ."


def test_yellow_dice_on_gold_leave_too() -> None:
    """C2.4: nothing is sorted again, the highest value is no longer on Gold."""
    match = board("harbour: 1x1 2x3 4x1 . . 6x0+2").do("take goats")
    assert match.harbour() == ". 2x3 4x1 . . ."


def test_yellow_dice_count_in_the_first_turn() -> None:
    """C2.4, C3.2"""
    assert board("harbour: 1x2+3 . . . . 6x1").do("take goats", "done").sheet(1)["goats"] == 5


def test_all_dice_leave_after_the_last_turn() -> None:
    """C2.5"""
    match = board("turn: 2\ngold 2: 1").do("take goats")
    assert match.phase == "buy"
    assert match.harbour() == ". . . . . ."


# buying and rolling


@pytest.mark.parametrize(
    ("gold", "dice", "choices"),
    [
        (1, 0, ["buy 0", "buy 1"]),
        (2, 0, ["buy 0", "buy 1", "buy 2"]),
        (9, 0, ["buy 0", "buy 1", "buy 2", "buy 3"]),
        (9, 1, ["buy 0", "buy 1", "buy 2"]),
        (9, 2, ["buy 0", "buy 1"]),
    ],
)
def test_dice_are_bought_with_gold_in_hand_up_to_three_in_all(gold: int, dice: int, choices: list[str]) -> None:
    """C3.1"""
    assert board(f"phase: buy\nharbour: . . . . . .\ngold 1: {gold}\ndice 1: {dice}").can() == choices


@pytest.mark.parametrize(("gold", "dice"), [(0, 0), (0, 2), (5, 3), (5, 4)])
def test_when_nothing_can_be_bought_the_roll_follows_at_once(gold: int, dice: int) -> None:
    """C3.1, C9.2"""
    match = board(f"turn: 2\ngold 2: {gold}\ndice 2: {dice}").do("take goats")
    assert (match.actor, match.phase, match.view()["round"]) == (1, "choose", 2)


@pytest.mark.parametrize(("dice", "bought", "rolled"), [(0, 2, 2), (1, 0, 1), (1, 2, 3), (2, 1, 3)])
def test_dice_won_roll_along_for_free(dice: int, bought: int, rolled: int) -> None:
    """C3.1"""
    match = board(f"phase: buy\nharbour: . . . . . .\ngold 1: 5\ndice 1: {dice}").do(f"buy {bought}")
    assert sum(quarter["yellow"] for quarter in match.view()["harbour"]) == rolled
    assert match.sheet(1)["gold"] == 5 - bought


def test_dice_won_beyond_three_do_not_roll() -> None:
    """C3.1"""
    match = board("turn: 2\ngold 2: 5\ndice 2: 4").do("take goats")
    assert sum(quarter["yellow"] for quarter in match.view()["harbour"]) == 3


def test_the_dice_of_the_others_do_not_roll_along() -> None:
    """C3.1"""
    match = board("turn: 2\ndice 1: 3").do("take goats")
    assert sum(quarter["yellow"] for quarter in match.view()["harbour"]) == 0


def sorted_dice(white: list[int], yellow: list[int]) -> tuple[int, str]:
    """How many groups, and the harbour, from faces rolled."""
    s = record_of(records(1, GAME.state))
    for face in white:
        s.white[face - 1] += 1
    for face in yellow:
        s.yellow[face - 1] += 1
    return int(sort_dice(s)), " ".join(show_quarter(s, quarter) for quarter in range(6))


@pytest.mark.parametrize(
    ("white", "yellow", "harbour"),
    [
        ([1, 1, 2, 2, 2, 4, 5, 5, 6], [], "1x2 2x3 4x1 5x2 . 6x1"),
        ([2, 5, 5, 2, 5, 2, 2, 2, 2], [], "2x6 . . . . 5x3"),
        ([1, 2, 3, 4, 5, 6, 6, 6, 6], [], "1x1 2x1 3x1 4x1 5x1 6x4"),
        ([3] * 9, [], ". . . . . 3x9"),
        ([1] * 9, [1, 4], "1x9+1 . . . . 4x0+1"),
        ([4] * 9, [4, 1], "1x0+1 . . . . 4x9+1"),
    ],
)
def test_the_highest_value_goes_to_gold_and_the_others_up_from_goats(
    white: list[int], yellow: list[int], harbour: str
) -> None:
    """C3.2: the first is the worked example, the second a roll of two values only."""
    assert sorted_dice(white, yellow)[1] == harbour


def test_many_rolls_are_sorted_as_by_hand() -> None:
    """C3.2"""
    chance = random.Random(3)
    for _ in range(200):
        white = [chance.randint(1, 6) for _ in range(chance.randint(1, 9))]
        yellow = [chance.randint(1, 6) for _ in range(chance.randint(0, 3))]
        slow = sort_slowly(white, yellow).values()
        shown = " ".join(f"{v}x{w}" + (f"+{y}" if y else "") if v else "." for v, w, y in slow)
        assert sorted_dice(white, yellow) == (len(set(white + yellow)), shown)


ONE_DIE = new_facts(white_dice=1)


def test_a_roll_of_one_value_wins_on_the_spot() -> None:
    """C3.3"""
    match = board("phase: buy\nharbour: . . . . . .\ngold 1: 1", facts=ONE_DIE).do("buy 0")
    assert match.over
    assert (match.outcome.reason, match.outcome.winners) == ("instant-win", (0,))


def test_without_the_option_a_roll_of_one_value_goes_to_gold() -> None:
    """C3.3"""
    text = "options: instant_win=no\nphase: buy\nharbour: . . . . . .\ngold 1: 1"
    match = board(text, facts=ONE_DIE).do("buy 0")
    assert not match.over
    assert match.harbour().startswith(". . . . . ")
    assert match.view()["harbour"][5]["white"] == 1


def test_yellow_dice_have_to_show_the_value_too() -> None:
    """C3.3: over many seeds a white and a yellow die win if and only if they agree."""
    for seed in range(20):
        match = board("phase: buy\nharbour: . . . . . .\ngold 1: 1", seed=seed, facts=ONE_DIE).do("buy 1")
        groups = sum(quarter["value"] > 0 for quarter in match.view()["harbour"])
        assert match.over == (groups == 1)
