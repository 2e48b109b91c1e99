"""Corinth for people and clients: what there is to see, what happened, why not. Made from masked records only."""

from __future__ import annotations

from ...engine.game import View
from ...engine.records import Record
from ...engine.words import Message, message
from .actions import LAYOUT
from .market import NEXT, longest_way
from .notation import show_space
from .pieces import (
    BUILDING,
    BUILDINGS,
    BUYING,
    CHOOSING,
    COMPENSATING,
    COUNTING,
    DIRECTIONS,
    DISTRICTS,
    EFFECTS,
    GOLD,
    NOBODY,
    PHASES,
    QUARTERS,
    SPACES,
    STABLE,
    STARTING,
    WALKING,
)


def view(f: Record, s: Record, seat: int) -> View:
    """The table as plain data; everything in Corinth is open (C1.5)."""
    return {
        "seat": seat,
        "round": int(s.rounds) + (0 if s.over and s.winner == NOBODY else 1),
        "rounds": rounds(f, s),
        "first": int(s.first),
        "turn": int(s.turn),
        "harbour": [quarter_view(s, quarter) for quarter in range(6)],
        "face": int(s.face),
        "steps": int(s.steps) if s.phase == WALKING else 0,
        "district": DISTRICTS[s.district] if s.phase == STARTING else "",
        "symbols": int(s.symbols),
        "districts": [district_view(f, s, district) for district in range(4)],
        "market": [effect_word(f, space) for space in range(SPACES)],
        "buildings": [
            {"building": name, "gold": int(f.gold_cost[n]), "goats": int(f.goat_cost[n]), "power": power}
            for n, (name, power) in enumerate(zip(BUILDINGS, powers(f), strict=True))
        ],
        "tracks": {"gold": int(f.gold_symbols), "goats": int(f.goat_symbols)},
        "sheets": [sheet_view(f, s, player) for player in range(s.seats)],
        "winner": int(s.winner),
    }


def powers(f: Record) -> list[int]:
    """How much of what it does each building does (C7.2)."""
    return [int(f.temple_points), int(f.warehouse_symbols), int(f.stable_steps), int(f.store_gold)]


def rounds(f: Record, s: Record) -> int:
    crossed = int(f.crossed_boxes_with_four) if s.seats == 4 else 0
    return (int(f.round_boxes) - crossed) * int(s.seats)


def quarter_view(s: Record, quarter: int) -> View:
    return {
        "quarter": QUARTERS[quarter],
        "value": int(s.value[quarter]),
        "white": int(s.white[quarter]),
        "yellow": int(s.yellow[quarter]),
    }


def district_view(f: Record, s: Record, district: int) -> View:
    shops = [
        {"points": int(f.shop_points[district, n]), "symbols": int(f.shop_symbols[district, n])}
        for n in range(int(f.shops[district]))
    ]
    owner = int(s.bonus_owner[district])
    return {"district": DISTRICTS[district], "shops": shops, "bonus": int(f.bonus[district]), "owner": owner}


def effect_word(f: Record, space: int) -> str:
    name, amount = EFFECTS[f.effect[space]], int(f.amount[space])
    return f"{name} {amount}" if amount else name


def sheet_view(f: Record, s: Record, seat: int) -> View:
    way = [int(space) for space in s.way[seat][: int(s.walked[seat])]]
    return {
        "gold": int(s.gold[seat]),
        "goats": int(s.goats[seat]),
        "gold_circled": int(s.gold_circled[seat]),
        "goats_circled": int(s.goats_circled[seat]),
        "shops": {name: ticks(f, s, seat, d) for d, name in enumerate(DISTRICTS)},
        "bonuses": [name for d, name in enumerate(DISTRICTS) if s.bonus_owner[d] == seat],
        "buildings": [name for n, name in enumerate(BUILDINGS) if int(s.buildings[seat]) >> n & 1],
        "steward": show_space(int(s.place[seat])),
        "way": [show_space(space) for space in way],
        "circled": [show_space(space) for space in way if int(s.circled[seat]) >> space & 1],
        "boxes": [int(n) for n in s.boxes[seat][: int(s.written[seat])]],
        "dice": int(s.dice[seat]),
    }


def ticks(f: Record, s: Record, seat: int, district: int) -> list[int]:
    return [int(n) for n in s.ticked[seat, district][: int(f.shops[district])]]


def seat_message(seat: int) -> Message:
    return message("seat", number=seat + 1)


def quarter_message(quarter: int) -> Message:
    return message(f"quarter-{QUARTERS[quarter]}")


def ask(f: Record, s: Record, seat: int) -> Message:
    """What is asked of the seat to decide."""
    district = message(f"quarter-{DISTRICTS[s.district]}")
    return message(
        f"ask-{PHASES[s.phase]}",
        who=seat_message(int(s.actor)),
        value=int(s.face),
        steps=int(s.steps),
        symbols=int(s.symbols),
        district=district,
    )


