"""Playing through the page, as a person does: whatever the board offers is clicked, tapped, or reached by keyboard."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

import ludotheque as ludo

CHOICE = ".stage [data-choice]"  # whatever leads to a decision on any board
OVER = "#over"
SOON = 5000  # milliseconds
POLLING = 30  # milliseconds; the default is to look at every frame
COMPILED = (
    900_000  # milliseconds: before the first choice a game may have to be compiled, on a machine that does other things
)
DRAWN = random.Random(7)
ATTEMPTS = 12  # to press something that stays offered
TOO_LATE = 409  # where there is but one thing to do the server does it itself
LOOKS = 3000  # at everybody's page, until somebody has something to decide
MOST = 1500  # presses in a game; the longest of ours takes a few hundred
SEEN = f"""() => document.querySelector('{OVER}') ? 'over' : document.querySelector('{CHOICE}') ? 'choice' : ''"""


def mark(page: Page) -> str:
    """Where the game and the choosing are: changes with every press that did something."""
    return str(
        page.evaluate(f"""() => JSON.stringify([
            document.querySelector('[data-line]')?.dataset.line,
            [...document.querySelectorAll('{CHOICE}')].map((one) =>
                [one.dataset.choice, one.getAttribute('aria-pressed')])])""")
    )


def offers(seen: str) -> bool:
    """Whether a mark shows something to choose: what is counted apart may be gone before the mark is taken, and then it
    changes only when somebody else decides."""
    return bool(json.loads(seen)[1])


def wait_for_choice(page: Page) -> str:
    page.wait_for_function(SEEN, timeout=COMPILED, polling=POLLING)
    return str(page.evaluate(SEEN))


def changed(page: Page, before: str, timeout: float | None = None) -> None:
    page.wait_for_function(
        f"""(before) => document.querySelector('{OVER}') || JSON.stringify([
            document.querySelector('[data-line]')?.dataset.line,
            [...document.querySelectorAll('{CHOICE}')].map((one) =>
                [one.dataset.choice, one.getAttribute('aria-pressed')])]) !== before""",
        arg=before,
        timeout=timeout,
        polling=POLLING,
    )


def play(page: Page, press: Callable[[Page], None], most: int = MOST) -> None:
    """Until the game is over, or for a number of presses, each of which does something."""
    for _ in range(most):
        if wait_for_choice(page) == "over":
            return
        before = mark(page)
        if not offers(before):  # an answer was still under way; the next choice may be somebody else's
            continue
        press(page)
        changed(page, before, timeout=6 * SOON)
    assert most < MOST, "the game does not end"


def play_in_turn(pages: Sequence[Page], press: Callable[[Page], None], presses: int) -> None:
    """So many presses by whoever has something to decide just then; one that came too late is made again."""
    for _ in range(presses):
        turn = turn_of(pages)
        assert turn, "the game has ended too soon"
        with suppress(TimeoutError):
            press(turn[0])
            changed(*turn, timeout=2 * SOON)


def turn_of(pages: Sequence[Page]) -> tuple[Page, str] | None:
    """Whoever has something to decide, and the mark of it; nobody once the game is over for all."""
    for _ in range(LOOKS):
        for page in pages:
            page.wait_for_timeout(POLLING)
            seen = mark(page)
            if offers(seen):
                return page, seen
        if all(page.locator(OVER).count() for page in pages):
            return None
    raise AssertionError("the game is not over, and nobody can choose anything")


def insist(page: Page, how: str, chosen: Locator) -> None:
    """Until it is pressed, which a busy machine may do late, or is no longer offered: where there was but one thing to
    do, the server may have done it meanwhile."""
    before = mark(page)
    for _ in range(ATTEMPTS):
        with suppress(TimeoutError):
            getattr(chosen, how)(timeout=SOON // 2)
            return
        if mark(page) != before or not chosen.count():
            return
    raise AssertionError(f"offered, but it cannot be pressed: {chosen}")


def click(page: Page) -> None:
    """Anything that is offered and not picked up yet."""
    offered = page.locator(f'{CHOICE}:not([aria-pressed="true"])')
    insist(page, "click", offered.nth(DRAWN.randrange(max(1, offered.count()))))


def tap(page: Page) -> None:
    """The last of what is offered: where something has been picked up, a place for it; then the same again."""
    insist(page, "tap", page.locator(CHOICE).last)


def keyboard(page: Page) -> None:
    """Tab as far as something that is offered and not chosen yet; Enter."""
    reached = f"""() => document.activeElement.matches('{CHOICE}:not([aria-pressed=true])') ? 'here'
        : document.querySelector('{CHOICE}') ? '' : 'gone'"""
    for _ in range(150):
        page.keyboard.press("Tab")
        found = page.evaluate(reached)
        if found == "here":
            page.keyboard.press("Enter")
        if found:  # gone: an answer was still under way
            return
    raise AssertionError("nothing to choose can be reached by keyboard")


def begin(page: Page, game: str, seats: int, **asked: object) -> str:
    """A table of one's own with bots at the other seats; its id."""
    body = {"game": game, "seats": seats, "bots": {"level": "greedy", "seats": []}, "start": True, **asked}
    answer = page.request.post("/api/tables", data=body, timeout=COMPILED)
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    return table


def fewer_rounds(players: str) -> dict[str, Any]:
    """A set of Guilds of London for a shorter game of `one` or `three`, in which the city grows as in a long one."""
    entries = ludo.game("guilds").shipped.entries
    growth = [1, 2, 3] if players == "three" else []
    shorter = {"rounds": 4, "plantation_rounds": [2, 4], "tile_growth_rounds": growth}
    return {**entries, "rounds": {**entries["rounds"], players: shorter}}


def let_end(page: Page, table: str) -> None:
    """A game alone to its end, decided over the API: for those who are interested in what comes after it."""
    for _ in range(MOST):
        told = page.request.get(f"/api/tables/{table}").json()["table"]
        if told["status"] == "finished":
            return
        answer = {"seat": told["viewer"], "number": told["number"], "action": told["legal"][0]["code"]}
        assert page.request.post(f"/api/tables/{table}/actions", data=answer).status in (200, TOO_LATE)
    raise AssertionError("the game does not end")
