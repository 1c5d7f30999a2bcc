"""Setting up the table."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card
from mizban.engine.chance import luck
from mizban.games.keyflower.options import Options
from mizban.games.keyflower.player import new_player
from mizban.games.keyflower.season import START_SEASON, TILES_ON_OFFER
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import (
    AUTUMN,
    BOAT,
    GREEN,
    HOME,
    KIND,
    REVERSE,
    SPRING,
    SUMMER,
    TILES,
    TURN_ORDER,
    WINTER,
    WORKERS_AT_START,
)

WORKERS_PER_PLAYER: Final = 8  # KF-8
TURN_TILES: Final = [0, 0, 1, 2, 3, 4, 4]  # by players (KF-11)
WINTER_TILES_EACH: Final = [0, 0, 3, 3, 3, 2, 2]  # KF-13


def set_up(seats: int, seed: bytes | int, options: Options) -> Keyflower:
    s = Keyflower()
    s.lay_out(seats, TILES, luck(seed))
    s.clear()
    s.options = options
    for colour in range(GREEN):
        s.into_bag(colour, WORKERS_AT_START[colour])
    s.green = WORKERS_AT_START[GREEN]
    s.players = [new_player() for _ in range(seats)]
    for seat in range(seats):
        s.draw_workers(seat, WORKERS_PER_PLAYER)
    deal_homes(s)
    lay_open(s)
    s.offer, s.box = split(s, SPRING, TILES_ON_OFFER[seats], s.box)
    deal_winter_tiles(s)
    s.summer, _none = split(s, SUMMER, len(KIND[SUMMER]), [])
    s.autumn, _none = split(s, AUTUMN, len(KIND[AUTUMN]), [])
    s.then(START_SEASON)
    s.fenced = False
    return s


def split(s: Keyflower, type: int, count: int, box: list[Card]) -> tuple[list[Card], list[Card]]:
    """So many tiles of a kind at random; the others go to the box unseen."""
    tiles = KIND[type][:]
    s.shuffle(tiles)
    return tiles[:count], box + tiles[count:]


def deal_homes(s: Keyflower) -> None:
    """The lowest number starts (KF-9)."""
    homes, s.box = split(s, HOME, s.seats, s.box)
    for seat, home in enumerate(homes):
        s.show(home)
        s.put(seat, home, 0, 0, 0)
    s.start_seat = homes.index(min(homes))


def lay_open(s: Keyflower) -> None:
    """Turn-order tiles and boats (KF-10) by the number of players; and everybody knows what is on the backs of the summer boats."""
    s.turn_tiles = KIND[TURN_ORDER][: TURN_TILES[s.seats]]
    s.boats = KIND[BOAT][: s.seats]
    s.box += KIND[TURN_ORDER][TURN_TILES[s.seats] :] + KIND[BOAT][s.seats :]
    s.backs = [Card(card) for card in range(REVERSE, TILES)]
    for card in [*KIND[TURN_ORDER], *KIND[BOAT], *s.backs]:
        s.show(card)


def deal_winter_tiles(s: Keyflower) -> None:
    each = WINTER_TILES_EACH[s.seats]
    dealt, s.box = split(s, WINTER, each * s.seats, s.box)
    for seat, player in enumerate(s.players):
        player.hand = dealt[seat * each : (seat + 1) * each]
        for card in player.hand:
            s.look(seat, card)
