"""Gorinto drawn for a terminal: path and mountain with letters as well as colours, boards and wisdom beside it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import View
from ...engine.words import Words, message
from .pieces import ELEMENTS

COLOURS = {"void": "magenta", "wind": "cyan", "fire": "red", "water": "blue", "earth": "green"}
HEAD_MARK, TAIL_MARK = "^", "~"
NARROWEST = 6  # characters for a stack
MARGIN = " " * 11  # left of the mountain: the path and the row numbers
FEW_SOURCES = 3  # of points, that fit a terminal of 80 columns with room between them


def draw(view: View, words: Words) -> RenderableType:
    now = Text("  " + words("table-now"), "dim")
    return Group(heading(view, words), Text(), mountain(view, words), Text(), boards(view, words), now)


def letter(words: Words, element: str) -> str:
    return words("element-letters")[ELEMENTS.index(element)]


def tile_text(words: Words, element: str, *, top: bool = False) -> Text:
    style = f"bold {COLOURS[element]}" + (" reverse" if top else "")
    return Text(letter(words, element), style)


def heading(view: View, words: Words) -> RenderableType:
    lines = [Text(words("table-season", season=view["season"], seasons=view["seasons"]), "bold")]
    for card in view["goals"]:
        beside = ""
        if len(card["seats"]) < view["seats"]:
            left, right = (words("seat", number=seat + 1) for seat in card["seats"])
            beside = f" ({words('table-goal-between', left=left, right=right)})"
        does = words(f"goal-{card['goal']}-does", times=card["times"])
        lines.append(Text.assemble("  ", (words(f"goal-{card['goal']}"), "bold yellow"), (beside, "dim"), "  ", does))
    lines.append(keys_line(words, "table-keys", view["keys"]))
    if view["kitsune_keys"]:
        lines.append(keys_line(words, "table-kitsune-keys", view["kitsune_keys"]))
    return Group(*lines)


def keys_line(words: Words, name: str, keys: Iterable[str]) -> Text:
    named = words.listing([f"{words(f'element-{key}')} {letter(words, key)}" for key in keys])
    return Text("  " + words(name, keys=named))


def mountain(view: View, words: Words) -> RenderableType:
    highest = max(len(stack) for stack in view["mountain"].values())
    width = max(NARROWEST, highest + 3)  # room for brackets or a mark, and a gap
    lines = [Text.assemble(MARGIN, *padded([path_tile(view, words, f"T{n}") for n in range(1, 6)], width))]
    lines.append(Text.assemble(MARGIN, *padded([Text(column, "dim") for column in "abcde"], width)))
    for row in range(1, 6):
        cells = padded([stack(view, words, f"{column}{row}") for column in "abcde"], width)
        lines.append(Text.assemble("  ", path_tile(view, words, f"L{row}"), (f"  {row}  ", "dim"), *cells))
    lines += [Text(), legend(words), Text("  " + words("table-stacks"), "dim")]
    if view["head"]:
        lines.append(Text("  " + words("table-marks", head=HEAD_MARK, tail=TAIL_MARK), "dim"))
    return Group(*lines)


def legend(words: Words) -> Text:
    """Letter, name and pattern of each element."""
    line = Text("")
    for element in ELEMENTS:
        line.append("  ")
        line.append_text(tile_text(words, element, top=True))
        line.append(f" {words(f'element-{element}')} ")
        line.append(words(f"pattern-{element}"), "dim")
    return line


def padded(cells: list[Text], width: int) -> list[Text | str]:
    return [part for cell in cells for part in (cell, " " * (width - len(cell)))]


def path_tile(view: View, words: Words, space: str) -> Text:
    tile = view["path"][space]
    if not tile:
        shown = Text("·", "dim")
    elif tile.startswith("kitsune-"):
        shown = Text(tile[-1], "dim")
    else:
        shown = tile_text(words, tile, top=True)
    return Text.assemble((f"{space} ", "dim"), shown)


def stack(view: View, words: Words, space: str) -> Text:
    """A stack from bottom to top; brackets where one may collect, a star where the tile was just placed."""
    tiles = view["mountain"][space]
    cell = Text.assemble(*(tile_text(words, tile, top=n == len(tiles) - 1) for n, tile in enumerate(tiles)))
    if not tiles:
        cell = Text.assemble(("·", "dim"))
    if space in view["open"]:
        cell = Text.assemble(("[", "bold yellow"), cell, ("]", "bold yellow"))
    elif space == view["spot"]:
        cell.append("*", "bold yellow")
    for mark, piece in ((HEAD_MARK, "head"), (TAIL_MARK, "tail")):
        if view[piece] == space:
            cell.append(mark, "bold")
    return cell


def boards(view: View, words: Words) -> RenderableType:
    """One row a party: its tiles, wisdom by source, and what its goals and keys would bring now."""
    sources = shown_sources(view)
    table = Table(box=None, padding=(0, 1 if len(sources) > FEW_SOURCES else 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for element in ELEMENTS:
        table.add_column(Text(letter(words, element), f"bold {COLOURS[element]}"), justify="right")
    table.add_column(words("table-wisdom"), justify="right", header_style="bold")
    if has_partners(view):
        table.add_column(words("table-team"), justify="right", header_style="bold")
    for source in sources:
        table.add_column(words(f"source-{source}"), justify="right")
    for party in range(view["parties"]):
        table.add_row(*board_row(view, words, party))
    return table


def shown_sources(view: View) -> list[str]:
    """The goals in play, then whatever else has brought wisdom or will."""
    goals = [card["goal"] for card in view["goals"]]
    used = {source for row in (*view["points"], *view["forecast"]) for source, points in row.items() if points}
    return goals + [source for source in view["points"][0] if source in used | {"keys"} and source not in goals]


def has_partners(view: View) -> bool:
    return bool(view["options"]["partners"] == "yes")


def number(count: int) -> Text:
    return Text(str(count)) if count else Text("·", "dim")


def board_row(view: View, words: Words, party: int) -> list[Text]:
    solo_opponent = party >= view["seats"]
    name = words("kitsune") if solo_opponent else words(message("seat", number=party + 1))
    marker = "▶ " if party == view["actor"] else "  "
    row = [Text(marker + name, "bold" if party == view["actor"] else "")]
    row += [number(count) for count in view["boards"][party]]
    points, forecast = view["points"][party], view["forecast"][party]
    row.append(Text(str(sum(points.values())), "bold"))
    if has_partners(view):
        row.append(Text(str(sum(sum(view["points"][n].values()) for n in (party, (party + 2) % 4))), "bold"))
    for source in shown_sources(view):
        now = (f" +{forecast[source]}", "green") if forecast[source] else ""
        row.append(Text.assemble(number(points[source]), now))
    return row
