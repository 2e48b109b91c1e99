"""Questions at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from ..engine.words import Words


class Quit(Exception):
    """The player wants to stop."""


def agrees(words: Words, question: str, **args: str | list[str]) -> bool:
    """Whether the player answers yes or no; anything else is asked again."""
    while True:
        answer = read_line(f"{words(question, **args)} ").lower()
        for meaning, name in ((True, "yes"), (False, "no")):
            if answer in {name, name[0], words(name), words(name)[0]}:
                return meaning


def read_line(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        raise Quit from None


class Menu:
    """Questions with numbered answers; an empty line is none of them."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def choose(self, question: str, choices: Sequence[str]) -> int | None:
        self.console.print(question, style="bold yellow", markup=False)
        for number, text in enumerate(choices, 1):
            self.console.print(f"{number:3d} {text}", markup=False)
        self.console.print(f"    {self.words('menu-none')}", style="dim", markup=False)
        while answer := read_line(self.words("prompt")):
            if answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
                return int(answer) - 1
            self.console.print(f"  {self.words('no-number', last=len(choices))}", style="red")
        return None

    def text(self, question: str) -> str | None:
        return read_line(question) or None
