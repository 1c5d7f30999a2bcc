"""The lobby, live: a websocket on which the server tells and nobody answers."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import websocket
from litestar.params import FromQuery

from mizban.server.given import TheHouse, TheJar
from mizban.server.guard import where
from mizban.server.guests import Guest
from mizban.server.hall import Visitor, listed
from mizban.server.house import House
from mizban.server.live import BUSY, GONE, Socket, turn_away
from mizban.server.wire import LobbyNews
from mizban.table.refusal import Refusal
from mizban.table.wire import TableInfo

log = logging.getLogger(__name__)

SHARE = 0.5  # of the connections that somebody may have: beyond it only tables are let in


class Greeting(Visitor):
    """One page that is told of tables: at most every so often, so that a fast game costs no more than a slow one."""

    def __init__(self, socket: Socket, house: House, guest: Guest, address: str, but: str) -> None:
        super().__init__(guest.id, address, guest.session, but)
        self.socket = socket
        self.house = house
        self.person = guest

    async def run(self) -> None:
        self.house.hall.enter(self)
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.hall.leave(self)
            writer.cancel()
            reader.cancel()
            for end in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, GONE) and "websocket.close" not in str(end):
                    log.error("a connection to the lobby broke", exc_info=end)

    async def read(self) -> None:
        """Whatever comes is the end: there is nothing to say here."""
        await self.socket.receive()

    async def write(self) -> None:
        """After a while without news all of it is told again: a sign of life, and what time alone has changed."""
        settings = self.house.settings
        while True:
            try:
                async with asyncio.timeout(settings.lobby_again_seconds):
                    await self.awake.wait()
            except TimeoutError:
                self.whole = True
            self.awake.clear()
            if self.sent_away:
                return
            if not self.whole and not self.news:
                continue
            news = await (self.all() if self.whole else self.changes())
            async with asyncio.timeout(settings.send_seconds):
                await self.socket.send_data(msgspec.json.encode(news).decode())
            await asyncio.sleep(settings.lobby_pause_seconds)

    async def all(self) -> LobbyNews:
        self.whole = False
        self.news.clear()
        try:
            lobby = await self.house.lobby(self.person)
        except Refusal:  # no database just now: what is known stays so
            return LobbyNews(False, [], [])
        tables = [info for info in (*lobby.mine, *lobby.open) if info.id != self.but]
        names = {info.id for info in tables}
        self.house.hall.tell(self, names, self.told - names)
        return LobbyNews(True, tables, [])

    async def changes(self) -> LobbyNews:
        """Only what this guest may see in the lobby; what they may not (any more) is gone."""
        names, self.news = self.news, set()
        found: list[TableInfo] = []
        for name in names:
            for info, table in await self.house.look_up(name, self.person):
                if table.belongs_to(self.guest) or listed(table):
                    found.append(info)
        shown = {info.id for info in found}
        gone = sorted((names - shown) & self.told)
        self.house.hall.tell(self, shown, gone)
        return LobbyNews(False, found, gone)


@websocket("/api/lobby/live")
async def lobby_live(socket: Socket, house: TheHouse, jar: TheJar, but: FromQuery[str] = "") -> None:
    """My tables and the open ones, as they change; `but` is the one that this page is of."""
    await socket.accept()
    address = where(socket)
    try:
        guest = await house.sessions.read(socket.cookies.get(jar.name))
        house.make_room(guest, address, SHARE)
    except Refusal as refused:
        await turn_away(socket, refused)
        return
    greeting = Greeting(socket, house, guest, address, but[:32])
    try:
        await greeting.run()
        await socket.close(BUSY)
    except GONE:
        return
    except RuntimeError as error:  # the web server had closed the line already
        if "websocket.close" not in str(error):
            raise
