"""Oriente told: what a decision did and what followed from it, as a seat may know it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from ...engine.records import Record
from ...engine.words import Message, message
from .actions import LAYOUT, PASS
from .notation import SIDES
from .pieces import (
    ANNOUNCING,
    BY_DECK,
    BY_GEISHA,
    CANCELLING,
    CAPTURES,
    COLUMNS,
    CREDITS,
    DESTINY,
    DRAWS,
    GAINS,
    GETS,
    GIVES,
    GOES_UNDER,
    LOSES,
    PHASES,
    RECRUITS,
    REVEALS,
    REVOLTS,
    REWARD,
    SEASON,
    SHUFFLES_ALL,
    STRENGTH,
    SUCCEEDS,
    TAKES,
    TURNS_UP,
)
from .view import announcement_message, cards_message, kind_message, seat_message

Event = tuple[int, int, int, int]  # what, and up to three seats, kinds or numbers


def narrate(f: Record, before: Record, actor: int, action: int, after: Record, seat: int) -> list[Message]:
    """The decision, then what followed from it without another one."""
    events: list[Event] = [tuple(int(cell) for cell in event) for event in after.story[: int(after.told)]]  # type: ignore[misc]  # four cells
    told = decision_lines(before, actor, action)
    if action != PASS and events and events[0][:2] == (REVEALS, actor):  # part of the sentence about the decision
        told = [message(f"{told[0].id}-revealing", **told[0].args, card=kind_message(events.pop(0)[2]))]
    for what, group in groupby(events, key=lambda event: event[0]):
        told += TELLERS[what](after, list(group))
    return told + ([end_line(after)] if after.over else [])


def decision_lines(before: Record, actor: int, action: int) -> list[Message]:
    who, phase = seat_message(actor), int(before.phase)
    if action < 0:
        return [message("does-become-secretly", who=who)]
    verb, args = LAYOUT.decode(action)
    if action == PASS:
        return [message(f"does-pass-{PHASES[phase]}", who=who)]
    if phase == ANNOUNCING:
        return [message("does-announce", who=who, action=announcement_message(action))]
    if phase == CANCELLING:
        whom = seat_message(int(before.announcer))
        return [message("does-cancel", who=who, whom=whom, action=announcement_message(action))]
    if verb == "support":
        return [message("does-support", who=who, whom=seat_message(int((before.announcer, before.target)[args[0]])))]
    if verb == "become":
        return [message("does-become", who=who, card=kind_message(args[0]))]
    return [message("does-join", who=who)] if verb == "join" else []  # giving and taking are events


def end_line(s: Record) -> Message:
    if s.ending == BY_GEISHA:
        return message("end-geisha")
    if s.ending == BY_DECK:
        return message("end-deck")
    return message("end-ninjas", who=seat_message(int(s.ninja_winner)))


# one for each kind of event; alike events in a row are told together


def each(name: str, *words: tuple[str, int, Callable[[int], object]]) -> Callable[[Record, list[Event]], list[Message]]:
    """A line for each event, its cells put into words."""

    def tell(s: Record, events: list[Event]) -> list[Message]:
        return [message(name, **{word: put(event[cell]) for word, cell, put in words}) for event in events]

    return tell


def draws(s: Record, events: list[Event]) -> list[Message]:
    """A new inhabitant, named only to who knows it."""
    lines = []
    for _, seat, _, _ in events:
        if s.card[seat] >= 0:
            lines.append(message("draws-known", who=seat_message(seat), card=kind_message(int(s.card[seat]))))
        else:
            lines.append(message("draws", who=seat_message(seat)))
    return lines


def takes_reward(s: Record, events: list[Event]) -> list[Message]:
    kinds = [event[2] for event in events]
    cards = cards_message([kinds.count(kind) for kind in range(COLUMNS)])
    return [message("takes-reward", who=seat_message(events[0][1]), cards=cards)]


def goes_under(s: Record, events: list[Event]) -> list[Message]:
    return [message("goes-under", cards=[kind_message(event[1]) for event in events])]


def season_over(s: Record, events: list[Event]) -> list[Message]:
    rewards = int(s.laid.sum()) + int(s.reward.sum())
    return [message("season-over", season=events[0][1] + 1, rewards=rewards)]


def recruits(s: Record, events: list[Event]) -> list[Message]:
    """The hut is told of only where there is one in use (O6.7)."""
    _, square, hut, with_hut = events[0]
    return [message("recruits-hut" if with_hut else "recruits", square=square, hut=hut)]


def succeeds(s: Record, events: list[Event]) -> list[Message]:
    _, seat, holder, _ = events[0]
    if seat == holder:
        return [message("succeeds-own", who=seat_message(seat))]
    return [message("succeeds", who=seat_message(seat), whom=seat_message(holder))]


def side_message(side: int) -> Message:
    return message(f"side-{SIDES[side]}")


def same(number: int) -> int:
    return number


TELLERS: dict[int, Callable[[Record, list[Event]], list[Message]]] = {
    DESTINY: each("destiny", ("who", 1, seat_message), ("action", 2, announcement_message)),
    REVEALS: each("reveals", ("who", 1, seat_message), ("card", 2, kind_message)),
    TURNS_UP: each("turns-up", ("who", 1, seat_message), ("card", 2, kind_message), ("side", 3, side_message)),
    STRENGTH: each("battle", ("strength", 1, same), ("other", 2, same)),
    CAPTURES: each("captures", ("who", 1, seat_message), ("whom", 2, seat_message), ("card", 3, kind_message)),
    DRAWS: draws,
    TAKES: each("takes", ("who", 1, seat_message), ("card", 2, kind_message)),
    GAINS: each("gains", ("who", 1, seat_message), ("card", 2, kind_message)),
    CREDITS: each("credits", ("who", 1, seat_message), ("whom", 2, seat_message), ("count", 3, same)),
    GETS: each("gets", ("who", 1, seat_message), ("whom", 2, seat_message), ("card", 3, kind_message)),
    GIVES: each("gives", ("who", 1, seat_message), ("whom", 2, seat_message), ("card", 3, kind_message)),
    RECRUITS: recruits,
    REVOLTS: each("revolts", ("strength", 1, same)),
    LOSES: each("loses", ("who", 1, seat_message), ("count", 2, same)),
    REWARD: takes_reward,
    SEASON: season_over,
    SHUFFLES_ALL: each("shuffles-all", ("who", 1, seat_message)),
    SUCCEEDS: succeeds,
    GOES_UNDER: goes_under,
}
