"""Gorinto: the elements of a shrine collected from a mountain, for one to four players."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Game
from . import actions, facts, hiding, notation, pieces, rules, scoring, setup, terminal, value, view

GAME = Game(
    name="gorinto",
    folder=Path(__file__).resolve().parent,
    rules_version=1,
    seats=(1, 2, 3, 4),
    options=pieces.OPTIONS,
    sources=pieces.SOURCES,
    reasons=pieces.REASONS,
    phases=pieces.PHASES,
    facts_format=facts.FORMAT,
    state=pieces.STATE,
    layout=actions.LAYOUT,
    setup=setup.setup,
    legal=rules.legal,
    play=rules.play,
    points=scoring.points,
    forecast=scoring.forecast,
    payoff=scoring.payoff,
    value=value.value,
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
    show_typed=notation.show_typed,
    read_typed=notation.read_typed,
    automata={1: ("kitsune",)},
    search={"cut": 12, "temper": 8.0},
)
