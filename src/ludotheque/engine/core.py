"""A game's compiled functions over plain arrays of records: the border between Python and the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .calls import (
    deal_at,
    forecast_at,
    legal_at,
    mask_at,
    payoff_at,
    play_at,
    points_at,
    rules_of,
    setup_at,
    unseen_at,
)
from .compiled import Pace, compile_for, entry, records, rule
from .game import Game
from .random import seed_streams
from .records import MAX_SOURCES, PAYOFF, Records


@rule
def begin_at(rules: Any, facts: Records, states: Records, i: int, seed: np.uint64) -> None:
    seed_streams(states[i], seed)
    setup_at(rules, facts, states, i)


@rule
def step_at(rules: Any, facts: Records, states: Records, i: int, action: int, out: NDArray[np.int16]) -> int:
    """Play, then list what is legal next: one call a decision, for loops in Python."""
    play_at(rules, facts, states, i, action)
    return legal_at(rules, facts, states, i, out)


@rule
def copy_state(states: Records, i: int, j: int) -> None:
    """State i over state j: one memory copy."""
    states[j] = states[i]


@rule
def reseed_state(states: Records, i: int, seed: np.uint64) -> None:
    seed_streams(states[i], seed)


@dataclass(frozen=True)
class Core:
    """The entry points of one game. All arrays are those `records` makes; `i` is an index into `states`."""

    game: Game
    begin: Callable[[Records, Records, int, np.uint64], None]  # on a record that is zero but for seats and options
    legal: Callable[[Records, Records, int, Any], int]
    play: Callable[[Records, Records, int, int], None]
    step: Callable[[Records, Records, int, int, Any], int]
    points: Callable[[Records, Records, int, Any], None]
    forecast: Callable[[Records, Records, int, Any], None]
    payoff: Callable[[Records, Records, int, Records], None]
    copy: Callable[[Records, int, int], None]
    mask: Callable[[Records, Records, int, int], None]
    deal: Callable[[Records, Records, int, int, int], None]
    unseen: Callable[[Records, Records, int, int, Any], None]
    reseed: Callable[[Records, int, np.uint64], None]

    def states(self, n: int = 1) -> Records:
        return records(n, self.game.state)

    def fresh(self, seats: int, options: dict[str, str]) -> Records:
        """Two states (one to keep, one to play on) with seats and options in the header, not yet set up."""
        states = self.states(2)
        states["seats"] = seats
        for n, option in enumerate(self.game.options):
            states["options"][:, n] = option.choices.index(options[option.name])
        return states

    def start(self, facts: Records, states: Records, i: int, seed: int) -> None:
        """Set up a new game on a state, used or fresh; its seats and options stay."""
        seats, options = int(states["seats"][i]), states["options"][i].copy()
        states[i] = np.zeros((), self.game.state)
        states["seats"][i], states["options"][i] = seats, options
        self.begin(facts, states, i, np.uint64(seed))

    def actions(self) -> NDArray[np.int16]:
        """A buffer for legal actions."""
        return np.zeros(self.game.layout.size, np.int16)


BY_ADDRESS: dict[str, Callable[..., Any]] = {
    "begin": begin_at,
    "legal": legal_at,
    "play": play_at,
    "step": step_at,
    "points": points_at,
    "forecast": forecast_at,
    "payoff": payoff_at,
    "mask": mask_at,
    "deal": deal_at,
    "unseen": unseen_at,
}
BY_THEMSELVES: dict[str, Callable[..., Any]] = {"copy": copy_state, "reseed": reseed_state}


def core_of(game: Game) -> Core:
    """A game's functions: compiled, or plain Python while the compiled ones are being made ready."""
    return _core(game, Pace.is_plain(game))


@lru_cache(maxsize=None)
def _core(game: Game, plain: bool) -> Core:
    rules = rules_of(game, plain)
    entries = {name: partial(entry(fn, plain=plain), rules) for name, fn in BY_ADDRESS.items()}
    return Core(game, **entries, **{name: entry(fn, plain=plain) for name, fn in BY_THEMSELVES.items()})


def compile_core(game: Game) -> None:
    """Compile the entry points for arguments of the kind they get, or load them from the cache."""
    f, states, seed = game.shipped.array, records(1, game.state), np.uint64(1)
    table, counts, out = np.zeros((1, MAX_SOURCES), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int16)
    arguments: dict[str, tuple[Any, ...]] = {
        "begin": (f, states, 0, seed),
        "legal": (f, states, 0, out),
        "play": (f, states, 0, 0),
        "points": (f, states, 0, table),
        "forecast": (f, states, 0, table),
        "payoff": (f, states, 0, records(1, PAYOFF)),
        "mask": (f, states, 0, 0),
        "deal": (f, states, 0, 0, 0),
        "unseen": (f, states, 0, 0, counts),
        "copy": (states, 0, 0),
        "reseed": (states, 0, seed),
    }
    rules = np.zeros(1, np.int64)  # of the same kind as the addresses, whose code need not be there yet
    for name, given in arguments.items():
        if name in BY_ADDRESS:
            compile_for(entry(BY_ADDRESS[name]), rules, *given)
        else:
            compile_for(entry(BY_THEMSELVES[name]), *given)
