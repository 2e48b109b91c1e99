"""Characters of bots: whether they keep their word, and how they bargain. The same for all levels."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from ..engine.game import Character
from ..engine.match import Match

HONEST = Character("honest", temptation=float("inf"), least=0.1, leaves=0.4)
SHREWD = Character("shrewd", temptation=1.5, least=0.3, leaves=0.2)
FALSE = Character("false", temptation=0.3, least=0.1, leaves=0.3)
CHARACTERS = (HONEST, HONEST, HONEST, SHREWD, SHREWD, FALSE)  # as often as they are drawn


def character_of(match: Match, seat: int) -> Character:
    """Drawn by the game's seed, which nobody can tell from it."""
    return drawn(match.seed, seat)


@lru_cache(maxsize=1024)
def drawn(seed: int, seat: int) -> Character:
    text = f"{seed} character {seat}"
    return CHARACTERS[hashlib.sha256(text.encode()).digest()[0] % len(CHARACTERS)]
