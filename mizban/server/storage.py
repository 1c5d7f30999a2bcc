"""What is on disk: tables, their seats, and their rows. SQLite by default; nothing here is SQLite's alone.

A row's key is `(table, n)`: appending it is both the lock and the log. Rows are only ever added; a step back is a row too.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from mizban.server.database import THREADS, connect, look_through
from mizban.server.migrations import migrate
from mizban.server.schema import analyses, hushed, notes, notices, results, rows, seats, secrets, tables, words, work
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.refusal import Refusal
from mizban.table.rows import Row
from mizban.table.wire import Timing

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)

CHANNEL = "mizban"  # where processes of one house hear of each other's news
COLUMNS = '("table", n, seat, move, guest, at, question)'
ASK = 'INSERT INTO work ("table", rows) VALUES'
ONCE = 'ON CONFLICT ("table") DO UPDATE SET rows = excluded.rows'
INSERT = f"INSERT INTO moves {COLUMNS} VALUES (?, ?, ?, ?, ?, ?, ?)"
TOUCH = "UPDATE tables SET updated = ?, due = ?, goes = 0 WHERE id = ?"
DONE = 'DELETE FROM work WHERE "table" ='


def moved(table: str, row: Row) -> tuple[object, ...]:
    """A row of the table's record as a row of the database."""
    return table, row.number - 1, row.seat, row.text, row.guest, row.at, row.question


def stored(table: str, row: Row) -> dict[str, object]:
    return dict(zip(("table", "n", "seat", "move", "guest", "at", "question"), moved(table, row), strict=True))


Move = tuple[str, Row, bool | None, float | None]  # a table, its row, whether an opponent has to move next, when to look again
TROUBLE = (DBAPIError, sqlite3.Error)  # of the disk or the connection


def facts_of(row: sql.Row[Any]) -> TableFacts:
    known = dict(zip(TableFacts.__struct_fields__, row, strict=False))  # `due` is last, and not a fact
    return TableFacts(**known | {"timing": msgspec.convert(known["timing"], Timing)})


class Taken(Exception):
    """Somebody else was first: this number, this seat, or this next table exists already."""


