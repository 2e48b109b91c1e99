"""The rough value of a position: what is under way counts, what is over does not."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.compiled import plain_of
from ludotheque.engine.hiding import record_of
from ludotheque.games.oriente import value
from tests.games.oriente.board import Table, table


def values(match: Table, record: Any) -> list[float]:
    f = record_of(match.facts.array)
    return [plain_of(value.value)(f, record, seat) for seat in range(match.seats)]


def after_a_battle() -> Table:
    """Seat 2 has beaten seat 1 with the help of seat 3, who has no disc any more."""
    match = table("nofu: 2", "daimyo: 3 nofu", "soryo: 2", "nofu: 3", "maho-tsukai: 2").do("attack 2")
    while match.phase == "privilege":
        match.do("pass")
    match.do("support target").pass_all()
    assert match.phase == "announce"
    assert match.record.allies[1] == 1 << 2
    return match


@pytest.mark.parametrize("action", ["attack 3", "revolution"])
def test_supporters_of_an_earlier_battle_have_no_part_in_an_announcement(action: str) -> None:
    match = after_a_battle()
    while match.is_a(match.turn) != "nofu revealed" or "revolution" not in match.can():
        match.do("pass")
    match.do(action)
    assert match.phase == "privilege"
    fresh = match.record
    fresh.allies[:] = 0
    assert values(match, match.record) == values(match, fresh)
