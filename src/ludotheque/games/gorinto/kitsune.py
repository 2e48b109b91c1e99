"""The Kitsune's turn in the game for one (G9.5 to G9.8)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from .pieces import EARTH, EMPTY, REACH, SPACES, pull_tile, top_tile
from .setup import KITSUNE, move_piece

TURNS = 3  # of each side in a season (G9.4)
BOARD = 1  # the Kitsune's row among the boards


@rule
def kitsune_turn(s: Record) -> None:
    piece = below(s, KITSUNE, 2)
    s.coin = piece
    space = int(s.pieces[piece])
    if s.height[space] == 0:
        take_most_visible(s)
    else:
        take_pattern(s, space)
    if s.turn < TURNS:
        move_piece(s, piece)


@rule
def take_pattern(s: Record, space: int) -> None:
    """The pattern of the tile under the piece, with unlimited knowledge (G9.5)."""
    element = top_tile(s, space)
    if element == EARTH:
        while s.height[space] > 1:
            s.board[BOARD, pull_tile(s, space, 0)] += 1
        return
    for n in range(4):
        target = int(REACH[element, space, n])
        if target >= 0 and s.height[target] > 0:
            s.board[BOARD, pull_tile(s, target, int(s.height[target]) - 1)] += 1


@rule
def take_most_visible(s: Record) -> None:
    """Every top tile of the element most often on top (G9.6)."""
    wanted = most_visible(s)
    if wanted == EMPTY:
        return
    for space in range(SPACES):
        if s.height[space] > 0 and top_tile(s, space) == wanted:
            s.board[BOARD, pull_tile(s, space, int(s.height[space]) - 1)] += 1


@rule
def most_visible(s: Record) -> int:
    """Ties: own keys before normal keys before the fifth element, then Gorinto order."""
    wanted, best = EMPTY, 0
    for element in range(5):
        count = 0
        for space in range(SPACES):
            if s.height[space] > 0 and top_tile(s, space) == element:
                count += 1
        rank = 3 * count + key_rank(s, element)
        if count > 0 and rank > best:
            wanted, best = element, rank
    return wanted


@rule
def key_rank(s: Record, element: int) -> int:
    for n in range(2):
        if s.kitsune_keys[n] == element:
            return 2
        if s.keys[n] == element:
            return 1
    return 0
