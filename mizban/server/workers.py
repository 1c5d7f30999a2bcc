"""Worker processes for what takes long. One that crashes, hangs or eats memory is ended and replaced; whoever asked hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, TypeVar

log = logging.getLogger(__name__)

R = TypeVar("R")

BEGIN = 60.0  # seconds within which a worker must have begun, however busy the machine is
THINKING = "mizban.server.thinkers"  # what every worker needs


class WorkerLost(Exception):
    """It died, it did not answer in time, or it ran out of memory: there is no answer, and another worker will come."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class WorkFailed(Exception):
    """What was asked for raised something; its traceback is the text."""


# ---- in the worker ------------------------------------------------------------------------------------------------

_hurried: Any = None  # a byte shared with the server


def hurried() -> bool:
    """In a worker: does the server want the answer now, whatever it is?"""
    return bool(_hurried.value) if _hurried is not None else False


def begin_worker() -> None:
    """In a new worker: Ctrl-C is for the server, and a server that was killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_server, daemon=True).start()


def _follow_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def limit_memory(bytes_: int) -> None:
    """More than this is not given to this process, where the system knows such a limit."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (bytes_, bytes_))


def work(line: Connection, shared: Any, memory: int) -> None:
    """Does what it is told, one thing after the other, until the line is closed."""
    global _hurried
    _hurried = shared
    begin_worker()
    limit_memory(memory)
    import_module(THINKING)  # now, so that no thought is measured by how long it takes to begin
    with contextlib.suppress(EOFError, OSError):
        line.send(True)
        while True:
            function, given = line.recv()
            try:
                answer = (True, function(*given))
            except MemoryError:  # what is left of this process is not to be trusted
                os._exit(1)
            except Exception:
                answer = (False, traceback.format_exc())
            line.send(answer)


# ---- in the server ------------------------------------------------------------------------------------------------


class Worker:
    """One of them, as the server knows it. Its methods block."""

    def __init__(self, memory: int) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.line, far_end = spawning.Pipe()
        self.shared = spawning.RawValue("b", 0)
        self.process = spawning.Process(target=work, args=(far_end, self.shared, memory))
        self.process.start()
        far_end.close()
        self.ready = False

    def ask(self, function: Callable[..., R], given: tuple[Any, ...], seconds: float) -> R:
        """What the function gives there, within so many seconds."""
        try:
            if not self.ready:
                if not self.line.poll(BEGIN):
                    raise WorkerLost("did not begin")
                self.ready = bool(self.line.recv())
            self.line.send((function, given))
            if not self.line.poll(seconds):
                raise WorkerLost("hung")
            well, answer = self.line.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("died") from error
        if not well:
            raise WorkFailed(answer)
        found: R = answer
        return found

    def end(self) -> None:
        """At once, whatever it is doing."""
        self.process.kill()
        self.process.join(5.0)
        self.line.close()


class Job:
    """Something that is asked for, from the queue to its answer."""

    def __init__(self, begun: Callable[[], None] = lambda: None) -> None:
        self.begun = begun  # told when it leaves the queue
        self.began = 0.0  # 0: it waits
        self.wanted_now = False
        self.worker: Worker | None = None

    def begin(self, worker: Worker) -> None:
        self.worker = worker
        self.began = time.monotonic()
        worker.shared.value = self.wanted_now
        self.begun()

    def hurry(self) -> None:
        """The answer is wanted now, whatever it is."""
        self.wanted_now = True
        if self.worker is not None:
            self.worker.shared.value = 1

    @property
    def passed(self) -> float:
        """Seconds since it left the queue."""
        return time.monotonic() - self.began if self.began else 0.0


class Workers:
    """At most so many, started when they are needed; who comes first is served first. When somebody waits longer than `patience`,
    whoever has had a worker for longest is hurried: nobody's thoughts delay another table for long."""

    def __init__(self, most: int, memory: int, patience: float) -> None:
        self.most = most
        self.memory = memory
        self.patience = patience
        self.slots = asyncio.Semaphore(most)
        self.idle: list[Worker] = []
        self.busy: dict[Job, Worker] = {}
        self.threads = ThreadPoolExecutor(most + 1, "worker")
        self.generation = 0
        self.closed = False

    async def run(self, job: Job, seconds: float, function: Callable[..., R], *given: Any) -> R:
        """What the function gives in a worker. It goes on there even if nobody waits any more, for its time."""
        task = asyncio.create_task(self._run(job, seconds, function, given))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, even if nobody waits any more
        return await asyncio.shield(task)

    async def _run(self, job: Job, seconds: float, function: Callable[..., R], given: tuple[Any, ...]) -> R:
        await self._turn()
        loop = asyncio.get_running_loop()
        try:
            generation = self.generation
            worker = self.idle.pop() if self.idle else await loop.run_in_executor(self.threads, Worker, self.memory)
            self.busy[job] = worker
            try:
                job.begin(worker)
                answer = await loop.run_in_executor(self.threads, worker.ask, function, given, seconds)
            except WorkFailed:
                self._keep(worker, generation)
                raise
            except BaseException as error:
                if not self.closed and isinstance(error, WorkerLost):
                    log.warning("a worker %s; another one takes its place", error.how)
                await loop.run_in_executor(None, worker.end)
                raise
            finally:
                job.worker = None
                del self.busy[job]
            self._keep(worker, generation)
            return answer
        finally:
            self.slots.release()

    async def _turn(self) -> None:
        """Waits for a free worker, and not for ever politely."""
        turn = asyncio.ensure_future(self.slots.acquire())
        while not (await asyncio.wait([turn], timeout=self.patience))[0]:
            longest = max(self.busy, key=lambda job: job.passed, default=None)
            if longest is not None:
                longest.hurry()

    def _keep(self, worker: Worker, generation: int) -> None:
        if generation == self.generation and not self.closed:
            self.idle.append(worker)
        else:
            self.threads.submit(worker.end)

    def renew(self) -> None:
        """New ones from now on; those at work finish first."""
        self.generation += 1
        for worker in self.idle:
            self.threads.submit(worker.end)
        self.idle = []

    def close(self) -> None:
        """At once, whatever they are doing."""
        self.closed = True
        for worker in [*self.idle, *self.busy.values()]:
            worker.process.kill()
        for worker in self.idle:
            worker.end()
        self.idle = []
        self.threads.shutdown(wait=True)
