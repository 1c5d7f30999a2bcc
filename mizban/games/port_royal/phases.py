"""The rules of Port Royal, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARD, Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.port_royal.cards import ADMIRAL, COLOURS, EXPEDITION, FACTS, JESTER, PERSON, SHIP
from mizban.games.port_royal.events import (
    AdmiralsPaid,
    Busted,
    Compensated,
    Ended,
    HarborCleared,
    Hired,
    JestersPaid,
    Passed,
    RanDry,
    Repelled,
    Revealed,
    Stopped,
    TaxBonus,
    Taxed,
    Traded,
    TurnBegan,
)
from mizban.games.port_royal.expeditions import GivePersons, claim, claim_hint, claims
from mizban.games.port_royal.state import PortRoyal

TAX_FROM: Final = 12  # coins from which on the tax is due
ADMIRAL_CARDS: Final = 5  # cards in the harbor that please an admiral
ADMIRAL_COINS: Final = 2
JESTER_COINS: Final = 1
OTHERS_TAKE: Final = 1
TAKES_BY_COLOURS: Final = [1, 1, 1, 1, 2, 3]
COLOURS_AT: Final = [berths.bit_count() for berths in range(1 << len(COLOURS))]

DRAW: Final = choice("draw")
STOP: Final = choice("stop")
REPEL: Final = choice("repel")
ADMIT: Final = choice("admit")
PASS: Final = choice("pass")
DONE: Final = choice("done")
TRADE: Final = [choice("trade", card) for card in range(len(FACTS))]
HIRE: Final = [choice("hire", card) for card in range(len(FACTS))]

ONLY_DRAW: Final = [DRAW]
DRAW_OR_STOP: Final = [DRAW, STOP]
REPEL_OR_ADMIT: Final = [REPEL, ADMIT]


class Turn(Phase[PortRoyal]):
    """A player becomes the active one."""

    def run(self, s: PortRoyal) -> None:
        s.active = self.seat
        s.turn += 1
        s.revealed = 0
        s.tell(TurnBegan, self.seat)
        s.then(DISCOVER[self.seat])


# ---- phase 1: Discover ----------------------------------------------------------------------------------------


class Discover(Phase[PortRoyal]):
    """The active player reveals at least one card, and another, and another, or stops."""

    def options(self, s: PortRoyal) -> list[Choice]:
        claimable = claims(s, self.seat)
        if s.can_draw():
            simple = DRAW_OR_STOP if s.revealed else ONLY_DRAW
            return [*simple, *claimable] if claimable else simple
        return [STOP, *claimable] if claimable else NOTHING

    def run(self, s: PortRoyal) -> None:
        """No card is left to reveal: phase 1 ends by itself (R15)."""
        self.answer(s, STOP)

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        if choice is DRAW:
            reveal(s, self.seat)
        elif choice is STOP:
            if not s.can_draw():
                s.tell(RanDry, self.seat)
            s.then(MARKET[self.seat])
        else:
            s.then(self)
            claim(s, self.seat, choice)

    def about(self, s: PortRoyal) -> Params:
        return {"revealed": s.revealed, "colours": COLOURS_AT[s.berths]}

    def hint(self, s: PortRoyal, choice: Choice) -> Params:
        return claim_hint(s, self.seat, choice)


def reveal(s: PortRoyal, seat: Seat) -> None:
    """Turn up the top card and resolve it at once."""
    card = s.draw()
    s.revealed += 1
    s.dry_turns = 0
    s.tell(Revealed, seat, s.show(card))
    type = FACTS[card].type
    if type == SHIP:
        if can_repel(s, seat, card):
            s.pending = card
            s.then(RepelOrAdmit(seat))
        else:
            admit(s, seat, card)
    else:
        if type == PERSON:
            s.harbor.append(card)
        elif type == EXPEDITION:
            s.expeditions.append(card)
        else:
            raise_taxes(s, seat, card)
        s.then(DISCOVER[seat])


def can_repel(s: PortRoyal, seat: Seat, ship: Card) -> bool:
    facts = FACTS[ship]
    swords = s.players[seat].swords
    return swords > 0 and not facts.skull and swords >= facts.swords


class RepelOrAdmit(Phase[PortRoyal]):
    """A ship that the active player's swords can drive away is at the harbor mouth."""

    def options(self, s: PortRoyal) -> list[Choice]:
        return REPEL_OR_ADMIT

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        ship = s.pending
        s.pending = NO_CARD
        if choice is REPEL:
            s.throw(ship)
            s.tell(Repelled, self.seat, s.show(ship))
            s.then(DISCOVER[self.seat])
        else:
            admit(s, self.seat, ship)

    def about(self, s: PortRoyal) -> Params:
        bust = s.berths >> FACTS[s.pending].colour & 1
        return {"card": s.pending, "swords": s.players[self.seat].swords, "bust": bust}


def admit(s: PortRoyal, seat: Seat, ship: Card) -> None:
    """The ship enters the harbor; a second one of its colour is a bust."""
    colour = FACTS[ship].colour
    if s.berths >> colour & 1:
        bust(s, seat, ship)
        return
    s.harbor.append(ship)
    s.berths |= 1 << colour
    s.then(DISCOVER[seat])


def bust(s: PortRoyal, seat: Seat, ship: Card) -> None:
    """All harbor cards are lost, jesters console their owners, and there is no phase 2."""
    colour = FACTS[ship].colour
    first = [card for card in s.harbor if FACTS[card].colour == colour and FACTS[card].type == SHIP][0]
    s.tell(Busted, seat, s.show(ship), s.show(first))
    s.clear_harbor()
    s.throw(ship)
    for player in s.clockwise_from(seat):  # R17
        pay_jesters(s, player)
    if s.options.claim_after_bust:
        s.then(AfterBust(seat), END_TURN)
    else:
        s.then(END_TURN)


