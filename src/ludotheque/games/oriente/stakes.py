"""What deals of Oriente are worth to a seat, in points, by what the one who judges knows. For bots, not for rules.

Everything here reads the public talk and a record in which unknown inhabitants are taken for ordinary ones (`guessed`).
"""

from __future__ import annotations

from ...engine.compiled import plain_of
from ...engine.game import Talk
from ...engine.records import UNKNOWN, Record
from . import pieces, rules, value
from .actions import ATTACK, ELIMINATE, PRAYER, TRADE
from .deals import ABOUT_SOMEBODY, ANY, BROKEN, KEPT, Cards, Offer, Promise
from .pieces import (
    AKINDO,
    CANCELLING,
    CARDS,
    INHABITANTS,
    JOINING,
    NINJA,
    NONE,
    SUPPORTING,
)
from .value import DISC, MEAN, NINJA_HOPE

ORDINARY = AKINDO  # an unknown inhabitant is taken for one of these
ENVY = 0.15  # of a point that somebody else gets
WISH = 0.5  # how likely somebody cancels, or names a player, of their own accord if they can
ALLY = 0.3  # and supports a player
LATER = 0.8  # of cards that are promised only
NEWS = 0.3  # what it costs to reveal
READY = 0.3  # of a promise about play while nothing of the kind is under way
HOPELESS = -100.0  # a promise that can only be broken
LIKELY = 0.25  # chance that somebody may cancel, from which on it is worth asking
FAITH, DOUBT = 4, 4  # promises that everybody is taken to have kept, and for how many kept ones a broken one counts
LEAST_TRUST = 0.4  # whose word is worth nothing below it

# in plain Python always: called one at a time, compiled ones would take longer
prospect = plain_of(value.prospect)
reward_worth = plain_of(value.reward_worth)
may_cancel = plain_of(rules.may_cancel)
standing = plain_of(rules.standing)
named_by = plain_of(rules.named_by)
disc_of = plain_of(pieces.has_disc)
shown = plain_of(pieces.is_revealed)
count_cards = plain_of(pieces.points_cards)
column_of = plain_of(pieces.column_of)


def guessed(s: Record) -> Record:
    """A copy to think on; supporters of an earlier battle are none of this one."""
    g = s.copy()
    g.card[g.card == UNKNOWN] = ORDINARY
    if g.phase not in (SUPPORTING, JOINING):
        g.allies[:] = 0
    return g


def trust(talk: Talk, seat: int) -> float:
    """How far somebody's word counts, by what became of their promises in this game."""
    statuses = [promise["status"] for promise in talk["promises"] if promise["by"] == seat]
    kept, broken = statuses.count(KEPT), statuses.count(BROKEN)
    likely = (FAITH + kept) / (FAITH + 1 + kept + DOUBT * broken)
    return likely if likely >= LEAST_TRUST else 0.0


# cards


def card_value(f: Record, name: str) -> float:
    return float(f.value[column_of(CARDS.index(name))])


def cards_worth(f: Record, g: Record, seat: int, gets: Cards, gives: Cards) -> float:
    """Points, and for who collects Ninjas the hope of having all of them."""
    total = points_of(f, gets) - points_of(f, gives)
    if "ninja" in gets or "ninja" in gives:
        before = int(g.cards[seat, NINJA]) + int(g.card[seat] == NINJA)
        after = before + gets.get("ninja", 0) - gives.get("ninja", 0)
        total += NINJA_HOPE * (max(1, after) - max(1, before))
    return total


def points_of(f: Record, cards: Cards) -> float:
    return sum(count * (MEAN if name == ANY else card_value(f, name)) for name, count in cards.items())


def ends_by_ninjas(f: Record, g: Record, seat: int, cards: Cards) -> bool:
    """Whether somebody who gets these would have all Ninjas, or all but one that might be hidden (O9.1)."""
    mine = int(g.cards[seat, NINJA]) + int(g.card[seat] == NINJA) + cards.get("ninja", 0)
    return bool(cards.get("ninja", 0) and mine >= int(f.count[NINJA]) - (0 if shown(g, seat) else 1))


# the announcement that stands, and what promises change about it


def stake(f: Record, g: Record, seat: int) -> float:
    """What the announcement that stands means to a seat: its own part, and a little of what others get."""
    concerned = {int(g.announcer), int(g.target)} - {seat, NONE}
    return float(prospect(f, g, seat)) - ENVY * sum(float(prospect(f, g, other)) for other in concerned)


def imagined(g: Record, by: int, action: int) -> Record:
    """The same table once somebody has announced this."""
    h = g.copy()
    h.phase, h.announcer, h.announced = CANCELLING, by, action
    h.target = named_by(h, by, action)
    h.allies[:] = 0
    return h


def chance_to_cancel(f: Record, s: Record, seat: int) -> float:
    """Whether somebody may cancel the announcement that stands: for a hidden one, by the cards of the box (O4.1)."""
    place = (seat - int(s.announcer)) % int(s.seats)
    if s.phase != CANCELLING or not disc_of(s, seat) or seat == s.target or place < max(1, int(s.asked)):
        return 0.0
    if s.card[seat] != UNKNOWN:
        return float(may_cancel(f, s, seat))
    least = standing(f, s) + (0 if count_cards(s, seat) < count_cards(s, int(s.announcer)) else 1)
    counts, values = f.count[:INHABITANTS], f.value[:INHABITANTS]
    return float(counts[values >= least].sum() / counts.sum())


