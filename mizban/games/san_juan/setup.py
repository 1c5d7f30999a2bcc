"""Setting up the table."""

from __future__ import annotations

from typing import Final

from mizban.engine.chance import luck
from mizban.games.san_juan.cards import ROLES
from mizban.games.san_juan.deck import ALL_CARDS, CATHEDRAL, TILE_CARDS, deck_of
from mizban.games.san_juan.options import Options
from mizban.games.san_juan.player import new_player
from mizban.games.san_juan.roles import deal
from mizban.games.san_juan.rounds import STARTING_HAND, STARTING_HANDS, Round
from mizban.games.san_juan.state import NOBODY_YET, SanJuan

MORE_FOR_THE_FIRST: Final = 1  # in the advanced set-up: cards more than the starting hand; the next seat one more, and so on


def set_up(seats: int, seed: bytes | int, options: Options) -> SanJuan:
    s = SanJuan()
    s.lay_out(seats, ALL_CARDS, luck(seed))
    s.options = options
    s.players = [new_player() for _ in range(seats)]
    s.deck = deck_of(options.new_buildings)
    s.discard = []
    s.offered = [CATHEDRAL] if options.cathedral and options.new_buildings else []  # SJ-6
    for card in s.offered:
        s.show(card)
    s.tiles = TILE_CARDS[:]
    s.shuffle(s.tiles)  # once for the whole game (SJ-9)
    for seat in range(seats):
        s.lay(seat, s.deck[seat], -1)  # the first cards of all are indigo plants (SJ-7)
    s.deck = s.deck[seats:]
    s.open_towns()
    s.shuffle(s.deck)
    s.governor = s.chance.below(seats)  # SJ-10
    s.chooser = s.governor
    s.role_of = [NOBODY_YET] * len(ROLES)
    s.then(Round(s.governor))
    if options.advanced_setup:
        for i in range(seats):
            deal(s, (s.governor + i) % seats, STARTING_HAND + MORE_FOR_THE_FIRST + i)
        s.then(STARTING_HANDS)
    else:
        for seat in s.clockwise_from(s.governor):
            s.take(seat, STARTING_HAND)
    s.fenced = False
    return s
