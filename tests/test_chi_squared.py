"""The chi-squared test itself, against printed tables."""

from __future__ import annotations

import pytest

from tests.chi_squared import is_plausible, limit


@pytest.mark.parametrize(
    ("freedom", "p", "table"), [(1, 0.01, 6.635), (4, 0.001, 18.467), (9, 0.05, 16.919), (30, 0.01, 50.892)]
)
def test_limits_are_close_to_printed_tables(freedom: int, p: float, table: float) -> None:
    assert limit(freedom, p) == pytest.approx(table, rel=0.02)


def test_a_loaded_die_is_found_and_a_fair_one_is_not() -> None:
    assert is_plausible([1010, 980, 1005, 1020, 990, 995])
    assert not is_plausible([1010, 980, 1005, 1020, 850, 1135])
