"""Corinth as text, both ways: spaces, actions (C9) and whole positions."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
from .actions import LAYOUT
from .market import NEXT, longest_way
from .pieces import (
    BUILDINGS,
    COMPENSATING,
    DIRECTIONS,
    DISTRICTS,
    MIDDLE,
    NOBODY,
    OPTIONS,
    PHASES,
    QUARTERS,
    ROSETTES,
    SHOPS,
    SPACES,
    WALKING,
)

WORDS = {"buy": ("0", "1", "2", "3"), "take": QUARTERS, "steward": QUARTERS, "build": BUILDINGS}
"""The second words of actions that have one from a list."""


def bad(name: str, /, **args: Any) -> BadNotation:
    return BadNotation(name, words_in=(Path(__file__).resolve().parent / "words",), **args)


def show_space(space: int) -> str:
    return f"{'abcde'[space % 5]}{space // 5 + 1}"


def parse_space(text: str) -> int:
    if not re.fullmatch("[a-e][1-5]", text):
        raise bad("notation-space", text=text)
    return "abcde".index(text[0]) + 5 * (int(text[1]) - 1)


def show_action(code: int) -> str:
    verb, args = LAYOUT.decode(code)
    if verb == "go":
        return DIRECTIONS[args[0]]
    if verb == "compensation":
        return "steward"
    if verb in WORDS:
        return f"{verb} {WORDS[verb][args[0]]}"
    return f"{verb} {args[0] + 1}" if args else verb


def parse_action(text: str) -> int:
    words = text.lower().split()
    if len(words) == 1:
        if words[0] in DIRECTIONS:
            return LAYOUT.encode("go", DIRECTIONS.index(words[0]))
        if words[0] == "steward":
            return LAYOUT.encode("compensation")
        if words[0] in ("decline", "stop", "done"):
            return LAYOUT.encode(words[0])
    if len(words) == 2 and words[0] in WORDS and words[1] in WORDS[words[0]]:
        return LAYOUT.encode(words[0], WORDS[words[0]].index(words[1]))
    if len(words) == 2 and words[0] in ("steps", "shop") and re.fullmatch("[1-9][0-9]?", words[1]):
        if int(words[1]) <= dict(LAYOUT.verbs)[words[0]][0]:
            return LAYOUT.encode(words[0], int(words[1]) - 1)
    raise bad("notation-action", text=text)


# positions


def show_position(s: Record) -> str:
    """Everything but the random streams; `parse_position` reads it back."""
    lines = [
        f"seats: {s.seats}",
        f"options: {show_options(OPTIONS, s)}",
        f"number: {s.number}",
        f"rounds: {s.rounds}",
        f"first: {int(s.first) + 1}",
        f"turn: {s.turn}",
        f"actor: {show_actor(s)}",
        f"phase: {PHASES[s.phase]}",
        "harbour: " + " ".join(show_quarter(s, quarter) for quarter in range(6)),
        f"face: {s.face}",
        f"steps: {s.steps}",
        f"longest: {s.longest}",
        f"district: {DISTRICTS[s.district]}",
        f"symbols: {s.symbols}",
        f"winner: {show_owner(int(s.winner))}",
        "bonuses: " + " ".join(show_owner(int(owner)) for owner in s.bonus_owner),
    ]
    for seat in range(s.seats):
        lines += [f"{name} {seat + 1}: {show(s, seat)}" for name, (show, _) in SHEET.items()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def show_quarter(s: Record, quarter: int) -> str:
    """'4x2+1': two white dice and a yellow one that show 4."""
    if s.value[quarter] == 0:
        return "."
    yellow = f"+{s.yellow[quarter]}" if s.yellow[quarter] else ""
    return f"{s.value[quarter]}x{s.white[quarter]}{yellow}"


def read_harbour(s: Record, text: str) -> None:
    words = text.split()
    if len(words) != len(QUARTERS):
        raise bad("notation-count", name="harbour", count=len(QUARTERS), found=len(words))
    for quarter, word in enumerate(words):
        if word != ".":
            match = re.fullmatch(r"([1-6])x(\d+)(?:\+(\d+))?", word)
            if not match:
                raise bad("notation-value", text=word)
            s.value[quarter], s.white[quarter], s.yellow[quarter] = int(match[1]), int(match[2]), int(match[3] or 0)


def show_owner(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat + 1)


def read_owner(text: str) -> int:
    return NOBODY if text == "-" else int(text) - 1


def show_way(s: Record, seat: int) -> str:
    """Spaces entered in order; a star where one was circled."""
    spaces = [int(space) for space in s.way[seat][: int(s.walked[seat])]]
    return " ".join(show_space(space) + ("*" if int(s.circled[seat]) >> space & 1 else "") for space in spaces)


def read_way(s: Record, seat: int, text: str) -> None:
    place = MIDDLE
    for n, word in enumerate(text.split()):
        space = parse_space(word.rstrip("*"))
        if space not in NEXT[place] or int(s.passed[seat]) >> space & 1:
            raise bad("notation-value", text=word)
        s.way[seat, n] = place = space
        s.passed[seat] |= 1 << space
        if word.endswith("*"):
            s.circled[seat] |= 1 << space
    s.walked[seat], s.place[seat] = len(text.split()), place


def show_shops(s: Record, seat: int) -> str:
    return " / ".join(" ".join(str(int(n)) for n in row) for row in s.ticked[seat])


def read_shops(s: Record, seat: int, text: str) -> None:
    rows = [[int(word) for word in part.split()] for part in text.split("/")]
    if len(rows) != len(DISTRICTS) or any(len(row) > SHOPS for row in rows):
        raise bad("notation-count", name="shops", count=len(DISTRICTS), found=len(rows))
    for district, row in enumerate(rows):
        s.ticked[seat, district, : len(row)] = row


def show_purse(s: Record, seat: int, name: str) -> str:
    """In hand, and circled in all."""
    return f"{getattr(s, name)[seat]}/{getattr(s, f'{name}_circled')[seat]}"


def read_purse(s: Record, seat: int, text: str, name: str) -> None:
    hand, _, circled = text.partition("/")
    getattr(s, name)[seat] = int(hand)
    getattr(s, f"{name}_circled")[seat] = int(circled or hand)


def show_buildings(s: Record, seat: int) -> str:
    return " ".join(name for n, name in enumerate(BUILDINGS) if int(s.buildings[seat]) >> n & 1)


def read_buildings(s: Record, seat: int, text: str) -> None:
    for word in text.split():
        s.buildings[seat] |= 1 << BUILDINGS.index(word)


def show_boxes(s: Record, seat: int) -> str:
    return " ".join(str(int(n)) for n in s.boxes[seat][: int(s.written[seat])])


def read_boxes(s: Record, seat: int, text: str) -> None:
    values = [int(word) for word in text.split()]
    if len(values) > ROSETTES:
        raise bad("notation-value", text=text)
    s.boxes[seat, : len(values)] = values
    s.written[seat] = len(values)


def read_dice(s: Record, seat: int, text: str) -> None:
    s.dice[seat] = int(text)


SHEET: dict[str, tuple[Callable[[Record, int], str], Callable[[Record, int, str], None]]] = {
    "gold": (lambda s, seat: show_purse(s, seat, "gold"), lambda s, seat, text: read_purse(s, seat, text, "gold")),
    "goats": (lambda s, seat: show_purse(s, seat, "goats"), lambda s, seat, text: read_purse(s, seat, text, "goats")),
    "shops": (show_shops, read_shops),
    "buildings": (show_buildings, read_buildings),
    "dice": (lambda s, seat: str(s.dice[seat]), read_dice),
    "boxes": (show_boxes, read_boxes),
    "way": (show_way, read_way),
}
"""The entries of a player's sheet, each shown and read."""


