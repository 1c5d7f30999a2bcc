"""One table: its rows on disk are the truth, its match is what they lead to."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from mizban.engine import IllegalChoice, Match, NotAsked, Question, Record, play
from mizban.engine.record import OldRules
from mizban.server.errors import Refused
from mizban.server.storage import MoveRow, SeatRow, Store, TableRow, Taken
from mizban.server.wire import Play, Undo

log = logging.getLogger(__name__)

R = TypeVar("R")
Move = tuple[int, str, list[int]]

BACK = "<"  # begins the text of a step back: `< 12 14` keeps the first 12 moves, and of the later ones number 14


async def unbroken(deed: Coroutine[Any, Any, R]) -> R:
    """Finish this even if whoever asked for it is gone: what was written must also be done."""
    return await asyncio.shield(asyncio.create_task(deed))


def fold(rows: list[MoveRow]) -> list[Move]:
    """The moves that count, after all steps back."""
    moves: list[Move] = []
    for row in rows:
        verb, *numbers = row.move.split()
        on = [int(number) for number in numbers]
        if verb == BACK:
            moves = moves[: on[0]] + [moves[n] for n in on[1:]]
        else:
            moves.append((row.seat, verb, on))
    return moves


def step_back(before: list[Move], after: list[Move]) -> str:
    """The text of the row that leads from these moves to those."""
    same = 0
    while same < len(after) and before[same] == after[same]:
        same += 1
    kept: list[int] = []
    n = same
    for move in after[same:]:
        while before[n] != move:
            n += 1
        kept.append(n)
        n += 1
    return " ".join([BACK, str(same), *map(str, kept)])


class Table:
    """A table in the memory of this process. Every change is written first, then made, then told."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], changed: Callable[[Table], None]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.changed = changed
        self.rows: list[MoveRow] = []
        self.lengths = [0]  # how many moves counted before the first row, after it, after the second ...
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.open_questions: tuple[int, tuple[Question, ...]] = (-1, ())

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def n(self) -> int:
        """How many rows the table has: every answer and every step back."""
        return len(self.rows)

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def finished(self) -> bool:
        return self.row.finished or (self.match is not None and self.match.ended)

    def questions(self) -> tuple[Question, ...]:
        """All open questions, asked of the rules once for each row."""
        if self.match is not None and self.open_questions[0] != self.n:
            self.open_questions = (self.n, self.match.questions())
        return self.open_questions[1]

    def asked(self) -> list[int]:
        """Seats the game waits for."""
        return [question.seat for question in self.questions()]

    def thinking(self) -> list[int]:
        """Seats whose computer opponent has to move."""
        return [seat for seat in self.asked() if self.seats[seat].kind == "bot"]

    def owner(self, seat: int) -> str | None:
        """The guest of this seat."""
        return self.seats[seat].guest if 0 <= seat < len(self.seats) and self.seats[seat].kind == "guest" else None

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "guest" and seat.guest == guest]

    def alone(self) -> bool:
        """One person against computer opponents: there taking back is free."""
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    def can_undo(self, seat: int) -> bool:
        return self.match is not None and not self.finished and self.match.can_undo(seat, self.alone())

    def known_until(self, n: int) -> int:
        """Of the moves that counted when there were `n` rows: how many of the first still count."""
        return min([self.lengths[n], *[int(row.move.split()[1]) for row in self.rows[n:] if row.move.startswith(BACK)]])

    # ---- reading ------------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what is on disk and not yet known here."""
        found = await self.store.call(self.store.load, self.id)
        if found is None:
            raise Refused("no_table")
        news = await self.store.call(self.store.moves, self.id, self.n)
        self.row, self.seats = found
        if self.started and (news or self.match is None):
            match = self.replayed(fold(self.rows + news))
            for row in news:
                self.note(row)
            self.match = match
            await self.note_end()

    def note(self, row: MoveRow) -> None:
        """One more row is known."""
        self.rows.append(row)
        if row.move.startswith(BACK):
            _, first, *kept = row.move.split()
            self.lengths.append(int(first) + len(kept))
        else:
            self.lengths.append(self.lengths[-1] + 1)

    def replayed(self, moves: list[Move]) -> Match:
        try:
            return Match.from_record(Record(self.row.game, self.row.rules, len(self.seats), self.row.seed, self.row.options, moves))
        except (OldRules, KeyError) as error:
            raise Refused("old_rules") from error

    # ---- changing -----------------------------------------------------------------------------------------------

    async def sit(self, seat: int, guest: str, name: str) -> None:
        """A guest takes a free seat; with the last one the cards are dealt."""
        if not 0 <= seat < len(self.seats):
            raise Refused("seat_taken")
        async with self.lock:
            try:
                await self.store.call(self.store.sit, self.id, SeatRow(seat, "guest", guest, name))
            except Taken as error:
                raise Refused("seat_taken") from error
            finally:
                await self.catch_up()
        self.changed(self)

    async def play(self, guest: str, said: Play) -> bool:
        """An answer from outside, checked in every way. False: it was played before, and is only acknowledged."""
        async with self.lock:
            text = " ".join([said.verb, *map(str, said.on)])
            match = self.expect(guest, said.seat, said.n, text)
            if match is None:
                return False
            await self.answer(match, said.seat, said.verb, said.on, guest)
            return True

    async def play_bot(self, seat: int, n: int, verb: str, on: list[int]) -> None:
        """A computer opponent's answer, unless the table has moved on meanwhile."""
        async with self.lock:
            if n != self.n or self.match is None:
                raise Refused("stale", self.n)
            await self.answer(self.match, seat, verb, on, "")

    async def undo(self, guest: str, said: Undo) -> bool:
        """A step back; written as what it leaves, so that no later change of the fence can change an old game."""
        async with self.lock:
            match = self.expect(guest, said.seat, said.n, BACK)
            if match is None:
                return False
            if not self.can_undo(said.seat):
                raise Refused("no_undo", self.n)
            before = match.record.moves
            earlier = self.replayed(before)
            earlier.undo(said.seat, said.whole, self.alone())
            await self.append(said.seat, step_back(before, earlier.record.moves), guest)
            self.match = earlier
        self.changed(self)
        return True

    def expect(self, guest: str, seat: int, n: int, text: str) -> Match | None:
        """The match, if this guest may change it now; None if this very message has already changed it."""
        if not guest or self.owner(seat) != guest:
            raise Refused("not_your_seat", self.n)
        if self.match is None:
            raise Refused("not_started", self.n)
        if n != self.n:
            if 0 <= n < self.n and _same(self.rows[n], guest, seat, text):
                return None
            raise Refused("stale", self.n)
        if self.finished:
            raise Refused("finished", self.n)
        return self.match

    async def answer(self, match: Match, seat: int, verb: str, on: list[int], guest: str) -> None:
        try:
            choice = match.find(seat, verb, on)
        except NotAsked as error:
            raise Refused("not_asked", self.n) from error
        except IllegalChoice as error:
            raise Refused("illegal", self.n) from error
        try:
            play(match.state.copy(), seat, choice)  # a rehearsal: a fault of the rules must not get into the record
        except Exception as error:
            log.exception("the rules of %s fail at %s", self.row.game, match.record)
            raise Refused("failed", self.n) from error
        await self.append(seat, str(choice), guest)
        match.play(seat, choice)
        await self.note_end()
        self.changed(self)

    async def append(self, seat: int, text: str, guest: str) -> None:
        """Write the next row; when this returns it is on disk."""
        row = MoveRow(self.n, seat, text, guest, time.time())
        try:
            await self.store.call(self.store.append, self.id, row)
        except Taken as error:
            await self.catch_up()
            raise Refused("stale", self.n) from error
        self.note(row)
        self.row = msgspec.structs.replace(self.row, updated=row.at)

    async def note_end(self) -> None:
        """Remember for the lists that the game is over; the moves alone say so too."""
        if self.match is not None and self.match.ended and not self.row.finished:
            await self.store.call(self.store.finish, self.id)
            self.row = msgspec.structs.replace(self.row, finished=True)


def _same(row: MoveRow, guest: str, seat: int, text: str) -> bool:
    said = BACK if row.move.startswith(BACK) else row.move
    return row.guest == guest and row.seat == seat and said == text
