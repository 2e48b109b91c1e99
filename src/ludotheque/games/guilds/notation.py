"""Guilds of London as text, both ways: actions (L12) and whole positions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.errors import BadNotation
from ...engine.position import (
    Reader,
    fill_record,
    name_reader,
    number_reader,
    option_reader,
    read_actor,
    read_entries,
    require,
    show_actor,
    show_options,
)
from ...engine.records import Record
from ...engine.story import read_story, show_story
from .actions import LAYOUT
from .pieces import (
    BORIS_DRAWS,
    CARDS,
    CHOICE,
    COLOURS,
    COLUMNS,
    EFFECTS,
    EXTRAS,
    GUILDHALL_LEFT,
    GUILDHALL_RIGHT,
    HALL,
    IS_HALL,
    KINDS,
    MAYORS,
    NONE,
    OPTIONS,
    PHASES,
    PILE,
    PLACES,
    QUEUE,
    ROWS,
    SEATS,
    SIDES,
    SOURCES,
    STAGES,
    STORY,
    players,
)

LETTERS = "".join(colour[0].upper() for colour in COLOURS)
GUILDHALL = "guildhall"
PART_NAMES = (*EFFECTS, "banner")
"""Parts that wait may be moves by a card's banners, too."""


def bad(name: str, /, **args: Any) -> BadNotation:
    return BadNotation(name, words_in=(Path(__file__).resolve().parent / "words",), **args)


# things


def show_card(card: int) -> str:
    """'Y1': the first yellow card of the facts."""
    return "-" if card == NONE else f"{LETTERS[card // KINDS]}{card % KINDS + 1}"


def read_card(text: str) -> int:
    if text == "-":
        return NONE
    number = int(text[1:])
    if text[:1] not in LETTERS or not 1 <= number <= KINDS or show_number(number) != text[1:]:
        raise ValueError(text)
    return LETTERS.index(text[0]) * KINDS + number - 1


def show_number(number: int) -> str:
    return str(number)


def show_place(place: int) -> str:
    if place == NONE:
        return "-"
    return GUILDHALL if place == HALL else f"{'abcdef'[place % COLUMNS]}{place // COLUMNS + 1}"


def read_place(text: str) -> int:
    if text in ("-", GUILDHALL):
        return NONE if text == "-" else HALL
    if len(text) != 2 or text[0] not in "abcdef" or text[1] not in "12345":
        raise ValueError(text)
    return "abcdef".index(text[0]) + COLUMNS * (int(text[1]) - 1)


def show_seat(seat: int) -> str:
    return "-" if seat == NONE else str(seat + 1)


def read_seat(text: str) -> int:
    if text == "-":
        return NONE
    if text not in [str(seat + 1) for seat in range(SEATS)]:
        raise ValueError(text)
    return int(text) - 1


# actions

CARD_VERBS = ("hire", "move", "ability", "pay", "discard", "take")
ORDINALS = ("do", "keep")  # counted from one


def show_action(code: int) -> str:
    verb, args = LAYOUT.decode(code)
    if not args:
        return verb
    if verb in CARD_VERBS:
        return f"{verb} {show_card(args[0])}"
    if verb in ("from", "to", "guild"):
        return f"{verb} {show_place(args[0])}"
    if verb == "colour":
        return f"colour {COLOURS[args[0]]}"
    return f"{verb} {args[0] if verb == 'add' else args[0] + 1}"


