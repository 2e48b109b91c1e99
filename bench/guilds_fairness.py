"""How often places in the first turn order and mayoral cards win in Guilds of London, in games of one bot with itself.

python -m bench.guilds_fairness BOT GAMES FIRST_SEED
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping
from typing import Any

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.engine.hiding import record_of
from ludotheque.lab.arena import interval, play_out

SEATS = (2, 3, 4)
Shares = defaultdict[Hashable, list[float]]


def main(bot: str, games: int, first: int) -> None:
    game = ludo.game("guilds")
    for seats in SEATS:
        places, mayors, kept = Shares(list), Shares(list), Shares(list)
        for seed in range(first, first + games):
            count_game(game, seats, seed, bot, places, kept, mayors)
        for what, shares in (("place", places), ("kept at first", kept), ("held at the end", mayors)):
            for line in lines(shares, seats):
                print(f"{seats} seats, {what}: {line}", flush=True)


def count_game(
    game: ludo.Game, seats: int, seed: int, bot: str, places: Shares, kept: Shares, mayors: Shares
) -> None:  # fmt: skip
    match = ludo.Match(game, seats, {}, seed)
    order = [int(seat) for seat in record_of(match.state()).order[:seats]]
    play_out(match, {seat: find_bot(bot, threads=1) for seat in range(seats)})
    winners, f, s = match.outcome.winners, record_of(game.shipped.array), record_of(match.state())
    for place, seat in enumerate(order):
        share = 1.0 / len(winners) if seat in winners else 0.0
        places[place + 1].append(share)
        for n, card in enumerate(names_held(f, s, seat)):
            mayors[card].append(share)
            if n == 0:
                kept[card].append(share)


def names_held(f: Any, s: Any, seat: int) -> list[str]:
    """Mayoral cards in the order they were taken."""
    return [bytes(f.mayor_name[card]).rstrip(b"\0").decode() for card in s.mayor[seat][: int(s.mayor_count[seat])]]


def lines(shares: Mapping[Hashable, list[float]], seats: int) -> Iterator[str]:
    """The best first: its share as so many times the average, with the interval, and in how many games it was there."""
    for name, each in sorted(shares.items(), key=lambda item: -sum(item[1]) / len(item[1])):
        share = sum(each) / len(each)
        low, high = interval(share, len(each))
        yield f"{name} {seats * share:.2f} ({seats * low:.2f} to {seats * high:.2f}), {len(each)}"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
