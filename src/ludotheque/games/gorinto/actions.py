"""The action layout of Gorinto: code <-> meaning."""

from __future__ import annotations

from ...engine.layout import Layout

LAYOUT = Layout(
    (
        ("move", (10, 5)),  # path space, how far: 0 is the mountain space next to the path (G3.2)
        ("collect", (25,)),  # the top tile of a space (G4.2)
        ("dig", (12,)),  # by Earth: level of the stack placed on, 0 at the bottom (G4.3)
        ("remove", (10,)),  # path space (G5.3)
        ("give", (5,)),  # element (G11.5)
    )
)
MOVE = LAYOUT.first("move")
COLLECT = LAYOUT.first("collect")
DIG = LAYOUT.first("dig")
REMOVE = LAYOUT.first("remove")
GIVE = LAYOUT.first("give")
