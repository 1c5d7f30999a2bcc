"""Chapter "Demolish"."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901.events import Built, Demolished, Manned
from mizban.games.new_york_1901.tests.kit import table
from mizban.testing import rule

LANDLOCKED = "B02 R10 Y07 Y11"
SILVER_BLOCK = "broad-exchange 1.10 1.11 1.12 2.10 2.11 2.12"  # over B04, B05 and a part of R01


@rule("NY-43", "NY-49")
def test_first_the_new_piece_is_named_then_its_place() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6}).play(0, "demolish")
    assert t.asked == (0, "Demolish")
    assert t.options(0) == ["build american-surety", "build world"]
    t.play(0, "build world")
    assert t.places(0) == ["1.1 1.2 1.3 2.3"]


@rule("NY-43")
def test_there_must_be_a_building_to_demolish() -> None:
    t = table(lots={0: "G01 G02 G03"}, score={0: 18})
    assert t.refuses(0, "demolish")


@rule("NY-43", "NY-34")
def test_the_new_generation_must_be_unlocked() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 5})
    assert not t.offers(0, "demolish")


@rule("NY-43", "NY-35")
def test_the_new_piece_stays_on_own_land() -> None:
    t = table(lots={0: "G01 G02", 1: "G03"}, buildings={0: "tower 1.1 1.2"}, score={0: 18})
    t.play(0, "demolish", "build american-surety")
    assert t.places(0) == ["1.1 1.2 1.3"]


@rule("NY-44")
@pytest.mark.parametrize(
    ("old", "offered"),
    [
        ("starter 1.1 1.2", "tower tribune havemeyer american-surety world liberty-tower"),
        ("tower 1.1 1.2", "american-surety world liberty-tower"),
        ("tribune 1.1 1.2 1.3", "american-surety world liberty-tower"),
    ],
)
def test_only_earlier_generations_are_replaced(old: str, offered: str) -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: old}, score={0: 18}).play(0, "demolish")
    assert t.options(0) == [f"build {name}" for name in offered.split()]


@rule("NY-44", "NY-26")
def test_silver_is_replaced_by_gold_only() -> None:
    """Only one piece can do it, so it is not asked for."""
    t = table(lots={0: "G01 G02"}, buildings={0: "american-surety 1.1 1.2 1.3"}, score={0: 18}).play(0, "demolish", "place 1.1 1.2 1.3")
    assert t.standing(0) == ["liberty-tower"]


@rule("NY-44")
def test_gold_is_never_replaced() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "liberty-tower 1.1 1.2 1.3"}, score={0: 18})
    assert not t.offers(0, "demolish")


@rule("NY-44")
def test_bronze_replaces_a_starter_building() -> None:
    t = table(lots={0: "G01"}, buildings={0: "starter 1.1 1.2"}).play(0, "demolish", "place 1.1 1.2")
    assert t.standing(0) == ["tower"]
    assert t.scores[0] == 2


@rule("NY-44")
def test_one_later_building_in_the_way_is_enough_to_forbid_it() -> None:
    t = table(lots={0: "B04 B05 R01 R02"}, buildings={0: "tower 2.10 2.11; american-surety 1.10 1.11 1.12"}, score={0: 6}).play(
        0, "demolish"
    )
    t.play(0, "build manhattan-life")
    assert t.refuses(0, "place 1.10 1.11 2.10 2.11"), "silver would lie on silver"
    assert "2.10 2.11 3.10 3.11" in t.places(0)


@rule("NY-44", "NY-8")
def test_a_legendary_skyscraper_is_never_demolished() -> None:
    nine = "1.15 1.16 1.17 2.15 2.16 2.17 3.15 3.16 3.17"
    t = table(lots={0: "B07 B08 B09 B10"}, buildings={0: f"woolworth {nine}"}, score={0: 50})
    assert not t.offers(0, "demolish")


@rule("NY-45")
def test_a_building_is_demolished_as_a_whole() -> None:
    t = table(lots={0: "B04 B05 R01"}, buildings={0: "tribune 1.10 1.11 1.12"}, score={0: 6}).play(0, "demolish", "build manhattan-life")
    t.play(0, "place 1.11 1.12 2.11 2.12")
    assert t.standing(0) == ["manhattan-life"]
    assert t.free(0) == "1.10 2.10 3.12"


@rule("NY-45")
def test_only_what_lies_under_the_new_piece_is_demolished() -> None:
    t = table(lots={0: "G01 G02 G03 G04"}, buildings={0: "tower 1.1 1.2; gillender 2.1 3.1"}, score={0: 6})
    t.play(0, "demolish", "build american-surety", "place 1.1 1.2 1.3")
    assert t.standing(0) == ["gillender", "american-surety"]
    assert len(t.told(Demolished)[0].cards) == 1


@rule("NY-46")
def test_the_points_of_a_demolished_building_are_kept_and_it_is_gone_for_good() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6})
    t.play(0, "demolish", "build american-surety", "place 1.1 1.2 1.3")
    assert t.scores[0] == 9
    assert "tower" not in t.unbuilt(0)
    assert t.view.players[0].generations == (0, 0, 1, 0)


@rule("NY-47")
def test_workers_on_the_site_come_back() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6})
    assert t.manned(0) == "G02"
    t.play(0, "demolish", "build american-surety", "place 1.1 1.2 1.3")
    assert t.manned(0) == ""
    assert t.workers[0] == 4
    assert t.told(Built)[0].workers == 1


@rule("NY-48")
def test_a_lot_left_empty_gets_a_worker() -> None:
    t = table(lots={0: "B04 B05 R01"}, buildings={0: SILVER_BLOCK}, score={0: 18})
    assert t.workers[0] == 4
    t.play(0, "demolish", "build liberty-tower", "place 1.10 1.11 1.12")
    assert t.manned(0) == "B05 R01"
    assert t.workers[0] == 2
    assert [event.number for event in t.told(Manned)] == [5, 1]


@rule("NY-48")
def test_without_enough_workers_the_demolition_is_not_allowed() -> None:
    """The place empties B05 and R01, and only one worker is there."""
    t = table(lots={0: "B04 B05 R01 Y07 Y11 R10"}, buildings={0: SILVER_BLOCK}, score={0: 18})
    assert t.workers[0] == 1
    t.play(0, "demolish", "build liberty-tower")
    assert t.refuses(0, "place 1.10 1.11 1.12")
    assert "1.12 2.12 3.12" in t.places(0), "only B05 is emptied here"


@rule("NY-48", "NY-47")
def test_workers_that_just_came_back_may_be_used() -> None:
    """One worker in front, and one comes back from B06."""
    t = table(lots={0: "B04 B05 R01 B06 Y07 Y11"}, buildings={0: SILVER_BLOCK}, score={0: 18})
    assert t.workers[0] == 1
    t.play(0, "demolish", "build liberty-tower", "place 1.11 1.12 1.13")
    assert t.manned(0) == "B05 R01 Y07 Y11"
    assert t.workers[0] == 0


@rule("NY-48", "NY-47")
def test_one_worker_who_comes_back_is_not_enough_for_two_lots() -> None:
    t = table(lots={0: "B04 B05 R01 B06 Y07 Y11 R10"}, buildings={0: SILVER_BLOCK}, score={0: 18}).play(
        0, "demolish", "build liberty-tower"
    )
    assert t.workers[0] == 0
    assert t.refuses(0, "place 1.11 1.12 1.13")


@rule("NY-48", "NY-50")
def test_a_demolition_that_nobody_can_man_is_not_offered_at_all() -> None:
    """Liberty Tower fits over the silver building in three ways, and each of them would leave a lot empty."""
    spent = "bankers-trust west-street city-investing trinity hudson-terminal"
    lots = {0: f"B04 B05 R01 {LANDLOCKED}"}
    t = table(lots=lots, buildings={0: SILVER_BLOCK}, spent={0: spent}, score={0: 18}, used={0: 7})
    assert t.workers[0] == 0
    assert t.verbs(0) == {"return"}


@rule("NY-49")
def test_who_demolishes_does_not_expand() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6}, used={0: 7})
    t.play(0, "demolish", "build american-surety")
    assert t.refuses(0, "done")
    t.play(0, "place 1.1 1.2 1.3")
    assert t.asked == (1, "TakeTurn")
    assert t.market == ["lot-green-2", "lot-blue-2", "lot-red-2", "lot-yellow-2"]


@rule("NY-49", "NY-25")
def test_demolishing_needs_no_worker() -> None:
    t = table(lots={0: f"G01 {LANDLOCKED}"}, buildings={0: "starter 1.1 1.2"}, used={0: 7})
    assert t.workers[0] == 0
    t.play(0, "place 1.1 1.2")
    assert t.standing(0) == ["tower"]
