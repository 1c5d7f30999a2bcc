"""Placing tiles: everybody at the same time, edges matching, nothing moved later."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import FitsNowhere, Placed
from mizban.games.keyflower.openings import HIGHER, LOOKS, LOWER, WIDE, Openings, place_at, with_tile
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import BOAT_2A, POWER, SIDES, TILES, TURNS

# By place: the choices for each tile and turn. There are many thousands of these, made when they first come up.
PLACES: Final[list[list[Choice | None] | None]] = [None] * (WIDE * WIDE)
NOT_YET: Final[list[Choice | None]] = [None] * (TILES * SIDES)


def choices_at(place: int) -> list[Choice | None]:
    known = PLACES[place]
    if known is None:
        known = NOT_YET[:]
        PLACES[place] = known
    return known


def place_choice(tile: int, place: int, turned: int) -> Choice:
    return Choice("place", (tile, place // WIDE - WIDE // 2, place % WIDE - WIDE // 2, turned))


def all_fits(free: Openings, tiles: list[int], any_edges: bool) -> list[Choice]:
    """Every way to place one of these tiles so that the neighbours agree (KF-55). Turns that look alike are offered once (KF-R45)."""
    can: list[Choice] = []
    for i in range(0, len(free), 2):
        place = free[i]
        known = choices_at(place)
        cares = 0 if any_edges else free[i + 1]
        touched = cares & LOWER
        wanted = cares >> HIGHER
        for tile in tiles:
            first = tile * SIDES
            for at in range(first, first + TURNS[tile]):
                if LOOKS[at] & touched == wanted:
                    option = known[at]
                    if option is None:
                        option = place_choice(tile, place, at - first)
                        known[at] = option
                    can.append(option)
    return can


class PlaceTiles(AtOnce[Keyflower]):
    """All who have taken tiles place them, in secret and together (KF-54)."""

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
        player = s.players[self.seat]
        free = player.openings
        placed = self.placed
        for i in range(0, len(placed), 4):
            free = with_tile(free, placed[i], place_at(placed[i + 1], placed[i + 2]), placed[i + 3])
        return all_fits(free, left, bool(player.powers & BOAT_2A))

    def denied(self, s: Keyflower) -> list[Denied]:
        """Tiles that wait for another one to make room."""
        fit = {option.on[0] for option in self.options(s)}
        return [Denied(choice("place", tile), "nowhere", {}) for tile in self.left(s) if tile not in fit]

    def run(self, s: Keyflower) -> None:
        """All lie, or what is left fits nowhere (KF-56)."""
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
