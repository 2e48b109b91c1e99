"""Whole games of Gorinto: tiles are conserved, and a seed gives the same game compiled and uncompiled."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.engine.compiled import PURE
from ludotheque.engine.options import combinations

GAME = ludotheque.game("gorinto")
GAMES = 1 if PURE else 10
GOLDEN = "d876fab1581798df"  # seats=3, seed=7, always the first legal action


def play_first(match: Match) -> Match:
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_tile_is_lost_or_made_in_any_mode(seats: int) -> None:
    """G1.1: bag, mountain, path, boards and what left the game are twenty of each element after every decision."""
    core, choose = ludotheque.core("gorinto"), random.Random(seats)
    facts, actions = GAME.shipped.array, core.actions()
    for options in combinations(GAME.options, seats):
        for seed in range(GAMES):
            states = core.fresh(seats, options)
            core.start(facts, states, 0, seed)
            while True:
                assert tiles_of(states[0]) == [20] * 5, (options, seed, int(states["number"][0]))
                legal = core.legal(facts, states, 0, actions)
                if legal == 0:
                    break
                core.play(facts, states, 0, int(actions[choose.randrange(legal)]))
            assert states["over"][0]


def tiles_of(s: np.void) -> list[int]:
    """Tiles of each element, wherever they are; the path holds -1 where it is empty, 11 to 15 for the Kitsune's."""
    laid = np.concatenate([s["stack"].ravel(), s["path"]])
    counted = np.bincount(laid[(laid >= 0) & (laid < 5)], minlength=5)
    return [int(count) for count in counted + s["bag"] + s["gone"] + s["board"].sum(axis=0)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_heights_count_the_tiles_of_the_stacks(seats: int) -> None:
    """G1.2: after every decision of a game, and nothing lies above the top."""
    match, choose = ludotheque.start("gorinto", seats=seats, seed=6), random.Random(seats)
    while not match.over:
        state = match.state()[0]
        filled = state["stack"] >= 0
        assert (filled.sum(axis=1) == state["height"]).all()
        assert (filled == (np.arange(12) < state["height"][:, None])).all()
        assert int(state["tiles_left"]) == int(((state["path"] >= 0) & (state["path"] < 5)).sum())
        match.play(choose.choice(match.legal()))


def test_a_seed_gives_the_same_game_compiled_and_uncompiled() -> None:
    """G13: the same constant in every mode."""
    match = play_first(ludotheque.start("gorinto", seats=3, seed=7))
    text = "\n".join([*match.notation(), *map(str, match.scores)])
    assert match.scores == [55, 86, 66]
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == GOLDEN


def test_a_game_played_again_has_the_same_digest() -> None:
    """The digest names the state, so equal states have equal ones."""
    matches = [play_first(ludotheque.start("gorinto", seats=3, seed=7)) for _ in range(5)]
    assert len({match.position() for match in matches}) == 1
    assert len({match.digest() for match in matches}) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_saved_game_is_read_back(tmp_path: Path, seats: int) -> None:
    """Every decision is checked against its digest on the way."""
    match = play_first(ludotheque.start("gorinto", seats=seats, seed=7))
    match.save(tmp_path / "game.jsonl")
    again = ludotheque.load(tmp_path / "game.jsonl")
    assert (again.position(), again.notation()) == (match.position(), match.notation())


def test_taking_back_a_move_gives_the_position_before() -> None:
    """G4.6: collecting shows nothing new, so it may be taken back."""
    match = ludotheque.start("gorinto", seats=3, seed=7)
    before = match.position()
    match.play(match.legal()[0])
    match.undo()
    assert match.position() == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_ends_with_places_and_a_reason(seats: int) -> None:
    """G6.3, G8.2"""
    for options in combinations(GAME.options, seats):
        if PURE and options["landscape"] != "hill":
            continue
        outcome = play_first(Match(GAME, seats, options, seed=9)).outcome
        assert outcome.reason in GAME.reasons
        assert outcome.winners
        assert min(place.rank for place in outcome.places) == 1
