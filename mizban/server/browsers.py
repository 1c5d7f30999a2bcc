"""Browsers that want to be told of a turn, on disk, and what was told."""

from __future__ import annotations

import hashlib
import time

import msgspec
import sqlalchemy as sql

from mizban.server.schema import devices, notices
from mizban.server.storage import Store
from mizban.server.wire import NewDevice

ONCE = """INSERT INTO notices ("table", guest, "off", row, due) VALUES (:table, :guest, :off, -1, NULL)
ON CONFLICT ("table", guest) DO NOTHING"""


class Device(msgspec.Struct, frozen=True):
    """A browser, as its push service knows it."""

    id: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    at: float


class Devices:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- browsers -----------------------------------------------------------------------------------------------

    def keep(self, guest: str, new: NewDevice, most: int) -> None:
        """This browser is told of this guest's turns, and of nobody else's; of too many the oldest are forgotten."""
        id = hashlib.sha256(new.endpoint.encode()).hexdigest()
        with self.store.engine.begin() as db:
            db.execute(devices.delete().where(devices.c.id == id))
            db.execute(devices.insert(), {"id": id, "guest": guest, "at": time.time(), **msgspec.to_builtins(new)})
            known = sql.select(devices.c.id).where(devices.c.guest == guest).order_by(devices.c.at.desc()).offset(most)
            db.execute(devices.delete().where(devices.c.id.in_(db.execute(known).scalars().all())))

    def forget(self, endpoint: str) -> None:
        """Whoever knows the address of a browser speaks for it."""
        with self.store.engine.begin() as db:
            db.execute(devices.delete().where(devices.c.id == hashlib.sha256(endpoint.encode()).hexdigest()))

    def of(self, guest: str) -> list[Device]:
        with self.store.engine.connect() as db:
            return [Device(*row) for row in db.execute(devices.select().where(devices.c.guest == guest))]

    # ---- what was told ------------------------------------------------------------------------------------------

    def claim(self, table: str, guest: str, row: int) -> bool:
        """The turn that began at this row is told of by us: by nobody else, not again, and not where it is not wanted."""
        with self.store.engine.begin() as db:
            db.execute(sql.text(ONCE), {"table": table, "guest": guest, "off": False})
            here = (notices.c.table == table, notices.c.guest == guest)
            told = db.execute(notices.update().where(*here, notices.c.row < row, ~notices.c.off).values(row=row, due=None))
            return bool(told.rowcount)

    def put_off(self, table: str, guest: str, due: float) -> None:
        """Quiet hours: told when they are over."""
        with self.store.engine.begin() as db:
            db.execute(notices.update().where(notices.c.table == table, notices.c.guest == guest).values(due=due))

    def due(self, now: float) -> list[tuple[str, str, int]]:
        """What waited for the end of quiet hours: tables and guests with the rows of their turns. Each is handed out once."""
        with self.store.engine.begin() as db:
            late = notices.select().where(notices.c.due <= now).with_for_update(skip_locked=True)
            found = [(row.table, row.guest, row.row) for row in db.execute(late)]
            for table, guest, _ in found:
                db.execute(notices.update().where(notices.c.table == table, notices.c.guest == guest).values(due=None))
        return found

    def switch(self, table: str, guest: str, off: bool) -> None:
        with self.store.engine.begin() as db:
            db.execute(sql.text(ONCE), {"table": table, "guest": guest, "off": off})
            db.execute(notices.update().where(notices.c.table == table, notices.c.guest == guest).values(off=off))

    def is_off(self, table: str, guest: str) -> bool:
        wanted = sql.select(notices.c.off).where(notices.c.table == table, notices.c.guest == guest)
        with self.store.engine.connect() as db:
            return bool(db.execute(wanted).scalar())
