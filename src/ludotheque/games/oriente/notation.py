"""Oriente as text, both ways: actions (O13) and whole positions."""

from __future__ import annotations

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
from ...engine.story import read_story, show_story
from .actions import LAYOUT
from .hiding import cards_in_sight, ninjas_fit
from .pieces import (
    ANNOUNCING,
    BECOMING,
    BOTTOM,
    CARDS,
    EVERYBODY,
    GEISHA,
    GIVING,
    INHABITANTS,
    KINDS,
    MAHO_TSUKAI,
    MIDDLE,
    NONE,
    OPEN,
    OPTIONS,
    PHASES,
    REASONS,
    SEATS,
    SHUFFLES,
    SPECTATORS,
    SUPPORTING,
    TAKING,
    TOP,
    UNDER,
)

SIDES = ("attacker", "target")
LAYERS = ("top", "middle", "bottom", "open")
COLUMN_NAMES = (*KINDS, *CARDS[INHABITANTS:])  # as the points cards are kept
SEATED = {"attack", "credit", "trade", "eliminate"}  # actions that name a seat
WORDS: dict[str, tuple[str, ...]] = {
    "support": SIDES, "become": KINDS[:INHABITANTS], "give": CARDS, "take": KINDS[:INHABITANTS],
}  # fmt: skip


def bad(name: str, /, **args: Any) -> BadNotation:
    return BadNotation(name, words_in=(Path(__file__).resolve().parent / "words",), **args)


def show_action(code: int) -> str:
    verb, args = LAYOUT.decode(code)
    if not args:
        return verb
    return f"{verb} {args[0] + 1 if verb in SEATED else WORDS[verb][args[0]]}"


