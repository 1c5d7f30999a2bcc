"""The cards, and the number of every face: lot cards first, then the pieces and the cards that are open from the start."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Face
from mizban.games.new_york_1901.map import DISTRICTS, KINDS, LOTS, LOTS_OF_KIND, SIZES, STREETS, kind_of, lot_named
from mizban.games.new_york_1901.pieces import PIECES

# One card for every lot. It shows district and size only: cards of one kind are alike (NY-10).
KIND: Final = [kind for kind in range(KINDS) for _ in LOTS_OF_KIND[kind]]
LOT_CARDS: Final = len(KIND)
SIZE_OF_KIND: Final = [SIZES[kind % len(SIZES)] for kind in range(KINDS)]
DISTRICT_OF_KIND: Final = [kind // len(SIZES) for kind in range(KINDS)]
KIND_NAMES: Final = [f"lot-{DISTRICTS[DISTRICT_OF_KIND[kind]]}-{SIZE_OF_KIND[kind]}" for kind in range(KINDS)]

OUT_WITH_TWO: Final = DISTRICTS.index("pink")  # a district that two players do without (NY-16)


def lot_cards(seats: int) -> list[Card]:
    """All lot cards of a game for so many players."""
    return [Card(n) for n in range(LOT_CARDS) if seats > 2 or DISTRICT_OF_KIND[KIND[n]] != OUT_WITH_TWO]


# Characters: name and the lot with their crest. A character belongs to the district of this lot.
CHARACTER_LOTS: Final = {"schneider": "P04", "fletcher": "B03", "obrien": "G02", "moretti": "R06", "lindqvist": "Y05"}
CHARACTERS: Final = list(CHARACTER_LOTS)
START_LOT: Final = [lot_named(code) for code in CHARACTER_LOTS.values()]


def characters(seats: int) -> list[int]:
    return [n for n in range(len(CHARACTERS)) if seats > 2 or LOTS[START_LOT[n]].district != OUT_WITH_TWO]


STREET_CARDS: Final = list(STREETS.values())
STREETS_IN_PLAY: Final = 3  # NY-18
STREET_POINTS: Final = 5  # NY-71
BEGINNER_STREETS: Final = [STREET_CARDS.index(name) for name in ("wall_street", "broadway", "nassau_broad")]

CHALLENGES: Final = ("bronze-baron", "master-architect", "generation-king", "gold-tycoon", "gold-prestige")
BRONZE_BARON: Final = 0
MASTER_ARCHITECT: Final = 1
GENERATION_KING: Final = 2
GOLD_TYCOON: Final = 3
GOLD_PRESTIGE: Final = 4
BRONZE_BARON_POINTS: Final = [0, 0, 0, 0, 5, 10, 15]  # by bronze buildings (NY-61); the last for more, too
MASTER_ARCHITECT_POINTS: Final = [0, 0, 0, 3, 6, 10]  # by irregular buildings (NY-62); the last for more, too
GENERATION_KING_POINTS: Final = 5
GOLD_TYCOON_POINTS: Final = 3
GOLD_TYCOON_BUILDINGS: Final = 2
GOLD_PRESTIGE_POINTS: Final = 1

# Action cards: bits of a player's unused ones.
ACTIONS: Final = ("construction-boom", "market-shift", "land-grab")
CONSTRUCTION_BOOM: Final = 1
MARKET_SHIFT: Final = 2
LAND_GRAB: Final = 4
ALL_ACTIONS: Final = 7
ACTION_POINTS: Final = 1  # for each that was not used (NY-74)

# Where the faces of each sort begin.
PIECE_FACE: Final = LOT_CARDS
STREET_FACE: Final = PIECE_FACE + len(PIECES)
CHALLENGE_FACE: Final = STREET_FACE + len(STREET_CARDS)
CHARACTER_FACE: Final = CHALLENGE_FACE + len(CHALLENGES)
ACTION_FACE: Final = CHARACTER_FACE + len(CHARACTERS)


def start_kind(character: int) -> int:
    lot = LOTS[START_LOT[character]]
    return kind_of(lot.district, lot.size)


def piece_face(piece: int) -> Face:
    return Face(PIECE_FACE + piece)


def street_face(street: int) -> Face:
    return Face(STREET_FACE + street)


def action_faces(actions: int) -> tuple[Face, ...]:
    """The cards behind these bits."""
    return tuple([Face(ACTION_FACE + n) for n in range(len(ACTIONS)) if actions >> n & 1])
