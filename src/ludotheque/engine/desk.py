"""A desk: what compiled code works on that plays games by itself, for many games or to look ahead in one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .calls import rules_of
from .compiled import Pace, records
from .facts import Facts
from .game import Game
from .random import STREAMS
from .records import CHOOSER, PAYOFF, Records

ROOT, WORLD, GAME, TRIED, TURN = range(5)
"""States of a desk: where it all begins, a world dealt or a game played from there, and three to look ahead on."""


class Desk(NamedTuple):
    rules: Any  # a game's rules as addresses, see calls.py
    facts: Records
    states: Records
    chooser: Records  # chance that is not the game's
    out: NDArray[np.int16]  # legal actions
    moves: NDArray[np.int16]  # legal actions further on
    outcome: Records


def with_attributes(array: Any, plain: bool) -> Any:
    """A structured array as the code that is about to run reads it: plain Python wants recarrays."""
    return array.view(np.recarray) if plain else array


def make_desk(game: Game, facts: Facts, first: Records, seed: int = 0, *, plain: bool | None = None) -> Desk:
    """A desk for one game whose ROOT is the given state; `seed` is for choices, `plain` says which code runs on it."""
    plain = Pace.plain if plain is None else plain
    desk = Desk(
        rules=rules_of(game, plain),
        facts=with_attributes(facts.array, plain),
        states=with_attributes(records(TURN + 1, game.state), plain),
        chooser=with_attributes(records(1, CHOOSER), plain),
        out=np.zeros(game.layout.size, np.int16),
        moves=np.zeros(game.layout.size, np.int16),
        outcome=with_attributes(records(1, PAYOFF), plain),
    )
    desk.states[ROOT] = first[0]
    desk.chooser["random"][0] = np.random.SeedSequence(seed).generate_state(STREAMS, np.uint64)
    return desk
