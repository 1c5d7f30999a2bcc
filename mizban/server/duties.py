"""Opponents' work as rows of the database: taken by one process, taken again by another when that one is gone."""

from __future__ import annotations

import time

import sqlalchemy as sql

from mizban.server.schema import work
from mizban.server.storage import Store

LEASE = 6.0  # seconds for which work is somebody's; renewed three times as often


class Duties:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store, worker: str) -> None:
        self.store = store
        self.worker = worker

    def _now(self) -> sql.ColumnElement[float]:
        """By one clock: that of the database, if several machines use it."""
        if self.store.sqlite:
            return sql.literal(time.time())
        return sql.cast(sql.func.extract("epoch", sql.func.clock_timestamp()), sql.Double)

    def _mine(self) -> dict[str, object]:
        return {"worker": self.worker, "until": self._now() + LEASE}

    def begin(self) -> None:
        """On SQLite nobody else is there: what was somebody's is free."""
        if self.store.sqlite:
            with self.store.engine.begin() as db:
                db.execute(work.update().values(until=0))

    def take(self, most: int) -> list[str]:
        """Some tables whose opponents nobody serves."""
        free = sql.select(work.c.table).where(work.c.until < self._now()).order_by(work.c.until).limit(most)
        with self.store.engine.begin() as db:
            taken = list(db.execute(free.with_for_update(skip_locked=True)).scalars())
            if taken:
                db.execute(work.update().where(work.c.table.in_(taken)).values(**self._mine()))
        return taken

    def claim(self, table: str) -> bool:
        """This very table, if nobody else has it."""
        free = sql.or_(work.c.until < self._now(), work.c.worker == self.worker)
        with self.store.engine.begin() as db:
            return bool(db.execute(work.update().where(work.c.table == table, free).values(**self._mine())).rowcount)

    def renew(self, tables: list[str]) -> None:
        with self.store.engine.begin() as db:
            db.execute(work.update().where(work.c.table.in_(tables), work.c.worker == self.worker).values(**self._mine()))

    def drop(self, table: str, rows: int) -> None:
        """There is nothing to do, as far as so many rows tell."""
        with self.store.engine.begin() as db:
            db.execute(work.delete().where(work.c.table == table, work.c.rows <= rows))

    def release(self) -> None:
        """We stop: others may take what is ours at once."""
        with self.store.engine.begin() as db:
            db.execute(work.update().where(work.c.worker == self.worker).values(until=0))
