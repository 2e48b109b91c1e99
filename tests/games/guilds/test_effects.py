"""Effects: how their parts are done (L5), each part of the vocabulary (L6), and what is asked for it (L12)."""

from __future__ import annotations

import pytest

from ludotheque.games.guilds.pieces import EFFECTS
from tests.games.guilds.board import City, alone, changed, city, new_facts, with_ability
from tests.naive.guilds import READING_ORDER

# Everything is possible here: two guilds with liverymen of both, one without; red, pink and blue, yellow.
FULL = """
    a1: 8 men 2 2 token vp:1
    b1: 14 men 2 2 token draw:1
    c1: 21 token hire:1
    plantation: 3 3
    guildhall: 3 3
    scoreboard: 4
    discards: G1 G2 G3"""


def use(ability: str, text: str = FULL, *, seats: int = 2, draws: str | None = None, mayors: str = "") -> City:
    """Seat 1 has played a card with this ability."""
    match = city(f"{text}\nhand 1: Y1", seats=seats, draws=draws, mayors=mayors, facts=with_ability(ability))
    return match.do("ability Y1")


# how parts are done (L5)

UP_TO = [
    "plantation:2", "plantation_from_guildhall:2", "plantation_from_tile:2", "plantation_from_anywhere:2",
    "plantation_return:2", "plantation_expel_rival:2", "move:2", "move_any:2", "hire_to_tile:2", "push_rival:2",
    "swap_with_rival:2", "recall_rival:2", "salvage:2", "move_group:2", "swap_tokens",
]  # fmt: skip
AT_ONCE = [
    "vp:2", "draw:2", "neutral:2", "hire:2", "plantation_from_supply:2", "turn_hire_bonus:1", "turn_wild_banners",
    "end_draw:2", "no_limit", "vp_per_master:1:max4",
]  # fmt: skip
A_MUST = ["mayor:1", "draw_colour:2"]
FIRST_QUESTION = {
    "plantation": "from", "plantation_from_guildhall": "from", "plantation_from_tile": "from",
    "plantation_from_anywhere": "from", "plantation_return": "to", "plantation_expel_rival": "rival", "move": "to",
    "move_any": "from", "hire_to_tile": "to", "push_rival": "from", "swap_with_rival": "from", "recall_rival": "from",
    "salvage": "take", "move_group": "from", "swap_tokens": "from", "mayor": "mayor", "draw_colour": "colour",
}  # fmt: skip


def name_of(ability: str) -> str:
    return ability.partition(":")[0]


def test_every_part_of_the_vocabulary_is_tested_here() -> None:
    """L6: 26 parts, one of them with another name on cards."""
    tested = {name_of(ability) for ability in (*UP_TO, *AT_ONCE, *A_MUST)}
    assert tested == {*EFFECTS, "plantation_from_guildhall"}
    assert len(EFFECTS) == 26


@pytest.mark.parametrize("ability", [*UP_TO, *A_MUST])
def test_the_first_question_of_a_step(ability: str) -> None:
    """L12.5, L12.6"""
    assert use(ability).phase == FIRST_QUESTION[name_of(ability)]


@pytest.mark.parametrize("ability", UP_TO)
def test_what_says_up_to_may_be_left_out(ability: str) -> None:
    """L5.2: the first step too."""
    match = use(ability)
    before = match.view(0)
    assert "stop" in match.can()
    after = match.do("stop").view(0)
    assert after["phase"] == "turn"
    assert {name for name in before if before[name] != after[name]} <= {"number", "phase", "step"}


@pytest.mark.parametrize("ability", A_MUST)
def test_what_does_not_say_up_to_is_done(ability: str) -> None:
    """L5.2, L12.5"""
    assert "stop" not in use(ability).can()


@pytest.mark.parametrize("ability", AT_ONCE)
def test_some_parts_ask_for_nothing(ability: str) -> None:
    """L6: they are done at once."""
    assert use(ability, f"{FULL}\nd1: 22 done 1").phase == "turn"


def steps(match: City) -> int:
    """How many steps may be made; answers that begin one are counted, 'stop' is not chosen."""
    count, first = 0, match.phase
    while match.phase != "turn":
        count += match.phase == first and "stop" in match.can()
        match.play(next(action for action in match.can() if action != "stop"))
    return count


