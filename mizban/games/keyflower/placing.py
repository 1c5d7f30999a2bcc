"""Placing tiles: everybody at the same time, edges matching, nothing moved later."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOTHING, Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import FitsNowhere, Placed
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import BOAT_2A, EDGE, NONE, POWER, ROAD, SIDES, STEP_Q, STEP_R, TILES, TURNS, WATER

WIDE: Final = 256  # more than any village can measure: a place is one number, q * WIDE + r
MIDDLE: Final = WIDE // 2 * (WIDE + 1)
FACING: Final = [1 << (side + 3) % SIDES for side in range(SIDES)]  # the side of a place that looks back, as a bit


class Openings:
    """The free places around a village, in the order in which they are found, with the edges that a tile there has to meet."""

    def __init__(self, places: list[int], touched: list[int], roads: list[int], rivers: list[int]) -> None:
        self.places = places
        self.touched = touched  # for each place, as bits: the sides where a tile is
        self.roads = roads  # those of them where it shows a road
        self.rivers = rivers


def openings(s: Keyflower, seat: Seat, placed: tuple[int, ...]) -> Openings:
    """For a village and the tiles that its owner means to add."""
    tiles = [int(tile) for tile in s.players[seat].village]
    q = [s.q[tile] for tile in tiles]
    r = [s.r[tile] for tile in tiles]
    turned = [s.turned[tile] for tile in tiles]
    for i in range(0, len(placed), 4):
        tiles.append(placed[i])
        q.append(placed[i + 1])
        r.append(placed[i + 2])
        turned.append(placed[i + 3])
    # A grid with a margin around the village: 0 where nothing is, -1 under a tile, else the number of a free place, from 1.
    left = min(q) - 1
    top = min(r) - 1
    wide = max(r) - top + 2
    grid = [0] * ((max(q) - left + 2) * wide)
    steps = [STEP_Q[side] * wide + STEP_R[side] for side in range(SIDES)]
    at = [(q[n] - left) * wide + r[n] - top for n in range(len(tiles))]
    for cell in at:
        grid[cell] = -1
    places: list[int] = []
    touched: list[int] = []
    roads: list[int] = []
    rivers: list[int] = []
    near = s.near
    for n in range(len(tiles)):
        neighbours = tiles[n] * SIDES
        edges = (neighbours + turned[n]) * SIDES
        for side in range(SIDES):
            if near[neighbours + side] != NONE:
                continue
            cell = at[n] + steps[side]
            i = grid[cell]
            if i < 0:
                continue
            if not i:
                places.append(MIDDLE + (cell // wide + left) * WIDE + cell % wide + top)
                touched.append(0)
                roads.append(0)
                rivers.append(0)
                i = len(places)
                grid[cell] = i
            bit = FACING[side]
            edge = EDGE[edges + side]
            touched[i - 1] |= bit
            if edge == ROAD:
                roads[i - 1] |= bit
            elif edge == WATER:
                rivers[i - 1] |= bit
    return Openings(places, touched, roads, rivers)


def sides_with(edge: int) -> list[int]:
    """For each tile and turn, as bits, the sides with this edge."""
    found = []
    for start in range(0, len(EDGE), SIDES):
        found.append(sum([1 << side for side in range(SIDES) if EDGE[start + side] == edge]))
    return found


ROADS: Final = sides_with(ROAD)
RIVERS: Final = sides_with(WATER)

PLACES: Final[dict[int, list[Choice | None]]] = {}  # by place: the choices for each tile and turn, made when they first come up
NOT_YET: Final[list[Choice | None]] = [None] * (TILES * SIDES)


def place_choice(tile: int, place: int, turned: int) -> Choice:
    return choice("place", tile, place // WIDE - WIDE // 2, place % WIDE - WIDE // 2, turned)


def all_fits(free: Openings, tiles: list[int], any_edges: bool) -> list[Choice]:
    """Every way to place one of these tiles. Turns that look alike are offered once (R45)."""
    can: list[Choice] = []
    for i in range(len(free.places)):
        place = free.places[i]
        known = PLACES.get(place)
        if known is None:
            known = NOT_YET[:]
            PLACES[place] = known
        touched = 0 if any_edges else free.touched[i]
        roads = free.roads[i] & touched
        rivers = free.rivers[i] & touched
        for tile in tiles:
            base = tile * SIDES
            for at in range(base, base + TURNS[tile]):
                if ROADS[at] & touched == roads and RIVERS[at] & touched == rivers:
                    option = known[at]
                    if option is None:
                        option = place_choice(tile, place, at - base)
                        known[at] = option
                    can.append(option)
    return can


class PlaceTiles(AtOnce[Keyflower]):
    """All who have taken tiles place them, in secret and together."""

    def seats(self, s: Keyflower) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.players[seat].taken]

    def questions(self, s: Keyflower, seat: Seat) -> list[Phase[Any]]:
        return [PlaceTile(seat, ())]


class PlaceTile(Phase[Keyflower]):
    """One tile after the other, in an order of one's choice: what is placed so far, as tile, q, r, turn."""

    def __init__(self, seat: Seat, placed: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.placed = placed

    def left(self, s: Keyflower) -> list[int]:
        done = self.placed[::4]
        return [int(tile) for tile in s.players[self.seat].taken if tile not in done]

    def options(self, s: Keyflower) -> list[Choice]:
        left = self.left(s)
        if not left:
            return NOTHING
        return all_fits(openings(s, self.seat, self.placed), left, bool(s.players[self.seat].powers & BOAT_2A))

    def run(self, s: Keyflower) -> None:
        """All lie, or what is left fits nowhere (R22)."""
        for tile in self.left(s):
            s.deed(LeaveGame(self.seat, tile))

    def answer(self, s: Keyflower, choice: Choice) -> None:
        tile, q, r, turned = choice.on
        s.deed(Place(self.seat, tile, q, r, turned))
        s.then(PlaceTile(self.seat, (*self.placed, tile, q, r, turned)))

    def about(self, s: Keyflower) -> Params:
        return {"tiles": len(self.left(s))}


class Place(Phase[Keyflower]):
    def __init__(self, seat: Seat, tile: int, q: int, r: int, turned: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.q = q
        self.r = r
        self.turned = turned

    def run(self, s: Keyflower) -> None:
        card = Card(self.tile)
        s.players[self.seat].taken.remove(card)
        s.put(self.seat, card, self.q, self.r, self.turned)
        s.tell(Placed, self.seat, s.show(card))


class LeaveGame(Phase[Keyflower]):
    """A tile without a place goes into the box, with the power it may have had."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def run(self, s: Keyflower) -> None:
        card = Card(self.tile)
        player = s.players[self.seat]
        player.taken.remove(card)
        s.box.append(card)
        player.powers = powers_of(player.village + player.taken)
        s.tell(FitsNowhere, self.seat, s.show(card))


def powers_of(tiles: list[Card]) -> int:
    powers = 0
    for tile in tiles:
        powers |= POWER[tile]
    return powers
