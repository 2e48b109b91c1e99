"""Whole games through the page: by mouse, by touch, by keyboard, with friends; what is seen and heard meanwhile."""

from __future__ import annotations

import gzip
import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

import ludotheque as ludo
from ludotheque.server import page as built
from tests.page.axe import findings
from tests.page.conftest import DESKTOP, PHONE, NewPage
from tests.page.playing import begin, click, fewer_rounds, keyboard, let_end, play, play_in_turn, tap, wait_for_choice

TABLES = [("gorinto", 2), ("corinth", 2)]
GAMES = ["gorinto", "corinth", "oriente", "guilds"]
MOST = 150_000  # bytes of JavaScript and CSS, compressed


def assert_over(page: Page) -> None:
    expect(page.locator("#over")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_guest_plays_a_whole_game_by_clicks(new_page: NewPage, game: str, seats: int) -> None:
    page = new_page("/")
    card = page.locator(f'article[data-game="{game}"]')
    card.get_by_role("button").first.click()  # one click in the lobby
    page.wait_for_url("**/table/*")
    wait_for_choice(page)
    assert findings(page) == []
    play(page, click)
    assert_over(page)
    assert findings(page) == []


@pytest.mark.parametrize(("game", "shorter"), [("gorinto", {"seasons": 2}), ("corinth", {"round_boxes": 3})])
def test_a_whole_game_is_played_on_a_phone(new_page: NewPage, game: str, shorter: dict[str, int]) -> None:
    page = new_page("/", phone=True, locale="de", color_scheme="dark")
    begin(page, game, 2, facts={**ludo.game(game).shipped.entries, **shorter})
    wait_for_choice(page)
    assert findings(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"), (
        "the page is wider than the screen"
    )
    play(page, tap)
    assert_over(page)


def test_a_whole_game_is_played_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page("/", locale="fr")
    begin(page, "gorinto", 1, facts={**ludo.game("gorinto").shipped.entries, "seasons": 2})
    play(page, keyboard)
    assert_over(page)


def test_two_friends_meet_by_a_link_and_a_third_watches(new_page: NewPage) -> None:
    owner = new_page("/new/gorinto")
    owner.get_by_label("Seat 2").select_option("free")
    owner.get_by_role("button", name="Open the table").click()
    link = owner.get_by_test_id("link").input_value()
    friend, watcher = new_page(link, locale="fr"), new_page(link, locale="de")
    friend.get_by_role("button", name="S’asseoir ici").click()
    owner.get_by_role("button", name="Begin").click()
    expect(watcher.get_by_text("Du schaust zu")).to_be_visible()
    play_in_turn([owner, friend], click, presses=8)
    line = owner.locator("[data-line]").get_attribute("data-line")
    assert line is not None
    for page in (friend, watcher):
        expect(page.locator(f'[data-line="{line}"]')).to_be_visible()
    assert watcher.locator(".stage [data-choice]").count() == 0
    owner.get_by_label("Say something to the table").fill("Bonjour !")
    owner.get_by_role("button", name="Send").click()
    expect(friend.get_by_text("Bonjour !").first).to_be_visible()
    friend.get_by_role("button", name="Masquer").click()
    expect(friend.locator(".log").get_by_text("Bonjour !")).to_have_count(0)


def test_a_dropped_connection_resumes_without_a_reload(new_page: NewPage) -> None:
    page = new_page("/")
    table = begin(page, "gorinto", 2)
    other = page.context.new_page()  # the same person at another window
    other.goto(f"/table/{table}")
    wait_for_choice(other)
    page.context.set_offline(True)
    page.context.set_offline(False)
    play(other, click, most=6)
    wait_for_choice(other)  # until the bot has decided too, and nothing more happens
    line = other.locator("[data-line]").get_attribute("data-line")
    expect(page.locator(f'[data-line="{line}"]')).to_be_visible()
    assert page.locator(".log .line").all_inner_texts() == other.locator(".log .line").all_inner_texts()


def test_whoever_is_quicker_than_the_answers_of_the_server_is_not_ignored(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page, "gorinto", 1, seed=4)
    wait_for_choice(page)
    held: list[tuple[Route, APIResponse]] = []  # the server has decided and told so; its answers are still on their way
    page.route("**/actions", lambda route: held.append((route, route.fetch())))
    play(page, click, most=12)
    assert len(held) > 1
    for route, response in held:
        route.fulfill(response=response)


def test_what_happens_is_heard_and_a_refusal_names_the_rule(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page, "gorinto", 2, seed=7)
    wait_for_choice(page)
    page.locator("summary", has_text="choices as a list").click()
    page.locator(".choices [data-action]").first.click()
    expect(page.get_by_test_id("heard")).to_contain_text(re.compile("moves|collects|burrow|Season|takes"))
    told = page.get_by_role("button", name=re.compile("^Bot 2 (moves|collects)"))
    expect(told.first).to_be_visible()  # until then the choice may be the one just made
    wait_for_choice(page)
    page.locator('.stage [aria-disabled="true"]').first.click(force=True)  # no button for Playwright
    rule = page.locator(".notices a")
    expect(rule).to_be_visible()
    rule.click()
    page.wait_for_url("**/rules/gorinto#*")
    expect(page.locator("li:target")).to_be_visible()


def test_one_takes_back_and_asks_the_coach(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page, "gorinto", 1, seed=7)
    wait_for_choice(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".controls .hint").first).to_contain_text("%")
    page.get_by_role("button", name="Hint").click()  # asked again, the coach steps back
    expect(page.locator(".controls .hint")).to_have_count(0)
    before = page.get_by_test_id("ask").inner_text()
    page.locator("summary", has_text="choices as a list").click()
    page.locator(f'.choices [data-action="{leads_to_a_choice(7)}"]').click()
    expect(page.get_by_test_id("ask")).not_to_have_text(before)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_test_id("ask")).to_have_text(before)


