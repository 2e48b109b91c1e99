"""What a Corinth position is made of for one seat: the numbers that network.py goes by. For bots, not for rules."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.compiled import rule
from ...engine.records import Record
from .market import step_cost
from .pieces import (
    BUILDINGS,
    BUYING,
    CHOOSING,
    COMPENSATING,
    COUNTING,
    DIE,
    DISTRICTS,
    GOATS,
    GOLD,
    NOBODY,
    PLUS,
    QUARTERS,
    ROSETTE,
    SHOPS,
    SPACES,
    STABLE,
    STARTING,
    STORE,
    TEMPLE,
    WALKING,
    WAREHOUSE,
    dice_in,
    has_building,
)
from .rules import market_score, rounds_in_game, turns_in_round

Numbers = NDArray[np.float64]

# "left" is the part of one's turns that is still to come: most things are worth the more, the longer they can be used
MEANS = (
    "one", "left", "left_squared", "gold", "gold_left", "gold_squared_left", "goats", "goats_left",
    "goats_squared_left", "pairs_left", "dice_left", "dice_left_squared", "rolls_left",
    "next_delivery", "next_gold", "next_goats",
)  # fmt: skip
OF_DISTRICT = (
    "started", "started_left", "nearly", "open_points_left", "open_points_left_squared", "open_symbols_left",
    "bonus_near", "bonus_near_left", "bonus_ahead", "bonus_behind",
)  # fmt: skip
OF_BUILDING = ("built", "built_left", "saved_left", "payable_left")
MARKET = (
    "within_reach_left", "rosettes_left", "rosettes_score", "rosettes_score_left", "rosette_score",
    "rosette_score_left", "rosette_near", "rosette_near_left", "pluses_left", "pluses_rosettes_left", "dice_there_left",
    "goods_there_left", "stable_rosettes_left", "gold_rosettes_left", "shut_in_left",
)  # fmt: skip
COMBINED = ("temple_open_left", "no_temple_built_left", "warehouse_open_left", "store_room_left")
# what has been begun in this turn and is not done yet, and what the dice on the harbour are still good for
DOING = (
    "delivering", "delivering_left", "walking", "walking_left", "landing", "next_landing", "next_best",
    "then_delivery", "then_gold", "then_goats",
)  # fmt: skip
SHEET = (
    *(f"{district}_shop_{shop}" for district in DISTRICTS for shop in range(SHOPS)),
    *(f"steward_at_{space}" for space in range(SPACES)),
    *(f"passed_{space}" for space in range(SPACES)),
)
# the dice one may choose from now, and those that are left for a later turn
HARBOUR = tuple(f"{what}_{quarter}" for what in ("dice", "face", "then") for quarter in QUARTERS)
NAMES = (
    *MEANS,
    *(f"{district}_{what}" for district in DISTRICTS for what in OF_DISTRICT),
    *(f"{building}_{what}" for building in BUILDINGS for what in OF_BUILDING),
    *MARKET,
    *COMBINED,
    *DOING,
    *SHEET,
    *HARBOUR,
)
NUMBER = len(NAMES)
NEXT_DELIVERY = MEANS.index("next_delivery")
ON_DISTRICTS = len(MEANS)
ON_BUILDINGS = ON_DISTRICTS + len(DISTRICTS) * len(OF_DISTRICT)
ON_MARKET = ON_BUILDINGS + len(BUILDINGS) * len(OF_BUILDING)
ON_ALL = ON_MARKET + len(MARKET)
ON_DOING = ON_ALL + len(COMBINED)
ON_SHOPS = ON_DOING + len(DOING)
ON_STEWARD = ON_SHOPS + len(DISTRICTS) * SHOPS
ON_PASSED = ON_STEWARD + SPACES
ON_HARBOUR = ON_PASSED + SPACES

NOT_LEFT_EDGE = sum(1 << space for space in range(SPACES) if space % 5 > 0)
NOT_RIGHT_EDGE = sum(1 << space for space in range(SPACES) if space % 5 < 4)
ALL_SPACES = (1 << SPACES) - 1
MOST_STEPS = 8  # of the steward that are looked at
UNPAYABLE = 1000  # gold
FAR = 6  # steps beyond which a rosette is just far


@rule
def describe(f: Record, s: Record, seat: int, x: Numbers) -> None:
    """The numbers of a seat, into `x`, which is all zeros."""
    all_turns = rounds_in_game(f, s) * turns_in_round(s) / int(s.seats)
    left = turns_left(f, s, seat) / all_turns
    describe_means(f, s, seat, left, x)
    open_points = 0.0
    for district in range(len(DISTRICTS)):
        open_points += describe_district(f, s, seat, district, left, x)
    built = describe_buildings(f, s, seat, left, x)
    describe_market(f, s, seat, left, x)
    if has_building(s, seat, TEMPLE):
        x[ON_ALL] = (len(BUILDINGS) - built) * left
    else:
        x[ON_ALL + 1] = built * left
    if has_building(s, seat, WAREHOUSE):
        x[ON_ALL + 2] = open_points * left
    if has_building(s, seat, STORE):
        x[ON_ALL + 3] = (int(f.gold_symbols) - int(s.gold_circled[seat])) * left
    describe_doing(f, s, seat, left, x)
    describe_sheet(f, s, seat, x)
    describe_harbour(s, seat, x)


@rule
def describe_sheet(f: Record, s: Record, seat: int, x: Numbers) -> None:
    """What is ticked in each shop, where the steward stands and has been."""
    for district in range(len(DISTRICTS)):
        for shop in range(f.shops[district]):
            ticked = int(s.ticked[seat, district, shop])
            x[ON_SHOPS + district * SHOPS + shop] = ticked / int(f.shop_symbols[district, shop])
    x[ON_STEWARD + int(s.place[seat])] = 1.0
    for space in range(SPACES):
        x[ON_PASSED + space] = (int(s.passed[seat]) >> space) & 1


@rule
def describe_harbour(s: Record, seat: int, x: Numbers) -> None:
    if s.actor == seat and s.phase == CHOOSING:
        for quarter in range(GOLD + 1):
            x[ON_HARBOUR + quarter] = dice_in(s, quarter)
            x[ON_HARBOUR + len(QUARTERS) + quarter] = int(s.value[quarter])
    elif comes_later(s, seat):
        for quarter in range(GOLD + 1):
            x[ON_HARBOUR + 2 * len(QUARTERS) + quarter] = dice_in(s, quarter)


@rule
def describe_doing(f: Record, s: Record, seat: int, left: float, x: Numbers) -> None:
    """A turn that has begun is worth what it can still bring; so are dice that are left for a later turn."""
    if s.actor != seat:
        if comes_later(s, seat):
            x[ON_DOING + 7] = best_delivery(f, s, seat)
            x[ON_DOING + 8] = dice_in(s, GOLD)
            x[ON_DOING + 9] = dice_in(s, GOATS)
    elif s.phase == STARTING:
        worth = worth_of_symbols(f, s, seat, int(s.district), int(s.symbols))
        x[ON_DOING] = worth
        x[ON_DOING + 1] = worth * left
    elif s.phase == WALKING or s.phase == COUNTING:
        x[ON_DOING + 2] = 1.0
        x[ON_DOING + 3] = left
        faces = 1 << int(s.face) if s.phase == COUNTING else 0
        x[ON_DOING + 4] = best_landing(f, s, seat, faces, left)
    elif s.phase == CHOOSING or s.phase == COMPENSATING:
        faces = 1 << 1 if s.phase == COMPENSATING else 0
        for quarter in range(GOLD + 1):
            if dice_in(s, quarter) > 0:
                faces |= 1 << int(s.value[quarter])
        landing = best_landing(f, s, seat, faces, left)
        x[ON_DOING + 5] = landing
        x[ON_DOING + 6] = max(landing, x[NEXT_DELIVERY])


@rule
def comes_later(s: Record, seat: int) -> bool:
    """Whether a seat has another turn in this round, behind the actor's."""
    for turn in range(int(s.turn) + 1, turns_in_round(s)):
        if (int(s.first) + turn) % int(s.seats) == seat:
            return True
    return False


