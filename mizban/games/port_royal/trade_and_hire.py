"""Phase 2, Trade and Hire: the active player takes cards from the harbor, then the others, who pay for it."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.port_royal.cards import ADMIRAL, ADMIRAL_CARDS, ADMIRAL_COINS, COLOURS, FACTS, JESTER, JESTER_COINS, PERSON, SHIP
from mizban.games.port_royal.events import AdmiralsPaid, Compensated, HarborCleared, Hired, JestersPaid, Passed, Stopped, Traded
from mizban.games.port_royal.expeditions import claim, claim_hint, claims
from mizban.games.port_royal.state import MOST_SEATS, PortRoyal

OTHERS_TAKE: Final = 1  # PR-57
TAKES_BY_COLOURS: Final = [1, 1, 1, 1, 2, 3]  # PR-51
COLOURS_AT: Final = [berths.bit_count() for berths in range(1 << len(COLOURS))]

PASS: Final = choice("pass")
DONE: Final = choice("done")
TRADE: Final = [choice("trade", card) for card in range(len(FACTS))]
HIRE: Final = [choice("hire", card) for card in range(len(FACTS))]


class Market(Phase[PortRoyal]):
    """The active player takes first, then each of the others, clockwise (PR-18)."""

    def run(self, s: PortRoyal) -> None:
        if not s.revealed:
            s.dry_turns += 1
        s.colours = COLOURS_AT[s.berths]
        takes = TAKES_BY_COLOURS[s.colours]
        s.tell(Stopped, self.seat, s.colours, takes + s.more_cards(self.seat))
        pay_admirals(s, self.seat)
        s.then(CLEAR_HARBOR)
        for i in range(s.seats - 1, 0, -1):
            s.then(ARRIVAL[(self.seat + i) % s.seats])
        s.then(TradeAndHire(self.seat, allowance(s, self.seat, takes), 0))


def allowance(s: PortRoyal, seat: Seat, takes: int) -> int:
    """How many cards may be taken; governors count now, or later, as they are then (PR-55)."""
    governors = s.more_cards(seat)
    return takes + governors if governors and not s.options.governor_at_once else takes


def pay_jesters(s: PortRoyal, seat: Seat) -> None:
    coins = s.players[seat].count[JESTER] * JESTER_COINS
    if coins:
        s.tell(JestersPaid, seat, coins)
        s.earn(seat, coins)


def pay_admirals(s: PortRoyal, seat: Seat) -> None:
    """Once, on arrival: whoever is hired now has come too late (PR-R6)."""
    if len(s.harbor) < ADMIRAL_CARDS:
        return
    coins = s.players[seat].count[ADMIRAL] * ADMIRAL_COINS
    if coins:
        s.tell(AdmiralsPaid, seat, coins)
        s.earn(seat, coins)


class Arrival(Phase[PortRoyal]):
    """Another player's opportunity comes. An empty harbor pays the jesters, but not those of the active player (PR-69)."""

    def run(self, s: PortRoyal) -> None:
        if not s.harbor:
            pay_jesters(s, self.seat)
            return
        pay_admirals(s, self.seat)
        s.then(TakeCard(self.seat, allowance(s, self.seat, OTHERS_TAKE), 0))


