"""All that can be told of a game of Port Royal, in the past tense."""

from __future__ import annotations

from mizban.engine.cards import Face
from mizban.engine.events import Event


class TurnBegan(Event, frozen=True):
    """`seat` is the active player now."""

    seat: int


class Revealed(Event, frozen=True):
    """The top card of the draw pile was turned up."""

    seat: int
    card: Face


class Repelled(Event, frozen=True):
    seat: int
    card: Face


class Busted(Event, frozen=True):
    """A second ship of one colour entered the harbor: `card` met `other_card`, and all `lost_cards` that lay there are lost."""

    seat: int
    card: Face
    other_card: Face
    lost_cards: tuple[Face, ...]


class Taxed(Event, frozen=True):
    """`seat` had `had` coins and gave up `coins` of them."""

    seat: int
    had: int
    coins: int


class TaxBonus(Event, frozen=True):
    """A tax card gave `coins` to a seat with the most swords, or the fewest points."""

    seat: int
    card: Face
    coins: int


class Stopped(Event, frozen=True):
    """The active player turned to trade and hire and may take `takes` cards."""

    seat: int
    colours: int
    takes: int


class AdmiralsPaid(Event, frozen=True):
    seat: int
    coins: int


class JestersPaid(Event, frozen=True):
    seat: int
    coins: int


class Traded(Event, frozen=True):
    """`coins` is the whole income, `bonus` the traders' part of it."""

    seat: int
    card: Face
    coins: int
    bonus: int


class Hired(Event, frozen=True):
    """`price` went to the discard pile."""

    seat: int
    card: Face
    price: int


class Compensated(Event, frozen=True):
    """`seat` gave `coins` to the active player `to_seat`."""

    seat: int
    to_seat: int
    coins: int


class Claimed(Event, frozen=True):
    """An expedition was claimed with `given_cards`."""

    seat: int
    card: Face
    given_cards: tuple[Face, ...]
    points: int
    coins: int


class Passed(Event, frozen=True):
    """A seat took nothing more, though it could have."""

    seat: int


class HarborCleared(Event, frozen=True):
    """What was left in the harbor went to the discard pile."""

    cards: tuple[Face, ...]


class Shuffled(Event, frozen=True):
    """The discard pile, `cards_left` cards, became the new draw pile."""

    cards_left: int


class CoinsLost(Event, frozen=True):
    """Both piles were empty: `coins` due to a seat could not be paid out (PR-R15)."""

    seat: int
    coins: int


class RanDry(Event, frozen=True):
    """No card was left to reveal (PR-R15)."""

    seat: int


class EndTriggered(Event, frozen=True):
    """`seat` reached the points that end the game; the round is played out."""

    seat: int
    points: int


class Ended(Event, frozen=True):
    """The game is over."""

    dry: bool


ALL: tuple[type[Event], ...] = (
    TurnBegan,
    Revealed,
    Repelled,
    Busted,
    Taxed,
    TaxBonus,
    Stopped,
    AdmiralsPaid,
    JestersPaid,
    Traded,
    Hired,
    Compensated,
    Claimed,
    Passed,
    HarborCleared,
    Shuffled,
    CoinsLost,
    RanDry,
    EndTriggered,
    Ended,
)

# What a seat took, by kind: whoever measures many games counts how often it won.
TAKEN: dict[str, tuple[type[Event], ...]] = {"hired": (Hired,), "claimed": (Claimed,), "traded": (Traded,)}
