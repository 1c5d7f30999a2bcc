"""The free places around a village, and which tiles fit there."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.tiles import EDGE, ROAD, SIDES, STEP_Q, STEP_R, WATER

WIDE: Final = 128  # more than any village can measure: a place is one number
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


HIGHER: Final = 2 * SIDES
LOWER: Final = (1 << HIGHER) - 1
BOTH: Final = 1 | 1 << SIDES

# The free places of a village, in the order in which they came up, two numbers for each: the place; and the bits of a look that the
# neighbours care about, twelve bits higher what they want there. Never changed: a village with one more tile has openings of its own,
# so that copies can share them.
Openings = list[int]
NOWHERE: Final[Openings] = []


def find(free: Openings, place: int) -> int:
    """Where this place stands among the openings, or -1."""
    for i in range(0, len(free), 2):
        if free[i] == place:
            return i
    return -1


def with_tile(free: Openings, tile: int, place: int, turned: int) -> Openings:
    """The openings when this tile lies there too."""
    more = free[:]
    touched = 0  # sides on which a tile lies already
    at = find(more, place)
    if at >= 0:
        touched = more[at + 1]
        del more[at : at + 2]
    look = LOOKS[tile * SIDES + turned]
    for side in range(SIDES):
        if touched >> side & 1:
            continue
        other = place + STEP[side]
        shows = (BOTH | (look >> side & BOTH) << HIGHER) << (side + 3) % SIDES
        at = find(more, other)
        if at >= 0:
            more[at + 1] |= shows
        else:
            more.append(other)
            more.append(shows)
    return more
