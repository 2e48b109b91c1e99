"""Corinth drawn for a terminal: the harbour, one sheet in full with the steward's way, and everybody in a table."""

from __future__ import annotations

from itertools import pairwise

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import View
from ...engine.words import Words
from .pieces import QUARTERS

COLOURS = {"goats": "white", "oil": "green", "wine": "red", "carpets": "blue", "spices": "magenta", "gold": "yellow"}
TICKED, FREE = "■", "□"
CELL = 9  # characters of a market space


def draw(view: View, words: Words) -> RenderableType:
    seat = view["seat"] if view["seat"] >= 0 else view["actor"] or 0
    owner = Text(words("table-sheet", who=words("seat", number=seat + 1)), "bold")
    sheet = Group(owner, shops(view, words, seat), Text(), buildings(view, words, seat))
    return Group(
        Text(words("table-round", round=view["round"], rounds=view["rounds"]), "bold"),
        Text(),
        Columns(
            [harbour(view, words), Group(Text(words("table-market"), "bold"), *market(view, words, seat))],
            padding=(0, 4),
        ),
        Text(),
        sheet,
        Text(),
        players(view, words),
    )


def harbour(view: View, words: Words) -> RenderableType:
    """The quarters from top to bottom, as on the board."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_row(Text(words("table-harbour"), "bold"))
    for quarter in reversed(view["harbour"]):
        name = Text(words(f"quarter-{quarter['quarter']}"), COLOURS[quarter["quarter"]])
        if not quarter["value"]:
            table.add_row(name, Text("·", "dim"))
            continue
        dice = Text.assemble(
            (str(quarter["value"]) + " ", "bold"),
            ("▣ " * quarter["white"], "white"),
            ("▣ " * quarter["yellow"], "bold yellow"),
        )
        table.add_row(name, dice)
    return table


def shops(view: View, words: Words, seat: int) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for district in reversed(view["districts"]):
        name = district["district"]
        row = [Text(words(f"quarter-{name}"), COLOURS[name])]
        ticks = view["sheets"][seat]["shops"][name]
        row += [shop(entry, ticked, COLOURS[name]) for entry, ticked in zip(district["shops"], ticks, strict=True)]
        row += [Text("")] * (max(len(d["shops"]) for d in view["districts"]) - len(district["shops"]))
        table.add_row(*row, bonus(view, words, district, seat))
    return table


def shop(entry: View, ticked: int, colour: str) -> Text:
    full = ticked == entry["symbols"]
    boxes = TICKED * ticked + FREE * (entry["symbols"] - ticked)
    return Text.assemble((f"{entry['points']:2d} ", "bold" if full else ""), (boxes, colour if ticked else "dim"))


def bonus(view: View, words: Words, district: View, seat: int) -> Text:
    if not district["bonus"]:
        return Text("")
    text = f"+{district['bonus']}"
    if district["owner"] < 0:
        return Text(text, "dim")
    owner = words("seat", number=district["owner"] + 1)
    return Text(f"{text} {owner}", "bold green" if district["owner"] == seat else "dim strike")


def buildings(view: View, words: Words, seat: int) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for entry in view["buildings"]:
        built = entry["building"] in view["sheets"][seat]["buildings"]
        name = words(f"building-{entry['building']}")
        mark = Text.assemble(
            (f"{TICKED if built else FREE} ", "bold green" if built else "dim"), (name, "bold" if built else "")
        )
        cost = Text(words("table-cost", gold=entry["gold"], goats=entry["goats"]), "dim")
        table.add_row(mark, cost, Text(words(f"power-{entry['building']}"), "dim"))
    return table


def market(view: View, words: Words, seat: int) -> list[Text]:
    """The grid with the way drawn between the spaces; circled ones in brackets."""
    sheet = view["sheets"][seat]
    way = ["c3", *sheet["way"]]
    walked = {frozenset(pair) for pair in pairwise(way)}
    lines = [Text("    " + "".join(column.center(CELL) for column in "abcde"), "dim")]
    for row in range(5):
        names = [f"{column}{row + 1}" for column in "abcde"]
        line, below = Text.assemble((f" {row + 1}  ", "dim")), Text("    ")
        for n, name in enumerate(names):
            left = n > 0 and frozenset((name, names[n - 1])) in walked
            right = n < 4 and frozenset((name, names[n + 1])) in walked
            text, style = space(view, words, sheet, way, 5 * row + n, name)
            before = (CELL - len(text)) // 2
            line.append(("─" if left else " ") * before, "bold yellow")
            line.append(text, style)
            line.append(("─" if right else " ") * (CELL - len(text) - before), "bold yellow")
            down = frozenset((name, f"{name[0]}{row + 2}")) in walked
            below.append(("│" if down else " ").center(CELL), "bold yellow")
        lines += [line, below] if row < 4 else [line]
    return lines


def space(view: View, words: Words, sheet: View, way: list[str], index: int, name: str) -> tuple[str, str]:
    """The text of a market space, and its style."""
    effect, _, amount = view["market"][index].partition(" ")
    label = words(f"short-{effect}") + amount
    if name == sheet["steward"]:
        return f"[{label}]" if name in sheet["circled"] else label, "bold reverse"
    if name in sheet["circled"]:
        return f"[{label}]", COLOURS.get(effect, "bold")
    return ("∙", "bold yellow") if name in way else (label, COLOURS.get(effect, "bold"))


def players(view: View, words: Words) -> RenderableType:
    """One row a player: purse, dice won, points so far; then the points by source."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for name in ("gold", "goats"):
        table.add_column(words(f"quarter-{name}"), justify="right")
    table.add_column(words("table-dice"), justify="right")
    table.add_column(words("table-points"), justify="right", header_style="bold")
    for seat in range(view["seats"]):
        sheet, acting = view["sheets"][seat], seat == view["actor"]
        player = Text(("▶ " if acting else "  ") + words("seat", number=seat + 1), "bold" if acting else "")
        total = Text(str(sum(view["points"][seat].values())), "bold")
        table.add_row(player, *(number(sheet[part]) for part in ("gold", "goats", "dice")), total)
    return Group(table, *sources(view, words))


def sources(view: View, words: Words) -> list[RenderableType]:
    """Where the points come from: a row for each source that has brought any."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for seat in range(view["seats"]):
        table.add_column(words("seat", number=seat + 1), justify="right")
    found = [source for source in view["points"][0] if any(row[source] for row in view["points"])]
    for source in found:
        figures = [number(row[source]) for row in view["points"]]
        table.add_row(Text(f"  {words(f'source-{source}')}", "dim"), *figures)
    return [Text(), table] if found else []


def number(count: int) -> Text:
    return Text(str(count)) if count else Text("·", "dim")


def draw_odds(view: View, words: Words) -> RenderableType:
    """The aid: a table for each number of dice, quarters from the top, chances of at least n dice."""
    tables: list[RenderableType] = [Text(words("odds-title"), "bold")]
    for dice, quarters in view["dice"].items():
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title=words("odds-dice", count=int(dice)))
        table.title_justify = "left"
        table.add_column("")
        for n in range(1, 7):
            table.add_column(f"≥ {n}", justify="right")
        for name in reversed(QUARTERS):
            cells = [words("odds-chance", value=100 * chance) for chance in quarters[name][:6]]
            table.add_row(Text(words(f"quarter-{name}"), COLOURS[name]), *cells)
        tables += [Text(), table]
    return Group(*tables)