def effect(f: Record, s: Record, g: Record, seat: int, by: int, promise: Promise) -> float:
    """What it means to a seat that somebody keeps a promise about play, compared with their doing as they like.

    To the promiser (`seat == by`) it is what they give up by it.
    """
    kind, whom = promise["promise"], promise.get("whom", NONE)
    if kind not in ABOUT_SOMEBODY or not disc_of(g, by):
        return 0.0
    if kind in ("cancel", "not-cancel"):
        if s.phase == CANCELLING and s.announcer == whom:
            return privilege_effect(f, s, g, seat, by, kind)
        return ready_effect(seat, by, whom if kind == "not-cancel" else NONE)
    if kind == "support":
        return support_effect(f, g, seat, by, whom)
    return naming_effect(f, g, seat, by, whom, kind)


def ready_effect(seat: int, by: int, friend: int) -> float:
    """Nothing of the kind is under way; it may come before the season ends."""
    if seat == by:
        return -READY
    return READY if seat == friend else 0.0


def privilege_effect(f: Record, s: Record, g: Record, seat: int, by: int, kind: str) -> float:
    chance, dropped = chance_to_cancel(f, s, by), -stake(f, g, seat)
    if seat != by:
        return chance * dropped * ((1.0 - WISH) if kind == "cancel" else -WISH)
    if kind == "cancel":
        return HOPELESS if chance < LIKELY else min(0.0, dropped + own_announcement(f, g) - DISC)
    return -chance * max(0.0, dropped + own_announcement(f, g) - DISC)


def own_announcement(f: Record, g: Record) -> float:
    """What it brings to be the announcer instead: an action, and the reward if that is still to be had."""
    return DISC if g.claimed else DISC + WISH * float(reward_worth(f, g))


def support_effect(f: Record, g: Record, seat: int, by: int, whom: int) -> float:
    fight = g.phase in (CANCELLING, SUPPORTING) and ATTACK <= g.announced < PRAYER
    if not fight or whom not in (g.announcer, g.target) or by in (g.announcer, g.target):
        return ready_effect(seat, by, whom)
    helped = g.copy()
    helped.allies[0 if whom == g.announcer else 1] |= 1 << by
    change = stake(f, helped, seat) - stake(f, g, seat)
    if seat != by:
        return (1.0 - ALLY) * change
    return min(0.0, change - DISC - (0.0 if shown(g, by) else NEWS))


def naming_effect(f: Record, g: Record, seat: int, by: int, whom: int, kind: str) -> float:
    """Of a promise to attack somebody, or to name them in no announcement."""
    action = ATTACK + whom if kind == "attack" else naming(g, by, whom)
    named = stake(f, imagined(g, by, action), seat)
    if kind == "attack":
        return min(0.0, named - DISC) if seat == by else WISH * named
    return -WISH * max(0.0, named - DISC) if seat == by else -named / (int(g.seats) - 1)


def naming(g: Record, by: int, whom: int) -> int:
    """What somebody would do to another, by what is known of them."""
    if g.card[by] == NINJA:
        return ELIMINATE + whom
    if g.card[by] == AKINDO and shown(g, by) and count_cards(g, whom):
        return TRADE + whom
    return ATTACK + whom


# whole offers


def words_worth(f: Record, s: Record, g: Record, talk: Talk, seat: int, offer: Offer, temptation: float) -> float:
    """What the promises of an offer are worth to one of its sides: the other's as far as they are trusted, one's own as
    far as they will be kept."""
    mine, theirs = ("promise", "ask") if offer["by"] == seat else ("ask", "promise")
    partner = offer["to"] if offer["by"] == seat else offer["by"]
    gains = [promise_worth(f, s, g, seat, partner, promise) for promise in offer[theirs]]
    costs = [promise_worth(f, s, g, seat, seat, promise) for promise in offer[mine]]
    faith = trust(talk, partner) if gains else 0.0
    return faith * sum(gains) + sum(max(cost, -temptation) for cost in costs)


def promise_worth(f: Record, s: Record, g: Record, seat: int, by: int, promise: Promise) -> float:
    """What a promise means to a seat if it is kept, by itself or by the other one of a deal."""
    if promise["promise"] != "give":
        return effect(f, s, g, seat, by, promise)
    cards: Cards = promise["cards"]
    return LATER * (cards_worth(f, g, seat, {}, cards) if seat == by else cards_worth(f, g, seat, cards, {}))


def exchange_worth(f: Record, g: Record, seat: int, other: int, gets: Cards, gives: Cards) -> float:
    """What cards that change hands now are worth to a seat."""
    if ends_by_ninjas(f, g, other, gives):
        return HOPELESS
    return cards_worth(f, g, seat, gets, gives) - ENVY * cards_worth(f, g, other, gives, gets)


def offer_worth(f: Record, s: Record, g: Record, talk: Talk, seat: int, offer: Offer, temptation: float) -> float:
    """What an offer is worth to the one who made it or the one who got it."""
    by, to = offer["by"], offer["to"]
    gets, gives, other = (offer["get"], offer["give"], to) if seat == by else (offer["give"], offer["get"], by)
    return exchange_worth(f, g, seat, other, gets, gives) + words_worth(f, s, g, talk, seat, offer, temptation)
