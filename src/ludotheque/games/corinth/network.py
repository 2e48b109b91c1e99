"""A small network that tells from the numbers of features.py how a Corinth position stands. For bots, not for rules.

What it has learned from games against itself is in network.npz: for two, three and four players the weights of one
hidden layer. The last of its units adds the numbers up as they are, the others only count when they are positive.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import either, rule
from .features import NUMBER, Numbers

Units = NDArray[np.float32]

with np.load(Path(__file__).with_name("network.npz")) as learned:
    weights: Units = learned["weights"].astype(np.float32)
    AT_FIRST: Units = learned["bias"].astype(np.float32)
    TO_POINTS: Units = learned["out"].astype(np.float32)
    SHARPNESS: Units = learned["sharpness"].astype(np.float32)
FROM_NUMBERS = np.pad(weights, ((0, 0), (0, 1), (0, 0)))  # with a row that adds nothing
UNITS = AT_FIRST.shape[1]
ABREAST = 4  # numbers taken at a time: with fewer, a loop over the units is too short to be vectorised


def _points_to_come(row: int, x: Numbers) -> float:
    """Points the numbers promise, with row + 2 players. Most of them are zero; `x` has a zero more behind them."""
    units, some, count = np.empty(UNITS, np.float32), np.empty(NUMBER + ABREAST, np.int64), 0
    for k in range(NUMBER):
        if x[k] != 0.0:
            some[count] = k
            count += 1
    while count % ABREAST > 0:
        some[count] = NUMBER
        count += 1
    for unit in range(UNITS):
        units[unit] = AT_FIRST[row, unit]
    for n in range(0, count, ABREAST):
        a, b, c, d = some[n], some[n + 1], some[n + 2], some[n + 3]
        xa, xb, xc, xd = np.float32(x[a]), np.float32(x[b]), np.float32(x[c]), np.float32(x[d])
        for unit in range(UNITS):
            units[unit] = (
                units[unit]
                + xa * FROM_NUMBERS[row, a, unit]
                + xb * FROM_NUMBERS[row, b, unit]
                + xc * FROM_NUMBERS[row, c, unit]
                + xd * FROM_NUMBERS[row, d, unit]
            )
    total = units[UNITS - 1]
    for unit in range(UNITS - 1):
        if units[unit] > 0.0:
            total += units[unit] * TO_POINTS[row, unit]
    return float(total)


@either(_points_to_come)
def points_to_come(row: int, x: Numbers) -> float:
    """The same, added up in the same order."""
    some = np.flatnonzero(x[:NUMBER])
    parts = x[some, None].astype(np.float32) * FROM_NUMBERS[row, some]
    units = np.add.accumulate(np.vstack([AT_FIRST[row], parts]))[-1]
    points = np.maximum(units[:-1], np.float32(0.0)) * TO_POINTS[row, :-1]
    return float(np.add.accumulate(np.append(units[-1:], points))[-1])


@rule
def sharpness(row: int, left: float) -> float:
    """How much a point counts for the victory, with so much of the game still to come: the more, the later."""
    return float(np.exp(SHARPNESS[row, 0] + left * (SHARPNESS[row, 1] + left * SHARPNESS[row, 2])))
