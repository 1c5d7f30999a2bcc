"""One player's cards, and what the buildings of a town do together."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARD, NO_CARDS, Card
from mizban.games.san_juan.cards import BUILDINGS_TO_END, Building
from mizban.games.san_juan.deck import BUILDING, CATALOGUE

NO_SITES: Final[list[int]] = []


class Powers:
    """What the working buildings of a town do together. Never changed: made anew when the town changes."""

    def __init__(self, works: list[int]) -> None:
        self.works = works  # kinds, in the order in which they speak
        self.privileges = 0
        self.cheaper_production = 0
        self.cheaper_city = 0
        self.burns = 0
        self.covers = 0
        self.more_goods = 0
        self.more_sales = 0
        self.more_kept = 0
        self.whole_hand = 0
        self.exchanges = 0
        self.storage = 0
        self.likes_few = 0
        self.likes_many = 0
        self.watches_sales = 0
        self.hand_limit = 0
        self.limits_others = 0


def powers_of(buildings: list[Building]) -> Powers:
    powers = NO_POWERS
    for building in buildings:
        if building.is_city():
            powers = powers_with(powers, building)
    return powers


def powers_with(powers: Powers, building: Building) -> Powers:
    """These powers and those of one more city building."""
    works = powers.works[:]
    works.append(building.kind)
    works.sort()
    more = Powers(works)
    more.privileges = powers.privileges + building.privileges
    more.cheaper_production = powers.cheaper_production + building.cheaper_production
    more.cheaper_city = powers.cheaper_city + building.cheaper_city
    more.burns = powers.burns + building.burns
    more.covers = powers.covers + building.covers
    more.more_goods = powers.more_goods + building.more_goods
    more.more_sales = powers.more_sales + building.more_sales
    more.more_kept = powers.more_kept + building.more_kept
    more.whole_hand = powers.whole_hand + building.whole_hand
    more.exchanges = powers.exchanges + building.exchanges
    more.storage = powers.storage + building.storage
    more.likes_few = powers.likes_few + building.likes_few
    more.likes_many = powers.likes_many + building.likes_many
    more.watches_sales = powers.watches_sales + building.watches_sales
    more.hand_limit = max(powers.hand_limit, building.hand_limit)
    more.limits_others = max(powers.limits_others, building.limits_others)
    return more


NO_POWERS: Final = Powers([])

# The sites of every bit mask: no town is larger than the one that ends the game.
SITES: Final[list[list[int]]] = [[site for site in range(BUILDINGS_TO_END) if bits >> site & 1] for bits in range(1 << BUILDINGS_TO_END)]


def insert(cards: list[Card], card: Card) -> None:
    """Into an ascending list, at its place."""
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


class Player:
    """Hand, town, and what lies on and under its buildings. A site is a place in the town, counted from 0."""

    def __init__(self) -> None:
        self.hand = NO_CARDS  # ascending
        self.drawn = NO_CARDS  # cards just drawn, of which some are kept, ascending
        self.town = NO_CARDS  # the buildings in play, by site; only these count (SJ-5)
        self.covered = NO_CARDS  # buildings that were built over, out of the game
        self.goods = NO_CARDS  # seen by nobody
        self.plants = 0  # bit per site with a production building
        self.laden = 0  # bit per site with a good
        self.stored = NO_CARDS  # cards under buildings, a point each
        self.stored_at = NO_SITES  # the site of each stored card
        self.kinds = 0  # bit per kind of building in the town
        self.points = 0  # printed on the buildings in the town
        self.spent = 0  # bit per kind that works once a game and has worked
        self.saved = True  # with two players: the second privilege was not yet used in this round
        self.exposed = False  # others know a card of this hand
        self.fresh = NO_CARD  # what was built in this builder phase and does not work yet
        self.powers = NO_POWERS

    def copy(self) -> Player:
        twin = Player()
        twin.hand = self.hand[:]
        twin.drawn = self.drawn[:]
        twin.town = self.town[:]
        twin.covered = self.covered[:]
        twin.goods = self.goods[:]
        twin.plants = self.plants
        twin.laden = self.laden
        twin.stored = self.stored[:]
        twin.stored_at = self.stored_at[:]
        twin.kinds = self.kinds
        twin.points = self.points
        twin.spent = self.spent
        twin.saved = self.saved
        twin.exposed = self.exposed
        twin.fresh = self.fresh
        twin.powers = self.powers
        return twin

    def places(self) -> list[list[Card]]:
        return [self.hand, self.drawn, self.town, self.covered, self.goods, self.stored]

    def insert(self, card: Card) -> None:
        """Into the hand, at its place."""
        insert(self.hand, card)

    def site_of(self, kind: int) -> int:
        """Where a city building stands; there is at most one of each."""
        for site in range(len(self.town)):
            if BUILDING[self.town[site]].kind == kind:
                return site
        return -1

    def card_of(self, kind: int) -> Card:
        site = self.site_of(kind)
        return self.town[site] if site >= 0 else NO_CARD

    def cover(self, card: Card, site: int) -> None:
        """A new building takes the place of an old one, which is out of the game (SJ-58, SJ-95); what is stored there stays (SJ-60)."""
        old = BUILDING[self.town[site]]
        self.covered.append(self.town[site])
        self.town[site] = card
        self.plants &= ~(1 << site)
        self.points -= old.points
        if self.site_of(old.kind) < 0:
            self.kinds &= ~(1 << old.kind)  # so that this kind may be built again (SJ-61)
        if old.is_city():
            self.powers = powers_of([other for other in self.working() if other is not old])

    def working(self) -> list[Building]:
        return [CATALOGUE[kind] for kind in self.powers.works]

    def recount(self) -> list[str]:
        wrong = []
        buildings = [BUILDING[card] for card in self.town]
        kinds = 0
        for building in buildings:
            kinds |= 1 << building.kind
        if kinds != self.kinds:
            wrong.append("kinds")
        if self.points != sum([building.points for building in buildings]):
            wrong.append("points")
        if len(self.goods) != self.laden.bit_count():
            wrong.append("laden")
        if SITES[self.plants] != [site for site in range(len(buildings)) if not buildings[site].is_city()]:
            wrong.append("plants")
        if len(self.stored) != len(self.stored_at):
            wrong.append("stored")
        if self.fresh == NO_CARD and self.powers.works != powers_of(buildings).works:
            wrong.append("powers")
        if self.hand != sorted(self.hand):
            wrong.append("order of the hand")
        return wrong


def new_player() -> Player:
    player = Player()
    player.hand = []
    player.drawn = []
    player.town = []
    player.covered = []
    player.goods = []
    player.stored = []
    player.stored_at = []
    return player


NO_PLAYERS: Final[list[Player]] = []
