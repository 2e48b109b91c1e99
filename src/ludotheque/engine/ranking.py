"""Places from ranking keys, for every game: equals share a place, a team takes one place."""

from __future__ import annotations

from .compiled import rule
from .records import MAX_KEYS, Record


@rule
def better(out: Record, a: int, b: int) -> bool:
    """Whether party a ranks strictly before party b."""
    for k in range(MAX_KEYS):
        if out.key[a, k] != out.key[b, k]:
            return bool(out.key[a, k] > out.key[b, k])
    return False


@rule
def rank_parties(out: Record) -> None:
    for a in range(out.parties):
        ahead = 0
        for b in range(out.parties):
            first_of_team = True
            for c in range(b):
                if out.team[c] == out.team[b]:
                    first_of_team = False
            if first_of_team and better(out, b, a):
                ahead += 1
        out.rank[a] = 1 + ahead
