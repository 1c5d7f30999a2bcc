"""What a sensible player of New York 1901 knows; everything is weighed in points."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOBODY, Choice
from mizban.games.new_york_1901.build import ConstructionBoom, Demolish, PlacePiece, pieces_for_boom
from mizban.games.new_york_1901.cards import (
    BRONZE_BARON,
    GENERATION_KING,
    GOLD_PRESTIGE,
    GOLD_PRESTIGE_POINTS,
    GOLD_TYCOON,
    KIND,
    MASTER_ARCHITECT,
    PIECE_FACE,
    SIZE_OF_KIND,
)
from mizban.games.new_york_1901.map import BLOCKS, KINDS, LOTS, LOTS_IN, LOTS_OF_KIND, ON_STREET, SMALL
from mizban.games.new_york_1901.pieces import BRONZE, GOLD, OWN, PIECES
from mizban.games.new_york_1901.places import PLACES, Place, chosen, fitting
from mizban.games.new_york_1901.scoring import gold_by_district, total
from mizban.games.new_york_1901.sites import (
    available,
    buildings_under,
    emptied,
    free_places,
    replacing,
    replacing_places,
    workers_back,
)
from mizban.games.new_york_1901.state import NO_PIECE, NewYork, Player, under
from mizban.games.new_york_1901.turn import UNBUILT_TO_END

WORTH_A_BOOM: Final = 3.5  # a second build should bring more than this while there is time
ACTION: Final = 1.0  # what an unused action card is worth in the end
LATER: Final = 0.4  # points that land promises, against points now
NEXT: Final = 0.25  # points that it would promise with one more lot
TOGETHER: Final = 0.35  # land in one block is worth more than the same land scattered
STREET: Final = 0.5  # a lot on a street in play where I can build at once
STREET_LATER: Final = 0.2  # and where I can't
LATE_LAND: Final = 0.3  # what is left of land's promises when the end is near
GROWTH: Final = 0.12  # a free lot beside it, for later
SQUARE: Final = 0.35  # any square more
LANDLOCKED: Final = 2.0  # a first lot where nothing can be built
EFFORT: Final = 0.5  # what a new market must be better by: it may be worse
WORKER: Final = 0.35  # a worker in front
HASTE: Final = 2.0  # beginning the end of the game, when it suits me
SAFE: Final = 4  # points ahead that last through the turns of the others
LEAD: Final = [0.3, 1.0, 2.0, 3.6, 4.6]  # a street's worth when I am 2 behind, 1 behind, level, 1 and 2 ahead
BARON: Final = [0.0, 0.3, 0.8, 1.8, 5.0, 10.0, 15.0]
ARCHITECT: Final = [0.0, 0.6, 1.6, 3.4, 6.4, 10.0]
ENOUGH: Final = 5  # rounds without a building
LARGEST: Final = max([piece.squares for piece in PIECES])
CROWD: Final[list[float]] = [squares**1.5 for squares in range(LARGEST + 1)]  # what so much land in one block is worth
BEST_FIRST: Final = sorted(range(len(PIECES)), key=lambda piece: -PIECES[piece].points)
WINS_OF_100: Final = 95  # games of two against chance: so many at least, and a test holds it


def prefers(s: NewYork, seat: Seat, choice: Choice) -> float:
    """How much this answer is worth to the seat."""
    verb = choice.verb
    if verb == "take":
        return worth_taking(s, seat, KIND[Card(choice.on[0])])
    if verb == "claim":
        return worth_of_lot(s, seat, choice.on[0])
    if verb == "return":
        return -worth_of_lot(s, seat, choice.on[0])
    if verb == "build":
        return worth_building(s, seat, choice.on[0] - PIECE_FACE)
    if verb == "place":
        phase = s.todo[-1]
        assert isinstance(phase, PlacePiece)
        return worth_of_place(s, seat, phase.piece, chosen(PIECES[phase.piece].shape, choice))
    if verb == "demolish":
        return worth_demolishing(s, seat)
    if verb == "shift":
        return worth_shifting(s, seat)
    if verb == "grab":
        return worth_grabbing(s, seat)
    if verb == "boom":
        return worth_booming(s, seat)
    if verb == "agree":
        return worth_ending(s, seat)
    return 0.0


def worth_ending(s: NewYork, seat: Seat) -> float:
    """A stalemate suits whoever leads; after a while it suits everybody."""
    return 1.0 if ahead(s, seat) > 0 or s.dry_turns >= ENOUGH * s.seats else -1.0


def ahead(s: NewYork, seat: Seat) -> int:
    """My points before those of the best of the others."""
    return total(s, seat) - max([total(s, other) for other in range(s.seats) if other != seat])


def lateness(s: NewYork) -> float:
    """From 0 at the beginning to 1 when the end is near."""
    most = 0.0
    for player in s.players:
        built = (OWN - player.unbuilt_count()) / (OWN - UNBUILT_TO_END)
        most = built if built > most else most
    return 1.0 if s.trigger_seat != NOBODY or most > 1.0 else most


# ---- land -----------------------------------------------------------------------------------------------------


def best_points(pieces: int, shapes: int) -> float:
    """The points of the best of these pieces that has one of these shapes."""
    for piece in BEST_FIRST:
        if pieces >> piece & 1 and shapes >> PIECES[piece].shape & 1:
            return float(PIECES[piece].points)
    return 0.0


def hoped_for(s: NewYork, player: Player) -> int:
    """Bits of all pieces that this player may still build some day."""
    return player.unbuilt | (s.legendaries if player.legendary == NO_PIECE else 0)


def promise(s: NewYork, player: Player, block: int, squares: int) -> float:
    """What these squares of the block could carry some day, once older buildings make room."""
    return best_points(hoped_for(s, player), fitting(block, squares))


def land(player: Player, block: int) -> int:
    """Squares that are free or can become so."""
    return player.free[block] | player.low[under(GOLD, block)]


def best_now(s: NewYork, seat: Seat, pieces: int) -> float:
    """The best piece that could be built on free squares as they are."""
    player = s.players[seat]
    shapes = 0
    for block in range(len(BLOCKS)):
        if player.free[block]:
            shapes |= fitting(block, player.free[block])
    return best_points(pieces, shapes)


def worth_of_lot(s: NewYork, seat: Seat, lot: int) -> float:
    """What it lets me build now, and what it promises."""
    return builds_now(s, seat, lot) + promises(s, seat, lot)


def builds_now(s: NewYork, seat: Seat, lot: int) -> float:
    """The best piece with this lot added to my land."""
    here = built_here(s, seat, lot)
    elsewhere = best_now(s, seat, available(s, seat))
    return here if here > elsewhere else elsewhere


def built_here(s: NewYork, seat: Seat, lot: int) -> float:
    """The best piece in the block of this lot."""
    facts = LOTS[lot]
    return best_points(available(s, seat), fitting(facts.block, s.players[seat].free[facts.block] | facts.mask))


def promises(s: NewYork, seat: Seat, lot: int) -> float:
    """What the lot is good for later: larger pieces, streets, neighbours still free."""
    player = s.players[seat]
    facts = LOTS[lot]
    before = land(player, facts.block) & ~facts.mask
    after = before | facts.mask
    worth = LATER * (promise(s, player, facts.block, after) - promise(s, player, facts.block, before))
    worth += NEXT * (promise_with_one_more(s, player, lot, after) - promise_with_one_more(s, player, lot, before))
    worth += TOGETHER * (crowd(after) - crowd(before)) + SQUARE * facts.size
    worth += GROWTH * len([other for other in LOTS_IN[facts.block] if s.owner[other] == NOBODY and other != lot])
    worth *= 1.0 - (1.0 - LATE_LAND) * lateness(s)
    if not before and fitting(facts.block, facts.mask) == 0:
        worth -= LANDLOCKED
    streets = len([street for street in s.streets if ON_STREET[street][facts.block] & facts.mask])
    return worth + streets * (STREET if built_here(s, seat, lot) else STREET_LATER)


def promise_with_one_more(s: NewYork, player: Player, lot: int, squares: int) -> float:
    """What these squares of the lot's block could carry together with one of its other free lots."""
    block = LOTS[lot].block
    best = 0.0
    for other in LOTS_IN[block]:
        if s.owner[other] == NOBODY and other != lot:
            found = promise(s, player, block, squares | LOTS[other].mask)
            best = found if found > best else best
    return best


