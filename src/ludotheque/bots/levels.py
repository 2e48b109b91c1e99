"""Bots that search, at four levels for people. A level is a number of iterations, so it plays the same everywhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..engine.compiled import PURE, Pace
from ..engine.game import Forgone, Level, Payload
from ..engine.hiding import masked
from ..engine.match import OPEN, Action, Match
from ..engine.records import Records
from .bot import bot_seed, keeping_word, simple_words
from .search import USUAL, Tree, make_knobs

TREES = 2  # grown side by side, one for each core; always two, so that a seed gives the same choice on every machine
ROOM_EACH = 40  # nodes for an iteration, about
LEAST_ROOM, MOST_ROOM = 20_000, 4_000_000
SLICE = 0.02  # seconds between two looks at the clock
PORTION = 250  # iterations of a tree between two looks at whether the rest could change the choice
LEAST_CHANCE = 0.05  # to win or lose, where points are counted by the chances they change
RESERVE = 0.02  # seconds kept back from a time limit for what is not search


LEVELS: dict[str, Level] = {  # where a game has none of its own
    "novice": Level(30, slip=0.06),
    "casual": Level(250, slip=0.012),
    "strong": Level(1000),
    "master": Level(8000),
}


@dataclass(frozen=True)
class Budget:
    """For one decision, where it is not the level's: iterations, or seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Choice:
    """A decision a search has looked at."""

    action: int
    visits: int
    mean: float  # what it brings the one who decides, from 0 to 1


@dataclass
class Memory:
    """Trees kept from a decision, for the next ones of the same game."""

    identity: object  # of the match
    number: int
    known: bytes  # the state then, as the seat knew it
    trees: list[Tree]


