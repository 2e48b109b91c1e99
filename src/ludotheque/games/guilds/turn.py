"""A player's turn in Guilds of London: cards to hire, to move, for their ability; and its end (L4)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from .effects import add_part, hire
from .pieces import (
    AFTER_TURN,
    BANNER_MOVE,
    BY_EFFECTS,
    DISCARDING,
    DRAW,
    DRAW_COLOUR,
    END_DRAW,
    HIRE,
    HIRE_BONUS,
    IN_TURN,
    MAYOR,
    NEUTRAL,
    NO_LIMIT,
    NONE,
    PARTS,
    PARTS_WAIT,
    PAYING,
    PLACES,
    PLAYING,
    SALVAGE,
    SUPPLY_TO_PLANTATION,
    VP,
    VP_PER_MASTER,
    WILD,
    masters,
)
from .piles import discard, draw_to_hand
from .places import banner_goals, hall_of, is_possible, tiles_with, with_another


@rule
def begin_turn(s: Record) -> None:
    s.played = 0
    s.hire_bonus = 0
    s.wild = 0
    s.end_draw = 0
    s.no_limit = 0
    s.card = NONE
    s.to_pay = 0
    s.stage = IN_TURN


@rule
def ask_for_card(s: Record) -> None:
    s.actor = s.order[s.turn]
    s.doer = s.actor
    s.phase = PLAYING


# what can be played


@rule
def can_move_with(f: Record, s: Record, seat: int, card: int) -> bool:
    """A liveryman, and another open tile of the card's colour to go to (L4.3)."""
    return with_another(tiles_with(s, seat) | hall_of(s, seat), banner_goals(f, s, card)) != 0


@rule
def can_use(f: Record, s: Record, seat: int, card: int) -> bool:
    """Enough other cards to pay, and at least one part that could do something (L4.4)."""
    if s.in_hand[seat] <= f.cost[card]:
        return False
    for n in range(PARTS):
        code = int(f.part_code[card, n])
        if code != NONE and could_do(f, s, seat, code):
            return True
    return False


@rule
def could_do(f: Record, s: Record, seat: int, code: int) -> bool:
    if code in (VP, DRAW, END_DRAW, NO_LIMIT, HIRE_BONUS, WILD, SALVAGE, DRAW_COLOUR):
        return True
    if code == NEUTRAL:
        return bool(s.scoreboard > 0)
    if code in (HIRE, SUPPLY_TO_PLANTATION):
        return bool(s.supply[seat] > 0)
    if code == VP_PER_MASTER:
        return masters(s, seat) > 0
    if code == MAYOR:
        return bool(s.pile_size > 0)
    return is_possible(f, s, code, seat)


# playing


@rule
def hire_with(s: Record, seat: int, card: int) -> None:
    discard(s, seat, card)
    s.played = 1
    hire(s, seat, 1 + int(s.hire_bonus))


@rule
def move_with(f: Record, s: Record, seat: int, card: int) -> None:
    discard(s, seat, card)
    s.played = 1
    s.card = card
    add_part(s, BANNER_MOVE, int(f.banners[card]), 0)
    wait_for_parts(s, IN_TURN)


@rule
def use(f: Record, s: Record, seat: int, card: int) -> None:
    discard(s, seat, card)
    s.played = 1
    s.card = card
    s.to_pay = f.cost[card]
    for n in range(PARTS):
        if f.part_code[card, n] != NONE:
            add_part(s, int(f.part_code[card, n]), int(f.part_amount[card, n]), int(f.part_most[card, n]))
    wait_for_parts(s, IN_TURN)


@rule
def wait_for_parts(s: Record, resume: int) -> None:
    s.stage = PARTS_WAIT
    s.resume = resume
    s.points_from = BY_EFFECTS


@rule
def ask_to_pay(s: Record) -> bool:
    if s.to_pay > 0:
        s.phase = PAYING
        s.actor = s.doer
        return True
    return False


@rule
def end_turn(f: Record, s: Record) -> None:
    """Cards are drawn; the hand limit comes next (L4.5)."""
    count = int(f.draw_after_playing) if s.played else int(f.draw_after_passing)
    draw_to_hand(f, s, int(s.actor), count + int(s.end_draw))
    s.stage = AFTER_TURN


@rule
def ask_to_discard(f: Record, s: Record) -> bool:
    """Whether the player still holds too many."""
    seat = int(s.order[s.turn])
    if s.no_limit or has_no_limit(f, s, seat) or s.in_hand[seat] <= f.hand_limit:
        return False
    s.phase = DISCARDING
    s.actor = seat
    return True


@rule
def has_no_limit(f: Record, s: Record, seat: int) -> bool:
    for place in range(PLACES):
        if s.master[place] == seat and s.tile[place] >= 0 and f.no_hand_limit[s.tile[place]]:
            return True
    return False
