"""Positions as text, for every game: lines of 'name: value', each with a reader that fills part of a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .errors import BadNotation, choices
from .options import Option
from .records import Record

Reader = Callable[[Record, str], None]
Fault = Callable[..., BadNotation]
"""Makes a game's own error of a message name and its arguments: the words are in the game's folder."""


def read_entries(text: str) -> dict[str, str]:
    """'name: value' lines; lines without a colon continue the entry above."""
    entries: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        head, colon, value = line.partition(":")
        if colon:
            name = head.strip()
            entries[name] = value.strip()
        elif line.strip() and name:
            entries[name] = f"{entries[name]}\n{line.strip()}".strip()
        elif line.strip():
            entries[line.strip()] = ""  # no line of a position: whoever reads the entries says so
    return entries


def fill_record(s: Record, entries: Mapping[str, str], readers: Mapping[str, Reader], bad: Fault) -> None:
    for name, value in entries.items():
        if name not in readers:
            raise bad("notation-entry", text=name, choices=choices(readers))
        read_entry(readers[name], s, value, bad)


def read_entry(read: Reader, s: Record, text: str, bad: Fault) -> None:
    """A value that is no number, name or place where one is expected is said to be wrong."""
    try:
        read(s, text)
    except BadNotation:
        raise
    except (ValueError, IndexError, OverflowError, ZeroDivisionError):
        raise bad("notation-value", text=text) from None


def require(sound: Mapping[str, object], bad: Fault) -> None:
    """The rules trust a position: an entry that no game could reach must not get that far."""
    for name, fits in sound.items():
        if not fits:
            raise bad("notation-impossible", name=name)


def number_reader(name: str, less: int = 0) -> Reader:
    return lambda s, text: setattr(s, name, int(text) - less)


def name_reader(field: str, names: Sequence[str]) -> Reader:
    return lambda s, text: setattr(s, field, names.index(text))


def show_options(options: Sequence[Option], s: Record) -> str:
    return " ".join(f"{option.name}={option.choices[int(s.options[n])]}" for n, option in enumerate(options))


def option_reader(options: Sequence[Option]) -> Reader:
    def read(s: Record, text: str) -> None:
        for word in text.split():
            name, _, value = word.partition("=")
            index = [option.name for option in options].index(name)
            s.options[index] = options[index].choices.index(value)

    return read


def show_actor(s: Record) -> str:
    return "over" if s.over else str(int(s.actor) + 1)


def read_actor(s: Record, text: str) -> None:
    s.over = text == "over"
    s.actor = -1 if s.over else int(text) - 1
