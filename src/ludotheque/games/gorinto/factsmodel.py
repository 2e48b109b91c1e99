"""What a facts file of Gorinto may say. Imported only when a file from outside is read."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, create_model, model_validator

from ...engine.factsmodel import FactsModel, wrong
from .pieces import GOALS, LANDSCAPES, LETTERS, LEVELS, PATH

Points = Annotated[int, Field(ge=0, le=20)]
Row = Annotated[list[Annotated[int, Field(ge=0, le=LEVELS)]], Field(min_length=5, max_length=5)]
Heights = Annotated[list[Row], Field(min_length=5, max_length=5)]
MOST_WITH_A_LETTER = 3  # with more, dealing four goals without a conflict might never end


class Goal(FactsModel):
    letter: Literal["", "A", "B", "C", "D"]
    times: Points


class Kitsune(FactsModel):
    key_points_normal: Points
    key_points_expert: Points
    season_points_normal_key: Points
    season_points_own_key: Points


Landscapes = create_model("Landscapes", __base__=FactsModel, **dict.fromkeys(LANDSCAPES, Heights))  # type: ignore[call-overload]  # fields made from names
Goals = create_model(  # type: ignore[call-overload]  # likewise
    "Goals", __base__=FactsModel, **{name.replace("-", "_"): (Goal, Field(alias=name)) for name in GOALS}
)


class GorintoFacts(FactsModel):
    tiles_each: Annotated[int, Field(ge=1, le=100)]
    seasons: Annotated[int, Field(ge=1, le=LEVELS // 2)]
    key_points: Points
    kitsune: Kitsune
    landscapes: Landscapes  # type: ignore[valid-type]  # a class made above
    goals: Goals  # type: ignore[valid-type]  # a class made above

    @model_validator(mode="after")
    def landscapes_fit(self) -> GorintoFacts:
        """Enough tiles in the bag, and no stack that could outgrow its record: two tiles may come each season."""
        highest = LEVELS - 2 * self.seasons
        for name in LANDSCAPES:
            heights = [height for row in getattr(self.landscapes, name) for height in row]
            if max(heights) > highest:
                raise wrong("facts-stack", f"landscapes.{name}", seasons=self.seasons, most=highest)
            if sum(heights) + PATH * self.seasons > 5 * self.tiles_each:
                raise wrong(
                    "facts-bag",
                    f"landscapes.{name}",
                    tiles=sum(heights),
                    path=PATH,
                    seasons=self.seasons,
                    most=5 * self.tiles_each,
                )
        return self

    @model_validator(mode="after")
    def letters_are_few(self) -> GorintoFacts:
        letters: list[str] = [goal.letter for goal in self.goals_in_order()]
        for letter in LETTERS[1:]:
            if letters.count(letter) > MOST_WITH_A_LETTER:
                raise wrong("facts-letter", "goals", letter=letter, most=MOST_WITH_A_LETTER)
        return self

    def goals_in_order(self) -> list[Goal]:
        return [getattr(self.goals, name.replace("-", "_")) for name in GOALS]
