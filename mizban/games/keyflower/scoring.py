"""Points: what is printed, what the shapes of a village bring, and the best way to give workers, skills and resources to scoring tiles."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.game import Score
from mizban.games.keyflower.roads import longest_loop, river_chain
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import (
    ANY,
    BOAT,
    BOAT_2B,
    BOAT_3B,
    FACTS,
    GOLD,
    GREEN,
    KEYFLOWER_BOAT,
    KIND,
    NAMES,
    NONE,
    SEA_BASTION,
    SEA_BREESE,
    SIDES,
    TILES,
    TURN_ORDER,
    TYPE,
    WHITE_WIND,
    WINTER,
)

CHAIN_POINTS: Final = [0, 2, 4, 8, 16, 32]
APOTHECARY: Final = int(NAMES["apothecary"])
CRAFTSMANS_GUILD: Final = int(NAMES["craftsmans_guild"])
JEWELLER: Final = int(NAMES["jeweller"])
KEY_GUILD: Final = int(NAMES["key_guild"])
KEY_MARKET: Final = int(NAMES["key_market"])
MERCERS_GUILD: Final = int(NAMES["mercers_guild"])
SCHOLAR: Final = int(NAMES["scholar"])
SCRIBES: Final = int(NAMES["scribes"])
VILLAGE_HALL: Final = int(NAMES["village_hall"])
WATERMILL: Final = int(NAMES["watermill"])
WINDMILL: Final = int(NAMES["windmill"])
LOOSE_GOLD: Final = TILES  # where gold scores that lies on no scoring tile
SHEET: Final = TILES + 1
PURPLE_GOLD: Final = 7  # what the purple worker is as a resource

SET_OF_WORKERS: Final = 5
POINTS_OF_APOTHECARY: Final = 3
POINTS_OF_CRAFTSMEN: Final = 3
POINTS_OF_KEY_MARKET: Final = 2
POINTS_OF_HALL: Final = 1
POINTS_OF_WHITE_WIND: Final = 1
SET_OF_SKILLS: Final = 5
POINTS_OF_KEY_GUILD: Final = 10
POINTS_OF_SCHOLAR: Final = 3
POINTS_OF_SCRIBES: Final = 10
POINTS_OF_GOLD: Final = 1  # that is given to no tile (KF-76)
POINTS_OF_JEWELLER: Final = 2
POINTS_OF_WATERMILL: Final = 1
POINTS_OF_MERCERS: Final = 5
SET_OF_RESOURCES: Final = 5
POINTS_OF_WINDMILL: Final = 5
POINTS_OF_NEIGHBOURS: Final = 1
POINTS_OF_STEPS: Final = 1
POINTS_OF_LOOP: Final = 1
EXAMPLE_OF_CHAIN: Final = 2  # boats in a line, as the Sea Breese shows it

# How many of what a tile counts bring how many points; what it counts, its name tells.
COUNTED: Final[dict[str, tuple[int, int]]] = {
    "apothecary": (SET_OF_WORKERS, POINTS_OF_APOTHECARY),
    "craftsmans_guild": (1, POINTS_OF_CRAFTSMEN),
    "jeweller": (1, POINTS_OF_JEWELLER),
    "key_guild": (SET_OF_SKILLS, POINTS_OF_KEY_GUILD),
    "key_market": (1, POINTS_OF_KEY_MARKET),
    "mercers_guild": (1, POINTS_OF_MERCERS),
    "scholar": (1, POINTS_OF_SCHOLAR),
    "scribes": (1, POINTS_OF_SCRIBES),
    "village_hall": (1, POINTS_OF_HALL),
    "watermill": (1, POINTS_OF_WATERMILL),
    "windmill": (SET_OF_RESOURCES, POINTS_OF_WINDMILL),
    **{FACTS[tile].name: (1, POINTS_OF_NEIGHBOURS) for tile in KIND[TURN_ORDER]},
    "boat_keyflower": (1, POINTS_OF_STEPS),
    "boat_sea_bastion": (1, POINTS_OF_LOOP),
    "boat_sea_breese": (EXAMPLE_OF_CHAIN, CHAIN_POINTS[EXAMPLE_OF_CHAIN]),
    "boat_white_wind": (1, POINTS_OF_WHITE_WIND),
}


class Best:
    """The best use of everything: points by tile for workers, skill tiles and resources, and what the purple worker stands for."""

    def __init__(self, workers: list[int], skills: list[int], resources: list[int]) -> None:
        self.workers = workers
        self.skills = skills
        self.resources = resources
        self.purple = NONE  # 0 to 3 a worker of this colour, 4 to 6 a skill tile, PURPLE_GOLD
        self.place = NONE  # the barn or yard that it is set on as gold

    def total(self) -> int:
        return sum(self.workers) + sum(self.skills) + sum(self.resources)


def sheet(s: Keyflower, seat: Seat) -> list[int]:
    """Points by tile, the last row for loose gold, with the best possible use of everything."""
    points = fixed_points(s, seat)
    best = best_use(s, seat)
    return [points[i] + best.workers[i] + best.skills[i] + best.resources[i] for i in range(SHEET)]


def best_use(s: Keyflower, seat: Seat) -> Best:
    """Every item scores once; which where, the program finds out (KF-78)."""
    owns = owned(s, seat)
    player = s.players[seat]
    resources = best_resources(s, seat, resources_of(s, seat), owns)
    best = Best(best_workers(player.workers, owns), best_skills(player.skills, owns), resources)
    return with_purple(s, seat, owns, best) if purple_owner(s) == seat else best


def owned(s: Keyflower, seat: Seat) -> list[bool]:
    return [s.owner[tile] == seat for tile in range(TILES)]


def total(s: Keyflower, seat: Seat) -> int:
    return sum(sheet(s, seat))


def purple_owner(s: Keyflower) -> int:
    """Who may use the purple worker as one more item (KF-77, KF-R4)."""
    if s.options.purple_worker_scores_only_if_its_tile_was_won_in_winter:
        return s.purple_winner
    return s.start_seat if s.ended else NONE


# ---- what needs no decision -----------------------------------------------------------------------------------


def fixed_points(s: Keyflower, seat: Seat) -> list[int]:
    """What is printed on the faces that are up (KF-65), and what the shape of the village brings."""
    points = [0] * SHEET
    for tile in s.players[seat].village:
        points[tile] = FACTS[tile].points[s.upgraded[tile]]
        if TYPE[tile] == TURN_ORDER:
            points[tile] += neighbours(s, tile) * POINTS_OF_NEIGHBOURS
        elif tile == KEYFLOWER_BOAT:
            points[tile] += transport_capacity(s, seat) * POINTS_OF_STEPS
        elif tile == SEA_BASTION:
            points[tile] += longest_loop(s, seat) * POINTS_OF_LOOP
        elif tile == SEA_BREESE:
            points[tile] += CHAIN_POINTS[min(river_chain(s, seat), len(CHAIN_POINTS) - 1)]
    return points


def neighbours(s: Keyflower, tile: int) -> int:
    """The tiles that this one touches, with a road or without (KF-66)."""
    return len([side for side in range(SIDES) if s.near[tile * SIDES + side] != NONE])


def transport_capacity(s: Keyflower, seat: Seat) -> int:
    """All steps that the own tiles could give (KF-67)."""
    steps = 0
    for tile in s.players[seat].village:
        use = s.use_of(tile)
        if use is not None:
            steps += use.transport
    return steps * 2 if s.players[seat].powers & BOAT_2B else steps


# ---- workers ----------------------------------------------------------------------------------------------------


def best_workers(workers: list[int], owns: list[bool]) -> list[int]:
    """Every number of sets for each tile is tried (KF-73)."""
    best = [0] * SHEET
    most = 0
    for sets in range((min(workers[:GREEN]) if owns[CRAFTSMANS_GUILD] else 0) + 1):
        for market in range((workers[GREEN] if owns[KEY_MARKET] else 0) + 1):
            left = [workers[0] - sets, workers[1] - sets, workers[2] - sets, workers[GREEN] - market]
            everybody = sum(left)
            hall = max(left) if owns[VILLAGE_HALL] else 0
            for fives in range((everybody // SET_OF_WORKERS if owns[APOTHECARY] else 0) + 1):
                rest = everybody - fives * SET_OF_WORKERS
                in_hall = min(hall, rest)
                row = [
                    fives * POINTS_OF_APOTHECARY,
                    sets * POINTS_OF_CRAFTSMEN,
                    market * POINTS_OF_KEY_MARKET,
                    in_hall * POINTS_OF_HALL,
                    (rest - in_hall) * POINTS_OF_WHITE_WIND if owns[WHITE_WIND] else 0,
                ]
                if sum(row) > most:
                    most = sum(row)
                    best = [0] * SHEET
                    best[APOTHECARY], best[CRAFTSMANS_GUILD], best[KEY_MARKET], best[VILLAGE_HALL], best[WHITE_WIND] = row
    return best


# ---- skill tiles ------------------------------------------------------------------------------------------------


def best_skills(skills: list[int], owns: list[bool]) -> list[int]:
    """The same for skill tiles (KF-74)."""
    best = [0] * SHEET
    most = 0
    for sets in range((min(skills) if owns[SCRIBES] else 0) + 1):
        left = [skill - sets for skill in skills]
        scholar = max(left) if owns[SCHOLAR] else 0
        for fives in range((sum(left) // SET_OF_SKILLS if owns[KEY_GUILD] else 0) + 1):
            taught = min(scholar, sum(left) - fives * SET_OF_SKILLS)
            row = [sets * POINTS_OF_SCRIBES, fives * POINTS_OF_KEY_GUILD, taught * POINTS_OF_SCHOLAR]
            if sum(row) > most:
                most = sum(row)
                best = [0] * SHEET
                best[SCRIBES], best[KEY_GUILD], best[SCHOLAR] = row
    return best


# ---- resources --------------------------------------------------------------------------------------------------


class Unit:
    """One resource at the end of the game, and what it scores if no set takes it."""

    def __init__(self, kind: int, tile: int) -> None:
        self.kind = kind
        self.tile = tile  # where it lies; NONE for the purple worker off the yards
        self.points = 0
        self.row = LOOSE_GOLD  # where these points are written


def resources_of(s: Keyflower, seat: Seat) -> list[Unit]:
    units = []
    for tile in s.players[seat].village:
        for kind in range(4):
            for _ in range(s.resources[tile * 4 + kind]):
                units.append(Unit(kind, int(tile)))
    return units


def best_resources(s: Keyflower, seat: Seat, units: list[Unit], owns: list[bool]) -> list[int]:
    """Every type for the watermill, every number of sets for mercers and windmill (KF-75)."""
    best = [0] * SHEET
    most = 0
    wild = bool(s.players[seat].powers & BOAT_3B)  # any resource is any other (KF-61)
    for milled in range(4) if owns[WATERMILL] else [NONE]:
        value_all(s, units, wild, owns, milled)
        alone = sum([unit.points for unit in units])
        for sets in range((len(units) // 3 if owns[MERCERS_GUILD] else 0) + 1):
            for fives in range(((len(units) - 3 * sets) // SET_OF_RESOURCES if owns[WINDMILL] else 0) + 1):
                taken = cheapest(units, sets, fives * SET_OF_RESOURCES, wild)
                if taken is None:
                    continue
                lost = sum([unit.points for unit, gone in zip(units, taken, strict=True) if gone])
                made = alone - lost + sets * POINTS_OF_MERCERS + fives * POINTS_OF_WINDMILL
                if made > most:
                    most = made
                    best = points_of_units(units, taken, sets, fives)
    return best


def points_of_units(units: list[Unit], taken: list[bool], sets: int, fives: int) -> list[int]:
    points = [0] * SHEET
    points[MERCERS_GUILD] = sets * POINTS_OF_MERCERS
    points[WINDMILL] = fives * POINTS_OF_WINDMILL
    for unit, gone in zip(units, taken, strict=True):
        if not gone:
            points[unit.row] += unit.points
    return points


def value_all(s: Keyflower, units: list[Unit], wild: bool, owns: list[bool], milled: int) -> None:
    """What each does by itself when the watermill takes this kind; the least valuable first."""
    for unit in units:
        value_alone(s, unit, wild, owns, milled)
    units.sort(key=worth)


def worth(unit: Unit) -> int:
    return unit.points


def value_alone(s: Keyflower, unit: Unit, wild: bool, owns: list[bool], milled: int) -> None:
    """The best that a resource does by itself: gold, jeweller, watermill, or staying on a barn or yard."""
    unit.points = 0
    unit.row = LOOSE_GOLD
    if unit.kind == GOLD or (wild and s.options.boat_3b_lets_any_resource_score_as_gold):
        unit.points = POINTS_OF_GOLD
    if milled != NONE and unit.points < POINTS_OF_WATERMILL and (wild or unit.kind == milled):
        unit.points = POINTS_OF_WATERMILL
        unit.row = WATERMILL
    if owns[JEWELLER] and (wild or unit.kind == GOLD):
        unit.points = POINTS_OF_JEWELLER
        unit.row = JEWELLER
    if unit.tile != NONE:
        facts = FACTS[unit.tile]
        if facts.keeps != NONE and (facts.keeps == ANY or wild or unit.kind in (facts.keeps, GOLD)):
            kept = facts.keep_points[s.upgraded[unit.tile]]
            if kept > unit.points:
                unit.points = kept
                unit.row = unit.tile


def cheapest(units: list[Unit], sets: int, others: int, wild: bool) -> list[bool] | None:
    """The least valuable units that make so many sets of iron, stone and wood (gold stands for any) and so many others.

    Taking the cheapest first, whenever all taken so far still fit, is best: units that can be matched to places form a matroid.
    """
    wanted = 3 * sets + others
    count = [0, 0, 0, 0]
    taken = []
    for unit in units:
        kind = GOLD if wild else unit.kind
        count[kind] += 1
        fits = wanted > 0 and overflow(count, sets) <= others
        if fits:
            wanted -= 1
        else:
            count[kind] -= 1
        taken.append(fits)
    return None if wanted else taken


def overflow(count: list[int], sets: int) -> int:
    """How many of these find no place in the sets."""
    over = 0
    free = 0
    for kind in range(GOLD):
        if count[kind] > sets:
            over += count[kind] - sets
        else:
            free += sets - count[kind]
    if count[GOLD] > free:
        over += count[GOLD] - free
    return over


# ---- the purple worker --------------------------------------------------------------------------------------------


def with_purple(s: Keyflower, seat: Seat, owns: list[bool], plain: Best) -> Best:
    """One more worker, skill tile or resource, whichever brings most; as a resource it is gold, on a yard or not."""
    player = s.players[seat]
    best = plain
    for colour in range(4):
        workers = player.workers[:]
        workers[colour] += 1
        best = better(best, Best(best_workers(workers, owns), plain.skills, plain.resources), colour, NONE)
    for skill in range(3):
        skills = player.skills[:]
        skills[skill] += 1
        best = better(best, Best(plain.workers, best_skills(skills, owns), plain.resources), 4 + skill, NONE)
    yards = [int(tile) for tile in player.village if FACTS[tile].keeps != NONE]
    for place in [NONE, *yards]:
        resources = best_resources(s, seat, [*resources_of(s, seat), Unit(GOLD, place)], owns)
        best = better(best, Best(plain.workers, plain.skills, resources), PURPLE_GOLD, place)
    return best


def better(best: Best, tried: Best, purple: int, place: int) -> Best:
    tried.purple = purple
    tried.place = place
    return tried if tried.total() > best.total() else best


# ---- the score sheet ----------------------------------------------------------------------------------------------

# Its rows: printed points and shapes, then what was given to scoring tiles.
PARTS: Final = ("tiles", "turn_order", "boats", "kept", "winter", "gold")


def part_of(row: int) -> str:
    """Which part of the score sheet a tile's points belong to."""
    if row == LOOSE_GOLD:
        return "gold"
    if TYPE[row] == TURN_ORDER:
        return "turn_order"
    if TYPE[row] == BOAT:
        return "boats"
    if TYPE[row] == WINTER:
        return "winter"
    return "kept" if FACTS[row].keeps != NONE else "tiles"


def points(s: Keyflower) -> list[float]:
    """One number a seat, as it stands: who has the highest would win, equal ones share the win."""
    return [float(total(s, seat)) for seat in range(s.seats)]


def scores(s: Keyflower) -> list[Score]:
    """Most points win; equal points share the win (KF-79)."""
    sheets = [sheet(s, seat) for seat in range(s.seats)]
    totals = [sum(points) for points in sheets]
    rows = []
    for seat, points in enumerate(sheets):
        parts = dict.fromkeys(PARTS, 0)
        for row in range(SHEET):
            parts[part_of(row)] += points[row]
        rows.append(Score(seat, totals[seat], tuple(parts.items()), (), totals[seat] == max(totals)))
    return rows
