"""Simulation: the same games whatever the cores, figures that add up, clear refusals."""

from __future__ import annotations

import json

import pytest

import ludotheque as ludo
from ludotheque.engine.compiled import PURE
from ludotheque.lab.simulate import prepare_simulation, simulate

GAMES = 6 if PURE else 1200


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    plan = prepare_simulation(ludo.game("gorinto"), games=GAMES, seats=3, seed=5)
    one, two = (simulate(plan, workers=workers) for workers in (1, 2))
    assert one.decisions == two.decisions
    assert one.parties == two.parties


def test_figures_add_up() -> None:
    figures = simulate(prepare_simulation(ludo.game("gorinto"), games=GAMES, seats=4, seed=5))
    assert figures.games == GAMES
    assert sum(row.win_share for row in figures.parties) == pytest.approx(1, abs=1e-4)
    assert figures.decisions_per_game == pytest.approx(figures.decisions / GAMES, abs=1e-3)
    assert json.loads(json.dumps(figures.as_json()))["parties"][3]["party"] == 3


def test_a_series_matches_single_games() -> None:
    """Game k of a series is the game of its seed: the runner and the façade agree on chance."""
    from ludotheque.engine.runner import game_seeds

    seeds = game_seeds(5, 3)
    assert [int(seed) for seed in game_seeds(5, 9)[:3]] == [int(seed) for seed in seeds]
    views = [ludo.start("gorinto", seats=3, seed=int(seed)).view() for seed in seeds]
    assert views[0]["mountain"] != views[1]["mountain"]


def test_partners_win_together() -> None:
    plan = prepare_simulation(ludo.game("gorinto"), games=GAMES, seats=4, options={"partners": "yes"}, seed=5)
    shares = [row.win_share for row in simulate(plan).parties]
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]
    assert shares[0] + shares[1] == pytest.approx(1, abs=1e-4)


def test_the_game_for_one_lists_the_automaton() -> None:
    figures = simulate(prepare_simulation(ludo.game("gorinto"), games=GAMES, seats=1, seed=5))
    assert [row.bot for row in figures.parties] == ["random", "kitsune"]


@pytest.mark.compiled
def test_a_random_game_of_three_takes_about_101_decisions() -> None:
    figures = simulate(prepare_simulation(ludo.game("gorinto"), games=20_000, seats=3, seed=5))
    assert figures.decisions_per_game == pytest.approx(101, abs=0.3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 0}, "from 1 to 10000000, not 0"),
        ({"seats": 7}, "choose one of: 1, 2, 3, 4"),
        ({"bots": ["greedy"] * 3}, "3 bots were named for 2 seats"),
        ({"bots": ["deep"]}, "there is no bot “deep”"),
        ({"options": {"order": "compassionate"}}, "order=compassionate goes only with seats=3, 4"),
        ({"seed": -3}, "a seed is a whole number"),
    ],
)
def test_a_wrong_setting_is_refused(wrong: dict[str, object], said: str) -> None:
    setting = {"games": 5, "seats": 2, **wrong}
    with pytest.raises(ludo.BadInput, match=said):
        prepare_simulation(ludo.game("gorinto"), **setting)  # type: ignore[arg-type]  # wrong on purpose
