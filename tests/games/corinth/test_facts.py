"""What the sheet prints: the totals of the facts file, that a wrong file is refused, and that a variant plays (C1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.hiding import record_of
from tests.games.corinth.board import new_facts

GAME = ludotheque.game("corinth")
FACTS = GAME.shipped.entries
ROWS: list[list[str]] = FACTS["market"]["rows"]


def test_the_totals_of_the_districts() -> None:
    """C1.3, C5.4: symbols, points, bonus."""
    totals = {
        name: (sum(s for _, s in entry["shops"]), sum(p for p, _ in entry["shops"]), entry["bonus"])
        for name, entry in FACTS["districts"].items()
    }
    assert totals == {"oil": (13, 12, 5), "wine": (12, 15, 4), "carpets": (9, 16, 3), "spices": (8, 19, 0)}


def test_the_spaces_of_the_market() -> None:
    """C1.3"""
    spaces = [space.split()[0] for row in ROWS for space in row]
    assert {kind: spaces.count(kind) for kind in ("rosette", "die", "plus", "start")} == {
        "rosette": 3,
        "die": 3,
        "plus": 4,
        "start": 1,
    }
    assert len(spaces) == 25
    assert ROWS[2][2] == "start"


def test_the_prices_of_the_buildings() -> None:
    """C7.1"""
    prices = {name: (entry["gold"], entry["goats"]) for name, entry in FACTS["buildings"].items()}
    assert prices == {"temple": (3, 3), "warehouse": (4, 4), "stable": (2, 1), "store": (0, 2)}


def test_the_numbers_of_the_rules() -> None:
    """C1.1, C1.4, C2.2"""
    names = ("white_dice", "yellow_dice", "start_gold", "start_goats", "gold_symbols", "goat_symbols", "round_boxes")
    assert [FACTS[name] for name in names] == [9, 3, 1, 1, 24, 24, 6]
    assert FACTS["crossed_boxes_with_four"] == 2


def test_the_record_of_the_rules_holds_what_the_file_says() -> None:
    f = record_of(GAME.shipped.array)
    assert (int(f.white_dice), int(f.step_price), int(f.steward_total)) == (9, 1, 0)
    assert f.shop_symbols.sum(axis=1).tolist() == [13, 12, 9, 8]
    assert f.bonus.tolist() == [5, 4, 3, 0]
    assert f.gold_cost.tolist() == [3, 4, 2, 0]
    assert int(f.amount.sum()) == sum(int(space.split()[1]) for row in ROWS for space in row if " " in space)


def market(space: str, text: str) -> dict[str, Any]:
    """The market with another text on one space."""
    rows = [list(row) for row in ROWS]
    rows[int(space[1]) - 1]["abcde".index(space[0])] = text
    return {"market": {"rows": rows}}


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"white_dice": 0}, "white_dice"),
        ({"white_dice": 31}, "white_dice"),
        ({"white_dice": "9"}, "white_dice"),
        ({"yellow_dice": 4}, "yellow_dice"),
        ({"yellow_price": -1}, "yellow_price"),
        ({"start_gold": 2.5}, "start_gold"),
        ({"gold_symbols": 101}, "gold_symbols"),
        ({"round_boxes": 0}, "round_boxes"),
        ({"crossed_boxes_with_four": 6}, "crossed_boxes_with_four"),
        ({"step_price": 0}, "step_price"),
        ({"gold_per_point": 0}, "gold_per_point"),
        ({"goats_per_point": 0}, "goats_per_point"),
        ({"steward_total": "first"}, "steward_total"),
        ({"colour": 1}, "colour"),
        ({"districts": {"oil": {"shops": [], "bonus": 1}}}, "districts.oil.shops"),
        ({"districts": {"oil": {"shops": [[1, 2]] * 7, "bonus": 1}}}, "districts.oil.shops"),
        ({"districts": {"wine": {"shops": [[1, 0]], "bonus": 1}}}, "districts.wine.shops"),
        ({"districts": {"wine": {"shops": [[1, 2, 3]], "bonus": 1}}}, "districts.wine.shops"),
        ({"districts": {"spices": {"shops": [[1, 2]]}}}, "districts.spices.bonus"),
        ({"districts": {"silk": {"shops": [[1, 2]], "bonus": 1}}}, "districts.silk"),
        ({"buildings": {"temple": {"gold": 3}}}, "buildings.temple.goats"),
        ({"buildings": {"palace": {"gold": 3, "goats": 3}}}, "buildings.palace"),
        (market("a1", "palace"), "market.rows"),
        (market("a1", "oil"), "market.rows"),
        (market("a1", "oil 0"), "market.rows"),
        (market("a1", "gold 10"), "market.rows"),
        (market("a1", "die 2"), "market.rows"),
        (market("a1", "start"), "market.rows"),
        (market("c3", "plus"), "market.rows"),
        ({"market": {"rows": ROWS[:4]}}, "market.rows"),
    ],
)
def test_wrong_facts_are_refused_with_the_entry(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(ludotheque.BadFacts) as refused:
        new_facts(**changes)
    assert named in str(refused.value)


@pytest.mark.parametrize("name", sorted(FACTS))
def test_a_missing_entry_is_refused(name: str) -> None:
    with pytest.raises(ludotheque.BadFacts, match=name):
        GAME.facts_format.check({other: entry for other, entry in FACTS.items() if other != name})


def test_other_facts_have_another_digest() -> None:
    assert new_facts().digest == GAME.shipped.digest
    assert new_facts(store_gold=3).digest != GAME.shipped.digest


NOTHING = {"gold": 0, "goats": 0}
VARIANTS: dict[str, dict[str, Any]] = {
    "rich": {"start_gold": 20, "gold_symbols": 100, "goat_symbols": 100, "store_gold": 20, "white_dice": 30},
    "poor": {"start_gold": 0, "start_goats": 0, "gold_symbols": 0, "goat_symbols": 0, "yellow_dice": 0},
    "free": {"yellow_price": 0, "stable_steps": 20, "buildings": dict.fromkeys(FACTS["buildings"], NOTHING)},
    "rosettes": {"market": {"rows": [["start" if s == "start" else "rosette" for s in row] for row in ROWS]}},
    "dice": {"market": {"rows": [["start" if s == "start" else "die" for s in row] for row in ROWS]}},
    "shops": {"districts": {name: {"shops": [[30, 30]] * 6, "bonus": 20} for name in FACTS["districts"]}},
}  # fmt: skip


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_variant_can_be_played_to_the_end(seats: int, name: str) -> None:
    """C1: no count outgrows its record, and nobody ever has less than nothing."""
    facts = new_facts(**VARIANTS[name], round_boxes=4)
    match = ludotheque.start("corinth", seats=seats, seed=2, facts=facts)
    choose = random.Random(seats)
    while not match.over:
        match.play(choose.choice(match.legal()))
        sheets = match.view()["sheets"]
        assert min(min(sheet["gold"], sheet["goats"], sheet["dice"]) for sheet in sheets) >= 0
    assert all(place.total >= 0 for place in match.outcome.places)
