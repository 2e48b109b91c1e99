"""The facts of Corinth: how the file becomes the record the rules read."""

from __future__ import annotations

from pathlib import Path

from ...engine.facts import Entries, FactsFormat
from ...engine.records import Record
from ...engine.words import Message
from .pieces import BUILDINGS, DISTRICTS, EFFECTS, FACTS, LAST, SUM

NUMBERS = (
    "start_gold", "start_goats", "gold_symbols", "goat_symbols", "white_dice", "yellow_dice", "yellow_price",
    "round_boxes", "crossed_boxes_with_four", "step_price", "stable_steps", "warehouse_symbols", "store_gold",
    "temple_points", "gold_per_point", "goats_per_point",
)  # fmt: skip


def pack(entries: Entries, f: Record) -> None:
    for name in NUMBERS:
        setattr(f, name, entries[name])
    f.steward_total = LAST if entries["steward_total"] == "last" else SUM
    for d, name in enumerate(DISTRICTS):
        shops = entries["districts"][name]["shops"]
        f.shops[d] = len(shops)
        f.bonus[d] = entries["districts"][name]["bonus"]
        for n, (points, symbols) in enumerate(shops):
            f.shop_points[d, n] = points
            f.shop_symbols[d, n] = symbols
    for n, name in enumerate(BUILDINGS):
        f.gold_cost[n] = entries["buildings"][name]["gold"]
        f.goat_cost[n] = entries["buildings"][name]["goats"]
    for n, text in enumerate(space for row in entries["market"]["rows"] for space in row):
        name, _, amount = text.partition(" ")
        f.effect[n] = EFFECTS.index(name)
        f.amount[n] = int(amount or 0)


def fault(entries: Entries) -> Message | None:
    from ...engine.factsmodel import first_fault  # slow to load, see engine/facts.py
    from .factsmodel import CorinthFacts

    return first_fault(CorinthFacts, entries)


FORMAT = FactsFormat(FACTS, pack, fault, (Path(__file__).parent / "words",))
