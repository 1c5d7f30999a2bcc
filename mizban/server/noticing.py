"""What is asked over HTTP about notices: which browsers are told, and of which tables not."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.looking import AnyRequest
from mizban.server.wire import Endpoint, NewDevice, NoticeKey, TableNotices


@get("/notices/key")
async def notice_key(house: TheHouse) -> NoticeKey:
    return NoticeKey(await house.notices.key())


@put("/notices/device", status_code=HTTP_204_NO_CONTENT)
async def keep_device(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[NewDevice]) -> None:
    await house.notices.register(guest, data)
    await house.store.call(house.notices.push.met_at, request.headers.get("origin", ""))


@post("/notices/forget", status_code=HTTP_204_NO_CONTENT)
async def forget_device(house: TheHouse, data: JSONBody[Endpoint]) -> None:
    await house.store.call(house.notices.devices.forget, data.endpoint)


@get("/tables/{name:str}/notices")
async def table_notices(name: InPath, house: TheHouse, guest: TheGuest) -> TableNotices:
    table = (await house.table(name)).table
    return TableNotices(bool(guest.id) and await house.store.call(house.notices.devices.is_off, table.id, guest.id))


@put("/tables/{name:str}/notices", status_code=HTTP_204_NO_CONTENT)
async def switch_notices(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[TableNotices]) -> None:
    await house.notices.switch((await house.table(name)).table, guest, data.off)


noticing = [notice_key, keep_device, forget_device, table_notices, switch_notices]
