"""Facts: a TOML file that becomes a read-only record, which every rule gets as its first argument.

A file from outside is checked by a model. The shipped one is not, at every start: a test has checked it, and the models
take a tenth of a second to load.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .compiled import records
from .errors import BadFacts
from .records import PlainRecords, Record, Records
from .words import Message

Entries = Mapping[str, Any]


@dataclass(frozen=True)
class Facts:
    """The entries as they are in the file, and the record for the rules."""

    entries: Entries
    array: Records

    @property
    def digest(self) -> str:
        text = json.dumps(self.entries, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class FactsFormat:
    """How a game's facts are checked and packed."""

    dtype: np.dtype[Any]
    pack: Callable[[Entries, Record], None]
    fault: Callable[[Entries], Message | None]  # the first wrong entry and what is allowed there, if one is wrong
    words: tuple[Path, ...] = ()  # the folder with the game's words, where faults need them

    def load(self, path: Path) -> Facts:
        """A file from outside, checked."""
        return self.check(read_entries(path), str(path))

    def check(self, entries: Entries, where: str = "facts") -> Facts:
        if fault := self.fault(entries):
            raise BadFacts("facts-wrong", words_in=self.words, path=where, why=fault)
        return self.packed(entries)

    def packed(self, entries: Entries) -> Facts:
        array = records(1, self.dtype)
        self.pack(entries, PlainRecords(array)[0])
        return Facts(entries, array)


def read_entries(path: Path) -> Entries:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadFacts("facts-unreadable", path=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadFacts("facts-no-text", path=str(path)) from None
    return parse_entries(text, str(path))


def parse_entries(text: str, where: str) -> Entries:
    """Somebody's text: what the parser itself cannot bear is wrong TOML too."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        if at := re.search(r"\(at line (\d+), column (\d+)\)", str(error)):
            raise BadFacts("facts-no-toml-at", path=where, line=at[1], column=at[2]) from None
        raise BadFacts("facts-no-toml", path=where, why=str(error)) from None
