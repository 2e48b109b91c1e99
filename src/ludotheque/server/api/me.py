"""Who one is: guest, account, tokens, ratings."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..errors import NotFound
from ..people import Person
from ..store.jobs import ratings_of
from .context import COOKIE, Myself, Somebody, TheHouse, address_of, check_same_site, set_cookie
from .wire import Credentials, Me, MeTold, NewToken, PersonTold, RatingsTold, RatingTold, TokenMade, TokenTold

router = APIRouter(prefix="/api", tags=["me"])


def told(person: Person | None) -> MeTold:
    return MeTold(person=None if person is None else PersonTold.model_validate(person, from_attributes=True))


@router.get("/me", summary="Who I am")
async def me(person: Somebody) -> MeTold:
    return told(person)


@router.put("/me", summary="Choose a name and a language")
async def rename(house: TheHouse, person: Myself, asked: Me) -> MeTold:
    """A newcomer becomes a guest, who is recognised by a cookie from now on."""
    return told(await house.people.rename(person, asked.name, asked.language))


@router.post("/me/account", summary="Keep my games under a name and a password")
async def register(request: Request, house: TheHouse, person: Myself, asked: Credentials) -> MeTold:
    house.logins.take(address_of(request))
    return told(await house.people.register(person, asked.login, asked.password))


@router.post("/session", summary="Sign in to an account on this device")
async def sign_in(request: Request, response: Response, house: TheHouse, asked: Credentials) -> MeTold:
    check_same_site(request)
    house.logins.take(address_of(request))
    person = await house.people.sign_in(asked.login, asked.password)
    set_cookie(response, house, person)
    return told(person)


@router.delete("/session", summary="Sign out on this device, or everywhere")
async def sign_out(response: Response, house: TheHouse, person: Myself, everywhere: bool = False) -> MeTold:
    if everywhere:
        await house.people.sign_out_everywhere(person)
    response.delete_cookie(COOKIE)
    return MeTold(person=None)


@router.get("/me/tokens", summary="My tokens for bots")
async def tokens(house: TheHouse, person: Somebody) -> list[TokenTold]:
    return [TokenTold(**row) for row in await house.people.tokens(person)] if person else []


@router.post("/me/tokens", summary="A token for a bot of mine", status_code=201)
async def new_token(house: TheHouse, person: Myself, asked: NewToken) -> TokenMade:
    """Send it as `Authorization: Bearer TOKEN`. Whoever has it plays as you do, until you revoke it."""
    return TokenMade(**await house.people.new_token(person, asked.name))


@router.delete("/me/tokens/{token}", summary="Revoke a token", status_code=204)
async def revoke(house: TheHouse, person: Myself, token: str) -> None:
    if not await house.people.revoke(person, token):
        raise NotFound("no-token")


@router.get("/me/ratings", summary="My ratings")
async def my_ratings(house: TheHouse, person: Somebody) -> RatingsTold:
    rows = await house.hall.store.read(ratings_of(f"person:{person.id}")) if person else []
    name = person.name if person else ""
    return RatingsTold(ratings=[RatingTold(**{**row, "player": "", "name": name}) for row in rows])
