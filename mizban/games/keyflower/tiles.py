"""Every tile in one place (KF-4): 6 homes, 48 village tiles, 4 turn-order tiles and 6 boats, each a row of facts; and what lies on them."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = ("red", "blue", "yellow", "green")
NO_COLOUR: Final = -1

IRON: Final = 0
STONE: Final = 1
WOOD: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("iron", "stone", "wood", "gold")

ANVIL: Final = 0
PICKAXE: Final = 1
SAW: Final = 2
SKILLS: Final = ("anvil", "pickaxe", "saw")

NONE: Final = -1
ANY: Final = 4  # any colour, any resource or any skill, where one of them is named

WORKERS_AT_START: Final = (40, 40, 40, 20)  # KF-1
RESOURCES_AT_START: Final = (24, 24, 24, 48)  # KF-3
SKILLS_AT_START: Final = (16, 16, 16)  # KF-2

# Kinds of tiles.
HOME: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
TURN_ORDER: Final = 5
BOAT: Final = 6
TYPES: Final = ("home", "spring", "summer", "autumn", "winter", "turn_order", "boat")

# Edges (KF-5), 0 at the top and then clockwise.
FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2
EDGES: Final = ("field", "road", "water")
SIDES: Final = 6
STEP_Q: Final = (0, 1, 1, 0, -1, -1)
STEP_R: Final = (-1, -1, 0, 1, 1, 0)


class Use:
    """What placing workers on a face costs and brings; what it does not is 0."""

    def __init__(self) -> None:
        self.pays_worker = NONE  # a colour, or ANY
        self.pays_skill = NONE  # a skill, or ANY
        self.free = True  # neither of them
        self.resources = [0, 0, 0, 0]
        self.chooses = False  # one of iron, stone and wood, as the player likes
        self.workers = 0  # from the bag
        self.green = 0  # from the supply
        self.skills = 0  # from the pile
        self.transport = 0
        self.upgrade = 0


class Facts:
    """What is printed on a tile; lists of two are for the basic and the upgraded face."""

    def __init__(self, type: int, name: str, roads: str, water: str) -> None:
        self.type = type
        self.name = name
        self.number = 0  # of a home or turn-order tile
        self.edges = [FIELD] * SIDES
        for side in read_sides(roads):
            self.edges[side] = ROAD
        for side in read_sides(water):
            self.edges[side] = WATER
        self.points = [0, 0]
        self.uses: list[Use | None] = [None, None]  # None: the face takes no workers (KF-33)
        self.upgradable = False
        self.cost = [0, 0, 0, 0]  # resources that the upgrade takes, by kind
        self.cost_any = 0  # and of any kind
        self.cost_skill = NONE
        self.keeps = NONE  # the resource that scores if it lies here, or ANY
        self.keep_points = [0, 0]


# ---- reading the tables below: a word that is not known is a mistake in them -------------------------------------


def read_amounts(text: str) -> list[tuple[int, str]]:
    """Reads `1 iron + 2 stone`."""
    return [_amount(part) for part in text.split(" + ")] if text else []


def _amount(part: str) -> tuple[int, str]:
    words = part.split(" ")
    if len(words) != 2 or not words[0].isdigit():
        raise ValueError(f"not a number and a word: {part!r}")
    return int(words[0]), words[1]


def _just_one(count: int, what: str) -> None:
    if count != 1:
        raise ValueError(f"no tile has more than one of these: {count} {what}")


def read_use(text: str) -> Use | None:
    """Reads `1 saw -> 3 wood`: what is paid, what is got."""
    if not text:
        return None
    use = Use()
    pay, _, gain = text.rpartition(" -> ")
    use.free = not pay
    for count, what in read_amounts(pay):
        _just_one(count, what)
        _set_payment(use, what)
    for count, what in read_amounts(gain):
        _set_gain(use, count, what)
    return use


def _set_payment(use: Use, what: str) -> None:
    if what in COLOURS:
        use.pays_worker = COLOURS.index(what)
    elif what == "anybody":
        use.pays_worker = ANY
    else:
        use.pays_skill = _skill(what)


def _skill(what: str) -> int:
    if what == "skill":
        return ANY
    if what in SKILLS:
        return SKILLS.index(what)
    raise ValueError(f"nothing to pay with: {what!r}")


def _set_gain(use: Use, count: int, what: str) -> None:
    if what in RESOURCES:
        use.resources[RESOURCES.index(what)] = count
    elif what == "chosen":
        _just_one(count, what)
        use.chooses = True
    elif what == "worker":
        use.workers = count
    elif what == "green":
        use.green = count
    elif what == "skill":
        use.skills = count
    elif what == "step":
        use.transport = count
    elif what == "upgrade":
        use.upgrade = count
    else:
        raise ValueError(f"nothing that a tile makes: {what!r}")


def read_cost(facts: Facts, text: str) -> None:
    """Reads `1 resource + 1 skill`: what the upgrade costs."""
    facts.upgradable = bool(text)
    for count, what in read_amounts(text):
        if what in RESOURCES:
            facts.cost[RESOURCES.index(what)] = count
        elif what == "resource":
            facts.cost_any = count
        else:
            _just_one(count, what)
            facts.cost_skill = _skill(what)


def read_sides(text: str) -> list[int]:
    """Reads `0345`: sides of a tile."""
    found = [int(side) for side in text]
    if [side for side in found if side >= SIDES] or len(set(found)) != len(found):
        raise ValueError(f"not some of the {SIDES} sides: {text!r}")
    return found


# ---- the tiles ----------------------------------------------------------------------------------------------------

HOME_COSTS: Final = ("1 wood + 1 stone", "1 stone + 1 iron", "1 wood + 1 iron")
HOME_WATER: Final = (3, 4, 0, 5, 1, 2)

# The table of KF-41: name, roads, points of both faces, price of the upgrade, use of the basic face, use of the upgraded face.
Row = tuple[str, str, tuple[int, int], str, str, str]
SPRING_TILES: Final[list[Row]] = [
    ("alehouse", "0345", (0, 0), "1 iron + 1 stone + 1 wood", "1 worker", "2 worker"),
    ("apprentice_hall", "0134", (0, 3), "1 wood + 1 stone", "1 skill", "2 skill"),
    ("gold_mine", "0235", (0, 3), "1 stone + 1 iron", "1 gold", "2 gold"),
    ("key_mine", "0123", (0, 3), "1 anvil", "1 iron", "3 iron"),
    ("keystone_quarry", "0135", (0, 3), "1 pickaxe", "1 stone", "3 stone"),
    ("keywood", "0134", (0, 3), "1 saw", "1 wood", "3 wood"),
    ("miner", "0234", (0, 3), "1 anvil", "2 iron", "1 iron + 1 gold"),
    ("peddler", "0135", (0, 0), "1 gold", "1 yellow -> 1 green", "1 yellow -> 2 green"),
    ("quarryman", "0235", (0, 3), "1 pickaxe", "2 stone", "1 stone + 1 gold"),
    ("stable", "0234", (0, 5), "1 wood + 1 iron", "2 step + 1 upgrade", "4 step + 2 upgrade"),
    ("woodcutter", "0345", (0, 3), "1 saw", "2 wood", "1 wood + 1 gold"),
    ("workshop", "0123", (0, 3), "2 resource", "1 chosen", "1 iron + 1 stone + 1 wood"),
]
SUMMER_TILES: Final[list[Row]] = [
    ("brewer", "145", (0, 3), "1 stone + 1 iron", "1 skill -> 2 worker", "1 skill -> 3 worker"),
    ("carpenter", "014", (0, 7), "3 wood", "1 saw -> 3 wood", "1 saw -> 3 gold"),
    ("farrier", "235", (0, 5), "2 resource", "3 step + 1 upgrade", "5 step + 2 upgrade"),
    ("hiring_fair", "025", (0, 5), "1 wood + 1 iron", "1 skill -> 2 skill", "1 skill -> 3 skill"),
    ("mason", "245", (0, 7), "3 stone", "1 pickaxe -> 3 stone", "1 pickaxe -> 3 gold"),
    ("smelter", "034", (0, 7), "3 iron", "1 anvil -> 3 iron", "1 anvil -> 3 gold"),
    ("store", "023", (0, 3), "1 gold", "1 blue -> 1 green", "1 blue -> 2 green"),
    ("tavern", "124", (0, 0), "1 iron + 1 stone + 1 wood", "1 anybody -> 2 worker", "1 anybody -> 3 worker"),
]
AUTUMN_TILES: Final[list[Row]] = [
    ("barn", "34", (0, 0), "1 skill", "", ""),
    ("blacksmith", "05", (0, 0), "1 anvil", "", ""),
    ("fair", "12", (0, 5), "1 gold", "1 red -> 1 green", "1 red -> 2 green"),
    ("forge", "35", (3, 10), "3 iron", "", ""),
    ("goldsmith", "14", (0, 7), "2 gold", "", ""),
    ("inn", "13", (0, 0), "1 resource + 1 skill", "1 worker", "3 worker"),
    ("sawmill", "03", (3, 10), "3 wood", "", ""),
    ("sculptor", "25", (3, 10), "3 stone", "", ""),
    ("stone_yard", "04", (0, 0), "1 pickaxe", "", ""),
    ("timber_yard", "24", (0, 0), "1 saw", "", ""),
    ("wainwright", "15", (0, 5), "2 resource", "4 step + 2 upgrade", "6 step + 2 upgrade"),
    ("well", "02", (3, 7), "3 resource", "", ""),
]
# Resources that score where they lie (KF-72): which one, and the points for each on both faces.
KEEPERS: Final[dict[str, tuple[int, int, int]]] = {
    "barn": (ANY, 1, 2),
    "blacksmith": (IRON, 2, 3),
    "stone_yard": (STONE, 2, 3),
    "timber_yard": (WOOD, 2, 3),
}
WINTER_TILES: Final[list[tuple[str, str]]] = [
    ("apothecary", "4"),
    ("craftsmans_guild", "4"),
    ("jeweller", "2"),
    ("key_guild", "1"),
    ("key_market", "5"),
    ("keythedral", "2"),
    ("mercers_guild", "3"),
    ("scholar", "0"),
    ("scribes", "5"),
    ("village_hall", "0"),
    ("watermill", "1"),
    ("windmill", "3"),
]
KEYTHEDRAL_POINTS: Final = 12
TURN_ORDER_ROADS: Final = ("0", "03", "024", "1245")
BOATS: Final = ("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")
BOAT_POINTS: Final = {"flipper": 2, "ianvincible": 5}  # KF-70, KF-71
SHIP_WATER: Final = "03"  # a straight river


def _homes() -> list[Facts]:
    rows = []
    for i, water in enumerate(HOME_WATER):
        home = Facts(HOME, f"home_{i + 1}", "012345".replace(str(water), ""), str(water))
        home.number = i + 1
        home.points = [0, 5]
        home.uses = [read_use("1 step + 1 upgrade"), read_use("2 step + 1 upgrade")]
        read_cost(home, HOME_COSTS[i % 3])
        rows.append(home)
    return rows


def _village_tiles(type: int, table: list[Row]) -> list[Facts]:
    rows = []
    for name, roads, points, cost, basic, upgraded in table:
        tile = Facts(type, name, roads, "")
        tile.points = list(points)
        tile.uses = [read_use(basic), read_use(upgraded)]
        read_cost(tile, cost)
        if name in KEEPERS:
            tile.keeps, low, high = KEEPERS[name]
            tile.keep_points = [low, high]
        rows.append(tile)
    return rows


def _summer_boats(side: str) -> list[Facts]:
    return [Facts(SUMMER, f"summer_boat_{number}{side}", "", SHIP_WATER) for number in range(1, 5)]


def _winter_tiles() -> list[Facts]:
    rows = [Facts(WINTER, name, roads, "") for name, roads in WINTER_TILES]
    for tile in rows:
        if tile.name == "keythedral":
            tile.points = [KEYTHEDRAL_POINTS, KEYTHEDRAL_POINTS]
    return rows


def _turn_order() -> list[Facts]:
    rows = []
    for i, roads in enumerate(TURN_ORDER_ROADS):
        tile = Facts(TURN_ORDER, f"turn_order_{i + 1}", roads, "")
        tile.number = i + 1
        rows.append(tile)
    return rows


def _boats() -> list[Facts]:
    rows = []
    for name in BOATS:
        boat = Facts(BOAT, f"boat_{name}", "", SHIP_WATER)
        points = BOAT_POINTS.get(name, 0)
        boat.points = [points, points]
        rows.append(boat)
    return rows


# The reverse faces of the summer boats come last: faces 0 to 63 are the 64 tiles of the box.
FACTS: Final[list[Facts]] = [
    *_homes(),
    *_village_tiles(SPRING, SPRING_TILES),
    *_village_tiles(SUMMER, SUMMER_TILES),
    *_summer_boats("a"),
    *_village_tiles(AUTUMN, AUTUMN_TILES),
    *_winter_tiles(),
    *_turn_order(),
    *_boats(),
    *_summer_boats("b"),
]
TILES: Final = len(FACTS)
NAMES: Final[dict[str, Card]] = {facts.name: Card(card) for card, facts in enumerate(FACTS)}

SUMMER_BOAT: Final = NAMES["summer_boat_1a"]  # the four front faces
REVERSE: Final = NAMES["summer_boat_1b"]  # the four reverse faces
FIRST_TURN_ORDER: Final = NAMES["turn_order_1"]
FIRST_BOAT: Final = NAMES["boat_keyflower"]
KEYFLOWER_BOAT: Final = NAMES["boat_keyflower"]
SEA_BASTION: Final = NAMES["boat_sea_bastion"]
SEA_BREESE: Final = NAMES["boat_sea_breese"]
FLIPPER: Final = NAMES["boat_flipper"]
WHITE_WIND: Final = NAMES["boat_white_wind"]

# Powers of summer boats, as bits of `Player.powers`; `POWER[card]` is 0 for all other tiles.
BOAT_1A: Final = 1  # 2 more workers with every boat
BOAT_2A: Final = 2  # cargo crosses fields, edges need not match
BOAT_3A: Final = 4  # any resource pays for an upgrade
BOAT_4A: Final = 8  # counter-bids in another colour
BOAT_1B: Final = 16  # a green worker with every boat
BOAT_2B: Final = 32  # transport and upgrade doubled
BOAT_3B: Final = 64  # any resource is any other in final scoring
BOAT_4B: Final = 128  # any colours on a tile that is in use

# The kinds of tiles, as cards.
KIND: Final[list[list[Card]]] = [[Card(c) for c in range(TILES) if FACTS[c].type == type and c < REVERSE] for type in range(len(TYPES))]


def is_ship(card: int) -> bool:
    """A boat or a summer boat: what the river chain is made of."""
    return card >= FIRST_BOAT or SUMMER_BOAT <= card < SUMMER_BOAT + 4


def _powers() -> list[int]:
    powers = [0] * TILES
    for i in range(4):
        powers[SUMMER_BOAT + i] = 1 << i
        powers[REVERSE + i] = 16 << i
    return powers


POWER: Final = _powers()
TYPE: Final = [facts.type for facts in FACTS]
USE: Final[list[Use | None]] = [use for facts in FACTS for use in facts.uses]  # at 2 * card + (1 if upgraded)

# EDGE[(card * 6 + turn) * 6 + direction]: what a tile turned clockwise `turn` times shows in a direction.
EDGE: Final = [facts.edges[(direction - turn) % SIDES] for facts in FACTS for turn in range(SIDES) for direction in range(SIDES)]


def _turns() -> list[int]:
    """How many turns of a tile look different: a straight river looks the same after half a turn."""
    counts = []
    for facts in FACTS:
        same = [turn for turn in range(1, SIDES + 1) if facts.edges[turn:] + facts.edges[:turn] == facts.edges]
        counts.append(same[0])
    return counts


TURNS: Final = _turns()

# What the boats bring in spring, summer and autumn (KF-16): workers, skill tiles, and the face that shows it (a has the number of players).
LOADS: Final[list[list[tuple[int, int, str]]]] = [
    [(7, 1, "a"), (7, 1, "a"), (3, 2, "b")],
    [(6, 2, "a"), (6, 2, "a"), (6, 2, "a")],
    [(6, 1, "a"), (4, 1, "b"), (4, 1, "b")],
    [(5, 2, "a"), (5, 2, "a"), (2, 2, "b")],
    [(5, 1, "a"), (5, 1, "a"), (3, 1, "b")],
    [(4, 2, "a"), (4, 2, "a"), (4, 1, "b")],
]
