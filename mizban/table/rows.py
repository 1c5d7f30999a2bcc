"""Rows, which are only ever added, and the moves that they fold to. A step back is a row too, and so is what people arrange."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from mizban.table.company import HAPPENED, Company

Move = tuple[int, str, list[int]]

BACK = "<"  # begins the text of a step back: `< 12 14` keeps the first 12 moves, and of the later ones the one at 14


class Row(msgspec.Struct, frozen=True):
    """One answer in text notation, a step back, or a happening. The first row of a table is number 1."""

    number: int
    seat: int
    text: str
    guest: str  # "" for a computer opponent
    at: float
    question: str = ""  # the id of the question that it answers

    @property
    def steps_back(self) -> bool:
        return self.text.startswith(BACK)

    @property
    def happens(self) -> bool:
        """It is no move: somebody left a seat to the computer, came back, asked the others something."""
        return self.text.startswith(HAPPENED)

    @property
    def move(self) -> Move:
        verb, *numbers = self.text.split()
        return self.seat, verb, [int(number) for number in numbers]


def answer_text(verb: str, on: Iterable[int]) -> str:
    """An answer in text notation."""
    return " ".join([verb, *map(str, on)])


def step_back_text(moves: int, gone: Sequence[int]) -> str:
    """The text of a step back: of so many moves, these are taken back (the first one is number 1)."""
    first = min(gone) - 1
    return answer_text(BACK, [first, *[n for n in range(first, moves) if n + 1 not in gone]])


class Ledger:
    """All rows of a table, and which of them count."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: list[Row] = []
        self.moves: list[Row] = []  # the answers that count, in their order
        self.steps_back: dict[int, int] = {}  # each seat's last step back, by its number
        self.went_back = 0  # the number of the row with which all last agreed to go back
        self.company = Company()
        self._counted = [0]  # how many moves counted before the first row, after it, after the second ...
        self._kept: dict[int, int] = {}  # steps back by their number: how many of the first moves they left alone
        for row in rows:
            self.add(row)

    def __len__(self) -> int:
        return len(self.rows)

    def add(self, row: Row) -> None:
        assert row.number == len(self.rows) + 1, "rows are added in their order"
        self.rows.append(row)
        self.company.add(row)
        if row.happens:
            if self.company.granted is not None:
                self.moves = self.moves[: self.company.granted]
                self.went_back = row.number
                self._kept[row.number] = len(self.moves)
        elif row.steps_back:
            seat, _, (first, *later) = row.move
            self.moves = self.moves[:first] + [self.moves[n] for n in later]
            self.steps_back[seat] = row.number
            self._kept[row.number] = first
        else:
            self.moves.append(row)
        self._counted.append(len(self.moves))

    def number_of(self, move: int) -> int:
        """The row of this move (0: when the cards were dealt)."""
        return self.moves[move - 1].number if move else 0

    def moves_after(self, number: int) -> int:
        """How many moves counted after this row."""
        return self._counted[number]

    def last_of(self, seat: int) -> int:
        """The row of this seat's last answer that counts; 0 if it has given none."""
        return next((row.number for row in reversed(self.moves) if row.seat == seat), 0)

    def counts(self, number: int) -> bool:
        """Is this the row of an answer that was not taken back?"""
        return any(row.number == number for row in self.moves)

    def known_until(self, rows: int) -> int:
        """Of the moves that counted when there were so many rows: how many of the first still count."""
        return min([self._counted[rows], *[kept for number, kept in self._kept.items() if number > rows]])


def fold(rows: Iterable[Row]) -> list[Move]:
    """The moves that count, after all steps back."""
    return [row.move for row in Ledger(rows).moves]
