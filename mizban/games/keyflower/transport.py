"""Transport and upgrading, in the own village (KF-42), in any order."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import Carried, SkillPaid, Upgraded
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import ANY, BOAT_2A, BOAT_3A, FACTS, GOLD, NONE, SIDES, TILES, WATER, Facts

DONE: Final = choice("done")
UPGRADE: Final = [choice("upgrade", tile) for tile in range(TILES)]
TEACH: Final = [choice("skill", skill) for skill in range(3)]
CARRY: Final[dict[int, Choice]] = {}


def carry(resource: int, tile: int, to: int) -> Choice:
    key = (resource * TILES + tile) * TILES + to
    known = CARRY.get(key)
    if known is None:
        known = choice("carry", resource, tile, to)
        CARRY[key] = known
    return known


def connected(s: Keyflower, tile: int, side: int, over_fields: bool) -> int:
    """The neighbour that a cart reaches over this side, or NONE: both edges are road (KF-43) or, with 2a, not water (KF-58)."""
    if not over_fields:
        return s.road[tile * SIDES + side]
    other = s.near[tile * SIDES + side]
    if other == NONE or s.edge(tile, side) == WATER or s.edge(other, (side + 3) % SIDES) == WATER:
        return NONE
    return other


def reachable(s: Keyflower, tile: int, steps: int, over_fields: bool) -> tuple[list[int], list[int]]:
    """Tiles that a resource can be carried to with so many steps, the nearest first, and the place in this list of the one before each."""
    found = [tile]
    before = [0]
    first = 0
    for _ in range(steps):
        last = len(found)
        for i in range(first, last):
            for side in range(SIDES):
                other = connected(s, found[i], side, over_fields)
                if other != NONE and other not in found:
                    found.append(other)
                    before.append(i)
        first = last
    return found, before


def way_to(i: int, found: list[int], before: list[int]) -> list[int]:
    """The tiles from the first one that was found to this one."""
    way = [found[i]]
    while i:
        i = before[i]
        way.append(found[i])
    return way[::-1]


def cargo_on(s: Keyflower, tile: int) -> int:
    """How many resources lie there."""
    base = tile * 4
    there = s.resources
    return there[base] + there[base + 1] + there[base + 2] + there[base + 3]


class Transport(Phase[Keyflower]):
    """So many resource-steps and so many upgrades are left. The figures were fixed when the workers were placed (KF-45)."""

    def __init__(self, seat: Seat, steps: int, upgrades: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.upgrades = upgrades

    def options(self, s: Keyflower) -> list[Choice]:
        can: list[Choice] = []
        if self.steps:
            self.add_carries(s, can)
        asked = bool(can)
        if self.upgrades:
            for tile in s.players[self.seat].village:
                facts = FACTS[tile]
                if not facts.upgradable or s.upgraded[tile] or not can_pay_resources(s, self.seat, tile, facts):
                    continue
                if facts.cost_skill == NONE or s.players[self.seat].skill_count():
                    asked = True  # what kind of skill tiles one has, nobody else knows
                if has_skill(s, self.seat, facts.cost_skill):
                    can.append(UPGRADE[tile])
        if not asked:
            return NOTHING
        can.append(DONE)
        return can

    def add_carries(self, s: Keyflower, can: list[Choice]) -> None:
        for tile in s.players[self.seat].village:
            if cargo_on(s, tile):
                found, _before = self.reachable(s, tile)
                for resource in range(4):
                    if s.resources[tile * 4 + resource]:
                        can += [carry(resource, tile, to) for to in found[1:]]  # the first is the tile itself

    def reachable(self, s: Keyflower, tile: int) -> tuple[list[int], list[int]]:
        return reachable(s, tile, self.steps, bool(s.players[self.seat].powers & BOAT_2A))

    def ways(self, s: Keyflower) -> list[list[int]]:
        """The tiles that each resource would cross on its way to each tile it can be carried to."""
        ways = []
        for tile in s.players[self.seat].village:
            if cargo_on(s, tile):
                found, before = self.reachable(s, tile)
                ways += [way_to(i, found, before) for i in range(1, len(found))]
        return ways

    def run(self, s: Keyflower) -> None:
        """Nothing to carry, nothing to upgrade, as everybody can see."""

    def answer(self, s: Keyflower, choice: Choice) -> None:
        if choice is DONE:
            return
        if choice.verb == "carry":
            steps = self.distance(s, choice)
            resource, tile, to = choice.on
            s.resources[tile * 4 + resource] -= 1
            s.resources[to * 4 + resource] += 1
            s.tell(Carried, self.seat, resource, s.show(Card(tile)), s.show(Card(to)), steps)
            s.then(Transport(self.seat, self.steps - steps, self.upgrades))
            return
        tile = choice.on[0]
        s.then(Transport(self.seat, self.steps, self.upgrades - 1))
        ways = payments(s, self.seat, tile)
        if len(ways) == 1:
            pay_resources(s, self.seat, tile, ways[0])
        else:
            s.then(PayUpgrade(self.seat, tile))

    def distance(self, s: Keyflower, choice: Choice) -> int:
        _resource, tile, to = choice.on
        found, before = self.reachable(s, tile)
        return len(way_to(found.index(to), found, before)) - 1

    def about(self, s: Keyflower) -> Params:
        return {"steps": self.steps, "upgrades": self.upgrades}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        if choice.verb == "carry":
            return {"steps": self.distance(s, choice), "resource": choice.on[0], "to_card": choice.on[2]}
        if choice.verb == "upgrade":
            facts = FACTS[choice.on[0]]
            return {"points": facts.points[1] - facts.points[0]}
        return {}

    def denied(self, s: Keyflower) -> list[Denied]:
        if not self.upgrades:
            return []
        why = []
        for tile in s.players[self.seat].village:
            facts = FACTS[tile]
            if facts.upgradable and not s.upgraded[tile]:
                if not can_pay_resources(s, self.seat, tile, facts):
                    why.append(Denied(UPGRADE[tile], "cost", {}))
                elif not has_skill(s, self.seat, facts.cost_skill):
                    why.append(Denied(UPGRADE[tile], "no_skill", {"skill": facts.cost_skill}))
        return why


# ---- what an upgrade costs ----------------------------------------------------------------------------------------


def has_skill(s: Keyflower, seat: Seat, skill: int) -> bool:
    if skill == NONE:
        return True
    skills = s.players[seat].skills
    return s.players[seat].skill_count() > 0 if skill == ANY else skills[skill] > 0


def can_pay_resources(s: Keyflower, seat: Seat, tile: int, facts: Facts) -> bool:
    """Do resources that pay for it lie on the tile? Gold stands for any (KF-7), and with 3a any for any (KF-60)."""
    base = tile * 4
    there = s.resources
    short = 0  # of a kind, for which gold must stand
    price = facts.cost_any
    for resource in range(4):
        price += facts.cost[resource]
        missing = facts.cost[resource] - there[base + resource]
        if missing > 0 and resource != GOLD:
            short += missing
    if cargo_on(s, tile) < price:
        return False
    if s.players[seat].powers & BOAT_3A:
        return True
    return there[base + GOLD] >= facts.cost[GOLD] + short


def payments(s: Keyflower, seat: Seat, tile: int) -> list[tuple[int, int, int, int]]:
    """All ways to pay with what lies on the tile, those with the least gold first."""
    facts = FACTS[tile]
    price = facts.cost_any + sum(facts.cost)
    there = s.resources[tile * 4 : tile * 4 + 4]
    free = bool(s.players[seat].powers & BOAT_3A)
    ways = []
    for gold in range(min(there[GOLD], price) + 1):
        for iron in range(min(there[0], price - gold) + 1):
            for stone in range(min(there[1], price - gold - iron) + 1):
                way = (iron, stone, price - gold - iron - stone, gold)
                if way[2] <= there[2] and (free or covers(way, facts)):
                    ways.append(way)
    return ways


def covers(way: tuple[int, int, int, int], facts: Facts) -> bool:
    """Of the right number of resources: what is too much of a kind must be asked for as any. Then gold stands for all that is missing."""
    over = 0
    for resource in range(GOLD):
        more = way[resource] - facts.cost[resource]
        if more > 0:
            over += more
    return over <= facts.cost_any


class PayUpgrade(Phase[Keyflower]):
    """Several ways to pay for an upgrade: iron, stone, wood, gold."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, s: Keyflower) -> list[Choice]:
        return [choice("spend", way[0], way[1], way[2], way[3]) for way in payments(s, self.seat, self.tile)]

    def answer(self, s: Keyflower, choice: Choice) -> None:
        iron, stone, wood, gold = choice.on
        pay_resources(s, self.seat, self.tile, (iron, stone, wood, gold))

    def about(self, s: Keyflower) -> Params:
        return {"card": self.tile}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        return {"iron": choice.on[0], "stone": choice.on[1], "wood": choice.on[2], "gold": choice.on[3]}


