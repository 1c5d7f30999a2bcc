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


class Openings:
    """Never changed: a village with one more tile has openings of its own, so that copies can share them."""

    def __init__(self, taken: list[int], places: list[int], touched: list[int], wanted: list[int]) -> None:
        self.taken = taken
        self.places = places  # free, in the order in which they came up
        self.touched = touched  # for each of them the bits of a look that neighbours care about
        self.wanted = wanted  # and what they want there

    def with_tile(self, tile: int, place: int, turned: int) -> Openings:
        taken = [*self.taken, place]
        places = self.places[:]
        touched = self.touched[:]
        wanted = self.wanted[:]
        if place in places:
            i = places.index(place)
            places.pop(i)
            touched.pop(i)
            wanted.pop(i)
        look = LOOKS[tile * SIDES + turned]
        for side in range(SIDES):
            other = place + STEP[side]
            if other in taken:
                continue
            if other in places:
                i = places.index(other)
            else:
                i = len(places)
                places.append(other)
                touched.append(0)
                wanted.append(0)
            back = (side + 3) % SIDES
            touched[i] |= (1 | 1 << SIDES) << back
            wanted[i] |= (look >> side & (1 | 1 << SIDES)) << back
        return Openings(taken, places, touched, wanted)


NOWHERE: Final = Openings([], [], [], [])
