"""Setting up the table."""

from __future__ import annotations

from typing import Final

from mizban.engine.chance import luck
from mizban.games.port_royal.cards import DECK, FACTS, SPECIAL_EXPEDITION
from mizban.games.port_royal.options import Options
from mizban.games.port_royal.state import PortRoyal, new_player
from mizban.games.port_royal.turn import Turn

STARTING_COINS: Final = 3  # PR-15
SEATS_WITH_SPECIAL_EXPEDITION: Final = 5  # it lies open from the start (PR-13), otherwise in the box (PR-12)


def set_up(seats: int, seed: bytes | int, options: Options) -> PortRoyal:
    s = PortRoyal()
    s.lay_out(seats, len(FACTS), luck(seed))
    s.options = options
    s.deck = DECK[:]
    s.shuffle(s.deck)
    s.discard = []
    s.harbor = []
    s.expeditions = [SPECIAL_EXPEDITION] if seats == SEATS_WITH_SPECIAL_EXPEDITION else []
    for card in s.expeditions:
        s.show(card)
    s.players = [new_player() for _ in range(seats)]
    for seat in range(seats):
        s.earn(seat, STARTING_COINS)
    s.start_seat = s.chance.below(seats)  # PR-16
    s.then(Turn(s.start_seat))
    s.fenced = False
    return s
