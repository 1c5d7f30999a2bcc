"""What a board needs beside the pieces: which lots a card can buy, who leads a street, how far a player has come."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.map import LOTS
from mizban.games.new_york_1901.tests.kit import ONE_OF_EACH, table

CEDAR = {"lots": {0: "R06", 1: "R02"}, "buildings": {0: "tower 5.11 5.12", 1: "tower 3.10 3.11"}, "streets": "cedar broadway wall_street"}


def test_a_card_of_the_market_names_the_lots_that_it_can_buy() -> None:
    t = table(market=ONE_OF_EACH, lots={1: "G01"})
    green = [LOTS[lot].code for lot in t.view.free_lots[0]]
    assert len(green) > 1 and "G01" not in green
    assert all(code.startswith("G") for code in green)


def test_these_lots_are_what_is_asked_for_once_the_card_is_taken() -> None:
    t = table(market=ONE_OF_EACH)
    wanted = t.view.free_lots[0]
    t.play(0, "take lot-green-2")
    assert t.asked == (0, "ClaimLot")
    assert wanted == tuple(option.on[0] for option in t.ask(0).options)


def test_who_has_the_most_buildings_on_a_street_leads_it() -> None:
    t = table(lots={0: "R06"}, buildings={0: "tower 5.11 5.12"}, streets="cedar broadway wall_street")
    assert t.view.leaders == ((0,), (), ())


@pytest.mark.parametrize(("tied", "leaders"), [(False, ()), (True, (0, 1))])
def test_a_tie_leads_only_where_the_option_says_so(tied: bool, leaders: tuple[int, ...]) -> None:
    t = table(tied_streets=tied, **CEDAR)  # type: ignore[arg-type]
    assert t.view.leaders[0] == leaders


@pytest.mark.parametrize(
    ("challenge", "progress"), [("bronze-baron", (1,)), ("generation-king", (1, 0, 0)), ("gold-tycoon", (0, 0, 0, 0, 0))]
)
def test_progress_is_what_the_challenge_looks_at(challenge: str, progress: tuple[int, ...]) -> None:
    t = table(lots={0: "R06"}, buildings={0: "tower 5.11 5.12"}, challenge=challenge)
    assert t.view.players[0].progress == progress


@pytest.mark.parametrize(("score", "missing"), [(0, 6), (5, 1), (6, 12), (17, 1), (18, 0), (40, 0)])
def test_points_to_the_next_generation(score: int, missing: int) -> None:
    assert table(score={0: score}).view.players[0].to_unlock == missing


def test_pieces_to_the_end_of_the_game() -> None:
    player = table().view.players[0]
    assert player.to_end == len(player.unbuilt) - 4
    names = [str(GAME.faces[face]["name"]) for face in player.unbuilt]
    assert table(spent={0: " ".join(names[:-4])}).view.players[0].to_end == 0
    assert table(spent={0: " ".join(names[:-3])}).view.players[0].to_end == 0