@pytest.mark.parametrize("ability", [ability for ability in UP_TO if ability not in ("swap_tokens", "move_group:2")])
@pytest.mark.parametrize("count", [1, 2])
def test_as_many_steps_as_it_says(ability: str, count: int) -> None:
    """L5.2, L6.4 to L6.8, L6.10"""
    assert steps(use(ability.replace(":2", f":{count}"))) == count


@pytest.mark.parametrize(
    ("ability", "text", "count"),
    [
        ("plantation:3", "a1: 8\nguildhall: 1 5", 1),
        ("plantation_from_tile:3", "a1: 8 men 2 5", 2),
        ("plantation_from_anywhere:4", "a1: 8 men 1 5\nguildhall: 1 0", 2),
        ("plantation_return:3", "a1: 8\nplantation: 2 5", 2),
        ("plantation_expel_rival:3", "a1: 8\nplantation: 5 2", 2),
        ("move:3", "a1: 8\nguildhall: 2 5", 2),
        ("hire_to_tile:3", "a1: 8 men 9 16\nsupply: 2 0", 2),
        ("recall_rival:3", "a1: 8 men 5 2", 2),
        ("salvage:3", "a1: 8\ndiscards: R1", 1),
    ],
)
def test_a_part_is_done_as_far_as_it_can_be_done(ability: str, text: str, count: int) -> None:
    """L5.2: then it asks no more."""
    assert steps(use(ability, text)) == count


NOTHING = "a1: 8 done\nb1: 14 done 2\nguildhall: 0 5\nsupply: 16 0"
NO_SUPPLY = "a1: 8 done\nsupply: 0 0"


@pytest.mark.parametrize(
    ("ability", "text"),
    [(ability, NOTHING) for ability in UP_TO]
    + [(ability, NO_SUPPLY) for ability in ("hire:2", "plantation_from_supply:2", "hire_to_tile:1")]
    + [("neutral:2", NOTHING), ("vp_per_master:1:max4", NOTHING)],
)
def test_what_cannot_be_done_is_skipped(ability: str, text: str) -> None:
    """L5.2, L12.6: the next part is done."""
    match = use(f"{ability}+vp:1", text)
    assert (match.phase, match.scored(1)) == ("turn", {"effects": 1})


# L6.1


def test_points() -> None:
    """L6.1"""
    assert use("vp:3").scored(1) == {"effects": 3}


def test_cards_are_drawn_at_once() -> None:
    """L6.1"""
    assert use("draw:2", "a1: 8", draws="R1 R2 G1").hand(1) == "R1 R2"


@pytest.mark.parametrize(("scoreboard", "taken"), [(3, 2), (2, 2), (1, 1)])
def test_neutrals_are_taken_from_the_scoreboard_as_many_as_there_are(scoreboard: int, taken: int) -> None:
    """L6.1, L1.3"""
    match = use("neutral:2", f"a1: 8\nscoreboard: {scoreboard}\nheld: 1 0")
    assert (match.of("neutrals"), match.view()["scoreboard"]) == ([1 + taken, 0], scoreboard - taken)


# L6.2


@pytest.mark.parametrize(("supply", "hired"), [(5, 3), (3, 3), (2, 2)])
def test_liverymen_are_hired_as_many_as_there_are(supply: int, hired: int) -> None:
    """L6.2"""
    match = use("hire:3", f"a1: 8\nsupply: {supply} 16")
    assert (match.of("supply"), match.of("guildhall")) == ([supply - hired, 16], [16 - supply + hired, 0])


# L6.3


def test_one_of_two_mayoral_cards_is_kept_the_other_put_back() -> None:
    """L6.3, L12.2, L13.6"""
    match = use("mayor:1", "a1: 8\nmayors 1: 3", mayors="7 12")
    assert (match.phase, match.can()) == ("mayor", ["keep 12", "keep 7"])
    match.do("keep 7")
    assert (match.phase, match.mayors(1), match.record.pile[11]) == ("turn", [3, 7], 1)
    assert (match.record.pile_size, match.record.pile[6]) == (19, 0)


