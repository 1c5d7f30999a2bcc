"""Placing tiles: everybody at the same time, edges matching, nothing moved later."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import FitsNowhere, Placed
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import BOAT_2A, EDGE, POWER, SIDES, STEP_Q, STEP_R, TURNS

WIDE: Final = 256  # more than any village can measure: a place is one number, q * WIDE + r
STEP: Final = [STEP_Q[side] * WIDE + STEP_R[side] for side in range(SIDES)]
MIDDLE: Final = WIDE // 2 * (WIDE + 1)


class Site:
    """A village with the tiles that its owner means to add."""

    def __init__(self, s: Keyflower, seat: Seat, placed: tuple[int, ...]) -> None:
        self.tile_at: dict[int, int] = {}
        self.turned: dict[int, int] = {}
        for tile in s.players[seat].village:
            self.add(int(tile), s.q[tile], s.r[tile], s.turned[tile])
        for i in range(0, len(placed), 4):
            self.add(placed[i], placed[i + 1], placed[i + 2], placed[i + 3])
        self.any_edges = bool(s.players[seat].powers & BOAT_2A)

    def add(self, tile: int, q: int, r: int, turned: int) -> None:
        place = MIDDLE + q * WIDE + r
        self.tile_at[place] = tile
        self.turned[place] = turned

    def free_places(self) -> list[int]:
        """Empty places that touch the village, in the order in which they are found."""
        found: dict[int, bool] = {}
        for place in self.tile_at:
            for side in range(SIDES):
                other = place + STEP[side]
                if other not in self.tile_at:
                    found[other] = True
        return list(found)

    def edges_around(self, place: int) -> list[int]:
        """What the neighbours show to this place, by direction; -1 where nobody is, or where it does not matter (2a)."""
        shown = []
        for side in range(SIDES):
            other = place + STEP[side]
            tile = self.tile_at.get(other, -1)
            if tile < 0 or self.any_edges:
                shown.append(-1)
            else:
                shown.append(EDGE[(tile * SIDES + self.turned[other]) * SIDES + (side + 3) % SIDES])
        return shown


def fits(tile: int, turned: int, around: list[int]) -> bool:
    base = (tile * SIDES + turned) * SIDES
    for side in range(SIDES):
        if around[side] >= 0 and around[side] != EDGE[base + side]:
            return False
    return True


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
    for place in site.free_places():
        around = site.edges_around(place)
        for tile in tiles:
            for turned in range(TURNS[tile]):
                if fits(tile, turned, around):
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
