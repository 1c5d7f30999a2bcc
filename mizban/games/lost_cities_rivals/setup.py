"""Setting up the table."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card
from mizban.engine.chance import luck
from mizban.engine.options import NO_OPTIONS, TableOptions
from mizban.games.lost_cities_rivals.cards import CARDS, COLOUR, DECK, STARTERS
from mizban.games.lost_cities_rivals.state import COINS, LostCities, new_player
from mizban.games.lost_cities_rivals.turn import Turn

EACH: Final = 2  # starting wagers for each player


def set_up(seats: int, seed: bytes | int, options: TableOptions = NO_OPTIONS) -> LostCities:
    s = LostCities()
    s.lay_out(seats, CARDS, luck(seed))
    s.options = options
    s.players = [new_player() for _ in range(seats)]
    s.spare = STARTERS[:]
    deal_starters(s)
    s.deck = DECK[:]
    s.shuffle(s.deck)
    s.display = []
    s.box = []
    for player in s.players:
        player.coins = COINS // seats  # LC-11
    s.starter = s.chance.below(seats)  # LC-12
    s.active = s.starter
    s.then(Turn(s.starter))
    s.fenced = False
    return s


def deal_starters(s: LostCities) -> None:
    """Two starting wagers each, dealt anew until everybody's two differ in colour: every such deal is equally likely (LC-8)."""
    s.shuffle(s.spare)
    while any_pair(s.spare, s.seats):
        s.shuffle(s.spare)
    for player in s.players:
        for _ in range(EACH):
            card = s.spare.pop()
            s.show(card)
            player.place(card)  # LC-9


def any_pair(cards: list[Card], seats: int) -> bool:
    """Would somebody get two of one colour?"""
    for seat in range(seats):
        if COLOUR[cards[-1 - EACH * seat]] == COLOUR[cards[-2 - EACH * seat]]:
            return True
    return False
