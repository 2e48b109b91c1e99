"""A rough value of a Gorinto position for a seat, in wisdom: for simple bots, not for rules."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from .pieces import EMPTY, with_partners
from .scoring import key_worth, season_goals, tile_count, total_points

KNOWLEDGE = 0.35  # of a tile on the board in each season to come: it makes later turns collect more


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """Wisdom so far, goals as they stand, keys in hand and knowledge; less the best rival's."""
    worth = outlook(f, s, seat)
    if with_partners(s):
        worth += outlook(f, s, (seat + 2) % 4)
    if s.seats == 1:
        return worth - kitsune_outlook(f, s)
    rival = -1.0e9
    for other in range(s.seats):
        if other != seat and not (with_partners(s) and other == (seat + 2) % 4):
            theirs = outlook(f, s, other)
            if with_partners(s):
                theirs += outlook(f, s, (other + 2) % 4)
            rival = max(rival, theirs)
    return worth - rival


@rule
def outlook(f: Record, s: Record, seat: int) -> float:
    worth = float(total_points(s, seat))
    if s.over:
        return worth
    to_come = int(f.seasons) - int(s.season) + 1
    for card in range(4):
        if s.goals[card] != EMPTY:
            worth += to_come * season_goals(f, s, seat, card)
    for n in range(2):
        worth += key_worth(f, s) * int(s.board[seat, s.keys[n]])
    return worth + KNOWLEDGE * to_come * tile_count(s, seat)


@rule
def kitsune_outlook(f: Record, s: Record) -> float:
    worth = float(total_points(s, 1))
    if s.over:
        return worth
    to_come = int(f.seasons) - int(s.season) + 1
    for n in range(2):
        worth += to_come * int(f.kitsune_points[0]) * int(s.board[1, s.keys[n]])
        worth += to_come * int(f.kitsune_points[1]) * int(s.board[1, s.kitsune_keys[n]])
    return worth
