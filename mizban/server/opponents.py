"""Computer opponents at work: each table's move as soon as it is their turn, whatever happens meanwhile; and how far their thoughts are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from mizban.bots import levels, seconds_of
from mizban.engine import Record
from mizban.server.duties import Duties
from mizban.server.storage import Store
from mizban.server.tables import HostedTable, unbroken
from mizban.server.thinkers import STAND_IN, Thinkers
from mizban.server.workers import Job
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.wire import Play, Thought

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0  # seconds, after a move that could not be written; each further one takes twice as long
LONGEST_WAIT = 30.0
LOOK = 1.0  # seconds between two looks for work that nobody does
WORTH_TELLING = 0.3  # seconds: a shorter thought is over before anybody looks
TABLES_EACH = 8  # served at once by a thinker, where others could take some


class Opponents:
    """On SQLite all work is ours. On PostgreSQL it is that of whoever has claimed it."""

    def __init__(self, store: Store, thinkers: Thinkers, worker: str, thinks: Callable[[str], None] = lambda table: None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.duties = Duties(store, worker)
        self.thinks = thinks  # told of a table at which a longer thought has begun
        self.work: dict[str, asyncio.Task[None]] = {}  # by table
        self.jobs: dict[str, dict[int, Job]] = {}  # by table and seat

    def wake(self, table: HostedTable) -> None:
        """It may be their turn. With much to do already, others may take it, or we ourselves a little later."""
        if table.id not in self.work and table.table.thinking() and (self.store.sqlite or self.room() > 0):
            self.serve(table, claimed=self.store.sqlite)

    def room(self) -> int:
        """For so many more tables."""
        return TABLES_EACH * self.thinkers.most - len(self.work)

    def thoughts(self, table: Table) -> list[Thought]:
        """How far they are at this table, where it takes long enough to be told."""
        found = []
        for seat, job in self.jobs.get(table.id, {}).items():
            seconds = seconds_of(levels.get(table.opponent(seat), levels[STAND_IN]))
            if job.began and seconds >= WORTH_TELLING:
                found.append(Thought(seat, seconds, job.passed))
        return found

    def hurry(self, table: str) -> None:
        """Those who think at this table answer with what they have."""
        for job in self.jobs.get(table, {}).values():
            job.hurry()

    def serve(self, table: HostedTable, claimed: bool) -> None:
        self.work[table.id] = asyncio.create_task(self._serve(table, claimed))

    async def close(self) -> None:
        tasks = list(self.work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        if not self.store.sqlite:
            try:
                await self.store.call(self.duties.release)
            except Refusal:
                log.info("others will take the work of the opponents when its time is over")

    async def look_round(self, find: Callable[[str], Awaitable[HostedTable]]) -> None:
        """At start what was left by the last time; with several processes also what a dead one leaves."""
        await self.store.call(self.duties.begin)
        while True:
            try:
                if self.work and not self.store.sqlite:
                    await self.store.call(self.duties.renew, list(self.work))
                while (room := self.room()) > 0 and (taken := await self.store.call(self.duties.take, room)):
                    for name in taken:
                        await self._take(name, find)
                if self.store.sqlite and room > 0:
                    return
            except Refusal:  # no database just now
                log.info("opponents wait for the database")
            await asyncio.sleep(LOOK)

    async def _take(self, name: str, find: Callable[[str], Awaitable[HostedTable]]) -> None:
        try:
            table = await find(name)
            if not table.table.thinking():
                await self.store.call(self.duties.drop, name, table.table.rows)
            elif name not in self.work:
                self.serve(table, claimed=True)
        except Exception:  # one table that cannot be opened must not keep the others waiting
            log.exception("table %s stays closed", name)

    async def _serve(self, hosted: HostedTable, claimed: bool) -> None:
        """Until a person has to move. What fails is tried again: a full disk is emptied, a lost database comes back."""
        wait = FIRST_WAIT
        try:
            while hosted.table.thinking():
                try:
                    if not claimed and not await self.store.call(self.duties.claim, hosted.id):
                        return
                    claimed = True
                    await self._move(hosted)
                    wait = FIRST_WAIT
                except Exception as error:
                    if isinstance(error, Refusal) and error.code == "no_table":
                        return
                    known = isinstance(error, Refusal)
                    log.error("the opponent at table %s cannot move (%s)", hosted.id, error, exc_info=None if known else error)
                    await asyncio.sleep(wait)
                    wait = min(LONGEST_WAIT, wait * 2)
        finally:
            del self.work[hosted.id]

    async def _move(self, hosted: HostedTable) -> None:
        """One move of each whose turn it is. Nobody waits here for people to follow: every browser shows moves at its own pace."""
        table = hosted.table
        if table.match is None:
            return
        thinking = table.thinking()
        asked = {question.seat: id for id, question in table.questions().items() if question.seat in thinking}
        ends = await asyncio.gather(
            *[self._answer(hosted, table.match.record, seat, id) for seat, id in asked.items()], return_exceptions=True
        )
        for end in ends:
            if isinstance(end, BaseException):
                raise end

    async def _answer(self, hosted: HostedTable, record: Record, seat: int, question: str) -> None:
        job = Job(lambda: self.thinks(hosted.id))
        jobs = self.jobs.setdefault(hosted.id, {})
        jobs[seat] = job
        try:
            verb, on = await self.thinkers.choose(record, seat, hosted.table.opponent(seat), job)
        finally:
            del jobs[seat]
            if not jobs:
                self.jobs.pop(hosted.id, None)
        try:
            await unbroken(hosted.play_opponent(Play(question, verb, list(on))))
        except Refusal as refused:
            if refused.code != "stale":  # it moved on while we thought: think again
                raise
