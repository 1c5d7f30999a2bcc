"""The New Buildings, and the Cathedral (SJ-2): numbers and effect of each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mizban.engine.cards import Seat
from mizban.games.san_juan.cards import CITY, HALL, OWN_PRICE, PRODUCTION, Building

if TYPE_CHECKING:
    from mizban.games.san_juan.state import SanJuan

# ---- the start of a round -------------------------------------------------------------------------------------


class GuardRoom(Building):
    """Its owner keeps 7 cards, players without one only 6 (SJ-81)."""

    def __init__(self) -> None:
        super().__init__("guard_room", CITY, "start", cost=1, points=1, copies=0, more=3)
        self.hand_limit = 7
        self.limits_others = 6


class OfficeBuilding(Building):
    """Exchange 1 or 2 hand cards (SJ-83)."""

    def __init__(self) -> None:
        super().__init__("office_building", CITY, "start", cost=1, points=1, copies=0, more=3)
        self.exchanges = 2


class Bank(Building):
    """Once in the game any number of hand cards may go under it; each is a point (SJ-84)."""

    def __init__(self) -> None:
        super().__init__("bank", CITY, "start", cost=4, points=2, copies=0, more=3)
        self.storage = 1
        self.once_a_game = True

    def stores(self, s: SanJuan, seat: Seat) -> int:
        player = s.players[seat]
        return 0 if player.spent >> self.kind & 1 else len(player.hand)


# ---- builder phase --------------------------------------------------------------------------------------------


class Tavern(Building):
    """At the end of the phase, draw 1 card if nobody has fewer buildings and somebody has more (SJ-87)."""

    def __init__(self) -> None:
        super().__init__("tavern", CITY, "builder", cost=2, points=1, copies=0, more=3)

    def builders_rest(self, s: SanJuan, seat: Seat) -> None:
        sizes = [len(player.town) for player in s.players]
        mine = sizes[seat]
        if mine == min(sizes) and mine < max(sizes):
            s.bonus(seat, self, 1)


class Park(Building):
    """A building over it saves 6 cards instead of 3 (SJ-88)."""

    def __init__(self) -> None:
        super().__init__("park", CITY, "builder", cost=3, points=2, copies=0, more=3)
        self.credit = 6


# ---- trader phase ---------------------------------------------------------------------------------------------


class Hut(Building):
    """Draw 1 card if nobody sold anything (SJ-86)."""

    def __init__(self) -> None:
        super().__init__("hut", CITY, "trader", cost=2, points=1, copies=0, more=3)  # SJ-R3
        self.watches_sales = 1

    def market_closes(self, s: SanJuan, seat: Seat, sold: int) -> None:
        if not sold:
            s.bonus(seat, self, 1)


class Harbor(Building):
    """One of the goods sold goes under it, unseen, and is a point (SJ-91)."""

    def __init__(self) -> None:
        super().__init__("harbor", CITY, "trader", cost=4, points=2, copies=0, more=3)
        self.keeps_sold = True


# ---- councillor phase -----------------------------------------------------------------------------------------


class CustomsOffice(Building):
    """Gets a good when the councillor phase begins (SJ-89); it sells for 2 cards (SJ-90)."""

    def __init__(self) -> None:
        super().__init__("customs_office", CITY, "councillor", cost=3, points=2, copies=0, more=3)
        self.good = OWN_PRICE

    def council_meets(self, s: SanJuan, seat: Seat) -> None:
        s.deliver(seat, self)

    def sells_for(self, prices: list[int]) -> int:
        return 2


# ---- prospector phase -----------------------------------------------------------------------------------------


class Goldsmith(Building):
    """Turn up a card; keep it if nobody has that building (SJ-92)."""

    def __init__(self) -> None:
        super().__init__("goldsmith", CITY, "prospector", cost=5, points=3, copies=0, more=3)  # SJ-R5

    def prospect(self, s: SanJuan, seat: Seat) -> None:
        cards = s.turn_up(seat, self, 1)
        if cards:
            s.keep_turned(seat, self, cards, -1 if s.stands_somewhere(cards[0]) else cards[0])


# ---- points ---------------------------------------------------------------------------------------------------

FALLING_POINTS: Final = [4, 3, 2, 1]  # for the first, second, third and fourth


def falling(number: int) -> int:
    return sum(FALLING_POINTS[:number])


def sets_of_three(city: int, production: int) -> int:
    """How many sets of three different buildings there are among those of one cost.

    City buildings all differ; copies of the one production building must go to different sets.
    """
    sets = 0
    while city + min(production, sets + 1) >= 3 * (sets + 1):
        sets += 1
    return sets


class Residence(Building):
    """4, 3, 2 and 1 points for sets of three different own buildings of equal cost (SJ-93)."""

    def __init__(self) -> None:
        super().__init__("residence", HALL, "end", cost=6, points=0, copies=0, more=2)

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        town = s.town(seat)
        sets = 0
        for cost in {building.cost for building in town}:
            same = [building for building in town if building.cost == cost]
            production = len([building for building in same if building.type == PRODUCTION])
            sets += sets_of_three(len(same) - production, production)
        return falling(sets)


class Cathedral(Building):
    """4, 3, 2 and 1 points for buildings of cost 6 that the others own together (SJ-94)."""

    def __init__(self) -> None:
        super().__init__("cathedral", HALL, "end", cost=7, points=0, copies=0)

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        halls = 0
        for other in range(s.seats):
            if other != seat:
                halls += len([building for building in s.town(other) if building.cost == 6])
        return falling(halls)  # SJ-R4


NEW: Final[list[Building]] = [
    GuardRoom(),
    OfficeBuilding(),
    Hut(),
    Tavern(),
    Park(),
    CustomsOffice(),
    Bank(),
    Harbor(),
    Goldsmith(),
    Residence(),
    Cathedral(),
]
