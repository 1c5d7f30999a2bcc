"""All that can be told of a game of San Juan, in the past tense."""

from __future__ import annotations

from mizban.engine.cards import Face
from mizban.engine.events import Event


class RoundBegan(Event, frozen=True):
    """`seat` is the Governor now."""

    seat: int
    round: int


class RoleChosen(Event, frozen=True):
    """`seat` took a role; its privilege counts `times` times."""

    seat: int
    role: int
    times: int


class Received(Event, frozen=True):
    """Whispered: the cards that this seat has drawn into its hand."""

    seat: int
    cards: tuple[Face, ...]


class Bonus(Event, frozen=True):
    """The building `card` gave its owner `drawn` cards."""

    seat: int
    card: Face
    drawn: int


# ---- the start of a round -------------------------------------------------------------------------------------


class Exchanged(Event, frozen=True):
    """`number` hand cards were discarded and as many drawn."""

    seat: int
    number: int


class Stored(Event, frozen=True):
    """Something went under the building `card`; how much, nobody has to say."""

    seat: int
    card: Face


class StoredCards(Event, frozen=True):
    """Whispered: what this seat has stored."""

    seat: int
    card: Face
    stored_cards: tuple[Face, ...]


class DiscardedDown(Event, frozen=True):
    """`number` cards above the hand limit were discarded."""

    seat: int
    number: int
    limit: int


# ---- builder --------------------------------------------------------------------------------------------------


class GoodsBurned(Event, frozen=True):
    """Goods on the buildings `cards` paid for a new building."""

    seat: int
    cards: tuple[Face, ...]


class Built(Event, frozen=True):
    """`price` cards were paid, `less` than is printed on the building."""

    seat: int
    card: Face
    price: int
    less: int


class BuiltOver(Event, frozen=True):
    """The same, with `over_card` covered and out of the game."""

    seat: int
    card: Face
    over_card: Face
    price: int
    less: int


class GoodLost(Event, frozen=True):
    """The good on a covered building was discarded."""

    seat: int
    card: Face


class PaidWith(Event, frozen=True):
    """Whispered: the cards with which this seat has paid."""

    seat: int
    cards: tuple[Face, ...]


class DidNotBuild(Event, frozen=True):
    seat: int


class EndTriggered(Event, frozen=True):
    """`seat` has all the buildings that end the game."""

    seat: int
    buildings: int


# ---- producer, trader, councillor, prospector -----------------------------------------------------------------


class Produced(Event, frozen=True):
    """A good came onto each of the buildings `cards`."""

    seat: int
    cards: tuple[Face, ...]


class ProducedNothing(Event, frozen=True):
    """A seat could have produced something."""

    seat: int


class TileTurned(Event, frozen=True):
    """The prices of this trader phase."""

    card: Face
    indigo: int
    sugar: int
    tobacco: int
    coffee: int
    silver: int


class Sold(Event, frozen=True):
    """The goods of the buildings `cards` brought `drawn` cards."""

    seat: int
    cards: tuple[Face, ...]
    drawn: int


class SoldNothing(Event, frozen=True):
    """A seat could have sold something."""

    seat: int


class NobodySold(Event, frozen=True):
    """The trader phase ended without a sale."""


class GoodDelivered(Event, frozen=True):
    """A good came onto the building `card` outside of the producer phase."""

    seat: int
    card: Face


class Kept(Event, frozen=True):
    """In the councillor phase: `kept` of `drawn` cards."""

    seat: int
    drawn: int
    kept: int


class KeptCards(Event, frozen=True):
    """Whispered: the cards that this seat has kept."""

    seat: int
    cards: tuple[Face, ...]


class Prospected(Event, frozen=True):
    seat: int
    drawn: int


class TurnedUp(Event, frozen=True):
    """The building `card` turned up `turned_cards`."""

    seat: int
    card: Face
    turned_cards: tuple[Face, ...]


class TurnedKept(Event, frozen=True):
    """`kept_card` was kept of those."""

    seat: int
    card: Face
    kept_card: Face


class TurnedLost(Event, frozen=True):
    """None of those was kept."""

    seat: int
    card: Face


# ---- the piles and the end ------------------------------------------------------------------------------------


class Shuffled(Event, frozen=True):
    """The discard pile, `cards_left` cards, became the new supply."""

    cards_left: int


class Ended(Event, frozen=True):
    """The game is over; `idle`, because nobody has built for many rounds."""

    idle: bool


ALL: tuple[type[Event], ...] = (
    RoundBegan,
    RoleChosen,
    Received,
    Bonus,
    Exchanged,
    Stored,
    StoredCards,
    DiscardedDown,
    GoodsBurned,
    Built,
    BuiltOver,
    GoodLost,
    PaidWith,
    DidNotBuild,
    EndTriggered,
    Produced,
    ProducedNothing,
    TileTurned,
    Sold,
    SoldNothing,
    NobodySold,
    GoodDelivered,
    Kept,
    KeptCards,
    Prospected,
    TurnedUp,
    TurnedKept,
    TurnedLost,
    Shuffled,
    Ended,
)
