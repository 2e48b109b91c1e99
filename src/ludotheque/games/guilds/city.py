"""What happens in the city when the turns are over: activation, growth, the beadle's tile (L7, L8, L9.5)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import tell
from .effects import add_part
from .pieces import (
    ACTIVATING,
    ADDING,
    BEADLE_GOES,
    BEADLE_TOOK,
    BORIS,
    BORIS_ON_PLANTATION,
    BY_BEADLE,
    BY_EFFECTS,
    EXTRAS,
    GOT_TOKEN,
    LAID,
    NEUTRALS_ASKED,
    NONE,
    ON_PLANTATION,
    ON_TILES,
    PARTS_WAIT,
    PLANTATION_TURNS,
    PLANTATION_WON,
    SCORED,
    SEATS,
    SOLITAIRES,
    TIED,
    TOKEN_TAKEN,
    TOKEN_WAITS,
    VP,
    WON,
    adjacent_masters,
    is_open,
    lowest_open,
    needed,
    players,
    score,
)
from .piles import GROWTH, draw_token

# activation


@rule
def activates(f: Record, s: Record, place: int) -> bool:
    """L7.1"""
    if not is_open(s, place):
        return False
    there = 0
    for player in range(players(s)):
        there += int(s.men[place, player])
    if there == 0:
        return False
    return there + (1 if s.beadle == place else 0) >= needed(f, s, place)


@rule
def begin_tile(s: Record) -> None:
    """The next place activates; `looked` then counts it."""
    s.looked += 1
    for seat in range(SEATS):
        s.added[seat] = 0
    s.asked = 0
    s.stage = NEUTRALS_ASKED


@rule
def ask_for_neutrals(s: Record) -> bool:
    """The next player in turn order who has somebody there and holds neutrals (L7.2)."""
    place = int(s.looked) - 1
    while s.asked < s.seats:
        seat = int(s.order[s.asked])
        if s.men[place, seat] > 0 and s.held[seat] > 0:
            s.phase = ADDING
            s.actor = seat
            return True
        s.asked += 1
    return False


@rule
def add_neutrals(s: Record, count: int) -> None:
    s.added[s.actor] = count
    s.held[s.actor] -= count
    s.asked += 1


@rule
def best_at(s: Record, place: int, but: int) -> int:
    """Who has the majority on a tile, leaving one out; NONE for nobody or a tie (L7.3, L7.4)."""
    best, most, near, tied = NONE, 0, 0, False
    for player in range(players(s)):
        if player == but or s.men[place, player] == 0:
            continue
        count, beside = int(s.men[place, player]) + int(s.added[player]), adjacent_masters(s, place, player)
        if count > most or (count == most and beside > near):
            best, most, near, tied = player, count, beside, False
        elif count == most and beside == near:
            tied = True
    return NONE if tied else best


@rule
def is_boris(s: Record, player: int) -> bool:
    return bool(s.seats == 1 and player == BORIS)


@rule
def resolve_tile(f: Record, s: Record) -> None:
    """L7.3 to L7.7, L9.3"""
    place = int(s.looked) - 1
    s.stage = ACTIVATING
    winner = best_at(s, place, NONE)
    if winner == NONE:
        for seat in range(s.seats):
            s.held[seat] += s.added[seat]
        tell(s, TIED, place, 0, 0)
        return
    s.second = best_at(s, place, winner)
    if s.second == NONE:
        s.token[place] = NONE
    tile = int(s.tile[place])
    score(s, winner, ON_TILES, int(f.vp[tile]))
    if not is_boris(s, winner):
        s.master[place] = winner
        s.men[place, winner] -= 1
    empty_tile(s, place)
    for seat in range(s.seats):
        s.scoreboard += s.added[seat]
    tell(s, WON, place, winner, int(s.second))
    if s.beadle == place:
        move_beadle(f, s)
    s.stage = TOKEN_WAITS
    if not is_boris(s, winner):
        s.doer = winner
        s.points_from = BY_EFFECTS
        s.any_order = 1
        for n in range(EXTRAS):
            if f.extra_code[tile, n] != NONE:
                add_part(s, int(f.extra_code[tile, n]), int(f.extra_amount[tile, n]), 0)
        s.resume = TOKEN_WAITS
        s.stage = PARTS_WAIT


@rule
def move_beadle(f: Record, s: Record) -> None:
    """L7.6"""
    s.beadle = lowest_open(f, s)
    tell(s, BEADLE_GOES, int(s.beadle), 0, 0)


@rule
def empty_tile(s: Record, place: int) -> None:
    """A tile is completed: all liverymen but the master go to the Guildhall, Boris' to his stock."""
    s.completed[place] = 1
    s.neutral[place] = 0
    for player in range(players(s)):
        if player < s.seats:
            s.guildhall[player] += s.men[place, player]
        s.men[place, player] = 0


