"""Four players in two teams (G11)."""

from __future__ import annotations

import pytest

import ludotheque
from tests.games.gorinto.board import board, new_facts

LETTERS = {goal: entry["letter"] for goal, entry in ludotheque.game("gorinto").shipped.entries["goals"].items()}

GATHER = """
    seats: 4
    options: partners=yes {gift}
    path: . . A . F / V V V V V
    board 1: 0 0 0 {known} 0
    mountain:
        . . . . .
        . . . . .
        F V . F .
        . . . . .
        . . . . ."""


def test_partners_sit_opposite() -> None:
    """G11.1: seats 1 and 3, seats 2 and 4."""
    match = board("seats: 4\noptions: partners=yes\nseason: 4\nturn: 7\npath: V V V . . / . . . . .").do("T1 a1")
    assert [place.team for place in match.outcome.places] == [0, 1, 0, 1]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_partners_need_four_seats(seats: int) -> None:
    """G11.1"""
    with pytest.raises(ludotheque.BadInput):
        ludotheque.start("gorinto", seats=seats, partners="yes")


def test_one_goal_lies_between_each_two_neighbours() -> None:
    """G11.2"""
    match = board("seats: 4\noptions: partners=yes\ngoals: odd spread same sevenfold")
    assert [(card["goal"], card["seats"]) for card in match.view()["goals"]] == [
        ("odd", [0, 1]), ("spread", [1, 2]), ("same", [2, 3]), ("sevenfold", [3, 0]),
    ]  # fmt: skip


def test_nobody_sits_between_two_goals_with_the_same_letter() -> None:
    """G11.2: cards opposite each other may share a letter, and do in some of these games."""
    opposite = 0
    for seed in range(60):
        match = ludotheque.start("gorinto", seats=4, seed=seed, partners="yes")
        letters = [card["letter"] for card in match.view()["goals"]]
        assert len({card["goal"] for card in match.view()["goals"]}) == 4
        for n in range(4):
            assert letters[n] == "" or letters[n] != letters[(n + 1) % 4], seed
        opposite += letters[0] == letters[2] != "" or letters[1] == letters[3] != ""
    assert opposite > 0


SEASON_END = """
    seats: 4
    options: partners=yes
    turn: 7
    path: V V V . . / . . . . .
    """


def test_a_player_scores_only_the_two_goals_beside_them() -> None:
    """G11.3: seat 1 sits between cards 4 and 1, seat 2 between 1 and 2, and so on."""
    match = board(f"""{SEASON_END}
        goals: odd spread even sevenfold
        board 1: 1 1 1 1 2
        board 2: 1 1 1 1 2
        board 3: 1 1 1 1 2
        board 4: 1 1 1 1 2""")
    match.do("T1 a1")
    assert [match.scored(seat) for seat in (1, 2, 3, 4)] == [
        {"sevenfold": 7, "odd": 4}, {"odd": 4, "spread": 2}, {"spread": 2, "even": 2}, {"even": 2, "sevenfold": 7},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("goal", "tiles", "expected"),
    [("tallest", (2, 1, 9, 9), [3, 0, 0, 0]), ("shortest", (2, 3, 1, 1), [3, 0, 0, 0])],
)
def test_a_goal_that_compares_players_compares_the_two_beside_the_card(
    goal: str, tiles: tuple[int, ...], expected: list[int]
) -> None:
    """G11.3: seats 3 and 4 would be ahead of seat 1, but the card lies between seats 1 and 2."""
    boards = "\n".join(f"board {n + 1}: 0 0 {count} 0 0" for n, count in enumerate(tiles))
    match = board(f"{SEASON_END}\ngoals: {goal} sevenfold odd spread\n{boards}").do("T1 a1")
    assert [match.scored(seat).get(goal, 0) for seat in (1, 2, 3, 4)] == expected


