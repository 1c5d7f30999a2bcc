"""Chapter "Discover": revealing persons, ships and expeditions."""

from __future__ import annotations

import pytest

from mizban.games.port_royal.events import Busted, JestersPaid, Repelled, Stopped, TurnBegan
from mizban.games.port_royal.tests.kit import FIVE_COLOURS, table
from mizban.testing import rule

ALL_SWORDS = " ".join(["sailor.3"] * 7 + ["sailor.5"] * 2 + ["sailor.7", "pirate.5", "pirate.7", "pirate.9"])


@rule("PR-20", "PR-21")
def test_before_the_first_reveal_there_is_nothing_but_to_reveal_and_it_is_asked() -> None:
    t = table(seats=2)
    assert t.asked == (0, "Discover")
    assert t.options(0) == ["draw"]
    assert t.refuses(0, "stop")


@rule("PR-20")
def test_a_claim_does_not_stand_for_the_first_reveal() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4"})
    t.play(0, "claim expedition-2-priest")
    assert t.options(0) == ["draw"]
    assert t.refuses(0, "stop")


@rule("PR-20")
@pytest.mark.parametrize("first", ["sailor.3", "ship-red.skull.4", "expedition-2-priest", "tax-swords", "tax-points"])
def test_one_reveal_of_any_card_is_enough_to_stop(first: str) -> None:
    t = table(deck=first, display={0: "sailor.3"}).play(0, "draw")
    assert t.options(0) == ["draw", "stop"]


@rule("PR-20", "PR-24")
def test_a_ship_repelled_was_a_reveal_too() -> None:
    t = table(deck="ship-blue.1.1", display={0: "sailor.3"}).play(0, "draw", "repel")
    assert t.options(0) == ["draw", "stop"]
    assert t.harbor == []


@rule("PR-22")
def test_after_each_card_the_active_player_goes_on_or_stops() -> None:
    t = table(deck="sailor.3 ship-blue.1.1 expedition-2-priest ship-red.1.1 tax-points")
    for _ in range(5):
        t.play(0, "draw")
        assert t.asked == (0, "Discover")
        assert t.options(0) == ["draw", "stop"]
    t.play(0, "stop")
    assert t.told(Stopped) == [Stopped(0, colours=2, takes=1)]


@rule("PR-22")
def test_the_harbor_may_hold_any_number_of_cards() -> None:
    crowd = f"{FIVE_COLOURS} {ALL_SWORDS} captain.4 priest.4"
    t = table(deck=crowd).play(0, *["draw"] * 20)
    assert t.harbor == crowd.split()
    assert t.options(0) == ["draw", "stop"]


@rule("PR-23")
def test_a_person_goes_to_the_harbor() -> None:
    t = table(deck="sailor.3 governor.8").play(0, "draw", "draw")
    assert t.harbor == ["sailor.3", "governor.8"]


# ---- a ship ---------------------------------------------------------------------------------------------------


@rule("PR-24", "PR-27")
def test_a_ship_is_repelled_by_as_many_swords() -> None:
    """An example of the rulebook."""
    t = table(deck="ship-blue.2.2", harbor="captain.4", display={0: "sailor.3 pirate.5"}).play(0, "draw")
    assert t.asked == (0, "RepelOrAdmit")
    assert t.pending == "ship-blue.2.2"
    t.play(0, "repel")
    assert t.discard == ["ship-blue.2.2"]
    assert t.harbor == ["captain.4"]
    assert t.swords[0] == 3
    assert [t.name(event.card) for event in t.told(Repelled)] == ["ship-blue.2.2"]
    assert t.options(0) == ["draw", "stop"]


@rule("PR-24")
def test_just_as_many_swords_are_enough_and_one_less_is_not() -> None:
    t = table(deck="ship-green.3.2", display={0: "sailor.3 pirate.5"}).play(0, "draw")
    assert t.options(0) == ["repel", "admit"]
    t = table(deck="ship-green.3.2", display={0: "sailor.3 sailor.3"}).play(0, "draw")
    assert t.asked == (0, "Discover")
    assert t.harbor == ["ship-green.3.2"]


@rule("PR-24", "PR-25")
@pytest.mark.parametrize("ship", ["ship-yellow.1.1", "ship-red.skull.3"])
def test_without_a_sword_no_ship_can_be_repelled(ship: str) -> None:
    t = table(deck=ship).play(0, "draw")
    assert t.asked == (0, "Discover")
    assert t.harbor == [ship]


