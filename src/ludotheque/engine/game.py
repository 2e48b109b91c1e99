"""A game as a value: its names, records and functions. Nothing here knows any particular game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

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


@dataclass(frozen=True)
class Asides:
    """Out-of-turn deals: checked and done outside `legal` and `play`, at any pending decision. Not compiled.

    `why_not` and `sample` get the record as the seat knows it, so that a refusal tells nothing hidden.
    """

    why_not: Callable[[Record, Record, int, Mapping[str, Any]], Message | None]  # (f, s, seat, payload); None: allowed
    do: Callable[[Record, Record, int, Mapping[str, Any]], None]  # (f, the whole state, seat, payload)
    sample: Callable[[Record, Record, int, int], Mapping[str, Any] | None]  # (f, s, seat, seed): for random tests


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
    # notation as people see and type it, for games whose letters differ between languages
    show_typed: Callable[[str, Words], str] = same_text
    read_typed: Callable[[str, Words], str] = same_text
    show_secret: Callable[[Record, Record, int, int], int] | None = None  # (f, s, seat, action): -1 if hidden from seat

    def __post_init__(self) -> None:
        assert max(self.seats) <= MAX_SEATS, f"{self.name}: at most {MAX_SEATS} seats"

    @cached_property
    def shipped(self) -> Facts:
        """The facts the game comes with."""
        return self.facts_format.packed(read_entries(self.folder / "facts.toml"))

    def parties(self, seats: int) -> int:
        """Seats and automata: the rows of every table of points."""
        return seats + len(self.automata.get(seats, ()))
