"""Oriente drawn for a terminal."""

from __future__ import annotations

from ...engine.game import View
from ...engine.words import Words


def draw(view: View, words: Words) -> str:
    return ""
