"""Gorinto as text, both ways: spaces, actions (G12) and whole positions."""

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
    read_entries,
    read_entry,
    require,
    show_actor,
    show_options,
)
from ...engine.records import Record
from ...engine.words import Words
from .actions import LAYOUT
from .pieces import (
    DIGGING,
    ELEMENTS,
    EMPTY,
    GOALS,
    HEAD,
    KITSUNE_TILE,
    LEVELS,
    OPTIONS,
    PARTNERS,
    PATH,
    PHASES,
    PLACING,
    SOURCES,
    SPACES,
    TAIL,
    TARGET,
    TOKENS,
)

LETTERS = "VWFAE"  # of the elements (G12.1)


def bad(name: str, /, **args: Any) -> BadNotation:
    return BadNotation(name, words_in=(Path(__file__).resolve().parent / "words",), **args)


def show_space(space: int) -> str:
    return f"{'abcde'[space % 5]}{space // 5 + 1}"


def parse_space(text: str) -> int:
    if not re.fullmatch("[a-e][1-5]", text):
        raise bad("notation-space", text=text)
    return "abcde".index(text[0]) + 5 * (int(text[1]) - 1)


def show_path(p: int) -> str:
    return f"{'TL'[p // 5]}{p % 5 + 1}"


def parse_path(text: str) -> int:
    if not re.fullmatch("[TLtl][1-5]", text):
        raise bad("notation-path", text=text)
    return 5 * "TL".index(text[0].upper()) + int(text[1]) - 1


def show_action(code: int) -> str:
    verb, args = LAYOUT.decode(code)
    if verb == "move":
        return f"{show_path(args[0])} {show_space(int(TARGET[args]))}"
    if verb == "collect":
        return show_space(args[0])
    if verb == "dig":
        return f"@{args[0] + 1}"
    if verb == "remove":
        return f"x{show_path(args[0])}"
    return f">{LETTERS[args[0]]}"


def parse_action(text: str) -> int:
    words = text.split()
    if len(words) == 2:
        return parse_move(words[0], words[1])
    if len(words) == 1:
        word = words[0]
        if match := re.fullmatch(r"@(\d{1,2})", word):
            level = int(match[1])
            if not 1 <= level <= LEVELS:
                raise bad("notation-level", text=word, last=LEVELS)
            return LAYOUT.encode("dig", level - 1)
        if re.fullmatch("[xX][TLtl].", word):
            return LAYOUT.encode("remove", parse_path(word[1:]))
        if word[0] == ">":
            return LAYOUT.encode("give", parse_element(word[1:]))
        if re.fullmatch("[a-eA-E][1-5]", word):
            return LAYOUT.encode("collect", parse_space(word.lower()))
    raise bad("notation-action", text=text)


def parse_move(start: str, end: str) -> int:
    p, space = parse_path(start), parse_space(end.lower())
    for far in range(5):
        if TARGET[p, far] == space:
            return LAYOUT.encode("move", p, far)
    lane = "abcde"[p] if p < 5 else str(p - 4)
    raise bad("notation-lane-column" if p < 5 else "notation-lane-row", path=show_path(p), lane=lane, space=end)


def parse_element(text: str) -> int:
    if text.upper() not in tuple(LETTERS):
        raise bad("notation-element", text=text)
    return LETTERS.index(text.upper())


def show_typed(text: str, words: Words) -> str:
    """A gift with the letters of the reader's language; everything else is the same in all."""
    return f">{words('element-letters')[LETTERS.index(text[1])]}" if text.startswith(">") else text


def read_typed(text: str, words: Words) -> str:
    """The mirror: what a reader of that language typed, in our letters."""
    letters, typed = words("element-letters"), text.strip().upper()
    return f">{LETTERS[letters.index(typed[1:])]}" if typed[:1] == ">" and typed[1:] in tuple(letters) else text


# positions


