"""Scoring of Guilds of London: points by source at any time, mayoral cards, and the final places (L10)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.ranking import rank_parties
from ...engine.records import Record
from .pieces import (
    BORIS,
    BY_MASTERS,
    BY_MAYORAL,
    BY_ROUNDS,
    BY_TILES,
    COLUMNS,
    HALF_WAY,
    IS_HALL,
    NONE,
    PLACES,
    ROWS,
    SCORES,
    SOURCES,
    is_guild,
    masters,
    neighbour,
    players,
    shows_colour,
)

(
    PER_COLOUR, AT_LEAST, LARGEST_GROUP, BEST_ROW, BEST_COLUMN, OUTER_EDGE, NEAR_GUILDHALL, PER_SPECIAL,
    COLOURS_COVERED, PER_TOKEN, PER_PLANTATION_WIN, PER_TWO_IN_GUILDHALL, PER_TWO_MASTERS,
) = range(len(SCORES))  # fmt: skip


@rule
def points(f: Record, s: Record, out: Record) -> None:
    """Points scored; masters and mayoral cards count when the game is over (L10.2)."""
    for party in range(players(s)):
        for source in range(len(SOURCES)):
            out[party, source] = s.points[party, source]
    if s.over:
        for seat in range(s.seats):
            out[seat, BY_MASTERS] = master_points(f, s, seat)
            out[seat, BY_MAYORAL] = mayoral_points(f, s, seat)


@rule
def forecast(f: Record, s: Record, out: Record) -> None:
    """What masters and the mayoral cards one knows would bring now."""
    for party in range(players(s)):
        for source in range(len(SOURCES)):
            out[party, source] = 0
    if not s.over:
        for seat in range(s.seats):
            out[seat, BY_MASTERS] = master_points(f, s, seat)
            out[seat, BY_MAYORAL] = mayoral_points(f, s, seat)


@rule
def master_points(f: Record, s: Record, seat: int) -> int:
    """For each pair of own masters side by side (L10.2): looked for to the right and below only."""
    pairs = 0
    for place in range(PLACES):
        if s.master[place] == seat:
            for direction in (1, 2):
                other = neighbour(place, direction)
                if other != NONE and s.master[other] == seat:
                    pairs += 1
    return pairs * int(f.vp_per_orthogonal_pair_of_own_masters)


@rule
def mayoral_points(f: Record, s: Record, seat: int) -> int:
    total = 0
    for n in range(s.mayor_count[seat]):
        if s.mayor[seat, n] >= 0:  # the others are hidden from whoever looks
            total += card_points(f, s, seat, int(s.mayor[seat, n]))
    return total


@rule
def card_points(f: Record, s: Record, seat: int, card: int) -> int:
    """L10.4, with the cap of the card"""
    return min(int(f.score_most[card]), uncapped_points(f, s, seat, card))


@rule
def uncapped_points(f: Record, s: Record, seat: int, card: int) -> int:
    kind, each = int(f.score_kind[card]), int(f.score_first[card])
    if kind == PER_COLOUR:
        return each * masters_of_colour(f, s, seat, int(f.score_colour[card]))
    if kind == AT_LEAST:
        found = masters_of_colour(f, s, seat, int(f.score_colour[card]))
        if found >= each:
            return int(f.score_second[card])
        return HALF_WAY if found == each - 1 else 0
    if kind == COLOURS_COVERED:
        colours = 0
        for colour in range(5):
            if masters_of_colour(f, s, seat, colour) > 0:
                colours += 1
        if colours == 5:
            return int(f.score_second[card])
        return each if colours == 4 else 0
    return each * counted(f, s, seat, kind)


@rule
def counted(f: Record, s: Record, seat: int, kind: int) -> int:
    """What a card counts that gives so much for each."""
    if kind == LARGEST_GROUP:
        return largest_group(s, seat)
    if kind == BEST_ROW:
        return best_line(s, seat, ROWS, COLUMNS, COLUMNS, 1)
    if kind == BEST_COLUMN:
        return best_line(s, seat, COLUMNS, ROWS, 1, COLUMNS)
    if kind == PER_TOKEN:
        return int(s.tokens_won[seat])
    if kind == PER_PLANTATION_WIN:
        return int(s.plantation_wins[seat])
    if kind == PER_TWO_IN_GUILDHALL:
        return int(s.guildhall[seat]) // 2
    if kind == PER_TWO_MASTERS:
        return masters(s, seat) // 2
    count = 0
    for place in range(PLACES):
        if s.master[place] == seat:
            if kind == OUTER_EDGE:
                fits = at_outer_edge(s, place)
            elif kind == NEAR_GUILDHALL:
                fits = near_guildhall(s, place)
            else:  # PER_SPECIAL
                fits = not is_guild(f, s, place)
            if fits:
                count += 1
    return count


@rule
def masters_of_colour(f: Record, s: Record, seat: int, colour: int) -> int:
    count = 0
    for place in range(PLACES):
        if s.master[place] == seat and shows_colour(f, s, place, colour):
            count += 1
    return count


@rule
def largest_group(s: Record, seat: int) -> int:
    """Places are bits: a group grows by its neighbours until it stays the same."""
    own = 0
    for place in range(PLACES):
        if s.master[place] == seat:
            own |= 1 << place
    largest, left = 0, own
    while left:
        group = left & -left
        for _ in range(PLACES):
            wider = group
            for place in range(PLACES):
                if (group >> place) & 1:
                    for direction in range(4):
                        other = neighbour(place, direction)
                        if other != NONE:
                            wider |= (1 << other) & own
            if wider == group:
                break
            group = wider
        size = 0
        for place in range(PLACES):
            size += (group >> place) & 1
        largest = max(largest, size)
        left &= ~group
    return largest


@rule
def best_line(s: Record, seat: int, lines: int, length: int, apart: int, step: int) -> int:
    """Most masters in a row, or in a column."""
    best = 0
    for line in range(lines):
        count = 0
        for n in range(length):
            if s.master[line * apart + n * step] == seat:
                count += 1
        best = max(best, count)
    return best


@rule
def at_outer_edge(s: Record, place: int) -> bool:
    """At least one side touches no tile; Guildhall tiles are tiles too."""
    for direction in range(4):
        other = neighbour(place, direction)
        if other == NONE or s.tile[other] == NONE:
            return True
    return False


@rule
def near_guildhall(s: Record, place: int) -> bool:
    row, column = place // COLUMNS, place % COLUMNS
    for other in range(PLACES):
        if s.tile[other] == IS_HALL and abs(other // COLUMNS - row) <= 1 and abs(other % COLUMNS - column) <= 1:
            return True
    return False


@rule
def payoff(f: Record, s: Record, out: Record) -> None:
    """L10.3, L9.7"""
    out.parties = players(s)
    points(f, s, out.points)
    for party in range(players(s)):
        total = 0
        for source in range(len(SOURCES)):
            total += int(out.points[party, source])
        out.team[party] = party
        out.key[party, 0] = total
        if s.seats == 1:
            out.key[party, 1] = 1 if party == BORIS else 0
        else:
            out.key[party, 1] = masters(s, party)
            out.key[party, 2] = s.in_hand[party]
    rank_parties(out)
    out.reason = BY_ROUNDS if s.rounds == f.rounds[int(s.seats) - 1] else BY_TILES
