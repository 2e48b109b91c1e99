"""The log of a table: kinds of entries, what they say of seats, and how a match is written down as entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ..engine.log import ASIDE, DECISION, RESEED, UNDO
from ..engine.match import Match
from ..engine.words import Message, message

START, ASK, AGREE, DECLINE, CLOSE, AGAIN = "start", "ask", "agree", "decline", "close", "again"
HABITS, CHAT = "habits", "chat"
"""Kinds of entries besides those of a match: the game begins; going back is asked for, granted, refused; the table is
closed; those who sat here play again; somebody wants some questions answered for them; somebody says something."""


@dataclass(frozen=True)
class Seat:
    """Who plays: a person, a bot, or nobody yet."""

    person: str = ""
    bot: str = ""
    name: str = ""
    of: str = ""  # the person a bot stands in for; anybody's, if it is a star

    def stored(self) -> dict[str, str]:
        return {key: value for key, value in asdict(self).items() if value}

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)


FREE = "*"  # a bot that stands in for anybody who comes


@dataclass(frozen=True)
class Entry:
    """A line of the log, as it is stored."""

    line: int
    kind: str
    number: int
    seat: int = -1
    action: int = -1
    data: Mapping[str, Any] = field(default_factory=dict)
    at: float = 0.0


@dataclass(frozen=True)
class Draft:
    """An entry to be written: its place in the log and its time are still to come."""

    kind: str
    seat: int = -1
    action: int = -1
    data: Mapping[str, Any] = field(default_factory=dict)
    number: int | None = None  # where it is not that of the pending decision


def public_seat(seat: Seat) -> dict[str, Any]:
    """A seat as everybody may see it: without anybody's id."""
    kind = "person" if seat.person else "bot" if seat.bot else "empty"
    return {"kind": kind, "name": seat.name, "bot": seat.bot, "stands_in": bool(seat.of)}


def seat_told(number: int, seat: Seat) -> Message:
    if seat.person:
        return message("told-sits", number=number + 1, name=seat.name)
    if seat.bot:
        return message("told-bot", number=number + 1, bot=message(f"bot-{seat.bot}"))
    return message("told-free", number=number + 1)


def drafts_of(match: Match) -> list[Draft]:
    """What was decided, said and taken back in a match, to be written to a table's log."""
    kinds = (DECISION, ASIDE, UNDO, RESEED)
    return [
        Draft(line.kind, line.seat, line.action, dict(line.data), line.number)
        for line in match.log
        if line.kind in kinds
    ]
