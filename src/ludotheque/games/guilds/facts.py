"""The facts of Guilds of London: how the file becomes the record the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.facts import Entries, FactsFormat
from ...engine.records import Record
from ...engine.words import Message
from .pieces import CARDS, COLOURS, COLUMNS, EFFECTS, FACTS, KINDS, NAME, NONE, SCORES, SIDES

NUMBERS = {
    "setup": (
        "start_hand", "start_liverymen_in_guildhall", "liverymen_per_player", "mayoral_dealt", "neutral_per_player",
        "neutral_solo",
    ),
    "turn": ("draw_after_playing", "draw_after_passing", "hand_limit"),
    "scoring": ("vp_per_orthogonal_pair_of_own_masters",),
    "solo": ("extra_neutrals_on_tiles", "neutral_threshold_bonus", "solo_human_needs", "tokens_for_card"),
    "growth": ("growth_tiles_per_phase",),
}  # fmt: skip
ALIASES = {"plantation_from_guildhall": "plantation"}  # the same, as cards say it
SEAT_NAMES = ("one", "two", "three", "four")


def read_place(text: str) -> int:
    return "abcdef".index(text[0]) + COLUMNS * (int(text[1:]) - 1)


def read_effect(text: str) -> tuple[int, int, int]:
    """'vp_per_master:1:max4': the code of a part, its amount and its cap (0 for none)."""
    name, *rest = text.split(":")
    amount = int(rest[0]) if rest else 1
    most = int(rest[1].removeprefix("max")) if len(rest) > 1 else 0
    return EFFECTS.index(ALIASES.get(name, name)), amount, most


def pack_effects(texts: Sequence[str], codes: Any, amounts: Any) -> None:
    codes[:] = NONE
    for n, text in enumerate(texts):
        codes[n], amounts[n], _ = read_effect(text)


def read_score(text: str) -> tuple[int, int, int, int]:
    """'at_least_masters_colour:red:3:6': kind, colour, and two numbers."""
    name, *rest = text.split(":")
    colour = COLOURS.index(rest.pop(0)) if rest and rest[0] in COLOURS else 0
    numbers = [int(word.partition("=")[2] or word) for word in rest]
    return SCORES.index(name), colour, numbers[0], numbers[1] if len(numbers) > 1 else 0


def pack(entries: Entries, f: Record) -> None:
    for section, names in NUMBERS.items():
        for name in names:
            f[name] = entries[section][name]
    cells = [read_place(text) for text in entries["growth"]["growth_cells"]]
    f["growth_count"] = len(cells)
    f["growth_cells"][: len(cells)] = cells
    for n, name in enumerate(SEAT_NAMES):
        track = entries["rounds"][name]
        f["rounds"][n] = track["rounds"]
        for field in ("plantation_rounds", "tile_growth_rounds"):
            f[field][n] = sum(1 << number for number in track[field])
    for n, side in enumerate(SIDES):
        rewards = entries["plantation"][side]
        for place in ("first", "second"):
            pack_effects(rewards[place], f[f"{place}_code"][n], f[f"{place}_amount"][n])
        for field in ("boris_unopposed_vp", "boris_against_one_vp"):
            f[field][n] = rewards[field]
    pack_tiles(entries, f)
    pack_cards(entries, f)


def pack_name(text: str, cells: Any) -> None:
    letters = text.encode()[:NAME]
    cells[: len(letters)] = list(letters)


def pack_tiles(entries: Entries, f: Record) -> None:
    guilds = sorted(entries["guild_tile"], key=lambda tile: int(tile["number"]))
    f["guilds"], f["tiles"] = len(guilds), len(guilds) + len(entries["special_building"])
    f["extra_code"][:] = NONE
    for n, tile in enumerate([*guilds, *entries["special_building"]]):
        f["number"][n] = tile.get("number", 0)
        pack_name(tile["name"], f["tile_name"][n])
        f["colours"][n] = sum(1 << COLOURS.index(colour) for colour in tile["colours"])
        f["threshold"][n], f["vp"][n] = tile["threshold"], tile["vp"]
        pack_effects(tile["extras"], f["extra_code"][n], f["extra_amount"][n])
        f["no_hand_limit"][n] = tile.get("power") == "no_hand_limit"
    f["tokens"] = len(entries["token"])
    for n, token in enumerate(entries["token"]):
        f["token_code"][n], f["token_amount"][n], _ = read_effect(token["reward"])
        f["token_count"][n] = token["count"]


def pack_cards(entries: Entries, f: Record) -> None:
    f["part_code"][:] = NONE
    f["card_colour"][:] = np.arange(CARDS) // KINDS
    kinds = [0] * len(COLOURS)
    for card in entries["action_card"]:
        colour = COLOURS.index(card["colour"])
        n = colour * KINDS + kinds[colour]
        kinds[colour] += 1
        f["banners"][n], f["cost"][n], f["card_count"][n] = card["banners"], card["cost"], card["count"]
        for k, part in enumerate(card["ability"].split("+")):
            f["part_code"][n, k], f["part_amount"][n, k], f["part_most"][n, k] = read_effect(part)
    f["mayors"] = len(entries["mayoral_card"])
    for n, card in enumerate(entries["mayoral_card"]):
        f["score_kind"][n], f["score_colour"][n], f["score_first"][n], f["score_second"][n] = read_score(card["score"])
        f["score_most"][n] = card["max_vp"]
        pack_name(card["name"], f["mayor_name"][n])


def fault(entries: Entries) -> Message | None:
    from ...engine.factsmodel import first_fault  # slow to load, see engine/facts.py
    from .factsmodel import GuildsFacts

    return first_fault(GuildsFacts, entries)


FORMAT = FactsFormat(FACTS, pack, fault, (Path(__file__).parent / "words",))
