"""What a facts file of Guilds of London may say. Imported only when a file from outside is read."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from ...engine.errors import choices
from ...engine.factsmodel import FactsModel, once_each, wrong
from .facts import ALIASES, read_place
from .pieces import (
    CARDS,
    CHOICE,
    COLOURS,
    EFFECTS,
    EXTRAS,
    KINDS,
    MAYORS,
    NAME,
    PARTS,
    PILE,
    PLACES,
    SCORES,
    TILES,
    TOKENS,
)

Small = Annotated[int, Field(ge=0, le=30)]
Positive = Annotated[int, Field(ge=1, le=30)]
Colour = Literal["yellow", "pink", "red", "blue", "green"]


Rounds = Annotated[list[Annotated[int, Field(ge=1, le=40)]], AfterValidator(once_each)]

SIMPLE = ("vp", "draw", "hire", "neutral", "mayor", "plantation", "move")  # of rewards
WITHOUT_NUMBER = ("turn_wild_banners", "no_limit", "swap_tokens")
FEWEST = 40  # action cards
GUILDHALLS_AND_START = {"c3", "d3", "e3", "b3", "b2", "c2", "d2", "e2", "b4", "c4", "d4", "e4"}


def short_enough(text: str) -> str:
    if not text.strip() or len(text.encode()) > NAME or not text.isprintable():
        raise wrong("facts-name", most=NAME)
    return text


Name = Annotated[str, AfterValidator(short_enough)]


def known_reward(text: str) -> str:
    name, colon, amount = text.partition(":")
    if name not in SIMPLE or not colon or not re.fullmatch("[1-9]", amount):
        raise wrong("facts-reward", choices=choices(SIMPLE), example="vp:2")
    return text


def known_ability(text: str) -> str:
    parts = text.split("+")
    if len(parts) > PARTS:
        raise wrong("facts-parts", most=PARTS)
    for part in parts:
        name, *rest = part.split(":")
        fits = [r"[1-9]", r"max[1-9]"] if name == "vp_per_master" else [] if name in WITHOUT_NUMBER else [r"[1-9]"]
        if name not in (*EFFECTS, *ALIASES) or len(rest) != len(fits):
            raise wrong("facts-part", given=part, choices=choices(EFFECTS))
        if not all(re.fullmatch(pattern, word) for pattern, word in zip(fits, rest, strict=True)):
            raise wrong("facts-part-number", given=part)
    return text


FORMS = {
    "per_master_colour": r"COLOUR:\d{1,2}",
    "at_least_masters_colour": r"COLOUR:[1-9]:\d{1,2}",
    "colours_covered": r"4=\d{1,2}:5=\d{1,2}",
}


def known_score(text: str) -> str:
    name, _, rest = text.partition(":")
    form = FORMS.get(name, r"\d{1,2}").replace("COLOUR", f"({'|'.join(COLOURS)})")
    if name not in SCORES or not re.fullmatch(form, rest):
        raise wrong("facts-score", given=text, choices=choices(SCORES))
    return text


def known_place(text: str) -> str:
    if not re.fullmatch("[a-f][1-5]", text) or text in GUILDHALLS_AND_START:
        raise wrong("facts-place", given=text)
    return text


Reward = Annotated[str, AfterValidator(known_reward)]
Rewards = Annotated[list[Reward], Field(max_length=EXTRAS)]


class Setup(FactsModel):
    start_hand: Small
    start_liverymen_in_guildhall: Small
    liverymen_per_player: Positive
    mayoral_dealt: Annotated[int, Field(ge=1, le=CHOICE)]
    neutral_per_player: Annotated[int, Field(ge=0, le=3)]
    neutral_solo: Annotated[int, Field(ge=0, le=12)]

    @model_validator(mode="after")
    def enough_liverymen(self) -> Setup:
        if self.start_liverymen_in_guildhall > self.liverymen_per_player:
            raise wrong("facts-liverymen", "setup.start_liverymen_in_guildhall")
        return self


class Turn(FactsModel):
    draw_after_playing: Small
    draw_after_passing: Small
    hand_limit: Small


class Scoring(FactsModel):
    vp_per_orthogonal_pair_of_own_masters: Small


class Solo(FactsModel):
    extra_neutrals_on_tiles: Annotated[int, Field(ge=0, le=20)]
    neutral_threshold_bonus: Small
    solo_human_needs: Positive
    tokens_for_card: Positive


class Growth(FactsModel):
    growth_tiles_per_phase: Small
    growth_cells: Annotated[list[Annotated[str, AfterValidator(known_place)]], Field(max_length=PLACES)]

    @model_validator(mode="after")
    def once_each(self) -> Growth:
        if len({read_place(text) for text in self.growth_cells}) < len(self.growth_cells):
            raise wrong("facts-once", "growth.growth_cells")
        return self


class Track(FactsModel):
    rounds: Annotated[int, Field(ge=1, le=40)]
    plantation_rounds: Rounds
    tile_growth_rounds: Rounds


class Tracks(FactsModel):
    one: Track
    two: Track
    three: Track
    four: Track


class Side(FactsModel):
    first: Rewards
    second: Rewards
    boris_unopposed_vp: Small
    boris_against_one_vp: Small


class Plantation(FactsModel):
    virginia: Side
    ulster: Side


class Tile(FactsModel):
    name: Name
    colours: Annotated[list[Colour], Field(min_length=1, max_length=5), AfterValidator(once_each)]
    threshold: Positive
    vp: Small
    extras: Rewards


class GuildTile(Tile):
    number: Annotated[int, Field(ge=1, le=100)]


class SpecialBuilding(Tile):
    id: Annotated[str, Field(pattern="^[a-z][a-z-]*$")]
    power: Literal["none", "no_hand_limit"]


class Token(FactsModel):
    reward: Reward
    count: Small


class ActionCard(FactsModel):
    id: str
    colour: Colour
    banners: Annotated[int, Field(ge=1, le=5)]
    cost: Annotated[int, Field(ge=0, le=9)]
    ability: Annotated[str, AfterValidator(known_ability)]
    count: Small


def check_ids(cards: list[ActionCard]) -> None:
    """Cards are called by their colour's letter and their place among its cards, in records too."""
    kinds = dict.fromkeys(COLOURS, 0)
    for card in cards:
        kinds[card.colour] += 1
        right = f"{card.colour[0].upper()}{kinds[card.colour]}"
        if card.id != right:
            raise wrong("facts-card-id", "action_card", given=card.id, right=right)
        if kinds[card.colour] > KINDS:
            raise wrong("facts-kinds", "action_card", most=KINDS)


