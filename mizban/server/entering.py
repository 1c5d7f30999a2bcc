"""What is asked over HTTP about who one is: names, accounts, signing in and out."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from mizban.server import belongings
from mizban.server.description import answers
from mizban.server.devices import device_of
from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.guard import where
from mizban.server.guests import YEAR, Guest, new_guest
from mizban.server.house import House
from mizban.server.looking import COSTLY, AnyRequest
from mizban.server.names import clean_name
from mizban.server.register import Device
from mizban.server.sessions import Entered
from mizban.server.wire import (
    Account,
    Credentials,
    Farewell,
    LinkOwner,
    LinkToken,
    Me,
    NewPassword,
    Rename,
    Shown,
    SignInLink,
)
from mizban.table.refusal import Refusal


def device(request: AnyRequest) -> Device:
    return device_of(request.headers.get("user-agent", ""))


def cookie(request: AnyRequest, house: House, value: str) -> list[Cookie]:
    """The cookie, renewed; with "" it goes."""
    secure = request.scope["scheme"] == "https"
    age = YEAR if value else 0
    return [Cookie(house.jar.name, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)]


async def stay(request: AnyRequest, house: House, guest: Guest, name: str = "") -> tuple[Guest, list[Cookie]]:
    """Somebody who does more than look round; called so, if they have no account."""
    entered = await house.sessions.settle(guest, request.cookies.get(house.jar.name, ""), device(request), name)
    return entered.guest, cookie(request, house, entered.cookie)


def me(guest: Guest) -> Me:
    return Me(guest.name, guest.account, guest.role)


async def let_in(request: AnyRequest, house: House, guest: Guest, entered: Entered) -> Response[Me]:
    await belongings.bring_along(house, guest, entered)
    return Response(me(entered.guest), cookies=cookie(request, house, entered.cookie))


def origin(request: AnyRequest) -> str:
    """The address of our page, as the browser says it; the guard has compared it with ours."""
    said = request.headers.get("origin")
    if not said:
        raise Refusal("malformed")
    return str(said)


@get("/me")
async def who_am_i(request: AnyRequest, house: TheHouse, guest: TheGuest) -> Response[Me]:
    """The only question that makes a guest of a stranger: others may be asked beside it and must not make two."""
    if guest.session:
        return Response(me(guest), cookies=cookie(request, house, request.cookies.get(house.jar.name, "")))
    if guest.name:
        known, cookies = await stay(request, house, guest)
        return Response(me(known), cookies=cookies)
    known = guest if guest.id else new_guest()
    return Response(me(known), cookies=cookie(request, house, house.jar.write(known)))


@put("/me")
async def rename(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Rename]) -> Response[Me]:
    name = clean_name(data.name)
    known, cookies = await stay(request, house, guest, name)
    if known.name != name:
        await house.accounts.rename(known, where(request), name)
        known = await house.sessions.find(known.session)
    return Response(me(known), cookies=cookies)


# ---- an account ----------------------------------------------------------------------------------------------------


@get("/account")
async def account(house: TheHouse, guest: TheGuest) -> Account:
    return await house.accounts.about(guest)


@post("/account", status_code=HTTP_201_CREATED)
async def make_account(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Credentials]) -> Response[Me]:
    known = request.cookies.get(house.jar.name, "")
    entered = await house.accounts.make(guest, known, device(request), where(request), data.name, data.password)
    return Response(me(entered.guest), cookies=cookie(request, house, entered.cookie))


@put("/account/password")
async def change_password(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[NewPassword]) -> Response[Me]:
    entered = await house.accounts.change_password(guest, device(request), data.old, data.new)
    return Response(me(entered.guest), cookies=cookie(request, house, entered.cookie))


@post("/account/delete", status_code=HTTP_200_OK)
async def delete_account(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Farewell]) -> Response[Me]:
    person = await house.accounts.known(guest)
    if person.account:
        await house.accounts.confirm(person, data.password)
    await belongings.leave(house, guest)
    return Response(Me(""), cookies=cookie(request, house, ""))


@get("/account/export", opt=COSTLY, responses=answers(dict[str, Any]))
async def export_account(house: TheHouse, guest: TheGuest) -> Response[bytes]:
    told = msgspec.json.format(msgspec.json.encode(await belongings.export(house, guest)), indent=1)
    return Response(told, media_type=MediaType.JSON, headers={"Content-Disposition": 'attachment; filename="mizban.json"'})


@delete("/account/devices/{id:str}")
async def end_device(house: TheHouse, guest: TheGuest, id: InPath) -> None:
    await house.accounts.end_device(guest, id)


@post("/account/link", status_code=HTTP_201_CREATED)
async def make_link(request: AnyRequest, house: TheHouse, guest: TheGuest) -> Response[SignInLink]:
    known, cookies = await stay(request, house, guest)
    return Response(await house.accounts.link(known), cookies=cookies)


@post("/account/passkeys/begin", status_code=HTTP_200_OK, responses=answers(dict[str, Any]))
async def begin_passkey(request: AnyRequest, house: TheHouse, guest: TheGuest) -> dict[str, Any]:
    person = await house.accounts.holder(guest)
    house.accounts.allow_try(where(request))
    return await house.accounts.passkeys.begin_making(person, origin(request))


@post("/account/passkeys", status_code=HTTP_201_CREATED)
async def make_passkey(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Shown]) -> Account:
    person = await house.accounts.holder(guest)
    await house.accounts.passkeys.make(person, device(request), origin(request), data.credential)
    return await house.accounts.about(guest)


@delete("/account/passkeys/{id:str}")
async def drop_passkey(house: TheHouse, guest: TheGuest, id: InPath) -> None:
    await house.accounts.passkeys.drop(guest, id)


# ---- signing in and out ---------------------------------------------------------------------------------------------


@post("/sign-in", status_code=HTTP_200_OK)
async def sign_in(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Credentials]) -> Response[Me]:
    entered = await house.accounts.sign_in(guest, device(request), where(request), data.name, data.password)
    return await let_in(request, house, guest, entered)


@post("/sign-in/link/look", status_code=HTTP_200_OK)
async def look_at_link(request: AnyRequest, house: TheHouse, data: JSONBody[LinkToken]) -> LinkOwner:
    return LinkOwner(await house.accounts.look_at_link(where(request), data.token))


@post("/sign-in/link", status_code=HTTP_200_OK)
async def follow_link(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[LinkToken]) -> Response[Me]:
    entered = await house.accounts.follow_link(guest, device(request), where(request), data.token)
    return await let_in(request, house, guest, entered)


@post("/sign-in/passkey/begin", status_code=HTTP_200_OK, responses=answers(dict[str, Any]))
async def begin_sign_in(request: AnyRequest, house: TheHouse) -> dict[str, Any]:
    house.accounts.allow_try(where(request))
    return await house.accounts.passkeys.begin_signing_in(origin(request))


@post("/sign-in/passkey", status_code=HTTP_200_OK)
async def sign_in_by_passkey(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Shown]) -> Response[Me]:
    person = await house.accounts.passkeys.sign_in(origin(request), data.credential)
    return await let_in(request, house, guest, await house.accounts.enter(guest, person.id, device(request)))


@post("/sign-out", status_code=HTTP_200_OK)
async def sign_out(request: AnyRequest, house: TheHouse, guest: TheGuest) -> Response[Me]:
    await house.accounts.sign_out(guest)
    return Response(Me(""), cookies=cookie(request, house, ""))


@post("/sign-out/everywhere", status_code=HTTP_200_OK)
async def sign_out_everywhere(request: AnyRequest, house: TheHouse, guest: TheGuest) -> Response[Me]:
    await house.accounts.sign_out_everywhere(guest)
    return Response(Me(""), cookies=cookie(request, house, ""))


entering = [
    who_am_i,
    rename,
    account,
    make_account,
    change_password,
    delete_account,
    export_account,
    end_device,
    make_link,
    begin_passkey,
    make_passkey,
    drop_passkey,
    sign_in,
    look_at_link,
    follow_link,
    begin_sign_in,
    sign_in_by_passkey,
    sign_out,
    sign_out_everywhere,
]
