"""Checks of a game's course: it ends, refuses what is illegal, replays, can be taken back, and is told in text."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import numpy as np

from ..engine.compiled import PURE, versions
from ..engine.core import BY_ADDRESS, BY_THEMSELVES
from ..engine.errors import BadNotation, IllegalAction, LudothequeError, NoUndo
from ..engine.hiding import record_of
from ..engine.log import RESEED
from ..engine.match import HARD, Match
from ..engine.recordfile import read_match
from ..engine.records import Record, copied
from ..engine.words import LANGUAGES
from .case import Case, at, check, differing

REFUSED = 12  # illegal codes played at a decision
HEADER = ("random", "number", "seats", "actor", "phase", "over", "options")  # asides leave them alone
P = ParamSpec("P")
NONSENSE = ("", "?", "no such action", "1 2 3 4 5")
NO_POSITION = "no such entry: 1"


@check
def check_ends(case: Case) -> None:
    """Random games end; until then somebody has something legal to do, and decisions are numbered through."""
    for match in case.walk():
        state = match.state()[0]
        if state["number"] != match.number:
            raise case.fault(f"the record's number is {state['number']}")
        if match.number == 1:  # numbers move, so that an endless game is found quickly
            case.play_out(match.state())
        if not 0 <= state["phase"] < len(case.game.phases):
            raise case.fault(f"phase {state['phase']} has no name")
        check_actor(case, int(state["actor"]), match)


def check_actor(case: Case, actor: int, match: Match) -> None:
    codes = case.legal(match.state())
    if match.over:
        if actor != -1 or codes:
            raise case.fault(f"the game is over, but the actor is {actor} and {len(codes)} actions are legal")
        return
    if not 0 <= actor < case.seats:
        raise case.fault(f"seat {actor} is to decide, which does not exist")
    if len(set(codes)) != len(codes) or not all(0 <= code < case.game.layout.size for code in codes):
        raise case.fault(f"legal actions are double or outside the layout: {codes}")


@check
def check_legal(case: Case) -> None:
    """Play accepts an action if and only if it is legal and why_not has nothing against it; else nothing changes."""
    for match in case.sampled():
        codes = [] if match.over else case.legal(match.state())
        for code in range(case.game.layout.size):
            refused = match.why_not(code) is not None
            if refused and code in codes:
                raise case.fault(f"'{case.game.show_action(code)}' is legal, but why_not refuses it")
            if not refused and code not in codes:
                raise case.fault(f"'{case.game.show_action(code)}' is not legal, but why_not does not say why")
        illegal = [code for code in range(case.game.layout.size) if code not in codes]
        for code in Random(case.seed).sample(illegal, min(len(illegal), REFUSED)):
            check_refused(case, match, match.play, code)
        check_refused(case, match, match.play, -1)
        check_refused(case, match, match.play, case.game.layout.size)
        for code in codes:
            at(match, match.number).play(code)


def check_refused(case: Case, match: Match, act: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
    """It raises IllegalAction, with a reason in every language, and leaves the match as it was."""
    digest, lines = match.digest(), len(match.log)
    try:
        act(*args, **kwargs)
    except IllegalAction as error:
        for language in LANGUAGES:
            if not error.said(language):
                raise case.fault(f"a refusal has no text in {language}") from error
    else:
        raise case.fault("what is not allowed was accepted")
    if match.digest() != digest or len(match.log) != lines:
        raise case.fault("something refused has changed the game")


@check
def check_same_seed(case: Case) -> None:
    """The same seed and actions give the same game."""
    for one, other in zip(case.walk(), case.walk(), strict=True):
        if one.digest() != other.digest():
            raise case.fault(f"the same seed gave another game: {differing(one.state(), other.state())} differ")


@check
def check_record(case: Case) -> None:
    """A saved game, finished or not, replays to the same end."""
    match = case.played()
    for number in (match.number // 2, match.number):
        case.number = number
        check_file(case, at(match, number))


def check_file(case: Case, match: Match) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.jsonl"
        match.save(path)
        try:
            again = read_match(path, lambda name: case.game)
        except LudothequeError as error:
            raise case.fault(f"a saved game cannot be read: {error}") from error
    if (again.digest(), again.log) != (match.digest(), match.log):
        raise case.fault("a saved game replays to another end")


@check
def check_notation(case: Case) -> None:
    """Over the whole layout codes, their meaning and their text are mirrors; nonsense is refused in every language."""
    game = case.game
    for code in range(game.layout.size):
        verb, args = game.layout.decode(code)
        if game.layout.encode(verb, *args) != code:
            raise case.fault(f"code {code} is decoded as {verb}{args}, which is encoded otherwise")
        text = game.show_action(code)
        try:
            parsed = game.parse_action(text)
        except BadNotation as error:
            raise case.fault(f"action {code} is shown as '{text}', which cannot be parsed: {error}") from error
        if parsed != code:
            raise case.fault(f"action {code} is shown as '{text}', which is parsed as {parsed}")
    for text in NONSENSE:
        check_nonsense(case, text, game.parse_action, text)
    blank = record_of(case.core.states(1))
    check_nonsense(case, NO_POSITION, game.parse_position, case.f, blank, NO_POSITION)


def check_nonsense(case: Case, text: str, parse: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
    try:
        parse(*args, **kwargs)
    except BadNotation as error:
        if not all(error.said(language) for language in LANGUAGES):
            raise case.fault(f"the refusal of '{text}' has no text in some language") from error
    else:
        raise case.fault(f"'{text}' is parsed, though it means nothing")


@check
def check_position(case: Case) -> None:
    """A position as text gives the same record again, but for the random streams."""
    for match in case.sampled():
        text, state, read = match.position(), match.state(), case.core.states(1)
        case.game.parse_position(case.f, record_of(read), text)
        state["random"] = 0
        if lost := differing(state, read):
            raise case.fault(f"the text of the position does not keep {', '.join(lost)}")
        if case.game.show_position(record_of(read)) != text:
            raise case.fault("the position read from its text has another text")


@check
def check_conserved(case: Case, conserved: Callable[[Record, Record], Any]) -> None:
    """What a game says is conserved (its pieces) stays the same, also in the worlds a seat thinks possible."""
    wanted: Any = None
    for match in case.walk():
        found = conserved(case.f, record_of(match.state()))
        wanted = found if match.number == 0 else wanted
        if found != wanted:
            raise case.fault(f"what should be conserved was {wanted} and is {found}")
        for seat in case.viewers:
            found = conserved(case.f, record_of(match.veil(seat, match.number)))
            if found != wanted:
                raise case.fault(f"in a world dealt for seat {seat}, what should be conserved is {found}, not {wanted}")


SELDOM = 10  # decisions between two looks at everything


@check
def check_facts(case: Case) -> None:
    """No rule writes to the facts."""
    facts = case.game.facts_format.load(case.game.folder / "facts.toml")  # a copy, to be spoilt
    before = facts.array.tobytes()
    for match in case.walk(facts):
        if match.number % SELDOM == 0 or match.over:
            for seat in case.viewers:
                match.view(seat)
                match.veil(seat, 1)
        if match.over:
            _ = match.outcome  # calls payoff
        if facts.array.tobytes() != before:
            raise case.fault("a rule has written to the facts")


@check
def check_undo(case: Case) -> None:
    """Taking back and doing again gives the same game; further back than a hard wall only with consent."""
    for match in case.sampled():
        if match.number == 0:
            continue
        last = match._steps[-1].seat
        limit = match.undo_limit(last)
        if any(step.wall == HARD for step in match._steps[limit:]):
            raise case.fault(f"seat {last} may go back to decision {limit}, across a hard wall")
        if limit < match.number:
            check_redo(case, at(match, match.number), limit)
        if limit > 0:
            check_consent(case, at(match, match.number), limit - 1)


def check_redo(case: Case, match: Match, to: int) -> None:
    digest, actions = match.digest(), [step.action for step in match._steps[to:]]
    match.undo(to)
    for action in actions:
        match.play(action)
    if match.digest() != digest:
        raise case.fault(f"taking back to decision {to} and doing the same again gives another game")


def check_consent(case: Case, match: Match, to: int) -> None:
    digest, hard = match.digest(), any(step.wall == HARD for step in match._steps[to:])
    try:
        match.undo(to)
    except NoUndo:
        if match.digest() != digest:
            raise case.fault("a refused undo has changed the game") from None
    else:
        raise case.fault(f"decision {to} was taken back without consent")
    match.undo(to, consent=True, seed=case.seed)
    if hard != (match.log[-1].kind == RESEED):
        raise case.fault("going back across a hard wall, and only that, draws chance anew")
    match.play(Random(case.seed).choice(case.legal(match.state())))
    check_file(case, match)


@check
def check_asides(case: Case) -> None:
    """Asides never touch whose decision it is nor chance; refused ones change nothing."""
    if case.game.asides is None:
        return
    chance = Random(case.seed)
    for match in case.walk():
        if match.over:
            check_refused(case, match, match.aside, 0, {})
            continue
        for seat in range(case.seats):
            check_refused(case, match, match.aside, seat, {"no such": "deal"})
            if (payload := case.sample_aside(match, seat, chance)) is not None:
                check_aside(case, match, seat, dict(payload))


def check_aside(case: Case, match: Match, seat: int, payload: dict[str, Any]) -> None:
    assert case.game.asides is not None
    before = match.state()
    if case.game.asides.why_not(case.f, record_of(case.masked(before, seat)), match.talk, seat, payload):
        check_refused(case, match, match.aside, seat, payload)
        return
    match.aside(seat, payload)
    if touched := [name for name in differing(before, match.state()) if name in HEADER]:
        raise case.fault(f"the aside {payload} of seat {seat} has touched {', '.join(touched)}")
    if not case.legal(match.state()):
        raise case.fault(f"after the aside {payload} of seat {seat} nothing is legal")


@check
def check_signatures(case: Case) -> None:
    """Each entry point is compiled once: a second signature is a call with other types, and costs seconds."""
    if PURE:
        return
    match, states = case.played(), case.core.states(2)
    _ = match.view(), match.outcome, match.veil(0, case.seed)  # points, forecast, payoff, mask and deal
    case.core.unseen(case.facts.array, states, 0, 0, np.zeros(case.game.unseen_kinds, np.int64))
    case.core.copy(states, 0, 1)
    case.core.reseed(states, 0, np.uint64(case.seed))
    case.core.step(case.game.shipped.array, copied(match.steps[0].state), 0, match.steps[0].action, case.core.actions())
    for name in (*BY_ADDRESS, *BY_THEMSELVES):
        entry = getattr(case.core, name)
        signatures = versions(getattr(entry, "func", entry), states)
        if len(signatures) != 1:
            raise case.fault(f"'{name}' is compiled for {len(signatures)} signatures: {signatures}")


@check
def check_fields(case: Case) -> None:
    """No field is called like an attribute of NumPy's records, which uncompiled code would get instead of it."""
    for dtype in (case.game.state, case.game.facts_format.dtype):
        if taken := [name for name in dtype.names or () if hasattr(np.record, name)]:
            raise case.fault(f"NumPy's records have attributes called {', '.join(taken)}: choose other names of fields")
    if unknown := [name for name in case.game.hidden if name not in (case.game.state.names or ())]:
        raise case.fault(f"hidden fields that do not exist: {', '.join(unknown)}")
