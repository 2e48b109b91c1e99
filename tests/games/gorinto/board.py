"""A drawn position becomes a match: for tests that show the board, play notation and look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.engine.facts import Facts
from ludotheque.engine.hiding import record_of
from ludotheque.engine.match import Match
from ludotheque.engine.position import read_entries
from ludotheque.games.gorinto import GAME
from ludotheque.games.gorinto.notation import show_stack, show_tile
from tests.naive.gorinto import Stream

DEFAULTS = {"goals": "odd spread", "keys": "void wind"}
PARTNERS_GOALS = "odd spread same sevenfold"
SOLO_KEYS = "fire water"
COINS = ("head", "tail")


class Board(Match):
    """A match that begins at a drawn position."""

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

    def stack(self, space: str) -> str:
        """A stack from bottom to top, '.' when empty."""
        row, column = int(space[1]) - 1, "abcde".index(space[0])
        return show_stack(self.record, 5 * row + column)

    def tiles(self, party: int) -> list[int]:
        """What a party (counted from 1) has collected: Void, Wind, Fire, Water, Earth."""
        return [int(count) for count in self.record.board[party - 1]]

    def path(self) -> str:
        shown = [show_tile(int(tile)) for tile in self.record.path]
        return f"{' '.join(shown[:5])} / {' '.join(shown[5:])}"

    def scored(self, party: int) -> dict[str, int]:
        """Wisdom so far of a party (counted from 1) by source, without the zeros."""
        return {source: points for source, points in self.view()["points"][party - 1].items() if points}


def board(text: str, *, coin: str = "", seed: int = 1, facts: Facts | None = None) -> Board:
    """A match at a position; entries left out are as at the start of a season, on an empty mountain.

    `coin` takes a seed with which the Kitsune's next coin shows head or tail.
    """
    entries = {**DEFAULTS, **read_entries(text)}
    if "partners=yes" in entries.get("options", "") and "goals:" not in text:
        entries["goals"] = PARTNERS_GOALS
    if "phase" not in entries:
        entries.setdefault("path", "V . . . . / . . . . .")  # somebody has to have something to decide
    if entries.get("seats") == "1":
        entries.setdefault("own-keys", SOLO_KEYS)
    lines = [f"{name}: {value}" for name, value in entries.items()]
    return Board.from_position(GAME, "\n".join(lines), seed=seed_for(coin) if coin else seed, facts=facts)


def stream_of(seed: int, stream: int) -> Stream:
    """One of the four streams that a seed starts (G13.3), in plain Python."""
    seeder = Stream(seed)
    return [Stream(seeder.next()) for _ in range(4)][stream]


def seed_for(coin: str) -> int:
    wanted = COINS.index(coin)
    return next(seed for seed in range(100) if stream_of(seed, 3).below(2) == wanted)


def new_facts(**changes: Any) -> Facts:
    """The shipped facts with other entries; an entry that is a table is changed in part."""
    entries = dict(GAME.shipped.entries)
    for name, value in changes.items():
        entries[name] = {**entries[name], **value} if isinstance(value, Mapping) else value
    return GAME.facts_format.check(entries)
