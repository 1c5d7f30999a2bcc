"""Chapter "The map"."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.map import (
    BLOCKS,
    CELLS,
    DISTRICTS,
    FRONTAGE,
    LOTS,
    ON_STREET,
    OTHER_STREETS,
    PARKS,
    STANDING,
    STREETS,
    Lot,
    is_lot,
    is_street,
    lot_named,
    neighbours,
    touching,
)
from mizban.games.new_york_1901.pieces import PIECES, SHAPES
from mizban.games.new_york_1901.places import PLACES, PLACES_AT
from mizban.games.new_york_1901.tests.kit import covered, place_on, table
from mizban.testing import rule


def squares_in(masks: list[int]) -> list[tuple[int, int]]:
    """The squares behind one mask for each block."""
    return [square for block, mask in zip(BLOCKS, masks, strict=True) for n, square in enumerate(block.squares) if mask >> n & 1]


@rule("NY-1")
@pytest.mark.parametrize("district", range(len(DISTRICTS)))
def test_a_district_has_ten_small_and_three_large_lots(district: int) -> None:
    sizes = sorted(lot.size for lot in LOTS if lot.district == district)
    assert sizes == [2] * 10 + [3] * 3
    assert [lot.number for lot in LOTS if lot.district == district] == list(range(1, 14))


@rule("NY-1")
def test_the_map_has_65_lots_and_145_squares_in_15_blocks() -> None:
    assert len(LOTS) == 65
    assert sum(lot.size for lot in LOTS) == 145 == sum(len(block.squares) for block in BLOCKS)
    assert len(BLOCKS) == 15
    assert all(len(block.squares) <= 16 for block in BLOCKS), "a block is one small number"


@rule("NY-1")
@pytest.mark.parametrize("lot", LOTS, ids=lambda lot: lot.code)
def test_the_squares_of_a_lot_hang_together_inside_its_block(lot: Lot) -> None:
    assert set(lot.squares) <= set(BLOCKS[lot.block].squares)
    reached = {lot.squares[0]}
    for _ in lot.squares:
        reached |= {cell for square in reached for cell in neighbours(*square) if cell in lot.squares}
    assert reached == set(lot.squares)
    assert {CELLS[row][column] for row, column in lot.squares} == {lot.code}


@rule("NY-2")
def test_a_block_may_hold_two_districts() -> None:
    districts = [{lot.district for lot in LOTS if lot.block == n} for n in range(len(BLOCKS))]
    assert sorted(len(found) for found in districts) == [1] * 9 + [2] * 6


@rule("NY-2")
def test_no_place_crosses_a_street() -> None:
    for place in PLACES:
        assert set(covered(place)) <= set(BLOCKS[place.block].squares)


@rule("NY-3")
def test_corners_touch_nothing() -> None:
    """Beside Hanover Square lie 12.17, 13.16, 14.16 and 15.17; 12.16 and 15.16 only meet its corners."""
    block = LOTS[lot_named("P11")].block
    beside = touching(BLOCKS[block], ["HAN"])
    assert [square for n, square in enumerate(BLOCKS[block].squares) if beside >> n & 1] == [(12, 17), (13, 16), (14, 16), (15, 17)]


@rule("NY-4")
def test_five_streets_score_and_others_are_frontage_only() -> None:
    assert list(STREETS.values()) == ["broadway", "wall_street", "nassau_broad", "cedar", "pine_thames"]
    assert len(OTHER_STREETS) == 6 and len(PARKS) == 3 and len(STANDING) == 2
    assert [len(squares_in(street)) for street in ON_STREET] == [19, 19, 20, 28, 25]


@rule("NY-4", "NY-37")
@pytest.mark.parametrize("code", ["B02", "R10", "Y07", "Y11"])
def test_a_landlocked_lot_has_no_frontage(code: str) -> None:
    lot = LOTS[lot_named(code)]
    assert not lot.mask & FRONTAGE[lot.block]
    assert not [place for place in PLACES if place.block == lot.block and place.mask & ~lot.mask == 0]


@rule("NY-4")
def test_all_other_lots_have_frontage() -> None:
    assert len([lot for lot in LOTS if lot.mask & FRONTAGE[lot.block]]) == 61
    assert 145 - len(squares_in(FRONTAGE)) == 18


@rule("NY-4")
@pytest.mark.parametrize(("row", "column"), [(13, 6), (14, 7), (9, 11)])
def test_a_building_that_already_stands_is_no_frontage(row: int, column: int) -> None:
    """These squares touch the Stock Exchange or the Sub-Treasury and nothing else."""
    assert {CELLS[r][c] for r, c in neighbours(row, column)} & set(STANDING)
    assert (row, column) not in squares_in(FRONTAGE)


@rule("NY-4", "NY-2")
def test_nobody_builds_on_streets_parks_and_standing_buildings() -> None:
    for place in PLACES:
        assert all(is_lot(CELLS[row][column]) for row, column in covered(place))


@rule("NY-5")
def test_an_estate_is_all_squares_of_all_own_lots() -> None:
    t = table(lots={0: "G01 Y12"})
    assert t.free(0) == "1.1 1.2 15.10 15.11"


def test_places_are_found_by_their_three_numbers() -> None:
    columns = len(CELLS[0])
    for place in PLACES:
        assert PLACES_AT[place.shape][place.turn][place.row * columns + place.column] == place.number
        assert place.choice.on == (place.turn, place.row, place.column)
    assert len({(place.shape, place.block, place.mask) for place in PLACES}) == len(PLACES), "no place twice"


def test_every_piece_has_a_place() -> None:
    by_shape = [len([place for place in PLACES if place.shape == n]) for n in range(len(SHAPES))]
    assert min(by_shape) == 14, "Woolworth"
    assert max(by_shape) == 258
    assert by_shape[PIECES[-1].shape] == 14


def test_every_square_can_be_covered_by_a_bronze_piece() -> None:
    bronze = {piece.shape for piece in PIECES[:6]}
    reached = {square for place in PLACES if place.shape in bronze for square in covered(place)}
    assert len(reached) == 145


def test_a_place_knows_its_lots_streets_and_districts() -> None:
    place = place_on("metropolitan-life", "1.10 1.11 1.12 2.10 2.11 2.12 3.10 3.11")
    assert place is not None
    assert [LOTS[lot].code for lot in place.lots] == ["B04", "B05", "R01", "R02"]
    assert [name for n, name in enumerate(STREETS.values()) if place.streets >> n & 1] == ["nassau_broad", "cedar"]
    assert [name for n, name in enumerate(DISTRICTS) if place.districts >> n & 1] == ["blue", "red"]


def test_the_client_is_told_the_whole_map() -> None:
    board = GAME.board
    assert board["grid"] == CELLS
    assert [lot["code"] for lot in board["lots"]] == [lot.code for lot in LOTS]
    assert {token for row in CELLS for token in row if not is_lot(token) and not is_street(token)} == {
        thing["code"] for thing in [*board["parks"], *board["standing"]]
    }
    for street in board["streets"]:
        assert GAME.faces[street["card"]] == {"name": street["name"].replace("_", "-"), "type": "street", "points": 5}
    for lot in board["lots"]:
        facts = GAME.faces[lot["card"]]
        assert (facts["district"], facts["size"]) == (DISTRICTS[lot["district"]], lot["size"])


def test_four_quarter_turns_and_two_flips_lead_back() -> None:
    for shape in GAME.board["shapes"]:
        for turn in range(len(shape["turns"])):
            there = turn
            for _ in range(4):
                there = shape["right"][there]
            assert there == turn
            assert shape["flip"][shape["flip"][turn]] == turn
