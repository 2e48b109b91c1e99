"""The base of the models that check facts files. Imported only when a file from outside is read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from .words import Message, message

T = TypeVar("T")
LONGEST = 60  # signs of a wrong value that are told
# the messages for what pydantic finds, which have the arguments it gives
KINDS = {
    "missing": "facts-missing",
    "extra_forbidden": "facts-unknown",
    "int_type": "facts-integer",
    "string_type": "facts-text",
    "list_type": "facts-list",
    "dict_type": "facts-table",
    "model_type": "facts-table",
    "model_attributes_type": "facts-table",
    "greater_than_equal": "facts-too-small",
    "less_than_equal": "facts-too-large",
    "too_short": "facts-too-short",
    "too_long": "facts-too-long",
    "literal_error": "facts-choice",
    "string_pattern_mismatch": "facts-pattern",
}
SELF_EVIDENT = ("facts-missing", "facts-unknown")  # what stands there adds nothing


class FactsModel(BaseModel):
    """No unknown entries, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def wrong(name: str, /, entry: str = "", **args: Any) -> PydanticCustomError:
    """For validators to raise: a message, and which entry it is about if not the one that is being checked.

    A message with an argument `given` names the wrong value itself.
    """
    return PydanticCustomError(name, name, {"entry": entry, **args})


def once_each(values: list[T]) -> list[T]:
    if len(set(values)) < len(values):
        raise wrong("facts-once")
    return values


def first_fault(model: type[FactsModel], entries: Mapping[str, Any]) -> Message | None:
    """The first wrong entry, with what is allowed there, and how many more there are; nothing if all is well."""
    try:
        model.model_validate(dict(entries))
    except ValidationError as error:
        return told(error)
    return None


def told(error: ValidationError) -> Message:
    faults = error.errors(include_url=False)
    fault = min(faults, key=lambda fault: fault["type"] != "extra_forbidden")  # a misspelt name tells most
    why = with_value(reason(fault), fault["input"])
    if len(faults) > 1:
        why = message("facts-more", why=why, count=len(faults) - 1)
    return message("facts-entry", entry=entry_of(fault), why=why)


def entry_of(fault: ErrorDetails) -> str:
    """Where it is, as a designer would say it: 'guild_tile[3].colours'."""
    if named := fault.get("ctx", {}).get("entry"):
        return str(named)
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in fault["loc"]).lstrip(".")


def reason(fault: ErrorDetails) -> Message:
    """What is allowed there. What we have no words for is told in the library's."""
    kind, args = fault["type"], {**fault.get("ctx", {})}
    if kind == "literal_error":
        args = {"choices": ", ".join(f'"{choice}"' for choice in re.findall("'([^']*)'", args["expected"]))}
    args.pop("entry", None)
    if kind.startswith("facts-"):
        return message(kind, **args)
    return message(KINDS[kind], **args) if kind in KINDS else message("facts-other", words=fault["msg"])


def with_value(why: Message, value: Any) -> Message:
    """And what stands there, if that is short and not told yet."""
    if why.id in SELF_EVIDENT or "given" in why.args or isinstance(value, list | dict):
        return why
    given = json.dumps(value, ensure_ascii=False, default=str)
    return message("facts-not", why=why, given=given if len(given) <= LONGEST else f"{given[:LONGEST]}…")
