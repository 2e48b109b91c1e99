"""The worked examples of the digest, and longer scenes against Boris: they must come out exactly."""

from __future__ import annotations

import pytest

from tests.games.guilds.board import alone


def test_a_threshold_of_four_with_a_neutral_needs_five() -> None:
    """L2.7, L7.1: three of yours, one of Boris' and the beadle activate it; you win, Boris is second."""
    match = alone("round: 2\na1: 4 men 3 1 token vp:2 neutral\nb1: 40\nc1: 39")
    assert (match.view()["beadle"], match.tile("a1")["threshold"]) == ("a1", 5)
    match.do("end")
    assert (match.master("a1"), match.scored(1)) == (1, {"tiles": 6})
    assert match.scored(2) == {"effects": 2, "beadle": 8}


@pytest.mark.parametrize("men", ["3 0", "2 1"])
def test_four_with_the_beadle_are_too_few_there(men: str) -> None:
    """L2.7: without the neutral they are enough."""
    raised, plain = (alone(f"round: 2\na1: 4 men {men}{more}\nb1: 40\nc1: 39").do("end") for more in (" neutral", ""))
    assert (raised.scored(1), plain.scored(1)) == ({}, {"tiles": 6})


def test_two_of_yours_on_virginia_after_round_four() -> None:
    """L9.4: its first reward to you, nothing to Boris, the tile shows Ulster."""
    match = alone("round: 4\na1: 1\nb1: 40\nside: virginia\nplantation: 2").do("end")
    assert (match.scored(1), match.scored(2)) == ({"plantation": 7}, {"beadle": 5})
    assert match.view()["plantation"]["side"] == "ulster"


def test_a_red_card_and_the_beadle_on_a_yellow_tile_in_the_lower_right_corner() -> None:
    """L9.2: the search goes on in the upper left corner."""
    match = alone("a1: 19\nb1: 8\ne4: 20\ne5: 2\nc2: livery-hall", boris="R1").do("end")
    (step,) = match.view()["boris"]["cards"]
    assert (step["way"], step["place"], match.men("a1")) == (["e5", "a1"], "a1", [0, 1])


def test_the_tile_the_beadle_left_in_an_activation_and_the_one_it_went_to() -> None:
    """L7.6, L9.5, ruling 3: Boris wins the first with the beadle, then takes the second at the end of the round."""
    match = alone("round: 2\na1: 2 men 1 1 token vp:1\nb1: 13 men 2\nc1: 33", boris="Y1 Y1 R1").do("end")
    assert (match.master("a1"), match.master("b1"), match.master("c1")) == (0, 1, 0)
    assert match.scored(2) == {"tiles": 5, "beadle": 8}
    assert match.scored(1) == {"tiles": 6, "effects": 1}
    assert (match.over, match.outcome.reason) == (True, "tiles")


def test_a_whole_round_is_told_in_its_order() -> None:
    """L3.1: turns, activation, plantation, the beadle's tile, the next round."""
    match = alone("round: 4\na1: 1 men 0 2\nb1: 20\nc1: 39", boris="R1").do("end")
    assert match.happened() == [
        "does-pass", "boris-begins", "boris-places", "won-boris", "beadle-goes", "boris-plantation", "plantation-turns",
        "beadle-took", "beadle-goes", "round-begins",
    ]  # fmt: skip
    assert match.scored(2) == {"tiles": 5, "plantation": 7, "beadle": 8}
