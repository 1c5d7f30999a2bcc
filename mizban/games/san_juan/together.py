"""What players decide at once."""

from __future__ import annotations

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Seat
from mizban.games.san_juan.state import SanJuan


class Together(AtOnce[SanJuan]):
    """Those whom it concerns decide at once; then it happens clockwise from the first seat (R-21)."""

    def first(self, s: SanJuan) -> Seat:
        return s.chooser

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        raise NotImplementedError

    def seats(self, s: SanJuan) -> list[Seat]:
        return [seat for seat in s.clockwise_from(self.first(s)) if self.concerns(s, seat)]
