"""Checks of points and of the result."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.compiled import records
from ..engine.hiding import record_of
from ..engine.match import Match
from ..engine.records import MAX_SOURCES, PAYOFF, Record
from .case import Case, check


@check
def check_points(case: Case) -> None:
    """Points by source add up to the scores at any time; the result has the same, and places that follow its keys."""
    if len(case.game.sources) > MAX_SOURCES:
        raise case.fault(f"more than {MAX_SOURCES} sources of points")
    for match in case.sampled():
        by_source = [sum(row.values()) for row in match.view()["points"]] if match.over else match.scores
        table = points_table(case, match)
        if table[:, len(case.game.sources) :].any():
            raise case.fault("points are noted for a source that is not declared")
        if table.sum(axis=1).tolist() != match.scores or by_source != match.scores:
            raise case.fault(f"points by source are {table.sum(axis=1).tolist()} in all, the scores {match.scores}")
        if match.over:
            check_payoff(case, match, table)


def points_table(case: Case, match: Match) -> Any:
    table = np.zeros((case.game.parties(case.seats), MAX_SOURCES), np.int64)
    case.core.points(case.facts.array, match.state(), 0, table)
    return table


def check_payoff(case: Case, match: Match, table: Any) -> None:
    payoffs = records(1, PAYOFF)
    case.core.payoff(case.facts.array, match.state(), 0, payoffs)
    payoff, parties = record_of(payoffs), case.game.parties(case.seats)
    if payoff.parties != parties:
        raise case.fault(f"the result has {payoff.parties} parties instead of {parties}")
    if (payoff.points[:parties] != table).any():
        raise case.fault("the points of the result are not those of points()")
    if not 0 <= payoff.reason < len(case.game.reasons):
        raise case.fault(f"reason {payoff.reason} has no name")
    check_places(case, payoff, parties)
    if not match.outcome.winners:
        raise case.fault("nobody has won")


def check_places(case: Case, payoff: Record, parties: int) -> None:
    """Who has the better key has the better place, equals share it; a team is one."""
    keys = [tuple(int(key) for key in payoff.key[party]) for party in range(parties)]
    for party, key in enumerate(keys):
        ahead = {int(payoff.team[other]) for other in range(parties) if keys[other] > key}
        if payoff.rank[party] != 1 + len(ahead):
            raise case.fault(f"party {party} has place {payoff.rank[party]}, but {len(ahead)} have better keys")
        for other in range(parties):
            if payoff.team[other] == payoff.team[party] and keys[other] != key:
                raise case.fault(f"parties {party} and {other} are a team with different keys")