def pay_resources(s: Keyflower, seat: Seat, tile: int, way: tuple[int, int, int, int]) -> None:
    """To the supply; then the skill tile, if one is asked for, and the tile is turned over (KF-44)."""
    for resource in range(4):
        s.resources[tile * 4 + resource] -= way[resource]
        s.supply[resource] += way[resource]
    skill = FACTS[tile].cost_skill
    if skill == ANY:
        s.then(PayUpgradeSkill(seat, tile, way))
    else:
        if skill != NONE:
            give_skill(s, seat, skill)
        turn_over(s, seat, tile, way)


class PayUpgradeSkill(Phase[Keyflower]):
    """A skill tile of any kind is part of the price."""

    def __init__(self, seat: Seat, tile: int, way: tuple[int, int, int, int]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.way = way

    def options(self, s: Keyflower) -> list[Choice]:
        skills = s.players[self.seat].skills
        return [TEACH[skill] for skill in range(3) if skills[skill]]

    def answer(self, s: Keyflower, choice: Choice) -> None:
        give_skill(s, self.seat, choice.on[0])
        turn_over(s, self.seat, self.tile, self.way)

    def about(self, s: Keyflower) -> Params:
        return {"card": self.tile}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        return {"skill": choice.on[0]}


def give_skill(s: Keyflower, seat: Seat, skill: int) -> None:
    s.players[seat].lose_skill(skill)
    s.pile[skill] += 1
    s.tell(SkillPaid, seat, skill)


def turn_over(s: Keyflower, seat: Seat, tile: int, way: tuple[int, int, int, int]) -> None:
    """The new face counts at once; workers and other resources stay (KF-46)."""
    s.upgraded[tile] = 1
    s.tell(Upgraded, seat, s.show(Card(tile)), way[0], way[1], way[2], way[3])
