"""The examples of the documents run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import ludotheque as ludo
from ludotheque.bots.foreign import ForeignBot

BOTS = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_program_of_the_bots_page_plays(tmp_path: Path) -> None:
    example = re.findall(r"```python\n(.*?)```", BOTS, re.DOTALL)[0]
    (tmp_path / "mybot.py").write_text(example)
    match, bot = ludo.start("gorinto", seats=2, seed=1), ForeignBot(f"{sys.executable} {tmp_path / 'mybot.py'}")
    for _ in range(4):
        match.play(bot.decide(match, match.number))
    bot.close()
    assert match.number == 4
