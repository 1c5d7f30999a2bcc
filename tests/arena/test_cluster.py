"""The same games on a real Ray, where it is installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mizban.arena import Failure, Job, Local, Result, Trouble, plan, play, run_jobs

ROOT = Path(__file__).parent.parent.parent
pytest.importorskip("ray")

from mizban.arena.cluster import Cluster  # noqa: E402

GAME = "lost_cities_rivals"


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    jobs = list(plan(GAME, ["casual", "random"], 2, 4))
    bad = Job(GAME, 1, 0, ("tests.arena.opponents:Lies", "random"))
    dead = Job(GAME, 1, 0, ("tests.arena.opponents:Dies", "random"))
    cluster = Cluster("local", tries=2, num_cpus=1, include_dashboard=False, object_store_memory=80 * 2**20)
    there = dict(run_jobs(play, [*jobs, bad, dead], cluster))
    here = dict(run_jobs(play, jobs, Local(1)))

    def games(outcomes: dict[Job, Result | Failure]) -> set[object]:
        return {(row.deal, row.opponents, row.points, row.winners) for row in outcomes.values() if isinstance(row, Result)}

    assert games(there) == games(here) and len(games(there)) == 4
    assert {job for job, outcome in there.items() if isinstance(outcome, Failure)} == {bad, dead}


@pytest.mark.filterwarnings("ignore")
def test_nobody_answers() -> None:
    with pytest.raises(Trouble) as trouble:
        Cluster("nonsense://nowhere")
    assert trouble.value.key == "arena-no-cluster"
