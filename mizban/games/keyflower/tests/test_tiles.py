"""Every tile as the README prints it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from mizban.games.keyflower import GAME
from mizban.games.keyflower.tiles import (
    ANY,
    COLOURS,
    FACTS,
    HOME_WATER,
    NONE,
    RESOURCES,
    ROAD,
    SKILLS,
    TURN_ORDER,
    TYPE,
    WATER,
    WINTER,
    Facts,
    Use,
    read_cost,
    read_sides,
    read_use,
)
from mizban.testing import rule

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in README.splitlines() if line.startswith("| ")]


def amounts(numbers: list[int]) -> list[str]:
    return [f"{count} {RESOURCES[kind]}" for kind, count in enumerate(numbers) if count]


def use_words(use: Use | None) -> str:
    if use is None:
        return ""
    if use.transport:
        return f"transport {use.transport}, upgrade {use.upgrade}"
    gains = amounts(use.resources)
    gains += [f"{count} {what}" for count, what in ((use.workers, "from the bag"), (use.green, "green"), (use.skills, "skill")) if count]
    if use.chooses:
        gains = ["1 iron, stone or wood"]
    price = ""
    if use.pays_worker != NONE:
        price = "pay any worker: " if use.pays_worker == ANY else f"pay 1 {COLOURS[use.pays_worker]} worker: "
    if use.pays_skill != NONE:
        price = "pay any skill: " if use.pays_skill == ANY else f"pay 1 {SKILLS[use.pays_skill]}: "
    return price + " + ".join(gains)


def face_words(facts: Facts, face: int) -> str:
    parts = [use_words(facts.uses[face])]
    if facts.keeps != NONE:
        parts.append(f"{facts.keep_points[face]} points for each {'resource' if facts.keeps == ANY else RESOURCES[facts.keeps]} on it")
    if facts.points[face]:
        parts.append(f"{facts.points[face]} points")
    return "; ".join(filter(None, parts)) or "-"


def cost_words(facts: Facts) -> str:
    parts = amounts(facts.cost)
    if facts.cost_any:
        parts.append(f"{facts.cost_any} of any resource")
    if facts.cost_skill != NONE:
        parts.append("any skill" if facts.cost_skill == ANY else SKILLS[facts.cost_skill])
    return " + ".join(parts)


def roads(facts: Facts) -> str:
    return "".join(str(side) for side in range(6) if facts.edges[side] == ROAD)


@rule("KF-41")
def test_tiles_that_are_used_and_upgraded_are_as_printed() -> None:
    printed = {row[0]: row for row in ROWS if len(row) == 5}
    for facts in FACTS:
        if facts.upgradable:
            assert printed[facts.name] == [facts.name, roads(facts), face_words(facts, 0), cost_words(facts), face_words(facts, 1)]
    assert len([facts for facts in FACTS if facts.upgradable]) == 6 + 12 + 8 + 12


@rule("KF-5", "KF-41")
def test_the_roads_of_the_other_tiles_are_as_printed() -> None:
    printed = {row[i]: row[i + 1] for row in ROWS if len(row) == 6 for i in (0, 2, 4)}
    others = [facts for card, facts in enumerate(FACTS) if TYPE[card] in (WINTER, TURN_ORDER)]
    assert {facts.name: roads(facts) for facts in others}.items() <= printed.items()
    assert len(others) == 16


@rule("KF-5")
def test_every_home_has_its_water_on_another_side_and_rivers_are_straight() -> None:
    assert [facts.edges.index(WATER) for facts in FACTS[:6]] == list(HOME_WATER)
    assert [roads(facts) + str(facts.edges.index(WATER)) for facts in FACTS[:6]] == [
        "012453",
        "012354",
        "123450",
        "012345",
        "023451",
        "013452",
    ]
    for facts in FACTS[6:]:
        if WATER in facts.edges:
            assert [side for side in range(6) if facts.edges[side] == WATER] == [0, 3], facts.name


def test_both_faces_of_a_summer_boat_are_told_with_its_own_number() -> None:
    boats = {str(face["summer_boat"]): face["number"] for face in GAME.faces if "summer_boat" in face}
    assert boats == {f"{number}{side}": number for number in (1, 2, 3, 4) for side in "ab"}


@pytest.mark.parametrize(
    "text", ["3 wod", "wood", "3", "three wood", "3 wood + ", "1 sew -> 3 wood", "2 saw -> 3 wood", "3 wood -> 1 saw", "2 chosen"]
)
def test_a_use_that_is_misspelt_is_no_use(text: str) -> None:
    with pytest.raises(ValueError, match="no"):
        read_use(text)


@pytest.mark.parametrize("text", ["3 wod", "2 skill", "1 worker", "1 anybody", "one wood"])
def test_a_price_that_is_misspelt_is_no_price(text: str) -> None:
    with pytest.raises(ValueError, match="no"):
        read_cost(Facts(WINTER, "new", "", ""), text)


@pytest.mark.parametrize("text", ["06", "00", "0a", "0 1"])
def test_a_tile_has_six_sides(text: str) -> None:
    with pytest.raises(ValueError):
        read_sides(text)
