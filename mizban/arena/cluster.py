"""Games on a Ray cluster, for whom one machine is too small."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from mizban.arena.jobs import Failure, Job, Outcome, Result
from mizban.arena.playing import play
from mizban.arena.running import TRIES
from mizban.arena.trouble import Trouble

HERE = "local"  # the address of a cluster that is started on this machine for the run
PATIENCE = 3600.0  # seconds for a game
GAMES_EACH = 200  # then a process of the cluster is replaced


def play_packed(packed: bytes) -> bytes:
    """On the cluster: a job and its result as bytes, which mean the same in every version of Python."""
    return msgspec.msgpack.encode(play(msgspec.msgpack.decode(packed, type=Job)))


class Cluster:
    """The cluster at this address; two games wait for every processor, no more."""

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

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """When the iterator is closed, so is the connection, if it was opened for this run."""
        try:
            yield from self._run(iter(jobs))
        finally:
            if self.mine:
                self.ray.shutdown()

    def _run(self, jobs: Iterator[Job]) -> Iterator[Outcome]:
        ray = self.ray
        task = ray.remote(max_calls=GAMES_EACH, max_retries=0)(play_packed)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        again: deque[Job] = deque()
        tried: dict[Job, int] = {}
        open_jobs: dict[Any, Job] = {}
        while True:
            while len(open_jobs) < most and (job := again.popleft() if again else next(jobs, None)):
                open_jobs[task.remote(msgspec.msgpack.encode(job))] = job
            if not open_jobs:
                return
            ready, late = ray.wait(list(open_jobs), num_returns=1, timeout=self.patience)
            for reference in ready or late:
                job = open_jobs.pop(reference)
                said = self._collect(reference) if ready else self._give_up(reference)
                if isinstance(said, Result):
                    yield said
                    continue
                tried[job] = tried.get(job, 0) + 1
                if tried[job] < self.tries:
                    again.append(job)
                else:
                    yield Failure(job, said)

    def _collect(self, reference: Any) -> Result | str:
        try:
            return msgspec.msgpack.decode(self.ray.get(reference), type=Result)
        except self.ray.exceptions.RayError as error:
            return str(error).strip().splitlines()[-1]

    def _give_up(self, reference: Any) -> str:
        """Nothing has ended for a long time: whatever runs is stopped, and begun again."""
        self.ray.cancel(reference, force=True)
        return f"no game ended for {self.patience:g} s"
