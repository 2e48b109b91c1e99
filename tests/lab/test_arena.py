"""The arena: fair seats, the same deals for all, honest intervals, the same figures on any number of cores."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.cli import main
from ludotheque.lab.arena import interval, judge_arena, prepare_arena, run_arena

GORINTO = ludo.game("gorinto")


def test_every_bot_sits_everywhere_with_the_same_deals() -> None:
    plan = prepare_arena(GORINTO, bots=["greedy", "random"], games=8, seats=2, seed=1)
    pairings = list(plan.pairings())
    assert Counter(line_up for _, _, line_up in pairings) == {("greedy", "random"): 4, ("random", "greedy"): 4}
    assert [seed for _, seed, _ in pairings[::2]] == [seed for _, seed, _ in pairings[1::2]]


def test_the_last_bot_named_takes_the_seats_left() -> None:
    plan = prepare_arena(GORINTO, bots=["greedy", "random"], games=3, seats=3, seed=1)
    assert [sorted(line_up) for _, _, line_up in plan.pairings()] == [["greedy", "random", "random"]] * 3
    assert {line_up.index("greedy") for _, _, line_up in plan.pairings()} == {0, 1, 2}


def test_more_bots_than_seats_meet_in_all_groups() -> None:
    plan = prepare_arena(GORINTO, bots=["greedy", "random", "novice:4"], games=6, seats=2, seed=1)
    assert Counter(name for _, _, line_up in plan.pairings() for name in line_up) == {
        "greedy": 4, "random": 4, "novice:4": 4,
    }  # fmt: skip


def test_figures_do_not_depend_on_the_cores() -> None:
    plan = prepare_arena(GORINTO, bots=["random"], games=6, seats=2, seed=5)
    assert run_arena(plan, workers=1) == run_arena(plan, workers=3)


def test_shares_of_a_game_add_up_and_ratings_follow_them() -> None:
    plan = prepare_arena(GORINTO, bots=["greedy", "random"], games=4, seats=2, seed=1)
    results = run_arena(plan)
    assert all(sum(played.shares) == pytest.approx(1.0) for played in results)
    first, second = judge_arena(plan, results).bots
    assert (first.bot, first.win_share) == ("greedy", 1.0)
    assert first.rating > 25 > second.rating


def test_a_bot_that_has_not_had_a_game_yet_is_listed() -> None:
    plan = prepare_arena(GORINTO, bots=["greedy", "random", "novice:4"], games=1, seats=2, seed=1)
    last = judge_arena(plan, run_arena(plan)).bots[-1]
    assert (last.bot, last.games, last.low, last.high, last.rating) == ("novice:4", 0, 0.0, 1.0, 25.0)


def test_an_automaton_has_its_line() -> None:
    plan = prepare_arena(GORINTO, bots=["random"], games=2, seats=1, seed=1)
    assert {standing.bot for standing in judge_arena(plan, run_arena(plan)).bots} == {"random", "kitsune"}


@pytest.mark.parametrize(("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 400, 0.990, 1.0)])
def test_intervals_are_those_of_the_textbooks(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=0.001)


def test_arena_as_json_and_saved_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = "arena gorinto --bots greedy,random --seats 2 --games 2 --seed 3 --json --save"
    assert main([*command.split(), str(tmp_path / "kept"), "--save-only", "2"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["bots"][0]) >= {"bot", "games", "win_share", "low", "high", "rating"}
    kept = list((tmp_path / "kept").iterdir())
    assert [path.name for path in kept] == ["game-00002.jsonl"]
    assert ludo.load(kept[0]).over


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_arena_prints_a_table(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(f"arena gorinto --bots random --seats 1 --games 1 --lang {language}".split()) == 0
    assert "Kitsune" in capsys.readouterr().out


def test_a_command_is_shown_as_it_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    """Not taken for markup."""
    assert main(["arena", "gorinto", "--bots", "greedy,/bin/true [/x]", "--games", "1", "--seed", "1"]) == 0
    assert "/bin/true [/x]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("arena gorinto", "no bots are named"),
        ("arena gorinto --bots deep", "there is no bot “deep”"),
        ("arena gorinto --bots random --games 0", "the number of games is"),
        ("arena gorinto --bots random --save-only 1", "--save-only needs --save"),
        ("arena gorinto --bots random --games 2 --save-only 3", "there is no game 3"),
        ("arena gorinto --bots random --workers 0", "the number of workers"),
        ("simulate gorinto --bots master", "master thinks too long for this"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], command: str, complaint: str) -> None:
    assert main(command.split()) == 2
    assert complaint in capsys.readouterr().err
