"""Games as files: any finished one, one's own running one, and files that people bring."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from ... import games
from ...engine.log import SEAT
from ...engine.match import Match
from ...engine.recordfile import FORMAT, file_lines, read_text
from ..entries import START, Draft, Seat, drafts_of
from ..errors import NotAllowed
from ..setting import Setting
from ..table import CLOSED, FINISHED, Table
from .context import Myself, Somebody, TheHouse
from .tables import Id, check_room
from .wire import RecordAsked, TableMade

router = APIRouter(prefix="/api", tags=["records"])


class JsonLines(Response):
    media_type = "application/jsonl"


@router.get("/tables/{id}/record", summary="A game as a file", response_class=JsonLines)
async def record(house: TheHouse, person: Somebody, id: Id) -> Response:
    """A finished game as `ludo record` reads it. One's own running game as one's own events: no seed, nobody's secrets.
    A game that was closed unfinished as its log."""
    async with house.hall.at(id) as table:
        if table.match is None and table.status in (FINISHED, CLOSED):
            lines = raw_log(table)
        elif table.status == FINISHED and table.match is not None:
            lines = await asyncio.to_thread(file_lines, table.match.snapshot())
        elif person is None or not table.own(person.id):
            raise NotAllowed("not-over-yet")
        else:
            lines = await asyncio.to_thread(house.hall.events, table, person.id, person.language)
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    name = f'attachment; filename="{table.setting.game}-{table.id}.jsonl"'
    return JsonLines(text, headers={"Content-Disposition": name})


def raw_log(table: Table) -> list[dict[str, Any]]:
    """The log of a game that our rules cannot replay any more, or that never ended."""
    setting = table.setting
    head = {"ludotheque": FORMAT, "game": setting.game, "rules_version": setting.rules_version}
    head |= {"seats": setting.seats, "options": dict(setting.options), "seed": setting.seed}
    lines = [
        {"kind": entry.kind, "number": entry.number, "seat": entry.seat, "action": entry.action}
        for entry in table.entries
    ]
    return [head, *lines]


@router.post("/records", summary="Bring a file as a replay", status_code=201)
async def bring(house: TheHouse, person: Myself, asked: RecordAsked) -> TableMade:
    """Checked line by line; a finished game becomes a table that can be replayed and analysed."""
    await check_room(house, person)
    match = await asyncio.to_thread(read_text, asked.text, "file", games.find)
    if not match.over or match.opening:
        raise NotAllowed("record-unfinished", status=422)
    table = await house.hall.create(replay_setting(match, person.id), replay_drafts(match))
    return TableMade(id=table.id)


def replay_setting(match: Match, owner: str) -> Setting:
    return Setting(
        game=match.game.name,
        seats=match.seats,
        options=match.options,
        owner=owner,
        seed=match.seed,
        salt="",
        chosen_seed=True,
        rules_version=match.game.rules_version,
        facts=match.start.facts,
        public=False,
        rated=False,
        hints=True,
        replay=True,
    )


def replay_drafts(match: Match) -> list[Draft]:
    """Everybody sits as a guest of the file; what was decided, said and taken back follows."""
    names = [*match.names, *[""] * (match.seats - len(match.names))]
    seats = [Draft(SEAT, seat, data=Seat(name=name).stored()) for seat, name in enumerate(names)]
    return [*seats, Draft(START), *drafts_of(match)]
