"""Set-up: the mountain, the path, the cards, the first player (G1, G2)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.hiding import masked
from ludotheque.games.gorinto.pieces import ELEMENTS, LANDSCAPES
from tests.games.gorinto.board import board, new_facts, stream_of

FACTS = ludotheque.game("gorinto").shipped.entries
SEEDS = range(30)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_any_landscape_goes_with_any_number_of_players(landscape: str, seats: int) -> None:
    """G1.5, G2.1"""
    mountain = ludotheque.start("gorinto", seats=seats, seed=1, landscape=landscape).view()["mountain"]
    heights = [[len(mountain[f"{column}{row}"]) for column in "abcde"] for row in range(1, 6)]
    assert heights == FACTS["landscapes"][landscape]


@pytest.mark.parametrize(
    ("seats", "mode"),
    [
        (1, {"difficulty": "expert"}),
        (2, {"removal": "tactical"}),
        (3, {"order": "compassionate"}),
        (4, {"partners": "yes", "gift": "two"}),
    ],
)
def test_any_landscape_goes_with_any_mode(seats: int, mode: dict[str, str]) -> None:
    """G1.5"""
    match = Match(ludotheque.game("gorinto"), seats, {"landscape": "lake", **mode}, seed=1)
    assert match.view()["mountain"]["c3"] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_twenty_tiles_of_each_element(seats: int) -> None:
    """G1.1: mountain, path and bag together."""
    view = ludotheque.start("gorinto", seats=seats, seed=4).view()
    laid = [tile for stack in view["mountain"].values() for tile in stack] + list(view["path"].values())
    assert [laid.count(element) + view["bag"][n] for n, element in enumerate(ELEMENTS)] == [20] * 5


def test_elements_are_in_gorinto_order() -> None:
    """G1.1"""
    assert ELEMENTS == ("void", "wind", "fire", "water", "earth")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_path_gets_one_tile_a_space(seats: int) -> None:
    """G2.1"""
    view = ludotheque.start("gorinto", seats=seats, seed=4).view()
    assert set(view["path"].values()) <= set(ELEMENTS)
    assert sum(view["bag"]) == 30


def test_two_goals_never_have_the_same_letter() -> None:
    """G2.2: two goals without a letter come together, though."""
    without_letter = 0
    for seed in SEEDS:
        goals = ludotheque.start("gorinto", seats=2, seed=seed).view()["goals"]
        letters = [card["letter"] for card in goals]
        assert len(letters) == 2
        assert letters == ["", ""] or letters[0] != letters[1]
        assert goals[0]["goal"] != goals[1]["goal"]
        without_letter += letters == ["", ""]
    assert without_letter > 0


def test_a_goal_in_conflict_is_discarded_for_the_next_card() -> None:
    """G2.2, G13.5: the draws done by hand from stream 1; some seeds here turn up a conflict."""
    letter = {goal: entry["letter"] for goal, entry in FACTS["goals"].items()}
    replaced = 0
    for seed in SEEDS:
        chance, left = stream_of(seed, 1), list(letter)
        first, second = chance.take(left), chance.take(left)
        while letter[first] and letter[second] == letter[first]:
            second = chance.take(left)
            replaced += 1
        cards = ludotheque.start("gorinto", seats=3, seed=seed).view()["goals"]
        assert [card["goal"] for card in cards] == [first, second]
    assert replaced > 0


def test_the_goals_are_for_all_players() -> None:
    """G6.2"""
    assert [card["seats"] for card in ludotheque.start("gorinto", seats=3, seed=1).view()["goals"]] == [[0, 1, 2]] * 2


def test_two_different_key_elements_are_turned_up() -> None:
    """G2.3, G1.4: there is one card of each element, so all five come up in some game, never twice in one."""
    seen = set()
    for seed in SEEDS:
        keys = ludotheque.start("gorinto", seats=2, seed=seed).view()["keys"]
        assert len(set(keys)) == len(keys) == 2
        seen |= set(keys)
    assert seen == set(ELEMENTS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_be_first_and_the_others_follow_clockwise(seats: int) -> None:
    """G2.4"""
    firsts = set()
    for seed in SEEDS:
        match = ludotheque.start("gorinto", seats=seats, seed=seed)
        order = match.view()["order"]
        assert order == [(order[0] + n) % seats for n in range(seats)]
        assert match.actor == order[0]
        firsts.add(order[0])
    assert firsts == set(range(seats))


def test_boards_and_wisdom_start_at_nothing() -> None:
    """G1.6"""
    match = ludotheque.start("gorinto", seats=4, seed=1)
    assert match.view()["boards"] == [[0] * 5] * 4
    assert match.scores == [0, 0, 0, 0]


def test_a_designers_landscape_is_used() -> None:
    """G1.5"""
    facts = new_facts(landscapes={"peak": [[0] * 5] * 4 + [[0, 0, 0, 0, 4]]})
    mountain = ludotheque.start("gorinto", seats=2, seed=1, facts=facts).view()["mountain"]
    assert {space: len(stack) for space, stack in mountain.items() if stack} == {"e5": 4}


# what is open to all


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_and_every_spectator_see_the_same(seats: int) -> None:
    """G1.7: stacks at every depth, boards, path, bag counts and what left the game."""
    match = ludotheque.start("gorinto", seats=seats, seed=8)
    for _ in range(12):
        match.play(match.legal()[-1])
    assert all(match.view(seat) == match.view() for seat in range(seats))
    assert {"mountain", "boards", "path", "bag", "gone"} <= set(match.view())


def test_what_chance_will_bring_is_hidden() -> None:
    """G1.7: a bot gets the same table with other streams, so that other tiles will come."""
    match = ludotheque.start("gorinto", seats=1, seed=8)
    true, veiled = match.state(), match.veil(0, 99)
    assert (true["random"] != veiled["random"]).all()
    others = [name for name in true.dtype.names or () if name != "random"]
    assert all((true[name] == veiled[name]).all() for name in others)


def test_views_and_narration_are_made_without_the_streams() -> None:
    """G1.7"""
    match = ludotheque.start("gorinto", seats=2, seed=8)
    assert not masked(match.core, match.facts, match.state(), 0)["random"].any()


def test_the_token_set_aside_is_not_told_from_those_to_come() -> None:
    """G1.7: three tokens are undrawn, the view does not say which of them is set aside."""
    match = board("seats: 1\npath: W 1 . 2 . / . 3 4 . 5\ntokens: 1 2 3")
    assert match.view()["tokens"] == [1, 2, 3]
