"""Games played on to their end from a decision, compiled: how often each seat wins, and with which points.

All decisions looked at are played in the same dealt worlds with the same luck, so that their difference is theirs.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..engine.calls import deal_at, legal_at, payoff_at, play_at
from ..engine.compiled import Pace, compile_for, entry, rule
from ..engine.desk import GAME, ROOT, WORLD, Desk, blank_desk, copy_on, make_desk
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.random import below, seed_streams
from ..engine.records import MAX_PARTIES, MAX_SOURCES, Records
from ..engine.runner import LONGEST, count_winners
from .lookahead import worth_after

NOTHING = -1  # instead of an action: play on from the position as it is
PICKS = 6  # random decisions looked at for each one played; the best is taken


@rule
def roll_out(
    d: Desk, seat: int, actions: NDArray[np.int64], games: int, first: int, wins: NDArray[np.float64],
    points: NDArray[np.float64],
) -> None:  # fmt: skip
    """Play each action `games` times from ROOT, a record masked for the seat; adds up wins and points of each party."""
    for game in range(games):
        copy_on(d, ROOT, WORLD)
        deal_at(d.rules, d.facts, d.states, WORLD, seat, first + game)
        for k in range(len(actions)):
            copy_on(d, WORLD, GAME)
            seed_streams(d.states[GAME], np.uint64(first + game))
            seed_streams(d.chooser[0], np.uint64(first + game))
            if actions[k] != NOTHING:
                play_at(d.rules, d.facts, d.states, GAME, int(actions[k]))
            play_to_end(d)
            payoff_at(d.rules, d.facts, d.states, GAME, d.outcome)
            winners = count_winners(d.outcome[0])
            for party in range(d.outcome[0].parties):
                if d.outcome[0].rank[party] == 1:
                    wins[k, party] += 1.0 / winners
                for source in range(MAX_SOURCES):
                    points[k, party, source] += float(d.outcome[0].points[party, source])


@rule
def play_to_end(d: Desk) -> None:
    for _ in range(LONGEST):
        if d.states[GAME].over:
            return
        n = legal_at(d.rules, d.facts, d.states, GAME, d.out)
        chosen, best = int(d.out[0]), -1.0e18
        for _ in range(min(PICKS, n) if n > 1 else 0):
            action = int(d.out[below(d.chooser[0], 0, n)])
            worth = worth_after(d, action, 1)
            if worth > best:
                best, chosen = worth, action
        play_at(d.rules, d.facts, d.states, GAME, chosen)


@dataclass(frozen=True)
class Expected:
    """What may be expected after a decision: by party, how often it wins; by party and source, how many points."""

    wins: NDArray[np.float64]
    points: NDArray[np.float64]


def expect(
    game: Game, facts: Facts, known: Records, seat: int, actions: list[int], games: int, seed: int, parties: int
) -> list[Expected]:
    """What may be expected of each action, from a record masked for a seat; NOTHING: of the position as it is."""
    plain = Pace.plain  # which may change meanwhile
    desk = make_desk(game, facts, known, seed, plain=plain)
    wins = np.zeros((len(actions), MAX_PARTIES))
    points = np.zeros((len(actions), MAX_PARTIES, MAX_SOURCES))
    entry(roll_out, plain=plain)(desk, seat, np.array(actions, np.int64), games, seed % (1 << 40), wins, points)
    return [Expected(wins[k, :parties] / games, points[k, :parties] / games) for k in range(len(actions))]


def compile_rollout() -> None:
    table = np.zeros((1, 1))
    compile_for(entry(roll_out), blank_desk(), 0, np.zeros(1, np.int64), 0, 0, table, np.zeros((1, 1, 1)))
