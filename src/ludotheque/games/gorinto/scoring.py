"""Scoring of Gorinto: goals (G7), key elements, the Kitsune's seasons, the final places (G8, G9.9 to G9.12, G11)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.ranking import better, rank_parties
from ...engine.records import Record
from .pieces import (
    BY_FEWER_TILES,
    BY_WISDOM,
    DIFFERENT,
    DIFFICULTY,
    EVEN,
    KEYS,
    KITSUNE_BEATEN,
    KITSUNE_WINS,
    MIDDLE,
    NORMAL_KEYS,
    ODD,
    OWN_KEYS,
    SAME,
    SEVENFOLD,
    SHARED,
    SHORTEST,
    SOURCES,
    SPREAD,
    TALL_AND_SHORT,
    TALLEST,
    UNLIKE_MIDDLE,
    party_count,
    with_partners,
)


@rule
def goal_value(f: Record, s: Record, goal: int, seat: int, compared: int) -> int:
    """What a goal brings a seat now; `compared` has a bit for each seat that letter C looks at (G7, G11.3)."""
    if goal == TALLEST:
        return int(f.times[goal]) * elements_won(s, seat, compared, True)
    if goal == SHORTEST:
        return int(f.times[goal]) * elements_won(s, seat, compared, False)
    return int(f.times[goal]) * stack_goal(s, goal, seat)


@rule
def elements_won(s: Record, seat: int, compared: int, tallest: bool) -> int:
    """For how many elements the seat has the tallest, or the shortest, stack of those not empty (G7.5, G7.6)."""
    won = 0
    for element in range(5):
        mine = int(s.board[seat, element])
        best = mine > 0
        for other in range(s.seats):
            theirs = int(s.board[other, element])
            if (compared >> other) & 1 and theirs > 0:
                if (theirs > mine) if tallest else (theirs < mine):
                    best = False
        if best:
            won += 1
    return won


@rule
def heights_in_order(s: Record, seat: int) -> tuple[int, int, int, int, int]:
    """The five stacks lined up by height, lowest first."""
    a, b, c = int(s.board[seat, 0]), int(s.board[seat, 1]), int(s.board[seat, 2])
    d, e = int(s.board[seat, 3]), int(s.board[seat, 4])
    a, b = min(a, b), max(a, b)
    d, e = min(d, e), max(d, e)
    c, e = min(c, e), max(c, e)
    c, d = min(c, d), max(c, d)
    a, d = min(a, d), max(a, d)
    a, c = min(a, c), max(a, c)
    b, e = min(b, e), max(b, e)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return a, b, c, d, e


@rule
def stack_goal(s: Record, goal: int, seat: int) -> int:
    """The goals a player scores alone, before they are multiplied."""
    h = heights_in_order(s, seat)
    if goal == SEVENFOLD:  # G7.12
        return h[0]
    if goal == SPREAD:  # G7.11
        return h[4] - h[0]
    if goal == MIDDLE:  # G7.8
        return h[2]
    if goal == TALL_AND_SHORT:  # G7.10
        for height in h:
            if height > 0:
                return h[4] + 2 * height
        return 0
    if goal == ODD:  # G7.3
        return sum_odd(h)
    if goal == EVEN:  # G7.4
        return sum_all(h) - sum_odd(h)
    if goal == SAME:  # G7.1
        return sum_twins(h)
    if goal == DIFFERENT:  # G7.2
        return sum_all(h) - sum_twins(h)
    if goal == UNLIKE_MIDDLE:  # G7.7
        return sum_all(h) - sum_equal(h, h[2])
    # extremes: all equal, each stack once (G7.9)
    return sum_equal(h, h[0]) if h[0] == h[4] else sum_equal(h, h[0]) + sum_equal(h, h[4])


@rule
def sum_all(h: tuple[int, int, int, int, int]) -> int:
    return h[0] + h[1] + h[2] + h[3] + h[4]


@rule
def sum_odd(h: tuple[int, int, int, int, int]) -> int:
    total = 0
    for height in h:
        if height % 2 == 1:
            total += height
    return total


@rule
def sum_equal(h: tuple[int, int, int, int, int], wanted: int) -> int:
    total = 0
    for height in h:
        if height == wanted:
            total += height
    return total


@rule
def sum_twins(h: tuple[int, int, int, int, int]) -> int:
    """Stacks in order that have the height of a neighbour."""
    total = 0
    for n in range(5):
        if (n > 0 and h[n] == h[n - 1]) or (n < 4 and h[n] == h[n + 1]):
            total += h[n]
    return total


@rule
def season_goals(f: Record, s: Record, seat: int, card: int) -> int:
    """What goal card `card` brings a seat at the end of a season; with partners only the two beside it score."""
    everybody = (1 << s.seats) - 1
    if not with_partners(s):
        return goal_value(f, s, int(s.goals[card]), seat, everybody)
    left, right = card, (card + 1) % 4
    if seat != left and seat != right:
        return 0
    return goal_value(f, s, int(s.goals[card]), seat, (1 << left) | (1 << right))


@rule
def score_season(f: Record, s: Record) -> None:
    """All players score their goals at once (G6.2); the Kitsune its keys (G9.9)."""
    cards = 4 if with_partners(s) else 2
    for seat in range(s.seats):
        for card in range(cards):
            s.scored[seat, s.goals[card]] += season_goals(f, s, seat, card)
    if s.seats == 1:
        for n in range(2):
            s.scored[1, NORMAL_KEYS] += int(f.kitsune_points[0]) * int(s.board[1, s.keys[n]])
            s.scored[1, OWN_KEYS] += int(f.kitsune_points[1]) * int(s.board[1, s.kitsune_keys[n]])


@rule
def key_worth(f: Record, s: Record) -> int:
    """Wisdom per tile of a key element at the end (G8.1, G9.11)."""
    return int(f.solo_key_points[s.options[DIFFICULTY]]) if s.seats == 1 else int(f.key_points)


@rule
def score_keys(f: Record, s: Record) -> None:
    for seat in range(s.seats):
        for n in range(2):
            s.scored[seat, KEYS] += key_worth(f, s) * int(s.board[seat, s.keys[n]])


@rule
def total_points(s: Record, party: int) -> int:
    total = 0
    for source in range(len(SOURCES)):
        total += int(s.scored[party, source])
    return total


@rule
def team_points(s: Record, seat: int) -> int:
    """A seat's wisdom, with the partner's where there is one (G11.4)."""
    total = total_points(s, seat)
    if with_partners(s):
        total += total_points(s, (seat + 2) % 4)
    return total


@rule
def tile_count(s: Record, party: int) -> int:
    total = 0
    for element in range(5):
        total += int(s.board[party, element])
    return total


@rule
def points(f: Record, s: Record, out: Record) -> None:
    """Wisdom so far by party and source, into an array."""
    for party in range(party_count(s)):
        for source in range(len(SOURCES)):
            out[party, source] = s.scored[party, source]


@rule
def forecast(f: Record, s: Record, out: Record) -> None:
    """What the position as it is would still bring: goals at the end of this season, keys at the end of the game."""
    for party in range(party_count(s)):
        for source in range(len(SOURCES)):
            out[party, source] = 0
    if s.over:
        return
    for seat in range(s.seats):
        for card in range(4 if with_partners(s) else 2):
            out[seat, s.goals[card]] += season_goals(f, s, seat, card)
        for n in range(2):
            out[seat, KEYS] += key_worth(f, s) * int(s.board[seat, s.keys[n]])
    if s.seats == 1:
        for n in range(2):
            out[1, NORMAL_KEYS] += int(f.kitsune_points[0]) * int(s.board[1, s.keys[n]])
            out[1, OWN_KEYS] += int(f.kitsune_points[1]) * int(s.board[1, s.kitsune_keys[n]])


@rule
def payoff(f: Record, s: Record, out: Record) -> None:
    """Places and why (G8.2, G8.3, G9.12, G11.7)."""
    out.parties = party_count(s)
    for party in range(out.parties):
        for source in range(len(SOURCES)):
            out.points[party, source] = s.scored[party, source]
        out.team[party] = party % 2 if with_partners(s) else party
        out.key[party, 0] = team_points(s, party)
        out.key[party, 1] = -tile_count(s, party)
        if with_partners(s):
            out.key[party, 1] -= tile_count(s, (party + 2) % 4)
        if s.seats == 1:  # G9.12: a tie is a loss
            out.key[party, 1] = party
    rank_parties(out)
    out.reason = end_reason(s, out)


@rule
def end_reason(s: Record, out: Record) -> int:
    if s.seats == 1:
        return KITSUNE_BEATEN if out.rank[0] == 1 else KITSUNE_WINS
    winner = 0
    for party in range(out.parties):
        if out.rank[party] == 1:
            winner = party
    reason = BY_WISDOM
    for party in range(out.parties):
        if out.team[party] != out.team[winner] and out.key[party, 0] == out.key[winner, 0]:
            if not better(out, winner, party):
                return SHARED
            reason = BY_FEWER_TILES
    return reason
