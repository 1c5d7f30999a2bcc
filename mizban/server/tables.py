"""One table in the memory of this process: every change is written first, then made, then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from mizban.server.hub import Hub
from mizban.server.ratings import Ratings, outcome
from mizban.server.storage import Store, Taken
from mizban.table.company import Tale
from mizban.table.facts import SeatFacts
from mizban.table.refusal import Refusal
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.watching import sit_in
from mizban.table.wire import ErrorCode, Play, Undo

log = logging.getLogger(__name__)

R = TypeVar("R")


async def unbroken(deed: Coroutine[Any, Any, R]) -> R:
    """Finish this even if whoever asked for it is gone: what was written must also be done."""
    return await asyncio.shield(asyncio.create_task(deed))


class HostedTable:
    """What happens at a table is decided by `Table`; here it is written, one change after the other."""

    def __init__(self, store: Store, table: Table, changed: Callable[[HostedTable], None], wrote: Callable[[bool, float], None]) -> None:
        self.store = store
        self.table = table
        self.changed = changed
        self.wrote = wrote  # by an opponent?, and how many seconds it took
        self.lock = asyncio.Lock()
        self.told = table.rows  # up to where what people arranged was passed on

    @property
    def id(self) -> str:
        return self.table.id

    async def catch_up(self) -> bool:
        """Read what is on disk and not yet known here. Is there anything new?"""
        found = await self.store.call(self.store.load, self.id)
        if found is None:
            raise Refusal("no_table")
        facts, seats = found
        rows = self.table.rows
        if seats != self.table.stored or facts.held != self.table.facts.held:
            news = await self.store.call(self.store.rows, self.id, rows)
            self.table = await asyncio.to_thread(self.table.renewed, facts, seats, news)
            changed = True
        else:
            changed = facts != msgspec.structs.replace(self.table.facts, updated=facts.updated)
            self.table.facts = facts
            await self.read_on()
        await self.note_end()
        return changed or self.table.rows > rows

    async def refresh(self) -> None:
        """Before somebody looks: another process may have written a moment ago."""
        async with self.lock:
            changed = await self.catch_up()
        if changed:
            self.changed(self)

    async def follow(self, number: int | None) -> None:
        """Another process has written, a row of this number or (None) something else: see it, and tell."""
        async with self.lock:
            if number is None:
                await self.catch_up()
            elif self.table.rows < number and self.table.match is not None:
                await self.read_on()
                await self.note_end()
            else:
                return  # it was our own, or it was seen when all sat down
        self.changed(self)

    async def read_on(self) -> None:
        """The rows that we have not seen, one after the other: the game need not be played again from its deal."""
        for row in await self.store.call(self.store.rows, self.id, self.table.rows):
            self.table.accept(row)

    async def note_end(self) -> None:
        """Remember for the lists that the game is over; the moves alone say so too."""
        if self.table.ended and not self.table.facts.finished:
            await self.store.call(self.store.finish, self.id)
            try:
                await self.store.call(Ratings(self.store).note, outcome(self.table))
            except Refusal:  # it is caught up with when somebody looks at their games
                log.info("how table %s ended is not noted yet", self.id)
            self.table.facts = msgspec.structs.replace(self.table.facts, finished=True)

    async def sit(self, seat: int, guest: str, name: str) -> None:
        """A guest takes a free seat; with the last one the cards are dealt."""
        if not 0 <= seat < len(self.table.seats):
            raise Refusal("seat_taken")
        await self.seat(SeatFacts(seat, "guest", guest, name), "seat_taken")

    async def take_over(self, seat: int, guest: str, name: str) -> None:
        """A guest who looked on plays on for an opponent."""
        async with self.lock:
            while True:
                row = sit_in(self.table, guest, seat, time.time())
                try:
                    await self.store.call(self.store.take_over, self.id, SeatFacts(seat, "guest", guest, name), row)
                    break
                except Taken:  # another process has written: look at it, and decide anew
                    await self.catch_up()
            await self.catch_up()
        self.changed(self)

    async def rearrange(self, deed: Callable[[], None]) -> None:
        """Other chairs, before the game has begun."""
        async with self.lock:
            try:
                await self.store.call(deed)
            except Taken as error:
                raise Refusal("started") from error
            finally:
                await self.catch_up()
        self.changed(self)

    def new_tales(self) -> list[Tale]:
        """What people arranged since this was asked the last time."""
        since, self.told = self.told, self.table.rows
        return [tale for tale in self.table.company.tales if tale.row > since]

    async def seat(self, facts: SeatFacts, refusal: ErrorCode) -> None:
        async with self.lock:
            try:
                await self.store.call(self.store.sit, self.id, facts)
            except Taken as error:
                raise Refusal(refusal) from error
            finally:
                await self.catch_up()
        self.changed(self)

    async def play(self, guest: str, said: Play) -> bool:
        """An answer from outside. False: it was given before, and is only acknowledged."""

        async def decide() -> Row | None:
            return self.table.answer(guest, said, time.time())

        return await self.change(decide)

    async def play_opponent(self, said: Play) -> bool:
        async def decide() -> Row:
            return self.table.answer_of_opponent(said, time.time())

        return await self.change(decide)

    async def arrange(self, decide: Callable[[Table, float], Row | None]) -> bool:
        """What people arrange between the moves. False: it is so already."""

        async def deciding() -> Row | None:
            return decide(self.table, time.time())

        return await self.change(deciding)

    def away(self, hub: Hub) -> Callable[[int], float]:
        """For how many seconds the person on a seat has not been here."""
        return lambda seat: hub.away(self.id, self.table.owner(seat) or "")

    async def undo(self, guest: str, said: Undo) -> bool:
        async def decide() -> Row | None:  # plays the shorter game: in a thread
            return await asyncio.to_thread(self.table.step_back, guest, said, time.time())

        return await self.change(decide)

    async def change(self, decide: Callable[[], Awaitable[Row | None]]) -> bool:
        """Write the row that is decided on; when it is on disk, make it so and tell. Is there anything new?"""
        async with self.lock:
            while row := await decide():
                if row.happens:  # with which all may go back: that plays the shorter game, in a thread
                    await asyncio.to_thread(self.table.rehearse, row)
                begun = time.perf_counter()
                try:
                    await self.store.write(self.id, row, self.table.thinking_after(row), self.table.due_after(row))
                    self.wrote(not row.guest, time.perf_counter() - begun)
                    break
                except Taken:  # another process has added a row: look at it, and decide anew
                    await self.catch_up()
                    if self.table.rows < row.number:
                        raise
                    self.changed(self)
            else:
                return False
            self.table.accept(row)
            await self.note_end()
        self.changed(self)
        return True
