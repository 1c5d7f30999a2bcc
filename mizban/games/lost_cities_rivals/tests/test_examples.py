"""The worked examples of the rulebook. Clockwise: Sabrina 0, Jonas 1, Daniela 2, Dominik 3."""

from __future__ import annotations

from mizban.games.lost_cities_rivals.events import AuctionWon
from mizban.games.lost_cities_rivals.tests.kit import LostCitiesTable, table
from mizban.testing import rule

SABRINA, JONAS, DANIELA, DOMINIK = range(4)


def auction() -> LostCitiesTable:
    """The rulebook calls the white card 2 in one place and 3 in another (LC-R3)."""
    t = table(display="red-4 red-4 white-3 green-wager", expeditions={DOMINIK: "white-6 red-2"}, deck="yellow-7", starter=SABRINA)
    t.play(SABRINA, "bid 1").play(JONAS, "pass").play(DANIELA, "bid 2").play(DOMINIK, "bid 3")
    t.play(SABRINA, "bid 4").play(DANIELA, "pass").play(DOMINIK, "bid 5").play(SABRINA, "pass")
    return t


@rule("LC-23", "LC-24", "LC-25", "LC-27")
def test_dominik_wins_the_auction_for_5() -> None:
    t = auction()
    assert t.told(AuctionWon) == [AuctionWon(DOMINIK, 5)]
    assert t.coins == [9, 9, 9, 4]
    assert t.s.bank == 5


@rule("LC-28", "LC-29", "LC-31", "LC-32", "LC-33")
def test_dominik_takes_two_cards_removes_one_and_leaves_one() -> None:
    t = auction()
    assert "take white-3" not in t.options(DOMINIK)
    t.play(DOMINIK, "take red-4 red-4", "remove green-wager")
    assert t.expedition(DOMINIK, "red") == ["red-2", "red-4", "red-4"]
    assert t.display == ["white-3", "yellow-7"]
    assert t.asked == (SABRINA, "Turn")
    assert t.view.starter == SABRINA


@rule("LC-45", "LC-46")
def test_the_scoring_example_comes_to_72() -> None:
    """LC-R2. The pictures of the rulebook are lost; these cards fit what its text says."""
    green = "green-6 green-7 green-8 green-9"
    white = "white-wager white-3 white-6 white-8"
    red = "red-wager red-wager red-4 red-4 red-7 red-9"
    blue = "blue-wager blue-wager blue-wager blue-5 blue-7 blue-10"
    t = table(seats=2, display="red-2", expeditions={1: f"{green} {white} {red} yellow-wager {blue}"}, coins=[36, 0])
    by_colour = dict(t.game.scores(t.s)[1].parts)
    assert by_colour == {"green": 8 + 8, "white": 10, "red": 18 + 8, "yellow": 0, "blue": 20, "coins": 0}
    assert t.points[1] == 8 + 10 + 18 + 0 + 20 + 8 + 8 == 72
