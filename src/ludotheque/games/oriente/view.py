"""Oriente for people and clients: what there is to see, what is asked, why not. Made from masked records only."""

from __future__ import annotations

from typing import Any

from ...engine.game import View
from ...engine.records import UNKNOWN, Record
from ...engine.words import Message, message
from .actions import BECOME, LAYOUT, REVOLUTION
from .battle import side_of
from .notation import COLUMN_NAMES, SIDES, show_action
from .pieces import (
    AKINDO,
    ANNOUNCING,
    BECOMING,
    CANCELLING,
    COLUMNS,
    DAIMYO,
    EVERYBODY,
    GIVING,
    INHABITANTS,
    JOINING,
    KINDS,
    MAHO_TSUKAI,
    NINJA,
    NOFU,
    NONE,
    PHASES,
    SORYO,
    SUPPORTING,
    TAKING,
    column_of,
    has_disc,
    is_revealed,
    points_cards,
    shogun_holder,
    shows,
    worth,
)
from .revolution import is_rebel
from .rules import can_recruit, can_transmute, may_cancel, standing

ABILITIES = {
    "prayer": SORYO, "transmutation": MAHO_TSUKAI, "rent": DAIMYO, "succession": DAIMYO, "credit": AKINDO,
    "trade": AKINDO, "recruit": NOFU, "revolution": NOFU, "eliminate": NINJA,
}  # fmt: skip
ABILITY_RULES = {
    "prayer": "O6.1", "transmutation": "O6.2", "rent": "O6.3", "succession": "O6.4", "credit": "O6.5", "trade": "O6.6",
    "recruit": "O6.7", "revolution": "O6.8", "eliminate": "O6.9",
}  # fmt: skip
ANNOUNCEMENTS = ("attack", *ABILITIES)


def view(f: Record, s: Record, seat: int) -> View:
    return {
        "seat": seat,
        "season": int(s.season) + 1,
        "pawn": int(s.pawn),
        "reward": {
            "cards": int(s.laid.sum()) + int(s.reward.sum()),
            "known": [KINDS[kind] for kind in range(INHABITANTS) for _ in range(int(s.reward[kind]))],
            "taken": bool(s.claimed and not s.aside),
            "aside": bool(s.aside),
        },
        "deck": int(s.deck.sum()) + int(s.under_count),
        "under": [KINDS[kind] for kind in s.under[: int(s.under_count)]],
        "village": {"square": int(s.square), "hut": int(s.hut), "supply": int(s.supply), "has_hut": has_hut(f, s)},
        "announcement": announcement_view(s),
        "asked": may_still_object(f, s),
        "battle": battle_view(f, s),
        "may_join": may_still_join(s),
        **rebellion_view(s),
        "turned": [KINDS[kind] for kind in s.turned[: int(s.turned_count)]],
        "turned_for": [SIDES[side_of(s, int(seat))] for seat in s.turned_by[: int(s.turned_count)]],
        "players": players_view(f, s),
        "values": dict(zip(COLUMN_NAMES, f.value.tolist(), strict=True)),
    }


def has_hut(f: Record, s: Record) -> bool:
    return bool(s.seats >= f.hut_players)


def announcement_view(s: Record) -> View | None:
    if s.announcer == NONE or s.phase == ANNOUNCING or s.over:
        return None
    return {"seat": int(s.announcer), "action": show_action(int(s.announced)), "target": int(s.target)}


def may_still_object(f: Record, s: Record) -> list[int]:
    """As far as everybody sees: still to be asked, with a disc, not named, not revealed as too low."""
    if s.phase != CANCELLING or s.over:
        return []
    seats = [(int(s.announcer) + n) % int(s.seats) for n in range(int(s.asked), int(s.seats))]
    can = [seat for seat in seats if has_disc(s, seat) and seat != s.target]
    return [seat for seat in can if not is_revealed(s, seat) or may_cancel(f, s, seat)]


def may_still_join(s: Record) -> list[int]:
    """A side of the battle, or the rebels: as far as everybody sees."""
    if s.over or s.phase not in (SUPPORTING, JOINING):
        return []
    if s.phase == SUPPORTING:  # support brings another round, in which everybody left is asked again
        return [seat for seat in range(s.seats) if has_disc(s, seat) and side_of(s, seat) == NONE]
    seats = [(int(s.announcer) + n) % int(s.seats) for n in range(int(s.asked), int(s.seats))]
    return [seat for seat in seats if has_disc(s, seat) and (not is_revealed(s, seat) or shows(s, seat, NOFU))]


