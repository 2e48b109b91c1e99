"""Corinth: dice on a harbour, deliveries to shops and a steward in the market, for two to four players."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Aid, Game, Level
from . import actions, facts, hiding, notation, odds, pieces, rules, scoring, terminal, value, view

GAME = Game(
    name="corinth",
    folder=Path(__file__).resolve().parent,
    rules_version=1,
    seats=(2, 3, 4),
    options=pieces.OPTIONS,
    sources=pieces.SOURCES,
    reasons=pieces.REASONS,
    phases=pieces.PHASES,
    facts_format=facts.FORMAT,
    state=pieces.STATE,
    layout=actions.LAYOUT,
    setup=rules.setup,
    legal=rules.legal,
    play=rules.play,
    points=scoring.points,
    forecast=scoring.forecast,
    payoff=scoring.payoff,
    value=value.value,
    prospects=value.prospects,
    mask=hiding.mask,
    deal=hiding.deal,
    unseen=hiding.unseen,
    unseen_kinds=hiding.UNSEEN_KINDS,
    hidden=hiding.HIDDEN,
    view=view.view,
    ask=view.ask,
    narrate=view.narrate,
    why_not=view.why_not,
    describe=view.describe,
    draw=terminal.draw,
    show_action=notation.show_action,
    parse_action=notation.parse_action,
    show_position=notation.show_position,
    parse_position=notation.parse_position,
    aids={"odds": Aid(odds.odds, terminal.draw_odds)},
    search={"picks": 1000, "temper": 1.0, "explore": 0.4, "scale": 5.0, "horizon": 2, "doubt": 0.3},
    levels={
        "novice": Level(60, slip=0.1),
        "casual": Level(60, slip=0.035),
        "strong": Level(20, slip=0.003),
    },
)
