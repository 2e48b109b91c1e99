"""The table in a terminal: the game's drawing, the choices, the score and the result."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.match import Action, Match
from ..engine.outcome import party_message
from ..engine.words import Words

MANY = 12  # choices; more are shown in rows by what they begin with


def show_table(console: Console, match: Match, words: Words, seat: int = -1) -> None:
    console.print()
    console.print(match.game.draw(match.view(seat), words))
    console.print()


def choice_list(match: Match, words: Words, actions: list[Action]) -> RenderableType:
    """Numbered choices: a line each with what they do, or, when there are many, one row for each beginning."""
    shown = [match.game.show_typed(action.text, words) for action in actions]
    if len(actions) <= MANY:
        width = max(len(text) for text in shown)
        does = [words(match.describe(action)) for action in actions]
        return Group(*(choice_line(n, text.ljust(width), does[n]) for n, text in enumerate(shown)))
    rows: dict[str, list[Text]] = {}
    for n, text in enumerate(shown):
        start, _, rest = text.partition(" ")
        rows.setdefault(start, []).append(choice_line(n, rest or text, ""))
    grid = Table.grid(padding=(0, 2))
    for start, cells in rows.items():
        grid.add_row(Text(f"  {start}", "bold cyan"), *cells)
    return grid


def choice_line(n: int, text: str, does: str) -> Text:
    return Text.assemble((f"{n + 1:3d} ", "bold"), (text, "cyan"), "  " if does else "", does)


def score_table(match: Match, words: Words, seat: int = -1) -> RenderableType:
    """Points so far by source, one column a party."""
    view = match.view(seat)
    return source_table(match, words, view["points"], [sum(row.values()) for row in view["points"]])


def source_table(match: Match, words: Words, points: list[dict[str, int]], totals: Iterable[int]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
    table.add_column("")
    for party in range(match.parties):
        table.add_column(words(party_message(match.game, match.seats, party)), justify="right")
    for source in match.game.sources:
        if any(row[source] for row in points):
            table.add_row(words(f"source-{source}"), *(str(row[source]) if row[source] else "·" for row in points))
    table.add_row(Text(words("score-total"), "bold"), *(Text(str(total), "bold") for total in totals))
    return table


def outcome_table(match: Match, words: Words) -> RenderableType:
    """The final result: places, points by source, and why it ended so."""
    outcome = match.outcome
    table = source_table(match, words, [dict(p.points) for p in outcome.places], [p.total for p in outcome.places])
    teams = {place.team for place in outcome.places}
    if len(teams) < len(outcome.places):
        together = [sum(p.total for p in outcome.places if p.team == place.team) for place in outcome.places]
        table.add_row(words("score-team"), *(str(total) for total in together))
    table.add_row(words("score-place"), *(f"{place.rank}." for place in outcome.places))
    winners = words.listing([words(party_message(match.game, match.seats, party)) for party in outcome.winners])
    verdict = words("score-winners", winners=winners, count=len(outcome.winners))
    return Group(Text(verdict, "bold green"), Text(words(f"reason-{outcome.reason}")), Text(), table)
