"""Event streams: what each viewer is sent, who is here. A stream that does not keep up is ended; its reader resumes."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ..engine.words import Words
from .errors import TooMuch
from .settings import Settings
from .wording import encoded

WAITING = 200  # events a slow reader may be behind
HEARTBEAT = 15.0  # seconds of silence before a sign of life
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
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.ended = False

    def send(self, frame: bytes) -> None:
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            if self._queue.full():
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    async def frames(self) -> AsyncIterator[bytes]:
        yield b"retry: %d\n\n" % RETRY
        while True:
            try:
                frame = await asyncio.wait_for(self._queue.get(), HEARTBEAT)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if frame is None:
                return
            yield frame


class Streams:
    """All streams of this server, by table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._at: defaultdict[str, set[Stream]] = defaultdict(set)
        self._each: Counter[str] = Counter()
        self.count = 0
        self.closing = False

    def at(self, table: str) -> set[Stream]:
        return self._at.get(table, set())

    def everywhere(self) -> Iterable[Stream]:
        for streams in list(self._at.values()):
            yield from list(streams)

    def here(self, table: str) -> set[str]:
        """People who look at a table, those without a name as one."""
        return {stream.person for stream in self.at(table)}

    @contextmanager
    def opened(self, person: str, table: str, language: str, *, lobby: bool, address: str) -> Iterator[Stream]:
        """A stream for as long as its reader stays."""
        who = person or address
        if self._each[who] >= self._settings.streams_each or self.count >= self._settings.streams:
            raise TooMuch("too-many-streams", status=429)
        stream = Stream(person, table, language, lobby=lobby)
        self._at[table].add(stream)
        self._each[who] += 1
        self.count += 1
        try:
            yield stream
        finally:
            self.count -= 1
            self._each[who] -= 1
            if not self._each[who]:
                del self._each[who]
            self._at[table].discard(stream)
            if not self._at[table]:
                del self._at[table]

    def close(self) -> None:
        self.closing = True
        for stream in self.everywhere():
            stream.end()
