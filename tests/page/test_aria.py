"""What a screen reader hears: the lobby, boards with their choices, what happened, the time after a game, the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

import ludotheque as ludo
from tests.page.conftest import NewPage
from tests.page.playing import begin, let_end, wait_for_choice

SEED = 7


def sit(page: Page, game: str, seats: int = 2, seed: int = SEED) -> str:
    page.request.put("/api/me", data={"name": "Ada", "language": "en"})
    table = begin(page, game, seats, seed=seed)
    wait_for_choice(page)
    return table


def heard(page: Page) -> Locator:
    return page.get_by_test_id("heard")


def listen(page: Page) -> None:
    """Keep everything the live region says from now on, each text on a line."""
    page.evaluate("""() => {
        const region = document.querySelector('[data-testid=heard]');
        window.texts = '';
        new MutationObserver(() => (window.texts += region.textContent.trim() + '\\n'))
            .observe(region, {childList: true, characterData: true, subtree: true});
    }""")


def expect_heard(page: Page, pattern: str) -> None:
    page.wait_for_function("(pattern) => new RegExp(pattern, 'm').test(window.texts)", arg=pattern)


def test_the_lobby_tells_what_there_is_and_what_one_can_do(new_page: NewPage) -> None:
    page = new_page("/")
    expect(page.locator("article")).to_have_count(4)
    expect(page.get_by_role("banner")).to_match_aria_snapshot("""
        - banner:
          - link "Ludotheque"
          - navigation "Settings":
            - combobox "Language"
            - button "Light or dark as the device wishes"
            - button "Sound"
            - link "Guest"
    """)
    expect(page.get_by_role("article", name="Gorinto")).to_match_aria_snapshot("""
        - article "Gorinto":
          - heading "Gorinto" [level=2]
          - paragraph: /Move a tile from the path onto the mountain/
          - paragraph: 1 to 4 players
          - button "Play now (casual bots)"
          - link "New table"
          - paragraph:
            - link "First lesson"
            - link "Rules"
    """)


def test_every_pile_of_gorinto_says_what_lies_on_it(new_page: NewPage) -> None:
    page = new_page("/")
    sit(page, "gorinto")
    board = page.get_by_role("region", name="Board")
    expect(board).to_match_aria_snapshot("""
        - region "Board":
          - group "Gorinto":
            - 'img "Ada: 0 wisdom; 0 Void, 0 Wind, 0 Fire, 0 Water and 0 Earth"'
            - 'img "Bot 2: 0 wisdom; 0 Void, 0 Wind, 0 Fire, 0 Water and 0 Earth"'
            - group "Path":
              - 'button "T1: Void tile. Pattern: diagonals. Knowledge: 1."'
              - 'button "T2: Wind tile. Pattern: neighbours. Knowledge: 1."'
            - group "Mountain":
              - 'button "a1, 2 tiles from the top: Water, Water" [disabled]'
              - 'button "c3, 4 tiles from the top: Earth, Water, Earth, Fire" [disabled]'
            - img "Season 1 of 4"
            - 'button "Key elements: Earth, Water."'
            - 'button /Unlike the middle: Line your stacks up by height/'
            - 'button /Tall and short: Your tallest stack counts once/'
            - paragraph: "In the bag: Void 9 Wind 7 Fire 4 Water 6 Earth 4"
    """)
    mountain = board.get_by_role("group", name="Mountain")
    expect(mountain.get_by_role("button")).to_have_count(25)
    start = ludo.start("gorinto", seats=2, seed=SEED).view()["mountain"]
    for space, stack in start.items():
        named = re.compile(f"^{space},.*{', '.join(element.title() for element in reversed(stack))}$")
        expect(mountain.get_by_role("button", name=named)).to_have_count(1)


def test_a_tile_picked_up_says_what_each_space_would_bring(new_page: NewPage) -> None:
    page = new_page("/")
    sit(page, "gorinto")
    page.get_by_role("button", name=re.compile("^T2: Wind")).press("Enter")
    expect(page.get_by_role("group", name="Path")).to_match_aria_snapshot("""
        - group "Path":
          - 'button "T2: Wind tile. Pattern: neighbours. Knowledge: 1." [pressed]'
    """)
    expect(page.locator("[data-place=b1]")).to_be_focused()
    expect(page.get_by_role("group", name="Mountain")).to_match_aria_snapshot("""
        - group "Mountain":
          - 'button /Move the Wind tile from T2 to b3.*knowledge 1, collect 1 of 4/'
    """)


def test_beside_the_board_one_hears_the_question_the_players_the_choices_and_the_log(new_page: NewPage) -> None:
    page = new_page("/")
    sit(page, "gorinto")
    expect(page.get_by_role("region", name="Your decision")).to_match_aria_snapshot("""
        - region "Your decision":
          - paragraph: "Your turn: move a tile from the path onto the mountain."
          - button "Take back" [disabled]
          - button "Hint"
    """)
    expect(page.get_by_role("list", name="Players")).to_match_aria_snapshot("""
        - list "Players":
          - listitem:
            - group: /Ada ?, decides ?, is here ?, Points 0/
          - listitem:
            - group: /Bot 2 ?, Points 0/
    """)
    expect(page.get_by_role("region", name="What happened")).to_match_aria_snapshot("""
        - region "What happened":
          - heading "What happened" [level=2]
          - link "Rules"
          - list:
            - listitem:
              - button "Ada takes seat 1."
            - listitem:
              - button "A bot (greedy) plays seat 2."
            - listitem:
              - button "The game begins."
    """)
    page.get_by_text("All 50 choices as a list").click()
    expect(page.locator(".choices")).to_match_aria_snapshot("""
        - group:
          - text: All 50 choices as a list
          - list:
            - listitem:
              - button "move the Void tile from T1 to a1"
    """)


def test_what_happens_is_told_and_then_what_is_asked(new_page: NewPage) -> None:
    page = new_page("/")
    sit(page, "gorinto", 1)
    listen(page)
    page.get_by_text("choices as a list").click()
    page.locator(".choices [data-action]").first.click()
    expect_heard(page, r"^Ada moves the Void tile from T1 to a1\. Your turn: collect .*$")


def test_corinth_tells_the_harbour_the_sheets_and_the_market(new_page: NewPage) -> None:
    page = new_page("/")
    sit(page, "corinth", seed=3)  # Ada begins, so no bot has a part in it
    page.get_by_role("button", name="buy none").click()
    board = page.get_by_role("region", name="Board")
    expect(board).to_match_aria_snapshot("""
        - region "Board":
          - group "Board":
            - group "Harbour":
              - text: Round 1 of 12
              - button "How likely each quarter is to hold at least so many dice"
              - 'group "Gold: 2 dice of value 6"':
                - 'button "Gold: take the action (2 dice of value 6)"'
                - 'button "Gold: move the steward by 6 (2 dice)"'
              - 'group "Spices: no dice"'
            - group "“+” takes what the quarter brings, “→” sends the steward so many steps."
            - group "Sheet of Ada":
              - group "Oil":
                - 'img "Oil, shop worth 1: 0 of 2 delivered"'
                - img "5 more for whoever is first to supply the whole district"
              - group "Market":
                - 'img "a1: a rosette"'
                - 'img "c3: the middle, the steward stands here"'
              - 'img "Gold: 1 in hand, 1 circled so far"'
              - 'button "Store: +2 gold with every Gold action; 0 gold, 2 goats" [disabled]'
            - 'button /Sheet of Bot 2; Gold 1; Goats 1; Dice won 0; .*Wine 0\\/12/'
    """)
    expect(board.get_by_role("group", name="Market").get_by_role("img")).to_have_count(25)
    listen(page)
    board.get_by_role("button", name="Gold: take the action").press("Enter")
    expect_heard(page, r"^Ada takes 2 dice of value 6 from Gold\. Ada gains 2 \(Gold\)\.")


def test_after_a_game_one_hears_the_result_the_replay_and_where_it_was_won(new_page: NewPage) -> None:
    page = new_page("/")
    let_end(page, sit(page, "gorinto", 1))
    expect(page.get_by_role("table")).to_match_aria_snapshot("""
        - table:
          - rowgroup:
            - row /From.*Ada/:
              - columnheader "From"
              - columnheader /Ada/
              - columnheader /Kitsune/
          - rowgroup
          - rowgroup:
            - row /Total/:
              - rowheader "Total"
    """)
    expect(heard(page)).to_have_text(re.compile(r"in all\..*[.]$"))
    page.get_by_role("slider").fill("5")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Decision 5 of"))
    expect(page.get_by_role("region", name="The game again")).to_match_aria_snapshot("""
        - region "The game again":
          - heading "The game again" [level=2]
          - group "The game again":
            - button "To the beginning"
            - button "One decision back"
            - slider "Moment of the game"
            - button "One decision on"
            - button "To the end"
          - paragraph: /Decision 5 of/
          - button "Try it from here"
          - button "Where was it won?"
    """)
    page.get_by_role("button", name="Where was it won?").click()
    expect(heard(page)).to_have_text("Where the game was won")
    expect(page.locator("figure")).to_match_aria_snapshot("""
        - figure:
          - img "How likely each side was to win"
          - text: /Ada \\d+ %.*Kitsune \\d+ %/
    """)
    expect(page.locator("figure > svg .win")).to_have_count(2)  # a line for each side


def test_the_rules_have_chapters_and_numbers_to_go_to(new_page: NewPage) -> None:
    page = new_page("/rules/gorinto")
    expect(page.get_by_role("main")).to_match_aria_snapshot("""
        - main:
          - heading "Gorinto – Rules" [level=1]
          - paragraph
          - paragraph:
            - link "First lesson"
          - navigation "Chapters":
            - list:
              - listitem:
                - link "Pieces and words":
                  - /url: "#G1"
          - article:
            - region "Pieces and words":
              - heading "Pieces and words" [level=2]
              - figure /A stack seen from the front/
              - list:
                - listitem:
                  - link "G1.1"
                  - text: /The five elements/
    """)
