"""What a sensible player of Lost Cities: Rivals knows."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice
from mizban.games.lost_cities_rivals.state import LostCities


def prefers(s: LostCities, seat: Seat, choice: Choice) -> float:
    return 0.0