class Taking(Phase[PortRoyal]):
    """An opportunity to take cards: what the active player and the others have in common."""

    def __init__(self, seat: Seat, limit: int, taken: int) -> None:
        super().__init__(seat)
        self.limit = limit
        self.taken = taken

    def left(self, s: PortRoyal) -> int:
        """How many more cards this seat may take."""
        governors = s.more_cards(self.seat)
        if governors and not s.options.governor_at_once:
            governors = 0
        return self.limit + governors - self.taken

    def takes(self, s: PortRoyal) -> list[Choice]:
        """The cards that may be taken and can be paid: a person with its price and the fee (PR-59), a ship always (PR-60)."""
        if self.left(s) <= 0:
            return NOTHING
        can = []
        for card in s.harbor:
            if FACTS[card].type == SHIP:
                can.append(TRADE[card])
            elif self.lacks(s, card) <= 0:
                can.append(HIRE[card])
        return can

    def lacks(self, s: PortRoyal, person: Card) -> int:
        """How many coins this seat is short of hiring this person; 0 or less: it can."""
        return s.price(self.seat, person) + s.fee(self.seat) - len(s.players[self.seat].coins)

    def again(self) -> Phase[PortRoyal]:
        """The same opportunity, one card later: what was taken works already (PR-54)."""
        raise NotImplementedError

    def take(self, s: PortRoyal, choice: Choice) -> None:
        card = Card(choice.on[0])
        s.harbor.remove(card)
        if FACTS[card].type == SHIP:
            trade(s, self.seat, card)
        else:
            hire(s, self.seat, card)
        fee = s.fee(self.seat)
        if fee:
            s.hand_over(self.seat, s.active, fee)
            s.tell(Compensated, self.seat, s.active, fee)
        s.then(self.again())

    def about(self, s: PortRoyal) -> Params:
        left = self.left(s)
        about = {"left": left, "takes": left + self.taken, "governors": s.more_cards(self.seat)}
        if self.seat == s.active:
            about["colours"] = s.colours
        else:
            about["active_seat"] = s.active
        return about

    def hint(self, s: PortRoyal, choice: Choice) -> Params:
        fee = s.fee(self.seat)
        if choice.verb == "trade":
            card = Card(choice.on[0])
            bonus = s.trader_bonus(self.seat, card)
            return {"coins": FACTS[card].coins + bonus - fee, "bonus": bonus, "fee": fee}
        if choice.verb == "hire":
            price = s.price(self.seat, Card(choice.on[0]))
            return {"coins": price + fee, "price": price, "fee": fee}
        return claim_hint(s, self.seat, choice)

    def denied(self, s: PortRoyal) -> list[Denied]:
        if self.left(s) <= 0:
            return []
        short = [(card, self.lacks(s, card)) for card in s.harbor if FACTS[card].type == PERSON]
        return [Denied(HIRE[card], "short", {"coins": coins}) for card, coins in short if coins > 0]


def trade(s: PortRoyal, seat: Seat, ship: Card) -> None:
    """The ship is discarded for its coins (PR-52), before they are drawn (PR-38)."""
    s.berths &= ~(1 << FACTS[ship].colour)
    bonus = s.trader_bonus(seat, ship)
    coins = FACTS[ship].coins + bonus
    s.tell(Traded, seat, s.show(ship), coins, bonus)
    s.throw(ship)
    s.earn(seat, coins)


def hire(s: PortRoyal, seat: Seat, person: Card) -> None:
    """The price is discarded, and the person enters the display (PR-53)."""
    price = s.price(seat, person)
    s.tell(Hired, seat, s.show(person), price)
    s.pay(seat, price)
    s.players[seat].gain(person)
    s.check_end(seat)


class TradeAndHire(Taking):
    """The active player takes cards, or none (PR-56), and may claim expeditions before, between and after (PR-47)."""

    def options(self, s: PortRoyal) -> list[Choice]:
        can = self.takes(s) + claims(s, self.seat)
        if can:
            can.append(DONE)
        return can

    def run(self, s: PortRoyal) -> None:
        """Nothing more to take or to claim."""

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        if choice is DONE:
            if not self.taken:
                s.tell(Passed, self.seat)
        elif choice.verb == "claim":
            s.then(self)  # with as many cards to take as before (PR-48)
            claim(s, self.seat, choice)
        else:
            self.take(s, choice)

    def again(self) -> Phase[PortRoyal]:
        return TradeAndHire(self.seat, self.limit, self.taken + 1)


class TakeCard(Taking):
    """Another player takes a card, or more with governors, and pays the active one for each."""

    def options(self, s: PortRoyal) -> list[Choice]:
        can = self.takes(s)
        if can:
            can.append(PASS)
        return can

    def run(self, s: PortRoyal) -> None:
        """Nothing that this player could take, so nothing to ask (PR-19)."""

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        if choice is not PASS:
            self.take(s, choice)
        elif not self.taken:
            s.tell(Passed, self.seat)

    def again(self) -> Phase[PortRoyal]:
        return TakeCard(self.seat, self.limit, self.taken + 1)


class ClearHarbor(Phase[PortRoyal]):
    """What nobody took goes to the discard pile (PR-61)."""

    def run(self, s: PortRoyal) -> None:
        if s.harbor:
            s.tell(HarborCleared, tuple([s.show(card) for card in s.harbor]))
            s.clear_harbor()


# Phases are immutable: those that come up all the time are made once.
MARKET: Final = [Market(seat) for seat in range(MOST_SEATS)]
ARRIVAL: Final = [Arrival(seat) for seat in range(MOST_SEATS)]
CLEAR_HARBOR: Final = ClearHarbor(NOBODY)
