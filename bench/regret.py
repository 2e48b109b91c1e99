"""What a bot could gain by thinking longer: at each of its decisions a search many times as long chooses too, and where
it chooses otherwise a second one as long, with other chance, says how much better that is. Summed over a game this is
about the share of victories the longer search would win more. (The first one must not say it: of two decisions that are
as good, a search thinks its own a little better.)

python -m bench.regret GAME BOT TIMES GAMES FIRST_SEED
"""

from __future__ import annotations

import sys

import numpy as np

import ludotheque as ludo
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.find import find_bot
from ludotheque.bots.levels import Budget, SearchBot
from ludotheque.engine.match import Match

SEATS = 2
RIVAL = "greedy"


def main(game: str, bot: str, times: int, games: int, first: int) -> None:
    regrets, wins, others = [], [], []
    for n in range(games):
        match, seat = ludo.start(game, seats=SEATS, seed=first + n // SEATS), n % SEATS
        regret, differs = play(match, seat, bot, times)
        regrets.append(regret)
        others.append(differs)
        wins.append(1.0 / len(match.outcome.winners) if seat in match.outcome.winners else 0.0)
    gain, error = 100 * np.mean(regrets), 100 * np.std(regrets) / np.sqrt(games)
    print(f"{game}, {bot} against {RIVAL}, {games} games: wins {100 * np.mean(wins):.1f} %")
    print(f"{times} times the iterations: {gain:.2f} points a game (standard error {error:.2f})")
    print(f"decides otherwise {100 * np.mean(others):.0f} % of the time")


def play(match: Match, seat: int, name: str, times: int) -> tuple[float, float]:
    """The regrets of a game added up, and how often the longer search decides otherwise."""
    bot, rival = find_bot(name), find_bot(RIVAL)
    assert isinstance(bot, SearchBot)
    budget = Budget(iterations=times * bot.iterations_in(match))
    longer, judge = SearchBot("longer", bot.level, budget), SearchBot("judge", bot.level, budget)
    regret, differs = 0.0, []
    while not match.over:
        if match.actor != seat:
            match.play(rival.decide(match, bot_seed(match)))
            continue
        action = bot.decide(match, bot_seed(match))
        if len(match.legal()) > 1:
            better = longer.search(match, bot_seed(match) + 1)[0].action
            differs.append(better != action.code)
            if better != action.code:
                means = {choice.action: choice.mean for choice in judge.search(match, bot_seed(match) + 2)}
                regret += means[better] - means[action.code]
        match.play(action)
    return regret, float(np.mean(differs))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]))
