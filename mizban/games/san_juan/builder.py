"""The builder phase: each player in turn may build one building."""

from __future__ import annotations

from typing import Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import NO_CARD, Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import NO_PARAMS, Params
from mizban.games.san_juan.cards import BUILDINGS_TO_END
from mizban.games.san_juan.deck import BUILDING, CATALOGUE, COST, KIND, PRODUCTION_KINDS
from mizban.games.san_juan.events import Built, BuiltOver, DidNotBuild, Ended, EndTriggered, GoodLost, GoodsBurned, PaidWith
from mizban.games.san_juan.picks import BUILD, BURN, BY_DEFAULT, OVER, PAY, PickFromHand, PickSites, numbers, sites_of
from mizban.games.san_juan.player import SITES
from mizban.games.san_juan.state import MOST_SEATS, SanJuan

BESIDE: Final = choice("beside")
PASS: Final = choice("pass")
ALONE: Final = -1  # no building is covered
BESIDE_ONLY: Final = [ALONE]


class BuilderPhase(Phase[SanJuan]):
    """The chooser builds first, then the others, clockwise."""

    def run(self, s: SanJuan) -> None:
        s.then(BUILDERS_REST)
        for i in range(s.seats - 1, -1, -1):
            s.then(TURN_OF[(s.chooser + i) % s.seats])


class BuilderTurn(AtOnce[SanJuan]):
    """One player's building. The questions stand in a lane: until it is paid nobody sees it, and one may step back (SJ-28)."""

    def __init__(self, builder: Seat) -> None:
        super().__init__()
        self.builder = builder

    def seats(self, s: SanJuan) -> list[Seat]:
        return [self.builder]

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [BUILD_OF[seat]]

    def run(self, s: SanJuan) -> None:
        """Whoever has no card is not asked: everybody knows it."""
        if s.players[self.builder].hand or buildable(s, self.builder):
            super().run(s)
        else:
            DECLINE_OF[self.builder].run(s)


# ---- what can be built, and where -----------------------------------------------------------------------------


def means(s: SanJuan, seat: Seat, new: Card) -> int:
    """Cards that can pay for this building: all but itself (SJ-23)."""
    cards = len(s.players[seat].hand)
    return cards if new in s.offered else cards - 1


def can_pay(s: SanJuan, seat: Seat, new: Card, over: int) -> bool:
    return COST[new] <= s.reach(seat, KIND[new] >= PRODUCTION_KINDS, over, means(s, seat, new))


def is_twice(s: SanJuan, seat: Seat, new: Card) -> bool:
    """A city building of which this seat has one already (SJ-26)."""
    kind = KIND[new]
    return kind >= PRODUCTION_KINDS and bool(s.players[seat].kinds >> kind & 1)


def places_for(s: SanJuan, seat: Seat, new: Card) -> list[int]:
    """All places where this building may stand: beside the others, or over one of them."""
    player = s.players[seat]
    if not player.powers.covers:
        return BESIDE_ONLY
    return [ALONE, *[site for site in range(len(player.town)) if s.can_cover(seat, new, site)]]


def sites_for(s: SanJuan, seat: Seat, new: Card) -> list[int]:
    """Those of them where it can be paid for."""
    return [place for place in places_for(s, seat, new) if can_pay(s, seat, new, place)]


def shown_site(s: SanJuan, seat: Seat, new: Card) -> int:
    """The place whose price is shown before one is chosen: beside the others or, where that is too dear, the cheapest."""
    sites = sites_for(s, seat, new)
    if not sites or sites[0] == ALONE:
        return ALONE
    prices = [s.price(seat, new, site) for site in sites]
    return sites[prices.index(min(prices))]


def lack(s: SanJuan, seat: Seat, new: Card) -> int:
    """How many cards are missing at the place where the fewest are."""
    due = min([s.price(seat, new, place) - s.burnable(seat, place) for place in places_for(s, seat, new)])
    return due - means(s, seat, new)


