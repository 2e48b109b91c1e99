"""Two simple bots for every game: one plays at random, one takes what looks best at the end of its own turn."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..engine.calls import deal_at, mask_at
from ..engine.compiled import Pace, compile_for, entry, rule
from ..engine.desk import GAME, WORLD, Desk, blank_desk, copy_on, make_desk, place_on
from ..engine.game import Payload
from ..engine.match import Action, Match
from ..engine.random import below
from ..engine.runner import choose_random
from .bot import keeping_word, simple_words
from .lookahead import best_by_turn_end

KINDS = ("random", "greedy")
RANDOM, GREEDY = range(2)


@rule
def choose(d: Desk, players: NDArray[np.int64], n: int) -> int:
    """The decision of whoever sits where it is due in WORLD; `players` says which bot each seat is."""
    seat = int(d.states[WORLD].actor)
    if players[seat] == RANDOM:
        return choose_random(d, players, n)
    copy_on(d, WORLD, GAME)
    mask_at(d.rules, d.facts, d.states, GAME, seat)
    deal_at(d.rules, d.facts, d.states, GAME, seat, below(d.chooser[0], 1, 1 << 31))
    return best_by_turn_end(d, n)


@dataclass(frozen=True)
class SimpleBot:
    """A simple bot at a table."""

    name: str
    kind: int

    def decide(self, match: Match, seed: int) -> Action:
        """Its choice for the pending decision, from what its seat may see; the same seed gives the same choice."""
        assert match.actor is not None
        plain = Pace.is_plain(match.game)  # which may change meanwhile
        world = match.veil(match.actor, seed)
        desk = make_desk(match.game, match.facts, world, seed, plain=plain)
        place_on(desk, world, WORLD)
        n = match.core.legal(match.facts.array, match.state(), 0, desk.out)
        if self.kind == GREEDY:
            codes = keeping_word(match, [int(code) for code in desk.out[:n]])
            n = len(codes)
            desk.out[:n] = codes
        players = np.full(match.seats, self.kind, np.int64)
        return match.action(int(entry(choose, plain=plain)(desk, players, n)))

    def say(self, match: Match, seat: int) -> Payload | None:
        return simple_words(match, seat, proposes=self.kind == GREEDY)

    def close(self) -> None:
        """Nothing is kept."""


def compile_bots() -> None:
    compile_for(entry(choose), blank_desk(), np.zeros(1, np.int64), 1)
