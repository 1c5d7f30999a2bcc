"""What is written is read back, once and in order."""

from __future__ import annotations

import time
from pathlib import Path

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
