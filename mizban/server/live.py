"""The live channel: a websocket for each connection to a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from mizban.server.given import InPath, TheHouse, TheJar
from mizban.server.guard import where
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.hub import Listener
from mizban.server.names import unlike
from mizban.server.tables import HostedTable, unbroken
from mizban.table.arranging import hand_over, nudge, propose, vote
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.watching import hand_for, let_in, teach
from mizban.table.wire import (
    Admit,
    Alive,
    Error,
    ErrorCode,
    FromClient,
    HandOver,
    Hello,
    Hurry,
    Nudge,
    Play,
    Propose,
    Reminder,
    Say,
    Teach,
    Thinking,
    Undo,
    Vote,
    Watcher,
)

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

NO_TABLE = 4404  # close codes: do not come back
OLD_RULES = 4409  # neither
BUSY = 4429  # come back later
CLOSING: dict[ErrorCode, int] = {"no_table": NO_TABLE, "closed": NO_TABLE, "old_rules": OLD_RULES, "too_many": BUSY}
UNSAID = 8  # words of one connection that wait to be written
GONE = (WebSocketDisconnect, OSError, TimeoutError)  # how a client leaves

decoder = msgspec.json.Decoder(FromClient)


class Connection(Listener):
    """One guest at one table: a reader that takes messages, a writer that sends the newest Update."""

    def __init__(self, socket: Socket, house: House, table: HostedTable, guest: Guest, address: str = "") -> None:
        super().__init__(guest.id, address, table.table.belongs_to(guest.id), guest.session, shown_name(table.table, guest))
        self.socket = socket
        self.person = guest
        self.talk = asyncio.Lock()  # what one says follows in its order
        self.tasks: set[asyncio.Task[None]] = set()
        self.house = house
        self.table = table
        self.rows_told: int | None = None  # as of the last Update
        self.eyes_told: int | None = None  # the chair of the last Update
        self.online_told: list[int] = []
        self.watchers_told: list[Watcher] = []
        self.greeted = False  # a sign of life waits for its answer
        self.errors: list[Error] = []

    async def run(self) -> None:
        """Until either side has enough."""
        self.house.hub.enter(self.table.id, self)
        self.aside(self.house.talking.join(self.table.id, self))
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.hub.leave(self.table.id, self)
            self.house.talking.leave(self.table.id, self)
            writer.cancel()
            reader.cancel()
            for end in await asyncio.gather(writer, reader, *self.tasks, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, GONE) and "websocket.close" not in str(end):
                    log.error("a connection to table %s broke", self.table.id, exc_info=end)

    def aside(self, deed: Coroutine[Any, Any, None]) -> None:
        """Beside the game, which waits for none of it."""
        task = asyncio.create_task(deed)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write(self) -> None:
        """A slow client skips to the newest state: every Update is whole."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            if self.dismissed:
                await self.send(msgspec.json.encode(Error("no_table")))
                return
            if self.sent_away:
                return
            while self.errors:
                await self.send(msgspec.json.encode(self.errors.pop(0)))
            if self.changed:
                self.changed = False
                self.look_round()
                news = self.house.update(self.table, self.guest, self.rows_told)
                self.rows_told = news.rows if news.chairs else None
                self.online_told = [seat.seat for seat in news.table.seats if seat.kind == "guest" and seat.online]
                await self.send(msgspec.json.encode(news))
            if self.met:
                self.met = False
                here = self.house.presence(self.table, self.guest)
                if (here.online, here.watchers) != (self.online_told, self.watchers_told):
                    self.online_told, self.watchers_told = here.online, here.watchers
                    await self.send(msgspec.json.encode(here))
            while self.nudges:
                await self.send(msgspec.json.encode(Reminder(*self.nudges.pop(0))))
            if self.pondered:
                self.pondered = False
                if thoughts := self.house.thoughts(self.table):
                    await self.send(msgspec.json.encode(Thinking(thoughts)))
            if self.spoken:
                self.spoken = False
                if words := self.house.talking.news(self.table.table, self):
                    await self.send(msgspec.json.encode(words))
            if self.greeted:
                self.greeted = False
                await self.send(msgspec.json.encode(Alive(self.table.table.rows)))

    def look_round(self) -> None:
        """Whoever looks through other eyes than before is told everything anew; who has sat down looks on no more."""
        table = self.table.table
        eyes, player = hand_for(table, self.guest), table.belongs_to(self.guest)
        if eyes != self.eyes_told or player != self.player:
            self.rows_told, self.eyes_told, self.player = None, eyes, player
            self.house.hub.gather(self.table.id)

    async def send(self, message: bytes) -> None:
        async with asyncio.timeout(self.house.settings.send_seconds):
            await self.socket.send_data(message.decode())

    async def read(self) -> None:
        while len(self.errors) < self.house.settings.unread_errors:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                await self.hear(message.get("text") or message.get("bytes") or b"")
            except Refusal as refused:
                self.refuse(refused)

    def refuse(self, refused: Refusal) -> None:
        self.house.meters.refusals.labels(refused.code).inc()
        self.errors.append(refused.error)
        self.awake.set()

    async def hear(self, text: str | bytes) -> None:
        allowed = self.house.speaking.take(self.guest or self.address)
        if len(text.encode() if isinstance(text, str) else text) > self.house.settings.message_bytes:
            raise Refusal("too_large")
        try:
            said = decoder.decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Refusal("malformed" if allowed else "too_many") from error
        question = said.question if isinstance(said, Play) else ""
        if not allowed:
            raise Refusal("too_many", question, word=said.id if isinstance(said, Say) else "")
        try:
            await self.do(said)
        except Refusal as refused:
            raise Refusal(refused.code, refused.question or question, word=refused.word) from refused
        except Exception as error:
            log.exception("a message to table %s failed", self.table.id)
            raise Refusal("failed", question) from error

    async def do(self, said: FromClient) -> None:
        match said:
            case Play():
                changed = await unbroken(self.table.play(self.guest, said))
            case Undo():
                changed = await unbroken(self.table.undo(self.guest, said))
            case Propose():
                changed = await unbroken(
                    self.table.arrange(lambda table, at: propose(table, self.guest, said, self.table.away(self.house.hub), at))
                )
            case Vote():
                changed = await unbroken(self.table.arrange(lambda table, at: vote(table, self.guest, said, at)))
            case HandOver():
                changed = await unbroken(self.table.arrange(lambda table, at: hand_over(table, self.guest, said, at)))
            case Nudge():
                changed = await unbroken(self.table.arrange(lambda table, at: nudge(table, self.guest, said, at)))
            case Teach():
                here = self.house.hub.looking_on(self.table.id)
                changed = await unbroken(self.table.arrange(lambda table, at: teach(table, self.guest, said, here, at)))
                self.house.hub.gather(self.table.id)
            case Admit():
                changed = await unbroken(self.table.arrange(lambda table, at: let_in(table, self.guest, said.yes, at)))
            case Hello():
                self.greeted = True
                self.awake.set()
                return
            case Hurry():
                self.house.hurry(self.table, self.guest)
                return
            case Say():
                if len(self.tasks) >= UNSAID:
                    raise Refusal("too_many", word=said.id)
                self.aside(self.say(said))
                return
        if not changed:  # nobody else has anything to hear; this client waits for an answer
            self.wake()

    async def say(self, said: Say) -> None:
        """A word takes its time to be written; moves do not wait for it."""
        try:
            async with self.talk:
                await self.house.talking.say(self.table.table, self.person, said)
        except Refusal as refused:
            self.refuse(refused)
        except Exception:
            log.exception("a word at table %s was not said", self.table.id)
            self.refuse(Refusal("failed", word=said.id))


