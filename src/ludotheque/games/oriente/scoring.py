"""Scoring of Oriente: points by source at any time, and the final places (O10)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.ranking import rank_parties
from ...engine.records import Record
from .pieces import COLUMNS, INHABITANTS, OWN, SHOGUN, SOURCES, TREASURE, TREASURES, worth


@rule
def points(f: Record, s: Record, out: Record) -> None:
    """Points cards by kind; the own inhabitant counts when the game is over (O10.3)."""
    for seat in range(s.seats):
        out[seat, TREASURES] = 0
        for kind in range(TREASURE, COLUMNS):
            out[seat, TREASURES] += int(s.cards[seat, kind]) * int(f.value[kind])
        for kind in range(INHABITANTS):
            out[seat, 1 + SHOGUN - kind] = int(s.cards[seat, kind]) * int(f.value[kind])
        out[seat, OWN] = worth(f, int(s.card[seat])) if s.over else 0


@rule
def forecast(f: Record, s: Record, out: Record) -> None:
    """What the own inhabitant would still bring, as far as it is known."""
    for seat in range(s.seats):
        for source in range(len(SOURCES)):
            out[seat, source] = 0
        if not s.over:
            out[seat, OWN] = worth(f, int(s.card[seat]))


@rule
def strongest(f: Record, s: Record, seat: int) -> int:
    """The strongest single card, inhabitant and treasures included (O10.3)."""
    best = worth(f, int(s.card[seat]))
    for kind in range(COLUMNS):
        if s.cards[seat, kind] > 0:
            best = max(best, int(f.value[kind]))
    return best


@rule
def payoff(f: Record, s: Record, out: Record) -> None:
    """O10.3, O10.4"""
    out.parties = s.seats
    points(f, s, out.points)
    for seat in range(s.seats):
        total = 0
        for source in range(len(SOURCES)):
            total += int(out.points[seat, source])
        out.team[seat] = seat
        out.key[seat, 0] = 1 if s.ninja_winner == seat else 0
        out.key[seat, 1] = total
        out.key[seat, 2] = strongest(f, s, seat)
    rank_parties(out)
    out.reason = s.ending
