"""A turn and the actions of the quarters (C4, C5)."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction
from tests.games.corinth.board import board

SHUT_IN = "way 1: b3 a3 a2 b2 b1 a1*"
LAST_TWO = "2 3 3 5 / 0 0 0 0 / 0 0 0 / 0 0 0"

# a turn


def test_a_quarter_with_dice_is_taken_for_its_action_or_the_steward() -> None:
    """C4.1"""
    match = board("harbour: 1x2 . 4x1 . . 6x1")
    takes, stewards = ["take goats", "take gold", "take wine"], ["steward goats", "steward gold", "steward wine"]
    assert match.can() == sorted(takes + stewards)


def test_an_empty_quarter_is_refused() -> None:
    """C4.1"""
    with pytest.raises(IllegalAction, match=r"C4\.1"):
        board("harbour: 1x2 . 4x1 . . 6x1").play("take oil")


@pytest.mark.parametrize("action", ["take wine", "steward wine"])
def test_the_dice_of_the_quarter_are_removed(action: str) -> None:
    """C4.1: and only those."""
    assert board("harbour: 1x2 . 4x1 . . 6x1").do(action).harbour() == "1x2 . . . . 6x1"


def test_a_quarter_that_brings_nothing_may_be_taken_though_another_brings_something() -> None:
    """C4.2"""
    match = board(f"harbour: 1x2 2x2 . . . 6x1\nshops 1: {LAST_TWO}\ngoats 1: 0").do("take oil")
    assert match.actor == 1
    assert match.sheet(1)["shops"]["oil"] == [2, 3, 3, 5]


def test_a_useless_quarter_has_to_be_taken_when_no_other_is_left() -> None:
    """C4.2, C4.4: no compensation while there are dice."""
    assert board(f"harbour: . 2x2 . . . .\nshops 1: {LAST_TWO}\n{SHUT_IN}").can() == ["take oil"]


def test_the_steward_needs_a_complete_move() -> None:
    """C4.3"""
    match = board("harbour: 1x1 2x1 . . . 6x1\nway 1: b3 a3 a2 b2 c2 c1 b1*")
    assert match.can() == ["steward goats", "take goats", "take gold", "take oil"]
    with pytest.raises(IllegalAction, match=r"C6\.4"):
        match.play("steward oil")


def test_with_no_dice_left_the_steward_may_move_by_one() -> None:
    """C4.4"""
    match = board("turn: 1\nactor: 2\nharbour: 1x1 . . . . .").do("take goats")
    assert (match.actor, match.phase, match.can()) == (0, "compensate", ["decline", "steward"])
    assert match.do("steward").can() == ["steps 1"]


def test_gold_may_alter_the_compensation() -> None:
    """C4.4"""
    match = board("phase: compensate\nharbour: . . . . . .\nturn: 2\ngold 1: 2").do("steward")
    assert match.can() == ["steps 1", "steps 2", "steps 3"]


def test_the_stable_may_alter_the_compensation() -> None:
    """C4.4"""
    match = board("phase: compensate\nharbour: . . . . . .\nturn: 2\nbuildings 1: stable").do("steward")
    assert match.can() == ["steps 1", "steps 2", "steps 3"]


def test_the_compensation_may_be_declined() -> None:
    """C4.4"""
    match = board("phase: compensate\nharbour: . . . . . .\nturn: 2").do("decline")
    assert (match.view()["round"], match.sheet(1)["steward"]) == (2, "c3")


def test_vanished_yellow_dice_may_leave_a_player_without_a_group() -> None:
    """C4.4, C2.4"""
    match = board("harbour: 1x1 . . . . 5x0+2").do("take goats")
    assert (match.actor, match.phase) == (1, "compensate")


def test_without_dice_and_without_a_move_nothing_is_asked() -> None:
    """C4.4: the third turn is passed over."""
    match = board(f"turn: 1\nactor: 2\nharbour: 1x1 . . . . .\n{SHUT_IN}").do("take goats")
    assert (match.view()["round"], match.actor) == (2, 1)


@pytest.mark.parametrize("action", ["take goats", "take oil", "take gold"])
def test_one_may_build_after_any_quarter(action: str) -> None:
    """C4.5"""
    match = board(f"goats 1: 2\nshops 1: {LAST_TWO}").do(action)
    assert (match.actor, match.phase) == (0, "build")


def test_one_may_build_after_moving_the_steward() -> None:
    """C4.5"""
    match = board("goats 1: 2").do("steward goats", "steps 1", "right")
    assert (match.actor, match.phase) == (0, "build")


def test_one_may_build_after_declining() -> None:
    """C4.5"""
    match = board("phase: compensate\nharbour: . . . . . .\nturn: 2\ngoats 1: 2").do("decline")
    assert match.can() == ["build store", "done"]


def test_one_may_build_when_nothing_could_be_done() -> None:
    """C4.5, C4.4"""
    match = board(f"turn: 1\nactor: 2\nharbour: 1x1 . . . . .\n{SHUT_IN}\ngoats 1: 2").do("take goats")
    assert (match.actor, match.phase, match.can()) == (0, "build", ["build store", "done"])


# actions of the quarters


def test_goats_bring_as_many_goats_as_dice() -> None:
    """C5.1: white and yellow alike."""
    assert board("harbour: 1x2+1 . . . . 6x1").do("take goats").purse(1) == (0, 3)


def test_gold_brings_as_much_gold_as_dice() -> None:
    """C5.1"""
    assert board("harbour: 1x2 . . . . 6x3+1").do("take gold").purse(1) == (4, 0)


def test_a_store_brings_two_more_gold() -> None:
    """C5.1"""
    assert board("buildings 1: store").do("take gold").purse(1) == (3, 0)


def test_a_store_brings_no_more_goats() -> None:
    """C5.1"""
    assert board("buildings 1: store").do("take goats").purse(1) == (0, 1)


def test_a_goods_quarter_delivers_as_many_symbols_as_dice() -> None:
    """C5.2"""
    match = board("harbour: 1x1 . . . 4x3 6x1").do("take spices", "shop 3")
    assert match.sheet(1)["shops"]["spices"] == [0, 0, 3]


def test_a_warehouse_delivers_one_more() -> None:
    """C5.2"""
    match = board("harbour: 1x1 . . . 4x3 6x1\nbuildings 1: warehouse").do("take spices", "shop 3")
    assert match.sheet(1)["shops"]["spices"] == [0, 0, 4]


def test_a_started_shop_is_filled_first() -> None:
    """C5.3: nothing is asked while it takes everything."""
    match = board("harbour: 1x1 2x2 . . . 6x1\nshops 1: 0 0 0 3 / 0 0 0 0 / 0 0 0 / 0 0 0").do("take oil")
    assert match.sheet(1)["shops"]["oil"] == [0, 0, 0, 5]
    assert match.actor == 1


def test_with_symbols_left_another_shop_may_be_started() -> None:
    """C5.3"""
    match = board("harbour: 1x1 2x4 . . . 6x1\nshops 1: 0 1 3 0 / 0 0 0 0 / 0 0 0 / 0 0 0").do("take oil")
    assert match.can() == ["shop 1", "shop 4", "stop"]
    assert match.do("shop 4").sheet(1)["shops"]["oil"] == [0, 3, 3, 2]


def test_each_further_shop_is_chosen_anew() -> None:
    """C5.3"""
    match = board("harbour: 1x1 2x6 . . . 6x1").do("take oil", "shop 1")
    assert match.can() == ["shop 2", "shop 3", "shop 4", "stop"]
    assert match.do("shop 3").can() == ["shop 2", "shop 4", "stop"]


def test_one_may_stop_and_lose_the_rest() -> None:
    """C5.3"""
    match = board("harbour: 1x1 2x6 . . . 6x1").do("take oil", "shop 1", "stop")
    assert match.sheet(1)["shops"]["oil"] == [2, 0, 0, 0]
    assert (match.actor, match.view()["symbols"]) == (1, 0)


def test_with_all_shops_complete_the_rest_is_lost_without_a_question() -> None:
    """C5.3"""
    match = board("harbour: 1x1 . . . 4x5 6x1\nshops 1: 0 0 0 0 / 0 0 0 0 / 0 0 0 / 2 2 3").do("take spices")
    assert match.actor == 1
    assert match.sheet(1)["shops"]["spices"] == [2, 2, 4]


def test_a_shop_started_in_another_district_does_not_matter() -> None:
    """C5.3"""
    match = board("shops 1: 0 1 0 0 / 0 0 0 0 / 0 0 0 / 0 0 0").do("take wine")
    assert match.can() == ["shop 1", "shop 2", "shop 3", "shop 4", "stop"]


def test_three_carpets_complete_two_shops_and_win_the_bonus() -> None:
    """C5.3, C5.4: the rulebook's example; the 8-point shop lacks one symbol, the 3-point shop is untouched."""
    match = board("harbour: 1x1 . . 4x3 . 6x1\nshops 1: 0 0 0 0 / 0 0 0 0 / 0 3 3 / 0 0 0").do("take carpets", "shop 1")
    assert match.scored(1) == {"carpets": 16, "bonuses": 3}
    assert match.sheet(1)["bonuses"] == ["carpets"]


