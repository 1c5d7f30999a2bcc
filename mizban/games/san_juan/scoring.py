"""Points, with their parts, and tie-breaks."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.game import Score
from mizban.games.san_juan.cards import Building
from mizban.games.san_juan.deck import CATALOGUE
from mizban.games.san_juan.state import SanJuan

PRINTED: Final = "printed"
STORED: Final = "stored"
TIE_BREAK: Final = "hand_and_goods"
TIE: Final = 0.001  # of a point: nobody has a thousand cards


# What counts at the end, in the order of the score sheet (SJ-48): the Palace last.
HALLS: Final[list[Building]] = [building for building in CATALOGUE if building.when == "end"]
HALL_KINDS: Final = sum([1 << hall.kind for hall in HALLS])
NEW_HALLS: Final = [building.name for building in HALLS if not building.copies]


def parts(s: SanJuan, seat: Seat, stored: int) -> list[tuple[str, int]]:
    """The rows of the score sheet, with this many stored cards."""
    player = s.players[seat]
    rows = [(PRINTED, player.points), (STORED, stored)]
    total = player.points + stored
    for hall in HALLS:
        points = hall.final_points(s, seat, total) if player.kinds >> hall.kind & 1 else 0
        rows.append((hall.name, points))
        total += points
    return rows


def total(s: SanJuan, seat: Seat, stored: int) -> int:
    return sum([points for _, points in parts(s, seat, stored)])


def points_of(s: SanJuan, seat: Seat) -> int:
    return total(s, seat, len(s.players[seat].stored))


def cards_left(s: SanJuan, seat: Seat) -> int:
    """What breaks a tie: hand cards and goods."""
    return len(s.players[seat].hand) + len(s.players[seat].goods)


def winners(s: SanJuan) -> list[Seat]:
    """Most points, then most cards left; who is still tied shares the win (SJ-49)."""
    standings = [(points_of(s, seat), cards_left(s, seat)) for seat in range(s.seats)]
    best = max(standings)
    return [seat for seat in range(s.seats) if standings[seat] == best]


def points(s: SanJuan) -> list[float]:
    """One number a seat, as it stands: who has the highest would win, equal ones share the win. Cards left break ties."""
    return [float_points(s, seat) + TIE * cards_left(s, seat) for seat in range(s.seats)]


def float_points(s: SanJuan, seat: Seat) -> float:
    """The sum of the sheet, without the sheet."""
    player = s.players[seat]
    total = player.points + len(player.stored)
    if player.kinds & HALL_KINDS:
        for hall in HALLS:
            if player.kinds >> hall.kind & 1:
                total += hall.final_points(s, seat, total)
    return float(total)


def scores(s: SanJuan) -> list[Score]:
    """Without the New Buildings their halls are no rows of the sheet."""
    won = winners(s)
    rows = []
    for seat in range(s.seats):
        sheet = parts(s, seat, len(s.players[seat].stored))
        shown = [row for row in sheet if s.options.new_buildings or row[0] not in NEW_HALLS]
        rows.append(Score(seat, points_of(s, seat), tuple(shown), ((TIE_BREAK, cards_left(s, seat)),), seat in won))
    return rows
