"""A position as text becomes a match: for tests that show the board, play notation and look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.engine.facts import Facts
from ludotheque.engine.hiding import record_of
from ludotheque.engine.match import Match
from ludotheque.games.corinth import GAME
from ludotheque.games.corinth.notation import show_quarter
from tests.naive.corinth import Stream

HARBOUR = "1x1 2x1 3x1 4x1 5x1 6x1"  # one die a quarter, from Goats to Gold


class Board(Match):
    """A match that begins at a position."""

    def can(self) -> list[str]:
        """The legal actions in words."""
        return sorted(action.text for action in self.legal())

    def do(self, *texts: str) -> Board:
        for text in texts:
            self.play(text)
        return self

    @property
    def record(self) -> Any:
        return record_of(self.state())

    def harbour(self) -> str:
        """The quarters from Goats to Gold, '.' when empty."""
        return " ".join(show_quarter(self.record, quarter) for quarter in range(6))

    def sheet(self, seat: int) -> dict[str, Any]:
        """What a player (counted from 1) has."""
        return dict(self.view()["sheets"][seat - 1])

    def purse(self, seat: int) -> tuple[int, int]:
        """Gold and goats in hand of a player (counted from 1)."""
        return self.sheet(seat)["gold"], self.sheet(seat)["goats"]

    def scored(self, seat: int) -> dict[str, int]:
        """Points of a player (counted from 1) by source, without the zeros."""
        return {source: points for source, points in self.view()["points"][seat - 1].items() if points}


def board(text: str = "", *, seed: int = 1, facts: Facts | None = None) -> Board:
    """A match at a position; what is left out is as on empty sheets, the harbour holds one die a quarter."""
    lines = [line.strip() for line in text.splitlines()]
    if not any(line.startswith("harbour:") for line in lines):
        lines.append(f"harbour: {HARBOUR}")
    return Board.from_position(GAME, "\n".join(lines), seed=seed, facts=facts)


def stream_of(seed: int, stream: int) -> Stream:
    """One of the four streams that a seed starts (C10.2), in plain Python."""
    seeder = Stream(seed)
    return [Stream(seeder.next()) for _ in range(4)][stream]


def new_facts(**changes: Any) -> Facts:
    """The shipped facts with other entries; an entry that is a table is changed in part."""
    entries = dict(GAME.shipped.entries)
    for name, value in changes.items():
        entries[name] = {**entries[name], **value} if isinstance(value, Mapping) else value
    return GAME.facts_format.check(entries)
