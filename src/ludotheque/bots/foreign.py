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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from ..engine.errors import BadInput, LudothequeError
from ..engine.game import Payload
from ..engine.match import Action, Match
from ..engine.words import Message
from .bot import BotFailed

PATIENCE = 10.0  # seconds for an answer where no limit is given; also for the program to start
LONGEST_LINE = 1_000_000  # bytes
LAST_WORDS = 300  # characters of what a program answered, for the report
PROTOCOL = 1
TALKS = {"talk": True}  # what a program writes first that wants to be asked out of turn too
T = TypeVar("T")


class ForeignBot:
    """One process for one seat of one game."""

    def __init__(self, command: str, *, name: str = "", seconds: float = PATIENCE) -> None:
        self.name, self.seconds = name or command, seconds
        self._words = split_command(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._greeted: tuple[Match, int] | None = None
        self._talks = False

    def decide(self, match: Match, seed: int) -> Action:
        assert match.actor is not None
        return self._ask(match, match.actor, {"type": "decide", "seed": seed}, self._read_action)

    def say(self, match: Match, seat: int) -> Payload | None:
        if not self._talks or match.over:
            return None
        return self._ask(match, seat, {"type": "talk"}, self._read_words)

    def _ask(self, match: Match, seat: int, asked: dict[str, Any], read: Callable[[Match, int, str], T]) -> T:
        try:
            lines, patience = [{**asked, **seen(match, seat), "seconds": self.seconds}], self.seconds
            if self._process is None:
                self._start()
                patience += PATIENCE
            if self._greeted != (match, seat):
                self._greeted = (match, seat)
                lines.insert(0, greeting(match, seat))
            said = self._exchange(b"".join(json.dumps(line).encode() + b"\n" for line in lines), patience)
            if not self._talks and parsed(said) == TALKS:
                self._talks = True
                said = self._exchange(b"", patience)
            return read(match, seat, said)
        except BotFailed as failed:
            failed.seat = seat
            raise

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

    def _exchange(self, asked: bytes, patience: float) -> str:
        """Send what is asked and read one line, within the time there is."""
        assert self._process is not None
        to, answers = self._process.stdin, self._process.stdout
        assert to is not None
        assert answers is not None
        deadline = time.monotonic() + patience
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
        return line.decode(errors="replace")

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

    def _read_action(self, match: Match, seat: int, said: str) -> Action:
        given = self._entry(said, "action")
        if not isinstance(given, str | int) or isinstance(given, bool):
            raise self._rubbish(said)
        try:
            action = match.action(given)
            refused = match.refusal(action)
        except LudothequeError as error:
            raise self._illegal(said, error.message, error.words_in) from None
        if refused is not None:
            raise self._illegal(said, refused, (match.game.folder / "words",))
        return action

    def _read_words(self, match: Match, seat: int, said: str) -> Payload | None:
        given = self._entry(said, "say")
        if given is None:
            return None
        if not isinstance(given, dict):
            raise self._rubbish(said)
        try:
            match.check_aside(seat, given)
        except LudothequeError as error:
            raise self._illegal(said, error.message, error.words_in) from None
        return given

    def _entry(self, said: str, name: str) -> Any:
        answer = parsed(said)
        if not isinstance(answer, dict) or name not in answer:
            raise self._rubbish(said)
        return answer[name]

    def _rubbish(self, said: str) -> BotFailed:
        return BotFailed("bot-rubbish", bot=self.name, said=said[:LAST_WORDS])

    def _illegal(self, said: str, why: Message, words_in: tuple[Path, ...]) -> BotFailed:
        return BotFailed("bot-illegal", bot=self.name, said=said[:LAST_WORDS], why=why, words_in=words_in)


def greeting(match: Match, seat: int) -> dict[str, Any]:
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": dict(match.options),
        "seat": seat,
        "talk": match.game.asides is not None,
    }


def seen(match: Match, seat: int) -> dict[str, Any]:
    """What a seat may see now, and what it may decide if it is its turn."""
    found = {"number": match.number, "seat": seat, "view": match.view(seat)}
    if match.actor == seat:
        found["legal"] = [{"code": action.code, "text": action.text} for action in match.legal()]
    return found


def parsed(said: str) -> object:
    """None for what is no JSON."""
    try:
        return json.loads(said)
    except (ValueError, RecursionError):
        return None


def split_command(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadInput("bot-no-command", bot=command)
    return words
