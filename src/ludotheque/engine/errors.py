"""What goes wrong through bad input: one sentence, naming what was wrong and what would be right, in any language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .words import Message, message, words_of


class LudothequeError(Exception):
    """Something a user can mend. Its text is a message; `str` gives it in English, `said` in the reader's language."""

    def __init__(self, text: str | Message, /, *, words_in: tuple[Path, ...] = (), **args: Any) -> None:
        self.message = message(text, **args) if isinstance(text, str) else text
        self.words_in = words_in  # folders with a game's words, where the message needs them
        super().__init__(self.said("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come back from other processes as they were."""
        return rebuilt, (type(self), self.message, self.words_in)

    def said(self, language: str) -> str:
        return words_of(language, *self.words_in)(self.message)


def rebuilt(kind: type[LudothequeError], text: Message, words_in: tuple[Path, ...]) -> LudothequeError:
    return kind(text, words_in=words_in)


class BadInput(LudothequeError):
    """An unknown name, value or seat count."""


class BadFacts(LudothequeError):
    """A facts file with a wrong entry."""


class BadRecord(LudothequeError):
    """A record file that is truncated, edited or of another version."""


class BadNotation(LudothequeError, ValueError):
    """A text that is no action or position of the game."""


class IllegalAction(LudothequeError):
    """An action the rules refuse now; the game is as it was."""


class NoUndo(LudothequeError):
    """A decision that may not be taken back this way."""


def choices(values: Iterable[object]) -> str:
    """Valid values as a text that needs no language: 'a, b, c'."""
    return ", ".join(str(value) for value in values)