def test_the_card_put_back_may_come_again_at_once() -> None:
    """L6.3, L13.6: n times, of all that are left then."""
    others = " ".join(str(number) for number in range(3, 22))
    match = use("mayor:2", f"a1: 8\nmayors 2: {others}").do("keep 2")
    assert (match.phase, match.mayors(1)) == ("turn", [2, 1])


def test_a_single_mayoral_card_is_kept_without_a_question() -> None:
    """L6.3"""
    others = " ".join(str(number) for number in range(1, 22) if number != 9)
    match = use("mayor:1", f"a1: 8\nmayors 2: {others}")
    assert (match.phase, match.mayors(1), match.record.pile_size) == ("turn", [9], 0)


def test_without_mayoral_cards_nothing_happens() -> None:
    """L6.3"""
    match = use("mayor:2+vp:1", f"a1: 8\nmayors 2: {' '.join(map(str, range(1, 22)))}")
    assert (match.phase, match.mayors(1), match.scored(1)) == ("turn", [], {"effects": 1})


# L6.4, L6.5: the plantation


@pytest.mark.parametrize(
    ("ability", "places"),
    [
        ("plantation:1", ["guildhall", "stop"]),
        ("plantation_from_guildhall:1", ["guildhall", "stop"]),
        ("plantation_from_tile:1", ["a1", "b1", "stop"]),
        ("plantation_from_anywhere:1", ["a1", "b1", "guildhall", "stop"]),
    ],
)
def test_from_where_liverymen_go_to_the_plantation(ability: str, places: list[str]) -> None:
    """L6.4: one's own only; L12.6: asked also if only the Guildhall is possible."""
    assert use(ability, f"{FULL}\nd1: 22 men 0 1").can_go() == places


@pytest.mark.parametrize(("place", "guildhall", "men"), [("guildhall", [2, 3], [2, 2]), ("a1", [3, 3], [1, 2])])
def test_a_liveryman_goes_to_the_plantation(place: str, guildhall: list[int], men: list[int]) -> None:
    """L6.4"""
    match = use("plantation_from_anywhere:1").do(f"from {place}")
    assert (match.of("plantation"), match.of("guildhall"), match.men("a1")) == ([4, 3], guildhall, men)


@pytest.mark.parametrize(("supply", "sent"), [(3, 2), (1, 1)])
def test_from_the_supply_go_as_many_as_there_are(supply: int, sent: int) -> None:
    """L6.4"""
    match = use("plantation_from_supply:2", f"a1: 8\nsupply: {supply} 16")
    assert (match.of("plantation"), match.of("supply")) == ([sent, 0], [supply - sent, 16])


def test_liverymen_return_from_the_plantation_to_any_open_tile() -> None:
    """L6.5"""
    match = use("plantation_return:2", f"{FULL}\nd1: 22 done")
    assert match.can_go() == ["a1", "b1", "c1", "stop"]
    match.do("to c1", "to a1")
    assert (match.of("plantation"), match.men_on("a1", "c1")) == ([1, 3], [[3, 2], [1, 0]])


def test_a_rival_is_sent_from_the_plantation_to_the_guildhall() -> None:
    """L6.5, L12.6: asked also with one rival there."""
    match = use("plantation_expel_rival:1")
    assert match.can() == ["rival 2", "stop"]
    match.do("rival 2")
    assert (match.of("plantation"), match.of("guildhall")) == ([3, 2], [3, 4])


def test_only_rivals_who_are_on_the_plantation_can_be_expelled() -> None:
    """L6.5"""
    match = use("plantation_expel_rival:2", "a1: 8\nplantation: 2 0 1 2", seats=4)
    assert match.can() == ["rival 3", "rival 4", "stop"]
    assert match.do("rival 3").can() == ["rival 4", "stop"]


# L6.6, L6.7: moving


def test_move_goes_from_the_guildhall_to_any_open_tiles() -> None:
    """L6.6"""
    match = use("move:2", f"{FULL}\nd1: 22 done\nd3: st-lawrence-jewry")
    assert match.can_go() == ["a1", "b1", "c1", "d3", "stop"]
    match.do("to d3", "to d3")
    assert (match.of("guildhall"), match.men("d3")) == ([1, 3], [2, 0])


