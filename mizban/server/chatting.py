"""What is asked over HTTP about talk at a table: who is heard, and what is reported."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.wire import Hush, Mute, NewReport


@post("/tables/{name:str}/mute", status_code=HTTP_204_NO_CONTENT)
async def mute(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Mute]) -> None:
    await house.talking.mute((await house.table(name)).table, guest, data)


@post("/tables/{name:str}/hush", status_code=HTTP_204_NO_CONTENT)
async def hush(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Hush]) -> None:
    await house.talking.hush((await house.table(name)).table, guest, data.hushed)


@post("/tables/{name:str}/report", status_code=HTTP_204_NO_CONTENT)
async def report(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[NewReport]) -> None:
    await house.talking.report((await house.table(name)).table, guest, data)


chatting = [mute, hush, report]
