"""Work in processes of this machine. A process that dies or falls silent is replaced, and its job is done by another."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, TypeVar

from mizban.arena import signs
from mizban.arena.running import TRIES, Failure, Tries

PATIENCE = 120.0  # seconds without a sign of life; no level thinks nearly so long
JOBS_EACH = 200  # then a process is replaced, so that whatever an opponent piles up cannot fill the memory
STARTING = 60.0  # seconds until a new process gives its first sign of life, on a busy machine
BEAT = 1.0  # seconds between two signs of life

J = TypeVar("J")
R = TypeVar("R")

spawning = multiprocessing.get_context("spawn")


class Worker:
    """A process that does one job after the other. It may start processes of its own: some opponents think in two."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=serve, args=(theirs, work))
        self.process.start()
        theirs.close()
        self.number: int | None = None  # of the job
        self.job: Any = None
        self.jobs = 0
        self.started = False
        self.heard = monotonic()

    def begin(self, number: int, job: Any) -> None:
        self.number, self.job, self.heard = number, job, monotonic()
        self.jobs += 1
        self.pipe.send(job)

    def hear(self) -> tuple[Any, bool] | None:
        """A result and whether it is one, or only a sign of life."""
        try:
            said: tuple[Any, bool] | None = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            return f"the process ended with {self.process.exitcode}", False
        self.heard, self.started = monotonic(), True
        return said

    def check(self, patience: float) -> tuple[Any, bool] | None:
        """Has it said nothing for too long? Then it ends here."""
        if monotonic() - self.heard < (patience if self.started else max(patience, STARTING)):
            return None
        self.process.kill()
        self.process.join()
        return f"no answer for {patience:g} s", False

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """In the process: do what is sent. Who sent it decides about Ctrl-C; when they are gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    said = 0.0

    def tell() -> None:
        nonlocal said
        if monotonic() - said > BEAT:
            said = monotonic()
            pipe.send(None)

    signs.listen(tell)
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer = (work(job), True)
        except BrokenPipeError:
            return
        except Exception as error:  # whatever an opponent does
            answer = (f"{type(error).__name__}: {error}", False)
        pipe.send(answer)


class Local:
    """So many processes."""

    def __init__(self, workers: int, patience: float = PATIENCE, tries: int = TRIES, jobs_each: int = JOBS_EACH) -> None:
        self.workers = workers
        self.patience = patience
        self.tries = tries
        self.jobs_each = jobs_each

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R | Failure]]:
        """When the iterator is closed, all processes have ended."""
        workers: list[Worker] = []
        try:
            yield from self._run(work, enumerate(jobs), workers)
        finally:
            for worker in workers:
                worker.end()

    def _run(self, work: Callable[[J], R], jobs: Iterator[tuple[int, J]], workers: list[Worker]) -> Iterator[tuple[J, R | Failure]]:
        again: deque[tuple[int, J]] = deque()
        tries = Tries(self.tries)
        while True:
            self._hand_out(work, jobs, again, workers)
            busy = [worker for worker in workers if worker.number is not None]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy], timeout=BEAT)
            for worker in busy:
                heard = worker.hear() if worker.pipe in ready else worker.check(self.patience)
                if heard is None or worker.number is None:
                    continue
                number, worker.number = worker.number, None
                said, done = heard
                if done:
                    yield worker.job, said
                elif tries.again(number):
                    again.append((number, worker.job))
                else:
                    yield worker.job, Failure(said)
                if not worker.process.is_alive() or worker.jobs >= self.jobs_each:
                    worker.end()
                    workers.remove(worker)

    def _hand_out(self, work: Callable[[J], R], jobs: Iterator[tuple[int, J]], again: deque[tuple[int, J]], workers: list[Worker]) -> None:
        """Work for whoever has none, and new processes as long as there is work for them."""
        idle = [worker for worker in workers if worker.number is None]
        while idle or len(workers) < self.workers:
            next_one = again.popleft() if again else next(jobs, None)
            if next_one is None:
                return
            if idle:
                worker = idle.pop()
            else:
                worker = Worker(work)
                workers.append(worker)
            worker.begin(*next_one)
