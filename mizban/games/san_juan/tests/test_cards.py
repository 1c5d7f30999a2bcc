"""Chapter "Cards": what is printed. The numbers were written down from the lists, not taken from the program."""

from __future__ import annotations

from collections import Counter

from mizban.engine.game import Facts
from mizban.games.san_juan import GAME
from mizban.testing import rule

# Type, cost, points, copies in the base deck, copies added by the New Buildings.
CARDS = {
    "indigo_plant": ("production", 1, 1, 10, 1),
    "sugar_mill": ("production", 2, 1, 8, 0),
    "tobacco_storage": ("production", 3, 2, 8, 1),
    "coffee_roaster": ("production", 4, 2, 8, 1),
    "silver_smelter": ("production", 5, 3, 8, 1),
    "smithy": ("city", 1, 1, 3, 0),
    "gold_mine": ("city", 1, 1, 3, 0),
    "archive": ("city", 1, 1, 3, 0),
    "poor_house": ("city", 2, 1, 3, 0),
    "black_market": ("city", 2, 1, 3, 0),
    "trading_post": ("city", 2, 1, 3, 0),
    "well": ("city", 2, 1, 3, 0),
    "market_stand": ("city", 2, 1, 3, 0),
    "crane": ("city", 2, 1, 3, 0),
    "chapel": ("city", 3, 2, 3, 0),
    "tower": ("city", 3, 2, 3, 0),
    "aqueduct": ("city", 3, 2, 3, 0),
    "carpenter": ("city", 3, 2, 3, 0),
    "prefecture": ("city", 4, 2, 3, 0),
    "market_hall": ("city", 4, 2, 3, 0),
    "quarry": ("city", 4, 2, 3, 0),
    "library": ("city", 5, 3, 3, 0),
    "statue": ("monument", 3, 3, 3, 0),
    "victory_column": ("monument", 4, 4, 3, 0),
    "hero": ("monument", 5, 5, 3, 0),
    "guild_hall": ("hall", 6, 0, 2, 0),
    "city_hall": ("hall", 6, 0, 2, 0),
    "triumphal_arch": ("hall", 6, 0, 2, 0),
    "palace": ("hall", 6, 0, 2, 0),
    "guard_room": ("city", 1, 1, 0, 3),
    "office_building": ("city", 1, 1, 0, 3),
    "hut": ("city", 2, 1, 0, 3),
    "tavern": ("city", 2, 1, 0, 3),
    "park": ("city", 3, 2, 0, 3),
    "customs_office": ("city", 3, 2, 0, 3),
    "bank": ("city", 4, 2, 0, 3),
    "harbor": ("city", 4, 2, 0, 3),
    "goldsmith": ("city", 5, 3, 0, 3),
    "residence": ("hall", 6, 0, 0, 2),
}
BASE = [face for face in GAME.faces if face["type"] != "tile" and not face["new"]]
ADDED = [face for face in GAME.faces if face["type"] != "tile" and face["new"] and face["name"] != "cathedral"]


def as_printed(face: Facts) -> tuple[str | int | bool, ...]:
    return face["name"], face["type"], face["cost"], face["points"]


def listed(column: int) -> Counter[tuple[str | int | bool, ...]]:
    return Counter({(name, *row[:3]): row[column] for name, row in CARDS.items() if row[column]})


@rule("SJ-1")
def test_the_base_deck_has_110_cards_as_listed() -> None:
    assert len(BASE) == 110
    assert Counter(as_printed(face) for face in BASE) == listed(3)
    assert len([face for face in BASE if face["type"] == "production"]) == 42
    assert len({face["name"] for face in BASE if face["type"] != "production"}) == 24
    assert Counter(face["cost"] for face in BASE) == {1: 19, 2: 26, 3: 23, 4: 20, 5: 14, 6: 8}


@rule("SJ-1")
def test_each_production_building_makes_its_good() -> None:
    made = {face["name"]: face["good"] for face in GAME.faces if face["type"] == "production"}
    assert list(made.values()) == ["indigo", "sugar", "tobacco", "coffee", "silver"]


@rule("SJ-2")
def test_the_new_buildings_are_33_cards_and_the_cathedral() -> None:
    assert len(ADDED) == 33
    assert Counter(as_printed(face) for face in ADDED) == listed(4)
    assert len([face for face in ADDED if face["type"] == "production"]) == 4
    assert Counter(face["cost"] for face in [*BASE, *ADDED]) == {1: 26, 2: 32, 3: 30, 4: 27, 5: 18, 6: 10}
    cathedral = [face for face in GAME.faces if face["name"] == "cathedral"]
    assert [as_printed(face) for face in cathedral] == [("cathedral", "hall", 7, 0)]


@rule("SJ-3")
def test_five_tiles_name_the_prices() -> None:
    tiles = [[face[good] for good in ("indigo", "sugar", "tobacco", "coffee", "silver")] for face in GAME.faces if face["type"] == "tile"]
    assert tiles == [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]]
