"""The program `ludo`: reads its arguments, runs a command, says in one sentence what was wrong."""

from __future__ import annotations

import argparse
import gc
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from ..engine.compiled import uncollected
from ..engine.errors import LudothequeError
from ..engine.words import LANGUAGES

INTERRUPTED = 130  # what shells expect after Ctrl-C


class Parser(argparse.ArgumentParser):
    """Errors are one sentence and exit code 2, without the usage."""

    def error(self, message: str) -> NoReturn:
        print(f"ludo: {message}", file=sys.stderr)
        raise SystemExit(2)


def program() -> int:
    """What a shell starts."""
    code = main()
    gc.freeze()  # the program ends: looking through all of Numba once more would take a quarter of a second
    return code


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what the terminal's encoding lacks is shown as ?
    arguments = parser().parse_args(argv)
    try:
        with uncollected():  # commands import what they need: a faster start
            command = arguments.command()
        command(arguments)
        sys.stdout.flush()
        return 0
    except LudothequeError as error:
        print(f"ludo: {error.said(arguments.lang)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"ludo: {LudothequeError('no-output', why=str(error.strerror)).said(arguments.lang)}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED


def parser() -> Parser:
    top = Parser(prog="ludo", description="Board games to play, study and teach to machines.")
    top.set_defaults(lang=user_language())
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    add_games(commands)
    add_play(commands)
    add_simulate(commands)
    add_arena(commands)
    add_record(commands)
    add_serve(commands)
    return top


def user_language() -> str:
    """The language of the environment, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


# Each command's module is imported only when it runs: the program starts faster.

Command = Callable[[argparse.Namespace], None]
Commands = argparse._SubParsersAction  # its public name does not exist


def add_games(commands: Commands[Parser]) -> None:
    games = commands.add_parser("games", help="what there is: games, seats, options")
    add_language(games)
    games.add_argument("--json", action="store_true", help="as JSON")

    def command() -> Command:
        from .games import show_games

        return show_games

    games.set_defaults(command=command)


def add_play(commands: Commands[Parser]) -> None:
    play = commands.add_parser("play", help="play in the terminal")
    add_game(play)
    add_language(play)
    play.add_argument(
        "--players",
        metavar="A,B,..",
        help="who sits where: me, novice, casual, strong, master, greedy, random; by default me against strong bots",
    )
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")

    def command() -> Command:
        from .play import play_game

        return play_game

    play.set_defaults(command=command)


def add_simulate(commands: Commands[Parser]) -> None:
    simulate = commands.add_parser("simulate", help="many games at full speed, with a table of results")
    add_game(simulate)
    add_language(simulate)
    simulate.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (10000)")
    simulate.add_argument("--bots", metavar="A,B,..", help="one for all seats or one for each: random, greedy")
    simulate.add_argument("--workers", type=int, metavar="N", help="threads (one for each core)")
    simulate.add_argument("--json", action="store_true", help="as JSON")

    def command() -> Command:
        from .simulate import show_simulation

        return show_simulation

    simulate.set_defaults(command=command)


def add_arena(commands: Commands[Parser]) -> None:
    arena = commands.add_parser("arena", help="bots against each other, with confidence intervals")
    add_game(arena)
    add_language(arena)
    arena.add_argument("--bots", metavar="A,B,..", help="levels, simple bots or commands: master,greedy,./mybot")
    arena.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    arena.add_argument("--workers", type=int, metavar="N", help="games at a time (one for each core)")
    arena.add_argument("--save", metavar="FOLDER", help="keep the games as record files")
    arena.add_argument("--save-only", metavar="N,N,..", help="only these of them, by number")
    arena.add_argument("--json", action="store_true", help="as JSON")

    def command() -> Command:
        from .arena import show_arena

        return show_arena

    arena.set_defaults(command=command)


def add_record(commands: Commands[Parser]) -> None:
    record = commands.add_parser("record", help="read, check, replay or export a saved game")
    record.add_argument("file", metavar="FILE")
    add_language(record)
    ways = record.add_mutually_exclusive_group()
    ways.add_argument("--story", action="store_true", help="tell the game decision by decision")
    ways.add_argument("--at", type=int, metavar="N", help="show the table before decision N")
    ways.add_argument("--notation", action="store_true", help="the decisions as text")
    ways.add_argument("--analyse", action="store_true", help="where the game was won and lost, and why")
    ways.add_argument("--json", action="store_true", help="export as one JSON document")

    def command() -> Command:
        from .record import show_record

        return show_record

    record.set_defaults(command=command)


def add_serve(commands: Commands[Parser]) -> None:
    serve = commands.add_parser("serve", help="the table server, for the page and for programs")
    add_language(serve)
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1: this machine only)")
    serve.add_argument("--port", type=int, metavar="N", help="(8000)")
    serve.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (a file of one's own)")
    serve.add_argument("--workers", type=int, metavar="N", help="processes, on PostgreSQL only (1)")
    serve.add_argument("--open", action="store_true", help="show the page in a browser")

    def command() -> Command:
        from .serve import serve

        return serve

    serve.set_defaults(command=command)


def add_language(command: Parser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language (that of the environment)"
    )


def add_game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--seats", type=int, metavar="N", help="how many play")
    command.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same game")
    command.add_argument("--facts", metavar="FILE", help="a variant: another facts file")
    command.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, see `ludo games`",
    )
