"""What is asked over HTTP about games that are looked through: replays, records, and playing on from there."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_201_CREATED

from mizban.server.description import answers
from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.guard import OPENS
from mizban.server.house import House
from mizban.server.replays import Shown, take_in
from mizban.server.wire import OpenedRecord
from mizban.table import records
from mizban.table.records import LARGEST
from mizban.table.refusal import Refusal
from mizban.table.wire import Continue, Fork, TableInfo

AnyRequest = Request[Any, Any, Any]

COSTLY = {"costly": True}  # nobody may ask too often, though nothing is changed


@get("/tables/{name:str}/replay", opt=COSTLY, responses=answers(dict[str, Any]))
async def table_replay(name: InPath, house: TheHouse, guest: TheGuest, eyes: FromQuery[str] = "") -> Response[bytes]:
    return await info(house, await house.show(name, guest), eyes)


@get("/tables/{name:str}/replay/frames", opt=COSTLY, responses=answers(list[dict[str, Any]]))
async def table_frames(
    name: InPath, house: TheHouse, guest: TheGuest, first: FromQuery[int], last: FromQuery[int], eyes: FromQuery[str] = ""
) -> Response[bytes]:
    return await frames(house, await house.show(name, guest), eyes, first, last)


@post("/tables/{name:str}/replay/fork", status_code=HTTP_201_CREATED, opt=OPENS)
async def table_fork(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Fork]) -> TableInfo:
    return house.info(await house.fork(await house.show(name, guest), guest, data), guest)


@get("/tables/{name:str}/record")
async def table_record(name: InPath, house: TheHouse, guest: TheGuest) -> Response[str]:
    record = await house.record(name, guest)
    saved = {"Content-Disposition": f'attachment; filename="{record.game}-{name}{records.ENDING}"'}
    return Response(records.write(record), media_type=MediaType.TEXT, headers=saved)


@post("/records", status_code=HTTP_201_CREATED, request_max_body_size=None, opt={"text": True})  # we look ourselves how long it is
async def open_record(request: AnyRequest, house: TheHouse) -> OpenedRecord:
    data = await take_in(request.stream(), house.settings.record_bytes, house.settings.heard_out_bytes)
    hash, replay = await house.replays.read(data)
    return OpenedRecord(hash, replay.head.game)


@post("/records/table", status_code=HTTP_201_CREATED, request_max_body_size=LARGEST, opt=OPENS)
async def continue_record(house: TheHouse, guest: TheGuest, data: JSONBody[Continue]) -> TableInfo:
    """A game that was begun on a device goes on here."""
    return house.info(await house.go_on(guest, data), guest)


@get("/records/{hash:str}/replay", opt=COSTLY, responses=answers(dict[str, Any]))
async def record_replay(hash: InPath, house: TheHouse, eyes: FromQuery[str] = "") -> Response[bytes]:
    return await info(house, house.show_record(hash), eyes)


@get("/records/{hash:str}/replay/frames", opt=COSTLY, responses=answers(list[dict[str, Any]]))
async def record_frames(
    hash: InPath, house: TheHouse, first: FromQuery[int], last: FromQuery[int], eyes: FromQuery[str] = ""
) -> Response[bytes]:
    return await frames(house, house.show_record(hash), eyes, first, last)


@post("/records/{hash:str}/replay/fork", status_code=HTTP_201_CREATED, opt=OPENS)
async def record_fork(hash: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Fork]) -> TableInfo:
    return house.info(await house.fork(house.show_record(hash), guest, data), guest)


async def info(house: House, shown: Shown, wanted: str) -> Response[bytes]:
    eyes = shown.eyes(wanted)
    return as_json(await house.replays.call(lambda: msgspec.json.encode(shown.replay.info(shown.table, shown.mine, eyes, shown.advised))))


async def frames(house: House, shown: Shown, wanted: str, first: int, last: int) -> Response[bytes]:
    eyes = shown.eyes(wanted)
    if not 0 <= first <= last <= shown.replay.moves or last - first >= house.settings.frames_at_once:
        raise Refusal("malformed")
    return as_json(await house.replays.call(lambda: msgspec.json.encode(shown.replay.frames(first, last, eyes))))


def as_json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON)


looking = [
    table_replay,
    table_frames,
    table_fork,
    table_record,
    open_record,
    continue_record,
    record_replay,
    record_frames,
    record_fork,
]
