"""Takes the pictures in docs/pictures: every page, every board and what it can show; phone and desktop, light and dark.

python -m tests.page.pictures [part of a name]
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.page import chromium
from tests.page.conftest import DESKTOP, FLAGS, PHONE
from tests.page.playing import CHOICE, DRAWN, MOST, begin, changed, click, mark, play, tap, wait_for_choice
from tests.server.house import serving

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
QUALITY = 60  # of the pictures: they are to be small
NAMES = ("Ada", "Bela", "Carlo", "Dora", "Emil", "Fanny")
SETTLED = 1200  # milliseconds until everything lies still


def table(game: str, seats: int, decisions: int, seed: int) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        DRAWN.seed(seed)
        begin(page, game, seats, seed=seed)
        on_phone = page.viewport_size == PHONE
        play(page, tap if on_phone else click, most=decisions)
        wait_for_choice(page)

    return show


def then(show: Callable[[Page], None], *names: str) -> Callable[[Page], None]:
    """And press what has these names."""

    def go_on(page: Page) -> None:
        show(page)
        for name in names:
            page.get_by_role("button", name=name).first.click()

    return go_on


def until(game: str, seats: int, seed: int, wanted: str) -> Callable[[Page], None]:
    """Somebody who decides for everybody, until something is to be seen on the board."""

    def show(page: Page) -> None:
        chance = random.Random(seed)
        table = page.request.post("/api/tables", data={"game": game, "seats": seats, "seed": seed}).json()["id"]
        for seat in range(1, seats):
            page.request.put(f"/api/tables/{table}/seats/{seat}", data={"take": "me", "name": NAMES[seat]})
        page.request.post(f"/api/tables/{table}/start")
        page.goto(f"/table/{table}")
        for _ in range(MOST):
            page.locator(CHOICE).first.wait_for()
            if page.locator(f".stage {wanted}").count():
                return
            now = page.request.get(f"/api/tables/{table}").json()["table"]
            asked = {"seat": now["actor"], "number": now["number"], "action": chance.choice(now["legal"])["code"]}
            page.request.post(f"/api/tables/{table}/actions", data=asked)
            page.wait_for_function(
                "(line) => Number(document.querySelector('[data-line]').dataset.line) > line", arg=now["line"]
            )
        raise AssertionError(f"no {wanted} in {game}")

    return show


def boris(page: Page) -> None:
    """The second card of his second turn, picked out so that it stays."""
    begin(page, "guilds", 1, seed=11)
    wait_for_choice(page)
    press = Locator.tap if page.viewport_size == PHONE else Locator.click  # a mouse would ask what things are
    press(page.locator(".keep").first)
    page.locator('.uses [data-choice="end"]').wait_for()
    for _ in range(2):
        for _ in range(2):  # as many cards as are drawn
            before = mark(page)
            press(page.locator("[data-card][data-choice]").first)
            press(page.locator('.uses [data-choice^="hire"]'))
            page.locator('.uses [data-choice="end"]').wait_for()
            changed(page, before)
        press(page.locator('.uses [data-choice="end"]'))
        page.locator(".telling").wait_for()
        page.locator('.uses [data-choice="end"]').wait_for()
    press(page.locator(".boris li").nth(1).get_by_role("button"))


def waiting(page: Page) -> None:
    page.goto("/new/gorinto")
    page.locator("select").nth(2).select_option("free")
    page.locator("form button").last.click()
    page.get_by_test_id("link").wait_for()


def after(page: Page) -> None:
    DRAWN.seed(7)
    begin(page, "gorinto", 2, seed=7)
    play(page, click)
    page.get_by_role("button", name="Where was it won?").click()
    page.get_by_role("heading", name="Where the game was won").wait_for(timeout=120_000)
    page.locator(".side").evaluate("side => side.scrollTo(0, 330)")


def opened(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.locator("main h1, main .lesson").first.wait_for()

    return show


SCENES: dict[str, Callable[[Page], None]] = {
    "lobby": opened("/"),
    "new-table": opened("/new/gorinto"),
    "waiting": waiting,
    "gorinto": table("gorinto", 3, 24, 11),
    "corinth": table("corinth", 3, 24, 11),
    "oriente": table("oriente", 8, 10, 11),
    "guilds": table("guilds", 1, 22, 11),
    "guilds-boris": boris,
    "guilds-list": then(table("guilds", 1, 22, 11), "List"),
    "oriente-battle": until("oriente", 6, 7, ".beam"),
    "oriente-offer": then(until("oriente", 6, 7, ".beam"), "New offer"),
    "after": after,
    "lesson": opened("/learn/gorinto"),
    "rules": opened("/rules/corinth#C6"),
    "me": opened("/me"),
}


def take(browser: Browser, address: str, name: str, *, phone: bool, dark: bool) -> None:
    context = browser.new_context(
        base_url=address,
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        locale="en",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto("/")
    page.request.put("/api/me", data={"name": "Ada", "language": "en"})
    SCENES[name](page)
    page.wait_for_timeout(SETTLED)
    file = FOLDER / f"{name}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}.jpg"
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    context.close()


def main(wanted: str = "") -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    assert path, chromium.missing()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/pictures.sqlite") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in SCENES:
            for phone in (False, True):
                for dark in (False, True):
                    if wanted in name:
                        take(browser, address, name, phone=phone, dark=dark)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
