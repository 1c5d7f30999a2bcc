"""Rows that are only ever added, and what they fold to."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sql
from hypothesis import given
from hypothesis import strategies as st

from mizban.server.house import new_row
from mizban.server.storage import MoveRow, SeatRow, Store, TableRow, Taken
from mizban.server.tables import Move, fold, step_back


@pytest.fixture
def table() -> TableRow:
    return new_row("port_royal", 1, {"claim_after_bust": True}, False, "host")


def store_in(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'test.db'}")


SEATS = [SeatRow(0, "guest", "host", "Laleh"), SeatRow(1, "open")]


def move(n: int, text: str = "draw") -> MoveRow:
    return MoveRow(n, 0, text, "host", time.time())


def test_what_is_written_is_read_back(tmp_path: Path, table: TableRow) -> None:
    store = store_in(tmp_path)
    store.open(table, SEATS)
    assert store.load(table.id) == (table, SEATS)
    assert store.load("nope") is None
    rows = [move(0), move(1, "hire 37"), move(2, "< 1")]
    for row in rows:
        store.append(table.id, row)
    assert store.moves(table.id) == rows and store.moves(table.id, 2) == rows[2:]
    store.close()


def test_two_cannot_both_be_the_same_number(tmp_path: Path, table: TableRow) -> None:
    store, other = store_in(tmp_path), store_in(tmp_path)
    store.open(table, SEATS)
    store.append(table.id, move(0))
    with pytest.raises(Taken):
        other.append(table.id, move(0, "stop"))
    assert [row.move for row in other.moves(table.id)] == ["draw"]
    store.close()
    other.close()


def test_a_seat_is_taken_once(tmp_path: Path, table: TableRow) -> None:
    store = store_in(tmp_path)
    store.open(table, SEATS)
    store.sit(table.id, SeatRow(1, "guest", "kian", "Kian"))
    with pytest.raises(Taken):
        store.sit(table.id, SeatRow(1, "guest", "late", "Late"))
    loaded = store.load(table.id)
    assert loaded is not None and loaded[1][1] == SeatRow(1, "guest", "kian", "Kian")
    store.close()


def test_a_table_has_one_next_table(tmp_path: Path, table: TableRow) -> None:
    store = store_in(tmp_path)
    first, second = (new_row("port_royal", 1, {}, False, "host") for _ in range(2))
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


def test_a_step_back_is_a_row_like_any_other() -> None:
    rows = [move(0, "draw"), move(1, "stop"), move(2, "< 1"), move(3, "draw")]
    assert fold(rows) == [(0, "draw", []), (0, "draw", [])]


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["a", "b"]), st.lists(st.integers(0, 3), max_size=2))), st.data())
def test_any_moves_can_be_taken_back(before: list[Move], data: st.DataObject) -> None:
    keep = data.draw(st.lists(st.booleans(), min_size=len(before), max_size=len(before)))
    after = [kept for kept, stays in zip(before, keep, strict=True) if stays]
    rows = [MoveRow(n, seat, " ".join([verb, *map(str, on)]), "", 0.0) for n, (seat, verb, on) in enumerate(before)]
    assert fold([*rows, MoveRow(len(rows), 0, step_back(before, after), "", 0.0)]) == after
