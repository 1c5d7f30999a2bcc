"""Old tables are cleared away, each after a warning that its people see for days; whoever plays on keeps it."""

from __future__ import annotations

import sqlalchemy as sql

from mizban.server.schema import seats, tables
from mizban.server.settings import Settings
from mizban.server.storage import Store

MOST = 100  # tables at once


class Clearing:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    def old(self, now: float) -> sql.ColumnElement[bool]:
        """Unfinished, and so long untouched that it goes when the warning is over: by how many people would miss it."""
        free = sql.select(seats.c.table).where(seats.c.kind == "open")
        several = sql.select(seats.c.table).where(seats.c.kind == "guest").group_by(seats.c.table)
        several = several.having(sql.func.count(seats.c.guest.distinct()) > 1)
        waits, shared = tables.c.id.in_(free), tables.c.id.in_(several)
        kinds = (
            (waits, self.settings.waiting_table_seconds),
            (sql.and_(~waits, ~shared), self.settings.lone_table_seconds),
            (sql.and_(~waits, shared), self.settings.shared_table_seconds),
        )
        latest = now + self.settings.warning_seconds
        return sql.and_(~tables.c.finished, sql.or_(*(sql.and_(kind, tables.c.updated < latest - age) for kind, age in kinds if age)))

    def warn(self, now: float) -> list[str]:
        """Tables that are told from now on when they go: never sooner than the warning lasts, however long nobody has looked."""
        with self.store.engine.begin() as db:
            wanted = sql.select(tables.c.id).where(tables.c.goes == 0, self.old(now)).limit(MOST)
            found = list(db.execute(wanted).scalars())
            for table in found:
                db.execute(tables.update().where(tables.c.id == table).values(goes=now + self.settings.warning_seconds))
                self.store.tell(db, f"facts {table}")
        return found

    def over(self, now: float) -> list[str]:
        """Tables whose warning is over, and that nobody has touched since."""
        wanted = sql.select(tables.c.id).where(~tables.c.finished, tables.c.goes > 0, tables.c.goes <= now).limit(MOST)
        with self.store.engine.connect() as db:
            return list(db.execute(wanted).scalars())
