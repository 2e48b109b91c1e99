"""What a seat knows in Gorinto: all but what chance will bring (G1.7)."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.random import STREAMS, seed_streams
from ...engine.records import Record
from .pieces import TOKENS

HIDDEN = ("random",)
UNSEEN_KINDS = 5 + TOKENS


@rule
def mask(f: Record, s: Record, seat: int) -> None:
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)


@rule
def deal(f: Record, s: Record, seat: int, seed: int) -> None:
    seed_streams(s, np.uint64(seed))


@rule
def unseen(f: Record, s: Record, seat: int, out: Record) -> None:
    """Tiles in the bag by element, then the movement tokens not yet drawn."""
    for element in range(5):
        out[element] = s.bag[element]
    for token in range(TOKENS):
        out[5 + token] = (s.tokens >> token) & 1
