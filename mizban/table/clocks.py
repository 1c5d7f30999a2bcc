"""The clock of each player, found from the times of the rows alone: it is the same in every process and after every restart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from mizban.table.company import Company
from mizban.table.rows import Row
from mizban.table.wire import Timing

LEAST = 10.0  # seconds that everybody has for a question, however little is left on the clock


class Clock(msgspec.Struct, frozen=True):
    """What one player has left."""

    left: float  # seconds
    runs: bool


def asked_at(question: str) -> int:
    """The row at which a question was asked, from its id."""
    number = question.partition(".")[0]
    return int(number) if number.isdigit() else 0


def time_of(rows: Sequence[Row], number: int, begun: float) -> float:
    """When this row was written (0: when the cards were dealt)."""
    return rows[number - 1].at if 1 <= number <= len(rows) else begun


def banks(timing: Timing, rows: Sequence[Row], company: Company, begun: float) -> Callable[[int], float]:
    """What each seat had left when it was last asked, of a clock for the whole game."""
    left: dict[int, float] = {}
    for row in rows:
        if not row.question:
            continue
        number = asked_at(row.question)
        since = time_of(rows, number, begun)
        spent = max(0.0, row.at - since - company.rested(since, row.at))
        before = rows[number - 1] if 1 <= number <= len(rows) else None
        turn = before is None or not (before.happens or before.seat == row.seat)  # what is asked once more is no new turn
        left[row.seat] = max(0.0, left.get(row.seat, float(timing.seconds)) - spent) + (timing.increment if turn else 0)
    return lambda seat: left.get(seat, float(timing.seconds))


def clock_of(timing: Timing, rows: Sequence[Row], company: Company, begun: float, seat: int, question: str | None, now: float) -> Clock:
    """What this seat has left now; it runs while the seat is asked."""
    bank = banks(timing, rows, company, begun)(seat) if timing.clock == "sum" else float(timing.seconds)
    if question is None:
        return Clock(bank, False)
    since = time_of(rows, asked_at(question), begun)
    spent = max(0.0, now - since - company.rested(since, now))
    return Clock(max(0.0, max(bank, LEAST) - spent), not company.still)
