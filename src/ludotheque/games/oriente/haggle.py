"""What bots say in Oriente: they answer offers, make some, pay debts, and keep their word as their character is.

An offer is about the decision that is pending: whoever has something at stake in it turns to the one who is to decide,
or that one to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from ...engine.game import Character, Forgone, Payload, Talk
from ...engine.records import Record
from .actions import REVOLUTION
from .deals import (
    ABOUT_SOMEBODY,
    ANY,
    BROKEN,
    KEPT,
    OPEN,
    PROMISES,
    SIDES,
    TALKING,
    Cards,
    Offer,
    Promise,
    after_own_decision,
    between,
    find_debt,
    has_cards,
    held,
)
from .pieces import ANNOUNCING, CANCELLING, CARDS, NINJA, SUPPORTING
from .stakes import (
    Price,
    Sight,
    card_value,
    cards_worth,
    effect,
    exchange_worth,
    is_revealed,
    may_cancel,
    offer_worth,
    unpriced,
    words_worth,
)
from .value import RANK

THREAT = 1.0  # points to lose with one's inhabitant, from which on one asks to be spared
SOMEBODY = Character("somebody", float("inf"), 0.0, 0.0)  # what others are taken for
NOTHING: Cards = MappingProxyType({})


class Deal(NamedTuple):
    """An offer that wants a price: what is to be promised, and the cards that are named already."""

    partner: int
    promise: Sequence[Promise]
    ask: Sequence[Promise]
    give: Cards = NOTHING
    get: Cards = NOTHING
    is_counter: bool = False  # which is to bring more than was offered


# answering


def answer(
    f: Record, s: Record, talk: Talk, seat: int, character: Character, forgone: Forgone | None = None
) -> Payload | None:
    """Pay debts that are not too dear, take back what was about an earlier decision, accept what is worth it."""
    if s.phase not in TALKING:
        return None
    for debt in talk["promises"]:
        if find_debt(talk, seat, debt["number"]):
            sight = Sight.of(f, s)
            cards = payment(sight, seat, debt["left"])
            if cards and cards_worth(sight, seat, {}, cards) >= -character.temptation:
                return {"settle": debt["number"], "cards": cards}
    for offer in talk["offers"]:
        if offer["by"] == seat and offer["number"] != s.number:
            return {"withdraw": offer["to"]}
        if offer["to"] == seat:
            price = partial(searched_price, s, seat, forgone) if forgone and s.actor == seat else unpriced
            accepted = is_worth_it(Sight.of(f, s), talk, seat, offer, character, price)
            return {"accept" if accepted else "decline": offer["by"]}
    return None


def is_worth_it(
    sight: Sight, talk: Talk, seat: int, offer: Offer, character: Character, price: Price = unpriced
) -> bool:
    if not has_cards(sight.g, offer["by"], offer["give"]) or not has_cards(sight.g, offer["to"], offer["get"]):
        return False
    return offer_worth(sight, talk, seat, offer, character.temptation, price) >= character.least


def searched_price(s: Record, seat: int, forgone: Forgone, promise: Promise) -> float | None:
    """What it means to the one to decide to keep a promise about this decision, by what a search has found."""
    if not is_due(s, promise):
        return None
    meant = {**promise, "by": seat, "asked": False}
    return -forgone(lambda codes: keepers(s, [meant], codes))


def is_due(s: Record, promise: Promise) -> bool:
    """Whether a promise is about the pending decision."""
    kind, whom = promise["promise"], promise.get("whom")
    if kind == "support":
        return bool(s.phase == SUPPORTING and whom in (s.announcer, s.target))
    if kind in ("cancel", "not-cancel"):
        return bool(s.phase == CANCELLING and whom == s.announcer)
    return kind in ABOUT_SOMEBODY and bool(s.phase == ANNOUNCING)


def payment(sight: Sight, seat: int, left: Cards) -> dict[str, int]:
    """What a debtor can hand over now: the cards named, and the cheapest for any."""
    mine = held(sight.g, seat)
    paid = {name: min(count, mine.get(name, 0)) for name, count in left.items() if name != ANY}
    free = left.get(ANY, 0)
    for name in by_points(sight, seat):
        more = min(free, mine[name] - paid.get(name, 0))
        paid[name] = paid.get(name, 0) + more
        free -= more
    return {name: count for name, count in paid.items() if count}


def by_points(sight: Sight, seat: int) -> list[str]:
    """Somebody's points cards, each kind once, the cheapest first."""
    return sorted(held(sight.g, seat), key=lambda name: card_value(sight, name))


