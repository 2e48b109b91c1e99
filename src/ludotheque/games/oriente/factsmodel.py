"""What a facts file of Oriente may say. Imported only when a file from outside is read."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from ...engine.factsmodel import FactsModel, wrong
from .pieces import SEATS, SHUFFLES, UNDER

Value = Annotated[int, Field(ge=0, le=20)]
Three = Annotated[list[Value], Field(min_length=3, max_length=3)]


class Inhabitant(FactsModel):
    value: Value
    cards: Annotated[int, Field(ge=0, le=30)]


class Single(FactsModel):
    value: Value
    cards: Annotated[int, Field(ge=1, le=1)]


class Worthless(FactsModel):
    """The Geisha, who has no value (O1.1)."""

    value: Annotated[int, Field(ge=0, le=0)]
    cards: Annotated[int, Field(ge=1, le=1)]


class Few(FactsModel):
    value: Value
    cards: Annotated[int, Field(ge=0, le=SHUFFLES)]


class Inhabitants(FactsModel):
    shogun: Single
    soryo: Inhabitant
    maho_tsukai: Annotated[Few, Field(alias="maho-tsukai")]
    daimyo: Inhabitant
    samurai: Inhabitant
    akindo: Inhabitant
    nofu: Inhabitant
    ninja: Inhabitant
    geisha: Worthless

    @property
    def ordinary(self) -> int:
        kinds = (self.soryo, self.maho_tsukai, self.daimyo, self.samurai, self.akindo, self.nofu)
        return sum(kind.cards for kind in kinds)


class Treasures(FactsModel):
    points: Three
    cards: Three

    @model_validator(mode="after")
    def one_for_each(self) -> Treasures:
        if sum(self.cards) < SEATS:
            raise wrong("facts-treasures", "treasures.cards", least=SEATS)
        return self


class Deck(FactsModel):
    middle_cards: Annotated[int, Field(ge=0, le=30)]
    bottom_cards: Annotated[int, Field(ge=0, le=30)]


class Village(FactsModel):
    workers: Value
    hut_players: Annotated[int, Field(ge=1, le=SEATS + 1)]


class OrienteFacts(FactsModel):
    inhabitants: Inhabitants
    treasures: Treasures
    deck: Deck
    village: Village

    @model_validator(mode="after")
    def enough_cards(self) -> OrienteFacts:
        top = self.inhabitants.ordinary - self.deck.middle_cards - self.deck.bottom_cards
        if top <= SEATS:
            raise wrong("facts-top", "deck", most=SEATS, given=top)
        if self.inhabitants.ordinary + self.inhabitants.ninja.cards + 2 > UNDER:
            raise wrong("facts-in-all", "inhabitants", most=UNDER)
        return self
