"""Chapter "A night"."""

from __future__ import annotations

from mizban.testing import rule
from tools.new_game.sample_game.events import Laid, NightBegan, NobodyWon, Won
from tools.new_game.sample_game.tests.kit import table


@rule("SG-7")
def test_the_top_lantern_of_the_deck_is_hung_over_the_square() -> None:
    t = table("red.1 red.2", "green.1 green.2", deck="blue.4 yellow.1")
    assert t.square == ["blue.4"]
    assert [event.night for event in t.told(NightBegan)] == [1]
    assert t.ask(0).about == {"card": t.s.square[0], "prizes": 1}


@rule("SG-8")
def test_all_choose_at_once_and_show_together() -> None:
    t = table("red.1 red.2", "green.1 green.2", deck="blue.4 yellow.1")
    assert t.options(0) == ["lay red.1", "lay red.2"]
    t.play(1, "lay green.2")
    assert t.told(Laid) == [] and t.hand(1) == ["green.1", "green.2"], "sealed until the other has answered"
    t.play(0, "lay red.1")
    assert [(event.seat, event.light) for event in t.told(Laid)] == [(0, 1), (1, 2)]


@rule("SG-9")
def test_the_colour_just_hung_may_not_be_laid() -> None:
    t = table("blue.6 red.1", "green.1", deck="blue.4")
    assert t.options(0) == ["lay red.1"]
    assert [(t.words(denied.choice), denied.reason) for denied in t.ask(0).denied] == [("lay blue.6", "colour")]
    assert t.refuses(0, "lay blue.6")


@rule("SG-9")
def test_who_has_no_other_colour_may_lay_it() -> None:
    t = table("blue.6 blue.1", "green.1", deck="blue.4")
    assert t.options(0) == ["lay blue.1", "lay blue.6"]
    assert t.ask(0).denied == ()


@rule("SG-10")
def test_a_lantern_shines_brighter_for_each_of_its_colour_that_was_won() -> None:
    t = table("red.2 green.2", "yellow.3 yellow.1", deck="blue.1 blue.2", won={0: "red.5 red.6"})
    hints = {t.words(option): dict(hint) for option, hint in t.ask(0).hints.items()}
    assert hints == {"lay red.2": {"light": 4}, "lay green.2": {"light": 2}}
    t.all_lay("red.2", "yellow.3")
    assert t.won(0) == ["red.5", "red.6", "blue.1"]


@rule("SG-11")
def test_the_brightest_wins_all_that_hangs_over_the_square() -> None:
    t = table("red.2 red.1", "yellow.5 yellow.1", "green.4 green.1", deck="blue.1 blue.2")
    t.all_lay("red.2", "yellow.5", "green.4")
    assert t.won(1) == ["blue.1"] and t.square == ["blue.2"]
    assert [event.seat for event in t.told(Won)] == [1]


@rule("SG-11")
def test_equals_outshine_each_other_and_the_next_wins() -> None:
    """Ruling SG-R1."""
    t = table("red.5 red.1", "yellow.5 yellow.1", "green.4 green.1", deck="blue.1 blue.2")
    t.all_lay("red.5", "yellow.5", "green.4")
    assert t.won(2) == ["blue.1"]


@rule("SG-12")
def test_if_nobody_wins_the_next_night_is_about_all_of_it() -> None:
    t = table("red.5 red.1 red.2", "yellow.5 yellow.4 yellow.1", deck="blue.1 blue.2 blue.3", equals_outshine=False)
    t.all_lay("red.5", "yellow.5")
    assert len(t.told(NobodyWon)) == 1 and t.square == ["blue.1", "blue.2"]
    t.all_lay("red.1", "yellow.4")
    assert t.won(1) == ["blue.1", "blue.2"]


@rule("SG-12")
def test_with_the_ruling_switched_off_the_third_does_not_win() -> None:
    t = table("red.5 red.1", "yellow.5 yellow.1", "green.4 green.1", deck="blue.1 blue.2", equals_outshine=False)
    t.all_lay("red.5", "yellow.5", "green.4")
    assert t.won(2) == [] and t.square == ["blue.1", "blue.2"]


@rule("SG-13")
def test_what_was_laid_stays_in_sight_until_the_next_is_laid() -> None:
    t = table("red.2 red.1 red.3", "yellow.5 yellow.1 yellow.2", deck="blue.1 blue.2 blue.3")
    t.all_lay("red.2", "yellow.5")
    assert t.names(t.s.laid) == ["red.2", "yellow.5"] and t.s.burnt == []
    t.all_lay("red.1", "yellow.1")
    assert t.names(t.s.laid) == ["red.1", "yellow.1"] and t.names(t.s.burnt) == ["red.2", "yellow.5"]