# what an action does


def describe(f: Record, s: Record, actor: int, action: int) -> Message:
    """What an action would do, for a list of choices."""
    return action_message("choice", f, s, actor, action)


def action_message(form: str, f: Record, s: Record, actor: int, action: int) -> Message:
    verb, args = LAYOUT.decode(action)
    told = {"who": seat_message(actor)}
    if verb == "buy":
        return message(f"{form}-buy", **told, count=args[0], price=args[0] * int(f.yellow_price))
    if verb in ("take", "steward"):
        value, count = int(s.value[args[0]]), int(s.white[args[0]]) + int(s.yellow[args[0]])
        return message(f"{form}-{verb}", **told, quarter=quarter_message(args[0]), value=value, count=count)
    if verb == "steps":
        steps = args[0] + 1
        return message(f"{form}-steps", **told, steps=steps, price=step_price(f, s, actor, steps))
    if verb == "go":
        target = int(NEXT[int(s.place[actor]), args[0]])
        space = show_space(target) if target >= 0 else "–"
        effect = effect_message(f, target) if target >= 0 else message("effect-edge")
        if target >= 0 and s.steps > 1:  # only passed through: its effect does not count
            return message(f"{form}-go-through", **told, direction=message(f"go-{DIRECTIONS[args[0]]}"), space=space)
        return message(f"{form}-go", **told, direction=message(f"go-{DIRECTIONS[args[0]]}"), space=space, effect=effect)
    if verb == "shop":
        district, shop = int(s.district), args[0]
        points, symbols = int(f.shop_points[district, shop]), int(f.shop_symbols[district, shop])
        return message(
            f"{form}-shop", **told, district=message(f"quarter-{DISTRICTS[district]}"), points=points, symbols=symbols
        )
    if verb == "build":
        gold, goats = int(f.gold_cost[args[0]]), int(f.goat_cost[args[0]])
        return message(
            f"{form}-build", **told, building=message(f"building-{BUILDINGS[args[0]]}"), gold=gold, goats=goats
        )
    return message(f"{form}-{verb}", **told)


def effect_message(f: Record, space: int) -> Message:
    effect, amount = int(f.effect[space]), int(f.amount[space])
    if effect <= GOLD:
        return message("effect-goods", quarter=quarter_message(effect), amount=amount)
    return message(f"effect-{EFFECTS[effect]}")


def step_price(f: Record, s: Record, seat: int, steps: int) -> int:
    """Gold for a number of steps (C6.3)."""
    free = int(f.stable_steps) if int(s.buildings[seat]) >> STABLE & 1 else 0
    return max(0, abs(steps - int(s.face)) - free) * int(f.step_price)


# what happened


def narrate(f: Record, before: Record, actor: int, action: int, after: Record, seat: int) -> list[Message]:
    """The decision, then what followed from it without another one."""
    lines = [action_message("does", f, before, actor, action)]
    lines += gain_lines(f, before, after, actor)
    if after.rounds > before.rounds:
        lines.append(message("round-over", round=int(after.rounds)))
    if rolled(before, after):
        lines.append(roll_line(after))
    if after.winner != NOBODY:
        lines.append(message("instant", who=seat_message(int(after.winner))))
    return lines


def gain_lines(f: Record, before: Record, after: Record, actor: int) -> list[Message]:
    """What the actor's sheet shows more than before."""
    who, lines = seat_message(actor), []
    for name in ("gold", "goats"):
        gained = int(getattr(after, f"{name}_circled")[actor]) - int(getattr(before, f"{name}_circled")[actor])
        if gained:
            lines.append(message("gains", who=who, quarter=message(f"quarter-{name}"), amount=gained))
    for district, name in enumerate(DISTRICTS):
        place = message(f"quarter-{name}")
        symbols = int(after.ticked[actor, district].sum()) - int(before.ticked[actor, district].sum())
        if symbols:
            lines.append(message("delivers", who=who, quarter=place, amount=symbols))
        for shop in range(int(f.shops[district])):
            if (
                before.ticked[actor, district, shop]
                < after.ticked[actor, district, shop]
                == f.shop_symbols[district, shop]
            ):
                lines.append(message("completes", who=who, quarter=place, points=int(f.shop_points[district, shop])))
        if after.bonus_owner[district] != before.bonus_owner[district] and f.bonus[district]:
            lines.append(message("takes-bonus", who=who, quarter=place, points=int(f.bonus[district])))
    if after.dice[actor] > before.dice[actor]:
        lines.append(message("wins-die", who=who))
    if after.written[actor] > before.written[actor]:
        lines.append(message("writes-box", who=who, points=int(after.boxes[actor, int(before.written[actor])])))
    return lines


def rolled(before: Record, after: Record) -> bool:
    """A new roll lies on the harbour: after buying, or at once in a new round in which nothing can be bought."""
    lies_there = after.turn == 0 and (after.phase != BUYING or after.winner != NOBODY)
    return bool(lies_there and (before.phase == BUYING or after.rounds > before.rounds))


