"""The map of Lower Manhattan (NY-1): one table of squares, and all that follows from it. A correction of the map is a change of the table.

A square touches a street or a park when one of its four neighbours is one; corners touch nothing (NY-3). Streets have rows and
columns of their own, so every building stays inside one block (NY-2), and the squares of a block are the bits of one small number.
"""

from __future__ import annotations

from typing import Final

# A letter and two digits: a lot of a district. Three letters: a street, a park or a building that already stands. +++: a crossing.
GRID: Final = """
    +++ LIB LIB LIB +++ LIB LIB LIB LIB +++ LIB LIB LIB LIB +++ LIB LIB LIB +++
    TRP G01 G01 G02 BWY G05 B01 B01 B03 NAS B04 B04 B04 B06 WIL B07 B07 B07 PRL
    TRP G03 G04 G02 BWY G05 B02 B02 B03 NAS B05 B05 R01 B06 WIL B08 B09 B09 PRL
    TRP G03 G04 G04 BWY G05 G06 G06 G06 NAS R02 R02 R01 B06 WIL B08 B10 B10 PRL
    +++ CED CED CED +++ CED CED CED CED +++ CED CED CED CED +++ CED CED CED +++
    TRP G07 G08 G08 BWY G10 G11 R03 R03 NAS R05 R06 R06 R08 WIL B11 B11 B13 PRL
    TRP G07 G09 G09 BWY G10 G11 R04 R04 NAS R05 R07 R07 R08 WIL B12 B12 B13 PRL
    +++ PIN PIN PIN +++ PIN PIN PIN PIN +++ PIN PIN PIN PIN +++ PIN PIN PIN +++
    TRP TCY TCY TCY BWY G12 G12 R09 R09 NAS R12 R12 R12 P01 WIL P03 P04 P04 PRL
    TRP TCY TCY TCY BWY G13 R10 R10 R09 NAS SUB R13 P02 P01 WIL P03 P03 P05 PRL
    TRP TCY TCY TCY BWY G13 R11 R11 R11 NAS SUB R13 P02 P02 WIL P06 P06 P05 PRL
    +++ REC REC REC +++ WAL WAL WAL WAL +++ WAL WAL WAL WAL +++ WAL WAL WAL +++
    TRP Y01 Y01 Y02 BWY Y04 Y05 NYS NYS NAS Y09 Y10 Y10 P07 WIL P09 P10 P10 PRL
    TRP Y03 Y03 Y02 BWY Y04 Y05 NYS NYS NAS Y09 Y11 P07 P07 WIL P09 P11 HAN PRL
    TRP BGN BGN BGN BWY Y06 Y07 Y07 Y08 NAS Y09 Y11 P08 P08 WIL P12 P11 HAN PRL
    TRP BGN BGN BGN BWY Y06 Y06 Y08 Y08 NAS Y12 Y12 Y13 Y13 WIL P12 P13 P13 PRL
    +++ BVR BVR BVR +++ BVR BVR BVR BVR +++ BVR BVR BVR BVR +++ BVR BVR BVR +++
"""
CROSSING: Final = "+++"

DISTRICTS: Final = ("green", "blue", "red", "yellow", "pink")
LETTERS: Final = "GBRYP"

# The streets that score (NY-4), in the order of their bits.
STREETS: Final = {"BWY": "broadway", "WAL": "wall_street", "NAS": "nassau_broad", "CED": "cedar", "PIN": "pine_thames"}
OTHER_STREETS: Final = {
    "LIB": "liberty_maiden",
    "TRP": "trinity_place",
    "WIL": "william",
    "PRL": "pearl",
    "REC": "rector",
    "BVR": "beaver",
}
PARKS: Final = {"TCY": "trinity_churchyard", "BGN": "bowling_green", "HAN": "hanover_square"}
STANDING: Final = {"NYS": "stock_exchange", "SUB": "sub_treasury"}  # never built on, never owned, and no frontage

CELLS: Final = [row.split() for row in GRID.split("\n") if row.strip()]
ROWS: Final = len(CELLS)
COLUMNS: Final = len(CELLS[0])


def is_lot(token: str) -> bool:
    return token[0] in LETTERS and token[1:].isdigit()


