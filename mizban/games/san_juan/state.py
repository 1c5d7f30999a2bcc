"""What lies on the table of San Juan, and the small verbs of moving cards."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import HIDDEN, NO_CARD, NO_CARDS, Card, Face, Seat
from mizban.engine.protocol import State
from mizban.games.san_juan.cards import BUILDER, NO_ROLE, Building
from mizban.games.san_juan.deck import BUILDING, COST, FIRST_TILE, KIND, PRODUCTION_KINDS, prices_of
from mizban.games.san_juan.events import Bonus, GoodDelivered, Received, Shuffled, Stored, StoredCards, TurnedKept, TurnedLost, TurnedUp
from mizban.games.san_juan.options import Options
from mizban.games.san_juan.player import NO_PLAYERS, Player, insert, powers_with

MOST_SEATS: Final = 4
HAND_LIMIT: Final = 7  # SJ-16
SMALL_HAND_LIMIT: Final = 6  # where it always holds (SJ-82)
NOBODY_YET: Final = -1
NO_ROLES: Final[list[Seat]] = []


class SanJuan(State):
    options: Options

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.last_built = 0  # the round in which somebody built something
        self.governor = 0
        self.role = NO_ROLE  # the role that is played now
        self.chooser = 0
        self.times = 0  # how often the chooser's privilege counts
        self.sold = 0  # goods sold by all in this trader phase
        self.role_of = NO_ROLES  # who has taken each role in this round
        self.taken = 0  # bit per role that somebody has taken
        self.deck = NO_CARDS  # the top card last
        self.discard = NO_CARDS  # face down
        self.offered = NO_CARDS  # on the table for all, until somebody builds it: the Cathedral
        self.tiles = NO_CARDS  # in an order that never changes
        self.next_tile = 0
        self.tile_open = False
        self.players: list[Player] = NO_PLAYERS
        self.ended = False

    def copy(self) -> SanJuan:
        twin = SanJuan()
        self.copy_into(twin)
        twin.round = self.round
        twin.last_built = self.last_built
        twin.governor = self.governor
        twin.role = self.role
        twin.chooser = self.chooser
        twin.times = self.times
        twin.sold = self.sold
        twin.role_of = self.role_of[:]
        twin.taken = self.taken
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.offered = self.offered[:]
        twin.tiles = self.tiles[:]
        twin.next_tile = self.next_tile
        twin.tile_open = self.tile_open
        twin.players = [player.copy() for player in self.players]
        twin.ended = self.ended
        return twin

    # ---- for the laws -------------------------------------------------------------------------------------------

    def places(self) -> list[list[Card]]:
        """Every card is in one of these (SJ-4)."""
        mine = [place for player in self.players for place in player.places()]
        return [self.deck, self.discard, self.offered, self.tiles, *mine]

    def back(self, card: Card) -> int:
        return 1 if card >= FIRST_TILE else 0

    def recount(self) -> list[str]:
        wrong = [f"{name} of seat {seat}" for seat, player in enumerate(self.players) for name in player.recount()]
        if self.taken != sum([1 << role for role, seat in enumerate(self.role_of) if seat != NOBODY_YET]):
            wrong.append("taken")
        for seat, player in enumerate(self.players):
            if player.exposed != self.is_exposed(seat):
                wrong.append(f"exposed of seat {seat}")
        return wrong

    # ---- the supply ---------------------------------------------------------------------------------------------

    def draw(self) -> Card:
        """The top card, still face down; the discard pile is shuffled when it is needed (SJ-44). NO_CARD if there is none at all."""
        if not self.deck:
            if not self.discard:
                return NO_CARD
            self.deck = self.discard
            self.discard = []
            self.shuffle(self.deck)
            self.tell(Shuffled, len(self.deck))
        return self.deck.pop()

    def drawable(self, number: int) -> int:
        """How many of so many cards there are to draw; what there is not is lost (SJ-45)."""
        left = len(self.deck) + len(self.discard)
        return number if number < left else left

    def take(self, seat: Seat, number: int) -> None:
        """Draw cards into the hand, as far as there are any."""
        hand = self.players[seat].hand
        told: list[Card] = NO_CARDS if self.heard is None else []
        for _ in range(self.drawable(number)):
            card = self.draw()
            self.look(seat, card)
            insert(hand, card)
            if self.heard is not None:
                told.append(card)
        if told:
            self.whisper(seat, Received, seat, self.faces(seat, told))

    def burn(self, seat: Seat, cards: list[Card]) -> None:
        """Hand cards go face down to the discard pile: only their owner knows them (SJ-98)."""
        self.part_with(seat, cards)
        self.discard.extend(cards)

    def part_with(self, seat: Seat, cards: list[Card]) -> None:
        """Cards leave the hand face down. What others knew of this hand they know no more: it may be among these (SJ-99)."""
        player = self.players[seat]
        if player.exposed:
            for card in player.hand:
                self.know(card, self.seen[card] & 1 << seat)
            player.exposed = False
        for card in cards:
            player.hand.remove(card)

    def leave_hand(self, seat: Seat, card: Card) -> None:
        """A card leaves the hand for all to see."""
        player = self.players[seat]
        player.hand.remove(card)
        if player.exposed:
            player.exposed = self.is_exposed(seat)

    def is_exposed(self, seat: Seat) -> bool:
        others = self.everybody & ~(1 << seat)
        for card in self.players[seat].hand:
            if self.seen[card] & others:
                return True
        return False

    # ---- what buildings do --------------------------------------------------------------------------------------

    def town(self, seat: Seat) -> list[Building]:
        return [BUILDING[card] for card in self.players[seat].town]

    def cost(self, card: Card) -> int:
        return COST[card]

    def face_of(self, seat: Seat, building: Building) -> Face:
        """The card of this building in the seat's town."""
        return self.show(self.players[seat].card_of(building.kind))

    def bonus(self, seat: Seat, building: Building, number: int) -> None:
        """The building lets its owner draw."""
        drawn = self.drawable(number)
        if self.heard is not None and drawn:
            self.tell(Bonus, seat, self.face_of(seat, building), drawn)
        self.take(seat, number)

    def deliver(self, seat: Seat, building: Building) -> None:
        """A good comes onto this building, if it is empty."""
        player = self.players[seat]
        site = player.site_of(building.kind)
        if not player.laden >> site & 1 and self.put_good(seat, site) and self.heard is not None:
            self.tell(GoodDelivered, seat, self.face_of(seat, building))

    def put_good(self, seat: Seat, site: int) -> bool:
        """The top card, seen by nobody (SJ-97), becomes a good."""
        card = self.draw()
        if card == NO_CARD:
            return False
        player = self.players[seat]
        player.goods.append(card)
        player.laden |= 1 << site
        return True

    def take_good(self, seat: Seat, site: int) -> Card:
        """A good leaves. Nobody has seen any of them, so it does not matter which card it is."""
        player = self.players[seat]
        player.laden &= ~(1 << site)
        return player.goods.pop()

    def store(self, seat: Seat, building: Building, cards: list[Card]) -> None:
        """Cards go under this building, face down; that they do is public (SJ-100)."""
        player = self.players[seat]
        site = player.site_of(building.kind)
        for card in cards:
            player.stored.append(card)
            player.stored_at.append(site)
        if building.once_a_game:
            player.spent |= 1 << building.kind
        if self.heard is not None:
            face = self.face_of(seat, building)
            self.tell(Stored, seat, face)
            faces = self.faces(seat, cards)
            if HIDDEN not in faces:  # a good is stored unseen
                self.whisper(seat, StoredCards, seat, face, faces)

    def turn_up(self, seat: Seat, building: Building, number: int) -> list[Card]:
        """Cards of the supply are turned up for all to see; they wait for `keep_turned`."""
        cards: list[Card] = []
        for _ in range(self.drawable(number)):
            card = self.draw()
            self.show(card)
            cards.append(card)
        if self.heard is not None and cards:
            self.tell(TurnedUp, seat, self.face_of(seat, building), tuple([self.show(card) for card in cards]))
        return cards

    def keep_turned(self, seat: Seat, building: Building, cards: list[Card], kept: int) -> None:
        """One of the cards turned up joins the hand (-1: none), the others are discarded."""
        player = self.players[seat]
        for card in cards:
            if card == kept:
                player.insert(card)
                player.exposed = True
            else:
                self.discard.append(card)
        if self.heard is not None:
            if kept >= 0:
                self.tell(TurnedKept, seat, self.face_of(seat, building), self.show(Card(kept)))
            else:
                self.tell(TurnedLost, seat, self.face_of(seat, building))

    def stands_somewhere(self, card: Card) -> bool:
        """Has anybody this building in play?"""
        kind = KIND[card]
        for player in self.players:
            if player.kinds >> kind & 1:
                return True
        return False

    # ---- limits and prices: each of them once -------------------------------------------------------------------

    def privilege(self, seat: Seat) -> int:
        """How many times the privilege of the role that is played counts for this seat: not at all but for the chooser (SJ-20)."""
        return self.times if seat == self.chooser else 0

    def hand_limit(self, seat: Seat) -> int:
        own = self.players[seat].powers.hand_limit
        if own:
            return own
        if self.options.guard_room_always and self.options.new_buildings:
            return SMALL_HAND_LIMIT
        for player in self.players:
            if player.powers.limits_others:
                return player.powers.limits_others
        return HAND_LIMIT

    def prices(self) -> list[int]:
        return prices_of(self.tiles[self.next_tile])

    # A new building comes to stand beside the others (-1) or over one of them, which no longer helps (SJ-R7).

    def privilege_over(self, seat: Seat, over: int) -> int:
        """How much less it costs by the privilege of the builder; that of another role does not help."""
        times = self.privilege(seat) if self.role == BUILDER else 0
        return times - BUILDING[self.players[seat].town[over]].privileges if times > 1 and over >= 0 else times

    def cheaper(self, seat: Seat, city: bool, over: int) -> int:
        """How much less a new building costs thanks to others."""
        player = self.players[seat]
        less = player.powers.cheaper_city if city else player.powers.cheaper_production
        if over >= 0:
            lost = BUILDING[player.town[over]]
            less -= lost.cheaper_city if city else lost.cheaper_production
        return less

    def credit(self, seat: Seat, over: int) -> int:
        """How much less it costs thanks to the building that it covers."""
        return BUILDING[self.players[seat].town[over]].credit if over >= 0 else 0

    def discount(self, seat: Seat, city: bool, over: int) -> int:
        return self.privilege_over(seat, over) + self.cheaper(seat, city, over) + self.credit(seat, over)

    def price(self, seat: Seat, new: Card, over: int) -> int:
        """What a new building costs, goods not counted: never below 0 (SJ-25)."""
        price = COST[new] - self.discount(seat, KIND[new] >= PRODUCTION_KINDS, over)
        return price if price > 0 else 0

    def may_decline(self, seat: Seat, over: int) -> bool:
        """May this seat pay more than the price? Where few cards in hand help, and nowhere else (SJ-29)."""
        player = self.players[seat]
        likes = player.powers.likes_few
        return likes > (BUILDING[player.town[over]].likes_few if over >= 0 else 0) and self.options.decline_discounts

    def may_leave_empty(self, seat: Seat) -> bool:
        """May this seat produce fewer goods than it could? Where many at once help, and nowhere else (SJ-63)."""
        return self.players[seat].powers.likes_many > 0

    def sells_in_order(self) -> bool:
        """Does it matter to anybody what was sold before? Then players sell one after the other (SJ-104)."""
        if self.options.sell_in_order:
            for player in self.players:
                if player.powers.watches_sales:
                    return True
        return False

    def reach(self, seat: Seat, city: bool, over: int, cards: int) -> int:
        """The highest cost that this seat can pay there with so many cards, and with goods."""
        return cards + self.burnable(seat, over) + self.discount(seat, city, over)

    def burnable(self, seat: Seat, over: int) -> int:
        """How many goods may pay for a new building: not the one on the building that it covers (SJ-59)."""
        player = self.players[seat]
        most = player.powers.burns
        goods = len(player.goods)
        if over >= 0:
            most -= BUILDING[player.town[over]].burns
            goods -= player.laden >> over & 1
        return most if most < goods else goods

    def can_cover(self, seat: Seat, new: Card, over: int) -> bool:
        """Everything but what lets one cover, and not the same over the same (SJ-57)."""
        old = BUILDING[self.players[seat].town[over]]
        return not old.covers and old.kind != KIND[new]

    # ---- towns --------------------------------------------------------------------------------------------------

    def lay(self, seat: Seat, card: Card, over: int) -> None:
        """A building stands in the town from now on; a city building works from the end of the phase on (SJ-27)."""
        self.show(card)
        player = self.players[seat]
        building = BUILDING[card]
        site = over
        if over < 0:
            site = len(player.town)
            player.town.append(card)
        else:
            player.cover(card, over)
        if building.kind < PRODUCTION_KINDS:
            player.plants |= 1 << site  # SJ-33
        player.kinds |= 1 << building.kind
        player.points += building.points
        player.fresh = card

    def open_towns(self) -> None:
        """What was built in this builder phase begins to work."""
        for player in self.players:
            if player.fresh != NO_CARD and KIND[player.fresh] >= PRODUCTION_KINDS:
                player.powers = powers_with(player.powers, BUILDING[player.fresh])
            player.fresh = NO_CARD
