"""The worked examples of the book, one after the other, on our map."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901.events import Demolished, Manned
from mizban.games.new_york_1901.scoring import gold_by_district
from mizban.games.new_york_1901.tests.kit import NewYorkTable, table
from mizban.testing import rule

YELLOW_MARKET = "lot-yellow-3 lot-yellow-2 lot-red-2 lot-blue-2"
BOTH_BRONZE = "tower 13.10 14.10; tribune 12.10 12.11 12.12"
NINE = "1.10 1.11 1.12 2.10 2.11 2.12 3.10 3.11 3.12"


def after_example_1() -> NewYorkTable:
    return table(market=YELLOW_MARKET).play(0, "take lot-yellow-3", "claim Y09", "build tower", "place 13.10 14.10")


@rule("NY-28", "NY-38", "NY-39", "NY-40")
def test_example_1_a_square_is_left_over() -> None:
    t = after_example_1()
    assert t.scores[0] == 2
    assert t.workers[0] == 4
    assert t.lots(0) == "Y09" and t.manned(0) == ""
    assert t.free(0) == "12.10"


@rule("NY-38", "NY-40")
def test_example_2_the_square_left_over_and_a_new_lot_carry_a_building() -> None:
    t = after_example_1()
    t.play(1, "take lot-red-2", "claim R01", "done")
    t.play(0, "take lot-yellow-2", "claim Y10", "build tribune", "place 12.10 12.11 12.12")
    assert t.scores[0] == 5
    assert t.workers[0] == 4
    assert t.free(0) == ""


@rule("NY-34", "NY-38", "NY-39")
def test_example_3_a_silver_building_over_three_lots() -> None:
    t = table(lots={0: "B04 B05"}, score={0: 6}).play(0, "take lot-red-2", "claim R01", "build broad-exchange")
    t.play(0, "place 1.10 1.11 1.12 2.10 2.11 2.12")
    assert t.scores[0] == 12
    assert t.workers[0] == 4
    assert t.free(0) == "3.12" and t.lots(0) == "B04 B05 R01"


@rule("NY-34")
def test_example_3_with_five_points_silver_is_locked() -> None:
    t = table(lots={0: "B04 B05"}, score={0: 5}).play(0, "take lot-red-2", "claim R01")
    assert t.refuses(0, "build broad-exchange")
    assert t.reasons(0)["build broad-exchange"] == "locked"


@rule("NY-43", "NY-45", "NY-46")
@pytest.mark.parametrize(("piece", "squares"), [("city-investing", "12.10 13.10 14.10 12.11 12.12"), ("world", "14.10 13.10 12.10 12.11")])
def test_example_4_option_1_two_bronze_buildings_make_room_for_a_large_one(piece: str, squares: str) -> None:
    t = table(lots={0: "Y09 Y10"}, buildings={0: BOTH_BRONZE}, score={0: 18}).play(0, "demolish", f"build {piece}", f"place {squares}")
    assert t.standing(0) == [piece]
    assert t.manned(0) == "" and t.told(Manned) == []
    assert len(t.told(Demolished)[0].cards) == 2


@rule("NY-45", "NY-46", "NY-48")
@pytest.mark.parametrize(("piece", "points"), [("american-surety", 3), ("liberty-tower", 4)])
def test_example_4_option_2_a_small_building_leaves_a_lot_empty(piece: str, points: int) -> None:
    t = table(lots={0: "Y09 Y10"}, buildings={0: BOTH_BRONZE}, score={0: 18}).play(
        0, "demolish", f"build {piece}", "place 12.10 13.10 14.10"
    )
    assert t.standing(0) == [piece]
    assert t.scores[0] == 18 + points
    assert t.manned(0) == "Y10" and t.workers[0] == 3
    assert not {"tower", "tribune"} & set(t.unbuilt(0))


EXAMPLE_5 = {0: "broad-exchange 1.10 1.11 1.12 2.10 2.11 2.12"}


@rule("NY-42", "NY-47", "NY-64", "NY-72")
def test_example_5_silver_makes_room_for_a_legendary_skyscraper() -> None:
    t = table(
        lots={0: "B04 B05 R01 R02"}, buildings=EXAMPLE_5, score={0: 18}, streets="broadway wall_street cedar", challenge="gold-tycoon"
    )
    assert t.manned(0) == "R02"
    t.play(0, "demolish", "build metropolitan-life")
    assert all(set(place.split()) <= set(NINE.split()) for place in t.places(0))
    t.play(0, "place 1.10 1.11 1.12 2.10 2.11 2.12 3.10 3.11")
    assert t.scores[0] == 30
    assert t.workers[0] == 4
    assert t.standing(0) == ["metropolitan-life"]
    assert t.view.players[0].legendary is not None
    broadway, wall_street, _, cedar, _ = t.view.players[0].streets
    assert (broadway, wall_street, cedar) == (0, 0, 1)
    assert gold_by_district(t.s.players[0]) == [0, 1, 1, 0, 0]


@rule("NY-42", "NY-34")
def test_example_5_with_17_points_it_is_not_allowed() -> None:
    t = table(lots={0: "B04 B05 R01 R02"}, buildings=EXAMPLE_5, score={0: 17})
    assert not t.offers(0, "demolish")


@rule("NY-42")
def test_example_5_with_another_legendary_skyscraper_it_is_not_allowed() -> None:
    lots = "B04 B05 R01 R02 B07 B08 B09 B10"
    singer = "singer 1.15 1.16 1.17 2.15 2.16 2.17 3.16"
    t = table(lots={0: lots}, buildings={0: f"{EXAMPLE_5[0]}; {singer}"}, score={0: 40}).play(0, "demolish")
    assert t.refuses(0, "build metropolitan-life")
    assert t.offers(0, "build trinity")