@rule("PR-24")
def test_the_swords_of_others_do_not_help() -> None:
    t = table(deck="ship-blue.1.1", display={1: "pirate.5", 2: "sailor.3"}).play(0, "draw")
    assert t.asked == (0, "Discover")
    assert t.harbor == ["ship-blue.1.1"]


@rule("PR-24")
def test_a_ship_in_the_harbor_can_no_longer_be_repelled() -> None:
    t = table(deck="ship-blue.1.1", display={0: "pirate.5"}).play(0, "draw", "admit")
    assert t.refuses(0, "repel")
    t.play(0, "stop")
    assert t.refuses(0, "repel")


@rule("PR-25")
@pytest.mark.parametrize("skull", ["ship-red.skull.3", "ship-red.skull.4", "ship-black.skull.3", "ship-black.skull.4"])
def test_a_skull_cannot_be_repelled_by_all_the_swords_there_are(skull: str) -> None:
    t = table(deck=skull, display={0: ALL_SWORDS})
    assert t.swords[0] == 16
    t.play(0, "draw")
    assert t.asked == (0, "Discover")
    assert t.harbor == [skull]


@rule("PR-25", "PR-28")
def test_a_skull_of_a_colour_in_the_harbor_is_a_bust_without_a_choice() -> None:
    t = table(deck="ship-black.skull.3", harbor="ship-black.2.1", display={0: "pirate.5 pirate.7 pirate.9 sailor.3"})
    assert t.swords[0] == 7
    t.play(0, "draw")
    assert t.told(Busted)
    assert t.asked == (1, "Discover")


@rule("PR-26")
def test_a_ship_may_be_repelled_though_its_colour_is_not_in_the_harbor() -> None:
    t = table(deck="ship-blue.1.1", harbor="ship-red.1.1", display={0: "sailor.3"}).play(0, "draw", "repel")
    assert t.harbor == ["ship-red.1.1"]
    assert t.discard == ["ship-blue.1.1"]


@rule("PR-26")
def test_a_ship_that_could_be_repelled_may_be_admitted() -> None:
    t = table(deck="ship-blue.1.1", harbor="ship-red.1.1", display={0: "sailor.3"}).play(0, "draw", "admit")
    assert t.harbor == ["ship-red.1.1", "ship-blue.1.1"]
    assert t.options(0) == ["draw", "stop"]


@rule("PR-26", "PR-28")
@pytest.mark.parametrize("choice", ["repel", "admit"])
def test_a_second_ship_of_a_colour_may_be_repelled_or_let_in_for_a_bust(choice: str) -> None:
    t = table(deck="ship-yellow.1.1", harbor="ship-yellow.1.2 captain.4", display={0: "sailor.3"}).play(0, "draw")
    assert t.options(0) == ["repel", "admit"]
    assert t.told(Busted) == []
    t.play(0, choice)
    if choice == "repel":
        assert t.told(Busted) == []
        assert t.harbor == ["ship-yellow.1.2", "captain.4"]
    else:
        assert t.told(Busted)
        assert t.harbor == []


@rule("PR-27")
def test_swords_count_again_for_the_next_ship() -> None:
    t = table(deck="ship-blue.2.2 ship-blue.2.3 ship-yellow.2.2", display={0: "pirate.5"})
    t.play(0, "draw", "repel", "draw", "repel", "draw", "repel")
    assert t.discard == ["ship-blue.2.2", "ship-blue.2.3", "ship-yellow.2.2"]
    assert t.swords[0] == 2
    assert t.display(0) == ["pirate.5"]


# ---- a bust ---------------------------------------------------------------------------------------------------


@rule("PR-28", "PR-30")
def test_a_second_ship_of_a_colour_ends_the_turn() -> None:
    t = table(deck="ship-blue.1.1 sailor.3 ship-red.1.1 ship-blue.5.4").play(0, "draw", "draw", "draw", "draw")
    (bust,) = t.told(Busted)
    assert (bust.seat, t.name(bust.card), t.name(bust.other_card)) == (0, "ship-blue.5.4", "ship-blue.1.1")
    assert [t.name(card) for card in bust.lost_cards] == ["ship-blue.1.1", "sailor.3", "ship-red.1.1"]
    assert t.harbor == []
    assert sorted(t.discard) == ["sailor.3", "ship-blue.1.1", "ship-blue.5.4", "ship-red.1.1"]
    assert t.asked == (1, "Discover")