def rebellion_view(s: Record) -> View:
    """The rebels so far, and the strength of their Revolution as it stands (O8.2)."""
    rebels = [seat for seat in range(s.seats) if s.phase == JOINING and not s.over and is_rebel(s, seat)]
    return {"rebels": rebels, "strength": len(rebels) + int(s.square) if rebels else None}


def battle_view(f: Record, s: Record) -> View | None:
    if s.phase not in (SUPPORTING, TAKING) or s.over:
        return None
    sides = [[seat for seat in range(s.seats) if side_of(s, seat) == side] for side in range(2)]
    sums = [sum(worth(f, int(s.card[seat])) for seat in side) for side in sides]
    return {name: {"seats": sides[n], "sum": sums[n]} for n, name in enumerate(SIDES)}


def players_view(f: Record, s: Record) -> list[View]:
    """From plain lists, which are read twenty times faster than records."""
    value, known, revealed, discs = f.value.tolist(), s.known.tolist(), int(s.revealed), int(s.discs)
    players = []
    for seat, (kind, cards) in enumerate(zip(s.card.tolist()[: int(s.seats)], s.cards.tolist(), strict=False)):
        players.append(
            {
                "inhabitant": "?" if kind == UNKNOWN else "" if kind == NONE else KINDS[kind],
                "value": value[kind] if kind >= 0 else None,
                "revealed": bool(revealed >> seat & 1),
                "known_to_all": known[seat] == EVERYBODY,
                "disc": bool(discs >> seat & 1),
                "cards": {COLUMN_NAMES[n]: count for n, count in enumerate(cards) if count},
                "card_count": sum(cards),
                "points": sum(count * value[n] for n, count in enumerate(cards)),
            }
        )
    return players


# words for things


def seat_message(seat: int) -> Message:
    return message("seat", number=seat + 1)


def kind_message(kind: int) -> Message:
    return message("card-hidden") if kind < 0 else message(f"card-{COLUMN_NAMES[kind]}")


def cards_message(cells: Any) -> list[Message]:
    """A list of cards by kind, the dearest first."""
    kinds = [kind for kind in (*range(COLUMNS - 1, INHABITANTS, -1), *range(INHABITANTS, -1, -1)) if cells[kind]]
    return [message("cards-of-kind", count=int(cells[kind]), card=kind_message(kind)) for kind in kinds]


def announcement_message(code: int) -> Message:
    """'an attack on Seat 3', as part of a sentence."""
    verb, args = LAYOUT.decode(code)
    if args:
        return message(f"action-{verb}", whom=seat_message(args[0]))
    return message(f"action-{verb}")


def ask(f: Record, s: Record, seat: int) -> Message:
    """What is asked of the seat to decide; the others are told whose answer they wait for."""
    told: dict[str, Any] = {"who": seat_message(int(s.actor))}
    if s.phase != ANNOUNCING:
        told["announcer"] = seat_message(int(s.announcer))
        told["action"] = announcement_message(int(s.announced))
    if s.phase == SUPPORTING:
        told["target"] = seat_message(int(s.target))
    if s.phase == GIVING:
        told |= {"target": seat_message(int(s.target)), "card": kind_message(int(s.taken))}
    if seat != s.actor:
        return message(f"wait-{PHASES[s.phase]}", **told)
    if s.phase == CANCELLING and not may_cancel(f, s, seat):
        return message("ask-privilege-none", **told)
    if s.phase == JOINING and s.card[seat] != NOFU:
        return message("ask-join-none", **told)
    return message(f"ask-{PHASES[s.phase]}", **told)


def describe(f: Record, s: Record, actor: int, action: int) -> Message:
    """What an action would do, for a list of choices."""
    verb, args = LAYOUT.decode(action)
    if verb == "pass":
        return message(f"choice-pass-{PHASES[s.phase]}")
    if verb == "attack":
        return message("choice-attack", whom=seat_message(args[0]), card=lies_before(s, args[0]))
    if verb in ("credit", "trade", "eliminate"):
        count = int(s.cards[args[0], NOFU]) if verb == "credit" else points_cards(s, args[0])
        return message(f"choice-{verb}", whom=seat_message(args[0]), count=count, card=lies_before(s, args[0]))
    if verb == "support":
        side = int(s.announcer) if args[0] == 0 else int(s.target)
        value = worth(f, int(s.card[actor]))
        return message(
            "choice-support", whom=seat_message(max(0, side)), side=message(f"side-{SIDES[args[0]]}"), value=value
        )
    if verb in ("become", "give", "take"):
        kind = column_of(args[0])
        return message(f"choice-{verb}", card=kind_message(kind), value=int(f.value[kind]))
    return message(f"choice-{verb}")


