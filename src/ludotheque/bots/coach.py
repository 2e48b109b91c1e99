"""The coach: which decisions look best, how often they win, and the points to expect from each source."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..engine.game import Level
from ..engine.hiding import masked
from ..engine.match import Action, Match
from .levels import TREES, SearchBot
from .rollout import Expected, expect

THINKING = 3000  # iterations before a hint


@dataclass(frozen=True)
class Hint:
    """A decision worth a look."""

    action: Action
    win: float  # how often the seat to decide wins, a shared victory in parts
    points: float  # it may expect at the end
    by_source: Mapping[str, float]


def hints(match: Match, *, count: int = 3, seed: int = 0, iterations: int = THINKING, games: int = 0) -> list[Hint]:
    """The best few decisions for the seat to decide, from what it knows; the same seed gives the same hints."""
    assert match.actor is not None
    bot = SearchBot("coach", Level(iterations))
    found = [choice.action for choice in bot.search(match, seed) if choice.visits > 0][:count]
    expected = expect_in_parts(match, match.actor, found, games or match.game.hint_games, seed)
    # in the search's order: it looks deeper than games played on quickly
    return [hint_of(match, action, outlook) for action, outlook in zip(found, expected, strict=True)]


def hint_of(match: Match, action: int, expected: Expected) -> Hint:
    assert match.actor is not None
    points = expected.points[match.actor]
    by_source = {source: float(points[n]) for n, source in enumerate(match.game.sources)}
    return Hint(match.action(action), float(expected.wins[match.actor]), float(points.sum()), by_source)


def expect_in_parts(match: Match, seat: int, actions: list[int], games: int, seed: int) -> list[Expected]:
    """The games are shared out among the cores; always into the same parts, so that a seed gives the same figures."""
    known, share = masked(match.core, match.facts, match.state(), seat), max(1, games // TREES)

    def part(n: int) -> list[Expected]:
        first = (seed + n * share) % (1 << 40)
        return expect(match.game, match.facts, known, seat, actions, share, first, match.parties)

    with ThreadPoolExecutor(TREES) as pool:
        parts = list(pool.map(part, range(TREES)))
    return [
        Expected(np.concatenate([p[k].each for p in parts]), np.mean([p[k].points for p in parts], axis=0))
        for k in range(len(actions))
    ]
