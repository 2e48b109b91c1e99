"""A match of Oriente in the words of the slow version, so that the two can be compared."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.match import Match
from ludotheque.games.oriente.notation import COLUMN_NAMES, show_action
from ludotheque.games.oriente.pieces import COLUMNS, INHABITANTS, KINDS, NONE, SUPPORTING, TAKING


def snapshot(match: Match) -> dict[str, Any]:
    """The same entries as `Naive.snapshot`."""
    s = match.state()[0]
    seats, over = range(match.seats), match.over
    stands = not over and match.phase != "announce"
    fighting = not over and s["phase"] in (SUPPORTING, TAKING)
    allies = [[n for n in seats if int(s["allies"][side]) >> n & 1] if fighting else [] for side in range(2)]
    return {
        "phase": "over" if over else match.phase,
        "pawn": int(s["pawn"]),
        "season": int(s["season"]),
        "claimed": bool(s["claimed"]),
        "announcer": int(s["announcer"]) if stands else -1,
        "announced": show_action(int(s["announced"])) if stands else "",
        "discs": [bool(int(s["discs"]) >> n & 1) for n in seats],
        "revealed": [bool(int(s["revealed"]) >> n & 1) for n in seats],
        "inhabitants": ["" if s["card"][n] == NONE else KINDS[s["card"][n]] for n in seats],
        "points": [cards(s["cards"][n], COLUMN_NAMES) for n in seats],
        "deck": s["deck"].tolist(),
        "under": [KINDS[kind] for kind in s["under"][: s["under_count"]]],
        "reward": [*s["laid"].tolist(), [KINDS[k] for k in range(INHABITANTS) for _ in range(s["reward"][k])]],
        "unseen": cards(s["pool"], KINDS),
        "square": int(s["square"]),
        "hut": int(s["hut"]),
        "supply": int(s["supply"]),
        "supporters": {"attacker": allies[0], "target": allies[1]},
        "streams": s["random"].tolist(),
    }


def cards(cells: Any, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(cells[n]) for n, name in enumerate(names) if cells[n]}


assert len(COLUMN_NAMES) == COLUMNS
