"""Oriente: hidden inhabitants, privilege and bargains in old Japan, for four to twelve players."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Asides, Game
from . import actions, bargain, deals, facts, hiding, notation, pieces, rules, scoring, story, terminal, value, view

GAME = Game(
    name="oriente",
    folder=Path(__file__).resolve().parent,
    rules_version=1,
    seats=tuple(range(4, 13)),
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
    mask=hiding.mask,
    deal=hiding.deal,
    unseen=hiding.unseen,
    unseen_kinds=hiding.UNSEEN_KINDS,
    hidden=hiding.HIDDEN,
    view=view.view,
    ask=view.ask,
    narrate=story.narrate,
    why_not=view.why_not,
    describe=view.describe,
    draw=terminal.draw,
    show_action=notation.show_action,
    parse_action=notation.parse_action,
    show_position=notation.show_position,
    parse_position=notation.parse_position,
    show_secret=view.show_secret,
    notes=("story", "told"),
    asides=Asides(
        begin=deals.begin,
        why_not=deals.why_not,
        do=deals.do,
        tell=deals.tell,
        sample=deals.sample,
        judge=deals.judge,
        answer=deals.answer,
        keeping=deals.keeping,
        compose=bargain.compose,
        draw=bargain.draw,
    ),
    search={"cut": 12, "temper": 4.0},
)
