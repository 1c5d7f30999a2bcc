"""Chapter "Persons": abilities, and that they add up."""

from __future__ import annotations

import pytest

from mizban.games.port_royal.events import AdmiralsPaid, Compensated, JestersPaid, Passed, Taxed
from mizban.games.port_royal.tests.kit import FOUR_COLOURS, table
from mizban.testing import rule

FIVE_SAILORS = "sailor.3 sailor.3 sailor.3 sailor.3 sailor.3"

# ---- traders --------------------------------------------------------------------------------------------------


@rule("PR-66")
def test_two_traders_of_a_colour_bring_two_more_coins() -> None:
    t = table(harbor="ship-green.3.3", display={0: "trader-green.3 trader-green.3"}, coins=[0, 0, 0])
    t.play(0, "stop", "trade ship-green.3.3")
    assert t.coins[0] == 3 + 2


@rule("PR-66")
@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "red"])
def test_a_trader_helps_with_its_own_colour_only(colour: str) -> None:
    traders = "trader-yellow.3 trader-blue.3 trader-green.3 trader-red.3"
    t = table(harbor=f"ship-{colour}.1.1", display={0: traders}, coins=[0, 0, 0]).play(0, "stop", f"trade ship-{colour}.1.1")
    assert t.coins[0] == 1 + 1
    t = table(harbor="ship-black.2.1", display={0: traders}, coins=[0, 0, 0]).play(0, "stop", "trade ship-black.2.1")
    assert t.coins[0] == 1


@rule("PR-66")
def test_traders_help_their_owner_only_also_in_the_turn_of_another() -> None:
    t = table(seats=2, harbor="ship-blue.1.1 ship-red.1.1", display={1: "trader-blue.3 trader-blue.5 trader-red.3"}, coins=[0, 0])
    t.play(0, "stop", "trade ship-red.1.1")
    assert t.coins == [1, 0]
    t.play(1, "trade ship-blue.1.1")
    assert t.coins == [1 + 1, 1 + 2 - 1]


# ---- mademoiselles --------------------------------------------------------------------------------------------


@rule("PR-67")
def test_two_mademoiselles_make_a_person_two_coins_cheaper() -> None:
    """An example of the rulebook."""
    t = table(harbor="jester.7", display={0: "mademoiselle.7 mademoiselle.9"}, coins=[5, 0, 0]).play(0, "stop", "hire jester.7")
    assert t.coins[0] == 0
    assert len(t.discard) == 5


