"""Ludotheque: modern board games to play, study and teach to machines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from . import games
from .engine.core import Core, core_of
from .engine.errors import BadFacts, BadInput, BadRecord, IllegalAction, LudothequeError, NoUndo
from .engine.facts import Facts
from .engine.game import Game
from .engine.match import Action, Match
from .engine.outcome import Outcome, Place
from .engine.recordfile import read_match

__version__ = "0.1.0"
__all__ = [
    "Action", "BadFacts", "BadInput", "BadRecord", "Core", "Facts", "Game", "IllegalAction", "LudothequeError",
    "Match", "NoUndo", "Outcome", "Place", "core", "facts", "game", "load", "start",
]  # fmt: skip


def game(name: str) -> Game:
    """A game by its name."""
    return games.find(name)


def facts(name: str, path: str | Path) -> Facts:
    """A designer's facts file for a game, checked."""
    return game(name).facts_format.load(Path(path))


def start(
    name: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    facts: Facts | None = None,
    names: Sequence[str] = (),
    **options: str,
) -> Match:
    """Begin a game: `start("gorinto", seats=3, seed=7, landscape="lake")`."""
    return Match(game(name), seats, options, seed, facts, names)


def load(path: str | Path) -> Match:
    """Read a saved game, checking every decision."""
    return read_match(Path(path), games.find)


def core(name: str) -> Core:
    """A game's compiled functions over plain arrays: for bots and studies that step millions of times."""
    return core_of(game(name))
