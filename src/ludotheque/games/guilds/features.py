"""What a position of Guilds of London for two to four players is made of: numbers, a weight goes with each.

For bots, not for rules. The weights (weights.py) are fitted by `python -m bench.fit_value guilds ...`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import rule
from ...engine.records import Record
from .pieces import (
    DRAW,
    EFFECTS,
    EXTRAS,
    HIRE,
    MAYOR,
    NEUTRAL,
    NONE,
    PLACES,
    VP,
    adjacent_masters,
    is_open,
    masters,
    needed,
)
from .scoring import mayoral_points

Numbers = NDArray[np.float64]

# "left" is the part of the rounds that is still to come: most things are worth the more, the longer they can be used
MEANS = (
    "one", "left", "left_squared", "turns", "in_turn", "in_turn_played", "cards", "cards_left", "cards_squared_left",
    "men", "men_left", "men_squared_left", "pairs_left", "supply_left", "neutrals", "neutrals_left", "mayoral_left",
    "masters_left", "masters_mayoral_left", "on_tiles", "on_tiles_left", "turns_cards", "turns_men", "in_turn_cards",
)  # fmt: skip
PLANTATION = (
    "plantation_men", "first", "first_sure", "first_lead", "tied_first", "second", "second_sure", "behind",
)  # fmt: skip
FOR_TURN = ("to_pay", "hire_bonus", "wild", "end_draw", "no_limit")  # what holds until the end of one's turn
PENDING = tuple(f"pending_{effect}" for effect in (*EFFECTS, "banner_move"))  # what is about to be done
LEADS = ("far_behind", "behind", "tied", "tie_won", "ahead", "far_ahead")  # on a tile, before the best rival
MISSING = ("full", "one_missing", "two_missing", "more_missing")  # liverymen until a tile is activated
RIVALS = ("last_word", "rivals_to_come")  # whether others have turns before the next activation
BUCKETS = tuple(f"{lead}_{missing}_{rivals}" for lead in LEADS for missing in MISSING for rivals in RIVALS)
NAMES = (
    *MEANS,
    *PLANTATION,
    *FOR_TURN,
    *PENDING,
    *(f"prize_{bucket}" for bucket in BUCKETS),
    *(f"tiles_{bucket}" for bucket in BUCKETS),
    *(f"extras_{lead}_{missing}" for lead in LEADS for missing in MISSING),
    *(f"token_{missing}" for missing in MISSING),
    *(f"men_there_{missing}" for missing in MISSING),
)
NUMBER = len(NAMES)
ON_PLANTATION = len(MEANS)
IN_TURN = ON_PLANTATION + len(PLANTATION)
ON_PENDING = IN_TURN + len(FOR_TURN)
PRIZES = ON_PENDING + len(PENDING)
TILES_THERE = PRIZES + len(BUCKETS)
EXTRAS_THERE = TILES_THERE + len(BUCKETS)
TOKENS_THERE = EXTRAS_THERE + len(LEADS) * len(MISSING)
MEN_THERE = TOKENS_THERE + len(MISSING)

REWARD_LEFT = 2.0  # what an extra of the plantation is worth at first
UNKNOWN = -1  # instead of the points of mayoral cards one does not know


@rule
def describe(f: Record, s: Record, seat: int, knows: int, x: Numbers) -> None:
    """The numbers of a seat, into `x`, which is all zeros; `knows` whether its mayoral cards count."""
    turns, rivals = turns_to_come(s, seat), 0
    for other in range(s.seats):
        if other != seat:
            rivals += turns_to_come(s, other)
    left = rounds_left(f, s)
    describe_means(f, s, seat, turns, left, x)
    describe_plantation(f, s, seat, rivals, left, x)
    describe_doing(s, seat, x)
    mayoral = mayoral_points(f, s, seat) if knows and s.mayor_count[seat] > 0 else UNKNOWN
    for place in range(PLACES):
        if s.men[place, seat] > 0 and is_open(s, place):
            describe_tile(f, s, place, seat, rivals, left, mayoral, x)


@rule
def rounds_left(f: Record, s: Record) -> float:
    """As a part of all; what one saves up is worth less towards the end."""
    rounds = int(f.rounds[int(s.seats) - 1])
    return (rounds - int(s.rounds)) / rounds


@rule
def turns_to_come(s: Record, seat: int) -> int:
    """A seat's turns before the next activation, besides one that is going on (L3.1)."""
    turns = 0
    for n in range(int(s.turn) + 1, int(s.seats)):
        if s.order[n] == seat:
            turns = 1
    return turns + 1 if s.seats == 2 and s.rounds % 2 == 0 else turns


@rule
def describe_means(f: Record, s: Record, seat: int, turns: int, left: float, x: Numbers) -> None:
    cards, men, own = min(int(s.in_hand[seat]), int(f.hand_limit) + 2), int(s.guildhall[seat]), masters(s, seat)
    held, mayoral, on_tiles = int(s.held[seat]), int(s.mayor_count[seat]), 0
    for place in range(PLACES):
        if is_open(s, place):
            on_tiles += int(s.men[place, seat])
    in_turn = 1 if s.order[s.turn] == seat else 0
    x[0] = 1.0
    x[1] = left
    x[2] = left * left
    x[3] = turns
    x[4] = in_turn
    x[5] = in_turn * int(s.played)
    x[6] = cards
    x[7] = cards * left
    x[8] = cards * cards * left
    x[9] = men
    x[10] = men * left
    x[11] = men * men * left
    x[12] = min(men, cards) * left
    x[13] = int(s.supply[seat]) * left
    x[14] = held
    x[15] = held * left
    x[16] = mayoral * left
    x[17] = own * left
    x[18] = own * mayoral * left
    x[19] = on_tiles
    x[20] = on_tiles * left
    x[21] = turns * cards
    x[22] = turns * men
    x[23] = in_turn * cards


