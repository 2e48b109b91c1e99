"""What a bot could gain by thinking longer: at one in a few of its decisions a search many times as long chooses too.

Where it chooses otherwise, two more searches, as long and with luck of their own, tell what each of both decisions
brings, nothing else being tried; the difference counts as often as decisions were left out. Summed over a game this is
about the share of victories the longer search would win more, as a search sees it. (The longer search itself cannot
judge: of decisions that are as good, it thinks the one it took a little better, and the other it has hardly tried.)
On one core, so that two can run side by side.

python -m bench.regret GAME BOT TIMES GAMES FIRST_SEED
"""

from __future__ import annotations

import sys

import numpy as np

import ludotheque as ludo
from ludotheque.bots.bot import bot_seed
from ludotheque.bots.find import find_bot
from ludotheque.bots.levels import ROOM_EACH, Budget, SearchBot
from ludotheque.bots.search import Tree, make_knobs
from ludotheque.engine.hiding import masked
from ludotheque.engine.match import Match

SEATS = 2
RIVAL = "greedy"
ONE_IN = 3  # decisions looked at
NEVER = -1.0e12  # what keeps a search from trying a decision


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
            longer = SearchBot("longer", bot.level, budget, threads=1)
            better = longer.search(match, bot_seed(match) + 1)[0].action
            differs.append(better != action.code)
            if better != action.code:
                worths = [worth(match, seat, code, times * bot.iterations_in(match)) for code in (better, action.code)]
                regret += ONE_IN * (worths[0] - worths[1])
        match.play(action)
    return regret, differs


def worth(match: Match, seat: int, action: int, iterations: int) -> float:
    """What a decision brings, from 0 to 1: a search that tries no other."""
    known = masked(match.core, match.facts, match.state(), seat)
    knobs = make_knobs(**match.game.knobs(match.seats))
    tree = Tree(match.game, match.facts, known, seat, knobs, bot_seed(match) + 2, ROOM_EACH * iterations)
    tree.grow(1)  # so that all decisions are there
    nodes = tree.growing.tree
    child = int(nodes["first"][0])
    while child:
        nodes["visits"][child] = 1
        nodes["total"][child] = 0.5 if nodes["action"][child] == action else NEVER
        child = int(nodes["next"][child])
    tree.grow(iterations)
    visits, total = tree.roots()[action]
    return total / visits


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]))
