"""Jobs are mapped by one function, wherever they are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from mizban.arena.jobs import Job, Outcome

TRIES = 3  # how often a game is begun before it is given up


class Where(Protocol):
    """A place where games can be played: processes of this machine, or a cluster."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Every job once, in any order. No more of them are taken at a time than can be played."""
        ...


def run_jobs(jobs: Iterable[Job], where: Where) -> Iterator[Outcome]:
    """What came of each job, as soon as it is known."""
    return where.run(jobs)
