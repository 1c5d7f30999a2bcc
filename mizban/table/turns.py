"""Whose turn it is, for those who want to be told: one notice for each turn, and nothing in it that lies hidden."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from mizban.table.table import Table

DAY = 24 * 60  # minutes


class Turn(msgspec.Struct, frozen=True):
    """A person for whom the game waits, since this row."""

    guest: str
    row: int


def turns(table: Table) -> list[Turn]:
    """Turns that others have handed over; whoever is asked once more after their own answer knows it already."""
    if table.match is None or table.finished or table.company.paused:
        return []
    found: dict[str, int] = {}
    for id, question in table.questions().items():
        guest = table.owner(question.seat)
        row = int(id.split(".")[0])
        if guest and not table.opponent(question.seat) and not (row and table.ledger.rows[row - 1].guest == guest):
            found[guest] = max(row, found.get(guest, 0))
    return [Turn(guest, row) for guest, row in found.items()]


def others(table: Table, guest: str) -> list[str]:
    """Names of those with whom this guest plays; computer opponents have none."""
    return [seat.name for seat in table.seats if seat.kind == "guest" and seat.guest != guest]


def quiet_until(now: datetime, begin: int | None, end: int | None) -> datetime | None:
    """The end of the quiet hours, if it is quiet now; both are minutes of the day."""
    if begin is None or end is None or begin == end:
        return None
    minute = now.hour * 60 + now.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + timedelta(minutes=end, days=int(end <= minute))
