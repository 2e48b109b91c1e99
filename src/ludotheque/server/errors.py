"""What the server refuses: a message in any language, and the status it travels with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..engine.errors import LudothequeError
from ..engine.words import Message

SERVER_WORDS = Path(__file__).parent / "words"


class Refused(LudothequeError):
    """Something that cannot be done now, or not by this person."""

    status = 409

    def __init__(
        self, text: str | Message, /, *, status: int | None = None, words_in: tuple[Path, ...] = (), **args: Any
    ) -> None:
        self.status = status or type(self).status
        super().__init__(text, words_in=(SERVER_WORDS, *words_in), **args)


class BadStart(Refused):
    """Why a server cannot be started as asked."""


class Stale(Refused):
    """An answer to a decision that is no longer the pending one."""


class NotFound(Refused):
    status = 404


class NotAllowed(Refused):
    status = 403


class TooMuch(Refused):
    """More than one person may have or do."""

    status = 429
