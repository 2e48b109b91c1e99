"""Translated rules, for every game and language: the chapters, numbers and citations of RULES.md, in its order."""

from __future__ import annotations

import re

import pytest

from ludotheque import games
from ludotheque.engine.words import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("name", games.names())
EVERY_TRANSLATION = pytest.mark.parametrize("language", LANGUAGES[1:])


def lines(name: str, file: str) -> list[str]:
    return (games.find(name).folder / file).read_text(encoding="utf-8").splitlines()


def headings(name: str, file: str) -> list[str]:
    """Chapters (G4) and rules (G4.5) in the order in which they stand, found as the page finds them."""
    found = (re.match(r"## ([A-Z]\d+) \S|- \*\*([A-Z]\d+\.\d+)\*\* \S", line) for line in lines(name, file))
    return [match[1] or match[2] for match in found if match]


def citations(name: str, file: str) -> dict[str, list[str]]:
    """The rules and chapters that each rule mentions besides its own number."""
    rules = (re.match(r"- \*\*([A-Z])(\d+\.\d+)\*\* (.*)", line) for line in lines(name, file))
    return {
        rule[1] + rule[2]: sorted(re.findall(rf"\b{rule[1]}\d+(?:\.\d+)?\b", re.sub("`.*?`", "", rule[3])))
        for rule in rules
        if rule
    }


@EVERY_GAME
@EVERY_TRANSLATION
def test_translated_rules_have_the_same_numbers_in_the_same_order(name: str, language: str) -> None:
    assert headings(name, f"RULES.{language}.md") == headings(name, "RULES.md") != []


@EVERY_GAME
@EVERY_TRANSLATION
def test_translated_rules_cite_the_same_rules(name: str, language: str) -> None:
    assert citations(name, f"RULES.{language}.md") == citations(name, "RULES.md")
