"""Duels in Corinth with the luck of the dice taken out: small differences show in fewer games.

Whenever dice are rolled, what the roll brought is subtracted from the result: how the position looks once it has been
played for, less how it looks after other rolls of the same dice, on average. That is nobody's doing and nothing on
average, so what is left has the mean of the result itself, however roughly positions are judged; it only swings less.

python -m bench.corinth_luck GAMES FIRST_SEED A B

A and B as for bench.duel, at two seats; A takes each in turn over the same seeds.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

import numpy as np

import ludotheque as ludo
from bench.duel import make
from bench.fit_value import best_plan
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.lookahead import chance_in
from ludotheque.engine.calls import legal_at, play_at, value_at
from ludotheque.engine.compiled import entry, rule
from ludotheque.engine.desk import GAME, ROOT, WORLD, Desk, copy_on, make_desk
from ludotheque.engine.random import seed_streams
from ludotheque.engine.runner import LONGEST
from ludotheque.games.corinth.pieces import BUYING

SEATS = 2
ROLLS = 60  # for an average
ODDS = 2.5  # points of worth that make the odds e times better
Row = tuple[float, float, float, float]  # won, margin, won without luck; seconds of A


@rule
def look_ahead(d: Desk, seat: int) -> float:
    """The chance to win GAME, as it looks once everybody has played for the dice that lie there."""
    plan, chance = np.zeros(len(d.plan), np.int16), chance_in(d, GAME)
    for _ in range(LONGEST):
        if d.states[GAME].over or d.states[GAME].phase == BUYING or chance_in(d, GAME) != chance:
            break
        n = legal_at(d.rules, d.facts, d.states, GAME, d.out)
        for step in range(best_plan(d, n, plan)):
            play_at(d.rules, d.facts, d.states, GAME, int(plan[step]))
    return float(1.0 / (1.0 + np.exp(-value_at(d.rules, d.facts, d.states, GAME, seat) / ODDS)))


@rule
def luck_of(d: Desk, seat: int, action: int, seed: int) -> float:
    """What a roll brought the seat beyond the average, as a share of a victory, if this action from ROOT makes one."""
    copy_on(d, ROOT, WORLD)
    chance = chance_in(d, WORLD)
    play_at(d.rules, d.facts, d.states, WORLD, action)
    if chance_in(d, WORLD) == chance:
        return 0.0
    luck = 0.0
    for n in range(2 * ROLLS):
        if n < ROLLS:
            copy_on(d, WORLD, GAME)
        else:
            copy_on(d, ROOT, GAME)
        seed_streams(d.states[GAME], np.uint64(seed + n))
        if n >= ROLLS:
            play_at(d.rules, d.facts, d.states, GAME, action)
        luck += (1.0 if n < ROLLS else -1.0) / ROLLS * look_ahead(d, seat)
    return luck


def play(number: int, first: int, a: str, b: str) -> Row:
    match, seat = ludo.start("corinth", seats=SEATS, seed=first + number // SEATS), number % SEATS
    bots, took, luck = [make(a if n == seat else b) for n in range(SEATS)], 0.0, 0.0
    chances = np.random.default_rng(first + number)
    while match.actor is not None:
        started = time.process_time()
        action = bots[match.actor].decide(match, bot_seed(match))
        if match.actor == seat:
            took += time.process_time() - started
        desk = make_desk(match.game, match.facts, match.state())
        luck += entry(luck_of)(desk, seat, action.code, int(chances.integers(1 << 40)))
        match.play(action)
    winners, totals = match.outcome.winners, [place.total for place in match.outcome.places]
    won, margin = 1.0 / len(winners) if seat in winners else 0.0, float(totals[seat] - totals[1 - seat])
    return won, margin, won - luck, took


def tell(a: str, b: str, rows: list[Row]) -> None:
    means, errors = np.mean(rows, axis=0), np.std(rows, axis=0) / np.sqrt(len(rows))
    print(
        f"{a} against {b}, {len(rows)} games: won {100 * means[0]:.1f} % ({100 * errors[0]:.1f}), "
        f"without luck {100 * means[2]:.1f} % ({100 * errors[2]:.1f}); margin {means[1]:+.2f} ({errors[1]:.2f}); "
        f"{means[3]:.1f} s",
        flush=True,
    )


def main(games: int, first: int, a: str, b: str) -> None:
    rows: list[Row] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        asked = [pool.submit(play, n, first, a, b) for n in range(games)]
        for done in as_completed(asked):
            rows.append(done.result())
            if len(rows) % 20 == 0 or len(rows) == games:
                tell(a, b, rows)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4])
