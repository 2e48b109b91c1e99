"""What a seat knows in Corinth: all but the rolls to come (C1.5)."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.random import STREAMS, seed_streams
from ...engine.records import Record

HIDDEN = ("random",)
UNSEEN_KINDS = 1


@rule
def mask(f: Record, s: Record, seat: int) -> None:
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)


@rule
def deal(f: Record, s: Record, seat: int, seed: int) -> None:
    seed_streams(s, np.uint64(seed))


@rule
def unseen(f: Record, s: Record, seat: int, out: Record) -> None:
    """Dice have no pieces to count."""
    out[0] = 0
