"""Looking ahead to the end of a turn, compiled, for every game: what simple bots do, and where searches begin."""

from __future__ import annotations

import numpy as np

from ..engine.calls import legal_at, play_at, prospects_at, value_at
from ..engine.compiled import rule
from ..engine.desk import GAME, TRIED, TURN, Desk, copy_on
from ..engine.random import below


@rule
def chance_in(d: Desk, i: int) -> np.uint64:
    """Changes whenever chance speaks in a state."""
    random = d.states[i].random
    return np.uint64(random[0] ^ random[1] ^ random[2] ^ random[3])


@rule
def finish_turn(d: Desk, seat: int, chance: np.uint64) -> int:
    """Play TRIED on, always the decision that looks best at once, until somebody else decides or chance intervenes.

    The decisions are added to `plan`, which begins with one; returns how many are in it then.
    """
    for length in range(1, len(d.plan)):
        if d.states[TRIED].over or d.states[TRIED].actor != seat or chance_in(d, TRIED) != chance:
            return length
        n = legal_at(d.rules, d.facts, d.states, TRIED, d.moves)
        best, chosen = -1.0e18, int(d.moves[0])
        for k in range(n if n > 1 else 0):
            copy_on(d, TRIED, TURN)
            play_at(d.rules, d.facts, d.states, TURN, int(d.moves[k]))
            worth = prospects_at(d.rules, d.facts, d.states, TURN, seat)
            if worth > best:
                best, chosen = worth, int(d.moves[k])
        play_at(d.rules, d.facts, d.states, TRIED, chosen)
        d.plan[length] = chosen
    return len(d.plan)


@rule
def worth_after(d: Desk, action: int, to_turn_end: int) -> float:
    """How GAME looks to whoever is to decide there, once it has been decided so."""
    seat = int(d.states[GAME].actor)
    copy_on(d, GAME, TRIED)
    play_at(d.rules, d.facts, d.states, TRIED, action)
    if to_turn_end:
        finish_turn(d, seat, chance_in(d, GAME))
    return value_at(d.rules, d.facts, d.states, TRIED, seat)


@rule
def best_by_turn_end(d: Desk, n: int) -> int:
    """Of the `n` legal decisions in `out` for GAME the one after which the turn can end best; equals are drawn."""
    best, chosen, equals = -1.0e18, 0, 0
    for k in range(n):
        worth = worth_after(d, int(d.out[k]), 1)
        if worth > best:
            best, chosen, equals = worth, int(d.out[k]), 1
        elif worth == best:
            equals += 1
            if below(d.chooser[0], 1, equals) == 0:
                chosen = int(d.out[k])
    return chosen
