"""What deals of Oriente are worth to a seat, in points, by what the one who judges knows. For bots, not for rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from types import SimpleNamespace
from typing import Self

from ...engine.compiled import plain_of
from ...engine.game import Talk
from ...engine.records import UNKNOWN, Record
from . import pieces, rules, value
from .actions import ATTACK, ELIMINATE, PRAYER, TRADE
from .deals import ABOUT_SOMEBODY, ANY, BROKEN, COLUMN, KEPT, OPEN, Cards, Offer, Promise
from .pieces import AKINDO, CANCELLING, INHABITANTS, JOINING, NINJA, NONE, SUPPORTING
from .value import DISC, MEAN, NINJA_HOPE

ORDINARY = AKINDO  # an unknown inhabitant is taken for one of these
ENVY = 0.15  # of a point that somebody else gets
WISH = 0.5  # how likely somebody harms a player of their own accord if they can
ALLY = 0.3  # and helps one
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
has_disc = plain_of(pieces.has_disc)
is_revealed = plain_of(pieces.is_revealed)
points_cards = plain_of(pieces.points_cards)


NUMBERS = (
    "number", "seats", "actor", "phase", "over", "announced", "discs", "revealed", "announcer", "target", "asked",
    "claimed", "aside", "square",
)  # fmt: skip


class Sight:
    """A table as somebody sees it: facts and state with Python's own numbers, unknown inhabitants taken for ordinary
    ones, and who these are. What was worked out once is kept, so nothing of it is to be changed."""

    def __init__(self, f: Record, g: Record, hidden: Sequence[bool]) -> None:
        self.f, self.g, self.hidden = f, g, hidden
        self._prospects: dict[int, float] = {}
        self._helped: dict[tuple[int, int], Sight] = {}

    @classmethod
    def of(cls, f: Record, s: Record) -> Self:
        """From what a seat knows."""
        cards = s.card.tolist()
        g = SimpleNamespace(**{name: int(s[name]) for name in NUMBERS})
        g.card = [ORDINARY if card == UNKNOWN else card for card in cards]
        g.allies = s.allies.tolist() if g.phase in (SUPPORTING, JOINING) else [0, 0]  # not those of an earlier battle
        g.cards, g.laid = s.cards, s.laid.tolist()
        facts = SimpleNamespace(value=f.value.tolist(), count=f.count.tolist())
        return cls(facts, g, [card == UNKNOWN for card in cards])

    @property
    def phase(self) -> int:
        return int(self.g.phase)

    @property
    def seats(self) -> int:
        return int(self.g.seats)

    @property
    def announcer(self) -> int:
        return int(self.g.announcer)

    @property
    def target(self) -> int:
        return int(self.g.target)

    @property
    def is_fight(self) -> bool:
        """Whether a battle is announced or under way."""
        return self.phase in (CANCELLING, SUPPORTING) and ATTACK <= self.g.announced < PRAYER

    def announcing(self, by: int, action: int) -> Sight:
        """The same table once somebody has announced this."""
        h = copy(self.g)
        h.phase, h.announcer, h.announced, h.allies = CANCELLING, by, action, [0, 0]
        h.target = named_by(h, by, action)
        return Sight(self.f, h, self.hidden)

    def helped(self, by: int, whom: int) -> Sight:
        """The same battle once somebody supports one of its sides."""
        if (by, whom) not in self._helped:
            h, side = copy(self.g), 0 if whom == self.announcer else 1
            h.allies = list(h.allies)
            h.allies[side] |= 1 << by
            self._helped[by, whom] = Sight(self.f, h, self.hidden)
        return self._helped[by, whom]

    def stake(self, seat: int) -> float:
        """What the announcement that stands means to a seat: its own part, and a little of what others get."""
        sides = {self.announcer, self.target} - {NONE}
        own = self._prospect(seat) if seat in sides or not self.is_fight else 0.0
        return own - ENVY * sum(self._prospect(other) for other in sides if other != seat)

    def _prospect(self, seat: int) -> float:
        if seat not in self._prospects:
            self._prospects[seat] = float(prospect(self.f, self.g, seat))
        return self._prospects[seat]


def trust(talk: Talk, seat: int) -> float:
    """How far somebody's word counts, by what became of their promises in this game."""
    statuses = [promise["status"] for promise in talk["promises"] if promise["by"] == seat]
    kept, broken = statuses.count(KEPT), statuses.count(BROKEN)
    likely = (FAITH + kept) / (FAITH + 1 + kept + DOUBT * broken)
    return likely if likely >= LEAST_TRUST else 0.0


