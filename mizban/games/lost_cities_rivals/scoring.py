"""Points and who has won."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.engine.game import Score
from mizban.games.lost_cities_rivals.cards import COLOURS
from mizban.games.lost_cities_rivals.state import LostCities


def winners(s: LostCities) -> list[Seat]:
    """Most points; who is tied shares the win (LC-48)."""
    best = max([player.score() for player in s.players])
    return [seat for seat in range(s.seats) if s.players[seat].score() == best]


def points(s: LostCities) -> list[float]:
    """One number a seat, as it stands: who has the highest would win, equal ones share the win."""
    return [float(player.score()) for player in s.players]


def scores(s: LostCities) -> list[Score]:
    won = winners(s)
    rows = []
    for seat, player in enumerate(s.players):
        expeditions = [(name, player.points(colour)) for colour, name in enumerate(COLOURS)]
        rows.append(Score(seat, player.score(), (*expeditions, ("coins", player.coins)), (), seat in won))
    return rows
