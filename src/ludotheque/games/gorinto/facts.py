"""The facts of Gorinto: how the file becomes the record the rules read."""

from __future__ import annotations

from pathlib import Path

from ...engine.facts import Entries, FactsFormat
from ...engine.records import Record
from ...engine.words import Message
from .pieces import FACTS, GOALS, LANDSCAPES, LETTERS


def pack(entries: Entries, f: Record) -> None:
    kitsune = entries["kitsune"]
    f.tiles_each = entries["tiles_each"]
    f.seasons = entries["seasons"]
    f.key_points = entries["key_points"]
    f.solo_key_points[:] = kitsune["key_points_normal"], kitsune["key_points_expert"]
    f.kitsune_points[:] = kitsune["season_points_normal_key"], kitsune["season_points_own_key"]
    for n, name in enumerate(LANDSCAPES):
        f.heights[n] = [height for row in entries["landscapes"][name] for height in row]
    for n, name in enumerate(GOALS):
        f.letter[n] = LETTERS.index(entries["goals"][name]["letter"])
        f.times[n] = entries["goals"][name]["times"]


def fault(entries: Entries) -> Message | None:
    from ...engine.factsmodel import first_fault  # slow to load, see engine/facts.py
    from .factsmodel import GorintoFacts

    return first_fault(GorintoFacts, entries)


FORMAT = FactsFormat(FACTS, pack, fault, (Path(__file__).parent / "words",))
