"""What a bot is: somebody who plays a seat from what that seat may see."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol

from ..engine.errors import LudothequeError
from ..engine.game import Forgone, Payload
from ..engine.hiding import record_of
from ..engine.match import Action, Match
from .character import character_of

MOST_WORDS = 12  # of all bots together between two decisions: they cannot talk for ever


class BotFailed(LudothequeError):
    """A bot answered nothing, or nothing that could be played."""

    seat: int  # of the bot


class Bot(Protocol):
    """Plays one seat of one game. It looks at the match through the eyes of the seat to decide only."""

    @property
    def name(self) -> str: ...

    def decide(self, match: Match, seed: int) -> Action:
        """Its choice for the pending decision; the same seed gives the same choice where the bot's budget is not time.
        BotFailed if there is none."""

    def say(self, match: Match, seat: int) -> Payload | None:
        """What it has to say out of turn now; None if it is nothing."""

    def close(self) -> None:
        """The game is over, or the bot is no longer needed."""


def simple_words(match: Match, seat: int, *, proposes: bool = True, forgone: Forgone | None = None) -> Payload | None:
    """What any bot of ours says, from what its seat knows: an answer to what was said to it, or else a proposal."""
    asides = match.game.asides
    if asides is None or asides.answer is None or match.over:
        return None
    f, known, character = record_of(match.facts.array), match.known(seat), character_of(match, seat)
    said = asides.answer(f, known, match.talk, seat, character, forgone)
    if said is not None or asides.propose is None or not proposes:
        return said
    return asides.propose(f, known, match.talk, seat, character)


def keeping_word(match: Match, codes: Sequence[int]) -> list[int]:
    """Of the legal actions those that keep what the seat to decide has promised, as far as its character goes."""
    asides, seat = match.game.asides, match.actor
    if asides is None or asides.keeping is None or seat is None:
        return list(codes)
    f, character = record_of(match.facts.array), character_of(match, seat)
    return asides.keeping(f, match.known(seat), match.talk, seat, codes, character)


def bot_seed(match: Match) -> int:
    """For a bot's choice at the pending decision: a seed repeats a whole game, but nobody can tell the game's seed."""
    text = f"{match.seed} {match.number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])


def let_talk(match: Match, bots: dict[int, Bot]) -> None:
    """Let the bots at a table say what they have to say before the next decision."""
    if match.game.asides is None:
        return
    for _ in range(MOST_WORDS):
        said = False
        for seat, bot in bots.items():
            payload = bot.say(match, seat)
            if payload is not None:
                match.aside(seat, payload)
                said = True
                break
        if not said:
            return
