"""Who is asking: guests with a signed cookie, accounts with a password, bots with a token. No e-mail, no tracking."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import IntegrityError

from ..engine.words import words_of
from .errors import SERVER_WORDS, NotAllowed, Refused, TooMuch
from .store import Store
from .store.jobs import (
    Row,
    change_person,
    create_person,
    create_token,
    find_person,
    key_for,
    person_of_token,
    revoke_token,
    tokens_of,
)
from .store.store import Job

REMEMBERED = 10_000  # people in memory
FRESH = 30.0  # seconds before somebody is looked up again: how long another server may still know a revoked token
TOKENS = 20  # for one person
TOKEN_START = "ludo_"


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    account: bool
    version: int
    bot: bool = False  # came with a token


class People:
    def __init__(self, store: Store, secret: str) -> None:
        self._store, self._secret = store, secret
        self._signer: URLSafeSerializer | None = None
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[float, Person | None]] = OrderedDict()

    async def begin(self) -> None:
        secret = self._secret or await self._store.write(key_for("cookies", secrets.token_hex(32)))
        self._signer = URLSafeSerializer(secret, salt="person")

    # who it is

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """The person a cookie was signed for; nobody where it was tampered with or all devices were signed out."""
        assert self._signer is not None
        try:
            id, version = self._signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        person = await self._find(f"id {id}", lambda: find_person(id=str(id)))
        return person if person and person.version == version else None

    async def by_token(self, token: str) -> Person | None:
        digest = hashlib.sha256(token.encode()).hexdigest()
        found = await self._find(f"token {digest}", lambda: person_of_token(digest))
        return Person(**{**vars(found), "bot": True}) if found else None

    def cookie_for(self, person: Person) -> str:
        assert self._signer is not None
        return str(self._signer.dumps([person.id, person.version]))

    # guests and accounts

    async def guest(self, name: str, language: str) -> Person:
        id = secrets.token_urlsafe(9)
        number = str(random.SystemRandom().randrange(1000, 10_000))
        name = name or words_of(language, SERVER_WORDS)("guest-name", number=number)
        row = {"id": id, "name": name, "language": language, "version": 0, "created": time.time()}
        await self._store.write(create_person(row))
        return Person(id, name, language, account=False, version=0)

    async def rename(self, person: Person, name: str, language: str) -> Person:
        await self._store.write(change_person(person.id, name=name, language=language))
        self._known.clear()
        return Person(person.id, name, language, person.account, person.version)

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Make a guest's games and ratings last: reachable with a name and a password from any device."""
        if person.account:
            raise Refused("already-account")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._store.write(change_person(person.id, login=login.lower(), name=login, password=hashed))
        except IntegrityError:
            raise Refused("login-taken", login=login) from None
        self._known.clear()
        return Person(person.id, login, person.language, account=True, version=person.version)

    async def sign_in(self, login: str, password: str) -> Person:
        row = await self._store.read(find_person(login=login.lower()))
        hashed = row["password"] if row else self._nobody
        if not await asyncio.to_thread(self._matches, hashed, password) or row is None:
            raise NotAllowed("wrong-login", status=401)
        return person_of(row)

    async def sign_out_everywhere(self, person: Person) -> None:
        await self._store.write(change_person(person.id, version=person.version + 1))
        self._known.clear()

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    @property
    def _nobody(self) -> str:
        """What a password is compared with where there is no account: it takes as long, so nothing can be told."""
        if not hasattr(self, "_nobody_hash"):
            self._nobody_hash = self._hasher.hash(secrets.token_hex(16))
        return self._nobody_hash

    # tokens

    async def new_token(self, person: Person, name: str) -> Row:
        token = TOKEN_START + secrets.token_urlsafe(32)
        row = {"id": secrets.token_urlsafe(9), "person": person.id, "name": name, "created": time.time()}
        digest = hashlib.sha256(token.encode()).hexdigest()
        if not await self._store.write(create_token({**row, "digest": digest}, TOKENS)):
            raise TooMuch("too-many-tokens", most=TOKENS)
        return {"id": row["id"], "name": name, "created": row["created"], "token": token}

    async def tokens(self, person: Person) -> list[Row]:
        rows = await self._store.read(tokens_of(person.id))
        return [{name: row[name] for name in ("id", "name", "created")} for row in rows]

    async def revoke(self, person: Person, token: str) -> bool:
        self._known.clear()
        return await self._store.write(revoke_token(person.id, token))

    async def _find(self, key: str, job: Callable[[], Job[Row | None]]) -> Person | None:
        at, person = self._known.get(key, (0.0, None))
        if time.monotonic() - at > FRESH or at == 0.0:
            row = await self._store.read(job())
            person = person_of(row) if row else None
            self._known[key] = (time.monotonic(), person)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return person


def person_of(row: Row) -> Person:
    return Person(row["id"], row["name"], row["language"], row["login"] is not None, row["version"])