def pay_jesters(s: PortRoyal, seat: Seat) -> None:
    coins = s.players[seat].count[JESTER] * JESTER_COINS
    if coins:
        s.tell(JestersPaid, seat, coins)
        s.earn(seat, coins)


class AfterBust(Phase[PortRoyal]):
    """By the ruling R10, if it is switched on, the active player may still claim expeditions."""

    def options(self, s: PortRoyal) -> list[Choice]:
        claimable = claims(s, self.seat)
        return [*claimable, DONE] if claimable else NOTHING

    def run(self, s: PortRoyal) -> None:
        """Nothing to claim."""

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        if choice is not DONE:
            s.then(self)
            claim(s, self.seat, choice)

    def hint(self, s: PortRoyal, choice: Choice) -> Params:
        return claim_hint(s, self.seat, choice)


def raise_taxes(s: PortRoyal, seat: Seat, tax: Card) -> None:
    """The rich lose half of their coins; then those with the most swords, or the fewest points, gain one."""
    order = s.clockwise_from(seat)
    for player in order:
        had = len(s.players[player].coins)
        if had >= TAX_FROM:
            s.tell(Taxed, player, had, had // 2)
            s.pay(player, had // 2)
    facts = FACTS[tax]
    best = max([standing(s, player, facts.to_most_swords) for player in order])
    for player in order:
        if standing(s, player, facts.to_most_swords) == best:
            s.tell(TaxBonus, player, s.show(tax), facts.coins)
            s.earn(player, facts.coins)
    s.throw(tax)


def standing(s: PortRoyal, seat: Seat, by_swords: bool) -> int:
    player = s.players[seat]
    return player.swords if by_swords else -player.points


# ---- phase 2: Trade and Hire ----------------------------------------------------------------------------------


class Market(Phase[PortRoyal]):
    """The active player takes first, then each of the others, clockwise."""

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
    """How many cards may be taken; governors count now, or later, as they are then (R7)."""
    governors = s.more_cards(seat)
    return takes + governors if governors and not s.options.governor_at_once else takes


def pay_admirals(s: PortRoyal, seat: Seat) -> None:
    """Once, on arrival, if the harbor is full enough (R6)."""
    if len(s.harbor) < ADMIRAL_CARDS:
        return
    coins = s.players[seat].count[ADMIRAL] * ADMIRAL_COINS
    if coins:
        s.tell(AdmiralsPaid, seat, coins)
        s.earn(seat, coins)


class Arrival(Phase[PortRoyal]):
    """Another player's opportunity comes."""

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
        """The cards that may be taken and can be paid."""
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
        """The same opportunity, one card later."""
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
    """The ship is discarded before its coins are drawn (R14)."""
    s.berths &= ~(1 << FACTS[ship].colour)
    bonus = s.trader_bonus(seat, ship)
    coins = FACTS[ship].coins + bonus
    s.tell(Traded, seat, s.show(ship), coins, bonus)
    s.throw(ship)
    s.earn(seat, coins)


def hire(s: PortRoyal, seat: Seat, person: Card) -> None:
    """The coins are discarded before the person enters the display (R14)."""
    price = s.price(seat, person)
    s.tell(Hired, seat, s.show(person), price)
    s.pay(seat, price)
    s.players[seat].gain(person)
    s.check_end(seat)


class TradeAndHire(Taking):
    """The active player takes cards, and may claim expeditions before, between and after."""

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
            s.then(self)
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
        """Nothing that this player could take."""

    def answer(self, s: PortRoyal, choice: Choice) -> None:
        if choice is not PASS:
            self.take(s, choice)
        elif not self.taken:
            s.tell(Passed, self.seat)

    def again(self) -> Phase[PortRoyal]:
        return TakeCard(self.seat, self.limit, self.taken + 1)


# ---- the end of a turn and of the game ------------------------------------------------------------------------


class ClearHarbor(Phase[PortRoyal]):
    """What nobody took goes to the discard pile."""

    def run(self, s: PortRoyal) -> None:
        if s.harbor:
            s.tell(HarborCleared, tuple([s.show(card) for card in s.harbor]))
            s.clear_harbor()
        s.then(END_TURN)


class EndTurn(Phase[PortRoyal]):
    """The left neighbour is next, unless the last round is over or nothing can be revealed any more (R16)."""

    def run(self, s: PortRoyal) -> None:
        s.colours = 0
        next_seat = (s.active + 1) % s.seats
        dry = s.dry_turns >= s.seats
        if dry or (s.last_round and next_seat == s.start_seat):
            s.ended = True
            s.tell(Ended, dry)
        else:
            s.then(TURN[next_seat])


# Phases are immutable: those that come up all the time are made once.
SEATS: Final = range(5)
TURN: Final = [Turn(seat) for seat in SEATS]
DISCOVER: Final = [Discover(seat) for seat in SEATS]
MARKET: Final = [Market(seat) for seat in SEATS]
ARRIVAL: Final = [Arrival(seat) for seat in SEATS]
CLEAR_HARBOR: Final = ClearHarbor(NOBODY)
END_TURN: Final = EndTurn(NOBODY)

PHASES: Final[dict[str, type[Phase[PortRoyal]]]] = {
    phase.__name__: phase
    for phase in (Turn, Discover, RepelOrAdmit, AfterBust, GivePersons, Market, Arrival, TradeAndHire, TakeCard, ClearHarbor, EndTurn)
}
