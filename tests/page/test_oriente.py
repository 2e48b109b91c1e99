"""Oriente through the page: bargains between people of three languages, a word that is broken, a revolution."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

import ludotheque as ludo
from tests.page.axe import findings
from tests.page.conftest import NewPage
from tests.page.playing import CHOICE, MOST, OVER, SEEN, begin, changed, keyboard, mark, play_in_turn, wait_for_choice

# Seats 1, 2 and 4 are Nofu, seat 3 is an Akindo; nobody but the Akindo can stop a Revolution of seat 1.
SEED = 23
OFFERED = {
    "en": "Anna offers Carl: 1 × treasure of 3. In return: to spare Anna.",
    "fr": "Anna propose à Carl : 1 × trésor de 3 – en échange : épargner Anna.",
    "de": "Anna bietet Carl: 1 × 3er-Schatz – im Gegenzug: Schonung für Anna.",
}
OPEN = {
    "en": "Carl to Anna: to spare Anna (open)",
    "fr": "Carl à Anna : épargner Anna (en cours)",
    "de": "Carl an Anna: Schonung für Anna (offen)",
}
BROKEN = {
    "en": "Carl to Anna: to spare Anna (broken)",
    "fr": "Carl à Anna : épargner Anna (rompue)",
    "de": "Carl an Anna: Schonung für Anna (gebrochen)",
}
REVOLTS = {
    "en": "Revolution with a strength of",
    "fr": "Une Révolution de force",
    "de": "Eine Revolution der Stärke",
}
LOSES = {"en": "Carl loses a card.", "fr": "Carl perd une carte.", "de": "Carl verliert eine Karte."}
SOON = 1500  # milliseconds
TURN_DOWN = {"en": "Decline", "fr": "Refuser", "de": "Ablehnen"}


class Person:
    """Somebody at a table with a browser of their own, who reads one language."""

    def __init__(self, new_page: NewPage, path: str, name: str, language: str, **settings: Any) -> None:
        self.page = new_page(locale=language, **settings)
        self.page.request.put("/api/me", data={"name": name, "language": language})
        self.page.goto(path)
        self.language, self.phone = language, bool(settings.get("phone"))

    @property
    def deals(self) -> Locator:
        return self.page.locator(".deals")

    def reads(self, texts: dict[str, str], where: str) -> None:
        expect(self.page.locator(where).filter(has_text=texts[self.language]).first).to_be_visible()

    def press(self, choice: str) -> None:
        """On a phone the first tap shows what would happen, the second does it."""
        before = mark(self.page)
        place = self.page.locator(f'.stage [data-choice="{choice}"]').first
        if self.phone:
            place.tap()
            self.page.locator(f'.stage [data-choice="{choice}"][aria-pressed="true"], .stage .strong').first.wait_for()
        place.click()
        changed(self.page, before)


@pytest.fixture
def people(new_page: NewPage) -> list[Person]:
    """Anna opens a table for two friends and a bot; the friends come by the link, Basile by phone."""
    anna = Person(new_page, "/new/oriente", "Anna", "en")
    anna.page.get_by_label("Seat 2").select_option("free")
    anna.page.get_by_label("Seat 3").select_option("free")
    anna.page.get_by_label("Seat 4").select_option("greedy")
    anna.page.get_by_label("first seat").check()
    anna.page.get_by_label("Seed").fill(str(SEED))
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_test_id("link").input_value()
    basile = Person(new_page, link, "Basile", "fr", phone=True)
    basile.page.get_by_role("button", name="S’asseoir ici").first.click()
    expect(anna.page.get_by_text("Basile").first).to_be_visible()
    carl = Person(new_page, link, "Carl", "de")
    carl.page.get_by_role("button", name="Hier sitzen").click()
    anna.page.get_by_role("button", name="Begin").click()
    for person in (anna, basile, carl):
        expect(person.deals).to_be_visible()
    wait_for_choice(anna.page)
    return [anna, basile, carl]


def test_three_people_and_a_bot_bargain_break_their_word_and_revolt(people: list[Person]) -> None:
    anna, basile, carl = people
    make_offer(anna.page, "Basile")
    offered = basile.page.locator(".answers")
    expect(offered).to_be_in_viewport()  # on a phone the deals themselves are below the board
    offered.get_by_role("button", name="Contre-proposition").tap()
    basile.deals.get_by_role("button", name="Proposer").tap()
    expect(anna.page.locator(".answers p")).to_have_text(
        "Basile offers Anna: to spare Anna. In return: 1 × treasure of 3."
    )
    anna.deals.get_by_role("button", name="Decline").click()
    make_offer(anna.page, "Carl")
    for person in people:
        person.reads(OFFERED, ".log li")
        person.reads(OFFERED, ".stage text")
    carl.reads(OFFERED, ".answers p")
    assert findings(carl.page) == []
    assert findings(anna.page) == []
    carl.deals.get_by_role("button", name="Annehmen").click()
    for person in people:
        person.reads(OPEN, ".deals li.open")
    anna.press("revolution")
    wait_for_choice(carl.page)
    carl.press("pass")  # he could stop it
    basile.page.locator('.stage [data-choice="join"]').wait_for()
    basile.press("join")
    for person in people:
        person.reads(REVOLTS, ".log li")
        person.reads(LOSES, ".log li")
        person.reads(REVOLTS, ".stage text")
    carl.page.locator('.stage [data-choice="attack"]').wait_for()
    carl.press("attack")
    carl.press("attack 1")
    for person in people:
        person.reads(BROKEN, ".deals li.broken")
    assert findings(anna.page) == []
    assert findings(basile.page) == []
    for person in people:
        answer_beforehand(person.page)
    play_out(people)
    for person in people:
        expect(person.page.locator(OVER)).to_be_visible()
        person.reads(BROKEN, ".deals li.broken")


def make_offer(page: Page, to: str) -> None:
    """Anna's treasure for a promise to spare her."""
    deals = page.locator(".deals")
    deals.get_by_role("button", name="New offer").click()
    deals.get_by_role("group", name="To whom?").get_by_role("button", name=to).click()
    deals.get_by_role("group", name="I give").get_by_role("button", name="treasure of 3").click()
    deals.get_by_label("… a promise of theirs").select_option(label="spare somebody")
    deals.get_by_role("group", name="Whom is it about?").get_by_role("button", name="Anna").click()
    deals.get_by_role("button", name="Offer it").click()