@rule
def best_landing(f: Record, s: Record, seat: int, faces: int, left: float) -> float:
    """About the most the steward can bring with one of the face values, a bit for each; with none of them, by the
    steps still to walk. Ways may cross themselves here, which is quicker and seldom matters."""
    free, edge, best, score = ALL_SPACES & ~int(s.passed[seat]), 1 << int(s.place[seat]), 0.0, market_score(f, s, seat)
    edges, costs, most = np.zeros(MOST_STEPS + 1, np.int64), np.zeros(MOST_STEPS + 1, np.int64), 0
    for steps in range(1, MOST_STEPS + 1 if faces else int(s.steps) + 1):
        edge = neighbours(edge) & free
        cost = cheapest(f, s, seat, steps, faces)
        if cost <= int(s.gold[seat]) and cost < UNPAYABLE:
            edges[most], costs[most] = edge, cost
            most += 1
    for space in range(SPACES):
        cost = UNPAYABLE
        for n in range(most):
            if (edges[n] >> space) & 1:
                cost = min(cost, int(costs[n]))
        if cost < UNPAYABLE:
            best = max(best, landing_worth(f, s, seat, space, score, left) - cost * worth_of_goods(left))
    return best


@rule
def cheapest(f: Record, s: Record, seat: int, steps: int, faces: int) -> int:
    """Gold for so many steps by one of the face values; on the way only the steps already paid can be walked."""
    if faces == 0:
        return 0 if steps == int(s.steps) else UNPAYABLE
    cost = UNPAYABLE
    for face in range(1, 7):
        if (faces >> face) & 1:
            cost = min(cost, step_cost(f, s, seat, steps, face))
    return cost


