"""How a server runs: from the command line, else from the environment (LUDO_PORT and so on), else as usual."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import platformdirs

from .errors import BadStart

PREFIX = "LUDO_"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # SQLite in the user's data directory
    workers: int = 1  # processes; more than one only on PostgreSQL
    secret: str = ""  # signs cookies; drawn once and kept in the database where none is given
    secure_cookies: bool = False  # only over HTTPS
    thinkers: int = os.cpu_count() or 1  # bots that think at a time
    pace: float = 1.0  # of bots and forced answers; 0: at once
    lease: float = 20.0  # seconds for which other servers leave a bot's decision to the one that thinks about it
    tables_each: int = 30  # open or running, for one person
    streams_each: int = 20
    streams: int = 5000
    loaded: int = 400  # tables kept in memory
    body: int = 262_144  # bytes of a request
    rate: float = 20.0  # requests a second that change something, for one person
    newcomers: float = 1.0  # guests a second from one address
    metrics: bool = True
    prepare: bool = True  # compile the games in the background at the start

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'server.sqlite'}"


def data_folder() -> Path:
    return Path(os.environ.get("LUDOTHEQUE_DATA") or platformdirs.user_data_dir("ludotheque"))


def settings_from(environment: Mapping[str, str], **given: Any) -> Settings:
    """The given ones win; what is neither given nor in the environment is as usual."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text:
            found[field.name] = read(field.name, type(getattr(Settings(), field.name)), text)
    return replace(Settings(), **{**found, **{name: value for name, value in given.items() if value is not None}})


def read(name: str, kind: type, text: str) -> Any:
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false"):
            raise BadStart("bad-setting", name=PREFIX + name.upper(), value=text, wanted="0, 1")
        return text.lower() in ("1", "true")
    try:
        return kind(text)
    except ValueError:
        raise BadStart("bad-setting", name=PREFIX + name.upper(), value=text, wanted=kind.__name__) from None