@rule
def give_token(f: Record, s: Record) -> None:
    """The second place's reward (L7.7); of a token that nobody wins nothing is left."""
    place, seat = int(s.looked) - 1, int(s.second)
    token = int(s.token[place])
    s.stage = TOKEN_TAKEN
    if token == NONE or seat == NONE:
        return
    code, amount = int(f.token_code[token]), int(f.token_amount[token])
    tell(s, GOT_TOKEN, place, seat, token)
    if not is_boris(s, seat):
        s.doer = seat
        s.points_from = BY_EFFECTS
        add_part(s, code, amount, 0)
        s.resume = TOKEN_TAKEN
        s.stage = PARTS_WAIT
    elif code == VP:
        score(s, BORIS, BY_EFFECTS, amount)
        tell(s, SCORED, BORIS, amount, BY_EFFECTS)


@rule
def take_token(s: Record) -> None:
    """After its reward the token is kept, or leaves the game with Boris."""
    place, seat = int(s.looked) - 1, int(s.second)
    if s.token[place] != NONE and not is_boris(s, seat):
        s.tokens_won[seat] += 1
        if s.options[SOLITAIRES] == 1:
            s.card_tokens += 1
    s.token[place] = NONE
    s.stage = ACTIVATING


# growth


@rule
def rank_plantation(s: Record) -> None:
    """Who gets which reward: 1 the first, 2 the second (L8.1)."""
    most, firsts = 0, 0
    for seat in range(s.seats):
        s.reward[seat] = 0
        most = max(most, int(s.plantation[seat]))
    if most == 0:
        return
    for seat in range(s.seats):
        if s.plantation[seat] == most:
            firsts += 1
    next_most, seconds = 0, 0
    for seat in range(s.seats):
        if s.plantation[seat] == most:
            s.reward[seat] = 1 if firsts == 1 else 2
        else:
            next_most = max(next_most, int(s.plantation[seat]))
    if firsts > 1 or next_most == 0:
        return
    for seat in range(s.seats):
        if s.plantation[seat] == next_most:
            seconds += 1
    for seat in range(s.seats):
        if seconds == 1 and s.plantation[seat] == next_most:
            s.reward[seat] = 2


@rule
def next_reward(f: Record, s: Record, resume: int) -> bool:
    """Begin the next reward of the plantation: the first place's, then in turn order; False when all are given."""
    for which in (1, 2):
        for n in range(s.seats):
            if s.reward[s.order[n]] == which:
                give_reward(f, s, int(s.order[n]), which)
                s.resume = resume
                s.stage = PARTS_WAIT
                return True
    return False


@rule
def give_reward(f: Record, s: Record, seat: int, which: int) -> None:
    s.reward[seat] = 0
    s.doer = seat
    s.points_from = ON_PLANTATION
    tell(s, PLANTATION_WON, seat, which, int(s.side))
    for n in range(EXTRAS):
        code = int(f.first_code[s.side, n]) if which == 1 else int(f.second_code[s.side, n])
        amount = int(f.first_amount[s.side, n]) if which == 1 else int(f.second_amount[s.side, n])
        if code != NONE:
            add_part(s, code, amount, 0)
    if which == 1:
        s.plantation_wins[seat] += 1


@rule
def clear_plantation(s: Record) -> None:
    for seat in range(s.seats):
        s.supply[seat] += s.plantation[seat]
        s.plantation[seat] = 0
    s.side = 1 - int(s.side)
    tell(s, PLANTATION_TURNS, int(s.side), 0, 0)


@rule
def boris_on_plantation(f: Record, s: Record) -> None:
    """L9.4: his points, or your first reward to come."""
    mine = int(s.plantation[0])
    s.reward[0] = 0
    if mine >= f.solo_human_needs:
        s.reward[0] = 1
        return
    points = int(f.boris_unopposed_vp[s.side]) if mine == 0 else int(f.boris_against_one_vp[s.side])
    score(s, BORIS, ON_PLANTATION, points)
    tell(s, BORIS_ON_PLANTATION, mine, points, int(s.side))


@rule
def grow(f: Record, s: Record) -> None:
    """L8.2"""
    for _ in range(f.growth_tiles_per_phase):
        left = stack_size(f, s)
        if left == 0 or s.grown >= f.growth_count:
            break
        place, number = int(f.growth_cells[s.grown]), below(s, GROWTH, left)
        for tile in range(f.tiles):
            if s.stack[tile]:
                if number == 0:
                    s.stack[tile] = 0
                    s.tile[place] = tile
                    break
                number -= 1
        s.token[place] = draw_token(f, s, GROWTH)
        s.grown += 1
        tell(s, LAID, place, int(s.tile[place]), int(s.token[place]))
    if s.beadle == NONE:
        move_beadle(f, s)


@rule
def stack_size(f: Record, s: Record) -> int:
    count = 0
    for tile in range(f.tiles):
        count += int(s.stack[tile])
    return count


# Boris takes the beadle's tile


@rule
def take_beadle_tile(f: Record, s: Record) -> None:
    """L9.5"""
    place = int(s.beadle)
    if place == NONE:
        return
    score(s, BORIS, BY_BEADLE, int(f.vp[s.tile[place]]))
    s.token[place] = NONE
    empty_tile(s, place)
    tell(s, BEADLE_TOOK, place, 0, 0)
    move_beadle(f, s)
