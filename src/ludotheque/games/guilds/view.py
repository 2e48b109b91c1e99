"""Guilds of London for people and clients: what there is to see, what is asked, why not. Made from masked records."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ...engine.game import View
from ...engine.records import Record, plain
from ...engine.words import Message, message
from .actions import LAYOUT
from .boris import can_be_bought
from .effects import TOP, may_stop, salvages
from .notation import PART_NAMES, show_card, show_place
from .pieces import (
    ADDING,
    CHOOSING,
    COLOURING,
    COLOURS,
    DISCARDING,
    EFFECTS,
    EXPEL,
    GOING,
    HALL,
    KEEPING,
    LEAVING,
    NAMING,
    NONE,
    OFFERED,
    PAYING,
    PHASES,
    PLACES,
    PLAYING,
    REPEATING,
    SCORES,
    SIDES,
    SOLITAIRES,
    SWAP,
    SWAP_TOKENS,
    TAKING,
    is_open,
    players,
)
from .places import goals, sources
from .say import (
    ability,
    colour_message,
    effect,
    mayor_name,
    part_effect,
    party_message,
    place_message,
    read_name,
    score_message,
    seat_message,
    tile_name,
)
from .scoring import card_points
from .turn import can_move_with, can_use


def view(f: Record, s: Record, seat: int) -> View:
    p = plain(s)
    seats, round_number = range(p.seats), p.rounds + (0 if p.over else 1)
    return {
        "seat": seat,
        "round": round_number,
        "rounds": int(f.rounds[p.seats - 1]),
        "activation": p.seats > 2 or round_number % 2 == 0,
        "plantation_round": bool(int(f.plantation_rounds[p.seats - 1]) >> round_number & 1),
        "order": p.order[: p.seats],
        "tiles": tiles_view(f, p),
        "columns": "abcdef" if p.seats > 2 else "abcde",
        "beadle": "" if p.beadle == NONE else show_place(p.beadle),
        "plantation": {
            "side": SIDES[p.side],
            "first": parts_view(f.first_code[p.side], f.first_amount[p.side]),
            "second": parts_view(f.second_code[p.side], f.second_amount[p.side]),
            "boris": [int(f.boris_unopposed_vp[p.side]), int(f.boris_against_one_vp[p.side])],
        },
        "scoreboard": p.scoreboard,
        "players": [player_view(p, n) for n in seats],
        "hand": hand_view(f, p, seat) if seat >= 0 else [],
        "mayors": [mayor_view(f, s, seat, card) for card in p.mayor[seat] if card >= 0] if seat >= 0 else [],
        "deck": p.deck_size,
        "discards": [show_card(card) for card in p.discards[: p.discard_count]],
        "solitaires": p.card_tokens if p.options[SOLITAIRES] else None,
        "stack": sum(p.stack) if p.seats > 2 else 0,
        "step": step_view(p),
        "boris": boris_view(f, p) if p.seats == 1 else None,
    }


def parts_view(codes: Any, amounts: Any, most: Any = None) -> list[View]:
    return [
        {"effect": EFFECTS[code], "count": int(amounts[n]), "most": 0 if most is None else int(most[n])}
        for n, code in enumerate(codes)
        if code != NONE
    ]


def tiles_view(f: Record, p: SimpleNamespace) -> dict[str, View]:
    number, threshold, points = f.number.tolist(), f.threshold.tolist(), f.vp.tolist()
    colours, bonus, parties = f.colours.tolist(), int(f.neutral_threshold_bonus), max(2, p.seats)
    names, tokens = f.tile_name, parts_view(f.token_code[: f.tokens], f.token_amount)
    codes, amounts = f.extra_code.tolist(), f.extra_amount.tolist()
    tiles = {}
    for place, tile in enumerate(p.tile):
        if tile >= 0:
            tiles[show_place(place)] = {
                "number": number[tile],
                "name": read_name(names[tile]),
                "colours": [name for n, name in enumerate(COLOURS) if colours[tile] >> n & 1],
                "threshold": threshold[tile] + p.neutral[place] * bonus,
                "points": points[tile],
                "extras": parts_view(codes[tile], amounts[tile]),
                "open": not p.completed[place],
                "master": p.master[place],
                "men": p.men[place][:parties],
                "token": tokens[p.token[place]] if p.token[place] != NONE else {},
                "neutral": bool(p.neutral[place]),
            }
    return tiles


def player_view(p: SimpleNamespace, seat: int) -> View:
    return {
        "cards": p.in_hand[seat],
        "shown": [show_card(card) for card, count in enumerate(p.shown[seat]) for _ in range(count)],
        "guildhall": p.guildhall[seat],
        "supply": p.supply[seat],
        "plantation": p.plantation[seat],
        "neutrals": p.held[seat],
        "mayors": p.mayor_count[seat],
        "masters": p.master.count(seat),
        "tokens": p.tokens_won[seat],
    }


def hand_view(f: Record, p: SimpleNamespace, seat: int) -> list[View]:
    return [
        {
            "card": show_card(card),
            "count": count,
            "colour": COLOURS[f.card_colour[card]],
            "banners": int(f.banners[card]),
            "cost": int(f.cost[card]),
            "ability": parts_view(f.part_code[card], f.part_amount[card], f.part_most[card]),
        }
        for card, count in enumerate(p.hand[seat])
        if count > 0
    ]


def mayor_view(f: Record, s: Record, seat: int, card: int) -> View:
    return {
        "number": card + 1,
        "name": read_name(f.mayor_name[card]),
        "score": SCORES[f.score_kind[card]],
        "colour": COLOURS[f.score_colour[card]],
        "first": int(f.score_first[card]),
        "second": int(f.score_second[card]),
        "most": int(f.score_most[card]),
        "now": card_points(f, s, seat, card),
    }


def step_view(p: SimpleNamespace) -> View | None:
    """What is being done while its details are asked."""
    if p.over or p.parts == 0 or p.phase == CHOOSING:
        return None
    return {
        "effect": PART_NAMES[p.part_code[0]],
        "count": p.part_amount[0],
        "from": "" if p.source == NONE else show_place(p.source),
        "card": "" if p.card == NONE else show_card(p.card),
    }


def boris_view(f: Record, p: SimpleNamespace) -> View:
    """What Boris did in his last turn: for each card the places he looked at from the beadle on (L9.2)."""
    start, steps = max(0, p.boris_from), []
    around = [place % PLACES for place in range(start, start + PLACES)]
    for card, goal in zip(p.boris_card, p.boris_place, strict=True):
        if card != NONE:
            way = around if goal == NONE else around[: around.index(goal) + 1]
            steps.append(
                {
                    "card": show_card(card),
                    "colour": COLOURS[f.card_colour[card]],
                    "way": [show_place(place) for place in way if p.tile[place] >= 0],
                    "place": "" if goal == NONE else show_place(goal),
                }
            )
    return {"from": "" if p.boris_from == NONE else show_place(p.boris_from), "cards": steps}


def boris_aid(f: Record, s: Record, seat: int) -> View:
    return boris_view(f, plain(s)) if s.seats == 1 else {"from": "", "cards": []}


# what is asked


def ask(f: Record, s: Record, seat: int) -> Message:
    """What is asked of the seat to decide."""
    told: dict[str, Any] = {"who": seat_message(int(s.actor)), "count": int(s.to_pay)}
    phase = int(s.phase)
    if phase in (LEAVING, GOING, NAMING, REPEATING, TAKING, COLOURING):
        told["effect"] = effect(int(s.part_code[0]), max(1, int(s.part_amount[0])))
        told["place"] = place_message(f, s, int(s.source if phase != NAMING or s.goal == NONE else s.goal))
    if phase == DISCARDING:
        told["count"] = int(s.in_hand[s.actor]) - int(f.hand_limit)
    if phase == ADDING:
        told["place"] = place_message(f, s, int(s.looked) - 1)
    if phase == PAYING:
        told["card"] = show_card(int(s.card))
    if phase == OFFERED:
        told["count"] = int(f.tokens_for_card)
    if phase == GOING and s.source == NONE:
        return message("ask-to-first", **told)
    if phase in (LEAVING, GOING) and s.part_code[0] == SWAP_TOKENS:
        return message(f"ask-{PHASES[phase]}-token", **told)
    if phase == GOING and s.part_code[0] == SWAP:
        return message("ask-to-rival", **told)
    if phase == NAMING and s.part_code[0] == EXPEL:
        return message("ask-rival-plantation", **told)
    return message(f"ask-{PHASES[phase]}", **told)


def describe(f: Record, s: Record, actor: int, action: int) -> Message:
    """What an action would do, for a list of choices."""
    verb, args = LAYOUT.decode(action)
    argument = args[0] if args else 0
    if verb == "end":
        count = int(f.draw_after_playing if s.played else f.draw_after_passing) + int(s.end_draw)
        return message("choice-end" if s.played else "choice-end-passing", count=count)
    if verb == "hire":
        return message("choice-hire", count=min(1 + int(s.hire_bonus), int(s.supply[actor])))
    if verb in ("move", "ability", "pay", "discard", "take"):
        return describe_card(f, s, verb, argument)
    if verb in ("from", "to"):
        return describe_place(f, s, verb, argument)
    if verb == "rival":
        return message("choice-rival", whom=party_message(s, argument))
    if verb == "colour":
        return message("choice-colour", colour=colour_message(argument))
    if verb == "do":
        return message("choice-do", effect=part_effect(s, argument))
    if verb == "keep":
        if argument >= f.mayors:
            return message("choice-keep", name="–", score="–")
        return message("choice-keep", name=mayor_name(f, argument), score=score_message(f, argument))
    if verb == "add":
        return message("choice-add", count=argument)
    if verb == "guild":
        tile = max(0, int(s.tile[argument]))
        return message("choice-guild", place=place_message(f, s, argument), points=int(f.vp[tile]))
    if verb == "stop":
        return message("choice-stop-extras" if s.phase == CHOOSING else "choice-stop")
    return message(f"choice-{verb}")


def describe_card(f: Record, s: Record, verb: str, card: int) -> Message:
    colour = colour_message(int(f.card_colour[card]))
    if verb == "move":
        return message("choice-move-any" if s.wild else "choice-move", count=int(f.banners[card]), colour=colour)
    return message(f"choice-{verb}", cost=int(f.cost[card]), effects=ability(f, card), colour=colour)


def describe_place(f: Record, s: Record, verb: str, place: int) -> Message:
    if place == HALL:
        return message("choice-from-guildhall", count=int(s.guildhall[s.actor]))
    if s.tile[place] < 0:
        return message(f"choice-{verb}", tile="–", men=0, threshold=0)
    tile = int(s.tile[place])
    threshold = int(f.threshold[tile]) + int(s.neutral[place]) * int(f.neutral_threshold_bonus)
    men = int(s.men[place].sum()) + (1 if s.beadle == place else 0)
    return message(f"choice-{verb}", tile=tile_name(f, tile), men=men, threshold=threshold)


# why not

PHASE_VERBS = {
    KEEPING: ("keep",),
    PLAYING: ("end", "hire", "move", "ability", "guild"),
    PAYING: ("pay",),
    DISCARDING: ("discard",),
    LEAVING: ("from", "stop"),
    GOING: ("to", "stop"),
    NAMING: ("rival", "stop"),
    COLOURING: ("colour",),
    TAKING: ("take", "stop"),
    REPEATING: ("again", "stop"),
    CHOOSING: ("do", "stop"),
    ADDING: ("add",),
    OFFERED: ("guild", "decline"),
}
PHASE_RULES = {
    KEEPING: "L2.4", PLAYING: "L4.1", PAYING: "L4.4", DISCARDING: "L4.5", LEAVING: "L12.5", GOING: "L12.5",
    NAMING: "L12.5", COLOURING: "L6.10", TAKING: "L6.10", REPEATING: "L6.6", CHOOSING: "L5.1", ADDING: "L7.2",
    OFFERED: "L9.6",
}  # fmt: skip


def why_not(f: Record, s: Record, seat: int, action: int) -> Message | None:
    """The first rule an action breaks; None if it is legal."""
    verb, args = LAYOUT.decode(action)
    phase, argument = int(s.phase), args[0] if args else 0
    if verb not in PHASE_VERBS[phase]:
        return message(f"why-{PHASES[phase]}-first", rule=PHASE_RULES[phase])
    if verb in ("hire", "move", "ability", "pay", "discard"):
        return why_not_card(f, s, seat, verb, argument)
    if verb == "take":
        return why_not_taken(f, s, argument)
    if verb in ("from", "to"):
        return why_not_place(f, s, verb, argument)
    if verb == "rival":
        return why_not_rival(s, seat, argument)
    if verb == "stop":
        return why_not_stop(s)
    if verb == "keep" and argument not in s.choice[seat]:
        return message("why-not-drawn", rule="L6.3")
    if verb == "do" and argument not in s.part_place[: int(s.parts)]:
        return message("why-no-extra", count=int(s.parts), rule="L12.7")
    if verb == "add" and argument > s.held[seat]:
        return message("why-no-neutrals", count=int(s.held[seat]), rule="L7.2")
    if verb == "guild":
        return why_not_guild(f, s, argument)
    return None


def why_not_card(f: Record, s: Record, seat: int, verb: str, card: int) -> Message | None:
    if s.hand[seat, card] == 0:
        return message("why-no-card", card=show_card(card), rule="L4.1")
    if verb == "hire" and s.supply[seat] == 0:
        return message("why-no-supply", rule="L4.2")
    if verb == "move" and not can_move_with(f, s, seat, card):
        return message("why-no-move", colour=colour_message(int(f.card_colour[card])), rule="L4.3")
    if verb == "ability" and s.in_hand[seat] <= f.cost[card]:
        return message("why-cost", cost=int(f.cost[card]), rule="L4.4")
    if verb == "ability" and not can_use(f, s, seat, card):
        return message("why-no-effect", effects=ability(f, card), rule="L4.4")
    return None


def why_not_taken(f: Record, s: Record, card: int) -> Message | None:
    if card not in s.discards[max(0, int(s.discard_count) - TOP) : int(s.discard_count)]:
        return message("why-not-discarded", card=show_card(card), rule="L6.10")
    if salvages(f, card):
        return message("why-salvages", card=show_card(card), rule="L6.10")
    return None


def why_not_place(f: Record, s: Record, verb: str, place: int) -> Message | None:
    code, seat = int(s.part_code[0]), int(s.doer)
    possible = sources(f, s, code, seat) if verb == "from" else goals(f, s, code, seat, int(s.source))
    if possible >> place & 1:
        return None
    told = {"place": place_message(f, s, place), "effect": effect(int(s.part_code[0]), 1)}
    if place != HALL and not is_open(s, place):
        return message("why-not-open", **told, rule="L1.2")
    if verb == "to" and place == s.source:
        return message("why-same-place", **told, rule="L4.3")
    return message(f"why-{verb}", **told, rule="L12.9")


def why_not_rival(s: Record, seat: int, rival: int) -> Message | None:
    if rival == seat or rival >= players(s):
        return message("why-no-rival", rule="L6.8")
    if s.part_code[0] == EXPEL:
        there = rival < s.seats and s.plantation[rival] > 0
    else:
        there = s.men[s.source if s.goal == NONE else s.goal, rival] > 0
    return None if there else message("why-rival-absent", whom=party_message(s, rival), rule="L6.8")


def why_not_stop(s: Record) -> Message | None:
    """Steps are left out at their first question, and the first move by banner not at all."""
    begun = (s.phase == GOING and s.source != NONE) or (s.phase == NAMING and s.part_code[0] != EXPEL)
    if begun or (s.phase in (LEAVING, GOING) and not may_stop(s)):
        return message("why-no-stop", rule="L12.5" if begun else "L4.3")
    return None


def why_not_guild(f: Record, s: Record, place: int) -> Message | None:
    if s.seats > 1 or not s.options[SOLITAIRES]:
        return message("why-no-guild", rule="L9.6")
    if s.card_tokens < f.tokens_for_card or s.guildhall[0] == 0:
        return message("why-guild-price", count=int(f.tokens_for_card), rule="L9.6")
    if not can_be_bought(f, s, place):
        return message("why-guild-place", place=place_message(f, s, place), rule="L9.6")
    return None


def show_secret(f: Record, s: Record, seat: int, action: int) -> int:
    """Which mayoral card somebody keeps is theirs to know."""
    return -1 if LAYOUT.decode(action)[0] == "keep" else action
