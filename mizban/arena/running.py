"""Jobs are mapped by one function, wherever they are done: games of the arena, and any other work of many processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

import msgspec

J = TypeVar("J")
R = TypeVar("R")

TRIES = 3  # how often a job is begun before it is given up


class Failure(msgspec.Struct, frozen=True):
    """A job that could not be done, however often it was tried."""

    why: str


class Where(Protocol):
    """A place where work can be done: processes of this machine, or a cluster."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R | Failure]]:
        """Every job with what came of it, in any order. No more of them are taken at a time than can be done."""
        ...


def run_jobs(work: Callable[[J], R], jobs: Iterable[J], where: Where) -> Iterator[tuple[J, R | Failure]]:
    """What came of each job, as soon as it is known. Work and jobs must be of a kind that can be sent to another process."""
    return where.run(work, jobs)


def place(workers: int = 0, patience: float = 0.0, cluster: str | None = None) -> Where:
    """The Ray cluster at this address, or so many processes here (0: one for each processor)."""
    if cluster:
        from mizban.arena.cluster import Cluster

        return Cluster(cluster)
    from mizban.arena.local import PATIENCE, Local

    return Local(workers or cores(), patience or PATIENCE)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Tries:
    """Counts how often each job was begun, and says which have to be begun again."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.failed: dict[int, int] = {}

    def again(self, number: int) -> bool:
        """This job has failed: may it be tried once more?"""
        self.failed[number] = self.failed.get(number, 0) + 1
        return self.failed[number] < self.most
