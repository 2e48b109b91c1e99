"""Deals of Oriente at a terminal: a short menu to say something, and the table of offers and promises."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import Asking, Payload, View
from ...engine.words import Words
from .deals import (
    ABOUT_SOMEBODY,
    ANY,
    OPEN,
    PROMISES,
    Offer,
    cards_words,
    made_to,
    offer_message,
    promise_message,
    side_message,
)
from .pieces import CARDS
from .view import seat_message

STYLES = {"open": "yellow", "kept": "green", "broken": "red", "void": "dim", "said": "dim"}


def draw(view: View, words: Words) -> RenderableType:
    """Open offers, then the ledger."""
    talk = view["talk"]
    parts: list[RenderableType] = [Text(words("talk-offers"), "bold")]
    parts += [Text(f"  {words(offer_message(offer))}") for offer in talk["offers"]] or [Text("  –", "dim")]
    parts.append(Text(words("talk-promises"), "bold"))
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    for promise in talk["promises"]:
        status = Text(words(f"status-{promise['status']}"), STYLES[promise["status"]])
        who = words("talk-to", who=seat_message(promise["by"]), whom=seat_message(promise["to"]))
        table.add_row(status, who, words(promise_message(promise)))
    parts.append(table if talk["promises"] else Text("  –", "dim"))
    return Group(*parts)


def compose(view: View, words: Words, seat: int, asking: Asking) -> Payload | None:
    """Ask somebody what they want to say; None if nothing after all."""
    talk = view["talk"]
    sayings: list[tuple[str, Any]] = [(words("say-offer"), None)]
    for offer in talk["offers"]:
        if offer["to"] == seat:
            told = words(offer_message(offer))
            sayings.append((words("say-accept", offer=told), {"accept": offer["by"]}))
            sayings.append((words("say-decline", offer=told), {"decline": offer["by"]}))
        if offer["by"] == seat:
            sayings.append((words("say-withdraw", offer=words(offer_message(offer))), {"withdraw": offer["to"]}))
    for promise in talk["promises"]:
        if promise["promise"] == "give" and promise["by"] == seat and promise["status"] == OPEN:
            left = words("say-settle", whom=seat_message(promise["to"]), cards=cards_words(promise["left"]))
            sayings.append((left, promise))
    chosen = asking.choose(words("say-what"), [text for text, _ in sayings])
    if chosen is None:
        return None
    said = sayings[chosen][1]
    if said is None:
        return compose_offer(view, words, seat, asking)
    if "promise" in said:
        cards = ask_cards(view["players"][seat]["cards"], words, asking)
        return {"settle": said["number"], "cards": cards} if cards else None
    return dict(said)


def reply(view: View, words: Words, seat: int, asking: Asking) -> list[Payload]:
    """Ask somebody about each offer just made to them; one without an answer stays open."""
    offers = made_to(view["talk"], seat, view["number"])
    return [said for offer in offers for said in reply_to(offer, view, words, asking)]


def reply_to(offer: Offer, view: View, words: Words, asking: Asking) -> list[Payload]:
    choices = [words(f"reply-{name}") for name in ("accept", "decline", "counter")]
    chosen = asking.choose(words(offer_message(offer)), choices)
    if chosen is None:
        return []
    if chosen == 0:
        return [{"accept": offer["by"]}]
    declined: Payload = {"decline": offer["by"]}
    other = compose_offer_to(offer["by"], view, words, offer["to"], asking) if chosen == 2 else None
    return [declined] if other is None else [declined, other]


def compose_offer(view: View, words: Words, seat: int, asking: Asking) -> Payload | None:
    to = ask_seat(view, words, asking, words("say-to-whom"), {seat})
    return None if to is None else compose_offer_to(to, view, words, seat, asking)


def compose_offer_to(to: int, view: View, words: Words, seat: int, asking: Asking) -> Payload | None:
    offer: dict[str, Any] = {"to": to, "give": {}, "get": {}, "promise": [], "ask": []}
    parts = ("give", "get", "promise", "ask")
    while True:
        shown = words(
            "offer",
            who=seat_message(seat),
            whom=seat_message(to),
            gives=side_message(offer["give"], offer["promise"]),
            gets=side_message(offer["get"], offer["ask"]),
        )
        chosen = asking.choose(shown, [words("say-send"), *(words(f"say-add-{part}") for part in parts)])
        if chosen is None:
            return None
        if chosen == 0:
            return {"offer": offer}
        part = parts[chosen - 1]
        if part in ("give", "get"):
            owner = seat if part == "give" else to
            for name, count in (ask_cards(view["players"][owner]["cards"], words, asking) or {}).items():
                offer[part][name] = min(offer[part].get(name, 0) + count, view["players"][owner]["cards"][name])
        elif promise := ask_promise(view, words, asking, seat if part == "promise" else to):
            offer[part].append(promise)


def ask_seat(view: View, words: Words, asking: Asking, question: str, but: set[int]) -> int | None:
    seats = [seat for seat in range(view["seats"]) if seat not in but]
    chosen = asking.choose(question, [words(seat_message(seat)) for seat in seats])
    return None if chosen is None else seats[chosen]


def ask_cards(cards: dict[str, int], words: Words, asking: Asking) -> dict[str, int] | None:
    """One card of those somebody has."""
    names = [name for name in cards if name in CARDS]
    chosen = asking.choose(words("say-which-card"), [f"{cards[name]} × {words(f'card-{name}')}" for name in names])
    return None if chosen is None else {names[chosen]: 1}


def ask_promise(view: View, words: Words, asking: Asking, promiser: int) -> dict[str, Any] | None:
    chosen = asking.choose(words("say-which-promise"), [words(f"phrase-{promise}") for promise in PROMISES])
    if chosen is None:
        return None
    kind = PROMISES[chosen]
    if kind in ABOUT_SOMEBODY:
        whom = ask_seat(view, words, asking, words("say-whom"), {promiser})
        return None if whom is None else {"promise": kind, "whom": whom}
    if kind == "give":
        names = (*CARDS, ANY)
        card = asking.choose(words("say-which-card"), [words(f"card-{name}") for name in names])
        return None if card is None else {"promise": kind, "cards": {names[card]: 1}}
    text = asking.text(words("say-text"))
    return {"promise": kind, "text": text} if text else None
