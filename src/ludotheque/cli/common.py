"""What several commands need: reading shared arguments, words, and the progress line of the first compile."""

from __future__ import annotations

import argparse
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from .. import games
from ..engine.errors import BadInput
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.match import Match
from ..engine.words import Words, words_of

CLI_WORDS = Path(__file__).resolve().parent / "words"
ME = "me"  # the player who sits at the keyboard
PATIENCE = 1.5  # seconds before a progress line is worth showing


def words_for(language: str, *games: Game) -> Words:
    return words_of(language, CLI_WORDS, *(game.folder / "words" for game in games))


def player_at(match: Match, seat: int) -> str:
    """Who sits there, by the log: a bot or somebody at the keyboard."""
    return str(match.players.get(seat, {}).get("player", ME))


def read_game(arguments: argparse.Namespace) -> tuple[Game, Facts | None]:
    game = games.find(arguments.game)
    return game, None if arguments.facts is None else game.facts_format.load(Path(arguments.facts))


def read_seats(arguments: argparse.Namespace, game: Game) -> int:
    """The seats asked for, or two, or as few as the game allows."""
    if arguments.seats is not None:
        return int(arguments.seats)
    return 2 if 2 in game.seats else game.seats[0]


def read_options(arguments: argparse.Namespace) -> dict[str, object]:
    options: dict[str, object] = {}
    for given in arguments.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise BadInput("bad-option", given=given)
        options[name] = value
    return options


def read_list(given: str | None) -> list[str]:
    return [] if given is None else [word.strip() for word in given.split(",")]


class Compiling:
    """Compiles in the background; whoever needs the result waits, with a progress line if it takes long."""

    def __init__(self, steps: Iterator[str], label: Callable[[], str]) -> None:
        self._label = label  # asked for only when it is shown: words take a while to load
        self._steps = steps
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            for _ in self._steps:
                pass
        except BaseException as error:  # handed to whoever waits
            self._error = error

    def wait(self) -> None:
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            self._show_progress()
        self._thread.join()
        if self._error is not None:
            raise self._error

    def _show_progress(self) -> None:
        from rich.console import Console

        label = self._label()
        with Console(file=sys.stderr).status(label) as status:
            started = time.monotonic()
            while self._thread.is_alive():
                status.update(f"{label}: {time.monotonic() - started:.0f} s")
                self._thread.join(0.5)
