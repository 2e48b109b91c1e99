"""What a bot could gain by thinking longer: at each of its decisions a search many times as long chooses too.

Where it chooses otherwise, two more searches, as long and with luck of their own, tell what each of both decisions
brings, nothing else being tried. The differences summed over a game are about the share of victories the longer search
would win more, as a search sees it. (The longer search itself cannot judge: of decisions that are as good, it thinks
the one it took a little better, and the other it has hardly tried.) On one core, so that two can run side by side.

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
NEVER = -1.0e12  # what keeps a search from trying a decision


def main(game: str, bot: str, times: int, games: int, first: int) -> None:
    regrets, wins, others = [], [], []
    for n in range(games):
        match, seat = ludo.start(game, seats=SEATS, seed=first + n // SEATS), n % SEATS
        regret, differs = play(match, seat, bot, times)
        regrets.append(regret)
        others += differs
        wins.append(1.0 / len(match.outcome.winners) if seat in match.outcome.winners else 0.0)
        if (n + 1) % 5 == 0:
            tell(game, bot, times, regrets, wins, others)


def tell(game: str, bot: str, times: int, regrets: list[float], wins: list[float], others: list[bool]) -> None:
    gain, error = 100 * np.mean(regrets), 100 * np.std(regrets) / np.sqrt(len(regrets))
    otherwise = f"{100 * np.mean(others):.0f} % of {len(others)} times"
    print(f"{game}, {bot} against {RIVAL}, {len(wins)} games: wins {100 * np.mean(wins):.1f} %")
    print(f"{times} times the iterations decide otherwise {otherwise}", end=" ")
    print(f"and win {gain:.2f} points of a hundred more a game (standard error {error:.2f})", flush=True)


def play(match: Match, seat: int, name: str, times: int) -> tuple[float, list[bool]]:
    """The regrets of a game added up, and for each decision whether the longer search decides otherwise."""
    bot, rival = find_bot(name, threads=1), find_bot(RIVAL)
    assert isinstance(bot, SearchBot)
    gains = []
    while not match.over:
        if match.actor != seat:
            match.play(rival.decide(match, bot_seed(match)))
            continue
        found = bot.search(match, bot_seed(match))
        if len(found) > 1:
            gains.append(gained(match, seat, found[0].action, bot, times * bot.iterations_in(match)))
        match.play(match.action(found[0].action))
    return sum(gains), [gain != 0.0 for gain in gains]


def gained(match: Match, seat: int, chosen: int, bot: SearchBot, iterations: int) -> float:
    """What a longer search's choice brings more, from 0 to 1; 0.0 if it is the same."""
    longer = SearchBot("longer", bot.level, Budget(iterations=iterations), threads=1)
    better = longer.search(match, bot_seed(match) + 1)[0].action
    if better == chosen:
        return 0.0
    return worth(match, seat, better, iterations) - worth(match, seat, chosen, iterations)


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
