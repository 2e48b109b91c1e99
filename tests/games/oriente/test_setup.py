"""Pieces and set-up (O1, O2, O14.5)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.errors import LudothequeError
from tests.games.oriente.board import GAME, next_cards, stream_of, table

TREASURES = ["treasure-2"] * 4 + ["treasure-3"] * 4 + ["treasure-4"] * 4
SOME_SEATS = pytest.mark.parametrize("seats", [4, 7, 12])


def start(seats: int = 4, seed: int = 1, pawn: str = "random") -> Match:
    return ludotheque.start("oriente", seats=seats, seed=seed, pawn=pawn)


# pieces


@pytest.mark.parametrize("seats", [0, 3, 13])
def test_four_to_twelve_play(seats: int) -> None:
    """O1.1"""
    with pytest.raises(LudothequeError, match="4, 5, 6, 7, 8, 9, 10, 11, 12"):
        start(seats)


def test_six_workers_wait_in_the_supply() -> None:
    """O1.2"""
    assert start().view()["village"] == {"square": 0, "hut": 0, "supply": 6, "has_hut": False}


def test_points_lie_open_and_count_their_value() -> None:
    """O1.3"""
    player = table("samurai hidden: 4 nofu soryo").player(1)
    assert (player["cards"], player["points"]) == ({"nofu": 1, "soryo": 1, "treasure-4": 1}, 11)


def test_an_inhabitant_is_no_points_card() -> None:
    """O1.3"""
    player = table("shogun").player(1)
    assert (player["inhabitant"], player["card_count"], player["points"]) == ("shogun", 0, 0)


def test_after_the_last_seat_comes_the_first() -> None:
    """O1.4"""
    match = table("nofu", "nofu", "nofu", "nofu", pawn=3)
    assert [match.do("pass").turn for _ in range(3)] == [4, 1, 2]


# set-up


def test_anybody_may_get_the_pawn() -> None:
    """O2.1"""
    assert {start(seed=seed).view()["pawn"] for seed in range(40)} == {0, 1, 2, 3}


def test_the_pawn_may_be_given_to_the_first_seat() -> None:
    """O2.1"""
    assert {start(seed=seed, pawn="first").view()["pawn"] for seed in range(20)} == {0}


def test_the_holder_of_the_pawn_is_asked_first() -> None:
    """O2.1, O3.1"""
    views = [start(seed=seed).view() for seed in range(10)]
    assert [view["actor"] for view in views] == [view["pawn"] for view in views]


@SOME_SEATS
def test_everybody_gets_a_disc_and_one_treasure(seats: int) -> None:
    """O2.1"""
    players = start(seats).view()["players"]
    assert [player["disc"] for player in players] == [True] * seats
    assert all(player["card_count"] == 1 and set(player["cards"]) <= set(TREASURES) for player in players)


def test_twelve_players_have_all_treasures() -> None:
    """O2.1, O1.2: four of each."""
    cards = [name for player in start(12).view()["players"] for name in player["cards"]]
    assert sorted(cards) == TREASURES


@SOME_SEATS
def test_the_deck_has_three_layers(seats: int) -> None:
    """O2.2: 4 below, 4 with the Geisha above them, all others on top, without inhabitants and reward."""
    assert start(seats).state()[0]["deck"].tolist() == [36 - 8 + 4 - seats - 1, 5, 4]


def test_everybody_knows_their_own_hidden_inhabitant() -> None:
    """O2.3"""
    match = start()
    for seat in range(4):
        known = [player["inhabitant"] != "?" for player in match.view(seat)["players"]]
        assert known == [other == seat for other in range(4)]
    assert not any(player["revealed"] for player in match.view()["players"])


def test_the_next_card_is_laid_out_unseen() -> None:
    """O2.3"""
    view = start(5).view(0)
    assert view["reward"] == {"cards": 1, "known": [], "taken": False, "aside": False}
    assert view["deck"] == 41 - 5 - 1


@SOME_SEATS
@pytest.mark.parametrize("seed", range(4))
def test_set_up_draws_pawn_treasures_and_inhabitants_in_this_order(seed: int, seats: int) -> None:
    """O14.5"""
    chance, left = stream_of(seed, 0), list(TREASURES)
    match = start(seats, seed)
    players = [match.view(seat)["players"][seat] for seat in range(seats)]
    assert match.view()["pawn"] == chance.below(seats)
    assert [player["cards"] for player in players] == [{left.pop(chance.below(len(left))): 1} for _ in range(seats)]
    pool = {kind: entry["cards"] for kind, entry in GAME.shipped.entries["inhabitants"].items()}
    assert [player["inhabitant"] for player in players] == next_cards(seed, seats, pool, [32, 5, 4], [0, 0, 0])


def test_a_pawn_given_to_the_first_seat_needs_no_chance() -> None:
    """O14.5: the first number of the stream is the first treasure."""
    for seed in range(6):
        treasure = TREASURES[stream_of(seed, 0).below(12)]
        assert start(seed=seed, pawn="first").view()["players"][0]["cards"] == {treasure: 1}
