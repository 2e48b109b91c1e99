"""Two simple bots for every game: one plays at random, one takes what looks best at the end of its own turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.compiled import PURE, Pace, bind, compile_for, records
from ..engine.core import core_of, names_of
from ..engine.errors import BadInput, choices
from ..engine.game import Game
from ..engine.hiding import masked, record_of
from ..engine.match import Action, Match
from ..engine.random import STREAMS, below
from ..engine.records import CHOOSER, Records
from ..engine.runner import WORKSPACE

NAMES = ("random", "greedy")
RANDOM, GREEDY = range(2)
LONGEST_TURN = 24  # decisions the greedy bot looks ahead within its turn

# Stand-ins, see engine/core.py.
legal: Any = None
play: Any = None
value: Any = None
mask: Any = None
deal: Any = None
finish_turn: Any = None
choose_greedily: Any = None


def finish_turn_of(facts: Records, states: Records, seat: int, moves: NDArray[np.int16]) -> None:
    """Play states[3] on, always the best next decision, until somebody else decides or chance intervenes."""
    for _ in range(LONGEST_TURN):
        if states[3].over or states[3].actor != seat:
            return
        for stream in range(STREAMS):
            if states[3].random[stream] != states[2].random[stream]:
                return
        best, chosen = -1.0e18, 0
        for n in range(legal(facts[0], states[3], moves)):
            states[4] = states[3]
            play(facts[0], states[4], int(moves[n]))
            worth = value(facts[0], states[4], seat)
            if worth > best:
                best, chosen = worth, int(moves[n])
        play(facts[0], states[3], chosen)


def greedy_choice(facts: Records, states: Records, chooser: Records, out: NDArray[np.int16], n: int) -> int:
    """The decision for states[1] after which the turn can end best; equals are drawn among."""
    seat = int(states[1].actor)
    states[2] = states[1]
    mask(facts[0], states[2], seat)
    deal(facts[0], states[2], seat, below(chooser[0], 1, 1 << 31))
    moves = np.zeros(len(out), np.int16)
    best, chosen, equals = -1.0e18, 0, 0
    for k in range(n):
        states[3] = states[2]
        play(facts[0], states[3], int(out[k]))
        finish_turn(facts, states, seat, moves)
        worth = value(facts[0], states[3], seat)
        if worth > best:
            best, chosen, equals = worth, int(out[k]), 1
        elif worth == best:
            equals += 1
            if below(chooser[0], 1, equals) == 0:
                chosen = int(out[k])
    return chosen


def choose(
    facts: Records, states: Records, chooser: Records, players: NDArray[np.int64], out: NDArray[np.int16], n: int
) -> int:
    """The decision of whoever sits where it is due in states[1]; `players` says which bot each seat is."""
    if players[states[1].actor] == RANDOM:
        return int(out[below(chooser[0], 0, n)])
    return int(choose_greedily(facts, states, chooser, out, n))


def chooser_of(game: Game) -> Callable[..., int]:
    """`choose` for one game; also the way of choosing for the batched runner."""
    return _chooser(game, Pace.plain)


@lru_cache(maxsize=None)
def _chooser(game: Game, plain: bool) -> Callable[..., int]:
    names = names_of(game)
    for name, fn in (("finish_turn", finish_turn_of), ("choose_greedily", greedy_choice)):
        names[name] = bind(fn, game.name, game.folder, names, plain=plain)
    return bind(choose, game.name, game.folder, names, plain=plain)


@dataclass(frozen=True)
class SimpleBot:
    """A simple bot at a table."""

    name: str
    kind: int

    def decide(self, match: Match, seed: int) -> Action:
        """Its choice for the pending decision, from what its seat may see; the same seed gives the same choice."""
        assert match.actor is not None
        states, chooser = records(WORKSPACE, match.game.state), records(1, CHOOSER)
        states[1] = match.veil(match.actor, seed)[0]
        chooser["random"][0] = np.random.SeedSequence(seed).generate_state(STREAMS, np.uint64)
        out = core_of(match.game).actions()
        n = match.core.legal(match.facts.array, states, 1, out)
        if self.kind == GREEDY:
            n = keep_word(match, out, n)
        players = np.full(match.seats, self.kind, np.int64)
        return match.action(int(chooser_of(match.game)(match.facts.array, states, chooser, players, out, n)))


def keep_word(match: Match, out: NDArray[np.int16], n: int) -> int:
    """Leave only the actions that keep what the bot has promised, where the game knows promises."""
    asides, seat = match.game.asides, match.actor
    if asides is None or asides.keeping is None or seat is None:
        return n
    known = record_of(masked(match.core, match.facts, match.state(), seat))
    codes = asides.keeping(record_of(match.facts.array), known, match.talk, seat, [int(code) for code in out[:n]])
    out[: len(codes)] = codes
    return len(codes)


def answer_offers(match: Match, seat: int) -> bool:
    """Say out of turn what a simple bot in that seat has to say now; False if it is nothing."""
    asides = match.game.asides
    if asides is None or asides.answer is None or match.over:
        return False
    known = record_of(masked(match.core, match.facts, match.state(), seat))
    said = asides.answer(record_of(match.facts.array), known, match.talk, seat)
    if said is not None:
        match.aside(seat, said)
    return said is not None


def compile_bots(game: Game) -> None:
    states, chooser, out = records(WORKSPACE, game.state), records(1, CHOOSER), core_of(game).actions()
    compile_for(_chooser(game, PURE), game.shipped.array, states, chooser, np.zeros(1, np.int64), out, 1)


def find_bot(name: str) -> SimpleBot:
    if name not in NAMES:
        raise BadInput("no-bot", name=name, choices=choices(NAMES))
    return SimpleBot(name, NAMES.index(name))
