"""What people are told beside a question: its numbers, the hints of its options, and why something is not offered."""

from __future__ import annotations

from mizban.engine.asking import questions
from mizban.engine.laws import Answers, moments
from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.tests.kit import NewYorkTable, table

LANDLOCKED = "B02 R10 Y07 Y11"


def hint(t: NewYorkTable, words: str) -> dict[str, int]:
    ask = t.ask(0)
    return dict(ask.hints[t.choice(0, words)])


def test_the_turn_says_what_it_is_about() -> None:
    assert table().ask(0).about == {"workers": 4, "returning": 0, "demolition": 0, "last": 0}
    assert table(lots={0: LANDLOCKED}).ask(0).about == {"workers": 0, "returning": 1, "demolition": 0, "last": 0}
    t = table(lots={0: "G01"}, buildings={0: "starter 1.1 1.2"})
    t.s.trigger_seat = 1
    assert t.ask(0).about == {"workers": 4, "returning": 0, "demolition": 1, "last": 1}


def test_a_lot_is_named_by_its_card_and_its_number() -> None:
    t = table().play(0, "take lot-red-2")
    assert t.name(t.ask(0).about["card"]) == "lot-red-2"
    told = hint(t, "claim R13")
    assert (t.name(told["card"]), told["number"]) == ("lot-red-2", 13)
    t = table(lots={0: LANDLOCKED})
    told = hint(t, "return Y07")
    assert (t.name(told["card"]), told["number"]) == ("lot-yellow-2", 7)


def test_a_piece_tells_its_points_and_squares() -> None:
    t = table(lots={0: "B07 B08 B09 B10"}, score={0: 18})
    assert hint(t, "build city-investing") == {"points": 7, "squares": 5}
    t.play(0, "build city-investing")
    about = dict(t.ask(0).about)
    assert t.name(about.pop("card")) == "city-investing"
    assert about == {"points": 7, "squares": 5, "how": 0}


def test_a_place_tells_what_it_brings_and_what_it_costs() -> None:
    silver = "broad-exchange 1.10 1.11 1.12 2.10 2.11 2.12"
    t = table(lots={0: "B04 B05 R01 R02"}, buildings={0: silver}, score={0: 18}, streets="nassau_broad cedar broadway")
    t.play(0, "demolish", "build liberty-tower")
    assert hint(t, "place 1.10 1.11 1.12") == {"points": 4, "back": 0, "cost": 2, "demolished": 1, "streets": 1}
    assert hint(t, "place 1.10 2.10 3.10") == {"points": 4, "back": 1, "cost": 1, "demolished": 1, "streets": 2}, (
        "R02 gives one back, R01 needs one"
    )


def test_a_place_tells_the_prestige_it_brings() -> None:
    t = table(lots={0: "B04 B05 R01 R02", 1: "B06"}, buildings={1: "tower 1.13 2.13"}, score={0: 18}, challenge="gold-prestige")
    t.play(0, "build liberty-tower")
    assert hint(t, "place 1.10 1.11 1.12")["points"] == 5


def test_pieces_that_are_not_offered_say_why() -> None:
    t = table(lots={0: "B01 B02 Y07 Y11"}, score={0: 6})
    why = {t.words(denied.choice): (denied.reason, dict(denied.params)) for denied in t.ask(0).denied}
    assert why["build broad-exchange"] == ("room", {"squares": 6})
    assert why["build trinity"] == ("locked", {"points": 12, "from": 18})
    assert why["demolish"] == ("replace", {})
    assert "build gillender" not in why, "alike to the first one, which is offered"


def test_a_legendary_skyscraper_that_is_not_offered_says_why() -> None:
    t = table(lots={0: "B01 B02 Y07 Y11"}, score={0: 18})
    assert t.reasons(0)["build woolworth"] == "room", "there is none yet, and no place for one"
    lots = {0: "B07 B08 B09 B10 B01 B02 Y07 Y11"}
    t = table(lots=lots, buildings={0: "singer 1.15 1.16 1.17 2.15 2.16 2.17 3.16"}, score={0: 18})
    assert t.reasons(0)["build woolworth"] == "crowned"


def test_land_grab_and_market_shift_say_why_they_cannot_be_used() -> None:
    assert table(future="").reasons(0)["grab"] == table(future="").reasons(0)["shift"] == "future"
    assert table(market="lot-green-3 lot-blue-3 lot-red-2 lot-yellow-3").reasons(0)["grab"] == "small"
    assert "grab" not in table(used={0: 7}).reasons(0), "a card that is gone needs no reason"


def test_every_reason_is_one_of_the_game() -> None:
    for seats in (2, 4):
        for match in moments(GAME, seats, 5, {}, Answers([], 6)):
            for ask in questions(match.state):
                assert {denied.reason for denied in ask.denied} <= set(GAME.reasons)
                assert not {denied.choice for denied in ask.denied} & set(ask.options)
