"""Alone against Boris (L9): his turn, activation, the plantation, the beadle's tile, the Solitaires' Guild."""

from __future__ import annotations

import pytest

from tests.games.guilds.board import City, alone, changed, city, new_facts

# his turn (L9.1, L9.2)


def test_you_play_first_then_boris_then_you() -> None:
    """L9.1, L3.2"""
    match = alone("a1: 1\nb1: 8", boris="R1 R1 R1").do("end")
    assert (match.men("b1"), match.turn, match.view()["round"]) == ([0, 3], 1, 2)


ROWS = """
    b1: 8
    d1: 13
    a2: 25
    c2: livery-hall
    e3: 1
    b5: 19
    e5: 21"""  # red, pink, blue, all but pink, pink and green (the beadle), red, yellow


@pytest.mark.parametrize(
    ("card", "place"),
    [("P1", "e3"), ("G1", "e3"), ("R1", "b5"), ("Y1", "e5"), ("B1", "a2")],
    ids=["the beadle's tile", "its other colour", "ahead", "the last one", "around the corner"],
)
def test_boris_searches_from_the_beadle_in_reading_order(card: str, place: str) -> None:
    """L9.2"""
    match = alone(ROWS, boris=card).do("end")
    assert match.view()["boris"]["cards"][0]["place"] == place


@pytest.mark.parametrize(("first", "place"), [("b1: 8", "b1"), ("b1: 8 done", "c2"), ("b1: 22", "b1")])
def test_he_goes_on_in_the_upper_left_and_skips_completed_tiles(first: str, place: str) -> None:
    """L9.2: special buildings too; the beadle is in the lower right corner."""
    match = alone(f"{first}\nc2: livery-hall\nc4: 19 done\ne5: 9", boris="R1").do("end")
    assert match.view()["boris"]["cards"][0]["place"] == place


def test_a_card_without_a_tile_of_its_colour_has_no_effect() -> None:
    """L9.2: it is discarded like the others."""
    match = alone("a1: 1\nb1: 8\nc1: 19 done", boris="R1 Y1 R2").do("end")
    assert (match.men("b1"), match.view()["discards"]) == ([0, 2], ["R1", "Y1", "R2"])
    assert [card["place"] for card in match.view()["boris"]["cards"]] == ["b1", "", "b1"]


@pytest.mark.parametrize(("cards", "placed"), [("3", 3), ("4", 4)])
def test_he_draws_three_cards_or_four_as_an_option(cards: str, placed: int) -> None:
    """L9.2"""
    match = alone(f"options: boris_cards={cards}\na1: 1\nb1: 8", boris="R1 R1 R1 R1").do("end")
    assert (match.men("b1"), match.view()["deck"]) == ([0, placed], 4 - placed)


def test_his_liverymen_are_as_many_as_he_needs() -> None:
    """L9.1"""
    assert alone("a1: 1\nb1: 8 men 0 30", boris="R1 R1 R1").do("end").men("b1") == [0, 33]


def test_he_has_no_seat_no_hand_and_draws_nothing_more() -> None:
    """L9.1"""
    match = alone("a1: 1\nb1: 8", boris="R1 R1 R1 R1 R1").do("end")
    assert (len(match.view()["players"]), match.view()["deck"], match.view()["discards"]) == (1, 2, ["R1"] * 3)


def test_an_empty_deck_is_made_of_the_discards_without_the_cards_he_holds() -> None:
    """L9.2, L4.6, and ruling 9: he draws R1, then the only discard, then there is none."""
    match = alone("a1: 1\nb1: 8\ndiscards: R2", boris="R1").do("end")
    assert (match.men("b1"), match.view()["discards"], match.view()["deck"]) == ([0, 2], ["R1", "R2"], 0)


def test_without_cards_he_places_fewer() -> None:
    """L9.2, ruling 9"""
    match = alone("a1: 1\nb1: 8").do("end")
    assert (match.men("b1"), match.view()["boris"]["cards"]) == ([0, 0], [])


def test_without_a_beadle_he_searches_from_the_upper_left() -> None:
    """L9.2: the last guild has just been completed; it is the last round of the game."""
    match = alone("beadle: -\na1: 1 done\nd1: livery-hall\nc2: gog-and-magog", boris="R1").do("end")
    assert (match.men_on("d1", "c2"), match.over) == ([[0, 1], [0, 0]], True)


