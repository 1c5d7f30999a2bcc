"""Chapter "Options"."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901 import GAME
from mizban.games.new_york_1901.cards import CHALLENGES, STREET_CARDS
from mizban.games.new_york_1901.tests.kit import table
from mizban.testing import rule

SEEDS = range(1, 21)


@rule("NY-76")
def test_beginners_play_gold_tycoon() -> None:
    assert {CHALLENGES[GAME.deal(3, seed, {"gold_tycoon": True}).challenge] for seed in SEEDS} == {"gold-tycoon"}


@rule("NY-77")
def test_beginners_play_for_three_known_streets() -> None:
    for seed in SEEDS:
        s = GAME.deal(3, seed, {"known_streets": True})
        assert {STREET_CARDS[street] for street in s.streets} == {"wall_street", "broadway", "nassau_broad"}


@rule("NY-78")
def test_without_action_cards_nobody_has_or_scores_them() -> None:
    """NY-R34"""
    t = table(lots={0: "B07 B08 B09 B10"}, action_cards=False)
    assert t.verbs(0) == {"build"}
    assert t.part(0, "actions") == 0
    t.play(0, "build tower", "place 1.15 1.16")
    assert t.asked == (1, "TakeTurn")


@rule("NY-78")
def test_without_action_cards_none_are_dealt() -> None:
    assert [player.actions for player in GAME.deal(4, 1, {"action_cards": False}).players] == [0] * 4
    assert all(player.actions for player in GAME.deal(4, 1).players)


@rule("NY-79")
@pytest.mark.parametrize(("seats", "future"), [(2, 48), (3, 61), (4, 61)])
def test_experts_begin_without_starter_buildings(seats: int, future: int) -> None:
    """NY-R22"""
    s = GAME.deal(seats, 1, {"starters": False})
    assert (len(s.market), len(s.future)) == (4, future)
    for seat, player in enumerate(s.players):
        assert (player.buildings, player.cards, player.manned) == ([], [], [])
        assert seat not in s.owner


@rule("NY-79")
def test_the_first_turn_of_an_expert_is_an_expansion() -> None:
    t = table(seats=3)
    for seat in range(3):
        assert t.verbs(seat) == {"take", "grab", "shift"}
        t.let_pass(seat)


@rule("NY-80")
def test_experts_unlock_silver_at_10_and_gold_at_25() -> None:
    """What it means for building is tested with NY-34."""
    view = table(high_thresholds=True).view
    assert (view.silver_from, view.gold_from) == (10, 25)
    view = table().view
    assert (view.silver_from, view.gold_from) == (6, 18)


@rule("NY-81")
def test_presets_switch_the_options_of_beginners_and_experts() -> None:
    base = GAME.with_defaults({})
    beginner = base | dict(GAME.presets["beginner"])
    expert = base | dict(GAME.presets["expert"])
    assert {key for key in base if base[key] != beginner[key]} == {"gold_tycoon", "known_streets", "action_cards"}
    assert {key for key in base if base[key] != expert[key]} == {"starters", "high_thresholds"}
