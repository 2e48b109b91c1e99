"""A table: one game with the people and bots around it, as its log tells. No store, no clock, no network.

Everything that happens at a table is an entry of its log: applied one after the other they give the table as it is.
What may happen is asked of the table first (`decision`, `undo`, ...); the answer is the entries to be written.
"""

from __future__ import annotations

import secrets
import string
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .. import games
from ..engine.errors import BadInput, choices
from ..engine.game import ASK as ASK_PLAYER
from ..engine.game import Payload
from ..engine.hiding import SPECTATOR, record_of
from ..engine.log import ASIDE, DECISION, RESEED, SEAT, UNDO, Line
from ..engine.match import HARD, Match, check_seed
from ..engine.words import Message
from .entries import (
    AGREE,
    ASK,
    CHAT,
    CLOSE,
    DECLINE,
    FREE,
    HABITS,
    START,
    Draft,
    Entry,
    Seat,
    public_seat,
)
from .errors import Refused, Stale
from .setting import Setting, check_level

OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"
STAND_IN = "strong"  # plays for those who left or whose time is up


def new_id() -> str:
    """For links and for command lines, where a dash in front would be an option."""
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(12))


@dataclass(frozen=True)
class Answered:
    """A post that was answered before: it gets the same answer."""

    line: int
    number: int


@dataclass(frozen=True)
class Asked:
    """Somebody asks everybody to go back."""

    line: int
    seat: int
    to: int
    missing: tuple[str, ...]  # people who have not agreed yet


