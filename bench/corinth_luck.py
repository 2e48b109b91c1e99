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
from numpy.typing import NDArray

import ludotheque as ludo
from bench.duel import make
from bench.fit_value import best_plan
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.lookahead import chance_in
from ludotheque.engine.calls import legal_at, play_at, value_at
from ludotheque.engine.compiled import entry, rule
from ludotheque.engine.desk import GAME, ROOT, WORLD, Desk, copy_on, make_desk
from ludotheque.engine.hiding import record_of
from ludotheque.engine.random import seed_streams
from ludotheque.engine.runner import LONGEST
from ludotheque.games.corinth.pieces import BUYING

SEATS = 2
ROLLS = 60  # for an average
SCALE, LAST_SCALE = 4.5, 0.6  # points that make a victory e times likelier, when the game begins and at its end
DECISIVE = 100.0  # points: what wins at once counts as no more
Row = tuple[float, float, float, float, float]  # won and margin, with luck and without; seconds of A


@rule
def look_ahead(d: Desk, seat: int) -> float:
    """Points GAME seems to be ahead once everybody has played for the dice that lie there."""
    plan, chance = np.zeros(len(d.plan), np.int16), chance_in(d, GAME)
    for _ in range(LONGEST):
        if d.states[GAME].over or d.states[GAME].phase == BUYING or chance_in(d, GAME) != chance:
            break
        n = legal_at(d.rules, d.facts, d.states, GAME, d.out)
        for step in range(best_plan(d, n, plan)):
            play_at(d.rules, d.facts, d.states, GAME, int(plan[step]))
    return min(DECISIVE, max(-DECISIVE, value_at(d.rules, d.facts, d.states, GAME, seat)))


@rule
def add_luck(d: Desk, seat: int, action: int, seed: int, scale: float, luck: NDArray[np.float64]) -> None:
    """What a roll brought the seat beyond the average, as a share of a victory and in points, if this action from ROOT
    makes one."""
    copy_on(d, ROOT, WORLD)
    chance = chance_in(d, WORLD)
    play_at(d.rules, d.facts, d.states, WORLD, action)
    if chance_in(d, WORLD) == chance:
        return
    for n in range(2 * ROLLS):
        if n < ROLLS:
            copy_on(d, WORLD, GAME)
        else:
            copy_on(d, ROOT, GAME)
        seed_streams(d.states[GAME], np.uint64(seed + n))
        if n >= ROLLS:
            play_at(d.rules, d.facts, d.states, GAME, action)
        points, sign = look_ahead(d, seat), 1.0 if n < ROLLS else -1.0
        if d.states[GAME].over:
            luck[0] += sign / ROLLS * (1.0 if points > 0.0 else 0.5 if points == 0.0 else 0.0)
        else:
            luck[0] += sign / ROLLS / (1.0 + np.exp(-points / scale))
        luck[1] += sign / ROLLS * points


def play(number: int, first: int, a: str, b: str) -> Row:
    match, seat = ludo.start("corinth", seats=SEATS, seed=first + number // SEATS), number % SEATS
    bots, took, luck = [make(a if n == seat else b) for n in range(SEATS)], 0.0, np.zeros(2)
    chances = np.random.default_rng(first + number)
    while match.actor is not None:
        started = time.process_time()
        action = bots[match.actor].decide(match, bot_seed(match))
        if match.actor == seat:
            took += time.process_time() - started
        state = record_of(match.state())
        left = 1.0 - int(state.rounds) / (int(record_of(match.facts.array).round_boxes) * SEATS)
        scale = LAST_SCALE + (SCALE - LAST_SCALE) * left**0.5
        desk = make_desk(match.game, match.facts, match.state())
        entry(add_luck)(desk, seat, action.code, int(chances.integers(1 << 40)), scale, luck)
        match.play(action)
    winners, totals = match.outcome.winners, [place.total for place in match.outcome.places]
    won, margin = 1.0 / len(winners) if seat in winners else 0.0, float(totals[seat] - totals[1 - seat])
    return won, margin, won - luck[0], margin - luck[1], took


def tell(a: str, b: str, rows: list[Row]) -> None:
    means, errors = np.mean(rows, axis=0), np.std(rows, axis=0) / np.sqrt(len(rows))
    shown = [f"{100 * means[n]:.1f} % ({100 * errors[n]:.1f})" for n in (0, 2)]
    margins = [f"{means[n]:+.2f} ({errors[n]:.2f})" for n in (1, 3)]
    print(
        f"{a} against {b}, {len(rows)} games: won {shown[0]}, without luck {shown[1]}; "
        f"margin {margins[0]}, without luck {margins[1]}; {means[4]:.1f} s",
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
