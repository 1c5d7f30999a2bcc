"""Chapters "End of a pile" and "End of the game"."""

from __future__ import annotations

import pytest

from mizban.engine.laws import Answers, moments
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.cards import points
from mizban.games.lost_cities_rivals.events import Ended, PileEnded
from mizban.games.lost_cities_rivals.tests.kit import table
from mizban.testing import rule


def worth(*expeditions: str) -> int:
    """What these cards are worth to a player without coins."""
    return table(seats=2, display="green-4", expeditions={1: " ".join(expeditions)}, coins=[36, 0]).points[1]


@rule("LC-40")
def test_the_last_card_of_a_pile_shares_out_the_bank() -> None:
    t = table(seats=3, display="red-4", coins=[8, 6, 7], pile=1, left=1)
    t.play(0, "reveal")
    assert t.coins == [13, 11, 12]
    assert t.s.bank == 0
    assert t.told(PileEnded) == [PileEnded(1, 5, 0)]


@rule("LC-40")
def test_before_the_last_card_nothing_is_shared() -> None:
    t = table(seats=3, display="red-4", coins=[8, 6, 7], pile=1, left=2)
    t.play(0, "reveal")
    assert t.coins == [8, 6, 7]


@rule("LC-40")
def test_a_last_card_that_nobody_can_use_shares_it_out_too() -> None:
    above = {0: "white-6", 1: "white-7", 2: "white-8", 3: "white-9"}
    t = table(display="red-4", deck="white-5", expeditions=above, coins=[5, 5, 5, 5], pile=1, left=1)
    t.play(0, "reveal")
    assert t.box == ["white-5"]
    assert t.coins == [9, 9, 9, 9]
    assert (t.view.piles, t.view.pile) == ((0, 20, 20, 20), 2)


@rule("LC-40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bank_is_shared_out_three_times_in_a_game(seats: int) -> None:
    *_, match = moments(GAME, seats, 6, {}, Answers([], 6))
    assert [event.pile for _, event in match.lines(None) if isinstance(event, PileEnded)] == [1, 2, 3]


@rule("LC-41")
def test_what_cannot_be_shared_equally_stays_in_the_bank() -> None:
    """LC-R12"""
    t = table(seats=3, display="red-4", coins=[12, 11, 11], left=1)
    t.play(0, "reveal")
    assert t.coins == [12, 11, 11]
    assert t.s.bank == 2
    assert t.told(PileEnded) == [PileEnded(2, 0, 2)]


@rule("LC-41")
def test_the_rest_is_part_of_the_next_sharing() -> None:
    t = table(seats=3, display="red-4 blue-9", coins=[12, 11, 11], left=1)
    t.play(0, "reveal")
    t.play(1, "bid 1").play(2, "pass").play(0, "pass").play(1, "take", "keep")
    for n in range(19):
        t.play((2 + n) % 3, "reveal")
    assert t.told(PileEnded)[1] == PileEnded(3, 1, 0)
    assert t.coins == [13, 11, 12]


@rule("LC-42")
def test_the_payment_of_an_auction_that_ends_a_pile_is_shared_too() -> None:
    """LC-R10"""
    t = table(seats=2, display="red-4", left=1)
    t.play(0, "bid 8").play(1, "pass").play(0, "take red-4")
    assert t.coins == [14, 22]
    assert t.s.bank == 0


@rule("LC-43")
def test_at_the_end_of_a_pile_the_display_stays_and_the_next_player_goes_on() -> None:
    t = table(seats=3, display="red-4 blue-9", deck="green-3", left=1, active=1, starter=2)
    t.play(1, "reveal")
    assert t.display == ["red-4", "blue-9", "green-3"]
    assert t.asked == (2, "Turn")
    assert t.view.starter == 2
    assert t.view.piles == (0, 0, 20, 20)
    t.play(2, "reveal")
    assert t.view.piles == (0, 0, 19, 20)


@rule("LC-44")
def test_the_last_card_of_the_fourth_pile_ends_the_game_at_once() -> None:
    t = table(seats=2, display="red-4 blue-9", deck="green-3", coins=[10, 6], pile=4, left=1)
    t.play(0, "reveal")
    assert t.ended
    assert t.coins == [10, 6]
    assert t.s.bank == 20
    assert t.told(PileEnded) == []
    assert t.told(Ended) == [Ended(20)]
    assert t.view.pile == 4
    assert t.points == [10, 6]


@rule("LC-44")
def test_an_auction_winner_may_end_the_game() -> None:
    t = table(seats=2, display="red-4 blue-9", deck="green-3", coins=[10, 6], pile=4, left=1)
    t.play(0, "bid 2").play(1, "pass").play(0, "take blue-9", "remove red-4")
    assert t.ended
    assert t.points == [10 - 2 + 2, 6]


@rule("LC-45")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("red-2", 1),
        ("red-6", 2),
        ("red-2 red-5 red-10", 4),
        ("red-start red-2 red-2 red-3", 6),
        ("red-wager red-wager red-7 red-8", 12),
        ("red-wager red-wager red-wager red-6", 8),
        ("red-start red-wager red-wager red-wager red-6", 10),
        ("red-wager red-wager", 0),
        ("", 0),
    ],
)
def test_footprints_are_multiplied_by_one_more_than_the_wagers(cards: str, expected: int) -> None:
    assert worth(cards) == expected


@rule("LC-45")
def test_a_wager_multiplies_only_its_own_expedition() -> None:
    assert worth("red-wager red-6", "blue-6") == 4 + 2


@rule("LC-46")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("red-2 red-2 red-3", 3),
        ("red-2 red-2 red-3 red-3", 4 + 8),
        ("red-wager red-2 red-2 red-3", 6),
        ("red-wager red-2 red-2 red-3 red-3", 8 + 8),
        ("red-2 red-2 red-3 red-3 red-4 red-4 red-5 red-5", 8 + 8),
    ],
)
def test_four_number_cards_earn_the_bonus_once_and_unmultiplied(cards: str, expected: int) -> None:
    """LC-R20"""
    assert worth(cards) == expected


@rule("LC-46")
def test_each_expedition_has_its_own_bonus() -> None:
    assert worth("red-2 red-2 red-3 red-3", "blue-2 blue-2 blue-3 blue-3") == 2 * (4 + 8)


@rule("LC-45", "LC-46")
def test_the_best_expedition_there_can_be() -> None:
    numbers = "red-2 red-2 red-3 red-3 red-4 red-4 red-5 red-5 red-6 red-7 red-8 red-9 red-10"
    assert worth(f"red-start red-wager red-wager red-wager {numbers}") == points(18, 4, 13) == 98


@rule("LC-47")
def test_a_coin_is_a_point() -> None:
    t = table(seats=2, display="red-4", expeditions={0: "red-6"}, coins=[4, 7])
    assert t.points == [6, 7]
    assert t.game.scores(t.s)[0].parts == (("yellow", 0), ("blue", 0), ("white", 0), ("green", 0), ("red", 2), ("coins", 4))


@rule("LC-48")
def test_most_points_win() -> None:
    t = table(seats=3, display="red-4", expeditions={2: "red-6"}, coins=[7, 8, 7], pile=4, left=1)
    t.play(0, "reveal")
    assert t.winners == [2]


@rule("LC-48")
def test_those_who_are_tied_share_the_victory() -> None:
    """LC-R5"""
    t = table(seats=3, display="red-4", expeditions={2: "red-6"}, coins=[9, 8, 7], pile=4, left=1)
    t.play(0, "reveal")
    assert t.winners == [0, 2]
