"""Chance: the generator against published values, and exactly uniform draws."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.engine.compiled import PURE, records, rule
from ludotheque.engine.random import below, seed_streams
from ludotheque.engine.records import CHOOSER, PlainRecords, Records


@rule
def fill(streams: Records, n: int, counts: np.ndarray[tuple[int], np.dtype[np.int64]], draws: int) -> None:
    for _ in range(draws):
        counts[below(streams[0], 1, n)] += 1


@rule
def seed_first(streams: Records, seed: np.uint64) -> None:
    seed_streams(streams[0], seed)


def new_streams() -> Records:
    """As rules get them: with attributes where they are not compiled."""
    streams = records(1, CHOOSER)
    return PlainRecords(streams) if PURE else streams


def test_streams_start_with_the_published_values_of_splitmix64() -> None:
    streams = new_streams()
    seed_first(streams, np.uint64(1234567))
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [int(x) for x in streams["random"][0]] == published


def test_draws_use_their_own_stream_only() -> None:
    streams = new_streams()
    seed_first(streams, np.uint64(5))
    before = streams["random"][0].copy()
    fill(streams, 6, np.zeros(6, np.int64), 1)
    assert list(streams["random"][0] != before) == [False, True, False, False]


@pytest.mark.compiled
@pytest.mark.parametrize("n", [2, 3, 10, 49, 100])
def test_draws_are_uniform(n: int) -> None:
    streams, counts, draws = new_streams(), np.zeros(n, np.int64), 1_000_000
    seed_first(streams, np.uint64(42))
    fill(streams, n, counts, draws)
    expected = draws / n
    # each count is close to normal with variance expected * (1 - 1/n)
    assert abs(counts - expected).max() < 5 * (expected * (1 - 1 / n)) ** 0.5