def test_the_beadles_tile_gets_his_liveryman_before_it_is_completed() -> None:
    """L9.2, L9.5: all three go there, and back to his stock."""
    match = alone("a1: 1\nb1: 13", boris="P1 P1 P1").do("end")
    assert (match.master("a1"), match.men_on("a1", "b1")) == (0, [[0, 0], [0, 0]])


# activation (L9.3)


def even(text: str, more: str = "", mayors: str = "") -> City:
    """After the second round; Boris has drawn nothing, and will take e5, where the beadle is."""
    return alone(f"round: 2\n{text}\ne5: 1\na5: 40\n{more}", mayors=mayors).do("end")


@pytest.mark.parametrize(("number", "completed"), [(1, False), (2, True), (3, False), (10, True)])
def test_tiles_activate_after_even_rounds(number: int, completed: bool) -> None:
    """L3.1"""
    match = alone(f"round: {number}\na1: 13 men 3\ne5: 1\na5: 40").do("end")
    assert (match.master("a1") == 1) is completed


def test_boris_first_scores_points_and_has_no_master() -> None:
    """L9.3: nor the extras; yours go to the Guildhall and you are second."""
    match = even("a1: 23 men 1 3 token hire:2")
    assert (match.scored(2), match.master("a1")) == ({"tiles": 6, "beadle": 5}, 0)
    assert (match.of("guildhall"), match.of("tokens")) == ([3], [1])


def test_boris_alone_takes_the_tile_and_the_token_leaves() -> None:
    """L9.3, L7.4, ruling 6"""
    match = even("a1: 13 men 0 3 token vp:3")
    assert (match.scored(2), match.master("a1"), match.token("a1")) == ({"tiles": 6, "beadle": 5}, 0, "")


def test_you_alone_win_and_the_token_leaves() -> None:
    """L7.4, ruling 6"""
    match = even("a1: 13 men 3 token vp:3")
    assert (match.scored(1), match.of("tokens"), match.token("a1")) == ({"tiles": 6}, [0], "")


@pytest.mark.parametrize(("token", "points"), [("vp:3", 3), ("vp:1", 1), ("draw:2", 0), ("hire:1", 0), ("mayor:1", 0)])
def test_boris_second_scores_a_token_that_is_worth_points(token: str, points: int) -> None:
    """L9.3: in any case it leaves the game."""
    match = even(f"a1: 13 men 2 1 token {token}")
    assert (match.scored(2).get("effects", 0), match.token("a1"), match.of("tokens")) == (points, "", [0])


@pytest.mark.parametrize(("around", "master"), [("", -1), ("b1: 30 done 1", 1), ("b1: 30 done", -1)])
def test_a_tie_with_boris_is_won_by_an_adjacent_master(around: str, master: int) -> None:
    """L9.3, L7.3: else the tile stays open. A tile Boris took has no master."""
    match = even(f"a1: 13 men 2 2 token vp:2\n{around}")
    assert match.master("a1") == master
    assert match.men("a1") == ([2, 2] if master == -1 else [0, 0])


def test_boris_who_lost_by_the_tie_break_is_second() -> None:
    """L9.3, L7.4"""
    assert even("a1: 13 men 2 2 token vp:2\nb1: 30 done 1").scored(2) == {"effects": 2, "beadle": 5}


def test_neutrals_you_add_count_against_boris() -> None:
    """L7.2, ruling 7: they go back to the scoreboard and raise no threshold."""
    match = even("a1: 13 men 1 2 token vp:1", "held: 2").do("add 2")
    assert (match.master("a1"), match.view()["scoreboard"], match.of("neutrals")) == (1, 2, [0])


def test_a_neutral_of_the_set_up_counts_for_nothing_and_leaves() -> None:
    """L2.7: it raises the threshold, is nobody's majority, and does not go to the scoreboard."""
    assert even("a1: 13 men 3 neutral").master("a1") == -1
    match = even("a1: 13 men 2 2 neutral")
    assert (match.master("a1"), match.men("a1")) == (-1, [2, 2])
    match = even("a1: 13 men 4 neutral")
    assert (match.master("a1"), match.tile("a1")["neutral"], match.view()["scoreboard"]) == (1, False, 0)


