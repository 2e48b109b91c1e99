"""Random games beside the slow version, in every mode: the same decisions, chance, tables and places."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.compiled import PURE
from ludotheque.engine.options import combinations
from tests import proof
from tests.naive.compare import Difference, check, compare_game

GAME = ludotheque.game("gorinto")
GAMES = 1 if PURE else 2
MODES = [(seats, options) for seats in GAME.seats for options in combinations(GAME.options, seats)]


def mode_name(seats: int, options: dict[str, str]) -> str:
    chosen = [options[option.name] for option in GAME.options if options[option.name] != option.default]
    return "-".join([str(seats), *chosen])


@pytest.mark.parametrize(("seats", "options"), MODES, ids=[mode_name(*mode) for mode in MODES])
def test_fast_and_slow_version_agree(seats: int, options: dict[str, str]) -> None:
    """G1 to G13"""
    for seed in range(GAMES):
        assert compare_game("gorinto", seats, options, seed) >= 12  # four seasons of three moves, or more


def test_every_mode_is_compared() -> None:
    """Five landscapes times: two difficulties, two removals, two orders, two orders and two gifts."""
    assert len(MODES) == 5 * (2 + 2 + 2 + 4)


def test_a_difference_is_told_with_all_that_is_needed_to_see_it_again() -> None:
    match = ludotheque.start("gorinto", seats=3, seed=7, landscape="lake")
    match.play("T1 a1")
    with pytest.raises(Difference, match=r"gorinto, 3 seats, landscape=lake .*seed 7, decision 1 after T1 a1: bag"):
        check(match, {"bag": 1}, {"bag": 2})


def test_the_long_run_stops_at_a_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def differ(*mode: object, **way: object) -> int:
        raise Difference("gorinto, 1 seats")

    monkeypatch.setattr(proof, "compare_game", differ)
    assert proof.main(["--games", "1"]) == 1
    assert "DIFFERENCE: gorinto, 1 seats" in capsys.readouterr().out
