"""\"It is your turn\": told once, to whoever is not here, outside of their quiet hours."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

from mizban.server.browsers import Device, Devices
from mizban.server.guests import Guest
from mizban.server.hub import Hub
from mizban.server.push import Push
from mizban.server.settings import Settings
from mizban.server.storage import Store
from mizban.server.tables import HostedTable
from mizban.server.wire import NewDevice
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.turns import DAY, others, quiet_until, turns
from mizban.words import game_name, phrase

log = logging.getLogger(__name__)

Kind = Literal["turn", "nudge"]


class Notices:
    def __init__(self, store: Store, hub: Hub, settings: Settings, find: Callable[[str], Awaitable[HostedTable]]) -> None:
        self.store = store
        self.hub = hub
        self.settings = settings
        self.find = find
        self.devices = Devices(store)
        self.push = Push(store, settings)
        self.waiting: dict[tuple[str, str], int] = {}  # by table and guest: the row of a turn that is about to be told of
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- browsers -----------------------------------------------------------------------------------------------

    async def register(self, guest: Guest, new: NewDevice) -> None:
        if not guest.id:
            raise Refusal("not_your_seat")
        self.push.check(new.endpoint, new.p256dh, new.auth)
        minutes = [minute for minute in (new.quiet_from, new.quiet_to) if minute is not None]
        if new.zone not in available_timezones() or any(not 0 <= minute < DAY for minute in minutes):
            raise Refusal("malformed")
        await self.store.call(self.devices.keep, guest.id, new, self.settings.devices_per_guest)

    async def key(self) -> str:
        return await self.store.call(self.push.public_key)

    async def switch(self, table: Table, guest: Guest, off: bool) -> None:
        if not table.seats_of(guest.id):
            raise Refusal("not_your_seat")
        await self.store.call(self.devices.switch, table.id, guest.id, off)

    # ---- telling ------------------------------------------------------------------------------------------------

    def look(self, hosted: HostedTable) -> None:
        """Something has changed at this table: whoever it waits for, and is not here, is told in a moment."""
        here = self.hub.online(hosted.id)
        for turn in turns(hosted.table):
            key = hosted.id, turn.guest
            if turn.guest not in here and self.waiting.get(key, -1) < turn.row:
                self.waiting[key] = turn.row
                self.start(self._tell_soon(hosted, turn.guest, turn.row))

    def nudge(self, hosted: HostedTable, guest: str) -> None:
        """Somebody waits for them."""
        if guest not in self.hub.online(hosted.id):
            self.start(self._nudge(hosted.table, guest))

    def start(self, deed: Awaitable[None]) -> None:
        task = asyncio.ensure_future(deed)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell_soon(self, hosted: HostedTable, guest: str, row: int) -> None:
        """Whoever comes back by themselves, or whose turn is over before, need not be told."""
        try:
            await asyncio.sleep(self.settings.notice_seconds)
            if self.waiting.get((hosted.id, guest)) != row or not self._waits(hosted.table, guest, row):
                return
            if await self.store.call(self.devices.claim, hosted.id, guest, row):
                await self._tell(hosted.table, guest, "turn")
        except Refusal as refused:
            log.info("nobody is told that table %s waits: %s", hosted.id, refused.code)
        except Exception:
            log.exception("nobody is told that table %s waits", hosted.id)
        finally:
            if self.waiting.get((hosted.id, guest)) == row:
                del self.waiting[hosted.id, guest]

    def _waits(self, table: Table, guest: str, row: int) -> bool:
        return guest not in self.hub.online(table.id) and any(turn.guest == guest and turn.row == row for turn in turns(table))

    async def _nudge(self, table: Table, guest: str) -> None:
        try:
            if not await self.store.call(self.devices.is_off, table.id, guest):
                await self._tell(table, guest, "nudge")
        except Refusal as refused:
            log.info("nobody is reminded of table %s: %s", table.id, refused.code)

    async def _tell(self, table: Table, guest: str, kind: Kind) -> None:
        """To all browsers of this guest; where it is quiet now, later."""
        later: list[float] = []
        for device in await self.store.call(self.devices.of, guest):
            end = quiet_until(datetime.now(ZoneInfo(device.zone)), device.quiet_from, device.quiet_to)
            if end is None:
                await self._send(device, notice(table, device, guest, kind))
            else:
                later.append(end.timestamp())
        if later and kind == "turn":
            await self.store.call(self.devices.put_off, table.id, guest, min(later))

    async def _send(self, device: Device, told: dict[str, str]) -> None:
        kept = await asyncio.get_running_loop().run_in_executor(self.push.threads, self.push.send, device, told)
        if not kept:
            await self.store.call(self.devices.forget, device.endpoint)

    async def wake_up(self) -> None:
        """Now and then: what waited for the end of quiet hours."""
        while True:
            await asyncio.sleep(self.settings.late_notices_seconds)
            try:
                for name, guest, row in await self.store.call(self.devices.due, time.time()):
                    table = (await self.find(name)).table
                    if self._waits(table, guest, row):
                        await self._tell_rested(table, guest)
            except Refusal:
                log.info("late notices wait for the database")
            except Exception:
                log.exception("a late notice was not sent")

    async def _tell_rested(self, table: Table, guest: str) -> None:
        """Only browsers that have quiet hours: the others were told when it was time."""
        for device in await self.store.call(self.devices.of, guest):
            if device.quiet_from is not None:
                await self._send(device, notice(table, device, guest, "turn"))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.push.close()


def notice(table: Table, device: Device, guest: str, kind: Kind) -> dict[str, str]:
    """What is shown. Names of people and of the game: nothing of what lies on the table."""
    names = others(table, guest)
    comma, last = ("، ", " و ") if device.lang == "fa" else (", ", " and ")
    listed = last.join([part for part in (comma.join(names[:-1]), *names[-1:]) if part])
    return {
        "title": phrase(device.lang, f"notice-{kind}", game=game_name(table.facts.game, device.lang)),
        "body": phrase(device.lang, "notice-with", names=listed) if listed else phrase(device.lang, "notice-alone"),
        "tag": table.id,
        "to": f"/t/{table.id}",
        "lang": device.lang,
        "dir": "rtl" if device.lang == "fa" else "ltr",
    }
