"""Work for many processes, in one place: whoever has a cluster puts another `run_jobs` here."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_jobs(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """The results, each as soon as it is there. Work and jobs must be of a kind that can be sent to another process."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(work, job) for job in jobs]
        for done in as_completed(waiting):
            yield done.result()