def check_buildings(buildings: list[SpecialBuilding]) -> None:
    seen: set[str] = set()
    for building in buildings:
        if building.id in seen:
            raise wrong("facts-twice", "special_building", given=building.id)
        seen.add(building.id)


class MayoralCard(FactsModel):
    name: Name
    score: Annotated[str, AfterValidator(known_score)]
    max_vp: Small


class GuildsFacts(FactsModel):
    setup: Setup
    turn: Turn
    scoring: Scoring
    solo: Solo
    growth: Growth
    rounds: Tracks
    plantation: Plantation
    guild_tile: Annotated[list[GuildTile], Field(min_length=20, max_length=TILES - 5)]
    special_building: Annotated[list[SpecialBuilding], Field(min_length=4, max_length=8)]
    token: Annotated[list[Token], Field(min_length=1, max_length=TOKENS)]
    action_card: Annotated[list[ActionCard], Field(min_length=1, max_length=CARDS)]
    mayoral_card: Annotated[list[MayoralCard], Field(min_length=12, max_length=MAYORS)]

    @model_validator(mode="after")
    def fits_the_table(self) -> GuildsFacts:
        if len({tile.number for tile in self.guild_tile}) < len(self.guild_tile):
            raise wrong("facts-numbers", "guild_tile")
        check_buildings(self.special_building)
        check_ids(self.action_card)
        if not FEWEST <= sum(card.count for card in self.action_card) <= PILE:
            raise wrong("facts-pile", "action_card", least=FEWEST, most=PILE)
        if len(self.guild_tile) + len(self.special_building) > TILES:
            raise wrong("facts-in-all", "guild_tile, special_building", most=TILES)
        if len(self.mayoral_card) < 4 * self.setup.mayoral_dealt:
            raise wrong("facts-mayors", "mayoral_card")
        return self
