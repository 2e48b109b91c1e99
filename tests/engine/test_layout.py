"""Action layouts: encode and decode are mirrors, and refuse what is outside."""

from __future__ import annotations

import pytest

from ludotheque.engine.layout import Layout

QUARRY = Layout((("pass", ()), ("take", (3, 4)), ("close", (3,))))


def test_codes_are_numbered_through() -> None:
    assert QUARRY.size == 1 + 12 + 3
    assert [QUARRY.first(verb) for verb, _ in QUARRY.verbs] == [0, 1, 13]
    assert QUARRY.encode("take", 1, 2) == 1 + 1 * 4 + 2


def test_encode_and_decode_are_mirrors_over_the_whole_range() -> None:
    for code in range(QUARRY.size):
        verb, args = QUARRY.decode(code)
        assert QUARRY.encode(verb, *args) == code


@pytest.mark.parametrize("code", [-1, 16])
def test_codes_outside_the_layout_are_refused(code: int) -> None:
    with pytest.raises(ValueError, match="outside"):
        QUARRY.decode(code)


@pytest.mark.parametrize("args", [(3, 0), (0, 4), (0,), (-1, 0)])
def test_arguments_outside_the_layout_are_refused(args: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="outside"):
        QUARRY.encode("take", *args)


def test_an_unknown_verb_is_refused() -> None:
    with pytest.raises(KeyError):
        QUARRY.first("steal")
