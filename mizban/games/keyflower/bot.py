"""What a sensible player of Keyflower knows; everything is weighed in points."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice
from mizban.games.keyflower.state import Keyflower


def prefers(s: Keyflower, seat: Seat, choice: Choice) -> float:
    """How much this answer is worth to the seat."""
    return -0.5 if choice.verb == "pass" else 0.0
