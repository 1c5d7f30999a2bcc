"""Which workers can go where: the colour rule, rising numbers, and losing groups that move whole."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.games.keyflower.events import StoodUp
from mizban.games.keyflower.state import MOST_SEATS, Keyflower
from mizban.games.keyflower.tiles import ANY, BOAT_4A, BOAT_4B, GREEN, NO_COLOUR, NONE, TURN_ORDER, TYPE, Use

MOST_ON_A_TILE: Final = 6  # KF-34
NO_LIMIT: Final = 1000
NO_GROUPS: Final[list[int]] = []


def lowest_bid(s: Keyflower, seat: Seat, tile: int) -> int:
    """How many workers this seat must add to have more there than any other (KF-29)."""
    leader = s.leader[tile]
    if leader == NONE:
        return 1
    return s.bids[tile * MOST_SEATS + leader] - s.bids[tile * MOST_SEATS + seat] + 1


def lowest_use(s: Keyflower, tile: int) -> int:
    return s.last_use[tile] + 1


def room(s: Keyflower, tile: int) -> int:
    """How many more workers may stand on the tile."""
    return MOST_ON_A_TILE - s.on_count[tile]


def binding(s: Keyflower, seat: Seat, tile: int) -> int:
    """The colour a bid of this seat must have at any tile (KF-28), or NO_COLOUR; whoever has workers there goes on with theirs."""
    if s.bids[tile * MOST_SEATS + seat]:
        return s.bid_colour(tile, seat)
    return s.colour[tile]


def groups(s: Keyflower, seat: Seat, losing: list[int], colour: int, without: int) -> list[int]:
    """The losing groups of one colour (or ANY), but not the one beside the tile `without`."""
    if not losing:
        return NO_GROUPS
    return [tile for tile in losing if tile != without and (colour == ANY or s.bid_colour(tile, seat) == colour)]


def size(s: Keyflower, seat: Seat, group: int) -> int:
    return s.bids[group * MOST_SEATS + seat]


def fewest(s: Keyflower, seat: Seat, some: list[int], low: int, high: int) -> int:
    """With the best of these groups, how many workers from the screen it takes at least to be low..high; without a group `low` of them."""
    if not some:
        return low
    sums = 1  # bit n: some of the groups make n
    for group in some:
        sums |= sums << size(s, seat, group)
    need = low
    n = 1
    sums >>= 1
    while sums and n <= high:
        if sums & 1:
            if n >= low:
                return 0
            if low - n < need:
                need = low - n
        sums >>= 1
        n += 1
    return need


def can_counter(s: Keyflower, seat: Seat, tile: int) -> bool:
    """The owner of 4a may answer another's red, blue or yellow bid in a colour of its own, once it has no workers there (KF-62)."""
    if not s.players[seat].powers & BOAT_4A or s.leader[tile] == NONE or s.bids[tile * MOST_SEATS + seat]:
        return False
    if TYPE[tile] == TURN_ORDER and not s.options.boat_4a_may_target_turn_order_tiles:
        return False
    return s.colour[tile] != GREEN


def any_colours(s: Keyflower, seat: Seat, tile: int) -> bool:
    """The owner of 4b may mix colours on a tile that is bid for or in use (KF-63)."""
    return bool(s.players[seat].powers & BOAT_4B) and s.colour[tile] != NO_COLOUR


def can_pay_skill(s: Keyflower, seat: Seat, skill: int) -> bool:
    if skill == NONE:
        return True
    skills = s.players[seat].skills
    return skills[0] + skills[1] + skills[2] > 0 if skill == ANY else skills[skill] > 0


def can_use(s: Keyflower, seat: Seat, tile: int, use: Use, losing: list[int]) -> bool:
    """Are there workers for it, after the worker that the tile itself may cost?"""
    low = s.last_use[tile] + 1
    high = MOST_ON_A_TILE - s.on_count[tile]
    if low > high:
        return False
    workers = s.players[seat].workers
    fee = use.pays_worker
    bound = s.colour[tile]
    if use.free and bound != NO_COLOUR and workers[bound] >= low:
        return True
    if not can_pay_skill(s, seat, use.pays_skill) or (fee != NONE and fee != ANY and not workers[fee]):
        return False
    total = workers[0] + workers[1] + workers[2] + workers[3]
    if bound != NO_COLOUR and s.players[seat].powers & BOAT_4B:
        return total - (fee != NONE) >= fewest(s, seat, losing, low, high)
    if bound != NO_COLOUR:
        return can_send(s, seat, bound, fee, total, losing, low, high)
    for colour in range(4):
        if can_send(s, seat, colour, fee, total, losing, low, high):
            return True
    return False


def can_send(s: Keyflower, seat: Seat, colour: int, fee: int, total: int, losing: list[int], low: int, high: int) -> bool:
    have = s.players[seat].workers[colour]
    if fee == colour or (fee == ANY and total == have):
        have -= 1
    if have >= low:
        return True
    if not losing:
        return False
    return have >= fewest(s, seat, groups(s, seat, losing, colour, NONE), low, high)


def enough_for_use(s: Keyflower, seat: Seat, tile: int, losing: list[int]) -> bool:
    """Are there workers for a use whose price is paid?"""
    low = lowest_use(s, tile)
    high = room(s, tile)
    if low > high:
        return False
    total = s.players[seat].worker_count()
    if any_colours(s, seat, tile):
        return total >= fewest(s, seat, losing, low, high)
    for colour in range(4):
        if s.colour[tile] in (NO_COLOUR, colour) and can_send(s, seat, colour, NONE, total, losing, low, high):
            return True
    return False


# ---- moving them ------------------------------------------------------------------------------------------------


def lift(s: Keyflower, seat: Seat, group: int) -> int:
    """A losing group leaves the tile it bid for: how many they are. Lying workers that stay behind alone stand up."""
    count = s.bids[group * MOST_SEATS + seat]
    s.bids[group * MOST_SEATS + seat] = 0
    s.outbid[seat] -= 1
    lying = s.lying[group]
    if lying == NO_COLOUR:
        return count
    if s.players[seat].powers & BOAT_4A:
        s.lying[group] = NO_COLOUR
        return count
    leader = s.leader[group]
    others = 0
    for other in range(s.seats):
        if s.bids[group * MOST_SEATS + other]:
            others += 1
    if others == 1 and s.players[leader].powers & BOAT_4A and not s.on_count[group]:
        s.colour[group] = lying
        s.lying[group] = NO_COLOUR
        s.tell(StoodUp, leader, group, lying)
    return count
