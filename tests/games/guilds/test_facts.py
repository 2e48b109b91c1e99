"""What tiles, cards and tokens print: the shipped facts, that a wrong file is refused, that another set plays (L1)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.compiled import PURE
from ludotheque.engine.hiding import record_of
from tests.games.guilds.board import FACTS, GAME, LONG, City, alone, changed, city, new_facts
from tests.games.guilds.snapshot import snapshot
from tests.naive.guilds import Naive

# the shipped file


def test_how_many_there_are_of_everything() -> None:
    """L1.1, L1.3, L1.4: the counts that are confirmed."""
    assert [tile["number"] for tile in FACTS["guild_tile"]] == list(range(1, 41))
    assert len(FACTS["special_building"]) == 5
    assert sum(token["count"] for token in FACTS["token"]) == 30
    assert len(FACTS["mayoral_card"]) == 21
    colours: Counter[str] = Counter()
    for card in FACTS["action_card"]:
        colours[card["colour"]] += card["count"]
    assert colours == dict.fromkeys(("yellow", "pink", "red", "blue", "green"), 21)


def test_what_is_on_them() -> None:
    """L1.1, L1.4: one or two colours, four on special buildings; one or two banners, costs from 0 to 2."""
    assert {len(tile["colours"]) for tile in FACTS["guild_tile"]} == {1, 2}
    assert {len(building["colours"]) for building in FACTS["special_building"]} == {4}
    assert {card["banners"] for card in FACTS["action_card"]} == {1, 2}
    assert {card["cost"] for card in FACTS["action_card"]} == {0, 1, 2}
    assert [b["id"] for b in FACTS["special_building"] if b["power"] == "no_hand_limit"] == ["university-of-london"]


def test_the_numbers_of_the_rules() -> None:
    """L1.3, L2.4, L2.5, L2.7, L4.5, L9.4, L9.6, L10.2"""
    assert FACTS["setup"] == {
        "start_hand": 6, "start_liverymen_in_guildhall": 4, "liverymen_per_player": 16, "mayoral_dealt": 3,
        "neutral_per_player": 2, "neutral_solo": 2,
    }  # fmt: skip
    assert FACTS["turn"] == {"draw_after_playing": 2, "draw_after_passing": 4, "hand_limit": 7}
    assert FACTS["solo"] == {
        "extra_neutrals_on_tiles": 6, "neutral_threshold_bonus": 1, "solo_human_needs": 2, "tokens_for_card": 3,
    }  # fmt: skip
    assert FACTS["rounds"]["one"] == {"rounds": 10, "plantation_rounds": [4, 8], "tile_growth_rounds": []}
    sides = FACTS["plantation"]
    boris = ("boris_unopposed_vp", "boris_against_one_vp")
    assert [[sides[side][name] for name in boris] for side in ("virginia", "ulster")] == [[7, 3], [3, 3]]


def test_growth_fills_all_places_that_are_empty_at_first() -> None:
    """L2.2, L8.2: eighteen, six at a time in three phases."""
    assert len(set(FACTS["growth"]["growth_cells"])) == 18 == 3 * FACTS["growth"]["growth_tiles_per_phase"]


def test_the_record_of_the_rules_holds_what_the_file_says() -> None:
    """L1.1"""
    f = record_of(GAME.shipped.array)
    assert (int(f.guilds), int(f.tiles), int(f.tokens), int(f.mayors)) == (40, 45, 10, 21)
    assert f.threshold[:45].tolist() == [
        tile["threshold"] for tile in (*FACTS["guild_tile"], *FACTS["special_building"])
    ]
    assert [int(f.plantation_rounds[n]) for n in range(2)] == [1 << 4 | 1 << 8, 1 << 4 | 1 << 8 | 1 << 12 | 1 << 16]


def test_the_shipped_file_is_sound() -> None:
    assert GAME.facts_format.check(FACTS).digest == GAME.shipped.digest


# wrong files


def with_entry(path: str, value: object) -> dict[str, Any]:
    """The shipped facts with one entry changed: 'guild_tile.2.vp'; lists are counted from 0."""
    return dict(replaced(FACTS, path.split("."), value))


def replaced(entries: Any, path: Sequence[str], value: object) -> Any:
    if not path:
        return value
    if isinstance(entries, Mapping):
        return {**entries, path[0]: replaced(entries.get(path[0]), path[1:], value)}
    at = int(path[0])
    return [*entries[:at], replaced(entries[at], path[1:], value), *entries[at + 1 :]]


WRONG = [
    ("setup.start_hand", -1, "setup.start_hand", "at least 0"),
    ("setup.start_hand", 31, "setup.start_hand", "at most 30"),
    ("setup.start_hand", "6", "setup.start_hand", "whole number"),
    ("setup.start_hand", 2.5, "setup.start_hand", "whole number"),
    ("setup.start_hand", True, "setup.start_hand", "whole number"),
    ("setup.start_liverymen_in_guildhall", 17, "setup.start_liverymen_in_guildhall", "not more than"),
    ("setup.liverymen_per_player", 0, "setup.liverymen_per_player", "at least 1"),
    ("setup.mayoral_dealt", 6, "setup.mayoral_dealt", "at most 5"),
    ("setup.mayoral_dealt", 0, "setup.mayoral_dealt", "at least 1"),
    ("setup.neutral_per_player", 4, "setup.neutral_per_player", "at most 3"),
    ("setup.neutral_solo", 13, "setup.neutral_solo", "at most 12"),
    ("turn.hand_limit", -1, "turn.hand_limit", "at least 0"),
    ("scoring.vp_per_orthogonal_pair_of_own_masters", 31, "scoring.vp_per_ort", "at most 30"),
    ("solo.solo_human_needs", 0, "solo.solo_human_needs", "at least 1"),
    ("solo.tokens_for_card", 0, "solo.tokens_for_card", "at least 1"),
    ("solo.extra_neutrals_on_tiles", 21, "solo.extra_neutrals_on_tiles", "at most 20"),
    ("growth.growth_cells", ["a1", "a1"], "growth.growth_cells", "each only once"),
    ("growth.growth_cells", ["a1", "c3"], "growth.growth_cells[2]", "no place that is free at the start"),
    ("growth.growth_cells", ["g1"], "growth.growth_cells[1]", "no place that is free at the start"),
    ("rounds.one.rounds", 0, "rounds.one.rounds", "at least 1"),
    ("rounds.four.rounds", 41, "rounds.four.rounds", "at most 40"),
    ("rounds.two.plantation_rounds", [0], "rounds.two.plantation_rounds[1]", "at least 1"),
    ("rounds.two.plantation_rounds", [4, 4], "rounds.two.plantation_rounds", "once"),
    ("rounds.three.tile_growth_rounds", [3, 3], "rounds.three.tile_growth_rounds", "once"),
    ("rounds.five", 5, "rounds.five", "no such entry"),
    ("plantation.virginia.first", ["vp"], "plantation.virginia.first[1]", "such as vp:2"),
    ("plantation.ulster.second", ["vp:1"] * 5, "plantation.ulster.second", "at most 4"),
    ("plantation.ulster.boris_unopposed_vp", -1, "plantation.ulster.boris_unopposed_vp", "at least 0"),
    ("guild_tile.2.number", 1, "guild_tile", "every number once"),
    ("guild_tile.2.number", 0, "guild_tile[3].number", "at least 1"),
    ("guild_tile.2.name", " ", "guild_tile[3].name", "between 1 and 40 bytes"),
    ("guild_tile.2.name", "x" * 41, "guild_tile[3].name", "between 1 and 40 bytes"),
    ("guild_tile.2.name", "a\nb", "guild_tile[3].name", "between 1 and 40 bytes"),
    ("guild_tile.2.colours", ["purple"], "guild_tile[3].colours[1]", '"yellow", "pink", "red", "blue", "green"'),
    ("guild_tile.2.colours", [], "guild_tile[3].colours", "at least 1"),
    ("guild_tile.2.colours", ["red", "red"], "guild_tile[3].colours", "once"),
    ("guild_tile.2.threshold", 0, "guild_tile[3].threshold", "at least 1"),
    ("guild_tile.2.vp", -1, "guild_tile[3].vp", "at least 0"),
    ("guild_tile.2.extras", ["push_rival:1"], "guild_tile[3].extras[1]", "such as vp:2"),
    ("guild_tile.2.extras", ["vp:0"], "guild_tile[3].extras[1]", "such as vp:2"),
    ("guild_tile.2.extras", ["vp:1"] * 5, "guild_tile[3].extras", "at most 4"),
    ("guild_tile.2.shape", "round", "guild_tile[3].shape", "no such entry"),
    ("guild_tile", FACTS["guild_tile"][:19], "guild_tile", "at least 20"),
    ("special_building.2.power", "fly", "special_building[3].power", '"none", "no_hand_limit"'),
    ("special_building.2.id", "Livery Hall", "special_building[3].id", "pattern"),
    ("special_building.2.id", "gog-and-magog", "special_building", "“gog-and-magog” is there twice"),
    ("special_building.2.number", 41, "special_building[3].number", "no such entry"),
    ("special_building", FACTS["special_building"][:3], "special_building", "at least 4"),
    ("token.0.reward", "salvage:1", "token[1].reward", "such as vp:2"),
    ("token.0.count", 31, "token[1].count", "at most 30"),
    ("token", [], "token", "at least 1"),
    ("action_card.0.id", "Y9", "action_card", "should be “Y1”"),
    ("action_card.0.colour", "grey", "action_card[1].colour", '"yellow", "pink", "red", "blue", "green"'),
    ("action_card.0.banners", 0, "action_card[1].banners", "at least 1"),
    ("action_card.0.cost", 10, "action_card[1].cost", "at most 9"),
    ("action_card.0.ability", "fly:2", "action_card[1].ability", "L6"),
    ("action_card.0.ability", "vp:10", "action_card[1].ability", "from 1 to 9"),
    ("action_card.0.ability", "hire", "action_card[1].ability", "L6"),
    ("action_card.0.ability", "swap_tokens:1", "action_card[1].ability", "L6"),
    ("action_card.0.ability", "vp_per_master:1", "action_card[1].ability", "L6"),
    ("action_card.0.ability", "vp_per_master:1:4", "action_card[1].ability", "from 1 to 9"),
    ("action_card.0.ability", "+".join(["vp:1"] * 4), "action_card[1].ability", "at most 3 parts"),
    ("action_card.0.count", 30, "action_card", "between 40 and 127"),
    ("action_card", FACTS["action_card"][:6], "action_card", "between 40 and 127"),
    ("mayoral_card.0.score", "best_hat:2", "mayoral_card[1].score", "L10.4"),
    ("mayoral_card.0.score", "per_master_colour:2", "mayoral_card[1].score", "L10.4"),
    ("mayoral_card.0.score", "at_least_masters_colour:red:6", "mayoral_card[1].score", "L10.4"),
    ("mayoral_card.0.score", "colours_covered:3=1:4=2", "mayoral_card[1].score", "L10.4"),
    ("mayoral_card.0.score", "per_token:99999", "mayoral_card[1].score", ""),
    ("mayoral_card.0.max_vp", 31, "mayoral_card[1].max_vp", "at most 30"),
    ("mayoral_card", FACTS["mayoral_card"][:11], "mayoral_card", "at least 12"),
    ("weather", "fine", "weather", "no such entry"),
]


@pytest.mark.parametrize(("path", "value", "named", "allowed"), WRONG, ids=[f"{row[0]}-{row[3][:12]}" for row in WRONG])
def test_wrong_facts_are_refused_with_the_entry_and_what_is_allowed(
    path: str, value: object, named: str, allowed: str
) -> None:
    """L1"""
    with pytest.raises(ludotheque.BadFacts) as refused:
        GAME.facts_format.check(with_entry(path, value))
    assert f" {named}" in str(refused.value)
    assert allowed in str(refused.value)


def test_there_are_mayoral_cards_for_four() -> None:
    """L2.4"""
    entries = {**with_entry("setup.mayoral_dealt", 5), "mayoral_card": FACTS["mayoral_card"][:19]}
    with pytest.raises(ludotheque.BadFacts, match="mayoral_card: enough for four players"):
        GAME.facts_format.check(entries)


@pytest.mark.parametrize("name", sorted(FACTS))
def test_a_missing_entry_is_refused(name: str) -> None:
    with pytest.raises(ludotheque.BadFacts, match=f"{name}: this entry is missing"):
        GAME.facts_format.check({other: entry for other, entry in FACTS.items() if other != name})


def test_a_missing_number_is_refused() -> None:
    entries = {**FACTS, "turn": {"draw_after_playing": 2, "draw_after_passing": 4}}
    with pytest.raises(ludotheque.BadFacts, match=r"turn\.hand_limit: this entry is missing"):
        GAME.facts_format.check(entries)


def test_a_file_of_another_set_is_read_and_named_when_it_is_wrong(tmp_path: Path) -> None:
    """L1"""
    text = (GAME.folder / "facts.toml").read_text(encoding="utf-8")
    right, wrong = tmp_path / "mine.toml", tmp_path / "wrong.toml"
    right.write_text(text.replace("start_hand = 6", "start_hand = 5"), encoding="utf-8")
    wrong.write_text(text.replace("start_hand = 6", "start_hand = 66"), encoding="utf-8")
    assert GAME.facts_format.load(right).entries["setup"]["start_hand"] == 5
    with pytest.raises(ludotheque.BadFacts, match=r"wrong\.toml.* setup\.start_hand: "):
        GAME.facts_format.load(wrong)


# another set


def test_what_a_tile_prints_is_what_it_does() -> None:
    """L1.1: another threshold, other points, other colours, another name."""
    tile = changed("guild_tile", "number", 13, threshold=1, vp=9, colours=["red"], name="Bakers", extras=["vp:4"])
    match = city("round: 2\nactor: 2\na1: 13 men 0 1\ne5: 1", facts=new_facts(**tile)).do("end")
    assert match.scored(2) == {"tiles": 9, "effects": 4}
    assert (match.tile("a1")["name"], match.tile("a1")["colours"]) == ("Bakers", ["red"])
    assert any("Bakers" in line for line in match.told())


def test_any_building_may_lift_the_hand_limit() -> None:
    """L4.5"""
    facts = new_facts(**changed("special_building", "id", "livery-hall", power="no_hand_limit"))
    assert city("a1: 8\nc2: livery-hall done 1\nhand 1: Y1 Y1 Y1 Y1", facts=facts).do("end").turn == 2


def test_numbers_of_guilds_may_have_gaps_and_any_order() -> None:
    """L2.3, L7.6: 90 instead of 1, listed first."""
    facts = new_facts(**changed("guild_tile", "number", 1, number=90))
    match = City(GAME, 2, {}, seed=1, facts=facts)
    numbers = {tile["number"]: place for place, tile in match.view()["tiles"].items() if tile["number"]}
    assert match.view()["beadle"] == numbers[min(numbers)]
    assert all(tile["name"] == "Posy Sellers" for tile in match.view()["tiles"].values() if tile["number"] == 90)


@pytest.mark.parametrize("name", ["start_hand", "start_liverymen_in_guildhall", "mayoral_dealt"])
def test_the_set_up_follows_the_facts(name: str) -> None:
    """L2.4"""
    match = City(GAME, 2, {}, seed=1, facts=new_facts(setup={name: 2}))
    found = {"start_hand": match.of("cards"), "start_liverymen_in_guildhall": match.of("guildhall")}
    assert found.get(name, [len(match.can())] * 2) == [2, 2]


def test_rounds_follow_the_facts() -> None:
    """L3.1, L10.1"""
    facts = new_facts(rounds={"one": {"rounds": 3, "plantation_rounds": [3], "tile_growth_rounds": []}})
    match = alone("round: 3\na1: 1\nb1: 2\nc1: 3", facts=facts).do("end")
    assert (match.over, match.scored(2)) == (True, {"plantation": 7, "beadle": 5})


def test_a_hand_may_hold_every_card_of_the_largest_set() -> None:
    """L4.5: 127 cards, all drawn by the master of the University."""
    facts = GAME.facts_format.check({**FACTS, **changed("action_card", "id", "Y1", count=28)})
    cards = [entry["id"] for entry in facts.entries["action_card"] for _ in range(entry["count"])]
    assert len(cards) == 127
    cards.remove("G1")
    text = f"a1: 1\nc1: 2\nb3: university-of-london done 1\nhand 1: {' '.join(cards)}"
    assert city(text, facts=facts).do("end").of("cards") == [127, 0]


VARIANTS: dict[str, dict[str, Any]] = {
    "rich": {
        "setup": {"start_hand": 12, "liverymen_per_player": 30, "neutral_per_player": 3, "neutral_solo": 12},
        "turn": {"draw_after_playing": 9, "hand_limit": 30},
    },
    "poor": {
        "setup": {"start_hand": 0, "start_liverymen_in_guildhall": 0, "liverymen_per_player": 1, "neutral_solo": 0},
        "turn": {"draw_after_playing": 0, "draw_after_passing": 1, "hand_limit": 0},
        "token": [{"reward": "mayor:9", "count": 2}],
    },
    "lively": {
        "guild_tile": [
            {**tile, "threshold": 1, "extras": ["mayor:2", "move:9", "plantation:2", "draw:9"]}
            for tile in FACTS["guild_tile"]
        ],
        "plantation": {"virginia": {**FACTS["plantation"]["virginia"], "first": [], "second": ["mayor:9", "move:1"]}},
    },
    "small": {
        "action_card": [{**card, "count": 40 if card["id"] == "G3" else 0} for card in FACTS["action_card"]],
        "mayoral_card": FACTS["mayoral_card"][:12],
        "growth": {"growth_tiles_per_phase": 30},
        "guild_tile": FACTS["guild_tile"][20:],
    },
}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", [1] if PURE else [1, 3])
def test_a_variant_is_played_as_the_slow_version_plays_it(seats: int, name: str) -> None:
    """L1: no count outgrows its record."""
    facts = new_facts(**VARIANTS[name])
    match, slow = City(GAME, seats, {}, seed=2, facts=facts), Naive(dict(facts.entries), seats, 2, full_options())
    choose = random.Random(seats)
    while not match.over and match.number < LONG:
        assert match.can() == sorted(slow.legal()), match.notation()[-5:]
        action = choose.choice(match.can())
        match.play(action)
        slow.play(action)
        assert snapshot(match) == slow.snapshot(), match.notation()[-5:]
    if match.over:
        assert [place.total for place in match.outcome.places] == slow.result()["totals"]


def full_options() -> dict[str, str]:
    return {option.name: option.default for option in GAME.options}
