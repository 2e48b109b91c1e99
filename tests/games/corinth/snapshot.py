"""A match of Corinth in the words of the slow version, so that the two can be compared."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.match import Match
from ludotheque.games.corinth.notation import show_space
from ludotheque.games.corinth.pieces import DISTRICTS, MIDDLE, SPACES


def snapshot(match: Match) -> dict[str, Any]:
    """The same entries as `Naive.snapshot`."""
    s, view = match.state()[0], match.view()
    return {
        "round": int(s["rounds"]),
        "first": int(s["first"]),
        "turn": int(s["turn"]),
        "harbour": [[int(s[name][quarter]) for name in ("value", "white", "yellow")] for quarter in range(6)],
        "sheets": [sheet(s, view, seat) for seat in range(match.seats)],
        "points": [{source: points for source, points in row.items() if points} for row in view["points"]],
        "streams": s["random"].tolist(),
    }


def sheet(s: Any, view: dict[str, Any], seat: int) -> dict[str, Any]:
    shown = view["sheets"][seat]
    return {
        **{
            name: shown[name]
            for name in ("gold", "goats", "gold_circled", "goats_circled", "shops", "steward", "boxes", "dice")
        },
        "bonuses": sorted(DISTRICTS[d] for d in range(4) if s["bonus_owner"][d] == seat),
        "buildings": sorted(shown["buildings"]),
        "circled": sorted(shown["circled"]),
        "entered": sorted(show_space(n) for n in range(SPACES) if int(s["passed"][seat]) >> n & 1 and n != MIDDLE),
    }
