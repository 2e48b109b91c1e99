"""Who sits down to what: a new game as it was asked for, or a saved one that goes on; and where games are kept."""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from .. import games
from ..bots.find import NAMES, check_bot, is_command
from ..engine.errors import BadInput, BadRecord, choices
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.match import Match, check_seats, check_seed
from ..engine.options import check_options
from ..engine.recordfile import read_match
from ..engine.words import Words
from .asking import Quit, agrees
from .common import ME, player_at, read_game, read_list, read_options, read_seats

OPPONENT = "strong"  # where nobody is named
SIMPLE_OPPONENT = "greedy"  # and the search has not been fitted to the game yet


@dataclass(frozen=True)
class Seated:
    """A match, and the file it is kept in when the player stops."""

    match: Match
    path: Path


@dataclass(frozen=True)
class NewGame:
    """What was asked for a new game, checked before anything is compiled."""

    game: Game
    facts: Facts | None
    seats: int
    options: dict[str, str]
    seed: int | None
    players: list[str]

    def seated(self) -> Seated:
        match = Match(self.game, self.seats, self.options, self.seed, self.facts)
        for seat, player in enumerate(self.players):
            match.sit(seat, {"player": player})
        return Seated(match, stamped("saved", self.game.name))


def read_new_game(arguments: argparse.Namespace) -> NewGame:
    game, facts = read_game(arguments)
    says_how_many = arguments.seats is not None or arguments.players is not None
    seats = check_seats(game, read_seats(arguments, game) if says_how_many else game.usual_seats)
    options = check_options(game.options, seats, read_options(arguments))
    if arguments.seed is not None:
        check_seed(arguments.seed)
    return NewGame(game, facts, seats, options, arguments.seed, read_players(arguments.players, game, seats))


def resumed(arguments: argparse.Namespace, game: Game, words: Words) -> Seated | None:
    """A saved game that is to go on: the one named, or the last one kept if the player likes."""
    asked = [arguments.seats, arguments.players, arguments.facts, arguments.seed, arguments.option or None]
    new = any(argument is not None for argument in asked)
    if arguments.resume is not None:
        if new:
            raise BadInput("resume-alone")
        path = Path(arguments.resume)
        match = read_saved(path, words)
        if match.over:
            raise BadInput("resume-finished", path=str(path))
        if match.game is not game:
            raise BadInput("other-game", found=match.game.name, wanted=game.name)
        return Seated(match, path)
    saved = None if new or not sys.stdin.isatty() else newest_saved(game.name)
    if saved is None or not agrees(words, "resume-question", file=saved.name):
        return None
    try:
        return Seated(read_saved(saved, words), saved)
    except BadRecord as error:  # say so, leave the file alone, begin anew
        print(error.said(arguments.lang), file=sys.stderr)
        return None


def read_saved(path: Path, words: Words) -> Match:
    """A saved game whose players are there; programs a file names are started only if the user wants it."""
    match = read_match(path, games.find)
    players = sorted({player_at(match, seat) for seat in range(match.seats)} - {ME})
    for player in players:
        try:
            check_player(player)
        except BadInput as error:
            raise BadRecord("record-player", path=str(path), why=error.message) from None
    programs = [player for player in players if is_command(player)]
    if programs and not agrees(words, "resume-programs", programs=programs):
        raise Quit
    return match


def read_players(given: str | None, game: Game, seats: int) -> list[str]:
    players = read_list(given) or [ME]
    for player in players:
        if player != ME:
            check_player(player)
    if len(players) > seats:
        raise BadInput("bad-players", players=str(len(players)), seats=str(seats))
    return players + [OPPONENT if game.search else SIMPLE_OPPONENT] * (seats - len(players))


def check_player(player: str) -> None:
    try:
        check_bot(player)
    except BadInput as error:
        if error.message.id != "no-bot":
            raise
        raise BadInput("no-player", name=player, choices=choices((ME, *NAMES))) from None


def data_folder(kind: str) -> Path:
    return Path(os.environ.get("LUDOTHEQUE_DATA") or platformdirs.user_data_dir("ludotheque")) / kind


def stamped(kind: str, game: str) -> Path:
    """A file of its own, also when several programs finish in the same second."""
    return data_folder(kind) / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.jsonl"


def newest_saved(game: str) -> Path | None:
    return max(data_folder("saved").glob(f"{game}-*.jsonl"), default=None)
