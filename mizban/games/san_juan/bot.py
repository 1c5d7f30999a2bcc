"""What a sensible player of San Juan knows."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice
from mizban.games.san_juan.state import SanJuan


def prefers(s: SanJuan, seat: Seat, choice: Choice) -> float:
    return 0.0
