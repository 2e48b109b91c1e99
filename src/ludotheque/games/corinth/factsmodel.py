"""What a facts file of Corinth may say. Imported only when a file from outside is read."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from ...engine.errors import choices
from ...engine.factsmodel import FactsModel, wrong
from .pieces import EFFECTS, MIDDLE, QUARTERS, SHOPS, SPACES

Small = Annotated[int, Field(ge=0, le=20)]
Symbols = Annotated[int, Field(ge=0, le=100)]
Positive = Annotated[int, Field(ge=1, le=20)]
Shop = Annotated[list[Annotated[int, Field(ge=1, le=30)]], Field(min_length=2, max_length=2)]  # points, symbols
MOST_AMOUNT = 9


def known_space(text: str) -> str:
    name, _, amount = text.partition(" ")
    if name not in EFFECTS:
        raise wrong("facts-space", choices=choices(EFFECTS))
    if (name in QUARTERS) != amount.isdigit() or (amount and not 1 <= int(amount) <= MOST_AMOUNT):
        raise wrong("facts-amount", most=MOST_AMOUNT)
    return text


Space = Annotated[str, AfterValidator(known_space)]
Row = Annotated[list[Space], Field(min_length=5, max_length=5)]


class District(FactsModel):
    shops: Annotated[list[Shop], Field(min_length=1, max_length=SHOPS)]
    bonus: Small


class Districts(FactsModel):
    oil: District
    wine: District
    carpets: District
    spices: District


class Cost(FactsModel):
    gold: Small
    goats: Small


class Buildings(FactsModel):
    temple: Cost
    warehouse: Cost
    stable: Cost
    store: Cost


class Market(FactsModel):
    rows: Annotated[list[Row], Field(min_length=5, max_length=5)]

    @model_validator(mode="after")
    def starts_in_the_middle(self) -> Market:
        spaces = [space for row in self.rows for space in row]
        if [n for n in range(SPACES) if spaces[n] == "start"] != [MIDDLE]:
            raise wrong("facts-start", "market.rows")
        return self


class CorinthFacts(FactsModel):
    start_gold: Small
    start_goats: Small
    gold_symbols: Symbols
    goat_symbols: Symbols
    white_dice: Annotated[int, Field(ge=1, le=30)]
    yellow_dice: Annotated[int, Field(ge=0, le=3)]
    yellow_price: Small
    round_boxes: Annotated[int, Field(ge=1, le=20)]
    crossed_boxes_with_four: Small
    step_price: Positive
    stable_steps: Small
    warehouse_symbols: Small
    store_gold: Small
    temple_points: Small
    gold_per_point: Positive
    goats_per_point: Positive
    steward_total: Literal["sum", "last"]
    districts: Districts
    buildings: Buildings
    market: Market

    @model_validator(mode="after")
    def four_players_have_a_round(self) -> CorinthFacts:
        if self.crossed_boxes_with_four >= self.round_boxes:
            raise wrong("facts-boxes", "crossed_boxes_with_four")
        return self
