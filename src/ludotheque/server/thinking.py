"""Bots and the coach at work, outside the event loop: compiled search lets other threads run meanwhile.

One queue in the order of asking. A table asks for one decision at a time, so no table can crowd out the others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..bots.analysis import Analysis, analyse
from ..bots.bot import Bot, bot_seed
from ..bots.coach import Hint, hints
from ..bots.find import find_bot
from ..engine.game import Payload
from ..engine.match import Match
from .errors import TooMuch

REMEMBERED = 8  # bots whose trees are kept from decision to decision; a master's take 30 MB
T = TypeVar("T")
COACHED = 4  # hints and analyses that may wait


class Thinking:
    def __init__(self, thinkers: int) -> None:
        self._bots = ThreadPoolExecutor(thinkers, thread_name_prefix="bot")
        self._coach = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._coached = 0
        self._known: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, table: str, seat: int, name: str) -> Bot:
        key = (table, seat, name)
        bot = self._known.pop(key, None) or find_bot(name, threads=1)
        self._known[key] = bot
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return bot

    async def decide(self, table: str, seat: int, name: str, match: Match) -> int:
        bot, loop = self.bot(table, seat, name), asyncio.get_running_loop()
        seed = bot_seed(match)
        return (await loop.run_in_executor(self._bots, bot.decide, match, seed)).code

    async def say(self, table: str, seat: int, name: str, match: Match) -> Payload | None:
        bot = self.bot(table, seat, name)
        return await asyncio.get_running_loop().run_in_executor(self._bots, bot.say, match, seat)

    async def hints(self, match: Match) -> list[Hint]:
        return await self._coached_run(lambda: hints(match))

    async def analysis(self, match: Match, viewer: int | None) -> Analysis:
        return await self._coached_run(lambda: analyse(match, viewer=viewer))

    async def _coached_run(self, task: Callable[[], T]) -> T:
        if self._coached >= COACHED:
            raise TooMuch("coach-busy", status=503)
        self._coached += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._coach, task)
        finally:
            self._coached -= 1

    def forget(self, table: str) -> None:
        """What the bots at a table remember no longer holds."""
        for key in [key for key in self._known if key[0] == table]:
            del self._known[key]

    def close(self) -> None:
        self._bots.shutdown(wait=False, cancel_futures=True)
        self._coach.shutdown(wait=False, cancel_futures=True)
