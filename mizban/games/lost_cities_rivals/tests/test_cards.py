"""Chapter "Cards and coins". The numbers were written down from the rulebook, not taken from the program."""

from __future__ import annotations

from collections import Counter

import pytest

from mizban.engine.cards import HIDDEN, SPECTATOR
from mizban.engine.laws import Answers, moments
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.setup import set_up
from mizban.games.lost_cities_rivals.tests.kit import table
from mizban.testing import rule

COLOURS = ["yellow", "blue", "white", "green", "red"]
COPIES = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}
FOOTPRINTS = {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}

NUMBERS = [face for face in GAME.faces if face["type"] == "number"]
WAGERS = [face for face in GAME.faces if face["type"] == "wager"]
STARTERS = [face for face in GAME.faces if face["type"] == "starting-wager"]


@rule("LC-1")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("number", COPIES)
def test_each_colour_has_its_numbers(colour: str, number: int) -> None:
    assert len([face for face in NUMBERS if face["color"] == colour and face["number"] == number]) == COPIES[number]


@rule("LC-1")
def test_there_are_65_number_cards_13_in_each_colour() -> None:
    assert len(NUMBERS) == 65
    assert Counter(face["color"] for face in NUMBERS) == dict.fromkeys(COLOURS, 13)


@rule("LC-2")
@pytest.mark.parametrize("number", FOOTPRINTS)
def test_low_numbers_show_one_footprint_and_high_ones_two(number: int) -> None:
    assert {face["footprints"] for face in NUMBERS if face["number"] == number} == {FOOTPRINTS[number]}


@rule("LC-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_18_footprints(colour: str) -> None:
    assert sum(int(face["footprints"]) for face in NUMBERS if face["color"] == colour) == 18


@rule("LC-2")
def test_wagers_show_no_footprints() -> None:
    t = table(display="red-wager", expeditions={0: "red-start"})
    assert t.points[0] == 9
    t.play(0, "bid 1").play(1, "pass").play(2, "pass").play(3, "pass").play(0, "take red-wager")
    assert t.points[0] == 8


@rule("LC-3")
def test_there_are_three_wagers_of_each_colour_in_the_deck() -> None:
    assert Counter(face["color"] for face in WAGERS) == dict.fromkeys(COLOURS, 3)
    assert [GAME.faces[card] for card in sorted(set_up(2, 1).deck)] == [*WAGERS, *NUMBERS]


@rule("LC-4")
def test_there_are_two_starting_wagers_of_each_colour_with_a_back_of_their_own() -> None:
    assert Counter(face["color"] for face in STARTERS) == dict.fromkeys(COLOURS, 2)
    s = set_up(2, 1)
    starting = {s.back(card) for card in s.spare}
    assert len(starting) == 1
    assert starting.isdisjoint({s.back(card) for card in s.deck})


@rule("LC-4")
def test_a_starting_wager_multiplies_like_any_other() -> None:
    assert table(expeditions={0: "blue-start blue-wager blue-7"}).points[0] == 9 + 2 * 3
    assert table(expeditions={0: "blue-wager blue-wager blue-7"}).points[0] == 9 + 2 * 3


@rule("LC-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 9))
def test_coins_and_bank_are_36_at_any_time(seats: int, seed: int) -> None:
    for match in moments(GAME, seats, seed, {}, Answers([], seed)):
        assert match.state.bank + sum(player.coins for player in match.state.players) == 36
        assert min(player.coins for player in match.state.players) >= 0


@rule("LC-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_piles_and_the_spare_starting_wagers_are_hidden(seats: int) -> None:
    """LC-R17, LC-R24"""
    for match in moments(GAME, seats, 5, {}, Answers([], 5)):
        s = match.state
        for place in s.places():
            hidden = place is s.deck or place is s.spare
            for card in place:
                assert {s.face(seat, card) == HIDDEN for seat in [*range(seats), SPECTATOR]} == {hidden}


@rule("LC-6")
def test_everybody_sees_the_same_table() -> None:
    t = table(display="red-4 blue-wager", expeditions={1: "white-start white-3", 3: "red-9"}, coins=[1, 2, 3, 4])
    assert [player.coins for player in t.view.players] == [1, 2, 3, 4]
    assert t.view.bank == 26
    for seat in range(4):
        seen = GAME.view(t.s, seat)
        assert (seen.players, seen.bank, seen.box) == (t.view.players, t.view.bank, t.view.box)
        assert [t.name(offer.card) for offer in seen.display] == ["red-4", "blue-wager"]


@rule("LC-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_in_exactly_one_place_through_a_whole_game(seats: int) -> None:
    for match in moments(GAME, seats, 3, {}, Answers([], 3)):
        lying = [card for place in match.state.places() for card in place]
        assert sorted(lying) == list(range(90))
