"""A game's rules as addresses, for generic code that calls them without being compiled together with them.

Generic code that is bound to a game (`bind`) is linked with all of the game's rules and optimised once more with them,
each time: seconds for a loop over many games, minutes for a tree search with its many parts. Called by address, the
rules are compiled once, and the search knows only the type of the records. An indirect call costs a few nanoseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from .compiled import address_of, call, carray, either, plain_of
from .game import Game
from .records import PAYOFF, Records

PLAY, LEGAL, VALUE, PAYOFF_OF, MASK, DEAL = range(6)

# Stand-ins: `address_of` puts a game's functions and the number of its actions in their place.
play: Any = None
legal: Any = None
value: Any = None
payoff: Any = None
mask: Any = None
deal: Any = None
size: int = 0


def play_there(f: Any, s: Any, out: Any, outcome: Any, a: int, b: int) -> float:
    play(carray(f, 1)[0], carray(s, 1)[0], a)
    return 0.0


def legal_there(f: Any, s: Any, out: Any, outcome: Any, a: int, b: int) -> float:
    return float(legal(carray(f, 1)[0], carray(s, 1)[0], carray(out, size)))


def value_there(f: Any, s: Any, out: Any, outcome: Any, a: int, b: int) -> float:
    return float(value(carray(f, 1)[0], carray(s, 1)[0], a))


def payoff_there(f: Any, s: Any, out: Any, outcome: Any, a: int, b: int) -> float:
    payoff(carray(f, 1)[0], carray(s, 1)[0], carray(outcome, 1)[0])
    return 0.0


def mask_there(f: Any, s: Any, out: Any, outcome: Any, a: int, b: int) -> float:
    mask(carray(f, 1)[0], carray(s, 1)[0], a)
    return 0.0


def deal_there(f: Any, s: Any, out: Any, outcome: Any, a: int, b: int) -> float:
    deal(carray(f, 1)[0], carray(s, 1)[0], a, b)
    return 0.0


THERE: list[Callable[..., float]] = [play_there, legal_there, value_there, payoff_there, mask_there, deal_there]


@lru_cache(maxsize=None)
def rules_of(game: Game, plain: bool) -> Any:
    """What generic code gets as its first argument: the rules themselves for plain Python, or their addresses."""
    names = {name: getattr(game, name) for name in ("play", "legal", "value", "payoff", "mask", "deal")}
    if plain:
        return SimpleNamespace(**{name: plain_of(fn) for name, fn in names.items()})
    names["size"] = game.layout.size
    kinds = (game.shipped.array.dtype, game.state, np.dtype(np.int16), PAYOFF)
    return np.array([address_of(fn, game.name, game.folder, names, kinds) for fn in THERE], np.int64)


# What generic code calls. `rules` is what `rules_of` gives; `states` and `i` as everywhere.


def _play(rules: Any, facts: Records, states: Records, i: int, action: int) -> None:
    call(rules[PLAY], facts, states, i, facts, facts, action, 0)


@either(_play)
def play_at(rules: Any, facts: Records, states: Records, i: int, action: int) -> None:
    rules.play(facts[0], states[i], action)


def _legal(rules: Any, facts: Records, states: Records, i: int, out: Any) -> int:
    return int(call(rules[LEGAL], facts, states, i, out, facts, 0, 0))


@either(_legal)
def legal_at(rules: Any, facts: Records, states: Records, i: int, out: Any) -> int:
    return int(rules.legal(facts[0], states[i], out))


def _value(rules: Any, facts: Records, states: Records, i: int, seat: int) -> float:
    return float(call(rules[VALUE], facts, states, i, facts, facts, seat, 0))


@either(_value)
def value_at(rules: Any, facts: Records, states: Records, i: int, seat: int) -> float:
    return float(rules.value(facts[0], states[i], seat))


def _payoff(rules: Any, facts: Records, states: Records, i: int, outcome: Records) -> None:
    call(rules[PAYOFF_OF], facts, states, i, facts, outcome, 0, 0)


@either(_payoff)
def payoff_at(rules: Any, facts: Records, states: Records, i: int, outcome: Records) -> None:
    rules.payoff(facts[0], states[i], outcome[0])


def _mask(rules: Any, facts: Records, states: Records, i: int, seat: int) -> None:
    call(rules[MASK], facts, states, i, facts, facts, seat, 0)


@either(_mask)
def mask_at(rules: Any, facts: Records, states: Records, i: int, seat: int) -> None:
    rules.mask(facts[0], states[i], seat)


def _deal(rules: Any, facts: Records, states: Records, i: int, seat: int, seed: int) -> None:
    call(rules[DEAL], facts, states, i, facts, facts, seat, seed)


@either(_deal)
def deal_at(rules: Any, facts: Records, states: Records, i: int, seat: int, seed: int) -> None:
    rules.deal(facts[0], states[i], seat, seed)
