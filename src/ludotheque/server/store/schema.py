"""The tables of the database. A change here needs a migration beside it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("login", String(40), unique=True),  # of an account, in small letters; guests have none
    Column("password", Text),  # its argon2 hash
    Column("version", Integer, nullable=False, default=0),  # moves when all devices are to be signed out
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),  # the token itself is shown once and not kept
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setting", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),  # what lists show: who sits where, how it ended
    Column("line", Integer, nullable=False),  # the last one
    Column("turn", String(16)),  # the person whose decision it is
    Column("waits", String(10), nullable=False),  # whom the table waits for: nobody, a person, or the server
    Column("due", Float),  # when the server is to do something by itself
    Column("claimed_by", String(16)),  # which server does it
    Column("claimed_until", Float),  # and how long the others leave it to that one
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_lobby", "status", "public", "changed"),
    Index("tables_due", "waits", "due"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("number", Integer, nullable=False),  # of the decision it answers or leads back to
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(24), primary_key=True),  # person:ID or bot:NAME
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("found", JSON, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),  # who reported it
    Column("at", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),  # what it is for, such as signing cookies
    Column("value", String(64), nullable=False),
)
