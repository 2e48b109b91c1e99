"""A game's compiled functions over plain arrays of records: the border between Python and the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .compiled import PURE, Pace, bind, compile_for, records
from .game import Game
from .random import seed_streams
from .records import MAX_SOURCES, PAYOFF, Records

# Stand-ins, so that the generic code below can be read and checked; `bind` puts a game's functions in their place.
setup: Any = None
legal: Any = None
play: Any = None
points: Any = None
forecast: Any = None
payoff: Any = None
mask: Any = None
deal: Any = None
unseen: Any = None


def begin_one(facts: Records, states: Records, i: int, seed: np.uint64) -> None:
    seed_streams(states[i], seed)
    setup(facts[0], states[i])


def legal_one(facts: Records, states: Records, i: int, out: NDArray[np.int16]) -> int:
    return int(legal(facts[0], states[i], out))


def play_one(facts: Records, states: Records, i: int, action: int) -> None:
    play(facts[0], states[i], action)


def step_one(facts: Records, states: Records, i: int, action: int, out: NDArray[np.int16]) -> int:
    """Play, then list what is legal next: one call a decision, for loops in Python."""
    play(facts[0], states[i], action)
    return int(legal(facts[0], states[i], out))


def points_one(facts: Records, states: Records, i: int, out: NDArray[np.int64]) -> None:
    points(facts[0], states[i], out)


def payoff_one(facts: Records, states: Records, i: int, out: Records) -> None:
    payoff(facts[0], states[i], out[0])


def copy_one(states: Records, i: int, j: int) -> None:
    """State i over state j: one memory copy."""
    states[j] = states[i]


def mask_one(facts: Records, states: Records, i: int, seat: int) -> None:
    mask(facts[0], states[i], seat)


def deal_one(facts: Records, states: Records, i: int, seat: int, seed: int) -> None:
    deal(facts[0], states[i], seat, seed)


def unseen_one(facts: Records, states: Records, i: int, seat: int, out: NDArray[np.int64]) -> None:
    unseen(facts[0], states[i], seat, out)


def forecast_one(facts: Records, states: Records, i: int, out: NDArray[np.int64]) -> None:
    forecast(facts[0], states[i], out)


def reseed_one(states: Records, i: int, seed: np.uint64) -> None:
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


def names_of(game: Game) -> dict[str, Any]:
    """What generic code calls a game's functions."""
    names = ("setup", "legal", "play", "points", "forecast", "payoff", "value", "mask", "deal", "unseen")
    return {name: getattr(game, name) for name in names}


def core_of(game: Game) -> Core:
    """A game's functions: compiled, or plain Python while the compiled ones are being made ready."""
    return _core(game, Pace.plain)


@lru_cache(maxsize=None)
def _core(game: Game, plain: bool) -> Core:
    generic: dict[str, Callable[..., Any]] = {
        "begin": begin_one,
        "legal": legal_one,
        "play": play_one,
        "step": step_one,
        "points": points_one,
        "forecast": forecast_one,
        "payoff": payoff_one,
        "copy": copy_one,
        "mask": mask_one,
        "deal": deal_one,
        "unseen": unseen_one,
        "reseed": reseed_one,
    }
    names = names_of(game)
    bound = {key: bind(fn, game.name, game.folder, names, plain=plain) for key, fn in generic.items()}
    return Core(game, **bound)


def sample_calls(game: Game) -> dict[str, tuple[Any, ...]]:
    """Arguments of the kind each entry point gets: what to compile them for."""
    f, states, seed = game.shipped.array, records(1, game.state), np.uint64(1)
    table, counts = np.zeros((1, MAX_SOURCES), np.int64), np.zeros(1, np.int64)
    out = np.zeros(game.layout.size, np.int16)
    return {
        "play": (f, states, 0, 0),
        "begin": (f, states, 0, seed),
        "points": (f, states, 0, table),
        "forecast": (f, states, 0, table),
        "payoff": (f, states, 0, records(1, PAYOFF)),
        "legal": (f, states, 0, out),
        "copy": (states, 0, 0),
        "mask": (f, states, 0, 0),
        "deal": (f, states, 0, 0, 0),
        "unseen": (f, states, 0, 0, counts),
        "reseed": (states, 0, seed),
    }


def compile_entry(game: Game, name: str) -> None:
    compile_for(getattr(_core(game, PURE), name), *sample_calls(game)[name])
