"""A game as a value: its names, records and functions. Nothing here knows any particular game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from .facts import Facts, FactsFormat, read_entries
from .layout import Layout
from .options import Option
from .records import MAX_SEATS, Record
from .words import Message, Words

View = dict[str, Any]


@dataclass(frozen=True)
class Aid:
    """Something a player may ask for: a figure worked out from what their seat knows, and its drawing."""

    view: Callable[[Record, Record, int], View]
    draw: Callable[[View, Words], Any]


Payload = Mapping[str, Any]
"""What somebody says out of turn, as plain data."""
Talk = Mapping[str, Any]
"""What has been said and not yet forgotten: plain data, open to all, kept by the match beside the state. A value: it is
never changed, only replaced."""


class Asking(Protocol):
    """Somebody to ask: a menu, one line of text. None when they would rather not."""

    def choose(self, question: str, choices: Sequence[str]) -> int | None: ...

    def text(self, question: str) -> str | None: ...


@dataclass(frozen=True)
class Character:
    """How a bot deals, in points of the game's `value`."""

    name: str
    temptation: float  # what a broken word must bring before it is broken
    least: float  # what a deal must bring
    leaves: float  # what it leaves the other at least, as far as it can tell


Forgone = Callable[[Callable[[Sequence[int]], Sequence[int]]], float]
"""Which of the legal actions keep a promise -> what whoever decides gives up, in points, by choosing from them only."""


def hears_nothing(
    f: Record, before: Record, seat: int, action: int, after: Record, talk: Talk
) -> tuple[Talk, list[Message]]:
    return talk, []


@dataclass(frozen=True)
class Asides:
    """Out-of-turn deals: checked and done outside `legal` and `play`, at any pending decision. Not compiled.

    Records are as the seat knows them, so that a refusal tells nothing hidden; only `do` gets the whole state.
    """

    begin: Callable[[], Talk]
    why_not: Callable[[Record, Record, Talk, int, Payload], Message | None]  # (f, s, talk, seat, payload)
    do: Callable[[Record, Record, Talk, int, Payload], Talk]  # exchanges what changes hands; the talk after
    tell: Callable[[Talk, int, Payload, Talk], list[Message]]  # (before, seat, payload, after): what everybody hears
    sample: Callable[[Record, Record, Talk, int, int], Payload | None]  # (f, s, talk, seat, seed): for random tests
    judge: Callable[[Record, Record, int, int, Record, Talk], tuple[Talk, list[Message]]] = hears_nothing
    """(f, before, seat, action, after, talk), as spectators see it: what a decision means for what was said."""
    answer: Callable[[Record, Record, Talk, int, Character, Forgone | None], Payload | None] | None = None
    """(f, s, talk, seat, character, what its word on the pending decision costs, if known): what a bot has to say."""
    propose: Callable[[Record, Record, Talk, int, Character], Payload | None] | None = None  # and what it would like to
    keeping: Callable[[Record, Record, Talk, int, Sequence[int], Character], list[int]] | None = None
    """(f, s, talk, seat, legal actions, character): those of them that keep one's word, as far as it is to be kept."""
    compose: Callable[[View, Words, int, Asking], Payload | None] | None = None  # a dialogue for terminals
    reply: Callable[[View, Words, int, Asking], list[Payload]] | None = (
        None  # another, about what was offered to a seat
    )
    is_asked: Callable[[Record, Talk, int], bool] | None = None  # (s, talk, seat): whether anything was, just now
    draw: Callable[[View, Words], Any] | None = None  # the talk for a terminal


ASK = -1  # in place of an action: the player wants to be asked


@dataclass(frozen=True)
class Habit:
    """How a player may want a question answered that comes round again and again, so that others need not wait."""

    choices: tuple[str, ...]  # besides being asked
    answer: Callable[[Record, Record, int, str], int]  # (f, s as the seat knows it, seat, choice): an action, or ASK


@dataclass(frozen=True)
class Level:
    """How well a searching bot plays."""

    iterations: int
    slip: float = 0.0  # of a victory: decisions this much worse than the best are e times rarer; 0 never slips


def same_text(text: str, words: Words) -> str:
    return text


