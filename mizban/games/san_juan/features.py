"""What a value of San Juan is learned from: a row of numbers for a seat, and how far the game has gone."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.games.san_juan.cards import BUILDER, BUILDINGS_TO_END, GOODS, HALL, MONUMENT, PRODUCER, PRODUCTION, TRADER
from mizban.games.san_juan.deck import BUILDING, CATALOGUE, COST, PRODUCTION_KINDS
from mizban.games.san_juan.rounds import ChooseRole
from mizban.games.san_juan.scoring import float_points
from mizban.games.san_juan.state import SanJuan
from mizban.games.san_juan.worth import GOOD_PRICE, card_value, final_value, rounds_left, value

KINDS: Final = len(CATALOGUE)
NAMES: Final = (
    *[building.name for building in CATALOGUE],
    *[f"more-{good}" for good in GOODS],
    *("points", "stored", "hall-points", "buildings", "buildings-squared", "plants", "monuments", "halls"),
    *("hand", "hand-squared", "hand-over", "hand-empty", "hand-best", "hand-second", "hand-third", "hand-cost"),
    *("goods", "goods-price", "goods-sold", "plants-empty", "most-buildings"),
    *("roles-to-come", "next-role", "builder-free", "producer-free", "trader-free", "governor"),
    *("library-unused", "chapel-and-hand", "cheap-city", "cheap-production"),
)
MORE_AT: Final = KINDS
REST_AT: Final = KINDS + len(GOODS)


def features(s: SanJuan, seat: Seat) -> list[float]:
    player = s.players[seat]
    row = [0.0] * len(NAMES)
    plants = monuments = halls = 0
    for card in player.town:
        building = BUILDING[card]
        if building.type == PRODUCTION:
            plants += 1
            if row[building.kind]:
                row[MORE_AT + min(building.good, len(GOODS) - 1)] += 1.0
        elif building.type == MONUMENT:
            monuments += 1
        elif building.type == HALL:
            halls += 1
        row[building.kind] = 1.0
    at = REST_AT
    left = rounds_left(s)
    points = float_points(s, seat)
    row[at] = points
    row[at + 1] = float(len(player.stored))
    for kind in range(PRODUCTION_KINDS, KINDS):
        if row[kind] and CATALOGUE[kind].type == HALL:
            row[at + 2] += final_value(s, seat, CATALOGUE[kind], left)
    buildings = len(player.town)
    row[at + 3] = float(buildings)
    row[at + 4] = buildings * buildings / BUILDINGS_TO_END
    row[at + 5] = float(plants)
    row[at + 6] = float(monuments)
    row[at + 7] = float(halls)
    add_hand(s, seat, row, at + 8)
    add_goods(s, seat, row, at + 16)
    most = 0
    for rival in s.players:
        if rival is not player and len(rival.town) > most:
            most = len(rival.town)
    row[at + 20] = 1.0 if buildings > most else 0.0
    add_roles(s, seat, row, at + 21)
    powers = player.powers
    hand = len(player.hand)
    row[at + 27] = 1.0 if powers.privileges and player.saved else 0.0
    row[at + 28] = float(min(hand, 6)) if powers.storage else 0.0
    row[at + 29] = float(powers.cheaper_city * hand)
    row[at + 30] = float(powers.cheaper_production * hand)
    return row


def add_hand(s: SanJuan, seat: Seat, row: list[float], at: int) -> None:
    """How many cards, and what the best of them could become."""
    player = s.players[seat]
    hand = len(player.hand)
    row[at] = float(hand)
    row[at + 1] = hand * hand / 7.0
    limit = s.hand_limit(seat)
    row[at + 2] = float(hand - limit) if hand > limit else 0.0
    row[at + 3] = 1.0 if not hand else 0.0
    worth_of_card = card_value(s)
    best = second = third = 0.0
    met = player.kinds
    for card in player.hand:
        building = BUILDING[card]
        if building.kind >= PRODUCTION_KINDS:
            if met >> building.kind & 1:
                continue
            met |= 1 << building.kind
        price = s.price(seat, card, -1)
        worth = value(s, seat, building) - price * worth_of_card
        short = price - hand + 1
        if short > 0:
            worth *= 0.6 if short < 3 else 0.35
        if worth > best:
            best, second, third = worth, best, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    row[at + 4] = best
    row[at + 5] = second
    row[at + 6] = third
    cost = 0
    for card in player.hand:
        cost += COST[card]
    row[at + 7] = cost / 4.0


def add_goods(s: SanJuan, seat: Seat, row: list[float], at: int) -> None:
    """What lies on the plants, and what may come there."""
    player = s.players[seat]
    row[at] = float(len(player.goods))
    best = 0.0
    for site in range(len(player.town)):
        if player.plants >> site & 1:
            good = BUILDING[player.town[site]].good
            price = GOOD_PRICE[good] if good < len(GOOD_PRICE) else 2.0
            if player.laden >> site & 1:
                row[at + 1] += price
                if price > best:
                    best = price
            else:
                row[at + 3] += price
    row[at + 2] = best


def add_roles(s: SanJuan, seat: Seat, row: list[float], at: int) -> None:
    """What this seat may still choose in this round, and who is the Governor."""
    first = True
    for i in range(len(s.todo) - 1, -1, -1):
        phase = s.todo[i]
        if isinstance(phase, ChooseRole):
            if phase.seat == seat:
                row[at] += 1.0
                if first:
                    row[at + 1] = 1.0
                    for n, role in enumerate((BUILDER, PRODUCER, TRADER)):
                        if not s.taken >> role & 1:
                            row[at + 2 + n] = 1.0
            first = False
    row[at + 5] = 1.0 if s.governor == seat else 0.0


def progress(s: SanJuan) -> float:
    """From 0 at the start to 1 when somebody is about to end it."""
    most = 0
    for player in s.players:
        if len(player.town) > most:
            most = len(player.town)
    return (most - 1) / (BUILDINGS_TO_END - 1) if most else 0.0


def at_rest(s: SanJuan) -> bool:
    """Between roles."""
    return not s.todo or (not s.lanes and isinstance(s.todo[-1], ChooseRole))
