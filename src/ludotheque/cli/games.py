"""`ludo games`: the games, their seats and options."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from .. import games
from ..engine.errors import choices
from ..engine.game import Game
from ..engine.options import Option
from ..engine.words import Words
from .common import words_for


def show_games(arguments: argparse.Namespace) -> None:
    found = [games.find(name) for name in games.names()]
    if arguments.json:
        print(json.dumps([game_data(game) for game in found], indent=2))
        return
    for game in found:
        show_game(Console(), game, words_for(arguments.lang, game))


def game_data(game: Game) -> dict[str, object]:
    options = [
        {"name": o.name, "choices": o.choices, "default": o.default, "seats": o.seats, "needs": dict(o.needs)}
        for o in game.options
    ]
    return {"name": game.name, "seats": game.seats, "options": options, "sources": game.sources}


def show_game(console: Console, game: Game, words: Words) -> None:
    console.print(f"[bold]{words('name')}[/bold]  ({game.name}, {words('games-seats', seats=choices(game.seats))})")
    console.print(f"  {words('tagline')}")
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
    for column in ("games-option", "games-choices", "games-fits", "games-meaning"):
        table.add_column(words(column))
    for option in game.options:
        table.add_row(
            option.name, choices(option.choices), condition(option, words), words(f"option-{option.name}-help")
        )
    console.print(table)


def condition(option: Option, words: Words) -> str:
    needs = [words("games-seats", seats=choices(option.seats))] if option.seats else []
    needs += [f"{name}={value}" for name, value in option.needs.items()]
    return ", ".join(needs) or words("games-always")
