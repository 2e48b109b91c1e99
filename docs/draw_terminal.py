"""Draws the README's picture of a game in the terminal: `.venv/bin/python docs/draw_terminal.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import ludotheque as ludo
from ludotheque.bots import find_bot
from ludotheque.cli.common import words_for
from ludotheque.cli.table import choice_list, show_table

FILE = Path(__file__).parent / "terminal.svg"


def main() -> None:
    match = ludo.start("gorinto", seats=3, seed=11, names=["Ana", "Bo", "Cy"])
    bot = find_bot("greedy")
    while match.number < 40 or match.phase != "collect" or len(match.legal()) < 3:
        match.play(bot.decide(match, match.number))
    console = Console(record=True, width=96, file=io.StringIO(), highlight=False)
    words = words_for("en", match.game).named(match.names)
    for line in match.lines("en", since=match.number - 3):
        console.print(f"  {line}", style="dim")
    show_table(console, match, words)
    console.print(words(match.ask()), style="bold yellow")
    console.print(choice_list(match, words, match.legal()))
    svg = console.export_svg(title="ludo play gorinto --seats 3")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # the reader's own monospaced font will do
    kept = [line.rstrip() for line in svg.splitlines() if "Generated with" not in line]
    FILE.write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
