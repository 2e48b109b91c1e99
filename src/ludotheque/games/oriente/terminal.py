"""Oriente drawn for a terminal: the village, what is announced, and a row for each of up to twelve players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import View
from ...engine.words import Words
from .notation import parse_action
from .view import announcement_message, seat_message

COLOURS = {
    "shogun": "bold red", "soryo": "bold yellow", "maho-tsukai": "magenta", "daimyo": "blue", "samurai": "cyan",
    "akindo": "green", "nofu": "white", "ninja": "bold black on white", "geisha": "bold magenta",
}  # fmt: skip


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [village(view, words), Text(), players(view, words)]
    if view["announcement"]:
        parts += [Text(), announcement(view, words)]
    if view["asked"]:
        names = [words(seat_message(seat)) for seat in view["asked"]]
        parts.append(Text(words("table-may-object", names=", ".join(names)), "dim"))
    if view["battle"]:
        parts.append(battle(view, words))
    if view["rebels"]:
        parts.append(Text(words("table-rebels", names=", ".join(words(seat_message(n)) for n in view["rebels"]))))
    return Group(*parts)


def village(view: View, words: Words) -> RenderableType:
    reward, square = view["reward"], view["village"]
    state = "table-reward-taken" if reward["taken"] else "table-reward"
    lines = [
        Text(words("table-season", season=view["season"]), "bold"),
        Text(words(state, cards=reward["cards"]) + "   " + words("table-deck", cards=view["deck"])),
    ]
    workers = words("table-workers", square=square["square"], supply=square["supply"])
    if square["has_hut"]:
        workers += ", " + words("table-hut", hut=square["hut"])
    return Group(*lines, Text(workers))


def players(view: View, words: Words) -> RenderableType:
    """Pawn, name, inhabitant, disc, points and the cards they are made of."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words("table-inhabitant"), no_wrap=True)
    table.add_column(words("table-disc"), justify="center")
    table.add_column(words("table-points"), justify="right", header_style="bold")
    table.add_column(words("table-cards"))
    for seat, player in enumerate(view["players"]):
        acting = seat == view["actor"]
        mark = ("▶" if acting else " ") + ("♟" if seat == view["pawn"] else " ")
        name = Text(f"{mark} {words(seat_message(seat))}", "bold" if acting else "")
        disc = Text("●", "yellow") if player["disc"] else Text("○", "dim")
        table.add_row(name, inhabitant(player, words), disc, Text(str(player["points"]), "bold"), cards(player, words))
    return table


def inhabitant(player: View, words: Words) -> Text:
    """In brackets what only some know; a question mark for what the reader does not."""
    kind = player["inhabitant"]
    if kind in ("", "?"):
        return Text("–" if kind == "" else "?", "dim")
    name = f"{words(f'card-{kind}')} {player['value']}"
    return Text(name, COLOURS[kind]) if player["known_to_all"] else Text(f"({name})", "italic")


def cards(player: View, words: Words) -> Text:
    shown = [words(f"short-{name}") + (f"×{count}" if count > 1 else "") for name, count in player["cards"].items()]
    return Text(" ".join(shown) if shown else "·", "" if shown else "dim")


def announcement(view: View, words: Words) -> Text:
    stands = view["announcement"]
    action = announcement_message(parse_action(stands["action"]))
    return Text(words("table-announced", who=seat_message(stands["seat"]), action=action), "bold")


def battle(view: View, words: Words) -> RenderableType:
    """Both sides, with who is on them and what they add up to."""
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    for side in ("attacker", "target"):
        names = ", ".join(words(seat_message(seat)) for seat in view["battle"][side]["seats"])
        total = Text(str(view["battle"][side]["sum"]), "bold")
        table.add_row(words(f"side-{side}"), total, names)
    return table
