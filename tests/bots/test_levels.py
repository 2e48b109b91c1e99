"""The bots that search: legal, reproducible, in time, and the better the longer they think."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.bots.find import find_bot
from ludotheque.bots.levels import LEVELS, TREES, Budget, Choice, SearchBot, counted, grow_until, slipped
from ludotheque.bots.search import Tree
from ludotheque.engine.compiled import PURE
from ludotheque.engine.game import Level
from ludotheque.lab.arena import prepare_arena, run_arena

FEW = 6 if PURE else 200
QUICK = {"finish": 0, "cut": 2} if PURE else {}


def searching(iterations: int = FEW, *, threads: int = TREES, seconds: float | None = None) -> SearchBot:
    return SearchBot("test", Level(iterations), Budget(seconds=seconds), knobs=QUICK, threads=threads)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_same_seed_gives_the_same_choice_on_one_thread_or_two(seats: int) -> None:
    match = ludo.start("gorinto", seats=seats, seed=3)
    assert searching(threads=1).search(match, 5) == searching(threads=2).search(match, 5)


def test_all_iterations_are_spent_on_legal_decisions() -> None:
    match = ludo.start("gorinto", seats=3, seed=3)
    found = searching().search(match, 1)
    assert sum(choice.visits for choice in found) == FEW
    assert {choice.action for choice in found} == {action.code for action in match.legal()}
    assert all(0.0 <= choice.mean <= 1.0 for choice in found)


def test_trees_are_kept_while_nothing_comes_to_light() -> None:
    match, bot = ludo.start("gorinto", seats=2, seed=3), searching()
    match.play(bot.decide(match, 1))
    assert match.actor == match.steps[-1].seat  # the same turn goes on: which tile to collect
    known = bot._kept(match, 0 if match.actor == 0 else 1, match.state())
    assert [tree.visits > 0 for tree in known] == [True] * TREES


def test_trees_are_dropped_when_chance_has_spoken() -> None:
    match, bot = ludo.start("corinth", seats=2, seed=3), searching()
    while match.actor is not None and (not match.steps or match.steps[-1].wall == 0):
        bot.search(match, 1)
        match.play(match.legal()[0])
    assert match.actor is not None
    assert bot._kept(match, match.actor, match.state()) == []


@pytest.mark.parametrize(("seats", "finish"), [(1, 1000), (2, 6)])
def test_a_game_may_be_searched_otherwise_alone(seats: int, finish: int) -> None:
    bot = SearchBot("test", Level(TREES))
    bot.search(ludo.start("guilds", seats=seats, seed=3), 1)
    assert bot._memory is not None
    assert [int(tree.growing.knobs["finish"][0]) for tree in bot._memory.trees] == [finish] * TREES


def test_partners_are_one_side() -> None:
    """A seat that searches for its team finds what its partner gains as good as what it gains itself."""
    match = ludo.start("gorinto", seats=4, seed=3, partners="yes")
    bot = searching(iterations=TREES)
    bot.search(match, 1)
    assert bot._memory is not None
    growing = bot._memory.trees[0].growing
    assert list(growing.team[:4]) == [0, 1, 0, 1]
    assert growing.rewards[0] == growing.rewards[2]
    assert growing.rewards[0] + growing.rewards[1] == pytest.approx(1.0)


def test_a_search_for_an_answer_serves_the_decision_too() -> None:
    match, bot = ludo.start("gorinto", seats=2, seed=3), searching()
    first = bot.search(match, 1)
    assert bot.search(match, 1) == first
    assert sum(choice.visits for choice in first) == FEW


@pytest.mark.parametrize(("kept", "cost"), [([1], 0.0), ([1, 2], 0.0), ([2], 3.2), ([3], 0.0)])
def test_a_word_costs_what_the_best_decision_that_keeps_it_wins_less(
    monkeypatch: pytest.MonkeyPatch, kept: list[int], cost: float
) -> None:
    found = [Choice(1, 10, 0.5), Choice(2, 5, 0.4), Choice(3, 1, 0.6)]
    monkeypatch.setattr(SearchBot, "search", lambda *_: found)
    match, bot = ludo.start("gorinto", seats=2, seed=3), searching()
    assert bot._forgone(match)(lambda codes: kept) == pytest.approx(
        cost
    )  # a tenth less, of 8 points to e times likelier


class Slow(Tree):
    """A tree on a clock of its own: every iteration takes a tenth of a millisecond."""

    def __init__(self) -> None:
        self.now = 0.0

    def grow(self, iterations: int) -> int:
        self.now += 1e-4 * iterations
        return iterations


def test_a_time_limit_is_used_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = Slow()
    monkeypatch.setattr("ludotheque.bots.levels.time.perf_counter", lambda: tree.now)
    grow_until(tree, 1.0)
    assert 1.0 <= tree.now <= 1.001


def test_a_promise_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludo.start("gorinto", seats=2, seed=3)
    promised = [action.code for action in match.legal()][-2:]
    monkeypatch.setattr("ludotheque.bots.levels.keeping_word", lambda match, codes: promised)
    assert searching().decide(match, 1).code in promised


class Looked:
    """A tree that has found this: by decision its visits and summed rewards."""

    def __init__(self, found: dict[int, tuple[int, float]]) -> None:
        self.roots = lambda: found


@pytest.mark.parametrize(("doubt", "best"), [(0.0, 1), (0.3, 2), (30.0, 1)])
def test_in_doubt_the_best_mean_counts_if_it_was_looked_at_often(doubt: float, best: int) -> None:
    trees: Any = [Looked({1: (3199, 3199 * 0.649), 2: (2535, 2535 * 0.684), 3: (4, 4 * 0.75)})]
    found = counted(trees, [1, 2, 3, 4], doubt)
    assert found[0].action == best
    assert found[-1].action == 4  # not looked at


def test_a_slip_takes_what_looks_nearly_as_good_most_often() -> None:
    found = [Choice(1, 10, 0.60), Choice(2, 5, 0.58), Choice(3, 5, 0.20), Choice(4, 0, 0.0)]
    chosen = [slipped(found, 0.02, seed) for seed in range(400)]
    assert chosen.count(1) > chosen.count(2) > 50
    assert chosen.count(3) == chosen.count(4) == 0


@pytest.mark.parametrize("spec", ["master:0", "master:x", "master:-3", "master:99999999", "master:0s", "master:9999s"])
def test_a_wrong_budget_is_refused(spec: str) -> None:
    with pytest.raises(ludo.BadInput, match="the budget of “master:"):
        find_bot(spec)


def test_budgets_are_read() -> None:
    gorinto, corinth = ludo.start("gorinto", seed=1), ludo.start("corinth", seed=1)
    for spec, match, expected in (
        ("strong", gorinto, LEVELS["strong"].iterations),
        ("strong", corinth, corinth.game.levels["strong"].iterations),
        ("master", corinth, LEVELS["master"].iterations),
        ("strong:50", corinth, 50),
    ):
        bot = find_bot(spec)
        assert isinstance(bot, SearchBot)
        assert bot.iterations_in(match) == expected
    timed = find_bot("master:0.5s")
    assert isinstance(timed, SearchBot)
    assert timed.budget.seconds == 0.5


def test_a_level_may_be_another_one_alone() -> None:
    bot = find_bot("novice")
    assert isinstance(bot, SearchBot)
    alone, two = (bot.level_in(ludo.start("guilds", seats=seats, seed=1)) for seats in (1, 2))
    assert alone.slip < two.slip


@pytest.mark.compiled
def test_searching_beats_greedy_and_more_beats_less() -> None:
    game = ludo.game("gorinto")
    for better, worse in (("strong:400", "greedy"), ("strong:400", "novice")):
        plan = prepare_arena(game, bots=[better, worse], games=16, seats=2, seed=1)
        won = sum(played.shares[played.line_up.index(better)] for played in run_arena(plan))
        assert won >= 11, f"{better} won {won} of 16 against {worse}"


@pytest.mark.compiled
def test_a_search_stops_when_the_rest_could_not_change_the_choice() -> None:
    """The choice is that of the whole search; most of it is spared where one decision is far ahead."""
    match = ludo.start("gorinto", seats=2, seed=3)
    while match.number < 60 or len(match.legal()) < 3:
        match.play(match.legal()[0])
    bot = searching(20_000)
    found = bot.search(match, 5)
    assert bot._memory is not None
    spared = 20_000 - sum(tree.visits for tree in bot._memory.trees)
    assert spared > 0
    assert found[0].visits - found[1].visits > spared


def test_trees_of_a_way_that_was_taken_back_are_forgotten() -> None:
    match = ludo.start("gorinto", seats=2, seed=3)
    bot = searching(400)
    first, other = match.legal()[0], match.legal()[-1]
    match.play(first)
    bot.search(match, 1)
    assert bot._memory is not None
    assert match.actor is not None
    match.undo()
    match.play(other)
    assert bot._trees(match, match.actor, 1) != bot._memory.trees
    match.undo()
    match.play(first)
    assert bot._trees(match, match.actor, 1) == bot._memory.trees
