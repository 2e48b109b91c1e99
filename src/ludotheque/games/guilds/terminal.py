"""Guilds of London drawn for a terminal: the city with letters as well as colours, the players, one's hand."""

from __future__ import annotations

from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import View
from ...engine.words import Words
from .pieces import COLOURS
from .say import effect_message, printed, score_of, seat_message

STYLES = {"yellow": "yellow", "pink": "magenta", "red": "red", "blue": "blue", "green": "green"}
SEAT_STYLES = ("bold cyan", "bold yellow", "bold green", "bold magenta")
BORIS_STYLE = "bold red"
SIGNS = {"vp": "★", "draw": "▯", "hire": "♟", "neutral": "◇", "mayor": "✶", "plantation": "≈", "move": "→"}
BEADLE, MASTER, SECOND = "♦", "♛", "²"
WIDTH, HEIGHT = 12, 4  # of a tile
FIGURES = ("cards", "guildhall", "supply", "plantation", "neutrals", "masters", "tokens", "mayors")  # of a player


def draw(view: View, words: Words) -> RenderableType:
    parts = [heading(view, words), Text(), city(view, words), Text(), *keys(words), Text(), players(view, words)]
    parts += [common(view, words)]
    if view["mayors"]:
        parts += [Text(), mayors(view, words)]
    if view["hand"]:
        parts += [Text(), hand(view, words)]
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    due = [words("table-activation" if view["activation"] else "table-no-activation")]
    if view["plantation_round"]:
        due.append(words("table-plantation-due"))
    rounds = words("table-round", round=view["round"], rounds=view["rounds"])
    return Text.assemble((rounds, "bold"), (f"  {', '.join(due)}", "dim"))


# the city


def city(view: View, words: Words) -> RenderableType:
    lines = [Text.assemble("  ", *((letter.ljust(WIDTH + 1), "dim") for letter in view["columns"]))]
    for row in "12345":
        cells = [cell(view, words, column + row) for column in view["columns"]]
        for n in range(HEIGHT):
            margin = Text(f"{row} " if n == 0 else "  ", "dim")
            lines.append(Text.assemble(margin, *(part for one in cells for part in (one[n], " "))))
        lines.append(Text())
    return Group(*lines[:-1])


def cell(view: View, words: Words, place: str) -> list[Text]:
    """Four lines of the same width: what it is, how far it is and its points, rewards with the token, who is there."""
    tile = view["tiles"].get(place)
    if tile is None:
        hall = place in guildhall_places(view)
        lines = [Text(), Text(words("table-hall")[:WIDTH] if hall else "  ·", "dim"), Text(), Text()]
    elif tile["open"]:
        lines = open_cell(view, words, place, tile)
    else:
        lines = [Text(title(words, tile), "dim"), *completed_cell(tile), Text()]
    return [pad(line) for line in lines]


def guildhall_places(view: View) -> tuple[str, ...]:
    return ("c3", "d3") if len(view["columns"]) > 5 else ("c3",)


def pad(line: Text) -> Text:
    line.truncate(WIDTH)
    line.pad_right(max(0, WIDTH - line.cell_len))
    return line


def title(words: Words, tile: View) -> str:
    """A guild's number, a building's name cut short."""
    if tile["number"]:
        return f"{tile['number']:>2}"
    name = printed(tile["name"])
    return (name if isinstance(name, str) else words(name))[: WIDTH - 1 - len(tile["colours"])]


def colours(tile: View) -> Text:
    return Text.assemble(*((name[0].upper(), f"bold reverse {STYLES[name]}") for name in tile["colours"]))


def open_cell(view: View, words: Words, place: str, tile: View) -> list[Text]:
    beadle = place == view["beadle"]
    there = sum(tile["men"]) + beadle
    mark = (f" {BEADLE}" if beadle else "", "bold red")
    full = there >= tile["threshold"] and sum(tile["men"]) > 0
    count = (f"{there}/{tile['threshold']}", "bold reverse" if full else "bold" if there else "dim")
    raised = (SIGNS["neutral"] if tile["neutral"] else "", "bold")
    rewards = Text(" ".join(sign(part) for part in tile["extras"]))
    if tile["token"]:
        rewards.append(f"{' ' if rewards else ''}{SECOND}{sign(tile['token'])}", "dim")
    return [
        Text.assemble((title(words, tile), "bold"), " ", colours(tile), mark),
        Text.assemble(count, raised, f" {tile['points']}★"),
        rewards,
        men(view, tile),
    ]


def sign(part: View) -> str:
    return f"{part['count']}{SIGNS.get(part['effect'], part['effect'])}"


def men(view: View, tile: View) -> Text:
    line = Text()
    for party, count in enumerate(tile["men"]):
        if count:
            line.append(f"{party_letter(view, party)}×{count} ", party_style(view, party))
    return line if line else Text("–", "dim")


