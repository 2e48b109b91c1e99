"""Words for the things of Guilds of London: what is printed on them, and a sentence for every icon."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...engine.game import View
from ...engine.records import Record
from ...engine.words import Message, message, message_ids
from .notation import show_card, show_place
from .pieces import (
    BANNER_MOVE,
    CARDS,
    COLOURS,
    EFFECTS,
    HALL,
    IS_HALL,
    NONE,
    SCORES,
    SIDES,
    SOLITAIRES,
    is_guild,
)

Said = Message | str


# names


@lru_cache(maxsize=None)
def translated() -> frozenset[str]:
    """Names of the shipped set that the words know; those of another set are said as they are printed."""
    text = (Path(__file__).resolve().parent / "words" / "en.ftl").read_text(encoding="utf-8")
    return frozenset(name for name in message_ids(text) if name.startswith("name-"))


def read_name(cells: Any) -> str:
    """A name as it stands in the facts."""
    return bytes(cells).rstrip(b"\0").decode(errors="replace")


def printed(name: str) -> Said:
    """A name in the reader's language, where it has one there."""
    key = "name-" + "-".join(re.findall("[a-z]+", name.lower().replace("'", "")))
    return message(key) if key in translated() else name


def seat_message(seat: int) -> Message:
    return message("seat", number=seat + 1)


def party_message(s: Record, party: int) -> Message:
    return message("boris") if s.seats == 1 and party == 1 else seat_message(party)


def tile_name(f: Record, tile: int) -> Message:
    """'17 Timber Sawyers'; special buildings have no number."""
    name = printed(read_name(f.tile_name[tile]))
    return message("tile", number=int(f.number[tile]), name=name) if f.number[tile] else message("building", name=name)


def place_message(f: Record, s: Record, place: int) -> Message:
    """'b2, 17 Timber Sawyers'"""
    if place == HALL or (place != NONE and s.tile[place] == IS_HALL):
        return message("guildhall")
    if place == NONE or s.tile[place] == NONE:
        return message("place", place=show_place(place))
    return message("place-of-tile", place=show_place(place), tile=tile_name(f, int(s.tile[place])))


def mayor_name(f: Record, card: int) -> Said:
    return printed(read_name(f.mayor_name[card]))


def colour_message(colour: int) -> Message:
    return message(f"colour-{COLOURS[colour]}")


def colours_of(f: Record, tile: int) -> list[Message]:
    return [colour_message(colour) for colour in range(len(COLOURS)) if int(f.colours[tile]) >> colour & 1]


# what things do


def effect(code: int, amount: int, most: int = 0) -> Message:
    """A part of an ability or a reward, in a few words: 'draw 2 cards'."""
    name = "banner" if code == BANNER_MOVE else EFFECTS[code].replace("_", "-")
    return message(f"effect-{name}", count=amount, most=most)


def part_effect(s: Record, place: int) -> Message:
    """A part that waits, by its place among those printed together; the first if it is gone."""
    places = [*s.part_place[: int(s.parts)]]
    n = places.index(place) if place in places else 0
    return effect(int(s.part_code[n]), int(s.part_amount[n]))


def effect_message(part: View) -> Message:
    """The same from a part as views have it."""
    return message(f"effect-{part['effect'].replace('_', '-')}", count=part["count"], most=part.get("most", 0))


def effects(codes: Any, amounts: Any, most: Any = None) -> list[Message]:
    return [
        effect(int(code), int(amounts[n]), 0 if most is None else int(most[n]))
        for n, code in enumerate(codes)
        if code != NONE
    ]


def ability(f: Record, card: int) -> list[Message]:
    return effects(f.part_code[card], f.part_amount[card], f.part_most[card])


def extras(f: Record, tile: int) -> list[Message]:
    return effects(f.extra_code[tile], f.extra_amount[tile])


def token(f: Record, kind: int) -> Message:
    return effect(int(f.token_code[kind]), int(f.token_amount[kind]))


def score_message(f: Record, card: int) -> Message:
    """What a mayoral card brings at the end (L10.4)."""
    return score_of(
        {
            "score": SCORES[f.score_kind[card]],
            "colour": COLOURS[f.score_colour[card]],
            "first": int(f.score_first[card]),
            "second": int(f.score_second[card]),
            "most": int(f.score_most[card]),
        }
    )


