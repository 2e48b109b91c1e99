"""A turn: the pieces, moving a tile, collecting (G1, G3, G4), and the removal of two players (G5)."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import IllegalAction
from ludotheque.games.gorinto.notation import parse_space, show_space
from ludotheque.games.gorinto.pieces import ELEMENTS, FIRE, REACH, VOID, WATER, WIND
from tests.games.gorinto.board import board
from tests.naive.gorinto import ELEMENTS as LETTERS
from tests.naive.gorinto import SPACES, pattern

# moving a tile


@pytest.mark.parametrize(
    ("path", "spaces"),
    [
        ("F . . . . / . . . . .", ["T1 a1", "T1 a2", "T1 a3", "T1 a4", "T1 a5"]),
        (". . . . F / . . . . .", ["T5 e1", "T5 e2", "T5 e3", "T5 e4", "T5 e5"]),
        (". . . . . / F . . . .", ["L1 a1", "L1 b1", "L1 c1", "L1 d1", "L1 e1"]),
        (". . . . . / . . . . F", ["L5 a5", "L5 b5", "L5 c5", "L5 d5", "L5 e5"]),
    ],
)
def test_a_path_space_feeds_every_space_of_its_column_or_row(path: str, spaces: list[str]) -> None:
    """G1.3, G3.2"""
    assert board(f"path: {path}").can() == spaces


def test_the_path_refuses_a_space_it_does_not_feed() -> None:
    """G3.2"""
    match = board("path: F . . . . / . . . . .")
    with pytest.raises(IllegalAction, match=r"G3\.2"):
        match.play("T1 b1")


def test_moving_a_tile_is_never_optional() -> None:
    """G3.1: only moves are offered, and none that does nothing."""
    match = ludotheque.start("gorinto", seats=3, seed=1)
    assert match.phase == "place"
    assert [action.text[2:3] for action in match.legal()] == [" "] * 50


def test_an_empty_path_space_offers_nothing() -> None:
    """G3.3"""
    match = board("path: . W . . . / . . . . A")
    assert {action.split()[0] for action in match.can()} == {"T2", "L5"}


def test_a_kitsune_tile_on_the_path_is_never_moved_by_the_player() -> None:
    """G3.3, G9.2"""
    match = board("seats: 1\npath: 1 W 2 3 . / . 4 5 . A")
    assert {action.split()[0] for action in match.can()} == {"T2", "L5"}


def test_the_tile_goes_on_top_of_the_stack() -> None:
    """G3.2"""
    match = board("""
        path: . . W . . / . . . . .
        mountain:
            . . .  . .
            . . VE . .
            . . .  . .
            . . .  . .
            . . .  . .""")
    match.play("T3 c2")
    assert match.stack("c2") == "VEW"
    assert match.path() == ". . . . . / . . . . ."


def test_the_tile_may_go_onto_an_empty_space() -> None:
    """G3.2"""
    match = board("path: . . W . . / . . . . .").do("T3 c5")
    assert match.stack("c5") == "W"


def test_columns_are_letters_and_rows_are_numbers_from_the_top() -> None:
    """G1.2"""
    match = board("""
        mountain:
            V . . . .
            . . . . .
            . . F . .
            . . . . .
            A . . . E""")
    drawn = {space: tiles for space, tiles in match.view()["mountain"].items() if tiles}
    assert drawn == {"a1": ["void"], "c3": ["fire"], "a5": ["water"], "e5": ["earth"]}


# knowledge


@pytest.mark.parametrize(("element", "knowledge"), [("V", 1), ("W", 1), ("F", 3), ("A", 1), ("E", 2)])
def test_knowledge_is_one_more_than_the_tiles_of_the_element(element: str, knowledge: int) -> None:
    """G4.1: the rulebook's example, two Fire and one Earth on the board."""
    match = board(f"""
        path: . . {element} . . / . . . . .
        board 1: 0 0 2 0 1
        mountain:
            VV   VV   VV   VV   VV
            VV   VV   VV   VV   VV
            VV   VV   FFFF VV   VV
            VV   VV   VV   VV   VV
            VV   VV   VV   VV   VV""")
    match.play("T3 c3")
    assert match.view()["need"] == knowledge


