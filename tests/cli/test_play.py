"""A sitting at the terminal: people answer what bots offer them before these decide."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.bots.character import FALSE
from ludotheque.bots.prepare import Preparing
from ludotheque.cli.common import words_for
from ludotheque.cli.play import Session
from ludotheque.cli.seating import Seated
from tests.cli.test_cli import typed
from tests.games.oriente.board import GAME, Table, about, table


def sitting(match: Table, folder: Path, people: tuple[int, ...] = (1,)) -> Session:
    for seat in range(1, match.seats + 1):
        match.sit(seat - 1, {"player": "me" if seat in people else "greedy"})
    return Session(Seated(match, folder / "game.jsonl"), words_for("en", GAME), Preparing(GAME))


@pytest.fixture
def silence_for_sale(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Seat 1 has announced Rent; seat 2, a bot that promises anything, may overrule it."""
    monkeypatch.setattr("ludotheque.bots.bot.character_of", lambda match, seat: FALSE)
    match = table("daimyo: nofu 4", "soryo: 2", "nofu", reward=3).do("rent")
    assert (match.phase, match.turn) == ("privilege", 2)
    return match


def said(match: Table) -> list[tuple[int, str]]:
    """Who said what out of turn while the first decision of a bot was pending."""
    return [(line.seat + 1, next(iter(line.data))) for line in match.log if line.kind == "aside" and line.number == 1]


@pytest.mark.parametrize(("answer", "word"), [("1", "accept"), ("2", "decline")])
def test_a_person_answers_before_the_bot_that_made_the_offer_decides(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, silence_for_sale: Table, answer: str, word: str
) -> None:
    match = silence_for_sale
    typed(monkeypatch, answer)
    sitting(match, tmp_path).decide()
    assert said(match) == [(2, "offer"), (1, word)]
    assert match.number == 2


def test_a_person_may_offer_something_else_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, silence_for_sale: Table
) -> None:
    match = silence_for_sale
    give, nofu, ask, not_cancel, seat_1, send = "2", "1", "5", "3", "1", "1"
    typed(monkeypatch, "3", give, nofu, ask, not_cancel, seat_1, send)
    sitting(match, tmp_path).decide()
    assert said(match)[:3] == [(2, "offer"), (1, "decline"), (1, "offer")]
    assert "Seat 1 offers Seat 2: 1 × Nofu. In return: not to overrule Seat 1." in capsys.readouterr().out


def test_an_offer_without_an_answer_stays_open_and_is_not_asked_about_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, silence_for_sale: Table
) -> None:
    match = silence_for_sale
    typed(monkeypatch, "")
    session = sitting(match, tmp_path)
    session.decide()
    assert match.number == 2
    assert [offer["to"] for offer in match.talk["offers"]] == [0]
    assert not session.is_asked(0)


def test_nobody_is_asked_about_offers_to_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = table("samurai: nofu 2", "daimyo: 3 nofu", "soryo: 2").do("attack 2")
    match.offer(2, 3, give="nofu", ask=[about("support", 2)])
    typed(monkeypatch)
    session = sitting(match, tmp_path, people=(1, 4))
    session.let_people_reply()
    assert not session.is_asked(0)
    assert [offer["to"] for offer in match.talk["offers"]] == [2]
