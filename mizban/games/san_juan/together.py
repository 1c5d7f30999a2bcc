"""What players decide at once."""

from __future__ import annotations

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Seat
from mizban.games.san_juan.state import SanJuan


class Together(AtOnce[SanJuan]):
    """Those whom it concerns decide at once, unseen (SJ-103); then it happens clockwise from the first seat (SJ-R21)."""

    def first(self, s: SanJuan) -> Seat:
        return s.chooser

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        raise NotImplementedError

    def seats(self, s: SanJuan) -> list[Seat]:
        seats: list[Seat] = []
        seat = self.first(s)
        for _ in range(s.seats):
            if self.concerns(s, seat):
                seats.append(seat)
            seat = seat + 1 if seat + 1 < s.seats else 0
        return seats
