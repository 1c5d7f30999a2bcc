"""Lays out a table of Lost Cities: Rivals by the names of its cards: `red-4`, `green-wager`, `blue-start` (a starting wager)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import Card, Seat
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.cards import CARDS, COLOUR, COLOURS, NUMBER, WAGER, is_starter
from mizban.games.lost_cities_rivals.state import COINS, PILE, PILES, LostCities, new_player
from mizban.games.lost_cities_rivals.turn import TURN
from mizban.games.lost_cities_rivals.views import LostCitiesRivalsView
from mizban.testing import Table, laid_open, taken


def name_of(card: int) -> str:
    kind = "start" if is_starter(card) else "wager" if NUMBER[card] == WAGER else str(NUMBER[card])
    return f"{COLOURS[COLOUR[card]]}-{kind}"


class LostCitiesTable(Table[LostCities, LostCitiesRivalsView]):
    def name(self, card: int) -> str:
        return name_of(card)

    @property
    def view(self) -> LostCitiesRivalsView:
        """What a spectator sees."""
        return self.game.view(self.s, None)

    @property
    def display(self) -> list[str]:
        return self.names(self.s.display)

    @property
    def box(self) -> list[str]:
        """What left the game since the table was laid out, the last one last."""
        return self.names(self.s.box)[self.boxed :]

    @property
    def coins(self) -> list[int]:
        return [player.coins for player in self.s.players]

    @property
    def points(self) -> list[int]:
        return [score.total for score in self.game.scores(self.s)]

    def expedition(self, seat: Seat, colour: str) -> list[str]:
        return self.names(self.s.players[seat].expedition(COLOURS.index(colour)))

    boxed = 0


def table(
    seats: int = 4,
    *,
    deck: str = "",
    display: str = "",
    expeditions: Mapping[Seat, str] | None = None,
    coins: Sequence[int] | None = None,
    active: Seat = 0,
    starter: Seat = 0,
    pile: int = 2,
    left: int = 10,
) -> LostCitiesTable:
    """A table at the beginning of a turn. Of the draw pile, number `pile`, are `left` cards left; first named, first drawn.

    All other cards are out of the game already, and all coins that nobody has are in the bank.
    """
    s = GAME.deal(seats, 1)
    s.todo = [TURN[active]]
    s.active = active
    s.starter = starter
    pool = [Card(number) for number in range(CARDS)]
    s.seen = [0] * CARDS
    s.display = laid_open(s, pool, display, name_of)
    s.players = [new_player() for _ in range(seats)]
    for seat, names in (expeditions or {}).items():
        for card in laid_open(s, pool, names, name_of):
            assert s.players[seat].can_place(card), name_of(card)
            s.players[seat].place(card)
    for player, count in zip(s.players, coins or [COINS // seats] * seats, strict=True):
        player.coins = count
    s.bank = COINS - sum([player.coins for player in s.players])
    on_top = taken(pool, deck, name_of)
    s.spare = [card for card in pool if is_starter(card)]
    others = [card for card in pool if not is_starter(card)]
    below = (PILES - pile) * PILE + left - len(on_top)
    s.deck = others[:below] + on_top[::-1]
    s.box = others[below:]
    for card in s.box:
        s.show(card)
    made = LostCitiesTable(GAME, s)
    made.boxed = len(others[below:])
    return made
