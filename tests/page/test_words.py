"""The page's own words: the same messages in all languages, and all that its code says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.engine.words import ENGINE_WORDS, LANGUAGES, Words, message_ids
from ludotheque.server.errors import SERVER_WORDS

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
FOLDERS = [WEB / "words", *sorted(WEB.glob("games/*/words"))]
ENGLISH = {folder: message_ids((folder / "en.ftl").read_text(encoding="utf-8")) for folder in FOLDERS}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        assert message_ids(text) == ENGLISH[folder], language
        assert len(re.findall(r"^\w[\w-]* *=", text, re.MULTILINE)) == len(ENGLISH[folder]), "no message twice"


def test_what_the_page_says_is_there() -> None:
    known = set(ENGLISH[WEB / "words"])
    for folder in (ENGINE_WORDS, SERVER_WORDS):
        known |= message_ids((folder / "en.ftl").read_text(encoding="utf-8"))
    for path in [*WEB.glob("*/*.svelte"), *WEB.glob("*/*.ts"), WEB / "App.svelte"]:
        said = set(re.findall(r'[sS]ay\("([a-z][a-z0-9-]*)"', path.read_text(encoding="utf-8")))
        assert said <= known | {"name", "tagline"}, path  # each game has these


def test_what_the_page_can_say_it_does_say() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
    made = ("ui-status-", "ui-theme-")  # the rest of these comes from the server or a setting
    unsaid = {name for name in ENGLISH[WEB / "words"] if f'"{name}"' not in text and not name.startswith(made)}
    assert not unsaid


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_broken(folder: Path, language: str) -> None:
    words = Words(language, [folder])
    assert all(words.has(name) for name in ENGLISH[folder])
