"""The hall: all tables, loaded when somebody wants them, changed one entry after the other, told to those who look.

An entry is applied, stored, and only then told. If it cannot be stored the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from .. import games
from ..engine.errors import LudothequeError
from ..engine.log import DECISION, RESEED, SEAT, UNDO
from ..engine.words import Words
from .bus import Bus
from .chores import LONG, Chores
from .entries import CLOSE, Draft, Entry, public_seat
from .errors import NotFound, Refused
from .ratings import rate, rated_of
from .setting import Setting
from .settings import Settings
from .store import Conflict, Store
from .store.jobs import Row, append, create_table, due_tables, load_table, open_tables
from .streams import HEARTBEAT, Stream, Streams, framed
from .table import FINISHED, OPEN, RUNNING, Answered, Table, new_id, replayed
from .telling import event_told, line_told, result
from .thinking import Thinking
from .wording import plain, words_for

LOG = logging.getLogger(__name__)
TRIES = 5  # when other servers write to the same table at the same moment
PRESENT = 60.0  # seconds for which a server believes another one who is there
STUCK = 30.0  # seconds after which the only server tries again what it did not manage
SWEEP = 2.0  # seconds between two looks for tables nobody acts for
IDLE = 120.0  # seconds after which a table leaves the memory
LOBBY_PAUSE = 0.3  # seconds in which changes of the lobby are gathered

Ask = Callable[[Table], list[Draft] | Answered]


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.streams = Streams(settings)
        self.thinking = Thinking(settings.thinkers)
        self.server = secrets.token_hex(6)
        self.ready = {name: asyncio.Event() for name in games.names()}  # set when a game is compiled: bots may think
        self.bus = Bus(store, self._heard, self._look_up_all)
        self.actions = 0
        self._loaded: OrderedDict[str, Table] = OrderedDict()
        self._used: dict[str, float] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.chores = Chores(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._elsewhere: dict[tuple[str, str], set[str]] = {}  # by server and table: who looks at it on other servers
        self._alive: dict[str, float] = {}  # until when other servers are believed to be there
        self._lobby_pending = False

    @property
    def loaded(self) -> int:
        """Tables in memory."""
        return len(self._loaded)

    async def begin(self) -> None:
        self.bus.begin()
        self.spawn(self._housekeeping())
        self.spawn(self._beat())

    async def close(self) -> None:
        """Nothing is lost: what is stored is stored, what the bots were thinking about they think about again."""
        self.streams.close()
        self.chores.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        self.bus.close()

    # changing a table

    async def create(self, setting: Setting, drafts: Sequence[Draft]) -> Table:
        table, now = Table(new_id(), setting), time.time()
        for draft in drafts:
            table.apply(table.entry(draft, now))
        row = {"id": table.id, "game": setting.game, "setting": setting.stored(), "public": setting.public}
        row |= {"created": now, **self._row(table)}
        await self.store.write(create_table(row, [stored(table, entry) for entry in table.entries], table.people()))
        self._keep(table)
        self.chores.plan(table)
        self._tell_lobby()
        return table

    async def change(self, id: str, ask: Ask) -> Answered:
        """Ask a table what to write and write it; nobody's leaving stops it half-way."""
        known = self._loaded.get(id)
        line = known.line if known else 0
        try:
            return await asyncio.shield(self.spawn(self._change(id, ask)))
        except LudothequeError:
            if not (known and await self._is_behind(known, line)):
                raise
        return await asyncio.shield(self.spawn(self._change(id, ask)))

    async def _change(self, id: str, ask: Ask) -> Answered:
        for _ in range(TRIES):
            async with self.at(id) as table:
                drafts = ask(table)
                if isinstance(drafts, Answered):
                    return drafts
                if not drafts:
                    return Answered(table.line, table.number)
                try:
                    return await self._write(table, drafts)
                except Conflict:
                    continue
        raise Refused("busy", status=503)

    async def _write(self, table: Table, drafts: Sequence[Draft]) -> Answered:
        frames: list[tuple[Stream, bytes]] = []
        before, now = table.line, max(time.time(), table.entries[-1].at if table.entries else 0.0)
        was_open = table.status == OPEN
        try:
            for draft in drafts:
                table.apply(table.entry(draft, now))
                frames += self._frames(table)
            entries = [stored(table, entry) for entry in table.entries[before:]]
            told = {"server": self.server, "table": table.id, "line": table.line}
            await self.store.write(self._appending(table, entries, told))
        except BaseException:
            self._forget(table.id)
            raise
        self.actions += len(entries)
        deliver(frames, table.line)
        if any(draft.kind in (UNDO, RESEED) for draft in drafts):
            self.thinking.forget(table.id)
        self.chores.plan(table)
        self._tell_people(table)
        if was_open:
            self._tell_lobby()
        return Answered(table.line, table.number)

    def _appending(self, table: Table, entries: list[Row], told: Row) -> Callable[[Connection], None]:
        seated = table.people() if any(entry["kind"] == SEAT for entry in entries) else []
        job = append(table.id, entries, self._row(table), seated, told)
        if not (table.status == FINISHED and table.setting.rated and entries[-1]["kind"] == DECISION):
            return job
        rated = rated_of(table)

        def job_and_ratings(connection: Connection) -> None:
            job(connection)
            rate(connection, table.setting.game, rated)

        return job_and_ratings

    def _row(self, table: Table) -> Row:
        """What lists and other servers know of a table without reading its log."""
        actor, now = table.actor, time.time()
        person = table.seats[actor].person if actor is not None else ""
        due = table.deadline()
        if actor is not None and (not person or table.forced() is not None):
            due = now + LONG
        summary: Row = {"seats": [public_seat(seat) for seat in table.seats], "number": table.number}
        if table.status == FINISHED:
            summary["result"] = plain(result(table))
        return {
            "status": table.status,
            "summary": summary,
            "line": table.line,
            "turn": person or None,
            "waits": "person" if person else "server" if actor is not None else "nobody",
            "due": due,
            "claimed_by": None,
            "claimed_until": None,
            "changed": now,
        }

    # loading

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table for oneself, as long as one needs it."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            yield await self._table(id)

    async def _table(self, id: str) -> Table:
        table = self._loaded.get(id)
        if table is None:
            found = await self.store.read(load_table(id))
            if found is None:
                raise NotFound("no-table", id=id)
            table = await asyncio.to_thread(read_table, *found)
            if table.status == RUNNING and table.match is None:  # the rules have changed meanwhile
                await self._write(table, [Draft(CLOSE, data={"why": "rules"})])
            self._tell_missed(table)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._loaded[table.id] = table
        self._loaded.move_to_end(table.id)
        self._used[table.id] = time.monotonic()
        while len(self._loaded) > self.settings.loaded:
            self._forget(next(iter(self._loaded)))

    def _forget(self, id: str) -> None:
        self._loaded.pop(id, None)
        self._used.pop(id, None)

    async def _is_behind(self, table: Table, line: int) -> bool:
        """Whether another server has written more than was known of here; then it is known now."""
        if not self.store.shared:
            return False
        await self._catch_up(table.id)
        return table.line > line

    async def _catch_up(self, id: str) -> None:
        """Read what other servers have written, and tell it here."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            table = self._loaded.get(id)
            if table is None:
                if self.streams.at(id):
                    await self._table(id)
                return
            found = await self.store.read(load_table(id, table.line))
            if found is None:
                return
            frames: list[tuple[Stream, bytes]] = []
            for row in found[1]:
                table.apply(entry_of(row))
                frames += self._frames(table)
            deliver(frames, table.line)
            self.chores.plan(table)
            self._tell_people(table)

    # telling

    def told(self, table: Table, own: tuple[int, ...], language: str) -> Any:
        """The last entry of a table and the table after it, as plain data."""
        return plain(event_told(table, own), spoken(table, language))

    def _frame(self, table: Table, own: tuple[int, ...], language: str) -> bytes:
        return framed("table", event_told(table, own), table.line, spoken(table, language))

    def _frames(self, table: Table) -> list[tuple[Stream, bytes]]:
        """What everybody who looks is to be sent about the last entry."""
        made: dict[tuple[tuple[int, ...], str], bytes] = {}
        frames = []
        for stream in self.streams.at(table.id):
            if not stream.live:
                continue
            key = (table.own(stream.person), stream.language)
            if key not in made:
                made[key] = self._frame(table, *key)
            frames.append((stream, made[key]))
        return frames

    async def watch(self, stream: Stream, last: int | None) -> None:
        """Begin to send a stream what happens at its table: from an entry on, or the table as it is."""
        if self.store.shared:
            await self._catch_up(stream.table)
        async with self.at(stream.table) as table:
            if last is None or not 0 <= last <= table.line:
                stream.send(self._frame(table, table.own(stream.person), stream.language))
            elif last < table.line:
                for frame in await asyncio.to_thread(self._missed, table, stream, last):
                    stream.send(frame)
            stream.last, stream.live = table.line, True
        self._tell_presence(stream.table)

    def _tell_missed(self, table: Table) -> None:
        """A table that was read again may be further than those who look at it know."""
        for stream in self.streams.at(table.id):
            if stream.live and stream.last < table.line:
                deliver([(stream, frame) for frame in self._missed(table, stream, stream.last)], table.line)

    def _missed(self, table: Table, stream: Stream, last: int) -> list[bytes]:
        """The entries after the last one a reader has seen, each with the table as it was then."""
        if table.match is None and table.status != OPEN:
            return [self._frame(table, table.own(stream.person), stream.language)]
        return [
            self._frame(moment, moment.own(stream.person), stream.language)
            for moment in moments(table)
            if moment.line > last
        ]

    def events(self, table: Table, person: str, language: str, seat: int | None = None) -> list[Any]:
        """All that somebody was told at a table from the beginning, or a seat would have been."""
        chosen = None if seat is None else (seat,) if 0 <= seat < table.setting.seats else ()
        return [
            self.told(moment, moment.own(person) if chosen is None else chosen, language) for moment in moments(table)
        ]

    def lines(self, table: Table, person: str, language: str) -> list[Any]:
        """What somebody was told at a table, line by line, without the table."""
        return [plain(line_told(moment, moment.own(person)), spoken(moment, language)) for moment in moments(table)]

    def leave(self, stream: Stream) -> None:
        """A reader has gone."""
        if stream.table and not self.streams.closing:
            self._tell_presence(stream.table)

    def here(self, id: str) -> set[str]:
        alive = [server for server, until in self._alive.items() if until > time.monotonic()]
        return self.streams.here(id).union(*(self._elsewhere.get((server, id), ()) for server in alive))

    def _tell_presence(self, id: str) -> None:
        self._send_presence(id)
        if self.store.shared:
            self.spawn(self.bus.tell(server=self.server, table=id, here=sorted(self.streams.here(id))))

    def _send_presence(self, id: str) -> None:
        table, here = self._loaded.get(id), self.here(id)
        if table is None:
            return
        seats = [n for n, seat in enumerate(table.seats) if seat.person and seat.person in here]
        watching = len(here - set(table.people()))
        frame = framed("presence", {"table": id, "here": seats, "watching": watching})
        for stream in self.streams.at(id):
            stream.send(frame)

    def _tell_people(self, table: Table) -> None:
        """Tell those who play here but look elsewhere."""
        turn = table.seats[table.actor].person if table.actor is not None else ""
        news = {"table": table.id, "game": table.setting.game, "status": table.status}
        for person in table.people():
            for stream in self.streams.of(person):
                if stream.table != table.id:
                    stream.send(framed("mine", {**news, "your_turn": turn == person}))

    def _tell_lobby(self) -> None:
        if not self._lobby_pending:
            self._lobby_pending = True
            self.spawn(self._send_lobby())

    async def _send_lobby(self) -> None:
        await asyncio.sleep(LOBBY_PAUSE)
        self._lobby_pending = False
        if any(stream.lobby for stream in self.streams.everywhere()):
            frame = framed("lobby", {"tables": await self.lobby()})
            for stream in self.streams.everywhere():
                if stream.lobby:
                    stream.send(frame)

    async def lobby(self) -> list[Row]:
        return [listed(row) for row in await self.store.read(open_tables())]

    # other servers

    def _heard(self, told: dict[str, Any]) -> None:
        if told["server"] == self.server:
            return
        self._alive[told["server"]] = time.monotonic() + PRESENT
        id = told.get("table", "")
        if "here" in told:
            self._elsewhere[told["server"], id] = set(told["here"])
            if not told["here"]:
                del self._elsewhere[told["server"], id]
            self._send_presence(id)
        elif id:
            self.spawn(self._catch_up(id))
            self._tell_lobby()

    def _look_up_all(self) -> None:
        for id in {*self._loaded, *(stream.table for stream in self.streams.everywhere() if stream.table)}:
            self.spawn(self._catch_up(id))

    # keeping house

    async def _housekeeping(self) -> None:
        """Take up what nobody does, at the start above all, and let go of tables nobody looks at."""
        first = True
        while True:
            now = time.time()
            late = now - (SWEEP if self.store.shared else STUCK)
            if first and not self.store.shared:  # all there is to do, clocks that will run out included
                late = math.inf
            for id in await self.store.read(due_tables(late, now)):
                await self._adopt(id)
            first = False
            self.chores.forget_done()
            for id in [id for id, used in self._used.items() if used < time.monotonic() - IDLE]:
                self._forget(id)
            await asyncio.sleep(SWEEP)

    async def _beat(self) -> None:
        """Signs of life for all readers: one clock, where each stream's own would cost as much as the stream."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.streams.send_sign_of_life()
            await self.bus.tell(server=self.server)

    async def _adopt(self, id: str) -> None:
        try:
            if self.store.shared:
                await self._catch_up(id)
            async with self.at(id) as table:
                self.chores.plan(table)
        except Exception:
            LOG.exception("a table cannot go on", extra={"table": id})

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, LudothequeError):
            LOG.error("something the server did by itself failed", exc_info=error)


