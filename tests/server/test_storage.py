"""What is written is read back, once and in order."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from mizban.server.house import new_facts
from mizban.server.storage import Store, Taken
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.rows import Row


@pytest.fixture
def table() -> TableFacts:
    return new_facts("port_royal", 1, {"claim_after_bust": True}, False, "host")


def store_in(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'test.db'}")


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
    first, second = (new_facts("port_royal", 1, {}, False, "host") for _ in range(2))
    store.open(table, SEATS)
    store.open(first, SEATS, table.id)
    with pytest.raises(Taken):
        store.open(second, SEATS, table.id)
    assert store.load(second.id) is None
    store.close()


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    with store.engine.connect() as db:
        assert db.execute(sql.text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(sql.text("PRAGMA synchronous")).scalar() == 2
    store.close()


OLD_SCHEMA = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL, game VARCHAR(64) NOT NULL, rules INTEGER NOT NULL, options JSON NOT NULL, seed VARCHAR(64) NOT NULL,
    public BOOLEAN NOT NULL, host VARCHAR(32) NOT NULL, invite VARCHAR(32) NOT NULL, created DOUBLE NOT NULL, updated DOUBLE NOT NULL,
    finished BOOLEAN NOT NULL, again VARCHAR(32) NOT NULL, PRIMARY KEY (id));
CREATE TABLE seats (
    "table" VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, guest VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL,
    level VARCHAR(32) NOT NULL, PRIMARY KEY ("table", seat), FOREIGN KEY("table") REFERENCES tables (id));
CREATE TABLE moves (
    "table" VARCHAR(32) NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL, guest VARCHAR(32) NOT NULL,
    at DOUBLE NOT NULL, PRIMARY KEY ("table", n), FOREIGN KEY("table") REFERENCES tables (id));
INSERT INTO tables VALUES ('old', 'port_royal', 1, '{}', '07', 0, 'host', 'token', 1.0, 2.0, 0, '');
INSERT INTO seats VALUES ('old', 0, 'guest', 'host', 'Laleh', ''), ('old', 1, 'bot', '', '', 'random');
INSERT INTO moves VALUES ('old', 0, 1, 'draw', '', 1.5), ('old', 1, 1, 'stop', '', 2.0);
"""


def test_a_database_of_an_earlier_version_goes_on(tmp_path: Path, table: TableFacts) -> None:
    with closing(sqlite3.connect(tmp_path / "test.db")) as db:
        db.executescript(OLD_SCHEMA)
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
