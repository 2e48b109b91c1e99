"""Bots by name: a simple one, a level, or any program that speaks the protocol; a budget may follow a level."""

from __future__ import annotations

import re

from ..engine.errors import BadInput, choices
from .bot import Bot
from .foreign import PATIENCE, ForeignBot
from .levels import LEVELS, TREES, Budget, SearchBot
from .simple import KINDS, SimpleBot

NAMES: tuple[str, ...] = (*KINDS, *LEVELS)
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0


def check_bot(spec: str) -> None:
    """Raises BadInput where there is no such bot."""
    find_bot(spec).close()


def find_bot(spec: str, *, threads: int = TREES) -> Bot:
    """A bot for one seat of one game: `greedy`, `master`, `master:20000` (iterations), `master:0.5s` (seconds), or a
    command such as `./mybot` or, with a limit for each answer, `./mybot:0.5s`."""
    name, colon, budget = spec.partition(":")
    if name in LEVELS:
        return SearchBot(spec, name, read_budget(spec, budget) if colon else None, threads=threads)
    if is_command(spec):
        if found := re.fullmatch(r"(.+):([0-9.]+s)", spec):
            return ForeignBot(found[1], name=spec, seconds=read_budget(spec, found[2]).seconds or PATIENCE)
        return ForeignBot(spec)
    if name not in KINDS or colon:
        raise BadInput("no-bot", name=spec, choices=choices(NAMES))
    return SimpleBot(name, KINDS.index(name))


def is_command(spec: str) -> bool:
    """Whether a program is meant: something with a path or arguments."""
    return "/" in spec or " " in spec.strip()


def read_budget(spec: str, text: str) -> Budget:
    if re.fullmatch(r"[0-9]{1,8}", text) and 1 <= int(text) <= MOST_ITERATIONS:
        return Budget(int(text))
    if (found := re.fullmatch(r"([0-9]{0,4}\.?[0-9]{1,4})s", text)) and 0.0 < float(found[1]) <= MOST_SECONDS:
        return Budget(seconds=float(found[1]))
    raise BadInput("bad-budget", bot=spec, most=str(MOST_ITERATIONS), seconds=str(int(MOST_SECONDS)))
