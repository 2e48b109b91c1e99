"""What operators see: health, metrics for Prometheus, logs as JSON lines without secrets, a quick end."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .hall import Hall

LOG = logging.getLogger("ludotheque.access")
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}
SECURITY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
CSP = b"content-security-policy"
HEADERS = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]
MANUAL = "/docs"  # has a script in its page
MANUAL_HEADERS = [
    (name, value + b"; script-src 'self' 'unsafe-inline'" if name == CSP else value) for name, value in HEADERS
]
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE")


def when_told_to_stop(do: Callable[[], None]) -> None:
    """Called in the event loop as soon as the process is told to stop.

    uvicorn waits for open requests before it tells the application, and a stream stays open until it is told.
    """
    if threading.current_thread() is not threading.main_thread():  # no signals there
        return
    loop = asyncio.get_running_loop()

    def passing_on(before: Callable[[int, FrameType | None], object]) -> Callable[[int, FrameType | None], None]:
        def heard(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(do)
            before(number, frame)

        return heard

    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        if callable(before):
            signal.signal(number, passing_on(before))


class Metrics:
    """Counted for each path of the description, never for single tables or people."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.hall: Hall | None = None  # known once the server has begun
        self.requests = Counter("ludo_requests", "Requests", ["method", "path", "status"], registry=self.registry)
        self.seconds = Histogram("ludo_request_seconds", "Time to answer", ["path"], registry=self.registry)
        self.registry.register(self)  # it has `collect`

    def collect(self) -> list[GaugeMetricFamily]:
        hall = self.hall
        if hall is None:
            return []
        figures = {"streams": hall.streams.count, "tables_loaded": hall.loaded, "entries_written": hall.actions}
        return [GaugeMetricFamily(f"ludo_{name}", name.replace("_", " "), value) for name, value in figures.items()]

    def page(self) -> Response:
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)


class Watched:
    """Counts and logs every request, and adds the headers that keep browsers safe."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500
        manual = scope["path"] == MANUAL

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *(MANUAL_HEADERS if manual else HEADERS)]
                self._note(scope, status, time.perf_counter() - started)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception:
            self._note(scope, 500, time.perf_counter() - started)
            raise

    def _note(self, scope: Scope, status: int, took: float) -> None:
        path = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, path, status).inc()
        self.metrics.seconds.labels(path).observe(took)
        told = {"method": method, "path": path, "status": status, "ms": round(1000 * took, 1)}
        LOG.info("request", extra=told)


class JsonFormatter(logging.Formatter):
    """One line of JSON for each record: time, level, text and what was given with it."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "said": record.getMessage()}
        told |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up_logs() -> None:
    """JSON lines for machines; plain ones for a person at a terminal."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s") if handler.stream.isatty() else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
    if handler.stream.isatty():
        LOG.setLevel(logging.WARNING)
