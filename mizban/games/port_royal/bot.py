"""What a sensible player of Port Royal knows."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice
from mizban.games.port_royal.state import PortRoyal


def prefers(s: PortRoyal, seat: Seat, choice: Choice) -> float:
    return 0.0
