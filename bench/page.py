"""The page in a real Chromium: how soon a board is there, and whether anything hitches while pieces move.

python -m bench.page
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator

from playwright.sync_api import Page, sync_playwright

from tests.page import chromium
from tests.page.conftest import DESKTOP, FLAGS
from tests.page.playing import begin, click, play, wait_for_choice
from tests.server.house import serving

GAMES = {"gorinto": 2, "corinth": 2, "oriente": 8, "guilds": 1}
PRESSES = 40
WATCH = """() => {
    window.seen = {long: [], shift: 0};
    new PerformanceObserver((list) => list.getEntries().forEach((one) => seen.long.push(one.duration)))
        .observe({type: 'longtask', buffered: false});
    new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.shift += one.value)))
        .observe({type: 'layout-shift', buffered: false});
}"""


def figures(page: Page, game: str, seats: int) -> Iterator[tuple[str, str]]:
    begin(page, game, seats, seed=11)
    wait_for_choice(page)
    started = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator(".stage svg").first.wait_for()
    yield f"Page, {game}: from opening a table to its board", f"{1000 * (time.perf_counter() - started):.0f} ms"
    wait_for_choice(page)
    page.evaluate(WATCH)
    play(page, click, most=PRESSES)
    seen = page.evaluate("seen")
    longest = f"{max(seen['long']):.0f} ms" if seen["long"] else "none"
    yield f"Page, {game}: tasks over 50 ms in {PRESSES} presses, the longest", f"{len(seen['long'])}, {longest}"
    yield f"Page, {game}: layout shift in them", f"{seen['shift']:.3f}"


def rows() -> Iterator[tuple[str, str]]:
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.missing())
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/bench.sqlite") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_context(base_url=address, viewport=DESKTOP).new_page()
        page.set_default_timeout(120_000)
        page.goto("/")
        for game, seats in GAMES.items():
            yield from figures(page, game, seats)
        browser.close()


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what}: {figure}")
