"""Work on a Ray cluster, for whom one machine is too small."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from mizban.arena.running import TRIES, Failure, Tries
from mizban.arena.trouble import Trouble

HERE = "local"  # the address of a cluster that is started on this machine for the run
PATIENCE = 3600.0  # seconds in which nothing at all is done
JOBS_EACH = 200  # then a process of the cluster is replaced

J = TypeVar("J")
R = TypeVar("R")


class Cluster:
    """The cluster at this address; two jobs wait for every processor, no more."""

    def __init__(self, address: str, patience: float = PATIENCE, tries: int = TRIES, **settings: Any) -> None:
        try:
            import ray
        except ImportError as error:
            raise Trouble("arena-no-ray") from error
        self.ray: Any = ray
        self.patience = patience
        self.tries = tries
        self.mine = not ray.is_initialized()
        if self.mine:
            try:
                ray.init(address=None if address == HERE else address, log_to_driver=False, logging_level=logging.ERROR, **settings)
            except Exception as error:  # Ray has many ways to say that nobody is there
                raise Trouble("arena-no-cluster", address=address, error=" ".join(str(error).split())) from error

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R | Failure]]:
        """When the iterator is closed, so is the connection, if it was opened for this run."""
        try:
            yield from self._run(work, enumerate(jobs))
        finally:
            if self.mine:
                self.ray.shutdown()

    def _run(self, work: Callable[[J], R], jobs: Iterator[tuple[int, J]]) -> Iterator[tuple[J, R | Failure]]:
        ray = self.ray
        task = ray.remote(max_calls=JOBS_EACH, max_retries=0)(work)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        again: deque[tuple[int, J]] = deque()
        tries = Tries(self.tries)
        open_jobs: dict[Any, tuple[int, J]] = {}
        while True:
            while len(open_jobs) < most and (taken := again.popleft() if again else next(jobs, None)):
                open_jobs[task.remote(taken[1])] = taken
            if not open_jobs:
                return
            ready, late = ray.wait(list(open_jobs), num_returns=1, timeout=self.patience)
            for reference in ready or late:
                number, job = open_jobs.pop(reference)
                said, done = self._collect(reference) if ready else self._give_up(reference)
                if done:
                    yield job, said
                elif tries.again(number):
                    again.append((number, job))
                else:
                    yield job, Failure(said)

    def _collect(self, reference: Any) -> tuple[Any, bool]:
        try:
            return self.ray.get(reference), True
        except self.ray.exceptions.RayError as error:
            return str(error).strip().splitlines()[-1], False

    def _give_up(self, reference: Any) -> tuple[Any, bool]:
        """Nothing was done for a long time: whatever runs is stopped, and begun again."""
        self.ray.cancel(reference, force=True)
        return f"nothing was done for {self.patience:g} s", False