def test_the_bonus_of_a_neutral_is_a_fact() -> None:
    """L2.7"""
    facts = new_facts(solo={"neutral_threshold_bonus": 2})
    text = "round: 2\na1: 13 men 4 neutral\ne5: 1\na5: 40"
    assert alone(text, facts=facts).tile("a1")["threshold"] == 5
    assert alone(text, facts=facts).do("end").master("a1") == -1


# the plantation (L9.4)


@pytest.mark.parametrize(
    ("men", "side", "yours", "boris"),
    [
        (0, "virginia", 0, 7),
        (0, "ulster", 0, 3),
        (1, "virginia", 0, 3),
        (1, "ulster", 0, 3),
        (2, "virginia", 7, 0),
        (5, "virginia", 7, 0),
    ],
)
def test_the_plantation_alone(men: int, side: str, yours: int, boris: int) -> None:
    """L9.4: then yours go to the supply and it turns over."""
    match = alone(f"round: 4\na1: 1\nb1: 40\nside: {side}\nplantation: {men}").do("end")
    assert (match.scored(1).get("plantation", 0), match.scored(2).get("plantation", 0)) == (yours, boris)
    assert (match.of("plantation"), match.of("supply")) == ([0], [16])
    assert match.view()["plantation"]["side"] == ("ulster" if side == "virginia" else "virginia")


def test_the_first_reward_of_ulster_is_all_of_it() -> None:
    """L9.4, L8.1: points, a mayoral card, a card; it counts as a first place."""
    match = alone("round: 8\na1: 1\nb1: 40\nside: ulster\nplantation: 2\ndiscards: R1", mayors="4 9").do("end")
    assert (match.phase, match.scored(1), match.scored(2)) == ("mayor", {"plantation": 3}, {})
    match.do("keep 9")
    assert (match.mayors(1), match.hand(1), match.record.plantation_wins[0]) == ([9], "R1", 1)


@pytest.mark.parametrize(("number", "resolved"), [(4, True), (8, True), (2, False), (6, False), (10, False)])
def test_growth_comes_after_rounds_four_and_eight(number: int, resolved: bool) -> None:
    """L9.4, L8.1: and lays no tiles."""
    match = alone(f"round: {number}\na1: 1\nb1: 40").do("end")
    assert ("plantation" in match.scored(2)) is resolved
    assert len(match.view()["tiles"]) == 2


def test_how_many_you_need_is_a_fact() -> None:
    """L9.4"""
    facts = new_facts(solo={"solo_human_needs": 3})
    match = alone("round: 4\na1: 1\nb1: 40\nplantation: 2", facts=facts).do("end")
    assert (match.scored(1), match.scored(2)) == ({}, {"plantation": 3, "beadle": 5})


# the beadle's tile (L9.5)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_at_the_end_of_every_round_boris_takes_the_beadles_tile(number: int) -> None:
    """L9.5: yours go to the Guildhall, his to his stock, token and neutral leave the game."""
    match = alone(f"round: {number}\na1: 1 men 1 0 token vp:3 neutral\nb1: 40").do("end")
    assert (match.master("a1"), match.token("a1"), match.tile("a1")["neutral"]) == (0, "", False)
    assert (match.scored(2)["beadle"], match.scored(1), match.of("guildhall"), match.of("tokens")) == (5, {}, [1], [0])
    assert match.view()["scoreboard"] == 0


def test_then_the_beadle_moves_to_the_lowest_open_guild() -> None:
    """L9.5"""
    assert alone("a1: 1\nb1: 20\nc1: 7\nd1: 3 done\ne1: livery-hall").do("end").view()["beadle"] == "c1"


def test_after_an_activation_he_takes_the_tile_where_the_beadle_is_then() -> None:
    """L9.5, L7.6, ruling 3: you won a1 with the beadle's help."""
    match = alone("round: 2\na1: 3 men 2\nb1: 20\nc1: 7").do("end", "stop")
    assert (match.master("a1"), match.master("c1"), match.scored(2)) == (1, 0, {"beadle": 6})
    assert match.view()["beadle"] == "b1"


def test_the_plantation_comes_before_the_beadles_tile() -> None:
    """L3.1"""
    told = alone("round: 4\na1: 1\nb1: 40").do("end").happened()
    assert told.index("boris-plantation") < told.index("plantation-turns") < told.index("beadle-took")


def test_it_happens_in_the_last_round_too() -> None:
    """L9.5, ruling 4: before the count."""
    match = alone("round: 10\na1: 1\nb1: 40").do("end")
    assert (match.over, match.scored(2), match.view()["beadle"]) == (True, {"beadle": 5}, "b1")


