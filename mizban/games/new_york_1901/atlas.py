"""The printed facts of every face, and the map as plain data for whoever draws it.

How a client reads the map: `grid` holds the tokens of all cells, row by row. Cells of streets, parks and standing buildings are named in
`streets`, `parks` and `standing`; a lot has its `squares` as [row, column] and its `card`, a face of its kind. An answer
`place <turn> <row> <column>` puts a piece of shape `n` on the cells `shapes[n].turns[turn]`, each moved by row and column. Turning a piece
clockwise leads from turn `t` to `shapes[n].right[t]`, turning it over to `shapes[n].flip[t]`. The open market has `market` places.
A player may build a piece whose `unlocked` is not above the player's.
"""

from __future__ import annotations

from typing import Any

from mizban.engine.game import Facts
from mizban.games.new_york_1901.cards import (
    ACTIONS,
    CHALLENGES,
    CHARACTERS,
    DISTRICT_OF_KIND,
    KIND,
    KIND_NAMES,
    SIZE_OF_KIND,
    START_LOT,
    STREET_CARDS,
    STREET_FACE,
    STREET_POINTS,
)
from mizban.games.new_york_1901.map import CELLS, DISTRICTS, LOTS, PARKS, STANDING, STREETS
from mizban.games.new_york_1901.pieces import GENERATIONS, PIECES, SHAPES, flipped, turned
from mizban.games.new_york_1901.state import MARKET


def faces() -> list[Facts]:
    rows: list[Facts] = []
    for kind in KIND:
        rows.append({"name": KIND_NAMES[kind], "type": "lot", "district": DISTRICTS[DISTRICT_OF_KIND[kind]], "size": SIZE_OF_KIND[kind]})
    for piece in PIECES:
        generation = "legendary" if piece.legendary else GENERATIONS[piece.generation]
        row: Facts = {"name": piece.name, "type": "piece", "generation": generation, "unlocked": piece.generation, "shape": piece.shape}
        row |= {"squares": piece.squares, "points": piece.points, "irregular": piece.irregular, "height": piece.height}
        rows.append(row)
    rows += [{"name": name.replace("_", "-"), "type": "street", "points": STREET_POINTS} for name in STREET_CARDS]
    rows += [{"name": name, "type": "challenge"} for name in CHALLENGES]
    for character, lot in zip(CHARACTERS, START_LOT, strict=True):
        rows.append({"name": character, "type": "character", "district": DISTRICTS[LOTS[lot].district], "lot": lot})
    rows += [{"name": name, "type": "action"} for name in ACTIONS]
    return rows


def _shapes() -> list[dict[str, Any]]:
    found = []
    for shape in SHAPES:
        turns = shape.turns
        flips = [flipped(lying) for lying in turns]
        found.append(
            {
                "turns": [[list(square) for square in lying] for lying in turns],
                "right": [turns.index(turned(lying)) for lying in turns],
                "flip": [turns.index(lying) if lying in turns else n for n, lying in enumerate(flips)],
            }
        )
    return found


BOARD: dict[str, Any] = {
    "grid": CELLS,
    "districts": list(DISTRICTS),
    "streets": [{"code": code, "name": name, "card": STREET_FACE + n} for n, (code, name) in enumerate(STREETS.items())],
    "parks": [{"code": code, "name": name} for code, name in PARKS.items()],
    "standing": [{"code": code, "name": name} for code, name in STANDING.items()],
    "lots": [
        {
            "code": lot.code,
            "district": lot.district,
            "number": lot.number,
            "size": lot.size,
            "squares": [list(square) for square in lot.squares],
            "card": KIND.index(lot.kind),
        }
        for lot in LOTS
    ],
    "shapes": _shapes(),
    "market": MARKET,
}
