"""Words: every text a person reads is a Fluent message; a Message is its id and arguments until a language is known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "de")


@dataclass(frozen=True)
class Message:
    """A text in no language yet. Arguments are numbers, words, or messages themselves."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items(), key=str))))


def message(name: str, /, **args: Any) -> Message:
    return Message(name, args)


class Words:
    """The messages of one language, from several folders of .ftl files."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # only when there is something to say: it loads slowly

        self.language = language
        self.names: tuple[str, ...] = ()
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path = folder / f"{language}.ftl"
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def named(self, names: Sequence[str]) -> Words:
        """The same words, in which seats have names."""
        other = copy(self)
        other.names = tuple(names)
        return other

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def __call__(self, text: Message | str, /, **args: Any) -> str:
        """The text of a message; its arguments that are messages are put into words first."""
        name: str = text.id if isinstance(text, Message) else text
        given = text.args if isinstance(text, Message) else args
        if name == "seat" and 0 < (number := int(given["number"])) <= len(self.names) and self.names[number - 1]:
            return self.names[number - 1]
        if not self.has(name):
            raise KeyError(f"no message '{name}' in {self.language}")
        found = self._bundle.get_message(name)
        assert found.value is not None
        spoken, errors = self._bundle.format_pattern(
            found.value, {key: self._plain(value) for key, value in given.items()}
        )
        if errors:
            raise KeyError(f"message '{name}' in {self.language}: {errors}")
        return str(spoken)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self(value)
        if isinstance(value, list | tuple):
            return self.listing([self(part) if isinstance(part, Message) else str(part) for part in value])
        return value

    def listing(self, words: list[str]) -> str:
        """'a, b and c' in this language."""
        if not words:
            return self("nothing")
        if len(words) == 1:
            return words[0]
        return self("list-and", rest=", ".join(words[:-1]), last=words[-1])


ENGINE_WORDS = Path(__file__).resolve().parent / "words"


@lru_cache(maxsize=None)
def words_of(language: str, *folders: Path) -> Words:
    """The engine's words and those of the given folders."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language '{language}'; choose one of: {', '.join(LANGUAGES)}")
    return Words(language, (ENGINE_WORDS, *folders))


def message_ids(text: str) -> set[str]:
    """The ids of all messages in a .ftl text, for tests that compare languages."""
    return set(re.findall(r"^([a-z][a-zA-Z0-9_-]*) *=", text, re.MULTILINE))