def test_without_a_beadle_nothing_is_taken() -> None:
    """L9.5, ruling 3: the last guild was completed in the activation."""
    match = alone("round: 2\na1: 13 men 2\nc2: livery-hall").do("end")
    assert (match.over, match.scored(2), match.outcome.reason) == (True, {}, "tiles")


def test_with_others_nobody_takes_the_beadles_tile() -> None:
    """L9.5"""
    match = city("actor: 2\na1: 1\nb1: 40").do("end")
    assert (match.master("a1"), match.view()["beadle"]) == (-1, "a1")


# the Solitaires' Guild (L9.6)

GUILD = """
    options: solitaires_guild=yes
    card_tokens: 3
    guildhall: 1
    a1: 8 done
    b1: 19 done 1
    c1: 21 done
    c2: livery-hall done
    e5: 1
    a5: 40"""


def test_in_your_turn_tokens_make_a_master() -> None:
    """L9.6, L12.3: of a completed guild where you have none, not of a special building, for its points."""
    match = alone(GUILD)
    assert match.can() == ["end", "guild a1", "guild c1"]
    match.do("guild c1")
    assert (match.master("c1"), match.scored(1), match.of("guildhall")) == (1, {"tiles": 5}, [0])
    assert (match.view()["solitaires"], match.can()) == (0, ["end"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("solitaires_guild=yes", "solitaires_guild=no"),
        ("card_tokens: 3", "card_tokens: 2"),
        ("guildhall: 1", "guildhall: 0"),
        ("8 done", "8 done 1\n    d1: 9"),
    ],
    ids=["option", "tokens", "liveryman", "tile"],
)
def test_it_takes_tokens_a_liveryman_and_a_tile(old: str, new: str) -> None:
    """L9.6"""
    match = alone(GUILD.replace("c1: 21 done", "").replace(old, new))
    assert match.can() == ["end"]
    assert match.do("end").happened().count("boris-begins") == 1
    assert match.phase == ("guild" if "d1: 9" in new else "turn")  # Boris has just completed a tile


def test_it_is_no_card_played() -> None:
    """L9.6, L4.5: four cards are drawn."""
    match = city(GUILD, seats=1, draws="G1 G1 G1 G1").do("guild a1", "end")
    assert match.hand(1) == "G1 G1 G1 G1"


def test_six_tokens_are_enough_for_two() -> None:
    """L9.6: asked again until you decline."""
    match = alone(GUILD.replace("tokens: 3", "tokens: 7").replace("guildhall: 1", "guildhall: 2")).do("end")
    assert match.can() == ["decline", "guild a1", "guild c1"]
    match.do("guild a1")
    assert (match.phase, match.can()) == ("guild", ["decline", "guild c1"])
    match.do("guild c1")
    assert (match.view()["solitaires"], match.phase, match.view()["round"]) == (1, "turn", 2)


def asked_when(match: City) -> list[str]:
    """What has been told last each time it is offered until the next round."""
    moments: list[str] = []
    match.do("end")
    while match.phase == "guild":
        assert len(moments) < 9, "it is declined in vain"
        moments.append(match.happened()[-1])
        match.do("decline")
    return moments


def test_it_is_offered_before_growth_and_after_the_beadles_tile_in_every_round() -> None:
    """L9.6: an odd round without anything else."""
    assert asked_when(alone(GUILD)) == ["boris-begins", "beadle-goes"]


def test_it_is_offered_before_each_tile_that_activates() -> None:
    """L9.6: two of three do."""
    match = alone(f"round: 2\n{GUILD}\nd1: 13 men 3\nd2: 28 men 0 5\nd4: 7 men 1")
    assert asked_when(match) == ["boris-begins", "won", "won-boris", "beadle-goes"]


def test_before_the_count_it_is_offered_too() -> None:
    """L9.6: after the beadle's tile of the last round."""
    match = alone(f"round: 10\n{GUILD}").do("end", "decline")
    assert (match.over, match.phase) == (False, "guild")
    match.do("guild a1")
    assert (match.over, match.scored(1)) == (True, {"tiles": 7, "masters": 1})


def test_the_tile_boris_has_just_taken_can_be_bought() -> None:
    """L9.6: whoever took it."""
    assert "guild e5" in alone(GUILD).do("end", "decline").can()