@rule
def landing_worth(f: Record, s: Record, seat: int, space: int, score: int, left: float) -> float:
    """In points, roughly."""
    effect, amount = int(f.effect[space]), int(f.amount[space])
    if effect == ROSETTE:
        return score + 1.0
    if effect == DIE:
        return 3.0 * left
    if effect == PLUS:
        return 4.0 * left
    if effect in (GOATS, GOLD):
        return amount * worth_of_goods(left)
    return worth_of_symbols(f, s, seat, effect - 1, amount)


@rule
def worth_of_goods(left: float) -> float:
    """Of a piece of gold or a goat, in points: half a point in the end, before that what it may pay for."""
    return 0.5 + 0.5 * left


@rule
def worth_of_symbols(f: Record, s: Record, seat: int, district: int, symbols: int) -> float:
    """About what so many symbols bring a district, if each brings as much as those that are not ticked on average."""
    points, room = 0.0, 0
    for shop in range(f.shops[district]):
        missing = int(f.shop_symbols[district, shop]) - int(s.ticked[seat, district, shop])
        room += missing
        points += missing * int(f.shop_points[district, shop]) / int(f.shop_symbols[district, shop])
    return min(symbols, room) * points / max(1, room)


@rule
def turns_left(f: Record, s: Record, seat: int) -> int:
    """A seat's turns to come, with one that has begun but in which nothing was chosen yet (C2.2, C2.3)."""
    turns = 1 if s.actor == seat and s.phase in (BUYING, CHOOSING, COMPENSATING) else 0
    for turn in range(int(s.turn) + 1, turns_in_round(s)):
        if (int(s.first) + turn) % int(s.seats) == seat:
            turns += 1
    for later in range(1, rounds_in_game(f, s) - int(s.rounds)):
        turns += 1
        if s.seats == 2 and (int(s.first) + later) % 2 == seat:
            turns += 1
    return turns


@rule
def describe_means(f: Record, s: Record, seat: int, left: float, x: Numbers) -> None:
    gold, goats, dice = int(s.gold[seat]), int(s.goats[seat]), min(int(s.dice[seat]), int(f.yellow_dice))
    x[0] = 1.0
    x[1] = left
    x[2] = left * left
    x[3] = gold
    x[4] = gold * left
    x[5] = gold * gold * left
    x[6] = goats
    x[7] = goats * left
    x[8] = goats * goats * left
    x[9] = min(gold, goats) * left
    x[10] = dice * left
    x[11] = dice * dice * left
    x[12] = (int(f.yellow_dice) - dice) * min(gold, int(f.yellow_dice)) * left
    if s.actor == seat and s.phase == CHOOSING:
        x[NEXT_DELIVERY] = best_delivery(f, s, seat)
        x[14] = dice_in(s, GOLD)
        x[15] = dice_in(s, GOATS)


@rule
def best_delivery(f: Record, s: Record, seat: int) -> float:
    """What the dice lying in the harbour could deliver, in points if every symbol of a district brought as much."""
    best, more = 0.0, int(f.warehouse_symbols) if has_building(s, seat, WAREHOUSE) else 0
    for district in range(len(DISTRICTS)):
        dice = dice_in(s, district + 1)
        if dice > 0:
            points, symbols = 0, 0
            for shop in range(f.shops[district]):
                points += int(f.shop_points[district, shop])
                symbols += int(f.shop_symbols[district, shop])
            room = symbols - symbols_ticked(f, s, seat, district)
            best = max(best, min(dice + more, room) * points / symbols)
    return best


@rule
def symbols_ticked(f: Record, s: Record, seat: int, district: int) -> int:
    ticked = 0
    for shop in range(f.shops[district]):
        ticked += int(s.ticked[seat, district, shop])
    return ticked