def test_knowledge_looks_at_the_own_board_only() -> None:
    """G4.1"""
    match = board("""
        path: . . F . . / . . . . .
        board 1: 0 0 0 5 5
        board 2: 0 0 4 0 0
        mountain:
            . . V . .
            . . V . .
            . . V . .
            . . . . .
            . . . . .""")
    match.play("T3 c4")
    assert match.view()["need"] == 1


def test_a_tile_collected_in_the_turn_does_not_raise_knowledge() -> None:
    """G4.1: with knowledge 1 the Void taken first changes nothing."""
    match = board("""
        path: . . V . . / . . . . .
        mountain:
            . . . . .
            . V . V .
            . . . . .
            . V . V .
            . . . . .""")
    match.do("T3 c3", "b2")
    assert match.actor == 1
    assert match.tiles(1) == [1, 0, 0, 0, 0]


# patterns

FULL = """
    mountain:
        V V V V V
        V V V V V
        V V V V V
        V V V V V
        V V V V V"""


@pytest.mark.parametrize(
    ("element", "spaces"),
    [
        ("V", ["b2", "b4", "d2", "d4"]),
        ("W", ["b3", "c2", "c4", "d3"]),
        ("F", ["c1", "c2", "c4", "c5"]),
        ("A", ["a3", "b3", "d3", "e3"]),
    ],
)
def test_each_element_has_its_pattern(element: str, spaces: list[str]) -> None:
    """G4.2: Void diagonal, Wind orthogonal, Fire the column, Water the row."""
    match = board(f"path: . . {element} . . / . . . . .{FULL}").do("T3 c3")
    assert match.can() == spaces


@pytest.mark.parametrize(
    ("move", "element", "spaces"),
    [
        ("T1 a1", "V", ["b2"]),
        ("T1 a1", "W", ["a2", "b1"]),
        ("T1 a1", "F", ["a2", "a3", "a4", "a5"]),
        ("T1 a1", "A", ["b1", "c1", "d1", "e1"]),
        ("T1 a4", "V", ["b3", "b5"]),
        ("T1 a4", "W", ["a3", "a5", "b4"]),
    ],
)
def test_at_the_edge_a_pattern_is_cut_off(move: str, element: str, spaces: list[str]) -> None:
    """G4.2"""
    match = board(f"path: {element} . . . . / . . . . .{FULL}").do(move)
    assert match.can() == spaces


@pytest.mark.parametrize(
    ("element", "space", "spaces"),
    [
        (VOID, "c3", "b2 d2 b4 d4"),
        (VOID, "e1", "d2"),
        (VOID, "a3", "b2 b4"),
        (WIND, "e5", "e4 d5"),
        (WIND, "b1", "a1 c1 b2"),
        (FIRE, "d2", "d1 d3 d4 d5"),
        (WATER, "d2", "a2 b2 c2 e2"),
    ],
)
def test_the_reach_table_agrees_with_cases_made_by_hand(element: int, space: str, spaces: str) -> None:
    """G4.2"""
    reached = [show_space(int(n)) for n in REACH[element, parse_space(space)] if n >= 0]
    assert sorted(reached) == sorted(spaces.split())


def test_the_reach_table_agrees_with_the_slow_version_everywhere() -> None:
    """G4.2"""
    for element in range(4):
        for n, space in enumerate(SPACES):
            reached = {show_space(int(n)) for n in REACH[element, n] if n >= 0}
            assert reached == set(pattern(LETTERS[element], space)), (ELEMENTS[element], space)


def test_only_the_top_tile_is_collected() -> None:
    """G4.2, G1.6: it goes to the stack of its element on the player's board."""
    match = board("""
        path: . . A . . / . . . . .
        mountain:
            . . .   . .
            . . .   . .
            . . . VEF .
            . . .   . .
            . . .   . .""")
    match.do("T3 c3", "d3")
    assert match.stack("d3") == "VE"
    assert match.tiles(1) == [0, 0, 1, 0, 0]


def test_a_tile_uncovered_in_the_turn_may_not_be_taken() -> None:
    """G4.6, G4.2: at most one from a stack."""
    match = board("""
        path: . . A . . / . . . . .
        board 1: 0 0 0 4 0
        mountain:
            . .  . .  .
            . .  . .  .
            . FV . EW .
            . .  . .  .
            . .  . .  .""")
    match.do("T3 c3", "b3")
    assert match.can() == ["d3"]