class Store:
    """The database. Its methods block: call them through `call`, never from the event loop."""

    def __init__(self, address: str) -> None:
        self.engine = connect(address)
        self.sqlite = self.engine.dialect.name == "sqlite"
        look_through(self.engine)
        # SQLite has one writer at a time: one thread makes a fair queue of what would else be a scramble for its lock.
        self.threads = ThreadPoolExecutor(1 if self.sqlite else THREADS, "store")
        self.at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.tried = 0.0  # when something was last written to see whether it can be
        self.pending: list[tuple[Move, asyncio.Future[None]]] = []  # rows that wait to be written, of SQLite
        self.writing: asyncio.Task[None] | None = None
        migrate(self.engine)

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    async def call(self, deed: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it in a thread of the store. A full disk or a lost connection is a refusal: nothing has changed, and it may be said again."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(self._attempt, deed, *args, **kwargs))
        except TROUBLE as error:
            raise self._refuse(error) from error

    def _refuse(self, error: Exception) -> Refusal:
        log.error("the database cannot do it: %s", " ".join(str(getattr(error, "orig", error)).split()))
        return Refusal("storage")

    def _attempt(self, deed: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """A connection that was lost while nobody used it is no reason to give up: once more with a new one."""
        try:
            return deed(*args, **kwargs)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return deed(*args, **kwargs)

    def try_to_write(self) -> None:
        """Can a row be written just now? Tried at most once a second, however often somebody asks."""
        if time.monotonic() - self.tried > 1.0:
            with self.engine.begin() as db:
                text = "INSERT INTO secrets (name, value) VALUES ('written', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
                db.execute(sql.text(text), {"now": str(time.time())})
            self.tried = time.monotonic()

    def secret(self, name: str, otherwise: str) -> str:
        """What all processes of this house share by this name; made by whoever comes first."""
        with self.engine.begin() as db:
            text = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
            db.execute(sql.text(text), {"name": name, "value": otherwise})
            return str(db.execute(sql.select(secrets.c.value).where(secrets.c.name == name)).scalar_one())

    def recall(self, name: str) -> str:
        """The same, if it was made."""
        with self.engine.connect() as db:
            return str(db.execute(sql.select(secrets.c.value).where(secrets.c.name == name)).scalar_one_or_none() or "")

    # ---- one table ----------------------------------------------------------------------------------------------

    def open(self, facts: TableFacts, sitting: Sequence[SeatFacts], after: str = "", begun: Sequence[Row] = ()) -> None:
        """A new table, `begun` with these rows; with `after` it is where that table's group plays next, unless there is one already."""
        with self.engine.begin() as db:
            db.execute(tables.insert(), {**msgspec.to_builtins(facts), "due": facts.begun or None})
            db.execute(seats.insert(), [{"table": facts.id, **msgspec.to_builtins(seat)} for seat in sitting])
            if begun:
                db.execute(rows.insert(), [stored(facts.id, row) for row in begun])
            self._ask_opponents(db, facts.id, len(begun))
            self.tell(db, f"opened {facts.id}")
            if after:
                self.tell(db, f"facts {after}")
                linked = db.execute(tables.update().where(tables.c.id == after, tables.c.again == "").values(again=facts.id))
                if not linked.rowcount:
                    raise Taken(after)

    def load(self, table: str) -> tuple[TableFacts, list[SeatFacts]] | None:
        with self.engine.connect() as db:
            row = db.execute(tables.select().where(tables.c.id == table)).one_or_none()
            sitting = db.execute(seats.select().where(seats.c.table == table).order_by(seats.c.seat)).all()
        return (facts_of(row), [SeatFacts(*seat[1:]) for seat in sitting]) if row else None

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
            self.touch(db, table)

    def take_over(self, table: str, seat: SeatFacts, row: Row) -> None:
        """A person plays on for an opponent: the seat is theirs, and this row says so in the log. Both or none."""
        try:
            with self.engine.begin() as db:
                here = (seats.c.table == table, seats.c.seat == seat.seat, seats.c.kind == "bot")
                taken = db.execute(seats.update().where(*here).values(kind="guest", guest=seat.guest, name=seat.name))
                if not taken.rowcount:
                    raise Taken(str(seat.seat))
                db.execute(rows.insert(), stored(table, row))
                db.execute(tables.update().where(tables.c.id == table).values(updated=row.at, due=row.at))
                self.tell(db, f"facts {table}")
        except IntegrityError as error:
            raise Taken(str(row.number)) from error

    def touch(self, db: sql.Connection, table: str) -> None:
        """Who sits here has changed; with the last free chair taken the game begins."""
        now = time.time()
        full = "open" not in db.execute(sql.select(seats.c.kind).where(seats.c.table == table)).scalars().all()
        held = db.execute(sql.select(tables.c.held).where(tables.c.id == table)).scalar_one()
        begins = {"begun": now, "due": now} if full and not held else {}
        db.execute(tables.update().where(tables.c.id == table).values(updated=now, goes=0, **begins))
        if begins:
            self._ask_opponents(db, table)
        self.tell(db, f"facts {table}")

    def append(self, table: str, row: Row, opponents: bool | None = None, due: float | None = None) -> None:
        """On disk when this returns. The number is the lock: who comes second is told so.

        `opponents`: whether a computer opponent has to move next (None: none sits here). `due`: when to look whether time is over.
        """
        if self.sqlite:
            return self._append_here((table, row, opponents, due))
        try:
            self._append_and_tell(table, row, opponents, due)
        except IntegrityError as error:
            raise Taken(str(row.number)) from error

    def _append_here(self, *moves: Move) -> None:
        """All of them or none. Nothing between us and SQLite: this is what the server does all day."""
        with self.engine.begin() as db:
            cursor = db.connection.cursor()
            try:
                for table, row, opponents, due in moves:
                    cursor.execute(INSERT, moved(table, row))
                    cursor.execute(TOUCH, (row.at, due, table))
                    if opponents is not None:
                        cursor.execute(*(f"{ASK} (?, ?) {ONCE}", (table, row.number)) if opponents else (f"{DONE} ?", (table,)))
            except sqlite3.IntegrityError as error:
                raise Taken(str(error)) from error

    def _append_each(self, moves: list[Move]) -> list[Exception | None]:
        """As many as wait, in one transaction; if one of them is in the way of the others, each in its own."""
        if len(moves) > 1:
            try:
                self._append_here(*moves)
                return [None] * len(moves)
            except Exception as error:
                log.info("%d moves are written one by one: %s", len(moves), error)
        outcomes: list[Exception | None] = []
        for move in moves:
            try:
                self.append(*move)
                outcomes.append(None)
            except Exception as error:
                outcomes.append(error)
        return outcomes

    async def write(self, table: str, row: Row, opponents: bool | None, due: float | None = None) -> None:
        """A row, on disk when this returns. What arrives while SQLite waits for the disk is written together, with one wait for all."""
        if not self.sqlite:
            return await self.call(self.append, table, row, opponents, due)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append(((table, row, opponents, due), written))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_pending())
        try:
            await written
        except TROUBLE as error:
            raise self._refuse(error) from error

    async def _write_pending(self) -> None:
        while self.pending:
            waiting, self.pending = self.pending, []
            try:
                outcomes = await self.call(self._append_each, [move for move, _ in waiting])
            except Exception as error:
                outcomes = [error] * len(waiting)
            for (_, written), fault in zip(waiting, outcomes, strict=True):
                if written.done():
                    continue
                if fault is None:
                    written.set_result(None)
                else:
                    written.set_exception(fault)
        self.writing = None

    def _append_and_tell(self, table: str, row: Row, opponents: bool | None, due: float | None) -> None:
        """One statement, one way there and back."""
        parts = [f"moved AS (INSERT INTO moves {COLUMNS} VALUES (%s, %s, %s, %s, %s, %s, %s))"]
        parts += ["touched AS (UPDATE tables SET updated = %s, due = %s, goes = 0 WHERE id = %s)"]
        given = [*moved(table, row), row.at, due, table]
        if opponents:
            parts += [f"asked AS ({ASK} (%s, %s) {ONCE})"]
            given += [table, row.number]
        elif opponents is not None:
            parts += [f"done AS ({DONE} %s)"]
            given += [table]
        with self.at_once.connect() as db:
            db.exec_driver_sql(f"WITH {', '.join(parts)} SELECT pg_notify('{CHANNEL}', %s)", (*given, f"rows {table} {row.number}"))

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
            self.tell(db, f"gone {table}")
            for about in (analyses, words, hushed, notes, notices, results, work):
                db.execute(about.delete().where(about.c.table == table))
            db.execute(rows.delete().where(rows.c.table == table))
            db.execute(seats.delete().where(seats.c.table == table))
            db.execute(tables.delete().where(tables.c.id == table))

    def _ask_opponents(self, db: sql.Connection, table: str, number: int = 0) -> None:
        """If all sit and one of them is a computer opponent: it may have to move. Whoever takes the work looks."""
        sitting = [kind for (kind,) in db.execute(sql.select(seats.c.kind).where(seats.c.table == table))]
        if "bot" in sitting and "open" not in sitting:
            db.execute(sql.text(f"{ASK} (:table, :number) {ONCE}"), {"table": table, "number": number})

    def tell(self, db: sql.Connection, news: str) -> None:
        """All processes of the house hear of this when it is written."""
        if not self.sqlite:
            db.execute(sql.select(sql.func.pg_notify(CHANNEL, news)))

    def publish(self, news: str) -> None:
        with self.at_once.connect() as db:
            self.tell(db, news)

    # ---- lists of tables ----------------------------------------------------------------------------------------

    def of_guest(self, guest: str, most: int) -> list[str]:
        """Tables where this guest sits or that he opened, the latest first."""
        sits = sql.select(seats.c.table).where(seats.c.guest == guest)
        return self._ids(sql.or_(tables.c.host == guest, tables.c.id.in_(sits)), most=most)

    def public(self, since: float, most: int) -> list[str]:
        """Public tables with a free seat, touched after `since`, the latest first."""
        free = sql.select(seats.c.table).where(seats.c.kind == "open")
        return self._ids(tables.c.public, ~tables.c.finished, tables.c.updated > since, tables.c.id.in_(free), most=most)

    def unfinished(self, most: int) -> list[str]:
        """Tables that are played or wait, those touched last first."""
        return self._ids(~tables.c.finished, most=most)

    def size(self) -> int:
        """Of the whole database, in bytes."""
        pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        with self.engine.connect() as db:
            return int(db.exec_driver_sql(pages if self.sqlite else "SELECT pg_database_size(current_database())").scalar_one())

    def opened_by(self, guest: str, since: float) -> int:
        """How many unfinished tables this guest has opened since."""
        wanted = sql.select(sql.func.count()).where(tables.c.host == guest, ~tables.c.finished, tables.c.created > since)
        with self.engine.connect() as db:
            return db.execute(wanted).scalar_one()

    def _ids(self, *where: sql.ColumnElement[bool], most: int) -> list[str]:
        wanted = sql.select(tables.c.id).where(*where).order_by(tables.c.updated.desc()).limit(most)
        with self.engine.connect() as db:
            return list(db.execute(wanted).scalars())
