"""When somebody has to look at a table because time is over there: kept with the table, so that it outlives every process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import sqlalchemy as sql

from mizban.server.hub import Hub
from mizban.server.schema import tables
from mizban.server.storage import Store
from mizban.server.tables import HostedTable, unbroken
from mizban.table.arranging import next_due, overdue
from mizban.table.refusal import Refusal
from mizban.table.rows import Row

log = logging.getLogger(__name__)

LOOK = 1.0  # seconds between two looks
LEASE = 6.0  # seconds for which a table that is due is looked after by one process
MOST = 50  # tables at once


class Alarms:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def take(self, now: float) -> list[str]:
        """Tables where time may be over, for this process alone."""
        over = sql.select(tables.c.id).where(tables.c.due <= now, ~tables.c.finished).order_by(tables.c.due).limit(MOST)
        with self.store.engine.begin() as db:
            taken = list(db.execute(over.with_for_update(skip_locked=True)).scalars())
            if taken:
                db.execute(tables.update().where(tables.c.id.in_(taken)).values(due=now + LEASE))
        return taken

    def set(self, table: str, due: float | None) -> None:
        with self.store.engine.begin() as db:
            db.execute(tables.update().where(tables.c.id == table).values(due=due))


class Times:
    """Looks again and again whether time is over anywhere."""

    def __init__(self, store: Store, hub: Hub, find: Callable[[str], Awaitable[HostedTable]]) -> None:
        self.store = store
        self.hub = hub
        self.find = find
        self.alarms = Alarms(store)

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                for name in await self.store.call(self.alarms.take, time.time()):
                    await self.look(name)
            except Refusal:  # no database just now
                log.info("clocks wait for the database")
            except Exception:
                log.exception("clocks are not looked at")

    async def look(self, name: str) -> None:
        """Do what time demands at this table, and say when to look again."""
        try:
            hosted = await self.find(name)
            if not self.store.sqlite:
                await hosted.refresh()
            while await unbroken(hosted.change(self.due_row(hosted))):
                pass
            await self.store.call(self.alarms.set, name, next_due(hosted.table, hosted.away(self.hub), time.time()))
        except Exception:  # one table that cannot be opened must not stop the clocks of others
            log.exception("the clocks of table %s stand still", name)

    def due_row(self, hosted: HostedTable) -> Callable[[], Awaitable[Row | None]]:
        async def decide() -> Row | None:
            return overdue(hosted.table, hosted.away(self.hub), time.time())

        return decide
