"""Bots that are programs of their own, in any language: JSON lines on standard input and output.

See docs/bots.md for the protocol. A program that dies, is silent or answers rubbish has lost: BotFailed says how.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import Any

from ..engine.errors import BadInput, LudothequeError
from ..engine.game import Payload
from ..engine.match import Action, Match
from .bot import BotFailed

PATIENCE = 10.0  # seconds for an answer where no limit is given; also for the program to start
LONGEST_LINE = 1_000_000  # bytes
LAST_WORDS = 300  # characters of what a program answered, for the report
PROTOCOL = 1


class ForeignBot:
    """One process for one seat of one game."""

    def __init__(self, command: str, *, seconds: float = PATIENCE) -> None:
        self.name, self.seconds = command, seconds
        self._words = split_command(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._greeted: tuple[Match, int] | None = None

    def decide(self, match: Match, seed: int) -> Action:
        seat = match.actor
        assert seat is not None
        self._start()
        asked = [question(match, seat, seed, self.seconds)]
        if self._greeted != (match, seat):
            self._greeted = (match, seat)
            asked.insert(0, greeting(match, seat))
        return self._read_action(match, self._exchange(b"".join(json.dumps(line).encode() + b"\n" for line in asked)))

    def say(self, match: Match, seat: int) -> Payload | None:
        return None  # the protocol has no deals yet

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(1.0)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # and whatever it has started itself
        process.wait()

    def _start(self) -> None:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            except OSError as error:
                raise BadInput("bot-unstartable", bot=self.name, why=str(error.strerror)) from None
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)  # a program that does not read must not stop us

    def _exchange(self, asked: bytes) -> bytes:
        """Send what is asked and read one line, within the time there is."""
        assert self._process is not None
        to, answers = self._process.stdin, self._process.stdout
        assert to is not None
        assert answers is not None
        deadline = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(to, selectors.EVENT_WRITE)
            waiting.register(answers, selectors.EVENT_READ)
            while asked or b"\n" not in self._rest:
                left = deadline - time.monotonic()
                ready = [key.fileobj for key, _ in waiting.select(left)] if left > 0 else []
                if not ready:
                    raise BotFailed("bot-silent", bot=self.name, seconds=str(self.seconds))
                if to in ready:
                    asked = asked[self._write(asked) :]
                    if not asked:
                        waiting.unregister(to)
                if answers in ready:
                    self._read_more()
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _write(self, asked: bytes) -> int:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            return os.write(self._process.stdin.fileno(), asked)
        except OSError:
            raise self._died() from None

    def _read_more(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        more = os.read(self._process.stdout.fileno(), 65536)
        if not more:
            raise self._died()
        self._rest += more
        if len(self._rest) > LONGEST_LINE:
            raise BotFailed("bot-endless", bot=self.name, most=str(LONGEST_LINE))

    def _died(self) -> BotFailed:
        assert self._process is not None
        try:
            code = str(self._process.wait(1.0))
        except subprocess.TimeoutExpired:  # it has only closed its output
            code = "–"
        return BotFailed("bot-died", bot=self.name, code=code)

    def _read_action(self, match: Match, line: bytes) -> Action:
        said = line.decode(errors="replace")[:LAST_WORDS]
        try:
            answer = json.loads(line)
            given = answer["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BotFailed("bot-rubbish", bot=self.name, said=said) from None
        if not isinstance(given, str | int) or isinstance(given, bool):
            raise BotFailed("bot-rubbish", bot=self.name, said=said)
        try:
            action = match.action(given)
            refused = match.refusal(action)
        except LudothequeError as error:
            raise BotFailed(
                "bot-illegal", bot=self.name, said=said, why=error.message, words_in=error.words_in
            ) from None
        if refused is not None:
            words = (match.game.folder / "words",)
            raise BotFailed("bot-illegal", bot=self.name, said=said, why=refused, words_in=words)
        return action


def greeting(match: Match, seat: int) -> dict[str, Any]:
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": dict(match.options),
        "seat": seat,
    }


def question(match: Match, seat: int, seed: int, seconds: float) -> dict[str, Any]:
    legal = [{"code": action.code, "text": action.text} for action in match.legal()]
    return {
        "type": "decide",
        "number": match.number,
        "seat": seat,
        "seed": seed,
        "seconds": seconds,
        "legal": legal,
        "view": match.view(seat),
    }


def split_command(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadInput("bot-no-command", bot=command)
    return words
