"""The result of a finished game: why it ended, places with ties, points by source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .game import Game
from .records import Record
from .words import Message, message


@dataclass(frozen=True)
class Place:
    """One party's result. Parties are the seats, then the automata of the game."""

    party: int
    rank: int
    team: int
    total: int
    points: Mapping[str, int]  # by source, all sources of the game


@dataclass(frozen=True)
class Outcome:
    reason: str
    places: tuple[Place, ...]  # by party

    @property
    def winners(self) -> tuple[int, ...]:
        """The parties in first place: several when a victory is shared or a team wins."""
        return tuple(place.party for place in self.places if place.rank == 1)


def party_message(game: Game, seats: int, party: int) -> Message:
    """How a party is called: a seat's number, or an automaton's name."""
    return message("seat", number=party + 1) if party < seats else message(game.automata[seats][party - seats])


def read_outcome(game: Game, payoff: Record) -> Outcome:
    places = []
    for party in range(int(payoff.parties)):
        points = {source: int(payoff.points[party, n]) for n, source in enumerate(game.sources)}
        rank, team = int(payoff.rank[party]), int(payoff.team[party])
        places.append(Place(party, rank, team, sum(points.values()), points))
    return Outcome(game.reasons[int(payoff.reason)], tuple(places))
