"""How much one person or address may ask for: requests a second, bytes in a request."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import TooMuch
from .wording import encoded

REMEMBERED = 20_000


class Bucket:
    """So many a second in the long run, some more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        now = time.monotonic()
        left, at = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        self._left[who] = (max(0.0, left - 1.0), now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if left < 1.0:
            raise TooMuch("too-fast")


class BodyLimit:
    """Refuses requests with a larger body, before anything of it is kept."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        seen = 0

        async def limited() -> Message:
            nonlocal seen
            received = await receive()
            seen += len(received.get("body", b""))
            if seen > self.most:
                raise HTTPException(413, too_large(self.most))
            return received

        try:
            declared = int(dict(scope["headers"]).get(b"content-length", b"0"))
        except ValueError:
            declared = 0
        if declared > self.most:
            await answer_too_large(send, self.most)
            return
        await self.app(scope, limited, send)


def too_large(most: int) -> str:
    return f"a request has at most {most} bytes"


async def answer_too_large(send: Send, most: int) -> None:
    body = encoded({"title": "too-large", "status": 413, "detail": too_large(most)})
    headers = [(b"content-type", b"application/problem+json"), (b"connection", b"close")]
    start: MutableMapping[str, Any] = {"type": "http.response.start", "status": 413, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
