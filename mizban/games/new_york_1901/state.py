"""What lies on the table of New York 1901, and the small verbs of cards, workers and buildings."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARDS, Card, Face, Seat
from mizban.engine.protocol import NOBODY, State
from mizban.games.new_york_1901.cards import (
    CHALLENGE_FACE,
    GOLD_PRESTIGE,
    GOLD_PRESTIGE_POINTS,
    KIND,
    STREET_CARDS,
    action_faces,
    piece_face,
)
from mizban.games.new_york_1901.events import ActionUsed, Built, Crowned, MarketRefilled, PrestigeScored, Unlocked
from mizban.games.new_york_1901.map import BLOCKS, LOTS
from mizban.games.new_york_1901.options import Options
from mizban.games.new_york_1901.pieces import ALL_OWN, BRONZE, GENERATIONS, GOLD, LEGENDARY, OWN, PIECES, SILVER, STARTER
from mizban.games.new_york_1901.places import PLACES, Place

WORKERS: Final = 4  # NY-17
MARKET: Final = 4  # open lot cards (NY-21)
SILVER_FROM: Final = 6  # NY-34
GOLD_FROM: Final = 18
EXPERT_SILVER_FROM: Final = 10  # NY-80
EXPERT_GOLD_FROM: Final = 25
OUT: Final = -2  # owner of a lot that is out of the game
NO_PIECE: Final = -1


class Building:
    """A piece on a place; it never changes."""

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place
        self.block = PLACES[place].block
        self.mask = PLACES[place].mask


class Player:
    """One player's side. What is owned on the map is kept as one number for each block, a bit for each square."""

    def __init__(
        self,
        cards: list[Card],
        manned: list[int],
        buildings: list[Building],
        estate: list[int],
        free: list[int],
        low: list[int],
        streets: list[int],
        generations: list[int],
    ) -> None:
        self.character = 0
        self.score = 0
        self.prestige = 0  # the part of the score that Gold Prestige brought
        self.workers = WORKERS  # available ones
        self.actions = 0  # unused action cards, a bit each
        self.unbuilt = ALL_OWN  # a bit for each own piece that never stood (NY-15)
        self.legendary = NO_PIECE
        self.irregular = 0  # standing buildings of irregular shape
        self.cards = cards  # lot cards with the character
        self.manned = manned  # lots with a worker
        self.buildings = buildings
        self.estate = estate  # by block: owned squares
        self.free = free  # by block: owned squares without a building, to be built on at any time (NY-40)
        self.low = low  # by generation and block: squares of own buildings that a piece of this generation may replace
        self.streets = streets  # by street: buildings that touch it, each once (NY-72)
        self.generations = generations  # by generation: standing buildings

    def copy(self) -> Player:
        twin = Player(
            self.cards[:],
            self.manned[:],
            self.buildings[:],
            self.estate[:],
            self.free[:],
            self.low[:],
            self.streets[:],
            self.generations[:],
        )
        twin.character = self.character
        twin.score = self.score
        twin.prestige = self.prestige
        twin.workers = self.workers
        twin.actions = self.actions
        twin.unbuilt = self.unbuilt
        twin.legendary = self.legendary
        twin.irregular = self.irregular
        return twin

    def own(self, lot: int) -> None:
        """The squares of a lot join the estate (NY-5)."""
        facts = LOTS[lot]
        self.estate[facts.block] |= facts.mask
        self.free[facts.block] |= facts.mask

    def disown(self, lot: int) -> None:
        facts = LOTS[lot]
        self.estate[facts.block] &= ~facts.mask
        self.free[facts.block] &= ~facts.mask

    def put_up(self, building: Building) -> None:
        self.buildings.append(building)
        self.free[building.block] &= ~building.mask
        self.count(building, 1)

    def pull_down(self, building: Building) -> None:
        self.buildings.remove(building)
        self.free[building.block] |= building.mask
        self.count(building, -1)

    def count(self, building: Building, by: int) -> None:
        """Running totals when a building comes or goes."""
        facts = PIECES[building.piece]
        self.generations[facts.generation] += by
        if facts.irregular:
            self.irregular += by
        touched = PLACES[building.place].streets
        for street in range(len(STREET_CARDS)):
            if touched >> street & 1:
                self.streets[street] += by
        for generation in range(facts.generation + 1, GOLD + 1):
            at = under(generation, building.block)
            self.low[at] = self.low[at] | building.mask if by > 0 else self.low[at] & ~building.mask

    def unbuilt_count(self) -> int:
        return UNBUILT_COUNT[self.unbuilt & HALF] + UNBUILT_COUNT[self.unbuilt >> HALF_BITS]


