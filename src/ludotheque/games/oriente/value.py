"""A rough value of an Oriente position for a seat, in points: for simple bots, not for rules."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.records import Record
from .actions import ATTACK, CREDIT, ELIMINATE, PRAYER, RECRUIT, RENT, REVOLUTION, SUCCESSION, TRADE, TRANSMUTATION
from .battle import side_of
from .pieces import (
    ANNOUNCING,
    CANCELLING,
    COLUMNS,
    DAIMYO,
    JOINING,
    NINJA,
    NOFU,
    NONE,
    SAMURAI,
    SHOGUN,
    has_disc,
    points_cards,
    shogun_holder,
    worth,
)
from .revolution import is_rebel, is_struck

MEAN = 2.2  # value of an unseen card
DISC = 0.4  # of one that may still be used this season
RANK = 0.6  # of a point of one's inhabitant: it counts at the end and helps until then, but may be lost
NINJA_HOPE = 1.5  # of each Ninja beyond the first


@rule
def value(f: Record, s: Record, seat: int) -> float:
    """What one has, what the announcement that stands would bring, less a part of what the best rival has."""
    if s.ninja_winner != NONE:
        return 100.0 if s.ninja_winner == seat else -100.0
    rival = -1.0e9
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, outlook(f, s, other))
    return outlook(f, s, seat) - (0.7 if s.over else 0.3) * rival


@rule
def outlook(f: Record, s: Record, seat: int) -> float:
    """What somebody has and may expect; of rivals too, or putting off what they will get would look like a gain."""
    return holdings(f, s, seat) + (0.0 if s.over else prospect(f, s, seat))


@rule
def holdings(f: Record, s: Record, seat: int) -> float:
    total, ninjas = 0.0, int(s.cards[seat, NINJA])
    for kind in range(COLUMNS):
        total += float(int(s.cards[seat, kind]) * int(f.value[kind]))
    if s.card[seat] == NINJA:
        ninjas += 1
    if s.over:
        return total + worth(f, int(s.card[seat]))
    if ninjas > 1:
        total += NINJA_HOPE * (ninjas - 1)
    if has_disc(s, seat):
        total += DISC
    return total + RANK * worth(f, int(s.card[seat]))


@rule
def prospect(f: Record, s: Record, seat: int) -> float:
    """What is under way: half of it while somebody may still cancel."""
    if s.phase == ANNOUNCING or s.announcer == NONE:
        return 0.0
    doubt = 0.6 if s.phase == CANCELLING else 1.0
    action, mine, aimed = int(s.announced), s.announcer == seat, s.target == seat
    worth_of_it = reward_worth(f, s) if mine and (s.aside or not s.claimed) else 0.0
    if ATTACK <= action < PRAYER:
        worth_of_it += battle_worth(f, s, seat)
    elif action == REVOLUTION:
        worth_of_it += revolution_worth(f, s, seat)
    elif mine:
        worth_of_it += ability_worth(f, s, action)
    elif aimed:
        worth_of_it -= harm(f, s, seat, action)
    return doubt * worth_of_it


@rule
def reward_worth(f: Record, s: Record) -> float:
    cards = 0
    for layer in range(3):
        cards += int(s.laid[layer])
    return MEAN * cards


@rule
def battle_worth(f: Record, s: Record, seat: int) -> float:
    """Who would win with the support there is; a Samurai counts what it may turn up."""
    strength = 0.0
    for other in range(s.seats):
        side = side_of(s, other)
        if side != NONE and (s.phase != CANCELLING or other in (s.announcer, s.target)):  # allies of an earlier battle
            sign = 1.0 - 2.0 * side
            strength += sign * (worth(f, int(s.card[other])) + (MEAN if s.card[other] == SAMURAI else 0.0))
    attacker, target = int(s.announcer), int(s.target)
    chance = min(1.0, max(0.0, 0.5 + 0.25 * strength - (0.15 if strength <= 0 else 0.0)))
    if s.card[target] == SHOGUN:
        chance = 0.0
    spoils, risk = worth(f, int(s.card[target])), worth(f, int(s.card[attacker]))
    if seat == attacker:
        return chance * spoils - (1.0 - chance) * RANK * risk
    if seat == target:
        return (1.0 - chance) * risk - chance * RANK * spoils
    leader = 0.03 * (holdings(f, s, attacker) - holdings(f, s, target))  # rather against the one who is ahead
    return leader * (0.5 - chance)


@rule
def ability_worth(f: Record, s: Record, action: int) -> float:
    seat = int(s.announcer)
    if action == RENT:
        return MEAN
    if action == SUCCESSION:
        gain = RANK * (worth(f, SHOGUN) - worth(f, DAIMYO))
        return gain - 3.0 if shogun_holder(s) == seat else gain
    if action == TRANSMUTATION:
        return 0.4
    if action == RECRUIT:
        return 0.5
    if CREDIT <= action < TRADE:
        return float(int(s.cards[action - CREDIT, NOFU]) * int(f.value[NOFU]))
    if TRADE <= action < RECRUIT:
        return max(0.3, mean_card(f, s, action - TRADE) - cheapest(f, s, seat))
    if action >= ELIMINATE:
        return float(worth(f, int(s.card[action - ELIMINATE])))
    return 0.0


@rule
def harm(f: Record, s: Record, seat: int, action: int) -> float:
    if CREDIT <= action < TRADE:
        return float(int(s.cards[seat, NOFU]) * int(f.value[NOFU]))
    if TRADE <= action < RECRUIT:
        return 1.0
    if action >= ELIMINATE or action == SUCCESSION:
        return RANK * worth(f, int(s.card[seat]))
    return 0.0


@rule
def mean_card(f: Record, s: Record, seat: int) -> float:
    total, cards = 0, points_cards(s, seat)
    for kind in range(COLUMNS):
        total += int(s.cards[seat, kind]) * int(f.value[kind])
    return total / cards if cards > 0 else 0.0


@rule
def cheapest(f: Record, s: Record, seat: int) -> float:
    least = -1
    for kind in range(COLUMNS):
        if s.cards[seat, kind] > 0 and (least < 0 or f.value[kind] < least):
            least = int(f.value[kind])
    return float(max(0, least))


@rule
def revolution_worth(f: Record, s: Record, seat: int) -> float:
    """Half the points of everybody struck, shared among the rebels so far."""
    strength, rebels, loot = int(s.square), 0, 0.0
    for other in range(s.seats):
        if rebels_in(s, other):
            rebels += 1
    strength += rebels
    for other in range(s.seats):
        if is_struck(f, s, other, strength):
            loot += 0.5 * mean_card(f, s, other) * points_cards(s, other)
    if rebels_in(s, seat):
        pot = loot
        for other in range(s.seats):
            if rebels_in(s, other):
                pot += mean_card(f, s, other) * points_cards(s, other)
        return pot / max(1, rebels) - mean_card(f, s, seat) * points_cards(s, seat)
    if is_struck(f, s, seat, strength + (1 if s.phase == JOINING else 0)):
        return -0.5 * mean_card(f, s, seat) * points_cards(s, seat)
    return 0.0


@rule
def rebels_in(s: Record, seat: int) -> bool:
    """Whether somebody takes part in the Revolution that is announced or under way."""
    return bool(seat == s.announcer if s.phase == CANCELLING else is_rebel(s, seat))
