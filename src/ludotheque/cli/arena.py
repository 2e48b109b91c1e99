"""`ludo arena`: bots against each other, with win shares, confidence intervals and ratings."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots.prepare import PARTS, compile_one
from ..engine.errors import BadInput, LudothequeError
from ..engine.game import Game
from ..engine.words import Words
from ..lab.arena import ArenaFigures, Plan, Played, judge_arena, prepare_arena, run_arena, save_game
from .common import Compiling, read_game, read_list, read_options, read_seats, words_for
from .simulate import compiling_label


def show_arena(arguments: argparse.Namespace) -> None:
    game, facts = read_game(arguments)
    if arguments.workers is not None and arguments.workers < 1:
        raise BadInput("bad-workers", workers=str(arguments.workers))
    plan = prepare_arena(
        game,
        bots=read_list(arguments.bots),
        games=arguments.games,
        seats=read_seats(arguments, game),
        options=read_options(arguments),
        seed=arguments.seed,
        facts=facts,
    )
    folder, chosen = read_saving(arguments, plan.games)
    words = words_for(arguments.lang, game)
    Compiling(compile_steps(game), lambda: compiling_label(arguments.lang, game)).wait()

    def keep(played: Played) -> None:
        if folder is not None and (not chosen or played.number + 1 in chosen):
            save_game(played, folder)

    with progress(plan, words, quiet=arguments.json) as advance:

        def each(played: Played) -> None:
            keep(played)
            advance()

        results = run_arena(plan, workers=arguments.workers, each=each)
    figures = judge_arena(plan, results)
    if arguments.json:
        print(json.dumps(as_json(figures, words), indent=2))
    else:
        show_figures(figures, words)


def read_saving(arguments: argparse.Namespace, games: int) -> tuple[Path | None, set[int]]:
    """The folder for record files, and the numbers of the games to keep: none for all."""
    numbers = read_list(arguments.save_only)
    for number in numbers:
        if not number.isdecimal() or not 1 <= int(number[:9]) <= games:
            raise BadInput("bad-game-number", number=number, games=str(games))
    if arguments.save is None:
        if numbers:
            raise BadInput("save-where")
        return None, set()
    folder = Path(arguments.save)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudothequeError("no-output", why=f"{folder}: {error.strerror}") from None
    return folder, {int(number) for number in numbers}


def compile_steps(game: Game) -> Iterator[str]:
    for name in PARTS:
        compile_one(game, name)
        yield name


@contextmanager
def progress(plan: Plan, words: Words, *, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar on standard error, where that is a terminal; what it yields is called after each game."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words("name"), total=plan.games)
        yield lambda: bar.advance(task)


def as_json(figures: ArenaFigures, words: Words) -> dict[str, Any]:
    shown = asdict(figures)
    shown["failures"] = [{"game": number + 1, "report": words(report)} for number, report in figures.failures]
    return shown


def show_figures(figures: ArenaFigures, words: Words) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console(highlight=False)
    console.print(words("arena", games=figures.games, seats=figures.seats))
    options = ", ".join(f"{name}={value}" for name, value in figures.options.items())
    console.print(f"  {options}, seed={figures.seed}", style="dim")
    table = Table(box=None, padding=(0, 1, 0, 2), header_style="dim")
    table.add_column(words("arena-bot"))
    for column in ("arena-games", "simulated-wins", "arena-interval", "arena-rating", "simulated-mean"):
        table.add_column(words(column), justify="right")
    for row in figures.bots:
        name = escape(words(row.bot) if words.has(row.bot) else row.bot)
        shares = [words("simulated-share", value=100 * value) for value in (row.win_share, row.low, row.high)]
        rating, mean = (words("simulated-figure", value=value) for value in (row.rating, row.mean_score))
        table.add_row(name, str(row.games), shares[0], f"{shares[1]} – {shares[2]}", rating, mean)
    console.print(table)
    for number, report in figures.failures:
        console.print(words("arena-failure", number=number + 1, report=report), style="red", markup=False)
