"""A game's rules as addresses, for generic code that calls them without being compiled together with them.

Code that is linked with a game's rules is optimised once more with all of them: seconds for a loop over many games,
minutes for a tree search with its many parts, and again for each game. Called by address, the rules are compiled once,
and so is all generic code. An indirect call costs a few nanoseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from .compiled import address_of, call, carray, either, plain_of
from .game import Game
from .records import MAX_SOURCES, PAYOFF, Records

# Stand-ins: `address_of` puts a game's functions and the number of its actions in their place.
setup: Any = None
legal: Any = None
play: Any = None
points: Any = None
forecast: Any = None
payoff: Any = None
value: Any = None
prospects: Any = None
mask: Any = None
deal: Any = None
unseen: Any = None
size: int = 0


def setup_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    setup(carray(f, 1)[0], carray(s, 1)[0])
    return 0.0


def legal_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    return float(legal(carray(f, 1)[0], carray(s, 1)[0], carray(out, size)))


def play_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    play(carray(f, 1)[0], carray(s, 1)[0], a)
    return 0.0


def points_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    points(carray(f, 1)[0], carray(s, 1)[0], carray(out, (a, MAX_SOURCES)))
    return 0.0


def forecast_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    forecast(carray(f, 1)[0], carray(s, 1)[0], carray(out, (a, MAX_SOURCES)))
    return 0.0


def payoff_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    payoff(carray(f, 1)[0], carray(s, 1)[0], carray(out, 1)[0])
    return 0.0


def value_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    return float(value(carray(f, 1)[0], carray(s, 1)[0], a))


def prospects_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    return float(prospects(carray(f, 1)[0], carray(s, 1)[0], a))


def mask_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    mask(carray(f, 1)[0], carray(s, 1)[0], a)
    return 0.0


def deal_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    deal(carray(f, 1)[0], carray(s, 1)[0], a, b)
    return 0.0


def unseen_there(f: Any, s: Any, out: Any, a: int, b: int) -> float:
    unseen(carray(f, 1)[0], carray(s, 1)[0], a, carray(out, b))
    return 0.0


NOTHING, NUMBERS = np.dtype(np.uint8), np.dtype(np.int64)  # kinds of what a rule writes to
THERE: dict[str, tuple[Callable[..., float], np.dtype[Any]]] = {
    "setup": (setup_there, NOTHING),
    "legal": (legal_there, np.dtype(np.int16)),
    "play": (play_there, NOTHING),
    "points": (points_there, NUMBERS),
    "forecast": (forecast_there, NUMBERS),
    "payoff": (payoff_there, PAYOFF),
    "value": (value_there, NOTHING),
    "prospects": (prospects_there, NOTHING),
    "mask": (mask_there, NOTHING),
    "deal": (deal_there, NOTHING),
    "unseen": (unseen_there, NUMBERS),
}
SETUP, LEGAL, PLAY, POINTS, FORECAST, PAYOFF_OF, VALUE, PROSPECTS, MASK, DEAL, UNSEEN = range(len(THERE))


@lru_cache(maxsize=None)
def rules_of(game: Game, plain: bool) -> Any:
    """What generic code gets as its first argument: the rules themselves for plain Python, or their addresses."""
    if plain:
        return SimpleNamespace(**{name: plain_of(getattr(game, instead_of(game, name))) for name in THERE})
    return np.array([rule_address(game, name) for name in THERE], np.int64)


def instead_of(game: Game, name: str) -> str:
    """The rule that stands in for one a game need not have."""
    return "value" if name == "prospects" and game.prospects is None else name


@lru_cache(maxsize=None)
def rule_address(game: Game, name: str) -> int:
    """Compiles one of a game's rules with all it calls, or loads it from the cache."""
    if (other := instead_of(game, name)) != name:
        return rule_address(game, other)
    there, kind = THERE[name]
    names = {name: getattr(game, name), "size": game.layout.size}
    return address_of(there, game.folder, names, (game.facts_format.dtype, game.state, kind))