def test_move_any_goes_from_anywhere_to_another_open_tile() -> None:
    """L6.6"""
    match = use("move_any:2")
    assert match.can_go() == ["a1", "b1", "guildhall", "stop"]
    match.do("from a1")
    assert match.can_go() == ["b1", "c1"]
    match.do("to c1", "from guildhall", "to c1")
    assert (match.men_on("a1", "c1"), match.of("guildhall")) == ([[1, 2], [2, 0]], [2, 3])


def test_a_group_goes_from_one_place_to_one_other() -> None:
    """L6.6, L12.6: 'again' or 'stop' for each further one."""
    match = use("move_group:3").do("from guildhall", "to c1")
    assert (match.phase, match.can(), match.men("c1")) == ("again", ["again", "stop"], [1, 0])
    assert (match.do("again").phase, match.men("c1")) == ("again", [2, 0])
    assert (match.do("again").phase, match.men("c1"), match.of("guildhall")) == ("turn", [3, 0], [0, 3])


def test_a_group_may_stop_at_any_time() -> None:
    """L6.6, L5.2"""
    match = use("move_group:3").do("from guildhall", "to c1", "stop")
    assert (match.phase, match.men("c1"), match.of("guildhall")) == ("turn", [1, 0], [2, 3])


def test_a_group_ends_when_nobody_is_left_where_it_came_from() -> None:
    """L6.6, L5.2"""
    match = use("move_group:3").do("from a1", "to c1", "again")
    assert (match.phase, match.men_on("a1", "c1")) == ("turn", [[0, 2], [2, 0]])


def test_a_group_of_one_asks_no_further() -> None:
    """L6.6"""
    assert use("move_group:1").do("from a1", "to c1").phase == "turn"


def test_liverymen_are_hired_straight_to_open_tiles() -> None:
    """L6.7"""
    match = use("hire_to_tile:2", f"{FULL}\nd1: 22 done")
    supply = match.of("supply")[0]
    assert match.can_go() == ["a1", "b1", "c1", "stop"]
    match.do("to c1", "to a1")
    assert (match.of("supply")[0], match.of("guildhall"), match.men_on("a1", "c1")) == (
        supply - 2,
        [3, 3],
        [[3, 2], [1, 0]],
    )


# L6.8: rivals

THREE = """
    a1: 8 men 1 1 1
    b1: 14 men 1 0 1
    a2: 21
    b2: 22 done"""


def test_a_rival_is_pushed_to_an_adjacent_open_tile() -> None:
    """L6.8, L12.6: with several there it is asked whose."""
    match = use("push_rival:1", THREE, seats=3)
    assert match.can_go() == ["a1", "b1", "stop"]
    match.do("from a1")
    assert (match.phase, match.can()) == ("rival", ["rival 2", "rival 3"])
    match.do("rival 3")
    assert (match.phase, match.can_go()) == ("to", ["a2", "b1"])
    match.do("to a2")
    assert (match.phase, match.men_on("a1", "a2")) == ("turn", [[1, 1, 0], [0, 0, 1]])


def test_with_one_rival_on_a_tile_it_is_not_asked_whose() -> None:
    """L12.5: b1 has liverymen of seat 3 only; b2 is completed, c1 empty."""
    match = use("push_rival:1", THREE, seats=3).do("from b1")
    assert (match.phase, match.can()) == ("to", ["to a1"])
    assert match.do("to a1").men_on("a1", "b1") == [[1, 1, 2], [1, 0, 0]]


@pytest.mark.parametrize(
    ("place", "others"),
    [("b2", ["a2", "b1", "b3", "c2"]), ("f1", ["e1", "f2"]), ("a2", ["a1", "a3", "b2"]), ("f3", ["e3", "f2", "f4"]),
     ("c4", ["b4", "c5", "d4"]), ("a5", ["a4", "b5"])],
)  # fmt: skip
def test_adjacent_is_orthogonal(place: str, others: list[str]) -> None:
    """L6.8: neither diagonal nor across the edge of the city; the Guildhall is no tile to go to."""
    places = [other for other in READING_ORDER if other not in ("c3", "d3")]
    lines = [f"{other}: {n}{' men 0 1' if other == place else ''}" for n, other in enumerate(places, 1)]
    assert use("push_rival:1", "\n".join(lines), seats=3).do(f"from {place}").can_go() == others