def test_a_bonus_that_is_gone_is_not_taken_again() -> None:
    """C5.4: the shops score all the same."""
    text = "harbour: 1x1 . . 4x3 . 6x1\nbonuses: - - 2 -\nshops 1: 0 0 0 0 / 0 0 0 0 / 0 3 3 / 0 0 0"
    match = board(text).do("take carpets", "shop 1")
    assert match.scored(1) == {"carpets": 16}
    assert match.scored(2) == {"bonuses": 3}


@pytest.mark.parametrize(
    ("quarter", "shops", "points"),
    [
        ("oil", "2 3 3 4 / 0 0 0 0 / 0 0 0 / 0 0 0", {"oil": 12, "bonuses": 5}),
        ("wine", "0 0 0 0 / 2 3 3 3 / 0 0 0 / 0 0 0", {"wine": 15, "bonuses": 4}),
        ("carpets", "0 0 0 0 / 0 0 0 0 / 2 3 3 / 0 0 0", {"carpets": 16, "bonuses": 3}),
        ("spices", "0 0 0 0 / 0 0 0 0 / 0 0 0 / 2 2 3", {"spices": 19}),
    ],
)
def test_each_district_has_its_bonus(quarter: str, shops: str, points: dict[str, int]) -> None:
    """C5.4: oil 5, wine 4, carpets 3, spices none."""
    assert board(f"shops 1: {shops}").do(f"take {quarter}").scored(1) == points


def test_the_steward_takes_the_bonus_too() -> None:
    """C5.4, C6.7"""
    match = board("shops 1: 0 0 0 0 / 2 3 3 3 / 0 0 0 / 0 0 0").do("steward goats", "steps 1", "left")
    assert match.sheet(1)["bonuses"] == ["wine"]
