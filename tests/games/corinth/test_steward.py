"""The steward in the market (C6): ways, what they cost, what the spaces do; and every way tried on many sheets."""

from __future__ import annotations

import random
from typing import TypeAlias

import pytest

from ludotheque import IllegalAction
from ludotheque.engine.compiled import PURE
from ludotheque.games.corinth.market import NEXT, longest_way
from ludotheque.games.corinth.notation import parse_space, show_space
from tests.games.corinth.board import board, new_facts

Way: TypeAlias = tuple[str, ...]  # spaces entered, in order
DEAD_END = "way 1: b3 a3 a2 b2 c2 c1 b1*"  # a1 is all that is left
FORK = "way 1: b3 a3 a2 b2 c2 c1*"  # left two steps, right many
SHEETS = 30 if PURE else 150

# walking


def test_the_steward_starts_in_the_middle_and_goes_four_ways() -> None:
    """C6.1"""
    assert board().do("steward goats", "steps 1").can() == ["down", "left", "right", "up"]


@pytest.mark.parametrize(("direction", "space"), [("up", "c2"), ("down", "c4"), ("left", "b3"), ("right", "d3")])
def test_a_step_goes_to_the_next_space(direction: str, space: str) -> None:
    """C6.1"""
    assert board().do("steward goats", "steps 1", direction).sheet(1)["steward"] == space


def test_the_next_move_starts_from_the_space_circled_last() -> None:
    """C6.1"""
    match = board("way 1: d3* e3*").do("steward goats", "steps 1", "up")
    assert match.sheet(1)["steward"] == "e2"


@pytest.mark.parametrize(
    ("space", "neighbours"), [("a1", "- a2 - b1"), ("c3", "c2 c4 b3 d3"), ("e5", "e4 - d5 -"), ("e1", "- e2 d1 -")]
)
def test_the_table_of_neighbours_agrees_with_cases_made_by_hand(space: str, neighbours: str) -> None:
    """C6.1: up, down, left, right."""
    found = [show_space(int(n)) if n >= 0 else "-" for n in NEXT[parse_space(space)]]
    assert " ".join(found) == neighbours


def test_a_space_passed_or_circled_or_the_middle_is_never_entered_again() -> None:
    """C6.2: from b4 up lies b3, passed through; from c4 up lies the middle."""
    match = board("way 1: b3 b4*").do("steward goats", "steps 1")
    assert match.can() == ["down", "left", "right"]
    assert match.do("right").sheet(1)["steward"] == "c4"
    with pytest.raises(IllegalAction, match=r"C6\.2"):
        board("way 1: b3 b4 c4*").do("steward goats", "steps 1").play("up")


def test_a_space_entered_in_this_move_is_not_entered_again() -> None:
    """C6.2"""
    match = board().do("steward oil", "steps 2", "left")
    assert match.can() == ["down", "left", "up"]


def test_the_middle_and_spaces_passed_through_do_not_count_as_circled() -> None:
    """C6.2, C6.6"""
    match = board().do("steward wine", "steps 3", "left", "up", "up")
    assert match.sheet(1)["circled"] == ["b1"]
    assert match.sheet(1)["way"] == ["b3", "b2", "b1"]


# the number of steps


def numbers(*steps: int) -> list[str]:
    return sorted(f"steps {n}" for n in steps)


@pytest.mark.parametrize(
    ("gold", "building", "choices"),
    [
        (0, "", numbers(4)),
        (1, "", numbers(3, 4, 5)),
        (2, "", numbers(2, 3, 4, 5, 6)),
        (5, "", numbers(1, 2, 3, 4, 5, 6, 7, 8, 9)),
        (0, "stable", numbers(2, 3, 4, 5, 6)),
        (1, "stable", numbers(1, 2, 3, 4, 5, 6, 7)),
        (0, "store", numbers(4)),
    ],
)
def test_steps_may_differ_from_the_value_for_gold_or_with_a_stable(
    gold: int, building: str, choices: list[str]
) -> None:
    """C6.3, C7.2"""
    assert board(f"gold 1: {gold}\nbuildings 1: {building}").do("steward carpets").can() == choices


def test_the_number_of_dice_does_not_matter() -> None:
    """C6.3"""
    assert board("harbour: 1x1 2x5 . . . 6x1").do("steward oil").can() == ["steps 2"]


def test_a_step_of_difference_may_cost_more_in_a_variant() -> None:
    """C6.3"""
    match = board("gold 1: 3", facts=new_facts(step_price=2)).do("steward carpets")
    assert match.can() == numbers(3, 4, 5)
    assert match.do("steps 5").purse(1) == (1, 0)


@pytest.mark.parametrize(
    ("building", "steps", "left"),
    [("", 4, 5), ("", 1, 2), ("", 6, 3), ("stable", 6, 5), ("stable", 1, 4), ("stable", 9, 2)],
)
def test_the_gold_is_paid_when_the_number_is_chosen(building: str, steps: int, left: int) -> None:
    """C6.4, C6.3: value 4, five gold in hand."""
    match = board(f"gold 1: 5\nbuildings 1: {building}").do("steward carpets", f"steps {steps}")
    assert (match.phase, match.sheet(1)["gold"]) == ("walk", left)


