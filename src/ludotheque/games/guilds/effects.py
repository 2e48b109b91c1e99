"""Parts of effects: what each does at once, what it asks, and when it is over (L5, L6)."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Record
from ...engine.story import tell
from .pieces import (
    ANY_TO_PLANTATION,
    BANNER_MOVE,
    CHOOSING,
    COLONISED,
    COLOURING,
    DRAW,
    DRAW_COLOUR,
    END_DRAW,
    EXPEL,
    FROM_PLANTATION,
    GOING,
    GOT_NEUTRALS,
    HALL,
    HIRE,
    HIRE_BONUS,
    HIRE_TO_TILE,
    HIRED,
    KEEPING,
    KEPT_MAYOR,
    LEAVING,
    MAYOR,
    MOVE,
    MOVE_GROUP,
    NAMING,
    NEUTRAL,
    NO_LIMIT,
    NONE,
    PARTS,
    PUSH,
    RECALL,
    REPEATING,
    SALVAGE,
    SCORED,
    SUPPLY_TO_PLANTATION,
    SWAP,
    SWAP_TOKENS,
    TAKING,
    TILE_TO_PLANTATION,
    TO_PLANTATION,
    TURNED_UP,
    VP,
    VP_PER_MASTER,
    WILD,
    masters,
    players,
    rivals_at,
    score,
)
from .piles import draw_mayor, draw_openly, draw_to_hand, keep_mayor, lay_down, put_back_mayors, take_openly
from .places import is_possible

TOP = 5  # discards one may salvage from (L6.10)


# waiting parts


@rule
def add_part(s: Record, code: int, amount: int, most: int) -> None:
    s.part_code[s.parts] = code
    s.part_amount[s.parts] = amount
    s.part_most[s.parts] = most
    s.part_place[s.parts] = s.parts
    s.parts += 1


@rule
def shift_part(s: Record, here: int, there: int) -> None:
    s.part_code[there] = s.part_code[here]
    s.part_amount[there] = s.part_amount[here]
    s.part_most[there] = s.part_most[here]
    s.part_place[there] = s.part_place[here]


@rule
def bring_forward(s: Record, chosen: int) -> None:
    """The part chosen by its place becomes the first; the others keep their order."""
    here = 0
    while s.part_place[here] != chosen:
        here += 1
    code, amount, most = int(s.part_code[here]), int(s.part_amount[here]), int(s.part_most[here])
    for n in range(here, 0, -1):
        shift_part(s, n - 1, n)
    s.part_code[0], s.part_amount[0], s.part_most[0], s.part_place[0] = code, amount, most, chosen
    s.begun = 1


@rule
def drop_part(s: Record) -> None:
    """The first part is over."""
    s.parts -= 1
    for n in range(s.parts):
        shift_part(s, n + 1, n)
    s.part_code[s.parts], s.part_amount[s.parts], s.part_most[s.parts], s.part_place[s.parts] = 0, 0, 0, 0
    s.begun = 0
    s.source = NONE
    s.goal = NONE


@rule
def drop_all_parts(s: Record) -> None:
    while s.parts > 0:
        drop_part(s)


# doing them


@rule
def ask(s: Record, phase: int) -> None:
    s.phase = phase
    s.actor = s.doer


@rule
def do_parts(f: Record, s: Record) -> bool:
    """Do what waits; True when something is asked."""
    while s.parts > 0:
        if s.any_order and s.parts > 1 and not s.begun:
            ask(s, CHOOSING)
            return True
        s.begun = 1
        if is_instant(int(s.part_code[0])):
            do_at_once(f, s, int(s.part_code[0]), int(s.part_amount[0]), int(s.part_most[0]))
            drop_part(s)
        elif s.part_amount[0] > 0 and begin_step(f, s):
            return True
        else:
            drop_part(s)
    s.any_order = 0
    return False


@rule
def is_instant(code: int) -> bool:
    return code in (VP, DRAW, NEUTRAL, HIRE, SUPPLY_TO_PLANTATION, HIRE_BONUS, WILD, END_DRAW, NO_LIMIT, VP_PER_MASTER)


@rule
def do_at_once(f: Record, s: Record, code: int, amount: int, most: int) -> None:
    seat = int(s.doer)
    if code == VP:
        score_effect(s, seat, amount)
    elif code == VP_PER_MASTER:
        score_effect(s, seat, min(amount * masters(s, seat), most))
    elif code == DRAW:
        draw_to_hand(f, s, seat, amount)
    elif code == NEUTRAL:
        count = min(amount, int(s.scoreboard))
        s.scoreboard -= count
        s.held[seat] += count
        tell(s, GOT_NEUTRALS, seat, count, 0)
    elif code == HIRE:
        hire(s, seat, amount)
    elif code == SUPPLY_TO_PLANTATION:
        count = min(amount, int(s.supply[seat]))
        s.supply[seat] -= count
        s.plantation[seat] += count
        tell(s, COLONISED, seat, count, 0)
    elif code == HIRE_BONUS:
        s.hire_bonus += amount
    elif code == WILD:
        s.wild = 1
    elif code == END_DRAW:
        s.end_draw += amount
    elif code == NO_LIMIT:
        s.no_limit = 1


@rule
def score_effect(s: Record, seat: int, points: int) -> None:
    score(s, seat, int(s.points_from), points)
    tell(s, SCORED, seat, points, int(s.points_from))


@rule
def hire(s: Record, seat: int, amount: int) -> None:
    count = min(amount, int(s.supply[seat]))
    s.supply[seat] -= count
    s.guildhall[seat] += count
    tell(s, HIRED, seat, count, 0)


@rule
def begin_step(f: Record, s: Record) -> bool:
    """Ask the first question of a step; False if the step is not possible (L12.6)."""
    code, seat = int(s.part_code[0]), int(s.doer)
    s.source = NONE
    s.goal = NONE
    if code == MAYOR:
        return begin_keeping(f, s, seat)
    if code == DRAW_COLOUR:
        ask(s, COLOURING)
        return True
    if code == SALVAGE:
        ask(s, TAKING)
        return can_salvage(f, s)
    if code == EXPEL:
        ask(s, NAMING)
    elif code in (MOVE, HIRE_TO_TILE, FROM_PLANTATION):
        ask(s, GOING)
    else:
        ask(s, LEAVING)
    return is_possible(f, s, code, seat)


@rule
def begin_keeping(f: Record, s: Record, seat: int) -> bool:
    """L6.3"""
    left = int(s.pile_size)
    s.draws += 1
    for _ in range(min(2, left)):
        draw_mayor(f, s, seat)
    if left == 1:
        keep_drawn(s, seat, int(s.choice[seat, 0]))
        tell(s, KEPT_MAYOR, seat, 0, 0)
    ask(s, KEEPING)
    return left > 1


@rule
def keep_drawn(s: Record, seat: int, card: int) -> None:
    keep_mayor(s, seat, card)
    put_back_mayors(s, seat)


@rule
def may_stop(s: Record) -> bool:
    """Whether a step may be left out; the first move by a banner may not (L4.3)."""
    return bool(s.part_code[0] != BANNER_MOVE or s.part_most[0] == 1)


# answers


@rule
def leave(f: Record, s: Record, place: int) -> None:
    """The source of a step is chosen."""
    code, seat = int(s.part_code[0]), int(s.doer)
    if code in (TO_PLANTATION, TILE_TO_PLANTATION, ANY_TO_PLANTATION):
        take_away(s, place, seat)
        s.plantation[seat] += 1
        step_done(s)
        return
    s.source = place
    if code in (PUSH, RECALL):
        name_rival(s, place)
    else:
        ask(s, GOING)


@rule
def take_away(s: Record, place: int, seat: int) -> None:
    if place == HALL:
        s.guildhall[seat] -= 1
    else:
        s.men[place, seat] -= 1


@rule
def name_rival(s: Record, place: int) -> None:
    """Asked only if there are several (L12.5)."""
    seat = int(s.doer)
    if rivals_at(s, place, seat) > 1:
        ask(s, NAMING)
        return
    for other in range(players(s)):
        if other != seat and s.men[place, other] > 0:
            rival_named(s, other)
            return


@rule
def rival_named(s: Record, rival: int) -> None:
    code, seat, source = int(s.part_code[0]), int(s.doer), int(s.source)
    if code == EXPEL:
        s.plantation[rival] -= 1
        s.guildhall[rival] += 1
        step_done(s)
    elif code == RECALL:
        s.men[source, rival] -= 1
        if s.seats > 1:  # Boris' go to his stock, which nobody counts
            s.guildhall[rival] += 1
        step_done(s)
    elif code == SWAP:
        goal = int(s.goal)
        s.men[source, seat] -= 1
        s.men[goal, seat] += 1
        s.men[goal, rival] -= 1
        s.men[source, rival] += 1
        step_done(s)
    else:  # PUSH: whose it is is known, where it goes is not
        s.goal = rival
        ask(s, GOING)


@rule
def go(f: Record, s: Record, place: int) -> None:
    """The goal of a step is chosen."""
    code, seat, source = int(s.part_code[0]), int(s.doer), int(s.source)
    if code == PUSH:
        s.men[source, s.goal] -= 1
        s.men[place, s.goal] += 1
    elif code == SWAP:
        s.goal = place
        name_rival(s, place)
        return
    elif code == SWAP_TOKENS:
        token = int(s.token[source])
        s.token[source] = s.token[place]
        s.token[place] = token
    else:
        if code == FROM_PLANTATION:
            s.plantation[seat] -= 1
        elif code == HIRE_TO_TILE:
            s.supply[seat] -= 1
        else:
            take_away(s, HALL if code == MOVE else source, seat)
        s.men[place, seat] += 1
        if code == MOVE_GROUP:
            s.part_amount[0] -= 1
            s.goal = place
            ask_again(s)
            return
    step_done(s)


@rule
def is_there(s: Record, place: int, seat: int) -> bool:
    return bool(s.guildhall[seat] > 0 if place == HALL else s.men[place, seat] > 0)


@rule
def ask_again(s: Record) -> None:
    """Another one of the group (L6.6)."""
    if s.part_amount[0] > 0 and is_there(s, int(s.source), int(s.doer)):
        ask(s, REPEATING)
    else:
        s.part_amount[0] = 0
        s.phase = NONE


@rule
def repeat(s: Record) -> None:
    seat = int(s.doer)
    take_away(s, int(s.source), seat)
    s.men[s.goal, seat] += 1
    s.part_amount[0] -= 1
    ask_again(s)


@rule
def step_done(s: Record) -> None:
    s.part_amount[0] -= 1
    if s.part_code[0] == BANNER_MOVE:
        s.part_most[0] = 1  # the first move is made
    s.phase = NONE


@rule
def stop_part(s: Record) -> None:
    s.part_amount[0] = 0
    s.phase = NONE


@rule
def salvages(f: Record, card: int) -> bool:
    """Such a card cannot be salvaged itself: a turn would need no end (L6.10)."""
    for n in range(PARTS):
        if f.part_code[card, n] == SALVAGE:
            return True
    return False


@rule
def can_salvage(f: Record, s: Record) -> bool:
    count = int(s.discard_count)
    for n in range(max(0, count - TOP), count):
        if not salvages(f, int(s.discards[n])):
            return True
    return False


@rule
def salvage(s: Record, seat: int, card: int) -> None:
    """The one nearest to the top of its kind."""
    for n in range(int(s.discard_count) - 1, -1, -1):
        if s.discards[n] == card:
            for m in range(n, int(s.discard_count) - 1):
                s.discards[m] = s.discards[m + 1]
            s.discard_count -= 1
            s.discards[s.discard_count] = 0
            take_openly(s, seat, card)
            break
    step_done(s)


@rule
def draw_of_colour(f: Record, s: Record, colour: int) -> None:
    """L6.10: the others are discarded when all have been turned up."""
    refused, count = np.zeros(int(s.part_amount[0]), np.int64), 0
    for _ in range(s.part_amount[0]):
        card = draw_openly(f, s)
        if card == NONE:
            break
        fits = f.card_colour[card] == colour
        tell(s, TURNED_UP, int(s.doer), card, 1 if fits else 0)
        if fits:
            take_openly(s, int(s.doer), card)
        else:
            refused[count] = card
            count += 1
    for n in range(count):
        lay_down(s, int(refused[n]))
    s.part_amount[0] = 0
    s.phase = NONE
