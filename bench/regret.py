"""What a bot could gain by thinking longer: at one in a few of its decisions a search many times as long chooses too.

Where it chooses otherwise, both decisions are played on to the end of many games, in the same dealt worlds with the
same luck, and the difference counts as often as decisions were left out. Summed over a game this is about the share of
victories the longer search would win more. (Neither search can be the judge: of two decisions that are as good, it
thinks its own a little better.)

python -m bench.regret GAME BOT TIMES GAMES FIRST_SEED
"""

from __future__ import annotations

import sys

import numpy as np

import ludotheque as ludo
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.find import find_bot
from ludotheque.bots.levels import Budget, SearchBot
from ludotheque.bots.rollout import expect
from ludotheque.engine.hiding import masked
from ludotheque.engine.match import Match

SEATS = 2
RIVAL = "greedy"
ONE_IN = 3  # decisions looked at
PLAYED_ON = 1000  # games for each of two decisions


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
    bot, rival = find_bot(name), find_bot(RIVAL)
    assert isinstance(bot, SearchBot)
    budget = Budget(iterations=times * bot.iterations_in(match))
    regret, differs = 0.0, []
    while not match.over:
        if match.actor != seat:
            match.play(rival.decide(match, bot_seed(match)))
            continue
        action = bot.decide(match, bot_seed(match))
        if len(match.legal()) > 1 and chance.random() * ONE_IN < 1.0:
            better = SearchBot("longer", bot.level, budget).search(match, bot_seed(match) + 1)[0].action
            differs.append(better != action.code)
            if better != action.code:
                regret += ONE_IN * advantage(match, seat, better, action.code)
        match.play(action)
    return regret, differs


def advantage(match: Match, seat: int, better: int, than: int) -> float:
    """By how much of a victory one decision is better than another."""
    known = masked(match.core, match.facts, match.state(), seat)
    seed = bot_seed(match) + 2
    found = expect(match.game, match.facts, known, seat, [better, than], PLAYED_ON, seed, match.seats)
    return float(found[0].wins[seat] - found[1].wins[seat])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]))
