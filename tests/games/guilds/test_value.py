"""What bots see in a position: numbers, and their weights."""

from __future__ import annotations

import numpy as np

import ludotheque as ludo
from ludotheque.engine.compiled import plain_of
from ludotheque.engine.hiding import record_of
from ludotheque.engine.match import Match
from ludotheque.games.guilds import features
from ludotheque.games.guilds.weights import WEIGHTS


def numbers(match: Match, seat: int, *, knows: int = 1) -> dict[str, float]:
    x = np.zeros(features.NUMBER)
    plain_of(features.describe)(record_of(match.facts.array), record_of(match.state()), seat, knows, x)
    return dict(zip(features.NAMES, x.tolist(), strict=True))


def in_first_turn() -> Match:
    """Two players have kept their mayoral cards; somebody may play cards."""
    match = ludo.start("guilds", seats=2, seed=3)
    while match.phase == "mayor":
        match.play(match.legal()[0])
    return match


def test_every_number_has_a_weight_for_two_to_four_players() -> None:
    assert tuple(WEIGHTS) == features.NAMES
    assert {len(weights) for weights in WEIGHTS.values()} == {3}


def test_a_card_played_to_move_is_not_just_a_card_less() -> None:
    match = in_first_turn()
    seat, before = match.actor, numbers(match, match.actor or 0)
    assert seat is not None
    move = next(action for action in match.legal() if action.text.startswith("move "))
    match.play(move)
    after = numbers(match, seat)
    assert before["pending_banner_move"] == 0.0
    assert after["pending_banner_move"] >= 1.0
    assert after["cards"] == before["cards"] - 1
    assert numbers(match, 1 - seat)["pending_banner_move"] == 0.0  # it is not the rival who moves


def test_what_is_still_to_be_paid_is_seen() -> None:
    match = in_first_turn()
    seat = match.actor
    assert seat is not None
    abilities = [action for action in match.legal() if action.text.startswith("ability ")]
    for ability in abilities:
        match.play(ability)
        if match.phase == "pay":
            assert numbers(match, seat)["to_pay"] >= 1.0
            assert sum(n for name, n in numbers(match, seat).items() if name.startswith("pending_")) >= 1.0
            return
        match.undo()
    raise AssertionError("no ability with a cost in this hand: take another seed")


def test_the_mayoral_cards_of_others_do_not_count() -> None:
    match = in_first_turn()
    for _ in range(60):
        match.play(match.legal()[-1])
    for seat in range(2):
        mine, theirs = numbers(match, seat), numbers(match, seat, knows=0)
        changed = {name for name in mine if mine[name] != theirs[name]}
        assert all(name.startswith("prize_") for name in changed)