@pytest.mark.parametrize(
    ("gold", "building", "stewards"),
    [
        (0, "", ["goats"]),
        (1, "", ["goats", "oil"]),
        (2, "", ["goats", "oil", "wine"]),
        (0, "stable", ["goats", "oil", "wine"]),
        (1, "stable", ["carpets", "goats", "oil", "wine"]),
    ],
)
def test_without_an_affordable_way_the_steward_cannot_be_chosen(gold: int, building: str, stewards: list[str]) -> None:
    """C6.4: a single space is left to walk to."""
    match = board(f"gold 1: {gold}\nbuildings 1: {building}\n{DEAD_END}")
    assert [text.split()[1] for text in match.can() if text.startswith("steward")] == stewards


def test_only_a_number_that_can_be_walked_may_be_chosen() -> None:
    """C6.4"""
    match = board(f"gold 1: 9\n{DEAD_END}").do("steward carpets")
    assert match.can() == ["steps 1"]
    with pytest.raises(IllegalAction, match=r"C6\.4"):
        match.play("steps 2")


def test_a_steward_shut_in_stays_so() -> None:
    """C6.4"""
    match = board("gold 1: 9\nbuildings 1: stable\nway 1: b3 a3 a2 b2 b1 a1*")
    assert [text for text in match.can() if text.startswith("steward")] == []


def test_the_whole_market_may_be_walked_in_one_move() -> None:
    """C6.3: no cap on steps but free spaces; 24 with value 6, sixteen gold and a Stable."""
    match = board("gold 1: 16\nbuildings 1: stable").do("steward gold", "steps 24")
    while match.phase == "walk":
        match.play(match.legal()[0])
    assert len(match.sheet(1)["way"]) == 24


def test_a_step_is_legal_only_if_the_rest_can_be_walked() -> None:
    """C6.5: from c1 two steps to the left end in a corner."""
    match = board(FORK).do("steward wine", "steps 3")
    assert match.can() == ["right"]
    with pytest.raises(IllegalAction, match=r"C6\.5"):
        match.play("left")


def test_a_step_into_the_corner_is_legal_when_the_move_ends_there() -> None:
    """C6.5"""
    match = board(FORK).do("steward oil", "steps 2")
    assert match.can() == ["left", "right"]
    assert match.do("left").can() == ["left"]


# what the spaces do


def test_only_the_space_reached_takes_effect() -> None:
    """C6.6: over gold to the plus."""
    match = board().do("steward oil", "steps 2", "right", "right")
    assert match.purse(1) == (0, 0)
    assert match.sheet(1)["circled"] == ["e3"]


def test_goods_are_delivered_without_the_warehouse() -> None:
    """C6.7: "oil 2" on e2."""
    match = board("way 1: d3 e3*\nbuildings 1: warehouse").do("steward goats", "steps 1", "up")
    assert match.can() == ["shop 1", "shop 2", "shop 3", "shop 4", "stop"]
    assert match.do("shop 4").sheet(1)["shops"]["oil"] == [0, 0, 0, 2]


def test_goods_go_to_the_started_shop() -> None:
    """C6.7, C5.3"""
    match = board("shops 1: 0 0 0 0 / 0 1 0 0 / 0 0 0 / 0 0 0").do("steward goats", "steps 1", "left")
    assert match.sheet(1)["shops"]["wine"] == [0, 2, 0, 0]
    assert match.actor == 1


def test_gold_is_circled_without_the_store() -> None:
    """C6.8: "gold 1" on d3."""
    assert board("buildings 1: store").do("steward goats", "steps 1", "right").purse(1) == (1, 0)


def test_goats_are_circled() -> None:
    """C6.8: "goats 2" on c2."""
    assert board().do("steward goats", "steps 1", "up").purse(1) == (0, 2)


def test_gold_of_the_market_stops_at_the_printed_symbols() -> None:
    """C6.8, C1.4"""
    assert board("gold 1: 0/24").do("steward goats", "steps 1", "right").purse(1) == (0, 0)


def test_gold_won_does_not_pay_for_the_move_that_wins_it() -> None:
    """C6.4, C6.8: two steps with value 1 need a gold in hand."""
    match = board().do("steward goats")
    with pytest.raises(IllegalAction, match=r"C6\.3"):
        match.play("steps 2")


def test_a_die_is_won_for_all_later_rolls() -> None:
    """C6.9: c4; the dice on the harbour stay as they are."""
    match = board().do("steward goats", "steps 1", "down")
    assert match.sheet(1)["dice"] == 1
    assert match.harbour() == ". 2x1 3x1 4x1 5x1 6x1"


def test_a_plus_brings_nothing_by_itself() -> None:
    """C6.10"""
    match = board().do("steward oil", "steps 2", "right", "right")
    assert (match.sheet(1)["boxes"], match.scored(1)) == ([], {})