def party_letter(view: View, party: int) -> str:
    return "B" if party >= len(view["players"]) else str(party + 1)


def party_style(view: View, party: int) -> str:
    return BORIS_STYLE if party >= len(view["players"]) else SEAT_STYLES[party]


def completed_cell(tile: View) -> list[Text]:
    master = tile["master"]
    mark = Text(f"{MASTER}{master + 1}", SEAT_STYLES[master]) if master >= 0 else Text("✕", "dim")
    return [mark, Text("".join(name[0].upper() for name in tile["colours"]), "dim")]


def keys(words: Words) -> list[Text]:
    names = {colour: words(f"colour-{colour}") for colour in COLOURS}
    return [Text(words(name, **names), "dim") for name in ("table-key", "table-key-city", "table-colours")]


# the players and what lies beside


def players(view: View, words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for column in ("points", *FIGURES):
        table.add_column(words(f"table-{column}"), justify="right")
    for seat in view["order"]:
        mark = "▶" if seat == view["actor"] else " "
        name = Text(f"{mark} {words(seat_message(seat))}", SEAT_STYLES[seat])
        table.add_row(name, points(view, seat), *(number(view["players"][seat][figure]) for figure in FIGURES))
    if view["boris"] is not None:
        table.add_row(Text(f"  {words('boris')}", BORIS_STYLE), points(view, 1), *[""] * len(FIGURES))
    return table


def points(view: View, party: int) -> Text:
    """Points scored, and what masters and known mayoral cards would add now."""
    more = sum(view["forecast"][party].values())
    return Text.assemble((str(sum(view["points"][party].values())), "bold"), (f" +{more}" if more else "", "green"))


def number(count: int) -> Text:
    return Text(str(count)) if count else Text("·", "dim")


def common(view: View, words: Words) -> RenderableType:
    side = view["plantation"]
    first, second = (" ".join(sign(part) for part in side[place]) for place in ("first", "second"))
    plantation = words("table-plantation-side", side=words(f"side-{side['side']}"), first=first, second=second)
    lines = [Text(plantation)]
    if view["boris"] is not None:
        none, one = (f"{count}★" for count in side["boris"])
        lines.append(Text("  " + words("table-plantation-boris", none=none, one=one)))
    lines.append(Text(words("table-scoreboard", count=view["scoreboard"])))
    piles = words("table-deck", deck=view["deck"], discards=len(view["discards"]))
    if view["stack"]:
        piles += "   " + words("table-stack", count=view["stack"])
    lines.append(Text(piles))
    if view["discards"]:
        lines.append(Text(words("table-discards", cards=" ".join(reversed(view["discards"][-5:]))), "dim"))
    if view["solitaires"] is not None:
        lines.append(Text(words("table-solitaires", count=view["solitaires"])))
    return Group(Text(), *lines)


def mayors(view: View, words: Words) -> RenderableType:
    lines = Table.grid(padding=(0, 1, 0, 0))
    for card in view["mayors"]:
        told = words("table-mayor", name=printed(card["name"]), score=score_of(card), now=card["now"])
        lines.add_row(f"  {card['number']:>2}", told)
    return Group(Text(words("table-own-mayors"), "bold"), lines)


def hand(view: View, words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for card in view["hand"]:
        count = f" ×{card['count']}" if card["count"] > 1 else ""
        name = Text.assemble("  ", (card["card"], f"bold reverse {STYLES[card['colour']]}"), count)
        ability = words.listing([words(effect_message(part)) for part in card["ability"]])
        banners = words("table-banners", count=card["banners"])
        table.add_row(name, Text(banners, "dim"), Text(words("table-cost", cost=card["cost"]), "dim"), ability)
    return Group(Text(words("table-hand"), "bold"), table)


# what Boris did


def draw_boris(view: View, words: Words) -> RenderableType:
    """Card by card: the way from the beadle, and where it led him."""
    if not view["cards"]:
        return Text("  " + words("table-way-none"))
    start = words("table-way-from", place=view["from"]) if view["from"] else words("table-way-anywhere")
    lines = [Text(f"  {start}", "bold")]
    for step in view["cards"]:
        told = {"card": step["card"], "colour": words(f"colour-{step['colour']}"), "place": step["place"]}
        if not step["place"]:
            line = words("table-way-nowhere", **told)
        elif len(step["way"]) == 1:
            line = words("table-way-at-once", **told)
        else:
            line = words("table-way", **told, way=shortened(step["way"][:-1]))
        lines.append(Text(f"  {line}", STYLES[step["colour"]]))
    return Group(*lines)


def shortened(way: list[str]) -> str:
    """'b2 c2 d2, a3 b3': a row after the other."""
    text = way[0]
    for before, after in pairwise(way):
        text += (" " if before[1] == after[1] else ", ") + after
    return text
