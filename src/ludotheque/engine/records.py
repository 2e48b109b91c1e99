"""The records every game shares: the header of a state, and the payoff of a finished game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np

Record: TypeAlias = Any
"""One element of a structured array, fields as attributes. NumPy's and Numba's types for it do not agree."""
Records: TypeAlias = Any
"""A structured array: what crosses the border between Python and compiled code."""


def plain(record: Record) -> SimpleNamespace:
    """The fields as Python's own numbers and lists, which are read many times faster than a record's."""
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def copied(states: Records) -> Records:
    """A copy, byte by byte; NumPy's own goes field by field, which takes twenty times as long."""
    return states.view(np.uint8).copy().view(states.dtype)


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
