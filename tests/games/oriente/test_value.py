"""The rough value of a position: what is under way counts, what is over does not."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.compiled import plain_of
from ludotheque.engine.hiding import record_of
from ludotheque.games.oriente import value
from ludotheque.games.oriente.pieces import CANCELLING, NONE
from tests.games.oriente.board import Table, table


def values(match: Table, record: Any) -> list[float]:
    f = record_of(match.facts.array)
    return [plain_of(value.value)(f, record, seat) for seat in range(match.seats)]


def after_a_battle() -> Table:
    """Seat 1 has beaten seat 2 with the help of seat 3; a Nofu on seat 4 is to announce."""
    match = table("nofu: 2", "daimyo spent: 3 nofu", "soryo: 2", "nofu: 3 2", "maho-tsukai spent: 2").do("attack 2")
    while match.phase == "privilege":
        match.do("pass")
    match.do("support attacker").pass_all()
    assert (match.phase, match.turn) == ("announce", 4)
    assert match.record.allies[0] == 1 << 2
    return match


@pytest.mark.parametrize("action", ["attack 5", "revolution"])
def test_supporters_of_an_earlier_battle_have_no_part_in_an_announcement(action: str) -> None:
    match = after_a_battle()
    now, fresh = match.record, match.record
    for record in (now, fresh):  # announced, while somebody may still cancel
        record.phase, record.announcer, record.announced = CANCELLING, 3, match.action(action).code
        record.target = 4 if action == "attack 5" else NONE
    fresh.allies[:] = 0
    assert values(match, now) == values(match, fresh)
