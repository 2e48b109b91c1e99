"""Rules and citations, for every game: each numbered rule is cited by a test, and no citation leads nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import games

HERE = Path(__file__).resolve().parent
NAIVE = HERE.parent / "naive"
EVERY_GAME = pytest.mark.parametrize("name", games.names())


def rules(name: str) -> str:
    return (games.find(name).folder / "RULES.md").read_text(encoding="utf-8")


def defined(name: str) -> set[str]:
    """The numbers of the rules, bold where they are defined: **G4.5**."""
    return set(re.findall(r"\*\*([A-Z]+\d+\.\d+)\*\*", rules(name)))


def chapters(name: str) -> set[str]:
    return set(re.findall(r"^## ([A-Z]+\d+)\b", rules(name), re.MULTILINE))


def letter(name: str) -> str:
    """What the numbers of a game begin with."""
    (found,) = {re.sub(r"[\d.]", "", number) for number in defined(name)}
    return found


def cited(name: str, text: str) -> set[str]:
    """Whole numbers (G4.5) and chapters (G4) of a game that a text cites."""
    return set(re.findall(rf"\b{letter(name)}\d+(?:\.\d+)?\b", text))


def source_files(name: str) -> Iterator[Path]:
    folder = games.find(name).folder
    yield from folder.glob("*.py")
    yield from folder.glob("words/*.ftl")
    yield from folder.glob("RULES.md")


def files_of_tests(name: str) -> Iterator[Path]:
    yield from (HERE / name).glob("test_*.py")


def all_files(name: str) -> Iterator[Path]:
    yield from source_files(name)
    yield from (HERE / name).glob("*.py")
    yield from NAIVE.glob(f"{name}.py")


@EVERY_GAME
def test_rules_are_numbered_without_gaps(name: str) -> None:
    for chapter in chapters(name):
        numbers = sorted(int(rule.split(".")[1]) for rule in defined(name) if rule.split(".")[0] == chapter)
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@EVERY_GAME
def test_no_rule_is_defined_twice(name: str) -> None:
    numbers = re.findall(r"\*\*([A-Z]+\d+\.\d+)\*\*", rules(name))
    assert len(numbers) == len(set(numbers))


@EVERY_GAME
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    found = set().union(*(cited(name, path.read_text(encoding="utf-8")) for path in files_of_tests(name)))
    assert sorted(defined(name) - found) == []


@EVERY_GAME
def test_no_citation_leads_nowhere(name: str) -> None:
    known = defined(name) | chapters(name)
    wrong = {
        path.name: sorted(lost)
        for path in all_files(name)
        if (lost := cited(name, path.read_text(encoding="utf-8")) - known)
    }
    assert wrong == {}
