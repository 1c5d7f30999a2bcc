"""All that can be told of a game of Lost Cities: Rivals, in the past tense."""

from __future__ import annotations

from mizban.engine.cards import Face
from mizban.engine.events import Event


class Revealed(Event, frozen=True):
    """The top card of the draw pile was turned up."""

    seat: int
    card: Face


class Unusable(Event, frozen=True):
    """Nobody can use the card just revealed: it went to the box."""

    seat: int
    card: Face


class AuctionOpened(Event, frozen=True):
    """`seat` put the display up for auction with a first bid."""

    seat: int
    coins: int


class Raised(Event, frozen=True):
    """`seat` bid more than all before."""

    seat: int
    coins: int


class Passed(Event, frozen=True):
    """`seat` is out of the auction; `forced`: had not the coins to bid more."""

    seat: int
    forced: bool


class AuctionWon(Event, frozen=True):
    """`seat` paid the bid of `coins` into the bank."""

    seat: int
    coins: int


class Took(Event, frozen=True):
    """`cards` went from the display to the winner's expeditions, in this order, and added `points`."""

    seat: int
    cards: tuple[Face, ...]
    points: int


class TookNothing(Event, frozen=True):
    """The winner took no card, or could use none (`none_fits`)."""

    seat: int
    none_fits: bool


class Removed(Event, frozen=True):
    """The winner put a display card into the box."""

    seat: int
    card: Face


class PileEnded(Event, frozen=True):
    """Pile number `pile` is used up: everybody got `coins` from the bank, where `left` stay."""

    pile: int
    coins: int
    left: int


class Ended(Event, frozen=True):
    """The last card was revealed: the game is over, and `left` coins stay in the bank."""

    left: int


ALL: tuple[type[Event], ...] = (
    Revealed,
    Unusable,
    AuctionOpened,
    Raised,
    Passed,
    AuctionWon,
    Took,
    TookNothing,
    Removed,
    PileEnded,
    Ended,
)

# What a seat took, by kind: whoever measures many games counts how often it won.
TAKEN: dict[str, tuple[type[Event], ...]] = {"took": (Took,)}
