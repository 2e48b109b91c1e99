"""The base of the models that check facts files. Imported only when a file from outside is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError


class FactsModel(BaseModel):
    """No unknown entries, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def first_fault(model: type[FactsModel], entries: Mapping[str, Any]) -> str:
    """The first wrong entry, with what is allowed there, and how many more there are; nothing if all is well."""
    try:
        model.model_validate(dict(entries))
    except ValidationError as error:
        return told(error)
    return ""


def told(error: ValidationError) -> str:
    faults = error.errors(include_url=False)
    fault = min(faults, key=lambda fault: fault["type"] != "extra_forbidden")  # a misspelt name tells most
    entry = "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in fault["loc"]).lstrip(".")
    message = fault["msg"].removeprefix("Value error, ")
    if fault["type"] == "extra_forbidden":
        message = "there is no such entry"
    elif fault["type"] == "missing":
        message = "this entry is missing"
    elif entry:
        message = f"{message[:1].lower()}{message[1:]}"
        if not isinstance(fault["input"], list | dict):
            message += f", not {fault['input']!r}"
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    return f"{entry}: {message}{more}" if entry else f"{message}{more}"
