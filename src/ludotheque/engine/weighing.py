"""Numbers that describe a position, each with its weight: how values of games are added up."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .compiled import rule


@rule
def weigh(weights: NDArray[np.float64], row: int, x: NDArray[np.float64]) -> float:
    """The sum of all numbers times the weights of a row.

    Four sums side by side: a processor that adds them up one after the other waits for each.
    """
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    whole = len(x) - len(x) % 4
    for k in range(0, whole, 4):
        a += weights[row, k] * x[k]
        b += weights[row, k + 1] * x[k + 1]
        c += weights[row, k + 2] * x[k + 2]
        d += weights[row, k + 3] * x[k + 3]
    for k in range(whole, len(x)):
        a += weights[row, k] * x[k]
    return (a + b) + (c + d)
