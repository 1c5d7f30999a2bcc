"""Work for many processes of this machine, or for a Ray cluster: the arena's own places, and one process alone without any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from mizban.arena.running import Failure, cores, place
from mizban.arena.running import run_jobs as run_there
from mizban.arena.trouble import Trouble

__all__ = ["cores", "run_jobs"]

PATIENCE = 600.0  # seconds without a sign of life

J = TypeVar("J")
R = TypeVar("R")


def run_jobs(work: Callable[[J], R], jobs: Sequence[J], workers: int, cluster: str | None = None) -> Iterator[R]:
    """The results, each as soon as it is there. Work and jobs must be of a kind that can be sent to another process."""
    if workers <= 1 and not cluster:
        yield from map(work, jobs)
        return
    for _, outcome in run_there(work, jobs, place(workers, PATIENCE, cluster)):
        if isinstance(outcome, Failure):
            raise Trouble("train-failed", error=outcome.why)
        yield outcome
