"""A rough value of a Guilds of London position for a seat, in points: for simple bots, not for rules."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from .pieces import BORIS, EXTRAS, NONE, PLACES, VP, adjacent_masters, is_guild, is_open, players, total
from .scoring import master_points, mayoral_points

CARD = 0.3  # points the first action cards are worth; each further one is worth less, beyond the hand limit nothing
CARD_LESS = 0.03
AT_HAND = 0.45  # the first liveryman in the Guildhall
AT_HAND_LESS = 0.1
IN_SUPPLY = 0.12
NEUTRAL_WORTH = 0.8
MAYORAL_WORTH = 2.5  # a mayoral card may still grow
MASTER_HOPE = 0.5  # a master may yet have neighbours and serve mayoral cards
EXTRA_WORTH = 0.8  # an extra of a first reward
TOKEN_WORTH = 1.2


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """What one has and may expect, less a part of what the best rival has."""
    if s.seats == 1:
        return outlook(f, s, seat) - outlook(f, s, BORIS)
    rival = -1.0e9
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(f, s, other))
    return outlook(f, s, seat) - (1.0 if s.over else 0.5) * rival


@rule
def outlook(f: Record, s: Record, party: int) -> float:
    points = float(total(s, party))
    if not s.over:
        points += city_worth(f, s, party)
    if party >= s.seats:
        return points
    points += master_points(f, s, party) + mayoral_points(f, s, party)
    return points if s.over else points + means(f, s, party)


@rule
def rounds_left(f: Record, s: Record) -> float:
    """As a part of all; what one saves up is worth less towards the end."""
    rounds = int(f.rounds[int(s.seats) - 1])
    return (rounds - int(s.rounds)) / rounds


@rule
def means(f: Record, s: Record, seat: int) -> float:
    """Cards, liverymen, neutrals and mayoral cards: what one may still do."""
    worth = falling(CARD, CARD_LESS, min(int(s.in_hand[seat]), int(f.hand_limit)))
    worth += falling(AT_HAND, AT_HAND_LESS, int(s.guildhall[seat])) + IN_SUPPLY * int(s.supply[seat])
    worth += NEUTRAL_WORTH * int(s.held[seat])
    for place in range(PLACES):
        if s.master[place] == seat:
            worth += MASTER_HOPE
    worth += MAYORAL_WORTH * int(s.mayor_count[seat])
    return worth * rounds_left(f, s) + plantation_worth(f, s, seat)


@rule
def falling(first: float, less: float, count: int) -> float:
    """The first one is worth so much, each further one a little less."""
    worth = 0.0
    for n in range(count):
        worth += max(0.0, first - less * n)
    return worth


@rule
def plantation_worth(f: Record, s: Record, seat: int) -> float:
    """Being first or second there, if it is still resolved."""
    own, more, left = int(s.plantation[seat]), 0, int(f.plantation_rounds[int(s.seats) - 1]) >> (int(s.rounds) + 1)
    if own == 0 or left == 0:
        return 0.0
    soon = 0.5
    for ahead in range(3):
        if (left >> ahead) & 1:
            soon = 1.0 - 0.15 * ahead
            break
    first, second = reward_worth(f, s, 1), reward_worth(f, s, 2)
    if s.seats == 1:
        if own >= f.solo_human_needs:
            return soon * (first + int(f.boris_unopposed_vp[s.side]))
        return soon * 0.6 * (int(f.boris_unopposed_vp[s.side]) - int(f.boris_against_one_vp[s.side]) + 1)
    for other in range(s.seats):
        if other != seat and s.plantation[other] >= own:
            more += 1
    worth = first if more == 0 else second if more == 1 else 0.0
    return soon * worth * min(1.0, 0.4 + 0.2 * own)


@rule
def reward_worth(f: Record, s: Record, which: int) -> float:
    worth = 0.0
    for n in range(EXTRAS):
        code = int(f.first_code[s.side, n]) if which == 1 else int(f.second_code[s.side, n])
        amount = int(f.first_amount[s.side, n]) if which == 1 else int(f.second_amount[s.side, n])
        if code == VP:
            worth += amount
        elif code != NONE:
            worth += EXTRA_WORTH * amount
    return worth


@rule
def city_worth(f: Record, s: Record, party: int) -> float:
    """The open tiles one stands on: the nearer they are to their threshold and the better one stands, the more."""
    worth = 0.0
    for place in range(PLACES):
        if s.men[place, party] > 0 and is_open(s, place):
            worth += tile_worth(f, s, place, party)
    return worth


@rule
def tile_worth(f: Record, s: Record, place: int, party: int) -> float:
    tile, own, most, there = int(s.tile[place]), int(s.men[place, party]), 0, 0
    for other in range(players(s)):
        there += int(s.men[place, other])
        if other != party:
            strength = int(s.men[place, other])
            if other < s.seats and strength > 0:
                strength += min(1, int(s.held[other]))
            most = max(most, strength)
    if party < s.seats:
        own += min(1, int(s.held[party]))
    if s.beadle == place:
        there += 1
    needed = int(f.threshold[tile]) + int(s.neutral[place]) * int(f.neutral_threshold_bonus)
    lead = own - most + (0.5 if adjacent_masters(s, place, party) > 0 else 0.0)
    chance = min(0.95, max(0.05, 0.4 + 0.3 * lead))
    prize = float(f.vp[tile]) + MASTER_HOPE
    for n in range(EXTRAS):
        if f.extra_code[tile, n] != NONE:
            prize += EXTRA_WORTH * int(f.extra_amount[tile, n])
    second = 0.5 * TOKEN_WORTH if s.token[place] != NONE else 0.0
    return likely(f, s, place, there, needed) * (chance * prize + (1.0 - chance) * second)


@rule
def likely(f: Record, s: Record, place: int, there: int, needed: int) -> float:
    """How likely a tile with so many liverymen is decided at all."""
    activates = s.seats > 2 or s.rounds % 2 == 1  # at the end of this round
    if there >= needed:
        progress = 1.0 if activates else 0.9
    else:
        left = rounds_left(f, s) * int(f.rounds[int(s.seats) - 1])
        progress = 0.85 * there / needed * (0.1 + 0.9 * there / needed) * min(1.0, left / (1.0 + needed - there))
    if s.seats > 1 or s.tile[place] >= f.guilds or (activates and there >= needed):
        return progress
    before = 0  # the beadle takes a tile at the end of every round, the lowest number first
    for other in range(PLACES):
        if is_guild(f, s, other) and is_open(s, other) and s.tile[other] < s.tile[place]:
            before += 1
    return progress * min(1.0, 0.12 * before * (1 if activates else 2))