def show_position(s: Record) -> str:
    """Everything but the random streams; `parse_position` reads it back."""
    parties = 2 if s.seats == 1 else int(s.seats)
    lines = [
        f"seats: {s.seats}",
        f"options: {show_options(OPTIONS, s)}",
        f"season: {s.season}",
        f"turn: {s.turn}",
        f"number: {s.number}",
        "order: " + " ".join(str(int(s.order[n]) + 1) for n in range(s.seats)),
        f"actor: {show_actor(s)}",
        f"phase: {PHASES[s.phase]}",
        f"spot: {show_space(int(s.spot))}",
        f"need: {s.need}",
        "open: " + " ".join(show_space(n) for n in range(SPACES) if int(s.open) >> n & 1),
        "taken: " + numbers(s.taken),
        "goals: " + " ".join(GOALS[g] for g in s.goals if g != EMPTY),
        "keys: " + " ".join(ELEMENTS[e] for e in s.keys),
        "own-keys: " + " ".join(ELEMENTS[e] for e in s.kitsune_keys if e != EMPTY),
        "path: " + " ".join(show_tile(int(tile)) for tile in s.path),
        f"head: {show_space(int(s.pieces[HEAD]))}",
        f"tail: {show_space(int(s.pieces[TAIL]))}",
        f"coin: {s.coin}",
        "tokens: " + " ".join(str(n + 1) for n in range(TOKENS) if int(s.tokens) >> n & 1),
        "bag: " + numbers(s.bag),
        "gone: " + numbers(s.gone),
        *(f"board {n + 1}: {numbers(s.board[n])}" for n in range(parties)),
        *(f"scored {n + 1}: {show_scored(s.scored[n])}" for n in range(parties)),
        "mountain:",
        *mountain_rows(s),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def numbers(cells: Any) -> str:
    return " ".join(str(int(cell)) for cell in cells)


def show_tile(tile: int) -> str:
    if tile == EMPTY:
        return "."
    return str(tile - KITSUNE_TILE) if tile > KITSUNE_TILE else LETTERS[tile]


def show_scored(row: Any) -> str:
    return " ".join(f"{source}={int(row[n])}" for n, source in enumerate(SOURCES) if row[n])


def show_stack(s: Record, space: int) -> str:
    return "".join(LETTERS[int(e)] for e in s.stack[space][: int(s.height[space])]) or "."


def mountain_rows(s: Record) -> list[str]:
    cells = [show_stack(s, space) for space in range(SPACES)]
    width = max(len(cell) for cell in cells)
    return ["  " + " ".join(cell.ljust(width) for cell in cells[5 * row : 5 * row + 5]) for row in range(5)]


def parse_position(f: Record, s: Record, text: str) -> None:
    """Fill a zeroed record. What is left out is as at the start of a season; the bag holds what is nowhere else."""
    entries = read_entries(text)
    read_entry(number_reader("seats"), s, entries.pop("seats", "2"), bad)
    if not 1 <= s.seats <= 4:
        raise bad("notation-value", text=str(s.seats))
    s.season, s.phase, s.spot = 1, PLACING, 0
    s.stack[:] = EMPTY
    s.path[:] = EMPTY
    s.goals[:] = EMPTY
    s.keys[:] = EMPTY
    s.kitsune_keys[:] = EMPTY
    s.order[: s.seats] = range(s.seats)
    readers: dict[str, Reader] = {**ENTRY_READERS}
    for seat in range(4):
        readers[f"board {seat + 1}"] = row_reader("board", seat, read_numbers)
        readers[f"scored {seat + 1}"] = row_reader("scored", seat, read_scored)
    actor, bag = entries.pop("actor", None), entries.pop("bag", None)
    fill_record(s, entries, readers, bad)
    expect(s.goals, 4 if s.options[PARTNERS] == 1 else 2, "goals")
    expect(s.keys, 2, "keys")
    expect(s.kitsune_keys, 2 if s.seats == 1 else 0, "own-keys")
    s.tiles_left = sum(1 for tile in s.path if EMPTY < tile < KITSUNE_TILE)
    read_entry(read_actor, s, actor or "", bad)
    if bag is None:
        fill_bag(f, s)
    else:
        read_entry(lambda s, text: read_numbers(s.bag, text), s, bag, bad)
    check_position(f, s)


def check_position(f: Record, s: Record) -> None:
    """What the rules rely on."""
    seats, turns = int(s.seats), PATH // int(s.seats) * int(s.seats) if s.seats > 2 else 3 * int(s.seats)
    to_draw = (int(f.seasons) - int(s.season)) * (PATH // 2 if s.seats == 1 else PATH)
    sound = {
        "season": 1 <= s.season <= f.seasons,
        "turn": 0 <= s.turn <= turns,
        "number": s.number >= 0,
        "order": sorted(int(seat) for seat in s.order[:seats]) == list(range(seats)),
        "actor": bool(s.over) or 0 <= s.actor < seats,
        "keys": len({int(key) for key in (*s.keys, *s.kitsune_keys) if key != EMPTY}) == (4 if seats == 1 else 2),
        "need": (0 < s.need <= LEVELS) if PLACING < s.phase <= DIGGING and not s.over else s.need == 0,
        "bag": min(s.bag) >= 0 and to_draw <= sum(int(n) for n in s.bag) <= 5 * int(f.tiles_each),
    }
    require(sound, bad)


def expect(cells: Any, count: int, name: str) -> None:
    """A position without its goals or keys could not be scored."""
    found = sum(1 for cell in cells if cell != EMPTY)
    if found != count:
        raise bad("notation-count", name=name, count=count, found=found)


def read_numbers(cells: Any, text: str) -> None:
    values = [int(word) for word in text.split()]
    if len(values) != len(cells):
        raise bad("notation-numbers", text=text, count=len(cells))
    cells[:] = values


def read_scored(row: Any, text: str) -> None:
    for word in text.split():
        source, _, value = word.partition("=")
        row[SOURCES.index(source)] = int(value)


def read_list(cells: Any, names: tuple[str, ...], text: str) -> None:
    for n, word in enumerate(text.split()):
        cells[n] = names.index(word)


def read_path(s: Record, text: str) -> None:
    words = text.replace("/", " ").split()
    if len(words) != PATH:
        raise bad("notation-numbers", text=text, count=PATH)
    for p, word in enumerate(words):
        s.path[p] = EMPTY if word == "." else KITSUNE_TILE + int(word) if word.isdigit() else parse_element(word)


def read_mountain(s: Record, text: str) -> None:
    words = text.split()
    if len(words) != SPACES:
        raise bad("notation-numbers", text=text, count=SPACES)
    for space, word in enumerate(words):
        tiles = [] if word == "." else [parse_element(letter) for letter in word]
        s.height[space] = len(tiles)
        s.stack[space, : len(tiles)] = tiles


def read_order(s: Record, text: str) -> None:
    s.order[: s.seats] = [int(word) - 1 for word in text.split()]


def read_actor(s: Record, text: str) -> None:
    s.over = text == "over"
    s.actor = -1 if s.over else int(text) - 1 if text else int(s.order[s.turn % s.seats])


def bits(numbers_set: list[int]) -> int:
    return sum(1 << n for n in numbers_set)


def fill_bag(f: Record, s: Record) -> None:
    for element in range(5):
        used = int((s.stack == element).sum()) + int((s.path == element).sum())
        left = int(f.tiles_each) - used - int(s.board[:, element].sum()) - int(s.gone[element])
        s.bag[element] = max(0, left)  # a drawn position may show more tiles than there are


def row_reader(name: str, row: int, read: Callable[[Any, str], None]) -> Reader:
    return lambda s, text: read(getattr(s, name)[row], text)


def space_reader(name: str, index: int) -> Reader:
    def read(s: Record, text: str) -> None:
        getattr(s, name)[index] = parse_space(text)

    return read


ENTRY_READERS: dict[str, Reader] = {
    "options": option_reader(OPTIONS),
    "season": number_reader("season"),
    "turn": number_reader("turn"),
    "number": number_reader("number"),
    "need": number_reader("need"),
    "coin": number_reader("coin"),
    "order": read_order,
    "phase": name_reader("phase", PHASES),
    "spot": lambda s, text: setattr(s, "spot", parse_space(text)),
    "open": lambda s, text: setattr(s, "open", bits([parse_space(word) for word in text.split()])),
    "tokens": lambda s, text: setattr(s, "tokens", bits([int(word) - 1 for word in text.split()])),
    "taken": lambda s, text: read_numbers(s.taken, text),
    "gone": lambda s, text: read_numbers(s.gone, text),
    "goals": lambda s, text: read_list(s.goals, GOALS, text),
    "keys": lambda s, text: read_list(s.keys, ELEMENTS, text),
    "own-keys": lambda s, text: read_list(s.kitsune_keys, ELEMENTS, text),
    "head": space_reader("pieces", HEAD),
    "tail": space_reader("pieces", TAIL),
    "path": read_path,
    "mountain": read_mountain,
}
