"""The game for one against the Kitsune (G9)."""

from __future__ import annotations

import pytest

import ludotheque
from tests.games.gorinto.board import Board, board, new_facts

# Path T1 is the player's to move; Kitsune tile 1 above column b, 2 above d, 3 left of row 2, 4 of row 3, 5 of row 5.
PATH = "path: {tile} 1 . 2 . / . 3 4 . 5"
SEEDS = range(20)


def fox(mountain: str, *, tile: str = "W", coin: str = "head", more: str = "") -> Board:
    """Alone, the player about to move; head on c3 and tail on e5 if not told otherwise."""
    where = "" if "head:" in more else "head: c3\ntail: e5\n"
    return board(f"seats: 1\n{PATH.format(tile=tile)}\ntokens: 1 2 3\n{where}{more}\nmountain:\n{mountain}", coin=coin)


# set-up


def test_goals_with_letter_c_are_out() -> None:
    """G9.1"""
    dealt = {card["goal"] for seed in SEEDS for card in ludotheque.start("gorinto", seats=1, seed=seed).view()["goals"]}
    assert len(dealt) == 10
    assert not dealt & {"tallest", "shortest"}


def test_four_different_elements_are_keys_and_one_is_worth_nothing() -> None:
    """G9.1"""
    for seed in SEEDS:
        view = ludotheque.start("gorinto", seats=1, seed=seed).view()
        assert (len(view["keys"]), len(view["kitsune_keys"])) == (2, 2)
        assert len({*view["keys"], *view["kitsune_keys"]}) == 4


def test_five_kitsune_tiles_and_five_elements_lie_on_the_path() -> None:
    """G9.2"""
    for seed in SEEDS:
        path = list(ludotheque.start("gorinto", seats=1, seed=seed).view()["path"].values())
        tiles = sorted(tile for tile in path if tile.startswith("kitsune-"))
        assert tiles == [f"kitsune-{n}" for n in range(1, 6)]
        assert len([tile for tile in path if tile and tile not in tiles]) == 5


def test_kitsune_tiles_stay_where_they_are_for_the_season() -> None:
    """G9.2"""
    match = ludotheque.start("gorinto", seats=1, seed=3)
    laid = {space: tile for space, tile in match.view()["path"].items() if tile.startswith("kitsune-")}
    while match.view()["season"] == 1:
        now = {space: tile for space, tile in match.view()["path"].items() if tile.startswith("kitsune-")}
        assert now == laid
        match.play(match.legal()[0])


def test_head_and_tail_use_two_tokens_and_leave_two_and_the_one_set_aside() -> None:
    """G9.3"""
    for seed in SEEDS:
        view = ludotheque.start("gorinto", seats=1, seed=seed).view()
        drawn = {1, 2, 3, 4, 5} - set(view["tokens"])
        assert len(drawn) == 2
        assert {view["head"], view["tail"]} == {sent_to(view, token) for token in drawn}


def sent_to(view: dict[str, dict[str, str]], token: int) -> str:
    """G9.3: the n-th space, counted from the path, of the row or column of Kitsune tile n."""
    at = next(space for space, tile in view["path"].items() if tile == f"kitsune-{token}")
    return f"{'abcde'[int(at[1]) - 1]}{token}" if at[0] == "T" else f"{'abcde'[token - 1]}{at[1]}"


@pytest.mark.parametrize(("token", "space"), [(1, "b1"), (2, "d2"), (3, "c2"), (4, "d3"), (5, "e5")])
def test_token_n_sends_a_piece_to_the_nth_space_behind_kitsune_tile_n(token: int, space: str) -> None:
    """G9.3: tiles 1 and 2 lie above columns b and d, tiles 3, 4 and 5 left of rows 2, 3 and 5."""
    match = board(f"seats: 1\n{PATH.format(tile='W')}\ntokens: {token}\nhead: c3\ntail: a5", coin="head").do("T1 a1")
    assert match.view()["head"] == space


def test_head_and_tail_may_share_a_space() -> None:
    """G9.3: the head comes to where the tail is."""
    match = board(f"seats: 1\n{PATH.format(tile='W')}\ntokens: 2\nhead: c3\ntail: d2", coin="head").do("T1 a1")
    assert match.view()["head"] == match.view()["tail"] == "d2"


# a turn