def test_tiles_are_collected_in_any_order() -> None:
    """G4.6"""
    picture = """
        path: . . A . . / . . . . .
        board 1: 0 0 0 1 0
        mountain:
            . . . . .
            . . . . .
            F V . W .
            . . . . .
            . . . . ."""
    one, other = board(picture).do("T3 c3", "a3", "d3"), board(picture).do("T3 c3", "d3", "a3")
    assert one.tiles(1) == other.tiles(1) == [0, 1, 1, 1, 0]
    assert one.position() == other.position()


def test_a_collected_tile_is_on_the_board_at_once() -> None:
    """G4.6"""
    match = board("""
        path: . . A . . / . . . . .
        board 1: 0 0 0 1 0
        mountain:
            . . . . .
            . . . . .
            F V . W .
            . . . . .
            . . . . .""")
    match.do("T3 c3", "a3")
    assert match.phase == "collect"
    assert match.tiles(1) == [0, 0, 1, 1, 0]


def test_void_collects_exactly_three_of_four_diagonals() -> None:
    """G4.5: two Void on the board; the rulebook's example, one of the tiles taken is a Void itself."""
    match = board("""
        path: . . . V . / . . . . .
        board 1: 2 0 0 0 0
        mountain:
            . . . . .
            . . F . E
            . . . . .
            . . V . W
            . . . . .""")
    match.do("T4 d3", "c2", "e2")
    assert match.can() == ["c4", "e4"]
    match.do("c4")
    assert match.actor == 1
    assert match.tiles(1) == [3, 0, 1, 0, 1]


def test_fewer_than_knowledge_are_collected_when_fewer_are_there() -> None:
    """G4.5"""
    match = board("""
        path: . . V . . / . . . . .
        board 1: 5 0 0 0 0
        mountain:
            . . . . .
            . . . F .
            . . . . .
            . E . . .
            . . . . .""")
    match.do("T3 c3", "d2", "b4")
    assert match.actor == 1
    assert match.tiles(1) == [5, 0, 1, 0, 1]


def test_one_may_not_stop_collecting_early() -> None:
    """G4.5"""
    match = board(f"path: F . V . . / . . . . .\nboard 1: 1 0 0 0 0{FULL}").do("T3 c3", "b2")
    with pytest.raises(IllegalAction, match=r"G4\.5"):
        match.play("T1 a1")


def test_with_nothing_to_collect_the_turn_is_over_at_once() -> None:
    """G4.5, G4.7, G12.3"""
    match = board("path: . . W . F / . . . . .").do("T3 c3")
    assert (match.actor, match.phase) == (1, "place")
    assert match.tiles(1) == [0, 0, 0, 0, 0]


# Earth


def test_earth_takes_from_any_depth_of_its_own_stack() -> None:
    """G4.3"""
    match = board("""
        path: . . E . . / . . . . .
        mountain:
            . . .   . .
            . . .   . .
            F F VWA F F
            . . .   . .
            . . .   . .""")
    match.do("T3 c3")
    assert match.can() == ["@1", "@2", "@3"]


def test_earth_leaves_the_others_in_their_order() -> None:
    """G4.3, G12.2: @2 counts from the bottom of the stack as it is at that moment."""
    match = board("""
        path: . . E . . / . . . . .
        board 1: 0 0 0 0 1
        mountain:
            . . .    . .
            . . .    . .
            . . VWFA . .
            . . .    . .
            . . .    . .""")
    match.do("T3 c3", "@2")
    assert match.stack("c3") == "VFAE"
    match.do("@2")
    assert match.stack("c3") == "VAE"
    assert match.tiles(1) == [0, 1, 1, 0, 1]


def test_earth_may_take_more_than_four_tiles() -> None:
    """G4.3, G4.5"""
    match = board("""
        path: . . E . . / . . . . .
        board 1: 0 0 0 0 9
        mountain:
            . . .      . .
            . . .      . .
            . . VWFAEV . .
            . . .      . .
            . . .      . .""")
    match.do("T3 c3", "@1", "@1", "@1", "@1", "@1", "@1")
    assert match.tiles(1) == [2, 1, 1, 1, 10]
    assert match.stack("c3") == "E"


def test_earth_never_takes_the_tile_just_placed() -> None:
    """G4.4"""
    match = board("path: . . E . . / . . . . .\nboard 1: 0 0 0 0 9").do("T3 c3")
    assert match.actor == 1
    assert match.stack("c3") == "E"


