"""Skyscrapers: their shapes and what is printed on them. A correction of a shape or a value is a change of these tables."""

from __future__ import annotations

from typing import Final

# Generations (NY-8): a building is replaced only by one of a later generation.
STARTER: Final = 0
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
GENERATIONS: Final = ("starter", "bronze", "silver", "gold")

FLIP: Final = True  # may a piece be turned over? (NY-R11)

# Name, rows of the shape (X is a square), points. The same for every player (NY-6).
BRONZE_PIECES: Final = [
    ("tower", "XX", 2),
    ("gillender", "XX", 2),
    ("mail-and-express", "XX", 2),
    ("tribune", "XXX", 3),
    ("potter", "XXX", 3),
    ("havemeyer", "XX X.", 3),
]
SILVER_PIECES: Final = [
    ("american-surety", "XXX", 3),
    ("manhattan-life", "XX XX", 4),
    ("world", "XXX X..", 5),
    ("st-paul", "XX. .XX", 5),
    ("empire", "XX XX X.", 6),
    ("broad-exchange", "XXX XXX", 6),
]
GOLD_PIECES: Final = [
    ("liberty-tower", "XXX", 4),
    ("bankers-trust", "XX XX", 5),
    ("west-street", "XXX .X.", 6),
    ("city-investing", "XXX X.. X..", 7),
    ("trinity", "XXX XXX", 7),
    ("hudson-terminal", "XXX. .XXX", 8),
]
STARTER_PIECE: Final = ("starter", "XX", 0)
# Shared by all (NY-7): name, shape, points, height in feet, which breaks ties.
LEGENDARY_PIECES: Final = [
    ("park-row", "XXXX .XX.", 10, 391),
    ("singer", "XXX XXX .X.", 11, 612),
    ("metropolitan-life", "XXX XXX XX.", 12, 700),
    ("woolworth", "XXX XXX XXX", 13, 792),
]

Squares = tuple[tuple[int, int], ...]


def squares_of(drawn: str) -> Squares:
    return tuple([(r, c) for r, row in enumerate(drawn.split()) for c, mark in enumerate(row) if mark == "X"])


def settled(squares: list[tuple[int, int]]) -> Squares:
    """Moved to the upper left corner and sorted, so that equal forms are equal."""
    top = min([r for r, _ in squares])
    left = min([c for _, c in squares])
    return tuple(sorted([(r - top, c - left) for r, c in squares]))


def turned(squares: Squares) -> Squares:
    """A quarter turn clockwise."""
    return settled([(c, -r) for r, c in squares])


def flipped(squares: Squares) -> Squares:
    return settled([(r, -c) for r, c in squares])


class Shape:
    """A form with all the different ways it can lie (NY-35): first as drawn, then turned clockwise, then the same turned over."""

    def __init__(self, squares: Squares) -> None:
        self.size = len(squares)
        self.turns: list[Squares] = []
        for first in [squares, flipped(squares)] if FLIP else [squares]:
            lying = first
            for _ in range(4):
                if lying not in self.turns:
                    self.turns.append(lying)
                lying = turned(lying)
        rows = max([r for r, _ in squares]) + 1
        columns = max([c for _, c in squares]) + 1
        self.irregular = rows * columns != len(squares)  # NY-9


class Piece:
    """What is printed on a skyscraper."""

    def __init__(self, name: str, generation: int, shape: int, points: int, height: int, legendary: bool) -> None:
        self.name = name
        self.generation = generation
        self.shape = shape
        self.points = points
        self.height = height
        self.legendary = legendary
        self.irregular = SHAPES[shape].irregular
        self.squares = SHAPES[shape].size


SHAPES: Final[list[Shape]] = []


def shape_number(drawn: str) -> int:
    """The number of this form; forms are numbered as they come up."""
    squares = squares_of(drawn)
    for n, shape in enumerate(SHAPES):
        if squares in shape.turns:
            return n
    SHAPES.append(Shape(squares))
    return len(SHAPES) - 1


def _pieces() -> list[Piece]:
    found = []
    for generation, rows in [(BRONZE, BRONZE_PIECES), (SILVER, SILVER_PIECES), (GOLD, GOLD_PIECES), (STARTER, [STARTER_PIECE])]:
        for name, drawn, points in rows:
            found.append(Piece(name, generation, shape_number(drawn), points, 0, False))
    for name, drawn, points, height in LEGENDARY_PIECES:
        found.append(Piece(name, GOLD, shape_number(drawn), points, height, True))
    return found


# Numbers of pieces: the own ones of a player, his starter building, the legendary ones.
PIECES: Final = _pieces()
OWN: Final = len(BRONZE_PIECES) + len(SILVER_PIECES) + len(GOLD_PIECES)
STARTER_BUILDING: Final = OWN
LEGENDARY: Final = OWN + 1
ALL_OWN: Final = (1 << OWN) - 1
ALL_LEGENDARY: Final = ((1 << len(LEGENDARY_PIECES)) - 1) << LEGENDARY


def _alike_before(number: int) -> int:
    """Earlier own pieces that look the same: of pieces that are alike the first one is built first (NY-33)."""
    mine = PIECES[number]
    found = 0
    for n in range(min(number, OWN)):
        if PIECES[n].shape == mine.shape and PIECES[n].generation == mine.generation and number < OWN:
            found |= 1 << n
    return found


ALIKE_BEFORE: Final = [_alike_before(number) for number in range(len(PIECES))]


def piece_named(name: str) -> int:
    return [piece.name for piece in PIECES].index(name)
