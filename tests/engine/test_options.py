"""Options: declared once, refused with the choices that fit."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import BadInput
from ludotheque.engine.options import Option, check_options, combinations

OPTIONS = (
    Option("depth", ("low", "high")),
    Option("teams", ("no", "yes"), seats=(4,)),
    Option("swap", ("never", "once"), needs={"teams": "yes"}),
)


def test_options_left_out_have_their_default() -> None:
    assert check_options(OPTIONS, 2, {}) == {"depth": "low", "teams": "no", "swap": "never"}


def test_a_default_named_where_nothing_else_fits_is_fine() -> None:
    assert check_options(OPTIONS, 2, {"teams": "no"})["teams"] == "no"


@pytest.mark.parametrize(
    ("seats", "given", "said"),
    [
        (2, {"height": "low"}, "there is no option “height”; the options are: depth, teams, swap"),
        (2, {"depth": "deep"}, "depth cannot be “deep”; choose one of: low, high"),
        (3, {"teams": "yes"}, "teams=yes goes only with seats=4; here choose teams=no"),
        (4, {"swap": "once"}, "swap=once goes only with teams=yes; here choose swap=never"),
    ],
)
def test_a_wrong_option_is_refused_with_those_that_fit(seats: int, given: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_options(OPTIONS, seats, given)
    assert str(refused.value) == said


def test_refusals_speak_three_languages() -> None:
    with pytest.raises(BadInput) as refused:
        check_options(OPTIONS, 2, {"depth": "deep"})
    assert refused.value.said("fr") == "depth ne peut pas valoir « deep » ; choisissez parmi : low, high"
    assert refused.value.said("de") == "depth kann nicht „deep“ sein; zur Wahl stehen: low, high"


def test_combinations_are_those_that_fit_the_seats() -> None:
    assert len(list(combinations(OPTIONS, 2))) == 2
    assert len(list(combinations(OPTIONS, 4))) == 2 * (1 + 2)
