"""The application: puts the house together, answers errors in one form."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.staticfiles import StaticFiles

from .. import __version__
from ..engine.errors import LudothequeError
from ..engine.words import words_of
from . import page, preparing
from .api import events, games, me, records, tables
from .api.context import COOKIE, House, language_of
from .api.wire import Health, Problem
from .errors import SERVER_WORDS, Refused, Stale
from .hall import Hall
from .limits import BodyLimit, Bucket
from .operations import Metrics, Watched, when_told_to_stop
from .people import People
from .settings import Settings
from .store import Store

DESCRIPTION = """Play board games with people and bots: by the page, or by a program of your own.

**Play**: make a table (`POST /api/tables`), listen to it (`GET /api/events?table=ID`), answer the decisions that are
yours (`POST /api/tables/ID/actions`) with the `number` of the decision you answer. A decision too late is refused with
the number of the pending one; the same post twice is applied once.

**Who you are**: a cookie for browsers, a token (`Authorization: Bearer ...`, see `POST /api/me/tokens`) for programs.

**Texts** are Fluent messages (`id`, `args`); with `lang=en|fr|de` their `text` comes along. Refusals are in your
language."""
PROBLEM = "application/problem+json"
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, settings.url)
        hall, people = Hall(settings, store), People(store, settings.secret)
        await people.begin()
        app.state.house = House(
            settings,
            hall,
            people,
            changes=Bucket(settings.rate, 3 * settings.rate),
            newcomers=Bucket(settings.newcomers, 30 * settings.newcomers),
            logins=Bucket(0.1, 10),
        )
        app.state.metrics.hall = hall
        making_ready = preparing.begin(hall)
        await hall.begin()
        when_told_to_stop(hall.streams.close)
        try:
            yield
        finally:
            making_ready.__exit__()
            await hall.close()
            await asyncio.to_thread(store.close)

    app = Application(
        title="Ludotheque",
        version=__version__,
        description=DESCRIPTION,
        lifespan=life,
        responses=REFUSALS,
        docs_url=None,  # see add_manual
        redoc_url=None,
        middleware=[Middleware(BodyLimit, most=settings.body)],
    )
    app.state.metrics = Metrics()
    app.add_middleware(Watched, metrics=app.state.metrics)
    for part in (games, me, tables, events, records):
        app.include_router(part.router)
    add_operations(app, settings)
    add_manual(app)
    page.add_to(app)
    app.add_exception_handler(LudothequeError, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, not_there)
    return app


class Application(FastAPI):
    def openapi(self) -> dict[str, Any]:
        return describe(self)


def describe(app: FastAPI) -> dict[str, Any]:
    """The description, in which refusals have the kind of content they really have."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        for path in schema["paths"].values():
            for operation in path.values():
                for status, response in operation["responses"].items():
                    if status >= "400" and "content" in response:
                        (content,) = {json.dumps(told) for told in response["content"].values()}
                        response["content"] = {PROBLEM: json.loads(content)}
        app.openapi_schema = schema
    return app.openapi_schema


def add_manual(app: FastAPI) -> None:
    """The description as a page; its script and style are served from here, so that it needs nothing from elsewhere."""
    app.mount("/manual", StaticFiles(packages=[("fastapi_offline", "static")]))

    @app.get("/docs", include_in_schema=False)
    async def manual() -> Response:
        return get_swagger_ui_html(
            openapi_url="/openapi.json",
            title=app.title,
            swagger_js_url="/manual/swagger-ui-bundle.js",
            swagger_css_url="/manual/swagger-ui.css",
            swagger_favicon_url="/manual/favicon.png",
        )


def add_operations(app: FastAPI, settings: Settings) -> None:
    @app.get("/health", tags=["operations"], summary="Whether the server works")
    async def health(request: Request) -> Health:
        house = request.app.state.house
        await house.hall.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        return Health(ok=True, ready=all(event.is_set() for event in house.hall.ready.values()))

    if settings.metrics:

        @app.get("/metrics", tags=["operations"], summary="Figures for Prometheus", response_class=Response)
        async def metrics(request: Request) -> Response:
            page: Response = request.app.state.metrics.page()
            return page


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudothequeError)
    house: House = request.app.state.house
    person = await house.people.by_cookie(request.cookies.get(COOKIE))
    language = language_of(request, person)
    words = words_of(language, SERVER_WORDS, *(path for path in error.words_in if path != SERVER_WORDS))
    status = error.status if isinstance(error, Refused) else 422
    problem = Problem(title=error.message.id, status=status, detail=words(error.message))
    if isinstance(error, Stale):
        problem.number = int(error.message.args["current"])
    return told(problem)


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return told(Problem(title="invalid", status=422, detail=f"{where}: {first['msg']}"))


async def not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return told(Problem(title="http", status=error.status_code, detail=str(error.detail)), error.headers)


def told(problem: Problem, headers: Mapping[str, str] | None = None) -> Response:
    body = problem.model_dump(exclude_none=True)
    return JSONResponse(body, problem.status, headers, media_type=PROBLEM)


if __name__ == "__main__":  # the description, from which the page's types are made
    sys.stdout.write(json.dumps(create_app(Settings()).openapi()))
