"""Chapters "End of the game" and "Scoring"."""

from __future__ import annotations

import pytest

from mizban.engine.events import Event
from mizban.engine.protocol import NOBODY
from mizban.games.new_york_1901.cards import LAND_GRAB, MARKET_SHIFT
from mizban.games.new_york_1901.events import (
    ActionsScored,
    ChallengeScored,
    Ended,
    EndTriggered,
    StreetScored,
    StreetTied,
    TurnBegan,
    Voted,
)
from mizban.games.new_york_1901.tests.kit import NewYorkTable, table
from mizban.testing import rule

ALL_SILVER = "american-surety manhattan-life world st-paul empire broad-exchange"
ALL_BUT_FIVE = f"gillender mail-and-express tribune potter havemeyer {ALL_SILVER} liberty-tower bankers-trust"
LANDLOCKED = "B02 R10 Y07 Y11"


# ---- the two triggers -----------------------------------------------------------------------------------------


@rule("NY-67", "NY-68")
def test_four_unbuilt_pieces_begin_the_end() -> None:
    t = table(spent={0: ALL_BUT_FIVE}, used={0: 7}).play(0, "take lot-green-2", "claim G01")
    assert t.told(EndTriggered) == []
    t.play(0, "build tower", "place 1.1 1.2")
    assert len(t.unbuilt(0)) == 4
    assert t.told(EndTriggered) == [EndTriggered(0, market=False)]
    assert t.told(TurnBegan)[-1] == TurnBegan(1, last=True)
    t.let_pass(1)
    assert t.ended


@rule("NY-67")
def test_five_unbuilt_pieces_do_not() -> None:
    t = table(spent={0: ALL_BUT_FIVE.replace("gillender ", "")}, used={0: 7})
    t.play(0, "take lot-green-2", "claim G01", "build tower", "place 1.1 1.2")
    assert len(t.unbuilt(0)) == 5
    assert t.told(EndTriggered) == []


@rule("NY-67", "NY-54")
def test_the_turn_that_begins_the_end_is_finished_first() -> None:
    t = table(lots={0: "G01 G02"}, spent={0: ALL_BUT_FIVE.replace("gillender ", "")}, used={0: 6})
    t.play(0, "take lot-green-2", "claim G03", "build tower", "place 1.1 1.2")
    assert t.asked == (0, "ConstructionBoom")
    t.play(0, "build gillender", "place 1.3 2.3")
    assert t.told(EndTriggered) == [EndTriggered(0, market=False)]


@rule("NY-67")
def test_three_open_cards_without_a_future_market_begin_the_end() -> None:
    t = table(seats=3, future="lot-green-2").let_pass(0)
    assert (len(t.market), len(t.future), t.told(EndTriggered)) == (4, 0, [])
    t.let_pass(1)
    assert len(t.market) == 3
    assert t.told(EndTriggered) == [EndTriggered(1, market=True)]


@rule("NY-68")
def test_every_other_player_has_one_last_turn() -> None:
    """Seat 1 of four begins the end."""
    t = table(seats=4, future="", active=1).let_pass(1, 2, 3, 0)
    assert t.ended
    assert [event.seat for event in t.told(TurnBegan)] == [1, 2, 3, 0]
    assert t.market == []


@rule("NY-68", "NY-52")
def test_a_returned_lot_does_not_undo_the_end() -> None:
    """NY-R16"""
    t = table(seats=3, lots={1: LANDLOCKED}, used={1: 7}, future="").let_pass(0)
    assert t.told(EndTriggered) == [EndTriggered(0, market=True)]
    t.play(1, "return B02")
    assert t.future == ["lot-blue-2"]
    t.let_pass(2)
    assert t.ended


@rule("NY-68")
def test_a_second_trigger_changes_nothing() -> None:
    t = table(seats=3, future="", spent={1: ALL_BUT_FIVE}, used={1: 7}).let_pass(0)
    t.play(1, "take lot-blue-2", "claim B01", "build tower", "place 1.6 1.7")
    t.let_pass(2)
    assert t.ended
    assert len(t.told(EndTriggered)) == 1


# ---- stalemate ------------------------------------------------------------------------------------------------


def without_a_building(turns: int, seats: int = 2) -> NewYorkTable:
    """So many turns in a row nobody has built; the next player will not either."""
    t = table(seats=seats, active=seats - 1)
    t.s.dry_turns = turns - 1
    return t.let_pass(seats - 1)


@rule("NY-69")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_rounds_without_a_building_end_the_game(seats: int) -> None:
    """NY-R32"""
    t = without_a_building(9 * seats, seats)
    assert not t.ended
    t = without_a_building(10 * seats, seats)
    assert t.ended
    assert t.told(Ended) == [Ended(stalemate=True)]
    assert t.s.trigger_seat == NOBODY


