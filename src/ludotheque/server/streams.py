"""Event streams: what each viewer is sent, who is here. A stream that does not keep up is ended; its reader resumes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ..engine.words import Words
from .errors import TooMuch
from .settings import Settings
from .wording import encoded

WAITING = 200  # events a slow reader may be behind
HEARTBEAT = 15.0  # seconds between two signs of life
RETRY = 1000  # milliseconds until a browser tries again


def framed(kind: str, data: Any, id: int | None = None, words: Words | None = None) -> bytes:
    """One event as it travels."""
    number = b"" if id is None else b"id: %d\n" % id
    return b"%sevent: %s\ndata: %s\n\n" % (number, kind.encode(), encoded(data, words))


class Stream:
    """One reader: somebody at a table, or in the lobby only."""

    def __init__(self, person: str, table: str, language: str, *, lobby: bool = False) -> None:
        self.person, self.table, self.language, self.lobby = person, table, language, lobby
        self.live = False  # knows the table as it is, and is told what happens from now on
        self.last = 0  # the last entry it was sent
        self._waiting: list[bytes] = [b"retry: %d\n\n" % RETRY]
        self._wake: asyncio.Future[None] | None = None
        self.ended = False

    def send(self, frame: bytes) -> None:
        if len(self._waiting) >= WAITING:
            self.end()
        elif not self.ended:
            self._waiting.append(frame)
            self._stir()

    def end(self) -> None:
        self.ended = True
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, several events at once where they have gathered."""
        while True:
            if self._waiting:
                frames = b"".join(self._waiting)
                self._waiting = []
                yield frames
            elif self.ended:
                return
            else:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake


class Streams:
    """All streams of this server, by table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._at: defaultdict[str, set[Stream]] = defaultdict(set)
        self._of: defaultdict[str, set[Stream]] = defaultdict(set)  # by person, or by address for those without a name
        self.count = 0
        self.closing = False

    def at(self, table: str) -> set[Stream]:
        return self._at.get(table, set())

    def everywhere(self) -> Iterable[Stream]:
        for streams in list(self._at.values()):
            yield from list(streams)

    def of(self, person: str) -> set[Stream]:
        return self._of.get(person, set())

    def here(self, table: str) -> set[str]:
        """People who look at a table, those without a name as one."""
        return {stream.person for stream in self.at(table)}

    @contextmanager
    def opened(self, person: str, table: str, language: str, *, lobby: bool, address: str) -> Iterator[Stream]:
        """A stream for as long as its reader stays."""
        who = person or address
        if len(self.of(who)) >= self._settings.streams_each or self.count >= self._settings.streams:
            raise TooMuch("too-many-streams", status=429)
        stream = Stream(person, table, language, lobby=lobby)
        places = ((self._at, table), (self._of, who))
        for kept, key in places:
            kept[key].add(stream)
        self.count += 1
        try:
            yield stream
        finally:
            self.count -= 1
            for kept, key in places:
                kept[key].discard(stream)
                if not kept[key]:
                    del kept[key]

    def send_sign_of_life(self) -> None:
        for stream in self.everywhere():
            stream.send(b": still here\n\n")

    def close(self) -> None:
        self.closing = True
        for stream in self.everywhere():
            stream.end()
