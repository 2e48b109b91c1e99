"""The event stream: one for each viewer, for lobby and table together."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import Response
from starlette.types import Receive, Scope, Send

from ..streams import Stream, framed
from .context import House, Somebody, TheHouse, Told, address_of

router = APIRouter(prefix="/api", tags=["events"])

EXAMPLE = """event: table
id: 12
data: {"table": "...", "line": 12, "kind": "decision", "number": 9, ...}
"""


class EventResponse(Response):
    """Sends a stream, and lets go of it when its reader has gone. Thousands of them are open at a time: Starlette's own
    takes more than twice the memory."""

    media_type = "text/event-stream"

    def __init__(self, house: House, stream: Stream, held: ExitStack) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._house, self._stream, self._held = house, stream, held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = asyncio.create_task(self._until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            async for frames in self._stream.frames():
                await send({"type": "http.response.body", "body": frames, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            reader.cancel()
            self._held.close()
            self._house.hall.leave(self._stream)

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.end()


@router.get(
    "/events",
    summary="What happens, as server-sent events",
    response_class=Response,  # the description wants a class that can be made without a stream
    responses={200: {"content": {"text/event-stream": {"example": EXAMPLE}}}},
)
async def events(
    request: Request,
    house: TheHouse,
    person: Somebody,
    table: Annotated[str, Query(max_length=16, description="A table to look at.")] = "",
    lobby: Annotated[bool, Query(description="Whether to hear of open tables.")] = False,
    lang: Told = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> EventResponse:
    """Events are of these kinds:

    - `table`: a line of the table's log and the table after it (`TableTold`); its number is the event's id. After a
      lost connection send `Last-Event-ID` (browsers do), and you get what you missed, once.
    - `presence`: `{table, here, watching}`, the seats whose people are here and how many others look on.
    - `mine`: `{table, game, status, your_turn}`, something happened at another table of yours.
    - `lobby`: `{tables}`, the open tables, whenever they change.

    A comment every 15 s is a sign of life."""
    last = int(last_event_id) if last_event_id and last_event_id.isdecimal() else None
    with ExitStack() as opening:
        who = person.id if person else ""
        stream = opening.enter_context(
            house.hall.streams.opened(who, table, lang or "", lobby=lobby, address=address_of(request))
        )
        if lobby:
            stream.send(framed("lobby", {"tables": await house.hall.lobby()}))
        if table:
            await house.hall.watch(stream, last)
        return EventResponse(house, stream, opening.pop_all())
