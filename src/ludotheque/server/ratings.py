"""Ratings (OpenSkill) of people and bots alike, one for each game, moved by every rated game that ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from .entries import FREE, Seat
from .store.jobs import load_ratings, save_rating
from .table import Table

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rated:
    """Who came where in a finished game."""

    player: str
    team: int
    rank: int


def player_of(seat: Seat) -> str:
    """Who answers for a seat: a person, also one who left it to a bot; else the bot."""
    person = seat.person or (seat.of if seat.of != FREE else "")
    return f"person:{person}" if person else f"bot:{seat.bot}"


def rated_of(table: Table) -> list[Rated]:
    """The places that count; whoever left a seat to a bot is last."""
    assert table.match is not None
    places = table.match.outcome.places
    last = max(place.rank for place in places) + 1
    rated = [
        Rated(player_of(seat), place.team, last if seat.bot and seat.of else place.rank)
        for seat, place in zip(table.seats, places, strict=False)
    ]
    automata = table.game.automata.get(table.setting.seats, ())
    return rated + [
        Rated(f"bot:{name}", place.team, place.rank) for name, place in zip(automata, places[len(rated) :], strict=True)
    ]


def rate(connection: Connection, game: str, rated: Sequence[Rated]) -> None:
    """Move the ratings of everybody in a game, in the transaction that ends it."""
    if len({entry.player for entry in rated}) < 2:
        return
    known = load_ratings(connection, game, {entry.player for entry in rated})
    teams: dict[int, list[Rated]] = {}
    for entry in rated:
        teams.setdefault(entry.team, []).append(entry)
    if len(teams) < 2:
        return

    def rating(player: str) -> PlackettLuceRating:
        row = known.get(player)
        return MODEL.rating(mu=row["mu"], sigma=row["sigma"], name=player) if row else MODEL.rating(name=player)

    before = [[rating(entry.player) for entry in team] for team in teams.values()]
    ranks = [float(max(entry.rank for entry in team)) for team in teams.values()]
    after = MODEL.rate(before, ranks=ranks)
    found: dict[str, list[tuple[float, float]]] = {}
    for team, results in zip(teams.values(), after, strict=True):
        for entry, result in zip(team, results, strict=True):
            found.setdefault(entry.player, []).append((float(result.mu), float(result.sigma)))
    for player, results_of in found.items():  # the same bot at several seats: their mean
        games = known[player]["games"] if player in known else 0
        mu = sum(mu for mu, _ in results_of) / len(results_of)
        sigma = sum(sigma for _, sigma in results_of) / len(results_of)
        save_rating(connection, {"game": game, "player": player, "mu": mu, "sigma": sigma, "games": games + 1})
