"""Chapter "Action cards"."""

from __future__ import annotations

import pytest

from mizban.engine.record import Match
from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.cards import CONSTRUCTION_BOOM, LAND_GRAB, MARKET_SHIFT
from mizban.games.new_york_1901.events import ActionUsed, EndTriggered, MarketShifted, Unlocked
from mizban.games.new_york_1901.tests.kit import ONE_OF_EACH, NewYorkTable, table
from mizban.testing import rule

BIG_BLOCK = "B07 B08 B09 B10"


# ---- Construction Boom ----------------------------------------------------------------------------------------


@rule("NY-54", "NY-53")
def test_construction_boom_is_one_more_build() -> None:
    t = table(lots={0: BIG_BLOCK}).play(0, "build tower", "place 1.15 1.16")
    assert t.asked == (0, "ConstructionBoom")
    t.play(0, "build gillender", "place 3.16 3.17")
    assert t.scores[0] == 4
    assert not t.s.players[0].actions & CONSTRUCTION_BOOM
    assert len(t.told(ActionUsed)) == 1
    assert t.asked == (1, "TakeTurn"), "and not a third one"


@rule("NY-54")
def test_construction_boom_need_not_be_used() -> None:
    t = table(lots={0: BIG_BLOCK}).play(0, "build tower", "place 1.15 1.16", "done")
    assert t.s.players[0].actions & CONSTRUCTION_BOOM
    assert t.asked == (1, "TakeTurn")


@rule("NY-54")
def test_construction_boom_comes_after_expanding_and_building() -> None:
    t = table(lots={0: "B07"}).play(
        0, "take lot-blue-2", "claim B08", "build tower", "place 2.15 3.15", "build tribune", "place 1.15 1.16 1.17"
    )
    assert t.scores[0] == 5


@rule("NY-54")
def test_construction_boom_needs_a_build_before_it() -> None:
    t = table(lots={0: "B07"}).play(0, "take lot-blue-2", "claim B08", "done")
    assert t.asked == (1, "TakeTurn")


@rule("NY-54")
def test_construction_boom_comes_after_a_demolition_but_never_demolishes() -> None:
    t = table(lots={0: "G01 G02 Y12 Y13"}, buildings={0: "tower 1.1 1.2; gillender 15.10 15.11"}, score={0: 6})
    t.play(0, "demolish", "build american-surety", "place 1.1 1.2 1.3")
    assert t.asked == (0, "ConstructionBoom")
    t.play(0, "build mail-and-express")
    assert t.places(0) == ["15.12 15.13"], "free squares only, although 15.10 could be replaced"


@rule("NY-54", "NY-26")
def test_construction_boom_is_not_offered_without_free_squares() -> None:
    t = table().play(0, "take lot-green-2", "claim G01", "build tower", "place 1.1 1.2")
    assert t.asked == (1, "TakeTurn")


@rule("NY-53")
def test_a_used_card_is_not_used_again() -> None:
    t = table(lots={0: BIG_BLOCK}, used={0: CONSTRUCTION_BOOM}).play(0, "build tower", "place 1.15 1.16")
    assert t.asked == (1, "TakeTurn")


@rule("NY-55")
@pytest.mark.parametrize(("unbuilt_after_first", "allowed"), [(6, True), (5, True), (4, False)])
def test_four_pieces_must_stay_unbuilt(unbuilt_after_first: int, allowed: bool) -> None:
    silver_and_gold = "american-surety manhattan-life world st-paul empire broad-exchange liberty-tower bankers-trust west-street"
    pool = f"gillender mail-and-express {silver_and_gold} city-investing trinity hudson-terminal".split()
    spent = pool[: 18 - unbuilt_after_first - 1]
    t = table(lots={0: BIG_BLOCK}, spent={0: " ".join(spent)}).play(0, "build tower", "place 1.15 1.16")
    assert len(t.unbuilt(0)) == unbuilt_after_first
    assert (t.asked == (0, "ConstructionBoom")) == allowed


@rule("NY-55", "NY-42")
def test_with_four_unbuilt_pieces_only_a_legendary_skyscraper_is_offered() -> None:
    spent = "mail-and-express tribune potter havemeyer liberty-tower bankers-trust "
    spent += "american-surety manhattan-life world st-paul empire broad-exchange"
    t = table(lots={0: f"{BIG_BLOCK} Y09 Y10"}, buildings={0: "tower 12.10 12.11"}, spent={0: spent}, score={0: 30})
    t.play(0, "build gillender", "place 13.10 14.10")
    assert t.unbuilt(0) == ["west-street", "city-investing", "trinity", "hudson-terminal"]
    assert t.options(0) == ["build singer", "build metropolitan-life", "build woolworth", "done"]
    t.play(0, "build woolworth", "place 1.15 1.16 1.17 2.15 2.16 2.17 3.15 3.16 3.17")
    assert len(t.unbuilt(0)) == 4
    assert t.scores[0] == 45


