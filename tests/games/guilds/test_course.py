"""Guilds of London, not yet a registered game: random games end and lose nothing; the facts are sound."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from ludotheque.engine.compiled import PURE
from ludotheque.engine.facts import read_entries
from ludotheque.engine.hiding import record_of
from ludotheque.engine.random import seed_streams
from ludotheque.games.guilds import actions, facts, pieces, rules, setup

FOLDER = Path(facts.__file__).parent
FACTS = facts.FORMAT.packed(read_entries(FOLDER / "facts.toml"))


def test_the_shipped_facts_are_what_a_facts_file_may_say() -> None:
    assert facts.fault(read_entries(FOLDER / "facts.toml")) == ""


@pytest.mark.skipif(not PURE, reason="it is compiled when the game is registered")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_and_lose_no_card_and_no_liveryman(seats: int, seed: int) -> None:
    f, states = record_of(FACTS.array), np.zeros(1, pieces.STATE)
    s, chance, out = record_of(states), Random(seed), np.zeros(actions.LAYOUT.size, np.int16)
    s.seats = seats
    s.options[: len(pieces.OPTIONS)] = [seed % 3, seed % 2 if seats == 1 else 0, seed // 2 if seats == 1 else 0]
    seed_streams(s, np.uint64(seed))
    setup.setup(f, s)
    while not s.over:
        n = rules.legal(f, s, out)
        assert n > 0
        rules.play(f, s, int(out[chance.randrange(n)]))
        assert s.number < 5000
        assert int(s.hand.sum()) + int(s.deck.sum()) + int(s.discard_count) == int(f.card_count.sum())
        for seat in range(seats):
            on_board = int(s.men[:, seat].sum()) + int((s.master == seat).sum()) + int(s.plantation[seat])
            assert on_board + int(s.guildhall[seat]) + int(s.supply[seat]) == f.liverymen_per_player
