"""Gorinto keeps the engine's contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.engine.compiled import PURE
from ludotheque.testing import CHECKS, Check, cases, check_conserved, check_hidden

GAME = ludo.game("gorinto")
CASES = list(cases(GAME, sample=1 if PURE else 2))


def case_name(case: tuple[int, Mapping[str, str]]) -> str:
    seats, options = case
    return "-".join([str(seats), *(options[o.name] for o in GAME.options if options[o.name] != o.default)])


@pytest.mark.parametrize("case", CASES, ids=case_name)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_gorinto_conforms(check: Check, case: tuple[int, Mapping[str, str]]) -> None:
    check(GAME, *case, 1)


def tiles(f: Any, s: Any) -> list[int]:
    """Tiles of each element, wherever they are (G1.1)."""
    places = (
        s.bag,
        s.gone,
        s.board.sum(axis=0),
        *[[(cells == n).sum() for n in range(5)] for cells in (s.stack, s.path)],
    )
    return [sum(int(place[element]) for place in places) for element in range(5)]


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_no_tile_is_ever_lost(case: tuple[int, Mapping[str, str]]) -> None:
    check_conserved(GAME, *case, 1, tiles)


def test_only_chance_is_hidden() -> None:
    check_hidden(GAME, games=1, seed=1, sample=2)