def lies_before(s: Record, seat: int) -> Message:
    """A player's inhabitant as a player sees it."""
    kind = int(s.card[seat]) if seat < s.seats else NONE
    return kind_message(kind) if kind >= 0 else message("card-hidden")


# why not


def why_not(f: Record, s: Record, seat: int, action: int) -> Message | None:
    """The first rule an action breaks; None if it is legal."""
    verb, args = LAYOUT.decode(action)
    phase = int(s.phase)
    if verb not in PHASE_VERBS[phase]:
        return message(f"why-{PHASES[phase]}-first", rule=PHASE_RULES[phase])
    if verb == "join" and s.card[seat] != NOFU:
        return message("why-no-nofu", rule="O8.1")
    if verb == "become" and not any(s.card[other] == args[0] for other in range(s.seats) if other != seat):
        return message("why-not-there", card=kind_message(args[0]), rule="O6.2")
    if verb == "give" and not had_before(s, seat, column_of(args[0])):
        return message("why-not-had", card=kind_message(column_of(args[0])), rule="O6.6")
    if verb == "take" and not turned_for_winner(s, args[0]):
        return message("why-not-turned", card=kind_message(args[0]), rule="O7.6")
    if verb in ANNOUNCEMENTS:
        return why_not_announce(f, s, seat, verb, args)
    return None


PHASE_VERBS = {
    ANNOUNCING: ("pass", *ANNOUNCEMENTS),
    CANCELLING: ("pass", *ANNOUNCEMENTS),
    SUPPORTING: ("pass", "support"),
    TAKING: ("take",),
    GIVING: ("give",),
    BECOMING: ("become",),
    JOINING: ("pass", "join"),
}
PHASE_RULES = {
    ANNOUNCING: "O3.1", CANCELLING: "O4.1", SUPPORTING: "O7.2", TAKING: "O7.6", GIVING: "O6.6", BECOMING: "O6.2",
    JOINING: "O8.1",
}  # fmt: skip


def had_before(s: Record, seat: int, kind: int) -> bool:
    return int(s.cards[seat, kind]) > (1 if s.taken == kind else 0)


def turned_for_winner(s: Record, kind: int) -> bool:
    return any(s.turned[n] == kind and s.turned_by[n] == s.winner for n in range(int(s.turned_count)))


def why_not_announce(f: Record, s: Record, seat: int, verb: str, args: tuple[int, ...]) -> Message | None:
    if s.phase == CANCELLING and not may_cancel(f, s, seat):
        mine, theirs = worth(f, int(s.card[seat])), standing(f, s)
        rule = "O4.2" if s.announced == REVOLUTION else "O4.1"
        return message("why-no-privilege", mine=mine, theirs=theirs, rule=rule)
    if args and args[0] >= s.seats:
        return message("why-no-seat", seats=int(s.seats), rule="O1.1")
    if args and args[0] == seat:
        return message("why-self", rule="O3.2")
    if verb == "attack":
        return None
    needed = ABILITIES[verb]
    if s.card[seat] != needed:
        return message("why-ability", ability=message(f"ability-{verb}"), card=kind_message(needed), rule="O3.2")
    return why_not_ability(f, s, seat, verb, args)


def why_not_ability(f: Record, s: Record, seat: int, verb: str, args: tuple[int, ...]) -> Message | None:
    """An ability that could have no effect (O3.3)."""
    rule = ABILITY_RULES[verb]
    if verb == "prayer" and s.claimed:
        return message("why-no-reward", rule=rule)
    if verb == "transmutation" and not can_transmute(s, seat):
        return message("why-other-maho-tsukai", rule=rule)
    if verb == "succession" and shogun_holder(s) == NONE:
        return message("why-no-shogun", rule=rule)
    if verb in ("credit", "trade", "eliminate") and shows(s, args[0], ABILITIES[verb]):
        return message("why-their-like", whom=seat_message(args[0]), card=kind_message(ABILITIES[verb]), rule=rule)
    if verb == "trade" and points_cards(s, args[0]) == 0:
        return message("why-no-cards", whom=seat_message(args[0]), rule=rule)
    if verb == "credit" and s.cards[args[0], NOFU] == 0:
        return message("why-no-nofu-there", whom=seat_message(args[0]), rule=rule)
    if verb == "recruit" and not can_recruit(f, s):
        return message("why-no-worker", rule=rule)
    return None


def show_secret(f: Record, s: Record, seat: int, action: int) -> int:
    """What a Maho-Tsukai becomes is theirs to know."""
    return -1 if BECOME <= action < BECOME + INHABITANTS else action