def answer_beforehand(page: Page) -> None:
    """Asked only to announce from now on."""
    habits = page.locator("details", has=page.locator('option[value="never"]'))
    habits.locator("summary").click()
    for question in range(3):
        chosen = habits.locator("select").nth(question)
        chosen.select_option("never")
        expect(chosen).to_have_value("never")


def play_out(people: list[Person]) -> None:
    """Whoever is asked attacks the first they can, and turns down what bots offer."""
    for _ in range(MOST):
        person = next(one for one in people * MOST if one.page.evaluate(SEEN))
        if person.page.locator(OVER).count():
            return
        page, before = person.page, mark(person.page)
        if not page.evaluate(SEEN):  # an answer was still under way
            continue
        refuse = page.locator(".answers").get_by_role("button", name=TURN_DOWN[person.language])
        sure = page.locator(".stage .strong")  # what a phone asks to be confirmed
        offered = sure if sure.count() else page.locator(f'{CHOICE}:not([aria-pressed="true"])').first
        try:
            if refuse.count():
                refuse.first.click(timeout=SOON)
                continue
            (offered.tap if person.phone else offered.click)(timeout=SOON)
            changed(page, before, timeout=10 * SOON)
        except TimeoutError:  # an offer came or went in between, or the server has given an answer settled beforehand
            continue
    raise AssertionError("the game does not end")


def test_an_offer_is_made_and_accepted_by_keyboard_alone(new_page: NewPage) -> None:
    anna = Person(new_page, "/", "Anna", "en")
    bots = {"level": "greedy", "seats": [1, 3]}
    asked = {"game": "oriente", "seats": 4, "seed": SEED, "options": {"pawn": "first"}, "bots": bots}
    table = anna.page.request.post("/api/tables", data=asked).json()["id"]
    carl = Person(new_page, f"/table/{table}", "Carl", "en")
    assert carl.page.request.put(f"/api/tables/{table}/seats/2", data={"take": "me"}).ok
    assert anna.page.request.post(f"/api/tables/{table}/start").ok
    for person in (anna, carl):
        person.page.goto(f"/table/{table}")
    wait_for_choice(anna.page)
    for name in ("New offer", "Carl", "treasure of 3"):
        enter(anna.page, name)
    chosen = anna.page.get_by_label("… a promise of theirs")
    reach(anna.page, "… a promise of theirs")
    while chosen.evaluate("(one) => one.value") != "spare":
        anna.page.keyboard.press("ArrowDown")
    for name in ("Anna", "Offer it"):
        enter(anna.page, name)
    expect(carl.page.locator(".answers")).to_be_visible()
    enter(carl.page, "Accept")
    anna.reads(OPEN, ".deals li.open")
    play_in_turn([anna.page, carl.page], keyboard, presses=8)


def test_a_variants_figures_are_on_the_cards(new_page: NewPage) -> None:
    page = new_page("/")
    facts = {**ludo.game("oriente").shipped.entries, "treasures": {"points": [5, 8, 9], "cards": [4, 4, 4]}}
    begin(page, "oriente", 4, seed=SEED, options={"pawn": "first"}, facts=facts)
    wait_for_choice(page)
    values = page.locator(".stage .piece .value")
    assert sorted(values.all_text_contents()) == ["1", "5", "8", "8", "9"]  # the Nofu, and a treasure each
    expect(page.locator(".stage .fact")).to_contain_text("8 points")


def reach(page: Page, name: str) -> None:
    """Tab as far as a control of the deals that is called so."""
    for _ in range(120):
        page.keyboard.press("Tab")
        called = page.evaluate("""() => document.activeElement.closest('.deals')
            && (document.activeElement.getAttribute('aria-label') || document.activeElement.innerText)""")
        if called and called.startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


def enter(page: Page, name: str) -> None:
    reach(page, name)
    page.keyboard.press("Enter")
