"""Rows that are only ever added, and the moves that they fold to."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mizban.table.rows import Ledger, Row, fold, step_back_text


def row(number: int, text: str = "draw", seat: int = 0) -> Row:
    return Row(number, seat, text, "guest0", 0.0)


def test_a_step_back_is_a_row_like_any_other() -> None:
    rows = [row(1, "draw"), row(2, "stop"), row(3, "< 1"), row(4, "draw")]
    assert fold(rows) == [(0, "draw", []), (0, "draw", [])]
    ledger = Ledger(rows)
    assert [move.number for move in ledger.moves] == [1, 4] and len(ledger) == 4
    assert [ledger.number_of(move) for move in range(3)] == [0, 1, 4]
    assert [ledger.counts(number) for number in range(6)] == [False, True, False, False, True, False]
    assert ledger.steps_back == {0: 3}


def test_a_sealed_answer_of_another_stays() -> None:
    rows = [row(1, "lay 3"), row(2, "lay 5", seat=1), row(3, step_back_text(2, [1]))]
    assert rows[-1].text == "< 0 1" and fold(rows) == [(1, "lay", [5])]


def test_which_lines_of_the_log_still_count() -> None:
    ledger = Ledger([row(1), row(2), row(3), row(4, "< 1"), row(5), row(6)])
    assert [ledger.known_until(rows) for rows in range(7)] == [0, 1, 1, 1, 1, 2, 3]


MOVES = st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["a", "b"]), st.lists(st.integers(0, 3), max_size=2)), min_size=1)


@given(MOVES, st.data())
def test_any_moves_can_be_taken_back(before: list[tuple[int, str, list[int]]], data: st.DataObject) -> None:
    gone = data.draw(st.lists(st.integers(1, len(before)), min_size=1, unique=True))
    rows = [row(n, " ".join([verb, *map(str, on)]), seat) for n, (seat, verb, on) in enumerate(before, 1)]
    after = [move for n, move in enumerate(before, 1) if n not in gone]
    assert fold([*rows, row(len(rows) + 1, step_back_text(len(before), gone))]) == after
