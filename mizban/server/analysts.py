"""Finished games are analysed: one after the other, in a process of its own that gives way to everybody else."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import OrderedDict

import msgspec
import sqlalchemy as sql

from mizban.analysis import Judged, story
from mizban.engine import Record
from mizban.server.schema import analyses
from mizban.server.storage import Store
from mizban.server.workers import Job, WorkerLost, Workers
from mizban.table.refusal import Refusal

log = logging.getLogger(__name__)

AT_ONCE = 4  # moves: so often one hears how far it is
SAVE = 5.0  # seconds between two times that it is written down
ABANDONED = 20.0  # seconds without news after which another process may go on with it
GIVES_WAY = 15  # on the scale of `nice`: thinking opponents go first
LONGEST = 600.0  # seconds for a few moves, before whoever is at them is replaced: others may need the machine
PATIENCE = 1e9  # nobody is hurried here


class Work:
    """The analysis of one game, as far as it has come."""

    def __init__(self, key: str, record: Record, guest: str, kept: bool) -> None:
        self.key = key
        self.record = record
        self.guest = guest
        self.kept = kept  # it belongs to a table, and is written down with it
        self.judged: list[Judged] = []
        self.failed = False

    @property
    def done(self) -> bool:
        """All moves and the deal."""
        return len(self.judged) > len(self.record.moves)


_quiet = False  # in the worker: it gives way already


def chapter(record: Record, first: int, last: int) -> list[Judged]:
    """A few moves, in the worker."""
    global _quiet
    if not _quiet and hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    _quiet = True
    return list(story(record, first, last))


class Analysts:
    """A queue, and one who works through it. What was found is written down with the table and never found out twice."""

    def __init__(self, store: Store, memory: int, per_guest: int, waiting: int, in_memory: int) -> None:
        self.store = store
        self.memory = memory  # bytes that a worker may have
        self.per_guest = per_guest
        self.waiting = waiting
        self.in_memory = in_memory
        self.known: OrderedDict[str, Work] = OrderedDict()  # looked at or worked on here
        self.queue: list[Work] = []  # the first of them is being worked on
        self.task: asyncio.Task[None] | None = None
        self.workers: Workers | None = None

    async def look(self, key: str, record: Record, kept: bool) -> tuple[Work, str]:
        """What there is, and how it stands."""
        work = self.known.get(key)
        if work is None or (kept and not work.done and work not in self.queue):
            work, fresh = await self._load(key, record, kept)
            if fresh and not work.done:
                return work, "working"  # by another process
        if work in self.queue:
            return work, "working" if work is self.queue[0] else "waiting"
        return work, "done" if work.done else "failed" if work.failed else "none"

    async def begin(self, key: str, record: Record, kept: bool, guest: str) -> None:
        """Somebody wants to know it: at the end of the queue, unless it is known or under way."""
        work, state = await self.look(key, record, kept)
        if state not in ("none", "failed") or work in self.queue:
            return
        if len(self.queue) >= self.waiting or sum(one.guest == guest for one in self.queue) >= self.per_guest:
            raise Refusal("too_many")
        work.guest, work.failed = guest, False
        self.queue.append(work)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self._dismiss()

    # ---- at work ------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        try:
            while self.queue:
                work = self.queue[0]
                try:
                    await self._analyse(work)
                except Exception:
                    log.exception("the analysis of %s, a game of %s, failed", work.key, work.record.game)
                    work.failed = True
                finally:
                    self.queue.remove(work)
        finally:
            self._dismiss()

    async def _analyse(self, work: Work) -> None:
        """From where it was left."""
        saved = time.monotonic()
        while not work.done:
            first = len(work.judged)
            work.judged += await self._chapter(work.record, first, min(first + AT_ONCE - 1, len(work.record.moves)))
            if work.kept and (work.done or time.monotonic() - saved > SAVE):
                await self.store.call(self._save, work)
                saved = time.monotonic()

    async def _chapter(self, record: Record, first: int, last: int) -> list[Judged]:
        """A worker that is lost is replaced once."""
        if self.workers is None:
            self.workers = Workers(1, self.memory, PATIENCE)
        try:
            return await self.workers.run(Job(), LONGEST, chapter, record, first, last)
        except WorkerLost as lost:
            log.warning("the analysis of a game of %s %s at move %d", record.game, lost.how, first)
            return await self.workers.run(Job(), LONGEST, chapter, record, first, last)

    def _dismiss(self) -> None:
        """Nobody waits idle in memory."""
        workers, self.workers = self.workers, None
        if workers is not None:
            workers.close()

    # ---- what is written down -----------------------------------------------------------------------------------

    async def _load(self, key: str, record: Record, kept: bool) -> tuple[Work, bool]:
        """From memory or from disk, and whether somebody was at work on it just now."""
        found = await self.store.call(self._read, key) if kept else None
        work = self.known.get(key) or Work(key, record, "", kept)
        fresh = False
        if found is not None:
            judged, updated = found
            fresh = not self.store.sqlite and time.time() - updated < ABANDONED
            if len(judged) > len(work.judged):
                work.judged = judged
        self.known[key] = work
        self.known.move_to_end(key)
        for old in [name for name, one in self.known.items() if one not in self.queue][: max(0, len(self.known) - self.in_memory)]:
            del self.known[old]
        return work, fresh

    def _read(self, table: str) -> tuple[list[Judged], float] | None:
        with self.store.engine.connect() as db:
            row = db.execute(sql.select(analyses.c.judged, analyses.c.updated).where(analyses.c.table == table)).one_or_none()
        return (msgspec.json.decode(row[0], type=list[Judged]), row[1]) if row else None

    def _save(self, work: Work) -> None:
        text = (
            'INSERT INTO analyses ("table", judged, updated) SELECT id, :judged, :now FROM tables WHERE id = :table '
            'ON CONFLICT ("table") DO UPDATE SET judged = excluded.judged, updated = excluded.updated'
        )
        given = {"table": work.key, "judged": msgspec.json.encode(work.judged).decode(), "now": time.time()}
        with self.store.engine.begin() as db:
            db.execute(sql.text(text), given)
