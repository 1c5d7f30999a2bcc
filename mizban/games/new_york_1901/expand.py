"""Chapter "Expand": a lot card, a worker on a lot of its kind, the market refilled; Market Shift and Land Grab."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.new_york_1901.cards import KIND, LAND_GRAB, LOT_CARDS, MARKET_SHIFT, SIZE_OF_KIND
from mizban.games.new_york_1901.events import LotClaimed, MarketShifted
from mizban.games.new_york_1901.map import LOTS, LOTS_OF_KIND, SMALL
from mizban.games.new_york_1901.state import NewYork

TAKE: Final = [choice("take", card) for card in range(LOT_CARDS)]
CLAIM: Final = [choice("claim", lot) for lot in range(len(LOTS))]

GRAB_LOTS: Final = 2  # lots that Land Grab takes at once


def free_lots(s: NewYork, card: int) -> list[int]:
    """The lots of its district and size that nobody owns."""
    return [lot for lot in LOTS_OF_KIND[KIND[card]] if s.owner[lot] == NOBODY]


class ClaimLot(Phase[NewYork]):
    """A worker goes to any free lot of the card's district and size (NY-29). There always is one (NY-13)."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: NewYork) -> list[Choice]:
        free = [CLAIM[lot] for lot in free_lots(s, self.card)]
        return free if len(free) > 1 else NOTHING

    def run(self, s: NewYork) -> None:
        """Only one such lot is free."""
        self.claim(s, free_lots(s, self.card)[0])

    def answer(self, s: NewYork, choice: Choice) -> None:
        self.claim(s, choice.on[0])

    def claim(self, s: NewYork, lot: int) -> None:
        s.claim(self.seat, lot)
        s.tell(LotClaimed, self.seat, s.show(Card(self.card)), lot, LOTS[lot].number)

    def about(self, s: NewYork) -> Params:
        return {"card": self.card}

    def hint(self, s: NewYork, choice: Choice) -> Params:
        return lot_hint(choice.on[0])


def lot_hint(lot: int) -> Params:
    """A lot in words: its card's face and its number within the district."""
    facts = LOTS[lot]
    return {"card": KIND.index(facts.kind), "number": facts.number}


class RefillMarket(Phase[NewYork]):
    """The end of the expand step."""

    def run(self, s: NewYork) -> None:
        s.refill()


# ---- Land Grab ------------------------------------------------------------------------------------------------


def small_cards(s: NewYork) -> list[Choice]:
    return [TAKE[card] for card in s.market if SIZE_OF_KIND[KIND[card]] == SMALL]


def can_grab(s: NewYork, seat: Seat) -> bool:
    return s.can_use(seat, LAND_GRAB) and not no_grab(s, seat)


def no_grab(s: NewYork, seat: Seat) -> str:
    """Two small lots at once take two workers, a future market and two small cards open: which of these is not there (NY-60)?"""
    if s.players[seat].workers < GRAB_LOTS:
        return "workers"
    if not s.future:
        return "future"
    return "" if len(small_cards(s)) >= GRAB_LOTS else "small"


class LandGrab(Phase[NewYork]):
    """One of the two cards; the market is refilled only after both (NY-59)."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: NewYork) -> list[Choice]:
        cards = small_cards(s)
        return cards if len(cards) > 1 else NOTHING

    def run(self, s: NewYork) -> None:
        """Only one small card is left."""
        self.answer(s, small_cards(s)[0])

    def answer(self, s: NewYork, choice: Choice) -> None:
        if self.left > 1:
            s.then(LandGrab(self.seat, self.left - 1))
        take_card(s, self.seat, Card(choice.on[0]))

    def about(self, s: NewYork) -> Params:
        return {"left": self.left}

    def denied(self, s: NewYork) -> list[Denied]:
        small = small_cards(s)
        return [Denied(TAKE[card], "large", {}) for card in s.market if TAKE[card] not in small]


def take_card(s: NewYork, seat: Seat, card: Card) -> None:
    """It lies with the character (NY-28), and a lot is claimed for it."""
    s.take(seat, card)
    s.then(ClaimLot(seat, card))


# ---- Market Shift ---------------------------------------------------------------------------------------------


def can_shift(s: NewYork, seat: Seat) -> bool:
    """With an empty future market nothing would change (NY-58)."""
    return s.can_use(seat, MARKET_SHIFT) and len(s.future) > 0


def shift_market(s: NewYork, seat: Seat) -> None:
    """The open cards, shuffled, go under the future market; as many new ones are turned up as fit (NY-57)."""
    s.use(seat, MARKET_SHIFT)
    old = s.market
    s.tell(MarketShifted, seat, tuple([s.show(card) for card in old]))
    s.shuffle(old)
    s.shifts += 1
    batch = s.batch[:]
    for card in old:
        batch[card] = s.shifts
    s.batch = batch
    s.future = old + s.future
    s.market = []
    s.refill()


REFILL_MARKET: Final = RefillMarket(NOBODY)
