"""What every request needs: the house, who is asking, in which language to answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Query, Request, Response

from ...engine.words import LANGUAGES
from ..errors import NotAllowed
from ..hall import Hall
from ..limits import Bucket
from ..people import TOKEN_START, People, Person
from ..settings import Settings
from .wire import Language

COOKIE = "ludotheque"
A_YEAR = 365 * 86400
SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class House:
    """Everything the requests share."""

    settings: Settings
    hall: Hall
    people: People
    changes: Bucket  # by person
    newcomers: Bucket  # by address
    logins: Bucket  # by address


async def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


def language_of(request: Request, person: Person | None) -> str:
    """That of the person, else the first of the browser's that we speak."""
    if person:
        return person.language
    asked = request.headers.get("accept-language", "")
    for part in asked.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def known_person(request: Request, house: Annotated[House, Depends(house_of)]) -> Person | None:
    """Who is asking, by token or by cookie; nobody yet, maybe."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await house.people.by_token(token.strip()) if token.strip().startswith(TOKEN_START) else None
        if person is None:
            raise NotAllowed("bad-token", status=401)
        return person
    return await house.people.by_cookie(request.cookies.get(COOKIE))


async def current_person(
    request: Request,
    response: Response,
    house: Annotated[House, Depends(house_of)],
    person: Annotated[Person | None, Depends(known_person)],
) -> Person:
    """Who is asking to change something; a newcomer becomes a guest at once."""
    if person is None or not person.bot:
        check_same_site(request)
    if person is None:
        house.newcomers.take(address_of(request))
        person = await house.people.guest("", language_of(request, None))
        set_cookie(response, house, person)
    house.changes.take(person.id)
    return person


def check_same_site(request: Request) -> None:
    """Cookies count only where our own page asks: other sites can send requests, but not without naming themselves."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site", "none")
    if site not in ("same-origin", "none") or (origin and urlsplit(origin).netloc != request.headers.get("host")):
        raise NotAllowed("other-site")


def set_cookie(response: Response, house: House, person: Person) -> None:
    response.set_cookie(
        COOKIE,
        house.people.cookie_for(person),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )


TheHouse = Annotated[House, Depends(house_of)]
Somebody = Annotated[Person | None, Depends(known_person)]
Myself = Annotated[Person, Depends(current_person)]
Told = Annotated[Language | None, Query(alias="lang", description="Adds each message's text in this language.")]
