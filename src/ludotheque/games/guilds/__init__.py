"""Guilds of London: majorities in the guilds of the City, alone against Boris or for two to four players."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Aid, Game, Level
from . import actions, facts, hiding, notation, pieces, rules, say, scoring, setup, story, terminal, value, view

GAME = Game(
    name="guilds",
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
    search={"picks": 1000, "finish": 6, "temper": 2.0, "scale": 15.0, "explore": 0.1, "expand": 2},
    search_alone={"cut": 6, "finish": 1000, "explore": 0.2, "expand": 4},
    levels={
        "novice": Level(200, slip=0.1),
        "casual": Level(100, slip=0.05),
        "strong": Level(60, slip=0.02),
        "master": Level(3000),
    },
    levels_alone={"novice": Level(60, slip=0.008), "casual": Level(60), "strong": Level(400)},
    hint_games=60,
    played_by=1,
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
    explain=say.explain,
    automata={1: ("boris",)},
    aids={"boris": Aid(view.boris_aid, terminal.draw_boris)},
    notes=("story", "told"),
)
