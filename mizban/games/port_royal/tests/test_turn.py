"""Chapter "A turn"."""

from __future__ import annotations

from mizban.games.port_royal.events import TurnBegan
from mizban.games.port_royal.tests.kit import table
from mizban.testing import rule


@rule("PR-17")
def test_first_the_active_player_discovers_then_all_trade_and_hire() -> None:
    t = table(deck="ship-blue.1.1 sailor.3")
    assert t.asked == (0, "Discover")
    t.play(0, "draw", "draw")
    assert t.options(0) == ["draw", "stop"]
    assert t.refuses(0, "trade ship-blue.1.1")
    assert t.refuses(0, "hire sailor.3")
    t.play(0, "stop")
    assert t.asked == (0, "TradeAndHire")
    assert t.refuses(0, "draw")


@rule("PR-18")
def test_the_active_player_comes_first_then_the_others_once_each_clockwise() -> None:
    t = table(seats=4, active=2, harbor="ship-yellow.1.1 ship-blue.1.1 ship-green.1.1 sailor.3 sailor.3 sailor.3")
    asked = []
    t.play(2, "stop")
    while t.asked[1] != "Discover":
        asked.append(t.asked)
        t.play(t.asked[0], "done" if t.asked[0] == 2 else "pass")
    assert asked == [(2, "TradeAndHire"), (3, "TakeCard"), (0, "TakeCard"), (1, "TakeCard")]


@rule("PR-18")
def test_after_the_others_the_left_neighbour_is_the_active_player() -> None:
    t = table(seats=4, active=3, harbor="governor.8").play(3, "stop")
    assert t.asked == (0, "Discover")
    assert t.view.active == 0
    assert t.told(TurnBegan) == [TurnBegan(0)]


@rule("PR-18")
def test_nobody_answers_out_of_turn() -> None:
    t = table(seats=3, harbor="sailor.3 sailor.3", coins=[4, 4, 4])
    assert t.refuses(1, "draw")
    assert t.refuses(2, "stop")
    t.play(0, "stop")
    assert t.refuses(1, "hire sailor.3")
    t.play(0, "done")
    assert t.refuses(0, "hire sailor.3")
    assert t.refuses(2, "hire sailor.3")
    t.play(1, "hire sailor.3")


@rule("PR-19")
def test_who_has_nothing_to_choose_between_is_not_asked() -> None:
    t = table(seats=4, harbor="governor.8", coins=[7, 8, 9, 8]).play(0, "stop")
    assert t.asked == (2, "TakeCard"), "seat 0 lacks a coin, seat 1 the one of compensation"
    t.play(2, "pass")
    assert t.asked == (1, "Discover")


@rule("PR-19")
def test_after_the_last_card_that_may_be_taken_nothing_more_is_asked() -> None:
    t = table(seats=2, harbor="sailor.3 ship-blue.1.1", coins=[9, 9]).play(0, "stop", "hire sailor.3")
    assert t.asked == (1, "TakeCard")
    t.play(1, "trade ship-blue.1.1")
    assert t.asked == (1, "Discover")
