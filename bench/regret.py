"""What a bot could gain by thinking longer: at one in a few of its decisions a search many times as long chooses too.

Where it chooses otherwise, a third search, as long again with luck of its own, tells what both decisions bring, and
the difference counts as often as decisions were left out. Summed over a game this is about the share of victories the
longer search would win more; rather too much, as the judge shares its taste. (The longer search itself cannot judge: of
decisions that are as good, it thinks the one it took a little better.) On one core, so that two can run side by side.

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
ONE_IN = 3  # decisions looked at


def main(game: str, bot: str, times: int, games: int, first: int) -> None:
    regrets, wins, others = [], [], []
    for n in range(games):
        match, seat = ludo.start(game, seats=SEATS, seed=first + n // SEATS), n % SEATS
        regret, differs = play(match, seat, bot, times, np.random.default_rng(first + n))
        regrets.append(regret)
        others += differs
        wins.append(1.0 / len(match.outcome.winners) if seat in match.outcome.winners else 0.0)
        if (n + 1) % 10 == 0:
            tell(game, bot, times, regrets, wins, others)


def tell(game: str, bot: str, times: int, regrets: list[float], wins: list[float], others: list[bool]) -> None:
    gain, error = 100 * np.mean(regrets), 100 * np.std(regrets) / np.sqrt(len(regrets))
    otherwise = f"{100 * np.mean(others):.0f} % of {len(others)} times"
    print(f"{game}, {bot} against {RIVAL}, {len(wins)} games: wins {100 * np.mean(wins):.1f} %")
    print(f"{times} times the iterations decide otherwise {otherwise}", end=" ")
    print(f"and win {gain:.2f} points of a hundred more a game (standard error {error:.2f})", flush=True)


def play(match: Match, seat: int, name: str, times: int, chance: np.random.Generator) -> tuple[float, list[bool]]:
    """The regrets of a game added up, and whether the longer search decides otherwise, each time it was asked."""
    bot, rival = find_bot(name, threads=1), find_bot(RIVAL)
    assert isinstance(bot, SearchBot)
    budget = Budget(iterations=times * bot.iterations_in(match))
    regret, differs = 0.0, []
    while not match.over:
        if match.actor != seat:
            match.play(rival.decide(match, bot_seed(match)))
            continue
        action = bot.decide(match, bot_seed(match))
        if len(match.legal()) > 1 and chance.random() * ONE_IN < 1.0:
            longer, judge = (SearchBot(name, bot.level, budget, threads=1) for name in ("longer", "judge"))
            better = longer.search(match, bot_seed(match) + 1)[0].action
            differs.append(better != action.code)
            if better != action.code:
                means = {choice.action: choice.mean for choice in judge.search(match, bot_seed(match) + 2)}
                regret += ONE_IN * (means[better] - means[action.code])
        match.play(action)
    return regret, differs


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]))
