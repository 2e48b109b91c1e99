"""Chance (G13): the same draws from the same seed everywhere, done again by hand; and all results equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.engine.compiled import records
from ludotheque.engine.hiding import record_of
from ludotheque.engine.random import below
from ludotheque.games.gorinto.notation import parse_action
from ludotheque.games.gorinto.pieces import ELEMENTS, KITSUNE_TILE
from tests.chi_squared import is_plausible
from tests.games.gorinto.board import board, stream_of
from tests.naive.gorinto import PATH, Stream, fed

GAME = ludotheque.game("gorinto")
FACTS = GAME.shipped.entries
SEEDS = range(6)


def shown(elements: Iterable[str]) -> str:
    return "".join("VWFAE"[ELEMENTS.index(element)] for element in elements)


# the generator


def test_the_four_streams_start_with_the_published_results_of_splitmix64() -> None:
    """G13.1, G13.3: the reference values for seed 0."""
    state = ludotheque.core("gorinto").states(1)
    ludotheque.core("gorinto").reseed(state, 0, np.uint64(0))
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    assert [int(x) for x in state["random"][0]] == published


def test_the_reference_values_of_another_seed() -> None:
    """G13.1: those of the published program for 1234567."""
    state = ludotheque.core("gorinto").states(1)
    ludotheque.core("gorinto").reseed(state, 0, np.uint64(1234567))
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [int(x) for x in state["random"][0]] == published


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 10, 12, 25, 100, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_below_draws_as_the_rules_say(n: int) -> None:
    """G13.2: with the large bounds up to half of the draws have to be done anew."""
    state = records(1, GAME.state)
    state["random"][0, 2] = 42
    chance = Stream(42)
    drawn = [int(below(record_of(state), 2, n)) for _ in range(200)]
    assert drawn == [chance.below(n) for _ in range(200)]
    assert int(state["random"][0, 2]) == chance.x
    assert all(0 <= value < n for value in drawn)


def test_a_stream_leaves_the_others_alone() -> None:
    """G13.3"""
    state = records(1, GAME.state)
    below(record_of(state), 1, 6)
    assert [int(x) for x in state["random"][0]] == [0, 0x9E3779B97F4A7C15, 0, 0]


# what is drawn, by hand


@pytest.mark.parametrize("seed", SEEDS)
def test_mountain_and_path_are_filled_in_order_from_the_bag(seed: int) -> None:
    """G13.4, G13.8"""
    chance, bag = stream_of(seed, 0), list("V" * 20 + "W" * 20 + "F" * 20 + "A" * 20 + "E" * 20)
    view = ludotheque.start("gorinto", seats=2, seed=seed, landscape="mesa").view()
    for row in range(5):
        for column in range(5):
            height = FACTS["landscapes"]["mesa"][row][column]
            expected = "".join(chance.take(bag) for _ in range(height))
            assert shown(view["mountain"][f"{'abcde'[column]}{row + 1}"]) == expected
    assert shown(view["path"].values()) == "".join(chance.take(bag) for _ in PATH)
    assert view["bag"] == [bag.count(letter) for letter in "VWFAE"]


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_and_first_player_come_from_the_second_stream(seed: int) -> None:
    """G13.5, G13.8: goals, keys, first player."""
    chance = stream_of(seed, 1)
    goals = deal_two(chance, list(FACTS["goals"]))
    left = list(ELEMENTS)
    keys = [chance.take(left), chance.take(left)]
    match = ludotheque.start("gorinto", seats=3, seed=seed)
    assert [card["goal"] for card in match.view()["goals"]] == goals
    assert match.view()["keys"] == keys
    assert match.actor == chance.below(3)


def deal_two(chance: Stream, left: list[str]) -> list[str]:
    goals = [chance.take(left), chance.take(left)]
    while FACTS["goals"][goals[1]]["letter"] == FACTS["goals"][goals[0]]["letter"] != "":
        goals[1] = chance.take(left)
    return goals


@pytest.mark.parametrize("seed", SEEDS)
def test_the_compassionate_order_draws_the_seats_one_by_one(seed: int) -> None:
    """G13.5: also the last one."""
    chance = stream_of(seed, 1)
    deal_two(chance, list(FACTS["goals"]))
    left, seats = list(ELEMENTS), [0, 1, 2, 3]
    chance.take(left)
    chance.take(left)
    match = ludotheque.start("gorinto", seats=4, seed=seed, order="compassionate")
    assert match.view()["order"] == [chance.take(seats) for _ in range(4)]
    assert int(match.state()["random"][0, 1]) == chance.x


@pytest.mark.parametrize("seed", SEEDS)
def test_the_standard_removal_draws_a_space_that_holds_a_tile(seed: int) -> None:
    """G13.6"""
    match = board("turn: 2\npath: V F . . E / . W . . A", seed=seed).do("T1 a1")
    left = ["T2", "T5", "L2", "L5"]
    gone = stream_of(seed, 2).take(left)
    assert [space for space, tile in match.view()["path"].items() if tile] == left
    assert match.view()["path"][gone] == ""


@pytest.mark.parametrize("seed", SEEDS)
def test_the_kitsunes_path_and_movement_come_from_the_fourth_stream(seed: int) -> None:
    """G13.7, G13.8: then its own keys from the second."""
    chance = stream_of(seed, 3)
    match = ludotheque.start("gorinto", seats=1, seed=seed)
    view = match.view()
    laid, tokens = lay_by_hand(chance)
    assert {space: tile for space, tile in view["path"].items() if tile.startswith("kitsune")} == laid
    assert (view["head"], view["tail"]) == (follow(chance, tokens, laid), follow(chance, tokens, laid))
    assert view["tokens"] == tokens
    cards = stream_of(seed, 1)
    deal_two(cards, [goal for goal, entry in FACTS["goals"].items() if entry["letter"] != "C"])
    left = list(ELEMENTS)
    assert [*view["keys"], *view["kitsune_keys"]] == [cards.take(left) for _ in range(4)]


def lay_by_hand(chance: Stream) -> tuple[dict[str, str], list[int]]:
    tiles, spaces, laid = [1, 2, 3, 4, 5], list(PATH), {}
    for _ in range(5):
        tile = chance.take(tiles)
        laid[chance.take(spaces)] = f"kitsune-{tile}"
    return laid, [1, 2, 3, 4, 5]


def follow(chance: Stream, tokens: list[int], laid: dict[str, str]) -> str:
    token = chance.take(tokens)
    return next(fed(space)[token - 1] for space, tile in laid.items() if tile == f"kitsune-{token}")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_kitsunes_turn_draws_the_coin_and_then_a_token(seed: int) -> None:
    """G13.7: 0 is head."""
    match = board("seats: 1\npath: W 1 . 2 . / . 3 4 . 5\ntokens: 1 2 3\nhead: a1\ntail: a1", seed=seed).do("T1 a1")
    chance = stream_of(seed, 3)
    piece, tokens = ("head", "tail")[chance.below(2)], [1, 2, 3]
    laid = {space: tile for space, tile in match.view()["path"].items() if tile}
    assert match.view()[piece] == follow(chance, tokens, laid)
    assert match.view()["tokens"] == tokens


@pytest.mark.parametrize("seed", SEEDS)
def test_a_new_season_draws_path_then_movement(seed: int) -> None:
    """G13.8, G13.7: after the coin of the last turn, which is followed by no token."""
    picture = "seats: 1\nturn: 2\npath: W 1 . 2 . / . 3 4 . 5\ntokens: 3\nhead: a1\ntail: a1"
    view = board(picture, seed=seed).do("T1 a1").view()
    chance = stream_of(seed, 3)
    chance.below(2)
    laid, tokens = lay_by_hand(chance)
    assert {space: tile for space, tile in view["path"].items() if tile.startswith("kitsune")} == laid
    assert (view["head"], view["tail"]) == (follow(chance, tokens, laid), follow(chance, tokens, laid))


# all results equally likely: many set-ups, fixed seeds

GAMES = 20_000


def set_ups(seats: int, **options: str) -> Iterator[Any]:
    """The record of many games just set up; each is overwritten by the next."""
    core = ludotheque.core("gorinto")
    chosen = {option.name: options.get(option.name, option.default) for option in GAME.options}
    states = core.fresh(seats, chosen)
    for seed in range(GAMES):
        core.copy(states, 0, 1)
        core.start(GAME.shipped.array, states, 1, seed)
        yield record_of(states[1:])


def after(picture: str, action: str, games: int = GAMES) -> Iterator[Any]:
    """The record after one action on a drawn position, with many seeds."""
    core = ludotheque.core("gorinto")
    states = np.repeat(board(picture).state(), 2)
    code = parse_action(action)
    for seed in range(games):
        core.copy(states, 0, 1)
        core.reseed(states, 1, np.uint64(seed))
        core.play(GAME.shipped.array, states, 1, code)
        yield record_of(states[1:])


def assert_even(found: Iterable[object], kinds: Sequence[object]) -> None:
    """Every kind comes up equally often, and nothing else comes up."""
    assert_shares(found, dict.fromkeys(kinds, 1.0))


def assert_shares(found: Iterable[object], shares: dict[object, float]) -> None:
    counts = Counter(found)
    assert set(counts) <= set(shares)
    total, whole = sum(counts.values()), sum(shares.values())
    expected = [total * share / whole for share in shares.values()]
    assert min(expected) > 5
    assert is_plausible([counts[kind] for kind in shares], expected)


@pytest.mark.compiled
def test_the_first_tile_of_the_bag_is_any_element() -> None:
    """G13.4"""
    assert_even((int(s.stack[0, 0]) for s in set_ups(2)), range(5))


@pytest.mark.compiled
def test_the_last_tile_of_the_path_is_any_element() -> None:
    """G13.4, G2.1"""
    assert_even((int(s.path[9]) for s in set_ups(2)), range(5))


@pytest.mark.compiled
def test_two_tiles_in_a_row_are_drawn_without_putting_back() -> None:
    """G13.4: the same element twice with 19 tiles left, another with 20."""
    shares: dict[object, float] = {(a, b): 19.0 if a == b else 20.0 for a in range(5) for b in range(5)}
    assert_shares(((int(s.stack[0, 0]), int(s.stack[0, 1])) for s in set_ups(2)), shares)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_any_seat(seats: int) -> None:
    """G2.4, G13.5"""
    assert_even((int(s.actor) for s in set_ups(seats)), range(seats))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4])
def test_the_compassionate_order_is_any_order(seats: int) -> None:
    """G10.1, G13.5"""
    orders = (tuple(int(seat) for seat in s.order[:seats]) for s in set_ups(seats, order="compassionate"))
    assert_even(orders, list(permutations(range(seats))))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2])
def test_the_goals_are_any_pair_without_conflict(seats: int) -> None:
    """G2.2, G9.1, G13.5: the first is any card, the second any of those that do not conflict with it."""
    names = list(FACTS["goals"])
    allowed = [n for n, goal in enumerate(names) if seats > 1 or FACTS["goals"][goal]["letter"] != "C"]
    letter = [FACTS["goals"][goal]["letter"] for goal in names]
    shares: dict[object, float] = {}
    for first in allowed:
        fitting = [n for n in allowed if n != first and not letter[n] == letter[first] != ""]
        shares |= {(first, second): 1 / len(fitting) for second in fitting}
    assert_shares(((int(s.goals[0]), int(s.goals[1])) for s in set_ups(seats)), shares)


@pytest.mark.compiled
def test_the_keys_are_any_two_elements() -> None:
    """G2.3, G13.5"""
    assert_even(((int(s.keys[0]), int(s.keys[1])) for s in set_ups(2)), list(permutations(range(5), 2)))


@pytest.mark.compiled
def test_normal_keys_and_the_kitsunes_keys_are_any_four_elements() -> None:
    """G9.1, G13.5"""
    found = (tuple(int(e) for e in (*s.keys, *s.kitsune_keys)) for s in set_ups(1))
    assert_even(found, list(permutations(range(5), 4)))


@pytest.mark.compiled
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_the_standard_removal_takes_any_tile_that_is_left(turn: int) -> None:
    """G5.2, G13.6"""
    paths = {2: "V F . A E / W . V W F", 3: "V . . A E / W . V . F", 4: "V . . . E / . . V . F"}
    picture = f"turn: {turn}\npath: {paths[turn]}"
    kept = [p for p, tile in enumerate(paths[turn].replace("/", "").split()) if tile != "." and p > 0]
    removed = (next(p for p in kept if s.path[p] < 0) for s in after(picture, "T1 a1"))
    assert_even(removed, kept)


SOLO = "seats: 1\npath: W 1 . 2 . / . 3 4 . 5\ntokens: 1 2 4\nhead: a1\ntail: a1"


@pytest.mark.compiled
def test_the_coin_is_fair() -> None:
    """G9.5"""
    assert_even((int(s.coin) for s in after(SOLO, "T1 a1")), (0, 1))


@pytest.mark.compiled
def test_the_next_movement_token_is_any_of_those_left() -> None:
    """G9.3, G13.7: whichever piece moves; the one set aside may be any of them too."""
    kinds = [(coin, 0b01011 ^ token) for coin in (0, 1) for token in (0b00001, 0b00010, 0b01000)]
    assert_even(((int(s.coin), int(s.tokens)) for s in after(SOLO, "T1 a1")), kinds)


@pytest.mark.compiled
def test_the_first_two_movement_tokens_are_any_two() -> None:
    """G9.3"""
    pairs = [31 ^ (1 << a) ^ (1 << b) for a in range(5) for b in range(a)]
    assert_even((int(s.tokens) for s in set_ups(1)), pairs)


@pytest.mark.compiled
@pytest.mark.parametrize("tile", [1, 5])
def test_a_kitsune_tile_lies_on_any_path_space(tile: int) -> None:
    """G9.2, G13.7"""
    assert_even((list(s.path).index(KITSUNE_TILE + tile) for s in set_ups(1)), range(10))
