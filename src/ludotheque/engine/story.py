"""What a decision brings about by itself, noted in the state for people: no rule reads it, no digest counts it.

A game that wants it has the fields `story` (a row for each event: what, and up to three numbers) and `told`, names both
in `Game.notes`, forgets the story when a decision is played and tells it as things happen.
"""

from __future__ import annotations

from .compiled import rule
from .records import Record


@rule
def tell(s: Record, event: int, a: int, b: int, c: int) -> None:
    """Note an event; what somebody may not know is not in it."""
    if s.told < len(s.story):
        s.story[s.told, 0] = event
        s.story[s.told, 1] = a
        s.story[s.told, 2] = b
        s.story[s.told, 3] = c
        s.told += 1


@rule
def forget_story(s: Record) -> None:
    for n in range(s.told):
        for cell in range(4):
            s.story[n, cell] = 0
    s.told = 0


def show_story(s: Record) -> str:
    """For the text of a position."""
    return " / ".join(" ".join(str(int(cell)) for cell in event) for event in s.story[: int(s.told)])


def read_story(s: Record, text: str) -> None:
    events = [[int(word) for word in part.split()] for part in text.split("/") if part.strip()]
    for n, event in enumerate(events):
        s.story[n, : len(event)] = event
    s.told = len(events)
