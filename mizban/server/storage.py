"""What is on disk: tables, their seats, and one row for each move. SQLite by default; nothing here is SQLite's alone.

A move's key is `(table, n)`: appending it is both the lock and the log. Rows are only ever added; a step back is a row too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from mizban.server.wire import SeatKind

P = ParamSpec("P")
R = TypeVar("R")

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(32), nullable=False, index=True),
    sql.Column("invite", sql.String(32), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("updated", sql.Double, nullable=False, index=True),
    sql.Column("finished", sql.Boolean, nullable=False, default=False),
    sql.Column("again", sql.String(32), nullable=False, default=""),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("guest", sql.String(32), nullable=False, default="", index=True),
    sql.Column("name", sql.String(64), nullable=False, default=""),
    sql.Column("level", sql.String(32), nullable=False, default=""),
)

moves = sql.Table(
    "moves",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.Text, nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    options: dict[str, bool]
    seed: str
    public: bool
    host: str
    invite: str
    created: float
    updated: float
    finished: bool = False
    again: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    guest: str = ""
    name: str = ""
    level: str = ""


class MoveRow(msgspec.Struct, frozen=True):
    """Number `n` of its table: an answer in text notation, or a step back. `guest` is "" for a computer opponent."""

    n: int
    seat: int
    move: str
    guest: str
    at: float


class Taken(Exception):
    """Somebody else was first: this number, this seat, or this next table exists already."""


def connect(address: str) -> sql.Engine:
    engine = sql.create_engine(address)
    if engine.dialect.name == "sqlite":

        @sql.event.listens_for(engine, "connect")
        def _settle(connection: Any, _: object) -> None:
            """What was committed is on the disk before we say so."""
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


class Store:
    """The database. Its methods block: call them through `call`, never from the event loop."""

    def __init__(self, address: str) -> None:
        self.engine = connect(address)
        # SQLite has one writer at a time: one thread makes a fair queue of what would else be a scramble for its lock.
        self.threads = ThreadPoolExecutor(1 if self.engine.dialect.name == "sqlite" else 8, "store")
        metadata.create_all(self.engine)

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    async def call(self, deed: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it in a thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(deed, *args, **kwargs))

    # ---- one table ----------------------------------------------------------------------------------------------

    def open(self, row: TableRow, sitting: Sequence[SeatRow], after: str = "") -> None:
        """A new table; with `after` it is where the group of that table plays next, unless it has such a table already."""
        with self.engine.begin() as db:
            db.execute(tables.insert(), msgspec.to_builtins(row))
            db.execute(seats.insert(), [{"table": row.id, **msgspec.to_builtins(seat)} for seat in sitting])
            if after:
                linked = db.execute(tables.update().where(tables.c.id == after, tables.c.again == "").values(again=row.id))
                if not linked.rowcount:
                    raise Taken(after)

    def load(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        with self.engine.connect() as db:
            row = db.execute(tables.select().where(tables.c.id == table)).one_or_none()
            sitting = db.execute(seats.select().where(seats.c.table == table).order_by(seats.c.seat)).all()
        return (TableRow(*row), [SeatRow(*seat[1:]) for seat in sitting]) if row else None

    def sit(self, table: str, seat: SeatRow) -> None:
        """Take a free seat."""
        with self.engine.begin() as db:
            free = (seats.c.table == table, seats.c.seat == seat.seat, seats.c.kind == "open")
            taken = db.execute(seats.update().where(*free).values(kind=seat.kind, guest=seat.guest, name=seat.name))
            if not taken.rowcount:
                raise Taken(str(seat.seat))
            db.execute(tables.update().where(tables.c.id == table).values(updated=time.time()))

    def append(self, table: str, move: MoveRow) -> None:
        """On disk when this returns. The number is the lock: who comes second is told so."""
        try:
            with self.engine.begin() as db:
                db.execute(moves.insert(), {"table": table, **msgspec.to_builtins(move)})
                db.execute(tables.update().where(tables.c.id == table).values(updated=move.at))
        except IntegrityError as error:
            raise Taken(str(move.n)) from error

    def moves(self, table: str, since: int = 0) -> list[MoveRow]:
        """The rows from number `since` on."""
        wanted = moves.select().where(moves.c.table == table, moves.c.n >= since).order_by(moves.c.n)
        with self.engine.connect() as db:
            return [MoveRow(*row[1:]) for row in db.execute(wanted)]

    def finish(self, table: str) -> None:
        with self.engine.begin() as db:
            db.execute(tables.update().where(tables.c.id == table).values(finished=True))

    # ---- lists of tables ----------------------------------------------------------------------------------------

    def of_guest(self, guest: str, most: int) -> list[str]:
        """Tables where this guest sits or that he opened, the latest first."""
        sits = sql.select(seats.c.table).where(seats.c.guest == guest)
        return self._ids(sql.or_(tables.c.host == guest, tables.c.id.in_(sits)), most=most)

    def public(self, since: float, most: int) -> list[str]:
        """Public tables with a free seat, touched after `since`, the latest first."""
        free = sql.select(seats.c.table).where(seats.c.kind == "open")
        return self._ids(tables.c.public, ~tables.c.finished, tables.c.updated > since, tables.c.id.in_(free), most=most)

    def with_bots(self, most: int) -> list[str]:
        """Unfinished tables where a computer opponent may have to move, the latest first."""
        waiting = sql.select(seats.c.table).where(seats.c.kind == "open")
        botted = sql.select(seats.c.table).where(seats.c.kind == "bot")
        return self._ids(~tables.c.finished, tables.c.id.in_(botted), tables.c.id.not_in(waiting), most=most)

    def opened_by(self, guest: str, since: float) -> int:
        """How many unfinished tables this guest has opened since."""
        wanted = sql.select(sql.func.count()).where(tables.c.host == guest, ~tables.c.finished, tables.c.created > since)
        with self.engine.connect() as db:
            return db.execute(wanted).scalar_one()

    def _ids(self, *where: sql.ColumnElement[bool], most: int) -> list[str]:
        wanted = sql.select(tables.c.id).where(*where).order_by(tables.c.updated.desc()).limit(most)
        with self.engine.connect() as db:
            return list(db.execute(wanted).scalars())
