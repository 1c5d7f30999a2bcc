"""Chapter "Build"."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901.events import Built, Crowned, Unlocked
from mizban.games.new_york_1901.tests.kit import table
from mizban.testing import rule

# Three squares by three in one block, all of them one's own: B07 above, B08 on the left, B09 and B10.
BIG_BLOCK = "B07 B08 B09 B10"
NINE = "1.15 1.16 1.17 2.15 2.16 2.17 3.15 3.16 3.17"


def pieces(options: list[str]) -> list[str]:
    return [words.removeprefix("build ") for words in options if words.startswith("build")]


@rule("NY-33", "NY-39", "NY-41")
def test_a_small_bronze_building_scores_two_and_the_worker_comes_back() -> None:
    t = table().play(0, "take lot-green-2", "claim G01", "build tower", "place 1.1 1.2")
    assert t.scores[0] == 2
    assert t.workers[0] == 4
    assert t.manned(0) == ""
    assert t.told(Built)[0].workers == 1
    assert "tower" not in t.unbuilt(0)


@rule("NY-33")
def test_of_pieces_that_are_alike_the_first_is_offered() -> None:
    t = table(lots={0: BIG_BLOCK})
    assert pieces(t.options(0)) == ["tower", "tribune", "havemeyer"]
    t = table(lots={0: BIG_BLOCK}, spent={0: "tower gillender tribune"})
    assert pieces(t.options(0)) == ["mail-and-express", "potter", "havemeyer"]


@rule("NY-33")
def test_each_piece_is_built_once() -> None:
    t = table(lots={0: BIG_BLOCK}, spent={0: "tower gillender mail-and-express"})
    assert pieces(t.options(0)) == ["tribune", "havemeyer"]
    assert t.refuses(0, "build tower")


@rule("NY-34")
@pytest.mark.parametrize(
    ("score", "high", "generations"),
    [
        (0, False, 1),
        (5, False, 1),
        (6, False, 2),
        (17, False, 2),
        (18, False, 3),
        (9, True, 1),
        (10, True, 2),
        (24, True, 2),
        (25, True, 3),
    ],
)
def test_points_unlock_generations(score: int, high: bool, generations: int) -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: score}, high_thresholds=high)
    offered = pieces(t.options(0))
    assert ("tribune" in offered, "american-surety" in offered, "liberty-tower" in offered) == (True, generations >= 2, generations >= 3)
    assert ("woolworth" in offered) == (generations >= 3)
    assert t.view.players[0].unlocked == generations


@rule("NY-34")
def test_the_points_before_the_build_count() -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: 4}, used={0: 7})
    assert t.refuses(0, "build american-surety")
    t.play(0, "build tower", "place 1.15 1.16")
    assert t.told(Unlocked) == [Unlocked(0, 2)]
    assert t.asked == (1, "TakeTurn")


@rule("NY-35")
def test_a_piece_lies_completely_on_own_squares() -> None:
    t = table(lots={0: "G01 G03 Y12 Y13", 1: "G02"}).play(0, "build tribune")
    assert "1.1 2.1 3.1" in t.places(0), "over two lots of one's own"
    assert t.refuses(0, "place 1.1 1.2 1.3"), "1.3 belongs to somebody else"
    assert t.refuses(0, "place 1.2 2.2 3.2"), "2.2 belongs to nobody"


@rule("NY-35")
def test_a_piece_may_be_turned_and_flipped() -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: 6}).play(0, "build st-paul")
    assert {"1.15 1.16 2.16 2.17", "1.16 1.17 2.15 2.16", "1.15 2.15 2.16 3.16", "1.16 2.15 2.16 3.15"} <= set(t.places(0))


@rule("NY-36")
def test_no_square_is_built_on_twice() -> None:
    t = table(lots={0: f"{BIG_BLOCK} Y07"}, buildings={0: "tower 1.15 1.16"}).play(0, "build gillender")
    assert t.refuses(0, "place 1.15 2.15")
    assert t.refuses(0, "place 1.16 1.17")
    assert "1.17 2.17" in t.places(0)


@rule("NY-37")
@pytest.mark.parametrize("code", ["B02", "R10", "Y07", "Y11"])
def test_nothing_is_built_on_a_landlocked_lot_alone(code: str) -> None:
    district = {"B": "blue", "R": "red", "Y": "yellow"}[code[0]]
    t = table().play(0, f"take lot-{district}-2", f"claim {code}")
    assert t.asked == (1, "TakeTurn")


@rule("NY-37", "NY-4")
def test_a_park_is_frontage() -> None:
    """P11 touches Hanover Square and no street."""
    t = table(seats=3, market="lot-pink-2 lot-blue-2 lot-red-2 lot-green-2")
    t.play(0, "take lot-pink-2", "claim P11", "build tower", "place 13.16 14.16")
    assert t.scores[0] == 2


@rule("NY-37", "NY-4")
def test_an_uncoloured_street_is_frontage() -> None:
    t = table().play(0, "take lot-yellow-2", "claim Y01", "build tower", "place 12.1 12.2")
    assert t.scores[0] == 2
    assert t.view.players[0].streets == (0, 0, 0, 0, 0)


@rule("NY-37", "NY-38")
def test_a_landlocked_lot_is_used_together_with_a_neighbour() -> None:
    t = table(lots={0: "B01 B02 Y07 Y11"}).play(0, "build tower")
    assert t.places(0) == ["1.6 1.7", "1.6 2.6", "1.7 2.7"]


@rule("NY-38")
def test_a_piece_may_lie_over_several_lots_and_districts() -> None:
    t = table(lots={0: "B04 B05 R01 Y07"}, score={0: 6}).play(0, "build broad-exchange", "place 1.10 1.11 1.12 2.10 2.11 2.12")
    assert t.free(0) == "3.12 14.6 14.7"


@rule("NY-39", "NY-38")
def test_workers_come_back_from_lots_that_are_covered_in_part() -> None:
    t = table(lots={0: "B04 B05 R01 Y07"}).play(0, "build tower", "place 1.10 2.10")
    assert t.manned(0) == "R01 Y07"
    assert t.workers[0] == 2
    assert t.told(Built)[0].workers == 2


@rule("NY-40")
def test_squares_left_free_are_built_on_later_without_a_worker() -> None:
    t = table(lots={0: "B04 B06 Y07 Y11 R10"}, buildings={0: "tower 1.10 1.11"})
    assert "B04" not in t.manned(0)
    t.play(0, "build gillender", "place 1.12 1.13")
    assert t.free(0) == "2.13 3.13 9.6 9.7 13.11 14.6 14.7 14.11"


@rule("NY-40", "NY-38")
def test_a_leftover_square_helps_a_new_lot() -> None:
    t = table(lots={0: "B04"}, buildings={0: "tower 1.11 1.12"}).play(0, "take lot-blue-2", "claim B05")
    t.play(0, "build havemeyer", "place 1.10 2.10 2.11")
    assert t.free(0) == ""


@rule("NY-41")
@pytest.mark.parametrize(
    ("piece", "squares", "points"), [("havemeyer", "1.15 1.16 2.15", 3), ("trinity", "1.15 1.16 1.17 2.15 2.16 2.17", 7)]
)
def test_the_points_of_a_piece_are_scored_at_once(piece: str, squares: str, points: int) -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: 18}).play(0, f"build {piece}", f"place {squares}")
    assert t.scores[0] == 18 + points


@rule("NY-41")
def test_points_have_no_upper_limit() -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: 99}).play(0, "build woolworth", f"place {NINE}")
    assert t.scores[0] == 112


@rule("NY-42")
def test_a_legendary_skyscraper_is_built_like_a_gold_one() -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: 18}).play(0, "build woolworth", f"place {NINE}")
    assert t.scores[0] == 31
    assert t.workers[0] == 4
    assert t.told(Crowned)[0].seat == 0
    assert len(t.unbuilt(0)) == 18
    assert t.view.players[0].legendary is not None
    assert len(t.view.legendaries) == 3


@rule("NY-42")
def test_nobody_builds_two_legendary_skyscrapers() -> None:
    owned = f"{BIG_BLOCK} G01 G02 G03 G04"
    t = table(lots={0: owned}, buildings={0: f"woolworth {NINE}"}, score={0: 40})
    assert t.workers[0] == 0
    assert "singer" not in pieces(t.options(0))
    assert t.reasons(0)["build singer"] == "crowned"


@rule("NY-42")
def test_a_legendary_skyscraper_exists_once() -> None:
    t = table(lots={0: "G01 G02 G03 G04", 1: BIG_BLOCK}, buildings={1: f"woolworth {NINE}"}, score={0: 18})
    assert {"singer", "metropolitan-life", "park-row"} & set(pieces(t.options(0))) == {"singer", "metropolitan-life"}
    assert t.refuses(0, "build woolworth")
