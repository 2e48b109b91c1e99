"""Broken twins of Pearls: each breaks the contract in one way, for the check that has to find it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import numpy as np

from ludotheque.engine.compiled import rule
from ludotheque.engine.errors import BadNotation
from ludotheque.engine.game import Character, Forgone, Game, Payload, Talk
from ludotheque.engine.random import STREAMS, below, seed_streams
from ludotheque.engine.records import UNKNOWN, Record
from ludotheque.engine.words import Message, message

from . import pearls
from .pearls import CARDS, CHOICE, COIN, DIVE, GAME, HAND, SHOW, knows
from .pearls import deal as right_deal
from .pearls import legal as right_legal
from .pearls import mask as right_mask
from .pearls import payoff as right_payoff
from .pearls import play as right_play

# hiding


@rule
def mask_all_but_choices(f: Record, s: Record, seat: int) -> None:
    kept = (int(s.choice[0]), int(s.choice[1]), int(s.choice[2]), int(s.choice[3]))
    right_mask(f, s, seat)
    for other in range(4):
        s.choice[other] = kept[other]


@rule
def mask_only_chance(f: Record, s: Record, seat: int) -> None:
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)


@rule
def deal_only_chance(f: Record, s: Record, seat: int, seed: int) -> None:
    seed_streams(s, np.uint64(seed))


@rule
def mask_with_marks(f: Record, s: Record, seat: int) -> None:
    """Hides hands from people, but not from a deal that knows how to read them."""
    for other in range(s.seats):
        for slot in range(HAND):
            if not knows(s, seat, other, slot) and s.hand[other, slot] > UNKNOWN:
                s.hand[other, slot] = UNKNOWN - 1 - int(s.hand[other, slot])
    for stream in range(STREAMS):
        s.random[stream] = np.uint64(0)


@rule
def deal_by_marks(f: Record, s: Record, seat: int, seed: int) -> None:
    for other in range(s.seats):
        for slot in range(HAND):
            if s.hand[other, slot] < UNKNOWN:
                s.hand[other, slot] = UNKNOWN - 1 - int(s.hand[other, slot])
    seed_streams(s, np.uint64(seed))


@rule
def mask_without_chance(f: Record, s: Record, seat: int) -> None:
    kept = s.random[0]
    right_mask(f, s, seat)
    s.random[0] = kept


@rule
def deal_moves_rounds(f: Record, s: Record, seat: int, seed: int) -> None:
    right_deal(f, s, seat, seed)
    s.rounds = 0
    s.left += 1


@rule
def deal_loses_card(f: Record, s: Record, seat: int, seed: int) -> None:
    right_deal(f, s, seat, seed)
    s.deck[0] = s.deck[1]


@rule
def unseen_nothing(f: Record, s: Record, seat: int, out: Record) -> None:
    """As if everybody knew the deck: diving for a card would teach nothing."""


@rule
def unseen_in_hands(f: Record, s: Record, seat: int, out: Record) -> None:
    for other in range(s.seats):
        for slot in range(HAND):
            if not knows(s, seat, other, slot) and s.hand[other, slot] >= 0:
                out[s.hand[other, slot]] = 1


LEAKING_VIEW = replace(GAME, mask=mask_all_but_choices)
NOT_REDEALING = replace(GAME, mask=mask_only_chance, deal=deal_only_chance)
PEEKING_DEAL = replace(GAME, mask=mask_with_marks, deal=deal_by_marks)
LEAKING_CHANCE = replace(GAME, mask=mask_without_chance)
MOVING_DEAL = replace(GAME, deal=deal_moves_rounds)
LOSING_DEAL = replace(GAME, deal=deal_loses_card)
MISSING_WALL = replace(GAME, unseen=unseen_nothing)
WRONG_UNSEEN = replace(GAME, unseen=unseen_in_hands)
TOLD_SECRET = replace(GAME, show_secret=None)

# rules


@rule
def play_without_number(f: Record, s: Record, action: int) -> None:
    right_play(f, s, action)
    s.number -= 1


@rule
def play_on_facts(f: Record, s: Record, action: int) -> None:
    right_play(f, s, action)
    f.courage += 1


@rule
def play_losing_cards(f: Record, s: Record, action: int) -> None:
    right_play(f, s, action)
    if DIVE <= action < CHOICE:
        for card in range(CARDS):
            s.gone[card] = 0


@rule
def play_for_ever(f: Record, s: Record, action: int) -> None:
    right_play(f, s, action)
    if s.rounds > 0:
        s.rounds = 0
        s.over = 0
        s.actor = s.turns


@rule
def play_with_coin(f: Record, s: Record, action: int) -> None:
    right_play(f, s, action)
    if action == 0:
        below(s, COIN, 2)


@rule
def legal_until_shown(f: Record, s: Record, out: Record) -> int:
    return 0 if s.phase == pearls.CHOOSE else int(right_legal(f, s, out))


@rule
def points_elsewhere(f: Record, s: Record, out: Record) -> None:
    for seat in range(s.seats):
        out[seat, 2] = s.number


@rule
def payoff_reversed(f: Record, s: Record, out: Record) -> None:
    right_payoff(f, s, out)
    for seat in range(s.seats):
        out.rank[seat] = int(s.seats) + 1 - int(out.rank[seat])


FORGOTTEN_NUMBER = replace(GAME, play=play_without_number)
WRITTEN_FACTS = replace(GAME, play=play_on_facts)
LOST_CARDS = replace(GAME, play=play_losing_cards)
ENDLESS = replace(GAME, play=play_for_ever)
COIN_ON_PASS = replace(GAME, play=play_with_coin)  # not broken: a decision that moves chance and teaches nothing
STUCK = replace(GAME, legal=legal_until_shown)
UNDECLARED_POINTS = replace(GAME, points=points_elsewhere)
WRONG_PLACES = replace(GAME, payoff=payoff_reversed)

# for people, and text


def why_not_lenient(f: Record, s: Record, seat: int, action: int) -> Message | None:
    return None if action >= CHOICE else pearls.why_not(f, s, seat, action)


def why_not_strict(f: Record, s: Record, seat: int, action: int) -> Message | None:
    return message("why-open", rule="P1") if action == SHOW else pearls.why_not(f, s, seat, action)


def why_not_unsaid(f: Record, s: Record, seat: int, action: int) -> Message | None:
    return pearls.why_not(f, s, seat, action) and message("why-ever")


def show_verb(code: int) -> str:
    return pearls.show_action(code)[:6]


def parse_anything(text: str) -> int:
    try:
        return pearls.parse_action(text)
    except BadNotation:
        return 0


def show_no_gone(s: Record) -> str:
    return "".join(line for line in pearls.show_position(s).splitlines(True) if not line.startswith("gone"))


LENIENT = replace(GAME, why_not=why_not_lenient)
STRICT = replace(GAME, why_not=why_not_strict)
UNSAID = replace(GAME, why_not=why_not_unsaid)
SHORT_NOTATION = replace(GAME, show_action=show_verb)
LENIENT_NOTATION = replace(GAME, parse_action=parse_anything)
SHORT_POSITION = replace(GAME, show_position=show_no_gone)


def without_message(name: str, language: str, folder: Path) -> Game:
    """A twin that lacks a message in a language; its files are copied to a folder."""
    copytree(GAME.folder, folder, ignore=lambda *_: ["__pycache__", "__init__.py"])
    path = folder / "words" / f"{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines(True)
    path.write_text("".join(line for line in lines if not line.startswith(f"{name} =")), encoding="utf-8")
    return replace(GAME, folder=folder)


# asides


def deal_with_chance(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Talk:
    s.random[0] ^= np.uint64(1)
    return pearls.do_deal(f, s, talk, seat, payload)


def deal_anything(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Message | None:
    return None


def keep_talk(f: Record, s: Record, talk: Talk, seat: int, payload: Payload) -> Talk:
    return talk


def accept_always(
    f: Record, s: Record, talk: Talk, seat: int, character: Character, forgone: Forgone | None
) -> Payload | None:
    return {"accept": True}


assert GAME.asides is not None
RUDE_BOTS = replace(GAME, asides=replace(GAME.asides, answer=accept_always))
ASIDE_WITH_CHANCE = replace(GAME, asides=replace(GAME.asides, do=deal_with_chance))
LENIENT_ASIDE = replace(GAME, asides=replace(GAME.asides, why_not=deal_anything, do=keep_talk))
