"""Guilds of London through the page: a game of three, the keyboard, Boris' turn, explanations, a set of one's own."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.page.axe import findings
from tests.page.conftest import NewPage
from tests.page.playing import (
    CHOICE,
    COMPILED,
    OVER,
    SOON,
    begin,
    changed,
    fewer_rounds,
    insist,
    mark,
    turn_of,
    wait_for_choice,
)

DRAWN = random.Random(9)
END = '.uses [data-choice="end"]'
MOST = 1200  # presses of two people in a game


def press_something(page: Page, press: str) -> None:
    """A use of the card that is up, or whatever is offered; often the turn is ended; a touched place is confirmed."""
    confirm, end = page.locator(".sheet button.primary"), page.locator(END)
    uses = page.locator(".board:has(.face[aria-pressed=true]) .uses [data-choice]")
    offered = page.locator(f'{CHOICE}:not([aria-pressed="true"])')
    if confirm.count():
        chosen = confirm
    elif end.count() and DRAWN.random() < 0.6:
        chosen = end
    elif uses.count():
        chosen = uses.nth(DRAWN.randrange(uses.count()))
    else:
        chosen = offered.nth(DRAWN.randrange(max(1, offered.count())))
    insist(page, press, chosen)


def play_together(people: dict[Page, str], most: int = MOST) -> None:
    """Each plays in their own way, by mouse or by touch, until the game is over for all."""
    for _ in range(most):
        turn = turn_of([*people])
        if turn is None:
            return
        press_something(turn[0], people[turn[0]])
        changed(*turn, timeout=6 * SOON)
    raise AssertionError("the game does not end")


def assert_fits(page: Page) -> None:
    width = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width[0] <= width[1], "the page is wider than the screen"


def test_a_table_of_three_in_two_languages_plays_a_whole_game(new_page: NewPage) -> None:
    ada, bob = new_page("/", locale="de"), new_page("/", phone=True, locale="fr", color_scheme="dark")
    table = begin(
        ada, "guilds", 3, seed=3, start=False, bots={"level": "greedy", "seats": [2]}, facts=fewer_rounds("three")
    )
    bob.goto(f"/table/{table}")
    bob.get_by_role("button", name="S’asseoir ici").click()
    ada.get_by_role("button", name="Anfangen").click()
    for page in (ada, bob):
        page.locator("ul.hand").wait_for(timeout=COMPILED)
        assert_fits(page)
    watcher = new_page(f"/table/{table}")
    watcher.locator("[data-place]").first.wait_for()
    assert watcher.locator("ul.hand, .mayors").count() == 0, "hands and mayoral cards are private"
    watcher.close()
    play_together({ada: "click", bob: "tap"})
    for page, words in ((ada, "Wer die meisten Punkte hat, gewinnt"), (bob, "le plus de points l’emporte")):
        expect(page.locator(OVER)).to_contain_text(words)
        expect(page.get_by_role("slider")).to_be_visible()
        assert findings(page) == []
    assert_fits(bob)
    assert ada.locator("[data-place]").count() > 20, "the city has not grown"  # from twelve


# by keyboard


def reach(page: Page, what: str) -> None:
    """Tab as far as it."""
    for _ in range(150):
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by keyboard")


def test_the_keyboard_alone_asks_what_things_are_and_sees_the_turn_of_boris_again(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page, "guilds", 1, seed=5)
    wait_for_choice(page)
    reach(page, ".keep")
    page.keyboard.press("Enter")
    page.locator(END).wait_for()
    reach(page, '[data-place="a1"]')
    panel = page.get_by_role("region", name="What is this?")
    expect(panel).to_contain_text("With 3 liverymen it activates")
    page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text("Toy Turners")
    for _ in range(2):
        reach(page, "[data-card][data-choice]")
        expect(page.locator(".place.lit").first).to_be_visible()  # where the card could move somebody
        expect(panel).to_contain_text("For its ability")
        before = mark(page)
        page.keyboard.press("Enter")
        reach(page, '.uses [data-choice^="hire"]')
        page.keyboard.press("Enter")
        page.locator(END).wait_for()
        changed(page, before)
    reach(page, END)
    page.keyboard.press("Enter")
    told = page.locator(".telling").get_by_role("status")
    expect(told).to_contain_text("/4 ")  # by itself: three cards and the beadle's tile
    page.locator(END).wait_for()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    reach(page, ".boris .head button")
    expect(page.get_by_role("button", name="Show it again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("/4 ")
    reach(page, ".boris li:nth-child(2) button")
    page.keyboard.press("Enter")  # picked out, it stays
    expect(told).to_contain_text("2/4 B1 (blue): on to d3")
    assert findings(page) == []
    reach(page, '.telling button[aria-label="One step back"]')
    page.keyboard.press("Enter")
    expect(told).to_contain_text("1/4 R7 (red): on to a3")
    expect(page.locator(".place.goal .turned")).to_have_text("R7")


# explanations on a phone


def test_everything_explains_itself_on_a_phone_and_the_city_is_a_list_too(new_page: NewPage) -> None:
    page = new_page("/", phone=True, locale="fr", color_scheme="dark")
    begin(page, "guilds", 1, seed=5)
    wait_for_choice(page)
    assert findings(page) == []  # the choice of a mayoral card
    page.locator(".keep").first.tap()
    page.locator(END).wait_for()
    expect(page.locator(".mayors li")).to_have_count(1)
    for place, words in (("a1", "Ensacheurs de houblon"), ("plantation", "Ulster")):
        page.locator(f'[data-place="{place}"]').tap()
        expect(page.locator(".sheet")).to_contain_text(words)
        assert findings(page) == []
        page.locator(".sheet").get_by_role("button", name="Fermer").tap()
    page.get_by_label("Agrandir").tap()
    expect(page.locator(".frame.zoomed")).to_be_visible()
    page.get_by_role("button", name="Liste").tap()
    expect(page.locator(".tiles li")).to_have_count(27)  # the tiles, the Guildhall, the plantation and what one has
    assert findings(page) == []
    page.locator("[data-card]").nth(1).tap()
    page.locator('.uses [data-choice^="move"]').tap()
    # from the Guildhall, as all are there: the server answers that itself
    page.locator('.tiles [data-choice]:not([data-choice="guildhall"])').first.tap()
    expect(page.locator('.tiles [aria-pressed="true"]').or_(page.locator(".sheet .primary")).first).to_be_visible()
    assert_fits(page)


# a set of one's own


def test_a_private_table_is_played_with_a_set_of_ones_own(new_page: NewPage) -> None:
    page = new_page("/new/guilds")
    page.get_by_label("1", exact=True).check()
    page.get_by_text("A set of your own").click()
    link = page.get_by_role("link", name="The set we ship, as a file")
    shipped = page.request.get(link.get_attribute("href") or "").text()

    def bring(*changes: tuple[str, str]) -> None:
        text = shipped
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        page.get_by_label("Choose a file …").set_input_files(
            {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
        )

    def told(words: str) -> None:
        expect(page.locator("p.told")).to_contain_text(words)

    bring(("start_hand = 6", "start_hand = 96"))
    told("mine.toml: setup.start_hand: at most 30, not 96")
    bring(("[setup]", "[setup"))
    told("mine.toml is not valid TOML")
    bring(("start_hand = 6", "start_hand = 9"), ('"Hop Sackers"', '"Beer Friends"'))
    told("mine.toml fits")
    expect(page.get_by_label("Listed.")).to_be_disabled()
    assert findings(page) == []
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    wait_for_choice(page)
    expect(page.get_by_test_id("own-set")).to_be_visible()
    expect(page.locator('.stage [role="button"][aria-label*="Cards in hand: 9"]')).to_have_count(1)
    watcher = new_page(page.url)
    expect(watcher.get_by_test_id("own-set")).to_be_visible()
