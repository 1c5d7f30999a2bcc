"""Lays out a table of Port Royal by the names of its cards: `sailor.3` costs 3, `ship-blue.5.4` shows 5 swords and 4 coins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mizban.engine.cards import NO_CARD, Seat
from mizban.engine.protocol import settle
from mizban.games.port_royal import GAME
from mizban.games.port_royal.cards import FACTS, PERSON, SHIP, SPECIAL_EXPEDITION
from mizban.games.port_royal.state import PortRoyal, new_player
from mizban.games.port_royal.turn import Turn
from mizban.games.port_royal.views import PortRoyalView
from mizban.testing import Table, laid_open, taken

FIVE_COLOURS = "ship-yellow.1.1 ship-blue.1.1 ship-green.1.1 ship-red.1.1 ship-black.2.1"
FOUR_COLOURS = "ship-yellow.1.1 ship-blue.1.1 ship-green.1.1 ship-red.1.1"
THREE_COLOURS = "ship-yellow.1.1 ship-blue.1.1 ship-green.1.1"


def name_of(card: int) -> str:
    facts = FACTS[card]
    if facts.type == SHIP:
        return f"{facts.name}.{'skull' if facts.skull else facts.swords}.{facts.coins}"
    if facts.type == PERSON:
        return f"{facts.name}.{facts.cost}"
    return facts.name


class PortRoyalTable(Table[PortRoyal, PortRoyalView]):
    def name(self, card: int) -> str:
        return name_of(card)

    @property
    def view(self) -> PortRoyalView:
        """What a spectator sees."""
        return self.game.view(self.s, None)

    @property
    def deck(self) -> list[str]:
        """The draw pile, the top card first."""
        return self.names(self.s.deck[::-1])

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top card last."""
        return self.names(self.s.discard)

    @property
    def harbor(self) -> list[str]:
        return self.names(self.s.harbor)

    @property
    def pending(self) -> str:
        """The ship that waits to be repelled."""
        return "" if self.s.pending == NO_CARD else self.name(self.s.pending)

    @property
    def expeditions(self) -> list[str]:
        return self.names(self.s.expeditions)

    @property
    def coins(self) -> list[int]:
        return [len(player.coins) for player in self.s.players]

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.s.players]

    @property
    def swords(self) -> list[int]:
        return [player.swords for player in self.s.players]

    @property
    def takes_left(self) -> int:
        """How many more cards the seat that is asked may take."""
        return self.view.taking.left if self.view.taking else 0

    def display(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].display)

    def fronts(self, seat: Seat) -> list[str]:
        """What is on the coins of a player, the last one gained last; nobody at the table may know it."""
        return self.names(self.s.players[seat].coins)


def table(
    seats: int = 3,
    *,
    deck: str = "",
    harbor: str = "",
    discard: str = "",
    expeditions: str = "",
    coins: Sequence[int] | None = None,
    display: Mapping[Seat, str] | None = None,
    rest: str | Seat = "deck",
    start: Seat = 0,
    active: Seat | None = None,
    seed: int = 1,
    **options: bool,
) -> PortRoyalTable:
    """A table in the active player's turn: the harbor is what they revealed so far, the deck what comes next, first named, first drawn.

    Coins (3 each unless told) are other cards of the pile. What is then left lies under the named cards, or is the `rest` of the
    `discard` pile, or more coins of a seat: then the draw pile holds nothing but the named cards.
    """
    s = GAME.deal(seats, seed, options)
    s.start_seat = start
    s.todo = [Turn(start if active is None else active)]
    s.turn = 0
    settle(s)

    pool = [card for place in s.places() for card in place]
    s.seen = [0] * len(FACTS)
    s.discard = laid_open(s, pool, discard, name_of)
    s.harbor = laid_open(s, pool, harbor, name_of)
    s.revealed = len(s.harbor)
    for card in s.harbor:
        if FACTS[card].type == SHIP:
            s.berths |= 1 << FACTS[card].colour
    s.expeditions = laid_open(s, pool, expeditions, name_of)
    s.players = [new_player() for _ in range(seats)]
    for seat, names in (display or {}).items():
        for card in laid_open(s, pool, names, name_of):
            s.players[seat].gain(card)
        s.check_end(seat)
    if SPECIAL_EXPEDITION in pool:
        s.expeditions += laid_open(s, pool, name_of(SPECIAL_EXPEDITION), name_of)

    on_top = taken(pool, deck, name_of)
    for player, count in zip(s.players, coins or [3] * seats, strict=True):
        player.coins = [pool.pop() for _ in range(count)]
    s.deck = on_top[::-1]
    if rest == "deck":
        s.deck = pool + s.deck
    elif rest == "discard":
        s.discard = pool + s.discard
        for card in pool:
            s.show(card)
    else:
        s.players[int(rest)].coins += pool
    return PortRoyalTable(GAME, s)