@pytest.mark.parametrize("element", ["V", "W", "F", "A"])
def test_the_tile_just_placed_is_never_collected(element: str) -> None:
    """G4.4"""
    match = board(f"path: . . {element} . . / . . . . .{FULL}").do("T3 c3")
    assert "c3" not in match.can()
    why = match.why_not("c3")
    assert why is not None
    assert why.args["rule"] == "G4.4"


@pytest.mark.parametrize("order", ["1 2 3", "2 3 1", "3 1 2"])
def test_play_goes_clockwise_from_the_first_player(order: str) -> None:
    """G2.4, G4.7"""
    match = board(f"seats: 3\norder: {order}\npath: V V V V V / V . . . .")
    acted = []
    for move in ("T1 a1", "T2 b1", "T3 c1", "T4 d1"):
        acted.append(match.actor)
        match.do(move)
    seats = [int(seat) - 1 for seat in order.split()]
    assert acted == [*seats, seats[0]]


# two players: the removal


@pytest.mark.parametrize(
    ("turn", "path", "left"),
    [
        (0, "V V V V V / V V V V V", 9),
        (1, "V V V V V / V V V V .", 8),
        (2, "V V V V V / V V V . .", 6),
        (3, "V V V V V / V . . . .", 4),
        (4, "V V V V . / . . . . .", 2),
        (5, "V V . . . / . . . . .", 0),
    ],
)
def test_after_the_second_and_third_turn_of_each_one_more_tile_leaves_the_path(turn: int, path: str, left: int) -> None:
    """G5.1"""
    match = board(f"season: 4\nturn: {turn}\npath: {path}").do("T1 a1")
    assert sum(tile != "" for tile in match.view()["path"].values()) == left


def test_the_removal_comes_before_the_other_acts() -> None:
    """G5.1, G5.3"""
    match = board("options: removal=tactical\nturn: 2\npath: V F . . E / . . . . A").do("T1 a1")
    assert (match.actor, match.phase) == (0, "remove")
    match.do("xT5")
    assert (match.actor, match.phase) == (1, "place")


def test_the_standard_removal_asks_nobody() -> None:
    """G5.2"""
    match = board("turn: 2\npath: V F . . E / . . . . A").do("T1 a1")
    assert (match.actor, match.phase) == (1, "place")
    assert sum(match.view()["gone"]) == 1


def test_the_standard_removal_never_draws_an_empty_space() -> None:
    """G5.2: whatever the seed, the tile that leaves is one of the two that are left."""
    for seed in range(20):
        match = board("turn: 2\npath: V F . . . / . . A . .", seed=seed).do("T1 a1")
        assert match.view()["gone"] in ([0, 0, 1, 0, 0], [0, 0, 0, 1, 0])


def test_the_tactical_removal_is_a_choice_among_the_tiles_left() -> None:
    """G5.3"""
    match = board("options: removal=tactical\nturn: 2\npath: V F . . E / . . . . A").do("T1 a1")
    assert match.can() == ["xL5", "xT2", "xT5"]
    match.do("xT2")
    assert match.path() == ". . . . E / . . . . A"
    assert match.view()["gone"] == [0, 0, 1, 0, 0]


def test_the_removal_follows_the_collecting() -> None:
    """G5.1, G12.3"""
    match = board("""
        options: removal=tactical
        turn: 3
        path: . . F . E / . . . . A
        mountain:
            . . V . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .""")
    match.do("T3 c3")
    assert match.can() == ["c1"]
    match.do("c1")
    assert match.can() == ["xL5", "xT5"]


def test_the_last_tile_must_be_removed_too() -> None:
    """G5.4: the season ends only after it."""
    match = board("options: removal=tactical\nturn: 5\npath: F A . . . / . . . . .").do("T1 a1")
    assert match.view()["season"] == 1
    assert match.can() == ["xT2"]
    match.do("xT2")
    assert match.view()["season"] == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_remove_nothing(seats: int) -> None:
    """G5.1"""
    match = board(f"seats: {seats}\nturn: 4\npath: V F . . E / A A A A A").do("T1 a1")
    assert match.phase == "place"
    assert match.view()["gone"] == [0, 0, 0, 0, 0]
