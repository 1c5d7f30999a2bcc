"""A turn: a reveal or an auction, and what the winner does. In the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.pick import Pick
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import NO_PARAMS, Params
from mizban.games.lost_cities_rivals.cards import CARDS, COLOUR, NUMBER, WAGER
from mizban.games.lost_cities_rivals.events import (
    AuctionOpened,
    AuctionWon,
    Ended,
    Passed,
    PileEnded,
    Raised,
    Removed,
    Revealed,
    Took,
    TookNothing,
    Unusable,
)
from mizban.games.lost_cities_rivals.state import COINS, MOST_SEATS, PILE, PILES, LostCities

REVEAL: Final = choice("reveal")
PASS: Final = choice("pass")
KEEP: Final = choice("keep")
BID: Final = [choice("bid", coins) for coins in range(COINS + 1)]
TAKE: Final = [choice("take", card) for card in range(CARDS)]
REMOVE: Final = [choice("remove", card) for card in range(CARDS)]

# By the coins one has: with none, or too few, there is nothing to choose (LC-15).
REVEAL_OR_BID: Final = [[REVEAL, *BID[1 : coins + 1]] if coins else NOTHING for coins in range(COINS + 1)]
# By the highest bid, then by the coins one has.
BID_OR_PASS: Final = [
    [[*BID[bid + 1 : coins + 1], PASS] if coins > bid else NOTHING for coins in range(COINS + 1)] for bid in range(COINS + 1)
]


# ---- a turn: reveal or auction --------------------------------------------------------------------------------


class Turn(Phase[LostCities]):
    """A player reveals a card, or opens an auction (LC-13) of the whole display with a bid (LC-22)."""

    def options(self, s: LostCities) -> list[Choice]:
        return REVEAL_OR_BID[s.players[self.seat].coins] if s.display else NOTHING

    def run(self, s: LostCities) -> None:
        """Without coins, or with nothing to bid for, one can only reveal (LC-14)."""
        self.answer(s, REVEAL)

    def answer(self, s: LostCities, choice: Choice) -> None:
        if choice is REVEAL:
            reveal(s, self.seat)
        else:
            s.tell(AuctionOpened, self.seat, choice.on[0])
            bid(s, self.seat, choice.on[0])

    def about(self, s: LostCities) -> Params:
        return offer(s, self.seat)


def reveal(s: LostCities, seat: Seat) -> None:
    """The top card joins the display (LC-17), or the box if nobody can use it (LC-18); then it is the left neighbour's turn (LC-21).

    Every turn ends here, with an auction or without: so each turns up one card (LC-16).
    """
    card = s.deck.pop()
    face = s.show(card)
    if s.heard is not None:  # the hottest line of the game: even a `tell` to nobody costs time
        s.tell(Revealed, seat, face)
    if s.can_be_used(card):  # later nobody asks again (LC-20)
        s.display.append(card)
    else:
        s.box.append(card)
        s.tell(Unusable, seat, face)
    if not s.deck:
        s.tell(Ended, s.bank)  # LC-44
        return
    if len(s.deck) % PILE == 0:
        share_bank(s)
    s.active = s.left_of(seat)
    s.then(TURN[s.active])


def share_bank(s: LostCities) -> None:
    """A pile is used up: equal parts for all (LC-40), the rest stays (LC-41). Then the next pile is in use (LC-43)."""
    part = s.bank // s.seats
    s.bank -= part * s.seats
    for player in s.players:
        player.coins += part
    s.tell(PileEnded, PILES - len(s.deck) // PILE, part, s.bank)


def offer(s: LostCities, seat: Seat) -> Params:
    """What the auction could bring this seat."""
    fitting = s.fitting(seat)
    return {"offered": len(s.display), "fitting": len(fitting), "points": s.gain(seat, fitting), "coins": s.players[seat].coins}


# ---- the auction ----------------------------------------------------------------------------------------------


def bid(s: LostCities, seat: Seat, coins: int) -> None:
    s.bid = coins
    s.bidder = seat
    s.players[seat].bid = coins
    ask_next(s, seat)


def ask_next(s: LostCities, seat: Seat) -> None:
    """Clockwise to whoever is still in (LC-24), outbid or not (LC-25); all the way round to the highest bidder: this one has won."""
    after = s.left_of(seat)
    while after != s.bidder:
        player = s.players[after]
        if player.coins > s.bid and not player.passed:
            s.then(RAISE_OR_PASS[after])
            return
        if not player.passed:
            leave(s, after, True)
        after = s.left_of(after)
    win(s)


def leave(s: LostCities, seat: Seat, forced: bool) -> None:
    """Out of this auction; forced is who has not the coins to bid more (LC-26)."""
    s.players[seat].passed = True
    if s.heard is not None:
        s.tell(Passed, seat, forced)


class RaiseOrPass(Phase[LostCities]):
    """A player bids more than the highest bid, or is out of this auction (LC-23)."""

    def options(self, s: LostCities) -> list[Choice]:
        return BID_OR_PASS[s.bid][s.players[self.seat].coins]

    def answer(self, s: LostCities, choice: Choice) -> None:
        if choice is PASS:
            leave(s, self.seat, False)
            ask_next(s, self.seat)
        else:
            s.tell(Raised, self.seat, choice.on[0])
            bid(s, self.seat, choice.on[0])

    def about(self, s: LostCities) -> Params:
        return {**offer(s, self.seat), "bid": s.bid, "bidder_seat": s.bidder}


def win(s: LostCities) -> None:
    """All others have passed: the highest bidder pays, and nobody else does (LC-27). The last card of a pile comes after it (LC-42)."""
    s.players[s.bidder].coins -= s.bid
    s.bank += s.bid
    s.tell(AuctionWon, s.bidder, s.bid)
    s.then(TakeCards(s.bidder, tuple(s.fitting(s.bidder))), REMOVE_CARD[s.bidder])


class TakeCards(Pick[LostCities]):
    """The winner takes any of the display cards that fit, also none, and places them at once (LC-28)."""

    def __init__(self, seat: Seat, fitting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.fitting = fitting

    def verb(self) -> str:
        return "take"

    def option(self, item: int) -> Choice:
        return TAKE[item]

    def items(self, s: LostCities) -> list[int]:
        return list(self.fitting)

    def low(self, s: LostCities) -> int:
        return 0

    def high(self, s: LostCities) -> int:
        return len(self.fitting)

    def options(self, s: LostCities) -> list[Choice]:
        return self.after(s, ()) if self.fitting else NOTHING

    def run(self, s: LostCities) -> None:
        """Nothing fits."""
        s.tell(TookNothing, self.seat, True)

    def picked(self, s: LostCities, items: tuple[int, ...]) -> None:
        if not items:
            s.tell(TookNothing, self.seat, False)
            return
        points = s.gain(self.seat, [Card(item) for item in items]) if s.heard is not None else 0
        player = s.players[self.seat]
        for item in items:
            s.display.remove(Card(item))
            player.place(Card(item))
        if s.heard is not None:
            s.tell(Took, self.seat, tuple([s.show(Card(item)) for item in items]), points)

    def about(self, s: LostCities) -> Params:
        return offer(s, self.seat)

    def hint(self, s: LostCities, choice: Choice) -> Params:
        card = Card(choice.on[0])
        # Whoever has won mostly takes all that fits: a tap leaves one behind.
        return {"points": s.gain(self.seat, [card]), "times": s.times(self.seat, card), "default": 1}

    def denied(self, s: LostCities) -> list[Denied]:
        highest = s.players[self.seat].highest
        return [
            Denied(TAKE[card], "begun" if NUMBER[card] == WAGER else "falls", {"number": highest[COLOUR[card]]})
            for card in s.display
            if card not in self.fitting
        ]


class RemoveCard(Phase[LostCities]):
    """The winner may put one of the cards left in the display into the box (LC-29), for good (LC-30); the others stay (LC-31)."""

    def options(self, s: LostCities) -> list[Choice]:
        return [KEEP, *[REMOVE[card] for card in s.display]] if s.display else NOTHING

    def run(self, s: LostCities) -> None:
        """Nothing is left to remove."""
        self.answer(s, KEEP)

    def answer(self, s: LostCities, choice: Choice) -> None:
        if choice is not KEEP:
            card = Card(choice.on[0])
            s.display.remove(card)
            s.box.append(card)
            s.tell(Removed, self.seat, s.show(card))
        close_auction(s)
        reveal(s, self.seat)  # LC-32

    def hint(self, s: LostCities, choice: Choice) -> Params:
        """What the card would bring the rival who needs it most."""
        if choice is KEEP:
            return NO_PARAMS
        card = Card(choice.on[0])
        rivals = [seat for seat in range(s.seats) if seat != self.seat and s.players[seat].can_place(card)]
        return {
            "points": max([s.gain(seat, [card]) for seat in rivals], default=0),
            "times": max([s.times(seat, card) for seat in rivals], default=0),
        }


def close_auction(s: LostCities) -> None:
    """The left neighbour of the winner gets the starting player card (LC-33)."""
    s.starter = s.left_of(s.bidder)
    s.bid = 0
    s.bidder = NOBODY
    for player in s.players:
        player.bid = 0
        player.passed = False


# Made once for each seat: they remember nothing else.
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
RAISE_OR_PASS: Final = [RaiseOrPass(seat) for seat in range(MOST_SEATS)]
REMOVE_CARD: Final = [RemoveCard(seat) for seat in range(MOST_SEATS)]
