"""The villages: where their tiles lie, and what touches what."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import State
from mizban.games.keyflower.openings import place_at, with_tile
from mizban.games.keyflower.player import NO_NUMBERS, Player
from mizban.games.keyflower.tiles import EDGE, NONE, ROAD, SIDES, TILES

# The side on which a neighbour lies, at (difference of q) * 3 + (difference of r) + 4.
SIDE_OF: Final = [NONE, 5, 4, 0, NONE, 3, 1, 2, NONE]
NO_PLAYERS: Final[list[Player]] = []


class Land(State):
    """The part of the table that changes only when tiles are placed: copies share it until then."""

    def __init__(self) -> None:
        super().__init__()
        self.players = NO_PLAYERS
        self.owner = NO_NUMBERS
        self.q = NO_NUMBERS
        self.r = NO_NUMBERS
        self.turned = NO_NUMBERS
        self.near = NO_NUMBERS  # tile * 6 + direction: the neighbour there, or NONE
        self.road = NO_NUMBERS  # the same, if a road leads there

    def clear_land(self) -> None:
        self.owner = [NONE] * TILES
        self.q = [0] * TILES
        self.r = [0] * TILES
        self.turned = [0] * TILES
        self.near = [NONE] * (TILES * SIDES)
        self.road = [NONE] * (TILES * SIDES)

    def lend(self, twin: Land) -> None:
        """The part of a copy that belongs to the villages."""
        twin.players = [player.copy() for player in self.players]
        twin.owner = self.owner
        twin.q = self.q
        twin.r = self.r
        twin.turned = self.turned
        twin.near = self.near
        twin.road = self.road

    def own(self) -> None:
        super().own()
        self.owner = self.owner[:]
        self.q = self.q[:]
        self.r = self.r[:]
        self.turned = self.turned[:]
        self.near = self.near[:]
        self.road = self.road[:]

    def put(self, seat: Seat, card: Card, q: int, r: int, turned: int) -> None:
        """A tile becomes part of a village."""
        if self.borrowed:
            self.own()
        player = self.players[seat]
        village = player.village
        player.openings = with_tile(player.openings, card, place_at(q, r), turned)
        self.owner[card] = seat
        self.q[card] = q
        self.r[card] = r
        self.turned[card] = turned
        for other in village:
            across = self.q[other] - q
            down = self.r[other] - r
            if -1 <= across <= 1 and -1 <= down <= 1:
                side = SIDE_OF[across * 3 + down + 4]
                if side != NONE:
                    self.touch(card, other, side)
        village.append(card)

    def touch(self, tile: int, other: int, side: int) -> None:
        """Two tiles lie side by side, the other one on this side."""
        here = tile * SIDES + side
        there = other * SIDES + (side + 3) % SIDES
        self.near[here] = other
        self.near[there] = tile
        if self.edge(tile, side) == ROAD and self.edge(other, (side + 3) % SIDES) == ROAD:
            self.road[here] = other
            self.road[there] = tile

    def edge(self, tile: int, side: int) -> int:
        """What a tile that lies in a village shows in a direction."""
        return EDGE[(tile * SIDES + self.turned[tile]) * SIDES + side]
