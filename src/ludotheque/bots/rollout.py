"""Games played on to their end from a decision, compiled: how often each seat wins, and with which points.

All decisions looked at are played in the same dealt worlds with the same luck, so that their difference is theirs.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..engine.calls import deal_at, legal_at, payoff_at, play_at, value_at
from ..engine.compiled import Pace, compile_for, entry, rule
from ..engine.desk import GAME, ROOT, TRIED, WORLD, Desk, blank_desk, copy_on, make_desk
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.random import below, seed_streams
from ..engine.records import MAX_PARTIES, MAX_SOURCES, Records
from ..engine.runner import LONGEST, count_winners
from .lookahead import best_by_turn_end, chance_in, finish_turn

NOTHING = -1  # instead of an action: play on from the position as it is
PICKS = 6  # plans tried for each turn; the best is played


@rule
def roll_out(
    d: Desk, seat: int, actions: NDArray[np.int64], first: int, wins: NDArray[np.float64], points: NDArray[np.float64]
) -> None:  # fmt: skip
    """Play each action in many games from ROOT, a record masked for the seat.

    Notes by game and action what each party won, and its points.
    """
    seats = int(d.states[ROOT].seats)
    for game in range(len(wins)):
        copy_on(d, ROOT, WORLD)
        deal_at(d.rules, d.facts, d.states, WORLD, seat, first + game)
        for k in range(len(actions)):
            copy_on(d, WORLD, GAME)
            seed_streams(d.states[GAME], np.uint64(first + game))
            seed_streams(d.chooser[0], np.uint64(first + game))
            if actions[k] != NOTHING:
                play_at(d.rules, d.facts, d.states, GAME, int(actions[k]))
            if seats == 1:
                play_well_to_end(d)
            else:
                play_to_end(d)
            payoff_at(d.rules, d.facts, d.states, GAME, d.outcome)
            winners = count_winners(d.outcome[0])
            for party in range(d.outcome[0].parties):
                if d.outcome[0].rank[party] == 1:
                    wins[game, k, party] = 1.0 / winners
                for source in range(MAX_SOURCES):
                    points[game, k, party, source] = float(d.outcome[0].points[party, source])


@rule
def play_to_end(d: Desk) -> None:
    """Play GAME on, turn by turn, everybody the best of a few plans."""
    plan = np.zeros(len(d.plan), np.int16)
    for _ in range(LONGEST):
        if d.states[GAME].over:
            return
        n = legal_at(d.rules, d.facts, d.states, GAME, d.out)
        for step in range(best_plan(d, n, plan)):
            play_at(d.rules, d.facts, d.states, GAME, int(plan[step]))


@rule
def play_well_to_end(d: Desk) -> None:
    """Play GAME on with every decision well considered: games for one are short enough, and a plan for a whole turn
    gets half the points there."""
    for _ in range(LONGEST):
        if d.states[GAME].over:
            return
        n = legal_at(d.rules, d.facts, d.states, GAME, d.out)
        play_at(d.rules, d.facts, d.states, GAME, best_by_turn_end(d, n) if n > 1 else int(d.out[0]))


@rule
def best_plan(d: Desk, n: int, plan: NDArray[np.int16]) -> int:
    """Of a few plans for the rest of the turn the best; returns the number of its decisions.

    Each is tried with luck of its own: whoever plans does not know the game's.
    """
    plan[0] = d.out[0]
    best, length, seat = -1.0e18, 1, int(d.states[GAME].actor)
    for _ in range(min(PICKS, n) if n > 1 else 0):
        d.plan[0] = d.out[below(d.chooser[0], 0, n)]
        copy_on(d, GAME, TRIED)
        seed_streams(d.states[TRIED], np.uint64(below(d.chooser[0], 1, 1 << 31)))
        chance = chance_in(d, TRIED)
        play_at(d.rules, d.facts, d.states, TRIED, int(d.plan[0]))
        tried = finish_turn(d, seat, chance)
        worth = value_at(d.rules, d.facts, d.states, TRIED, seat)
        if worth > best:
            best, length = worth, tried
            plan[:tried] = d.plan[:tried]
    return length


@dataclass(frozen=True)
class Expected:
    """What may be expected after a decision: by party, how often it wins; by party and source, how many points."""

    each: NDArray[np.float64]  # by game and party: its part of the victory
    points_each: NDArray[np.float64]  # by game, party and source

    @property
    def wins(self) -> NDArray[np.float64]:
        return np.asarray(self.each.mean(axis=0))

    @property
    def points(self) -> NDArray[np.float64]:
        return np.asarray(self.points_each.mean(axis=0))

    def margins(self, seat: int) -> NDArray[np.float64]:
        """By game: a seat's points less those of the others, on average."""
        totals = self.points_each.sum(axis=2)
        others = np.delete(totals, seat, axis=1)
        return np.asarray(totals[:, seat] - others.mean(axis=1))


def expect(
    game: Game, facts: Facts, known: Records, seat: int, actions: list[int], games: int, seed: int, parties: int
) -> list[Expected]:
    """What may be expected of each action, from a record masked for a seat; NOTHING: of the position as it is."""
    plain = Pace.is_plain(game)  # which may change meanwhile
    desk = make_desk(game, facts, known, seed, plain=plain)
    wins = np.zeros((games, len(actions), MAX_PARTIES))
    points = np.zeros((games, len(actions), MAX_PARTIES, MAX_SOURCES))
    entry(roll_out, plain=plain)(desk, seat, np.array(actions, np.int64), seed % (1 << 40), wins, points)
    return [Expected(wins[:, k, :parties], points[:, k, :parties]) for k in range(len(actions))]


def compile_rollout() -> None:
    wins, points = np.zeros((1, 1, 1)), np.zeros((1, 1, 1, 1))
    compile_for(entry(roll_out), blank_desk(), 0, np.zeros(1, np.int64), 0, wins, points)