@rule
def describe_doing(s: Record, seat: int, x: Numbers) -> None:
    """What one is in the middle of: without it a card just played would look like a card lost."""
    if s.order[s.turn] == seat:
        x[IN_TURN] = int(s.to_pay)
        x[IN_TURN + 1] = int(s.hire_bonus)
        x[IN_TURN + 2] = int(s.wild)
        x[IN_TURN + 3] = int(s.end_draw)
        x[IN_TURN + 4] = int(s.no_limit)
    if s.doer == seat:
        for n in range(s.parts):
            x[ON_PENDING + int(s.part_code[n])] += int(s.part_amount[n])


@rule
def describe_plantation(f: Record, s: Record, seat: int, rivals: int, left: float, x: Numbers) -> None:
    """How one stands there, the more weighty the sooner it is resolved."""
    own, ahead = int(s.plantation[seat]), int(f.plantation_rounds[int(s.seats) - 1]) >> (int(s.rounds) + 1)
    if own == 0 or ahead == 0:
        return
    wait, more, tied, lead = 0, 0, 0, 3
    while not (ahead >> wait) & 1:
        wait += 1
    for other in range(s.seats):
        if other != seat:
            lead = min(lead, own - int(s.plantation[other]))
            if s.plantation[other] > own:
                more += 1
            elif s.plantation[other] == own:
                tied += 1
    first, second, soon = reward_worth(f, s, 1, left), reward_worth(f, s, 2, left), 1.0 / (1 + wait)
    sure = 1 if wait == 0 and rivals == 0 else 0
    x[ON_PLANTATION] = own * soon
    if more == 0 and tied == 0:
        x[ON_PLANTATION + 1] = first * soon
        x[ON_PLANTATION + 2] = first * sure
        x[ON_PLANTATION + 3] = first * soon * lead
        return
    if more == 0:
        x[ON_PLANTATION + 4] = second * soon
    elif more == 1 and tied == 0:
        x[ON_PLANTATION + 5] = second * soon
        x[ON_PLANTATION + 6] = second * sure
    x[ON_PLANTATION + 7] = first * soon


@rule
def reward_worth(f: Record, s: Record, which: int, left: float) -> float:
    worth = 0.0
    for n in range(EXTRAS):
        code = int(f.first_code[s.side, n]) if which == 1 else int(f.second_code[s.side, n])
        amount = int(f.first_amount[s.side, n]) if which == 1 else int(f.second_amount[s.side, n])
        if code == VP:
            worth += amount
        elif code != NONE:
            worth += REWARD_LEFT * left * amount
    return worth


@rule
def describe_tile(
    f: Record, s: Record, place: int, seat: int, rivals: int, left: float, mayoral: int, x: Numbers
) -> None:  # fmt: skip
    """An open tile one stands on: what it brings, by how one stands and how much it lacks."""
    own, most, there, more, theirs = int(s.men[place, seat]), 0, 0, 0, 0
    for other in range(s.seats):
        count = int(s.men[place, other])
        there += count
        if other != seat and count > 0:
            strength, adjacent = count + min(1, int(s.held[other])), adjacent_masters(s, place, other)
            theirs = adjacent if strength > most else max(theirs, adjacent) if strength == most else theirs
            most = max(most, strength)
            if count > own:
                more += 1
    if s.beadle == place:
        there += 1
    missing = min(len(MISSING) - 1, max(0, needed(f, s, place) - there))
    ahead = own + min(1, int(s.held[seat])) - most
    lead = 2 + min(2, max(-2, ahead)) + (1 if ahead > 0 else 0)  # see LEADS: a tie may be won
    if ahead == 0 and adjacent_masters(s, place, seat) > theirs:
        lead += 1
    tile, bucket = int(s.tile[place]), (lead * len(MISSING) + missing) * len(RIVALS) + (1 if rivals > 0 else 0)
    x[PRIZES + bucket] += int(f.vp[tile]) + growth_by(f, s, place, seat, mayoral)
    x[TILES_THERE + bucket] += 1.0
    x[EXTRAS_THERE + lead * len(MISSING) + missing] += left * extras_worth(f, tile)
    token = int(s.token[place])
    if ahead <= 0 and lead != 3 and more <= 1 and most > 0 and token != NONE:
        x[TOKENS_THERE + missing] += float(f.token_amount[token]) if f.token_code[token] == VP else 1.0
    x[MEN_THERE + missing] += left * own


@rule
def growth_by(f: Record, s: Record, place: int, seat: int, mayoral: int) -> int:
    """What a master here would add to neighbours and mayoral cards. The record is as before afterwards."""
    pairs = adjacent_masters(s, place, seat) * int(f.vp_per_orthogonal_pair_of_own_masters)
    if mayoral == UNKNOWN:
        return pairs
    s.master[place] = seat
    after = mayoral_points(f, s, seat)
    s.master[place] = NONE
    return pairs + after - mayoral


@rule
def extras_worth(f: Record, tile: int) -> float:
    """How weighty the extras of a tile are, one with another."""
    worth = 0.0
    for n in range(EXTRAS):
        code, amount = int(f.extra_code[tile, n]), int(f.extra_amount[tile, n])
        if code in (DRAW, HIRE):
            worth += 0.6 * amount
        elif code in (NEUTRAL, MAYOR):
            worth += 1.3 * amount
        elif code != NONE:
            worth += amount
    return worth
