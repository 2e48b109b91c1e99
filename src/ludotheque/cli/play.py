"""`ludo play`: a game in the terminal, against bots or several people at one keyboard."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from rich.console import Console

from .. import games
from ..bots.prepare import prepare, prepare_bots
from ..bots.simple import NAMES, find_bot
from ..engine.errors import BadInput, BadRecord, IllegalAction, NoUndo, choices
from ..engine.match import Action, Match
from ..engine.recordfile import read_match
from ..engine.words import Words
from .common import Compiling, read_game, read_list, read_options, read_seats, words_for
from .table import choice_list, outcome_table, score_table, show_table

ME = "me"
COMMANDS = ("undo", "help", "score", "story", "table", "save", "quit")


class Quit(Exception):
    """The player wants to stop."""


@dataclass(frozen=True)
class Seated:
    """A match, and the file it is kept in when the player stops."""

    match: Match
    path: Path


def play_game(arguments: argparse.Namespace) -> None:
    seated = chosen_match(arguments)
    match = seated.match
    words = words_for(arguments.lang, match.game).named(match.names)
    label = words("compiling", game=words("name"))
    Compiling(prepare(match.game, match.facts), label).wait()
    Session(seated, words, Compiling(prepare_bots(match.game), label)).run()


def chosen_match(arguments: argparse.Namespace) -> Seated:
    """A saved game that is to go on, or a new one."""
    game, facts = read_game(arguments)
    if arguments.resume:
        path = Path(arguments.resume)
        match = read_match(path, games.find)
        if match.game is not game:
            raise BadInput("other-game", found=match.game.name, wanted=game.name)
        return Seated(match, path)
    asked = arguments.seats or arguments.option or arguments.players or arguments.facts or arguments.seed is not None
    if not asked and sys.stdin.isatty() and (saved := newest_saved(game.name)):
        if agrees(words_for(arguments.lang, game), "resume-question"):
            try:
                return Seated(read_match(saved, games.find), saved)
            except BadRecord as error:  # say so, leave the file alone, begin anew
                print(error.said(arguments.lang), file=sys.stderr)
    seats = read_seats(arguments, game)
    players = read_players(arguments.players, seats) if seats in game.seats else []
    match = Match(game, seats, read_options(arguments), arguments.seed, facts)
    for seat, player in enumerate(players):
        match.sit(seat, {"player": player})
    return Seated(match, stamped("saved", game.name))


def read_players(given: str | None, seats: int) -> list[str]:
    players = read_list(given) or [ME]
    for player in players:
        if player not in (ME, *NAMES):
            raise BadInput("no-player", name=player, choices=choices((ME, *NAMES)))
    if len(players) > seats:
        raise BadInput("bad-players", players=str(len(players)), seats=str(seats))
    return players + ["greedy"] * (seats - len(players))


def data_folder(kind: str) -> Path:
    return Path(os.environ.get("LUDOTHEQUE_DATA") or platformdirs.user_data_dir("ludotheque")) / kind


def stamped(kind: str, game: str) -> Path:
    return data_folder(kind) / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}.jsonl"


def newest_saved(game: str) -> Path | None:
    return max(data_folder("saved").glob(f"{game}-*.jsonl"), default=None)


def agrees(words: Words, question: str) -> bool:
    """Whether the player answers yes; anything else is no."""
    answer = read_line(f"{words(question)} ").lower()
    return answer in {"y", "yes", words("yes"), words("yes")[:1]}


def read_line(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        raise Quit from None


class Session:
    """One sitting at a terminal."""

    def __init__(self, seated: Seated, words: Words, bots: Compiling) -> None:
        self.match = match = seated.match
        self.path = seated.path
        self.words = words
        self.bots = bots
        self.console = Console(highlight=False)
        self.told = match.number
        self.people = [seat for seat in range(match.seats) if self.player(seat) == ME]
        self.commands = {name: name for name in COMMANDS} | {words(f"command-{name}"): name for name in COMMANDS}
        self.commands |= {name[0]: name for name in ("undo", "help", "quit")} | {"?": "help"}
        self.secrets = any(field != "random" for field in match.game.hidden)
        self.looking = self.people[0] if self.people else -1

    def player(self, seat: int) -> str:
        return str(self.match.players.get(seat, {}).get("player", ME))

    def run(self) -> None:
        self.console.print(self.words("welcome", game=self.words("name")), style="bold")
        try:
            while not self.match.over:
                self.decide()
        except (Quit, KeyboardInterrupt):
            self.keep_for_later()
            return
        self.finish()

    def decide(self) -> None:
        seat = self.match.actor
        assert seat is not None
        if self.player(seat) == ME:
            self.hand_over(seat)
            self.ask(seat)
        else:
            self.bots.wait()
            self.match.play(find_bot(self.player(seat)).decide(self.match, secrets.randbits(63)))

    def hand_over(self, seat: int) -> None:
        """Several people, hidden cards, one screen: nobody sees the last player's."""
        if self.secrets and seat != self.looking:
            self.console.clear()
            read_line(self.words("hand-over", who=self.words("seat", number=seat + 1)))
        self.looking = seat

    def tell(self, seat: int) -> None:
        """What has happened since the last look."""
        for _, line in self.match.events(seat, self.told):
            self.console.print(f"  {self.words(line)}", style="dim")
        self.told = self.match.number

    def ask(self, seat: int) -> None:
        self.tell(seat)
        show_table(self.console, self.match, self.words, seat)
        actions = self.match.legal()
        self.console.print(self.words(self.match.ask(seat)), style="bold yellow")
        self.console.print(choice_list(self.match, self.words, actions))
        number = self.match.number
        while self.match.number == number and self.match.actor == seat:
            answer = read_line(self.words("prompt"))
            if self.answered(answer, seat, actions):
                return

    def answered(self, answer: str, seat: int, actions: list[Action]) -> bool:
        """Do what was typed; True when the table has changed."""
        command = self.commands.get(answer.lower())
        if command:
            return self.command(command, seat)
        if not answer:
            return False
        try:
            if answer.isdigit():
                return self.choose(int(answer), actions)
            self.match.play(self.match.game.read_typed(answer, self.words))
            return True
        except IllegalAction as error:
            self.console.print(f"  {error.said(self.words.language)}", style="red")
            return False

    def choose(self, number: int, actions: list[Action]) -> bool:
        if not 1 <= number <= len(actions):
            self.console.print(f"  {self.words('no-number', last=len(actions))}", style="red")
            return False
        self.match.play(actions[number - 1])
        return True

    def command(self, command: str, seat: int) -> bool:
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(seat)
        if command == "help":
            self.console.print(self.words("help-commands"))
            self.console.print(self.words("help-actions"))
        elif command == "score":
            self.console.print(score_table(self.match, self.words, seat))
        elif command == "story":
            for number, line in self.match.events(seat):
                self.console.print(f"{number:4d}  {self.words(line)}")
        elif command == "table":
            show_table(self.console, self.match, self.words, seat)
        elif command == "save":
            self.save()
        return False

    def undo(self, seat: int) -> bool:
        """Back to the last decision of somebody at this keyboard; past what came to light only after a question."""
        mine = [n for n, step in enumerate(self.match.steps) if step.seat in self.people]
        try:
            if not mine:
                raise NoUndo("nothing-to-undo")
            if mine[-1] < self.match.undo_limit(seat):
                if not agrees(self.words, "undo-question"):
                    return False
                self.match.undo(mine[-1], seat=seat, consent=True)
            else:
                self.match.undo(mine[-1], seat=seat)
        except NoUndo as error:
            self.console.print(f"  {error.said(self.words.language)}", style="red")
            return False
        self.told = self.match.number
        return True

    def save(self) -> None:
        answer = read_line(self.words("save-where"))
        if not answer:
            return
        path = Path(answer).expanduser()
        if path.exists() and not agrees(self.words, "save-overwrite"):
            return
        try:
            self.match.save(path)
        except OSError as error:
            self.console.print(f"  {self.words('save-failed', path=str(path), why=str(error.strerror))}", style="red")
            return
        self.console.print(f"  {self.words('saved', path=str(path))}")

    def keep_for_later(self) -> None:
        self.match.save(self.path)
        self.console.print(f"\n{self.words('kept', path=str(self.path), game=self.match.game.name)}")

    def finish(self) -> None:
        self.tell(self.looking)
        show_table(self.console, self.match, self.words)
        self.console.print(outcome_table(self.match, self.words))
        path = stamped("finished", self.match.game.name)
        self.match.save(path)
        if self.path.parent == data_folder("saved"):  # it is kept among the finished ones now
            self.path.unlink(missing_ok=True)
        self.console.print(f"\n{self.words('finished', path=str(path))}")
