"""A desk: what compiled code works on that plays games by itself, for many games or to look ahead in one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .calls import rules_of
from .compiled import PURE, Pace, records, rule
from .facts import Facts
from .game import Game
from .random import STREAMS
from .records import CHOOSER, HEADER_ONLY, PAYOFF, PlainRecords, Records, state_type

LONGEST_TURN = 25  # decisions looked ahead
ROOT, WORLD, GAME, TRIED, TURN = range(5)
"""States of a desk: where it all begins, a world dealt or a game played from there, and three to look ahead on."""


class Desk(NamedTuple):
    """The same type in all games: what is in their records only their rules know."""

    rules: Any  # a game's rules as addresses, see calls.py
    facts: Any
    states: Records  # the headers; in plain Python the whole records
    cells: NDArray[np.uint64]  # the states as they are in memory
    chooser: Records  # chance that is not the game's
    out: NDArray[np.int16]  # legal actions
    moves: NDArray[np.int16]  # legal actions further on
    plan: NDArray[np.int16]  # decisions of one turn
    outcome: Records


def with_attributes(array: Any, plain: bool) -> Any:
    """A structured array as the code that is about to run reads it: plain Python wants attributes."""
    return PlainRecords(array) if plain else array


def make_desk(game: Game, facts: Facts, first: Records, seed: int = 0, *, plain: bool | None = None) -> Desk:
    """A desk for one game whose ROOT is the given state; `seed` is for choices, `plain` says which code runs on it."""
    plain = Pace.is_plain(game) if plain is None else plain
    desk = lay_out(rules_of(game, plain), facts.array, game.state, game.layout.size, plain)
    place_on(desk, first, ROOT)
    desk.chooser["random"][0] = np.random.SeedSequence(seed).generate_state(STREAMS, np.uint64)
    return desk


def blank_desk() -> Desk:
    """A desk of no game: what to compile code for."""
    return lay_out(np.zeros(1, np.int64), np.zeros(1, np.uint8), state_type([("rest", np.int64)]), 1, plain=PURE)


def lay_out(rules: Any, facts: Any, state: np.dtype[Any], actions: int, plain: bool) -> Desk:
    states = records(TURN + 1, state)
    headers = np.ndarray(len(states), HEADER_ONLY, states, strides=states.strides)
    return Desk(
        rules=rules,
        facts=PlainRecords(facts) if plain else facts.view(np.uint8),
        states=PlainRecords(states) if plain else headers,
        cells=cells_of(states),
        chooser=with_attributes(records(1, CHOOSER), plain),
        out=np.zeros(actions, np.int16),
        moves=np.zeros(actions, np.int16),
        plan=np.zeros(LONGEST_TURN, np.int16),
        outcome=with_attributes(records(1, PAYOFF), plain),
    )


def cells_of(states: Records) -> NDArray[np.uint64]:
    return np.ascontiguousarray(states).view(np.uint64).reshape(len(states), -1)


def place_on(desk: Desk, state: Records, i: int) -> None:
    """Put a state on a desk."""
    desk.cells[i] = cells_of(state)[0]


@rule
def copy_on(d: Desk, i: int, j: int) -> None:
    """State i of a desk over state j."""
    for k in range(d.cells.shape[1]):
        d.cells[j, k] = d.cells[i, k]
