"""Weighed sums."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.engine.weighing import weigh


@pytest.mark.parametrize("length", [1, 3, 4, 7, 8, 91])
def test_all_numbers_count_with_the_weights_of_their_row(length: int) -> None:
    chance = np.random.default_rng(length)
    weights, x = chance.integers(-9, 9, (3, length)).astype(float), chance.integers(-9, 9, length).astype(float)
    for row in range(3):
        assert weigh(weights, row, x) == weights[row] @ x
