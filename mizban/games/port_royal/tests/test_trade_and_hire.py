"""Chapter "Trade and Hire"."""

from __future__ import annotations

import pytest

from mizban.games.port_royal.events import Compensated, HarborCleared, Hired, Passed, Stopped, Traded
from mizban.games.port_royal.tests.kit import FIVE_COLOURS, FOUR_COLOURS, THREE_COLOURS, table
from mizban.testing import rule

THREE_SAILORS = "sailor.3 sailor.3 sailor.3"


@rule("PR-51")
@pytest.mark.parametrize(("colours", "takes"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_ship_colours_tell_how_many_cards_the_active_player_takes(colours: int, takes: int) -> None:
    ships = " ".join(FIVE_COLOURS.split()[:colours])
    t = table(harbor=f"{ships} {THREE_SAILORS} sailor.3", coins=[20, 0, 0]).play(0, "stop")
    assert t.told(Stopped) == [Stopped(0, colours, takes)]
    for left in range(takes, 0, -1):
        assert t.takes_left == left
        t.play(0, "hire sailor.3")
    assert t.display(0) == ["sailor.3"] * takes
    assert t.asked[0] != 0


@rule("PR-51")
def test_persons_are_no_ship_colours() -> None:
    t = table(harbor="ship-blue.1.1 trader-red.3 trader-green.3 trader-black.3 trader-yellow.3", coins=[20, 0, 0]).play(0, "stop")
    assert t.takes_left == 1


@rule("PR-51")
def test_the_count_of_colours_stays_although_a_ship_leaves() -> None:
    t = table(harbor=FOUR_COLOURS).play(0, "stop", "trade ship-yellow.1.1")
    assert t.takes_left == 1
    t.play(0, "trade ship-blue.1.1")
    assert t.harbor == ["ship-green.1.1", "ship-red.1.1"]
    assert t.asked == (1, "TakeCard")


@rule("PR-51")
def test_five_colours_let_three_ships_be_taken() -> None:
    t = table(harbor=FIVE_COLOURS, coins=[0, 0, 0])
    t.play(0, "stop", "trade ship-yellow.1.1", "trade ship-blue.1.1", "trade ship-green.1.1")
    assert t.coins[0] == 3
    assert t.asked == (1, "TakeCard")


@rule("PR-52")
def test_a_traded_ship_is_discarded_for_its_coins() -> None:
    """An example of the rulebook."""
    t = table(harbor="ship-blue.2.2 sailor.3", coins=[3, 4, 4]).play(0, "stop", "trade ship-blue.2.2")
    assert t.coins[0] == 3 + 2
    assert t.discard == ["ship-blue.2.2"]
    assert t.harbor == ["sailor.3"]
    (traded,) = t.told(Traded)
    assert (traded.seat, t.name(traded.card), traded.coins, traded.bonus) == (0, "ship-blue.2.2", 2, 0)


@rule("PR-52")
@pytest.mark.parametrize(("ship", "coins"), [("ship-red.1.1", 1), ("ship-red.6.3", 3), ("ship-red.skull.4", 4), ("ship-black.7.3", 3)])
def test_a_ship_brings_its_coins_whatever_its_swords(ship: str, coins: int) -> None:
    t = table(harbor=ship, coins=[0, 0, 0]).play(0, "stop", f"trade {ship}")
    assert t.coins[0] == coins


@rule("PR-53")
def test_a_person_is_hired_for_its_price() -> None:
    """An example of the rulebook."""
    t = table(harbor="sailor.3", coins=[5, 0, 0]).play(0, "stop", "hire sailor.3")
    assert t.coins[0] == 5 - 3
    assert len(t.discard) == 3
    assert t.display(0) == ["sailor.3"]
    assert t.points[0] == 1
    assert t.swords[0] == 1
    (hired,) = t.told(Hired)
    assert (hired.seat, t.name(hired.card), hired.price) == (0, "sailor.3", 3)


@rule("PR-53")
def test_without_the_coins_there_is_no_hiring() -> None:
    t = table(harbor="sailor.3 captain.4 ship-blue.1.1", coins=[3, 0, 0]).play(0, "stop")
    assert t.options(0) == ["hire sailor.3", "trade ship-blue.1.1", "done"]
    assert t.refuses(0, "hire captain.4")


@rule("PR-52", "PR-53")
def test_only_cards_in_the_harbor_are_taken_each_in_its_way() -> None:
    t = table(harbor="ship-blue.1.1 sailor.3", discard="sailor.5 ship-red.1.1", display={1: "sailor.7"}, coins=[20, 20, 20]).play(0, "stop")
    for nonsense in ("hire sailor.5", "hire sailor.7", "trade ship-red.1.1", "hire ship-blue.1.1", "trade sailor.3", "hire governor.8"):
        assert t.refuses(0, nonsense)


@rule("PR-54")
def test_a_ship_traded_first_pays_for_the_person_hired_next() -> None:
    """An example of the rulebook: four ship colours; Andrea trades a ship of 2 and hires with that money, then Alex takes a ship."""
    andrea, alex = 0, 1
    t = table(seats=2, deck="ship-yellow.2.2 ship-blue.1.1 ship-green.3.2 ship-red.1.1 captain.4", coins=[2, 1])
    t.play(andrea, "draw", "draw", "draw", "draw", "draw", "stop")
    assert t.takes_left == 2
    assert t.refuses(andrea, "hire captain.4")
    t.play(andrea, "trade ship-yellow.2.2", "hire captain.4")
    assert t.coins == [0, 1]
    assert t.asked == (alex, "TakeCard")
    assert t.options(alex) == ["trade ship-blue.1.1", "trade ship-green.3.2", "trade ship-red.1.1", "pass"]
    t.play(alex, "trade ship-green.3.2")
    assert t.told(Compensated) == [Compensated(alex, andrea, 1)]
    assert t.coins == [1, 1 + 2 - 1]
    assert t.harbor == []
    assert t.asked == (alex, "Discover")


@rule("PR-54", "PR-67")
def test_a_mademoiselle_just_hired_makes_the_next_person_cheaper() -> None:
    t = table(harbor=f"{FOUR_COLOURS} mademoiselle.7 sailor.3", coins=[9, 0, 0]).play(0, "stop", "hire mademoiselle.7", "hire sailor.3")
    assert t.coins[0] == 9 - 7 - 2


@rule("PR-54", "PR-66")
def test_a_trader_just_hired_pays_for_the_next_ship() -> None:
    t = table(harbor=f"{FOUR_COLOURS} trader-blue.3", coins=[3, 0, 0]).play(0, "stop", "hire trader-blue.3", "trade ship-blue.1.1")
    assert t.coins[0] == 1 + 1


@rule("PR-55")
def test_a_governor_just_hired_allows_one_more_card_at_once() -> None:
    t = table(harbor="governor.8 ship-blue.1.1 ship-red.1.1", coins=[8, 0, 0]).play(0, "stop")
    assert t.takes_left == 1
    t.play(0, "hire governor.8")
    assert t.takes_left == 1
    assert t.options(0) == ["trade ship-blue.1.1", "trade ship-red.1.1", "done"]
    t.play(0, "trade ship-blue.1.1")
    assert t.asked == (1, "TakeCard")


@rule("PR-55")
def test_without_the_option_a_governor_just_hired_helps_from_the_next_time_on() -> None:
    t = table(seats=2, deck="ship-red.1.1 ship-green.1.1", harbor="governor.8 ship-blue.1.1", coins=[8, 0], governor_at_once=False)
    t.play(0, "stop", "hire governor.8")
    assert t.asked == (1, "TakeCard")
    t.play(1, "pass", "draw", "draw", "stop", "done")
    assert t.asked == (0, "TakeCard")
    assert t.takes_left == 2


@rule("PR-55", "PR-70")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_governor_of_old_counts_with_or_without_the_option(at_once: bool) -> None:
    t = table(seats=2, harbor=THREE_COLOURS, display={0: "governor.8", 1: "governor.8 governor.8"}, governor_at_once=at_once).play(
        0, "stop"
    )
    assert t.takes_left == 2
    t.play(0, "done")
    assert t.takes_left == 3


@rule("PR-55")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_governor_hired_in_the_turn_of_another_helps_at_once_too(at_once: bool) -> None:
    t = table(seats=2, harbor="governor.8 ship-blue.1.1", coins=[0, 9], governor_at_once=at_once).play(0, "stop", "done")
    t.play(1, "hire governor.8")
    assert t.asked == ((1, "TakeCard") if at_once else (1, "Discover"))


@rule("PR-56")
def test_the_active_player_may_take_nothing() -> None:
    t = table(harbor="ship-blue.1.1 sailor.3").play(0, "stop", "done")
    assert t.harbor == ["ship-blue.1.1", "sailor.3"]
    assert t.coins == [3, 3, 3]
    assert t.told(Passed) == [Passed(0)]
    assert t.asked == (1, "TakeCard")


@rule("PR-56")
def test_the_active_player_may_stop_after_some_of_the_cards() -> None:
    t = table(harbor=FIVE_COLOURS).play(0, "stop", "trade ship-blue.1.1")
    assert t.takes_left == 2
    t.play(0, "done")
    assert t.asked == (1, "TakeCard")


@rule("PR-57")
def test_every_other_player_may_take_one_card_whatever_the_colours() -> None:
    t = table(harbor=f"{FIVE_COLOURS} {THREE_SAILORS}", coins=[0, 9, 9]).play(0, "stop", "done")
    assert t.takes_left == 1
    t.play(1, "trade ship-blue.1.1")
    assert t.asked == (2, "TakeCard")
    assert t.takes_left == 1
    t.play(2, "hire sailor.3")
    assert t.asked == (1, "Discover")


@rule("PR-57")
def test_the_others_may_decline() -> None:
    t = table(harbor="ship-blue.1.1").play(0, "stop", "done").play(1, "pass").play(2, "pass")
    assert t.coins == [3, 3, 3]
    assert t.told(Passed) == [Passed(0), Passed(1), Passed(2)]
    assert t.discard == ["ship-blue.1.1"]


@rule("PR-57")
def test_there_may_be_too_few_cards_for_everybody() -> None:
    t = table(seats=4, harbor="ship-blue.1.1 ship-red.1.1").play(0, "stop", "trade ship-blue.1.1").play(1, "trade ship-red.1.1")
    assert t.harbor == []
    assert t.asked == (1, "Discover")


@rule("PR-58")
def test_the_others_give_the_active_player_a_coin_for_each_card() -> None:
    t = table(seats=4, active=2, harbor=f"ship-blue.2.2 {THREE_SAILORS}", coins=[4, 4, 4, 4]).play(2, "stop", "done")
    t.play(3, "hire sailor.3").play(0, "trade ship-blue.2.2").play(1, "pass")
    assert t.told(Compensated) == [Compensated(3, 2, 1), Compensated(0, 2, 1)]
    assert t.coins == [4 + 2 - 1, 4, 4 + 1 + 1, 4 - 3 - 1]


@rule("PR-58")
def test_the_active_player_gives_compensation_to_nobody() -> None:
    t = table(harbor="ship-blue.2.2 sailor.3").play(0, "stop", "trade ship-blue.2.2")
    assert t.told(Compensated) == []
    assert t.coins == [5, 3, 3]


@rule("PR-58", "PR-67")
def test_mademoiselles_do_not_make_the_compensation_smaller() -> None:
    """The captain itself is free; the coin goes to the active player."""
    four = "mademoiselle.7 mademoiselle.7 mademoiselle.9 mademoiselle.9"
    t = table(seats=2, harbor="captain.4", coins=[0, 1], display={1: four}).play(0, "stop").play(1, "hire captain.4")
    assert t.coins == [1, 0]
    assert t.discard == []
    t = table(seats=2, harbor="captain.4", coins=[0, 0], display={1: four}).play(0, "stop")
    assert t.asked == (1, "Discover"), "without a coin for the compensation there is nothing to choose"


@rule("PR-59")
def test_who_hires_in_the_turn_of_another_needs_price_and_compensation() -> None:
    """4 coins for a captain of 4 are one too few."""
    t = table(seats=2, harbor="captain.4 ship-blue.1.1", coins=[0, 4]).play(0, "stop", "done")
    assert t.options(1) == ["trade ship-blue.1.1", "pass"]
    assert t.refuses(1, "hire captain.4")
    t = table(seats=2, harbor="captain.4 ship-blue.1.1", coins=[0, 5]).play(0, "stop", "done")
    t.play(1, "hire captain.4")
    assert t.coins == [1, 0]


@rule("PR-60")
def test_who_trades_in_the_turn_of_another_may_pay_out_of_the_ship() -> None:
    t = table(seats=2, harbor="ship-blue.1.1", coins=[0, 0]).play(0, "stop", "done").play(1, "trade ship-blue.1.1")
    assert t.coins == [1, 0]
    assert t.told(Compensated) == [Compensated(1, 0, 1)]


@rule("PR-61")
def test_what_is_left_in_the_harbor_is_discarded_at_the_end_of_the_turn() -> None:
    t = table(seats=2, harbor="ship-blue.1.1 sailor.3 governor.8").play(0, "stop", "done")
    assert t.harbor == ["ship-blue.1.1", "sailor.3", "governor.8"]
    t.play(1, "pass")
    assert t.harbor == []
    assert t.discard == ["ship-blue.1.1", "sailor.3", "governor.8"]
    (cleared,) = t.told(HarborCleared)
    assert [t.name(face) for face in cleared.cards] == t.discard
