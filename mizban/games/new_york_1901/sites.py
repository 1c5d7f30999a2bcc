"""Where a player may build now: which pieces, on which places, and what a demolition costs. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice, choice
from mizban.games.new_york_1901.cards import PIECE_FACE
from mizban.games.new_york_1901.map import BLOCKS, LOTS, LOTS_IN
from mizban.games.new_york_1901.pieces import ALIKE_BEFORE, ALL_LEGENDARY, BRONZE, GENERATIONS, GOLD, OWN, PIECES
from mizban.games.new_york_1901.places import PLACES_FOR, Place, bits, fitting
from mizban.games.new_york_1901.state import NO_PIECE, Building, NewYork, Player, under

BUILD: Final = [choice("build", PIECE_FACE + piece) for piece in range(len(PIECES))]

LEAST_UNBUILT: Final = 4  # Construction Boom must leave as many
NO_PLACES: Final[list[Place]] = []


def _of_generation(generation: int) -> list[int]:
    return [piece for piece, facts in enumerate(PIECES) if facts.generation == generation]


def _own_up_to(generation: int) -> int:
    return bits([piece for piece in range(OWN) if PIECES[piece].generation <= generation])


OF_GENERATION: Final = [_of_generation(generation) for generation in range(len(GENERATIONS))]
SHAPES_OF: Final = [bits([PIECES[piece].shape for piece in pieces]) for pieces in OF_GENERATION]
OWN_UP_TO: Final = [_own_up_to(generation) for generation in range(len(GENERATIONS))]


def available(s: NewYork, seat: Seat) -> int:
    """Bits of the pieces that this seat has and may build by their generation; a legendary skyscraper only once (NY-42)."""
    player = s.players[seat]
    unlocked = s.unlocked(seat)
    pieces = player.unbuilt & OWN_UP_TO[unlocked]
    if unlocked == GOLD and player.legendary == NO_PIECE:
        pieces |= s.legendaries
    return pieces


def available_for_boom(s: NewYork, seat: Seat) -> int:
    """The same for one more build: a piece of one's own only if enough stay unbuilt (NY-55)."""
    pieces = available(s, seat)
    return pieces if s.players[seat].unbuilt_count() > LEAST_UNBUILT else pieces & ALL_LEGENDARY


# ---- on free squares ------------------------------------------------------------------------------------------


def buildable(s: NewYork, seat: Seat, pieces: int) -> list[Choice]:
    """Those of these pieces that have a place on free squares; of pieces that are alike the first."""
    player = s.players[seat]
    shapes = 0
    free = player.free
    for block in range(len(BLOCKS)):
        squares = free[block]
        if squares:
            shapes |= fitting(block, squares)
    found = []
    if shapes:
        unbuilt = player.unbuilt
        for piece in range(len(PIECES)):
            if pieces >> piece & 1 and shapes >> PIECES[piece].shape & 1 and not ALIKE_BEFORE[piece] & unbuilt:
                found.append(BUILD[piece])
    return found


def free_places(player: Player, shape: int) -> list[Place]:
    """Where this shape can lie on the player's free squares (NY-36)."""
    found: list[Place] = []
    for block in range(len(BLOCKS)):
        if player.free[block]:
            found += places_on(player.free[block], shape, block)
    return found


def places_on(squares: int, shape: int, block: int) -> list[Place]:
    """Where this shape can lie on these squares of the block."""
    if not fitting(block, squares) >> shape & 1:
        return NO_PLACES
    return [place for place in PLACES_FOR[shape][block] if place.mask & squares == place.mask]


# ---- demolition -----------------------------------------------------------------------------------------------


def replacing(s: NewYork, seat: Seat, one_will_do: bool) -> int:
    """Bits of the pieces that can replace own buildings; with `one_will_do` only the first that is found."""
    player = s.players[seat]
    wanted = available(s, seat)
    found = 0
    for generation in range(BRONZE, s.unlocked(seat) + 1):
        first = under(generation, 0)
        for block in range(len(BLOCKS)):
            low = player.low[first + block]
            if low:
                found |= replacing_in(player, block, low, generation, wanted & ~found, one_will_do)
                if found and one_will_do:
                    return found
    return found


def replacing_in(player: Player, block: int, low: int, generation: int, wanted: int, one_will_do: bool) -> int:
    """Those of the wanted pieces of this generation that can replace some of these low buildings of the block."""
    shapes = fitting(block, player.free[block] | low) & SHAPES_OF[generation]
    if not shapes:
        return 0
    found = 0
    for piece in OF_GENERATION[generation]:
        shape = PIECES[piece].shape
        if wanted >> piece & 1 and shapes >> shape & 1 and can_replace(player, shape, block, low):
            found |= 1 << piece
            if one_will_do:
                break
    return found


def can_replace(player: Player, shape: int, block: int, low: int) -> bool:
    """Is there a place for this shape over some of these low buildings?"""
    squares = player.free[block] | low
    for place in PLACES_FOR[shape][block]:
        mask = place.mask
        if mask & squares == mask and mask & low and can_man(player, place):
            return True
    return False


def replacing_places(player: Player, piece: int) -> list[Place]:
    """Where this piece can lie over own buildings, at least one (NY-43), of earlier generations (NY-44)."""
    facts = PIECES[piece]
    found: list[Place] = []
    first = under(facts.generation, 0)
    for block in range(len(BLOCKS)):
        low = player.low[first + block]
        if low:
            places = places_on(player.free[block] | low, facts.shape, block)
            found += [place for place in places if place.mask & low and can_man(player, place)]
    return found


def can_man(player: Player, place: Place) -> bool:
    """Are there workers for all lots that this demolition would leave empty? Those it brings back count (NY-48)."""
    needed = len(emptied(player, place))
    return needed == 0 or needed <= player.workers + workers_back(player, place)


def buildings_under(player: Player, place: Place) -> list[Building]:
    return [building for building in player.buildings if building.block == place.block and building.mask & place.mask]


def emptied(player: Player, place: Place) -> list[int]:
    """The lots that would stand empty once the buildings under this place are gone and the new one is there."""
    gone = 0
    for building in player.buildings:
        if building.block == place.block and building.mask & place.mask:
            gone |= building.mask
    gone &= ~place.mask
    lots: list[int] = []
    if gone:
        block = place.block
        kept = player.estate[block] & ~player.free[block] & ~gone | place.mask
        for lot in LOTS_IN[block]:
            mask = LOTS[lot].mask
            if mask & gone and not mask & kept:
                lots.append(lot)
    return lots


def workers_back(player: Player, place: Place) -> int:
    """Workers on lots of this place."""
    back = 0
    for number in player.manned:
        lot = LOTS[number]
        if lot.block == place.block and lot.mask & place.mask:
            back += 1
    return back
