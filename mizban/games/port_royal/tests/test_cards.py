"""Chapter "Cards": what is printed. The numbers were written down from the cards, not taken from the program."""

from __future__ import annotations

from mizban.engine.game import Facts
from mizban.games.port_royal import GAME
from mizban.testing import rule

# Colour, swords (None: a skull), coins, copies.
SHIPS: list[tuple[str, int | None, int, int]] = [
    ("yellow", 1, 1, 3),
    ("yellow", 1, 2, 1),
    ("yellow", 2, 2, 2),
    ("yellow", 2, 3, 1),
    ("yellow", 4, 3, 2),
    ("yellow", 4, 4, 1),
    ("blue", 1, 1, 3),
    ("blue", 1, 2, 1),
    ("blue", 2, 2, 2),
    ("blue", 2, 3, 1),
    ("blue", 5, 3, 2),
    ("blue", 5, 4, 1),
    ("green", 1, 1, 3),
    ("green", 1, 2, 1),
    ("green", 3, 2, 2),
    ("green", 3, 3, 1),
    ("green", 5, 3, 2),
    ("green", 5, 4, 1),
    ("red", 1, 1, 3),
    ("red", 3, 2, 3),
    ("red", 6, 3, 2),
    ("red", None, 3, 1),
    ("red", None, 4, 1),
    ("black", 2, 1, 3),
    ("black", 4, 2, 3),
    ("black", 7, 3, 2),
    ("black", None, 3, 1),
    ("black", None, 4, 1),
]

# Kind, colour, cost, points, swords, copies.
PERSONS = [
    ("trader", "yellow", 3, 1, 0, 1),
    ("trader", "yellow", 5, 2, 0, 1),
    ("trader", "blue", 3, 1, 0, 1),
    ("trader", "blue", 5, 2, 0, 1),
    ("trader", "green", 3, 1, 0, 2),
    ("trader", "red", 3, 1, 0, 2),
    ("trader", "black", 3, 1, 0, 2),
    ("settler", "", 4, 1, 0, 5),
    ("captain", "", 4, 1, 0, 5),
    ("priest", "", 4, 1, 0, 5),
    ("jack", "", 6, 1, 0, 3),
    ("sailor", "", 3, 1, 1, 7),
    ("sailor", "", 5, 2, 1, 2),
    ("sailor", "", 7, 3, 1, 1),
    ("pirate", "", 5, 1, 2, 1),
    ("pirate", "", 7, 2, 2, 1),
    ("pirate", "", 9, 3, 2, 1),
    ("mademoiselle", "", 7, 2, 0, 2),
    ("mademoiselle", "", 9, 3, 0, 2),
    ("jester", "", 5, 1, 0, 1),
    ("jester", "", 7, 2, 0, 3),
    ("jester", "", 9, 3, 0, 1),
    ("admiral", "", 5, 1, 0, 1),
    ("admiral", "", 7, 2, 0, 3),
    ("admiral", "", 9, 3, 0, 2),
    ("governor", "", 8, 0, 0, 4),
]

# Captains, priests, settlers, points, coins. The special one is the last.
EXPEDITIONS = [
    ("expedition-2-captain", 2, 0, 0, 4, 2),
    ("expedition-2-priest", 0, 2, 0, 4, 2),
    ("expedition-2-settler", 0, 0, 2, 4, 2),
    ("expedition-2-captain-1-settler", 2, 0, 1, 6, 3),
    ("expedition-2-priest-1-settler", 0, 2, 1, 6, 3),
    ("expedition-captain-priest-settler", 1, 1, 1, 5, 3),
]


def of_type(type: str) -> list[Facts]:
    return [face for face in GAME.faces if face["type"] == type]


def total(faces: list[Facts], fact: str) -> int:
    return sum(int(face[fact]) for face in faces)


@rule("PR-1")
def test_there_are_120_cards_of_four_types() -> None:
    assert len(GAME.faces) == 120
    assert {type: len(of_type(type)) for type in ("ship", "person", "expedition", "tax")} == {
        "ship": 50,
        "person": 60,
        "expedition": 6,
        "tax": 4,
    }


@rule("PR-1")
def test_cards_are_numbered_ships_persons_taxes_expeditions() -> None:
    assert GAME.faces == of_type("ship") + of_type("person") + of_type("tax") + of_type("expedition")


@rule("PR-1", "PR-33")
def test_two_tax_increases_reward_swords_and_two_the_fewest_points() -> None:
    swords: Facts = {"name": "tax-swords", "type": "tax", "from": 12, "part": 2, "coins": 1}
    points: Facts = {"name": "tax-points", "type": "tax", "from": 12, "part": 2, "coins": 1}
    assert of_type("tax") == [swords, swords, points, points]


@rule("PR-2")
def test_every_ship_is_as_printed() -> None:
    printed: list[Facts] = []
    for color, swords, coins, copies in SHIPS:
        face: Facts = {
            "name": f"ship-{color}",
            "type": "ship",
            "color": color,
            "swords": swords or 0,
            "skull": swords is None,
            "coins": coins,
        }
        printed += [face] * copies
    assert of_type("ship") == printed


@rule("PR-2")
def test_ships_add_up() -> None:
    for color in ("yellow", "blue", "green", "red", "black"):
        fleet = [ship for ship in of_type("ship") if ship["color"] == color]
        assert len(fleet) == 10
        assert total(fleet, "coins") == 22
        assert total(fleet, "skull") == (2 if color in ("red", "black") else 0)
    assert total(of_type("ship"), "coins") == 110
    assert all(ship["skull"] == (ship["swords"] == 0) for ship in of_type("ship"))


@rule("PR-3")
def test_every_person_is_as_printed() -> None:
    printed: list[Facts] = []
    for kind, color, cost, points, swords, copies in PERSONS:
        face: Facts = {
            "name": f"{kind}-{color}" if color else kind,
            "type": "person",
            "kind": kind,
            "color": color,
            "cost": cost,
            "points": points,
            "swords": swords,
            "coins": {"trader": 1, "mademoiselle": 1, "jester": 1, "admiral": 2}.get(kind, 0),
            "cards": {"admiral": 5, "governor": 1}.get(kind, 0),
        }
        printed += [face] * copies
    assert of_type("person") == printed


@rule("PR-3", "PR-10")
def test_persons_add_up() -> None:
    assert total(of_type("person"), "points") == 83
    assert total(of_type("person"), "cost") == 314
    assert total(of_type("person"), "swords") == 16


@rule("PR-4")
def test_every_expedition_is_as_printed() -> None:
    keys = ("captains", "priests", "settlers", "points", "coins")
    printed = [{"name": name, "type": "expedition", **dict(zip(keys, numbers, strict=True))} for name, *numbers in EXPEDITIONS]
    assert of_type("expedition") == printed
    assert total(of_type("expedition"), "points") == 29
    assert total(of_type("expedition"), "coins") == 15


@rule("PR-4", "PR-46")
def test_an_expedition_is_worth_more_than_the_persons_given_for_it() -> None:
    crew = [person for person in of_type("person") if person["kind"] in ("captain", "priest", "settler", "jack")]
    assert {person["points"] for person in crew} == {1}
    for name, captains, priests, settlers, points, _ in EXPEDITIONS:
        assert points > captains + priests + settlers, name
