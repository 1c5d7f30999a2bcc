"""A full disk, one that cannot be written, a database that is gone: moves are refused with a word, and afterwards all goes on by itself."""

from __future__ import annotations

import resource
import signal
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from mizban.server.storage import Store
from mizban.table.wire import Error
from tests.server import databases
from tests.server.helpers import BOT, HERE, SECONDS, Live, Player, code, me_and, quick, serving
from tests.server.process import running

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux changes the limits of a running process")


def refused(live: Live) -> None:
    """My move is refused with a word, and nothing has changed."""
    ask = live.ask()
    assert ask is not None and live.now is not None
    rows = live.now.rows
    live.play(ask, ask.options[0])
    assert live.refusal() == Error("storage", ask.id)
    assert live.greet().rows == rows


@linux
def test_a_full_disk(tmp_path: Path) -> None:
    """As the system says it: no file may grow. Afterwards people and opponents go on, without a restart."""
    with running(tmp_path, "play") as server, Player(server.address) as laleh:
        table, other = laleh.open(me_and(HERE)), laleh.open(me_and(BOT))
        with laleh.live(table.id) as live, laleh.live(other.id) as against:
            live.update(), against.update()
            live.move()
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            refused(live)
            assert code(laleh.http.post("/api/tables", json={"game": "port_royal", "seats": me_and(HERE)})) == "storage"
            assert laleh.http.get("/api/tables").status_code == 200  # looking goes on
            assert laleh.http.get("/ready").status_code == 503 and laleh.http.get("/health").status_code == 200
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
            assert live.move().rows == 2
            for _ in range(3):
                while not against.ask():
                    against.update()
                against.move(-1)
            assert laleh.http.get("/ready").status_code == 200
        assert server.end(signal.SIGINT)[0] == 0


def test_a_database_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read-only, as SQLite says it: also where the tests run with all rights."""
    made: list[Store] = []

    class Known(Store):
        def __init__(self, address: str) -> None:
            super().__init__(address)
            made.append(self)

    monkeypatch.setattr("mizban.server.house.Store", Known)
    with serving(quick(tmp_path, database="")) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
            live.move()

            def switch(on: int) -> None:
                with made[0].engine.connect() as db:
                    db.exec_driver_sql(f"PRAGMA query_only = {on}")

            made[0].threads.submit(switch, 1).result()
            refused(live)
            assert code(laleh.http.post("/api/tables", json={"game": "port_royal", "seats": me_and(HERE)})) == "storage"
            made[0].threads.submit(switch, 0).result()
            assert live.move().rows == 2


def test_a_lost_connection_to_the_database(tmp_path: Path) -> None:
    """All lines are cut, twice: once at rest, and once so that nobody can come back for a while."""
    database = databases.new_database()
    name = sql.make_url(database).database
    admin = sql.create_engine(sql.make_url(databases.postgres()).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with serving(quick(tmp_path, database=database)) as address, Player(address) as laleh, admin.connect() as db:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
            live.move()
            cut = sql.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
            db.execute(cut, {"name": name})
            assert live.move().rows == 2  # a line that was lost at rest is found again, without a word
            db.execute(sql.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            db.execute(cut, {"name": name})
            refused(live)
            assert laleh.http.get("/ready").status_code == 503
            db.execute(sql.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
            assert live.move().rows == 3
            deadline = time.monotonic() + SECONDS
            while laleh.http.get("/ready").status_code != 200:
                assert time.monotonic() < deadline
                time.sleep(0.1)
    admin.dispose()
