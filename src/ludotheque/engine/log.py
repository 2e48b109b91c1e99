"""The log of a table: numbered lines of what was decided, said, taken back; a game is its start and these lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

DECISION, ASIDE, UNDO, RESEED, SEAT = "decision", "aside", "undo", "reseed", "seat"


@dataclass(frozen=True)
class Line:
    """One entry. `number` is the decision it answers (decision, aside) or leads back to (undo, reseed)."""

    kind: str
    number: int
    seat: int = -1
    action: int = -1
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Start:
    """What a game begins with, besides the rules: enough to replay it from its lines."""

    game: str
    rules_version: int
    seats: int
    options: Mapping[str, str]
    seed: int
    facts: Mapping[str, Any] | None  # entries where they differ from the shipped ones
    facts_digest: str
    chosen_seed: bool  # a game with a chosen seed is unrated
    names: tuple[str, ...] = ()
    position: str = ""  # where it begins, if not at the set-up
