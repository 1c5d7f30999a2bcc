"""Phase 1, Discover: persons, ships, expeditions and tax increases are turned up, until the player stops or busts."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARD, Card, Seat
from mizban.engine.protocol import NOTHING, Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.port_royal.cards import EXPEDITION, FACTS, PERSON, SHIP, TAX_FROM, TAX_PART
from mizban.games.port_royal.events import Busted, RanDry, Repelled, Revealed, TaxBonus, Taxed
from mizban.games.port_royal.expeditions import claim, claim_hint, claims
from mizban.games.port_royal.state import MOST_SEATS, PortRoyal
from mizban.games.port_royal.trade_and_hire import COLOURS_AT, DONE, MARKET, pay_jesters

DRAW: Final = choice("draw")
STOP: Final = choice("stop")
REPEL: Final = choice("repel")
ADMIT: Final = choice("admit")
ONLY_DRAW: Final = [DRAW]
DRAW_OR_STOP: Final = [DRAW, STOP]
REPEL_OR_ADMIT: Final = [REPEL, ADMIT]


class Discover(Phase[PortRoyal]):
    """The active player reveals at least one card (PR-20), and another, and another, or stops (PR-22).

    The first reveal is asked although it is forced: to turn the card is the player's own act (PR-21).
    """

    def options(self, s: PortRoyal) -> list[Choice]:
        claimable = claims(s, self.seat)
        if s.can_draw():
            simple = DRAW_OR_STOP if s.revealed else ONLY_DRAW
            return [*simple, *claimable] if claimable else simple
        return [STOP, *claimable] if claimable else NOTHING

    def run(self, s: PortRoyal) -> None:
        """No card is left to reveal: phase 1 ends by itself (PR-40)."""
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
    """Turn up the top card; all but a ship that can be repelled are dealt with at once."""
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
            s.harbor.append(card)  # PR-23
        elif type == EXPEDITION:
            s.expeditions.append(card)  # PR-31
        else:
            raise_taxes(s, seat, card)
        s.then(DISCOVER[seat])


def can_repel(s: PortRoyal, seat: Seat, ship: Card) -> bool:
    """By at least one sword and no fewer than the ship has (PR-24), never a skull (PR-25). Swords are not used up (PR-27)."""
    facts = FACTS[ship]
    swords = s.players[seat].swords
    return swords > 0 and not facts.skull and swords >= facts.swords


class RepelOrAdmit(Phase[PortRoyal]):
    """A ship that the active player's swords can drive away is at the harbor mouth. Nobody has to (PR-26).

    Until this is answered no expedition is claimed (PR-49), and a shuffle passes the ship by (PR-37).
    """

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
        return {"card": s.pending, "swords": s.players[self.seat].swords, "bust": int(would_bust(s, s.pending))}


def would_bust(s: PortRoyal, ship: Card) -> bool:
    """Does a ship of this colour lie in the harbor already?"""
    return bool(s.berths >> FACTS[ship].colour & 1)


def admit(s: PortRoyal, seat: Seat, ship: Card) -> None:
    """The ship enters the harbor; a second one of its colour is a bust (PR-28)."""
    if would_bust(s, ship):
        bust(s, seat, ship)
        return
    s.harbor.append(ship)
    s.berths |= 1 << FACTS[ship].colour
    s.then(DISCOVER[seat])


def bust(s: PortRoyal, seat: Seat, ship: Card) -> None:
    """All harbor cards are lost, jesters console their owners (PR-29), and there is no phase 2 (PR-30)."""
    colour = FACTS[ship].colour
    first = [card for card in s.harbor if FACTS[card].colour == colour and FACTS[card].type == SHIP][0]
    if s.heard is not None:
        s.tell(Busted, seat, s.show(ship), s.show(first), tuple([s.show(card) for card in s.harbor]))
    s.clear_harbor()
    s.throw(ship)
    for player in s.clockwise_from(seat):  # PR-42
        pay_jesters(s, player)
    if s.options.claim_after_bust:
        s.then(AfterBust(seat))


class AfterBust(Phase[PortRoyal]):
    """By the ruling PR-R10, if it is switched on, the active player may still claim expeditions (PR-50)."""

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
    """The rich lose half of their coins; then those with the most swords, or the fewest points, gain one (PR-33)."""
    order = s.clockwise_from(seat)
    for player in order:
        had = len(s.players[player].coins)
        if had >= TAX_FROM:
            due = had // TAX_PART
            s.tell(Taxed, player, had, due)
            s.pay(player, due)
    facts = FACTS[tax]
    best = max([standing(s, player, facts.to_most_swords) for player in order])
    for player in order:
        if standing(s, player, facts.to_most_swords) == best:
            s.tell(TaxBonus, player, s.show(tax), facts.coins)
            s.earn(player, facts.coins)
    s.throw(tax)  # PR-34


def standing(s: PortRoyal, seat: Seat, by_swords: bool) -> int:
    player = s.players[seat]
    return player.swords if by_swords else -player.points


DISCOVER: Final = [Discover(seat) for seat in range(MOST_SEATS)]