HALF_BITS: Final = OWN // 2
HALF: Final = (1 << HALF_BITS) - 1
UNBUILT_COUNT: Final = [bits.bit_count() for bits in range(1 << (OWN - HALF_BITS))]


def under(generation: int, block: int) -> int:
    """Where `Player.low` keeps the squares that a piece of this generation may replace in this block."""
    return (generation - BRONZE) * len(BLOCKS) + block


def new_player() -> Player:
    blocks = len(BLOCKS)
    return Player([], [], [], [0] * blocks, [0] * blocks, [0] * (GOLD * blocks), [0] * len(STREET_CARDS), [0] * len(GENERATIONS))


NO_PLAYERS: Final[list[Player]] = []
NO_NUMBERS: Final[list[int]] = []


class NewYork(State):
    options: Options

    def __init__(self) -> None:
        super().__init__()
        self.silver_from = SILVER_FROM
        self.gold_from = GOLD_FROM
        self.streets = NO_NUMBERS  # the three streets in play; never changed in place
        self.challenge = 0
        self.start_seat = 0
        self.active = 0
        self.turn = 0
        self.market = NO_CARDS  # open
        self.future = NO_CARDS  # face down, the top card last
        self.batch = NO_NUMBERS  # by card: with which Market Shift it was last shuffled, 0 for the first shuffle; never changed in place
        self.shifts = 0
        self.owner = NO_NUMBERS  # by lot: a seat, NOBODY, or OUT
        self.legendaries = 0  # bits of the pieces still in the supply
        self.players = NO_PLAYERS
        self.built = False  # a building was put up in this turn
        self.dry_turns = 0  # turns in a row without a new building
        self.agreed = 0  # votes for ending a stalemate, while they are counted
        self.trigger_seat = NOBODY  # who began the end of the game
        self.stalemate = False
        self.ended = False

    def copy(self) -> NewYork:
        twin = NewYork()
        self.copy_into(twin)
        twin.silver_from = self.silver_from
        twin.gold_from = self.gold_from
        twin.streets = self.streets
        twin.challenge = self.challenge
        twin.start_seat = self.start_seat
        twin.active = self.active
        twin.turn = self.turn
        twin.market = self.market[:]
        twin.future = self.future[:]
        twin.batch = self.batch
        twin.shifts = self.shifts
        twin.owner = self.owner[:]
        twin.legendaries = self.legendaries
        twin.players = [player.copy() for player in self.players]
        twin.built = self.built
        twin.dry_turns = self.dry_turns
        twin.agreed = self.agreed
        twin.trigger_seat = self.trigger_seat
        twin.stalemate = self.stalemate
        twin.ended = self.ended
        return twin

    def places(self) -> list[list[Card]]:
        return [self.market, self.future, *[player.cards for player in self.players]]

    def back(self, card: Card) -> int:
        """Everybody knows which cards a Market Shift put under the future market, only not in which order (NY-14)."""
        return self.batch[card]

    def recount(self) -> list[str]:
        """Running totals, and what must always be true of workers and lots (NY-11, NY-12)."""
        wrong = []
        for seat, player in enumerate(self.players):
            lots = [lot for lot, owner in enumerate(self.owner) if owner == seat]
            fresh = new_player()
            for lot in lots:
                fresh.own(lot)
            for building in player.buildings:
                fresh.put_up(building)
            same = [
                fresh.estate == player.estate,
                fresh.free == player.free,
                fresh.low == player.low,
                fresh.streets == player.streets,
                fresh.generations == player.generations,
                fresh.irregular == player.irregular,
            ]
            if not all(same):
                wrong.append(f"totals of seat {seat}: {same}")
            if player.workers + len(player.manned) != WORKERS:
                wrong.append(f"workers of seat {seat}")
            for lot in lots:
                has_building = LOTS[lot].mask & ~player.free[LOTS[lot].block] != 0
                if has_building == (lot in player.manned):
                    wrong.append(f"lot {LOTS[lot].code} of seat {seat}")
            if not set(player.manned) <= set(lots):
                wrong.append(f"workers of seat {seat} on lots of others")
        return wrong

    # ---- the markets --------------------------------------------------------------------------------------------

    def refill(self) -> None:
        """Turn up cards until four are open, as far as they last (NY-30)."""
        new = []
        while len(self.market) < MARKET and self.future:
            card = self.future.pop()
            self.market.append(card)
            new.append(self.show(card))
        if new:
            self.tell(MarketRefilled, tuple(new), len(self.future))

    def take(self, seat: Seat, card: Card) -> None:
        self.market.remove(card)
        self.players[seat].cards.append(card)

    def give_back(self, seat: Seat, kind: int) -> Card:
        """A card of this kind goes from the character to the bottom of the future market, seen by all."""
        cards = self.players[seat].cards
        card = [card for card in cards if KIND[card] == kind][-1]
        cards.remove(card)
        self.future.insert(0, card)
        return card

    # ---- workers and lots ---------------------------------------------------------------------------------------

    def man(self, seat: Seat, lot: int) -> None:
        player = self.players[seat]
        player.workers -= 1
        player.manned.append(lot)

    def unman(self, seat: Seat, lot: int) -> None:
        player = self.players[seat]
        player.manned.remove(lot)
        player.workers += 1

    def claim(self, seat: Seat, lot: int) -> None:
        """For the rest of the game, unless it is given back (NY-32)."""
        self.owner[lot] = seat
        self.players[seat].own(lot)
        self.man(seat, lot)

    def release(self, seat: Seat, lot: int) -> None:
        self.unman(seat, lot)
        self.players[seat].disown(lot)
        self.owner[lot] = NOBODY

    # ---- buildings ----------------------------------------------------------------------------------------------

    def unlocked(self, seat: Seat) -> int:
        """The latest generation that this seat may build."""
        score = self.players[seat].score
        return GOLD if score >= self.gold_from else SILVER if score >= self.silver_from else BRONZE

    def to_unlock(self, seat: Seat) -> int:
        """The points that are missing for the next generation; 0 when all are unlocked."""
        score = self.players[seat].score
        for threshold in (self.silver_from, self.gold_from):
            if score < threshold:
                return threshold - score
        return 0

    def build(self, seat: Seat, piece: int, place: Place) -> None:
        """Put the piece up, take the workers of its lots back (NY-39), score it (NY-41)."""
        player = self.players[seat]
        facts = PIECES[piece]
        back = 0
        for i in range(len(player.manned) - 1, -1, -1):
            lot = LOTS[player.manned[i]]
            if lot.block == place.block and lot.mask & place.mask:
                del player.manned[i]
                back += 1
        player.workers += back
        player.put_up(Building(piece, place.number))
        if piece >= LEGENDARY:
            player.legendary = piece
            self.legendaries &= ~(1 << piece)
        else:
            player.unbuilt &= ~(1 << piece)
        self.built = True
        self.tell(Built, seat, piece_face(piece), place.turn, place.row, place.column, facts.points, back)
        if facts.legendary:
            self.tell(Crowned, seat, piece_face(piece))
        before = self.unlocked(seat)
        player.score += facts.points
        if facts.generation == GOLD and self.challenge == GOLD_PRESTIGE:
            points = self.neighbours(seat, place) * GOLD_PRESTIGE_POINTS
            if points:
                player.score += points
                player.prestige += points
                self.tell(PrestigeScored, seat, Face(CHALLENGE_FACE + GOLD_PRESTIGE), points)
        after = self.unlocked(seat)
        if after > before:
            self.tell(Unlocked, seat, after)

    def neighbours(self, seat: Seat, place: Place) -> int:
        """Bronze and silver buildings of others that touch this place (NY-65)."""
        found = 0
        for other in range(self.seats):
            if other != seat:
                for building in self.players[other].buildings:
                    if building.block == place.block and building.mask & place.near:
                        generation = PIECES[building.piece].generation
                        if generation != STARTER and generation != GOLD:
                            found += 1
        return found

    # ---- action cards -------------------------------------------------------------------------------------------

    def can_use(self, seat: Seat, action: int) -> bool:
        return self.players[seat].actions & action != 0

    def use(self, seat: Seat, action: int) -> None:
        """Turn the card face down, once in the game (NY-53)."""
        self.players[seat].actions &= ~action
        self.tell(ActionUsed, seat, action_faces(action)[0])
