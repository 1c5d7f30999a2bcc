"""The chairs of a table that waits: each can be turned into an opponent, be free again, or be taken away. All or nothing, on disk."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import sqlalchemy as sql

from mizban.server.schema import seats, tables
from mizban.server.storage import Store, Taken
from mizban.table.facts import SeatFacts

Change = Callable[[list[SeatFacts]], list[SeatFacts]]


class Chairs:
    """Blocks like the store itself: called through `store.call`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def change(self, table: str, change: Change, begins: bool = False) -> None:
        """These chairs instead, unless the game has begun meanwhile. It begins when its host says so, whoever sits there."""
        with self.store.engine.begin() as db:
            found = db.execute(tables.select().where(tables.c.id == table).with_for_update()).one_or_none()
            if found is None:
                raise Taken(table)
            rows = db.execute(seats.select().where(seats.c.table == table).order_by(seats.c.seat)).all()
            before = [SeatFacts(*row[1:]) for row in rows]
            if not found.held and all(seat.kind != "open" for seat in before):
                raise Taken("begun")
            after = [msgspec.structs.replace(seat, seat=n) for n, seat in enumerate(change(before))]
            db.execute(seats.delete().where(seats.c.table == table))
            db.execute(seats.insert(), [{"table": table, **msgspec.to_builtins(seat)} for seat in after])
            full = all(seat.kind != "open" for seat in after)
            db.execute(tables.update().where(tables.c.id == table).values(held=full and not begins))
            self.store.touch(db, table)

    def invited(self, invite: str) -> str | None:
        """The table of this invitation."""
        with self.store.engine.connect() as db:
            return db.execute(sql.select(tables.c.id).where(tables.c.invite == invite)).scalar_one_or_none()
