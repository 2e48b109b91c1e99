"""Action layouts: one table of verbs with the ranges of their arguments gives every code its meaning, both ways."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod


@dataclass(frozen=True)
class Layout:
    """Verbs in order, each with the sizes of its arguments; codes are numbered through, last argument fastest."""

    verbs: tuple[tuple[str, tuple[int, ...]], ...]

    @cached_property
    def size(self) -> int:
        return sum(prod(sizes) for _, sizes in self.verbs)

    @cached_property
    def _firsts(self) -> dict[str, int]:
        sizes = [prod(sizes) for _, sizes in self.verbs]
        return dict(zip([verb for verb, _ in self.verbs], accumulate(sizes, initial=0), strict=False))

    def first(self, verb: str) -> int:
        """The lowest code of a verb."""
        return self._firsts[verb]

    def encode(self, verb: str, *args: int) -> int:
        sizes = dict(self.verbs)[verb]
        if len(args) != len(sizes) or not all(0 <= arg < size for arg, size in zip(args, sizes, strict=True)):
            raise ValueError(f"{verb}{args} is outside the layout {sizes}")
        offset = 0
        for arg, size in zip(args, sizes, strict=True):
            offset = offset * size + arg
        return self.first(verb) + offset

    @cached_property
    def _decoded(self) -> dict[int, tuple[str, tuple[int, ...]]]:
        return {}

    def decode(self, code: int) -> tuple[str, tuple[int, ...]]:
        """Remembered: the words for people ask again and again."""
        found = self._decoded.get(code)
        if found is None:
            found = self._decoded[code] = self._decode(code)
        return found

    def _decode(self, code: int) -> tuple[str, tuple[int, ...]]:
        if not 0 <= code < self.size:
            raise ValueError(f"action {code} is outside 0..{self.size - 1}")
        verb, sizes = self.verbs[bisect_right(list(self._firsts.values()), code) - 1]
        offset = code - self.first(verb)
        args: list[int] = []
        for size in reversed(sizes):
            offset, arg = divmod(offset, size)
            args.append(arg)
        return verb, tuple(reversed(args))