@rule("NY-70")
def test_after_three_rounds_without_a_building_all_may_agree_to_end() -> None:
    assert without_a_building(4).asked == (0, "TakeTurn")
    t = without_a_building(6)
    assert t.asked == (0, "AgreeToEnd")
    t.play(1, "agree")
    assert not t.told(Voted), "nobody sees an answer before all have given theirs"
    t.play(0, "agree")
    assert t.ended
    assert t.told(Voted) == [Voted(0, agreed=True), Voted(1, agreed=True)]
    assert t.told(Ended) == [Ended(stalemate=True)]


@rule("NY-70")
def test_one_who_wants_to_play_on_is_enough() -> None:
    t = without_a_building(9, seats=3).play(0, "agree").play(1, "play_on").play(2, "agree")
    assert t.asked == (0, "TakeTurn")
    t.let_pass(0, 1)
    assert t.asked == (2, "TakeTurn"), "only full rounds count"
    t.let_pass(2)
    assert t.asked == (0, "AgreeToEnd"), "again after one more round"
    t.play(0, "agree").play(1, "play_on").play(2, "play_on")
    assert not t.ended, "the votes of the last round do not count any more"


@rule("NY-69", "NY-70")
def test_a_building_begins_the_count_anew() -> None:
    t = table(active=1)
    t.s.dry_turns = 5
    t.play(1, "take lot-green-2", "claim G01", "build tower", "place 1.1 1.2")
    assert t.s.dry_turns == 0
    assert t.asked == (0, "TakeTurn")
    t.let_pass(0, 1)
    assert t.s.dry_turns == 2, "only the turn of the building counts for it"


@rule("NY-69")
def test_the_last_turns_are_not_cut_short() -> None:
    t = table(seats=3, future="")
    t.s.dry_turns = 29
    t.let_pass(0)
    assert t.told(EndTriggered)
    assert t.asked == (1, "TakeTurn")


# ---- scoring --------------------------------------------------------------------------------------------------

# Three small buildings on Cedar, three more on it, and one; Broadway is empty.
ON_CEDAR = {
    0: "tower 5.11 5.12; gillender 5.15 5.16; mail-and-express 3.16 3.17",
    1: "tower 3.10 3.11; gillender 5.7 5.8; mail-and-express 3.1 2.1",
}
CEDAR_LOTS = {0: "R06 B11 B10", 1: "R02 R03 G03"}


@rule("NY-71", "NY-72")
def test_most_buildings_on_a_street_score_five() -> None:
    t = table(
        lots=CEDAR_LOTS | {0: "R06 B11 B10 R08"},
        buildings=ON_CEDAR | {0: f"{ON_CEDAR[0]}; starter 5.13 6.13"},
        streets="cedar broadway wall_street",
    )
    assert [player.streets[3] for player in t.view.players] == [4, 3]
    assert [t.part(seat, "streets") for seat in range(2)] == [5, 0]


@rule("NY-73", "NY-71")
def test_a_tie_for_a_street_gives_nothing() -> None:
    """Three buildings each, and one of the third player."""
    t = table(seats=3, lots=CEDAR_LOTS | {2: "R05"}, buildings=ON_CEDAR | {2: "tower 5.10 6.10"}, streets="cedar broadway wall_street")
    assert [player.streets[3] for player in t.view.players] == [3, 3, 1]
    assert [t.part(seat, "streets") for seat in range(3)] == [0, 0, 0]


@rule("NY-73")
def test_with_tied_streets_all_of_the_tied_score() -> None:
    """NY-R1"""
    t = table(
        seats=3,
        lots=CEDAR_LOTS | {2: "R05"},
        buildings=ON_CEDAR | {2: "tower 5.10 6.10"},
        streets="cedar broadway wall_street",
        tied_streets=True,
    )
    assert [t.part(seat, "streets") for seat in range(3)] == [5, 5, 0]


@rule("NY-73")
def test_a_street_without_buildings_gives_nothing() -> None:
    """NY-R2"""
    for tied in (False, True):
        t = table(streets="cedar broadway wall_street", tied_streets=tied)
        assert [t.part(seat, "streets") for seat in range(2)] == [0, 0]


@rule("NY-72")
def test_a_building_counts_on_every_street_it_touches_once() -> None:
    """Trinity, six squares, touches Broadway, Cedar and Pine & Thames."""
    t = table(lots={0: "G07 G08 G09"}, buildings={0: "trinity 5.1 5.2 5.3 6.1 6.2 6.3"}, streets="broadway cedar pine_thames")
    assert t.view.players[0].streets == (1, 0, 0, 1, 1)
    assert t.part(0, "streets") == 15


@rule("NY-71")
def test_only_the_streets_in_play_score() -> None:
    t = table(lots={0: "G07 G08 G09"}, buildings={0: "trinity 5.1 5.2 5.3 6.1 6.2 6.3"}, streets="nassau_broad wall_street cedar")
    assert t.part(0, "streets") == 5


