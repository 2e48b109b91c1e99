"""The table in a terminal: the game's drawing, the choices, the score and the result."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.match import Action, Match
from ..engine.outcome import party_message
from ..engine.words import Words

MANY = 24  # choices; more are shown in rows by what they begin with
FEW = 5  # parties that fit side by side
NO_POINTS = "·"


def show_table(console: Console, match: Match, words: Words, seat: int = -1) -> None:
    console.print()
    console.print(match.game.draw(match.view(seat), words))
    console.print()


def choice_list(match: Match, words: Words, actions: list[Action]) -> RenderableType:
    """Numbered choices: a line each with what they do, or, when there are many, one row for each beginning."""
    shown = [match.game.show_typed(action.text, words) for action in actions]
    if len(actions) <= MANY:
        lines = Table.grid(padding=(0, 2, 0, 0))
        lines.add_column(no_wrap=True)
        for n, text in enumerate(shown):
            lines.add_row(numbered(n, text), words(match.describe(actions[n])))
        return lines
    rows: dict[str, list[Text]] = {}
    width = max(len(text.partition(" ")[2] or text) for text in shown)
    for n, text in enumerate(shown):
        start, _, rest = text.partition(" ")
        rows.setdefault(start, []).append(numbered(n, (rest or text).ljust(width)))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for start, cells in rows.items():
        grid.add_row(Text(f"  {start}", "bold cyan"), Text("  ").join(cells))
    return grid


def numbered(n: int, text: str) -> Text:
    return Text.assemble((f"{n + 1:3d} ", "bold"), (text, "cyan"))


def score_table(match: Match, words: Words, seat: int = -1) -> RenderableType:
    """Points so far by source."""
    view = match.view(seat)
    return figures_table(match, words, source_rows(match, words, view["points"]))


Row = tuple[str, list[str]]


def source_rows(match: Match, words: Words, points: list[dict[str, int]]) -> list[Row]:
    """A row of figures for each source that has brought points, then the sum."""
    sources = [source for source in match.game.sources if any(row[source] for row in points)]
    rows = [(words(f"source-{source}"), [str(row[source] or NO_POINTS) for row in points]) for source in sources]
    return [*rows, (words("score-total"), [str(sum(row.values())) for row in points])]


def figures_table(match: Match, words: Words, rows: list[Row]) -> Table:
    """One column for each party; for more than a few, one line each with its sources in words."""
    names = [words(party_message(match.game, match.seats, party)) for party in range(match.parties)]
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
    table.add_column("", no_wrap=True)
    total = [label for label, _ in rows].index(words("score-total"))
    if len(names) <= FEW:
        for name in names:
            table.add_column(name, justify="right")
        for n, (label, figures) in enumerate(rows):
            style = "bold" if n == total else ""
            table.add_row(Text(label, style), *(Text(figure, style) for figure in figures))
        return table
    for label, _ in rows[total:]:
        table.add_column(label, justify="right")
    table.add_column("", style="dim")
    for n, name in enumerate(names):
        sources = [f"{label} {figures[n]}" for label, figures in rows[:total] if figures[n] != NO_POINTS]
        table.add_row(name, *(figures[n] for _, figures in rows[total:]), ", ".join(sources))
    return table


def outcome_table(match: Match, words: Words) -> RenderableType:
    """The final result: places, points by source, and why it ended so."""
    outcome = match.outcome
    rows = source_rows(match, words, [dict(place.points) for place in outcome.places])
    teams = {place.team for place in outcome.places}
    if len(teams) < len(outcome.places):
        together = [sum(p.total for p in outcome.places if p.team == place.team) for place in outcome.places]
        rows.append((words("score-team"), [str(total) for total in together]))
    rows.append((words("score-place"), [f"{place.rank}." for place in outcome.places]))
    winners = words.listing([words(party_message(match.game, match.seats, party)) for party in outcome.winners])
    verdict = words("score-winners", winners=winners, count=len(outcome.winners))
    reason = Text(words(f"reason-{outcome.reason}"))
    return Group(Text(verdict, "bold green"), reason, Text(), figures_table(match, words, rows))
