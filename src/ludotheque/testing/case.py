"""What the checks share: a case to play (game, seats, options, seed), random games, and the fault they report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, wraps
from random import Random
from typing import Any, Concatenate, ParamSpec

import numpy as np

from ..engine.core import Core, core_of
from ..engine.errors import IllegalAction
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.hiding import SPECTATOR, masked, record_of, veiled
from ..engine.log import DECISION
from ..engine.match import Match
from ..engine.options import combinations
from ..engine.records import Record, Records, copied

LONGEST = 10_000  # decisions; a random game that is not over by then counts as endless
SAMPLE = 8  # decisions of a game that get the slow checks, besides the first one and the end

P = ParamSpec("P")


class NotConforming(AssertionError):
    """A game that breaks the contract: one sentence with game, seats, options, decision and what is wrong."""


@dataclass
class Case:
    """One game to play, and the decision a check has come to."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int
    number: int = 0

    @property
    def core(self) -> Core:
        return core_of(self.game)

    @property
    def facts(self) -> Facts:
        return self.game.shipped

    @property
    def f(self) -> Record:
        return record_of(self.facts.array)

    @property
    def viewers(self) -> range:
        """Every seat, and a spectator."""
        return range(SPECTATOR, self.seats)

    def fault(self, what: str) -> NotConforming:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "no options"
        seats = f"{self.seats} seat{'s' if self.seats > 1 else ''}"
        return NotConforming(f"{self.game.name} ({seats}, {options}, seed {self.seed}), decision {self.number}: {what}")

    # random games

    def walk(self, facts: Facts | None = None) -> Iterator[Match]:
        """A random game with random asides: the match at each pending decision, and at its end."""
        match = Match(self.game, self.seats, self.options, self.seed, facts)
        chance = Random(f"{self.game.name} {self.seats} {self.seed}")
        while not match.over:
            self.number = match.number
            if match.number >= LONGEST:
                raise self.fault("the game does not end")
            self.try_asides(match, chance)
            yield match
            codes = self.legal(match.state())
            if not codes:
                raise self.fault("nothing is legal, but the game is not over")
            match.play(chance.choice(codes))
        self.number = match.number
        yield match

    def try_asides(self, match: Match, chance: Random) -> None:
        for seat in range(self.seats if self.game.asides else 0):
            payload = self.sample_aside(match, seat, chance)
            if payload is None:
                continue
            try:
                match.aside(seat, payload)
            except IllegalAction:
                continue

    def sample_aside(self, match: Match, seat: int, chance: Random) -> Mapping[str, Any] | None:
        assert self.game.asides is not None
        known = record_of(self.masked(match.state(), seat))
        return self.game.asides.sample(self.f, known, match.talk, seat, chance.getrandbits(32))

    def played(self) -> Match:
        """A whole random game, shared by the checks: not to be played on, see `at`."""
        try:
            return _played(self.game, self.seats, tuple(self.options.items()), self.seed)
        except NotConforming as error:
            raise NotConforming(*error.args) from None

    def sampled(self) -> Iterator[Match]:
        """A random game as it stood at some of its decisions and at its end; each may be played on."""
        match = self.played()
        numbers = Random(self.seed).sample(range(match.number), min(match.number, SAMPLE))
        for self.number in sorted({0, *numbers, match.number}):
            yield at(match, self.number)

    # states

    def legal(self, state: Records) -> list[int]:
        out = self.core.actions()
        n = self.core.legal(self.facts.array, state, 0, out)
        return [int(code) for code in out[:n]]

    def after(self, state: Records, action: int) -> Records:
        state = copied(state)
        self.core.play(self.facts.array, state, 0, action)
        return state

    def play_out(self, state: Records) -> None:
        """Play at random to the end: fast, without a match."""
        chance = Random(self.seed)
        while not state["over"][0]:
            codes = self.legal(state)
            if not codes:
                raise self.fault("nothing is legal, but the game is not over")
            if state["number"][0] >= LONGEST:
                raise self.fault("the game does not end")
            self.core.play(self.facts.array, state, 0, chance.choice(codes))

    def masked(self, state: Records, seat: int) -> Records:
        return masked(self.core, self.facts, state, seat)

    def veiled(self, state: Records, seat: int, seed: int) -> Records:
        return veiled(self.core, self.facts, state, seat, seed)


@lru_cache(maxsize=64)
def _played(game: Game, seats: int, options: tuple[tuple[str, str], ...], seed: int) -> Match:
    *_, match = Case(game, seats, dict(options), seed).walk()
    return match


def at(match: Match, number: int) -> Match:
    """The same game as it stood at a decision; what is done to it does not touch the match."""
    steps, end = match._steps, number == match.number
    decisions = [n for n, line in enumerate(match.log) if line.kind == DECISION]
    other = in_world(match, match._state if end else steps[number].state)
    other._steps = steps[:number]
    if not end:
        other.talk, other._exchanged = steps[number].talk, steps[number].exchanged
    other._said = list(match._said if end else steps[number].said)
    other.log = match.log[:] if end else match.log[: decisions[number]]
    return other


def in_world(match: Match, state: Records) -> Match:
    """The same match, in another world."""
    other = copy(match)
    other._state = copied(state)
    return other


def differing(one: Records, other: Records) -> list[str]:
    """The fields in which two states differ."""
    if one.tobytes() == other.tobytes():
        return []
    return [name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])]


def check(
    fn: Callable[Concatenate[Case, P], None],
) -> Callable[Concatenate[Game, int, Mapping[str, str], int, P], None]:
    """Make a check out of a function of a case: whatever goes wrong in it becomes one sentence."""

    @wraps(fn)
    def run(
        game: Game, seats: int, options: Mapping[str, str], seed: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        case = Case(game, seats, dict(options), seed)
        try:
            fn(case, *args, **kwargs)
        except NotConforming:
            raise
        except Exception as error:
            raise case.fault(f"{type(error).__name__}: {error}") from error

    return run


def cases(game: Game, sample: int = 8) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with all combinations of options; where there are more than `sample`, always the same few."""
    found = []
    for seats in game.seats:
        first, *others = combinations(game.options, seats)
        if len(others) >= sample:
            others = Random(f"{game.name} {seats}").sample(others, sample - 1)
        found += [(seats, options) for options in (first, *others)]
    return found
