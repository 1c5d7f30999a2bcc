"""Points and tie-breaks."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.game import Score
from tools.new_game.sample_game.cards import LANTERNS
from tools.new_game.sample_game.state import SampleGame

POINTS_OF_A_COLOUR: Final = 2  # SG-15


def lights(s: SampleGame, seat: Seat) -> int:
    return sum([LANTERNS[card].light for card in s.players[seat].won])


def colours(s: SampleGame, seat: Seat) -> int:
    return POINTS_OF_A_COLOUR * len([count for count in s.players[seat].of_colour if count > 0])


def points(s: SampleGame, seat: Seat) -> int:
    return lights(s, seat) + colours(s, seat)


def scores(s: SampleGame) -> list[Score]:
    """Most points win, then most lanterns (SG-16)."""
    standings = [(points(s, seat), len(s.players[seat].won)) for seat in range(s.seats)]
    best = max(standings)
    rows = []
    for seat, (total, won) in enumerate(standings):
        parts = (("lights", lights(s, seat)), ("colours", colours(s, seat)))
        rows.append(Score(seat, total, parts, (("lanterns", won),), (total, won) == best))
    return rows
