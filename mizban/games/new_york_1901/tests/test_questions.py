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
    assert why["build broad-exchange"] == ("room", {})
    assert why["build trinity"] == ("locked", {"points": 12, "from": 18})
    assert why["demolish"] == ("older", {})
    assert "build gillender" not in why, "alike to the first one, which is offered"


def test_a_piece_that_fits_only_away_from_streets_and_parks_says_so() -> None:
    t = table(lots={0: "B02 R10 Y07 Y11"})
    assert t.reasons(0)["build tower"] == "frontage"
    assert t.reasons(0)["build tribune"] == "room"


def test_with_a_worker_in_hand_a_lot_comes_before_any_piece() -> None:
    t = table(lots={0: "G01"}, score={0: 6})
    assert t.reasons(0)["build tower"] == t.reasons(0)["build broad-exchange"] == "expand"
    assert t.reasons(0)["build trinity"] == "locked"


def test_without_a_worker_no_lot_card_can_be_taken() -> None:
    t = table(lots={0: "G01 B02 R10 Y07"})
    assert [t.reasons(0)[f"take {card}"] for card in t.market] == ["worker"] * 4
    assert "take lot-red-2" not in table().reasons(0)


def test_a_demolition_that_is_not_offered_says_why() -> None:
    silver = "broad-exchange 1.10 1.11 1.12 2.10 2.11 2.12"
    assert table(lots={0: "G01 G02 G03"}, score={0: 18}).reasons(0)["demolish"] == "older", "nothing stands"
    t = table(lots={0: "B04 B05 R01"}, buildings={0: silver}, score={0: 17})
    assert t.reasons(0)["demolish"] == "older", "it is silver, and gold is locked"
    t = table(lots={0: "G01 Y12"}, buildings={0: "starter 1.1 1.2"}, spent={0: "tower gillender mail-and-express"})
    assert t.reasons(0)["demolish"] == "replace", "all that is left is larger than G01"
    spent = {0: "bankers-trust west-street city-investing trinity hudson-terminal"}
    t = table(lots={0: "B04 B05 R01 B02 R10 Y07 Y11"}, buildings={0: silver}, spent=spent, score={0: 18})
    assert t.reasons(0)["demolish"] == "guards", "Liberty Tower fits, but nobody could guard the rest"


def test_pieces_that_can_replace_nothing_say_why() -> None:
    t = table(lots={0: "G01 G02"}, buildings={0: "tower 1.1 1.2"}, score={0: 6}).play(0, "demolish")
    why = t.reasons(0)
    assert (why["build gillender"], why["build manhattan-life"], why["build trinity"]) == ("older", "room", "locked")
    silver = "broad-exchange 1.10 1.11 1.12 2.10 2.11 2.12"
    t = table(lots={0: "B04 B05 R01 B02 R10 Y07 Y11"}, buildings={0: silver}, score={0: 18}).play(0, "demolish")
    assert t.reasons(0)["build liberty-tower"] == "guards"


def test_construction_boom_says_how_many_must_stay_unbuilt() -> None:
    spent = "gillender mail-and-express tribune potter havemeyer american-surety manhattan-life world st-paul empire broad-exchange"
    lots = {0: "B07 B08 B09 B10 B11 B12"}
    t = table(lots=lots, buildings={0: "starter 5.15 6.15"}, spent={0: f"{spent} liberty-tower bankers-trust"}, score={0: 30})
    t.play(0, "build tower", "place 5.16 6.16")
    why = {t.words(denied.choice): (denied.reason, dict(denied.params)) for denied in t.ask(0).denied}
    assert why["build trinity"] == ("left", {"left": 4})
    assert why["build park-row"] == ("room", {})


def test_land_grab_says_that_large_lots_are_not_for_it() -> None:
    t = table(market="lot-green-3 lot-blue-2 lot-red-2 lot-yellow-3").play(0, "grab")
    assert t.reasons(0) == {"take lot-green-3": "large", "take lot-yellow-3": "large"}


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
