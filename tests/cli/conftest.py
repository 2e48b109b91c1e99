"""Uncompiled, a bot that searches would take minutes for a decision."""

from __future__ import annotations

import pytest

from ludotheque.engine.compiled import PURE


@pytest.fixture(autouse=True)
def _quick_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    if PURE:
        monkeypatch.setattr("ludotheque.cli.seating.OPPONENT", "greedy")