@rule("PR-28")
@pytest.mark.parametrize(
    "ships",
    [
        "ship-yellow.1.1 ship-yellow.4.4",
        "ship-blue.1.1 ship-blue.5.4",
        "ship-green.1.1 ship-green.5.4",
        "ship-red.1.1 ship-red.skull.4",
        "ship-black.2.1 ship-black.skull.4",
    ],
)
def test_two_ships_of_any_colour_are_a_bust(ships: str) -> None:
    t = table(deck=ships).play(0, "draw", "draw")
    assert len(t.told(Busted)) == 1
    assert sorted(t.discard) == sorted(ships.split())


@rule("PR-28")
def test_five_ships_of_five_colours_lie_together() -> None:
    t = table(deck=FIVE_COLOURS).play(0, *["draw"] * 5)
    assert t.told(Busted) == []
    assert t.harbor == FIVE_COLOURS.split()


@rule("PR-28")
def test_a_trader_is_no_ship_of_its_colour() -> None:
    t = table(deck="trader-blue.3 ship-blue.1.1 trader-blue.5").play(0, "draw", "draw", "draw")
    assert t.told(Busted) == []
    assert t.harbor == ["trader-blue.3", "ship-blue.1.1", "trader-blue.5"]


@rule("PR-28")
def test_a_ship_of_a_colour_that_was_repelled_is_no_bust() -> None:
    t = table(deck="ship-blue.1.1 ship-blue.5.4", display={0: "sailor.3"}).play(0, "draw", "repel", "draw")
    assert t.told(Busted) == []
    assert t.harbor == ["ship-blue.5.4"]


@rule("PR-29")
def test_on_a_bust_every_owner_gains_a_coin_for_each_jester_the_active_player_too() -> None:
    t = table(
        seats=4,
        active=1,
        deck="ship-blue.1.1",
        harbor="ship-blue.1.2",
        display={0: "jester.5", 1: "jester.7 jester.7", 3: "jester.9"},
        coins=[0, 0, 0, 0],
    ).play(1, "draw")
    assert t.coins == [1, 2, 0, 1]
    assert t.told(JestersPaid) == [JestersPaid(1, 2), JestersPaid(3, 1), JestersPaid(0, 1)]


@rule("PR-30")
def test_after_a_bust_nobody_trades_or_hires() -> None:
    t = table(deck="ship-blue.1.1", harbor="ship-blue.1.2 sailor.3 sailor.3 sailor.3", coins=[9, 9, 9]).play(0, "draw")
    assert t.asked == (1, "Discover")
    assert t.options(1) == ["draw"]
    assert t.told(Stopped) == []
    assert t.told(TurnBegan) == [TurnBegan(1)]
    assert t.coins == [9, 9, 9]


@rule("PR-30", "PR-31")
def test_expeditions_stay_after_a_bust() -> None:
    t = table(deck="ship-blue.1.1", harbor="ship-blue.1.2", expeditions="expedition-2-priest").play(0, "draw")
    assert t.expeditions == ["expedition-2-priest"]
    assert "expedition-2-priest" not in t.discard


@rule("PR-28", "PR-30")
def test_the_next_player_begins_with_an_empty_harbor() -> None:
    t = table(deck="ship-blue.1.1 ship-blue.1.1", harbor="ship-blue.1.2").play(0, "draw").play(1, "draw")
    assert t.harbor == ["ship-blue.1.1"]
    assert len(t.told(Busted)) == 1


# ---- an expedition --------------------------------------------------------------------------------------------


@rule("PR-31")
def test_an_expedition_lies_apart_from_the_harbor() -> None:
    t = table(deck="expedition-2-priest sailor.3").play(0, "draw", "draw", "stop")
    assert t.expeditions == ["expedition-2-priest"]
    assert t.harbor == ["sailor.3"]
    assert t.options(0) == ["hire sailor.3", "done"]
    assert t.refuses(0, "hire expedition-2-priest")


@rule("PR-31")
def test_an_expedition_stays_until_somebody_claims_it() -> None:
    t = table(seats=2, deck="expedition-2-priest governor.8 governor.8 governor.8", display={1: "priest.4 priest.4"})
    t.play(0, "draw", "draw", "stop").play(1, "draw", "stop", "done").play(0, "draw", "stop")
    assert t.expeditions == ["expedition-2-priest"]
    t.play(1, "claim expedition-2-priest")
    assert t.expeditions == []
