"""What is wrong with a facts file is told in the reader's language, with the entry and what is allowed there."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.engine.errors import BadFacts
from ludotheque.engine.facts import parse_entries
from ludotheque.engine.factsmodel import FactsModel, first_fault
from ludotheque.engine.words import LANGUAGES, words_of

GUILDS = ludo.game("guilds")


class Small(FactsModel):
    """A model with a check we have no words for."""

    share: float


def guilds_with(section: str, **changes: Any) -> dict[str, Any]:
    entries = dict(GUILDS.shipped.entries)
    return {**entries, section: {**entries[section], **changes}}


def without(section: str, name: str) -> dict[str, Any]:
    entries = dict(GUILDS.shipped.entries)
    return {**entries, section: {key: value for key, value in entries[section].items() if key != name}}


def said(entries: Mapping[str, Any]) -> list[str]:
    with pytest.raises(BadFacts) as refused:
        GUILDS.facts_format.check(entries, "mine.toml")
    return [refused.value.said(language).replace("\xa0", " ").replace("\u202f", " ") for language in LANGUAGES]


WRONG: dict[str, tuple[dict[str, Any], list[str]]] = {
    "missing": (
        without("turn", "hand_limit"),
        [
            "mine.toml: turn.hand_limit: this entry is missing",
            "mine.toml : turn.hand_limit : cette entrée manque",
            "mine.toml: turn.hand_limit: dieser Eintrag fehlt",
        ],
    ),
    "unknown": (
        guilds_with("turn", tea_break=1),
        [
            "mine.toml: turn.tea_break: there is no such entry",
            "mine.toml : turn.tea_break : cette entrée n’existe pas",
            "mine.toml: turn.tea_break: diesen Eintrag gibt es nicht",
        ],
    ),
    "type": (
        guilds_with("turn", hand_limit="seven"),
        [
            'mine.toml: turn.hand_limit: a whole number is needed, not "seven"',
            'mine.toml : turn.hand_limit : il faut un nombre entier, et non "seven"',
            'mine.toml: turn.hand_limit: hier steht eine ganze Zahl, nicht "seven"',
        ],
    ),
    "small": (
        guilds_with("turn", hand_limit=-1),
        [
            "mine.toml: turn.hand_limit: at least 0, not -1",
            "mine.toml : turn.hand_limit : au moins 0, et non -1",
            "mine.toml: turn.hand_limit: mindestens 0, nicht -1",
        ],
    ),
    "large": (
        guilds_with("turn", hand_limit=96),
        [
            "mine.toml: turn.hand_limit: at most 30, not 96",
            "mine.toml : turn.hand_limit : au plus 30, et non 96",
            "mine.toml: turn.hand_limit: höchstens 30, nicht 96",
        ],
    ),
    "choice": (
        {
            **GUILDS.shipped.entries,
            "guild_tile": [{**GUILDS.shipped.entries["guild_tile"][0], "colours": ["grey"]}] * 20,
        },
        [
            'mine.toml: guild_tile[1].colours[1]: choose one of: "yellow", "pink", "red", "blue", "green", not "grey" '
            "(and 19 more)",
            'mine.toml : guild_tile[1].colours[1] : choisissez parmi : "yellow", "pink", "red", "blue", "green", '
            'et non "grey" (et 19 autres fautes)',
            'mine.toml: guild_tile[1].colours[1]: zur Wahl stehen: "yellow", "pink", "red", "blue", "green", '
            'nicht "grey" (und 19 weitere Fehler)',
        ],
    ),
    "rule of the game": (
        guilds_with("growth", growth_cells=["c3"]),
        [
            "mine.toml: growth.growth_cells[1]: “c3” is no place that is free at the start",
            "mine.toml : growth.growth_cells[1] : « c3 » n’est pas une case libre au départ",
            "mine.toml: growth.growth_cells[1]: „c3“ ist kein Platz, der am Anfang frei ist",
        ],
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_is_told_in_every_language(kind: str) -> None:
    entries, words = WRONG[kind]
    assert said(entries) == words


def test_a_long_value_is_cut() -> None:
    assert said(guilds_with("turn", hand_limit="x" * 1000))[0].endswith(f'not "{"x" * 59}…')


def test_wrong_toml_is_told_with_its_line_in_every_language() -> None:
    with pytest.raises(BadFacts) as refused:
        parse_entries("[setup]\nstart_hand 6\n", "mine.toml")
    for language, words in zip(
        LANGUAGES, ("line 2, column 12", "ligne 2, colonne 12", "Zeile 2, Spalte 12"), strict=True
    ):
        assert words in refused.value.said(language)


def test_what_we_have_no_words_for_is_told_in_those_of_the_library() -> None:
    fault = first_fault(Small, {"share": "half"})
    assert fault is not None
    assert words_of("fr")(fault).endswith('Input should be a valid number, et non "half"')


def test_a_fault_comes_back_from_another_process_with_its_words() -> None:
    with pytest.raises(BadFacts) as refused:
        GUILDS.facts_format.check(guilds_with("growth", growth_cells=["c3"]))
    assert pickle.loads(pickle.dumps(refused.value)).said("de") == refused.value.said("de")
