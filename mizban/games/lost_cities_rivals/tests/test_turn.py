"""Chapters "A turn" and "Reveal"."""

from __future__ import annotations

import pytest

from mizban.engine.laws import Answers, moments
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.events import AuctionWon, Passed, Revealed, Unusable
from mizban.games.lost_cities_rivals.tests.kit import table
from mizban.testing import rule


@rule("LC-13")
def test_a_turn_is_a_reveal_or_an_auction() -> None:
    t = table(display="red-4", coins=[3, 9, 9, 9])
    assert t.asked == (0, "Turn")
    assert t.options(0) == ["reveal", "bid 1", "bid 2", "bid 3"]


@rule("LC-13")
def test_after_a_reveal_the_turn_is_over() -> None:
    t = table(display="red-4", deck="blue-6")
    t.play(0, "reveal")
    assert t.asked == (1, "Turn")
    assert t.refuses(0, "bid 1")


@rule("LC-14", "LC-15")
def test_with_an_empty_display_there_is_no_auction() -> None:
    """LC-R8: the one on turn reveals without being asked."""
    t = table(deck="blue-6")
    assert [(event.seat, t.name(event.card)) for event in t.told(Revealed)] == [(0, "blue-6")]
    assert t.display == ["blue-6"]
    assert t.asked == (1, "Turn")


@rule("LC-14", "LC-15")
def test_without_coins_there_is_no_auction() -> None:
    t = table(display="red-4", deck="blue-6", coins=[0, 9, 9, 9])
    assert t.display == ["red-4", "blue-6"]
    assert t.asked == (1, "Turn")


@rule("LC-15")
def test_players_without_coins_reveal_one_after_the_other_until_the_bank_is_shared() -> None:
    t = table(seats=3, display="red-4", coins=[0, 0, 0], left=4)
    assert [event.seat for event in t.told(Revealed)] == [0, 1, 2, 0]
    assert t.coins == [12, 12, 12]
    assert t.asked == (1, "Turn")


@rule("LC-15")
def test_a_forced_pass_is_not_asked() -> None:
    t = table(display="red-4", coins=[9, 4, 9, 9])
    t.play(0, "bid 4")
    assert t.told(Passed) == [Passed(1, True)]
    assert t.asked == (2, "RaiseOrPass")


@rule("LC-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 9))
def test_every_game_reveals_80_cards(seats: int, seed: int) -> None:
    *_, match = moments(GAME, seats, seed, {}, Answers([], seed))
    assert len([event for _, event in match.lines(None) if isinstance(event, Revealed)]) == 80


@rule("LC-16")
def test_a_turn_with_an_auction_reveals_one_card() -> None:
    t = table(seats=2, display="red-4", deck="blue-6 blue-7")
    t.play(0, "bid 1").play(1, "pass").play(0, "take red-4")
    assert len(t.told(AuctionWon)) == len(t.told(Revealed)) == 1


@rule("LC-17")
def test_the_top_card_joins_the_display() -> None:
    t = table(display="red-4 red-4 blue-9", deck="blue-6 green-2")
    t.play(0, "reveal").play(1, "reveal")
    assert t.display == ["red-4", "red-4", "blue-9", "blue-6", "green-2"]
    assert t.view.piles == (0, 8, 20, 20)


@rule("LC-17")
def test_the_display_has_no_limit() -> None:
    t = table(seats=2, pile=1, left=20)
    for n in range(1, 16):
        t.play(n % 2, "reveal")
    assert len(t.display) == 16


@rule("LC-18")
def test_a_number_that_nobody_can_place_goes_to_the_box() -> None:
    above = {0: "white-6", 1: "white-7", 2: "white-8", 3: "white-9"}
    t = table(display="red-4", deck="white-5 red-2", expeditions=above)
    t.play(0, "reveal")
    assert t.display == ["red-4"]
    assert t.box == ["white-5"]
    assert [(event.seat, t.name(event.card)) for event in t.told(Unusable)] == [(0, "white-5")]
    assert t.asked == (1, "Turn")
    assert t.name(t.s.deck[-1]) == "red-2"


@rule("LC-18")
def test_a_wager_that_nobody_can_place_goes_to_the_box() -> None:
    begun = {0: "white-2", 1: "white-2", 2: "white-3", 3: "white-10"}
    t = table(display="red-4", deck="white-wager", expeditions=begun)
    t.play(0, "reveal")
    assert (t.display, t.box) == (["red-4"], ["white-wager"])


@rule("LC-18")
def test_one_player_who_can_place_it_is_enough() -> None:
    above = {0: "white-6", 1: "white-7", 2: "white-8"}
    t = table(display="red-4", deck="white-5", expeditions=above)
    t.play(0, "reveal")
    assert t.display == ["red-4", "white-5"]
    assert t.told(Unusable) == []


@rule("LC-18")
def test_the_winners_card_may_go_to_the_box_too() -> None:
    t = table(seats=2, display="red-4", deck="white-5", expeditions={0: "white-6", 1: "white-7"})
    t.play(0, "bid 1").play(1, "pass").play(0, "take", "keep")
    assert (t.display, t.box) == (["red-4"], ["white-5"])
    assert t.asked == (1, "Turn")


@rule("LC-18")
def test_what_the_winner_took_counts_for_the_card_revealed_then() -> None:
    t = table(seats=2, display="white-6", deck="white-5", expeditions={1: "white-7"})
    t.play(0, "bid 1").play(1, "pass").play(0, "take white-6")
    assert t.box == ["white-5"]


@rule("LC-19")
def test_a_card_is_of_use_to_a_player_without_coins() -> None:
    t = table(seats=2, display="red-4", deck="white-5", expeditions={0: "white-6"}, coins=[18, 0])
    t.play(0, "reveal")
    assert "white-5" in t.display


@rule("LC-20")
def test_a_display_card_that_became_useless_stays() -> None:
    """LC-R6"""
    t = table(seats=2, display="white-5 white-8", deck="red-2", expeditions={1: "white-7"})
    t.play(0, "bid 1").play(1, "pass").play(0, "take white-8", "keep")
    assert t.display == ["white-5", "red-2"]
    assert [offer.fits for offer in t.view.display] == [(), (0, 1)]


@rule("LC-21")
def test_after_a_reveal_the_left_neighbour_has_the_turn() -> None:
    t = table(display="red-4", active=2)
    t.play(2, "reveal").play(3, "reveal")
    assert t.asked == (0, "Turn")


@rule("LC-21")
def test_a_reveal_does_not_move_the_starting_player_card() -> None:
    """LC-R18"""
    t = table(display="red-4", active=2, starter=1)
    t.play(2, "reveal").play(3, "reveal").play(0, "reveal")
    assert t.view.starter == 1
