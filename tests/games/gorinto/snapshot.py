"""A match of Gorinto in the words of the slow version, so that the two can be compared."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.match import Match
from ludotheque.games.gorinto.notation import show_path, show_space, show_stack, show_tile
from ludotheque.games.gorinto.pieces import GOALS, HEAD, PATH, SOURCES, SPACES, TAIL, TOKENS


def snapshot(match: Match) -> dict[str, Any]:
    """The same entries as `Naive.snapshot`."""
    s = match.state()[0]
    solo, parties = match.seats == 1, match.parties
    return {
        "season": int(s["season"]),
        "mountain": {show_space(n): plain(show_stack(Fields(s), n)) for n in range(SPACES)},
        "path": {show_path(p): plain(show_tile(int(s["path"][p]))) for p in range(PATH)},
        "boards": s["board"][:parties].tolist(),
        "bag": s["bag"].tolist(),
        "gone": s["gone"].tolist(),
        "goals": [GOALS[goal] for goal in s["goals"].tolist() if goal >= 0],
        "keys": sorted(s["keys"].tolist()),
        "kitsune_keys": sorted(key for key in s["kitsune_keys"].tolist() if key >= 0),
        "order": s["order"][: match.seats].tolist(),
        "head": show_space(int(s["pieces"][HEAD])) if solo else "",
        "tail": show_space(int(s["pieces"][TAIL])) if solo else "",
        "tokens_left": [n + 1 for n in range(TOKENS) if int(s["tokens"]) >> n & 1],
        "points": [
            {source: points for source, points in zip(SOURCES, row, strict=True) if points}
            for row in s["scored"][:parties].tolist()
        ],
        "streams": s["random"].tolist(),
    }


class Fields:
    """A plain record with its fields as attributes."""

    def __init__(self, s: Any) -> None:
        self.stack, self.height = s["stack"], s["height"]


def plain(shown: str) -> str:
    """The slow version writes nothing where there is nothing."""
    return "" if shown == "." else shown
