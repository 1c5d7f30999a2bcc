"""All that can be told of a game of New York 1901, in the past tense.

Pieces, streets, challenges and action cards are faces like the lot cards. A lot is told twice: `lot` is its place in the list of lots,
`number` what people call it within its district.
"""

from __future__ import annotations

from mizban.engine.cards import Face
from mizban.engine.events import Event


class TurnBegan(Event, frozen=True):
    """`seat` is the active player now."""

    seat: int
    last: bool


class LotClaimed(Event, frozen=True):
    """`seat` took `card` from the open market and put a worker on a lot of its kind."""

    seat: int
    card: Face
    lot: int
    number: int


class MarketRefilled(Event, frozen=True):
    """`cards` were turned up into the open market; `left` stay in the future market."""

    cards: tuple[Face, ...]
    left: int


class ActionUsed(Event, frozen=True):
    """`seat` turned an action card face down."""

    seat: int
    card: Face


class MarketShifted(Event, frozen=True):
    """The `cards` of the open market were shuffled and put under the future market."""

    seat: int
    cards: tuple[Face, ...]


class Demolished(Event, frozen=True):
    """Own buildings made room for a new one."""

    seat: int
    cards: tuple[Face, ...]


class Built(Event, frozen=True):
    """A building stands on a new place; `workers` came back from its lots."""

    seat: int
    card: Face
    turn: int
    row: int
    column: int
    points: int
    workers: int


class Crowned(Event, frozen=True):
    """A legendary skyscraper carries the seat's king token."""

    seat: int
    card: Face


class PrestigeScored(Event, frozen=True):
    """Gold Prestige: a new gold building stands beside `points` bronze and silver ones of others."""

    seat: int
    card: Face
    points: int


class Manned(Event, frozen=True):
    """A lot that a demolition left empty got a worker."""

    seat: int
    lot: int
    number: int
    card: Face


class Unlocked(Event, frozen=True):
    """The seat's score reached the next generation: 2 is silver, 3 is gold."""

    seat: int
    generation: int


class BuiltNothing(Event, frozen=True):
    """A seat could have built after expanding and did not."""

    seat: int


class LotReturned(Event, frozen=True):
    """Unable to do anything else, `seat` gave a lot back; its card lies under the future market."""

    seat: int
    card: Face
    lot: int
    number: int


class EndTriggered(Event, frozen=True):
    """All others have one last turn; `market` says that the lot cards ran out, otherwise the pieces did."""

    seat: int
    market: bool


class Voted(Event, frozen=True):
    """After rounds without a building: whether the seat agreed to end the game."""

    seat: int
    agreed: bool


class StreetScored(Event, frozen=True):
    """`seat` has the most buildings on the street of this card."""

    seat: int
    card: Face
    buildings: int
    points: int


class StreetTied(Event, frozen=True):
    """Nobody has more buildings on this street than all others."""

    card: Face
    buildings: int


class ChallengeScored(Event, frozen=True):
    seat: int
    card: Face
    points: int


class ActionsScored(Event, frozen=True):
    """Points for action cards that were never used."""

    seat: int
    cards: tuple[Face, ...]
    points: int


class Ended(Event, frozen=True):
    """The game is over; `stalemate` says that nobody could or would build any more."""

    stalemate: bool


ALL: tuple[type[Event], ...] = (
    TurnBegan,
    LotClaimed,
    MarketRefilled,
    ActionUsed,
    MarketShifted,
    Demolished,
    Built,
    Crowned,
    PrestigeScored,
    Manned,
    Unlocked,
    BuiltNothing,
    LotReturned,
    EndTriggered,
    Voted,
    StreetScored,
    StreetTied,
    ChallengeScored,
    ActionsScored,
    Ended,
)

# What a seat took, by kind: whoever measures many games counts how often it won.
TAKEN: dict[str, tuple[type[Event], ...]] = {"built": (Built,), "claimed": (LotClaimed,), "used": (ActionUsed,)}