@rule("NY-74")
@pytest.mark.parametrize(("used", "points"), [(0, 3), (MARKET_SHIFT, 2), (MARKET_SHIFT + LAND_GRAB, 1), (7, 0)])
def test_every_unused_action_card_is_worth_a_point(used: int, points: int) -> None:
    assert table(used={0: used}).part(0, "actions") == points


@rule("NY-74")
def test_who_used_all_action_cards_is_not_told_of() -> None:
    t = table(used={1: 7}, future="").let_pass(0, 1)
    assert t.ended
    assert [event.seat for event in t.told(ActionsScored)] == [0]


@rule("NY-74")
def test_the_end_is_scored_in_the_order_of_the_book() -> None:
    """NY-R35: streets, challenge, action cards."""
    bronze = "tower 5.11 5.12; gillender 5.15 5.16; tribune 1.1 1.2 1.3; potter 1.15 1.16 1.17"
    t = table(lots={0: "R06 B11 G01 G02 B07"}, buildings={0: bronze}, streets="cedar nassau_broad pine_thames", future="").let_pass(0, 1)
    told = [type(event) for event in t.told(Event) if isinstance(event, StreetScored | ChallengeScored | ActionsScored)]
    assert told == [StreetScored, ChallengeScored, ActionsScored, ActionsScored]


@rule("NY-71", "NY-73", "NY-74")
def test_what_is_told_at_the_end() -> None:
    t = table(
        lots={0: "R06 B11", 1: "R02"}, buildings={0: "tower 5.11 5.12; gillender 5.15 5.16", 1: "tower 3.10 3.11"}, used={1: 6}, future=""
    )
    t.let_pass(0, 1)
    assert t.ended
    assert [(event.seat, t.name(event.card), event.buildings, event.points) for event in t.told(StreetScored)] == [(0, "cedar", 2, 5)]
    assert [t.name(event.card) for event in t.told(StreetTied)] == ["broadway", "wall-street"]
    assert [(event.seat, event.points) for event in t.told(ActionsScored)] == [(0, 3), (1, 1)]
    assert t.winners == [0]


SINGER = "singer 1.15 1.16 1.17 2.15 2.16 2.17 3.16"


@rule("NY-75")
def test_most_points_win() -> None:
    t = table(score={0: 10, 1: 11})
    assert t.winners == [1]


@rule("NY-75")
def test_all_points_count_together() -> None:
    t = table(
        lots={0: "G07 G08 G09"},
        buildings={0: "trinity 5.1 5.2 5.3 6.1 6.2 6.3"},
        streets="broadway cedar pine_thames",
        score={0: 10, 1: 24},
    )
    assert [score.total for score in t.game.scores(t.s)] == [10 + 15 + 3, 24 + 3]
    assert t.winners == [0]


@rule("NY-75")
def test_the_taller_legendary_skyscraper_breaks_a_tie() -> None:
    """Singer against Park Row, which needs four squares in a row."""
    t = table(
        lots={0: "B07 B08 B09 B10", 1: "G05 B01 B02 B03"},
        buildings={0: SINGER, 1: "park-row 1.5 1.6 1.7 1.8 2.6 2.7"},
        score={0: 75, 1: 80},
        streets="pine_thames nassau_broad broadway",
        used={0: 7, 1: 7},
    )
    t.s.players[0].score = t.game.scores(t.s)[1].total
    assert len({score.total for score in t.game.scores(t.s)}) == 1
    assert t.winners == [0]
    assert [t.part(seat, "height") for seat in range(2)] == [612, 391]


@rule("NY-75")
def test_a_legendary_skyscraper_beats_none_in_a_tie() -> None:
    """NY-R21: gold buildings do not count against it."""
    lots = {0: "G01 G02 R12 R13", 1: "G05 B01 B02 B03"}
    gold = "liberty-tower 1.1 1.2 1.3; west-street 8.10 8.11 8.12 9.11"
    t = table(
        lots=lots,
        buildings={0: gold, 1: "park-row 1.5 1.6 1.7 1.8 2.6 2.7"},
        streets="broadway wall_street cedar",
        used={0: 7, 1: 7},
        score={0: 80, 1: 80},
    )
    assert len({score.total for score in t.game.scores(t.s)}) == 1
    assert t.winners == [1]


@rule("NY-75")
def test_without_legendary_skyscrapers_most_gold_buildings_break_a_tie() -> None:
    t = table(
        lots={0: "B07", 1: "B06"}, buildings={0: "liberty-tower 1.15 1.16 1.17", 1: "american-surety 1.13 2.13 3.13"}, score={0: 80, 1: 80}
    )
    t.s.streets = []
    assert t.winners == [0]


@rule("NY-75")
def test_who_is_still_tied_shares_the_victory() -> None:
    assert table(seats=3, score={0: 80, 1: 70, 2: 80}).winners == [0, 2]
