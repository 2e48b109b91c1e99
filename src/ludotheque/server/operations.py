"""What operators see: health, metrics for Prometheus, logs as JSON lines without secrets."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Awaitable, Callable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from starlette.requests import Request
from starlette.responses import Response

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
MANUAL = ("/docs", "/redoc")  # the manual's page loads its script from elsewhere


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


def watched(metrics: Metrics) -> Callable[[Request, Callable[[Request], Awaitable[Response]]], Awaitable[Response]]:
    """Counts and logs every request, and adds the headers that keep browsers safe."""

    async def middleware(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        started = time.perf_counter()
        response = await call_next(request)
        route = request.scope.get("route")
        path = getattr(route, "path", "other")
        took = time.perf_counter() - started
        metrics.requests.labels(request.method, path, response.status_code).inc()
        metrics.seconds.labels(path).observe(took)
        LOG.info(
            "request",
            extra={"method": request.method, "path": path, "status": response.status_code, "ms": round(1000 * took, 1)},
        )
        for name, value in SECURITY.items():
            if not (name == "Content-Security-Policy" and request.url.path.startswith(MANUAL)):
                response.headers.setdefault(name, value)
        return response

    return middleware


class JsonFormatter(logging.Formatter):
    """One line of JSON for each record: time, level, text and what was given with it."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "said": record.getMessage()}
        told |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up_logs() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