@rule
def describe_district(f: Record, s: Record, seat: int, district: int, left: float, x: Numbers) -> float:
    """Returns the points of the shops that are still to be completed."""
    at, ticked, symbols, open_points = ON_DISTRICTS + district * len(OF_DISTRICT), 0, 0, 0.0
    for shop in range(f.shops[district]):
        count, size = int(s.ticked[seat, district, shop]), int(f.shop_symbols[district, shop])
        points = int(f.shop_points[district, shop])
        ticked += count
        symbols += size
        if count < size:
            open_points += points
        if 0 < count < size:
            x[at] = points * count / size
            x[at + 1] = points * count / size * left
            if count + 1 == size:
                x[at + 2] = points
    x[at + 3] = open_points * left
    x[at + 4] = open_points * left * left
    x[at + 5] = (symbols - ticked) * left
    if s.bonus_owner[district] == NOBODY and ticked < symbols:
        near, rival = ticked / symbols, 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, symbols_ticked(f, s, other, district))
        x[at + 6] = int(f.bonus[district]) * near * near
        x[at + 7] = int(f.bonus[district]) * near * left
        if ticked > rival:
            x[at + 8] = int(f.bonus[district]) * (ticked - rival) / symbols
        else:
            x[at + 9] = int(f.bonus[district]) * (rival - ticked) / symbols
    return open_points


@rule
def describe_buildings(f: Record, s: Record, seat: int, left: float, x: Numbers) -> int:
    """Returns how many are built."""
    count = 0
    for building in range(len(BUILDINGS)):
        at, gold, goats = (
            ON_BUILDINGS + building * len(OF_BUILDING),
            int(f.gold_cost[building]),
            int(f.goat_cost[building]),
        )
        if has_building(s, seat, building):
            count += 1
            x[at] = 1.0
            x[at + 1] = left
        else:
            saved = min(int(s.gold[seat]), gold) + min(int(s.goats[seat]), goats)
            x[at + 2] = saved * left / max(1, gold + goats)
            x[at + 3] = left if saved == gold + goats else 0.0
    return count


@rule
def neighbours(spaces: int) -> int:
    """The spaces beside these, a bit for each."""
    beside = (spaces << 5) | (spaces >> 5)
    beside |= ((spaces & NOT_RIGHT_EDGE) << 1) | ((spaces & NOT_LEFT_EDGE) >> 1)
    return beside & ALL_SPACES


@rule
def describe_market(f: Record, s: Record, seat: int, left: float, x: Numbers) -> None:
    """What the steward can still come to, and how much a rosette would bring."""
    free, reached, with_rosette = ALL_SPACES & ~int(s.passed[seat]), 0, 0
    edge, steps, nearest = 1 << int(s.place[seat]), 0, FAR
    count, rosettes, pluses, dice, goods = 0, 0, 0, 0, 0
    for space in range(SPACES):
        if f.effect[space] == ROSETTE:
            with_rosette |= 1 << space
    while True:
        edge = neighbours(edge) & free & ~reached
        if edge == 0:
            break
        steps += 1
        reached |= edge
        if edge & with_rosette:
            nearest = min(nearest, steps)
    for space in range(SPACES):
        if (reached >> space) & 1:
            count += 1
            effect = int(f.effect[space])
            if effect == ROSETTE:
                rosettes += 1
            elif effect == PLUS:
                pluses += 1
            elif effect == DIE:
                dice += 1
            elif effect > GOATS and effect < GOLD:
                goods += 1
    score = market_score(f, s, seat)
    x[ON_MARKET] = count * left
    x[ON_MARKET + 1] = rosettes * left
    x[ON_MARKET + 2] = rosettes * score
    x[ON_MARKET + 3] = rosettes * score * left
    if rosettes > 0:
        x[ON_MARKET + 4] = score
        x[ON_MARKET + 5] = score * left
        x[ON_MARKET + 6] = score * (FAR - nearest)
        x[ON_MARKET + 7] = score * (FAR - nearest) * left
    x[ON_MARKET + 8] = pluses * left
    x[ON_MARKET + 9] = pluses * rosettes * left
    x[ON_MARKET + 10] = dice * left
    x[ON_MARKET + 11] = goods * left
    if has_building(s, seat, STABLE):
        x[ON_MARKET + 12] = rosettes * left
    x[ON_MARKET + 13] = min(int(s.gold[seat]), 4) * rosettes * left
    x[ON_MARKET + 14] = left if count == 0 else 0.0
