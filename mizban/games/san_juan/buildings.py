"""The buildings of the base game (SJ-1): numbers and effect of each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mizban.engine.cards import Seat
from mizban.games.san_juan.cards import CITY, GOODS, HALL, MONUMENT, PRODUCTION, Building

if TYPE_CHECKING:
    from mizban.games.san_juan.state import SanJuan

# ---- production buildings -------------------------------------------------------------------------------------


class Production(Building):
    """Holds one good. A player may have any number of the same."""

    def __init__(self, name: str, good: str, cost: int, points: int, copies: int, more: int) -> None:
        super().__init__(name, PRODUCTION, "producer", cost, points, copies, more)
        self.good = GOODS.index(good)


# ---- builder phase --------------------------------------------------------------------------------------------


class Smithy(Building):
    """Production buildings cost 1 card less (SJ-50)."""

    def __init__(self) -> None:
        super().__init__("smithy", CITY, "builder", cost=1, points=1, copies=3)
        self.cheaper_production = 1


class PoorHouse(Building):
    """With at most 1 card left after building, draw 1; a Carpenter's card comes first (SJ-53)."""

    def __init__(self) -> None:
        super().__init__("poor_house", CITY, "builder", cost=2, points=1, copies=3)
        self.late = True
        self.likes_few = 1

    def after_building(self, s: SanJuan, seat: Seat, new: Building) -> None:
        if len(s.players[seat].hand) <= 1:
            s.bonus(seat, self, 1)


class BlackMarket(Building):
    """Up to 2 goods pay for a new building (SJ-54)."""

    def __init__(self) -> None:
        super().__init__("black_market", CITY, "builder", cost=2, points=1, copies=3)
        self.burns = 2


class Crane(Building):
    """A new building may cover an old one, whose cost is saved (SJ-56)."""

    def __init__(self) -> None:
        super().__init__("crane", CITY, "builder", cost=2, points=1, copies=3)
        self.covers = 1


class Carpenter(Building):
    """Draw 1 card for each new city building; it does not work yet for itself (SJ-52)."""

    def __init__(self) -> None:
        super().__init__("carpenter", CITY, "builder", cost=3, points=2, copies=3)

    def after_building(self, s: SanJuan, seat: Seat, new: Building) -> None:
        if new.is_city():
            s.bonus(seat, self, 1)


class Quarry(Building):
    """City buildings cost 1 card less (SJ-51)."""

    def __init__(self) -> None:
        super().__init__("quarry", CITY, "builder", cost=4, points=2, copies=3)
        self.cheaper_city = 1


# ---- producer phase -------------------------------------------------------------------------------------------


class Well(Building):
    """Whoever produces 2 goods or more draws 1 card (SJ-63)."""

    def __init__(self) -> None:
        super().__init__("well", CITY, "producer", cost=2, points=1, copies=3)
        self.likes_many = 1

    def after_production(self, s: SanJuan, seat: Seat, made: int) -> None:
        if made >= 2:
            s.bonus(seat, self, 1)


class Aqueduct(Building):
    """Produce 1 good more (SJ-62)."""

    def __init__(self) -> None:
        super().__init__("aqueduct", CITY, "producer", cost=3, points=2, copies=3)
        self.more_goods = 1


# ---- trader phase ---------------------------------------------------------------------------------------------


class TradingPost(Building):
    """Sell 1 good more (SJ-64)."""

    def __init__(self) -> None:
        super().__init__("trading_post", CITY, "trader", cost=2, points=1, copies=3)
        self.more_sales = 1


class MarketStand(Building):
    """Whoever sells 2 goods or more draws 1 card (SJ-65)."""

    def __init__(self) -> None:
        super().__init__("market_stand", CITY, "trader", cost=2, points=1, copies=3)

    def after_sales(self, s: SanJuan, seat: Seat, sold: int) -> None:
        if sold >= 2:
            s.bonus(seat, self, 1)


class MarketHall(Building):
    """Whoever sells draws 1 card more, once (SJ-66)."""

    def __init__(self) -> None:
        super().__init__("market_hall", CITY, "trader", cost=4, points=2, copies=3)

    def after_sales(self, s: SanJuan, seat: Seat, sold: int) -> None:
        s.bonus(seat, self, 1)


# ---- councillor phase -----------------------------------------------------------------------------------------


class Archive(Building):
    """The drawn cards join the hand before the discard (SJ-67)."""

    def __init__(self) -> None:
        super().__init__("archive", CITY, "councillor", cost=1, points=1, copies=3)
        self.whole_hand = 1


class Prefecture(Building):
    """Keep 2 cards (SJ-68)."""

    def __init__(self) -> None:
        super().__init__("prefecture", CITY, "councillor", cost=4, points=2, copies=3)  # SJ-R2
        self.more_kept = 1


# ---- prospector phase -----------------------------------------------------------------------------------------

MINE_DEPTH: Final = 4


class GoldMine(Building):
    """Turn up 4 cards (SJ-69), or what is left of them (SJ-71); if all cost different amounts, keep the cheapest."""

    def __init__(self) -> None:
        super().__init__("gold_mine", CITY, "prospector", cost=1, points=1, copies=3)

    def prospect(self, s: SanJuan, seat: Seat) -> None:
        cards = s.turn_up(seat, self, MINE_DEPTH)
        if not cards:
            return
        costs = 0
        cheapest = cards[0]
        for card in cards:
            cost = s.cost(card)
            if costs >> cost & 1:
                s.keep_turned(seat, self, cards, -1)
                return
            costs |= 1 << cost
            if cost < s.cost(cheapest):
                cheapest = card
        s.keep_turned(seat, self, cards, cheapest)


# ---- the start of a round, and every role ---------------------------------------------------------------------


class Chapel(Building):
    """One hand card a round may go under it; each is a point (SJ-72)."""

    def __init__(self) -> None:
        super().__init__("chapel", CITY, "start", cost=3, points=2, copies=3)
        self.storage = 1

    def stores(self, s: SanJuan, seat: Seat) -> int:
        return 1


class Tower(Building):
    """Keep up to 12 cards (SJ-73)."""

    def __init__(self) -> None:
        super().__init__("tower", CITY, "start", cost=3, points=2, copies=3)
        self.hand_limit = 12


class Library(Building):
    """The privilege of the role that its owner chooses counts twice (SJ-74)."""

    def __init__(self) -> None:
        super().__init__("library", CITY, "always", cost=5, points=3, copies=3)
        self.privileges = 1


# ---- points ---------------------------------------------------------------------------------------------------


class Monument(Building):
    """Points, and nothing else (SJ-76)."""

    def __init__(self, name: str, cost: int) -> None:
        super().__init__(name, MONUMENT, "never", cost, points=cost, copies=3)


class Hall(Building):
    """A great building that counts at the end."""

    def __init__(self, name: str) -> None:
        super().__init__(name, HALL, "end", cost=6, points=0, copies=2)


class GuildHall(Hall):
    """1 point for each own production building and 1 for each kind of them (SJ-78)."""

    def __init__(self) -> None:
        super().__init__("guild_hall")

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        made = [building.good for building in s.town(seat) if building.type == PRODUCTION]
        return len(made) + len(set(made))


class CityHall(Hall):
    """1 point for each own city building, itself included (SJ-79)."""

    def __init__(self) -> None:
        super().__init__("city_hall")

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        return len([building for building in s.town(seat) if building.is_city()])


ARCH_POINTS: Final = [0, 4, 6, 8]


class TriumphalArch(Hall):
    """4, 6 or 8 points for 1, 2 or 3 own monuments (SJ-77)."""

    def __init__(self) -> None:
        super().__init__("triumphal_arch")

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        return ARCH_POINTS[len([building for building in s.town(seat) if building.type == MONUMENT])]


class Palace(Hall):
    """1 point for every 4 points, after all else is counted (SJ-80)."""

    def __init__(self) -> None:
        super().__init__("palace")
        self.late = True

    def final_points(self, s: SanJuan, seat: Seat, so_far: int) -> int:
        return so_far // 4


BASE: Final[list[Building]] = [
    Production("indigo_plant", "indigo", 1, 1, 10, 1),
    Production("sugar_mill", "sugar", 2, 1, 8, 0),
    Production("tobacco_storage", "tobacco", 3, 2, 8, 1),
    Production("coffee_roaster", "coffee", 4, 2, 8, 1),
    Production("silver_smelter", "silver", 5, 3, 8, 1),
    Smithy(),
    GoldMine(),
    Archive(),
    PoorHouse(),
    BlackMarket(),
    TradingPost(),
    Well(),
    MarketStand(),
    Crane(),
    Chapel(),
    Tower(),
    Aqueduct(),
    Carpenter(),
    Prefecture(),
    MarketHall(),
    Quarry(),
    Library(),
    Monument("statue", 3),
    Monument("victory_column", 4),
    Monument("hero", 5),
    TriumphalArch(),
    GuildHall(),
    CityHall(),
    Palace(),
]
