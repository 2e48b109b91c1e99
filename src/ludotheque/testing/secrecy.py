"""Checks of hiding: masks and deals fit together, nothing shown depends on what is hidden, undo stops at walls."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Bot
from ..bots.coach import Hint, hints
from ..bots.find import find_bot
from ..bots.levels import SearchBot
from ..engine.compiled import PURE, records
from ..engine.game import Game, Level
from ..engine.hiding import SPECTATOR, record_of
from ..engine.match import HARD, OPEN, Match, Step
from ..engine.records import MAX_SOURCES, PAYOFF, UNKNOWN, Records
from .case import SAMPLE, Case, NotConforming, cases, check, differing, in_world

WORLDS = 4  # dealt for a decision and a seat
MANY_WORLDS = 40  # dealt before a cell that never changes is called known
MORE_WORLDS = 500  # before it is said that an action tells a secret: a second card like the one seen may be rare
PATIENCE = 8  # worlds looked at for each one in which an action is legal
RARE = 0.1  # a value seen less often than this may be missed by chance
ASKED_OF_BOTS = 4  # decisions of a game
QUICK = {"finish": 0, "cut": 2} if PURE else {}
BOTS: dict[str, Callable[[], Bot]] = {
    "greedy": lambda: find_bot("greedy"),
    "searching": lambda: SearchBot("kit", Level(4 if PURE else 60), knobs=QUICK, threads=1),
}


@check
def check_veil(case: Case) -> None:
    """A re-dealt world fits what the seat knows, depends on nothing else, and can be played to its end."""
    for match in case.sampled():
        state = match.state()
        for seat in case.viewers:
            check_mask(case, state, seat)
            check_deal(case, state, seat)
        case.play_out(case.veiled(state, int(state["actor"][0]), case.seed))


def check_mask(case: Case, state: Records, seat: int) -> None:
    masked = case.masked(state, seat)
    if masked["random"].any():
        raise case.fault(f"the mask for seat {seat} leaves the random streams in place")
    check_public(case, state, masked, f"the mask for seat {seat}")
    if changed := differing(masked, case.masked(masked, seat)):
        raise case.fault(f"a second mask for seat {seat} changes {', '.join(changed)}")
    table = np.zeros((case.game.parties(case.seats), MAX_SOURCES), np.int64)
    case.core.points(case.facts.array, masked, 0, table)
    case.core.forecast(case.facts.array, masked, 0, table)
    if masked["over"][0]:
        case.core.payoff(case.facts.array, masked, 0, records(1, PAYOFF))


def check_public(case: Case, state: Records, other: Records, who: str) -> None:
    if changed := [name for name in differing(state, other) if name not in case.game.hidden]:
        raise case.fault(f"{who} changes {', '.join(changed)}, not declared as hidden")


def check_deal(case: Case, state: Records, seat: int) -> None:
    one, two = (case.veiled(state, seat, case.seed + n) for n in (1, 2))
    check_public(case, state, one, f"the deal for seat {seat}")
    if changed := differing(case.veiled(one, seat, case.seed + 2), two):
        raise case.fault(f"a world dealt from a dealt world for seat {seat} differs in {', '.join(changed)}")
    if changed := differing(case.masked(one, seat), case.masked(state, seat)):
        raise case.fault(f"a world dealt for seat {seat} does not fit what it knows in {', '.join(changed)}")
    if seat == state["actor"][0] and case.legal(one) != case.legal(state):
        raise case.fault(f"in a world dealt for seat {seat}, which is to decide, other actions are legal")


@check
def check_unseen(case: Case) -> None:
    """What a seat has not seen is never less than nothing, and the same in every world that fits."""
    for match in case.sampled():
        for seat in case.viewers:
            counts = unseen(case, match.state(), seat)
            if (counts < 0).any():
                raise case.fault(f"unseen counts of seat {seat} are negative: {counts.tolist()}")
            dealt = unseen(case, match.veil(seat, case.seed), seat)
            if (counts != dealt).any():
                raise case.fault(
                    f"unseen counts of seat {seat} are {counts.tolist()}, in a dealt world {dealt.tolist()}"
                )


def unseen(case: Case, state: Records, seat: int) -> NDArray[np.int64]:
    counts = np.zeros(case.game.unseen_kinds, np.int64)
    case.core.unseen(case.facts.array, state, 0, seat, counts)
    return counts


@check
def check_views(case: Case) -> None:
    """View, question, choices, refusals, aids and narration are the same in all worlds that look alike to a seat."""
    for match in case.sampled():
        for seat in case.viewers:
            real = told(case, match, seat)
            json.dumps(real["view"])
            other = told(case, elsewhere(case, match, seat), seat)
            for what, text in real.items():
                if text != other[what]:
                    raise case.fault(f"{what} for seat {seat} depends on what is hidden from it")


def elsewhere(case: Case, match: Match, seat: int) -> Match:
    """The same match in a world that looks alike to the seat, now and before the last decision."""
    other = in_world(match, match.veil(seat, case.seed))
    if match.number:
        last = match._steps[-1]
        state, after = (case.veiled(state, seat, case.seed) for state in (last.state, last.after))
        other._steps = [*match._steps[:-1], replace(last, state=state, after=after)]
    return other


def told(case: Case, match: Match, seat: int) -> dict[str, Any]:
    """All that a seat is told at a decision."""
    game, known = case.game, record_of(case.masked(match.state(), seat))
    found: dict[str, Any] = {
        "view": match.view(seat),
        "narrate": match.events(seat, since=max(0, match.number - 1)),
        "explain": match.explain(seat),
        **{f"aid {name}": aid.view(case.f, known, seat) for name, aid in game.aids.items()},
    }
    if not match.over:
        found["ask"] = game.ask(case.f, known, seat)
    if seat == match.actor:
        found["describe"] = [match.describe(action) for action in match.legal()]
        found["why_not"] = [match.why_not(code) for code in range(game.layout.size)]
    return found


@check
def check_bots(case: Case) -> None:
    """A bot chooses and says the same with the same seed in all worlds that look alike to its seat, and legally."""
    few = list(case.sampled())[:-1][:: 1 + SAMPLE // ASKED_OF_BOTS]
    for match in few:
        seat = match.actor
        assert seat is not None
        for name, make in BOTS.items():
            chosen = make().decide(match, case.seed)
            if chosen not in match.legal():
                raise case.fault(f"the {name} bot chose {chosen}, which is not legal")
            other = make().decide(elsewhere(case, match, seat), case.seed)
            if other != chosen:
                raise case.fault(f"the {name} bot's choice depends on what is hidden from seat {seat}")
        check_sayings(case, match)
        if not PURE and advice(match, case.seed) != advice(elsewhere(case, match, seat), case.seed):
            raise case.fault(f"hints depend on what is hidden from seat {seat}")


def check_sayings(case: Case, match: Match) -> None:
    """What a bot says out of turn is the same in all worlds that look alike to its seat, and may be said."""
    asides = case.game.asides
    if asides is None:
        return
    for seat in range(case.seats):
        for name, make in BOTS.items():
            said = make().say(match, seat)
            if said != make().say(elsewhere(case, match, seat), seat):
                raise case.fault(f"what the {name} bot says depends on what is hidden from seat {seat}")
            if said is not None and asides.why_not(case.f, match.known(seat), match.talk, seat, said):
                raise case.fault(f"the {name} bot of seat {seat} says what is not allowed: {said}")


def advice(match: Match, seed: int) -> list[Hint]:
    return hints(match, seed=seed, iterations=40, games=2)


@check
def check_narration(case: Case) -> None:
    """What was told of a decision stays the same, whatever happens later."""
    heard: dict[int, list[Any]] = {seat: [] for seat in case.viewers}
    for match in case.walk():
        for seat, lines in heard.items():
            news = match.events(seat, since=max(0, match.number - 1))
            lines += [line for line in news if line[0] < match.number]  # what is said now is told with the decision
            if match.over and match.events(seat) != lines:
                raise case.fault(f"what seat {seat} was told during the game is told otherwise at its end")


@check
def check_walls(case: Case) -> None:
    """Where undo meets no wall, nothing was learned: in every world that looked alike, the result looks alike too."""
    for step in steps_of(case):
        seats = [step.seat] if step.wall != HARD else []
        if step.wall == OPEN:
            seats += [seat for seat in range(case.seats) if seat != step.seat]
        for seat in seats:
            result = case.masked(step.after, seat)
            for world in worlds_before(case, step, seat, WORLDS):
                if changed := differing(case.masked(world, seat), result):
                    what = f"seat {seat} learns from '{case.game.show_action(step.action)}' of seat {step.seat}"
                    raise case.fault(f"{what} (see {', '.join(changed)}), but undo meets no wall: see unseen and mask")


def steps_of(case: Case) -> Iterator[Step]:
    for number, step in enumerate(case.played()._steps):
        case.number = number
        yield step


def worlds_before(case: Case, step: Step, seat: int, count: int) -> Iterator[Records]:
    """The decision in other worlds that the seat thought possible before it; not those where it was illegal."""
    found = 0
    for seed in range(count * PATIENCE):
        world = case.veiled(step.state, seat, seed)
        if step.action in case.legal(world):
            yield case.after(world, step.action)
            found += 1
        if found == count:
            return


@check
def check_secrets(case: Case) -> None:
    """An action shown to a seat does not tell it the content of a cell that is hidden from it (see show_secret)."""
    match = case.played()
    for step in steps_of(case):
        for seat in case.viewers:
            if seat == step.seat or match._shown(step, seat) < 0:
                continue
            cells = telling_cells(case, step, seat, MANY_WORLDS)
            if any(varies(case, step, seat, *cell) for cell in cells):
                for cell in telling_cells(case, step, seat, MORE_WORLDS):
                    if varies(case, step, seat, *cell):
                        action = case.game.show_action(step.action)
                        raise case.fault(f"'{action}' is shown to seat {seat} and tells it {cell[0]}, hidden from it")


def varies(case: Case, step: Step, seat: int, name: str, cell: int) -> bool:
    """Whether the seat is dealt various contents of a cell after a decision."""
    values = [int(case.veiled(step.after, seat, n)[name].flat[cell]) for n in range(MANY_WORLDS)]
    return max(values.count(value) for value in set(values)) <= (1 - RARE) * MANY_WORLDS


def telling_cells(case: Case, step: Step, seat: int, worlds: int) -> list[tuple[str, int]]:
    """Cells hidden from the seat after a decision that other actions would fill otherwise, and this one always so."""
    masked = case.masked(step.after, seat)
    others = [case.after(step.state, code) for code in case.legal(step.state) if code != step.action]
    cells = []
    for name in case.game.hidden:
        if name != "random":
            hidden = masked[name] == UNKNOWN
            chosen = np.any([other[name] != step.after[name] for other in others], axis=0) if others else False
            cells += [(name, int(cell)) for cell in np.flatnonzero(hidden & chosen)]
    seen = 0
    for world in worlds_before(case, step, seat, worlds if cells else 0):
        seen += 1
        cells = [(name, n) for name, n in cells if world[name].flat[n] == step.after[name].flat[n]]
        if not cells:
            break
    return cells if seen == worlds else []  # too few worlds to tell


def check_hidden(game: Game, *, games: int = 3, seed: int = 1, sample: int = 8) -> None:
    """Every field declared as hidden does change in some re-deal for a seat, and in one for a spectator."""
    missing = {who: set(game.hidden) for who in ("a seat", "a spectator")}
    for seats, options in cases(game, sample):
        for n in range(games):
            note_changes(Case(game, seats, options, seed + n), missing)
    for who, names in missing.items():
        if names:
            listed = ", ".join(sorted(names))
            where = f"{game.name} (all seats and options, seeds {seed} to {seed + games - 1}), any decision"
            raise NotConforming(f"{where}: {listed} declared as hidden, but never changed by a deal for {who}")


def note_changes(case: Case, missing: dict[str, set[str]]) -> None:
    if not any(missing.values()):
        return
    for match in case.sampled():
        for seat in case.viewers:
            names = missing["a spectator" if seat == SPECTATOR else "a seat"]
            for n in range(WORLDS if names else 0):
                names.difference_update(differing(match.state(), match.veil(seat, n)))
