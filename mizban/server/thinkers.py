"""Worker processes in which computer opponents think, from the record, seeing only their view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from mizban import compiled, native
from mizban.bots import levels
from mizban.engine import Match, Quick, Record

log = logging.getLogger(__name__)

Answer = tuple[str, tuple[int, ...]]


def think(record: Record, seat: int, level: str) -> Answer:
    """What an opponent of this level answers. The bot is handed a view and its question, nothing else."""
    match = Match.from_record(record)
    choice = levels[level].choose(match.game, match.view(seat), match.ask(seat), Quick(secrets.randbits(60)))
    return choice.verb, choice.on


def begin_worker() -> None:
    """In a new worker: Ctrl-C is for the server, and a server that was killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_server, daemon=True).start()


def _follow_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Thinkers:
    """A few worker processes, started when the first opponent has to move."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = native.wanted() and not compiled()  # for an engine that is being compiled while we play

    async def choose(self, record: Record, seat: int, level: str) -> Answer:
        """The answer of a computer opponent; if its thinking fails, the simplest opponent answers in its place."""
        for _ in range(2):
            pool = self.workers()
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, think, record, seat, level)
                thought.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, even if nobody waits any more
                return await asyncio.shield(thought)  # never cancelled: a pool whose worker dies stumbles over that
            except BrokenProcessPool:  # a worker died, perhaps of another table's thoughts: once more with new ones
                if self.pool is pool:
                    self.pool = None
            except Exception:
                log.exception("an opponent of level %s failed at %s, move %d", level, record.game, len(record.moves))
                break
        return think(record, seat, "random")

    def workers(self) -> ProcessPoolExecutor:
        """Those that there are; new ones at the start, and once more when the engine has been compiled meanwhile: only new ones use it."""
        if self.waiting and native.fresh():
            self.waiting = False
            old, self.pool = self.pool, None
            if old is not None:
                old.shutdown(wait=False)  # they finish their thoughts and go
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.most, multiprocessing.get_context("spawn"), begin_worker)
        return self.pool

    def close(self) -> None:
        """At once, whatever they are thinking."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for worker in multiprocessing.active_children():
                worker.kill()
            pool.shutdown()
