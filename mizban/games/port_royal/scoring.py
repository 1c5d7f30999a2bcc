"""Points and tie-breaks."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.game import Score
from mizban.games.port_royal.cards import EXPEDITION, FACTS
from mizban.games.port_royal.state import PortRoyal

TIE: Final = 0.001  # of a point: there are never a thousand coins
NO_EXPEDITION: Final = 100.0  # points behind all who own one


def points_of_expeditions(s: PortRoyal, seat: Seat) -> int:
    return sum([FACTS[card].points for card in s.players[seat].display if FACTS[card].type == EXPEDITION])


def winners(s: PortRoyal) -> list[Seat]:
    """Most points, then most coins; who is still tied shares the win (PR-64). In the variant only those with an expedition (PR-65)."""
    seats = list(range(s.seats))
    if s.options.end_with_expedition:
        explorers = [seat for seat in seats if s.players[seat].expeditions]
        seats = explorers or seats  # PR-R29: nobody owns one, when the cards ran dry
    best = max([standing(s, seat) for seat in seats])
    return [seat for seat in seats if standing(s, seat) == best]


def standing(s: PortRoyal, seat: Seat) -> tuple[int, int]:
    return s.players[seat].points, len(s.players[seat].coins)


def points(s: PortRoyal) -> list[float]:
    """One number a seat, as it stands: who has the highest would win, equal ones share the win. Coins break ties."""
    found = [player.points + TIE * len(player.coins) for player in s.players]
    if s.options.end_with_expedition:
        for seat in range(s.seats):
            if not s.players[seat].expeditions:
                found[seat] -= NO_EXPEDITION
    return found


def scores(s: PortRoyal) -> list[Score]:
    won = winners(s)
    rows = []
    for seat, player in enumerate(s.players):
        expeditions = points_of_expeditions(s, seat)
        parts = (("persons", player.points - expeditions), ("expeditions", expeditions))
        rows.append(Score(seat, player.points, parts, (("coins", len(player.coins)),), seat in won))
    return rows
