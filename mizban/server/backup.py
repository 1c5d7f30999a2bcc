"""A copy of the whole house while it runs, and back again. One file, readable for its owner alone: it holds the secret of the cookies."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql

from mizban.server.database import connect
from mizban.server.migrations import HEAD, migrate, version
from mizban.server.schema import metadata

KIND = "mizban-backup"
AT_ONCE = 1000  # rows that are read or written together


class NotEmpty(Exception):
    """A restored house comes where there is none."""


class NoBackup(Exception):
    """The file is none, or not whole, or of a newer version."""


class Head(msgspec.Struct, frozen=True):
    kind: str
    version: str


class End(msgspec.Struct, frozen=True):
    """The last line: without it the copy is not whole."""

    rows: int


def backup(address: str, place: Path) -> int:
    """All tables, as they were at one moment, whoever plays meanwhile; how many rows that is.

    An older copy of the same name is replaced when this one is whole.
    """
    engine = connect(address)
    draft = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            with gzip.open(file, "wb") as packed:
                count = sum(packed.write(line) and 1 for line in lines(engine)) - 2
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, place)
        return count
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()


def lines(engine: sql.Engine) -> Iterator[bytes]:
    count = 0
    with snapshot(engine) as db:
        found = version(db)
        if found != HEAD:
            raise NoBackup(f"{found}, not {HEAD}")
        yield msgspec.json.encode(Head(KIND, HEAD)) + b"\n"
        for table in metadata.sorted_tables:
            for row in db.execution_options(yield_per=AT_ONCE).execute(table.select()):
                count += 1
                yield msgspec.json.encode([str(table.name), *row]) + b"\n"
    yield msgspec.json.encode(End(count)) + b"\n"


def snapshot(engine: sql.Engine) -> sql.Connection:
    """What is written from now on is not seen. SQLite's own backup would wait for the writers, its write-ahead log does not."""
    db = engine.connect()
    if engine.dialect.name == "postgresql":
        return db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    db.exec_driver_sql("BEGIN")
    return db


def restore(address: str, place: Path) -> int:
    """Into a database without tables of ours; all or nothing. How many rows."""
    engine = connect(address)
    try:
        migrate(engine)
        with engine.begin() as db:
            for table in metadata.sorted_tables:
                if db.execute(sql.select(sql.func.count()).select_from(table)).scalar_one():
                    raise NotEmpty(table.name)
            return fill(db, place)
    finally:
        engine.dispose()


def fill(db: sql.Connection, place: Path) -> int:
    known = {table.name: table for table in metadata.sorted_tables}
    count, end = 0, None
    waiting: dict[str, list[dict[str, Any]]] = {name: [] for name in known}

    def write() -> None:
        for name, table in known.items():  # tables come before what points to them
            if waiting[name]:
                db.execute(table.insert(), waiting[name])
                waiting[name].clear()

    try:
        with gzip.open(place, "rb") as file:
            head = msgspec.json.decode(file.readline(), type=Head)
            if head.kind != KIND or head.version > HEAD:
                raise NoBackup(head.version)
            for line in file:
                if line.startswith(b"{"):
                    end = msgspec.json.decode(line, type=End).rows
                    break
                name, *values = msgspec.json.decode(line)
                waiting[name].append(dict(zip(known[name].columns.keys(), values, strict=True)))
                count += 1
                if count % AT_ONCE == 0:
                    write()
    except (OSError, EOFError, msgspec.MsgspecError, KeyError, ValueError) as error:
        raise NoBackup(str(error)) from error
    if end != count:
        raise NoBackup(f"{count} of {end} rows")
    write()
    return count