def moments(table: Table) -> Iterator[Table]:
    """A table after each line of its log, from the first one on; nothing where its rules have changed since."""
    again = Table(table.id, table.setting)
    for entry in table.entries if table.match or table.status == OPEN else ():
        again.apply(entry)
        yield again


def deliver(frames: Sequence[tuple[Stream, bytes]], line: int) -> None:
    """Send what is stored, up to a line of a table."""
    for stream, frame in frames:
        stream.send(frame)
        stream.last = line


def spoken(table: Table, language: str) -> Words | None:
    """The words for a reader who wants texts."""
    return words_for(language, table.game, [seat.name for seat in table.seats]) if language else None


def stored(table: Table, entry: Entry) -> Row:
    return {"table_id": table.id, **vars(entry), "data": dict(entry.data)}


def entry_of(row: Row) -> Entry:
    return Entry(**{name: row[name] for name in ("line", "kind", "number", "seat", "action", "data", "at")})


def read_table(row: Row, lines: list[Row]) -> Table:
    """A table from the store. One whose rules have changed since cannot be played again: it keeps its log only."""
    setting, entries = Setting.read(row["setting"]), [entry_of(line) for line in lines]
    table = Table(row["id"], setting)
    if table.playable:
        return replayed(row["id"], setting, entries)
    table.shelve(entries, row["status"])
    return table


def listed(row: Row) -> Row:
    """A table in a list."""
    setting = row["setting"]
    told = {name: row[name] for name in ("id", "game", "status", "created", "changed")}
    told |= {name: setting[name] for name in ("options", "rated", "hints", "clock")}
    return {**told, **row["summary"]}
