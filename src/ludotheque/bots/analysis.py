"""A game looked at again: how likely each party was to win after every decision, where it was lost, and why.

Mistakes are judged by what could be known when they were made, from the eyes of whoever decided; while a game is
running, whoever asks learns of their own decisions only. A decision is compared with the one a search prefers, in the
same worlds with the same luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ..engine.hiding import masked, record_of
from ..engine.match import Match, Step
from ..engine.outcome import party_message
from ..engine.records import Record, Records
from ..engine.words import Message, message
from .levels import ROOM_EACH, TREES
from .rollout import NOTHING, expect
from .search import Tree, make_knobs

SECONDS, LONGER = 7.0, 20.0  # for a whole game, about; the longer where there would be too FEW games to tell
FEW = 24  # games played on after a decision; where there are fewer, its neighbours count too
PROBES, PROBED = 8, 30  # positions and iterations of a search that show how long things take
SUSPECTS = 10  # decisions looked at closely
SHOWN = 5  # mistakes told
LEAST_LOSS = 0.03  # of a victory, for a mistake
LEAST_POINTS = 2.0  # or of the margin: a game may be lost or won long before its end
SURE = 2.0  # standard errors
NOTICED = 0.5  # points; less is not worth a word
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Effort:
    """How long an analysis takes; the same effort and seed give the same analysis."""

    iterations: int  # of the search at each decision
    games: int  # played on after each decision
    closer: int  # and for each decision looked at closely


@dataclass(frozen=True)
class Mistake:
    """A decision that cost a good part of the chance to win, or of the points ahead of the others."""

    number: int
    seat: int
    played: int
    best: int
    win: float  # how often the seat wins after what was played
    better: float  # and after what was best
    lost: Mapping[str, float]  # points of one's own, by source
    given: Mapping[int, Mapping[str, float]]  # points of the other parties, by source

    @property
    def points(self) -> float:
        return sum(self.lost.values())

    @property
    def margin(self) -> float:
        return self.points + sum(sum(points.values()) for points in self.given.values()) / len(self.given)

    @property
    def changes_chances(self) -> bool:
        return self.better - self.win >= LEAST_LOSS


@dataclass(frozen=True)
class Analysis:
    wins: tuple[tuple[float, ...], ...]  # by party: before the first decision, then after each
    mistakes: tuple[Mistake, ...]  # the worst first


def analyse(match: Match, *, viewer: int | None = None, effort: Effort | None = None, seed: int = 0) -> Analysis:
    """Look at a game again. `viewer`: the seat that asks, from what it knows; None, for finished games: everybody."""
    effort = effort or measured_effort(match, viewer)
    positions = list(range(len(match.steps)))

    def curve(n: int) -> tuple[float, ...]:
        step = match.steps[n]
        return chances(match, step.after, step.seat if viewer is None else viewer, effort.games, seed)

    wins = smoothed([opening(match, viewer, effort.games, seed), *side_by_side(curve, positions)], effort.games)
    suspects = side_by_side(lambda n: suspicion(match, match.steps[n], viewer, effort.iterations, seed), positions)
    worst = sorted((s for s in suspects if s is not None), key=lambda found: -found.loss)[:SUSPECTS]
    mistakes = [found for found in side_by_side(lambda s: closer_look(match, s, effort, seed), worst) if found]
    mistakes.sort(key=lambda mistake: (mistake.win - mistake.better, -mistake.margin))
    return Analysis(tuple(wins), tuple(mistakes[:SHOWN]))


def smoothed(wins: list[tuple[float, ...]], games: int) -> list[tuple[float, ...]]:
    """Each row but the last, together with so many neighbours on both sides that a FEW games tell."""
    reach = -(-FEW // games) // 2
    rows = np.array(wins)
    for n in range(len(wins) - 1):
        near = wins[max(0, n - reach) : min(n + reach + 1, len(wins) - 1)]
        rows[n] = np.mean(near, axis=0)
    return [tuple(float(share) for share in row) for row in rows]


def side_by_side(task: Callable[[T], R], items: Iterable[T]) -> list[R]:
    """On all cores: compiled code lets other threads run."""
    with ThreadPoolExecutor(TREES) as pool:
        return list(pool.map(task, items))


def known_to(match: Match, state: Records, seat: int) -> Records:
    return masked(match.core, match.facts, state, seat)


def opening(match: Match, viewer: int | None, games: int, seed: int) -> tuple[float, ...]:
    state = match.steps[0].state if match.steps else match.state()
    return chances(match, state, viewer if viewer is not None else int(state["actor"][0]), games, seed)


def chances(match: Match, state: Records, seat: int, games: int, seed: int) -> tuple[float, ...]:
    """How likely each party wins from here."""
    count = 1 if state["over"][0] else games
    found = expect(match.game, match.facts, known_to(match, state, seat), seat, [NOTHING], count, seed, match.parties)
    return tuple(float(share) for share in found[0].wins)


@dataclass(frozen=True)
class Suspect:
    """A decision a search would not have made."""

    number: int
    best: int
    loss: float  # as the search sees it


def suspicion(match: Match, step: Step, viewer: int | None, iterations: int, seed: int) -> Suspect | None:
    if viewer not in (None, step.seat):
        return None  # what others could do depends on what the viewer does not know
    out = match.core.actions()
    if match.core.legal(match.facts.array, step.state, 0, out) == 1:
        return None
    known = known_to(match, step.state, step.seat)
    tree = Tree(
        match.game,
        match.facts,
        known,
        step.seat,
        make_knobs(**match.game.knobs(match.seats)),
        seed,
        ROOM_EACH * iterations,
    )
    tree.grow(iterations)
    roots = tree.roots()
    tried = {action: total / visits for action, (visits, total) in roots.items() if visits}
    best = max(roots, key=lambda action: (roots[action][0], tried.get(action, 0.0), -action))
    if best == step.action:
        return None
    worst = min(tried.values())
    number = int(step.state["number"][0])
    return Suspect(number, best, tried[best] - tried.get(step.action, worst))


def closer_look(match: Match, suspect: Suspect, effort: Effort, seed: int) -> Mistake | None:
    """Both decisions played on many times: what the better one brings, if it is surely better."""
    step = match.steps[suspect.number]
    actions, games = [step.action, suspect.best], effort.closer
    known = known_to(match, step.state, step.seat)
    played, best = expect(match.game, match.facts, known, step.seat, actions, games, seed, match.parties)
    others = [party for party in range(match.parties) if party != step.seat]
    mistake = Mistake(
        number=suspect.number,
        seat=step.seat,
        played=step.action,
        best=suspect.best,
        win=float(played.wins[step.seat]),
        better=float(best.wins[step.seat]),
        lost=by_source(match, best.points[step.seat] - played.points[step.seat]),
        given={party: by_source(match, played.points[party] - best.points[party]) for party in others},
    )
    if surely(best.each[:, step.seat] - played.each[:, step.seat], LEAST_LOSS):
        return mistake
    return mistake if surely(best.margins(step.seat) - played.margins(step.seat), LEAST_POINTS) else None


def surely(gains: NDArray[np.float64], least: float) -> bool:
    """Whether as much is gained on average, and not by the luck of these games."""
    return bool(gains.mean() >= max(least, SURE * gains.std() / np.sqrt(len(gains))))


def by_source(match: Match, points: NDArray[np.float64]) -> dict[str, float]:
    return {source: float(points[n]) for n, source in enumerate(match.game.sources)}


def measured_effort(match: Match, viewer: int | None) -> Effort:
    """As much as fits into the time: half of it for the chances after each decision, a quarter each for the rest.

    How long things take is tried here and there in the game.
    """
    decisions = max(1, len(match.steps))
    states = [match.steps[decisions * n // PROBES].state for n in range(PROBES)] if match.steps else [match.state()]
    seats = [viewer if viewer is not None else max(0, int(state["actor"][0])) for state in states]
    chances(match, states[0], seats[0], 1, 0)  # whatever is done only once
    game = timed(lambda: [chances(match, state, seat, 1, 0) for state, seat in zip(states, seats, strict=True)])
    iteration = timed(lambda: [probe(match, state, seat) for state, seat in zip(states, seats, strict=True)]) / PROBED
    game, iteration = game / len(states), iteration / len(states)
    each = TREES * float(np.clip(2 * FEW * game * decisions / TREES, SECONDS, LONGER))
    return Effort(
        iterations=int(np.clip(0.25 * each / iteration / decisions, 30, 1000)),
        games=int(np.clip(0.5 * each / game / decisions, 4, 200)),
        closer=int(np.clip(0.25 * each / game / (2 * SUSPECTS), 24, 800)),
    )


def timed(task: Callable[[], object]) -> float:
    started = time.perf_counter()
    task()
    return time.perf_counter() - started


def probe(match: Match, state: Records, seat: int) -> int:
    knobs, room = make_knobs(**match.game.knobs(match.seats)), ROOM_EACH * PROBED + match.game.layout.size
    return Tree(match.game, match.facts, known_to(match, state, seat), seat, knobs, 0, room).grow(PROBED)


# in words


def why(match: Match, mistake: Mistake) -> Message:
    """What a mistake cost, and where."""
    party = max(mistake.given, key=lambda party: sum(mistake.given[party].values()))
    gift = mistake.given[party]
    if mistake.points >= max(NOTICED, sum(gift.values())):
        return message("analysis-cost", points=round(mistake.points, 1), where=main_source(mistake.lost))
    if sum(gift.values()) >= NOTICED:
        other = party_message(match.game, match.seats, party)
        points = round(sum(gift.values()), 1)
        return message("analysis-gave", other=other, points=points, where=main_source(gift))
    return message("analysis-chances")


def main_source(points: Mapping[str, float]) -> Message:
    """Where most of it comes from; the two greatest where no single one makes up half."""
    total = sum(points.values())
    first, second = sorted(points, key=lambda source: -points[source])[:2]
    if points[first] >= total / 2:
        return message("analysis-most", source=message(f"source-{first}"))
    return message("analysis-two", source=message(f"source-{first}"), other=message(f"source-{second}"))


def told(match: Match, mistake: Mistake) -> Message:
    """A mistake as a sentence."""
    return message(
        "analysis-mistake" if mistake.changes_chances else "analysis-slip",
        number=mistake.number,
        asked=match.game.ask(*seen(match, mistake), mistake.seat),
        played=described(match, mistake, mistake.played),
        best=described(match, mistake, mistake.best),
        win=round(100 * mistake.win),
        better=round(100 * mistake.better),
        why=why(match, mistake),
    )


def described(match: Match, mistake: Mistake, action: int) -> Message:
    """What an action would have done."""
    return match.game.describe(*seen(match, mistake), mistake.seat, action)


def seen(match: Match, mistake: Mistake) -> tuple[Record, Record]:
    """The facts, and the table as the one who decided saw it."""
    known = masked(match.core, match.facts, match.steps[mistake.number].state, mistake.seat)
    return record_of(match.facts.array), record_of(known)
