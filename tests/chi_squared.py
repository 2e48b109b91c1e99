"""Pearson's chi-squared test, for uniformity of draws. SciPy would do it too, but Numba loads it at every start."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

LEAST_P = 1e-4  # how improbable a sound generator's counts may be before we doubt it; seeds are fixed, so never flaky


def limit(freedom: int, p: float = LEAST_P) -> float:
    """What chi-squared exceeds with probability p (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + NormalDist().inv_cdf(1 - p) * spread**0.5) ** 3)


def is_plausible(counts: Sequence[int], expected: Sequence[float] | None = None) -> bool:
    """Whether counts fit what was expected (if nothing is named: the same of each)."""
    wanted = expected or [sum(counts) / len(counts)] * len(counts)
    statistic = sum((count - want) ** 2 / want for count, want in zip(counts, wanted, strict=True))
    return statistic < limit(len(counts) - 1)
