"""The hall: all tables, loaded when somebody wants them, changed one entry after the other, told to those who look.

An entry is applied, stored, and only then told. If it cannot be stored the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from .. import games
from ..bots.bot import MOST_WORDS
from ..engine.errors import IllegalAction, LudothequeError
from ..engine.log import ASIDE, DECISION, RESEED, SEAT, UNDO
from ..engine.words import Words
from .bus import Bus
from .entries import CLOSE, Draft, Entry, public_seat
from .errors import NotFound, Refused
from .ratings import rate, rated_of
from .setting import Setting
from .settings import Settings
from .store import Conflict, Store
from .store.jobs import Row, append, claim, create_table, due_tables, load_table, open_tables
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
REPLY = 30.0  # seconds in which an offer can be answered before the bot decides without an answer
GLANCE = 0.25  # seconds between two looks at whether it was
LOBBY_PAUSE = 0.3  # seconds in which changes of the lobby are gathered
READING, MOST_READING = 0.6, 4.0  # seconds for each further line told at once, and in all
SHORT, LONG = 0.5, 1.4  # seconds a forced answer or a bot's answer takes at least: nobody can tell which it was

Ask = Callable[[Table], list[Draft] | Answered]
Chore = tuple[int, int, str]  # the pending decision, the seat to decide, the bot there


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
        self._chores: dict[str, tuple[Any, asyncio.Task[None]]] = {}  # what is being done at a table
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
        self._spawn(self._housekeeping())
        self._spawn(self._beat())

    async def close(self) -> None:
        """Nothing is lost: what is stored is stored, what the bots were thinking about they think about again."""
        self.streams.close()
        for _, task in self._chores.values():
            task.cancel()
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
        self._plan(table)
        self._tell_lobby()
        return table

    async def change(self, id: str, ask: Ask) -> Answered:
        """Ask a table what to write and write it; nobody's leaving stops it half-way."""
        known = self._loaded.get(id)
        line = known.line if known else 0
        try:
            return await asyncio.shield(self._spawn(self._change(id, ask)))
        except LudothequeError:
            if not (known and await self._is_behind(known, line)):
                raise
        return await asyncio.shield(self._spawn(self._change(id, ask)))

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
        self._plan(table)
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
            self._plan(table)
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
            self._spawn(self.bus.tell(server=self.server, table=id, here=sorted(self.streams.here(id))))

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
            self._spawn(self._send_lobby())

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
            self._spawn(self._catch_up(id))
            self._tell_lobby()

    def _look_up_all(self) -> None:
        for id in {*self._loaded, *(stream.table for stream in self.streams.everywhere() if stream.table)}:
            self._spawn(self._catch_up(id))

    # what the server does by itself

    def _plan(self, table: Table) -> None:
        """Do what the table waits for, unless it is being done."""
        wanted = (chore_of(table), table.deadline())
        known = self._chores.get(table.id)
        if known and known[0] == wanted and not known[1].done():
            return
        if known:
            known[1].cancel()
            del self._chores[table.id]
        if wanted != (None, None):
            self._chores[table.id] = (wanted, self._spawn(self._do_what_is_due(table.id, *wanted)))

    async def _do_what_is_due(self, id: str, chore: Chore | None, deadline: float | None) -> None:
        if chore is not None:
            await self._do(id, chore)
        if deadline is not None:
            await asyncio.sleep(max(0.0, deadline - time.time()) + 0.01)
            await self.change(id, lambda table: table.time_up(time.time()))

    async def _do(self, id: str, chore: Chore) -> None:
        """Answer a decision that is forced or a bot's; say what the bots have to say before."""
        _, seat, bot = chore
        pause = drawn_pause() * self.settings.pace  # before anybody looks at what there is to choose
        started = time.monotonic()
        if self.store.shared and not await self._claimed(id):
            return
        await self._let_talk(id, chore)
        if bot and await self._let_people_reply(id, chore):
            await self._let_talk(id, chore)
        async with self.at(id) as table:
            if chore_of(table) != chore or table.match is None:
                return
            pause += reading_time(table) * self.settings.pace
            action, match = table.forced(), table.match.snapshot()
        if action is None and bot:
            await self.ready[match.game.name].wait()
            action = await self.thinking.decide(id, seat, bot, match)
        if action is None:
            return
        await asyncio.sleep(max(0.0, started + pause - time.monotonic()))
        chosen = action

        def answer(table: Table) -> list[Draft]:
            if chore_of(table) != chore or table.match is None or table.match.why_not(chosen, seat) is not None:
                return []
            if not bot and table.forced() != chosen:  # the player has changed their mind
                return []
            return [Draft(DECISION, seat, chosen)]

        await self.change(id, answer)

    async def _let_talk(self, id: str, chore: Chore) -> None:
        """Let the bots at a table say what they have to say before a decision."""
        for _ in range(MOST_WORDS):
            async with self.at(id) as table:
                if table.game.asides is None or table.match is None or chore_of(table) != chore:
                    return
                match, bots = table.match.snapshot(), {n: seat.bot for n, seat in enumerate(table.seats) if seat.bot}
                spoken = [entry for entry in table.entries if (entry.kind, entry.number) == (ASIDE, chore[0])]
            if len([entry for entry in spoken if entry.seat in bots]) >= MOST_WORDS:
                return
            await self.ready[match.game.name].wait()
            if not await self._one_word(id, chore, match, bots):
                return

    async def _one_word(self, id: str, chore: Chore, match: Any, bots: dict[int, str]) -> bool:
        for seat, bot in bots.items():
            payload = await self.thinking.say(id, seat, bot, match)
            if payload is None:
                continue
            said = Draft(ASIDE, seat, data=dict(payload))

            def aside(table: Table, said: Draft = said) -> list[Draft]:
                if chore_of(table) != chore or table.match is None:
                    return []
                table.match.check_aside(said.seat, said.data)
                return [said]

            try:
                await self.change(id, aside)
            except IllegalAction:  # somebody was quicker
                return False
            return True
        return False

    async def _let_people_reply(self, id: str, chore: Chore) -> bool:
        """Whoever is here and was offered something about a decision gets a while to answer; whether somebody was."""
        until, asked = time.monotonic() + REPLY * self.settings.pace, False
        while time.monotonic() < until:
            async with self.at(id) as table:
                if chore_of(table) != chore or not table.asked_people() & self.here(id):
                    break
            asked = True
            await asyncio.sleep(GLANCE)
        return asked

    async def _claimed(self, id: str) -> bool:
        async with self.at(id) as table:
            line = table.line
        now = time.time()
        return await self.store.write(claim(id, line, self.server, now, now + self.settings.lease))

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
            self._chores = {id: known for id, known in self._chores.items() if not known[1].done()}
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
                self._plan(table)
        except Exception:
            LOG.exception("a table cannot go on", extra={"table": id})

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
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


def drawn_pause() -> float:
    """How long an answer of the server takes at least, in seconds."""
    return random.SystemRandom().uniform(SHORT, LONG)


def reading_time(table: Table) -> float:
    """How much longer for what everybody was just told, a battle or a revolution: it tells nothing that is hidden."""
    lines = len(line_told(table, ())["said"])
    return min(MOST_READING, READING * max(0, lines - 1))


def chore_of(table: Table) -> Chore | None:
    """What the server has to do at a table: answer for a bot or where there is no choice, or let bots talk."""
    actor = table.actor
    if actor is None:
        return None
    bot = table.seats[actor].bot
    talks = table.game.asides is not None and any(seat.bot for seat in table.seats)
    return (table.number, actor, bot) if bot or talks or table.forced() is not None else None


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
