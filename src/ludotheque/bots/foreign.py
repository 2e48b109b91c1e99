"""Bots that are programs of their own, in any language: JSON lines on standard input and output.

See docs/bots.md for the protocol. A program that dies, is silent or answers rubbish has lost: BotFailed says how.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
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
LAST_WORDS = 300  # characters of what a program answered or complained, for the report
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
        if self._greeted != (match, seat):
            self._greeted = (match, seat)
            self._send(greeting(match, seat))
        self._send(question(match, seat, seed, self.seconds))
        return self._read_action(match, self._receive())

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
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> None:
        if self._process is None:
            try:
                self._process = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise BadInput("bot-unstartable", bot=self.name, why=str(error.strerror)) from None

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise BotFailed("bot-died", bot=self.name) from None

    def _receive(self) -> bytes:
        """One line, within the time there is."""
        assert self._process is not None
        assert self._process.stdout is not None
        deadline = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                left = deadline - time.monotonic()
                if left <= 0 or not waiting.select(left):
                    raise BotFailed("bot-silent", bot=self.name, seconds=str(self.seconds))
                more = os.read(self._process.stdout.fileno(), 65536)
                if not more:
                    raise BotFailed("bot-died", bot=self.name)
                self._rest += more
                if len(self._rest) > LONGEST_LINE:
                    raise BotFailed("bot-endless", bot=self.name, most=str(LONGEST_LINE))
        line, _, self._rest = self._rest.partition(b"\n")
        return line

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
