"""Chapter "The end"."""

from __future__ import annotations

from mizban.testing import rule
from tools.new_game.sample_game.tests.kit import table


@rule("SG-14")
def test_the_game_ends_after_the_fourth_night() -> None:
    t = table("red.1 red.2 red.3 red.4 red.5", "green.1 green.2 green.3 green.4 green.6", deck="blue.1 blue.2 blue.3 blue.4")
    for light in (1, 2, 3):
        t.all_lay(f"red.{light}", f"green.{light}")
        assert not t.ended
    t.all_lay("red.4", "green.6")
    assert t.ended and t.hand(0) == ["red.5"]


@rule("SG-15")
def test_light_and_colours_are_scored() -> None:
    t = table("red.1", "green.1", deck="blue.1", won={0: "red.6 red.2 yellow.1", 1: "green.4"})
    scores = t.game.scores(t.s)
    assert scores[0].parts == (("lights", 9), ("colours", 4)) and scores[0].total == 13
    assert scores[1].parts == (("lights", 4), ("colours", 2)) and scores[1].total == 6
    assert t.winners == [0]


@rule("SG-16")
def test_among_equals_most_lanterns_win() -> None:
    t = table("red.1", "green.1", deck="blue.1", won={0: "red.6", 1: "green.4 green.2"})
    first, second = t.game.scores(t.s)
    assert first.total == second.total and t.winners == [1]


@rule("SG-16")
def test_who_is_still_tied_shares_the_win() -> None:
    t = table("red.1", "green.1", deck="blue.1", won={0: "red.6", 1: "green.6"})
    assert t.winners == [0, 1]