# cards


def cards_worth(sight: Sight, seat: int, gets: Cards, gives: Cards) -> float:
    """Points, and for who collects Ninjas the hope of having all of them."""
    total = points_of(sight, gets) - points_of(sight, gives)
    if "ninja" in gets or "ninja" in gives:
        before = ninjas_of(sight, seat)
        after = before + gets.get("ninja", 0) - gives.get("ninja", 0)
        total += NINJA_HOPE * (max(1, after) - max(1, before))
    return total


def points_of(sight: Sight, cards: Cards) -> float:
    return sum(count * card_value(sight, name) for name, count in cards.items())


def card_value(sight: Sight, name: str) -> float:
    return MEAN if name == ANY else float(sight.f.value[COLUMN[name]])


def ninjas_of(sight: Sight, seat: int) -> int:
    return int(sight.g.cards[seat, NINJA]) + int(sight.g.card[seat] == NINJA)


def ends_by_ninjas(sight: Sight, seat: int, cards: Cards) -> bool:
    """Whether somebody who gets these would have all Ninjas, one of them hidden perhaps (O9.1)."""
    if "ninja" not in cards:
        return False
    return ninjas_of(sight, seat) + cards["ninja"] + int(sight.hidden[seat]) >= int(sight.f.count[NINJA])


# what promises about play change


def chance_to_cancel(sight: Sight, seat: int) -> float:
    """Whether somebody may cancel the announcement that stands: for a hidden one, by the cards of the box (O4.1)."""
    f, g, place = sight.f, sight.g, (seat - sight.announcer) % sight.seats
    if sight.phase != CANCELLING or not has_disc(g, seat) or seat == sight.target or place < max(1, int(g.asked)):
        return 0.0
    if not sight.hidden[seat]:
        return float(may_cancel(f, g, seat))
    least = standing(f, g) + int(points_cards(g, seat) >= points_cards(g, sight.announcer))
    able = sum(f.count[kind] for kind in range(INHABITANTS) if f.value[kind] >= least)
    return float(able / sum(f.count[:INHABITANTS]))


def effect(sight: Sight, seat: int, by: int, promise: Promise) -> float:
    """What it means to a seat that somebody keeps a promise about play, compared with their doing as they like.

    To the promiser (`seat == by`) it is what they give up by it.
    """
    kind, whom = promise["promise"], promise.get("whom", NONE)
    if kind not in ABOUT_SOMEBODY or not has_disc(sight.g, by):
        return 0.0
    if kind in ("cancel", "not-cancel"):
        if sight.phase == CANCELLING and sight.announcer == whom:
            return privilege_effect(sight, seat, by, kind)
        return ready_effect(seat, by, whom if kind == "not-cancel" else NONE)
    if kind == "support":
        return support_effect(sight, seat, by, whom)
    return naming_effect(sight, seat, by, whom, kind)


def ready_effect(seat: int, by: int, friend: int) -> float:
    """Nothing of the kind is under way; it may come before the season ends."""
    if seat == by:
        return -READY
    return READY if seat == friend else 0.0


def privilege_effect(sight: Sight, seat: int, by: int, kind: str) -> float:
    chance = chance_to_cancel(sight, by)
    if kind == "cancel" and seat == by and (chance < LIKELY or is_only_equal(sight, by)):
        return HOPELESS
    if chance == 0.0:
        return 0.0
    dropped = -sight.stake(seat)
    if seat != by:
        return chance * dropped * ((1.0 - ALLY) if kind == "cancel" else -WISH)
    gain = dropped + own_announcement(sight) - DISC
    return min(0.0, gain) if kind == "cancel" else -chance * max(0.0, gain)


def is_only_equal(sight: Sight, seat: int) -> bool:
    """Whether somebody may cancel only while they have fewer cards, and not after being paid (O4.1)."""
    return not sight.hidden[seat] and bool(sight.f.value[sight.g.card[seat]] <= standing(sight.f, sight.g))


def own_announcement(sight: Sight) -> float:
    """What it brings to be the announcer instead: an action, and the reward if that is still to be had."""
    return DISC if sight.g.claimed else DISC + WISH * float(reward_worth(sight.f, sight.g))


def support_effect(sight: Sight, seat: int, by: int, whom: int) -> float:
    sides = (sight.announcer, sight.target)
    if not sight.is_fight or whom not in sides or by in sides:
        return ready_effect(seat, by, whom)
    change = sight.helped(by, whom).stake(seat) - sight.stake(seat)
    if seat != by:
        return (1.0 - ALLY) * change
    return min(0.0, change - DISC - (0.0 if is_revealed(sight.g, by) else NEWS))


