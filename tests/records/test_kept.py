"""Kept games: one for each mode, seat count and reason to end. They replay to the same end, digest by digest."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

import ludotheque as ludo

FOLDER = Path(__file__).parent
KEPT = sorted(FOLDER.glob("*/*.jsonl"))


@lru_cache(maxsize=None)
def loaded(path: Path) -> ludo.Match:
    return ludo.load(path)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    match = loaded(path)
    assert match.over
    assert match.game.name == path.parent.name


@pytest.mark.parametrize("name", ludo.games.names())
def test_every_seat_count_choice_and_reason_is_kept(name: str) -> None:
    game = ludo.game(name)
    matches = [loaded(path) for path in KEPT if path.parent.name == name]
    assert {match.seats for match in matches} == set(game.seats)
    assert {match.outcome.reason for match in matches} == set(game.reasons)
    for option in game.options:
        assert {match.options[option.name] for match in matches} == set(option.choices), option.name