def leads_to_a_choice(seed: int) -> str:
    """A first move of Gorinto alone after which there is something to choose."""
    for action in ludo.start("gorinto", seats=1, seed=seed).legal():
        match = ludo.start("gorinto", seats=1, seed=seed)
        match.play(action)
        if match.phase == "collect" and len(match.legal()) > 1:
            return action.text
    raise AssertionError("no such move")


def test_after_the_game_it_is_replayed_explained_and_tried_again(new_page: NewPage) -> None:
    page = new_page("/")
    let_end(page, begin(page, "gorinto", 1, seed=7))
    slider = page.get_by_role("slider")
    slider.fill("5")
    page.wait_for_url("**?at=5")
    page.reload()
    expect(page.get_by_text("Decision 5 of")).to_be_visible()
    expect(page.locator("#over")).to_have_text(re.compile(r"^(You win!|Kitsune wins\.) "))
    page.set_viewport_size(PHONE)
    page.locator(".controls").get_by_role("button", name="One decision on").click()  # with the board in sight
    expect(page.get_by_text("Decision 6 of")).to_be_visible()
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Where was it won?").click()
    expect(page.get_by_role("heading", name="Where the game was won")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(lambda url: "?at" not in url)
    expect(page.locator(".stage [data-choice]").first).to_be_visible()


@pytest.mark.parametrize(("game", "seats", "facts"), [("oriente", 4, None), ("guilds", 1, fewer_rounds("one"))])
def test_a_whole_game_of_the_longer_ones_is_played_by_clicks(
    new_page: NewPage, game: str, seats: int, facts: dict[str, Any] | None
) -> None:
    page = new_page("/", color_scheme="dark")
    begin(page, game, seats, seed=3, facts=facts)
    wait_for_choice(page)
    assert findings(page) == []
    play(page, click)
    assert_over(page)
    assert findings(page) == []


@pytest.mark.parametrize(("game", "seats"), [("oriente", 12), ("guilds", 3)])
def test_many_seats_fit_on_a_phone(new_page: NewPage, game: str, seats: int) -> None:
    page = new_page("/", phone=True, locale="fr")
    begin(page, game, seats, seed=3)
    wait_for_choice(page)
    assert findings(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"), (
        "the page is wider than the screen"
    )
    play(page, tap, most=6)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_little(new_page: NewPage, game: str) -> None:
    page, loaded = new_page(), set()
    page.on("request", lambda request: loaded.add(urlsplit(request.url).path))
    page.goto("/")
    begin(page, game, 4)
    wait_for_choice(page)
    code = [built.FOLDER / path.lstrip("/") for path in loaded if path.endswith((".js", ".css"))]
    assert len(code) > 10, "the names of assets have changed"
    assert sum(len(gzip.compress(path.read_bytes())) for path in code) <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_walked_through(new_page: NewPage, game: str) -> None:
    page = new_page(f"/learn/{game}")
    lesson = page.locator(".lesson")
    lesson.wait_for()
    assert findings(page) == []
    forward = page.get_by_role("button", name=re.compile("Go on|Show me"))
    on = page.get_by_role("button", name="Play on")
    for _ in range(60):
        expect(forward.or_(on)).to_be_enabled()
        if on.count():
            break
        step = lesson.get_attribute("data-step")
        forward.click()
        expect(lesson).not_to_have_attribute("data-step", step or "")
    on.click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-line]")).to_be_visible()