def crowd(squares: int) -> float:
    count = 0
    while squares and count < LARGEST:
        squares &= squares - 1
        count += 1
    return CROWD[count]


def worth_taking(s: NewYork, seat: Seat, kind: int) -> float:
    """The best free lot of this kind."""
    found = [worth_of_lot(s, seat, lot) for lot in LOTS_OF_KIND[kind] if s.owner[lot] == NOBODY]
    return max(found) if found else -100.0


def worth_shifting(s: NewYork, seat: Seat) -> float:
    """Four unknown cards: likely a bit better than the average of all that are not open now."""
    worth: list[float] = []
    for kind in range(KINDS):
        hidden = len([card for card in s.future if KIND[card] == kind])
        if hidden:
            worth += [worth_taking(s, seat, kind)] * hidden
    if not worth:
        return -100.0
    mean = sum(worth) / len(worth)
    spread = 0.0
    for value in worth:
        spread += abs(value - mean) / len(worth)
    return mean + spread - ACTION - EFFORT


def worth_grabbing(s: NewYork, seat: Seat) -> float:
    """The best small lot, and what a second one promises."""
    kinds = [KIND[card] for card in s.market if SIZE_OF_KIND[KIND[card]] == SMALL]
    first = [worth_taking(s, seat, kind) for kind in kinds]
    second = [promises(s, seat, lot) for kind in kinds for lot in LOTS_OF_KIND[kind] if s.owner[lot] == NOBODY]
    return max(first) + max(second) * 0.8 - ACTION


