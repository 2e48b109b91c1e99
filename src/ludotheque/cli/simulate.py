"""`ludo simulate`: many games at full speed, with a table of results."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..engine.compiled import uncollected
from ..engine.errors import BadInput
from ..engine.game import Game
from ..engine.words import Words
from ..lab.simulate import Figures, Plan, prepare_simulation, simulate
from .common import Compiling, read_game, read_list, read_options, read_seats, words_for


def show_simulation(arguments: argparse.Namespace) -> None:
    game, facts = read_game(arguments)
    if arguments.workers is not None and arguments.workers < 1:
        raise BadInput("bad-workers", workers=str(arguments.workers))
    setting = {
        "games": arguments.games,
        "seats": read_seats(arguments, game),
        "options": read_options(arguments),
        "bots": read_list(arguments.bots),
        "seed": arguments.seed,
        "facts": facts,
    }
    plan = prepare_simulation(game, **setting)
    Compiling(compile_step(plan), lambda: compiling_label(arguments.lang, game)).wait()
    figures = simulate(plan, workers=arguments.workers)
    if arguments.json:
        print(json.dumps(figures.as_json(), indent=2))
    else:
        show_figures(figures, words_for(arguments.lang, game))


def compiling_label(language: str, game: Game) -> str:
    words = words_for(language, game)
    return words("compiling", game=words("name"))


def compile_step(plan: Plan) -> Iterator[str]:
    with uncollected():
        plan.compile()
    yield "runner"


def show_figures(figures: Figures, words: Words) -> None:
    from rich.console import Console  # not for the JSON: a study starts a tenth of a second sooner
    from rich.table import Table

    console = Console()
    console.print(
        words(
            "simulated",
            games=figures.games,
            decisions=figures.decisions,
            seconds=round(figures.seconds, 3),
            rate=round(figures.decisions_per_second),
            pace=round(figures.games_per_second),
            length=figures.decisions_per_game,
        )
    )
    options = ", ".join(f"{name}={value}" for name, value in figures.options.items())
    console.print(f"  {options}, seed={figures.seed}", style="dim", highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
    table.add_column("")
    table.add_column(words("simulated-player"))
    for column in ("simulated-mean", "simulated-spread", "simulated-wins"):
        table.add_column(words(column), justify="right")
    for row in figures.parties:
        seat = words("seat", number=row.party + 1) if row.party < figures.seats else ""
        name = row.bot if seat else words(row.bot)
        figures_shown = [words("simulated-figure", value=value) for value in (row.mean_score, row.spread)]
        table.add_row(seat, name, *figures_shown, words("simulated-share", value=100 * row.win_share))
    console.print(table)
