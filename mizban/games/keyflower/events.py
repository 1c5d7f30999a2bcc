"""All that can be told of a game of Keyflower, in the past tense.

A `colour` is 0 to 3 (red, blue, yellow, green), a `resource` 0 to 3 (iron, stone, wood, gold), a `skill` 0 to 2 (anvil, pickaxe, saw),
a `season` 0 to 3.
"""

from __future__ import annotations

from mizban.engine.cards import Face
from mizban.engine.events import Event


class SeasonBegan(Event, frozen=True):
    """`seat` is the start player."""

    season: int
    seat: int


class TilesLaidOut(Event, frozen=True):
    cards: tuple[Face, ...]


class BoatLoaded(Event, frozen=True):
    card: Face
    workers: int
    skills: int


class Passed(Event, frozen=True):
    seat: int


class Bid(Event, frozen=True):
    """`seat` put `workers` beside the tile and has `total` there now."""

    seat: int
    card: Face
    workers: int
    colour: int
    total: int


class CounterBid(Event, frozen=True):
    """The same, in another colour, lying down."""

    seat: int
    card: Face
    workers: int
    colour: int
    total: int


class GroupMoved(Event, frozen=True):
    """A losing bid left this tile for another place."""

    seat: int
    card: Face
    workers: int
    colour: int


class StoodUp(Event, frozen=True):
    """The lying workers beside this tile are the only ones left: their colour binds from now on."""

    seat: int
    card: Face
    colour: int


class Used(Event, frozen=True):
    seat: int
    card: Face
    workers: int
    colour: int


class UsedMixed(Event, frozen=True):
    """The owner of summer boat 4b used a tile with workers of any colours."""

    seat: int
    card: Face
    red: int
    blue: int
    yellow: int
    green: int


class WorkerPaid(Event, frozen=True):
    seat: int
    colour: int
    workers: int


class SkillPaid(Event, frozen=True):
    seat: int
    skill: int


class Produced(Event, frozen=True):
    """Resources were put on the tile `card`."""

    seat: int
    card: Face
    iron: int
    stone: int
    wood: int
    gold: int


class WorkersDrawn(Event, frozen=True):
    """From the bag, behind the screen."""

    seat: int
    workers: int


class WorkersSeen(Event, frozen=True):
    """Whispered: what these workers are."""

    seat: int
    red: int
    blue: int
    yellow: int
    green: int


class GreenTaken(Event, frozen=True):
    seat: int
    workers: int


class SkillsDrawn(Event, frozen=True):
    """From the pile, behind the screen."""

    seat: int
    skills: int


class SkillsSeen(Event, frozen=True):
    """Whispered: what these skill tiles are."""

    seat: int
    anvil: int
    pickaxe: int
    saw: int


class Carried(Event, frozen=True):
    seat: int
    resource: int
    card: Face
    to_card: Face
    steps: int


class Upgraded(Event, frozen=True):
    """These resources were paid for it."""

    seat: int
    card: Face
    iron: int
    stone: int
    wood: int
    gold: int


class SeasonEnded(Event, frozen=True):
    season: int


class BidsReturned(Event, frozen=True):
    """Losing bids went back behind the screen."""

    seat: int
    workers: int


class Unsold(Event, frozen=True):
    """Nobody had bid for this tile; `workers` on it went into the bag."""

    card: Face
    workers: int


class Won(Event, frozen=True):
    """The bid of `workers` went into the bag, the `gained` workers on the tile behind the screen."""

    seat: int
    card: Face
    workers: int
    gained: int


class CameHome(Event, frozen=True):
    """Workers on the tiles of a village went behind its owner's screen."""

    seat: int
    workers: int


class StartPlayerWon(Event, frozen=True):
    """The purple worker is this seat's now."""

    seat: int


class StartPlayerPassedOn(Event, frozen=True):
    """Nobody had bid for it: the purple worker went to the left."""

    seat: int


class BoatTaken(Event, frozen=True):
    """The load of a boat went behind the screen."""

    seat: int
    card: Face
    workers: int
    skills: int


class BoatTileTaken(Event, frozen=True):
    seat: int
    card: Face


class Placed(Event, frozen=True):
    seat: int
    card: Face


class FitsNowhere(Event, frozen=True):
    """No legal place was left: the tile left the game."""

    seat: int
    card: Face


class Flipped(Event, frozen=True):
    """The Flipper turned this tile for nothing."""

    seat: int
    card: Face


class Ended(Event, frozen=True):
    pass


ALL = (
    SeasonBegan,
    TilesLaidOut,
    BoatLoaded,
    Passed,
    Bid,
    CounterBid,
    GroupMoved,
    StoodUp,
    Used,
    UsedMixed,
    WorkerPaid,
    SkillPaid,
    Produced,
    WorkersDrawn,
    WorkersSeen,
    GreenTaken,
    SkillsDrawn,
    SkillsSeen,
    Carried,
    Upgraded,
    SeasonEnded,
    BidsReturned,
    Unsold,
    Won,
    CameHome,
    StartPlayerWon,
    StartPlayerPassedOn,
    BoatTaken,
    BoatTileTaken,
    Placed,
    FitsNowhere,
    Flipped,
    Ended,
)

# What a seat took, by kind: whoever measures many games counts how often it won.
TAKEN: dict[str, tuple[type[Event], ...]] = {"won": (Won,), "boats": (BoatTileTaken,), "upgraded": (Upgraded,)}
