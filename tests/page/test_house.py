"""The page around the boards: lobby, new tables, invitations, oneself, languages, sizes."""

from __future__ import annotations

import json
import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.page.axe import findings
from tests.page.conftest import NewPage

WELCOME = {"en": "Sit down and play", "fr": "Prenez place et jouez", "de": "Setz dich und spiel"}


@pytest.mark.parametrize("language", WELCOME)
def test_it_speaks_the_browsers_language_and_changes_it_at_a_click(new_page: NewPage, language: str) -> None:
    page = new_page("/", locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(WELCOME[language])
    for other, welcome in WELCOME.items():
        page.locator("header select").select_option(other)
        expect(page.get_by_role("heading", level=1)).to_have_text(welcome)
        expect(page.locator("html")).to_have_attribute("lang", other)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(welcome)


@pytest.mark.parametrize("path", ["/", "/new/gorinto", "/rules/corinth", "/me", "/nowhere"])
@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)], ids=["desktop", "phone"])
def test_nothing_serious_is_wrong_for_those_who_see_or_hear_otherwise(
    new_page: NewPage, path: str, scheme: str, phone: bool
) -> None:
    page = new_page(path, color_scheme=scheme, phone=phone)
    page.locator("main h1, main .alone").first.wait_for()
    page.wait_for_load_state("networkidle") if path != "/" else page.locator("article h2").last.wait_for()
    assert findings(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"), (
        "the page is wider than the screen"
    )


def test_a_table_is_made_with_all_options_and_friends_come_by_its_link(new_page: NewPage) -> None:
    owner = new_page("/new/gorinto")
    owner.get_by_label("4", exact=True).check()
    owner.get_by_label("yes", exact=True).check()  # partners
    expect(owner.get_by_text("from one tile")).to_be_visible()  # the gift, which only partners have
    owner.get_by_label("2", exact=True).check()
    expect(owner.get_by_text("from one tile")).to_have_count(0)
    owner.get_by_label("Lake").check()
    owner.get_by_label("Seat 2").select_option("free")
    owner.get_by_role("button", name="Open the table").click()
    link = owner.get_by_test_id("link").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/table/[\w-]+", link)
    assert findings(owner) == []
    friend = new_page(link)
    friend.get_by_role("button", name="Sit here").click()
    owner.get_by_role("button", name="Begin").click()
    for page in (owner, friend):
        expect(page.get_by_test_id("ask")).to_be_visible()


def test_a_listed_table_appears_in_everybodys_lobby(new_page: NewPage) -> None:
    visitor = new_page("/")
    owner = new_page("/new/gorinto")
    owner.get_by_label("Listed.").check()
    owner.get_by_label("Seat 2").select_option("free")
    owner.get_by_role("button", name="Open the table").click()
    visitor.get_by_text("one free seat").first.click()
    expect(visitor.get_by_role("button", name="Sit here")).to_be_visible()


def test_an_account_keeps_ones_name_on_another_device(new_page: NewPage) -> None:
    def fill(page: Page, button: str) -> None:
        page.get_by_label("Name", exact=True).fill("Ada of the page")
        page.get_by_label("Password").fill("a long secret")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("Signed in as Ada of the page.")).to_be_visible()

    first = new_page("/me")
    fill(first, "New account")
    assert findings(first) == []
    fill(new_page("/me"), "Sign in")


def test_a_page_or_a_table_that_is_not_there_says_so(new_page: NewPage) -> None:
    expect(new_page("/nowhere").get_by_text("There is no such page.")).to_be_visible()
    expect(new_page("/table/nothing").get_by_text("There is no such table")).to_be_visible()


def test_it_can_be_installed(address: str) -> None:
    with urlopen(f"{address}/manifest.webmanifest") as answer:
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urlopen(address + icon["src"]) as answer:
            assert answer.status == 200
    for path in ("/offline.html", "/offline.js"):
        with urlopen(address + path) as answer:
            assert answer.status == 200
