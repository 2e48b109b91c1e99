"""`ludo record`: read, check, replay or export a saved game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from .. import games
from ..engine.errors import BadInput
from ..engine.log import UNDO
from ..engine.match import Match
from ..engine.outcome import party_message
from ..engine.recordfile import read_match
from ..engine.words import Words
from .common import ME, player_at, words_for
from .table import outcome_table, show_table

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 56  # columns of a curve


def show_record(arguments: argparse.Namespace) -> None:
    match = read_match(Path(arguments.file), games.find)
    words = words_for(arguments.lang, match.game).named(match.names)
    if arguments.json:
        print(json.dumps(export(match), indent=2, ensure_ascii=False))
    elif arguments.notation:
        print("\n".join(match.notation()))
    elif arguments.story:
        tell(match, words)
    elif arguments.analyse:
        show_analysis(Console(), match, words)
    elif arguments.at is not None:
        show_table(Console(), rewound(match, arguments.at), words)
    else:
        summarise(Console(), match, words)


def rewound(match: Match, number: int) -> Match:
    """The match taken back to a decision; the file stays as it is."""
    if not 0 <= number <= match.number:
        raise BadInput("no-decision", number=str(number), last=str(match.number))
    if number < match.number:
        match.undo(number, consent=True)
    return match


def tell(match: Match, words: Words) -> None:
    for number, line in match.events():
        print(f"{number:4d}  {words(line)}")
    if match.over:
        Console().print(outcome_table(match, words))


def show_analysis(console: Console, match: Match, words: Words) -> None:
    from ..bots.analysis import analyse, told  # the coach loads slowly

    found = analyse(match, viewer=None if match.over else only_person(match))
    console.print(words("analysis-title"), style="bold")
    chart = Table.grid(padding=(0, 2, 0, 0))
    for party in range(match.parties):
        shares = [row[party] for row in found.wins]
        name = words(party_message(match.game, match.seats, party))
        chart.add_row(name, Text(curve(shares), "cyan"), f"{round(100 * shares[-1])} %")
    console.print(chart)
    console.print()
    for mistake in found.mistakes:
        console.print(words(told(match, mistake)), highlight=False)
    if not found.mistakes:
        console.print(words("analysis-none"))


def only_person(match: Match) -> int | None:
    """The seat of the one person among bots: who looks at a running game is not told what their rivals hide."""
    people = [seat for seat in range(match.seats) if player_at(match, seat) == ME]
    return people[0] if len(people) == 1 else None


def curve(shares: list[float]) -> str:
    """A line of bars as high as the shares, at most WIDEST of them."""
    picked = [shares[round(n * (len(shares) - 1) / (WIDEST - 1))] for n in range(WIDEST)]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in picked)


def export(match: Match) -> dict[str, Any]:
    decisions = [
        {"number": n, "seat": step.seat, "action": match.game.show_action(step.action)}
        for n, step in enumerate(match.steps)
    ]
    outcome = match.outcome if match.over else None
    places = [vars(place) for place in outcome.places] if outcome else []
    return {
        **vars(match.start),
        "decisions": decisions,
        "over": match.over,
        "scores": match.scores,
        "reason": outcome.reason if outcome else None,
        "places": places,
    }


def summarise(console: Console, match: Match, words: Words) -> None:
    undone = sum(1 for line in match.log if line.kind == UNDO)
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    console.print(words("record-summary", game=words("name"), seats=match.seats, decisions=match.number, undone=undone))
    console.print(f"  {options}, seed={match.seed}", highlight=False)
    if match.over:
        console.print(outcome_table(match, words))
    else:
        console.print(words("record-running"))
