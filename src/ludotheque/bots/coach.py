"""The coach: which decisions look best, how often they win, and the points to expect from each source."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..engine.errors import BadInput
from ..engine.game import Level
from ..engine.hiding import masked
from ..engine.match import Action, Match
from .levels import TREES, Choice, SearchBot
from .rollout import Expected, expect

THINKING = 3000  # iterations before a hint


@dataclass(frozen=True)
class Hint:
    """A decision worth a look."""

    action: Action
    win: float  # the chance of the seat to decide, a shared victory in parts; never more than that of a better hint
    points: float  # it may expect at the end
    by_source: Mapping[str, float]


def hints(match: Match, *, count: int = 3, seed: int = 0, iterations: int = THINKING, games: int = 0) -> list[Hint]:
    """The best few decisions for the seat to decide, from what it knows; the same seed gives the same hints."""
    if match.actor is None:
        raise BadInput("refusal-over")
    bot = SearchBot("coach", Level(iterations))
    found = best_first([choice for choice in bot.search(match, seed) if choice.visits > 0][:count])
    actions = [choice.action for choice in found]
    expected = expect_in_parts(match, match.actor, actions, games or match.game.hint_games, seed)
    chance = float(expected[0].wins[match.actor])
    return [
        hint_of(match, choice, chance - behind(found, choice), e) for choice, e in zip(found, expected, strict=True)
    ]


def best_first(found: list[Choice]) -> list[Choice]:
    """The search's own choice, then the others as it values them."""
    return [found[0], *sorted(found[1:], key=lambda choice: -choice.mean)]


def behind(found: list[Choice], choice: Choice) -> float:
    """How much less a choice wins than the best, as the search sees it.

    Games played on quickly tell how a decision wins; between two good ones they err more often than the search does.
    """
    return max(0.0, found[0].mean - choice.mean)


def hint_of(match: Match, choice: Choice, win: float, expected: Expected) -> Hint:
    assert match.actor is not None
    points = expected.points[match.actor]
    by_source = {source: float(points[n]) for n, source in enumerate(match.game.sources)}
    return Hint(match.action(choice.action), max(0.0, win), float(points.sum()), by_source)


def expect_in_parts(match: Match, seat: int, actions: list[int], games: int, seed: int) -> list[Expected]:
    """The games are shared out among the cores; always into the same parts, so that a seed gives the same figures."""
    known, share = masked(match.core, match.facts, match.state(), seat), max(1, games // TREES)

    def part(n: int) -> list[Expected]:
        first = (seed + n * share) % (1 << 40)
        return expect(match.game, match.facts, known, seat, actions, share, first, match.parties)

    with ThreadPoolExecutor(TREES) as pool:
        parts = list(pool.map(part, range(TREES)))
    return [
        Expected(np.concatenate([p[k].each for p in parts]), np.concatenate([p[k].points_each for p in parts]))
        for k in range(len(actions))
    ]
