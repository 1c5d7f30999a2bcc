"""The way to the database: which one, how it is spoken to, and whether it is whole."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError, OperationalError

THREADS = 8  # that wait for PostgreSQL
# A server that is gone without a word is given up after so many seconds, not after the hours of TCP.
PATIENCE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 2, "tcp_user_timeout": 10_000}


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


class NoDriver(Exception):
    """PostgreSQL is wanted, and what speaks to it is not installed."""


def connect(address: str) -> sql.Engine:
    url = sql.make_url(address)
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    try:
        if url.drivername.startswith("postgresql"):
            return sql.create_engine(url, pool_size=THREADS + 2, connect_args=PATIENCE)
        engine = sql.create_engine(url)
    except ModuleNotFoundError as error:
        raise NoDriver(url.drivername) from error
    if engine.dialect.name == "sqlite":

        @sql.event.listens_for(engine, "connect")
        def _settle(connection: Any, _: object) -> None:
            """What was committed is on the disk before we say so."""
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine
