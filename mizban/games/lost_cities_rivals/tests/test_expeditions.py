"""Chapter "Expeditions"."""

from __future__ import annotations

import pytest

from mizban.engine.laws import Answers, moments
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.cards import COLOUR, NUMBER, WAGER
from mizban.games.lost_cities_rivals.tests.kit import LostCitiesTable, table
from mizban.testing import rule


def fitting(expedition: str, display: str) -> list[str]:
    """Which of the display cards the winner of two may take."""
    t = won(expedition, display)
    return [words.removeprefix("take ") for words in t.options(0)] if t.asked == (0, "TakeCards") else []


def won(expedition: str, display: str) -> LostCitiesTable:
    return table(seats=2, display=display, expeditions={0: expedition}, deck="green-2").play(0, "bid 1").play(1, "pass")


@rule("LC-34")
def test_a_colour_that_is_too_high_cannot_be_begun_again() -> None:
    """LC-R21"""
    assert fitting("red-8", "red-3") == []


@rule("LC-34")
def test_all_cards_of_a_colour_are_in_one_expedition() -> None:
    t = won("red-3", "red-5 red-4 blue-2 blue-wager")
    t.play(0, "take red-4 red-5 blue-2 blue-wager")
    assert t.expedition(0, "red") == ["red-3", "red-4", "red-5"]
    assert t.expedition(0, "blue") == ["blue-wager", "blue-2"]


@rule("LC-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_once_placed_stay_where_they_are(seats: int) -> None:
    before: list[list[int]] = [[]] * seats
    for match in moments(GAME, seats, 4, {}, Answers([], 4)):
        now = [list(player.cards) for player in match.state.players]
        assert [cards[: len(old)] for cards, old in zip(now, before, strict=True)] == before
        before = now


@rule("LC-36")
@pytest.mark.parametrize("card", ["red-2", "red-10", "red-6", "red-wager"])
def test_any_number_or_a_wager_begins_an_expedition(card: str) -> None:
    t = won("", card)
    t.play(0, f"take {card}")
    assert t.expedition(0, "red") == [card]


@rule("LC-37")
def test_cards_taken_together_are_placed_wagers_first_and_then_rising() -> None:
    t = won("", "red-9 red-4 red-wager red-4 red-wager red-2")
    t.play(0, "take red-9 red-4 red-wager red-4 red-wager red-2")
    assert t.expedition(0, "red") == ["red-wager", "red-wager", "red-2", "red-4", "red-4", "red-9"]


@rule("LC-37", "LC-38", "LC-39")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 6))
def test_in_every_expedition_wagers_come_first_and_numbers_never_fall(seats: int, seed: int) -> None:
    *_, match = moments(GAME, seats, seed, {}, Answers([], seed))
    for player in match.state.players:
        for colour in range(5):
            cards = player.expedition(colour)
            assert {COLOUR[card] for card in cards} <= {colour}
            assert [NUMBER[card] for card in cards] == sorted(NUMBER[card] for card in cards)
            assert len([card for card in cards if NUMBER[card] == WAGER]) <= 4


@rule("LC-38")
def test_after_4_and_8_only_8_and_more_can_be_placed() -> None:
    """An example of the rulebook."""
    assert fitting("red-4 red-8", "red-3 red-7 red-9 red-10") == ["red-9", "red-10"]


@rule("LC-38")
def test_an_equal_number_can_be_placed() -> None:
    t = won("yellow-5", "yellow-5 yellow-4")
    assert t.options(0) == ["take yellow-5"]
    t.play(0, "take yellow-5")
    assert t.expedition(0, "yellow") == ["yellow-5", "yellow-5"]


@rule("LC-38")
def test_both_equal_numbers_can_be_taken_together() -> None:
    t = won("", "yellow-5 yellow-5")
    t.play(0, "take yellow-5 yellow-5")
    assert t.expedition(0, "yellow") == ["yellow-5", "yellow-5"]


@rule("LC-38")
def test_gaps_are_fine() -> None:
    assert fitting("red-2", "red-10") == ["red-10"]


@rule("LC-39")
def test_after_a_number_no_wager_can_be_placed() -> None:
    assert fitting("green-6", "green-wager") == []


@rule("LC-39")
def test_after_two_wagers_a_third_can_be_placed() -> None:
    assert fitting("blue-wager blue-wager", "blue-wager") == ["blue-wager"]


@rule("LC-39")
def test_an_expedition_holds_four_wagers_at_most() -> None:
    t = won("blue-start", "blue-wager blue-wager blue-wager blue-7")
    t.play(0, "take blue-wager blue-wager blue-wager blue-7")
    assert t.expedition(0, "blue") == ["blue-start", "blue-wager", "blue-wager", "blue-wager", "blue-7"]
    assert t.points[0] == 17 + 2 * 5