@rule("NY-56", "NY-34")
def test_the_first_build_may_unlock_the_second() -> None:
    t = table(lots={0: BIG_BLOCK}, score={0: 4})
    assert t.refuses(0, "build american-surety")
    t.play(0, "build tower", "place 2.15 3.15")
    assert t.told(Unlocked) == [Unlocked(0, 2)]
    t.play(0, "build american-surety", "place 1.15 1.16 1.17")
    assert t.scores[0] == 9


@rule("NY-54", "NY-24")
def test_where_it_is_allowed_construction_boom_comes_first_and_the_worker_that_came_back_expands() -> None:
    """NY-R13"""
    t = table(lots={0: BIG_BLOCK}, boom_first=True)
    assert t.workers[0] == 0
    assert t.offers(0, "build tower") and t.offers(0, "boom"), "the one action of the turn, or the extra build before it"
    t.play(0, "boom", "build tower", "place 1.15 1.16")
    assert not t.s.players[0].actions & CONSTRUCTION_BOOM
    assert t.asked == (0, "TakeTurn")
    assert {"take"} <= t.verbs(0) and not t.verbs(0) & {"build", "boom"}
    t.play(0, "take lot-red-2", "claim R01", "build gillender", "place 3.16 3.17")
    assert t.scores[0] == 4
    assert len(t.told(ActionUsed)) == 1
    assert t.asked == (1, "TakeTurn"), "the card is used up: no third build"


@rule("NY-54")
def test_construction_boom_may_come_before_a_demolition() -> None:
    t = table(lots={0: "G01 G02 Y12 Y13"}, buildings={0: "tower 1.1 1.2"}, score={0: 6}, boom_first=True)
    t.play(0, "boom", "build gillender", "place 15.10 15.11")
    t.play(0, "demolish", "build american-surety", "place 1.1 1.2 1.3")
    assert t.scores[0] == 6 + 2 + 3
    assert t.asked == (1, "TakeTurn")


@rule("NY-54")
def test_construction_boom_first_needs_the_option_and_something_to_build() -> None:
    assert not table(lots={0: BIG_BLOCK}).offers(0, "boom")
    t = table(boom_first=True)
    assert not t.offers(0, "boom")
    assert t.reasons(0)["boom"] == "room"
    assert "boom" not in table().reasons(0), "nobody expects it there"


@rule("NY-54")
def test_with_the_option_construction_boom_may_still_follow_a_build() -> None:
    t = table(lots={0: BIG_BLOCK}, boom_first=True).play(0, "build tower", "place 1.15 1.16")
    assert t.asked == (0, "ConstructionBoom")


@rule("NY-54", "NY-55")
@pytest.mark.parametrize(("unbuilt", "allowed"), [(5, True), (4, False)])
def test_construction_boom_first_leaves_four_unbuilt_and_the_build_of_the_turn_may_take_one_of_them(unbuilt: int, allowed: bool) -> None:
    silver_and_gold = "american-surety manhattan-life world st-paul empire broad-exchange liberty-tower bankers-trust west-street"
    pool = f"mail-and-express {silver_and_gold} city-investing trinity hudson-terminal tribune potter".split()
    t = table(lots={0: BIG_BLOCK}, spent={0: " ".join(pool[: 18 - unbuilt])}, boom_first=True)
    assert len(t.unbuilt(0)) == unbuilt
    assert t.offers(0, "boom") == allowed
    if allowed:
        t.play(0, "boom", "build tower", "place 1.15 1.16", "take lot-red-2", "claim R01", "build gillender", "place 3.16 3.17")
        assert len(t.unbuilt(0)) == 3


def test_the_opponent_begins_with_construction_boom_only_to_win_a_worker_for_a_lot() -> None:
    def liked(t: NewYorkTable) -> str:
        return t.words(max(t.ask(0).options, key=lambda option: GAME.prefers(t.s, 0, option)))

    without = table(lots={0: BIG_BLOCK}, score={0: 20}, boom_first=True)
    assert without.workers[0] == 0 and liked(without) == "boom"
    with_worker = table(lots={0: "B07 B08 B09"}, score={0: 20}, boom_first=True)
    assert with_worker.workers[0] == 1 and with_worker.offers(0, "boom") and liked(with_worker) != "boom"


# ---- Market Shift ---------------------------------------------------------------------------------------------


@rule("NY-57", "NY-53")
def test_market_shift_turns_up_four_new_cards_before_the_action() -> None:
    t = table(future="lot-yellow-3 lot-blue-3 lot-red-3 lot-green-3 lot-green-3").play(0, "shift")
    assert t.market == ["lot-yellow-3", "lot-blue-3", "lot-red-3", "lot-green-3"]
    assert t.future[0] == "lot-green-3"
    assert sorted(t.future[1:]) == sorted(ONE_OF_EACH.split())
    assert t.asked == (0, "TakeTurn")
    assert not t.offers(0, "shift")
    assert len(t.told(MarketShifted)[0].cards) == 4


@rule("NY-57")
def test_market_shift_shuffles_the_old_cards() -> None:
    orders = set()
    for seed in range(1, 30):
        orders.add(tuple(table(seed=seed).play(0, "shift").future[-4:]))
    assert len(orders) > 8


