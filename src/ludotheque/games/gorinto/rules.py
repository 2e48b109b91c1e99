"""The course of Gorinto: what is legal, and what each decision does (G3 to G6, G11.5)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from .actions import COLLECT, DIG, GIVE, MOVE, REMOVE
from .kitsune import TURNS, kitsune_turn
from .pieces import (
    COLLECTING,
    DIGGING,
    EARTH,
    EMPTY,
    GIFT,
    GIVING,
    KITSUNE_TILE,
    ORDER,
    PATH,
    PLACING,
    REACH,
    REMOVAL,
    REMOVING,
    TARGET,
    pull_tile,
    push_tile,
    with_partners,
)
from .scoring import score_keys, score_season, team_points, total_points
from .setup import BURROWS, lay_path, order_from


@rule
def legal(f: Record, s: Record, out: Record) -> int:
    """Fills `out` with the codes the actor may choose from; returns how many."""
    if s.over:
        return 0
    if s.phase == PLACING:
        return legal_moves(s, out)
    if s.phase == COLLECTING:
        return legal_collects(s, out)
    if s.phase == DIGGING:
        return legal_digs(s, out)
    if s.phase == REMOVING:
        return legal_removals(s, out)
    return legal_gifts(s, out)


@rule
def has_tile(s: Record, p: int) -> bool:
    """Whether a path space holds an element tile (G3.3)."""
    return bool(EMPTY < s.path[p] < KITSUNE_TILE)


@rule
def legal_moves(s: Record, out: Record) -> int:
    n = 0
    for p in range(PATH):
        if has_tile(s, p):
            for far in range(5):
                out[n] = MOVE + 5 * p + far
                n += 1
    return n


@rule
def legal_collects(s: Record, out: Record) -> int:
    n = 0
    element = int(s.stack[s.spot, s.height[s.spot] - 1])
    for k in range(4):
        space = int(REACH[element, s.spot, k])
        if space >= 0 and (s.open >> space) & 1:
            out[n] = COLLECT + space
            n += 1
    return n


@rule
def legal_digs(s: Record, out: Record) -> int:
    below_placed = int(s.height[s.spot]) - 1  # G4.4: never the tile just placed
    for level in range(below_placed):
        out[level] = DIG + level
    return below_placed


@rule
def legal_removals(s: Record, out: Record) -> int:
    n = 0
    for p in range(PATH):
        if has_tile(s, p):
            out[n] = REMOVE + p
            n += 1
    return n


@rule
def legal_gifts(s: Record, out: Record) -> int:
    n = 0
    for element in range(5):
        if s.taken[element] > 0:
            out[n] = GIVE + element
            n += 1
    return n


@rule
def play(f: Record, s: Record, action: int) -> None:
    """Do one legal decision, and everything that follows from it without another decision."""
    s.number += 1
    if action < COLLECT:
        move_tile(s, (action - MOVE) // 5, (action - MOVE) % 5)
    elif action < DIG:
        collect(s, action - COLLECT)
    elif action < REMOVE:
        dig(s, action - DIG)
    elif action < GIVE:
        remove_tile(s, action - REMOVE)
    else:
        give(s, action - GIVE)
    if turn_goes_on(s):
        return
    if s.seats == 1:
        kitsune_turn(s)
    if season_is_over(s):
        end_season(f, s)
    else:
        begin_turn(s)


@rule
def move_tile(s: Record, p: int, far: int) -> None:
    """A tile goes from the path to the mountain; knowledge is fixed now (G3.2, G4.1, G4.5)."""
    element = int(s.path[p])
    spot = int(TARGET[p, far])
    s.path[p] = EMPTY
    s.tiles_left -= 1
    for e in range(5):
        s.taken[e] = 0
    s.spot = spot
    s.phase = DIGGING if element == EARTH else COLLECTING
    available = int(s.height[spot]) if element == EARTH else open_pattern(s, element, spot)
    push_tile(s, spot, element)
    s.need = min(1 + int(s.board[s.actor, element]), available)


@rule
def open_pattern(s: Record, element: int, spot: int) -> int:
    """Open the stacks of the pattern that hold a tile (G4.2); returns how many."""
    found, available = 0, 0
    for n in range(4):
        space = int(REACH[element, spot, n])
        if space >= 0 and s.height[space] > 0:
            found |= 1 << space
            available += 1
    s.open = found
    return available


@rule
def collect(s: Record, space: int) -> None:
    s.open &= ~(1 << space)  # G4.2: one from a stack in a turn
    keep(s, pull_tile(s, space, int(s.height[space]) - 1))


@rule
def dig(s: Record, level: int) -> None:
    keep(s, pull_tile(s, int(s.spot), level))


@rule
def keep(s: Record, element: int) -> None:
    """A collected tile goes to the board at once (G4.6)."""
    s.board[s.actor, element] += 1
    s.taken[element] += 1
    s.need -= 1


@rule
def give(s: Record, element: int) -> None:
    s.board[s.actor, element] -= 1
    s.board[(s.actor + 2) % 4, element] += 1


@rule
def remove_tile(s: Record, p: int) -> None:
    s.gone[s.path[p]] += 1
    s.path[p] = EMPTY
    s.tiles_left -= 1


@rule
def turn_goes_on(s: Record) -> bool:
    """Whether the same player has more to decide: tiles to collect, a gift (G11.5), a removal (G5)."""
    if s.need > 0:
        return True
    s.open = 0
    if s.phase <= DIGGING and gift_is_due(s):
        s.phase = GIVING
        return True
    if s.phase == REMOVING:
        return False
    s.turn += 1
    if s.seats == 2 and s.turn > 2:
        if s.options[REMOVAL] == 1:
            s.phase = REMOVING
            return True
        remove_by_burrow(s)
    return False


@rule
def gift_is_due(s: Record) -> bool:
    if not with_partners(s):
        return False
    count = 0
    for element in range(5):
        count += int(s.taken[element])
    return count > int(s.options[GIFT])  # one: at least one tile; two: at least two


@rule
def remove_by_burrow(s: Record) -> None:
    r = below(s, BURROWS, int(s.tiles_left))
    for p in range(PATH):
        if has_tile(s, p):
            if r == 0:
                remove_tile(s, p)
                return
            r -= 1


@rule
def season_is_over(s: Record) -> bool:
    if s.seats == 1:
        return bool(s.turn == TURNS)  # G9.8
    return bool(s.turn % s.seats == 0 and s.tiles_left < s.seats)  # G6.1


@rule
def begin_turn(s: Record) -> None:
    s.phase = PLACING
    s.actor = s.order[s.turn % s.seats]


@rule
def end_season(f: Record, s: Record) -> None:
    score_season(f, s)
    if s.season == f.seasons:
        score_keys(f, s)
        s.over = 1
        s.actor = -1
        return
    for p in range(PATH):
        if has_tile(s, p):
            remove_tile(s, p)
    s.season += 1
    s.turn = 0
    lay_path(s)
    if s.seats > 1:
        if s.options[ORDER] == 0:
            order_from(s, next_first(s))
        else:
            order_by_need(s)
    begin_turn(s)


@rule
def next_first(s: Record) -> int:
    """The lowest total goes first; the search starts after the current first player (G6.5, G11.6)."""
    first = int(s.order[0])
    lowest = first
    for n in range(s.seats, 0, -1):
        seat = (first + n) % s.seats
        if team_points(s, seat) <= team_points(s, lowest):
            lowest = seat
    return lowest


@rule
def order_by_need(s: Record) -> None:
    """Lowest total first; among equals, who played later plays earlier (G10.2). Insertion into the reversed order."""
    for n in range(s.seats // 2):
        mirror = s.seats - 1 - n
        s.order[n], s.order[mirror] = s.order[mirror], s.order[n]
    for n in range(1, s.seats):
        seat = int(s.order[n])
        k = n
        while k > 0 and total_points(s, int(s.order[k - 1])) > total_points(s, seat):
            s.order[k] = s.order[k - 1]
            k -= 1
        s.order[k] = seat