def test_a_compared_player_on_the_fourth_card_is_seat_one() -> None:
    """G11.3, G11.2: card 4 lies between seats 4 and 1."""
    match = board(f"""{SEASON_END}
        goals: sevenfold odd spread tallest
        board 1: 0 0 1 0 0
        board 2: 0 0 9 0 0
        board 3: 0 0 9 0 0
        board 4: 0 0 2 0 0""")
    match.do("T1 a1")
    assert [match.scored(seat).get("tallest", 0) for seat in (1, 2, 3, 4)] == [0, 0, 0, 3]


def test_keys_are_scored_by_both_partners() -> None:
    """G11.4"""
    match = board(f"{SEASON_END}\nseason: 4\nkeys: void wind\nboard 1: 2 0 0 0 0\nboard 3: 0 4 0 0 0").do("T1 a1")
    assert [match.scored(seat).get("keys", 0) for seat in (1, 2, 3, 4)] == [4, 0, 8, 0]


def test_a_teams_wisdom_is_that_of_both() -> None:
    """G11.4, G11.7: seat 2 alone has the most, but seats 1 and 3 have more together."""
    match = board(f"{SEASON_END}\nseason: 4\nscored 1: odd=30\nscored 2: odd=40\nscored 3: odd=11").do("T1 a1")
    assert match.outcome.winners == (0, 2)
    assert [place.rank for place in match.outcome.places] == [1, 2, 1, 2]
    assert match.outcome.reason == "wisdom"


# the gift


def test_after_collecting_one_tile_goes_to_the_partner() -> None:
    """G11.5: it counts on the partner's board at once."""
    match = board(GATHER.format(gift="", known=1)).do("T3 c3", "a3", "b3")
    assert (match.actor, match.phase) == (0, "give")
    assert match.can() == [">F", ">V"]
    match.do(">V")
    assert match.tiles(1) == [0, 0, 1, 1, 0]
    assert match.tiles(3) == [1, 0, 0, 0, 0]
    assert match.actor == 1


def test_two_tiles_of_one_element_are_one_choice() -> None:
    """G11.5"""
    match = board(GATHER.format(gift="", known=1)).do("T3 c3", "a3", "d3")
    assert match.can() == [">F"]
    match.do(">F")
    assert match.tiles(1) == [0, 0, 1, 1, 0]
    assert match.tiles(3) == [0, 0, 1, 0, 0]


def test_only_a_tile_of_this_turn_may_be_given() -> None:
    """G11.5: the Water tile on the board was there before."""
    match = board(GATHER.format(gift="", known=1)).do("T3 c3", "a3", "b3")
    why = match.why_not(">A")
    assert why is not None
    assert (why.id, why.args["rule"]) == ("why-give", "G11.5")


def test_a_single_tile_must_be_given_by_the_french_rule() -> None:
    """G11.5"""
    match = board(GATHER.format(gift="gift=one", known=0)).do("T3 c3", "b3")
    assert match.can() == [">V"]


def test_a_single_tile_is_kept_by_the_german_rule() -> None:
    """G11.5"""
    match = board(GATHER.format(gift="gift=two", known=0)).do("T3 c3", "b3")
    assert (match.actor, match.phase) == (1, "place")
    assert match.tiles(1) == [1, 0, 0, 0, 0]


def test_of_two_tiles_one_is_given_by_the_german_rule() -> None:
    """G11.5"""
    match = board(GATHER.format(gift="gift=two", known=1)).do("T3 c3", "a3", "b3")
    assert match.can() == [">F", ">V"]


@pytest.mark.parametrize("gift", ["one", "two"])
def test_nothing_collected_nothing_given(gift: str) -> None:
    """G11.5"""
    match = board(GATHER.format(gift=f"gift={gift}", known=3)).do("T5 e1")
    assert (match.actor, match.phase) == (1, "place")


def test_a_gift_by_earth_is_one_of_the_tiles_dug_out() -> None:
    """G11.5"""
    match = board("""
        seats: 4
        options: partners=yes
        path: . . E . F / V V V V V
        mountain:
            . . .  . .
            . . .  . .
            . . VF . .
            . . .  . .
            . . .  . .""")
    match.do("T3 c3", "@2")
    assert match.can() == [">F"]


