"""Words: the three languages have the same messages with the same arguments, and every message is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.words import LANGUAGES, message_ids, words_of

ROOT = Path(ludotheque.__file__).parent
FOLDERS = sorted(path.parent for path in ROOT.rglob("en.ftl"))


def text(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def entries(folder: Path, language: str) -> dict[str, str]:
    """Each message with the lines that belong to it."""
    parts = re.split(r"^([a-z][a-z0-9_-]*) *=", text(folder, language), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_message_with_the_same_arguments(folder: Path, language: str) -> None:
    english, other = entries(folder, "en"), entries(folder, language)
    assert set(english) == set(other) == message_ids(text(folder, language))
    for name, value in english.items():
        arguments = [set(re.findall(r"\$[a-z-]+", body)) for body in (value, other[name])]
        assert arguments[0] == arguments[1], f"{name} in {language}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_parses(folder: Path) -> None:
    for language in LANGUAGES:
        words = words_of(language, folder)
        assert all(words.has(name) for name in message_ids(text(folder, language)))


def test_no_message_hides_another() -> None:
    """Words of the engine, the program and a game are spoken together: of two with one id, one would never be said."""
    shared = [folder for folder in FOLDERS if "games" not in folder.relative_to(ROOT).parts]
    games = [folder for folder in FOLDERS if folder not in shared]
    for together in ([*shared, game] for game in games):
        ids = [name for folder in together for name in entries(folder, "en")]
        assert len(ids) == len(set(ids)), sorted({name for name in ids if ids.count(name) > 1})


def test_lists_read_naturally() -> None:
    assert words_of("en").listing([]) == "nothing"
    assert words_of("fr").listing(["un"]) == "un"
    assert words_of("de").listing(["eins", "zwei", "drei"]) == "eins, zwei und drei"


def test_a_missing_message_or_argument_is_an_error() -> None:
    words = words_of("en")
    with pytest.raises(KeyError, match="no message 'nonsense'"):
        words("nonsense")
    with pytest.raises(KeyError, match="no-game"):
        words("no-game")


REPOSITORY = Path(__file__).resolve().parents[1]
FRENCH = sorted(
    path
    for part in ("src", "web/src")
    for name in ("fr.ftl", "RULES.fr.md")
    for path in (REPOSITORY / part).rglob(name)
)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_french_never_breaks_a_line_before_its_punctuation(path: Path) -> None:
    """A narrow no-break space before ; ? ! and inside « », a no-break space before : and %."""
    written = [
        line for line in path.read_text(encoding="utf-8").splitlines() if path.suffix == ".md" or line[:1] != "#"
    ]
    bare = re.sub(r"`[^`]*`|\{[^{}]*\}", "x", "\n".join(written))  # code and placeables are not prose
    wrong = re.findall(r".{0,20}(?:[ \xa0][;?!»]|«[ \xa0]|[ \u202f][:%]).{0,20}", bare)
    assert wrong == []