def roll_line(s: Record) -> Message:
    groups = [
        message(
            "dice-group",
            quarter=quarter_message(quarter),
            value=int(s.value[quarter]),
            count=int(s.white[quarter]) + int(s.yellow[quarter]),
        )
        for quarter in range(6)
        if s.value[quarter]
    ]
    return message("rolls", who=seat_message(int(s.first)), groups=groups)


# why not


def why_not(f: Record, s: Record, seat: int, action: int) -> Message | None:
    """The first rule an action breaks; None if it is legal."""
    verb, args = LAYOUT.decode(action)
    if verb not in PHASE_VERBS[int(s.phase)]:
        return message(f"why-{PHASES[s.phase]}-first", rule=PHASE_RULES[int(s.phase)])
    if verb == "buy":
        return why_not_buy(f, s, args[0])
    if verb in ("take", "steward") and s.value[args[0]] == 0:
        return message("why-no-dice", quarter=quarter_message(args[0]), rule="C4.1")
    if verb == "steward":
        return why_not_steward(f, s, seat, int(s.value[args[0]]))
    if verb == "steps":
        return why_not_steps(f, s, seat, args[0] + 1)
    if verb == "go":
        return why_not_go(s, seat, args[0])
    if verb == "shop":
        return why_not_shop(f, s, seat, args[0])
    if verb == "build":
        return why_not_build(f, s, seat, args[0])
    return None


PHASE_VERBS = {
    BUYING: ("buy",),
    CHOOSING: ("take", "steward"),
    COMPENSATING: ("compensation", "decline"),
    COUNTING: ("steps",),
    WALKING: ("go",),
    STARTING: ("shop", "stop"),
    BUILDING: ("build", "done"),
}
PHASE_RULES = {
    BUYING: "C3.1", CHOOSING: "C4.1", COMPENSATING: "C4.4", COUNTING: "C6.3", WALKING: "C6.5", STARTING: "C5.3",
    BUILDING: "C7.1",
}  # fmt: skip


def why_not_buy(f: Record, s: Record, count: int) -> Message | None:
    if count and count + int(s.dice[s.first]) > f.yellow_dice:
        return message("why-too-many-dice", most=int(f.yellow_dice), rule="C3.1")
    if count * int(f.yellow_price) > s.gold[s.first]:
        return message("why-no-gold", price=count * int(f.yellow_price), gold=int(s.gold[s.first]), rule="C3.1")
    return None


def why_not_steward(f: Record, s: Record, seat: int, value: int) -> Message | None:
    free = int(f.stable_steps) if int(s.buildings[seat]) >> STABLE & 1 else 0
    fewest = max(1, value - free - int(s.gold[seat]) // int(f.step_price))
    if walkable(s, seat, fewest):
        return None
    return message("why-no-way", steps=fewest, rule="C6.4")


def walkable(s: Record, seat: int, steps: int) -> bool:
    return longest_way(int(s.place[seat]), int(s.passed[seat]), steps) >= steps


def why_not_steps(f: Record, s: Record, seat: int, steps: int) -> Message | None:
    price = step_price(f, s, seat, steps)
    if price > s.gold[seat]:
        return message("why-no-gold", price=price, gold=int(s.gold[seat]), rule="C6.3")
    if steps > s.longest:
        return message("why-no-way", steps=steps, rule="C6.4")
    return None


def why_not_go(s: Record, seat: int, direction: int) -> Message | None:
    target = int(NEXT[int(s.place[seat]), direction])
    if target < 0:
        return message("why-edge", rule="C6.1")
    passed = int(s.passed[seat])
    if passed >> target & 1:
        return message("why-passed", space=show_space(target), rule="C6.2")
    rest = int(s.steps) - 1
    if longest_way(target, passed | 1 << target, rest) < rest:
        return message("why-dead-end", space=show_space(target), steps=rest, rule="C6.5")
    return None


def why_not_shop(f: Record, s: Record, seat: int, shop: int) -> Message | None:
    if shop >= f.shops[s.district]:
        return message("why-no-shop", count=int(f.shops[s.district]), rule="C5.3")
    if s.ticked[seat, s.district, shop] > 0:
        return message("why-shop-started", rule="C5.3")
    return None


def why_not_build(f: Record, s: Record, seat: int, building: int) -> Message | None:
    name = message(f"building-{BUILDINGS[building]}")
    if int(s.buildings[seat]) >> building & 1:
        return message("why-built", building=name, rule="C7.1")
    if s.gold[seat] < f.gold_cost[building] or s.goats[seat] < f.goat_cost[building]:
        gold, goats = int(f.gold_cost[building]), int(f.goat_cost[building])
        return message("why-too-dear", building=name, gold=gold, goats=goats, rule="C7.1")
    return None