def read_bonuses(s: Record, text: str) -> None:
    owners = [read_owner(word) for word in text.split()]
    if len(owners) != len(DISTRICTS):
        raise bad("notation-count", name="bonuses", count=len(DISTRICTS), found=len(owners))
    s.bonus_owner[:] = owners


ENTRY_READERS: dict[str, Reader] = {
    "seats": number_reader("seats"),
    "options": option_reader(OPTIONS),
    "number": number_reader("number"),
    "rounds": number_reader("rounds"),
    "first": number_reader("first", 1),
    "turn": number_reader("turn"),
    "actor": read_actor,
    "phase": name_reader("phase", PHASES),
    "harbour": read_harbour,
    "face": number_reader("face"),
    "steps": number_reader("steps"),
    "longest": number_reader("longest"),
    "district": name_reader("district", DISTRICTS),
    "symbols": number_reader("symbols"),
    "winner": lambda s, text: setattr(s, "winner", read_owner(text)),
    "bonuses": read_bonuses,
}


def sheet_reader(name: str, seat: int) -> Reader:
    return lambda s, text: SHEET[name][1](s, seat, text)


def parse_position(f: Record, s: Record, text: str) -> None:
    """Fill a zeroed record. What is left out is as at the start; the first player is asked for a quarter."""
    readers = ENTRY_READERS | {f"{name} {seat + 1}": sheet_reader(name, seat) for name in SHEET for seat in range(4)}
    s.seats, s.phase, s.winner = 2, PHASES.index("choose"), NOBODY
    s.bonus_owner[:] = NOBODY
    s.place[:] = MIDDLE
    s.passed[:] = 1 << MIDDLE
    fill_record(s, read_entries(text), readers, bad)
    check_position(f, s)


def check_position(f: Record, s: Record) -> None:
    """What the rules rely on."""
    seats, dice = int(s.seats), [int(w) + int(y) for w, y in zip(s.white, s.yellow, strict=True)]
    require({"seats": 2 <= seats <= 4}, bad)
    sound = {
        "number": s.number >= 0,
        "rounds": 0 <= s.rounds <= int(f.round_boxes) * seats,
        "first": 0 <= s.first < seats,
        "turn": 0 <= s.turn <= max(3, seats),
        "actor": bool(s.over) or 0 <= s.actor < seats,
        "harbour": all((count > 0) == (value > 0) for count, value in zip(dice, s.value, strict=True))
        and sum(dice) < 50,
        "face": 0 <= s.face <= 6,
        "steps": (1 if s.phase == WALKING else 0) <= s.steps < SPACES,
        "way": s.phase != COMPENSATING or longest_way(int(s.place[s.actor]), int(s.passed[s.actor]), 1) == 1,
        "longest": 0 <= s.longest < SPACES,
        "symbols": 0 <= s.symbols < 100,
        "winner": s.winner < seats,
        "bonuses": all(NOBODY <= owner < seats for owner in s.bonus_owner),
        "gold": all(0 <= s.gold[n] <= s.gold_circled[n] <= f.gold_symbols for n in range(seats)),
        "goats": all(0 <= s.goats[n] <= s.goats_circled[n] <= f.goat_symbols for n in range(seats)),
        "boxes": bool((s.boxes >= 0).all()),
        "shops": bool((s.ticked >= 0).all()) and all(bool((s.ticked[n] <= f.shop_symbols).all()) for n in range(4)),
        "dice": all(0 <= s.dice[n] < SPACES for n in range(seats)),
    }
    require(sound, bad)
