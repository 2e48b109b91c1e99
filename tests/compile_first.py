"""Compiles games, tells so by making a file, and goes on to pytest in the same process: what tests compile besides
takes little where all it calls has just been compiled.

python -m tests.compile_first MILESTONE PART,PART,... ARGUMENTS_OF_PYTEST...

A part is a game's name, or `bots`, which serve all games.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.bots import prepare

BOTS = "bots"
LATER = 10  # whoever waited for the milestone goes first, as they wait for others most of the time


def compile_part(part: str) -> None:
    if part == BOTS:
        prepare.compile_one(games.find(games.names()[0]), BOTS)
        return
    for name in prepare.PARTS:
        if name != BOTS:
            prepare.compile_one(games.find(part), name)


def main(milestone: Path, parts: list[str], arguments: list[str]) -> int:
    gc.disable()  # as when a game is made ready (bots/prepare.py)
    for part in parts:
        compile_part(part)
    gc.enable()
    milestone.touch()
    os.nice(LATER)
    return pytest.main(arguments)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2].split(","), sys.argv[3:]))
