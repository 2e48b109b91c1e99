"""The page in a real Chromium: how soon a board is there, and whether anything hitches while pieces move.

Tasks are measured in processor time of the page's main thread, from Chromium's own trace: on a machine that does other
things besides, the clock would measure those.

python -m bench.page [game ...]
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page import chromium
from tests.page.conftest import DESKTOP, FLAGS
from tests.page.playing import DRAWN, begin, click, play, wait_for_choice
from tests.server.house import serving

GAMES = {"gorinto": 2, "corinth": 2, "oriente": 8, "guilds": 1}
PRESSES = 40
LONG = 50  # milliseconds
SETTLED = 700  # milliseconds until the last piece lies still
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
WATCH = """() => {
    window.seen = {shift: 0};
    new PerformanceObserver((list) => list.getEntries().forEach((one) => {
        if (!document.querySelector('#over')) seen.shift += one.value; // after the game the page is another
    }))
        .observe({type: 'layout-shift', buffered: false});
}"""


def figures(browser: Browser, page: Page, game: str, seats: int) -> Iterator[tuple[str, str]]:
    begin(page, game, seats, seed=11)
    wait_for_choice(page)
    started = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator(".stage svg:visible").first.wait_for()
    yield f"Page, {game}: from opening a table to its board", f"{1000 * (time.perf_counter() - started):.0f} ms"
    wait_for_choice(page)
    page.evaluate(WATCH)
    DRAWN.seed(11)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    play(page, click, most=PRESSES)
    page.wait_for_timeout(SETTLED)
    tasks = main_thread(json.loads(browser.stop_tracing())["traceEvents"])
    long = [task for task in tasks if task > LONG]
    what = f"Page, {game}: tasks over {LONG} ms in {PRESSES} presses, the longest; the main thread in all"
    yield what, f"{len(long)}, {max(tasks):.0f} ms; {sum(tasks) / 1000:.1f} s"
    yield f"Page, {game}: layout shift in them", f"{page.evaluate('seen.shift'):.3f}"


def main_thread(events: list[dict[str, Any]]) -> list[float]:
    """How long each task of the busiest page took, in milliseconds of processor time."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"]
    tasks = [event for event in events if event["name"] in TASKS and "tdur" in event]
    busy = Counter((event["pid"], event["tid"]) for event in tasks)
    main = max(((event["pid"], event["tid"]) for event in named), key=lambda thread: busy[thread])
    outermost: list[float] = []
    end = 0.0
    for event in sorted(tasks, key=lambda event: (event["ts"], -event["dur"])):
        if (event["pid"], event["tid"]) == main and event["ts"] >= end:
            outermost.append(event["tdur"] / 1000)
            end = event["ts"] + event["dur"]
    return outermost


def rows(*games: str) -> Iterator[tuple[str, str]]:
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
        for game in games or GAMES:
            yield from figures(browser, page, game, GAMES[game])
        browser.close()


if __name__ == "__main__":
    for what, figure in rows(*sys.argv[1:]):
        print(f"{what}: {figure}")
