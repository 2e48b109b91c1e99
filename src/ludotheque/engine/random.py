"""Chance: four streams of SplitMix64 in the header of every state record. No other randomness in any rule."""

from __future__ import annotations

import warnings

import numpy as np

from .compiled import PURE, rule
from .records import Record

STREAMS = 4

if PURE:  # uint64 is meant to wrap around; compiled code does so silently
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_SPAN = np.uint64(1 << 32)


@rule
def mix(x: np.uint64) -> np.uint64:
    z = (x ^ (x >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    return z ^ (z >> _31)


@rule
def seed_streams(s: Record, seed: np.uint64) -> None:
    """The seed is itself a stream; its first results start the four streams."""
    x = np.uint64(seed)
    for stream in range(STREAMS):
        x = x + _STEP
        s.random[stream] = mix(x)


@rule
def below(s: Record, stream: int, n: int) -> int:
    """Uniform on 0..n-1, exactly: the few values that would favour some results are drawn again."""
    bound = np.uint64(n)
    while True:
        x = s.random[stream] + _STEP
        s.random[stream] = x
        product = (mix(x) >> _32) * bound
        low = product & _LOW
        if low >= bound or low >= _SPAN % bound:
            return int(np.int64(product >> _32))
