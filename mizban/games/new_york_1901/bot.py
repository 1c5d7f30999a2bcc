"""What a sensible player of New York 1901 knows."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice
from mizban.games.new_york_1901.state import NewYork


def prefers(s: NewYork, seat: Seat, choice: Choice) -> float:
    """How much this answer is worth to the seat."""
    return 0.0
