"""What the cards print: the shipped facts, that a wrong file is refused, and that a variant plays otherwise (O1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.compiled import PURE
from ludotheque.engine.errors import BadFacts
from ludotheque.engine.hiding import record_of
from tests.games.oriente.board import GAME, new_facts, table

FACTS = GAME.shipped.entries
SOME_SEATS = (4,) if PURE else (4, 12)


def inhabitants(**changes: Any) -> dict[str, Any]:
    """Some entries of inhabitants, changed in part."""
    names = {name.replace("_", "-"): change for name, change in changes.items()}
    return {"inhabitants": {name: {**FACTS["inhabitants"][name], **change} for name, change in names.items()}}


# the shipped file


def test_the_inhabitants() -> None:
    """O1.1: values and cards."""
    shipped = {name: (entry["value"], entry["cards"]) for name, entry in FACTS["inhabitants"].items()}
    assert shipped == {
        "shogun": (7, 1), "soryo": (6, 2), "maho-tsukai": (5, 4), "daimyo": (4, 5), "samurai": (3, 6),
        "akindo": (2, 7), "nofu": (1, 12), "ninja": (0, 3), "geisha": (0, 1),
    }  # fmt: skip


def test_treasures_workers_and_layers() -> None:
    """O1.2, O2.2, O6.7"""
    assert FACTS["treasures"] == {"points": [2, 3, 4], "cards": [4, 4, 4]}
    assert FACTS["deck"] == {"middle_cards": 4, "bottom_cards": 4}
    assert FACTS["village"] == {"workers": 6, "hut_players": 8}


def test_the_record_of_the_rules_holds_what_the_file_says() -> None:
    f = record_of(GAME.shipped.array)
    assert f.value.tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 3, 4]
    assert f["count"].tolist() == [3, 12, 7, 6, 5, 4, 2, 1, 1, 4, 4, 4]
    assert (int(f.workers), int(f.hut_players), int(f.middle_cards), int(f.bottom_cards)) == (6, 8, 4, 4)


def test_the_shipped_file_is_sound() -> None:
    assert new_facts().digest == GAME.shipped.digest


# wrong files


@pytest.mark.parametrize(
    ("changes", "named", "allowed"),
    [
        (inhabitants(samurai={"value": -1}), "inhabitants.samurai.value", "at least 0"),
        (inhabitants(samurai={"value": 21}), "inhabitants.samurai.value", "at most 20"),
        (inhabitants(samurai={"value": 2.5}), "inhabitants.samurai.value", "whole number"),
        (inhabitants(samurai={"value": "3"}), "inhabitants.samurai.value", "whole number"),
        (inhabitants(samurai={"value": True}), "inhabitants.samurai.value", "whole number"),
        (inhabitants(nofu={"cards": -1}), "inhabitants.nofu.cards", "at least 0"),
        (inhabitants(nofu={"cards": 31}), "inhabitants.nofu.cards", "at most 30"),
        (inhabitants(shogun={"cards": 2}), "inhabitants.shogun.cards", "at most 1"),
        (inhabitants(shogun={"cards": 0}), "inhabitants.shogun.cards", "at least 1"),
        (inhabitants(geisha={"cards": 0}), "inhabitants.geisha.cards", "at least 1"),
        (inhabitants(maho_tsukai={"cards": 5}), "inhabitants.maho-tsukai.cards", "at most 4"),
        (inhabitants(nofu={"colour": "red"}), "inhabitants.nofu.colour", "no such entry"),
        (inhabitants(akindo={"cards": 30}, nofu={"cards": 30}), "inhabitants", "at most 64"),
        ({"inhabitants": {"nofu": {"value": 1}}}, "inhabitants.nofu.cards", "missing"),
        ({"inhabitants": {"king": {"value": 9, "cards": 1}}}, "inhabitants.king", "no such entry"),
        ({"inhabitants": {"nofu": 12}}, "inhabitants.nofu", "a table"),
        ({"treasures": {"points": [2, 3]}}, "treasures.points", "at least 3"),
        ({"treasures": {"points": [2, 3, 4, 5]}}, "treasures.points", "at most 3"),
        ({"treasures": {"points": [2, 3, 21]}}, "treasures.points[3]", "at most 20"),
        ({"treasures": {"cards": [4, 4, 3]}}, "treasures.cards", "at least 12"),
        ({"treasures": {"cards": [4, 4, -1]}}, "treasures.cards[3]", "at least 0"),
        ({"deck": {"middle_cards": -1}}, "deck.middle_cards", "at least 0"),
        ({"deck": {"bottom_cards": 31}}, "deck.bottom_cards", "at most 30"),
        ({"deck": {"bottom_cards": 20}}, "deck", "more than 12"),
        ({"village": {"workers": -1}}, "village.workers", "at least 0"),
        ({"village": {"workers": 21}}, "village.workers", "at most 20"),
        ({"village": {"hut_players": 0}}, "village.hut_players", "at least 1"),
        ({"village": {"hut_players": 14}}, "village.hut_players", "at most 13"),
        ({"weather": "fine"}, "weather", "no such entry"),
    ],
)
def test_wrong_facts_are_refused_with_the_entry_and_what_is_allowed(
    changes: dict[str, Any], named: str, allowed: str
) -> None:
    with pytest.raises(ludotheque.BadFacts) as refused:
        new_facts(**changes)
    assert f" {named}: " in str(refused.value)
    assert allowed in str(refused.value)


@pytest.mark.parametrize("name", sorted(FACTS))
def test_a_missing_entry_is_refused(name: str) -> None:
    with pytest.raises(ludotheque.BadFacts, match=f"{name}: this entry is missing"):
        GAME.facts_format.check({other: entry for other, entry in FACTS.items() if other != name})


# variants


def test_a_value_changes_the_ranks() -> None:
    """O1.1, O4.1: a Samurai of 5 overrules a Daimyo."""
    facts = new_facts(**inhabitants(samurai={"value": 5}))
    assert "attack 1" in table("daimyo", "samurai hidden", facts=facts).do("rent").can()


def test_a_value_changes_battles_and_points() -> None:
    """O1.1, O7.3, O1.3"""
    facts = new_facts(**inhabitants(nofu={"value": 7}))
    match = table("nofu: nofu", "soryo", facts=facts).do("attack 2")
    assert (match.cards(1), match.player(1)["points"]) == ("nofu soryo", 13)


def test_the_value_of_a_nofu_counts_in_a_revolution() -> None:
    """O4.2: as an announcer; the strength counts rebels, not values."""
    facts = new_facts(**inhabitants(nofu={"value": 4}))
    match = table("nofu", "daimyo hidden: 2 2", "akindo spent: 4 4", facts=facts).do("revolution")
    assert match.can() == ["pass"]
    match.do("pass", "pass")
    assert [match.cards(1), match.cards(3)] == ["", "4 4"]


def test_treasures_count_what_the_facts_say() -> None:
    """O1.2, O13.1: their names stay."""
    facts = new_facts(treasures={"points": [1, 10, 20]})
    assert table("nofu: 2 3 4", facts=facts).player(1)["points"] == 31


def test_the_number_of_treasures_decides_who_gets_what() -> None:
    """O1.2, O2.1"""
    match = ludotheque.start("oriente", seats=12, seed=1, facts=new_facts(treasures={"cards": [12, 0, 0]}))
    assert [player["cards"] for player in match.view()["players"]] == [{"treasure-2": 1}] * 12


def test_the_layers_have_the_sizes_of_the_facts() -> None:
    """O2.2"""
    facts = new_facts(deck={"middle_cards": 7, "bottom_cards": 0})
    deck = ludotheque.start("oriente", seats=4, seed=1, facts=facts).state()[0]["deck"].tolist()
    assert deck == [36 - 7 + 4 - 4 - 1, 8, 0]


def test_more_cards_make_a_bigger_deck() -> None:
    """O2.2"""
    match = ludotheque.start("oriente", seats=4, seed=1, facts=new_facts(**inhabitants(nofu={"cards": 20})))
    assert match.view()["deck"] == 41 + 8 - 4 - 1


def test_the_number_of_workers() -> None:
    """O1.2, O6.7"""
    match = ludotheque.start("oriente", seats=4, seed=1, facts=new_facts(village={"workers": 0}))
    assert match.view()["village"]["supply"] == 0


def test_the_hut_may_be_used_by_fewer_players() -> None:
    """O6.7"""
    facts = new_facts(village={"hut_players": 4})
    village = table("nofu", "nofu", facts=facts).do("recruit").view()["village"]
    assert (village["square"], village["hut"]) == (0, 1)


def test_a_geisha_with_a_value_is_refused() -> None:
    """O1.1: she has none."""
    with pytest.raises(BadFacts, match=r"geisha\.value"):
        new_facts(**inhabitants(geisha={"value": 5}))


VARIANTS: dict[str, dict[str, Any]] = {
    "dear": {
        "inhabitants": {
            name: {**entry, "value": 0 if name == "geisha" else 20} for name, entry in FACTS["inhabitants"].items()
        }
    },
    "worthless": {"inhabitants": {name: {**entry, "value": 0} for name, entry in FACTS["inhabitants"].items()}},
    "samurai": inhabitants(samurai={"cards": 30}, nofu={"cards": 0}, akindo={"cards": 0}, ninja={"cards": 0}),
    "ninjas": inhabitants(ninja={"cards": 25}),
    "peasants": {
        **inhabitants(nofu={"cards": 30}, maho_tsukai={"cards": 0}),
        "village": {"workers": 20, "hut_players": 1},
    },
    "flat": {"deck": {"middle_cards": 0, "bottom_cards": 0}},
}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", SOME_SEATS)
def test_a_variant_can_be_played_to_the_end(seats: int, name: str) -> None:
    """O1: no count outgrows its record, and nobody ever has less than nothing."""
    match = ludotheque.start("oriente", seats=seats, seed=2, facts=new_facts(**VARIANTS[name]))
    choose = random.Random(seats)
    while not match.over:
        match.play(choose.choice(match.legal()))
        s = match.state()[0]
        assert min(s["cards"].min(), s["deck"].min(), s["laid"].min(), s["pool"].min(), s["supply"]) >= 0
    assert all(place.total >= 0 for place in match.outcome.places)
