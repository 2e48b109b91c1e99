"""Pearls: a small game for tests of the kit, with hidden hands, a peek, a secret choice and deals out of turn.

Everybody holds two oysters and knows them. In a round each seat in turn peeks, shows, dives or passes (P1); then each
chooses an oyster in secret (P2), all are opened, the best pearl scores, a coin breaks ties (P3). Open oysters may be
exchanged by agreement, but not while choosing (P4).
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Annotated, Any

import numpy as np
from pydantic import Field

from ludotheque.engine.compiled import rule
from ludotheque.engine.errors import BadNotation, choices
from ludotheque.engine.facts import Entries, FactsFormat
from ludotheque.engine.factsmodel import FactsModel, first_fault
from ludotheque.engine.game import Asides, Game, Payload, Talk, View
from ludotheque.engine.layout import Layout
from ludotheque.engine.options import Option
from ludotheque.engine.random import STREAMS, below, seed_streams
from ludotheque.engine.ranking import rank_parties
from ludotheque.engine.records import UNKNOWN, Record, state_type
from ludotheque.engine.words import Message, Words, message

CARDS, SEATS, HAND = 12, 4, 2
EMPTY = -1
TURN, CHOOSE = range(2)
SHUFFLE, COIN = range(2)  # random streams
CATCH, COURAGE = range(2)
SPECTATORS = 4  # their bit in `seen`; bits 0 to 3 are the seats
EVERYBODY = 31

FACTS = np.dtype([("values", np.int16, CARDS), ("courage", np.int16)], align=True)
STATE = state_type(
    [
        ("rounds", np.int8),  # finished
        ("turns", np.int8),  # taken in this phase
        ("deck", np.int8, CARDS),  # the top is at left - 1; EMPTY from left on
        ("left", np.int8),
        ("hand", np.int8, (SEATS, HAND)),
        ("seen", np.int8, (SEATS, HAND)),  # a bit for each seat that knows the card: all see who peeks where
        ("gone", np.int8, CARDS),  # 1 for each card thrown away, face up
        ("choice", np.int8, SEATS),
        ("revealed", np.int8, SEATS),  # the choices of the round before
        ("scored", np.int16, (SEATS, 2)),
    ]
)
LAYOUT = Layout((("pass", ()), ("peek", (SEATS, HAND)), ("show", (HAND,)), ("dive", (HAND,)), ("choose", (HAND,))))
PEEK, SHOW, DIVE, CHOICE = (LAYOUT.first(verb) for verb in ("peek", "show", "dive", "choose"))


class PearlsFacts(FactsModel):
    values: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(min_length=CARDS, max_length=CARDS)]
    courage: Annotated[int, Field(ge=0, le=9)]


def pack(entries: Entries, f: Record) -> None:
    f["values"] = entries["values"]
    f["courage"] = entries["courage"]


def fault(entries: Entries) -> Message | None:
    return first_fault(PearlsFacts, entries)


# the rules


@rule
def setup(f: Record, s: Record) -> None:
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, CARDS)
    s.left = CARDS
    for seat in range(SEATS):
        s.choice[seat] = s.revealed[seat] = EMPTY
        for slot in range(HAND):
            s.hand[seat, slot] = EMPTY
            if seat < s.seats:
                draw_card(s, seat, slot)


@rule
def shuffle(s: Record, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = below(s, SHUFFLE, i + 1)
        card = int(s.deck[i])
        s.deck[i] = s.deck[j]
        s.deck[j] = card


@rule
def draw_card(s: Record, seat: int, slot: int) -> None:
    s.left -= 1
    s.hand[seat, slot] = s.deck[s.left]
    s.deck[s.left] = EMPTY
    s.seen[seat, slot] = 1 << seat


@rule
def knows(s: Record, seat: int, other: int, slot: int) -> bool:
    return bool((int(s.seen[other, slot]) >> (seat if seat >= 0 else SPECTATORS)) & 1)


@rule
def legal(f: Record, s: Record, out: Record) -> int:
    n = 0
    for action in range(CHOICE + HAND):
        if not s.over and allowed(s, action):
            out[n] = action
            n += 1
    return n


@rule
def allowed(s: Record, action: int) -> bool:
    if action >= CHOICE or s.phase == CHOOSE:
        return bool(action >= CHOICE and s.phase == CHOOSE)
    if action >= DIVE:
        return bool(s.left > 0)
    if action >= SHOW:
        return bool(s.seen[s.actor, action - SHOW] != EVERYBODY)
    if action >= PEEK:
        other, slot = (action - PEEK) // HAND, (action - PEEK) % HAND
        return bool(other < s.seats and not knows(s, int(s.actor), other, slot))
    return True


@rule
def play(f: Record, s: Record, action: int) -> None:
    s.number += 1
    if action >= CHOICE:
        s.choice[s.actor] = action - CHOICE
    elif action >= DIVE:
        s.gone[s.hand[s.actor, action - DIVE]] = 1
        draw_card(s, int(s.actor), action - DIVE)
    elif action >= SHOW:
        s.seen[s.actor, action - SHOW] = EVERYBODY
        s.scored[s.actor, COURAGE] += int(f.courage)
    elif action >= PEEK:
        s.seen[(action - PEEK) // HAND, (action - PEEK) % HAND] |= 1 << s.actor
    next_decision(f, s)


@rule
def next_decision(f: Record, s: Record) -> None:
    s.turns += 1
    if s.turns == s.seats:
        s.turns = 0
        if s.phase == CHOOSE:
            reveal(f, s)
            s.rounds += 1
        s.phase = 1 - int(s.phase)
    s.actor = (int(s.rounds) + int(s.turns) + int(s.seats) - int(s.phase)) % int(s.seats)  # the last now chooses first
    if s.rounds == 2 + int(s.options[0]):
        s.over = 1
        s.actor = -1


@rule
def reveal(f: Record, s: Record) -> None:
    best, tied = -1, 0
    for seat in range(s.seats):
        slot = int(s.choice[seat])
        s.seen[seat, slot] = EVERYBODY
        s.revealed[seat] = slot
        s.choice[seat] = EMPTY
        worth = int(f.values[s.hand[seat, slot]])
        tied = tied + 1 if worth == best else tied if worth < best else 1
        best = max(best, worth)
    pick = below(s, COIN, tied) if tied > 1 else 0
    for seat in range(s.seats):
        if int(f.values[s.hand[seat, s.revealed[seat]]]) == best:
            if pick == 0:
                s.scored[seat, CATCH] += best
            pick -= 1


@rule
def points(f: Record, s: Record, out: Record) -> None:
    for seat in range(s.seats):
        for source in range(2):
            out[seat, source] = s.scored[seat, source]


@rule
def forecast(f: Record, s: Record, out: Record) -> None:
    """Nothing is sure to come."""


@rule
def value(f: Record, s: Record, seat: int) -> float:
    return float(int(s.scored[seat, CATCH]) + int(s.scored[seat, COURAGE]))


@rule
def payoff(f: Record, s: Record, out: Record) -> None:
    out.parties = s.seats
    for seat in range(s.seats):
        out.team[seat] = seat
        out.key[seat, 0] = int(s.scored[seat, CATCH]) + int(s.scored[seat, COURAGE])
        for source in range(2):
            out.points[seat, source] = s.scored[seat, source]
    rank_parties(out)
    winners = 0
    for seat in range(s.seats):
        if out.rank[seat] == 1:
            winners += 1
    out.reason = min(winners, 2) - 1


# what a seat knows


@rule
def mask(f: Record, s: Record, seat: int) -> None:
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)
    for n in range(CARDS):
        s.deck[n] = UNKNOWN
    for other in range(s.seats):
        for slot in range(HAND):
            if not knows(s, seat, other, slot):
                s.hand[other, slot] = UNKNOWN
        if other != seat and s.choice[other] != EMPTY:
            s.choice[other] = UNKNOWN


@rule
def deal(f: Record, s: Record, seat: int, seed: int) -> None:
    """The unseen cards, shuffled, go to the hands and the rest back into the deck; any slot may have been chosen."""
    seed_streams(s, np.uint64(seed))
    n = 0
    for card in range(CARDS):
        if not_seen(s, seat, card):
            s.deck[n] = card
            n += 1
    shuffle(s, n)
    for other in range(s.seats):
        for slot in range(HAND):
            if not knows(s, seat, other, slot):
                n -= 1
                s.hand[other, slot] = s.deck[n]
        if other != seat and s.choice[other] != EMPTY:
            s.choice[other] = below(s, SHUFFLE, HAND)
    for m in range(n, CARDS):
        s.deck[m] = EMPTY


@rule
def not_seen(s: Record, seat: int, card: int) -> bool:
    for other in range(s.seats):
        for slot in range(HAND):
            if knows(s, seat, other, slot) and s.hand[other, slot] == card:
                return False
    return bool(s.gone[card] == 0)


@rule
def unseen(f: Record, s: Record, seat: int, out: Record) -> None:
    for card in range(CARDS):
        out[card] = 1 if not_seen(s, seat, card) else 0


def show_secret(f: Record, s: Record, seat: int, action: int) -> int:
    return -1 if action >= CHOICE else action


# for people


def seat_message(seat: int) -> Message:
    return message("seat", number=seat + 1)


def card_message(card: int) -> Message:
    return message("hidden") if card < 0 else message("card", number=card + 1)


def view(f: Record, s: Record, seat: int) -> View:
    fields = ("rounds", "left", "seen", "gone", "revealed")
    return {
        **{name: s[name].tolist() for name in fields},
        "hands": [[int(card) + 1 if card >= 0 else "?" for card in s.hand[n]] for n in range(s.seats)],
        "choices": [int(slot) if slot != UNKNOWN else "?" for slot in s.choice],
    }


def ask(f: Record, s: Record, seat: int) -> Message:
    return message(("ask-turn", "ask-choose")[s.phase], who=seat_message(int(s.actor)))


def describe(f: Record, s: Record, actor: int, action: int) -> Message:
    verb, args = LAYOUT.decode(action)
    whom = args[0] if verb == "peek" else actor
    slot = args[-1] if args else 0
    card = card_message(int(s.hand[whom, slot]))
    return message(f"does-{verb}", who=seat_message(actor), whom=seat_message(whom), slot=slot + 1, card=card)


def narrate(f: Record, before: Record, actor: int, action: int, after: Record, seat: int) -> list[Message]:
    if action < 0:
        lines = [message("does-secret", who=seat_message(actor))]
    elif DIVE <= action < CHOICE:  # thrown away face up
        thrown = card_message(int(np.argmax(after.gone - before.gone)))
        lines = [message("does-dive", who=seat_message(actor), slot=action - DIVE + 1, card=thrown)]
    else:
        lines = [describe(f, after, actor, action)]
    if after.rounds == before.rounds:
        return lines
    for n in range(after.seats):
        slot = int(after.revealed[n])
        lines.append(message("opens", who=seat_message(n), slot=slot + 1, card=card_message(int(after.hand[n, slot]))))
    gains = [int(after.scored[n, CATCH]) - int(before.scored[n, CATCH]) for n in range(after.seats)]
    return [*lines, *(message("wins", who=seat_message(n), points=gain) for n, gain in enumerate(gains) if gain)]


def why_not(f: Record, s: Record, seat: int, action: int) -> Message | None:
    verb, args = LAYOUT.decode(action)
    if s.phase == CHOOSE:
        return None if verb == "choose" else message("why-choose", rule="P2")
    if verb == "choose":
        return message("why-turn", rule="P2")
    if verb == "peek" and args[0] >= s.seats:
        return message("why-no-seat", rule="P1")
    if verb == "peek" and s.hand[args] != UNKNOWN:
        return message("why-known", rule="P1")
    if verb == "show" and s.seen[seat, args[0]] == EVERYBODY:
        return message("why-open", rule="P1")
    return message("why-deck", rule="P1") if verb == "dive" and s.left == 0 else None


def draw(view: View, words: Words) -> str:
    return "\n".join(f"{words(seat_message(n))}: {hand}" for n, hand in enumerate(view["hands"]))


# deals out of turn: {"slot": mine, "with": seat, "for": theirs} offers, {"accept": true} agrees


def why_no_deal(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    if payload == {"accept": True}:
        return None if talk["offer"] and talk["offer"][2] == seat else message("why-accept", rule="P4")
    slot, other, wanted = (payload.get(key) for key in ("slot", "with", "for"))
    fits = slot in range(HAND) and wanted in range(HAND) and other in range(s.seats) and other != seat
    if not fits or s.phase == CHOOSE or {int(s.seen[seat, slot]), int(s.seen[other, wanted])} != {EVERYBODY}:
        return message("why-deal", rule="P4")
    return None


def do_deal(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Talk:
    if "slot" in payload:
        return {"offer": [seat, payload["slot"], payload["with"], payload["for"]]}
    giver, slot, taker, wanted = talk["offer"]
    s.hand[giver, slot], s.hand[taker, wanted] = int(s.hand[taker, wanted]), int(s.hand[giver, slot])
    return no_talk()


def no_talk() -> Talk:
    return {"offer": []}


def tell_deal(before: Talk, seat: int, payload: Payload, after: Talk) -> list[Message]:
    return [message("says-offer" if "slot" in payload else "says-accept", who=seat_message(seat))]


def forget_offer(
    f: Record, before: Record, seat: int, action: int, after: Record, talk: Talk
) -> tuple[Talk, list[Message]]:
    """An offer stands until the next decision."""
    return no_talk(), [message("says-lapsed")] if talk["offer"] else []


def sample_deal(f: Record, s: Record, talk: Talk, seat: int, seed: int) -> Payload:
    chance = Random(seed)
    if (talk["offer"] and talk["offer"][2] == seat) or chance.random() < 0.1:
        return {"accept": True}
    return {"slot": chance.randrange(HAND), "with": chance.randrange(int(s.seats)), "for": chance.randrange(HAND)}


# text, both ways


def show_action(code: int) -> str:
    verb, args = LAYOUT.decode(code)
    return " ".join([verb, *(str(arg + 1) for arg in args)])


def parse_action(text: str) -> int:
    for code in range(LAYOUT.size):
        if show_action(code).split() == text.split():
            return code
    raise bad("notation-action", text=text)


def bad(name: str, **args: Any) -> BadNotation:
    return BadNotation(name, words_in=(Path(__file__).resolve().parent / "words",), **args)


FIELDS = tuple(name for name in STATE.names or () if name not in ("random", "filler"))


def show_position(s: Record) -> str:
    return "".join(f"{name}: {' '.join(str(int(cell)) for cell in np.ravel(s[name]))}\n" for name in FIELDS)


def parse_position(f: Record, s: Record, text: str) -> None:
    """Fill a zeroed record; cards, choices and offers that are left out are none."""
    for name in ("deck", "hand", "choice", "revealed"):
        s[name] = EMPTY
    for line in text.strip().splitlines():
        name, _, cells = line.strip().partition(":")
        if name not in FIELDS or not re.fullmatch(r"( *-?\d+)+", cells):
            raise bad("notation-position", text=line, choices=choices(FIELDS))
        s[name] = np.array([int(cell) for cell in cells.split()]).reshape(STATE[name].shape)


GAME = Game(
    name="pearls",
    folder=Path(__file__).resolve().parent,
    rules_version=1,
    seats=(2, 3, 4),
    options=(Option("rounds", ("two", "three")),),
    sources=("catch", "courage"),
    reasons=("most", "shared"),
    phases=("turn", "choose"),
    facts_format=FactsFormat(FACTS, pack, fault),
    state=STATE,
    layout=LAYOUT,
    setup=setup,
    legal=legal,
    play=play,
    points=points,
    forecast=forecast,
    payoff=payoff,
    value=value,
    mask=mask,
    deal=deal,
    unseen=unseen,
    unseen_kinds=CARDS,
    hidden=("random", "deck", "hand", "choice"),
    view=view,
    ask=ask,
    narrate=narrate,
    why_not=why_not,
    describe=describe,
    draw=draw,
    show_action=show_action,
    parse_action=parse_action,
    show_position=show_position,
    parse_position=parse_position,
    asides=Asides(no_talk, why_no_deal, do_deal, tell_deal, sample_deal, forget_offer),
    show_secret=show_secret,
)
