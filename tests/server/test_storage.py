"""What is written is read back, once and in order."""

from __future__ import annotations

import secrets
import threading
import time
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from mizban.server.database import connect
from mizban.server.duties import Duties
from mizban.server.migrations import HEAD, migrate, version
from mizban.server.schema import metadata
from mizban.server.storage import Store, Taken
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.opening import Host, facts_of
from mizban.table.rows import Row
from tests.server import databases


def new_facts(options: dict[str, bool]) -> TableFacts:
    host = Host("host", "", secrets.token_urlsafe(9), secrets.token_hex(32), secrets.token_urlsafe(12), time.time())
    return facts_of(host, "port_royal", 1, options)


@pytest.fixture
def table() -> TableFacts:
    return new_facts({"claim_after_bust": True})


@pytest.fixture(autouse=True, params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything here is the same on both."""
    monkeypatch.setattr(databases, "EVERYWHERE", request.param)


def address_in(folder: Path) -> str:
    return databases.database_of(folder, databases.EVERYWHERE) or f"sqlite:///{folder / 'mizban.db'}"


def store_in(folder: Path) -> Store:
    return Store(address_in(folder))


SEATS = [SeatFacts(0, "guest", "host", "Laleh"), SeatFacts(1, "open")]


def row(number: int, text: str = "draw") -> Row:
    return Row(number, 0, text, "host", time.time(), "0.0")


def test_what_is_written_is_read_back(tmp_path: Path, table: TableFacts) -> None:
    store = store_in(tmp_path)
    store.open(table, SEATS)
    assert store.load(table.id) == (table, SEATS)
    assert store.load("nope") is None
    rows = [row(1), row(2, "hire 37"), row(3, "< 1")]
    for one in rows:
        store.append(table.id, one)
    assert store.rows(table.id) == rows and store.rows(table.id, 2) == rows[2:]
    store.close()


def test_two_cannot_both_be_the_same_number(tmp_path: Path, table: TableFacts) -> None:
    store, other = store_in(tmp_path), store_in(tmp_path)
    store.open(table, SEATS)
    store.append(table.id, row(1))
    with pytest.raises(Taken):
        other.append(table.id, row(1, "stop"))
    assert [one.text for one in other.rows(table.id)] == ["draw"]
    store.close()
    other.close()


def test_a_seat_is_taken_once(tmp_path: Path, table: TableFacts) -> None:
    store = store_in(tmp_path)
    store.open(table, SEATS)
    store.sit(table.id, SeatFacts(1, "guest", "kian", "Kian"))
    with pytest.raises(Taken):
        store.sit(table.id, SeatFacts(1, "guest", "late", "Late"))
    loaded = store.load(table.id)
    assert loaded is not None and loaded[1][1] == SeatFacts(1, "guest", "kian", "Kian")
    store.close()


def test_a_table_has_one_next_table(tmp_path: Path, table: TableFacts) -> None:
    store = store_in(tmp_path)
    first, second = (new_facts({}) for _ in range(2))
    store.open(table, SEATS)
    store.open(first, SEATS, table.id)
    with pytest.raises(Taken):
        store.open(second, SEATS, table.id)
    assert store.load(second.id) is None
    store.close()


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    with store.engine.connect() as db:
        if store.sqlite:
            assert db.execute(sql.text("PRAGMA journal_mode")).scalar() == "wal"
            assert db.execute(sql.text("PRAGMA synchronous")).scalar() == 2
        else:
            assert db.execute(sql.text("SHOW synchronous_commit")).scalar() == "on" == db.execute(sql.text("SHOW fsync")).scalar()
    store.close()


OLD_SCHEMA = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL, game VARCHAR(64) NOT NULL, rules INTEGER NOT NULL, options JSON NOT NULL, seed VARCHAR(64) NOT NULL,
    public BOOLEAN NOT NULL, host VARCHAR(32) NOT NULL, invite VARCHAR(32) NOT NULL,
    created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL,
    finished BOOLEAN NOT NULL, again VARCHAR(32) NOT NULL, PRIMARY KEY (id));
CREATE TABLE seats (
    "table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, guest VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL,
    level VARCHAR(32) NOT NULL, PRIMARY KEY ("table", seat), FOREIGN KEY("table") REFERENCES tables (id));
CREATE TABLE moves (
    "table" VARCHAR(32) NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL, guest VARCHAR(32) NOT NULL,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY ("table", n), FOREIGN KEY("table") REFERENCES tables (id));
INSERT INTO tables VALUES ('old', 'port_royal', 1, '{}', '07', FALSE, 'host', 'token', 1.0, 2.0, FALSE, '');
INSERT INTO seats VALUES ('old', 0, 'guest', 'host', 'Laleh', ''), ('old', 1, 'bot', '', '', 'random');
INSERT INTO moves VALUES ('old', 0, 1, 'draw', '', 1.5), ('old', 1, 1, 'stop', '', 2.0);
"""


def test_a_database_of_an_earlier_version_goes_on(tmp_path: Path, table: TableFacts) -> None:
    engine = connect(address_in(tmp_path))
    with engine.begin() as db:
        for statement in OLD_SCHEMA.split(";\n")[:-1]:
            db.exec_driver_sql(statement)
    engine.dispose()
    for _ in range(2):  # the second time there is nothing to add
        store = store_in(tmp_path)
        facts = TableFacts("old", "port_royal", 1, {}, "07", False, "host", "token", 1.0, 2.0)
        assert store.load("old") == (facts, [SeatFacts(0, "guest", "host", "Laleh"), SeatFacts(1, "bot", level="random")])
        assert store.rows("old")[:2] == [Row(1, 1, "draw", "", 1.5), Row(2, 1, "stop", "", 2.0)]
        store.append("old", msgspec.structs.replace(row(len(store.rows("old")) + 1), at=2.0))
        store.close()
    store = store_in(tmp_path)
    forked = msgspec.structs.replace(table, origin="old", origin_move=2)
    store.open(forked, SEATS, begun=[row(1), row(2)])
    assert store.load(forked.id) == (forked, SEATS) and [one.number for one in store.rows(forked.id)] == [1, 2]
    store.close()


def test_the_steps_lead_to_the_tables_that_the_server_uses(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    with store.engine.connect() as db:
        assert version(db) == HEAD
        found = sql.inspect(db)
        for table in metadata.sorted_tables:
            made = {column["name"]: (column["nullable"], type(column["type"]).__name__) for column in found.get_columns(table.name)}
            wanted = {column.name: column.nullable for column in table.columns}
            assert {name: nullable for name, (nullable, _) in made.items()} == wanted
            assert found.get_pk_constraint(table.name)["constrained_columns"] == [column.name for column in table.primary_key]
            indexed = {tuple(index["column_names"]) for index in found.get_indexes(table.name)}
            assert {(column.name,) for column in table.columns if column.index} <= indexed
    store.close()


def test_many_who_start_at_once_take_one_step_after_the_other(tmp_path: Path) -> None:
    engine = connect(address_in(tmp_path))
    if engine.dialect.name == "sqlite":
        pytest.skip("one process has the folder")
    faults: list[BaseException] = []

    def begin() -> None:
        try:
            migrate(engine)
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    with engine.connect() as db:
        assert faults == [] and version(db) == HEAD
    engine.dispose()


BOTS = [SeatFacts(0, "guest", "host", "Laleh"), SeatFacts(1, "bot", level="random")]


def test_work_is_there_while_an_opponent_has_to_move(tmp_path: Path, table: TableFacts) -> None:
    store = store_in(tmp_path)
    duties = Duties(store, "one")
    waiting = msgspec.structs.replace(table, id="waiting")
    store.open(waiting, [BOTS[0], SeatFacts(1, "open"), SeatFacts(2, "bot")])
    assert duties.take(9) == []
    store.open(table, BOTS)
    assert duties.take(9) == [table.id] and duties.take(9) == []
    store.append(table.id, row(1), False)
    store.append(table.id, row(2), True)
    store.append(table.id, row(3), True)
    assert duties.take(9) == [table.id]
    duties.drop(table.id, 2)  # what we knew was old
    assert duties.claim(table.id)
    duties.drop(table.id, 3)
    assert not duties.claim(table.id)
    store.sit(waiting.id, SeatFacts(1, "guest", "kian", "Kian"))
    assert duties.take(9) == [waiting.id]
    store.remove(waiting.id)
    assert duties.take(9) == [] and store.load(waiting.id) is None
    store.close()


def test_work_is_taken_once_and_again_when_its_worker_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_in(tmp_path)
    monkeypatch.setattr("mizban.server.duties.LEASE", 0.4)
    names = [f"table{n}" for n in range(20)]
    for name in names:
        store.open(msgspec.structs.replace(new_facts({}), id=name), BOTS)
    taken: list[str] = []
    threads = [threading.Thread(target=lambda n=n: taken.extend(Duties(store, f"worker{n}").take(5))) for n in range(4)]
    for thread in threads:
        thread.start()
        if store.sqlite:
            thread.join()
    for thread in threads:
        thread.join()
    assert len(taken) == len(set(taken))  # whoever was too late in the same moment has less
    mine, other = Duties(store, "mine"), Duties(store, "other")
    mine.take(20)
    time.sleep(0.5)
    left = mine.take(20)
    assert len(left) == 20 and not other.claim(left[0]) and mine.claim(left[0])
    time.sleep(0.25)
    mine.renew(left[:10])
    time.sleep(0.25)
    assert set(other.take(20)) == set(left[10:])
    mine.release()
    assert set(other.take(20)) == set(left[:10])
    store.close()


def test_what_all_processes_share_is_made_by_whoever_comes_first(tmp_path: Path) -> None:
    one, two = store_in(tmp_path), store_in(tmp_path)
    assert one.secret("cookies", "first") == two.secret("cookies", "second") == "first"
    one.close()
    two.close()
