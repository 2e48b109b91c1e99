"""The store: migrations give the schema, writes are whole or not at all, conflicts are found; on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select

from ludotheque.server.errors import BadStart
from ludotheque.server.store import Conflict, Store
from ludotheque.server.store.jobs import append, claim, create_person, create_table, find_person, key_for, put
from ludotheque.server.store.schema import lines, metadata, people

T = TypeVar("T")
PERSON = {"id": "p", "name": "Ann", "language": "en", "version": 0, "created": 0.0}
TABLE: dict[str, Any] = {
    "id": "t", "game": "g", "setting": {}, "status": "running", "public": False, "summary": {}, "line": 1,
    "waits": "server", "created": 0.0, "changed": 0.0,
}  # fmt: skip


def line(number: int) -> dict[str, Any]:
    return {"table_id": "t", "line": number, "kind": "x", "number": 0, "seat": 0, "action": 0, "data": {}, "at": 0.0}


def run(store: Store, work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    finally:
        store.close()


def test_migrations_give_the_schema_and_can_run_again(database: str) -> None:
    store = Store(database)
    store.migrate()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_writes_of_one_moment_share_a_commit_and_one_that_fails_takes_nothing_else_down(database: str) -> None:
    store = Store(database)

    async def work() -> tuple[list[Any], int]:
        def person(n: int) -> Any:
            return store.write(create_person({**PERSON, "id": f"p{n}"}))

        def bad(connection: Connection) -> None:
            put(connection, people, {**PERSON, "id": "half"})
            raise ValueError("half-way")

        jobs = [person(n) if n % 3 else store.write(bad) for n in range(30)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        count = select(func.count()).select_from(people)
        return answers, await store.read(lambda connection: int(connection.execute(count).scalar_one()))

    answers, stored = run(store, work())
    assert stored == 20
    assert sum(isinstance(answer, ValueError) for answer in answers) == 10


def test_a_line_is_written_once(database: str) -> None:
    store = Store(database)

    async def work() -> list[Any]:
        await store.write(create_table(TABLE, [line(1)], []))
        same = [store.write(append("t", [line(2), line(3)], {"line": 3}, [], None)) for _ in range(4)]
        answers = await asyncio.gather(*same, return_exceptions=True)
        with pytest.raises(Conflict):  # the first of them is new, the second is not: neither is written
            await store.write(append("t", [line(4), line(3)], {"line": 9}, [], None))
        found = select(lines.c.line).order_by(lines.c.line)
        assert await store.read(lambda connection: list(connection.execute(found).scalars())) == [1, 2, 3]
        return answers

    answers = run(store, work())
    assert [isinstance(answer, Conflict) for answer in answers].count(False) == 1


def test_a_decision_is_claimed_by_one_server_until_its_lease_is_over(database: str) -> None:
    store = Store(database)

    async def work() -> list[bool]:
        await store.write(create_table(TABLE, [], []))
        asked = [("a", 0.0), ("b", 1.0), ("a", 2.0), ("b", 70.0), ("a", 71.0)]
        return [await store.write(claim("t", 1, server, now, now + 60.0)) for server, now in asked]

    assert run(store, work()) == [True, False, True, True, False]


def test_a_claim_for_a_table_that_went_on_fails(database: str) -> None:
    store = Store(database)

    async def work() -> bool:
        await store.write(create_table(TABLE, [], []))
        return await store.write(claim("t", 0, "a", 0.0, 60.0))

    assert run(store, work()) is False


def test_a_secret_is_drawn_once(database: str) -> None:
    store = Store(database)

    async def work() -> list[str]:
        return [await store.write(key_for("cookies", drawn)) for drawn in ("first", "second")]

    assert run(store, work()) == ["first", "first"]


def test_nobody_is_found_by_a_name_nobody_has(database: str) -> None:
    store = Store(database)
    assert run(store, store.read(find_person(login="nobody"))) is None


@pytest.mark.parametrize("url", ["mysql://x/y", "rubbish", ""])
def test_a_database_we_do_not_know_is_refused(url: str) -> None:
    with pytest.raises(BadStart, match="is no database"):
        Store(url)
