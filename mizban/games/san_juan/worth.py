"""How much a player may want a card: for what is picked by default, and for the computer opponent."""

from __future__ import annotations

from mizban.engine.cards import Card, Seat
from mizban.games.san_juan.deck import BUILDING
from mizban.games.san_juan.state import SanJuan


def worth(s: SanJuan, seat: Seat, card: Card) -> float:
    """What the card is worth to this seat as a building yet to be built."""
    player = s.players[seat]
    building = BUILDING[card]
    if building.is_city() and player.kinds >> building.kind & 1:
        return 0.0
    return float(building.cost)


def by_worth(s: SanJuan, seat: Seat, cards: list[Card]) -> list[Card]:
    """The least wanted first; a second card of a city building is wanted less than the first."""
    rows: list[tuple[float, int]] = []
    met = 0
    for card in cards:
        building = BUILDING[card]
        twice = building.is_city() and met >> building.kind & 1
        rows.append((0.0 if twice else worth(s, seat, card), int(card)))
        met |= 1 << building.kind
    rows.sort()
    return [Card(card) for _, card in rows]


def least_wanted(s: SanJuan, seat: Seat, cards: list[Card], number: int) -> list[Card]:
    return by_worth(s, seat, cards)[:number]


def most_wanted(s: SanJuan, seat: Seat, cards: list[Card], number: int) -> list[Card]:
    return by_worth(s, seat, cards)[::-1][:number]
