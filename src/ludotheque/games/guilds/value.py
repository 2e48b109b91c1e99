"""A rough value of a Guilds of London position for a seat, in points: for simple bots, not for rules."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Record
from ...engine.weighing import weigh
from .boris import boris_goal
from .features import NAMES, NUMBER, UNKNOWN, describe, growth_by, rounds_left
from .pieces import (
    BORIS,
    BORIS_CARDS,
    COLOURS,
    DRAW,
    EXTRAS,
    HIRE,
    MAYOR,
    NEUTRAL,
    NONE,
    PLACES,
    VP,
    adjacent_masters,
    is_guild,
    is_open,
    needed,
    total,
)
from .scoring import master_points, mayoral_points
from .weights import WEIGHTS

RIVAL = (1.0, 0.6, 0.6)  # how much of what the best rival may expect counts against one, with two to four players
TABLE = np.array([[WEIGHTS[name][n] for name in NAMES] for n in range(len(RIVAL))])


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """What one has and may expect, less a part of what the best rival may."""
    if s.seats == 1:
        return alone(f, s)
    rival = -1.0e9
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(f, s, other, 0))
    return outlook(f, s, seat, 1) - (1.0 if s.over else RIVAL[int(s.seats) - 2]) * rival


@rule
def outlook(f: Record, s: Record, seat: int, knows: int) -> float:
    """Points now and those that are likely to come."""
    points = float(points_now(f, s, seat))
    if s.over:
        return points
    x = np.zeros(NUMBER)
    describe(f, s, seat, knows, x)
    return points + weigh(TABLE, int(s.seats) - 2, x)


@rule
def points_now(f: Record, s: Record, seat: int) -> int:
    """As if the game were over."""
    return total(s, seat) + master_points(f, s, seat) + mayoral_points(f, s, seat)


# Alone against Boris. The weights are fitted: a regression of the points still to come in some thousand games of the
# greedy bot (bench/RESULTS.md). Of a pair the first is for rounds that end with an activation, the second for others.

REST = (-5.2, -4.7)  # what is to come besides all that follows: without it ending a turn would look better or worse
REST_LEFT = (-2.7, 3.8)
PLAYED_LEFT = (1.3, 0.1)  # a turn begun
HELD_ALONE = 0.15  # at the end of the game; further up to so much more, the more rounds are left
HELD_LEFT = 2.1
MAYORAL_LEFT = (4.0, 1.9)
MAN = 0.45
MAN_LEFT = (1.8, 1.5)
MAN_LESS = 0.15
ON_TILE = (0.35, 0.0)
ON_TILE_LEFT = (1.8, 1.4)
HAND = (0.5, 0.7)
HAND_LEFT = (1.3, 0.8)
HAND_LESS = 0.14
PAIR_LEFT = (1.6, 1.1)  # a card and a liveryman in the Guildhall, who go together
WON_HERE = 0.76  # of the prize of a tile where one would win now
MASTER_LEFT = -3.2  # the liveryman and the tile are no longer there to be used
EXTRA_LEFT = 3.0  # an extra that sends or moves one liveryman
DRAW_LEFT = 2.0
HIRE_LEFT = 1.7
RARE_LEFT = 4.0  # a neutral or a mayoral card
LOST_HERE = (-1.1, -0.9)  # of the points of a tile where Boris would win now
BEADLE_NEXT = -1.0  # of the points of the tile the beadle takes before anybody can
BEADLE_LATER = -0.8
AHEAD = ((-0.1, 0.6, 0.3), (0.5, 0.4, 0.05))  # of an undecided prize: by progress, its square, and if the beadle is far
BEHIND = ((0.0, -0.8), (-1.3, 0.8))
EXTRAS_AHEAD = (0.5, 1.0)
SECOND_VP = 2.0  # what a token without points is worth


@rule
def alone(f: Record, s: Record) -> float:
    """The margin so far, and what means, plantation and open tiles are likely to add to it."""
    margin = float(total(s, 0) - total(s, BORIS) + master_points(f, s, 0) + mayoral_points(f, s, 0))
    if s.over:
        return margin
    later, left = 1 - int(s.rounds) % 2, rounds_left(f, s)
    return margin + means_alone(f, s, later, left) + plantation_alone(f, s) + city_alone(f, s, later, left)


@rule
def means_alone(f: Record, s: Record, later: int, left: float) -> float:
    cards, men = min(int(s.in_hand[0]), int(f.hand_limit)), min(int(s.guildhall[0]), 8)
    worth = cards * (HAND[later] + left * (HAND_LEFT[later] - HAND_LESS * cards))
    worth += men * (MAN + left * (MAN_LEFT[later] - MAN_LESS * men)) + min(men, cards) * left * PAIR_LEFT[later]
    worth += REST[later] + left * (REST_LEFT[later] + int(s.played) * PLAYED_LEFT[later])
    worth += int(s.held[0]) * (HELD_ALONE + left * HELD_LEFT)
    return worth + int(s.mayor_count[0]) * left * MAYORAL_LEFT[later]


@rule
def plantation_alone(f: Record, s: Record) -> float:
    """Two liverymen there bring the reward and keep Boris from his; one may still become two."""
    own, ahead, wait = int(s.plantation[0]), int(f.plantation_rounds[0]) >> (int(s.rounds) + 1), 0
    if ahead == 0:
        return 0.0
    while not (ahead >> wait) & 1:
        wait += 1
    if own >= f.solo_human_needs:
        return 7.0 - 0.4 * wait
    if own > 0:
        return 0.8 + 1.0 * wait - 0.2 * int(f.boris_against_one_vp[s.side])
    return -0.2 * int(f.boris_unopposed_vp[s.side])


@rule
def city_alone(f: Record, s: Record, later: int, left: float) -> float:
    worth, numbers, to_take = 0.0, 0, int(f.rounds[0]) - int(s.rounds)
    for place in range(PLACES):
        if is_guild(f, s, place) and is_open(s, place):
            numbers |= 1 << int(s.tile[place])
    aims = aims_of_boris(f, s)
    for place in range(PLACES):
        if s.master[place] == 0:
            worth += 0.35 * left
        elif is_open(s, place):
            before = tiles_before(f, s, place, numbers)
            if before < later:
                worth += BEADLE_NEXT * int(f.vp[s.tile[place]]) + int(s.men[place, 0]) * left * MAN_LEFT[later]
                continue
            if before < to_take:
                worth += BEADLE_LATER * int(f.vp[s.tile[place]])
            if s.men[place, 0] + s.men[place, BORIS] > 0:
                worth += tile_alone(f, s, place, later, left, before, aims)
    return worth


@rule
def aims_of_boris(f: Record, s: Record) -> int:
    """The places a card of each colour would send him to, six bits each."""
    aims = 0
    for colour in range(len(COLOURS)):
        aims |= (boris_goal(f, s, colour) + 1) << (6 * colour)
    return aims


@rule
def aimed_at(aims: int, place: int) -> float:
    """How likely a card of Boris' goes to this place."""
    count = 0
    for colour in range(len(COLOURS)):
        if (aims >> (6 * colour)) & 63 == place + 1:
            count += 1
    return count / len(COLOURS)


