"""Which worker, skill tile and resource scores where in the best allocation: for people who want to see how points came about."""

from __future__ import annotations

from mizban.engine.cards import Seat
from mizban.games.keyflower.scoring import (
    APOTHECARY,
    CRAFTSMANS_GUILD,
    KEY_GUILD,
    KEY_MARKET,
    MERCERS_GUILD,
    POINTS_OF_APOTHECARY,
    POINTS_OF_CRAFTSMEN,
    POINTS_OF_HALL,
    POINTS_OF_KEY_GUILD,
    POINTS_OF_KEY_MARKET,
    POINTS_OF_MERCERS,
    POINTS_OF_SCHOLAR,
    POINTS_OF_SCRIBES,
    POINTS_OF_WHITE_WIND,
    POINTS_OF_WINDMILL,
    PURPLE_GOLD,
    SCHOLAR,
    SCRIBES,
    SET_OF_RESOURCES,
    SET_OF_SKILLS,
    SET_OF_WORKERS,
    VILLAGE_HALL,
    WATERMILL,
    WINDMILL,
    Best,
    Unit,
    best_use,
    cheapest,
    owned,
    points_of_units,
    resources_of,
    value_all,
)
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import BOAT_3B, GOLD, GREEN, NONE, WHITE_WIND


class Gift:
    """What one tile is given, by colour and kind; or the gold that scores by itself, with LOOSE_GOLD as its tile."""

    def __init__(self, tile: int) -> None:
        self.tile = tile
        self.workers = [0, 0, 0, 0]
        self.skills = [0, 0, 0]
        self.resources = [0, 0, 0, 0]
        self.purple = False  # the purple worker is one of them


class Gifts:
    def __init__(self) -> None:
        self.by_tile: dict[int, Gift] = {}

    def to(self, tile: int) -> Gift:
        if tile not in self.by_tile:
            self.by_tile[tile] = Gift(tile)
        return self.by_tile[tile]


def gifts(s: Keyflower, seat: Seat) -> list[Gift]:
    """All that scores, by the numbers of the tiles, loose gold last."""
    best = best_use(s, seat)
    player = s.players[seat]
    workers, skills, units = player.workers[:], player.skills[:], resources_of(s, seat)
    purple = Unit(GOLD, best.place)
    if best.purple == PURPLE_GOLD:
        units.append(purple)
    elif best.purple >= 4:
        skills[best.purple - 4] += 1
    elif best.purple != NONE:
        workers[best.purple] += 1
    found = Gifts()
    give_workers(found, workers, best.workers)
    give_skills(found, skills, best.skills)
    give_resources(s, seat, found, units, best, purple)
    given = [found.by_tile[tile] for tile in sorted(found.by_tile)]
    mark_purple(given, best.purple)
    return given


def mark_purple(given: list[Gift], purple: int) -> None:
    """As a worker or a skill tile it is any one of its kind that scores."""
    for gift in given:
        if (0 <= purple < 4 and gift.workers[purple]) or (4 <= purple < PURPLE_GOLD and gift.skills[purple - 4]):
            gift.purple = True
            return


def give_workers(found: Gifts, left: list[int], points: list[int]) -> None:
    sets = points[CRAFTSMANS_GUILD] // POINTS_OF_CRAFTSMEN
    if sets:
        for colour in range(GREEN):
            hand_over(left, found.to(CRAFTSMANS_GUILD).workers, colour, sets)
    if points[KEY_MARKET]:
        hand_over(left, found.to(KEY_MARKET).workers, GREEN, points[KEY_MARKET] // POINTS_OF_KEY_MARKET)
    if points[VILLAGE_HALL]:
        hand_over(left, found.to(VILLAGE_HALL).workers, left.index(max(left)), points[VILLAGE_HALL] // POINTS_OF_HALL)
    if points[APOTHECARY]:
        hand_over_any(left, found.to(APOTHECARY).workers, points[APOTHECARY] // POINTS_OF_APOTHECARY * SET_OF_WORKERS)
    if points[WHITE_WIND]:
        hand_over_any(left, found.to(int(WHITE_WIND)).workers, points[WHITE_WIND] // POINTS_OF_WHITE_WIND)


def give_skills(found: Gifts, left: list[int], points: list[int]) -> None:
    sets = points[SCRIBES] // POINTS_OF_SCRIBES
    if sets:
        for skill in range(3):
            hand_over(left, found.to(SCRIBES).skills, skill, sets)
    if points[SCHOLAR]:
        hand_over(left, found.to(SCHOLAR).skills, left.index(max(left)), points[SCHOLAR] // POINTS_OF_SCHOLAR)
    if points[KEY_GUILD]:
        hand_over_any(left, found.to(KEY_GUILD).skills, points[KEY_GUILD] // POINTS_OF_KEY_GUILD * SET_OF_SKILLS)


def hand_over(left: list[int], to: list[int], kind: int, count: int) -> None:
    left[kind] -= count
    to[kind] += count


def hand_over_any(left: list[int], to: list[int], count: int) -> None:
    for kind in range(len(left)):
        some = min(left[kind], count)
        hand_over(left, to, kind, some)
        count -= some


def give_resources(s: Keyflower, seat: Seat, found: Gifts, units: list[Unit], best: Best, purple: Unit) -> None:
    """The points tell how many sets there are; the kind for the watermill is the one that makes these points."""
    owns = owned(s, seat)
    wild = bool(s.players[seat].powers & BOAT_3B)
    sets = best.resources[MERCERS_GUILD] // POINTS_OF_MERCERS
    fives = best.resources[WINDMILL] // POINTS_OF_WINDMILL
    for milled in range(4) if owns[WATERMILL] else [NONE]:
        value_all(s, units, wild, owns, milled)
        taken = cheapest(units, sets, fives * SET_OF_RESOURCES, wild)
        if taken is not None and points_of_units(units, taken, sets, fives) == best.resources:
            give_units(found, units, taken, sets, wild, purple)
            return


def give_units(found: Gifts, units: list[Unit], taken: list[bool], sets: int, wild: bool, purple: Unit) -> None:
    """A set takes its own kinds first, then gold or, with 3b, anything for what is missing; the rest goes to the windmill."""
    missing = [sets, sets, sets]
    others: list[Unit] = []
    for unit, gone in zip(units, taken, strict=True):
        if not gone:
            if unit.points:
                give_unit(found, unit.row, unit, purple)
        elif unit.kind != GOLD and missing[unit.kind]:
            missing[unit.kind] -= 1
            give_unit(found, MERCERS_GUILD, unit, purple)
        else:
            others.append(unit)
    short = sum(missing)
    for unit in others:
        if short and (wild or unit.kind == GOLD):
            short -= 1
            give_unit(found, MERCERS_GUILD, unit, purple)
        else:
            give_unit(found, WINDMILL, unit, purple)


def give_unit(found: Gifts, tile: int, unit: Unit, purple: Unit) -> None:
    gift = found.to(tile)
    gift.resources[unit.kind] += 1
    if unit is purple:
        gift.purple = True