def test_the_player_goes_first_and_each_side_has_three_turns() -> None:
    """G9.4"""
    match = ludotheque.start("gorinto", seats=1, seed=2)
    moves = 0
    while match.view()["season"] == 1:
        assert match.actor == 0
        moves += match.phase == "place"
        match.play(match.legal()[0])
    assert moves == 3


def test_head_and_tail_block_nothing() -> None:
    """G9.4: the player places on the head's stack and collects from under the tail."""
    match = fox(
        """
        V . . . .
        . . . . .
        F . . . .
        . . . . .
        . . . . .""",
        tile="F",
        more="head: a1\ntail: a3",
    )
    match.do("T1 a1")
    assert match.can() == ["a3"]
    assert match.stack("a1") == "VF"


def test_knowledge_of_the_player_is_as_usual() -> None:
    """G9.4"""
    match = fox(
        """
        . . . . .
        V V . . .
        F V . . .
        V V . . .
        . . . . .""",
        tile="W",
        more="board 1: 0 2 0 0 0",
    )
    assert match.do("T1 a3").view()["need"] == 3


# the Kitsune's turn


@pytest.mark.parametrize(
    ("under", "taken", "left"),
    [
        ("V", [2, 2, 0, 0, 0], "d4"),  # b2 V, d2 V, b4 W, d4 W
        ("W", [0, 0, 2, 2, 0], "c4"),  # c2 F, b3 A, d3 A, c4 F
        ("F", [0, 0, 2, 0, 2], "c5"),  # c1 E, c2 F, c4 F, c5 E
        ("A", [0, 0, 0, 2, 2], "e3"),  # a3 E, b3 A, d3 A, e3 E
    ],
)
def test_on_a_tile_it_collects_the_whole_pattern(under: str, taken: list[int], left: str) -> None:
    """G9.5: unlimited knowledge; the tile under the piece stays."""
    match = fox(f"""
        .  .  E  .  .
        .  V  F  V  .
        E  A  V{under} A  E
        .  W  F  W  .
        .  .  E  .  .""")
    match.do("T1 a5")
    assert match.tiles(2) == taken
    assert match.stack("c3") == f"V{under}"
    assert match.stack(left) == "."


def test_it_takes_only_the_top_tile_of_a_stack() -> None:
    """G9.5"""
    match = fox("""
        . .   . . .
        . .   . . .
        . VFW A . .
        . .   . . .
        . .   . . .""")
    match.do("T1 a1")
    assert match.tiles(2) == [0, 1, 0, 0, 0]
    assert match.stack("b3") == "VF"


def test_on_earth_it_takes_everything_below() -> None:
    """G9.5"""
    match = fox("""
        . . .     . .
        . . .     . .
        F F VWFAE F F
        . . .     . .
        . . .     . .""")
    match.do("T1 a1")
    assert match.tiles(2) == [1, 1, 1, 1, 0]
    assert match.stack("c3") == "E"


def test_tail_up_activates_the_tail_alone() -> None:
    """G9.5, G9.8: the tail on e5 takes by Wind and moves, the head stays on c3."""
    picture = """
        . . . . .
        . . . . .
        . F V . .
        . . . . E
        . . . . W"""
    match = fox(picture, coin="tail").do("T1 a1")
    assert match.tiles(2) == [0, 0, 0, 0, 1]
    assert match.view()["head"] == "c3"
    assert match.view()["tail"] == sent_to(match.view(), ({1, 2, 3} - set(match.view()["tokens"])).pop())


def test_the_player_may_change_the_pattern_by_covering() -> None:
    """G9.5: the top tile when the piece is activated counts."""
    match = fox(
        """
        . . . . .
        . . . . .
        V . . . .
        A . . . .
        . E . . .""",
        tile="E",
        more="head: a3\ntail: e5",
    )
    match.do("T1 a3", "@1")
    assert match.tiles(1) == [1, 0, 0, 0, 0]
    assert match.tiles(2) == [0, 0, 0, 0, 0]  # an Earth tile with nothing below


def visible(fire: int, water: int, void: int, earth: int, wind: int) -> str:
    """A mountain with so many tops of each element, c3 empty."""
    tops = list("F" * fire + "A" * water + "V" * void + "E" * earth + "W" * wind)
    cells = [*tops[:12], ".", *tops[12:], *"." * (24 - len(tops))]
    return "\n".join(" ".join(cells[5 * row : 5 * row + 5]) for row in range(5))