@rule("PR-67")
@pytest.mark.parametrize(("mademoiselles", "price"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_person_never_costs_less_than_nothing(mademoiselles: int, price: int) -> None:
    four = "mademoiselle.7 mademoiselle.7 mademoiselle.9 mademoiselle.9"
    t = table(harbor="sailor.3", display={0: " ".join(four.split()[:mademoiselles])}, coins=[3, 0, 0]).play(0, "stop", "hire sailor.3")
    assert t.display(0)[-1] == "sailor.3"
    assert t.coins == [3 - price, 0, 0]


@rule("PR-67")
def test_the_mademoiselles_of_others_do_not_help() -> None:
    t = table(harbor="sailor.3", display={1: "mademoiselle.7"}, coins=[2, 0, 0]).play(0, "stop")
    assert t.asked == (1, "Discover"), "nobody can pay"


# ---- admirals -------------------------------------------------------------------------------------------------


@rule("PR-68")
@pytest.mark.parametrize(("cards", "paid"), [(4, 0), (5, 2), (6, 2)])
def test_an_admiral_pays_2_coins_for_5_cards_or_more(cards: int, paid: int) -> None:
    harbor = " ".join(["sailor.3"] * cards)
    t = table(harbor=harbor, display={0: "admiral.5"}, coins=[0, 0, 0]).play(0, "stop")
    assert t.coins[0] == paid


@rule("PR-68")
def test_several_admirals_add_up() -> None:
    t = table(harbor=FIVE_SAILORS, display={0: "admiral.5 admiral.7 admiral.9"}, coins=[0, 0, 0]).play(0, "stop")
    assert t.told(AdmiralsPaid) == [AdmiralsPaid(0, 6)]
    assert t.coins[0] == 6


@rule("PR-68")
def test_the_coins_of_an_admiral_can_be_spent_at_once() -> None:
    t = table(harbor=FIVE_SAILORS, display={0: "admiral.5"}, coins=[1, 0, 0]).play(0, "stop", "hire sailor.3")
    assert t.coins[0] == 0


@rule("PR-68")
def test_admirals_of_the_others_pay_while_5_cards_are_left() -> None:
    t = table(seats=4, harbor=f"{FIVE_SAILORS} ship-blue.1.1", display={1: "admiral.5", 2: "admiral.7", 3: "admiral.9"}, coins=[0] * 4)
    t.play(0, "stop", "trade ship-blue.1.1")
    assert t.told(AdmiralsPaid) == [AdmiralsPaid(1, 2), AdmiralsPaid(2, 2), AdmiralsPaid(3, 2)], "2 coins hire no sailor, 5 cards stay"


@rule("PR-68")
def test_admirals_pay_nothing_once_fewer_than_5_cards_are_left() -> None:
    t = table(harbor=FIVE_SAILORS, display={0: "admiral.5", 1: "admiral.7", 2: "admiral.9"}, coins=[1, 9, 9])
    t.play(0, "stop", "hire sailor.3")
    assert t.told(AdmiralsPaid) == [AdmiralsPaid(0, 2)]


@rule("PR-68")
def test_admirals_pay_whether_their_owner_takes_something_or_not() -> None:
    t = table(seats=2, harbor=f"{FIVE_SAILORS} captain.4", display={0: "admiral.5", 1: "admiral.7"}, coins=[3, 3])
    t.play(0, "stop", "done").play(1, "pass")
    assert t.coins == [5, 5]


@rule("PR-68")
def test_admirals_pay_once_and_not_for_each_card() -> None:
    t = table(harbor=f"{FOUR_COLOURS} sailor.3 sailor.3 sailor.3", display={0: "admiral.5"}, coins=[0, 0, 0])
    t.play(0, "stop", "trade ship-blue.1.1", "trade ship-red.1.1")
    assert t.told(AdmiralsPaid) == [AdmiralsPaid(0, 2)]
    assert t.coins[0] == 2 + 1 + 1


@rule("PR-68")
def test_an_admiral_hired_now_pays_nothing_now() -> None:
    t = table(harbor=f"{FOUR_COLOURS} admiral.5 sailor.3", coins=[6, 0, 0]).play(0, "stop", "hire admiral.5")
    assert len(t.harbor) == 5
    t.play(0, "trade ship-blue.1.1")
    assert t.told(AdmiralsPaid) == []
    assert t.coins[0] == 6 - 5 + 1


@rule("PR-68", "PR-31")
def test_expeditions_are_no_cards_of_the_harbor_for_an_admiral() -> None:
    t = table(harbor="sailor.3 sailor.3 sailor.3 sailor.3", expeditions="expedition-2-priest", display={0: "admiral.5"}).play(0, "stop")
    assert t.told(AdmiralsPaid) == []


@rule("PR-68", "PR-32")
def test_the_coins_of_an_admiral_are_not_refused_though_they_bring_the_tax() -> None:
    """PR-R31"""
    deck = "governor.8 governor.8 tax-swords"
    t = table(seats=2, harbor=f"{FIVE_SAILORS} captain.4", display={1: "admiral.7"}, coins=[0, 10], deck=deck).play(0, "stop")
    assert t.coins == [0, 12], "the coins are there before anything is asked"
    t.play(1, "pass", "draw")
    assert t.told(Taxed) == [Taxed(1, had=12, coins=6)]


# ---- jesters --------------------------------------------------------------------------------------------------


@rule("PR-69")
def test_an_empty_harbor_pays_the_jesters_of_the_others_and_not_of_the_active_player() -> None:
    t = table(deck="expedition-2-priest", display={0: "jester.5 jester.9", 1: "jester.7", 2: "jester.7 jester.7"}, coins=[0, 0, 0])
    t.play(0, "draw", "stop")
    assert t.told(JestersPaid) == [JestersPaid(1, 1), JestersPaid(2, 2)]
    assert t.coins == [0, 1, 2]
    assert t.asked == (1, "Discover")


@rule("PR-69")
def test_jesters_of_the_others_are_paid_when_the_active_player_took_the_only_card() -> None:
    t = table(harbor="ship-blue.1.1", display={0: "jester.5", 1: "jester.7", 2: "jester.7 jester.9"}, coins=[0, 0, 0])
    t.play(0, "stop", "trade ship-blue.1.1")
    assert t.coins == [1, 1, 2]


@rule("PR-69")
def test_who_takes_the_last_card_gets_no_jester_coin_but_the_next_does() -> None:
    t = table(harbor="ship-blue.1.1", display={1: "jester.7", 2: "jester.9"}, coins=[0, 0, 0]).play(0, "stop", "done")
    t.play(1, "trade ship-blue.1.1")
    assert t.told(JestersPaid) == [JestersPaid(2, 1)]
    assert t.coins == [1, 0, 1]


@rule("PR-69")
def test_a_harbor_with_cards_nobody_can_pay_is_not_empty() -> None:
    t = table(harbor="governor.8", display={1: "jester.7"}, coins=[0, 0, 0]).play(0, "stop")
    assert t.told(JestersPaid) == []
    assert t.asked == (1, "Discover")


@rule("PR-69")
def test_a_harbor_emptied_by_repelling_pays_jesters_too() -> None:
    t = table(deck="ship-blue.1.1", display={0: "sailor.3", 2: "jester.7"}).play(0, "draw", "repel", "stop")
    assert t.told(JestersPaid) == [JestersPaid(2, 1)]


# ---- governors ------------------------------------------------------------------------------------------------


@rule("PR-70")
@pytest.mark.parametrize(
    ("harbor", "governors", "takes"),
    [("sailor.3", 1, 2), ("sailor.3", 2, 3), (FOUR_COLOURS, 1, 3), (f"{FOUR_COLOURS} ship-black.2.1", 4, 7)],
)
def test_each_governor_lets_the_active_player_take_one_more_card(harbor: str, governors: int, takes: int) -> None:
    t = table(harbor=harbor, display={0: " ".join(["governor.8"] * governors)}).play(0, "stop")
    assert t.takes_left == takes


@rule("PR-70", "PR-58")
def test_governors_let_others_take_more_cards_with_compensation_for_each() -> None:
    t = table(seats=2, harbor="ship-blue.2.2 ship-red.1.1 sailor.3 sailor.3", display={1: "governor.8 governor.8"}, coins=[0, 3])
    t.play(0, "stop", "done").play(1, "trade ship-blue.2.2", "hire sailor.3", "trade ship-red.1.1")
    assert t.told(Compensated) == [Compensated(1, 0, 1)] * 3
    assert t.coins == [3, 3 + 2 - 3 + 1 - 3]
    assert t.asked == (1, "Discover")


@rule("PR-70")
def test_the_governors_of_others_do_not_help() -> None:
    t = table(seats=2, harbor=FOUR_COLOURS, display={1: "governor.8"}).play(0, "stop")
    assert t.takes_left == 2


@rule("PR-70", "PR-57")
def test_somebody_with_governors_may_stop_after_the_first_card() -> None:
    t = table(seats=2, harbor=FOUR_COLOURS, display={1: "governor.8 governor.8"}).play(0, "stop", "done")
    t.play(1, "trade ship-blue.1.1")
    assert t.takes_left == 2
    t.play(1, "pass")
    assert t.asked == (1, "Discover")
    assert [event.seat for event in t.told(Passed)] == [0], "who has taken a card has not passed"
