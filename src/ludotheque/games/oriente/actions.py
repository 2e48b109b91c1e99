"""The action layout of Oriente: code <-> meaning."""

from __future__ import annotations

from ...engine.layout import Layout
from .pieces import CARD_KINDS, INHABITANTS, SEATS

LAYOUT = Layout(
    (
        ("pass", ()),  # not announcing, not cancelling, staying out of a battle or a revolution
        ("attack", (SEATS,)),  # (O3.2)
        ("prayer", ()),  # (O6)
        ("transmutation", ()),
        ("rent", ()),
        ("succession", ()),
        ("credit", (SEATS,)),
        ("trade", (SEATS,)),
        ("recruit", ()),
        ("revolution", ()),
        ("eliminate", (SEATS,)),
        ("support", (2,)),  # attacker or target (O7.2)
        ("join", ()),  # (O8.1)
        ("become", (INHABITANTS,)),  # a kind (O6.2)
        ("give", (CARD_KINDS,)),  # a kind of points card (O6.6)
        ("take", (INHABITANTS,)),  # a kind turned up by Samurai (O7.6)
    )
)
PASS = LAYOUT.first("pass")
ATTACK = LAYOUT.first("attack")
PRAYER = LAYOUT.first("prayer")
TRANSMUTATION = LAYOUT.first("transmutation")
RENT = LAYOUT.first("rent")
SUCCESSION = LAYOUT.first("succession")
CREDIT = LAYOUT.first("credit")
TRADE = LAYOUT.first("trade")
RECRUIT = LAYOUT.first("recruit")
REVOLUTION = LAYOUT.first("revolution")
ELIMINATE = LAYOUT.first("eliminate")
SUPPORT = LAYOUT.first("support")
JOIN = LAYOUT.first("join")
BECOME = LAYOUT.first("become")
GIVE = LAYOUT.first("give")
TAKE = LAYOUT.first("take")
