"""The action layout of Guilds of London: code <-> meaning."""

from __future__ import annotations

from ...engine.layout import Layout
from .pieces import CARDS, COLOURS, EXTRAS, MAYORS, PLACES, SEATS

MOST_NEUTRALS = 16

LAYOUT = Layout(
    (
        ("end", ()),  # of the turn (L4.1)
        ("hire", (CARDS,)),  # (L4.2)
        ("move", (CARDS,)),  # (L4.3)
        ("ability", (CARDS,)),  # (L4.4)
        ("pay", (CARDS,)),
        ("discard", (CARDS,)),  # (L4.5)
        ("take", (CARDS,)),  # from the discards (L6.10)
        ("from", (PLACES + 1,)),  # the last one is the Guildhall
        ("to", (PLACES,)),
        ("rival", (SEATS,)),
        ("colour", (len(COLOURS),)),
        ("do", (EXTRAS,)),  # an extra (L5.1)
        ("again", ()),  # another one of a group (L6.6)
        ("stop", ()),
        ("keep", (MAYORS,)),  # a mayoral card (L6.3)
        ("add", (MOST_NEUTRALS,)),  # neutrals (L7.2)
        ("guild", (PLACES,)),  # by the Solitaires' Guild (L9.6)
        ("decline", ()),
    )
)
END = LAYOUT.first("end")
HIRE_WITH = LAYOUT.first("hire")
MOVE_WITH = LAYOUT.first("move")
ABILITY = LAYOUT.first("ability")
PAY = LAYOUT.first("pay")
DISCARD = LAYOUT.first("discard")
TAKE = LAYOUT.first("take")
FROM = LAYOUT.first("from")
TO = LAYOUT.first("to")
RIVAL = LAYOUT.first("rival")
COLOUR = LAYOUT.first("colour")
DO = LAYOUT.first("do")
AGAIN = LAYOUT.first("again")
STOP = LAYOUT.first("stop")
KEEP = LAYOUT.first("keep")
ADD = LAYOUT.first("add")
GUILD = LAYOUT.first("guild")
DECLINE = LAYOUT.first("decline")
