"""Guilds of London told: what a decision did and what followed from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.records import Record
from ...engine.words import Message, message
from .actions import LAYOUT
from .notation import show_card
from .pieces import (
    ANY_TO_PLANTATION,
    BEADLE_GOES,
    BEADLE_TOOK,
    BORIS,
    BORIS_BEGINS,
    BORIS_ON_PLANTATION,
    BORIS_PLACES,
    CHOOSING,
    COLONISED,
    DREW,
    EXPEL,
    FROM_PLANTATION,
    GOT_NEUTRALS,
    GOT_TOKEN,
    HALL,
    HIRE_TO_TILE,
    HIRED,
    KEPT_MAYOR,
    LAID,
    MOVE,
    NONE,
    PLANTATION_TURNS,
    PLANTATION_WON,
    PUSH,
    RECALL,
    ROUND,
    SCORED,
    SHUFFLED,
    SIDES,
    SWAP,
    SWAP_TOKENS,
    TIED,
    TILE_TO_PLANTATION,
    TO_PLANTATION,
    TURNED_UP,
    WON,
    players,
)
from .say import (
    ability,
    colour_message,
    mayor_name,
    part_effect,
    party_message,
    place_message,
    seat_message,
    tile_name,
    token,
)

Event = tuple[int, int, int, int]  # what, and up to three seats, places or numbers


def narrate(f: Record, before: Record, actor: int, action: int, after: Record, seat: int) -> list[Message]:
    """The decision, then what followed from it without another one."""
    lines = decision_lines(f, before, actor, action, seat)
    for event in after.story[: int(after.told)]:
        lines += TELLERS[int(event[0])](f, after, *(int(cell) for cell in event[1:]))
    if after.over:
        lines.append(message("end-rounds" if after.rounds == f.rounds[int(after.seats) - 1] else "end-tiles"))
    return lines


def decision_lines(f: Record, s: Record, actor: int, action: int, seat: int) -> list[Message]:
    who = seat_message(actor)
    if action < 0:
        return [message("does-keep-secretly", who=who)]
    verb, args = LAYOUT.decode(action)
    argument = args[0] if args else 0
    if verb in ("hire", "move", "ability", "pay", "discard", "take"):
        colour = colour_message(int(f.card_colour[argument]))
        verb = "move-any" if verb == "move" and s.wild else verb
        return [message(f"does-{verb}", who=who, card=show_card(argument), colour=colour, effects=ability(f, argument))]
    if verb in ("from", "to", "rival", "again"):
        return step_lines(f, s, actor, verb, argument)
    if verb == "keep":
        return [message("does-keep", who=who, name=mayor_name(f, argument))]
    if verb == "end":
        return [message("does-end" if s.played else "does-pass", who=who)]
    if verb == "colour":
        return [message("does-colour", who=who, colour=colour_message(argument))]
    if verb == "do":
        return [message("does-do", who=who, effect=part_effect(s, argument))]
    if verb == "add":
        return [message("does-add", who=who, count=argument, place=place_message(f, s, int(s.looked) - 1))]
    if verb == "guild":
        place = place_message(f, s, argument)
        return [message("does-guild", who=who, place=place, points=int(f.vp[s.tile[argument]]))]
    return [message("does-stop-extras", who=who)] if verb == "stop" and s.phase == CHOOSING else []


def step_lines(f: Record, s: Record, actor: int, verb: str, argument: int) -> list[Message]:
    """A step is told when it is complete, not at each of its questions."""
    code, source = int(s.part_code[0]), int(s.source)
    told: dict[str, Any] = {"who": seat_message(actor)}
    if verb == "from":
        if code in (TO_PLANTATION, TILE_TO_PLANTATION, ANY_TO_PLANTATION):
            return [message("step-plantation", **told, place=place_message(f, s, argument))]
        if code == RECALL and (rival := only_rival(s, argument, actor)) != NONE:
            return [message("step-recall", **told, whom=party_message(s, rival), place=place_message(f, s, argument))]
        return []
    if verb == "rival":
        whom = party_message(s, argument)
        if code == EXPEL:
            return [message("step-expel", **told, whom=whom)]
        if code == RECALL:
            return [message("step-recall", **told, whom=whom, place=place_message(f, s, source))]
        return [swap_line(f, s, told, whom, int(s.goal))] if code == SWAP else []
    goal = int(s.goal) if verb == "again" else argument
    told["goal"] = place_message(f, s, goal)
    if code == SWAP:
        rival = only_rival(s, goal, actor)
        return [swap_line(f, s, told, party_message(s, rival), goal)] if rival != NONE else []
    if code == PUSH:
        return [message("step-push", **told, whom=party_message(s, int(s.goal)), place=place_message(f, s, source))]
    if code == SWAP_TOKENS:
        return [message("step-tokens", **told, place=place_message(f, s, source))]
    if code == FROM_PLANTATION:
        return [message("step-return", **told)]
    if code == HIRE_TO_TILE:
        return [message("step-hire-to", **told)]
    origin = HALL if code == MOVE else source
    return [message("step-move", **told, place=place_message(f, s, origin))]


def only_rival(s: Record, place: int, seat: int) -> int:
    """The one rival there; NONE if there are several, or none."""
    rivals = [party for party in range(players(s)) if party != seat and s.men[place, party] > 0]
    return rivals[0] if len(rivals) == 1 else NONE


def swap_line(f: Record, s: Record, told: dict[str, Any], whom: Message, goal: int) -> Message:
    told = {**told, "goal": place_message(f, s, goal)}
    return message("step-swap", **told, whom=whom, place=place_message(f, s, int(s.source)))


# what followed; each event has its line


def boris_places(f: Record, s: Record, card: int, place: int, _: int) -> list[Message]:
    told = {"card": show_card(card), "colour": colour_message(int(f.card_colour[card]))}
    if place == NONE:
        return [message("boris-nowhere", **told)]
    return [message("boris-places", **told, place=place_message(f, s, place))]


def won(f: Record, s: Record, place: int, first: int, second: int) -> list[Message]:
    told = {"place": place_message(f, s, place), "points": int(f.vp[s.tile[place]])}
    if s.seats == 1 and first == BORIS:
        return [message("won-boris", **told)]
    return [message("won", **told, who=party_message(s, first))]


def got_token(f: Record, s: Record, place: int, party: int, kind: int) -> list[Message]:
    told = {"effect": token(f, kind), "place": place_message(f, s, place), "who": party_message(s, party)}
    return [message("second-boris" if s.seats == 1 and party == BORIS else "second", **told)]


def turned_up(f: Record, s: Record, seat: int, card: int, taken: int) -> list[Message]:
    return [message("turned-up-taken" if taken else "turned-up", card=show_card(card))]


def beadle_goes(f: Record, s: Record, place: int, *_: int) -> list[Message]:
    return [message("beadle-leaves") if place == NONE else message("beadle-goes", place=place_message(f, s, place))]


def boris_begins(f: Record, s: Record, place: int, *_: int) -> list[Message]:
    if place == NONE:
        return [message("boris-begins-anywhere")]
    return [message("boris-begins", place=place_message(f, s, place))]


def boris_on_plantation(f: Record, s: Record, men: int, points: int, side: int) -> list[Message]:
    return [message("boris-plantation", count=men, points=points, side=message(f"side-{SIDES[side]}"))]


def plantation_won(f: Record, s: Record, seat: int, which: int, side: int) -> list[Message]:
    name = "plantation-first" if which == 1 else "plantation-second"
    return [message(name, who=seat_message(seat), side=message(f"side-{SIDES[side]}"))]


def laid(f: Record, s: Record, place: int, tile: int, kind: int) -> list[Message]:
    return [message("laid", tile=tile_name(f, tile), place=place_message(f, s, place).args["place"])]


def counted(name: str) -> Callable[..., list[Message]]:
    """'Seat 2 draws 3 cards.'"""

    def tell(f: Record, s: Record, seat: int, count: int, _: int) -> list[Message]:
        return [message(name, who=party_message(s, seat), count=count)] if count else []

    return tell


TELLERS: dict[int, Callable[..., list[Message]]] = {
    DREW: counted("drew"),
    HIRED: counted("hired"),
    SCORED: counted("scored"),
    GOT_NEUTRALS: counted("got-neutrals"),
    COLONISED: counted("colonised"),
    SHUFFLED: lambda f, s, count, *_: [message("shuffled", count=count)],
    TURNED_UP: turned_up,
    KEPT_MAYOR: lambda f, s, seat, *_: [message("does-keep-secretly", who=seat_message(seat))],
    BORIS_BEGINS: boris_begins,
    BORIS_PLACES: boris_places,
    WON: won,
    TIED: lambda f, s, place, *_: [message("tied", place=place_message(f, s, place))],
    GOT_TOKEN: got_token,
    BEADLE_GOES: beadle_goes,
    PLANTATION_WON: plantation_won,
    BORIS_ON_PLANTATION: boris_on_plantation,
    PLANTATION_TURNS: lambda f, s, side, *_: [message("plantation-turns", side=message(f"side-{SIDES[side]}"))],
    LAID: laid,
    BEADLE_TOOK: lambda f, s, place, *_: [
        message("beadle-took", place=place_message(f, s, place), points=int(f.vp[s.tile[place]]))
    ],
    ROUND: lambda f, s, number, *_: [message("round-begins", round=number, who=seat_message(int(s.order[0])))],
}
