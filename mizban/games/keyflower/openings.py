"""The free places around a village, and which tiles fit there."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.tiles import EDGE, ROAD, SIDES, STEP_Q, STEP_R, WATER

WIDE: Final = 256  # more than any village can measure: a place is one number
MIDDLE: Final = WIDE // 2 * (WIDE + 1)
STEP: Final = [STEP_Q[side] * WIDE + STEP_R[side] for side in range(SIDES)]


def place_at(q: int, r: int) -> int:
    return MIDDLE + q * WIDE + r


def _looks() -> list[int]:
    """How each tile looks with each turn: a bit for every side with a road, six bits higher one for every side with water."""
    looks = []
    for start in range(0, len(EDGE), SIDES):
        roads = sum([1 << side for side in range(SIDES) if EDGE[start + side] == ROAD])
        rivers = sum([1 << side for side in range(SIDES) if EDGE[start + side] == WATER])
        looks.append(roads | rivers << SIDES)
    return looks


LOOKS: Final = _looks()


# The free places of a village, in the order in which they came up: the bits of a look that the neighbours care about, and twelve bits
# higher what they want there. A place under a tile is TAKEN. Never changed: a village with one more tile has openings of its own,
# so that copies can share them.
Openings = dict[int, int]
TAKEN: Final = -1
HIGHER: Final = 2 * SIDES
LOWER: Final = (1 << HIGHER) - 1
BOTH: Final = 1 | 1 << SIDES
NOWHERE: Final[Openings] = {}


def with_tile(free: Openings, tile: int, place: int, turned: int) -> Openings:
    """The openings when this tile lies there too."""
    more = free.copy()
    more[place] = TAKEN
    look = LOOKS[tile * SIDES + turned]
    for side in range(SIDES):
        other = place + STEP[side]
        cares = more.get(other, 0)
        if cares != TAKEN:
            back = (side + 3) % SIDES
            more[other] = cares | (BOTH | (look >> side & BOTH) << HIGHER) << back
    return more
