"""The action layout of Corinth: code <-> meaning."""

from __future__ import annotations

from ...engine.layout import Layout

LAYOUT = Layout(
    (
        ("buy", (4,)),  # yellow dice (C3.1)
        ("take", (6,)),  # a quarter, for its action (C4.1)
        ("steward", (6,)),  # a quarter, for the steward (C4.1)
        ("compensation", ()),  # the steward without dice (C4.4)
        ("decline", ()),
        ("steps", (24,)),  # one less than their number (C6.3)
        ("go", (4,)),  # a direction (C6.5)
        ("shop", (6,)),  # of the district being delivered to (C5.3)
        ("stop", ()),
        ("build", (4,)),  # (C7.1)
        ("done", ()),
    )
)
BUY = LAYOUT.first("buy")
TAKE = LAYOUT.first("take")
STEWARD = LAYOUT.first("steward")
COMPENSATION = LAYOUT.first("compensation")
DECLINE = LAYOUT.first("decline")
STEPS = LAYOUT.first("steps")
GO = LAYOUT.first("go")
SHOP = LAYOUT.first("shop")
STOP = LAYOUT.first("stop")
BUILD = LAYOUT.first("build")
DONE = LAYOUT.first("done")
