"""Judging games: what an answer is worth, where a game stood at every move, and what would have been better. Pure: no input, no output."""

from mizban.analysis.judging import Thought, Weighed, chance_of, judge
from mizban.analysis.standing import standing
from mizban.analysis.story import Answer, Judged, Parts, Verdict, Why, so_far, story, turning_points, why_better

__all__ = [
    "Answer",
    "Judged",
    "Parts",
    "Thought",
    "Verdict",
    "Weighed",
    "Why",
    "chance_of",
    "judge",
    "so_far",
    "standing",
    "story",
    "turning_points",
    "why_better",
]
