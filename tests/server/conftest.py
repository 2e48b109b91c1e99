"""Databases for the server's tests: the same tests on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.engine.compiled import PURE
from tests.server.house import serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, on a socket in a folder nobody else uses."""
    with tempfile.TemporaryDirectory(prefix="run") as runtime, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", runtime)  # where it keeps note of its servers; else it warns
        from pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def fresh_postgres(address: str) -> str:
    """A database of its own."""
    import psycopg

    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite" if PURE else "postgresql"])  # the database does not care how the rules run
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    return fresh_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with serving(database) as found:
        yield found


@pytest.fixture
def patient(database: str) -> Iterator[str]:
    """A server that never answers by itself, where tests decide everything."""
    with serving(database, pace=3600.0) as found:
        yield found
