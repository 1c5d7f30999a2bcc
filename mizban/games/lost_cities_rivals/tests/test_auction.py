"""Chapters "Auction" and "The winner"."""

from __future__ import annotations

from mizban.engine.laws import Answers, moments
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.events import AuctionOpened, AuctionWon, Passed, Raised, Removed, Took, TookNothing
from mizban.games.lost_cities_rivals.tests.kit import LostCitiesTable, table
from mizban.testing import rule


def won(display: str, expeditions: str = "", deck: str = "", coins: int = 9) -> LostCitiesTable:
    """Seat 0 of three has won an auction for 1 coin and is about to take."""
    t = table(seats=3, display=display, expeditions={0: expeditions}, deck=deck, coins=[coins, 12, 12])
    return t.play(0, "bid 1").play(1, "pass").play(2, "pass")


@rule("LC-22")
def test_the_first_bid_is_from_1_to_all_own_coins() -> None:
    """LC-R9, LC-R19"""
    t = table(display="red-4", coins=[5, 9, 9, 9])
    assert t.refuses(0, "bid 0")
    assert t.refuses(0, "bid 6")
    assert t.refuses(0, "pass")
    t.play(0, "bid 5")
    assert t.told(AuctionOpened) == [AuctionOpened(0, 5)]
    assert (t.view.bid, t.view.bidder, t.view.active) == (5, 0, 0)


@rule("LC-22")
def test_the_whole_display_is_on_offer() -> None:
    t = won("red-4 blue-wager white-9 green-2")
    assert t.options(0) == ["take blue-wager", "take white-9", "take green-2", "take red-4"]


@rule("LC-23")
def test_the_others_bid_more_or_pass_clockwise() -> None:
    t = table(display="red-4", active=2, coins=[6, 9, 9, 9])
    t.play(2, "bid 3").play(3, "bid 4")
    assert t.asked == (0, "RaiseOrPass")
    assert t.options(0) == ["bid 5", "bid 6", "pass"]
    t.play(0, "pass")
    assert t.asked == (1, "RaiseOrPass")


@rule("LC-23")
def test_an_equal_or_lower_bid_is_refused() -> None:
    t = table(display="red-4")
    t.play(0, "bid 3")
    assert t.refuses(1, "bid 3")
    assert t.refuses(1, "bid 2")
    assert t.refuses(2, "bid 4")


@rule("LC-23")
def test_one_may_jump() -> None:
    t = table(display="red-4", coins=[9, 7, 9, 9])
    t.play(0, "bid 3")
    assert t.refuses(1, "bid 8")
    t.play(1, "bid 7")
    assert t.told(Raised) == [Raised(1, 7)]


@rule("LC-24")
def test_who_has_passed_is_not_asked_again() -> None:
    t = table(seats=3, display="red-4")
    t.play(0, "bid 1").play(1, "pass").play(2, "bid 2").play(0, "bid 3")
    assert t.asked == (2, "RaiseOrPass")
    t.play(2, "bid 4")
    assert t.asked == (0, "RaiseOrPass")
    assert [player.passed for player in t.view.players] == [False, True, False]


@rule("LC-25")
def test_who_was_outbid_may_bid_again() -> None:
    t = table(seats=2, display="red-4")
    for coins in range(1, 9):
        t.play((coins + 1) % 2, f"bid {coins}")
    t.play(0, "pass")
    assert t.told(AuctionWon) == [AuctionWon(1, 8)]


@rule("LC-26")
def test_who_has_no_more_coins_than_the_bid_passes_by_force() -> None:
    t = table(display="red-4", coins=[9, 4, 0, 5])
    t.play(0, "bid 4")
    assert t.told(Passed) == [Passed(1, True), Passed(2, True)]
    assert t.asked == (3, "RaiseOrPass")


@rule("LC-26")
def test_a_forced_pass_is_for_good() -> None:
    t = table(seats=3, display="red-4", coins=[9, 4, 9])
    t.play(0, "bid 4").play(2, "bid 5").play(0, "bid 6")
    assert t.asked == (2, "RaiseOrPass")
    assert [player.passed for player in t.view.players] == [False, True, False]