@rule
def tiles_before(f: Record, s: Record, place: int, numbers: int) -> int:
    """How many tiles the beadle takes before this one; special buildings it never takes."""
    if not is_guild(f, s, place):
        return PLACES
    before, lower = 0, numbers & ((1 << int(s.tile[place])) - 1)
    while lower:
        lower &= lower - 1
        before += 1
    return before


@rule
def tile_alone(f: Record, s: Record, place: int, later: int, left: float, before: int, aims: int) -> float:
    """An open tile where somebody stands: who would win it after Boris' next turn, and who may win it some day."""
    tile, own, his, arrive = int(s.tile[place]), int(s.men[place, 0]), int(s.men[place, BORIS]), aimed_at(aims, place)
    there, threshold = own + his + (1 if s.beadle == place else 0), needed(f, s, place)
    draws, strength = 3 + int(s.options[BORIS_CARDS]), strength_alone(s, place)
    won, lost = odds(there - threshold, strength - his, arrive, draws)
    progress = min(1.0, (there + draws * arrive) / threshold)
    good = min(1.0, max(0.0, 0.5 + 0.25 * (strength - his - draws * arrive)))
    safe = min(1.0, max(0.0, 0.25 * (before - later)))
    if s.rounds + 1 == f.rounds[0]:
        safe = 0.0
    points, undecided = int(f.vp[tile]), (1.0 - won - lost) * progress
    worth = LOST_HERE[later] * lost * points
    if his > 0:
        worth += (BEHIND[later][0] + BEHIND[later][1] * safe) * undecided * progress * (1.0 - good) * points
    if own == 0:
        return worth
    prize = points + growth_by(f, s, place, 0, mayoral_points(f, s, 0) if s.mayor_count[0] > 0 else UNKNOWN)
    extras = extras_alone(f, tile)
    worth += won * (WON_HERE * prize + left * (MASTER_LEFT + extras)) + lost * 0.8 * second_alone(f, s, place)
    share = AHEAD[later][0] + (AHEAD[later][1] + AHEAD[later][2] * safe) * progress
    worth += undecided * good * (share * prize + EXTRAS_AHEAD[later] * progress * safe * extras / EXTRA_LEFT * left)
    return worth + own * (ON_TILE[later] + left * ON_TILE_LEFT[later])


@rule
def strength_alone(s: Record, place: int) -> float:
    """One's own liverymen, the neutrals one may add, and half a one for the tie that an adjacent master wins."""
    if s.men[place, 0] == 0:
        return 0.0
    neutrals = 0.999 * min(2, int(s.held[0]))
    return int(s.men[place, 0]) + neutrals + (0.5 if adjacent_masters(s, place, 0) > 0 else 0.0)


@rule
def odds(over: int, lead: float, arrive: float, draws: int) -> tuple[float, float]:
    """How likely you, and Boris, win a tile in an activation after his turn: each card brings him there or not.

    `over` is by how many the tile is over its threshold now.
    """
    won, lost, chance = 0.0, 0.0, (1.0 - arrive) ** draws
    for n in range(draws + 1):
        if arrive == 1.0:
            chance = 1.0 if n == draws else 0.0
        if over + n >= 0 and lead > n:
            won += chance
        elif over + n >= 0 and lead < n:
            lost += chance
        if arrive < 1.0:
            chance *= arrive / (1.0 - arrive) * (draws - n) / (n + 1)
    return won, lost


@rule
def extras_alone(f: Record, tile: int) -> float:
    worth = 0.0
    for n in range(EXTRAS):
        code, amount = int(f.extra_code[tile, n]), int(f.extra_amount[tile, n])
        if code == DRAW:
            worth += DRAW_LEFT * amount
        elif code == HIRE:
            worth += HIRE_LEFT * amount
        elif code in (NEUTRAL, MAYOR):
            worth += RARE_LEFT * amount
        elif code != NONE:
            worth += EXTRA_LEFT * amount
    return worth


@rule
def second_alone(f: Record, s: Record, place: int) -> float:
    token = int(s.token[place])
    if token == NONE:
        return 0.0
    return float(f.token_amount[token]) if f.token_code[token] == VP else SECOND_VP
