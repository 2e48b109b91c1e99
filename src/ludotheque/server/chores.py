"""What the server does at a table by itself: answer for bots and where there is no choice, let bots talk, put a bot in
for whoever has no time left.

It changes a table as anybody does, by asking the hall.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from ..bots.bot import MOST_WORDS
from ..engine.errors import IllegalAction
from ..engine.log import ASIDE, DECISION
from .entries import Draft
from .settings import Settings
from .store import Store
from .store.jobs import claim
from .table import Answered, Table
from .telling import line_told
from .thinking import Thinking

REPLY = 30.0  # seconds in which an offer can be answered before the bot decides without an answer
GLANCE = 0.25  # seconds between two looks at whether it was
READING, MOST_READING = 0.6, 4.0  # seconds for each further line told at once, and in all
SHORT, LONG = 0.5, 1.4  # seconds a forced answer or a bot's answer takes at least: nobody can tell which it was

Chore = tuple[int, int, str]  # the pending decision, the seat to decide, the bot there


class House(Protocol):
    """What chores need of the hall."""

    settings: Settings
    store: Store
    thinking: Thinking
    server: str
    ready: dict[str, asyncio.Event]

    def at(self, id: str) -> AbstractAsyncContextManager[Table]: ...
    def change(self, id: str, ask: Callable[[Table], list[Draft] | Answered]) -> Awaitable[Answered]: ...
    def here(self, id: str) -> set[str]: ...
    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...


class Chores:
    def __init__(self, hall: House) -> None:
        self.hall = hall
        self._doing: dict[str, tuple[Any, asyncio.Task[None]]] = {}  # by table

    def stop(self) -> None:
        for _, task in self._doing.values():
            task.cancel()

    def forget_done(self) -> None:
        self._doing = {id: known for id, known in self._doing.items() if not known[1].done()}

    def plan(self, table: Table) -> None:
        """Do what the table waits for, unless it is being done."""
        wanted = (chore_of(table), table.deadline())
        known = self._doing.get(table.id)
        if known and known[0] == wanted and not known[1].done():
            return
        if known:
            known[1].cancel()
            del self._doing[table.id]
        if wanted != (None, None):
            self._doing[table.id] = (wanted, self.hall.spawn(self._do_what_is_due(table.id, *wanted)))

    async def _do_what_is_due(self, id: str, chore: Chore | None, deadline: float | None) -> None:
        if chore is not None:
            await self._do(id, chore)
        if deadline is not None:
            await asyncio.sleep(max(0.0, deadline - time.time()) + 0.01)
            await self.hall.change(id, lambda table: table.time_up(time.time()))

    async def _do(self, id: str, chore: Chore) -> None:
        """Answer a decision that is forced or a bot's; say what the bots have to say before."""
        _, seat, bot = chore
        pause = drawn_pause() * self.hall.settings.pace  # before anybody looks at what there is to choose
        started = time.monotonic()
        if self.hall.store.shared and not await self._claimed(id):
            return
        await self._let_talk(id, chore)
        if bot and await self._let_people_reply(id, chore):
            await self._let_talk(id, chore)
        async with self.hall.at(id) as table:
            if chore_of(table) != chore or table.match is None:
                return
            pause += reading_time(table) * self.hall.settings.pace
            action, match = table.forced(), table.match.snapshot()
        if action is None and bot:
            await self.hall.ready[match.game.name].wait()
            action = await self.hall.thinking.decide(id, seat, bot, match)
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

        await self.hall.change(id, answer)

    async def _let_talk(self, id: str, chore: Chore) -> None:
        """Let the bots at a table say what they have to say before a decision."""
        for _ in range(MOST_WORDS):
            async with self.hall.at(id) as table:
                if table.game.asides is None or table.match is None or chore_of(table) != chore:
                    return
                match, bots = table.match.snapshot(), {n: seat.bot for n, seat in enumerate(table.seats) if seat.bot}
                spoken = [entry for entry in table.entries if (entry.kind, entry.number) == (ASIDE, chore[0])]
            if len([entry for entry in spoken if entry.seat in bots]) >= MOST_WORDS:
                return
            await self.hall.ready[match.game.name].wait()
            if not await self._one_word(id, chore, match, bots):
                return

    async def _one_word(self, id: str, chore: Chore, match: Any, bots: dict[int, str]) -> bool:
        for seat, bot in bots.items():
            payload = await self.hall.thinking.say(id, seat, bot, match)
            if payload is None:
                continue
            said = Draft(ASIDE, seat, data=dict(payload))

            def aside(table: Table, said: Draft = said) -> list[Draft]:
                if chore_of(table) != chore or table.match is None:
                    return []
                table.match.check_aside(said.seat, said.data)
                return [said]

            try:
                await self.hall.change(id, aside)
            except IllegalAction:  # somebody was quicker
                return False
            return True
        return False

    async def _let_people_reply(self, id: str, chore: Chore) -> bool:
        """Whoever is here and was offered something about a decision gets a while to answer; whether somebody was."""
        until, asked = time.monotonic() + REPLY * self.hall.settings.pace, False
        while time.monotonic() < until:
            async with self.hall.at(id) as table:
                if chore_of(table) != chore or not table.asked_people() & self.hall.here(id):
                    break
            asked = True
            await asyncio.sleep(GLANCE)
        return asked

    async def _claimed(self, id: str) -> bool:
        async with self.hall.at(id) as table:
            line = table.line
        now = time.time()
        return await self.hall.store.write(claim(id, line, self.hall.server, now, now + self.hall.settings.lease))


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
