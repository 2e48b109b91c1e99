"""How long random games of Oriente are, what they score, and how often everything in them happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np

import ludotheque as ludo
from ludotheque.engine.options import check_options
from ludotheque.engine.records import MAX_SOURCES, Records
from ludotheque.games.oriente.actions import LAYOUT
from ludotheque.games.oriente.pieces import DESTINY, GETS, GOES_UNDER, LOSES, REASONS, STORY, TAKES, TURNS_UP

GAMES = 400  # of each seat count
EVENTS = {
    TURNS_UP: "a card turned up by a Samurai", TAKES: "a turned-up card taken by the loser", GETS: "a card by Trade",
    LOSES: "somebody struck by a Revolution", GOES_UNDER: "a card put under the deck",
}  # fmt: skip


def rows() -> Iterator[tuple[str, str]]:
    game = ludo.game("oriente")
    happened: Counter[str] = Counter()
    for seats in game.seats:
        decisions, total, ends = 0, 0, Counter[str]()
        for seed in range(1, GAMES + 1):
            state, made = play_random(game, seats, seed, happened)
            decisions += made
            total += final_points(game, state, seats)
            ends[REASONS[state["ending"][0]]] += 1
        shares = ", ".join(f"{name} {100 * ends[name] / GAMES:.1f} %" for name in REASONS)
        figure = f"{decisions / GAMES:.1f} decisions, mean score {total / GAMES / seats:.2f}; ends: {shares}"
        yield f"Oriente, {seats} seats, {GAMES} random games", figure
    idle = Counter(REASONS[play_random(game, 6, seed, Counter(), passes=0.9)[0]["ending"][0]] for seed in range(GAMES))
    shares = ", ".join(f"{name} {100 * idle[name] / GAMES:.1f} %" for name in REASONS)
    yield f"Oriente, 6 seats, {GAMES} games in which everybody passes nine times in ten", f"ends: {shares}"
    games = GAMES * len(game.seats)
    listed = ", ".join(f"{name} {count / games:.2f}" for name, count in happened.most_common())
    yield f"Oriente, {games} random games of all seat counts: how often in a game", listed


def play_random(
    game: ludo.Game, seats: int, seed: int, happened: Counter[str], *, passes: float = 0.0
) -> tuple[Records, int]:
    """One game; a pass, where there is one, is the first of the legal actions."""
    core, chance = ludo.core(game.name), Random(seed)
    facts, out = game.shipped.array, core.actions()
    states = core.fresh(seats, check_options(game.options, seats, {}))
    core.start(facts, states, 0, seed)
    decisions, n = 0, core.legal(facts, states, 0, out)
    while n:
        chosen = 0 if chance.random() < passes else chance.randrange(n)
        n = core.step(facts, states, 0, int(out[chosen]), out)
        decisions += 1
        for what, _, action, _ in states["story"][0][: min(STORY, int(states["told"][0]))].tolist():
            if what == DESTINY:
                happened[LAYOUT.decode(action)[0]] += 1
            elif what in EVENTS:
                happened[EVENTS[what]] += 1
    return states, decisions


def final_points(game: ludo.Game, state: Records, seats: int) -> int:
    table = np.zeros((seats, MAX_SOURCES), np.int64)
    ludo.core(game.name).points(game.shipped.array, state, 0, table)
    return int(table.sum())