class SearchBot:
    """A bot that searches; keep one for each seat, as it remembers its trees from decision to decision."""

    def __init__(
        self,
        name: str,
        level: Level | str,
        budget: Budget | None = None,
        *,
        knobs: Mapping[str, float] | None = None,
        threads: int = TREES,
    ) -> None:
        self.name, self.level, self.budget, self.threads = name, level, budget or Budget(), threads
        self._knobs = dict(knobs or {})
        self._memory: Memory | None = None

    def decide(self, match: Match, seed: int) -> Action:
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        kept = keeping_word(match, [action.code for action in legal])
        if len(kept) == 1:
            return match.action(kept[0])
        found = [choice for choice in self.search(match, seed) if choice.action in kept]
        slip = self.level_in(match).slip
        return match.action(slipped(found, slip, seed) if slip > 0.0 else found[0].action)

    def level_in(self, match: Match) -> Level:
        """Levels mean as much in every game, so some games have iterations of their own for them."""
        if isinstance(self.level, Level):
            return self.level
        return match.game.own_levels(match.seats).get(self.level, LEVELS[self.level])

    def iterations_in(self, match: Match) -> int:
        return self.budget.iterations or self.level_in(match).iterations

    def knobs_in(self, match: Match) -> dict[str, float]:
        return {**USUAL, **match.game.knobs(match.seats), **self._knobs}

    def search(self, match: Match, seed: int) -> list[Choice]:
        """All decisions looked at, the best first."""
        deadline = None if self.budget.seconds is None else time.perf_counter() + self.budget.seconds - RESERVE
        assert match.actor is not None
        trees = self._trees(match, match.actor, seed)
        legal, doubt = [action.code for action in match.legal()], self.knobs_in(match)["doubt"]
        with ThreadPoolExecutor(self.threads) as pool:
            if deadline is not None:
                list(pool.map(lambda tree: grow_until(tree, deadline), trees))
            else:
                self._grow(pool, trees, legal, self.iterations_in(match), doubt)
        known = masked(match.core, match.facts, match.state(), match.actor)
        self._memory = Memory(match.identity, match.number, known.tobytes(), trees)
        return counted(trees, legal, doubt)

    def say(self, match: Match, seat: int) -> Payload | None:
        searches = match.actor == seat and (PURE or not Pace.is_plain(match.game))  # uncompiled it would take minutes
        return simple_words(match, seat, forgone=self._forgone(match) if searches else None)

    def _forgone(self, match: Match) -> Forgone:
        """What a word on the pending decision costs: how much less is won by the best decision that keeps it."""

        def forgone(keeping: Callable[[Sequence[int]], Sequence[int]]) -> float:
            found = self.search(match, bot_seed(match))
            kept = keeping([choice.action for choice in found])
            best, kept_best = found[0], next(choice for choice in found if choice.action in kept)
            chance = min(max(best.mean, LEAST_CHANCE), 1.0 - LEAST_CHANCE)
            return self.knobs_in(match)["scale"] * max(0.0, best.mean - kept_best.mean) / (chance * (1.0 - chance))

        return forgone

    def close(self) -> None:
        self._memory = None

    def _trees(self, match: Match, seat: int, seed: int) -> list[Tree]:
        known = masked(match.core, match.facts, match.state(), seat)
        if trees := self._kept(match, seat, known):
            return trees
        knobs = make_knobs(**self.knobs_in(match))
        room = min(MOST_ROOM, max(LEAST_ROOM, ROOM_EACH * self.iterations_in(match)))
        return [Tree(match.game, match.facts, known, seat, knobs, seed * TREES + n, room) for n in range(TREES)]

    def _kept(self, match: Match, seat: int, known: Records) -> list[Tree]:
        """The trees of an earlier decision, cut back to what was decided since.

        That is sound as long as nothing has come to light or changed hands meanwhile: they were grown in the worlds of
        now.
        """
        memory = self._memory
        if memory is None or memory.identity is not match.identity or memory.number > match.number:
            return []
        was = match.steps[memory.number].state if memory.number < match.number else match.state()
        if masked(match.core, match.facts, was, seat).tobytes() != memory.known:  # another way since it was taken back
            return []
        since = match.steps[memory.number :]
        if any(step.wall != OPEN for step in since) or memory.trees[0].seat != seat:
            return []
        if match.exchanged or any(step.exchanged for step in since[1:]):
            return []
        path = [(step.seat, step.action) for step in since]
        return memory.trees if all(tree.follow(path, known) for tree in memory.trees) else []

    def _grow(
        self, pool: ThreadPoolExecutor, trees: list[Tree], legal: list[int], iterations: int, doubt: float
    ) -> None:
        """In portions: what remains is spared once it could give no other decision more visits than the choice has."""
        left = max(0, iterations // TREES - min(tree.visits for tree in trees))
        while left:
            portion = min(PORTION, left)
            list(pool.map(Tree.grow, trees, [portion] * len(trees)))
            left -= portion
            first, *others = counted(trees, legal, doubt)
            if not others or first.visits - max(other.visits for other in others) > TREES * left:
                return


def grow_until(tree: Tree, deadline: float) -> None:
    step = 16
    while True:
        started = time.perf_counter()
        if started >= deadline or tree.grow(step) < step:
            return
        took = time.perf_counter() - started
        left = deadline - started - took
        step = max(1, int(step * min(4.0, min(SLICE, left) / max(took, 1e-6))))


def counted(trees: list[Tree], legal: list[int], doubt: float) -> list[Choice]:
    """What the trees have found together, the best first: see `doubt` among the knobs."""
    votes = {code: [0, 0.0] for code in legal}
    for tree in trees:
        for code, (visits, total) in tree.roots().items():
            if code in votes:
                votes[code][0] += visits
                votes[code][1] += total
    found = [Choice(code, int(n), total / n if n else 0.0) for code, (n, total) in votes.items()]
    if doubt > 0.0:
        return sorted(found, key=lambda choice: (doubt / max(1, choice.visits) ** 0.5 - choice.mean, choice.action))
    return sorted(found, key=lambda choice: (-choice.visits, -choice.mean, choice.action))


def slipped(found: list[Choice], slip: float, seed: int) -> int:
    """One of the decisions, the rarer the worse it looks: as people err, not at random."""
    tried = [choice for choice in found if choice.visits > 0] or found
    best = max(choice.mean for choice in tried)
    weights = np.exp([(choice.mean - best) / slip for choice in tried])
    chance = np.random.default_rng(seed).random() * weights.sum()
    return tried[int(np.searchsorted(np.cumsum(weights), chance))].action
