"""The vocabulary of the cards: what a building can be, and every way in which it may have its say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mizban.engine.cards import Seat

if TYPE_CHECKING:
    from mizban.games.san_juan.state import SanJuan

BUILDINGS_TO_END: Final = 12  # SJ-46

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
NO_ROLE: Final = -1
ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")

GOODS: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")
NO_GOOD: Final = -1
OWN_PRICE: Final = len(GOODS)  # a good that no tile has a price for

# Trading House tiles (SJ-3): cards for each good, in the order of GOODS.
TILES: Final = [
    [1, 1, 1, 2, 2],
    [1, 1, 2, 2, 2],
    [1, 1, 2, 2, 3],
    [1, 2, 2, 2, 3],
    [1, 2, 2, 3, 3],
]

PRODUCTION: Final = 0
CITY: Final = 1
MONUMENT: Final = 2
HALL: Final = 3
TYPES: Final = ("production", "city", "monument", "hall")  # all but the first are city buildings


class Building:
    """All that a building can change. Most change nothing."""

    def __init__(self, name: str, type: int, when: str, cost: int, points: int, copies: int, more: int = 0) -> None:
        self.name = name
        self.type = type
        self.when = when  # it has its say: in which role, at the "start" of a round, "always", "never", at the "end"
        self.cost = cost
        self.points = points
        self.copies = copies  # in the base deck
        self.more = more  # added by the New Buildings
        self.kind = -1  # its place in the catalogue
        self.late = False  # of those that speak at the same moment it is the last

        # Numbers: those of all working buildings of a player are added up.
        self.privileges = 0  # how many more times the chooser's privilege counts
        self.cheaper_production = 0  # how many cards less a new production building costs
        self.cheaper_city = 0  # how many cards less a new city building costs
        self.burns = 0  # how many goods may pay for a new building
        self.covers = 0  # whether a new building may be built over an old one
        self.more_goods = 0  # goods more in the producer phase
        self.more_sales = 0  # sales more in the trader phase
        self.more_kept = 0  # cards more that are kept in the councillor phase
        self.whole_hand = 0  # whether the councillor's cards join the hand before the discard
        self.exchanges = 0  # cards that may be exchanged at the start of a round
        self.storage = 0  # whether hand cards may go under it at the start of a round
        self.likes_few = 0  # whether it pays to hold few cards after building: only then is it worth to decline a discount
        self.likes_many = 0  # whether it pays to produce many goods at once: only then is it worth to leave a building empty
        self.watches_sales = 0  # whether it matters to its owner what others have sold before

        # Limits: the highest counts.
        self.hand_limit = 0  # of its owner
        self.limits_others = 0  # of all who have no hand limit of their own

        self.credit = cost  # what a new building over this one saves
        self.good = NO_GOOD  # which good can lie on it
        self.once_a_game = False
        self.keeps_sold = False  # whether one of the goods that its owner sells goes under it

    def is_city(self) -> bool:
        return self.type != PRODUCTION

    def sells_for(self, prices: list[int]) -> int:
        """How many cards its good brings, by the prices of the tile."""
        return prices[self.good]

    # ---- moments, in the order of the rulebook --------------------------------------------------------------------

    def stores(self, s: SanJuan, seat: Seat) -> int:
        """How many hand cards may go under it at the start of this round, if it is a storage."""
        return 0

    def after_building(self, s: SanJuan, seat: Seat, new: Building) -> None:
        """Its owner has paid for a new building and laid it down."""

    def builders_rest(self, s: SanJuan, seat: Seat) -> None:
        """The builder phase ends."""

    def after_production(self, s: SanJuan, seat: Seat, made: int) -> None:
        """Its owner has produced."""

    def after_sales(self, s: SanJuan, seat: Seat, sold: int) -> None:
        """Its owner has sold."""

    def market_closes(self, s: SanJuan, seat: Seat, sold: int) -> None:
        """The trader phase ends; `sold` goods were sold by all together."""

    def council_meets(self, s: SanJuan, seat: Seat) -> None:
        """The councillor phase begins."""

    def prospect(self, s: SanJuan, seat: Seat) -> None:
        """The prospector has drawn."""

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        """What it counts at the end beside its printed points."""
        return 0
