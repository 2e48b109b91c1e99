"""Messages on the wire: as id and arguments, so that a page can change its language at once, and as text on request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from ..engine.game import Game
from ..engine.words import Message, Words, words_of
from .errors import SERVER_WORDS


def words_for(language: str, game: Game, names: Sequence[str] = ()) -> Words:
    return words_of(language, game.folder / "words", SERVER_WORDS).named(names)


def plain(data: Any, words: Words | None = None) -> Any:
    """Data in which messages have become plain data too, with their text where words are given."""
    if isinstance(data, Message):
        told = {"id": data.id, "args": plain(data.args, words)}
        return {**told, "text": words(data)} if words else told
    if isinstance(data, Mapping):
        return {key: plain(value, words) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain(value, words) for value in data]
    return data


def encoded(data: Any, words: Words | None = None) -> bytes:
    """As JSON, messages included: the same as `plain` first, in a fraction of the time."""

    def told(value: Any) -> Any:
        if not isinstance(value, Message):
            raise TypeError(f"{type(value).__name__} does not travel")
        assert words is not None  # without words a message is plain data already
        return {"id": value.id, "args": value.args, "text": words(value)}

    return orjson.dumps(data, told, orjson.OPT_PASSTHROUGH_DATACLASS if words else None)


def read_message(told: Mapping[str, Any]) -> Message:
    """A message from its plain data."""
    return Message(told["id"], {key: read_argument(value) for key, value in told["args"].items()})


def read_argument(value: Any) -> Any:
    if isinstance(value, Mapping):
        return read_message(value)
    return [read_argument(part) for part in value] if isinstance(value, list) else value
