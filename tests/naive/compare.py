"""Plays random games on the fast and the slow version of a game side by side and says where they first differ."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.engine.facts import Facts
from ludotheque.engine.match import Match

HERE = Path(__file__).resolve().parent


class Difference(AssertionError):
    """The two versions disagree."""


def games() -> list[str]:
    """The games that have a slow version here."""
    return sorted(path.stem for path in HERE.glob("*.py") if path.stem not in ("compare", "__init__"))


def compare_game(
    name: str, seats: int, options: Mapping[str, str], seed: int, *, facts: Facts | None = None, greedy: float = 0.0
) -> int:
    """Play one random game; returns the number of decisions, raises Difference at the first that differs.

    Compared before each decision: actor, legal actions, and everything in the snapshots, streams of chance included.
    `greedy` is the share of decisions made by the greedy bot: it comes to positions that chance alone rarely meets.
    """
    match = Match(ludotheque.game(name), seats, options, seed, facts)
    slow = import_module(f"tests.naive.{name}").Naive(match.facts.entries, seats, seed, dict(options))
    snapshot = import_module(f"tests.games.{name}.snapshot").snapshot
    choose = random.Random(seed)
    while True:
        fast_sees = {"actor": match.actor, "legal": legal_words(match), **snapshot(match)}
        slow_sees = {"actor": slow.actor, "legal": sorted(slow.legal()), **slow.snapshot()}
        check(match, fast_sees, slow_sees)
        if match.over:
            break
        action = choose.choice(slow_sees["legal"])
        if choose.random() < greedy:
            action = find_bot("greedy").decide(match, seed + match.number).text
        match.play(action)
        slow.play(action)
    places, wanted = match.outcome.places, slow.result()
    found = {"ranks": [p.rank for p in places], "totals": [p.total for p in places], "reason": match.outcome.reason}
    check(match, {name: found[name] for name in wanted}, wanted)
    return match.number


def legal_words(match: Match) -> list[str]:
    return sorted(action.text for action in match.legal())


def check(match: Match, fast: Mapping[str, Any], slow: Mapping[str, Any]) -> None:
    if fast == slow:
        return
    wrong = [name for name in {**fast, **slow} if fast.get(name) != slow.get(name)]
    told = "; ".join(f"{name}: fast {fast.get(name)!r}, slow {slow.get(name)!r}" for name in wrong)
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    raise Difference(
        f"{match.game.name}, {match.seats} seats, {options}, seed {match.seed}, decision {match.number} "
        f"after {' / '.join(match.notation()[-3:])}: {told}"
    )