def test_a_rosette_counts_the_circled_and_the_pluses() -> None:
    """C6.11, C6.10: c2, the plus e3 and e2 circled, the rosette e1 is the fourth; d2 and d3 were passed through."""
    match = board("way 1: c2* d2 d3 e3* e2*").do("steward goats", "steps 1", "up")
    assert match.sheet(1)["boxes"] == [5]


def test_the_worked_example_of_the_steward() -> None:
    """C6.11: 5 + 1 = 6; two more circled, one of them a plus, then 8 + 2 = 10; 16 together."""
    match = board("way 1: c2* b2* b3* a3* a2").do("steward goats", "steps 1", "up")
    assert match.sheet(1)["boxes"] == [6]
    match = board("way 1: c2* b2* b3* a3* a2 a1* b1* c1 d1*\nboxes 1: 6").do("steward goats", "steps 1", "right")
    assert match.sheet(1)["boxes"] == [6, 10]
    assert match.scored(1) == {"steward": 16}


def test_in_a_variant_the_last_box_alone_counts() -> None:
    """C6.11"""
    facts = new_facts(steward_total="last")
    assert board("boxes 1: 6 10", facts=facts).scored(1) == {"steward": 10}
    assert board("boxes 1:", facts=facts).scored(1) == {}


# every way tried


def neighbours(space: str) -> dict[str, str]:
    """Direction and space of each step on the grid."""
    column, row = "abcde".index(space[0]), int(space[1]) - 1
    reached = {
        "up": (column, row - 1),
        "down": (column, row + 1),
        "left": (column - 1, row),
        "right": (column + 1, row),
    }
    return {way: f"{'abcde'[c]}{r + 1}" for way, (c, r) in reached.items() if 0 <= c < 5 and 0 <= r < 5}


def free(way: Way) -> dict[str, str]:
    place = way[-1] if way else "c3"
    return {d: space for d, space in neighbours(place).items() if space not in way and space != "c3"}


def all_moves(way: Way) -> list[list[Way]]:
    """All moves from the end of a way, by their number of steps: directions."""
    found: list[list[tuple[Way, Way]]] = [[((), way)]]
    while found[-1]:
        found.append([((*gone, d), (*past, space)) for gone, past in found[-1] for d, space in free(past).items()])
    return [[gone for gone, _ in moves] for moves in found[:-1]]


def random_way(chance: random.Random) -> Way:
    """At least nine spaces, so that all moves from its end can be listed."""
    while True:
        way: Way = ()
        for _ in range(chance.randint(9, 23)):
            steps = sorted(free(way).values())
            if steps:
                way = (*way, chance.choice(steps))
        if len(way) >= 9:
            return way


def ways() -> list[Way]:
    chance = random.Random(6)
    return [random_way(chance) for _ in range(SHEETS)]


def test_the_longest_way_is_found_on_many_sheets() -> None:
    """C6.4: also when the search may end early."""
    for way in ways():
        longest = len(all_moves(way)) - 1
        passed = sum(1 << parse_space(space) for space in ("c3", *way))
        found = [int(longest_way(parse_space(way[-1]), passed, enough)) for enough in (0, 1, 3, 7, 24)]
        assert found == [min(longest, enough) for enough in (0, 1, 3, 7, 24)], way


def test_the_longest_way_from_the_start_is_the_whole_market() -> None:
    """C6.4"""
    assert int(longest_way(12, 1 << 12, 24)) == 24


def test_the_numbers_of_steps_are_right_on_many_sheets() -> None:
    """C6.3, C6.4: those that can be paid and walked; none, and the steward is not offered."""
    chance = random.Random(7)
    for way in ways():
        value, gold, stable = chance.randint(1, 6), chance.randint(0, 4), chance.random() < 0.5
        due = {steps: max(0, abs(steps - value) - (2 if stable else 0)) for steps in range(1, len(all_moves(way)))}
        wanted = numbers(*(steps for steps, price in due.items() if price <= gold))
        match = board(f"""
            harbour: {value}x1 . . . . .
            gold 1: {gold}
            buildings 1: {"stable" if stable else ""}
            way 1: {" ".join(way)}*""")
        offered = "steward goats" in match.can()
        assert (match.do("steward goats").can() if offered else []) == wanted, match.position()


def test_each_step_is_right_on_many_sheets() -> None:
    """C6.5: a direction is legal if and only if a complete move goes on with it."""
    chance = random.Random(8)
    for way in ways():
        moves = all_moves(way)
        if len(moves) == 1:
            continue
        steps = chance.randint(1, len(moves) - 1)
        match = board(f"phase: walk\nsteps: {steps}\nway 1: {' '.join(way)}*")
        left = moves[steps]
        for n in range(steps):
            assert match.can() == sorted({move[n] for move in left}), match.position()
            direction = chance.choice(match.can())
            left = [move for move in left if move[n] == direction]
            match.play(direction)
