"""The course of Guilds of London: set-up, rounds, what is legal, and what each decision does (L2, L3, L10)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from ...engine.story import forget_story, tell
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
    do_parts,
    draw_of_colour,
    drop_all_parts,
    go,
    keep_drawn,
    leave,
    may_stop,
    repeat,
    rival_named,
    salvage,
    salvages,
    step_done,
    stop_part,
)
from .pieces import (
    ACTIVATING,
    ADDING,
    AFTER_TURN,
    BEADLE_TAKES,
    BORIS_PLAYS,
    CARDS,
    CHOOSING,
    COLOURING,
    DISCARDING,
    EXPEL,
    EXTRAS,
    GOING,
    GROWING,
    HALL,
    IN_TURN,
    KEEPING,
    LEAVING,
    NAMING,
    NEUTRALS_ASKED,
    NONE,
    OFFERED,
    PARTS_WAIT,
    PAYING,
    PLACES,
    PLAYING,
    REPEATING,
    REWARDING,
    ROUND,
    ROUND_ENDS,
    SETTING_UP,
    TAKING,
    TILES_GROW,
    TOKEN_TAKEN,
    TOKEN_WAITS,
    lowest_open,
    players,
    total,
)
from .piles import discard, keep_mayor, put_back_mayors
from .places import goals, sources
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
    tell(s, ROUND, int(s.rounds) + 1, 0, 0)
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
        for card in range(CARDS):
            if s.hand[seat, card] > 0:
                out[n] = first + card
                n += 1
        return n
    if phase == LEAVING:
        return with_stop(s, out, list_places(sources(f, s, int(s.part_code[0]), seat), FROM, out))
    if phase == GOING:
        n = list_places(goals(f, s, int(s.part_code[0]), seat, int(s.source)), TO, out)
        return with_stop(s, out, n) if s.source == NONE else n
    if phase == NAMING:
        return list_rivals(s, seat, out)
    if phase == TAKING:
        return list_discards(f, s, out)
    if phase == KEEPING:
        for card in range(f.mayors):
            if is_choice(s, seat, card):
                out[n] = KEEP + card
                n += 1
        return n
    return list_others(f, s, seat, phase, out)


@rule
def list_places(bits: int, first: int, out: Record) -> int:
    """The Guildhall first: most liverymen come from there."""
    n = 0
    if (bits >> HALL) & 1:
        out[0] = first + HALL
        n = 1
    for place in range(PLACES):
        if (bits >> place) & 1:
            out[n] = first + place
            n += 1
    return n


@rule
def is_choice(s: Record, seat: int, card: int) -> bool:
    for n in range(s.choices[seat]):
        if s.choice[seat, n] == card:
            return True
    return False


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
    for card in range(CARDS):
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
    for card in range(CARDS):
        for depth in range(min(TOP, int(s.discard_count))):
            if s.discards[int(s.discard_count) - 1 - depth] == card and not salvages(f, card):
                out[n] = TAKE + card
                n += 1
                break
    return with_stop(s, out, n)


@rule
def is_part_left(s: Record, place: int) -> bool:
    for n in range(s.parts):
        if s.part_place[n] == place:
            return True
    return False


@rule
def list_others(f: Record, s: Record, seat: int, phase: int, out: Record) -> int:
    n = 0
    if phase == COLOURING:
        for colour in range(5):
            out[n] = COLOUR + colour
            n += 1
    elif phase == CHOOSING:
        for place in range(EXTRAS):
            if is_part_left(s, place):
                out[n] = DO + place
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
    forget_story(s)
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
    """A mayoral card, at the set-up (L2.4) or by an effect (L6.3)."""
    if s.stage != SETTING_UP:
        keep_drawn(s, seat, card)
        step_done(s)
        return
    keep_mayor(s, seat, card)
    s.actor += 1
    if s.actor == s.seats:
        for other in range(s.seats):
            put_back_mayors(s, other)
