"""Facts: a TOML file, checked by a model, turned into a read-only record that every rule gets as its first argument."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel, ConfigDict, ValidationError

from .compiled import records
from .errors import BadFacts
from .records import Record, Records


class FactsModel(BaseModel):
    """Base of a game's facts: no unknown entries, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


@dataclass(frozen=True)
class Facts:
    """Checked facts: the entries as they can be written to a file again, and the record for the rules."""

    entries: Mapping[str, Any]
    array: Records

    @property
    def digest(self) -> str:
        text = json.dumps(self.entries, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class FactsFormat:
    """How a game's facts are checked and packed."""

    model: type[FactsModel]
    dtype: np.dtype[Any]
    pack: Callable[[Any, Record], None]  # (model, record)

    def load(self, path: Path) -> Facts:
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadFacts("facts-unreadable", path=str(path), why=str(error.strerror)) from None
        except UnicodeDecodeError:
            raise BadFacts("facts-no-text", path=str(path)) from None
        except tomllib.TOMLDecodeError as error:
            raise BadFacts("facts-no-toml", path=str(path), why=str(error)) from None
        return self.check(entries, str(path))

    def check(self, entries: Mapping[str, Any], where: str = "facts") -> Facts:
        try:
            model = self.model.model_validate(dict(entries))
        except ValidationError as error:
            raise BadFacts("facts-wrong", path=where, why=first_fault(error)) from None
        array = records(1, self.dtype)
        self.pack(model, array.view(np.recarray)[0])
        return Facts(model.model_dump(mode="json", by_alias=True), array)


def first_fault(error: ValidationError) -> str:
    """The first wrong entry, with what is allowed there; how many more there are."""
    faults = error.errors(include_url=False)
    fault = faults[0]
    entry = "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in fault["loc"]).lstrip(".")
    message = fault["msg"].removeprefix("Value error, ")
    if fault["type"] == "extra_forbidden":
        message = "there is no such entry"
    elif fault["type"] == "missing":
        message = "this entry is missing"
    elif entry:
        message = f"{message[:1].lower()}{message[1:]}, not {fault['input']!r}"
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    return f"{entry}: {message}{more}" if entry else f"{message}{more}"
