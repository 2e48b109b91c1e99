"""Gorinto for people and clients: what there is to see, what happened, why not. Made from masked records only."""

from __future__ import annotations

from ...engine.game import View
from ...engine.records import Record
from ...engine.words import Message, message
from .actions import LAYOUT
from .notation import show_path, show_space
from .pieces import (
    COLLECTING,
    DIGGING,
    EARTH,
    ELEMENTS,
    EMPTY,
    GIVING,
    GOALS,
    HEAD,
    KITSUNE_TILE,
    LETTERS,
    OWN_KEYS,
    PARTNERS,
    PATH,
    PHASES,
    PLACING,
    REACH,
    REMOVAL,
    REMOVING,
    SOURCES,
    SPACES,
    TAIL,
    TARGET,
    TOKENS,
)


def view(f: Record, s: Record, seat: int) -> View:
    """The table as plain data; everything in Gorinto is open (G1.7)."""
    solo = s.seats == 1
    parties = 2 if solo else int(s.seats)
    return {
        "season": int(s.season),
        "seasons": int(f.seasons),
        "turn": int(s.turn),
        "order": [int(s.order[n]) for n in range(s.seats)],
        "goals": [goal_view(f, s, card) for card in range(4) if s.goals[card] != EMPTY],
        "keys": [ELEMENTS[e] for e in s.keys],
        "kitsune_keys": [ELEMENTS[e] for e in s.kitsune_keys if e != EMPTY],
        "path": {show_path(p): path_word(int(s.path[p])) for p in range(PATH)},
        "mountain": {show_space(n): [ELEMENTS[e] for e in s.stack[n][: int(s.height[n])]] for n in range(SPACES)},
        "boards": [[int(n) for n in s.board[party]] for party in range(parties)],
        "bag": [int(n) for n in s.bag],
        "gone": [int(n) for n in s.gone],
        "spot": show_space(int(s.spot)) if PLACING < s.phase <= DIGGING else "",
        "need": int(s.need),
        "open": [show_space(n) for n in range(SPACES) if int(s.open) >> n & 1],
        "taken": [int(n) for n in s.taken],
        "head": show_space(int(s.pieces[HEAD])) if solo else "",
        "tail": show_space(int(s.pieces[TAIL])) if solo else "",
        "tokens": [n + 1 for n in range(TOKENS) if int(s.tokens) >> n & 1],
    }


def goal_view(f: Record, s: Record, card: int) -> View:
    goal = int(s.goals[card])
    partners = s.options[PARTNERS] == 1
    seats = [card, (card + 1) % 4] if partners else list(range(s.seats))
    return {"goal": GOALS[goal], "letter": LETTERS[f.letter[goal]], "times": int(f.times[goal]), "seats": seats}


def path_word(tile: int) -> str:
    if tile == EMPTY:
        return ""
    return f"kitsune-{tile - KITSUNE_TILE}" if tile > KITSUNE_TILE else ELEMENTS[tile]


def element(which: int) -> Message:
    return message(f"element-{ELEMENTS[which]}")


def tile_message(which: int) -> Message:
    """'Fire tile'; a space that holds none is spoken of too, in refusals."""
    return message(f"tile-{ELEMENTS[which]}" if EMPTY < which < KITSUNE_TILE else "tile-none")


def seat_message(seat: int) -> Message:
    return message("seat", number=seat + 1)


def ask(f: Record, s: Record, seat: int) -> Message:
    """What is asked of the seat to decide."""
    actor, spot = int(s.actor), int(s.spot)
    partner = seat_message((actor + 2) % 4)
    placed = tile_message(int(s.stack[spot, int(s.height[spot]) - 1]))
    return message(
        f"ask-{PHASES[s.phase]}",
        who=seat_message(actor),
        count=int(s.need),
        tile=placed,
        space=show_space(spot),
        partner=partner,
    )


# what an action does


def describe(f: Record, s: Record, actor: int, action: int) -> Message:
    """What an action would do, for a list of choices."""
    return action_message("choice", s, actor, action)


def action_message(form: str, s: Record, actor: int, action: int) -> Message:
    verb, args = LAYOUT.decode(action)
    told = {"who": seat_message(actor)}
    if verb == "move":
        tile, path, space = int(s.path[args[0]]), show_path(args[0]), show_space(int(TARGET[args]))
        return message(f"{form}-move", **told, tile=tile_message(tile), path=path, space=space)
    if verb == "collect":
        tile = tile_at(s, args[0], int(s.height[args[0]]) - 1)
        return message(f"{form}-collect", **told, tile=tile_message(tile), space=show_space(args[0]))
    if verb == "dig":
        spot = int(s.spot)
        tile = tile_at(s, spot, args[0])
        return message(f"{form}-dig", **told, tile=tile_message(tile), level=args[0] + 1, space=show_space(spot))
    if verb == "remove":
        return message(f"{form}-remove", **told, tile=tile_message(int(s.path[args[0]])), path=show_path(args[0]))
    return message(f"{form}-give", **told, tile=tile_message(args[0]), partner=seat_message((actor + 2) % 4))


