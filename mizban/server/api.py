"""What is asked over HTTP: games, me, and tables."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_304_NOT_MODIFIED

from mizban.server import lessons, rooms
from mizban.server.analysing import analysing
from mizban.server.chatting import chatting
from mizban.server.client import ASK_AGAIN, PACKED, hand_out
from mizban.server.description import answers, describe
from mizban.server.entering import entering, stay
from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.guard import OPENS
from mizban.server.keeping import keeping
from mizban.server.looking import AnyRequest, looking
from mizban.server.names import clean_name
from mizban.server.noticing import noticing
from mizban.server.profile import profile
from mizban.server.puzzles import puzzling
from mizban.server.wire import ChangeChair, GameInfo, Invited, Join, Leave, Lobby, Remind
from mizban.table.refusal import Refusal
from mizban.table.wire import AdviceWire, NewTable, TableInfo, WantAdvice


@get("/games", opt=PACKED, responses=answers(list[GameInfo]))
async def list_games(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """The same for everybody, and a good deal: packed once."""
    return hand_out(request, house.catalogue, ASK_AGAIN)


@get("/games/{key:str}")
async def one_game(house: TheHouse, key: InPath) -> GameInfo:
    if key not in house.games:
        raise Refusal("not_found")
    return house.games[key]


@get("/games/{key:str}/lessons/{name:str}", responses=answers(dict[str, Any]))
async def one_lesson(request: AnyRequest, house: TheHouse, key: InPath, name: InPath) -> Response[bytes]:
    if key not in house.games:
        raise Refusal("not_found")
    body, tag = await house.replays.call(lessons.encoded, key, name)
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/tables")
async def lobby(house: TheHouse, guest: TheGuest) -> Lobby:
    return await house.lobby(guest)


@post("/tables", status_code=HTTP_201_CREATED, opt=OPENS)
async def open_table(request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[NewTable]) -> Response[TableInfo]:
    mine = next((seat.name for seat in data.seats if seat.kind == "me" and seat.name), guest.name)
    known, cookies = await stay(request, house, guest, clean_name(mine) if mine else "")
    table = await house.open_table(known, data)
    return Response(house.info(table, known), cookies=cookies)


@get("/tables/{name:str}")
async def one_table(name: InPath, house: TheHouse, guest: TheGuest) -> TableInfo:
    return house.info(await house.seen(name, guest), guest)


@post("/tables/{name:str}/advice", status_code=HTTP_200_OK)
async def advice(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[WantAdvice]) -> AdviceWire:
    """The best answers to an open question of mine, with their chances and why; where the table allows it."""
    return await house.advise(name, guest, data.question)


@get("/invitations/{invite:str}")
async def invited(invite: InPath, house: TheHouse) -> Invited:
    """Where this invitation leads; to sit down there it is said again."""
    table = await rooms.invited(house, invite)
    return Invited(table.id, table.table.facts.game)


@post("/tables/{name:str}/join", status_code=HTTP_200_OK)
async def join(name: InPath, request: AnyRequest, house: TheHouse, guest: TheGuest, data: JSONBody[Join]) -> Response[TableInfo]:
    known, cookies = await stay(request, house, guest, guest.name or clean_name(data.name))
    table = await house.join(name, known, data)
    return Response(house.info(table, known), cookies=cookies)


@post("/tables/{name:str}/again", status_code=HTTP_200_OK, opt=OPENS)
async def again(name: InPath, house: TheHouse, guest: TheGuest) -> TableInfo:
    return house.info(await rooms.again(house, name, guest), guest)


@delete("/tables/{name:str}/again", status_code=HTTP_200_OK)
async def not_again(name: InPath, house: TheHouse, guest: TheGuest) -> TableInfo:
    return house.info(await rooms.again(house, name, guest, False), guest)


@post("/tables/{name:str}/chairs", status_code=HTTP_200_OK)
async def change_chair(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[ChangeChair]) -> TableInfo:
    return house.info(await rooms.change_chair(house, name, guest, data), guest)


@post("/tables/{name:str}/start", status_code=HTTP_200_OK)
async def start(name: InPath, house: TheHouse, guest: TheGuest) -> TableInfo:
    return house.info(await rooms.start(house, name, guest), guest)


@post("/tables/{name:str}/leave", status_code=HTTP_200_OK)
async def leave(name: InPath, house: TheHouse, guest: TheGuest) -> TableInfo:
    return house.info(await rooms.leave(house, name, guest), guest)


@post("/tables/{name:str}/nudge", status_code=HTTP_200_OK)
async def remind(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Remind]) -> TableInfo:
    """Somebody is told that this table waits for them."""
    return house.info(await rooms.remind(house, name, guest, data.seat), guest)


@post("/tables/{name:str}/free", status_code=HTTP_200_OK)
async def free(name: InPath, house: TheHouse, guest: TheGuest, data: JSONBody[Leave]) -> TableInfo:
    return house.info(await rooms.free_seat(house, name, guest, data.seat), guest)


@delete("/tables/{name:str}")
async def close_table(name: InPath, house: TheHouse, guest: TheGuest) -> None:
    await rooms.close_table(house, name, guest)


about_tables = [
    lobby,
    open_table,
    one_table,
    advice,
    join,
    again,
    not_again,
    change_chair,
    start,
    leave,
    remind,
    free,
    close_table,
    invited,
]
about_games = [list_games, one_game, one_lesson, *puzzling]
about_the_past = [*looking, *analysing]
about = [*entering, *about_tables, *chatting, *noticing, *about_the_past, *keeping, profile]
api = Router("/api", route_handlers=describe([*about_games, *about]))