def test_on_an_empty_space_it_takes_the_element_most_often_on_top() -> None:
    """G9.6: the rulebook's example, Fire 7, Water 6, Void 5, Earth 5, with one Wind so that c3 is empty."""
    match = fox(visible(7, 6, 5, 5, 1), tile="E")
    assert match.stack("a5") == "E"  # a tile of the same element on top of it leaves the count as it is
    match.do("T1 a5", "@1")
    assert match.tiles(2) == [0, 0, 7, 0, 0]


@pytest.mark.parametrize(
    ("counts", "own", "keys", "taken"),
    [
        ("V V V F F F A A A", "fire earth", "void water", [0, 0, 3, 0, 0]),  # its own key before a normal one
        ("V V V F F F A A A", "wind earth", "fire water", [0, 0, 3, 0, 0]),  # a normal key before the fifth element
        ("V V V F F F A A A", "fire water", "wind earth", [0, 0, 3, 0, 0]),  # two own keys: Gorinto order
        ("V V V F F F A A A", "wind earth", "void water", [3, 0, 0, 0, 0]),  # two normal keys: Gorinto order
        ("F F V V V V . . .", "fire earth", "water wind", [4, 0, 0, 0, 0]),  # a tie-break never beats a count
        ("A A A F F F F . .", "water earth", "wind void", [0, 0, 4, 0, 0]),
    ],
)
def test_ties_go_to_its_own_keys_then_to_normal_keys_then_by_gorinto_order(
    counts: str, own: str, keys: str, taken: list[int]
) -> None:
    """G9.6: the player's Earth tile is one more top, of an element that never leads."""
    mountain = counts + " ." * 16
    match = fox(mountain, tile="E", more=f"keys: {keys}\nown-keys: {own}").do("T1 a5")
    assert match.tiles(2) == taken


def test_on_an_empty_mountain_space_only_tops_count() -> None:
    """G9.6: three Fire lie below, but Void is on top more often."""
    match = fox(
        """
        FV FV FV . .
        .  .  .  F F
        .  .  .  . .
        .  .  .  . .
        .  .  .  . .""",
        tile="E",
    )
    match.do("T1 a5")
    assert match.tiles(2) == [3, 0, 0, 0, 0]
    assert match.stack("a1") == "F"


def test_it_may_take_the_tile_under_its_other_piece() -> None:
    """G9.7: the tail on c4 drops onto what is below."""
    match = fox(
        """
        . . .  . .
        . . .  . .
        . . W  . .
        . . VF . .
        . . .  . .""",
        more="head: c3\ntail: c4",
    )
    match.do("T1 a1")
    assert match.tiles(2) == [0, 0, 1, 0, 0]
    assert match.stack("c4") == "V"
    assert match.view()["tail"] == "c4"


def test_with_nothing_to_collect_it_still_moves() -> None:
    """G9.7"""
    match = fox("""
        . . . . .
        . . . . .
        . . V . .
        . . . . .
        . . . . .""")
    match.do("T1 a1")
    assert match.tiles(2) == [0, 0, 0, 0, 0]
    assert match.view()["head"] in ("b1", "d2", "c2")
    assert len(match.view()["tokens"]) == 2


@pytest.mark.parametrize(("turn", "tokens"), [(0, "1 2 3"), (1, "1 3")])
def test_after_its_first_two_turns_the_activated_piece_moves(turn: int, tokens: str) -> None:
    """G9.8"""
    match = board(f"seats: 1\nturn: {turn}\n{PATH.format(tile='W')}\ntokens: {tokens}\nhead: a5\ntail: e5", coin="head")
    match.do("T1 a1")
    assert match.view()["season"] == 1
    assert match.view()["head"] != "a5"
    assert match.view()["tail"] == "e5"
    assert len(match.view()["tokens"]) == len(tokens.split()) - 1


LAST = "seats: 1\nturn: 2\npath: W 1 F 2 A / . 3 4 . 5\ntokens: 3\nhead: a1\ntail: a1"
"""The last turn of a season; with the Wind tile on a1, where both pieces are, the Kitsune finds nothing."""


def test_after_its_third_turn_the_season_ends() -> None:
    """G9.8"""
    match = board(LAST).do("T1 a1")
    assert (match.view()["season"], match.view()["turn"]) == (2, 0)


def test_the_token_set_aside_is_never_drawn() -> None:
    """G9.8: after the last turn of the game it is still there, and no piece has moved."""
    match = board(f"{LAST}\nseason: 4").do("T1 a1")
    assert (match.view()["tokens"], match.view()["head"], match.view()["tail"]) == ([3], "a1", "a1")