@dataclass(frozen=True, eq=False)  # a game is itself: hashed by identity
class Game:
    """What a game's folder offers. Compiled functions get facts `f` and state `s` as records."""

    name: str
    folder: Path
    rules_version: int  # moves when an old record would replay differently
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    sources: tuple[str, ...]
    reasons: tuple[str, ...]
    phases: tuple[str, ...]
    facts_format: FactsFormat
    state: np.dtype[Any]
    layout: Layout
    # the rules, compiled
    setup: Callable[[Record, Record], None]
    legal: Callable[[Record, Record, Any], int]
    play: Callable[[Record, Record, int], None]
    points: Callable[[Record, Record, Any], None]
    forecast: Callable[[Record, Record, Any], None]  # points that the position as it is would still bring
    payoff: Callable[[Record, Record, Record], None]
    value: Callable[[Record, Record, int], float]
    # what a seat knows, compiled
    mask: Callable[[Record, Record, int], None]
    deal: Callable[[Record, Record, int, int], None]
    unseen: Callable[[Record, Record, int, Any], None]
    unseen_kinds: int
    hidden: tuple[str, ...]  # fields in which something may be hidden from a seat
    # for people, from masked records
    view: Callable[[Record, Record, int], View]
    ask: Callable[[Record, Record, int], Message]  # what is asked of the seat to decide
    narrate: Callable[[Record, Record, int, int, Record, int], list[Message]]  # (f, before, actor, action, after, seat)
    why_not: Callable[[Record, Record, int, int], Message | None]  # (f, s, seat, action); None if legal
    describe: Callable[[Record, Record, int, int], Message]  # (f, s, seat, action): what an action would do
    draw: Callable[[View, Any], Any]  # (view, words): the table for a terminal
    # text, both ways
    show_action: Callable[[int], str]
    parse_action: Callable[[str], int]  # raises BadNotation
    show_position: Callable[[Record], str]
    parse_position: Callable[[Record, Record, str], None]  # (f, a zeroed state, text); raises BadNotation
    automata: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # by seat count: opponents that are rules
    aids: Mapping[str, Aid] = field(default_factory=dict)
    asides: Asides | None = None
    habits: Mapping[str, Habit] = field(default_factory=dict)  # by question
    # notation as people see and type it, for games whose letters differ between languages
    show_typed: Callable[[str, Words], str] = same_text
    read_typed: Callable[[str, Words], str] = same_text
    show_secret: Callable[[Record, Record, int, int], int] | None = None  # (f, s, seat, action): -1 if hidden from seat
    explain: Callable[[Record, Record, int], Mapping[str, list[Message]]] | None = None
    """(f, s, seat): everything on the table that can be asked what it does, by its name in notation."""
    prospects: Callable[[Record, Record, int], float] | None = None
    """(f, s, seat): what a seat may expect for itself, compiled: to go on with a turn one has begun, where what rivals
    may expect hardly changes. Takes less time than `value`, which stands in where it is missing."""
    search: Mapping[str, float] = field(default_factory=dict)  # knobs of the tree search that suit the game
    search_alone: Mapping[str, float] = field(default_factory=dict)  # those that differ with one seat
    levels: Mapping[str, Level] = field(default_factory=dict)  # where they are not the usual ones
    levels_alone: Mapping[str, Level] = field(default_factory=dict)  # those that differ with one seat
    hint_games: int = 120  # played on to their end from each decision the coach shows
    played_by: int = 0  # people, most of the time, if it is not two or the fewest there can be
    notes: tuple[str, ...] = ()  # fields no rule reads, kept to tell what happened; not part of a digest

    def __post_init__(self) -> None:
        assert max(self.seats) <= MAX_SEATS, f"{self.name}: at most {MAX_SEATS} seats"

    @property
    def usual_seats(self) -> int:
        """Where nobody says how many play."""
        return self.played_by or (2 if 2 in self.seats else self.seats[0])

    @cached_property
    def shipped(self) -> Facts:
        """The facts the game comes with."""
        return self.facts_format.packed(read_entries(self.folder / "facts.toml"))

    def knobs(self, seats: int) -> dict[str, float]:
        """Of the tree search, where they are not the usual ones."""
        return {**self.search, **(self.search_alone if seats == 1 else {})}

    def own_levels(self, seats: int) -> dict[str, Level]:
        """Of its bots, where they are not the usual ones."""
        return {**self.levels, **(self.levels_alone if seats == 1 else {})}

    def parties(self, seats: int) -> int:
        """Seats and automata: the rows of every table of points."""
        return seats + len(self.automata.get(seats, ()))
