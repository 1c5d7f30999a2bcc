"""A turn of the active player, and the end of the game."""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import NOBODY, Phase
from mizban.games.port_royal.discover import DISCOVER
from mizban.games.port_royal.events import Ended, TurnBegan
from mizban.games.port_royal.state import MOST_SEATS, PortRoyal


class Turn(Phase[PortRoyal]):
    """A player becomes the active one: first Discover, then Trade and Hire (PR-17)."""

    def run(self, s: PortRoyal) -> None:
        s.active = self.seat
        s.turn += 1
        s.revealed = 0
        s.tell(TurnBegan, self.seat)
        s.then(DISCOVER[self.seat], END_TURN)


class EndTurn(Phase[PortRoyal]):
    """The left neighbour is next, unless the last round ends with this turn (PR-63) or nothing was to be revealed for a round (PR-41)."""

    def run(self, s: PortRoyal) -> None:
        s.colours = 0
        next_seat = (s.active + 1) % s.seats
        dry = s.dry_turns >= s.seats
        if dry or (s.last_round and next_seat == s.start_seat):
            s.ended = True
            s.tell(Ended, dry)
        else:
            s.then(TURN[next_seat])


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = EndTurn(NOBODY)
