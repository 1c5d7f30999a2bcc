"""The host's house: all tables, who may open and join them, and the computer opponents who sit at them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import time
from collections import OrderedDict

import msgspec

from mizban.bots import Advised, levels
from mizban.engine import Record
from mizban.server.accounts import Accounts
from mizban.server.analysts import Analysts
from mizban.server.catalogue import game_infos
from mizban.server.chairs import Chairs
from mizban.server.clearing import Clearing
from mizban.server.client import pack
from mizban.server.guests import YEAR, Guest, Jar, secret_of
from mizban.server.hall import Hall
from mizban.server.hub import Hub
from mizban.server.invitations import new_invitation
from mizban.server.limits import Buckets
from mizban.server.meters import Meters
from mizban.server.names import clean_name, unlike
from mizban.server.neighbours import Neighbours
from mizban.server.notices import Notices
from mizban.server.opponents import Opponents
from mizban.server.replays import Replays, Shown
from mizban.server.sessions import Sessions
from mizban.server.settings import Settings
from mizban.server.storage import Store
from mizban.server.tables import HostedTable, unbroken
from mizban.server.talking import Talking
from mizban.server.thinkers import Thinkers
from mizban.server.times import Times
from mizban.server.wire import Join, Lobby
from mizban.server.workers import WorkerLost, WorkFailed
from mizban.table import records
from mizban.table.arranging import allow_advice, take_advice
from mizban.table.opening import Host, Opening, continued, forked, new_table
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.telling import presence, record_info, table_info, update
from mizban.table.wire import AdviceWire, AdvisedWire, Continue, Fork, NewTable, Presence, ReasonWire, TableInfo, Thought, Update

log = logging.getLogger(__name__)

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = game_infos(settings.drafts)
        self.catalogue = pack(msgspec.json.encode(list(self.games.values())), "application/json")
        self.store = Store(settings.address)
        self.meters = Meters()
        self.hub = Hub()
        self.hall = Hall(self.hub)
        self.jar = Jar(self.store.secret("cookies", secret_of(settings.data)).encode())
        self.sessions = Sessions(self.store, self.jar, self.hub)
        self.accounts = Accounts(self.sessions, settings)
        self.talking = Talking(self.store, self.hub, settings, self.sessions.muted)
        self.notices = Notices(self.store, self.hub, settings, self.find)
        self.speaking = Buckets(settings.messages_per_second, settings.messages_at_once)  # of a guest, on all connections together
        self.name = secrets.token_urlsafe(9)  # of this process
        thinkers = Thinkers(settings.thinkers, settings.thinker_grace, settings.thinker_bytes)
        self.opponents = Opponents(self.store, thinkers, self.name, self.think)
        self.advising = Buckets(settings.advice_per_second, settings.advice_at_once)
        self.hurrying = Buckets(settings.hurries_per_second, settings.hurries_at_once)
        self.chairs = Chairs(self.store)
        self.clearing = Clearing(self.store, settings)
        self.replays = Replays(settings.replays_in_memory)
        self.analysts = Analysts(
            self.store, settings.thinker_bytes, settings.analyses_per_guest, settings.analyses_waiting, settings.analyses_in_memory
        )
        self.tables: OrderedDict[str, HostedTable] = OrderedDict()
        self.loading = asyncio.Lock()
        self.copying = asyncio.Lock()  # a backup is made just now
        self.begun = time.time()
        self.times = Times(self.store, self.hub, self.find)
        self.neighbours = None if self.store.sqlite else Neighbours(self)
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Opponents whose turn it was when the server stopped go on; other processes are listened to."""
        if self.neighbours is not None:
            self.neighbours.open()
        deeds = (self.opponents.look_round(self.find), self.tidy(), self.times.keep(), self.notices.wake_up())
        self.tasks = [asyncio.create_task(deed) for deed in deeds]

    async def tidy(self) -> None:
        """Old tables at which nobody plays go, now and then."""
        while True:
            await asyncio.sleep(self.settings.tidy_seconds)
            try:
                await self.forget_old(time.time())
                await self.store.call(self.sessions.register.tidy, time.time() - YEAR)
            except Exception:  # the next time is soon enough
                log.exception("old tables stay")

    async def forget_old(self, now: float) -> None:
        """Whoever sits at an old table is warned; where nobody has played since, and nobody looks, it goes."""
        for name in await self.store.call(self.clearing.warn, now):
            if hosted := self.tables.get(name):
                await hosted.refresh()
        for name in await self.store.call(self.clearing.over, now):
            if not self.hub.listening(name):
                await self.remove(name)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.analysts.close()
        await self.opponents.close()
        await self.notices.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        self.replays.close()
        self.accounts.close()
        self.store.close()

    # ---- finding tables -----------------------------------------------------------------------------------------

    async def table(self, name: str) -> HostedTable:
        """The table of this id, to be played at or looked at."""
        found = await self.find(name)
        if not self.store.sqlite:
            await found.refresh()
        if found.table.old_rules:
            raise Refusal("old_rules")
        return found

    async def seen(self, name: str, guest: Guest) -> HostedTable:
        """The table of this id, for whoever may look at it."""
        found = await self.table(name)
        if found.table.facts.closed and found.table.started and not found.table.belongs_to(guest.id):
            raise Refusal("closed")
        return found

    async def find(self, name: str) -> HostedTable:
        """The table of this id, from memory or from disk; its opponents go on if it is their turn."""
        if not ID.fullmatch(name):
            raise Refusal("no_table")
        found = self.tables.get(name)
        if found is None:
            async with self.loading:
                found = self.tables.get(name)
                if found is None:
                    found = await self.load(name)
        self.tables.move_to_end(name)
        return found

    async def load(self, name: str) -> HostedTable:
        loaded = await self.store.call(self.store.load, name)
        if loaded is None:
            raise Refusal("no_table")
        rows = await self.store.call(self.store.rows, name)
        table = HostedTable(self.store, await asyncio.to_thread(Table, *loaded, rows), self.changed, self.meters.wrote)
        await table.note_end()
        self.tables[name] = table
        self.opponents.wake(table)
        self.forget_some()
        return table

    def forget_some(self) -> None:
        """Keep memory bounded: tables nobody looks at are read again when somebody does."""
        for name in list(self.tables)[:-1]:
            if len(self.tables) <= self.settings.tables_in_memory:
                break
            if name not in self.opponents.work and not self.hub.listening(name):
                del self.tables[name]

    def info(self, table: HostedTable, guest: Guest) -> TableInfo:
        return table_info(table.table, guest.id, self.hub.online(table.id), time.time(), self.away(table))

    def update(self, table: HostedTable, guest: str, told: int | None) -> Update:
        return update(table.table, guest, self.hub.online(table.id), told, time.time(), self.away(table))

    def presence(self, table: HostedTable, guest: str) -> Presence:
        return presence(table.table, guest, self.hub.online(table.id), self.hub.looking_on(table.id))

    def away(self, table: HostedTable) -> dict[str, float]:
        """For how many seconds each of its people has not been here."""
        return {seat.guest: self.hub.away(table.id, seat.guest) for seat in table.table.seats if seat.kind == "guest"}

    async def lobby(self, guest: Guest) -> Lobby:
        """My tables and the open ones, the latest first."""
        most = self.settings.lobby_tables
        since = time.time() - self.settings.open_table_seconds
        mine = await self.store.call(self.store.of_guest, guest.id, most) if guest.id else []
        public = await self.store.call(self.store.public, since, most)
        return Lobby(await self.infos(mine, guest), await self.infos([name for name in public if name not in mine], guest))

    async def infos(self, names: list[str], guest: Guest) -> list[TableInfo]:
        return [info for name in names for info, _ in await self.look_up(name, guest)]

    async def look_up(self, name: str, guest: Guest) -> list[tuple[TableInfo, Table]]:
        """This table for a list of tables: one that cannot be opened must not hide the others."""
        try:
            table = await self.find(name)
            return [(self.info(table, guest), table.table)] if table.table.facts.game in self.games else []
        except Refusal as refused:
            log.info("table %s is not listed: %s", name, refused.code)
        except Exception:
            log.exception("table %s cannot be listed", name)
        return []

    def make_room(self, guest: Guest, address: str, share: float = 1.0) -> None:
        """One more connection, unless this guest or this address has enough of them; the lobby, which can also be asked, gets a share."""
        everywhere = guest.id and self.hub.guests[guest.id] >= self.settings.connections_per_guest * share
        if everywhere or self.hub.addresses[address] >= self.settings.connections_per_address * share:
            raise Refusal("too_many")

    # ---- looking through games ----------------------------------------------------------------------------------

    async def record(self, name: str, guest: Guest) -> Record:
        """The whole game, seed and all, once it is over."""
        table = (await self.table(name)).table
        allow_look(table, guest)
        if table.match is None or not table.finished:
            raise Refusal("unfinished")
        return table.match.record

    async def show(self, name: str, guest: Guest) -> Shown:
        """The game of this table: to anybody who may look on while it is under way, afterwards to whom it belongs."""
        hosted = await self.seen(name, guest)
        table = hosted.table
        if table.match is None:
            raise Refusal("not_started")
        if table.finished:
            allow_look(table, guest)
        return Shown(await self.replays.of_table(table), self.info(hosted, guest), table.seats_of(guest.id), table.advised_moves())

    def show_record(self, hash: str) -> Shown:
        """The game of a record that was opened here, if it is not forgotten."""
        replay = self.replays.of_records.find(hash)
        if replay is None:
            raise Refusal("not_found")
        return Shown(replay, record_info(replay.head), [])

    async def fork(self, shown: Shown, guest: Guest, fork: Fork) -> HostedTable:
        """A new table, where the game goes on from one of its positions."""
        opening = forked(self.host(guest), shown.replay.match, fork, shown.table.id, levels, clean_name)
        return await self.open_up(guest, opening)

    async def go_on(self, guest: Guest, wanted: Continue) -> HostedTable:
        """A new table, where a game goes on that was begun on somebody's device."""
        replay = await self.replays.call(records.read, wanted.record.encode(), True)
        if replay.match.game.key not in self.games:
            raise Refusal("bad_game")
        return await self.open_up(guest, continued(self.host(guest), replay.match, wanted, levels, clean_name))

    # ---- opening and joining ------------------------------------------------------------------------------------

    async def open_table(self, guest: Guest, new: NewTable) -> HostedTable:
        return await self.open_up(guest, new_table(self.host(guest), new, self.games, levels, clean_name))

    async def open_up(self, guest: Guest, opening: Opening) -> HostedTable:
        facts, sitting, rows = opening
        await self.allow_one_more(guest)
        await self.store.call(self.store.open, facts, sitting, begun=rows)
        table = await self.table(facts.id)
        self.hall.changed(table.table)
        return table

    def host(self, guest: Guest) -> Host:
        """The guest, with all that is drawn for a new table."""
        return Host(guest.id, guest.name, secrets.token_urlsafe(9), secrets.token_hex(32), new_invitation(), time.time())

    async def allow_one_more(self, guest: Guest) -> None:
        since = time.time() - self.settings.tables_per_guest_seconds
        if await self.store.call(self.store.opened_by, guest.id, since) >= self.settings.tables_per_guest:
            raise Refusal("too_many")

    async def join(self, name: str, guest: Guest, join: Join) -> HostedTable:
        """Sit down on a free seat, or play on for an opponent: with the link, or at a public table without."""
        table = await self.table(name)
        facts = table.table.facts
        invited = hmac.compare_digest(join.invite.encode(), facts.invite.encode())
        if not facts.public and not invited:
            raise Refusal("bad_invite")
        if not invited and table.table.seats_of(guest.id):
            raise Refusal("one_seat")
        others = [seat.name for seat in table.table.seats if seat.kind == "guest" and seat.guest != guest.id]
        sits = table.take_over if table.table.started else table.sit
        await unbroken(sits(join.seat, guest.id, unlike(clean_name(join.name), others)))
        return table

    async def remove(self, name: str) -> None:
        await self.store.call(self.store.remove, name)
        self.forget(name)

    def forget(self, name: str) -> None:
        """There is no such table any more."""
        self.tables.pop(name, None)
        self.hub.dismiss(name)
        self.hall.gone(name)

    # ---- thoughts -----------------------------------------------------------------------------------------------

    def think(self, table: str) -> None:
        """A longer thought has begun here: all at the table may know."""
        hosted = self.tables.get(table)
        if hosted is None:
            return
        self.hub.think(table)
        if self.neighbours is not None:
            self.neighbours.think(table, self.opponents.thoughts(hosted.table))

    def thoughts(self, table: HostedTable) -> list[Thought]:
        """How far the opponents at this table are, in whichever process they think."""
        elsewhere = self.neighbours.thoughts(table.id) if self.neighbours is not None else []
        return self.opponents.thoughts(table.table) or elsewhere

    def hurry(self, table: HostedTable, guest: str) -> None:
        """A person at this table wants the opponents' answers now."""
        if not table.table.seats_of(guest):
            raise Refusal("not_your_seat")
        if not self.hurrying.take(guest):
            raise Refusal("too_many")
        self.opponents.hurry(table.id)
        if self.neighbours is not None:
            self.neighbours.say(f"hurry {table.id}")

    async def advise(self, name: str, guest: Guest, question: str) -> AdviceWire:
        """What somebody might answer. It is written down that they were told, and then they are."""
        hosted = await self.table(name)
        seat = allow_advice(hosted.table, guest.id, question)
        if not self.advising.take(guest.id):
            raise Refusal("too_many", question)
        assert hosted.table.match is not None
        try:
            advice = await self.opponents.thinkers.advise(hosted.table.match.record, seat, self.settings.advice_seconds)
        except (WorkerLost, WorkFailed) as error:
            log.error("no advice at table %s (%s)", name, error)
            raise Refusal("failed", question) from error
        if advice.answers:
            await unbroken(hosted.arrange(lambda table, at: take_advice(table, guest.id, question, at)))
        return AdviceWire(question, [advised_wire(one) for one in advice.answers], advice.imagined)

    # ---- what happens at a table --------------------------------------------------------------------------------

    def changed(self, table: HostedTable) -> None:
        for tale in table.new_tales():
            if tale.word == "nudged":
                self.remind(table, tale.seat, tale.by)
            elif tale.word == "agreed-undo":
                self.opponents.hurry(table.id)  # what they think about is no more: they soon have time for what is
        self.hub.changed(table.id)
        self.hall.changed(table.table)
        self.opponents.wake(table)
        self.notices.look(table)

    def remind(self, table: HostedTable, seat: int, by: int) -> None:
        """Somebody waits for the person on this seat; told by every process to those who are here by way of it."""
        owner = table.table.owner(seat)
        if owner:
            self.hub.remind(table.id, owner, seat, by)
            self.notices.nudge(table, owner)


def allow_look(table: Table, guest: Guest) -> None:
    """A finished game is for its players, its host, and for anybody if the table is public."""
    if not table.facts.public and not table.belongs_to(guest.id):
        raise Refusal("not_your_seat")


def advised_wire(one: Advised) -> AdvisedWire:
    why = [ReasonWire(reason.key, reason.more, reason.count, reason.seat, reason.worth < 0) for reason in one.why]
    return AdvisedWire(one.verb, list(one.on), round(one.chance, 3), why)