# ---- buildings ------------------------------------------------------------------------------------------------


def worth_building(s: NewYork, seat: Seat, piece: int) -> float:
    """The best place for this piece, in the way that the question is about."""
    phase = s.todo[-1]
    player = s.players[seat]
    places = replacing_places(player, piece) if isinstance(phase, Demolish) else free_places(player, PIECES[piece].shape)
    best = max([worth_of_place(s, seat, piece, place) for place in places])
    if isinstance(phase, ConstructionBoom):
        best -= cost_of_boom(s)
    return best


def cost_of_boom(s: NewYork) -> float:
    """The card is worth something in the end, and until then a chance for something better."""
    return ACTION + WORTH_A_BOOM * (1.0 - lateness(s))


def worth_booming(s: NewYork, seat: Seat) -> float:
    """Before the action of the turn: worth it where it brings a worker back, so that the turn goes on with a lot."""
    if s.players[seat].workers:
        return -100.0
    best = max([worth_building(s, seat, option.on[0] - PIECE_FACE) for option in pieces_for_boom(s, seat)])
    return best + max([0.0, *[worth_taking(s, seat, KIND[card]) for card in s.market]]) - cost_of_boom(s)


def worth_demolishing(s: NewYork, seat: Seat) -> float:
    """The best that can replace something."""
    pieces = replacing(s, seat, False)
    best = -100.0
    for piece in range(len(PIECES)):
        if pieces >> piece & 1:
            for place in replacing_places(s.players[seat], piece):
                worth = worth_of_place(s, seat, piece, place)
                best = worth if worth > best else best
    return best


def worth_of_place(s: NewYork, seat: Seat, piece: int, place: Place) -> float:
    """Points at once, streets and challenge, workers, and what the land can no longer carry afterwards."""
    player = s.players[seat]
    facts = PIECES[piece]
    late = lateness(s)
    old = buildings_under(player, place)
    worth = float(facts.points)
    if facts.generation == GOLD and s.challenge == GOLD_PRESTIGE:
        worth += s.neighbours(seat, place) * GOLD_PRESTIGE_POINTS
    for street in s.streets:
        gone = len([building for building in old if PLACES[building.place].streets >> street & 1])
        change = (place.streets >> street & 1) - gone
        if change:
            worth += (0.4 + 0.6 * late) * (lead(s, seat, street, change) - lead(s, seat, street, 0))
    twin = player.copy()
    for building in old:
        twin.pull_down(building)
    twin.generations[facts.generation] += 1
    twin.irregular += 1 if facts.irregular else 0
    worth += (0.5 + 0.5 * late) * (challenge_worth(s, seat, twin, piece, place) - challenge_worth(s, seat, player, NO_PIECE, place))
    worth += WORKER * (workers_back(player, place) - len(emptied(player, place)))
    squares = land(player, place.block)
    left = squares & ~place.mask if facts.generation == GOLD else squares
    worth -= LATER * (1.0 - late) * (promise(s, player, place.block, squares) - promise(s, player, place.block, left))
    if piece < OWN and player.unbuilt_count() == UNBUILT_TO_END + 1 and s.trigger_seat == NOBODY:
        worth += HASTE if ahead(s, seat) + facts.points > SAFE else -HASTE
    return worth


def lead(s: NewYork, seat: Seat, street: int, change: int) -> float:
    """What a street is worth if I had so many buildings more there."""
    others = max([player.streets[street] for other, player in enumerate(s.players) if other != seat])
    ahead = s.players[seat].streets[street] + change - others
    return LEAD[min(max(ahead, -2), 2) + 2]


def challenge_worth(s: NewYork, seat: Seat, player: Player, piece: int, place: Place) -> float:
    """The challenge with these standing buildings and perhaps one gold piece more."""
    if s.challenge == BRONZE_BARON:
        return BARON[min(player.generations[BRONZE], len(BARON) - 1)]
    if s.challenge == MASTER_ARCHITECT:
        return ARCHITECT[min(player.irregular, len(ARCHITECT) - 1)]
    if s.challenge == GENERATION_KING:
        worth = 0.0
        for generation in range(BRONZE, GOLD + 1):
            others = max([rival.generations[generation] for other, rival in enumerate(s.players) if other != seat])
            worth += LEAD[min(max(player.generations[generation] - others, -2), 2) + 2]
        return worth
    if s.challenge == GOLD_TYCOON:
        counts = gold_by_district(player)
        if piece != NO_PIECE and PIECES[piece].generation == GOLD:
            counts = [count + (place.districts >> district & 1) for district, count in enumerate(counts)]
        return sum([3.0 if count > 1 else 1.2 * count for count in counts])
    return 0.0