def naming_effect(sight: Sight, seat: int, by: int, whom: int, kind: str) -> float:
    """Of a promise to attack somebody, or to name them in no announcement."""
    action = ATTACK + whom if kind == "attack" else naming(sight, by, whom)
    named = sight.announcing(by, action).stake(seat)
    if kind == "attack":
        return min(0.0, named - DISC) if seat == by else WISH * named
    return -WISH * max(0.0, named - DISC) if seat == by else -named / (sight.seats - 1)


def naming(sight: Sight, by: int, whom: int) -> int:
    """What somebody would do to another, by what is known of them."""
    kind = NONE if sight.hidden[by] else int(sight.g.card[by])
    if kind == NINJA:
        return ELIMINATE + whom
    if kind == AKINDO and points_cards(sight.g, whom):
        return TRADE + whom
    return ATTACK + whom


def contradicts(sight: Sight, talk: Talk, by: int, promise: Promise, along: Sequence[Promise]) -> bool:
    """Whether somebody's word is out already, or given along with it, for something that cannot be done as well."""
    out = [said for said in talk["promises"] if said["by"] == by and said["status"] == OPEN]
    return any(cannot_both(sight, said, promise) for said in (*out, *along))


def cannot_both(sight: Sight, one: Promise, other: Promise) -> bool:
    kinds, whom = {one["promise"], other["promise"]}, {one.get("whom"), other.get("whom")}
    if kinds == {"support"}:
        return sight.is_fight and whom == {sight.announcer, sight.target}
    if kinds == {"attack"}:
        return len(whom) == 2
    return kinds in ({"cancel", "not-cancel"}, {"attack", "spare"}) and len(whom) == 1


# whole offers


Price = Callable[[Promise], float | None]  # what a promise of one's own means to oneself, where that is known better


def unpriced(promise: Promise) -> float | None:
    return None


def words_worth(sight: Sight, talk: Talk, seat: int, offer: Offer, temptation: float, price: Price = unpriced) -> float:
    """What the promises of an offer are worth to one of its sides: the other's as far as they are trusted, one's own as
    far as they will be kept."""
    mine, theirs = ("promise", "ask") if offer["by"] == seat else ("ask", "promise")
    partner = offer["to"] if offer["by"] == seat else offer["by"]
    gains = [promise_worth(sight, talk, seat, partner, promise, offer[theirs]) for promise in offer[theirs]]
    costs = [own_worth(sight, talk, seat, promise, offer[mine], price) for promise in offer[mine]]
    faith = trust(talk, partner) if gains else 0.0
    return faith * sum(gains) + sum(max(cost, -temptation) for cost in costs)


def own_worth(sight: Sight, talk: Talk, seat: int, promise: Promise, along: Sequence[Promise], price: Price) -> float:
    rough = promise_worth(sight, talk, seat, seat, promise, along)
    if rough <= HOPELESS:
        return rough
    better = price(promise)
    return rough if better is None else better


def promise_worth(sight: Sight, talk: Talk, seat: int, by: int, promise: Promise, along: Sequence[Promise]) -> float:
    """What a promise means to a seat if it is kept, by itself or by the other one of a deal."""
    if promise["promise"] == "give":
        cards: Cards = promise["cards"]
        return LATER * (cards_worth(sight, seat, {}, cards) if seat == by else cards_worth(sight, seat, cards, {}))
    if contradicts(sight, talk, by, promise, along):
        return HOPELESS if seat == by else 0.0
    return effect(sight, seat, by, promise)


def exchange_worth(sight: Sight, seat: int, other: int, gets: Cards, gives: Cards) -> float:
    """What cards that change hands now are worth to a seat."""
    if ends_by_ninjas(sight, other, gives):
        return HOPELESS
    return cards_worth(sight, seat, gets, gives) - ENVY * cards_worth(sight, other, gives, gets)


def offer_worth(sight: Sight, talk: Talk, seat: int, offer: Offer, temptation: float, price: Price = unpriced) -> float:
    """What an offer is worth to the one who made it or the one who got it."""
    by, to = offer["by"], offer["to"]
    gets, gives, other = (offer["get"], offer["give"], to) if seat == by else (offer["give"], offer["get"], by)
    return exchange_worth(sight, seat, other, gets, gives) + words_worth(sight, talk, seat, offer, temptation, price)
