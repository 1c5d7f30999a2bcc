"""Setting up the table."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.chance import luck
from mizban.engine.protocol import Phase
from tools.new_game.sample_game.cards import DECK
from tools.new_game.sample_game.options import Options
from tools.new_game.sample_game.state import SampleGame, new_player
from tools.new_game.sample_game.turn import NIGHT, Swap

HAND: Final = 5  # SG-4


def set_up(seats: int, seed: bytes | int, options: Options) -> SampleGame:
    s = SampleGame()
    s.lay_out(seats, len(DECK), luck(seed))
    s.options = options
    s.deck = DECK[:]
    s.square, s.laid, s.burnt = [], [], []
    s.shuffle(s.deck)
    s.players = [new_player() for _ in range(seats)]
    for seat in range(seats):
        s.draw(seat, HAND)
    swaps: list[Phase[Any]] = [Swap(seat) for seat in range(seats)] if options.swaps else []  # SG-6
    s.then_each([*swaps, NIGHT])
    s.fenced = False
    return s
