"""Scoring of Corinth: points by source at any time, and the final places (C8)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.ranking import better, rank_parties
from ...engine.records import Record
from .pieces import (
    BONUSES,
    BY_GOLD,
    BY_POINTS,
    GOATS_LEFT,
    GOLD_LEFT,
    INSTANT_WIN,
    LAST,
    NOBODY,
    SHARED,
    SOURCES,
    STEWARD_POINTS,
    TEMPLE,
    TEMPLE_POINTS,
    has_building,
)


@rule
def shop_points(f: Record, s: Record, seat: int, district: int) -> int:
    """Points of the complete shops of a district."""
    total = 0
    for shop in range(f.shops[district]):
        if s.ticked[seat, district, shop] == f.shop_symbols[district, shop]:
            total += int(f.shop_points[district, shop])
    return total


@rule
def steward_points(f: Record, s: Record, seat: int) -> int:
    """C6.11"""
    written = int(s.written[seat])
    if f.steward_total == LAST:
        return int(s.boxes[seat, written - 1]) if written > 0 else 0
    total = 0
    for n in range(written):
        total += int(s.boxes[seat, n])
    return total


@rule
def temple_points(f: Record, s: Record, seat: int) -> int:
    """C7.2"""
    if not has_building(s, seat, TEMPLE):
        return 0
    count = 0
    for building in range(4):
        if has_building(s, seat, building):
            count += 1
    return count * int(f.temple_points)


@rule
def points(f: Record, s: Record, out: Record) -> None:
    """Points as if the game ended now, by seat and source, into an array (C8.1)."""
    for seat in range(s.seats):
        out[seat, BONUSES] = 0
        for district in range(4):
            out[seat, district] = shop_points(f, s, seat, district)
            if s.bonus_owner[district] == seat:
                out[seat, BONUSES] += f.bonus[district]
        out[seat, GOLD_LEFT] = int(s.gold[seat]) // int(f.gold_per_point)
        out[seat, GOATS_LEFT] = int(s.goats[seat]) // int(f.goats_per_point)
        out[seat, STEWARD_POINTS] = steward_points(f, s, seat)
        out[seat, TEMPLE_POINTS] = temple_points(f, s, seat)


@rule
def forecast(f: Record, s: Record, out: Record) -> None:
    """Nothing is left to come: points are counted as if the game ended now."""
    for seat in range(s.seats):
        for source in range(len(SOURCES)):
            out[seat, source] = 0


@rule
def payoff(f: Record, s: Record, out: Record) -> None:
    """Places and why (C8.2, C8.3)."""
    out.parties = s.seats
    points(f, s, out.points)
    for seat in range(s.seats):
        total = 0
        for source in range(len(SOURCES)):
            total += int(out.points[seat, source])
        out.team[seat] = seat
        out.key[seat, 0] = 1 if s.winner == seat else 0
        out.key[seat, 1] = total
        out.key[seat, 2] = s.gold[seat]
    rank_parties(out)
    out.reason = end_reason(s, out)


@rule
def end_reason(s: Record, out: Record) -> int:
    if s.winner != NOBODY:
        return INSTANT_WIN
    winner = 0
    for seat in range(s.seats):
        if out.rank[seat] == 1:
            winner = seat
    reason = BY_POINTS
    for seat in range(s.seats):
        if seat != winner and out.key[seat, 1] == out.key[winner, 1]:
            if not better(out, winner, seat):
                return SHARED
            reason = BY_GOLD
    return reason
