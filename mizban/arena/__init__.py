"""Many games between any opponents, and what they say: `mizban arena`. Plays in local processes or on a Ray cluster."""

from __future__ import annotations

from mizban.arena.jobs import Job, Result, plan
from mizban.arena.local import Local
from mizban.arena.measures import Mean, Share, share
from mizban.arena.opponents import opponent
from mizban.arena.playing import Cheat, play
from mizban.arena.ratings import Rating, ratings
from mizban.arena.results import read
from mizban.arena.running import Failure, Where, place, run_jobs
from mizban.arena.summary import Summary, summaries
from mizban.arena.trouble import Trouble

__all__ = [
    "Cheat",
    "Failure",
    "Job",
    "Local",
    "Mean",
    "Rating",
    "Result",
    "Share",
    "Summary",
    "Trouble",
    "Where",
    "opponent",
    "place",
    "plan",
    "play",
    "ratings",
    "read",
    "run_jobs",
    "share",
    "summaries",
]
