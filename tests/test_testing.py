"""The conformance kit on Pearls, which keeps the contract, and on twins of it, which each break it in one way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path
from textwrap import dedent

import numpy as np
import pytest

from ludotheque import testing
from ludotheque.bots.coach import Hint
from ludotheque.engine.compiled import PURE
from ludotheque.engine.core import core_of
from ludotheque.engine.errors import BadInput, IllegalAction, NoUndo
from ludotheque.engine.game import Game
from ludotheque.engine.hiding import masked, record_of, veiled
from ludotheque.engine.log import RESEED
from ludotheque.engine.match import Action, Match
from ludotheque.engine.recordfile import read_match
from ludotheque.engine.records import Record, Records
from ludotheque.testing import NotConforming, secrecy
from tests.chi_squared import is_plausible
from tests.toys import twins
from tests.toys.pearls import CARDS, EVERYBODY, GAME, HAND

SEEDS = (1,) if PURE else (1, 2, 3)
THREE_ROUNDS = {"rounds": "three"}


def cards(f: Record, s: Record) -> list[int]:
    """Every card is in a hand, in the deck or thrown away, once."""
    held = [int(card) for card in (*s.hand.flat, *s.deck) if card >= 0]
    return sorted([*held, *np.flatnonzero(s.gone).tolist()])


# the kit on a game that keeps the contract


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "options"), testing.cases(GAME, sample=1 if PURE else 2))
def test_pearls_keeps_the_contract(check: testing.Check, seats: int, options: dict[str, str]) -> None:
    for seed in SEEDS:
        check(GAME, seats, options, seed)


def test_whole_kit_runs_in_one_call() -> None:
    game = replace(GAME, seats=(2,)) if PURE else GAME
    testing.check_game(game, games=1, sample=1, conserved=cards)


def test_cases_are_all_or_a_fixed_few() -> None:
    every = testing.cases(GAME)
    assert every == [(seats, {"rounds": rounds}) for seats in (2, 3, 4) for rounds in ("two", "three")]
    assert testing.cases(GAME, sample=1) == every[::2]


# broken twins

TWINS: list[tuple[Game, testing.Check, str]] = [
    (twins.FORGOTTEN_NUMBER, testing.check_ends, "decision 1: the record's number is 0"),
    (twins.ENDLESS, testing.check_ends, "does not end"),
    (twins.STUCK, testing.check_ends, "nothing is legal"),
    (twins.LENIENT, testing.check_legal, "'choose 1' is not legal, but why_not does not say why"),
    (twins.STRICT, testing.check_legal, "'show 1' is legal, but why_not refuses it"),
    (twins.SHORT_NOTATION, testing.check_notation, "action 1 is shown as 'peek 1', which cannot be parsed"),
    (twins.LENIENT_NOTATION, testing.check_notation, "is parsed, though it means nothing"),
    (twins.SHORT_POSITION, testing.check_position, "does not keep gone"),
    (twins.WRITTEN_FACTS, testing.check_facts, "decision 1: a rule has written to the facts"),
    (twins.UNDECLARED_POINTS, testing.check_points, "a source that is not declared"),
    (twins.WRONG_PLACES, testing.check_points, "have better keys"),
    (twins.LEAKING_VIEW, testing.check_views, "view for seat -1 depends on what is hidden"),
    (twins.LEAKING_VIEW, testing.check_veil, "does not fit what it knows in choice"),
    (twins.LEAKING_CHANCE, testing.check_veil, "leaves the random streams in place"),
    (twins.MOVING_DEAL, testing.check_veil, "the deal for seat -1 changes left, not declared as hidden"),
    (twins.WRONG_UNSEEN, testing.check_unseen, "in a dealt world"),
    (twins.MISSING_WALL, testing.check_walls, "seat . learns from 'dive .' .* but undo meets no wall"),
    (twins.TOLD_SECRET, testing.check_secrets, "'choose .' is shown to seat -1 and tells it choice"),
    (twins.ASIDE_WITH_CHANCE, testing.check_asides, "has touched random"),
    (twins.LENIENT_ASIDE, testing.check_asides, "what is not allowed was accepted"),
    (twins.RUDE_BOTS, testing.check_bots, "the greedy bot of seat 0 says what is not allowed"),
    (twins.UNSAID, testing.check_words, "cannot say 'why-ever' in en"),
]


def twin_name(part: object) -> str:
    names = [name for name, twin in vars(twins).items() if twin is part]
    return names[0] if names else getattr(part, "__name__", "")


def check_some_games(check: Callable[..., None], twin: Game, *more: object) -> None:
    for seed in range(1, 9):
        check(twin, 3, THREE_ROUNDS, seed, *more)


@pytest.mark.skipif(
    not PURE, reason="a broken twin is broken in every mode; uncompiled, none of them has to be compiled"
)
@pytest.mark.parametrize(("twin", "check", "fault"), TWINS, ids=twin_name)
def test_broken_twin_fails_its_check(twin: Game, check: testing.Check, fault: str) -> None:
    with pytest.raises(NotConforming, match=fault):
        check_some_games(check, twin)


class Peeker:
    """A bot that chooses by the whole state, hidden cards and all."""

    def decide(self, match: Match, seed: int) -> Action:
        legal = match.legal()
        return legal[int(sum(match.state().tobytes())) % len(legal)]

    def say(self, match: Match, seat: int) -> None: ...

    def close(self) -> None: ...


def test_a_bot_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(secrecy.BOTS, "peeking", Peeker)
    with pytest.raises(NotConforming, match="the peeking bot's choice depends on what is hidden from seat"):
        check_some_games(testing.check_bots, GAME)


@pytest.mark.compiled
def test_hints_that_peek_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(match: Match, **effort: int) -> list[Hint]:
        return [Hint(match.legal()[0], 0.0, float(sum(match.state().tobytes())), {})]

    monkeypatch.setattr(secrecy, "hints", peeking)
    with pytest.raises(NotConforming, match="hints depend on what is hidden from seat"):
        check_some_games(testing.check_bots, GAME)


@pytest.mark.parametrize("twin", [twins.NOT_REDEALING, twins.PEEKING_DEAL], ids=["not re-dealing", "peeking"])
def test_deal_that_knows_the_truth_is_found_by_what_never_changes(twin: Game) -> None:
    with pytest.raises(NotConforming, match=r"choice, deck, hand declared as hidden, but never changed .* a seat"):
        testing.check_hidden(twin, games=1, sample=1)


@pytest.mark.parametrize(
    ("twin", "fault"),
    [
        (twins.LOST_CARDS, "what should be conserved was"),
        (twins.LOSING_DEAL, "in a world dealt for seat -1, what should be conserved"),
    ],
)
def test_lost_cards_are_found(twin: Game, fault: str) -> None:
    with pytest.raises(NotConforming, match=fault):
        check_some_games(testing.check_conserved, twin, cards)


def test_missing_translation_is_found(tmp_path: Path) -> None:
    twin = twins.without_message("why-open", "de", tmp_path / "pearls")
    with pytest.raises(NotConforming, match="de has no message why-open"):
        testing.check_translations(twin, 2, {}, 1)


def test_missing_name_of_an_option_is_found(tmp_path: Path) -> None:
    for language in ("en", "fr", "de"):
        twin = twins.without_message("option-rounds", language, tmp_path / language)
        with pytest.raises(NotConforming, match="option-rounds"):
            testing.check_translations(twin, 2, {}, 1)


def test_second_signature_is_found() -> None:
    if PURE:
        pytest.skip("nothing is compiled")
    other = np.dtype([("spare" if name == "filler" else name, *kind) for name, *kind in GAME.state.descr], align=True)
    twin = replace(GAME, state=other)  # games with equal states share their code
    core = core_of(twin)
    testing.check_signatures(twin, 2, THREE_ROUNDS, 1)
    core.deal(GAME.shipped.array, core.fresh(2, THREE_ROUNDS), 0, 0, np.uint64(1))  # type: ignore[arg-type]  # the fault
    with pytest.raises(NotConforming, match="'deal' is compiled for 2 signatures"):
        testing.check_signatures(twin, 2, THREE_ROUNDS, 1)


def test_fault_is_one_sentence_that_names_the_case() -> None:
    with pytest.raises(NotConforming) as caught:
        testing.check_ends(twins.FORGOTTEN_NUMBER, 3, THREE_ROUNDS, 5)
    assert str(caught.value) == "pearls (3 seats, rounds=three, seed 5), decision 1: the record's number is 0"


@pytest.mark.parametrize("twin", [twins.LENIENT, twins.MISSING_WALL, twins.NOT_REDEALING])
def test_whole_kit_fails_a_broken_twin(twin: Game) -> None:
    with pytest.raises(NotConforming):
        testing.check_game(twin, games=3, sample=1)


# undo walls (ENGINE.md): three seats; seat 3 takes the last turn and then chooses first


def last_turn(*turns: str) -> Match:
    """Three seats, seat 3 to take the last turn of the first round."""
    match = Match(GAME, 3, seed=11)
    for text in turns or ("pass", "pass"):
        match.play(text)
    return match


@pytest.mark.parametrize(
    ("action", "among_bots", "among_people"),
    [
        ("pass", 2, 2),  # open: nobody learned anything
        ("show 1", 2, 3),  # shown: only others learned
        ("peek 1 1", 3, 3),  # hard: seat 3 learned
        ("dive 1", 3, 3),  # hard likewise, by what it has not seen
    ],
)
def test_undo_goes_back_to_the_last_wall(action: str, among_bots: int, among_people: int) -> None:
    match = last_turn()
    match.play(action)
    match.play("choose 1")  # open: nobody else sees what
    assert match.undo_limit(2) == among_bots
    assert match.undo_limit(2, alone=False) == among_people
    assert match.undo_limit(0) == 4  # somebody else has decided since


def test_showing_what_all_others_have_seen_is_open() -> None:
    match = last_turn("peek 3 1", "peek 3 1")
    match.play("show 1")
    assert match.undo_limit(2, alone=False) == 2


def test_last_choice_is_hard_because_the_others_come_to_light() -> None:
    match = last_turn()
    for text in ("pass", "choose 1", "choose 1", "choose 2"):
        match.play(text)
    assert match.undo_limit(1) == 6
    with pytest.raises(NoUndo):
        match.undo(5)


def test_chance_is_hard_although_nobody_learned_anything() -> None:
    match = Match(twins.COIN_ON_PASS, 2, seed=1)
    match.play("pass")
    assert match.undo_limit(0) == 1


def test_consent_goes_back_across_a_wall_and_draws_chance_anew(tmp_path: Path) -> None:
    match = last_turn()
    match.play("dive 1")
    with pytest.raises(NoUndo, match="consent"):
        match.undo(2)
    match.undo(2, consent=True, seed=99)
    assert match.log[-1].kind == RESEED
    match.play("peek 1 2")
    match.save(tmp_path / "game.jsonl")
    assert read_match(tmp_path / "game.jsonl", lambda name: GAME).digest() == match.digest()


# asides


def two_open_cards() -> Match:
    match = Match(GAME, 3, seed=11)
    match.play("show 1")
    match.play("show 2")
    return match


OFFER = {"slot": 0, "with": 1, "for": 1}


def test_exchange_by_agreement_swaps_open_cards() -> None:
    match = two_open_cards()
    before = match.view()["hands"]
    match.aside(0, OFFER)
    match.aside(1, {"accept": True})
    after = match.view()["hands"]
    assert (after[0][0], after[1][1]) == (before[1][1], before[0][0])
    assert match.actor == 2


def test_refused_deal_changes_nothing_and_says_why_in_the_readers_language() -> None:
    match = two_open_cards()
    digest = match.digest()
    with pytest.raises(IllegalAction, match=r"Seat 1 cannot make this deal: only open oysters .* \(P4\)") as caught:
        match.aside(0, {"slot": 1, "with": 1, "for": 1})
    assert "offene Austern" in caught.value.said("de")
    assert (match.digest(), len(match.log)) == (digest, 2)
    with pytest.raises(BadInput, match="no seat 9"):
        match.aside(8, OFFER)


def test_undo_stops_at_an_exchange() -> None:
    match = two_open_cards()
    match.play("pass")
    assert match.undo_limit(2) == 2
    match.undo(2)
    match.aside(0, OFFER)
    match.aside(1, {"accept": True})
    assert match.undo_limit(1) == 2  # seat 2's own decision is behind the exchange
    match.play("pass")
    match.play("choose 1")
    assert match.undo_limit(2) == 2


def test_undo_behind_an_exchange_needs_consent_and_takes_it_back(tmp_path: Path) -> None:
    match = two_open_cards()
    hands = match.view()["hands"]
    match.aside(0, OFFER)
    match.aside(1, {"accept": True})
    with pytest.raises(NoUndo):
        match.undo(1)
    match.undo(1, consent=True)
    match.play("show 2")
    assert match.view()["hands"] == hands
    match.save(tmp_path / "game.jsonl")
    assert read_match(tmp_path / "game.jsonl", lambda name: GAME).digest() == match.digest()


def test_exchange_after_a_decision_does_not_change_what_was_told_of_it() -> None:
    match = two_open_cards()
    told = match.lines()
    match.aside(0, OFFER)
    match.aside(1, {"accept": True})
    match.play("pass")
    assert match.lines()[: len(told)] == told


def test_asides_are_told_between_the_decisions_and_forgotten_with_them() -> None:
    match = two_open_cards()
    match.aside(0, OFFER)
    assert match.lines()[-1] == "Seat 1 offers an exchange."
    match.play("pass")
    assert match.lines()[-3:] == ["Seat 1 offers an exchange.", "Seat 3 passes.", "The offer lapses."]
    assert match.view()["talk"] == {"offer": []}
    match.undo(2)
    assert match.lines()[-1] == "Seat 1 offers an exchange."
    assert match.view()["talk"] == {"offer": [0, 0, 1, 1]}
    match.undo(1, consent=True)
    assert match.view()["talk"] == {"offer": []}


# deals against brute force: seat 1 has seen its own cards, one of seat 2's and what was thrown away

SMALL = f"""
    seats: 2
    turns: 1
    phase: 1
    actor: 0
    left: 2
    deck: 10 11 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
    hand: 0 1 8 9 -1 -1 -1 -1
    seen: 1 {EVERYBODY} 3 2 0 0 0 0
    gone: 0 0 1 1 1 1 1 1 0 0 0 0
    choice: -1 1 -1 -1"""


def put(match: Match, text: str) -> None:
    """Set a match to a position."""
    state = core_of(GAME).states(1)
    GAME.parse_position(record_of(GAME.shipped.array), record_of(state), dedent(text))
    state["random"] = match.state()["random"]
    match._state = state


def small_state() -> Records:
    match = Match(GAME, 2, seed=3)
    put(match, SMALL)
    return match.state()


def hidden_part(state: Records) -> tuple[int, ...]:
    return tuple(int(cell) for name in ("hand", "deck", "choice") for cell in state[name].flat)


def worlds_that_fit(state: Records, seat: int) -> Iterator[tuple[int, ...]]:
    """The slow way: every arrangement of all cards and choices that looks the same to the seat."""
    core, facts = core_of(GAME), GAME.shipped
    known = masked(core, facts, state, seat).tobytes()
    loose = [card for card in range(CARDS) if not state["gone"][0, card]]
    for arranged, choice in product(permutations(loose), range(HAND)):
        world = state.copy()
        world["hand"][0, :2] = np.reshape(arranged[:4], (2, HAND))
        world["deck"][0, :2] = arranged[4:]
        world["choice"][0, 1] = choice
        if masked(core, facts, world, seat).tobytes() == known:
            yield hidden_part(world)


def dealt(state: Records, seat: int, deals: int) -> Counter[tuple[int, ...]]:
    core, facts = core_of(GAME), GAME.shipped
    return Counter(hidden_part(veiled(core, facts, state, seat, seed)) for seed in range(deals))


def known_worlds(seat: int) -> int:
    """By hand: seat 1 has three cards and a choice to guess, seat 2 three cards, a spectator five and a choice."""
    return {0: 6 * 2, 1: 6, -1: 120 * 2}[seat]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_deal_gives_exactly_the_worlds_that_fit(seat: int) -> None:
    state = small_state()
    fitting = set(worlds_that_fit(state, seat))
    assert len(fitting) == known_worlds(seat)
    assert set(dealt(state, seat, 12 * len(fitting))) == fitting


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_every_world_that_fits_is_equally_likely(seat: int) -> None:
    counts = dealt(small_state(), seat, 200 * known_worlds(seat))
    assert is_plausible(list(counts.values()))
