"""A match: one game being played, with its history. The façade that checks at the door what the rules then trust."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property, lru_cache
from numbers import Integral
from pathlib import Path
from typing import Any, Self
from unicodedata import category

import numpy as np

from .compiled import records
from .core import Core, core_of
from .errors import BadInput, BadNotation, IllegalAction, LudothequeError, NoUndo, choices
from .facts import Facts
from .game import Asides, Game, Payload, Talk, View
from .hiding import SPECTATOR, chance_moved, masked, record_of, veiled, who_learned
from .log import ASIDE, DECISION, RESEED, SEAT, UNDO, Line, Start
from .options import check_options
from .outcome import Outcome, read_outcome
from .records import MAX_SOURCES, PAYOFF, Record, Records, copied
from .words import Message, Words, message, words_of

OPEN, SHOWN, HARD = range(3)
"""What a decision brought to light: nothing; something to others; something by chance or to the one who decided."""
LONGEST_NAME = 40
NOT_IN_NAMES = ("Cc", "Cs", "Zl", "Zp")  # Unicode's categories of what is no text, or ends a line


@dataclass(frozen=True)
class Action:
    """A legal action: its code, and its text in the game's notation."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Step:
    """A decision made, with the states before and right after it (asides may follow before the next one)."""

    core: Core
    facts: Facts
    state: Records
    after: Records
    seat: int
    action: int
    talk: Talk  # before it
    exchanged: bool = False  # whether an aside has changed the state since the decision before
    said: tuple[Message, ...] = ()  # out of turn, since the decision before
    heard: tuple[Message, ...] = ()  # what it meant for what was said

    @cached_property
    def wall(self) -> int:
        """What it brought to light; worked out when somebody asks, most decisions are never taken back."""
        if chance_moved(self.state, self.after):
            return HARD
        learned = who_learned(self.core, self.facts, self.state, self.after)
        if learned[self.seat]:
            return HARD
        return SHOWN if learned.any() else OPEN

    @cached_property
    def had_choice(self) -> bool:
        """Whether there was more than one action to choose from."""
        return self.core.legal(self.facts.array, self.state, 0, self.core.actions()) > 1


