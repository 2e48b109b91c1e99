"""A kit that shows whether a game keeps the engine's contract, for every author of a game.

    from ludotheque.testing import check_game
    check_game(GAME)

Each check can also be run alone, as `check_ends(game, seats, options, seed)`, and with pytest over `CHECKS` and
`cases(game)`. It does not compare compiled with uncompiled play, which needs another process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ..engine.game import Game
from ..engine.records import Record
from .case import NotConforming, cases
from .course import (
    check_asides,
    check_conserved,
    check_ends,
    check_facts,
    check_fields,
    check_legal,
    check_notation,
    check_position,
    check_record,
    check_same_seed,
    check_signatures,
    check_undo,
)
from .results import check_points
from .secrecy import (
    check_bots,
    check_hidden,
    check_narration,
    check_secrets,
    check_unseen,
    check_veil,
    check_views,
    check_walls,
)
from .speech import check_translations, check_words

Check: TypeAlias = Callable[[Game, int, Mapping[str, str], int], None]

CHECKS: tuple[Check, ...] = (
    check_fields,
    check_ends,
    check_notation,
    check_legal,
    check_same_seed,
    check_facts,
    check_position,
    check_points,
    check_veil,
    check_unseen,
    check_views,
    check_narration,
    check_walls,
    check_bots,
    check_secrets,
    check_undo,
    check_asides,
    check_record,
    check_translations,
    check_words,
    check_signatures,
)
"""Simple ones first, so that a game at fault is told the cause and not a consequence."""

__all__ = [
    "CHECKS", "Check", "NotConforming", "cases", "check_asides", "check_bots", "check_conserved", "check_ends",
    "check_facts", "check_fields", "check_game", "check_hidden", "check_legal", "check_narration", "check_notation",
    "check_points", "check_position", "check_record", "check_same_seed", "check_secrets", "check_signatures",
    "check_translations", "check_undo", "check_unseen", "check_veil", "check_views", "check_walls", "check_words",
]  # fmt: skip


def check_game(
    game: Game,
    *,
    games: int = 3,
    seed: int = 1,
    sample: int = 8,
    conserved: Callable[[Record, Record], Any] | None = None,
) -> None:
    """Run every check for every seat count and (at most `sample` combinations of) options, on `games` random games.

    `conserved(f, s)` is anything that has to stay the same through a game, for instance its pieces, counted.
    """
    for seats, options in cases(game, sample):
        for number in range(seed, seed + games):
            for check in CHECKS:
                check(game, seats, options, number)
            if conserved is not None:
                check_conserved(game, seats, options, number, conserved)
    check_hidden(game, games=games, seed=seed, sample=sample)
