"""Chapter "Discover": the tax increase."""

from __future__ import annotations

import pytest

from mizban.games.port_royal.events import TaxBonus, Taxed
from mizban.games.port_royal.tests.kit import table
from mizban.testing import rule


@rule("PR-32")
def test_from_12_coins_on_half_of_them_is_lost_rounded_down() -> None:
    """An example of the rulebook."""
    t = table(seats=4, deck="tax-swords", coins=[11, 12, 13, 24], display={0: "sailor.3"}).play(0, "draw")
    assert t.told(Taxed) == [Taxed(1, had=12, coins=6), Taxed(2, had=13, coins=6), Taxed(3, had=24, coins=12)]
    assert t.coins == [11 + 1, 6, 7, 12], "with the bonus of the only sword"


@rule("PR-32")
@pytest.mark.parametrize(("had", "kept"), [(0, 0), (11, 11), (12, 6), (13, 7), (14, 7), (15, 8), (30, 15)])
def test_what_is_left_of_some_coins(had: int, kept: int) -> None:
    t = table(seats=2, deck="tax-points", coins=[0, had], display={1: "jester.5"}).play(0, "draw")
    assert t.coins == [1, kept]


@rule("PR-32", "PR-7")
def test_the_tax_goes_to_the_discard_pile() -> None:
    t = table(seats=2, deck="tax-points", coins=[0, 12], display={1: "jester.5"})
    purse = set(t.s.players[1].coins)
    t.play(0, "draw")
    assert len(purse & set(t.s.discard)) == 6
    assert t.discard[-1] == "tax-points"
    assert len(t.discard) == 7


@rule("PR-32", "PR-33")
def test_the_tax_comes_before_the_bonus() -> None:
    t = table(seats=2, deck="tax-swords", coins=[11, 12], display={0: "sailor.3", 1: "sailor.3"}).play(0, "draw")
    assert t.coins == [12, 7]


@rule("PR-33")
def test_without_any_sword_all_players_gain_the_coin() -> None:
    """An example of the rulebook."""
    t = table(seats=4, deck="tax-swords", coins=[0, 1, 2, 3]).play(0, "draw")
    assert t.coins == [1, 2, 3, 4]


@rule("PR-33")
def test_the_player_with_the_most_swords_gains_the_coin_alone() -> None:
    t = table(seats=4, deck="tax-swords", coins=[0, 0, 0, 0], display={3: "pirate.5"}).play(0, "draw")
    assert t.coins == [0, 0, 0, 1]


@rule("PR-33")
def test_those_tied_for_the_most_swords_gain_the_coin_and_nobody_else() -> None:
    t = table(seats=4, deck="tax-swords", coins=[0, 0, 0, 0], display={0: "sailor.3", 1: "pirate.5", 3: "sailor.3 sailor.5"})
    t.play(0, "draw")
    assert t.coins == [0, 1, 0, 1]


@rule("PR-33")
def test_those_tied_for_the_fewest_points_gain_the_coin_and_nobody_else() -> None:
    t = table(seats=3, deck="tax-points", coins=[0, 0, 0], display={2: "sailor.7"})
    assert t.points == [0, 0, 3]
    t.play(0, "draw")
    assert t.coins == [1, 1, 0]


@rule("PR-33", "PR-11")
def test_points_of_expeditions_count_for_the_fewest_points() -> None:
    t = table(seats=3, deck="tax-points", coins=[0, 0, 0], display={0: "expedition-2-priest", 1: "sailor.7", 2: "expedition-2-captain"})
    t.play(0, "draw")
    assert t.coins == [0, 1, 0]


@rule("PR-33")
def test_a_governor_is_worth_no_point() -> None:
    t = table(seats=2, deck="tax-points", coins=[0, 0], display={0: "governor.8"}).play(0, "draw")
    assert t.coins == [1, 1]


@rule("PR-33")
def test_the_bonus_names_its_card() -> None:
    t = table(seats=2, deck="tax-swords", display={1: "sailor.3"}).play(0, "draw")
    (bonus,) = t.told(TaxBonus)
    assert (bonus.seat, t.name(bonus.card), bonus.coins) == (1, "tax-swords", 1)


@rule("PR-34")
@pytest.mark.parametrize("tax", ["tax-swords", "tax-points"])
def test_the_tax_increase_is_discarded_and_the_active_player_goes_on(tax: str) -> None:
    t = table(deck=f"{tax} sailor.3", harbor="ship-blue.1.1").play(0, "draw")
    assert t.discard == [tax]
    assert t.harbor == ["ship-blue.1.1"]
    assert t.options(0) == ["draw", "stop"]


@rule("PR-34", "PR-52")
def test_a_tax_increase_is_nothing_to_take() -> None:
    t = table(deck="tax-swords", harbor="ship-blue.1.1").play(0, "draw", "stop")
    assert t.options(0) == ["trade ship-blue.1.1", "done"]
