"""The course of Corinth: rounds, what is legal, and what each decision does (C2 to C7)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from .actions import BUILD, BUY, COMPENSATION, DECLINE, DONE, GO, SHOP, STEPS, STEWARD, STOP, TAKE
from .market import NEXT, can_move_steward, can_pay_steps, longest_way, most_steps, step_cost
from .pieces import (
    BUILDING,
    BUYING,
    CHOOSING,
    COMPENSATING,
    COUNTING,
    DIE,
    GOATS,
    GOLD,
    INSTANT,
    MIDDLE,
    NOBODY,
    PLUS,
    ROSETTE,
    SPACES,
    STARTING,
    STORE,
    WALKING,
    WAREHOUSE,
    dice_in,
    gain_goats,
    gain_gold,
    has_building,
)

WHITE, YELLOW, FIRST = range(3)  # the random streams (C10.2)


@rule
def setup(f: Record, s: Record) -> None:
    """Seats, options and random streams are in the header; everything else is zero (C10.4)."""
    for seat in range(4):
        s.place[seat] = MIDDLE
        s.passed[seat] = 1 << MIDDLE
        s.bonus_owner[seat] = NOBODY  # as many districts as seats
    for seat in range(s.seats):
        gain_gold(f, s, seat, int(f.start_gold))
        gain_goats(f, s, seat, int(f.start_goats))
    s.winner = NOBODY
    s.first = below(s, FIRST, int(s.seats))
    begin_round(f, s)


# rounds


@rule
def begin_round(f: Record, s: Record) -> None:
    s.turn = 0
    s.actor = s.first
    s.phase = BUYING
    if most_to_buy(f, s) == 0:
        roll(f, s, 0)


@rule
def most_to_buy(f: Record, s: Record) -> int:
    """Yellow dice the first player could buy (C3.1)."""
    room = int(f.yellow_dice) - int(s.dice[s.first])
    if f.yellow_price == 0:
        return max(0, room)
    return max(0, min(room, int(s.gold[s.first]) // int(f.yellow_price)))


@rule
def roll(f: Record, s: Record, bought: int) -> None:
    """Roll the dice and sort them into the quarters (C3.2), or win at once (C3.3)."""
    s.gold[s.first] -= bought * int(f.yellow_price)
    for quarter in range(6):
        s.white[quarter] = 0
        s.yellow[quarter] = 0
    # counted by face value first, in the six cells that will be the quarters
    for _ in range(f.white_dice):
        s.white[below(s, WHITE, 6)] += 1
    for _ in range(min(int(f.yellow_dice), int(s.dice[s.first]) + bought)):
        s.yellow[below(s, YELLOW, 6)] += 1
    groups = sort_dice(s)
    if groups == 1 and s.options[INSTANT] == 0:
        s.winner = s.first
        end_game(s)
    else:
        begin_turn(f, s)


@rule
def sort_dice(s: Record) -> int:
    """From counts by face value to quarters: the highest to Gold, the others from the bottom; returns the groups."""
    highest, groups = 0, 0
    for face in range(6):
        if dice_in(s, face) > 0:
            highest = face
    top_white, top_yellow = int(s.white[highest]), int(s.yellow[highest])
    s.white[highest] = 0
    s.yellow[highest] = 0
    for face in range(6):
        if dice_in(s, face) > 0:
            s.white[groups], s.yellow[groups], s.value[groups] = s.white[face], s.yellow[face], face + 1
            groups += 1
    for quarter in range(groups, GOLD):
        clear_quarter(s, quarter)
    s.white[GOLD], s.yellow[GOLD], s.value[GOLD] = top_white, top_yellow, highest + 1
    return groups + 1


@rule
def clear_quarter(s: Record, quarter: int) -> None:
    s.white[quarter] = 0
    s.yellow[quarter] = 0
    s.value[quarter] = 0


@rule
def begin_turn(f: Record, s: Record) -> None:
    """Ask the player whose turn it is for a quarter, or what is left to ask (C4)."""
    for quarter in range(6):
        if dice_in(s, quarter) > 0:
            s.phase = CHOOSING
            return
    if can_move_steward(f, s, int(s.actor), 1):
        s.phase = COMPENSATING
    else:
        s.phase = BUILDING


@rule
def turns_in_round(s: Record) -> int:
    return max(3, int(s.seats))


@rule
def rounds_in_game(f: Record, s: Record) -> int:
    """C2.2"""
    boxes = int(f.round_boxes)
    if s.seats == 4:
        boxes -= int(f.crossed_boxes_with_four)
    return boxes * int(s.seats)


@rule
def end_turn(f: Record, s: Record) -> None:
    s.turn += 1
    if s.turn == 1:
        remove_yellow(s)
    if s.turn < turns_in_round(s):
        s.actor = (s.first + s.turn) % s.seats
        begin_turn(f, s)
        return
    for quarter in range(6):
        clear_quarter(s, quarter)
    s.rounds += 1
    if s.rounds == rounds_in_game(f, s):
        end_game(s)
    else:
        s.first = (s.first + 1) % s.seats
        begin_round(f, s)


@rule
def remove_yellow(s: Record) -> None:
    """C2.4"""
    for quarter in range(6):
        s.yellow[quarter] = 0
        if s.white[quarter] == 0:
            s.value[quarter] = 0


@rule
def end_game(s: Record) -> None:
    s.over = 1
    s.actor = -1


# what is legal


@rule
def legal(f: Record, s: Record, out: Record) -> int:
    """Fills `out` with the codes the actor may choose from; returns how many."""
    if s.over:
        return 0
    if s.phase == CHOOSING:
        return legal_quarters(f, s, out)
    if s.phase == WALKING:
        return legal_ways(s, out)
    if s.phase == COUNTING:
        return legal_steps(f, s, out)
    if s.phase == STARTING:
        return legal_shops(f, s, out)
    if s.phase == BUILDING:
        return legal_buildings(f, s, out)
    if s.phase == COMPENSATING:
        out[0] = COMPENSATION
        out[1] = DECLINE
        return 2
    n = most_to_buy(f, s) + 1
    for count in range(n):
        out[count] = BUY + count
    return n


@rule
def legal_quarters(f: Record, s: Record, out: Record) -> int:
    n = 0
    for quarter in range(6):
        if dice_in(s, quarter) > 0:
            out[n] = TAKE + quarter
            n += 1
            if can_move_steward(f, s, int(s.actor), int(s.value[quarter])):
                out[n] = STEWARD + quarter
                n += 1
    return n


@rule
def legal_steps(f: Record, s: Record, out: Record) -> int:
    n = 0
    for steps in range(1, int(s.longest) + 1):
        if can_pay_steps(f, s, int(s.actor), steps, int(s.face)):
            out[n] = STEPS + steps - 1
            n += 1
    return n


@rule
def legal_ways(s: Record, out: Record) -> int:
    n = 0
    passed, rest = int(s.passed[s.actor]), int(s.steps) - 1
    for direction in range(4):
        target = int(NEXT[s.place[s.actor], direction])
        if target >= 0 and not (passed >> target) & 1:
            if longest_way(target, passed | (1 << target), rest) >= rest:
                out[n] = GO + direction
                n += 1
    return n


@rule
def legal_shops(f: Record, s: Record, out: Record) -> int:
    n = 0
    for shop in range(f.shops[s.district]):
        if s.ticked[s.actor, s.district, shop] == 0:
            out[n] = SHOP + shop
            n += 1
    out[n] = STOP
    return n + 1


@rule
def legal_buildings(f: Record, s: Record, out: Record) -> int:
    n = 0
    for building in range(4):
        if can_build(f, s, int(s.actor), building):
            out[n] = BUILD + building
            n += 1
    out[n] = DONE
    return n + 1


@rule
def can_build(f: Record, s: Record, seat: int, building: int) -> bool:
    if has_building(s, seat, building):
        return False
    return bool(s.gold[seat] >= f.gold_cost[building] and s.goats[seat] >= f.goat_cost[building])


@rule
def can_build_any(f: Record, s: Record, seat: int) -> bool:
    for building in range(4):
        if can_build(f, s, seat, building):
            return True
    return False


# what a decision does


@rule
def play(f: Record, s: Record, action: int) -> None:
    """Do one legal decision, and everything that follows from it without another decision."""
    s.number += 1
    if action < TAKE:
        roll(f, s, action - BUY)
        return
    if action < STEWARD:
        take_quarter(f, s, action - TAKE)
    elif action < COMPENSATION:
        move_with_quarter(f, s, action - STEWARD)
        return
    elif action == COMPENSATION:
        begin_move(f, s, 1)
        return
    elif action < STEPS:
        s.phase = BUILDING  # declined
    elif action < GO:
        pay_steps(f, s, action - STEPS + 1)
        return
    elif action < SHOP:
        walk(f, s, action - GO)
    elif action < STOP:
        start_shop(f, s, action - SHOP)
    elif action == STOP:
        stop_delivering(s)
    elif action < DONE:
        build(f, s, action - BUILD)
    go_on(f, s, action == DONE)


@rule
def go_on(f: Record, s: Record, done: bool) -> None:
    """Pass turns on until somebody has a choice; a turn at its end asks for buildings only if one can be paid."""
    while not s.over and s.phase == BUILDING and (done or not can_build_any(f, s, int(s.actor))):
        end_turn(f, s)
        done = False


@rule
def take_quarter(f: Record, s: Record, quarter: int) -> None:
    """C5"""
    count, seat = dice_in(s, quarter), int(s.actor)
    clear_quarter(s, quarter)
    if quarter == GOATS:
        gain_goats(f, s, seat, count)
        s.phase = BUILDING
    elif quarter == GOLD:
        gain_gold(f, s, seat, count + (int(f.store_gold) if has_building(s, seat, STORE) else 0))
        s.phase = BUILDING
    else:
        more = int(f.warehouse_symbols) if has_building(s, seat, WAREHOUSE) else 0
        deliver(f, s, quarter - 1, count + more)


@rule
def deliver(f: Record, s: Record, district: int, symbols: int) -> None:
    """Fill a shop that was started; ask for another one while symbols are left (C5.3)."""
    s.district = district
    s.symbols = symbols
    for shop in range(f.shops[district]):
        ticked = int(s.ticked[s.actor, district, shop])
        if 0 < ticked < f.shop_symbols[district, shop]:
            fill_shop(f, s, shop)
    ask_for_shop(f, s)


@rule
def fill_shop(f: Record, s: Record, shop: int) -> None:
    missing = int(f.shop_symbols[s.district, shop]) - int(s.ticked[s.actor, s.district, shop])
    count = min(missing, int(s.symbols))
    s.ticked[s.actor, s.district, shop] += count
    s.symbols -= count
    if s.bonus_owner[s.district] == NOBODY and district_is_complete(f, s):
        s.bonus_owner[s.district] = s.actor  # C5.4


@rule
def district_is_complete(f: Record, s: Record) -> bool:
    for shop in range(f.shops[s.district]):
        if s.ticked[s.actor, s.district, shop] < f.shop_symbols[s.district, shop]:
            return False
    return True


@rule
def ask_for_shop(f: Record, s: Record) -> None:
    if s.symbols > 0:
        for shop in range(f.shops[s.district]):
            if s.ticked[s.actor, s.district, shop] == 0:
                s.phase = STARTING
                return
    stop_delivering(s)


@rule
def start_shop(f: Record, s: Record, shop: int) -> None:
    fill_shop(f, s, shop)
    ask_for_shop(f, s)


@rule
def stop_delivering(s: Record) -> None:
    s.symbols = 0
    s.phase = BUILDING


@rule
def move_with_quarter(f: Record, s: Record, quarter: int) -> None:
    value = int(s.value[quarter])
    clear_quarter(s, quarter)
    begin_move(f, s, value)


@rule
def begin_move(f: Record, s: Record, value: int) -> None:
    s.face = value
    s.longest = most_steps(f, s, int(s.actor), value)
    s.phase = COUNTING


@rule
def pay_steps(f: Record, s: Record, steps: int) -> None:
    s.gold[s.actor] -= step_cost(f, s, int(s.actor), steps, int(s.face))
    s.steps = steps
    s.phase = WALKING


@rule
def walk(f: Record, s: Record, direction: int) -> None:
    seat = int(s.actor)
    target = int(NEXT[s.place[seat], direction])
    s.place[seat] = target
    s.passed[seat] |= 1 << target
    s.way[seat, s.walked[seat]] = target
    s.walked[seat] += 1
    s.steps -= 1
    if s.steps == 0:
        s.circled[seat] |= 1 << target
        take_effect(f, s, target)


@rule
def take_effect(f: Record, s: Record, space: int) -> None:
    """C6.7 to C6.11"""
    seat, effect, amount = int(s.actor), int(f.effect[space]), int(f.amount[space])
    s.phase = BUILDING
    if effect == GOATS:
        gain_goats(f, s, seat, amount)
    elif effect == GOLD:
        gain_gold(f, s, seat, amount)
    elif effect < GOLD:
        deliver(f, s, effect - 1, amount)
    elif effect == DIE:
        s.dice[seat] += 1
    elif effect == ROSETTE:
        s.boxes[seat, s.written[seat]] = market_score(f, s, seat)
        s.written[seat] += 1


@rule
def market_score(f: Record, s: Record, seat: int) -> int:
    """Spaces circled, and one more for each plus among them (C6.11)."""
    score = 0
    for space in range(SPACES):
        if (int(s.circled[seat]) >> space) & 1:
            score += 1
            if f.effect[space] == PLUS:
                score += 1
    return score


@rule
def build(f: Record, s: Record, building: int) -> None:
    s.gold[s.actor] -= f.gold_cost[building]
    s.goats[s.actor] -= f.goat_cost[building]
    s.buildings[s.actor] |= 1 << building
