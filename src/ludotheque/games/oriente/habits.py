"""Standing answers: how a player wants questions answered that come round again and again."""

from __future__ import annotations

from ...engine.game import ASK, Habit
from ...engine.records import Record
from .actions import PASS
from .pieces import CANCELLING, JOINING, SUPPORTING


def privilege(f: Record, s: Record, seat: int, choice: str) -> int:
    """Whether to cancel: never, or only what names the player or would bring the announcer the reward (O5)."""
    named = int(s.target) == seat
    wanted = (choice == "if-me" and named) or (choice == "if-me-or-reward" and (named or not s.claimed))
    return ASK if int(s.phase) != CANCELLING or wanted else PASS


def support(f: Record, s: Record, seat: int, choice: str) -> int:
    return PASS if int(s.phase) == SUPPORTING else ASK


def join(f: Record, s: Record, seat: int, choice: str) -> int:
    return PASS if int(s.phase) == JOINING else ASK


HABITS = {
    "privilege": Habit(("never", "if-me", "if-me-or-reward"), privilege),
    "support": Habit(("never",), support),
    "join": Habit(("never",), join),
}