# proposing


def propose(f: Record, s: Record, talk: Talk, seat: int, character: Character) -> Payload | None:
    """The first deal that is worth it and that the other may well accept."""
    if s.phase not in TALKING:
        return None
    deals = [deal for deal in deals_in_view(f, s, talk, seat, character) if is_new(s, talk, seat, deal)]
    if not deals:
        return None  # as nearly always: the rest takes longer
    sight = Sight.of(f, s)
    offers = (priced(sight, talk, seat, deal, character) for deal in deals)
    return next(({"offer": offer} for offer in offers if offer is not None), None)


def deals_in_view(f: Record, s: Record, talk: Talk, seat: int, character: Character) -> Iterator[Deal]:
    yield from counters(s, talk, seat)
    phase, actor = int(s.phase), int(s.actor)
    if phase == ANNOUNCING:
        if seat != actor and is_threat(f, s, actor, seat):
            yield Deal(actor, [about("spare", actor)], [about("spare", seat)])
    elif phase == CANCELLING:
        yield from about_privilege(f, s, seat, character)
    elif phase == SUPPORTING and seat in (s.announcer, s.target):
        yield Deal(actor, [], [about("support", seat)])


def is_threat(f: Record, s: Record, actor: int, seat: int) -> bool:
    """Whether everybody sees that somebody could take an inhabitant worth having from a seat."""
    if not is_revealed(s, actor):
        return False
    theirs, mine = int(s.card[actor]), int(f.value[s.card[seat]])
    return RANK * mine > THREAT and (theirs == NINJA or int(f.value[theirs]) > mine)


def about_privilege(f: Record, s: Record, seat: int, character: Character) -> Iterator[Deal]:
    """The announcer pays for silence, who suffers pays for a veto, who may cancel (or bluffs) sells silence."""
    actor, announcer = int(s.actor), int(s.announcer)
    if seat == announcer:
        yield Deal(actor, [], [about("not-cancel", seat)])
    elif seat == actor:
        bluffs = character.temptation < SOMEBODY.temptation and not is_revealed(s, seat)
        if bluffs or may_cancel(f, s, seat):
            yield Deal(announcer, [about("not-cancel", announcer)], [])
    elif seat == s.target or s.announced == REVOLUTION:
        yield Deal(actor, [], [about("cancel", announcer)])


def counters(s: Record, talk: Talk, seat: int) -> Iterator[Deal]:
    """What was declined just now, for a better price."""
    for offer in talk["past"]:
        if offer["to"] == seat and offer["end"] == "decline" and offer["number"] == s.number:
            yield Deal(offer["by"], offer["ask"], offer["promise"], offer["get"], offer["give"], is_counter=True)


def about(kind: str, whom: int) -> Promise:
    return {"promise": kind, "whom": whom}


def is_new(s: Record, talk: Talk, seat: int, deal: Deal) -> bool:
    """Whether it has not been said: one offer for each decision and partner, none twice in a season, none for what is
    promised already."""
    if between(talk, seat, deal.partner):
        return False
    for offer in talk["past"]:
        if (offer["by"], offer["to"]) == (seat, deal.partner):
            if offer["number"] == s.number or (offer["promise"], offer["ask"]) == (deal.promise, deal.ask):
                return False
    given = [(deal.partner, promise) for promise in deal.ask] + [(seat, promise) for promise in deal.promise]
    return not any(is_promised(talk, by, promise) for by, promise in given)


def is_promised(talk: Talk, by: int, promise: Promise) -> bool:
    """Whether somebody's word on this is out, whoever has it."""
    return any(
        said["by"] == by and said["status"] == OPEN and promise.items() <= said.items() for said in talk["promises"]
    )


