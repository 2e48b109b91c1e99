"""Which of the coach's decisions to recommend: the one its search prefers, or the one that wins most games played on.

At each decision a search eight times as long says how much worse each of the two is than its own choice.

python -m bench.hints GAME SEATS GAMES FIRST_SEED
"""

from __future__ import annotations

import sys

import numpy as np

import ludotheque as ludo
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.coach import THINKING, expect_in_parts
from ludotheque.bots.find import find_bot
from ludotheque.bots.levels import SearchBot
from ludotheque.engine.game import Level
from ludotheque.engine.match import Match

SHOWN = 3
LONGER = 8  # times the iterations
RIVAL = "casual"


def main(game: str, seats: int, games: int, first: int) -> None:
    regrets = []
    for n in range(games):
        match = ludo.start(game, seats=seats, seed=first + n)
        while not match.over:
            if match.actor == 0 and len(match.legal()) > 1:
                regrets.append(decide(match))
            else:
                match.play(find_bot(RIVAL).decide(match, bot_seed(match)))
    means, errors = 100 * np.mean(regrets, axis=0), 100 * np.std(regrets, axis=0) / np.sqrt(len(regrets))
    print(f"{game}, {seats} seats, {len(regrets)} decisions; points of victory lost at each, and the standard error")
    print(f"the search's choice {means[0]:.2f} ({errors[0]:.2f}), the most games won {means[1]:.2f} ({errors[1]:.2f})")


def decide(match: Match) -> tuple[float, float]:
    """Play what the search prefers; how much it loses, and how much the one that wins most games."""
    assert match.actor is not None
    seed = bot_seed(match)
    found = [one.action for one in SearchBot("coach", Level(THINKING)).search(match, seed) if one.visits][:SHOWN]
    expected = expect_in_parts(match, match.actor, found, match.game.hint_games, seed)
    most = max(range(len(found)), key=lambda k: expected[k].wins[match.actor])
    judged = SearchBot("longer", Level(LONGER * THINKING)).search(match, seed + 1)
    lost = {one.action: max(0.0, judged[0].mean - one.mean) for one in judged}
    match.play(match.action(found[0]))
    return lost[found[0]], lost[found[most]]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
