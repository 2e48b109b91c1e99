"""The page: what `npm run build` makes of `web/`, served as files. The page finds its own way from any address."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).resolve().parent / "page"
PLACES = ("new", "table", "learn", "rules", "me")  # the first part of the page's own addresses
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
NOT_BUILT = "<!doctype html><title>Ludotheque</title><p>The page is not built: <code>make play</code> builds it."


class Assets(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER
        return response


class Files(StaticFiles):
    """What lies beside the page: icons, the manifest. Whoever looks for something else gets the page, which says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code == 404 and "text/html" in Headers(scope=scope).get("accept", ""):
                return page(404)
            raise
        response.headers["Cache-Control"] = "no-cache"
        return response


def page(status: int = 200) -> Response:
    if not (FOLDER / "index.html").exists():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(FOLDER / "index.html", status, headers={"Cache-Control": "no-cache"})


def add_to(app: FastAPI) -> None:
    async def index() -> Response:
        return page()

    for path in ("/", *(f"/{place}" for place in PLACES), *(f"/{place}/{{rest:path}}" for place in PLACES)):
        app.add_api_route(path, index, include_in_schema=False)
    if FOLDER.exists():
        app.mount("/assets", GZipMiddleware(Assets(directory=FOLDER / "assets"), minimum_size=500))
        app.mount("/", Files(directory=FOLDER))
