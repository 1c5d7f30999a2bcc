"""Chapter "Expand"."""

from __future__ import annotations

from mizban.engine.cards import HIDDEN
from mizban.engine.record import Match
from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.events import BuiltNothing, LotClaimed, MarketRefilled
from mizban.games.new_york_1901.map import lot_named
from mizban.games.new_york_1901.tests.kit import ONE_OF_EACH, table
from mizban.testing import rule


@rule("NY-28")
def test_a_card_of_the_open_market_goes_to_the_character() -> None:
    t = table().play(0, "take lot-red-2")
    assert t.cards(0) == ["lot-red-2"]
    assert t.market == ["lot-green-2", "lot-blue-2", "lot-yellow-2"]
    assert t.asked == (0, "ClaimLot")


@rule("NY-29")
def test_the_worker_goes_to_any_free_lot_of_that_district_and_size() -> None:
    t = table(seats=3, lots={0: "R01", 1: "R02", 2: "R03 R04"}).play(0, "take lot-red-2")
    assert t.options(0) == [f"claim R{n:02}" for n in (5, 6, 7, 8, 10, 13)]
    t.play(0, "claim R13")
    assert t.lots(0) == t.manned(0) == "R01 R13"
    assert t.workers[0] == 2
    assert [(event.lot, event.number) for event in t.told(LotClaimed)] == [(lot_named("R13"), 13)]


@rule("NY-29")
def test_a_lot_that_anybody_owns_cannot_be_taken() -> None:
    t = table(lots={0: "R01", 1: "R02"}).play(0, "take lot-red-2")
    assert t.refuses(0, "claim R01")
    assert t.refuses(0, "claim R02")
    assert t.refuses(0, "claim R09"), "of three squares"
    assert t.refuses(0, "claim Y01"), "of another district"


@rule("NY-26", "NY-29")
def test_the_only_free_lot_of_a_kind_is_taken_without_a_question() -> None:
    t = table(lots={0: "R09", 1: "R11"}, market="lot-red-3 lot-green-2 lot-blue-2 lot-yellow-2").play(0, "take lot-red-3")
    assert t.lots(0) == "R09 R12"
    assert t.asked == (0, "BuildStep")


@rule("NY-30")
def test_the_market_is_refilled_before_the_build() -> None:
    t = table(future="lot-yellow-3 lot-blue-3").play(0, "take lot-red-2", "claim R01")
    assert t.asked == (0, "BuildStep")
    assert t.market == ["lot-green-2", "lot-blue-2", "lot-yellow-2", "lot-yellow-3"]
    assert t.future == ["lot-blue-3"]
    assert t.told(MarketRefilled)[-1].left == 1


@rule("NY-30")
def test_the_market_is_refilled_only_as_far_as_cards_last() -> None:
    t = table(future="").play(0, "take lot-red-2", "claim R01")
    assert t.market == ["lot-green-2", "lot-blue-2", "lot-yellow-2"]


@rule("NY-31")
def test_after_expanding_one_may_build_or_not() -> None:
    t = table().play(0, "take lot-red-2", "claim R01")
    assert t.options(0) == ["build tower", "done"]
    t.play(0, "done")
    assert t.told(BuiltNothing)
    assert t.manned(0) == "R01"
    assert t.asked == (1, "TakeTurn")


@rule("NY-31", "NY-26")
def test_who_can_build_nothing_is_not_asked() -> None:
    t = table().play(0, "take lot-blue-2", "claim B02")
    assert t.asked == (1, "TakeTurn")


@rule("NY-32")
def test_a_lot_stays_for_ever() -> None:
    t = table().play(0, "take lot-red-2", "claim R01", "done")
    for _ in range(2):
        t.let_pass(1, 0)
        assert "R01" in t.lots(0)
    assert t.refuses(1, "return R01")


@rule("NY-30", "NY-31")
def test_everything_up_to_the_refill_can_be_taken_back() -> None:
    match = Match(GAME, 2, 7)
    seat = match.state.active
    first = match.asks()[0].options[0]
    assert first.verb == "take"
    match.play(seat, first)
    assert match.can_undo(seat)
    match.play(seat, match.asks()[0].options[0])
    assert not match.can_undo(seat), "a card was turned up"


@rule("NY-14")
def test_the_future_market_is_hidden_from_all() -> None:
    t = table()
    for seat in (None, 0, 1):
        assert set(GAME.view(t.s, seat).future) == {HIDDEN}
    assert t.market == ONE_OF_EACH.split()


@rule("NY-14", "NY-52")
def test_a_card_given_back_lies_at_the_bottom_for_all_to_know() -> None:
    t = table(lots={0: "B02 R10 Y07 Y11"}).play(0, "return Y07")
    future = t.view.future
    assert t.name(future[-1]) == "lot-yellow-2"
    assert set(future[:-1]) == {HIDDEN}


@rule("NY-14", "NY-57")
def test_which_cards_a_market_shift_put_below_is_known_but_not_their_order() -> None:
    t = table(future="lot-yellow-3 lot-blue-3 lot-red-3 lot-green-3 lot-green-3").play(0, "shift")
    view = t.view
    assert view.future == (HIDDEN,) * 5
    assert view.batch == (0, 1, 1, 1, 1)
    assert sorted(t.name(face) for face in view.shifted[0]) == sorted(ONE_OF_EACH.split())


@rule("NY-14", "NY-57")
def test_the_order_of_shifted_cards_is_not_given_away() -> None:
    for seed in range(1, 12):
        view = table(seed=seed).play(0, "shift").view
        assert list(view.shifted[0]) == sorted(view.shifted[0])
