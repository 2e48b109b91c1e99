"""What goes wrong through bad input: one sentence, naming what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable


class LudothequeError(Exception):
    """Something a user can mend; its text is one sentence meant for them."""


class BadInput(LudothequeError):
    """An unknown name, value or seat count."""


class BadFacts(LudothequeError):
    """A facts file with a wrong entry."""


class BadRecord(LudothequeError):
    """A record file that is truncated, edited or of another version."""


class IllegalAction(LudothequeError):
    """An action the rules refuse now; the game is as it was."""


class NoUndo(LudothequeError):
    """A decision that may not be taken back this way."""


def listed(choices: Iterable[object], joint: str = "or") -> str:
    """'a, b or c'"""
    words = [str(choice) for choice in choices]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"
