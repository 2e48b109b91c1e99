"""The games: every folder here is one, found by being there. Nothing else names a game."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from ..engine.errors import BadInput, choices
from ..engine.game import Game


@lru_cache(maxsize=None)
def names() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/RULES.md")))


def find(name: str) -> Game:
    if name not in names():
        raise BadInput("no-game", name=str(name), choices=choices(names()))
    game = import_module(f".{name}", __name__).GAME
    assert isinstance(game, Game)
    return game
