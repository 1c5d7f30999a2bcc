"""What is on disk: tables, their seats, and their rows. SQLite by default; nothing here is SQLite's alone.

A row's key is `(table, n)`: appending it is both the lock and the log. Rows are only ever added; a step back is a row too.
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
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError

from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.rows import Row

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
    sql.Column("origin", sql.String(32)),
    sql.Column("origin_move", sql.Integer),
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

rows = sql.Table(
    "moves",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),  # rows before it
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.Text, nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("question", sql.String(32), nullable=False, server_default=""),
)


def stored(table: str, row: Row) -> dict[str, Any]:
    """A row of the table's record as a row of the database."""
    return {
        "table": table,
        "n": row.number - 1,
        "seat": row.seat,
        "move": row.text,
        "guest": row.guest,
        "at": row.at,
        "question": row.question,
    }


class Taken(Exception):
    """Somebody else was first: this number, this seat, or this next table exists already."""


class Damaged(Exception):
    """The database is not what it was when it was written."""


def look_through(engine: sql.Engine) -> None:
    """Whether every page of a SQLite file is whole; a server of PostgreSQL looks itself."""
    if engine.dialect.name == "sqlite":
        try:
            with engine.connect() as db:
                found = db.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        except DatabaseError as error:
            if isinstance(error, OperationalError):  # the folder cannot be written, the file cannot be opened
                raise
            raise Damaged(str(error.orig)) from error
        if found != "ok":
            raise Damaged(found)


def connect(address: str) -> sql.Engine:
    engine = sql.create_engine(address)
    if engine.dialect.name == "sqlite":

        @sql.event.listens_for(engine, "connect")
        def _settle(connection: Any, _: object) -> None:
            """What was committed is on the disk before we say so."""
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def add_missing_columns(engine: sql.Engine) -> None:
    """A database of an earlier version gets the columns that it lacks; what they hold by default says that nothing was there."""
    for table in metadata.sorted_tables:
        known = names_of_columns(engine, table)
        for column in table.columns:
            if column.name not in known:
                added = sql.schema.CreateColumn(column).compile(dialect=engine.dialect)
                try:
                    with engine.begin() as db:
                        db.execute(sql.text(f"ALTER TABLE {table.name} ADD COLUMN {added}"))
                except DBAPIError:  # unless another process was first
                    if column.name not in names_of_columns(engine, table):
                        raise


def names_of_columns(engine: sql.Engine, table: sql.Table) -> set[str]:
    return {column["name"] for column in sql.inspect(engine).get_columns(table.name)}


class Store:
    """The database. Its methods block: call them through `call`, never from the event loop."""

    def __init__(self, address: str) -> None:
        self.engine = connect(address)
        look_through(self.engine)
        # SQLite has one writer at a time: one thread makes a fair queue of what would else be a scramble for its lock.
        self.threads = ThreadPoolExecutor(1 if self.engine.dialect.name == "sqlite" else 8, "store")
        metadata.create_all(self.engine)
        add_missing_columns(self.engine)

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    async def call(self, deed: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it in a thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(deed, *args, **kwargs))

    # ---- one table ----------------------------------------------------------------------------------------------

    def open(self, facts: TableFacts, sitting: Sequence[SeatFacts], after: str = "", begun: Sequence[Row] = ()) -> None:
        """A new table, `begun` with these rows; with `after` it is where that table's group plays next, unless there is one already."""
        with self.engine.begin() as db:
            db.execute(tables.insert(), msgspec.to_builtins(facts))
            db.execute(seats.insert(), [{"table": facts.id, **msgspec.to_builtins(seat)} for seat in sitting])
            if begun:
                db.execute(rows.insert(), [stored(facts.id, row) for row in begun])
            if after:
                linked = db.execute(tables.update().where(tables.c.id == after, tables.c.again == "").values(again=facts.id))
                if not linked.rowcount:
                    raise Taken(after)

    def load(self, table: str) -> tuple[TableFacts, list[SeatFacts]] | None:
        with self.engine.connect() as db:
            row = db.execute(tables.select().where(tables.c.id == table)).one_or_none()
            sitting = db.execute(seats.select().where(seats.c.table == table).order_by(seats.c.seat)).all()
        return (TableFacts(*row), [SeatFacts(*seat[1:]) for seat in sitting]) if row else None

    def sit(self, table: str, seat: SeatFacts) -> None:
        """Take a free seat, or leave one while another is free: when all sit the game has begun, and everybody stays."""
        others = seats.alias()
        waiting = sql.exists().where(others.c.table == table, others.c.kind == "open")
        with self.engine.begin() as db:
            db.execute(tables.select().where(tables.c.id == table).with_for_update())  # one after the other
            possible = seats.c.kind == "open" if seat.kind != "open" else sql.and_(seats.c.kind == "guest", waiting)
            here = (seats.c.table == table, seats.c.seat == seat.seat, possible)
            taken = db.execute(seats.update().where(*here).values(kind=seat.kind, guest=seat.guest, name=seat.name))
            if not taken.rowcount:
                raise Taken(str(seat.seat))
            db.execute(tables.update().where(tables.c.id == table).values(updated=time.time()))

    def append(self, table: str, row: Row) -> None:
        """On disk when this returns. The number is the lock: who comes second is told so."""
        try:
            with self.engine.begin() as db:
                db.execute(rows.insert(), stored(table, row))
                db.execute(tables.update().where(tables.c.id == table).values(updated=row.at))
        except IntegrityError as error:
            raise Taken(str(row.number)) from error

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows after the first so many."""
        wanted = rows.select().where(rows.c.table == table, rows.c.n >= after).order_by(rows.c.n)
        with self.engine.connect() as db:
            return [Row(n + 1, *rest) for _, n, *rest in db.execute(wanted)]

    def finish(self, table: str) -> None:
        with self.engine.begin() as db:
            db.execute(tables.update().where(tables.c.id == table).values(finished=True))

    def remove(self, table: str) -> None:
        """All of it."""
        with self.engine.begin() as db:
            db.execute(rows.delete().where(rows.c.table == table))
            db.execute(seats.delete().where(seats.c.table == table))
            db.execute(tables.delete().where(tables.c.id == table))

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

    def old(self, waiting: float, lone: float, most: int = 100) -> list[str]:
        """Tables that nobody misses: untouched since `waiting` and never begun, or since `lone`, unfinished and with one person."""
        free = sql.select(seats.c.table).where(seats.c.kind == "open")
        several = sql.select(seats.c.table).where(seats.c.kind == "guest").group_by(seats.c.table)
        several = several.having(sql.func.count(seats.c.guest.distinct()) > 1)
        never_begun = sql.and_(tables.c.id.in_(free), tables.c.updated < waiting)
        left_alone = sql.and_(tables.c.id.not_in(several), tables.c.updated < lone)
        return self._ids(~tables.c.finished, sql.or_(never_begun, left_alone), most=most)

    def opened_by(self, guest: str, since: float) -> int:
        """How many unfinished tables this guest has opened since."""
        wanted = sql.select(sql.func.count()).where(tables.c.host == guest, ~tables.c.finished, tables.c.created > since)
        with self.engine.connect() as db:
            return db.execute(wanted).scalar_one()

    def _ids(self, *where: sql.ColumnElement[bool], most: int) -> list[str]:
        wanted = sql.select(tables.c.id).where(*where).order_by(tables.c.updated.desc()).limit(most)
        with self.engine.connect() as db:
            return list(db.execute(wanted).scalars())