def score_of(card: View) -> Message:
    """The same from a mayoral card as views have it."""
    numbers = {name: card[name] for name in ("first", "second", "most")}
    colour = message(f"colour-{card['colour']}")
    return message(f"score-{card['score'].replace('_', '-')}", colour=colour, less=card["first"] - 1, **numbers)


# everything on the table, and what it does


def explain(f: Record, s: Record, seat: int) -> dict[str, list[Message]]:
    """By the name it has in notation: all that a seat sees, with its sentences."""
    told: dict[str, list[Message]] = {}
    for place in range(len(s.tile)):
        if s.tile[place] >= 0:
            told[show_place(place)] = explain_tile(f, s, place)
    told["guildhall"] = [message("what-guildhall")]
    told["beadle"] = [message("what-beadle-alone" if s.seats == 1 else "what-beadle")]
    told["plantation"] = explain_plantation(f, s)
    told["neutral"] = [message("what-neutral")]
    told["supply"] = [message("what-supply", count=int(f.liverymen_per_player))]
    for card in range(CARDS):
        if (seat >= 0 and s.hand[seat, card] > 0) or card in s.discards[: int(s.discard_count)]:
            told[show_card(card)] = explain_card(f, card)
    if seat >= 0:
        for card in (*s.mayor[seat], *s.choice[seat]):
            if card >= 0:
                told[f"mayor {card + 1}"] = [
                    message("what-mayor", name=mayor_name(f, int(card)), score=score_message(f, int(card)))
                ]
    for colour in range(len(COLOURS)):
        told[COLOURS[colour]] = [message("what-colour", colour=colour_message(colour))]
    if s.seats == 1:
        told["boris"] = [message("what-boris")]
    if s.options[SOLITAIRES]:
        told["solitaires"] = [message("what-solitaires", count=int(f.tokens_for_card))]
    return told


def explain_tile(f: Record, s: Record, place: int) -> list[Message]:
    tile = int(s.tile[place])
    lines = [
        message(
            "what-tile" if is_guild(f, s, place) else "what-building",
            tile=tile_name(f, tile),
            colours=colours_of(f, tile),
            threshold=int(f.threshold[tile]) + int(s.neutral[place]) * int(f.neutral_threshold_bonus),
            points=int(f.vp[tile]),
        )
    ]
    if rewards := extras(f, tile):
        lines.append(message("what-extras", effects=rewards))
    if f.no_hand_limit[tile]:
        lines.append(message("what-no-hand-limit"))
    if s.completed[place]:
        master = int(s.master[place])
        lines.append(message("what-completed" if master == NONE else "what-mastered", who=seat_message(master)))
    if s.neutral[place]:
        lines.append(message("what-neutral-there", count=int(f.neutral_threshold_bonus)))
    if s.token[place] != NONE:
        lines.append(message("what-token", effect=token(f, int(s.token[place]))))
    if s.beadle == place:
        lines.append(message("what-beadle-here"))
    return lines


def explain_card(f: Record, card: int) -> list[Message]:
    colour = colour_message(int(f.card_colour[card]))
    return [
        message("what-card-hire", card=show_card(card)),
        message("what-card-move", colour=colour, count=int(f.banners[card])),
        message("what-card-ability", cost=int(f.cost[card]), effects=ability(f, card)),
    ]


def explain_plantation(f: Record, s: Record) -> list[Message]:
    lines = []
    for side in (int(s.side), 1 - int(s.side)):
        lines.append(
            message(
                "what-plantation" if side == s.side else "what-plantation-back",
                side=message(f"side-{SIDES[side]}"),
                first=effects(f.first_code[side], f.first_amount[side]),
                second=effects(f.second_code[side], f.second_amount[side]),
            )
        )
        if s.seats == 1:
            lines.append(
                message(
                    "what-plantation-boris",
                    needed=int(f.solo_human_needs),
                    none=int(f.boris_unopposed_vp[side]),
                    one=int(f.boris_against_one_vp[side]),
                )
            )
    return lines
