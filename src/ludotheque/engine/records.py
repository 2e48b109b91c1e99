"""The records every game shares: the header of a state, and the payoff of a finished game."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np

Record: TypeAlias = Any
"""One element of a structured array, fields as attributes. NumPy's and Numba's types for it do not agree."""
Records: TypeAlias = Any
"""A structured array: what crosses the border between Python and compiled code."""


class PlainRecord:
    """One record for code that is not compiled: fields as attributes, twenty times as fast as those of NumPy's records.

    Each type of records has a class of its own, made by `record_class`.
    """

    __slots__ = ("_array", "_i")

    def __init__(self, array: Records, i: int) -> None:
        self._array, self._i = array, i

    def __getitem__(self, name: str) -> Any:
        return self._array[name][self._i]

    def __setitem__(self, name: str, value: Any) -> None:
        self._array[name][self._i] = value

    def __getattr__(self, name: str) -> Any:
        """A field with many cells, when it is first asked for; from then on it is an attribute like any other."""
        try:
            cells = self._array[name][self._i]
        except ValueError:
            raise AttributeError(f"no field {name!r}") from None
        setattr(self, name, cells)
        return cells

    def as_numpy(self) -> Any:
        """The same record, as compiled code takes it."""
        return self._array.view(np.recarray)[self._i]

    @property
    def dtype(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self._array.dtype
        return dtype


class PlainRecords:
    """A structured array for code that is not compiled."""

    __slots__ = ("_class", "array")

    def __init__(self, array: Records) -> None:
        self.array, self._class = array, record_class(array.dtype)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, key: Any) -> Any:
        return self.array[key] if isinstance(key, str) else self._class(self.array, key)

    def __setitem__(self, i: int, record: PlainRecord) -> None:
        self.array[i] = record._array[record._i]


@lru_cache(maxsize=None)
def record_class(dtype: np.dtype[Any]) -> type[PlainRecord]:
    """Fields with many cells become attributes when first asked for; numbers are read and written anew each time."""
    assert dtype.names is not None
    many = [name for name in dtype.names if dtype[name].shape]
    numbers = {name: number_property(name) for name in dtype.names if not dtype[name].shape}
    return type("PlainRecord", (PlainRecord,), {"__slots__": many, **numbers})


def number_property(name: str) -> property:
    return property(lambda record: record[name], lambda record, value: record.__setitem__(name, value))


def plain(record: Record) -> SimpleNamespace:
    """The fields as Python's own numbers and lists, which are read many times faster than a record's."""
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def copied(states: Records) -> Records:
    """A copy, byte by byte; NumPy's own goes field by field, which takes up to a hundred times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


MAX_SEATS = 12
MAX_PARTIES = 13  # seats and one automaton
MAX_SOURCES = 16
MAX_OPTIONS = 8
MAX_KEYS = 4
UNKNOWN = -9  # what a mask puts in place of a hidden cell

HEADER: list[tuple[Any, ...]] = [
    ("random", np.uint64, 4),
    ("number", np.int32),  # of the pending decision, from 0
    ("seats", np.int8),
    ("actor", np.int8),  # whose decision it is; -1 when over
    ("phase", np.int8),
    ("over", np.int8),
    ("options", np.int8, MAX_OPTIONS),  # index of each option's choice
]
HEADER_ONLY = np.dtype([*HEADER[:-1], ("options_alone", *HEADER[-1][1:])], align=True)
"""The header without the rest. One name differs: else Numba would take every state for a kind of it."""


def state_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The record of a game: the common header, then its own fields, the wide ones first, and explicit filler.

    So there are no holes: NumPy leaves holes as they are when it copies, and equal states would differ in bytes.
    """
    wide_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    packed = np.dtype(HEADER + wide_first)
    filler = [("filler", np.int8, -packed.itemsize % 8)] if packed.itemsize % 8 else []
    dtype = np.dtype(HEADER + wide_first + filler, align=True)
    assert dtype.itemsize == np.dtype(HEADER + wide_first + filler).itemsize, "a record with holes"
    return dtype


PAYOFF = np.dtype(
    [
        ("parties", np.int8),  # seats, then automata
        ("rank", np.int8, MAX_PARTIES),  # 1 is first; equals share a place
        ("team", np.int8, MAX_PARTIES),
        ("key", np.int32, (MAX_PARTIES, MAX_KEYS)),  # what ranks, most important first; more is better
        ("points", np.int16, (MAX_PARTIES, MAX_SOURCES)),
        ("reason", np.int8),
    ],
    align=True,
)

RESULT = np.dtype(
    [
        ("decisions", np.int32),
        ("rank", np.int8, MAX_PARTIES),
        ("total", np.int16, MAX_PARTIES),
        ("share", np.float32, MAX_PARTIES),  # of the victory: 1 for the winner, parts when it is shared by several
    ],
    align=True,
)
"""The few figures of a finished game that a study of many keeps."""

CHOOSER = np.dtype([("apart", np.uint64), ("random", np.uint64, 4)], align=True)
"""Random streams alone: chance that belongs to a bot or a test, not to the game.

`apart` is never used: it keeps Numba from taking a state for a kind of CHOOSER, since both would begin alike."""