@rule("LC-26")
def test_who_bids_more_than_all_others_have_wins_at_once() -> None:
    t = table(display="red-4", coins=[9, 4, 3, 2])
    t.play(0, "bid 4")
    assert t.told(AuctionWon) == [AuctionWon(0, 4)]
    assert t.asked == (0, "TakeCards")


@rule("LC-27")
def test_the_only_bidder_wins_for_1() -> None:
    t = table(display="red-4")
    t.play(0, "bid 1").play(1, "pass").play(2, "pass").play(3, "pass")
    assert t.told(AuctionWon) == [AuctionWon(0, 1)]
    assert t.view.winner == 0


@rule("LC-27")
def test_only_the_winner_pays() -> None:
    t = table(seats=3, display="red-4", coins=[10, 10, 10])
    t.play(0, "bid 2").play(1, "bid 5").play(2, "bid 6").play(0, "pass").play(1, "pass")
    assert t.coins == [10, 10, 4]
    assert t.s.bank == 6 + 6


@rule("LC-28")
def test_the_winner_takes_any_set_of_cards_that_fit() -> None:
    t = won("red-4 blue-wager white-9 green-2", expeditions="white-10")
    assert t.ask(0).some == (0, 3)
    t.play(0, "take red-4 blue-wager")
    assert t.expedition(0, "red") == ["red-4"]
    assert t.expedition(0, "blue") == ["blue-wager"]
    assert t.display[:2] == ["white-9", "green-2"]
    assert [(event.seat, event.points) for event in t.told(Took)] == [(0, 1)]


@rule("LC-28")
def test_a_card_that_does_not_fit_is_refused_with_its_reason() -> None:
    t = won("white-9 red-4 green-wager", expeditions="white-10 green-6")
    assert t.refuses(0, "take white-9")
    assert t.refuses(0, "take red-4 white-9")
    denied = [(t.words(denied.choice), denied.reason, denied.params) for denied in t.ask(0).denied]
    assert denied == [("take white-9", "falls", {"number": 10}), ("take green-wager", "begun", {"number": 6})]


@rule("LC-28")
def test_the_winner_may_take_nothing() -> None:
    """LC-R7"""
    t = won("red-4 blue-9", coins=5)
    t.play(0, "take")
    assert t.told(TookNothing) == [TookNothing(0, False)]
    assert t.display == ["red-4", "blue-9"]
    assert t.coins[0] == 4


@rule("LC-28")
def test_a_winner_for_whom_nothing_fits_is_not_asked_what_to_take() -> None:
    t = won("red-4", expeditions="red-6")
    assert t.told(TookNothing) == [TookNothing(0, True)]
    assert t.asked == (0, "RemoveCard")


@rule("LC-28")
def test_the_pill_of_a_card_says_what_it_adds_and_all_that_fit_are_chosen_to_begin_with() -> None:
    t = won("red-4 red-8 red-wager blue-6", expeditions="red-start red-wager")
    hints = {t.words(option): hint for option, hint in t.ask(0).hints.items()}
    assert hints == {
        "take red-wager": {"points": 0, "times": 4, "default": 1},
        "take blue-6": {"points": 2, "times": 0, "default": 1},
        "take red-4": {"points": 3, "times": 0, "default": 1},
        "take red-8": {"points": 6, "times": 0, "default": 1},
    }


@rule("LC-29")
def test_the_winner_may_remove_one_card_of_those_left() -> None:
    """LC-R13, LC-R16"""
    t = won("red-4 blue-wager white-9", deck="green-3")
    t.play(0, "take red-4")
    assert t.asked == (0, "RemoveCard")
    assert t.options(0) == ["keep", "remove blue-wager", "remove white-9"]
    assert t.refuses(0, "remove red-4")
    t.play(0, "remove white-9")
    assert [(event.seat, t.name(event.card)) for event in t.told(Removed)] == [(0, "white-9")]
    assert t.box == ["white-9"]
    assert t.display == ["blue-wager", "green-3"]
    assert t.asked == (1, "Turn")


