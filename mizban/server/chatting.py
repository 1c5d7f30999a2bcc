"""What is asked over HTTP about talk at a table: who is heard, what is reported, and what one writes down for oneself."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.wire import Hush, Mute, NewReport, Note


@post("/tables/{name:str}/mute", status_code=HTTP_204_NO_CONTENT)
async def mute(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Mute]) -> None:
    await house.talking.mute((await house.table(name)).table, guest, data)


@post("/tables/{name:str}/hush", status_code=HTTP_204_NO_CONTENT)
async def hush(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Hush]) -> None:
    await house.talking.hush((await house.table(name)).table, guest, data.hushed)


@post("/tables/{name:str}/report", status_code=HTTP_204_NO_CONTENT)
async def report(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[NewReport]) -> None:
    await house.talking.report((await house.table(name)).table, guest, data)


@get("/tables/{name:str}/note")
async def note(name: InPath, house: TheHouse, guest: TheGuest) -> Note:
    return Note(await house.talking.note((await house.table(name)).table, guest))


@put("/tables/{name:str}/note", status_code=HTTP_204_NO_CONTENT)
async def write_down(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Note]) -> None:
    await house.talking.write_down((await house.table(name)).table, guest, data.text)


chatting = [mute, hush, report, note, write_down]