# the end of a season


def test_the_player_scores_the_goals_and_the_kitsune_its_keys() -> None:
    """G9.9"""
    match = board(f"""
        {LAST}
        goals: odd sevenfold
        keys: void wind
        own-keys: fire water
        board 1: 3 1 1 1 1
        board 2: 4 5 2 1 9""")
    match.do("T1 a1")
    assert match.scored(1) == {"odd": 7, "sevenfold": 7}
    assert match.scored(2) == {"normal-keys": 9, "own-keys": 9}


def test_the_kitsune_scores_its_keys_every_season() -> None:
    """G9.9"""
    match = board(f"{LAST}\nseason: 3\nboard 2: 0 0 1 0 0\nscored 2: own-keys=6 normal-keys=1").do("T1 a1")
    assert match.scored(2) == {"own-keys": 9, "normal-keys": 1}


def test_what_the_kitsunes_keys_are_worth_is_a_fact() -> None:
    """G9.9"""
    facts = new_facts(kitsune={"season_points_normal_key": 2, "season_points_own_key": 5})
    match = board(f"{LAST}\nkeys: void wind\nown-keys: fire water\nboard 2: 1 0 1 0 0", facts=facts).do("T1 a1")
    assert match.scored(2) == {"normal-keys": 2, "own-keys": 5}


def test_elements_left_on_the_path_leave_the_game() -> None:
    """G9.10"""
    match = board(LAST).do("T1 a1")
    assert match.view()["gone"] == [0, 0, 1, 1, 0]


def test_path_and_movement_are_set_up_anew() -> None:
    """G9.10: all five Kitsune tiles, five elements, three tokens left, head and tail placed by the two drawn."""
    view = board(LAST).do("T1 a1").view()
    path = view["path"]
    assert sorted(tile for tile in path.values() if tile.startswith("kitsune")) == [f"kitsune-{n}" for n in range(1, 6)]
    assert "" not in path.values()
    drawn = {1, 2, 3, 4, 5} - set(view["tokens"])
    assert {view["head"], view["tail"]} == {sent_to(view, token) for token in drawn}
    assert len(drawn) == 2


def test_kitsune_tiles_are_laid_anew_each_season() -> None:
    """G9.10: over some seeds not one tile keeps its place always."""
    before = board(LAST).path()
    after = {board(LAST, seed=seed).do("T1 a1").path() for seed in range(10)}
    assert len(after | {before}) == 11


def test_five_new_tiles_come_each_season_and_twenty_never_leave_the_bag() -> None:
    """G9.10: 100 tiles, 60 on the mountain, 4 x 5 on the path."""
    match = ludotheque.start("gorinto", seats=1, seed=11)
    while not match.over:
        match.play(match.legal()[-1])
    assert sum(match.view()["bag"]) == 20


# the end of the game


@pytest.mark.parametrize(("difficulty", "worth"), [("normal", 3), ("expert", 2)])
def test_at_the_end_normal_keys_bring_the_player_three_or_two_each(difficulty: str, worth: int) -> None:
    """G9.11: nothing for the Kitsune's keys Fire and Water, and the Kitsune scores no more than its season."""
    match = board(f"""
        {LAST}
        options: difficulty={difficulty}
        season: 4
        keys: void wind
        own-keys: fire water
        board 1: 2 1 5 6 7
        board 2: 0 1 0 0 0""")
    match.do("T1 a1")
    assert match.over
    assert match.scored(1)["keys"] == 3 * worth
    assert match.scored(2) == {"normal-keys": 1}


@pytest.mark.parametrize(
    ("player", "kitsune", "ranks", "reason"),
    [(31, 30, [1, 2], "kitsune-beaten"), (30, 30, [2, 1], "kitsune-wins"), (29, 30, [2, 1], "kitsune-wins")],
)
def test_only_strictly_more_wisdom_beats_the_kitsune(player: int, kitsune: int, ranks: list[int], reason: str) -> None:
    """G9.12"""
    match = board(f"{LAST}\nseason: 4\nscored 1: same={player}\nscored 2: own-keys={kitsune}").do("T1 a1")
    assert match.scores == [player, kitsune]
    assert [place.rank for place in match.outcome.places] == ranks
    assert match.outcome.reason == reason
