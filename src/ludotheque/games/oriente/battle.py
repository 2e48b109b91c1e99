"""Battles of Oriente: support, Samurai, who captures whom (O7)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from ...engine.story import tell
from .deck import draw_inhabitant, draw_open, end_game, put_under
from .pieces import (
    BY_GEISHA,
    CAPTURES,
    DONE,
    GAINS,
    GEISHA,
    GOES_UNDER,
    NINJA,
    NONE,
    SAMURAI,
    SEATS,
    SHOGUN,
    STRENGTH,
    SUPPORTING,
    TAKES,
    TAKING,
    TURNS_UP,
    has_disc,
    leave,
    reveal,
    settle,
    worth,
)


@rule
def begin_battle(s: Record) -> None:
    """O7.1"""
    reveal(s, int(s.target))
    s.phase = SUPPORTING
    s.asked = 1
    s.supported = 0


@rule
def ask_supporter(s: Record) -> bool:
    """The next player with a disc, in rounds from the attacker's left (O7.2); False when support is settled."""
    while True:
        while s.asked < s.seats:
            seat = (int(s.announcer) + int(s.asked)) % int(s.seats)
            if has_disc(s, seat) and seat != s.target:
                s.actor = seat
                return True
            s.asked += 1
        if not s.supported:
            return False
        s.supported = 0
        s.asked = 1


@rule
def support(s: Record, seat: int, side: int) -> None:
    reveal(s, seat)
    s.discs &= ~(1 << seat)
    s.allies[side] |= 1 << seat
    s.supported = 1
    s.asked += 1


@rule
def side_of(s: Record, seat: int) -> int:
    """0 with the attacker, 1 with the target, NONE outside the battle."""
    if seat == s.announcer or (int(s.allies[0]) >> seat) & 1:
        return 0
    if seat == s.target or (int(s.allies[1]) >> seat) & 1:
        return 1
    return NONE


@rule
def settle_battle(f: Record, s: Record) -> None:
    """O7.3 to O7.5"""
    turn_up_cards(f, s)
    if s.over:
        return
    attacker, target = int(s.announcer), int(s.target)
    attacker_wins = s.strength[0] > s.strength[1] and s.card[target] != SHOGUN
    tell(s, STRENGTH, int(s.strength[0]), int(s.strength[1]), 0)
    s.winner = attacker if attacker_wins else target
    s.loser = target if attacker_wins else attacker
    s.cards[s.winner, s.card[s.loser]] += 1
    tell(s, CAPTURES, int(s.winner), int(s.loser), int(s.card[s.loser]))
    leave(s, int(s.loser))
    replace_loser(s)


@rule
def turn_up_cards(f: Record, s: Record) -> None:
    """Each side's values and what its Samurai turn up; the Geisha ends the game."""
    for step in range(s.seats):
        seat = (int(s.announcer) + step) % int(s.seats)
        side = side_of(s, seat)
        if side == NONE:
            continue
        s.strength[side] += worth(f, int(s.card[seat]))
        if s.card[seat] == SAMURAI:
            kind = draw_open(s)
            if s.over:
                return
            tell(s, TURNS_UP, seat, kind, side)
            s.turned[s.turned_count] = kind
            s.turned_by[s.turned_count] = s.announcer if side == 0 else s.target
            s.turned_count += 1
            if kind == GEISHA:
                end_game(s, BY_GEISHA)
                return
            s.strength[side] += worth(f, kind)


@rule
def replace_loser(s: Record) -> None:
    """O7.6: a card that the winner's Samurai turned up, the loser's choice if there are several kinds, or a new one."""
    kinds, last = 0, NONE
    for n in range(s.turned_count):
        if s.turned_by[n] == s.winner and s.turned[n] != last:
            kinds += 1
            last = int(s.turned[n])
    if kinds > 1:
        s.phase = TAKING
        s.actor = s.loser
    elif kinds == 1:
        take_turned(s, last)
    else:
        draw_inhabitant(s, int(s.loser))
        if not s.over:
            clear_turned(s)


@rule
def take_turned(s: Record, kind: int) -> None:
    settle(s, int(s.loser), kind)
    tell(s, TAKES, int(s.loser), kind, 0)
    for n in range(s.turned_count):
        if s.turned_by[n] == s.winner and s.turned[n] == kind:
            s.turned[n] = NONE
            break
    clear_turned(s)


@rule
def clear_turned(s: Record) -> None:
    """O7.7"""
    for n in range(s.turned_count):
        kind = int(s.turned[n])
        if kind == NINJA:
            s.cards[s.winner, NINJA] += 1
            tell(s, GAINS, int(s.winner), NINJA, 0)
        elif kind != NONE:
            put_under(s, kind)
            tell(s, GOES_UNDER, kind, 0, 0)
    for n in range(SEATS):
        s.turned[n] = 0
        s.turned_by[n] = 0
    s.turned_count = 0
    s.winner = NONE
    s.loser = NONE
    s.phase = DONE