def test_one_of_ones_own_and_one_of_a_rival_change_places() -> None:
    """L6.8, L12.6: from one's own tile, to the rival's, whose."""
    match = use("swap_with_rival:1", THREE, seats=3)
    assert match.can_go() == ["a1", "b1", "stop"]
    match.do("from b1")
    assert match.can() == ["to a1"]
    match.do("to a1")
    assert (match.phase, match.can()) == ("rival", ["rival 2", "rival 3"])
    assert match.do("rival 2").men_on("a1", "b1") == [[2, 0, 1], [0, 1, 1]]


def test_a_swap_needs_a_rival_on_another_tile() -> None:
    """L6.8, L12.9"""
    match = use("swap_with_rival:1", "a1: 8 men 1 1\nb1: 14 men 1", seats=2)
    assert match.can_go() == ["b1", "stop"]
    assert match.do("from b1", "to a1").men_on("a1", "b1") == [[2, 0], [0, 1]]


def test_a_rival_is_recalled_to_the_guildhall() -> None:
    """L6.8"""
    match = use("recall_rival:2", THREE, seats=3).do("from a1", "rival 2")
    assert (match.men("a1"), match.of("guildhall")) == ([1, 0, 1], [0, 1, 0])
    match.do("from b1")
    assert (match.phase, match.men("b1"), match.of("guildhall")) == ("turn", [1, 0, 0], [0, 1, 1])


def against_boris(ability: str) -> City:
    """Boris has liverymen in a1 and b1."""
    text = "a1: 8 men 1 2\nb1: 14 men 0 1\na2: 21\nplantation: 1\nhand 1: Y1"
    return alone(text, facts=with_ability(ability)).do("ability Y1")


def test_boris_is_a_rival_to_push() -> None:
    """L6.8"""
    match = against_boris("push_rival:1").do("from a1")
    assert (match.phase, match.can_go()) == ("to", ["a2", "b1"])
    assert match.do("to b1").men_on("a1", "b1") == [[1, 1], [0, 2]]


def test_boris_is_a_rival_to_swap_with() -> None:
    """L6.8"""
    assert against_boris("swap_with_rival:1").do("from a1", "to b1").men_on("a1", "b1") == [[0, 3], [1, 0]]


def test_boris_recalled_goes_to_his_stock() -> None:
    """L6.8, L9.1"""
    match = against_boris("recall_rival:1").do("from b1")
    assert (match.men("b1"), match.phase) == ([0, 0], "turn")
    assert match.record.guildhall.tolist() == [0, 0, 0, 0]


def test_boris_is_never_on_the_plantation() -> None:
    """L6.5, L9.1"""
    match = against_boris("plantation_expel_rival:1+vp:1")
    assert (match.phase, match.scored(1)) == ("turn", {"effects": 1})


# L6.9: for the rest of the turn


@pytest.mark.parametrize(("ability", "hired"), [("turn_hire_bonus:1", 2), ("turn_hire_bonus:1+turn_hire_bonus:2", 4)])
def test_every_card_hires_more(ability: str, hired: int) -> None:
    """L6.9: several add up."""
    match = city("a1: 8\nhand 1: Y1 R1 R1", facts=with_ability(ability)).do("ability Y1", "hire R1")
    assert match.of("guildhall") == [hired, 0]
    assert match.do("hire R1").of("guildhall") == [2 * hired, 0]


def test_the_bonus_goes_as_far_as_the_supply() -> None:
    """L6.9"""
    match = city("a1: 8\nsupply: 2 16\nhand 1: Y1 R1", facts=with_ability("turn_hire_bonus:4"))
    match.do("ability Y1", "hire R1")
    assert (match.of("supply"), match.of("guildhall")) == ([0, 16], [16, 0])


