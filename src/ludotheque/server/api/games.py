"""What there is to play, in which words, and who plays it best."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from ... import games
from ...engine.facts import parse_entries
from ...engine.game import Game
from ...engine.words import ENGINE_WORDS
from ..errors import SERVER_WORDS
from ..setting import BOTS
from ..store.jobs import best_rated
from .context import Myself, TheHouse
from .wire import FactsAsked, FactsTold, GamesTold, GameTold, Language, OptionTold, RatingsTold, RatingTold

router = APIRouter(prefix="/api", tags=["games"])


def described(game: Game, ready: bool) -> GameTold:
    options = [
        OptionTold(name=o.name, choices=list(o.choices), default=o.default, seats=list(o.seats), needs=dict(o.needs))
        for o in game.options
    ]
    return GameTold(
        name=game.name,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        options=options,
        sources=list(game.sources),
        automata={seats: list(names) for seats, names in game.automata.items()},
        asides=game.asides is not None,
        aids=list(game.aids),
        habits={name: list(habit.choices) for name, habit in game.habits.items()},
        rules_version=game.rules_version,
        ready=ready,
    )


@router.get("/games", summary="All games with their options")
async def all_games(house: TheHouse) -> GamesTold:
    found = [described(games.find(name), house.hall.ready[name].is_set()) for name in games.names()]
    return GamesTold(games=found, bots=list(BOTS))


@router.get("/words/{language}", summary="All texts in a language", response_class=PlainTextResponse)
async def words(request: Request, language: Language, game: str | None = None) -> Response:
    """Fluent messages: those of the server and, if one is named, of a game."""
    folders = [ENGINE_WORDS, SERVER_WORDS] + ([games.find(game).folder / "words"] if game else [])
    text = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})


@router.get("/games/{game}/facts", summary="What the box prints, as a file", response_class=PlainTextResponse)
async def shipped_facts(game: str) -> Response:
    """The TOML file the game is played with, to begin a set of one's own with."""
    text = (games.find(game).folder / "facts.toml").read_text(encoding="utf-8")
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{game}.toml"'})


@router.post("/games/{game}/facts", summary="Check a set of one's own")
async def check_facts(person: Myself, game: str, asked: FactsAsked) -> FactsTold:
    """A file like the shipped one, as `facts` of a new table wants it; what is wrong with it is told."""
    entries = parse_entries(asked.text, asked.name)
    return FactsTold(facts=dict(games.find(game).facts_format.check(entries, asked.name).entries))


@router.get("/games/{game}/ratings", summary="The best of a game, people and bots")
async def ratings(house: TheHouse, game: str) -> RatingsTold:
    rows = await house.hall.store.read(best_rated(games.find(game).name))
    return RatingsTold(ratings=[rating_told(row) for row in rows])


def rating_told(row: dict[str, Any]) -> RatingTold:
    """People by their name, without what identifies them."""
    kind, _, bot = str(row["player"]).partition(":")
    player, name = ("", row["name"] or "") if kind == "person" else (bot, "")
    return RatingTold(**{**row, "player": player, "name": name})