def priced(sight: Sight, talk: Talk, seat: int, deal: Deal, character: Character) -> Offer | None:
    """The deal at the best price that leaves the other enough, as far as the seat can tell; None if there is none."""
    said = {"by": seat, "to": deal.partner, "promise": list(deal.promise), "ask": list(deal.ask)}
    mine = words_worth(sight, talk, seat, said, character.temptation)
    pays = deal.ask and not deal.is_counter
    if pays and mine < character.least + (0.0 if deal.promise else cheapest(sight, seat)):
        return None  # most are not worth even the cheapest card
    theirs = words_worth(sight, talk, deal.partner, said, SOMEBODY.temptation)
    for give, get in prices(sight, seat, deal):
        if theirs + exchange_worth(sight, deal.partner, seat, give, get) >= character.leaves:
            worth_it = mine + exchange_worth(sight, seat, deal.partner, get, give) >= character.least
            del said["by"]
            return {**said, "give": dict(give), "get": dict(get)} if worth_it else None
    return None


def cheapest(sight: Sight, seat: int) -> float:
    """What it costs at least to pay with a card."""
    return min((card_value(sight, name) for name in held(sight.g, seat)), default=float("inf"))


def prices(sight: Sight, seat: int, deal: Deal) -> Iterator[tuple[Cards, Cards]]:
    """What could be paid with one card more, the dearest for the other first; both sides bring something (O12.2)."""
    mine, theirs = held(sight.g, seat), held(sight.g, deal.partner)
    if deal.promise or deal.give:
        for name in reversed(by_points(sight, deal.partner)):
            if deal.get.get(name, 0) < theirs[name]:
                yield deal.give, plus(deal.get, name)
    if deal.is_counter:
        return
    if (deal.promise or deal.give) and (deal.ask or deal.get):
        yield deal.give, deal.get
    if deal.ask or deal.get:
        for name in by_points(sight, seat):
            if deal.give.get(name, 0) < mine[name]:
                yield plus(deal.give, name), deal.get


def plus(cards: Cards, name: str) -> dict[str, int]:
    return {**cards, name: cards.get(name, 0) + 1}


# keeping one's word


def keeping(f: Record, s: Record, talk: Talk, seat: int, codes: Sequence[int], character: Character) -> list[int]:
    """Those of the legal actions that keep one's word, where that is not too dear; all of them if none does."""
    mine = [p for p in talk["promises"] if p["by"] == seat and p["status"] == OPEN and p["promise"] in ABOUT_SOMEBODY]
    if not mine:
        return list(codes)
    sight = Sight.of(f, s)
    meant = [promise for promise in mine if effect(sight, seat, seat, promise) >= -character.temptation]
    return keepers(s, meant, codes)


def keepers(s: Record, promises: Sequence[Promise], codes: Sequence[int]) -> list[int]:
    outcomes = {code: [after_own_decision(promise, s, code)["status"] for promise in promises] for code in codes}
    if kept := [code for code in codes if KEPT in outcomes[code] and BROKEN not in outcomes[code]]:
        return kept
    return [code for code in codes if BROKEN not in outcomes[code]] or list(codes)


# for random tests


def sample(f: Record, s: Record, talk: Talk, seat: int, seed: int) -> Payload | None:
    """Something somebody might say, often legal."""
    chance = Random(seed)
    if chance.random() < 0.6:
        return None
    if chance.random() < 0.5:
        if found := answer(f, s, talk, seat, SOMEBODY):
            return found
        if mine := [offer for offer in talk["offers"] if seat in (offer["by"], offer["to"])]:
            offer = chance.choice(mine)
            return {"withdraw": offer["to"]} if offer["by"] == seat else {"accept": offer["by"]}
    to = chance.randrange(int(s.seats))
    offer = {"to": to, "give": one_card(s, seat, chance), "get": one_card(s, to, chance)}
    promises = [[sample_promise(s, chance)] if chance.random() < 0.6 else [] for _ in SIDES]
    return {"offer": {**offer, **dict(zip(SIDES, promises, strict=True))}}


def one_card(s: Record, seat: int, chance: Random) -> dict[str, int]:
    mine = sorted(held(s, seat))
    return {chance.choice(mine): 1} if mine and chance.random() < 0.5 else {}


def sample_promise(s: Record, chance: Random) -> dict[str, Any]:
    kind = chance.choice(PROMISES)
    if kind == "give":
        return {"promise": kind, "cards": {chance.choice((*CARDS, ANY)): chance.randrange(1, 3)}}
    if kind == "words":
        return {"promise": kind, "text": "…"}
    return {"promise": kind, "whom": chance.randrange(int(s.seats))}
