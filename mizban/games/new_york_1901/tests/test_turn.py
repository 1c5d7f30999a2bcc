"""Chapters "A turn" and "Return a lot"."""

from __future__ import annotations

from mizban.games.new_york_1901.events import LotReturned, TurnBegan
from mizban.games.new_york_1901.tests.kit import table
from mizban.testing import rule

LANDLOCKED = "B02 R10 Y07 Y11"


@rule("NY-22", "NY-23")
def test_turns_pass_clockwise() -> None:
    t = table(seats=3, active=1).let_pass(1, 2, 0, 1)
    assert [event.seat for event in t.told(TurnBegan)] == [1, 2, 0, 1, 2]
    assert t.asked == (2, "TakeTurn")


@rule("NY-23", "NY-24")
def test_with_a_worker_one_expands_or_demolishes() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6})
    assert t.verbs(0) == {"take", "grab", "demolish", "shift"}


@rule("NY-24")
def test_with_a_worker_nobody_builds_without_expanding_or_passes() -> None:
    t = table(lots={0: "G01 G02 G03"})
    assert t.refuses(0, "build tower")
    assert t.refuses(0, "done")
    assert t.refuses(0, "return G01")
    assert t.refuses(0, "demolish")


@rule("NY-23", "NY-25")
def test_without_a_worker_one_builds_or_demolishes() -> None:
    t = table(lots={0: "G01 G02 G03 Y12 Y13"}, buildings={0: "tower 1.1 1.2"}, score={0: 6})
    assert t.workers[0] == 0
    assert t.verbs(0) == {"build", "demolish", "shift"}


@rule("NY-25")
def test_without_a_worker_nobody_passes_expands_or_returns_a_lot_who_can_build() -> None:
    t = table(lots={0: "G01 B02 R10 Y07"})
    assert t.verbs(0) == {"build", "shift"}
    assert t.refuses(0, "done")
    assert t.refuses(0, "return B02")
    assert t.refuses(0, "take lot-green-2")


@rule("NY-25", "NY-50")
def test_no_lot_is_returned_by_who_can_demolish() -> None:
    t = table(lots={0: f"G01 {LANDLOCKED}"}, buildings={0: "starter 1.1 1.2"})
    assert t.workers[0] == 0
    assert t.verbs(0) == {"demolish", "shift"}


@rule("NY-26")
def test_the_only_thing_to_do_is_done_without_a_question() -> None:
    t = table(lots={0: f"G01 {LANDLOCKED}"}, buildings={0: "starter 1.1 1.2"}, used={0: 7})
    assert t.asked == (0, "PlacePiece"), "only bronze of two squares can replace the starter"


@rule("NY-27")
def test_the_only_place_is_asked_for() -> None:
    t = table(lots={0: f"G01 {LANDLOCKED}"}, buildings={0: "starter 1.1 1.2"}, used={0: 7})
    assert t.places(0) == ["1.1 1.2"]


@rule("NY-50", "NY-52")
def test_who_can_do_nothing_gives_back_a_lot_of_choice() -> None:
    t = table(lots={0: LANDLOCKED}, used={0: 7}, future="lot-green-2")
    assert t.options(0) == ["return B02", "return R10", "return Y07", "return Y11"]
    t.play(0, "return Y07")
    assert t.workers[0] == 1
    assert t.lots(0) == t.manned(0) == "B02 R10 Y11"
    assert t.cards(0) == ["lot-blue-2", "lot-red-2", "lot-yellow-2"]
    assert t.future == ["lot-green-2", "lot-yellow-2"], "under the future market"
    assert t.asked == (1, "TakeTurn"), "that was the whole turn"
    assert [(event.seat, event.number) for event in t.told(LotReturned)] == [(0, 7)]


@rule("NY-52")
def test_a_returned_lot_is_free_for_all_when_its_card_surfaces() -> None:
    t = table(lots={0: LANDLOCKED}, used={0: 7}, market="lot-green-2 lot-green-2 lot-green-2 lot-green-2", future="lot-green-3")
    t.play(0, "return Y07").let_pass(1)
    assert t.market.count("lot-green-3") == 1
    t.play(0, "take lot-green-3", "claim G04", "done")
    assert "lot-yellow-2" in t.market
    t.play(1, "take lot-yellow-2")
    assert t.offers(1, "claim Y07")
    t.play(1, "claim Y07")
    assert "Y07" in t.lots(1)


@rule("NY-52")
def test_of_cards_that_are_alike_the_last_one_goes_back() -> None:
    """NY-R37"""
    t = table(lots={0: LANDLOCKED}, used={0: 7})
    *_, first, last = t.s.players[0].cards
    t.play(0, "return Y07")
    assert t.s.players[0].cards[-1] == first
    assert t.s.future[0] == last


@rule("NY-52")
def test_the_worker_of_a_returned_lot_is_there_for_the_next_turn() -> None:
    t = table(lots={0: LANDLOCKED}, used={0: 7}).play(0, "return B02").let_pass(1)
    assert t.verbs(0) == {"take"}


@rule("NY-51")
def test_action_cards_do_not_count_as_a_way_out() -> None:
    """NY-R7: all three cards are there, and still the lot must go; Market Shift may come before it."""
    t = table(lots={0: LANDLOCKED})
    assert t.verbs(0) == {"return", "shift"}
    t.play(0, "shift")
    assert t.verbs(0) == {"return"}


@rule("NY-32")
def test_a_lot_with_a_building_is_never_returned() -> None:
    t = table(lots={0: f"G01 {LANDLOCKED}"}, buildings={0: "tower 1.1 1.2"}, used={0: 7})
    assert t.options(0) == ["return B02", "return R10", "return Y07", "return Y11"]


@rule("NY-33", "NY-25")
def test_building_without_expanding_takes_no_card() -> None:
    t = table(lots={0: "G01 B02 R10 Y07"}).play(0, "build tower", "place 1.1 1.2")
    assert t.scores[0] == 2
    assert t.cards(0) == ["lot-green-2", "lot-blue-2", "lot-red-2", "lot-yellow-2"]
    assert t.asked == (1, "TakeTurn")
