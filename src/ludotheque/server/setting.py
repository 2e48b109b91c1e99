"""What is agreed before a game: nothing of it changes while it is played."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from ..bots.find import check_bot
from ..bots.levels import LEVELS
from ..engine.errors import BadInput, choices
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.match import check_seats, check_seed
from ..engine.options import check_options
from .errors import Refused

BOTS = (*LEVELS, "greedy", "random")


@dataclass(frozen=True)
class Clock:
    """Time to decide: seconds in all, and seconds that each decision brings back."""

    bank: float
    increment: float


@dataclass(frozen=True)
class Setting:
    """What was agreed before the game; nothing of it changes."""

    game: str
    seats: int
    options: Mapping[str, str]
    owner: str
    seed: int
    salt: str
    chosen_seed: bool
    rules_version: int
    facts: Mapping[str, Any] | None  # entries where they differ from the shipped ones
    public: bool
    rated: bool
    hints: bool
    clock: Clock | None = None
    replay: bool = False  # a file somebody brought

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        clock = Clock(**stored["clock"]) if stored["clock"] else None
        return cls(**{**stored, "clock": clock})

    def stored(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def seal(self) -> str:
        """Shown from the start: whoever learns seed and salt at the end can check that they were not exchanged."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()


def new_setting(
    game: Game,
    owner: str,
    *,
    seats: int,
    options: Mapping[str, object],
    seed: int | None = None,
    facts: Facts | None = None,
    public: bool = False,
    rated: bool = False,
    hints: bool = True,
    clock: Clock | None = None,
) -> Setting:
    """Checked: what does not fit is refused with what would."""
    check_seats(game, seats)
    own_facts = facts is not None and facts.digest != game.shipped.digest
    if own_facts and public:
        raise Refused("facts-not-public", status=422)
    if rated and (seed is not None or own_facts or game.parties(seats) < 2):
        raise Refused("not-ratable", status=422)
    return Setting(
        game=game.name,
        seats=seats,
        options=check_options(game.options, seats, options),
        owner=owner,
        seed=check_seed(seed),
        salt=secrets.token_hex(16),
        chosen_seed=seed is not None,
        rules_version=game.rules_version,
        facts=facts.entries if facts is not None and own_facts else None,
        public=public,
        rated=rated,
        hints=hints and not rated,
        clock=clock,
    )


def check_level(bot: str) -> None:
    """Bots of our own only: nobody starts programs on the server."""
    if bot not in BOTS:
        raise BadInput("no-bot", name=bot, choices=choices(BOTS))
    check_bot(bot)