def tile_at(s: Record, space: int, level: int) -> int:
    return int(s.stack[space, level]) if 0 <= level < s.height[space] else EMPTY


# what happened


def narrate(f: Record, before: Record, actor: int, action: int, after: Record, seat: int) -> list[Message]:
    """The decision, then what followed from it without another one."""
    lines = [action_message("does", before, actor, action)]
    lines += burrow_lines(before, action, after)
    if after.seats == 1 and (after.turn > before.turn or after.season > before.season or after.over):
        lines += kitsune_lines(before, after, action)
    if after.season > before.season or after.over:
        lines += season_lines(before, after)
    return lines


def burrow_lines(before: Record, action: int, after: Record) -> list[Message]:
    """The standard removal of two players, seen by what is missing on the path (G5.2)."""
    if before.seats != 2 or before.options[REMOVAL] == 1 or not turn_ended(before, after) or before.turn < 2:
        return []
    moved = action // 5 if before.phase == PLACING else -1
    new_season = after.season > before.season or after.over
    gone = [p for p in range(PATH) if before.path[p] != EMPTY and p != moved and (new_season or after.path[p] == EMPTY)]
    return [message("burrow-removes", tile=tile_message(int(before.path[p])), path=show_path(p)) for p in gone]


def turn_ended(before: Record, after: Record) -> bool:
    return bool(after.turn != before.turn or after.season != before.season or after.over)


def kitsune_lines(before: Record, after: Record, action: int) -> list[Message]:
    """Which piece acted, what it took, where it went (G9.5 to G9.8)."""
    piece = int(after.coin)
    name = message("kitsune-head" if piece == HEAD else "kitsune-tail")
    taken = [(e, int(after.board[1, e]) - int(before.board[1, e])) for e in range(5)]
    tiles = [message("tiles", count=count, tile=element(e)) for e, count in taken if count]
    lines = [message("kitsune-takes", piece=name, space=show_space(int(before.pieces[piece])), tiles=tiles)]
    if after.season == before.season and not after.over:
        lines.append(message("kitsune-moves", piece=name, space=show_space(int(after.pieces[piece]))))
    return lines


def season_lines(before: Record, after: Record) -> list[Message]:
    lines = [message("season-ends", season=int(before.season))]
    solo = after.seats == 1
    for party in range(2 if solo else int(after.seats)):
        who = message("kitsune") if solo and party == 1 else seat_message(party)
        gains = [(n, int(after.scored[party, n]) - int(before.scored[party, n])) for n in range(OWN_KEYS + 1)]
        parts = [message("gain", points=gain, source=message(f"source-{SOURCES[n]}")) for n, gain in gains if gain]
        total = sum(int(n) for n in after.scored[party])
        lines.append(message("season-scores", who=who, gains=parts, points=sum(g for _, g in gains), total=total))
    if not after.over:
        lines.append(message("season-begins", season=int(after.season), who=seat_message(int(after.order[0]))))
    return lines


# why not


def why_not(f: Record, s: Record, seat: int, action: int) -> Message | None:
    """The first rule an action breaks; None if it is legal."""
    verb, args = LAYOUT.decode(action)
    if verb not in PHASE_VERBS[int(s.phase)]:
        return phase_refusal(s)
    if verb in ("move", "remove"):
        return why_not_path(s, args[0])
    if verb == "collect":
        return why_not_collect(s, args[0])
    if verb == "dig":
        if args[0] < s.height[s.spot] - 1:
            return None
        return message("why-dig", space=show_space(int(s.spot)), levels=int(s.height[s.spot]) - 1, rule="G4.3")
    if s.taken[args[0]] == 0:
        return message("why-give", tile=tile_message(args[0]), rule="G11.5")
    return None


PHASE_VERBS = {
    PLACING: ("move",),
    COLLECTING: ("collect",),
    DIGGING: ("dig",),
    REMOVING: ("remove",),
    GIVING: ("give",),
}


def phase_refusal(s: Record) -> Message:
    """What is asked instead."""
    rule = {PLACING: "G3.1", COLLECTING: "G4.5", DIGGING: "G4.5", REMOVING: "G5.3", GIVING: "G11.5"}[int(s.phase)]
    return message(f"why-{PHASES[s.phase]}-first", count=int(s.need), rule=rule)


def why_not_path(s: Record, p: int) -> Message | None:
    tile = int(s.path[p])
    if tile == EMPTY:
        return message("why-path-empty", path=show_path(p), rule="G3.3")
    if tile > KITSUNE_TILE:
        return message("why-kitsune-tile", path=show_path(p), rule="G9.2")
    return None


def why_not_collect(s: Record, space: int) -> Message | None:
    if int(s.open) >> space & 1:
        return None
    spot = int(s.spot)
    placed = int(s.stack[spot, int(s.height[spot]) - 1])
    if space == spot:
        return message("why-just-placed", space=show_space(space), rule="G4.4")
    if placed == EARTH or space not in REACH[placed, spot]:
        return message(
            "why-pattern", space=show_space(space), tile=tile_message(placed), spot=show_space(spot), rule="G4.2"
        )
    return message("why-stack-used", space=show_space(space), rule="G4.2")