# What generic code calls. `rules` is what `rules_of` gives; `states` and `i` as everywhere.


def _setup(rules: Any, facts: Records, states: Records, i: int) -> None:
    call(rules[SETUP], facts, states, i, facts, 0, 0)


@either(_setup)
def setup_at(rules: Any, facts: Records, states: Records, i: int) -> None:
    rules.setup(facts[0], states[i])


def _legal(rules: Any, facts: Records, states: Records, i: int, out: Any) -> int:
    return int(call(rules[LEGAL], facts, states, i, out, 0, 0))


@either(_legal)
def legal_at(rules: Any, facts: Records, states: Records, i: int, out: Any) -> int:
    return int(rules.legal(facts[0], states[i], out))


def _play(rules: Any, facts: Records, states: Records, i: int, action: int) -> None:
    call(rules[PLAY], facts, states, i, facts, action, 0)


@either(_play)
def play_at(rules: Any, facts: Records, states: Records, i: int, action: int) -> None:
    rules.play(facts[0], states[i], action)


def _points(rules: Any, facts: Records, states: Records, i: int, out: Any) -> None:
    call(rules[POINTS], facts, states, i, out, len(out), 0)


@either(_points)
def points_at(rules: Any, facts: Records, states: Records, i: int, out: Any) -> None:
    rules.points(facts[0], states[i], out)


def _forecast(rules: Any, facts: Records, states: Records, i: int, out: Any) -> None:
    call(rules[FORECAST], facts, states, i, out, len(out), 0)


@either(_forecast)
def forecast_at(rules: Any, facts: Records, states: Records, i: int, out: Any) -> None:
    rules.forecast(facts[0], states[i], out)


def _payoff(rules: Any, facts: Records, states: Records, i: int, outcome: Records) -> None:
    call(rules[PAYOFF_OF], facts, states, i, outcome, 0, 0)


@either(_payoff)
def payoff_at(rules: Any, facts: Records, states: Records, i: int, outcome: Records) -> None:
    rules.payoff(facts[0], states[i], outcome[0])


def _value(rules: Any, facts: Records, states: Records, i: int, seat: int) -> float:
    return float(call(rules[VALUE], facts, states, i, facts, seat, 0))


@either(_value)
def value_at(rules: Any, facts: Records, states: Records, i: int, seat: int) -> float:
    return float(rules.value(facts[0], states[i], seat))


def _prospects(rules: Any, facts: Records, states: Records, i: int, seat: int) -> float:
    return float(call(rules[PROSPECTS], facts, states, i, facts, seat, 0))


@either(_prospects)
def prospects_at(rules: Any, facts: Records, states: Records, i: int, seat: int) -> float:
    return float(rules.prospects(facts[0], states[i], seat))


def _mask(rules: Any, facts: Records, states: Records, i: int, seat: int) -> None:
    call(rules[MASK], facts, states, i, facts, seat, 0)


@either(_mask)
def mask_at(rules: Any, facts: Records, states: Records, i: int, seat: int) -> None:
    rules.mask(facts[0], states[i], seat)


def _deal(rules: Any, facts: Records, states: Records, i: int, seat: int, seed: int) -> None:
    call(rules[DEAL], facts, states, i, facts, seat, seed)


@either(_deal)
def deal_at(rules: Any, facts: Records, states: Records, i: int, seat: int, seed: int) -> None:
    rules.deal(facts[0], states[i], seat, seed)


def _unseen(rules: Any, facts: Records, states: Records, i: int, seat: int, out: Any) -> None:
    call(rules[UNSEEN], facts, states, i, out, seat, len(out))


@either(_unseen)
def unseen_at(rules: Any, facts: Records, states: Records, i: int, seat: int, out: Any) -> None:
    rules.unseen(facts[0], states[i], seat, out)
