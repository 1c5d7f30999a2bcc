"""Every card by its number: first the base deck, then what the New Buildings add, then the Cathedral, then the tiles."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card
from mizban.games.san_juan.buildings import BASE
from mizban.games.san_juan.cards import PRODUCTION, TILES, Building
from mizban.games.san_juan.new_buildings import NEW

ALL: Final[list[Building]] = [*BASE, *NEW]
# Every kind of building by its number, in the order in which they speak where several do.
CATALOGUE: Final[list[Building]] = [
    *[building for building in ALL if not building.late],
    *[building for building in ALL if building.late],
]


def _number_the_kinds() -> None:
    for kind in range(len(CATALOGUE)):
        CATALOGUE[kind].kind = kind


_number_the_kinds()


def _copies(added: bool) -> list[Building]:
    return [building for building in ALL for _ in range(building.more if added else building.copies)]


BASE_CARDS: Final = len(_copies(False))
DECK_CARDS: Final = BASE_CARDS + len(_copies(True))

# The building on each card; the last card of them is the Cathedral.
BUILDING: Final[list[Building]] = [*_copies(False), *_copies(True), ALL[-1]]
KIND: Final[list[int]] = [building.kind for building in BUILDING]
COST: Final[list[int]] = [building.cost for building in BUILDING]
CATHEDRAL: Final = Card(DECK_CARDS)

FIRST_TILE: Final = DECK_CARDS + 1
TILE_CARDS: Final[list[Card]] = [Card(FIRST_TILE + i) for i in range(len(TILES))]
ALL_CARDS: Final = FIRST_TILE + len(TILES)

PRODUCTION_KINDS: Final = len([building for building in CATALOGUE if building.type == PRODUCTION])  # they come first


def deck_of(new_buildings: bool) -> list[Card]:
    return [Card(number) for number in range(DECK_CARDS if new_buildings else BASE_CARDS)]


def prices_of(tile: Card) -> list[int]:
    return TILES[tile - FIRST_TILE]