class Table:
    """The table as its log tells it so far; what people see of it is in telling.py."""

    def __init__(self, id: str, setting: Setting) -> None:
        self.id = id
        self.setting = setting
        self.game = games.find(setting.game)
        self.status = OPEN
        self.seats = [Seat() for _ in range(setting.seats)]
        self.entries: list[Entry] = []
        self.match: Match | None = None
        self.asked: Asked | None = None
        self.habits: list[Mapping[str, str]] = [
            {} for _ in range(setting.seats)
        ]  # by seat: answers given by the server
        self.again = ""  # the table at which they play again
        self.left: list[float] = []  # seconds, by seat, when the pending decision began
        self.since = 0.0  # when it began
        self.said = 0  # of what was said out of turn: how much before the last entry

    @property
    def line(self) -> int:
        return len(self.entries)

    @property
    def number(self) -> int:
        return self.match.number if self.match else 0

    @property
    def actor(self) -> int | None:
        return self.match.actor if self.match and self.status == RUNNING else None

    @property
    def playable(self) -> bool:
        """Whether the rules are still those it was begun with."""
        return self.setting.rules_version == self.game.rules_version

    # reading the log

    def entry(self, draft: Draft, at: float) -> Entry:
        number = self.number if draft.number is None else draft.number
        return Entry(self.line + 1, draft.kind, number, draft.seat, draft.action, draft.data, at)

    def apply(self, entry: Entry) -> None:
        assert entry.line == self.line + 1, f"table {self.id}: line {entry.line} after {self.line}"
        self._charge(entry)
        self.said = len(self.spoken())
        getattr(self, f"_on_{entry.kind}")(entry)
        self.entries.append(entry)
        if self.match and self.match.over:
            self.status, self.asked = FINISHED, None

    def _on_seat(self, entry: Entry) -> None:
        self.seats[entry.seat] = Seat(**entry.data)
        self.habits[entry.seat] = {}
        if self.match:
            self.match.sit(entry.seat, public_seat(self.seats[entry.seat]))
        self._forget_asked()

    def _on_start(self, entry: Entry) -> None:
        setting = self.setting
        facts = self.game.facts_format.check(setting.facts) if setting.facts is not None else None
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, setting.seats, setting.options, setting.seed, facts, names)
        self.match.chosen_seed = setting.chosen_seed
        for number, seat in enumerate(self.seats):
            self.match.sit(number, public_seat(seat))
        self.status, self.since = RUNNING, entry.at
        if setting.clock:
            self.left = [setting.clock.bank] * setting.seats

    def _on_decision(self, entry: Entry) -> None:
        self._match.play(entry.action)
        self.asked = None

    def _on_aside(self, entry: Entry) -> None:
        self._match.aside(entry.seat, entry.data)

    def _on_undo(self, entry: Entry) -> None:
        self._match.retrace(Line(UNDO, entry.number, entry.seat))
        self.asked = None
        self.habits[entry.seat] = {}  # whoever goes back wants to decide

    def _on_reseed(self, entry: Entry) -> None:
        self._match.retrace(Line(RESEED, entry.number, data=entry.data))

    def _on_ask(self, entry: Entry) -> None:
        asker = self.seats[entry.seat].person
        missing = tuple(person for person in self.people() if person != asker)
        self.asked = Asked(entry.line, entry.seat, entry.data["to"], missing)

    def _on_agree(self, entry: Entry) -> None:
        assert self.asked is not None
        missing = tuple(person for person in self.asked.missing if person != self.seats[entry.seat].person)
        self.asked = Asked(self.asked.line, self.asked.seat, self.asked.to, missing)

    def _on_decline(self, entry: Entry) -> None:
        self.asked = None

    def _on_close(self, entry: Entry) -> None:
        self.status, self.asked = CLOSED, None

    def _on_habits(self, entry: Entry) -> None:
        self.habits[entry.seat] = entry.data

    def _on_chat(self, entry: Entry) -> None:
        """Words change nothing."""

    def _on_again(self, entry: Entry) -> None:
        self.again = entry.data["table"]

    def _forget_asked(self) -> None:
        """Who sits at the table has changed: whoever wants to go back asks again."""
        self.asked = None

    def _charge(self, entry: Entry) -> None:
        """Take the time since the decision was asked for from the one who was to decide."""
        if entry.kind not in (DECISION, UNDO, SEAT):
            return
        if self.left and self.actor is not None and self.seats[self.actor].person:
            assert self.setting.clock is not None
            bonus = self.setting.clock.increment if entry.kind == DECISION else 0.0
            self.left[self.actor] += bonus - max(0.0, entry.at - self.since)
        self.since = entry.at

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def shelve(self, entries: Sequence[Entry], status: str) -> None:
        """Keep a log whose rules have changed since: it can be downloaded, not played."""
        for entry in entries:
            if entry.kind == SEAT:
                self.seats[entry.seat] = Seat(**entry.data)
        self.entries, self.status = list(entries), status

    # who is who

    def people(self) -> list[str]:
        """Everybody who plays, once each."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def own(self, person: str) -> tuple[int, ...]:
        """The seats somebody plays: several at one device."""
        return tuple(n for n, seat in enumerate(self.seats) if person and seat.person == person)

    def eyes(self, own: Sequence[int]) -> int:
        """The seat through which somebody with these seats looks: of several, the one to decide or who decided last."""
        if len(own) <= 1 or self.match is None:
            return own[0] if own else SPECTATOR
        actor = self.match.actor
        if actor is not None and actor in own:
            return actor
        return next((step.seat for step in reversed(self.match.steps) if step.seat in own), own[0])

    def alone(self) -> bool:
        """One person with bots, or several at one device: nobody has to be asked."""
        return len(self.people()) <= 1

    # sitting down

    def sit(self, person: str, name: str, seat: int) -> list[Draft]:
        """Take a seat: a free one before the game; later one's own again, or that of somebody who left."""
        self._check_seat(seat)
        held = self.seats[seat]
        if self.status not in (OPEN, RUNNING):
            raise Refused("table-over")
        if self.status == OPEN:
            if held.taken:
                raise Refused("seat-taken", seat=seat + 1)
            if self.setting.rated and self.own(person):
                raise Refused("one-seat-each")
        elif not (held.bot and held.of):
            raise Refused("seat-taken", seat=seat + 1)
        elif held.of != person and (self.setting.rated or self.own(person)):
            raise Refused("seat-not-yours", seat=seat + 1)
        return [Draft(SEAT, seat, data=Seat(person=person, name=name).stored())]

    def leave(self, person: str, seat: int) -> list[Draft]:
        """Get up: before the game the seat is free again, later a bot plays on."""
        self._check_held(person, seat)
        if self.status == OPEN:
            return [Draft(SEAT, seat)]
        if self.status != RUNNING:
            raise Refused("table-over")
        return [self.stand_in(seat)]

    def stand_in(self, seat: int) -> Draft:
        held = self.seats[seat]
        return Draft(SEAT, seat, data=Seat(bot=STAND_IN, name=held.name, of=held.person).stored())

    def place_bot(self, person: str, seat: int, bot: str, *, away: bool = False) -> list[Draft]:
        """The owner gives a seat to a bot: a free one, another bot's or, in a running game, that of somebody away."""
        self._check_owner(person)
        self._check_seat(seat)
        check_level(bot)
        held = self.seats[seat]
        if self.status not in (OPEN, RUNNING):
            raise Refused("table-over")
        if self.status == RUNNING and not held.person and self.setting.rated:
            raise Refused("rated-as-it-is")
        if held.person and held.person != person:
            if self.status == RUNNING and not away:
                raise Refused("still-here", name=held.name)
            if self.status == RUNNING:
                return [self.stand_in(seat)]
        name = held.name if self.status == RUNNING else ""
        of = held.person or held.of if self.status == RUNNING else ""
        return [Draft(SEAT, seat, data=Seat(bot=bot, name=name, of=of).stored())]

    def free(self, person: str, seat: int) -> list[Draft]:
        """The owner frees a seat; in a running game the bot there plays on until somebody takes it."""
        self._check_owner(person)
        self._check_seat(seat)
        held = self.seats[seat]
        if self.status == OPEN:
            return [Draft(SEAT, seat)] if held.taken else []
        if self.status != RUNNING or not held.bot or self.setting.rated:
            raise Refused("seat-not-free", seat=seat + 1)
        return [Draft(SEAT, seat, data=Seat(bot=held.bot, name=held.name, of=FREE).stored())]

    def start(self, person: str) -> list[Draft]:
        self._check_owner(person)
        if self.status != OPEN:
            raise Refused("already-started")
        if empty := [number + 1 for number, seat in enumerate(self.seats) if not seat.taken]:
            raise Refused("seats-empty", seats=choices(empty), count=len(empty))
        return [Draft(START)]

    def close(self, person: str) -> list[Draft]:
        """Nobody wants to go on: the owner before the game; later the last person at the table."""
        if self.status not in (OPEN, RUNNING):
            raise Refused("table-over")
        if self.status == OPEN:
            self._check_owner(person)
        elif not (self.own(person) and self.alone()):
            raise Refused("others-play")
        return [Draft(CLOSE, data={"why": "left"})]

    # playing

    def decision(self, person: str, seat: int, number: int, given: int | str) -> list[Draft] | Answered:
        """The answer to a decision: once; the same again gets the same answer, another one is too late."""
        self._check_held(person, seat)
        if self.match is None:
            raise Refused("not-started")
        action = self.match.action(given)
        if number < self.match.number:
            return self._answered(seat, number, action.code)
        match = self._running()
        if number != match.number:
            raise Stale("stale", number=number, current=match.number)
        if (refused := match.refusal(action, seat)) is not None:
            raise Refused(refused, words_in=(self.game.folder / "words",))
        return [Draft(DECISION, seat, action.code)]

    def _answered(self, seat: int, number: int, action: int) -> Answered:
        for entry in reversed(self.entries):
            if (entry.kind, entry.number) == (DECISION, number):
                if (entry.seat, entry.action) == (seat, action):
                    return Answered(entry.line, number + 1)
                break
        raise Stale("stale", number=number, current=self.number)

    def aside(self, person: str, seat: int, number: int, payload: Payload) -> list[Draft]:
        self._check_held(person, seat)
        match = self._running()
        if number != match.number:
            raise Stale("stale", number=number, current=match.number)
        match.check_aside(seat, payload)
        return [Draft(ASIDE, seat, data=dict(payload))]

    def form_habits(self, person: str, seat: int, answers: Mapping[str, str]) -> list[Draft]:
        """Let the server answer some questions from now on; those not named are asked."""
        self._check_held(person, seat)
        for name, choice in answers.items():
            if name not in self.game.habits:
                raise Refused("no-habit", name=name, choices=choices(self.game.habits) or "–", status=422)
            if choice not in self.game.habits[name].choices:
                raise BadInput("no-choice", name=name, value=choice, choices=choices(self.game.habits[name].choices))
        return [] if self.habits[seat] == answers else [Draft(HABITS, seat, data=dict(answers))]

    def chat(self, person: str, seat: int, text: str) -> list[Draft]:
        self._check_held(person, seat)
        if self.status == CLOSED:
            raise Refused("table-over")
        return [Draft(CHAT, seat, data={"text": text})]

    def undo_limit(self, seat: int) -> int:
        return self._match.undo_limit(seat, alone=self.alone())

    def last_choice(self, seat: int) -> int | None:
        """The last decision at which a seat could have decided otherwise."""
        steps = self._match.steps
        return next((n for n in reversed(range(len(steps))) if steps[n].seat == seat and steps[n].had_choice), None)

    def spoken(self) -> list[Message]:
        """What was said out of turn since the last decision."""
        match = self.match
        return [line for _, line in match.events(SPECTATOR, match.number)] if match and self.game.asides else []

    def undo(self, person: str, seat: int, number: int, to: int) -> list[Draft]:
        """Go back: at once as far as nothing came to light, further if all people at the table agree."""
        self._check_held(person, seat)
        match = self._running()
        if number != match.number:
            raise Stale("stale", number=number, current=match.number)
        if not 0 <= to < match.number:
            raise (
                Refused("no-such-undo", number=to, last=match.number - 1)
                if match.number
                else Refused("nothing-to-undo")
            )
        if to >= self.undo_limit(seat):
            return [Draft(UNDO, seat, number=to)]
        if self.setting.rated:
            raise Refused("undo-rated")
        return self._going_back(seat, to) if self.alone() else [Draft(ASK, seat, data={"to": to})]

    def _going_back(self, seat: int, to: int) -> list[Draft]:
        crossed = any(step.wall == HARD for step in self._match.steps[to:])
        reseed = [Draft(RESEED, data={"seed": check_seed(None)}, number=to)] if crossed else []
        return [Draft(UNDO, seat, number=to), *reseed]

    def consent(self, person: str, asked: int, agrees: bool) -> list[Draft]:
        """Answer somebody who asked to go back."""
        if self.asked is None or self.asked.line != asked:
            raise Refused("not-asked")
        if not self.own(person):
            raise Refused("no-seat-here")
        seat = self.own(person)[0]
        if not agrees:
            return [Draft(DECLINE, seat)]
        if person not in self.asked.missing:
            return []
        agree = Draft(AGREE, seat)
        if self.asked.missing == (person,):
            return [agree, *self._going_back(self.asked.seat, self.asked.to)]
        return [agree]

    # what the table waits for

    def asked_people(self) -> set[str]:
        """People who were just offered something out of turn."""
        match, asides = self.match, self.game.asides
        if match is None or asides is None or asides.is_asked is None:
            return set()
        return {
            seat.person
            for number, seat in enumerate(self.seats)
            if seat.person and asides.is_asked(match.known(number), match.talk, number)
        }

    def forced(self) -> int | None:
        """What the seat to decide does by itself: the only thing it can, or what its player has settled beforehand."""
        if self.actor is None:
            return None
        only = self._match.forced()
        return self._by_habit(self.actor) if only is None else only

    def _by_habit(self, seat: int) -> int | None:
        match = self._match
        for name, choice in self.habits[seat].items() if self.seats[seat].person else ():
            answer = self.game.habits[name].answer(record_of(match.facts.array), match.known(seat), seat, choice)
            if answer != ASK_PLAYER and match.why_not(answer, seat) is None:
                return answer
        return None

    def time_up(self, at: float) -> list[Draft]:
        """Whoever has no time left is replaced by a bot."""
        if self.deadline() is None or at < (self.deadline() or 0.0):
            return []
        assert self.actor is not None
        return [self.stand_in(self.actor)]

    def deadline(self) -> float | None:
        """When the time of the one to decide is up."""
        if not self.left or self.actor is None or not self.seats[self.actor].person:
            return None
        return self.since + self.left[self.actor]

    # checks

    def _running(self) -> Match:
        if self.status == OPEN:
            raise Refused("not-started")
        if self.status != RUNNING:
            raise Refused("table-over")
        return self._match

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setting.seats:
            raise BadInput("no-seat", seat=seat + 1, seats=self.setting.seats)

    def _check_held(self, person: str, seat: int) -> None:
        self._check_seat(seat)
        if not person or self.seats[seat].person != person:
            raise Refused("not-your-seat", seat=seat + 1, status=403)

    def _check_owner(self, person: str) -> None:
        if person != self.setting.owner:
            raise Refused("owner-only", status=403)


def replayed(id: str, setting: Setting, entries: Iterable[Entry]) -> Table:
    table = Table(id, setting)
    for entry in entries:
        table.apply(entry)
    return table
