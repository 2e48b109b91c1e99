"""Deals in Oriente: offers, promises and the ledger of what became of them (O12). Everything said is public.

What somebody says is one of
    {"offer": {"to": seat, "give": cards, "get": cards, "promise": promises, "ask": promises}}
    {"accept": seat}, {"decline": seat}    the open offer of that seat
    {"withdraw": seat}                     one's own open offer to that seat
    {"settle": number, "cards": cards}     of a promise on record
where cards are {"nofu": 2, ...} and a promise is {"promise": "support", "whom": seat} (likewise cancel, not-cancel,
attack, spare), {"promise": "give", "cards": cards} (with "any" for any card) or {"promise": "words", "text": text}.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...engine.game import Payload, Talk
from ...engine.records import Record
from ...engine.words import Message, message
from .actions import ATTACK, PASS, SUPPORT
from .pieces import (
    ANNOUNCING,
    CANCELLING,
    CARDS,
    DESTINY,
    INHABITANTS,
    JOINING,
    SEASON,
    STRENGTH,
    SUPPORTING,
)
from .rules import named_by
from .view import cards_message, seat_message

ABOUT_SOMEBODY = ("support", "cancel", "not-cancel", "attack", "spare")
PROMISES = (*ABOUT_SOMEBODY, "give", "words")
OPEN, KEPT, BROKEN, VOID, SAID = "open", "kept", "broken", "void", "said"
ANY = "any"
MOST_PROMISES = 6  # of one side of an offer
LONGEST_TEXT = 200
TALKING = (ANNOUNCING, CANCELLING, SUPPORTING, JOINING)
SIDES = ("promise", "ask")  # of the one who offers, of the other
COLUMN = {name: card if card < INHABITANTS else card + 1 for card, name in enumerate(CARDS)}  # see `column_of`

Cards = Mapping[str, int]
Offer = Mapping[str, Any]
Promise = Mapping[str, Any]


def begin() -> Talk:
    """`lapsed`: whether the offer accepted last came to nothing, because cards named in it were gone. `past`: offers of
    this season that are no longer open, and how each came to its end."""
    return {"offers": [], "promises": [], "lapsed": False, "past": []}


def held(s: Record, seat: int) -> dict[str, int]:
    """Somebody's points cards by name."""
    counts = s.cards[seat].tolist()
    return {name: counts[column] for name, column in COLUMN.items() if counts[column]}


def has_cards(s: Record, seat: int, cards: Cards) -> bool:
    mine = held(s, seat)
    return all(mine.get(name, 0) >= count for name, count in cards.items())


def move_cards(s: Record, giver: int, taker: int, cards: Cards) -> None:
    for name, count in cards.items():
        s.cards[giver, COLUMN[name]] -= count
        s.cards[taker, COLUMN[name]] += count


def find_offer(talk: Talk, by: object, to: object) -> Offer | None:
    return next((offer for offer in talk["offers"] if offer["by"] == by and offer["to"] == to), None)


def between(talk: Talk, one: int, other: int) -> Offer | None:
    """The open offer between two players, whoever made it."""
    return find_offer(talk, one, other) or find_offer(talk, other, one)


def is_asked(s: Record, talk: Talk, seat: int) -> bool:
    """Whether somebody has been made an offer since the last decision, and has not answered it."""
    return bool(made_to(talk, seat, int(s.number)))


def made_to(talk: Talk, seat: int, number: int) -> list[Offer]:
    """Open offers to somebody, made while this decision is pending."""
    return [offer for offer in talk["offers"] if offer["to"] == seat and offer["number"] == number]


def without(talk: Talk, offer: Offer) -> list[Offer]:
    return [other for other in talk["offers"] if other is not offer]


# whether something may be said