def test_the_bonus_is_not_for_abilities() -> None:
    """L6.9: for cards discarded to hire (L4.2)."""
    match = city("a1: 8\nhand 1: Y1 P4", facts=with_ability("turn_hire_bonus:3")).do("ability Y1", "ability P4")
    assert match.of("guildhall") == [1, 0]


def test_the_bonus_is_over_with_the_turn() -> None:
    """L6.9"""
    match = city("a1: 8\nhand 1: Y1\nhand 2: R1", facts=with_ability("turn_hire_bonus:3"))
    assert match.do("ability Y1", "end", "hire R1").of("guildhall") == [0, 1]


def test_cards_to_move_count_as_every_colour() -> None:
    """L6.9"""
    match = city(f"{FULL}\nhand 1: Y1 G1", facts=with_ability("turn_wild_banners"))
    assert "move G1" not in match.can()
    match.do("ability Y1", "move G1", "from guildhall")
    assert match.can_go() == ["a1", "b1", "c1"]


def test_banners_are_wild_for_this_turn_only() -> None:
    """L6.9"""
    match = city(f"{FULL}\nhand 1: Y1\nhand 2: G1", facts=with_ability("turn_wild_banners")).do("ability Y1", "end")
    assert "move G1" not in match.can()


# L6.10: discards and deck


def test_a_card_is_taken_from_the_top_five_discards() -> None:
    """L6.10: the ability's own card lies on top and counts, but cannot be taken; R1 is the sixth."""
    match = use("salvage:1", "a1: 8\ndiscards: R1 R2 R3 G1 G1")
    assert match.can() == ["stop", "take G1", "take R2", "take R3"]
    match.do("take R3")
    assert (match.hand(1), match.view()["discards"]) == ("R3", ["R1", "R2", "G1", "G1", "Y1"])


def test_of_several_alike_the_uppermost_is_taken() -> None:
    """L6.10"""
    match = use("salvage:1", "a1: 8\ndiscards: G1 R2 G1 R3").do("take G1")
    assert match.view()["discards"] == ["G1", "R2", "R3", "Y1"]


def test_the_top_five_are_those_that_lie_there_then() -> None:
    """L6.10: when one is taken the sixth moves up."""
    match = use("salvage:2", "a1: 8\ndiscards: R1 R2 R3 G1 G1").do("take G1")
    assert "take R1" in match.can()


def test_the_cards_paid_lie_on_top() -> None:
    """L6.10"""
    facts = with_ability("salvage:1", cost=1)
    match = city("a1: 8\nhand 1: Y1 B1\ndiscards: R1 R2 R3 G1 G1", facts=facts).do("ability Y1", "pay B1")
    assert match.can() == ["stop", "take B1", "take G1", "take R3"]


def test_a_card_taken_back_may_be_played_again() -> None:
    """L6.10"""
    assert "ability P7" in use("salvage:1", "a1: 8\ndiscards: P7").do("take P7").can()


def test_a_card_that_salvages_is_not_taken() -> None:
    """L6.10: two such cards could take each other back for ever; they count among the five, so R1 is out of reach."""
    match = city("a1: 8\nhand 1: G3\ndiscards: R1 P7 G3 G3 G3").do("ability G3")
    assert match.can() == ["stop", "take P7"]


@pytest.mark.parametrize("text", ["a1: 8", "a1: 8\ndiscards: R1 G3 G3 G3 G3"])
def test_where_nothing_can_be_taken_nothing_is_asked(text: str) -> None:
    """L6.10, L12.6"""
    assert use("salvage:1", text).phase == "turn"


def test_cards_of_the_named_colour_are_taken_the_others_discarded() -> None:
    """L6.10: in the order they came."""
    match = use("draw_colour:4", "a1: 8", draws="R1 G1 R2 B1 P1")
    assert match.can() == ["colour blue", "colour green", "colour pink", "colour red", "colour yellow"]
    match.do("colour red")
    assert (match.phase, match.hand(1), match.view()["discards"]) == ("turn", "R1 R2", ["Y1", "G1", "B1"])
    assert match.view()["deck"] == 1


