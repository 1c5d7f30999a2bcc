"""Every place where a shape can lie on the map, made once: legality is then a comparison of two numbers.

A place is named by three numbers, `place <turn> <row> <column>`: the way the shape lies (`SHAPES[shape].turns[turn]`) and the cell of
the map under the upper left corner of its bounding box. Its squares are those of the turn, moved by row and column.
"""

from __future__ import annotations

from typing import Final

from mizban.engine.protocol import Choice, choice
from mizban.games.new_york_1901.map import (
    BLOCKS,
    CELLS,
    COLUMNS,
    DISTRICT_SQUARES,
    DISTRICTS,
    FRONTAGE,
    LOTS,
    LOTS_IN,
    ON_STREET,
    ROWS,
    is_lot,
    next_to,
)
from mizban.games.new_york_1901.pieces import SHAPES


class Place:
    """A shape on certain squares of one block, over any of its lots (NY-38); at least one of them has frontage (NY-37)."""

    def __init__(self, number: int, shape: int, turn: int, row: int, column: int, block: int, mask: int) -> None:
        self.number = number
        self.shape = shape
        self.turn = turn
        self.row = row
        self.column = column
        self.block = block
        self.mask = mask
        self.choice = choice("place", turn, row, column)
        self.near = next_to(BLOCKS[block], mask)  # squares that share an edge with it
        self.lots = [lot for lot in LOTS_IN[block] if LOTS[lot].mask & mask]
        self.streets = bits([n for n, squares in enumerate(ON_STREET) if squares[block] & mask])
        self.districts = bits([n for n in range(len(DISTRICTS)) if DISTRICT_SQUARES[n][block] & mask])


def bits(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _places() -> list[Place]:
    found: list[Place] = []
    for shape in range(len(SHAPES)):
        for turn in range(len(SHAPES[shape].turns)):
            for cell in range(ROWS * COLUMNS):
                _add_place(found, shape, turn, cell // COLUMNS, cell % COLUMNS)
    return found


def _add_place(found: list[Place], shape: int, turn: int, row: int, column: int) -> None:
    """If the shape can lie there at all, with frontage."""
    squares = [(row + r, column + c) for r, c in SHAPES[shape].turns[turn]]
    block = block_under(squares)
    if block >= 0:
        mask = BLOCKS[block].mask(squares)
        if mask & FRONTAGE[block]:
            found.append(Place(len(found), shape, turn, row, column, block, mask))


def block_under(squares: list[tuple[int, int]]) -> int:
    """The block that holds all these squares, -1 if there is none. Neighbouring squares of lots are never parted by a street."""
    for row, column in squares:
        if not (row < ROWS and column < COLUMNS and is_lot(CELLS[row][column])):
            return -1
    return LOTS[LOT_AT[squares[0]]].block


LOT_AT: Final = {square: number for number, lot in enumerate(LOTS) for square in lot.squares}
PLACES: Final = _places()


def _places_for() -> list[list[list[Place]]]:
    table: list[list[list[Place]]] = [[[] for _ in BLOCKS] for _ in SHAPES]
    for place in PLACES:
        table[place.shape][place.block].append(place)
    return table


def _places_at() -> list[list[list[int]]]:
    table = [[[-1] * (ROWS * COLUMNS) for _ in shape.turns] for shape in SHAPES]
    for place in PLACES:
        table[place.shape][place.turn][place.row * COLUMNS + place.column] = place.number
    return table


PLACES_FOR: Final = _places_for()  # by shape and block
PLACES_AT: Final = _places_at()  # by shape, turn and cell: the number of the place


def chosen(shape: int, answer: Choice) -> Place:
    """The place that an answer names."""
    on = answer.on
    return PLACES[PLACES_AT[shape][on[0]][on[1] * COLUMNS + on[2]]]


# By block and free squares: which shapes fit, a bit for each. Filled in as positions come up.
UNKNOWN: Final = -1
FITTING: Final = [[UNKNOWN] * (1 << len(block.squares)) for block in BLOCKS]


def fitting(block: int, squares: int) -> int:
    """The shapes that have a place on these squares of the block."""
    known = FITTING[block][squares]
    if known == UNKNOWN:
        known = 0
        for shape in range(len(SHAPES)):
            for place in PLACES_FOR[shape][block]:
                if place.mask & ~squares == 0:
                    known |= 1 << shape
                    break
        FITTING[block][squares] = known
    return known
