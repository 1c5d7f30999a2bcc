"""Every card in one place: 50 ships, 60 persons, 4 tax increases, 6 expeditions, each a row of facts (PR-1)."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card

COLOURS: Final = ("yellow", "blue", "green", "red", "black")

SHIP: Final = 0
PERSON: Final = 1
TAX: Final = 2
EXPEDITION: Final = 3
TYPES: Final = ("ship", "person", "tax", "expedition")

# Kinds of persons. The trader of a colour is TRADER + colour.
TRADER: Final = 0
SETTLER: Final = 5
CAPTAIN: Final = 6
PRIEST: Final = 7
JACK: Final = 8
SAILOR: Final = 9
PIRATE: Final = 10
MADEMOISELLE: Final = 11
JESTER: Final = 12
ADMIRAL: Final = 13
GOVERNOR: Final = 14
KINDS: Final = (
    *[f"trader-{colour}" for colour in COLOURS],
    *("settler", "captain", "priest", "jack", "sailor", "pirate", "mademoiselle", "jester", "admiral", "governor"),
)

SWORDS_OF_SAILOR: Final = 1  # PR-10
SWORDS_OF_PIRATE: Final = 2
TRADER_COINS: Final = 1  # more for a ship of the trader's colour
MADEMOISELLE_COINS: Final = 1  # less for a person
JESTER_COINS: Final = 1
ADMIRAL_COINS: Final = 2
ADMIRAL_CARDS: Final = 5  # cards in the harbor from which on admirals pay (PR-68)
GOVERNOR_CARDS: Final = 1  # more cards to take
TAX_FROM: Final = 12  # coins from which on the tax is due (PR-32)
TAX_PART: Final = 2  # it is one of so many equal parts
TAX_BONUS: Final = 1


class Facts:
    """What is printed on a card; what a card does not have is 0."""

    def __init__(self, type: int, name: str) -> None:
        self.type = type
        self.name = name
        self.colour = -1
        self.kind = -1
        self.swords = 0
        self.skull = False
        self.coins = 0
        self.cost = 0
        self.points = 0
        self.to_most_swords = False  # a tax increase: its bonus goes there, or else to the fewest points
        self.captains = 0
        self.priests = 0
        self.settlers = 0


# Ships of a colour (PR-2): swords, coins, copies; swords None is the skull that nobody repels.
SHIPS: Final[dict[str, list[tuple[int | None, int, int]]]] = {
    "yellow": [(1, 1, 3), (1, 2, 1), (2, 2, 2), (2, 3, 1), (4, 3, 2), (4, 4, 1)],
    "blue": [(1, 1, 3), (1, 2, 1), (2, 2, 2), (2, 3, 1), (5, 3, 2), (5, 4, 1)],
    "green": [(1, 1, 3), (1, 2, 1), (3, 2, 2), (3, 3, 1), (5, 3, 2), (5, 4, 1)],
    "red": [(1, 1, 3), (3, 2, 3), (6, 3, 2), (None, 3, 1), (None, 4, 1)],
    "black": [(2, 1, 3), (4, 2, 3), (7, 3, 2), (None, 3, 1), (None, 4, 1)],
}

# Persons (PR-3): cost, points, copies.
PERSONS: Final[dict[str, list[tuple[int, int, int]]]] = {
    "trader-yellow": [(3, 1, 1), (5, 2, 1)],
    "trader-blue": [(3, 1, 1), (5, 2, 1)],
    "trader-green": [(3, 1, 2)],
    "trader-red": [(3, 1, 2)],
    "trader-black": [(3, 1, 2)],
    "settler": [(4, 1, 5)],
    "captain": [(4, 1, 5)],
    "priest": [(4, 1, 5)],
    "jack": [(6, 1, 3)],
    "sailor": [(3, 1, 7), (5, 2, 2), (7, 3, 1)],
    "pirate": [(5, 1, 1), (7, 2, 1), (9, 3, 1)],
    "mademoiselle": [(7, 2, 2), (9, 3, 2)],
    "jester": [(5, 1, 1), (7, 2, 3), (9, 3, 1)],
    "admiral": [(5, 1, 1), (7, 2, 3), (9, 3, 2)],
    "governor": [(8, 0, 4)],
}

TAXES: Final = [("tax-swords", True, 2), ("tax-points", False, 2)]

# Expeditions (PR-4): captains, priests, settlers, points, coins. The last is the special one, for 5 players only.
EXPEDITIONS: Final = [
    ("expedition-2-captain", 2, 0, 0, 4, 2),
    ("expedition-2-priest", 0, 2, 0, 4, 2),
    ("expedition-2-settler", 0, 0, 2, 4, 2),
    ("expedition-2-captain-1-settler", 2, 0, 1, 6, 3),
    ("expedition-2-priest-1-settler", 0, 2, 1, 6, 3),
    ("expedition-captain-priest-settler", 1, 1, 1, 5, 3),
]


def _ships() -> list[Facts]:
    rows = []
    for colour, variants in SHIPS.items():
        for swords, coins, copies in variants:
            for _ in range(copies):
                ship = Facts(SHIP, f"ship-{colour}")
                ship.colour = COLOURS.index(colour)
                ship.swords = 0 if swords is None else swords
                ship.skull = swords is None
                ship.coins = coins
                rows.append(ship)
    return rows


def _persons() -> list[Facts]:
    rows = []
    for name, variants in PERSONS.items():
        for cost, points, copies in variants:
            for _ in range(copies):
                person = Facts(PERSON, name)
                person.kind = KINDS.index(name)
                person.colour = person.kind if person.kind < SETTLER else -1
                person.swords = SWORDS_OF_SAILOR if name == "sailor" else SWORDS_OF_PIRATE if name == "pirate" else 0
                person.cost = cost
                person.points = points
                rows.append(person)
    return rows


def _taxes() -> list[Facts]:
    rows = []
    for name, to_most_swords, copies in TAXES:
        for _ in range(copies):
            tax = Facts(TAX, name)
            tax.to_most_swords = to_most_swords
            tax.coins = TAX_BONUS
            rows.append(tax)
    return rows


def _expeditions() -> list[Facts]:
    rows = []
    for name, captains, priests, settlers, points, coins in EXPEDITIONS:
        expedition = Facts(EXPEDITION, name)
        expedition.captains = captains
        expedition.priests = priests
        expedition.settlers = settlers
        expedition.points = points
        expedition.coins = coins
        rows.append(expedition)
    return rows


FACTS: Final[list[Facts]] = [*_ships(), *_persons(), *_taxes(), *_expeditions()]
SPECIAL_EXPEDITION: Final = Card(len(FACTS) - 1)
DECK: Final[list[Card]] = [Card(number) for number in range(len(FACTS) - 1)]  # all but the special expedition (PR-14)