def buildable(s: SanJuan, seat: Seat) -> list[Choice]:
    """What this seat can build somewhere. Most is decided by what it can pay beside the others."""
    player = s.players[seat]
    cards = len(player.hand) - 1
    production = s.reach(seat, False, ALONE, cards)
    city = s.reach(seat, True, ALONE, cards)
    covers = player.powers.covers
    can: list[Choice] = []
    for card in player.hand:
        kind = KIND[card]
        if kind >= PRODUCTION_KINDS:
            if player.kinds >> kind & 1:
                continue
            near = COST[card] <= city
        else:
            near = COST[card] <= production
        if near or (covers and sites_for(s, seat, card)):
            can.append(BUILD[card])
    for card in s.offered:  # none of them is a production building, and none comes out of the hand
        if COST[card] <= city + 1 or (covers and sites_for(s, seat, card)):
            can.append(BUILD[card])
    return can


def candidates(s: SanJuan, seat: Seat) -> list[Card]:
    """What one might build: the hand, and what lies on the table for all (SJ-22)."""
    return [*s.players[seat].hand, *s.offered]


# ---- the questions --------------------------------------------------------------------------------------------


class Build(Phase[SanJuan]):
    """Which building, if any."""

    def options(self, s: SanJuan) -> list[Choice]:
        can = buildable(s, self.seat)
        can.append(PASS)
        return can

    def answer(self, s: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            s.deed(DECLINE_OF[self.seat])
            return
        new = Card(choice.on[0])
        sites = sites_for(s, self.seat, new)
        if len(sites) == 1:
            then_pay(s, self.seat, new, sites[0])
        else:
            s.then(ChooseSite(self.seat, new))

    def hint(self, s: SanJuan, choice: Choice) -> Params:
        if choice is PASS:
            return NO_PARAMS
        new = Card(choice.on[0])
        sites = sites_for(s, self.seat, new)
        hint = reckoning(s, self.seat, new, shown_site(s, self.seat, new), 0)
        if len(sites) > 1:
            hint.pop("doomed_card", 0)  # another place may still be chosen
        return {**hint, "sites": len(sites), "cheapest": min([s.price(self.seat, new, site) for site in sites])}

    def denied(self, s: SanJuan) -> list[Denied]:
        rows = []
        can = buildable(s, self.seat)
        for card in [card for card in candidates(s, self.seat) if BUILD[card] not in can]:
            price = s.price(self.seat, card, ALONE)
            if is_twice(s, self.seat, card):
                rows.append(Denied(BUILD[card], "twice", {"price": price}))
            else:
                rows.append(Denied(BUILD[card], "short", {"lack": lack(s, self.seat, card), "price": price}))
        return rows


def reckoning(s: SanJuan, seat: Seat, new: int, over: int, burned: int) -> dict[str, int]:
    """The price and how it comes about: cost - privilege (SJ-24) - buildings - covered building - goods."""
    city = KIND[new] >= PRODUCTION_KINDS
    price = s.price(seat, Card(new), over) - burned
    doomed = {"doomed_card": s.players[seat].town[over]} if over >= 0 else {}
    return {
        **doomed,
        "new_card": new,
        "cost": COST[new],
        "privilege": s.privilege_over(seat, over),
        "cheaper": s.cheaper(seat, city, over),
        "production": int(not city),
        "over": int(over >= 0),
        "over_card": s.players[seat].town[over] if over >= 0 else new,
        "credit": s.credit(seat, over),
        "goods": burned,
        "price": price,
        "less": COST[new] - price,
    }


class ChooseSite(Phase[SanJuan]):
    """Where buildings may be covered: beside the others, or over which of them."""

    def __init__(self, seat: Seat, new: int) -> None:
        super().__init__(seat)
        self.new = new

    def options(self, s: SanJuan) -> list[Choice]:
        town = s.players[self.seat].town
        return [BESIDE if site == ALONE else OVER[town[site]] for site in sites_for(s, self.seat, Card(self.new))]

    def answer(self, s: SanJuan, choice: Choice) -> None:
        then_pay(s, self.seat, Card(self.new), self.site(s, choice))

    def due(self, s: SanJuan) -> int:
        return min([s.price(self.seat, Card(self.new), site) for site in sites_for(s, self.seat, Card(self.new))])

    def site(self, s: SanJuan, choice: Choice) -> int:
        return ALONE if choice is BESIDE else s.players[self.seat].town.index(Card(choice.on[0]))

    def about(self, s: SanJuan) -> Params:
        return {"new_card": self.new, "cost": COST[self.new]}

    def hint(self, s: SanJuan, choice: Choice) -> Params:
        site = self.site(s, choice)
        good = s.players[self.seat].laden >> site & 1 if site >= 0 else 0
        return {**reckoning(s, self.seat, self.new, site, 0), "good": good}


def then_pay(s: SanJuan, seat: Seat, new: Card, over: int) -> None:
    if s.burnable(seat, over):
        s.then(BurnGoods(seat, new, over))
    else:
        s.then(Pay(seat, new, over, (), s.price(seat, new, over)))


class BurnGoods(PickSites):
    """Which goods pay a part of the price; asked where a building allows it and there is something to pay."""

    def __init__(self, seat: Seat, new: int, over: int) -> None:
        super().__init__(seat)
        self.new = new
        self.over = over

    def verb(self) -> str:
        return "burn"

    def option(self, item: int) -> Choice:
        return BURN[item]

    def due(self, s: SanJuan) -> int:
        return s.price(self.seat, Card(self.new), self.over)

    def sites(self, s: SanJuan) -> list[int]:
        laden = s.players[self.seat].laden
        return SITES[laden if self.over < 0 else laden & ~(1 << self.over)]

    def low(self, s: SanJuan) -> int:
        short = s.price(self.seat, Card(self.new), self.over) - means(s, self.seat, Card(self.new))
        return short if short > 0 else 0

    def high(self, s: SanJuan) -> int:
        """No more than the price needs (SJ-55)."""
        price = s.price(self.seat, Card(self.new), self.over)
        most = s.burnable(self.seat, self.over)
        return most if most < price else price

    def options(self, s: SanJuan) -> list[Choice]:
        """Nothing is asked where no good can pay, or all must."""
        return NOTHING if self.high(s) <= 0 or self.low(s) == len(self.sites(s)) else super().options(s)

    def run(self, s: SanJuan) -> None:
        self.picked(s, tuple(self.items(s)) if self.low(s) else ())

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        price = s.price(self.seat, Card(self.new), self.over) - len(items)
        s.then(Pay(self.seat, self.new, self.over, items, price))

    def usual(self, s: SanJuan) -> list[Card]:
        return [Card(item) for item in self.items(s)[: self.low(s)]]

    def about(self, s: SanJuan) -> Params:
        return {**reckoning(s, self.seat, self.new, self.over, 0), "low": self.low(s), "high": self.high(s)}


class Pay(PickFromHand):
    """With which cards."""

    def __init__(self, seat: Seat, new: int, over: int, burned: tuple[int, ...], price: int) -> None:
        super().__init__(seat)
        self.new = new
        self.over = over
        self.burned = burned
        self.price = price  # what the goods have left of it

    def due(self, s: SanJuan) -> int:
        return self.price

    def verb(self) -> str:
        return "pay"

    def option(self, item: int) -> Choice:
        return PAY[item]

    def items(self, s: SanJuan) -> list[int]:
        return numbers([card for card in s.players[self.seat].hand if card != self.new])

    def low(self, s: SanJuan) -> int:
        return self.price

    def high(self, s: SanJuan) -> int:
        """Exactly the price, unless the player may decline discounts."""
        if not s.may_decline(self.seat, self.over):
            return self.price
        full = COST[self.new] - s.credit(self.seat, self.over) - len(self.burned)
        return max(self.price, min(full, means(s, self.seat, Card(self.new))))

    def options(self, s: SanJuan) -> list[Choice]:
        """Nothing is asked where nothing is to pay, or everything."""
        price = self.price
        if price == self.high(s) and (price == 0 or price == means(s, self.seat, Card(self.new))):
            return NOTHING
        return super().options(s)

    def run(self, s: SanJuan) -> None:
        self.picked(s, tuple(self.items(s)) if self.price else ())

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(Construct(self.seat, self.new, self.over, self.burned, items))

    def about(self, s: SanJuan) -> Params:
        return {**reckoning(s, self.seat, self.new, self.over, len(self.burned)), "low": self.low(s), "high": self.high(s)}

    def hint(self, s: SanJuan, choice: Choice) -> Params:
        return BY_DEFAULT if choice.on[0] in self.usual(s) else NO_PARAMS


def prices(s: SanJuan, seat: Seat) -> dict[Card, int]:
    """What every building that this seat could think of costs it now. While one is being paid for, the others are only money."""
    for lane in s.lanes:
        if lane.seat == seat and lane.todo:
            asked = lane.todo[-1]
            if isinstance(asked, ChooseSite | BurnGoods | Pay):
                return {Card(asked.new): asked.due(s)}
    cards = [*candidates(s, seat), *s.players[seat].drawn]
    return {card: s.price(seat, card, shown_site(s, seat, card)) for card in cards}


# ---- the deeds ------------------------------------------------------------------------------------------------


class Decline(Phase[SanJuan]):
    def run(self, s: SanJuan) -> None:
        if s.heard is not None:
            s.tell(DidNotBuild, self.seat)


class Construct(Phase[SanJuan]):
    """The covered building goes first (SJ-R7), then goods and cards are paid, then the building stands and others have their say."""

    def __init__(self, seat: Seat, new: int, over: int, burned: tuple[int, ...], paid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.new = new
        self.over = over
        self.burned = burned
        self.paid = paid

    def run(self, s: SanJuan) -> None:
        new = Card(self.new)
        player = s.players[self.seat]
        old = player.town[self.over] if self.over >= 0 else NO_CARD
        if self.over >= 0 and player.laden >> self.over & 1:
            s.discard.append(s.take_good(self.seat, self.over))
            if s.heard is not None:
                s.tell(GoodLost, self.seat, s.show(old))
        for site in sites_of(s, self.seat, self.burned):
            s.discard.append(s.take_good(self.seat, site))
        if new in s.offered:
            s.offered.remove(new)
        else:
            s.leave_hand(self.seat, new)
        if self.paid:
            s.burn(self.seat, [Card(card) for card in self.paid])
        s.lay(self.seat, new, self.over)
        s.last_built = s.round
        if s.heard is not None:
            self.tell(s, old)
        building = BUILDING[new]
        for kind in player.powers.works:
            CATALOGUE[kind].after_building(s, self.seat, building)

    def tell(self, s: SanJuan, old: Card) -> None:
        face = s.show(Card(self.new))
        if self.burned:
            s.tell(GoodsBurned, self.seat, tuple([s.show(Card(card)) for card in self.burned]))
        if old == NO_CARD:
            s.tell(Built, self.seat, face, len(self.paid), COST[self.new] - len(self.paid))
        else:
            s.tell(BuiltOver, self.seat, face, s.show(old), len(self.paid), COST[self.new] - len(self.paid))
        if self.paid:
            s.whisper(self.seat, PaidWith, self.seat, s.faces(self.seat, [Card(card) for card in self.paid]))


class BuildersRest(Phase[SanJuan]):
    """The end of the phase: buildings have their last say, new ones begin to work, and the game may be over."""

    def run(self, s: SanJuan) -> None:
        for i in range(s.seats):
            seat = (s.chooser + i) % s.seats
            for kind in s.players[seat].powers.works:
                CATALOGUE[kind].builders_rest(s, seat)
        s.open_towns()
        for seat, player in enumerate(s.players):
            if len(player.town) >= BUILDINGS_TO_END:
                s.tell(EndTriggered, seat, len(player.town))
                s.ended = True
        if s.ended:
            s.tell(Ended, False)
            s.todo.clear()


# Phases that come up all the time are made once, for each seat.
TURN_OF: Final = [BuilderTurn(seat) for seat in range(MOST_SEATS)]
BUILD_OF: Final = [Build(seat) for seat in range(MOST_SEATS)]
DECLINE_OF: Final = [Decline(seat) for seat in range(MOST_SEATS)]

BUILDER_PHASE: Final = BuilderPhase(NOBODY)
BUILDERS_REST: Final = BuildersRest(NOBODY)
