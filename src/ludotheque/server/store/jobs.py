"""What is asked of the store, as jobs for its connections: tables and their lines, people, ratings."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .schema import analyses, keys, lines, members, people, ratings, reports, tables, tokens
from .store import Conflict, Job

Row = dict[str, Any]
SHOWN = 50  # tables in a list
CHANNEL = "ludotheque"


def put(connection: Connection, table: Any, row: Row) -> bool:
    """Insert a row if it is not there yet; whether it was not."""
    return connection.execute(putting(table, connection.dialect.name), row).first() is not None


@lru_cache(maxsize=None)
def putting(table: Any, dialect: str) -> Any:
    """Made once: making a statement takes longer than running it."""
    module = postgresql if dialect == "postgresql" else sqlite
    return module.insert(table).on_conflict_do_nothing().returning(literal(1))


CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("table"))


# tables


def create_table(row: Row, entries: list[Row], seated: Iterable[str]) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(insert(tables), row)
        if entries:
            connection.execute(insert(lines), entries)
        note_members(connection, row["id"], seated)

    return job


def append(table: str, entries: list[Row], changes: Row, seated: Iterable[str], told: Row | None) -> Job[None]:
    """Write lines at the end of a log. Conflict if they are there already: then nothing is written."""

    def job(connection: Connection) -> None:
        for entry in entries:
            if not put(connection, lines, entry):
                raise Conflict
        connection.execute(CHANGE_TABLE, {**changes, "table": table})
        note_members(connection, table, seated)
        if told is not None:
            notify(connection, told)

    return job


def note_members(connection: Connection, table: str, seated: Iterable[str]) -> None:
    for person in seated:
        put(connection, members, {"person": person, "table_id": table})


def notify(connection: Connection, told: Row) -> None:
    """Tell the other servers, when the transaction is done."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, json.dumps(told))))


def load_table(table: str, after: int = 0) -> Job[tuple[Row, list[Row]] | None]:
    def job(connection: Connection) -> tuple[Row, list[Row]] | None:
        row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
        if row is None:
            return None
        wanted = and_(lines.c.table_id == table, lines.c.line > after)
        found = connection.execute(select(lines).where(wanted).order_by(lines.c.line)).mappings()
        return dict(row), [dict(entry) for entry in found]

    return job


def listed(query: Select[Any]) -> Job[list[Row]]:
    return lambda connection: [dict(row) for row in connection.execute(query.limit(SHOWN)).mappings()]


def open_tables() -> Job[list[Row]]:
    wanted = and_(tables.c.status == "open", tables.c.public)
    return listed(select(tables).where(wanted).order_by(tables.c.changed.desc()))


def tables_of(person: str, finished: bool) -> Job[list[Row]]:
    """Somebody's tables: those that wait for them first, then the latest."""
    over = tables.c.status.in_(["finished", "closed"])
    query = select(tables).join(members, members.c.table_id == tables.c.id)
    query = query.where(members.c.person == person, over if finished else ~over)
    mine = func.coalesce(tables.c.turn == person, False)
    return listed(query.order_by(mine.desc(), tables.c.changed.desc()))


def finished_tables(game: str = "") -> Job[list[Row]]:
    wanted = and_(tables.c.status == "finished", tables.c.public)
    query = select(tables).where(and_(wanted, tables.c.game == game) if game else wanted)
    return listed(query.order_by(tables.c.changed.desc()))


def count_tables(person: str) -> Job[int]:
    wanted = and_(members.c.person == person, tables.c.status.in_(["open", "running"]))
    query = select(func.count()).select_from(tables).join(members, members.c.table_id == tables.c.id).where(wanted)
    return lambda connection: int(connection.execute(query).scalar_one())


def due_tables(before: float, now: float) -> Job[list[str]]:
    """Tables for which a server should have done something before a time, and none has said that it will."""
    free = or_(tables.c.claimed_until.is_(None), tables.c.claimed_until < now)
    query = select(tables.c.id).where(tables.c.status == "running", tables.c.due < before, free)
    return lambda connection: [str(id) for id in connection.execute(query).scalars()]


def claim(table: str, line: int, server: str, now: float, until: float) -> Job[bool]:
    """Whether this server may act for a table: nobody else has said so, or their time is up."""
    free = or_(tables.c.claimed_by.is_(None), tables.c.claimed_by == server, tables.c.claimed_until < now)
    change = update(tables).where(tables.c.id == table, tables.c.line == line, free)
    change = change.values(claimed_by=server, claimed_until=until)
    return lambda connection: connection.execute(change).rowcount == 1


# analyses


def save_analysis(table: str, found: Any) -> Job[None]:
    def job(connection: Connection) -> None:
        put(connection, analyses, {"table_id": table, "found": found})

    return job


def load_analysis(table: str) -> Job[Any]:
    query = select(analyses.c.found).where(analyses.c.table_id == table)
    return lambda connection: connection.execute(query).scalar_one_or_none()


# people


def create_person(row: Row) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(insert(people), row)

    return job


def find_person(**by: str) -> Job[Row | None]:
    query = select(people).where(*(people.c[name] == value for name, value in by.items()))

    def job(connection: Connection) -> Row | None:
        row = connection.execute(query).mappings().first()
        return dict(row) if row else None

    return job


def change_person(person: str, **changes: Any) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person).values(**changes))

    return job


def create_token(row: Row, most: int) -> Job[bool]:
    """False where the person has as many as allowed."""

    def job(connection: Connection) -> bool:
        owned = select(func.count()).select_from(tokens).where(tokens.c.person == row["person"])
        if connection.execute(owned).scalar_one() >= most:
            return False
        connection.execute(insert(tokens), row)
        return True

    return job


def tokens_of(person: str) -> Job[list[Row]]:
    return listed(select(tokens).where(tokens.c.person == person).order_by(tokens.c.created))


def revoke_token(person: str, token: str) -> Job[bool]:
    change = delete(tokens).where(tokens.c.person == person, tokens.c.id == token)
    return lambda connection: connection.execute(change).rowcount == 1


def person_of_token(digest: str) -> Job[Row | None]:
    query = select(people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.digest == digest)

    def job(connection: Connection) -> Row | None:
        row = connection.execute(query).mappings().first()
        return dict(row) if row else None

    return job


def key_for(name: str, drawn: str) -> Job[str]:
    """A secret that all servers of a database share: drawn once."""

    def job(connection: Connection) -> str:
        put(connection, keys, {"name": name, "value": drawn})
        return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())

    return job


def save_report(table: str, line: int, person: str, at: float) -> Job[bool]:
    return lambda connection: put(connection, reports, {"table_id": table, "line": line, "person": person, "at": at})


# ratings


def load_ratings(connection: Connection, game: str, players: Iterable[str]) -> dict[str, Row]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(list(players)))
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    return {row["player"]: dict(row) for row in connection.execute(query).mappings()}


def save_rating(connection: Connection, row: Mapping[str, Any]) -> None:
    if not put(connection, ratings, dict(row)):
        change = update(ratings).where(ratings.c.game == row["game"], ratings.c.player == row["player"])
        connection.execute(change.values(mu=row["mu"], sigma=row["sigma"], games=row["games"]))


def best_rated(game: str) -> Job[list[Row]]:
    """The best of a game: what is surely reached counts, as in most leagues."""
    query = select(ratings, people.c.name).outerjoin(people, ratings.c.player == "person:" + people.c.id)
    query = query.where(ratings.c.game == game)
    return listed(query.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()))


def ratings_of(player: str) -> Job[list[Row]]:
    return listed(select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))