@rule("NY-57")
def test_market_shift_cannot_come_after_the_action() -> None:
    t = table().play(0, "take lot-red-2", "claim R01")
    assert t.refuses(0, "shift")


@rule("NY-58")
def test_with_a_short_future_market_old_cards_come_back() -> None:
    t = table(future="lot-yellow-3").play(0, "shift")
    assert t.market[0] == "lot-yellow-3"
    assert len(t.market) == 4 and len(t.future) == 1
    assert set(t.market[1:]) < set(ONE_OF_EACH.split())


@rule("NY-58")
def test_market_shift_needs_a_future_market() -> None:
    t = table(future="")
    assert not t.offers(0, "shift")
    assert t.reasons(0)["shift"] == "future"


@rule("NY-57")
def test_market_shift_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, 11)
    seat = match.state.active
    match.play(seat, match.find(seat, "shift", []))
    assert not match.can_undo(seat)


# ---- Land Grab ------------------------------------------------------------------------------------------------


@rule("NY-59", "NY-53")
def test_land_grab_takes_two_small_lots_at_once() -> None:
    t = table(future="lot-green-3 lot-blue-3 lot-red-3").play(0, "grab", "take lot-red-2", "claim R05")
    assert t.market == ["lot-green-2", "lot-blue-2", "lot-yellow-2"], "not refilled yet"
    t.play(0, "take lot-yellow-2", "claim Y12")
    assert t.lots(0) == t.manned(0) == "R05 Y12"
    assert t.workers[0] == 2
    assert t.market == ["lot-green-2", "lot-blue-2", "lot-green-3", "lot-blue-3"]
    assert t.asked == (0, "BuildStep")
    assert not t.s.players[0].actions & LAND_GRAB


@rule("NY-59")
def test_both_cards_must_be_of_small_lots() -> None:
    t = table(market="lot-green-3 lot-blue-2 lot-red-2 lot-yellow-3").play(0, "grab")
    assert t.options(0) == ["take lot-blue-2", "take lot-red-2"]
    assert t.refuses(0, "take lot-green-3")
    t.play(0, "take lot-red-2", "claim R01")
    assert t.asked == (0, "ClaimLot"), "the other small card is the only one left"
    assert t.cards(0) == ["lot-red-2", "lot-blue-2"]


@rule("NY-59", "NY-13")
def test_land_grab_may_take_two_cards_of_one_kind() -> None:
    t = table(market="lot-red-2 lot-red-2 lot-red-3 lot-blue-3").play(0, "grab", "take lot-red-2", "claim R03", "claim R04")
    assert t.lots(0) == "R03 R04"


@rule("NY-60")
def test_land_grab_needs_two_workers() -> None:
    t = table(lots={0: "G01 G02 G03"})
    assert t.workers[0] == 1
    assert not t.offers(0, "grab")
    assert t.reasons(0)["grab"] == "workers"


@rule("NY-60")
def test_land_grab_needs_two_open_cards_of_small_lots() -> None:
    t = table(market="lot-green-3 lot-blue-3 lot-red-2 lot-yellow-3")
    assert not t.offers(0, "grab")
    assert t.reasons(0)["grab"] == "small"


@rule("NY-60")
def test_land_grab_needs_a_future_market() -> None:
    t = table(future="")
    assert not t.offers(0, "grab")
    assert t.reasons(0)["grab"] == "future"


@rule("NY-60", "NY-67")
def test_land_grab_with_one_card_in_the_future_market_begins_the_end() -> None:
    t = table(future="lot-green-3").play(0, "grab", "take lot-red-2", "claim R05", "take lot-yellow-2", "claim Y12")
    assert len(t.market) == 3
    t.play(0, "done")
    assert t.told(EndTriggered) == [EndTriggered(0, market=True)]


@rule("NY-53")
def test_several_action_cards_may_be_used_in_one_turn() -> None:
    t = table(future="lot-green-2 lot-green-2 lot-red-2 lot-red-2 lot-red-3").play(0, "shift", "grab", "take lot-green-2", "claim G01")
    t.play(0, "take lot-green-2", "claim G02", "build tower", "place 1.1 1.2", "build gillender", "place 1.3 2.3")
    assert t.s.players[0].actions == 0
    assert t.scores[0] == 4


@rule("NY-53")
def test_action_cards_may_be_used_in_the_last_turn() -> None:
    """NY-R17"""
    t = table(lots={0: BIG_BLOCK}, market="lot-green-2 lot-blue-2 lot-red-2", future="lot-red-2")
    t.s.trigger_seat = 1
    assert t.offers(0, "shift")
    t.play(0, "build tower", "place 1.15 1.16", "build gillender", "place 3.16 3.17")
    assert t.ended


def test_the_bits_of_the_cards_are_in_their_order() -> None:
    assert (CONSTRUCTION_BOOM, MARKET_SHIFT, LAND_GRAB) == (1, 2, 4)