@websocket("/api/tables/{name:str}/live")
async def live(socket: Socket, name: InPath, house: TheHouse, jar: TheJar) -> None:
    """The table, live; a spectator if the guest does not sit here."""
    await socket.accept()
    address = where(socket)
    try:
        guest = await house.sessions.read(socket.cookies.get(jar.name))
        table = await house.seen(name, guest)
        make_room(house, table, guest, address)
    except Refusal as refused:
        await turn_away(socket, refused)
        return
    except Exception:
        log.exception("table %s cannot be opened", name)
        await turn_away(socket, Refusal("failed"))
        return
    connection = Connection(socket, house, table, guest, address)
    try:
        await connection.run()
        await socket.close(NO_TABLE if connection.dismissed else BUSY)
    except GONE:
        return
    except RuntimeError as error:  # the web server had closed the line already
        if "websocket.close" not in str(error):
            raise


async def turn_away(socket: Socket, refused: Refusal) -> None:
    try:
        await socket.send_data(msgspec.json.encode(refused.error).decode())
        await socket.close(CLOSING.get(refused.code, BUSY), refused.code)
    except GONE:
        return


def shown_name(table: Table, guest: Guest) -> str:
    """What those at the table call somebody who looks on; who has a name like that of a player has none here."""
    try:
        return (
            unlike(guest.name, [seat.name for seat in table.seats if seat.kind == "guest" and seat.guest != guest.id]) if guest.name else ""
        )
    except Refusal:
        return ""


def make_room(house: House, table: HostedTable, guest: Guest, address: str) -> None:
    """Nobody takes the room of others; players are let in however many look on."""
    crowded = house.hub.spectators(table.id) >= house.settings.spectators_per_table
    if crowded and not table.table.belongs_to(guest.id):
        raise Refusal("too_many")
    house.make_room(guest, address)