@rule("LC-29")
def test_the_pill_of_a_card_to_remove_says_what_it_would_bring_the_neediest_rival() -> None:
    begun = {0: "white-start", 1: "red-start red-wager", 2: "white-8 blue-wager blue-wager blue-6"}
    t = table(seats=3, display="red-8 red-wager white-7 blue-wager", expeditions=begun)
    t.play(0, "bid 1").play(1, "pass").play(2, "pass").play(0, "take")
    assert {t.words(option): hint for option, hint in t.ask(0).hints.items()} == {
        "keep": {},
        "remove red-8": {"points": 6, "times": 0},
        "remove red-wager": {"points": 0, "times": 4},
        "remove white-7": {"points": 2, "times": 0},
        "remove blue-wager": {"points": 0, "times": 2},
    }


@rule("LC-29")
def test_a_card_that_fits_the_winner_may_be_removed_too() -> None:
    t = won("red-4 blue-9", deck="green-3")
    t.play(0, "take", "remove red-4")
    assert t.box == ["red-4"]


@rule("LC-29")
def test_the_winner_need_not_remove() -> None:
    """LC-R7"""
    t = won("red-4 blue-9", deck="green-3")
    t.play(0, "take red-4", "keep")
    assert t.box == []
    assert t.display == ["blue-9", "green-3"]


@rule("LC-29", "LC-15")
def test_when_nothing_is_left_nobody_is_asked_what_to_remove() -> None:
    t = won("red-4", deck="green-3")
    t.play(0, "take red-4")
    assert t.asked == (1, "Turn")


@rule("LC-30")
def test_the_box_only_grows() -> None:
    """LC-R4"""
    for seats in (2, 3, 4):
        before: tuple[int, ...] = ()
        for match in moments(GAME, seats, 2, {}, Answers([], 2)):
            box = tuple(match.state.box)
            assert box[: len(before)] == before
            before = box
        assert before


@rule("LC-31")
def test_all_other_cards_stay_in_the_display() -> None:
    t = won("red-4 blue-wager white-9 green-2", deck="green-3")
    t.play(0, "take red-4", "remove blue-wager")
    assert t.display == ["white-9", "green-2", "green-3"]


@rule("LC-32")
def test_at_last_the_winner_reveals_a_card_and_the_auction_is_over() -> None:
    t = table(seats=3, display="red-4", deck="green-3", coins=[9, 9, 9])
    t.play(0, "bid 1").play(1, "bid 2").play(2, "pass").play(0, "pass").play(1, "take red-4")
    assert t.display == ["green-3"]
    assert (t.view.bid, t.view.bidder, t.view.winner) == (0, None, None)
    assert [(player.bid, player.passed) for player in t.view.players] == [(0, False)] * 3


@rule("LC-33")
def test_left_of_the_winner_comes_next_with_the_starting_player_card() -> None:
    t = table(display="red-4", starter=3)
    t.play(0, "bid 1").play(1, "pass").play(2, "bid 2").play(3, "pass").play(0, "pass").play(2, "take red-4")
    assert t.asked == (3, "Turn")
    assert t.view.starter == t.view.active == 3


@rule("LC-33")
def test_players_between_opener_and_winner_are_skipped() -> None:
    t = table(display="red-4 red-5")
    t.play(0, "bid 1").play(1, "pass").play(2, "pass").play(3, "bid 2").play(0, "pass").play(3, "take red-4", "keep")
    assert t.asked == (0, "Turn")
    assert t.view.starter == 0


@rule("LC-33")
def test_the_next_auction_begins_with_everybody_in() -> None:
    t = table(seats=3, display="red-4 red-5")
    t.play(0, "bid 1").play(1, "pass").play(2, "pass").play(0, "take red-4", "keep")
    t.play(1, "bid 1")
    assert t.asked == (2, "RaiseOrPass")