def test_the_gift_raises_the_partners_knowledge() -> None:
    """G11.5, G4.1: seat 1 gives Fire to seat 3, who then has to collect two by Fire."""
    match = board("""
        seats: 4
        options: partners=yes
        path: . . A . F / V V V V V
        mountain:
            . . . . V
            . . . . V
            F . . . .
            . . . . V
            . . . . .""")
    match.do("T3 c3", "a3", ">F", "L1 a1", "T5 e5")
    assert (match.actor, match.view()["need"]) == (2, 2)


def test_the_gift_counts_in_the_season_it_ends() -> None:
    """G11.5, G6.2: seat 4 gives its last tile to seat 2 before the goals are scored."""
    match = board("""
        seats: 4
        options: partners=yes
        goals: odd spread even sevenfold
        turn: 7
        path: F V V . . / . . . . .
        mountain:
            . . . . .
            W . . . .
            . . . . .
            . . . . .
            . . . . .""")
    match.do("T1 a1", "a2", ">W")
    assert match.scored(2) == {"odd": 1, "spread": 2}


# the next season and the end


@pytest.mark.parametrize(
    ("order", "totals", "first"),
    [
        ("1 2 3 4", (5, 9, 5, 9), 3),  # team 1/3 is lowest; from seat 2 on seat 3 comes first
        ("2 3 4 1", (5, 9, 5, 9), 3),
        ("3 4 1 2", (5, 9, 5, 9), 1),  # the current first player comes last
        ("1 2 3 4", (9, 9, 9, 0), 2),  # team 2/4 has 9, seat 4 alone has least
        ("4 1 2 3", (7, 7, 7, 7), 1),  # both teams equal: the next seat
        ("1 2 3 4", (0, 6, 9, 2), 2),  # seat 1 alone is lowest, its team is not
    ],
)
def test_the_first_of_the_lowest_team_goes_first(order: str, totals: tuple[int, ...], first: int) -> None:
    """G11.6"""
    scored = "\n".join(f"scored {n + 1}: same={total}" for n, total in enumerate(totals))
    match = board(f"{SEASON_END}\norder: {order}\n{scored}").do("T1 a1")
    assert match.actor == first - 1
    assert match.view()["order"] == [(first - 1 + n) % 4 for n in range(4)]


def test_a_tie_of_teams_goes_to_fewer_tiles_on_both_boards() -> None:
    """G11.7: seat 1 has the most tiles, but its team has fewer."""
    match = board(f"""{SEASON_END}
        season: 4
        goals: sevenfold odd same sevenfold
        keys: void wind
        board 1: 0 0 0 0 6
        board 2: 0 0 0 4 0
        board 4: 0 0 0 4 0""")
    match.do("T1 a1")
    assert match.scores == [0, 0, 0, 0]
    assert match.outcome.winners == (0, 2)
    assert match.outcome.reason == "fewer-tiles"


def test_teams_equal_in_everything_share_the_victory() -> None:
    """G11.7"""
    match = board(f"""{SEASON_END}
        season: 4
        goals: sevenfold odd same sevenfold
        keys: void wind
        board 1: 0 0 0 0 6
        board 3: 0 0 2 0 0
        board 2: 0 0 0 4 0
        board 4: 0 0 0 4 0""")
    match.do("T1 a1")
    assert match.outcome.winners == (0, 1, 2, 3)
    assert match.outcome.reason == "shared"


def test_letters_of_the_cards_come_from_the_facts() -> None:
    """G11.2: with a letter on three goals of twelve none of them are neighbours."""
    entries = {
        goal: {"letter": "A" if goal in ("same", "different", "extremes") else "", "times": 1} for goal in LETTERS
    }
    facts = new_facts(goals=entries)
    for seed in range(60):
        view = ludotheque.start("gorinto", seats=4, seed=seed, partners="yes", facts=facts).view()
        letters = [card["letter"] for card in view["goals"]]
        assert not any(letters[n] == letters[(n + 1) % 4] == "A" for n in range(4))
