"""What people are told of a table: its last entry and the table after it, each from what their seats may see."""

from __future__ import annotations

from typing import Any

from ..engine.log import ASIDE, DECISION, RESEED, SEAT, UNDO
from ..engine.match import Match
from ..engine.outcome import party_message
from ..engine.words import Message, message
from .entries import AGREE, ASK, CHAT, DECLINE, HABITS, Entry, public_seat, seat_told
from .table import RUNNING, Table


def line_told(table: Table, own: tuple[int, ...]) -> dict[str, Any]:
    """The last entry, for somebody with these seats."""
    entry = table.entries[-1]
    return {
        "line": entry.line,
        "kind": entry.kind,
        "seat": entry.seat if entry.kind != HABITS or entry.seat in own else -1,  # nobody else's business
        "at": entry.at,
        "number": table.number,
        "said": said_of(table, entry, table.eyes(own)),
    }


def event_told(table: Table, own: tuple[int, ...]) -> dict[str, Any]:
    """The last entry and the table after it, for somebody with these seats."""
    seat = table.eyes(own)
    told: dict[str, Any] = {
        **line_told(table, own),
        "table": table.id,
        "status": table.status,
        "seats": [public_seat(held) for held in table.seats],
        "yours": own,
        "viewer": seat,
        "again": table.again,
        "actor": table.actor,
        "legal": [],
    }
    if table.match:
        told |= game_told(table, table.match, own, seat)
    return told


def game_told(table: Table, match: Match, own: tuple[int, ...], seat: int) -> dict[str, Any]:
    told: dict[str, Any] = {"view": match.view(seat), "undo": None, "back": None, "asked": None}
    if table.actor is not None:
        told["ask"] = match.ask(seat)
        if table.actor == seat:
            told["legal"] = [
                {"code": action.code, "text": action.text, "words": words} for action, words in match.choices()
            ]
    if own and table.game.habits:
        told["habits"] = table.habits[seat]
    if table.status == RUNNING and own and match.number:
        told |= {"undo": max(0, table.undo_limit(seat)), "back": table.last_choice(seat)}
    if table.asked:
        waits_for = [n for n, held in enumerate(table.seats) if held.person in table.asked.missing]
        told["asked"] = {
            "line": table.asked.line,
            "seat": table.asked.seat,
            "to": table.asked.to,
            "missing": waits_for,
        }
    if table.left:
        told["clock"] = {"left": list(table.left), "since": table.since}
    if match.over:
        told["result"] = result(table)
    return told


def result(table: Table) -> dict[str, Any]:
    """How it ended."""
    assert table.match is not None
    match = table.match
    outcome = match.outcome
    return {
        "reason": message(f"reason-{outcome.reason}"),
        "winners": list(outcome.winners),
        "places": [
            {
                "party": place.party,
                "name": party_message(table.game, match.seats, place.party),
                "rank": place.rank,
                "team": place.team,
                "total": place.total,
                "points": dict(place.points),
            }
            for place in outcome.places
        ],
    }


def said_of(table: Table, entry: Entry, seat: int) -> list[Message]:
    who = message("seat", number=entry.seat + 1)
    if entry.kind == DECISION:
        assert table.match is not None
        events = table.match.events(seat, entry.number)
        earlier = min(table.said, len(events))
        return [line for _, line in events[earlier:]]
    if entry.kind == ASIDE:
        return table.spoken()[table.said :]
    if entry.kind == SEAT:
        return [seat_told(entry.seat, table.seats[entry.seat])]
    if entry.kind in (UNDO, ASK, AGREE, DECLINE):
        return [message(f"told-{entry.kind}", who=who)]
    if entry.kind == CHAT:
        return [message("told-chat", who=who, text=entry.data["text"])]
    return [] if entry.kind in (RESEED, HABITS) else [message(f"told-{entry.kind}")]