def test_the_new_master_wins_a_tie_at_once() -> None:
    """L9.6, L9.3: bought before the tile activates."""
    match = alone(f"round: 2\n{GUILD}\na2: 13 men 2 2").do("end", "guild a1")
    assert match.master("a2") == 1


def test_a_liveryman_who_comes_back_from_a_tile_may_be_the_one() -> None:
    """L9.6: the Guildhall is empty before."""
    match = alone(f"round: 2\n{GUILD.replace('guildhall: 1', 'guildhall: 0')}\nd1: 13 men 3").do("end")
    assert (match.master("d1"), match.phase) == (1, "guild")


def test_tokens_are_kept_on_the_card_after_their_reward() -> None:
    """L9.6, L7.7"""
    match = alone("round: 2\noptions: solitaires_guild=yes\na1: 13 men 1 2 token plantation:1\ne5: 1\na5: 40").do("end")
    assert (match.phase, match.view()["solitaires"]) == ("from", 0)
    match.do("stop")
    assert (match.view()["solitaires"], match.of("tokens")) == (1, [1])


def test_a_token_boris_wins_is_not_kept() -> None:
    """L9.6, L9.3"""
    match = alone("round: 2\noptions: solitaires_guild=yes\na1: 13 men 2 1 token vp:1\ne5: 1\na5: 40").do("end")
    assert (match.view()["solitaires"], match.of("tokens")) == (0, [0])


def test_tokens_spent_still_count_as_won() -> None:
    """L9.6, L10.4, ruling 10: for Second at the Table (18)."""
    match = alone(f"{GUILD}\ntokens_won: 4\nmayors 1: 18").do("guild a1")
    assert (match.of("tokens"), match.view(0)["forecast"][0]["mayoral"]) == ([4], 4)


def test_how_many_tokens_it_takes_is_a_fact() -> None:
    """L9.6"""
    match = alone(GUILD, facts=new_facts(solo={"tokens_for_card": 2})).do("guild a1")
    assert match.view()["solitaires"] == 1


def test_without_the_option_the_card_is_not_in_the_view() -> None:
    """L9.6"""
    assert alone("a1: 1").view()["solitaires"] is None


# the result (L9.7)


@pytest.mark.parametrize(("yours", "ranks"), [(9, [2, 1]), (10, [2, 1]), (11, [1, 2])])
def test_only_more_points_than_boris_win(yours: int, ranks: list[int]) -> None:
    """L9.7: with a tie Boris is first."""
    match = alone(f"round: 10\nbeadle: -\na1: 1 done\npoints 1: {yours}\npoints 2: 10").do("end")
    assert [place.rank for place in match.outcome.places] == ranks


def test_a_tie_is_lost_with_any_number_of_masters() -> None:
    """L9.7: L10.3 does not apply."""
    match = alone("round: 10\na1: 1 done 1\nb2: 2 done 1\npoints 1: 4\npoints 2: 4\nhand 1: Y1 Y1").do("end")
    assert [place.rank for place in match.outcome.places] == [2, 1]


def test_boris_has_only_his_points() -> None:
    """L9.3, L10.2"""
    match = alone("round: 10\na1: 1 done\nb1: 2 done\nc1: 3\npoints 2: 6").do("end")
    assert match.scored(2) == {"tiles": 6, "beadle": 5}


# your turn against him


def test_the_hand_limit_holds_alone_too() -> None:
    """L4.5, ruling 9: before Boris draws."""
    match = city("a1: 1\nb1: 8\nhand 1: Y1 Y1 Y1 Y1", seats=1, draws="G1 G1 G1 G1 R1 R1 R1").do("end")
    assert (match.phase, match.men("b1")) == ("discard", [0, 0])
    assert match.do("discard G1").men("b1") == [0, 3]


def test_extras_are_yours_alone() -> None:
    """L9.3: Boris' first place brings none."""
    facts = new_facts(**changed("guild_tile", "number", 13, extras=["vp:2"]))
    texts = [f"round: 2\na1: 13 men {men}\ne5: 1\na5: 40" for men in ("3 1", "1 3")]
    yours, boris = (alone(text, facts=facts).do("end") for text in texts)
    assert (yours.scored(1), boris.scored(2)) == ({"tiles": 6, "effects": 2}, {"tiles": 6, "beadle": 5})