def why_not(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    if s.phase not in TALKING:
        return message("why-not-now", rule="O12.1")
    names = [name for name in SAYINGS if name in payload]
    if len(names) != 1 or set(payload) - {names[0], "cards"} or ("cards" in payload) != (names[0] == "settle"):
        return message("why-no-deal", rule="O12.1")
    return SAYINGS[names[0]](s, talk, seat, payload)


def why_not_offer(s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    offer = payload["offer"]
    if not isinstance(offer, Mapping) or set(offer) - {"to", "give", "get", *SIDES}:
        return message("why-no-deal", rule="O12.1")
    to: Any = offer.get("to")
    if not is_seat(s, to) or to == seat:
        return message("why-no-partner", rule="O12.1")
    if between(talk, seat, to):
        return message("why-offer-open", whom=seat_message(to), rule="O12.1")
    give, get = offer.get("give", {}), offer.get("get", {})
    if not is_cards(give, CARDS) or not is_cards(get, CARDS):
        return message("why-not-points", rule="O12.2")
    for giver, cards in ((seat, give), (to, get)):
        if not has_cards(s, giver, cards):
            return message("why-cards-missing", whom=seat_message(giver), rule="O12.2")
    promises = [offer.get(side, []) for side in SIDES]
    for promiser, said in zip((seat, to), promises, strict=True):
        if not isinstance(said, list) or len(said) > MOST_PROMISES:
            return message("why-too-many-promises", most=MOST_PROMISES, rule="O12.4")
        if not all(is_promise(s, promiser, promise) for promise in said):
            return message("why-no-promise", rule="O12.4")
    if not (give or promises[0]) or not (get or promises[1]):
        return message("why-for-nothing", rule="O12.2")
    return None


def is_seat(s: Record, seat: object) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < s.seats


def is_cards(cards: object, names: Sequence[str]) -> bool:
    """Whether this says how many cards of which kinds; a kind is named only with at least one."""
    return isinstance(cards, Mapping) and all(
        name in names and isinstance(count, int) and not isinstance(count, bool) and 0 < count <= 100
        for name, count in cards.items()
    )


def is_promise(s: Record, promiser: int, promise: object) -> bool:
    if not isinstance(promise, Mapping):
        return False
    kind = promise.get("promise")
    if kind in ABOUT_SOMEBODY:
        return set(promise) == {"promise", "whom"} and is_seat(s, promise["whom"]) and promise["whom"] != promiser
    if kind == "give":
        cards = promise.get("cards")
        return set(promise) == {"promise", "cards"} and is_cards(cards, (*CARDS, ANY)) and bool(cards)
    if kind == "words":
        text = promise.get("text")
        fits = isinstance(text, str) and 0 < len(text.strip()) <= LONGEST_TEXT and text.isprintable()
        return set(promise) == {"promise", "text"} and fits
    return False


def why_not_answer(s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    by = payload.get("accept", payload.get("decline"))
    return None if is_seat(s, by) and find_offer(talk, by, seat) else message("why-no-offer", rule="O12.3")


def why_not_withdraw(s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    to = payload["withdraw"]
    return None if is_seat(s, to) and find_offer(talk, seat, to) else message("why-no-own-offer", rule="O12.3")


def why_not_settle(s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    debt, cards = find_debt(talk, seat, payload["settle"]), payload["cards"]
    if debt is None:
        return message("why-no-debt", rule="O12.7")
    if not is_cards(cards, CARDS) or not cards or settled(debt["left"], cards) is None:
        return message("why-not-owed", rule="O12.7")
    if not has_cards(s, seat, cards):
        return message("why-cards-missing", whom=seat_message(seat), rule="O12.2")
    return None


SAYINGS = {
    "offer": why_not_offer, "accept": why_not_answer, "decline": why_not_answer, "withdraw": why_not_withdraw,
    "settle": why_not_settle,
}  # fmt: skip


def find_debt(talk: Talk, seat: int, number: object) -> Promise | None:
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(talk["promises"]):
        return None
    promise: Promise = talk["promises"][number]
    is_debt = promise["promise"] == "give" and promise["by"] == seat and promise["status"] == OPEN
    return promise if is_debt else None


def settled(left: Cards, cards: Cards) -> dict[str, int] | None:
    """What is still owed when these cards are handed over; None if they are not what was promised."""
    rest, over = dict(left), 0
    for name, count in cards.items():
        named = min(count, rest.get(name, 0))
        rest[name] = rest.get(name, 0) - named
        over += count - named
    rest[ANY] = rest.get(ANY, 0) - over
    return None if rest[ANY] < 0 else {name: count for name, count in rest.items() if count}


# saying it


def do(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Talk:
    if "offer" in payload:
        given = payload["offer"]
        empty: dict[str, Any] = {"give": {}, "get": {}, "promise": [], "ask": []}
        return {**talk, "offers": [*talk["offers"], {"by": seat, "number": int(s.number), **empty, **given}]}
    if "settle" in payload:
        return settle(s, talk, seat, payload)
    by, to = (seat, payload["withdraw"]) if "withdraw" in payload else (answered(payload), seat)
    offer = find_offer(talk, by, to)
    assert offer is not None
    past = [*talk["past"], {**offer, "end": next(iter(payload))}]
    after = {**talk, "offers": without(talk, offer), "lapsed": False, "past": past}
    if "accept" not in payload:
        return after
    if not has_cards(s, by, offer["give"]) or not has_cards(s, to, offer["get"]):
        return {**after, "lapsed": True}
    move_cards(s, by, to, offer["give"])
    move_cards(s, to, by, offer["get"])
    return {**after, "promises": [*talk["promises"], *new_promises(offer, len(talk["promises"]))]}


def answered(payload: Payload) -> int:
    return int(payload.get("accept", payload.get("decline")))


def new_promises(offer: Offer, number: int) -> Iterator[Promise]:
    """The promises of both sides as they go on record."""
    for side, by, to in (("promise", offer["by"], offer["to"]), ("ask", offer["to"], offer["by"])):
        for promise in offer[side]:
            status = SAID if promise["promise"] == "words" else OPEN
            debt = {"left": dict(promise["cards"])} if promise["promise"] == "give" else {"asked": False}
            yield {"number": number, "by": by, "to": to, "status": status, **promise, **debt}
            number += 1


def settle(s: Record, talk: Talk, seat: int, payload: Payload) -> Talk:
    debt = find_debt(talk, seat, payload["settle"])
    assert debt is not None
    left = settled(debt["left"], payload["cards"])
    move_cards(s, seat, debt["to"], payload["cards"])
    return replaced(talk, {**debt, "left": left, "status": OPEN if left else KEPT})


def replaced(talk: Talk, promise: Promise) -> Talk:
    promises = list(talk["promises"])
    promises[promise["number"]] = promise
    return {**talk, "promises": promises}


# what a decision means for promises


def judge(f: Record, before: Record, seat: int, action: int, after: Record, talk: Talk) -> tuple[Talk, list[Message]]:
    """Kept, broken or void, from what everybody sees (O12.5 to O12.7)."""
    heard: list[Message] = []
    for promise in talk["promises"]:
        if promise["status"] != OPEN:
            continue
        changed = judged(promise, before, seat, action, after)
        if changed != promise:
            talk = replaced(talk, changed)
        if changed["status"] != OPEN:
            heard.append(verdict_message(changed))
    if after.over:
        talk = {**talk, "offers": []}
    if after.season != before.season:
        talk = {**talk, "past": []}
    return talk, heard


def judged(promise: Promise, before: Record, seat: int, action: int, after: Record) -> Promise:
    kind = promise["promise"]
    if kind == "give":
        return {**promise, "status": BROKEN} if after.over else promise
    now = after_own_decision(promise, before, action) if seat == promise["by"] else promise
    if kind == "cancel" and before.phase in (ANNOUNCING, CANCELLING) and action != PASS:
        now = {**now, "asked": False}  # another announcement stands
    events = [tuple(int(cell) for cell in event) for event in after.story[: int(after.told)]]
    if now["status"] == OPEN and now["asked"]:
        if kind == "cancel" and any(event[:2] == (DESTINY, promise["whom"]) for event in events):
            now = {**now, "status": BROKEN}
        if kind == "support" and any(event[0] == STRENGTH for event in events):
            now = {**now, "status": BROKEN}
    if now["status"] == OPEN and (after.over or any(event[0] == SEASON for event in events)):
        now = {**now, "status": at_the_end(now)}
    return now


def after_own_decision(promise: Promise, before: Record, action: int) -> Promise:
    """The promiser has decided."""
    kind, whom, phase = promise["promise"], promise["whom"], int(before.phase)
    announces = phase in (ANNOUNCING, CANCELLING) and action != PASS
    against = phase == CANCELLING and before.announcer == whom
    status, asked = OPEN, bool(promise["asked"])
    if kind == "attack" and announces:
        status = KEPT if action == ATTACK + whom else BROKEN
    elif kind == "attack" and phase == ANNOUNCING:
        asked = True
    elif kind == "spare" and announces and named_by(before, int(promise["by"]), action) == whom:
        status = BROKEN
    elif kind in ("cancel", "not-cancel") and against:
        asked = not announces
        if announces:
            status = KEPT if kind == "cancel" else BROKEN
    elif kind == "support" and phase == SUPPORTING and whom in (before.announcer, before.target):
        asked = True
        if action != PASS and (before.announcer, before.target)[action - SUPPORT] == whom:
            status = KEPT
    return {**promise, "status": status, "asked": asked}


def at_the_end(promise: Promise) -> str:
    """O12.6"""
    kind, asked = promise["promise"], promise["asked"]
    if kind == "spare":
        return KEPT
    if kind == "not-cancel":
        return KEPT if asked else VOID
    return BROKEN if kind == "attack" and asked else VOID


# putting it into words


def cards_words(cards: Cards) -> list[Message]:
    named = cards_message([cards.get(name, 0) for name in (*CARDS[:8], "geisha", *CARDS[8:])])
    return [*named, *([message("cards-any", count=cards[ANY])] if cards.get(ANY) else [])]


def promise_message(promise: Promise) -> Message:
    """'supports Seat 2', for lists and verdicts."""
    kind = promise["promise"]
    if kind in ABOUT_SOMEBODY:
        return message(f"promise-{kind}", whom=seat_message(promise["whom"]))
    if kind == "give":
        return message("promise-give", cards=cards_words(promise["cards"]))
    return message("promise-words", text=promise["text"])


def side_message(cards: Cards, promises: Sequence[Promise]) -> list[Message]:
    return [*cards_words(cards), *(promise_message(promise) for promise in promises)]


def offer_message(offer: Offer) -> Message:
    return message(
        "offer",
        who=seat_message(offer["by"]),
        whom=seat_message(offer["to"]),
        gives=side_message(offer["give"], offer["promise"]),
        gets=side_message(offer["get"], offer["ask"]),
    )


def verdict_message(promise: Promise) -> Message:
    told = {"who": seat_message(promise["by"]), "whom": seat_message(promise["to"])}
    return message(f"verdict-{promise['status']}", **told, promise=promise_message(promise))


def tell(before: Talk, seat: int, payload: Payload, after: Talk) -> list[Message]:
    who = seat_message(seat)
    if "offer" in payload:
        return [offer_message(after["offers"][-1])]
    if "settle" in payload:
        promise = after["promises"][payload["settle"]]
        lines = [message("settles", who=who, whom=seat_message(promise["to"]), cards=cards_words(payload["cards"]))]
        return lines + ([verdict_message(promise)] if promise["status"] == KEPT else [])
    if "withdraw" in payload:
        return [message("withdraws", who=who, whom=seat_message(payload["withdraw"]))]
    by = seat_message(answered(payload))
    if "decline" in payload:
        return [message("declines", who=who, whom=by)]
    return [message("lapses" if after["lapsed"] else "accepts", who=who, whom=by)]
