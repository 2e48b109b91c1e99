"""The match façade: checks at the door, undo, words."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.engine.log import DECISION, RESEED, UNDO


def test_an_illegal_action_names_seat_action_and_rule_and_changes_nothing() -> None:
    match = ludo.start("gorinto", seats=3, seed=7)
    before = match.digest()
    with pytest.raises(ludo.IllegalAction) as refused:
        match.play("c3")
    assert str(refused.value) == "Seat 2 cannot play c3: a tile of the path has to be moved now (G3.1)."
    assert "Platz 2 kann c3 nicht spielen" in refused.value.said("de")
    assert match.digest() == before
    assert match.number == 0


def test_an_action_may_be_given_as_code_text_or_action() -> None:
    first, second, third = (ludo.start("gorinto", seed=7) for _ in range(3))
    action = first.legal()[0]
    first.play(action)
    second.play(action.code)
    third.play(action.text)
    assert first.digest() == second.digest() == third.digest()


@pytest.mark.parametrize("wrong", [-1, 102, "T9 c4", "", "hello there", "T1 c4", "@13", ">X"])
def test_what_is_no_action_is_refused(wrong: int | str) -> None:
    match = ludo.start("gorinto", seed=7)
    with pytest.raises(ludo.IllegalAction):
        match.play(wrong)


def test_a_seat_whose_decision_it_is_not_is_told_whose_it_is() -> None:
    match = ludo.start("gorinto", seats=3, seed=7)
    actor = match.actor
    assert actor is not None
    action = match.legal()[0]
    assert match.why_not(action, actor) is None
    other = match.refusal(action, (actor + 1) % 3)
    assert other is not None
    assert match.words("en")(other) == f"Seat {actor + 2} cannot play {action}: it is Seat {actor + 1}’s decision."


def test_names_stand_for_seats() -> None:
    match = ludo.start("gorinto", seed=7, names=["Ana", "Bo"])
    match.play(match.legal()[0])
    assert match.lines("en")[0].startswith(("Ana moves", "Bo moves"))


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_seats_the_game_does_not_have_are_refused(seats: int) -> None:
    with pytest.raises(ludo.BadInput, match="choose one of: 1, 2, 3, 4"):
        ludo.start("gorinto", seats=seats)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(ludo.BadInput, match="seed"):
        ludo.start("gorinto", seed=seed)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ludo.BadInput, match=r"there is no game “chess”; choose one of: .*gorinto"):
        ludo.start("chess")


def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(ludo.LudothequeError, match="not over"):
        _ = ludo.start("gorinto", seed=7).outcome


def played(decisions: int, seed: int = 7) -> ludo.Match:
    match = ludo.start("gorinto", seats=3, seed=seed)
    for _ in range(decisions):
        match.play(match.legal()[0])
    return match


def test_undo_goes_back_within_ones_own_turn() -> None:
    match = played(1)
    assert match.undo_limit(match.steps[0].seat) == 0
    match.undo()
    assert match.number == 0
    assert match.digest() == played(0).digest()
    assert [line.kind for line in match.log] == [DECISION, UNDO]


def test_undo_stops_where_another_player_has_decided() -> None:
    match = played(3)
    first, second = match.steps[0].seat, match.steps[2].seat
    assert first != second
    assert match.undo_limit(first) == 3
    assert match.undo_limit(second) == 2
    with pytest.raises(ludo.NoUndo, match="consent"):
        match.undo(0, seat=first)
    match.undo(0, consent=True)
    assert match.number == 0


def test_undo_across_chance_draws_it_anew() -> None:
    match = played(0)
    while match.view()["season"] == 1:
        match.play(match.legal()[0])
    path = match.view()["path"]
    last = match.number - 1
    action = match.notation()[-1]
    with pytest.raises(ludo.NoUndo):
        match.undo()
    match.undo(last, consent=True, seed=99)
    assert [line.kind for line in match.log[-2:]] == [UNDO, RESEED]
    match.play(action)
    assert match.view()["path"] != path


def test_nothing_can_be_taken_back_at_the_start() -> None:
    with pytest.raises(ludo.NoUndo, match="nothing to take back"):
        played(0).undo()
    with pytest.raises(ludo.NoUndo, match="choose 0 to 1"):
        played(2).undo(5)


def test_a_game_without_deals_refuses_asides() -> None:
    with pytest.raises(ludo.IllegalAction, match="no deals"):
        played(0).aside(0, {})


def test_the_outcome_says_places_points_and_why() -> None:
    match = played(0)
    while not match.over:
        match.play(match.legal()[0])
    outcome = match.outcome
    assert [place.total for place in outcome.places] == match.scores
    assert sum(outcome.places[0].points.values()) == outcome.places[0].total
    assert outcome.reason in match.game.reasons
    assert max(match.scores) == match.scores[outcome.winners[0]]
    assert match.actor is None
    assert match.legal() == []
    with pytest.raises(ludo.IllegalAction, match="over"):
        match.play(0)


@pytest.mark.parametrize("wrong", [3.5, None, [1], 10**30, ludo.Action(999, "x")])
def test_what_is_no_action_at_all_is_refused_too(wrong: object) -> None:
    with pytest.raises(ludo.IllegalAction, match="actions are"):
        ludo.start("gorinto", seed=7).play(wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_an_action_shows_its_true_text() -> None:
    match = ludo.start("gorinto", seed=7)
    assert match.play(ludo.Action(match.legal()[0].code, "lies")) == match.action(match.notation()[0])


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": 1.5},
        {"seed": "x"},
        {"seats": True},
        {"seats": 2.0},
        {"names": "Ann"},
        {"names": ["A", "B", "C"]},
        {"names": ["A\nB"]},
        {"names": ["A\u2028B"]},
        {"names": ["\ud800"]},
        {"names": ["A" * 41]},
        {"facts": {}},
    ],
)
def test_wrong_arguments_are_refused_at_the_door(wrong: dict[str, object]) -> None:
    with pytest.raises(ludo.BadInput):
        ludo.start("gorinto", **wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    match = ludo.start("gorinto", seats=np.int64(3), seed=np.uint64(5))  # type: ignore[arg-type]  # whole numbers all the same
    match.play(np.int16(match.legal()[0].code))  # type: ignore[arg-type]  # likewise
    match.save(tmp_path / "game.jsonl")
    assert ludo.load(tmp_path / "game.jsonl").digest() == match.digest()


@pytest.mark.parametrize("seat", [2, -2, 9])
def test_only_seats_and_spectators_look(seat: int) -> None:
    match = ludo.start("gorinto", seed=7)
    for look in (match.view, match.events, match.lines, lambda seat: match.veil(seat, 1)):
        with pytest.raises(ludo.BadInput, match="the seats are 1 to 2"):
            look(seat=seat)


def test_a_used_state_starts_anew() -> None:
    core, facts = ludo.core("gorinto"), ludo.game("gorinto").shipped.array
    states, out = core.fresh(3, {o.name: o.default for o in ludo.game("gorinto").options}), core.actions()
    core.start(facts, states, 0, 7)
    fresh = states[:1].tobytes()
    for _ in range(20):
        core.legal(facts, states, 0, out)
        core.play(facts, states, 0, int(out[0]))
    core.start(facts, states, 0, 7)
    assert states[:1].tobytes() == fresh
