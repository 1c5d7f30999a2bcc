"""Placing tiles: everybody at the same time, edges matching, nothing moved later."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import FitsNowhere, Placed
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import BOAT_2A, EDGE, POWER, ROAD, SIDES, STEP_Q, STEP_R, TURNS, WATER

WIDE: Final = 256  # more than any village can measure: a place is one number, q * WIDE + r
STEP: Final = [STEP_Q[side] * WIDE + STEP_R[side] for side in range(SIDES)]
MIDDLE: Final = WIDE // 2 * (WIDE + 1)


class Site:
    """A village with the tiles that its owner means to add, and the free places around it with the edges they have to meet."""

    def __init__(self, s: Keyflower, seat: Seat, placed: tuple[int, ...]) -> None:
        self.free: list[int] = []  # empty places that touch the village, in the order in which they are found
        self.touched: list[int] = []  # for each, as bits: the sides where a tile is
        self.roads: list[int] = []  # those of them where it shows a road
        self.rivers: list[int] = []
        self.any_edges = bool(s.players[seat].powers & BOAT_2A)
        tiles = [int(tile) for tile in s.players[seat].village]
        taken = [MIDDLE + s.q[tile] * WIDE + s.r[tile] for tile in tiles]
        turned = [s.turned[tile] for tile in tiles]
        for i in range(0, len(placed), 4):
            tiles.append(placed[i])
            taken.append(MIDDLE + placed[i + 1] * WIDE + placed[i + 2])
            turned.append(placed[i + 3])
        found: dict[int, int] = {}
        for place in taken:
            found[place] = -1
        for i in range(len(tiles)):
            self.add_around(found, taken[i], (tiles[i] * SIDES + turned[i]) * SIDES)

    def add_around(self, found: dict[int, int], place: int, edges: int) -> None:
        for side in range(SIDES):
            other = place + STEP[side]
            i = found.get(other, -2)
            if i == -1:
                continue
            if i == -2:
                i = len(self.free)
                found[other] = i
                self.free.append(other)
                self.touched.append(0)
                self.roads.append(0)
                self.rivers.append(0)
            bit = 1 << (side + 3) % SIDES
            edge = EDGE[edges + side]
            self.touched[i] |= bit
            if edge == ROAD:
                self.roads[i] |= bit
            elif edge == WATER:
                self.rivers[i] |= bit


def sides_with(edge: int) -> list[int]:
    """For each tile and turn, as bits, the sides with this edge."""
    found = []
    for start in range(0, len(EDGE), SIDES):
        found.append(sum([1 << side for side in range(SIDES) if EDGE[start + side] == edge]))
    return found


ROADS: Final = sides_with(ROAD)
RIVERS: Final = sides_with(WATER)

PLACES: Final[dict[int, Choice]] = {}


def place_choice(tile: int, place: int, turned: int) -> Choice:
    key = (place * 128 + tile) * SIDES + turned
    known = PLACES.get(key)
    if known is None:
        known = choice("place", tile, place // WIDE - WIDE // 2, place % WIDE - WIDE // 2, turned)
        PLACES[key] = known
    return known


def all_fits(site: Site, tiles: list[int]) -> list[Choice]:
    """Every way to place one of these tiles. Turns that look alike are offered once."""
    can = []
    for i in range(len(site.free)):
        place = site.free[i]
        touched = 0 if site.any_edges else site.touched[i]
        roads = site.roads[i] & touched
        rivers = site.rivers[i] & touched
        for tile in tiles:
            base = tile * SIDES
            for turned in range(TURNS[tile]):
                if ROADS[base + turned] & touched == roads and RIVERS[base + turned] & touched == rivers:
                    can.append(place_choice(tile, place, turned))
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
        return all_fits(Site(s, self.seat, self.placed), left) if left else []

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