class Match:
    """One game in progress or finished. Illegal actions raise IllegalAction and change nothing."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        facts: Facts | None = None,
        names: Sequence[str] = (),
        position: str = "",
    ) -> None:
        """A new game, set up by the rules or, where a position is given as text, beginning there."""
        self.game = game
        self.seats = check_seats(game, seats)
        if facts is not None and not isinstance(facts, Facts):
            raise BadInput("bad-facts-argument")
        self.options = check_options(game.options, seats, options or {})
        self.facts = facts or game.shipped
        self.seed = check_seed(seed)
        self.chosen_seed = seed is not None
        self.names = check_names(names, self.seats)
        self.opening = position
        self._state = self._first_state()
        self._steps: list[Step] = []
        self.talk: Talk = game.asides.begin() if game.asides else {}
        self._exchanged = False
        self._said: list[Message] = []
        self.players: dict[int, dict[str, Any]] = {}
        self.log: list[Line] = []
        self.identity = object()  # its snapshots are the same match

    @classmethod
    def from_position(cls, game: Game, text: str, *, seed: int | None = None, facts: Facts | None = None) -> Self:
        """A game that begins at a position given as text; what chance brings from there on comes from the seed."""
        seats, options = position_setting(game, text, facts or game.shipped)
        return cls(game, seats, options, seed, facts, position=text)

    def _first_state(self) -> Records:
        if self.opening:
            state = read_position(self.game, self.opening, self.facts)
            self.core.reseed(state, 0, np.uint64(self.seed))
            return state
        state = self.core.fresh(self.seats, self.options)[:1]
        self.core.start(self.facts.array, state, 0, self.seed)
        return state

    @property
    def core(self) -> Core:
        return core_of(self.game)

    # what is going on

    @property
    def number(self) -> int:
        """The number of the pending decision, from 0."""
        return len(self._steps)

    @property
    def actor(self) -> int | None:
        """The seat to decide, from 0; None when the game is over."""
        return None if self.over else int(self._state["actor"][0])

    @property
    def over(self) -> bool:
        return bool(self._state["over"][0])

    @property
    def phase(self) -> str:
        return self.game.phases[int(self._state["phase"][0])]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The decisions made, without those taken back."""
        return tuple(self._steps)

    @property
    def exchanged(self) -> bool:
        """Whether an aside has changed the state since the last decision."""
        return self._exchanged

    @property
    def parties(self) -> int:
        return self.game.parties(self.seats)

    @property
    def scores(self) -> list[int]:
        """Points so far of each seat, then of each automaton."""
        return [int(total) for total in self._table("points", self._state).sum(axis=1)]

    @property
    def outcome(self) -> Outcome:
        """The result; only when the game is over."""
        if not self.over:
            raise LudothequeError("not-over")
        return self._result()

    @property
    def teams(self) -> list[int]:
        """The team of each seat, then of each automaton; without partners everybody is one."""
        return [place.team for place in self._result().places]

    def _result(self) -> Outcome:
        payoff = records(1, PAYOFF)
        self.core.payoff(self.facts.array, self._state, 0, payoff)
        return read_outcome(self.game, record_of(payoff))

    @property
    def start(self) -> Start:
        shipped = self.game.shipped.digest == self.facts.digest
        return Start(
            self.game.name, self.game.rules_version, self.seats, self.options, self.seed,
            None if shipped else self.facts.entries, self.facts.digest, self.chosen_seed, self.names, self.opening,
        )  # fmt: skip

    def digest(self) -> str:
        """Names the whole state, hidden things included: for records and tests, never for players."""
        state = self._state
        if self.game.notes:
            state = copied(state)
            for name in self.game.notes:
                state[name] = 0
        return hashlib.sha256(state.tobytes()).hexdigest()[:16]

    def state(self) -> Records:
        """A copy of the whole state, for study; hand `veil` to anybody who plays."""
        return copied(self._state)

    def known(self, seat: int) -> Record:
        """The state as a seat (or a spectator) knows it."""
        return record_of(masked(self.core, self.facts, self._state, seat))

    def veil(self, seat: int, seed: int) -> Records:
        """A random state that fits what a seat knows: what a bot may see."""
        self._check_viewer(seat)
        return veiled(self.core, self.facts, self._state, seat, seed)

    def snapshot(self) -> Match:
        """The match as it is now, for somebody who looks at it while it goes on."""
        other = copy(self)
        other._steps, other._said, other.log = list(self._steps), list(self._said), list(self.log)
        other.players = dict(self.players)
        return other

    # deciding

    def legal(self) -> list[Action]:
        """What the seat to decide may choose from; empty when the game is over."""
        return [action_of(self.game, code) for code in self._codes()]

    def choices(self) -> list[tuple[Action, Message]]:
        """The same, each with what it would do in words."""
        actor = int(self._state["actor"][0])
        f, known = record_of(self.facts.array), self.known(actor)
        return [(action, self.game.describe(f, known, actor, action.code)) for action in self.legal()]

    def forced(self) -> int | None:
        """The only action there is to choose, if there is but one."""
        codes = self._codes()
        return codes[0] if len(codes) == 1 else None

    def action(self, given: Action | int | str) -> Action:
        """An action from its code or its text."""
        if isinstance(given, str):
            try:
                given = self.game.parse_action(given)
            except BadNotation as error:
                raise IllegalAction(error.message, words_in=error.words_in) from None
        code = given.code if isinstance(given, Action) else given
        if not isinstance(code, Integral) or not 0 <= code < self.game.layout.size:
            raise IllegalAction("no-action", code=str(code), last=self.game.layout.size - 1)
        return action_of(self.game, int(code))

    def play(self, given: Action | int | str) -> Action:
        """Decide for the seat whose decision it is."""
        action = self.action(given)
        if action.code not in self._codes():
            refused = self.refusal(action)
            assert refused is not None, f"{self.game.name}: {action} is not legal, but why_not finds no reason"
            raise IllegalAction(refused, words_in=self._words_in)
        before, seat = self._state, int(self._state["actor"][0])
        self._state = copied(before)
        self.core.play(self.facts.array, self._state, 0, action.code)
        talk, said, heard = self.talk, tuple(self._said), self._judge(before, seat, action.code)
        step = Step(
            self.core, self.facts, before, self._state, seat, action.code, talk, self._exchanged, said, heard
        )  # fmt: skip
        self._steps.append(step)
        self._exchanged, self._said = False, []
        self.log.append(Line(DECISION, self.number - 1, seat, action.code))
        return action

    def why_not(self, given: Action | int | str, seat: int | None = None) -> Message | None:
        """Why a seat (if none is named: the one to decide) may not choose an action now; None if it may."""
        code, actor = self.action(given).code, self.actor
        if actor is None:
            return message("refusal-over")
        if seat is not None and seat != actor:
            return message("refusal-not-your-decision", who=message("seat", number=actor + 1))
        return self.game.why_not(record_of(self.facts.array), self.known(actor), actor, code)

    def refusal(self, given: Action | int | str, seat: int | None = None) -> Message | None:
        """The same as a whole sentence, which names seat, action and rule."""
        action = self.action(given)
        why = self.why_not(action, seat)
        if why is None or self.over:
            return why
        speaker = int(self._state["actor"][0]) if seat is None else seat
        return message("refusal", who=message("seat", number=speaker + 1), action=action.text, why=why)

    # taking back

    def undo_limit(self, seat: int, *, alone: bool = True) -> int:
        """The earliest decision a seat may go back to without asking anybody.

        `alone`: all others are bots, or all sit at one device, so that what was shown to others does not matter.
        """
        limit = self.number
        if self._exchanged:
            return limit
        for step in reversed(self._steps):
            if step.seat != seat or step.wall == HARD or (step.wall == SHOWN and not alone):
                break
            limit -= 1
            if step.exchanged:
                break
        return limit

    def undo(
        self,
        to: int | None = None,
        *,
        seat: int | None = None,
        alone: bool = True,
        consent: bool = False,
        seed: int | None = None,
    ) -> None:
        """Go back to a decision (if none is named: the last one made).

        Further than `undo_limit` needs the consent of all people; what chance had brought is then drawn anew.
        """
        to = self.number - 1 if to is None else to
        if not 0 <= to < self.number:
            raise NoUndo("no-such-undo", number=to, last=self.number - 1) if self.number else NoUndo("nothing-to-undo")
        seat = self._steps[-1].seat if seat is None else seat
        limit = self.undo_limit(seat, alone=alone)
        if to < limit and not consent:
            raise NoUndo("undo-needs-consent")
        crossed = any(step.wall == HARD for step in self._steps[to:])
        self._go_back(to)
        self.log.append(Line(UNDO, to, seat))
        if crossed:
            self._reseed(check_seed(seed))

    def retrace(self, line: Line) -> None:
        """Do what an undo or reseed line of a log says: it was agreed when it was written."""
        if line.kind == RESEED:
            self._reseed(check_seed(line.data["seed"]))
            return
        if not 0 <= line.number < self.number:
            raise NoUndo("no-such-undo", number=line.number, last=self.number - 1)
        self._go_back(line.number)
        self.log.append(line)

    def sit(self, seat: int, who: Mapping[str, Any]) -> None:
        """Note who plays a seat; the rules do not care."""
        self._check_seat(seat)
        self.players[seat] = dict(who)
        self.log.append(Line(SEAT, self.number, seat, data=dict(who)))

    def _go_back(self, to: int) -> None:
        step = self._steps[to]
        self._state, self.talk = copied(step.state), step.talk
        self._exchanged, self._said = step.exchanged, list(step.said)
        del self._steps[to:]

    def _reseed(self, seed: int) -> None:
        self.core.reseed(self._state, 0, np.uint64(seed))
        self.log.append(Line(RESEED, self.number, data={"seed": seed}))

    # asides

    def aside(self, seat: int, payload: Payload) -> None:
        """Something said or exchanged out of turn, while a decision is pending."""
        asides = self.check_aside(seat, payload)
        f, after = record_of(self.facts.array), copied(self._state)
        talk = asides.do(f, record_of(after), self.talk, seat, payload)
        self._said += asides.tell(self.talk, seat, payload, talk)
        self._exchanged |= after.tobytes() != self._state.tobytes()
        self._state, self.talk = after, talk
        self.log.append(Line(ASIDE, self.number, seat, data=dict(payload)))

    def check_aside(self, seat: int, payload: Payload) -> Asides:
        """Raises IllegalAction where a seat cannot say this now."""
        asides = self.game.asides
        if asides is None:
            raise IllegalAction("no-asides", game=self.game.name)
        if self.over:
            raise IllegalAction("refusal-over")
        self._check_seat(seat)
        if why := asides.why_not(record_of(self.facts.array), self.known(seat), self.talk, seat, payload):
            who = message("seat", number=seat + 1)
            raise IllegalAction("aside-refused", who=who, why=why, words_in=self._words_in)
        return asides

    def _judge(self, before: Records, seat: int, action: int) -> tuple[Message, ...]:
        """What a decision means for what was said, from what everybody sees."""
        if self.game.asides is None:
            return ()
        states = [record_of(masked(self.core, self.facts, state, SPECTATOR)) for state in (before, self._state)]
        f, code = record_of(self.facts.array), action
        if self.game.show_secret is not None:
            code = self.game.show_secret(f, states[0], SPECTATOR, action)
        self.talk, heard = self.game.asides.judge(f, states[0], seat, code, states[1], self.talk)
        return tuple(heard)

    # for people

    def words(self, language: str = "en") -> Words:
        return words_of(language, *self._words_in).named(self.names)

    @property
    def _words_in(self) -> tuple[Path, ...]:
        return (self.game.folder / "words",)

    def view(self, seat: int = SPECTATOR) -> View:
        """All that a seat (or a spectator) may see, as plain data."""
        self._check_viewer(seat)
        hidden = masked(self.core, self.facts, self._state, seat)
        f = record_of(self.facts.array)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "parties": self.parties,
            "options": dict(self.options),
            "number": self.number,
            "actor": self.actor,
            "phase": self.phase,
            "over": self.over,
            "points": self._by_source("points", hidden),
            "forecast": self._by_source("forecast", hidden),
            **({"talk": self.talk} if self.game.asides else {}),
            **self.game.view(f, record_of(hidden), seat),
        }

    def ask(self, seat: int = SPECTATOR) -> Message:
        """What is asked of the seat to decide, as a seat may be told it."""
        return self.game.ask(record_of(self.facts.array), self.known(seat), seat)

    def explain(self, seat: int = SPECTATOR) -> Mapping[str, list[Message]]:
        """What everything on the table does, by its name in notation; empty for games that explain themselves."""
        explain = self.game.explain
        return explain(record_of(self.facts.array), self.known(seat), seat) if explain else {}

    def aid(self, name: str, seat: int = SPECTATOR) -> View:
        """A figure that helps a player, from what their seat knows: see `game.aids`."""
        if name not in self.game.aids:
            raise BadInput("no-aid", name=name, choices=choices(self.game.aids) or "–")
        return self.game.aids[name].view(record_of(self.facts.array), self.known(seat), seat)

    def describe(self, given: Action | int | str, seat: int | None = None) -> Message:
        """What an action would do, in words."""
        actor = int(self._state["actor"][0])
        seat = actor if seat is None else seat
        return self.game.describe(record_of(self.facts.array), self.known(seat), actor, self.action(given).code)

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[tuple[int, Message]]:
        """What has happened from a decision on, as a seat may be told it: decision number and message."""
        self._check_viewer(seat)
        told: list[tuple[int, Message]] = []
        f = record_of(self.facts.array)
        for n in range(max(0, since), self.number):
            step = self._steps[n]
            hidden = [record_of(masked(self.core, self.facts, state, seat)) for state in (step.state, step.after)]
            code = self._shown(step, seat)
            lines = self.game.narrate(f, hidden[0], step.seat, code, hidden[1], seat)
            told += [(n, line) for line in (*step.said, *lines, *step.heard)]
        return told + [(self.number, line) for line in self._said]

    def lines(self, language: str = "en", seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """The same in a language."""
        words = self.words(language)
        return [words(line) for _, line in self.events(seat, since)]

    def notation(self) -> list[str]:
        """The decisions so far, as text."""
        return [self.game.show_action(step.action) for step in self._steps]

    def position(self) -> str:
        """The position as text."""
        return self.game.show_position(record_of(self._state))

    # files

    def save(self, path: str | Path) -> None:
        from .recordfile import write_match  # the file format knows the match, not the other way round

        write_match(self, Path(path))

    # inside

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadInput("no-seat", seat=seat + 1, seats=self.seats)

    def _codes(self) -> list[int]:
        out = self.core.actions()
        n = self.core.legal(self.facts.array, self._state, 0, out)
        return [int(code) for code in out[:n]]

    def _check_viewer(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)

    def _shown(self, step: Step, seat: int) -> int:
        if self.game.show_secret is None or step.seat == seat:
            return step.action
        hidden = record_of(masked(self.core, self.facts, step.state, seat))
        return self.game.show_secret(record_of(self.facts.array), hidden, seat, step.action)

    def _table(self, which: str, state: Records) -> Any:
        table = np.zeros((self.parties, MAX_SOURCES), np.int64)
        getattr(self.core, which)(self.facts.array, state, 0, table)
        return table

    def _by_source(self, which: str, state: Records) -> list[dict[str, int]]:
        table = self._table(which, state)
        return [{source: int(row[n]) for n, source in enumerate(self.game.sources)} for row in table]


@lru_cache(maxsize=1 << 16)
def action_of(game: Game, code: int) -> Action:
    return Action(code, game.show_action(code))


def read_position(game: Game, text: str, facts: Facts) -> Records:
    """A state from its text; one in which nothing could be decided is refused."""
    state, core = records(1, game.state), core_of(game)
    game.parse_position(record_of(facts.array), record_of(state), text)
    if not state["over"][0] and core.legal(facts.array, state, 0, core.actions()) == 0:
        raise BadInput("dead-position")
    return state


def position_setting(game: Game, text: str, facts: Facts) -> tuple[int, dict[str, str]]:
    """The seats and options of a position given as text."""
    s = record_of(read_position(game, text, facts))
    return int(s.seats), {option.name: option.choices[int(s.options[n])] for n, option in enumerate(game.options)}


def check_seats(game: Game, seats: int) -> int:
    if not is_whole(seats) or seats not in game.seats:
        raise BadInput("bad-seats", game=game.name, seats=str(seats), choices=choices(game.seats))
    return int(seats)


def is_whole(value: object) -> bool:
    """A whole number, NumPy's included; not True or False."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if isinstance(names, str) or len(names) > seats or not all(is_name(name) for name in names):
        raise BadInput("bad-names", seats=str(seats), longest=str(LONGEST_NAME))
    return tuple(names)


def is_name(name: object) -> bool:
    """A text of one line, or an empty one for a seat without a name."""
    return isinstance(name, str) and len(name) <= LONGEST_NAME and not any(category(c) in NOT_IN_NAMES for c in name)


def check_seed(seed: int | None) -> int:
    """A seed of 64 bits; drawn where none is given."""
    if seed is None:
        return secrets.randbits(64)
    if not is_whole(seed) or not 0 <= seed < 1 << 64:
        raise BadInput("bad-seed", seed=str(seed))
    return int(seed)