def is_street(token: str) -> bool:
    return token == CROSSING or token in STREETS or token in OTHER_STREETS


def neighbours(row: int, column: int) -> list[tuple[int, int]]:
    """The four cells that share an edge with this one, as far as the map goes."""
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


class Block:
    """The squares between the same streets, in reading order: the n-th of them is the n-th bit of a mask."""

    def __init__(self, squares: list[tuple[int, int]]) -> None:
        self.squares = squares

    def mask(self, squares: list[tuple[int, int]]) -> int:
        found = 0
        for square in squares:
            found |= 1 << self.squares.index(square)
        return found


class Lot:
    """Two or three squares of a district; a card of its kind (district and size) buys it."""

    def __init__(self, code: str, squares: list[tuple[int, int]], block: int, mask: int) -> None:
        self.code = code
        self.district = LETTERS.index(code[0])
        self.number = int(code[1:])
        self.squares = squares
        self.size = len(squares)
        self.kind = kind_of(self.district, self.size)
        self.block = block
        self.mask = mask


SMALL: Final = 2  # squares of a small lot
SIZES: Final = (SMALL, 3)
KINDS: Final = len(DISTRICTS) * len(SIZES)


def kind_of(district: int, size: int) -> int:
    return district * len(SIZES) + SIZES.index(size)


def _blocks() -> list[Block]:
    """Everything that hangs together without crossing a street, where there is something to build on."""
    found = []
    left = [(row, column) for row in range(ROWS) for column in range(COLUMNS) if not is_street(CELLS[row][column])]
    while left:
        ground = [left[0]]
        for row, column in ground:
            left.remove((row, column))
            ground += [cell for cell in neighbours(row, column) if cell in left and cell not in ground]
        squares = sorted([(row, column) for row, column in ground if is_lot(CELLS[row][column])])
        if squares:
            found.append(Block(squares))
    return sorted(found, key=lambda block: block.squares)


def _lots() -> list[Lot]:
    squares: dict[str, list[tuple[int, int]]] = {}
    for block in BLOCKS:
        for row, column in block.squares:
            squares.setdefault(CELLS[row][column], []).append((row, column))
    codes = sorted(squares, key=lambda code: (LETTERS.index(code[0]), code))
    return [Lot(code, squares[code], _block_at(squares[code][0]), _mask_at(squares[code])) for code in codes]


def _block_at(square: tuple[int, int]) -> int:
    return [n for n, block in enumerate(BLOCKS) if square in block.squares][0]


def _mask_at(squares: list[tuple[int, int]]) -> int:
    return BLOCKS[_block_at(squares[0])].mask(squares)


def touching(block: Block, codes: list[str]) -> int:
    """The squares of a block that share an edge with one of these streets or parks."""
    found = []
    for row, column in block.squares:
        if [cell for cell in neighbours(row, column) if CELLS[cell[0]][cell[1]] in codes]:
            found.append((row, column))
    return block.mask(found)


def next_to(block: Block, mask: int) -> int:
    """The squares of a block that share an edge with these, the squares themselves not counted."""
    found = 0
    for n, (row, column) in enumerate(block.squares):
        if mask >> n & 1:
            found |= block.mask([cell for cell in neighbours(row, column) if cell in block.squares])
    return found & ~mask


BLOCKS: Final = _blocks()
LOTS: Final = _lots()
LOTS_IN: Final = [[n for n, lot in enumerate(LOTS) if lot.block == block] for block in range(len(BLOCKS))]
LOTS_OF_KIND: Final = [[n for n, lot in enumerate(LOTS) if lot.kind == kind] for kind in range(KINDS)]
FRONTAGE: Final = [touching(block, [*STREETS, *OTHER_STREETS, *PARKS]) for block in BLOCKS]
ON_STREET: Final = [[touching(block, [code]) for block in BLOCKS] for code in STREETS]
DISTRICT_SQUARES: Final = [
    [sum([lot.mask for lot in LOTS if lot.block == block and lot.district == district]) for block in range(len(BLOCKS))]
    for district in range(len(DISTRICTS))
]


def lot_named(code: str) -> int:
    return [lot.code for lot in LOTS].index(code)
