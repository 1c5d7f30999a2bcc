"""Computer opponents at work: each table's move as soon as it is their turn, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import logging

from mizban.server.tables import HostedTable, unbroken
from mizban.server.thinkers import Thinkers
from mizban.table.refusal import Refusal
from mizban.table.wire import Play

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0  # seconds, after a move that could not be written; each further one takes twice as long
LONGEST_WAIT = 30.0


class Opponents:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.work: dict[str, asyncio.Task[None]] = {}  # by table

    def wake(self, table: HostedTable) -> None:
        if table.id not in self.work and table.table.thinking():
            self.work[table.id] = asyncio.create_task(self.serve(table))

    async def close(self) -> None:
        tasks = list(self.work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    async def serve(self, hosted: HostedTable) -> None:
        """Until a person has to move. What fails is tried again: a full disk is emptied, a lost database comes back."""
        wait = FIRST_WAIT
        try:
            while hosted.table.thinking():
                try:
                    await self.move(hosted)
                    wait = FIRST_WAIT
                except Exception as error:
                    log.error("the opponent at table %s cannot move, next try in %d s", hosted.id, wait, exc_info=error)
                    await asyncio.sleep(wait)
                    wait = min(LONGEST_WAIT, wait * 2)
        finally:
            del self.work[hosted.id]

    async def move(self, hosted: HostedTable) -> None:
        """One move. Nobody waits here for people to follow: every browser shows moves at its own pace."""
        table = hosted.table
        if table.match is None:
            return
        seat = table.thinking()[0]
        question = next(id for id, asked in table.questions().items() if asked.seat == seat)
        verb, on = await self.thinkers.choose(table.match.record, seat, table.seats[seat].level)
        try:
            await unbroken(hosted.play_opponent(Play(question, verb, list(on))))
        except Refusal as refused:
            if refused.code != "stale":  # it moved on while we thought: think again
                raise
