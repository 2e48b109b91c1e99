"""Revolutions of Oriente: who joins, who loses, who shares (O8)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import tell
from .deck import SHUFFLE, random_card
from .pieces import (
    COLUMNS,
    DONE,
    LOSES,
    NINJA,
    NOFU,
    REVOLTS,
    SEATS,
    forget_shuffles,
    has_disc,
    is_revealed,
    points_cards,
    reveal,
    worth,
)


@rule
def ask_rebel(s: Record) -> bool:
    """The next player who might join as far as everybody sees (O8.1); False when all have been asked."""
    while s.asked < s.seats:
        seat = (int(s.announcer) + int(s.asked)) % int(s.seats)
        if has_disc(s, seat) and not (is_revealed(s, seat) and s.card[seat] != NOFU):
            s.actor = seat
            return True
        s.asked += 1
    return False


@rule
def join(s: Record, seat: int) -> None:
    reveal(s, seat)
    s.discs &= ~(1 << seat)
    s.allies[0] |= 1 << seat
    s.asked += 1


@rule
def is_rebel(s: Record, seat: int) -> bool:
    return bool((int(s.allies[0]) >> seat) & 1)


@rule
def revolt(f: Record, s: Record) -> None:
    """O8.2 to O8.5"""
    strength = int(s.square)
    for seat in range(s.seats):
        reveal(s, seat)
        if is_rebel(s, seat):
            strength += 1
    forget_shuffles(s)
    tell(s, REVOLTS, strength, 0, 0)
    spoils = s.cards[SEATS - 1].copy()
    for kind in range(COLUMNS):
        spoils[kind] = 0
    for step in range(s.seats):
        seat = (int(s.announcer) + step) % int(s.seats)
        if is_rebel(s, seat):
            for kind in range(COLUMNS):
                spoils[kind] += s.cards[seat, kind]
                s.cards[seat, kind] = 0
        elif is_struck(f, s, seat, strength):
            lost = points_cards(s, seat) // 2
            tell(s, LOSES, seat, lost, 0)
            for _ in range(lost):
                spoils[random_card(s, seat)] += 1
    share_out(s, spoils)
    s.supply += s.square
    s.square = 0
    s.phase = DONE


@rule
def is_struck(f: Record, s: Record, seat: int, strength: int) -> bool:
    """O8.3"""
    kind = int(s.card[seat])
    return kind != NINJA and kind != NOFU and worth(f, kind) <= strength


@rule
def share_out(s: Record, spoils: Record) -> None:
    """One by one among the rebels, the announcer first (O8.4)."""
    left = 0
    for kind in range(COLUMNS):
        left += int(spoils[kind])
    step = 0
    while left > 0:
        seat = (int(s.announcer) + step) % int(s.seats)
        step += 1
        if not is_rebel(s, seat):
            continue
        place = below(s, SHUFFLE, left)
        for kind in range(COLUMNS):
            place -= int(spoils[kind])
            if place < 0:
                spoils[kind] -= 1
                s.cards[seat, kind] += 1
                break
        left -= 1
