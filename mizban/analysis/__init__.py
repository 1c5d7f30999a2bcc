"""Judging games: what an answer is worth, where a game stood at every move, and what would have been better. Pure: no input, no output."""

from mizban.analysis.judging import Judged, Weighed, chance_of, judge

__all__ = ["Judged", "Weighed", "chance_of", "judge"]