def parse_action(text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if not rest and (verb, ()) in LAYOUT.verbs:
        return LAYOUT.encode(verb)
    try:
        if len(rest) == 1:
            return parse_with(verb, rest[0])
    except (ValueError, IndexError):
        pass
    raise bad("notation-action", text=text)


def parse_with(verb: str, word: str) -> int:
    """A verb with what it is about; ValueError if they do not fit."""
    if verb in CARD_VERBS:
        argument = read_card(word.upper())
    elif verb in ("from", "to", "guild"):
        argument = read_place(word)
    elif verb == "colour":
        argument = COLOURS.index(word)
    elif verb in ("rival", *ORDINALS, "add") and show_number(int(word)) == word:
        argument = int(word) - (0 if verb == "add" else 1)
    else:
        raise ValueError(word)
    sizes = dict(LAYOUT.verbs).get(verb, ())
    if len(sizes) != 1 or not 0 <= argument < sizes[0]:
        raise ValueError(word)
    return LAYOUT.encode(verb, argument)


# positions: plain fields are written as they are, in the order of these tables

NUMBERS = (
    "rounds", "turn", "clock", "scoreboard", "grown", "draws", "card_tokens", "played", "to_pay", "hire_bonus", "wild",
    "end_draw", "no_limit", "any_order", "begun", "looked", "asked", "offered",
)  # fmt: skip
BY_SEAT = (
    "reached", "fresh", "plantation", "guildhall", "supply", "held", "tokens_won", "plantation_wins", "added", "reward",
)  # fmt: skip
NAMED: dict[str, Sequence[str]] = {"side": SIDES, "stage": STAGES, "resume": STAGES, "points_from": SOURCES}
PLACE_FIELDS = ("beadle", "source", "boris_from")


def show_numbers(cells: Any) -> str:
    return " ".join(str(int(cell)) for cell in cells)


def show_cards(cells: Any) -> str:
    """'Y1 Y1 R3': cards counted by kind."""
    return " ".join(show_card(card) for card in range(CARDS) for _ in range(int(cells[card])))


def read_cards(cells: Any, text: str) -> None:
    cells[:] = 0
    for word in text.split():
        cells[read_card(word)] += 1


def show_tile(s: Record, place: int) -> str:
    """'7 done 1 men 0 2 0 0 token 3 neutral 1': number in the facts' order, state, master, liverymen, extras on it."""
    words = [str(int(s.tile[place]) + 1)]
    if s.completed[place]:
        words += ["done", show_seat(int(s.master[place]))]
    if s.men[place].any():
        words += ["men", *(str(int(men)) for men in s.men[place])]
    if s.token[place] != NONE:
        words += ["token", str(int(s.token[place]) + 1)]
    return " ".join([*words, *["neutral"] * int(s.neutral[place])])


def read_tile(f: Record, s: Record, place: int, text: str) -> None:
    words = text.split()
    number = int(words.pop(0))
    if number < 1:
        raise ValueError(text)
    s.tile[place] = number - 1
    while words:
        word = words.pop(0)
        if word == "done":
            s.completed[place], s.master[place] = 1, read_seat(words.pop(0))
        elif word == "men":
            s.men[place] = [int(words.pop(0)) for _ in range(SEATS)]
        elif word == "token":
            s.token[place] = int(words.pop(0)) - 1
        elif word == "neutral":
            s.neutral[place] = 1
        else:
            raise ValueError(word)


def show_parts(s: Record) -> str:
    """'hire 2 0 1 / vp 1 0 3': parts that wait, with what is left of them, their cap and their place as printed."""
    parts = range(int(s.parts))
    return " / ".join(
        f"{PART_NAMES[s.part_code[n]]} {s.part_amount[n]} {s.part_most[n]} {s.part_place[n] + 1}" for n in parts
    )


def read_parts(s: Record, text: str) -> None:
    parts = [part.split() for part in text.split("/") if part.strip()]
    for n, (name, amount, most, *place) in enumerate(parts):
        s.part_code[n], s.part_amount[n], s.part_most[n] = PART_NAMES.index(name), int(amount), int(most)
        s.part_place[n] = int(place[0]) - 1 if place else n
    s.parts = len(parts)


def show_mayors(s: Record, seat: int) -> str:
    """'7@1 3@2': mayoral cards kept, and when."""
    return " ".join(f"{s.mayor[seat, n] + 1}@{s.mayor_at[seat, n]}" for n in range(int(s.mayor_count[seat])))


def read_mayors(s: Record, seat: int, text: str) -> None:
    for n, word in enumerate(text.split()):
        card, _, time = word.partition("@")
        s.mayor[seat, n], s.mayor_at[seat, n] = int(card) - 1, int(time or 1)
    s.mayor_count[seat] = len(text.split())


def show_seen(s: Record, seat: int) -> str:
    """Mayoral cards a seat has seen, and when last."""
    return " ".join(f"{card + 1}@{s.seen_at[seat, card]}" for card in range(MAYORS) if s.seen_at[seat, card])


def read_seen(s: Record, seat: int, text: str) -> None:
    for word in text.split():
        card, _, time = word.partition("@")
        s.seen_at[seat, int(card) - 1] = int(time)


def read_choice(s: Record, seat: int, text: str) -> None:
    cards = [int(word) - 1 for word in text.split()]
    s.choice[seat, : len(cards)] = cards
    s.choices[seat] = len(cards)


def show_boris(s: Record) -> str:
    """'Y1 b2 / R2 -': his cards of the last turn and where they led him."""
    drawn = [n for n in range(BORIS_DRAWS) if s.boris_card[n] != NONE]
    return " / ".join(f"{show_card(int(s.boris_card[n]))} {show_place(int(s.boris_place[n]))}" for n in drawn)


def read_boris(s: Record, text: str) -> None:
    for n, part in enumerate(part for part in text.split("/") if part.strip()):
        card, place = part.split()
        s.boris_card[n], s.boris_place[n] = read_card(card), read_place(place)


def show_goal(s: Record) -> str:
    """A place, or a rival while one is being pushed (its number with an exclamation mark)."""
    return f"!{s.goal}" if s.goal != NONE and is_pushing(s) else show_place(int(s.goal))


def is_pushing(s: Record) -> bool:
    return bool(s.parts > 0 and PART_NAMES[s.part_code[0]] == "push_rival")


def read_goal(s: Record, text: str) -> None:
    s.goal = int(text[1:]) if text.startswith("!") else read_place(text)


def show_position(s: Record) -> str:
    """Everything but the random streams; `parse_position` reads it back."""
    seats, parties = range(int(s.seats)), players(s)
    lines = [
        f"seats: {s.seats}",
        f"options: {show_options(OPTIONS, s)}",
        f"number: {s.number}",
        f"actor: {show_actor(s)}",
        f"phase: {PHASES[s.phase]}",
        *(f"{name}: {int(s[name])}" for name in NUMBERS),
        *(f"{name}: {names[int(s[name])]}" for name, names in NAMED.items()),
        *(f"{name}: {show_place(int(s[name]))}" for name in PLACE_FIELDS),
        f"order: {' '.join(show_seat(int(s.order[n])) for n in seats)}",
        *(f"{name}: {show_numbers(s[name][:parties])}" for name in BY_SEAT),
        f"doer: {show_seat(int(s.doer))}",
        f"second: {show_seat(int(s.second))}",
        f"card: {show_card(int(s.card))}",
        f"goal: {show_goal(s)}",
        f"parts: {show_parts(s)}",
        f"boris: {show_boris(s)}",
        f"discards: {' '.join(show_card(int(card)) for card in s.discards[: int(s.discard_count)])}",
        f"shuffled: {show_cards(s.shuffled)}",
        f"tokens: {show_numbers(s.tokens_left)}",
        *(f"points {party + 1}: {show_numbers(s.points[party])}" for party in range(parties)),
        *(f"{show_place(place)}: {show_tile(s, place)}" for place in range(PLACES) if s.tile[place] >= 0),
    ]
    for seat in seats:
        lines += [
            f"hand {seat + 1}: {show_cards(s.hand[seat])}",
            f"shown {seat + 1}: {show_cards(s.shown[seat])}",
            f"drawn {seat + 1}: {show_cards(s.drawn[seat])}",
            f"kept {seat + 1}: {show_cards(s.kept[seat])}",
            f"mayors {seat + 1}: {show_mayors(s, seat)}",
            f"choice {seat + 1}: {' '.join(str(card + 1) for card in s.choice[seat][: int(s.choices[seat])])}",
            f"seen {seat + 1}: {show_seen(s, seat)}",
        ]
    lines.append(f"story: {show_story(s)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def cells_reader(field: str, seat: int | None = None) -> Reader:
    def read(s: Record, text: str) -> None:
        numbers = [int(word) for word in text.split()]
        cells = s[field] if seat is None else s[field][seat]
        if len(numbers) > len(cells):
            raise ValueError(text)
        cells[: len(numbers)] = numbers

    return read


def cards_reader(field: str, seat: int | None = None) -> Reader:
    return lambda s, text: read_cards(s[field] if seat is None else s[field][seat], text)


def place_reader(field: str) -> Reader:
    return lambda s, text: setattr(s, field, read_place(text))


def seat_reader(field: str) -> Reader:
    return lambda s, text: setattr(s, field, read_seat(text))


def read_order(s: Record, text: str) -> None:
    for n, word in enumerate(text.split()):
        s.order[n] = read_seat(word)


def read_discards(s: Record, text: str) -> None:
    cards = [read_card(word) for word in text.split()]
    s.discards[: len(cards)] = cards
    s.discard_count = len(cards)


FIELDS: dict[str, Reader] = {
    "seats": number_reader("seats"),
    "options": option_reader(OPTIONS),
    "number": number_reader("number"),
    "actor": read_actor,
    "phase": name_reader("phase", PHASES),
    **{name: number_reader(name) for name in NUMBERS},
    **{name: name_reader(name, names) for name, names in NAMED.items()},
    **{name: place_reader(name) for name in PLACE_FIELDS},
    **{name: cells_reader(name) for name in BY_SEAT},
    "order": read_order,
    "doer": seat_reader("doer"),
    "second": seat_reader("second"),
    "card": lambda s, text: setattr(s, "card", read_card(text)),
    "goal": read_goal,
    "parts": read_parts,
    "boris": read_boris,
    "discards": read_discards,
    "shuffled": cards_reader("shuffled"),
    "tokens": cells_reader("tokens_left"),
    "story": read_story,
}


def more_readers(f: Record, s: Record) -> dict[str, Reader]:
    """Entries of each place and of each player."""

    def tile(place: int) -> Reader:
        return lambda s, text: read_tile(f, s, place, text)

    def of_seat(read: Any, seat: int) -> Reader:
        return lambda s, text: read(s, seat, text)

    readers = {show_place(place): tile(place) for place in range(PLACES)}
    for seat in range(int(s.seats)):
        for field in ("hand", "shown", "drawn", "kept"):
            readers[f"{field} {seat + 1}"] = cards_reader(field, seat)
        readers[f"mayors {seat + 1}"] = of_seat(read_mayors, seat)
        readers[f"choice {seat + 1}"] = of_seat(read_choice, seat)
        readers[f"seen {seat + 1}"] = of_seat(read_seen, seat)
    return readers | {f"points {party + 1}": cells_reader("points", party) for party in range(players(s))}


def parse_position(f: Record, s: Record, text: str) -> None:
    """Fill a zeroed record. What is left out is as in an empty city; cards that lie nowhere are in the deck."""
    entries = read_entries(text)
    fill_record(s, {"seats": entries.pop("seats", "2")}, FIELDS, bad)
    require({"seats": 1 <= s.seats <= SEATS}, bad)
    seats = int(s.seats)
    s.tile[:], s.master[:], s.token[:] = NONE, NONE, NONE
    s.tile[GUILDHALL_LEFT] = IS_HALL
    if seats > 2:
        s.tile[GUILDHALL_RIGHT] = IS_HALL
    s.choice[:], s.mayor[:], s.boris_card[:], s.boris_place[:] = NONE, NONE, NONE, NONE
    s.beadle = s.source = s.goal = s.card = s.second = s.boris_from = NONE
    s.phase, s.stage = PHASES.index("turn"), STAGES.index("turn")
    s.order[:seats] = range(seats)
    s.supply[:seats] = f.liverymen_per_player
    s.tokens_left[:] = f.token_count
    s.shuffled[:] = f.card_count
    fill_record(s, entries, FIELDS | more_readers(f, s), bad)
    count_piles(f, s)
    check_position(f, s)


def count_piles(f: Record, s: Record) -> None:
    """What is neither in the city nor in a hand is in its pile."""
    s.in_hand[:], s.all_kept[:] = s.hand.sum(axis=1), s.kept.sum(axis=0)
    gone = s.hand.sum(axis=0) + np.bincount(s.discards[: int(s.discard_count)], minlength=CARDS)
    require({"hand or discards": bool((gone <= f.card_count).all())}, bad)
    s.deck[:] = f.card_count - gone
    s.deck_size = s.deck.sum()
    held = [*s.mayor[s.mayor != NONE], *s.choice[s.choice != NONE]]
    require({"mayors": len(set(held)) == len(held) and all(0 <= card < f.mayors for card in held)}, bad)
    s.pile[: int(f.mayors)] = 1
    s.pile[held] = 0
    s.pile_size = s.pile.sum()
    laid = [int(tile) for tile in s.tile if tile >= 0]
    require({"tiles": len(set(laid)) == len(laid) and all(tile < f.tiles for tile in laid)}, bad)
    s.stack[: int(f.tiles)] = 1
    s.stack[laid] = 0


def check_position(f: Record, s: Record) -> None:
    """What the rules rely on."""
    seats, parties = int(s.seats), players(s)
    places = [place for place in range(PLACES) if s.tile[place] >= 0]
    halls = [GUILDHALL_LEFT, *[GUILDHALL_RIGHT] * (seats > 2)]
    men = s.men.sum(axis=0)[:seats] + [(s.master == seat).sum() for seat in range(seats)]
    pieces = men + s.guildhall[:seats] + s.supply[:seats] + s.plantation[:seats]
    open_guild = [p for p in places if not s.completed[p] and s.tile[p] < f.guilds]
    phase = PHASES[s.phase] if not s.over else "over"
    require(
        {
            "number": s.number >= 0,
            "actor": bool(s.over) or 0 <= s.actor < seats,
            "phase": phase != "mayor" or bool(s.choices[s.actor] > 0),
            "rounds": 0 <= s.rounds <= f.rounds[seats - 1] and (bool(s.over) or s.rounds < f.rounds[seats - 1]),
            "order": sorted(s.order[:seats]) == list(range(seats)),
            "turn": 0 <= s.turn <= seats,
            "tiles": all(s.tile[hall] == IS_HALL for hall in halls),
            "tile": all(tile_fits(f, s, place) for place in places),
            "beadle": s.beadle == NONE or s.beadle in open_guild,
            "men": bool((s.men >= 0).all()) and not s.men[:, parties:].any(),
            "guildhall, supply or plantation": bool((pieces == f.liverymen_per_player).all()),
            "supply": min(s.guildhall.min(), s.supply.min(), s.plantation.min()) >= 0,
            "held": min(int(s.scoreboard), int(s.held.min()), int(s.added.min())) >= 0,
            "shown": bool((s.shown <= s.hand).all()) and s.shown.min() >= 0,
            "drawn": s.drawn.min() >= 0 and bool((s.drawn.sum(axis=1) <= s.fresh).all()),
            "shuffled": bool((s.deck <= s.shuffled - s.drawn.sum(axis=0)).all()),
            "tokens": s.tokens_left.min() >= 0,
            "discards": s.discard_count <= PILE,
            "parts": s.parts <= QUEUE and all(part_fits(s, n) for n in range(int(s.parts))),
            "resume": STAGES[s.resume] != "parts",
            "source": NONE <= s.source <= HALL,
            "goal": NONE <= s.goal < PLACES,
            "doer": NONE < s.doer < seats,
            "second": s.second < parties,
            "looked": 0 <= s.looked <= PLACES and (phase != "neutrals" or s.looked > 0),
            "asked": 0 <= s.asked <= seats,
            "grown": 0 <= s.grown <= f.growth_count,
            "choice": s.choices.max() <= CHOICE,
            "story": s.told <= STORY,
            "to_pay": s.to_pay >= 0 and (phase not in ("pay", "discard") or bool(s.in_hand[s.actor] > 0)),
            "question": question_fits(s, phase),
        },
        bad,
    )


def tile_fits(f: Record, s: Record, place: int) -> bool:
    row_fits = place // COLUMNS < ROWS and (s.seats > 2 or place % COLUMNS < COLUMNS - 1)
    done = bool(s.completed[place])
    alone = s.master[place] == NONE or (done and s.master[place] < s.seats)
    return bool(row_fits and alone and not (done and s.men[place].any()) and NONE <= s.token[place] < f.tokens)


def part_fits(s: Record, n: int) -> bool:
    places = [int(place) for place in s.part_place[: int(s.parts)]]
    return bool(0 <= s.part_amount[n] <= 30 and 0 <= places[n] < QUEUE and places.count(places[n]) == 1)


STEPS = ("from", "to", "rival", "colour", "take", "again")


def question_fits(s: Record, phase: str) -> bool:
    """A question about a part needs that part; one about extras several."""
    if phase in STEPS and s.parts == 0:
        return False
    if phase == "extra" and not 2 <= s.parts <= EXTRAS:
        return False
    if phase in ("again", "rival") and s.source == NONE and PART_NAMES[s.part_code[0]] != "plantation_expel_rival":
        return False
    return bool(phase != "neutrals" or s.asked < s.seats)
