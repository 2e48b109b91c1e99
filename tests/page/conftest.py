"""A server with the page, and people with browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from ludotheque.server import page as built
from tests.page import chromium
from tests.server.house import serving

PATIENCE = 120_000  # milliseconds, on a machine that does other things; playing.py waits longer for a game to compile
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"]
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.missing()
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (built.FOLDER / "index.html").exists(), "the page is not built: `make page` builds it"
    folder: Path = tmp_path_factory.mktemp("page")
    with serving(f"sqlite:///{folder}/page.sqlite") as address:
        yield address


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Somebody with a browser of their own: a page, which must not report an error."""
    errors: list[str] = []
    contexts = []

    def make(path: str = "", *, phone: bool = False, **settings: Any) -> Page:
        size = PHONE if phone else DESKTOP
        usual = {"locale": "en", "reduced_motion": "reduce"}  # nothing to wait for, less to draw
        context = browser.new_context(
            base_url=address, viewport=size, has_touch=phone, is_mobile=phone, **{**usual, **settings}
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        if path:
            page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors
