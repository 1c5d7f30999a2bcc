"""What a building is worth to a player, in points: for what is picked by default, and for the computer opponent."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.games.san_juan.buildings import ARCH_POINTS
from mizban.games.san_juan.cards import BUILDINGS_TO_END, HALL, MONUMENT, PRODUCTION, Building
from mizban.games.san_juan.deck import BUILDING, CATALOGUE, COST
from mizban.games.san_juan.new_buildings import falling
from mizban.games.san_juan.state import SanJuan

POINTS_PER_CARD: Final = 0.45  # what a hand card is worth while there is time to spend it
BUILT_PER_ROUND: Final = 0.85  # buildings of the fastest player
CITY_SHARE: Final = 0.65  # of the buildings yet to come

# What a building brings in a round, in points: some experience, some arithmetic.
PER_ROUND: Final[dict[str, float]] = {
    "smithy": 0.14,
    "gold_mine": 0.10,
    "archive": 0.15,
    "poor_house": 0.12,
    "black_market": 0.08,
    "trading_post": 0.16,
    "well": 0.12,
    "market_stand": 0.13,
    "crane": 0.10,
    "chapel": 0.45,
    "tower": 0.05,
    "aqueduct": 0.20,
    "carpenter": 0.28,
    "prefecture": 0.32,
    "market_hall": 0.20,
    "quarry": 0.32,
    "library": 0.42,
    "guard_room": 0.04,
    "office_building": 0.14,
    "hut": 0.06,
    "tavern": 0.10,
    "customs_office": 0.25,
    "harbor": 0.35,
    "goldsmith": 0.16,
}
BROUGHT: Final[list[float]] = [PER_ROUND.get(building.name, 0.0) for building in CATALOGUE]
GOOD_PRICE: Final = [1.0, 1.4, 1.8, 2.2, 2.6]  # cards, over all tiles
# How much of its price a production building earns in a round: the first ones are used more often.
USE: Final = [0.36, 0.32, 0.26, 0.18, 0.12, 0.08]
BANKED: Final = 3.0


def rounds_left(s: SanJuan) -> float:
    """How many rounds may still come."""
    most = 0
    for player in s.players:
        if len(player.town) > most:
            most = len(player.town)
    return (BUILDINGS_TO_END - most) / BUILT_PER_ROUND


def card_value(s: SanJuan) -> float:
    """What a card in hand is worth: less and less when nothing more can be built with it."""
    left = rounds_left(s)
    return POINTS_PER_CARD * (left / 3.0 if left < 3.0 else 1.0)


def value(s: SanJuan, seat: Seat, building: Building) -> float:
    """What this building would bring until the end."""
    left = rounds_left(s)
    points = float(building.points)
    if building.type == PRODUCTION:
        plants = len([card for card in s.players[seat].town if BUILDING[card].type == PRODUCTION])
        use = USE[plants if plants < len(USE) else len(USE) - 1]
        return points + left * use * GOOD_PRICE[building.good] * POINTS_PER_CARD
    if building.type == HALL:
        return final_value(s, seat, building, left)
    if building.once_a_game:
        return points + BANKED
    return points + left * BROUGHT[building.kind]


def final_value(s: SanJuan, seat: Seat, building: Building, left: float) -> float:
    """What a hall may count at the end, with what will be built until then."""
    player = s.players[seat]
    town = s.town(seat)
    room = float(BUILDINGS_TO_END - len(town) - 1)
    growth = left * BUILT_PER_ROUND if left * BUILT_PER_ROUND < room else room
    if building.name == "guild_hall":
        goods = [other.good for other in town if other.type == PRODUCTION]
        return len(goods) + len(set(goods)) + growth * (1.0 - CITY_SHARE) * 1.5
    if building.name == "city_hall":
        return len([other for other in town if other.is_city()]) + 1.0 + growth * CITY_SHARE
    if building.name == "triumphal_arch":
        standing = len([other for other in town if other.type == MONUMENT])
        held = len({BUILDING[card].kind for card in player.hand if BUILDING[card].type == MONUMENT})
        return ARCH_POINTS[standing] + (1.5 * held if left > 1.0 else 0.0)
    if building.name == "palace":
        return (player.points + len(player.stored) + growth * 2.2) / 4.0
    if building.name == "cathedral":
        halls = len([other for rival in range(s.seats) if rival != seat for other in s.town(rival) if other.type == HALL])
        return falling(halls) + 0.4 * left
    return building.final_points(s, seat, 0) + 0.35 * growth


def worth(s: SanJuan, seat: Seat, card: Card) -> float:
    """How much this seat wants to keep the card as a building to build: its value less its price, never less than a little."""
    building = BUILDING[card]
    if building.is_city() and s.players[seat].kinds >> building.kind & 1:
        return 0.0
    wanted = value(s, seat, building) - s.price(seat, card, -1) * card_value(s)
    return wanted if wanted > 0.1 else 0.1


def by_worth(s: SanJuan, seat: Seat, cards: list[Card]) -> list[Card]:
    """The least wanted first; a second card of a city building is wanted less than the first."""
    rows: list[tuple[float, int, int]] = []
    met = 0
    for card in cards:
        building = BUILDING[card]
        twice = building.is_city() and met >> building.kind & 1
        rows.append((0.0 if twice else worth(s, seat, card), COST[card], int(card)))
        met |= 1 << building.kind
    rows.sort()
    return [Card(card) for _, _, card in rows]


def least_wanted(s: SanJuan, seat: Seat, cards: list[Card], number: int) -> list[Card]:
    return by_worth(s, seat, cards)[:number]


def most_wanted(s: SanJuan, seat: Seat, cards: list[Card], number: int) -> list[Card]:
    return by_worth(s, seat, cards)[::-1][:number]
