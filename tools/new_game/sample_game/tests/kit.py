"""Lays out a table by the names of its cards: `red.3` is the red lantern with a light of 3."""

from __future__ import annotations

from collections.abc import Mapping

from mizban.engine.cards import Seat
from mizban.testing import Table, laid_open, taken
from tools.new_game.sample_game import GAME
from tools.new_game.sample_game.cards import COLOURS, DECK, LANTERNS
from tools.new_game.sample_game.state import SampleGame, new_player
from tools.new_game.sample_game.turn import NIGHT
from tools.new_game.sample_game.views import SampleGameView


def name_of(card: int) -> str:
    return f"{COLOURS[LANTERNS[card].colour]}.{LANTERNS[card].light}"


class SampleGameTable(Table[SampleGame, SampleGameView]):
    def name(self, card: int) -> str:
        return name_of(card)

    @property
    def square(self) -> list[str]:
        return self.names(self.s.square)

    def hand(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].hand)

    def won(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].won)

    def all_lay(self, *names: str) -> None:
        """One answer from each seat."""
        for seat, name in enumerate(names):
            self.play(seat, f"lay {name}")


def table(*hands: str, deck: str, won: Mapping[Seat, str] | None = None, **options: bool) -> SampleGameTable:
    """A night is about to begin: these hands, this deck (the first named is hung first), and what was won before.

    All other lanterns lie below in the deck.
    """
    s = GAME.deal(len(hands), 1, options)
    pool = list(DECK)
    s.seen = [0] * len(DECK)
    s.lanes, s.todo = [], [NIGHT]
    s.night, s.square, s.laid = 0, [], []
    s.players = [new_player() for _ in hands]
    for seat, names in enumerate(hands):
        s.players[seat].hand = sorted(taken(pool, names, name_of))
        for card in s.players[seat].hand:
            s.look(seat, card)
    for seat, names in (won or {}).items():
        for card in laid_open(s, pool, names, name_of):
            s.players[seat].win(card)
    named = taken(pool, deck, name_of)
    s.deck = [*pool, *named[::-1]]
    return SampleGameTable(GAME, s)
