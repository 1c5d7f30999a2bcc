"""Points and who has won."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.games.lost_cities_rivals.state import LostCities


def winners(s: LostCities) -> list[Seat]:
    """Most points; who is tied shares the win (LC-48)."""
    best = max([player.score() for player in s.players])
    return [seat for seat in range(s.seats) if s.players[seat].score() == best]