def parse_action(text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if not rest and (verb, ()) in LAYOUT.verbs:
        return LAYOUT.encode(verb)
    if len(rest) == 1 and verb in SEATED and rest[0] in [str(seat + 1) for seat in range(SEATS)]:
        return LAYOUT.encode(verb, int(rest[0]) - 1)
    if len(rest) == 1 and verb in WORDS and rest[0] in WORDS[verb]:
        return LAYOUT.encode(verb, WORDS[verb].index(rest[0]))
    raise bad("notation-action", text=text)


# positions: how their parts are written


def show_seat(seat: int) -> str:
    return "-" if seat == NONE else str(seat + 1)


def read_seat(text: str) -> int:
    if text == "-":
        return NONE
    if not 1 <= int(text) <= SEATS:
        raise ValueError(text)
    return int(text) - 1


def show_kind(kind: int) -> str:
    return "-" if kind == NONE else KINDS[kind]


def read_kind(text: str) -> int:
    return NONE if text == "-" else KINDS.index(text)


def show_seats(bits: int) -> str:
    """'1,3': who is in a set; 'all' with the spectators."""
    if bits == EVERYBODY:
        return "all"
    names = [str(seat + 1) for seat in range(SEATS) if bits >> seat & 1]
    return ",".join(names + ["spectators"] * (bits >> SPECTATORS & 1)) or "-"


def read_seats(text: str) -> int:
    if text in ("all", "-", ""):
        return EVERYBODY if text == "all" else 0
    return sum(1 << (SPECTATORS if word == "spectators" else read_seat(word)) for word in text.split(","))


def show_inhabitant(s: Record, seat: int) -> str:
    """'nofu hidden top 1': kind, face, where it came from, who knows it; 'shuffled' by a Transmutation."""
    face = "revealed" if int(s.revealed) >> seat & 1 else "hidden"
    words = [show_kind(int(s.card[seat])), face, LAYERS[s.layer[seat]], show_seats(int(s.known[seat]))]
    return " ".join([*words, *["shuffled"] * int(s.shuffled[seat])])


def read_inhabitant(s: Record, seat: int, text: str) -> None:
    """Face, layer and who knows it may be left out: then it is revealed."""
    kind, face, layer, known, *rest = [*text.split(), *["revealed", "open", "all"][len(text.split()) - 1 :]]
    if face not in ("hidden", "revealed") or rest not in ([], ["shuffled"]):
        raise bad("notation-value", text=text)
    s.card[seat], s.layer[seat], s.known[seat] = read_kind(kind), LAYERS.index(layer), read_seats(known)
    s.shuffled[seat] = len(rest)
    s.revealed = int(s.revealed) & ~(1 << seat) | (face == "revealed") << seat


def show_cards(cells: Any, names: tuple[str, ...]) -> str:
    return " ".join(name for n, name in enumerate(names) for _ in range(int(cells[n])))


def read_cards(cells: Any, names: tuple[str, ...], text: str) -> None:
    cells[:] = 0
    for word in text.split():
        cells[names.index(word)] += 1


def read_list(cells: Any, text: str) -> int:
    kinds = [read_kind(word) for word in text.split()]
    cells[: len(kinds)] = kinds
    return len(kinds)


def read_three(cells: Any, text: str) -> None:
    counts = [int(word) for word in text.split()]
    if len(counts) != len(cells):
        raise bad("notation-numbers", text=text, count=len(cells))
    cells[:] = counts


def show_before(s: Record, n: int) -> str:
    """'nofu top 1,3 / ...': what went into a Transmutation, by seat; the dealer's is the card from the deck."""
    parts = []
    for seat in range(s.seats):
        words = [show_kind(int(s.was[n, seat])), LAYERS[s.was_layer[n, seat]], show_seats(int(s.was_known[n, seat]))]
        parts.append(" ".join([*words, *["shuffled"] * int(s.was_shuffled[n, seat])]))
    return " / ".join(parts)


def read_before(s: Record, n: int, text: str) -> None:
    for seat, part in enumerate(text.split("/")):
        kind, layer, known, *rest = part.split()
        s.was[n, seat], s.was_layer[n, seat] = read_kind(kind), LAYERS.index(layer)
        s.was_known[n, seat], s.was_shuffled[n, seat] = read_seats(known), len(rest)


def show_after(s: Record, n: int) -> str:
    seats = range(s.seats)
    return " / ".join(f"{show_kind(int(s.got[n, p]))} {show_seats(int(s.got_known[n, p]))}" for p in seats)


def read_after(s: Record, n: int, text: str) -> None:
    for place, part in enumerate(text.split("/")):
        kind, known = part.split()
        s.got[n, place], s.got_known[n, place] = read_kind(kind), read_seats(known)


def show_turned(s: Record) -> str:
    """'nofu 1': cards turned up by Samurai, and for whom."""
    return " / ".join(
        f"{show_kind(int(s.turned[n]))} {show_seat(int(s.turned_by[n]))}" for n in range(int(s.turned_count))
    )


def read_turned(s: Record, text: str) -> None:
    parts = [part.split() for part in text.split("/") if part.strip()]
    for n, (kind, seat) in enumerate(parts):
        s.turned[n], s.turned_by[n] = read_kind(kind), read_seat(seat)
    s.turned_count = len(parts)


def read_allies(s: Record, text: str) -> None:
    sides = text.split("/")
    if len(sides) != 2:
        raise bad("notation-numbers", text=text, count=2)
    s.allies[:] = [read_seats(side.strip()) for side in sides]


def read_under(s: Record, text: str) -> None:
    s.under_count = read_list(s.under, text)


def read_reward(s: Record, text: str) -> None:
    read_cards(s.reward, KINDS[:INHABITANTS], text)


def seat_reader(field: str) -> Reader:
    return lambda s, text: setattr(s, field, read_seat(text))


def set_reader(field: str) -> Reader:
    return lambda s, text: setattr(s, field, read_seats(text))


FIELDS: dict[str, Reader] = {
    "seats": number_reader("seats"),
    "options": option_reader(OPTIONS),
    "number": number_reader("number"),
    "season": number_reader("season"),
    "actor": read_actor,
    "phase": name_reader("phase", PHASES),
    "pawn": seat_reader("pawn"),
    "discs": set_reader("discs"),
    "announcer": seat_reader("announcer"),
    "announced": lambda s, text: setattr(s, "announced", NONE if text == "-" else parse_action(text)),
    "target": seat_reader("target"),
    "asked": number_reader("asked"),
    "supported": number_reader("supported"),
    "claimed": number_reader("claimed"),
    "aside": number_reader("aside"),
    "allies": read_allies,
    "deck": lambda s, text: read_three(s.deck, text),
    "laid": lambda s, text: read_three(s.laid, text),
    "reward": read_reward,
    "under": read_under,
    "square": number_reader("square"),
    "hut": number_reader("hut"),
    "supply": number_reader("supply"),
    "taken": lambda s, text: setattr(s, "taken", NONE if text == "-" else COLUMN_NAMES.index(text)),
    "winner": seat_reader("winner"),
    "loser": seat_reader("loser"),
    "turned": read_turned,
    "strength": lambda s, text: read_three(s.strength, text),
    "no_ninja": lambda s, text: read_no_ninja(s, text),
    "story": read_story,
    "ending": name_reader("ending", REASONS),
    "ninjas": seat_reader("ninja_winner"),
    "pool": lambda s, text: read_cards(s.pool, KINDS, text),
    "shuffles": lambda s, text: read_dealers(s, text),
}


def show_no_ninja(s: Record) -> str:
    """'1,3 / -': whose inhabitant is known to be no Ninja, now and before each Transmutation."""
    return " / ".join(show_seats(int(seats)) for seats in (s.no_ninja, *s.was_no_ninja[: int(s.shuffles)]))


def read_no_ninja(s: Record, text: str) -> None:
    now, *before = [read_seats(part.strip()) for part in text.split("/")]
    s.no_ninja, s.was_no_ninja[: len(before)] = now, before


def read_dealers(s: Record, text: str) -> None:
    """Who transmuted, in order."""
    s.shuffles = len(text.split())
    for n, word in enumerate(text.split()):
        s.by[n] = read_seat(word)


def show_position(s: Record) -> str:
    """Everything but the random streams; `parse_position` reads it back."""
    lines = [
        f"seats: {s.seats}",
        f"options: {show_options(OPTIONS, s)}",
        f"number: {s.number}",
        f"season: {s.season}",
        f"actor: {show_actor(s)}",
        f"phase: {PHASES[s.phase]}",
        f"pawn: {show_seat(int(s.pawn))}",
        f"discs: {show_seats(int(s.discs))}",
        f"announcer: {show_seat(int(s.announcer))}",
        f"announced: {'-' if s.announced == NONE else show_action(int(s.announced))}",
        f"target: {show_seat(int(s.target))}",
        *(f"{name}: {int(s[name])}" for name in ("asked", "supported", "claimed", "aside")),
        f"allies: {show_seats(int(s.allies[0]))} / {show_seats(int(s.allies[1]))}",
        f"deck: {' '.join(str(n) for n in s.deck)}",
        f"laid: {' '.join(str(n) for n in s.laid)}",
        f"reward: {show_cards(s.reward, KINDS[:INHABITANTS])}",
        f"under: {' '.join(show_kind(int(kind)) for kind in s.under[: int(s.under_count)])}",
        *(f"{name}: {int(s[name])}" for name in ("square", "hut", "supply")),
        f"taken: {'-' if s.taken == NONE else COLUMN_NAMES[s.taken]}",
        f"winner: {show_seat(int(s.winner))}",
        f"loser: {show_seat(int(s.loser))}",
        f"turned: {show_turned(s)}",
        f"strength: {' '.join(str(n) for n in s.strength)}",
        f"no_ninja: {show_no_ninja(s)}",
        f"story: {show_story(s)}",
        f"ending: {REASONS[s.ending]}",
        f"ninjas: {show_seat(int(s.ninja_winner))}",
        f"pool: {show_cards(s.pool, KINDS)}",
    ]
    for seat in range(s.seats):
        lines.append(f"inhabitant {seat + 1}: {show_inhabitant(s, seat)}")
        lines.append(f"points {seat + 1}: {show_cards(s.cards[seat], COLUMN_NAMES)}")
    lines.append(f"shuffles: {' '.join(show_seat(int(s.by[n])) for n in range(int(s.shuffles)))}")
    for n in range(int(s.shuffles)):
        lines += [f"before {n + 1}: {show_before(s, n)}", f"after {n + 1}: {show_after(s, n)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def parse_position(f: Record, s: Record, text: str) -> None:
    """Fill a zeroed record. What is left out is as at the start of a season; the deck has the cards seen nowhere."""
    entries = read_entries(text)
    fill_record(s, {"seats": entries.pop("seats", "4")}, FIELDS, bad)
    require({"seats": 4 <= s.seats <= SEATS}, bad)
    s.discs, s.supply, s.pool[:] = (1 << int(s.seats)) - 1, f.workers, 0
    s.card[:], s.layer[:] = NONE, OPEN
    s.announcer = s.announced = s.target = s.taken = s.winner = s.loser = s.ninja_winner = NONE
    s.actor = 0
    fill_record(s, entries, FIELDS | seat_readers(s), bad)
    if "pool" not in entries:
        fill_pool(f, s)
    if "deck" not in entries:
        fill_deck(f, s)
    check_position(f, s)


def fill_pool(f: Record, s: Record) -> None:
    """The cards that lie nowhere else; a position may not show more than there are."""
    for kind in range(len(KINDS)):
        left = int(f["count"][kind]) - cards_in_sight(s, kind) - int((s.card == kind).sum())
        require({"pool": left >= 0}, bad)
        s.pool[kind] = left


def fill_deck(f: Record, s: Record) -> None:
    """What is not in the reward, the lower layers first."""
    left = int(s.pool.sum()) - int(s.laid.sum())
    for layer, size in ((BOTTOM, int(f.bottom_cards)), (MIDDLE, int(f.middle_cards) + int(f["count"][GEISHA]))):
        s.deck[layer] = max(0, min(size - int(s.laid[layer]), left))
        left -= int(s.deck[layer])
    s.deck[TOP] = max(0, left)


def seat_readers(s: Record) -> dict[str, Reader]:
    """Entries of each player and of each Transmutation."""

    def inhabitant(seat: int) -> Reader:
        return lambda s, text: read_inhabitant(s, seat, text)

    def cards(seat: int) -> Reader:
        return lambda s, text: read_cards(s.cards[seat], COLUMN_NAMES, text)

    def before(n: int) -> Reader:
        return lambda s, text: read_before(s, n, text)

    def after(n: int) -> Reader:
        return lambda s, text: read_after(s, n, text)

    seats, shuffles = range(int(s.seats)), range(SHUFFLES)
    return {
        **{f"inhabitant {seat + 1}": inhabitant(seat) for seat in seats},
        **{f"points {seat + 1}": cards(seat) for seat in seats},
        **{f"before {n + 1}": before(n) for n in shuffles},
        **{f"after {n + 1}": after(n) for n in shuffles},
    }


def check_position(f: Record, s: Record) -> None:
    """What the rules rely on."""
    seats, phase = int(s.seats), int(s.phase)
    everyone = (1 << seats) - 1
    announced = phase not in (ANNOUNCING,) and not s.over
    counted = [cards_in_sight(s, kind) + int(s.pool[kind]) + int((s.card[:seats] == kind).sum()) for kind in range(9)]
    unseen_cards = int(s.deck.sum()) + int(s.laid.sum())
    require(
        {
            "number": s.number >= 0,
            "season": s.season >= 0,
            "actor": bool(s.over) or 0 <= s.actor < seats,
            "pawn": 0 <= s.pawn < seats,
            "discs": int(s.discs) & ~everyone == 0,
            "no_ninja": no_ninja_fits(s, everyone),
            "announcer": 0 <= s.announcer < seats if announced else s.announcer < seats,
            "announced": not announced or 0 < s.announced < LAYOUT.first("support"),
            "target": s.target < seats and (s.target >= 0 or phase not in (SUPPORTING, TAKING, GIVING)),
            "asked": 0 <= s.asked <= seats,
            "allies": all(int(side) & ~everyone == 0 for side in s.allies),
            "deck": min(s.deck) >= 0,
            "laid": min(s.laid) >= 0,
            "supply": min(s.square, s.hut, s.supply) >= 0,
            "winner": s.winner < seats and s.loser < seats,
            "turned": s.turned_count <= SEATS
            and all(0 <= kind < GEISHA + s.over for kind in s.turned[: s.turned_count]),
            "taken": s.taken >= 0 if phase == GIVING and not s.over else True,
            "under": s.under_count < UNDER and all(0 <= kind < GEISHA for kind in s.under[: s.under_count]),
            "ninjas": s.ninja_winner < seats,
            "points": bool(s.over) or not s.cards[:, GEISHA].any(),
            "inhabitant": all(inhabitant_fits(s, seat) for seat in range(seats)),
            "pool": min(s.pool) >= 0 and counted == [int(count) for count in f["count"][:9]],
            "laid or deck": unseen_cards == int(s.pool.sum()),
            "shuffles": s.shuffles <= sum(kind == MAHO_TSUKAI for kind in s.under[: s.under_count]) and shuffles_fit(s),
        },
        bad,
    )


def inhabitant_fits(s: Record, seat: int) -> bool:
    """Everybody but a Maho-Tsukai about to choose has one; who sees it, knows it."""
    if s.over:
        return bool(NONE <= s.card[seat] <= GEISHA)
    absent = (s.phase == BECOMING and seat == s.actor) or (s.phase == TAKING and seat == s.loser)
    seen = int(s.known[seat]) == EVERYBODY or not int(s.revealed) >> seat & 1
    owner_knows = absent or bool(int(s.known[seat]) >> seat & 1)
    kind_fits = s.card[seat] == NONE if absent else 0 <= s.card[seat] < GEISHA
    return bool(kind_fits and seen and owner_knows and not (s.shuffled[seat] and s.shuffles == 0))


def no_ninja_fits(s: Record, everyone: int) -> bool:
    seats_fit = all(int(seats) & ~everyone == 0 for seats in (s.no_ninja, *s.was_no_ninja))
    return seats_fit and not s.was_no_ninja[int(s.shuffles) :].any() and bool(ninjas_fit(s))


def shuffles_fit(s: Record) -> bool:
    seats = range(int(s.seats))
    for n in range(int(s.shuffles)):
        if not 0 <= s.by[n] < s.seats or sorted(s.was[n][: s.seats]) != sorted(s.got[n][: s.seats]):
            return False
        if any(not 0 <= s.was[n, seat] < GEISHA for seat in seats) or (n == 0 and any(s.was_shuffled[0])):
            return False
    last = int(s.shuffles) - 1
    return all(not s.shuffled[seat] or s.card[seat] == s.got[last, seat] for seat in seats)
