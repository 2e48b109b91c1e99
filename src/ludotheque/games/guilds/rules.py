"""The course of Guilds of London: set-up, rounds, what is legal, and what each decision does (L2, L3, L10)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from .actions import (
    ABILITY,
    ADD,
    AGAIN,
    COLOUR,
    DECLINE,
    DISCARD,
    DO,
    END,
    FROM,
    GUILD,
    HIRE_WITH,
    KEEP,
    MOST_NEUTRALS,
    MOVE_WITH,
    PAY,
    RIVAL,
    STOP,
    TAKE,
    TO,
)
from .boris import boris_turn, buy_master, can_be_bought, can_buy_master, offer_guild
from .city import (
    activates,
    add_neutrals,
    ask_for_neutrals,
    begin_tile,
    boris_on_plantation,
    clear_plantation,
    give_token,
    grow,
    next_reward,
    rank_plantation,
    resolve_tile,
    take_beadle_tile,
    take_token,
)
from .effects import (
    TOP,
    bring_forward,
    can_leave,
    can_reach,
    do_parts,
    draw_of_colour,
    drop_all_parts,
    go,
    keep_mayor,
    leave,
    may_stop,
    repeat,
    rival_named,
    salvage,
    step_done,
    stop_part,
)
from .pieces import (
    ACTIVATING,
    ADDING,
    AFTER_TURN,
    BEADLE_TAKES,
    BORIS_DRAWS,
    BORIS_PLAYS,
    BY_ROUNDS,
    BY_TILES,
    CHOOSING,
    COLOURING,
    COLUMNS,
    DISCARDING,
    EXPEL,
    GOING,
    GROWING,
    GUILDHALL_LEFT,
    GUILDHALL_RIGHT,
    IN_TURN,
    IS_HALL,
    KEEPING,
    LEAVING,
    NAMING,
    NEUTRALS_ASKED,
    NONE,
    OFFERED,
    PARTS_WAIT,
    PAYING,
    PLACES,
    PLANTATION,
    PLAYING,
    REPEATING,
    REWARDING,
    ROUND_ENDS,
    SEATS,
    SETTING_UP,
    TAKING,
    TILES_GROW,
    TOKEN_TAKEN,
    TOKEN_WAITS,
    lowest_open,
    players,
    total,
)
from .piles import SETUP, discard, draw_mayor, draw_to_hand, draw_token
from .turn import (
    ask_for_card,
    ask_to_discard,
    ask_to_pay,
    begin_turn,
    can_move_with,
    can_use,
    end_turn,
    hire_with,
    move_with,
    use,
)

ABOVE, LEFT, BELOW, RIGHT = 8, 13, 20, 15  # of the Guildhall with one or two players: c2, b3, c4, d3
LEFT_OF_TWO, RIGHT_OF_TWO = 13, 16  # with three or four: b3, e3


# set-up


@rule
def setup(f: Record, s: Record) -> None:
    """Seats, options and random streams are in the header; everything else is zero (L13.4)."""
    clear_city(f, s)
    if s.seats <= 2:
        s.tile[RIGHT] = f.guilds
        s.stack[f.guilds] = 0
        for place in (ABOVE, LEFT, BELOW):
            s.tile[place] = draw_tile(f, s, int(f.guilds), int(f.tiles))
    else:
        s.tile[RIGHT_OF_TWO] = f.guilds
        s.stack[f.guilds] = 0
        s.tile[LEFT_OF_TWO] = draw_tile(f, s, int(f.guilds), int(f.tiles))
    for place in range(PLACES):
        if s.tile[place] == NONE and is_start_place(s, place):
            s.tile[place] = draw_tile(f, s, 0, int(f.guilds))
    for place in range(PLACES):
        if s.tile[place] >= 0:
            s.token[place] = draw_token(f, s, SETUP)
    side = int(s.options[PLANTATION])
    s.side = below(s, SETUP, 2) if side == 0 else side - 1
    set_up_players(f, s)
    s.beadle = lowest_open(f, s)
    if s.seats == 1:
        place_neutrals(f, s)
    s.stage = SETTING_UP
    s.actor = 0
    go_on(f, s)


@rule
def clear_city(f: Record, s: Record) -> None:
    for place in range(PLACES):
        s.tile[place] = NONE
        s.master[place] = NONE
        s.token[place] = NONE
    s.tile[GUILDHALL_LEFT] = IS_HALL
    if s.seats > 2:
        s.tile[GUILDHALL_RIGHT] = IS_HALL
    for tile in range(f.tiles):
        s.stack[tile] = 1
    for token in range(f.tokens):
        s.tokens_left[token] = f.token_count[token]
    for card in range(f.cards):
        s.deck[card] = f.card_count[card]
    for card in range(f.mayors):
        s.keeper[card] = NONE
    for n in range(BORIS_DRAWS):
        s.boris_card[n] = NONE
        s.boris_place[n] = NONE
    s.boris_from = NONE
    s.card = NONE
    s.source = NONE
    s.goal = NONE
    s.second = NONE


@rule
def draw_tile(f: Record, s: Record, first: int, end: int) -> int:
    """A random tile of those left between two numbers."""
    left = 0
    for tile in range(first, end):
        left += int(s.stack[tile])
    place = below(s, SETUP, left)
    for tile in range(first, end):
        if s.stack[tile]:
            if place == 0:
                s.stack[tile] = 0
                return tile
            place -= 1
    return NONE


@rule
def is_start_place(s: Record, place: int) -> bool:
    """L2.1, L2.2"""
    row, column = place // COLUMNS, place % COLUMNS
    if s.seats <= 2:
        return column < COLUMNS - 1
    return (row in (1, 3)) and 1 <= column <= 4


@rule
def set_up_players(f: Record, s: Record) -> None:
    if s.seats > 1:
        taken = 0
        for n in range(s.seats):
            place = below(s, SETUP, int(s.seats) - n)
            for seat in range(s.seats):
                if not (taken >> seat) & 1:
                    if place == 0:
                        s.order[n] = seat
                        s.reached[seat] = int(s.seats) - n
                        taken |= 1 << seat
                        break
                    place -= 1
        s.clock = s.seats
    for seat in range(s.seats):
        s.guildhall[seat] = f.start_liverymen_in_guildhall
        s.supply[seat] = int(f.liverymen_per_player) - int(f.start_liverymen_in_guildhall)
        draw_to_hand(f, s, seat, int(f.start_hand))
    s.scoreboard = int(f.neutral_per_player) * int(s.seats) if s.seats > 1 else int(f.neutral_solo)
    s.draws = 1
    for seat in range(s.seats):
        for _ in range(f.mayoral_dealt):
            draw_mayor(f, s, seat)


@rule
def place_neutrals(f: Record, s: Record) -> None:
    """On the lowest or the highest numbers in play (L2.7)."""
    left = int(f.extra_neutrals_on_tiles)
    for n in range(f.guilds):
        tile = n if s.side == 0 else int(f.guilds) - 1 - n
        for place in range(PLACES):
            if left > 0 and s.tile[place] == tile:
                s.neutral[place] = 1
                left -= 1


# what goes on without a question


@rule
def go_on(f: Record, s: Record) -> None:
    """Everything that follows without another decision."""
    while not s.over:
        if s.stage == SETTING_UP:
            if s.actor < s.seats:
                s.phase = KEEPING
                return
            begin_round(f, s)
        elif s.stage == IN_TURN:
            ask_for_card(s)
            return
        elif s.stage == PARTS_WAIT:
            if ask_to_pay(s) or do_parts(f, s):
                return
            s.stage = s.resume
        elif s.stage == AFTER_TURN:
            if ask_to_discard(f, s):
                return
            next_turn(f, s)
        elif s.stage == BORIS_PLAYS:
            boris_turn(f, s)
            end_of_turns(f, s)
        elif s.stage == ACTIVATING:
            if s.looked == PLACES:
                s.stage = GROWING
            elif not activates(f, s, int(s.looked)):
                s.looked += 1
            elif offer_guild(f, s):
                return
            else:
                begin_tile(s)
        elif s.stage == NEUTRALS_ASKED:
            if ask_for_neutrals(s):
                return
            resolve_tile(f, s)
        elif s.stage == TOKEN_WAITS:
            give_token(f, s)
        elif s.stage == TOKEN_TAKEN:
            take_token(s)
        elif s.stage == GROWING:
            if offer_guild(f, s):
                return
            begin_growth(f, s)
        elif s.stage == REWARDING:
            if not next_reward(f, s, REWARDING):
                clear_plantation(s)
                s.stage = TILES_GROW
        elif s.stage == TILES_GROW:
            if s.seats > 2 and is_round(int(f.tile_growth_rounds[int(s.seats) - 1]), s):
                grow(f, s)
            s.stage = BEADLE_TAKES
        elif s.stage == BEADLE_TAKES:
            if s.seats == 1:
                take_beadle_tile(f, s)
            s.stage = ROUND_ENDS
        else:
            if offer_guild(f, s):
                return
            end_round(f, s)


@rule
def begin_round(f: Record, s: Record) -> None:
    s.turn = 0
    if s.rounds > 0 and s.seats > 1:
        sort_players(s)
    begin_turn(s)


@rule
def sort_players(s: Record) -> None:
    """Most points first; among equals who came to them later (L3.2)."""
    for n in range(1, s.seats):
        seat, place = int(s.order[n]), n
        while place > 0 and goes_before(s, seat, int(s.order[place - 1])):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat


@rule
def goes_before(s: Record, one: int, other: int) -> bool:
    mine, theirs = total(s, one), total(s, other)
    return mine > theirs or (mine == theirs and s.reached[one] > s.reached[other])


@rule
def next_turn(f: Record, s: Record) -> None:
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
    elif s.seats == 1:
        s.stage = BORIS_PLAYS
    else:
        end_of_turns(f, s)


@rule
def end_of_turns(f: Record, s: Record) -> None:
    """L3.1: with one or two players only even rounds have an activation."""
    s.looked = 0
    s.offered = 0
    odd = int(s.rounds) % 2 == 0  # the first round is number 1
    s.stage = GROWING if s.seats <= 2 and odd else ACTIVATING


@rule
def is_round(rounds: int, s: Record) -> bool:
    return bool((rounds >> (int(s.rounds) + 1)) & 1)


@rule
def begin_growth(f: Record, s: Record) -> None:
    if not is_round(int(f.plantation_rounds[int(s.seats) - 1]), s):
        s.stage = TILES_GROW
        return
    if s.seats == 1:
        boris_on_plantation(f, s)
    else:
        rank_plantation(s)
    s.stage = REWARDING


@rule
def end_round(f: Record, s: Record) -> None:
    """L10.1"""
    s.rounds += 1
    if s.rounds == f.rounds[int(s.seats) - 1] or (lowest_open(f, s) == NONE and not tiles_to_come(f, s)):
        end_game(s)
    else:
        begin_round(f, s)


@rule
def tiles_to_come(f: Record, s: Record) -> bool:
    """With three or four players: whether a later growth lays tiles."""
    if s.seats <= 2 or s.grown >= f.growth_count:
        return False
    guilds = 0
    for tile in range(f.guilds):
        guilds += int(s.stack[tile])
    if guilds == 0:
        return False
    return int(f.tile_growth_rounds[int(s.seats) - 1]) >> (int(s.rounds) + 1) > 0


@rule
def end_game(s: Record) -> None:
    s.over = 1
    s.actor = NONE
    s.phase = KEEPING


# what is legal


@rule
def legal(f: Record, s: Record, out: Record) -> int:
    """The actions the seat to decide may choose, into an array; returns how many."""
    if s.over:
        return 0
    phase, seat, n = int(s.phase), int(s.actor), 0
    if phase == PLAYING:
        return list_cards(f, s, seat, out)
    if phase in (PAYING, DISCARDING):
        first = PAY if phase == PAYING else DISCARD
        for card in range(f.cards):
            if s.hand[seat, card] > 0:
                out[n] = first + card
                n += 1
        return n
    if phase == LEAVING:
        for place in range(PLACES + 1):
            if can_leave(f, s, place):
                out[n] = FROM + place
                n += 1
        return with_stop(s, out, n)
    if phase == GOING:
        for place in range(PLACES):
            if can_reach(f, s, place):
                out[n] = TO + place
                n += 1
        return with_stop(s, out, n) if s.source == NONE else n
    if phase == NAMING:
        return list_rivals(s, seat, out)
    if phase == TAKING:
        return list_discards(f, s, out)
    if phase == KEEPING:
        for card in range(f.mayors):
            if s.keeper[card] == SEATS + seat:
                out[n] = KEEP + card
                n += 1
        return n
    return list_others(f, s, seat, phase, out)


@rule
def with_stop(s: Record, out: Record, n: int) -> int:
    if not may_stop(s):
        return n
    out[n] = STOP
    return n + 1


@rule
def list_cards(f: Record, s: Record, seat: int, out: Record) -> int:
    out[0] = END
    n = 1
    for card in range(f.cards):
        if s.hand[seat, card] == 0:
            continue
        if s.supply[seat] > 0:
            out[n] = HIRE_WITH + card
            n += 1
        if can_move_with(f, s, seat, card):
            out[n] = MOVE_WITH + card
            n += 1
        if can_use(f, s, seat, card):
            out[n] = ABILITY + card
            n += 1
    return list_masters(f, s, out, n)


@rule
def list_masters(f: Record, s: Record, out: Record, n: int) -> int:
    if s.seats == 1 and can_buy_master(f, s):
        for place in range(PLACES):
            if can_be_bought(f, s, place):
                out[n] = GUILD + place
                n += 1
    return n


@rule
def list_rivals(s: Record, seat: int, out: Record) -> int:
    n = 0
    for other in range(players(s)):
        if other == seat:
            continue
        if s.part_code[0] == EXPEL:
            there = other < s.seats and s.plantation[other] > 0
        else:
            there = s.men[s.source if s.goal == NONE else s.goal, other] > 0
        if there:
            out[n] = RIVAL + other
            n += 1
    return with_stop(s, out, n) if s.part_code[0] == EXPEL else n


@rule
def list_discards(f: Record, s: Record, out: Record) -> int:
    n = 0
    for card in range(f.cards):
        for depth in range(min(TOP, int(s.discard_count))):
            if s.discards[int(s.discard_count) - 1 - depth] == card:
                out[n] = TAKE + card
                n += 1
                break
    return with_stop(s, out, n)


@rule
def list_others(f: Record, s: Record, seat: int, phase: int, out: Record) -> int:
    n = 0
    if phase == COLOURING:
        for colour in range(5):
            out[n] = COLOUR + colour
            n += 1
    elif phase == CHOOSING:
        for part in range(s.parts):
            out[n] = DO + part
            n += 1
        out[n] = STOP
        n += 1
    elif phase == REPEATING:
        out[0], out[1] = AGAIN, STOP
        n = 2
    elif phase == ADDING:
        for count in range(min(int(s.held[seat]), MOST_NEUTRALS - 1) + 1):
            out[n] = ADD + count
            n += 1
    elif phase == OFFERED:
        n = list_masters(f, s, out, 0)
        out[n] = DECLINE
        n += 1
    return n


# what a decision does


@rule
def play(f: Record, s: Record, action: int) -> None:
    s.number += 1
    seat, phase = int(s.actor), int(s.phase)
    s.phase = NONE  # until something is asked
    if action == END:
        end_turn(f, s)
    elif action < MOVE_WITH:
        hire_with(s, seat, action - HIRE_WITH)
    elif action < ABILITY:
        move_with(f, s, seat, action - MOVE_WITH)
    elif action < PAY:
        use(f, s, seat, action - ABILITY)
    elif action < DISCARD:
        discard(s, seat, action - PAY)
        s.to_pay -= 1
    elif action < TAKE:
        discard(s, seat, action - DISCARD)
    elif action < FROM:
        salvage(s, seat, action - TAKE)
    else:
        answer(f, s, seat, phase, action)
    if s.phase == NONE:  # in the middle of a step the next question is there already
        go_on(f, s)


@rule
def answer(f: Record, s: Record, seat: int, phase: int, action: int) -> None:
    """Answers to the questions of effects and of the city."""
    if action < TO:
        leave(f, s, action - FROM)
    elif action < RIVAL:
        go(f, s, action - TO)
    elif action < COLOUR:
        rival_named(s, action - RIVAL)
    elif action < DO:
        draw_of_colour(f, s, action - COLOUR)
    elif action < AGAIN:
        bring_forward(s, action - DO)
    elif action == AGAIN:
        repeat(s)
    elif action == STOP:
        if phase == CHOOSING:
            drop_all_parts(s)
        else:
            stop_part(s)
    elif action < ADD:
        keep(f, s, seat, action - KEEP)
    elif action < GUILD:
        add_neutrals(s, action - ADD)
    elif action < DECLINE:
        buy_master(f, s, action - GUILD)
    else:
        s.offered = 1


@rule
def keep(f: Record, s: Record, seat: int, card: int) -> None:
    """A mayoral card, at the set-up (L2.4) or by an effect."""
    if s.stage != SETTING_UP:
        keep_mayor(f, s, seat, card)
        step_done(s)
        return
    s.keeper[card] = seat
    s.kept_at[card] = s.draws
    s.actor += 1
    if s.actor == s.seats:
        for other in range(f.mayors):
            if s.keeper[other] >= SEATS:
                s.keeper[other] = NONE


@rule
def reason(f: Record, s: Record) -> int:
    return BY_ROUNDS if s.rounds == f.rounds[int(s.seats) - 1] else BY_TILES
