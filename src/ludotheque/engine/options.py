"""Options of a game, declared once: they drive the command line, the API, the set-up form and the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from .errors import BadInput, choices


@dataclass(frozen=True)
class Option:
    """A choice of rules. The first choice is the default and always fits; the others only under the conditions."""

    name: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()  # seat counts the other choices fit; none named: all
    needs: Mapping[str, str] = field(default_factory=dict)  # values of other options they need

    @property
    def default(self) -> str:
        return self.choices[0]

    def obstacle(self, seats: int, chosen: Mapping[str, str]) -> str:
        """What the other choices would need and do not have now, or nothing."""
        if self.seats and seats not in self.seats:
            return f"seats={choices(self.seats)}"
        for name, value in self.needs.items():
            if chosen[name] != value:
                return f"{name}={value}"
        return ""

    def fitting(self, seats: int, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return (self.default,) if self.obstacle(seats, chosen) else self.choices


def check_options(options: Sequence[Option], seats: int, given: Mapping[str, object]) -> dict[str, str]:
    """All options with their values; a value that is unknown or does not fit is refused with those that do."""
    known = {option.name: option for option in options}
    chosen = {option.name: option.default for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadInput("no-option", name=name, choices=choices(known))
        if value not in known[name].choices:
            raise BadInput("no-choice", name=name, value=str(value), choices=choices(known[name].choices))
        chosen[name] = str(value)
    for option in options:
        if chosen[option.name] not in option.fitting(seats, chosen):
            given_value, needed = chosen[option.name], option.obstacle(seats, chosen)
            fits = choices(option.fitting(seats, chosen))
            raise BadInput("no-fit", name=option.name, value=given_value, needed=needed, choices=fits)
    return chosen


def combinations(options: Sequence[Option], seats: int) -> Iterator[dict[str, str]]:
    """Every set of values that fits a seat count."""
    for values in product(*(option.choices for option in options)):
        chosen = {option.name: value for option, value in zip(options, values, strict=True)}
        if all(chosen[option.name] in option.fitting(seats, chosen) for option in options):
            yield chosen
