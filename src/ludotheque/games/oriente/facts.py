"""The facts of Oriente: how the file becomes the record the rules read."""

from __future__ import annotations

from pathlib import Path

from ...engine.facts import Entries, FactsFormat
from ...engine.records import Record
from ...engine.words import Message
from .pieces import FACTS, KINDS, TREASURE


def pack(entries: Entries, f: Record) -> None:
    for kind, name in enumerate(KINDS):
        f["value"][kind] = entries["inhabitants"][name]["value"]
        f["count"][kind] = entries["inhabitants"][name]["cards"]
    for n in range(3):
        f["value"][TREASURE + n] = entries["treasures"]["points"][n]
        f["count"][TREASURE + n] = entries["treasures"]["cards"][n]
    f["middle_cards"] = entries["deck"]["middle_cards"]
    f["bottom_cards"] = entries["deck"]["bottom_cards"]
    f["workers"] = entries["village"]["workers"]
    f["hut_players"] = entries["village"]["hut_players"]


def fault(entries: Entries) -> Message | None:
    from ...engine.factsmodel import first_fault  # slow to load, see engine/facts.py
    from .factsmodel import OrienteFacts

    return first_fault(OrienteFacts, entries)


FORMAT = FactsFormat(FACTS, pack, fault, (Path(__file__).parent / "words",))