def test_a_deck_too_small_to_turn_up_is_filled_with_the_discards() -> None:
    """L6.10, L4.6: the cards turned up before stay on the table."""
    match = use("draw_colour:3", "a1: 8", draws="G1").do("colour red")
    assert (match.hand(1), match.view()["discards"], match.view()["deck"]) == ("", ["G1", "Y1"], 0)


# L6.11, L6.12


def test_the_tokens_of_two_open_tiles_change_places() -> None:
    """L6.11, L12.6: the second is later in reading order."""
    match = use("swap_tokens", f"{FULL}\nb2: 22 done token vp:3\nc2: 23")
    assert match.can_go() == ["a1", "b1", "stop"]
    match.do("from b1")
    assert match.can() == ["to c1"]
    match.do("to c1")
    assert [match.token(place) for place in ("a1", "b1", "c1")] == ["vp:1", "hire:1", "draw:1"]


@pytest.mark.parametrize(("masters", "points"), [(1, 2), (2, 4), (3, 5)])
def test_points_for_every_master_up_to_a_limit(masters: int, points: int) -> None:
    """L6.12"""
    lines = [f"{column}1: {n} done 1" for n, column in enumerate("abcd"[:masters], 2)]
    match = use("vp_per_master:2:max5", "\n".join([*lines, "e1: 30 done 2", "e2: 1"]))
    assert match.scored(1) == {"effects": points}


# rewards: extras in any order (L5.1)


def won_with(*extras: str, more: str = "") -> City:
    """Seat 1 has won a tile with these extras."""
    facts = new_facts(**changed("guild_tile", "number", 8, extras=list(extras)))
    text = f"round: 2\nactor: 2\na1: 8 men 4\nb1: 14\ne5: 1\nguildhall: 3 0\nscoreboard: 2\n{more}"
    return city(text, facts=facts).do("end")


def test_the_next_extra_is_chosen_while_several_are_left() -> None:
    """L5.1, L12.7: of three, then of two; the last comes by itself."""
    match = won_with("vp:1", "neutral:1", "hire:2")
    assert (match.phase, match.can()) == ("extra", ["do 1", "do 2", "do 3", "stop"])
    match.do("do 3")
    assert (match.of("guildhall")[0], match.can()) == (8, ["do 1", "do 2", "stop"])
    match.do("do 2")
    assert (match.phase, match.of("neutrals"), match.scored(1)) == ("turn", [1, 0], {"tiles": 7, "effects": 1})


def test_extras_keep_the_number_they_have_in_the_facts() -> None:
    """L12.7: 'do 2' is the second as listed there, also when the first has been done."""
    match = won_with("vp:1", "neutral:1", "hire:2", "vp:4").do("do 1")
    assert match.can() == ["do 2", "do 3", "do 4", "stop"]
    assert (match.do("do 4").scored(1), match.can()) == ({"tiles": 7, "effects": 5}, ["do 2", "do 3", "stop"])
    assert (match.do("do 3").of("guildhall")[0], match.of("neutrals")) == (8, [1, 0])


def test_the_rest_may_be_left_out() -> None:
    """L5.1"""
    match = won_with("vp:1", "neutral:1", "hire:2").do("do 2", "stop")
    assert (match.phase, match.of("neutrals"), match.of("guildhall")[0], match.scored(1)) == (
        "turn",
        [1, 0],
        6,
        {"tiles": 7},
    )


def test_a_single_extra_is_not_asked_for() -> None:
    """L5.1, L12.7: only where the part itself asks."""
    assert won_with("hire:2").of("guildhall")[0] == 8
    match = won_with("move:1")
    assert (match.phase, "stop" in match.can()) == ("to", True)


def test_extras_that_can_do_nothing_are_still_listed() -> None:
    """L12.7"""
    match = won_with("neutral:1", "hire:1", more="scoreboard: 0")
    assert match.can() == ["do 1", "do 2", "stop"]
    assert match.do("do 1").of("neutrals") == [0, 0]


def test_stopping_one_extra_leaves_the_others() -> None:
    """L5.1: 'stop' at a step leaves out that step, at the choice all the rest."""
    match = won_with("move:2", "hire:1").do("do 1", "stop")
    assert (match.phase, match.of("guildhall")[0]) == ("turn", 7)
