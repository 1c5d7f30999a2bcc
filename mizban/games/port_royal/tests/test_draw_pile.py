"""Chapter "Discover": when the draw pile runs out."""

from __future__ import annotations

import pytest

from mizban.engine.cards import HIDDEN, SPECTATOR
from mizban.games.port_royal.events import CoinsLost, Ended, JestersPaid, RanDry, Shuffled, TurnBegan
from mizban.games.port_royal.tests.kit import FOUR_COLOURS, table
from mizban.testing import rule


@rule("PR-35")
def test_the_discard_pile_is_shuffled_as_soon_as_the_draw_pile_is_empty() -> None:
    t = table(deck="sailor.3 sailor.3", rest="discard")
    old = set(t.s.discard)
    t.play(0, "draw")
    assert t.told(Shuffled) == []
    t.play(0, "draw")
    assert t.told(Shuffled) == [Shuffled(len(old))]
    assert set(t.s.deck) == old
    assert t.discard == []
    assert t.harbor == ["sailor.3", "sailor.3"]


@rule("PR-35", "PR-9")
def test_shuffled_cards_are_hidden_again() -> None:
    t = table(deck="sailor.3", rest="discard")
    order = t.s.discard[:]
    t.play(0, "draw")
    assert t.s.deck != order
    for card in t.s.deck:
        assert {t.s.face(seat, card) for seat in (0, 1, 2, SPECTATOR)} == {HIDDEN}


@rule("PR-35")
def test_the_discard_pile_is_shuffled_in_the_middle_of_drawing_coins() -> None:
    t = table(deck="ship-blue.2.3 pirate.9", rest="discard", coins=[0, 0, 0])
    old = {t.name(card) for card in t.s.discard}
    t.play(0, "draw", "stop", "trade ship-blue.2.3")
    assert len(t.told(Shuffled)) == 1
    assert t.fronts(0)[0] == "pirate.9"
    assert t.coins[0] == 3
    assert set(t.fronts(0)[1:]) <= old | {"ship-blue.2.3"}


@rule("PR-36")
def test_the_shuffle_waits_until_a_card_is_needed_and_there_is_one() -> None:
    t = table(seats=2, deck="sailor.3", coins=[3, 0], rest=1)
    t.play(0, "draw")
    assert t.told(Shuffled) == []
    assert (t.deck, t.discard) == ([], [])
    t.play(0, "hire sailor.3")
    assert t.asked == (1, "Discover")
    assert (len(t.deck), len(t.discard)) == (0, 3), "there are cards, and nobody needs one yet"
    assert t.told(Shuffled) == []
    t.play(1, "draw")
    assert t.told(Shuffled) == [Shuffled(3)]
    assert len(t.deck) + len(t.discard) <= 3


@rule("PR-36", "PR-28")
def test_a_bust_with_the_last_card_shuffles_nothing_while_nobody_needs_a_card() -> None:
    t = table(seats=2, deck="ship-blue.1.1", harbor="ship-blue.1.2", rest=1).play(0, "draw")
    assert (len(t.deck), len(t.discard)) == (0, 2)
    assert t.told(Shuffled) == []
    assert t.options(1) == ["draw"]
    t.play(1, "draw")
    assert t.told(Shuffled) == [Shuffled(2)]


@rule("PR-36", "PR-37")
def test_a_ship_repelled_with_both_piles_empty_may_be_revealed_again() -> None:
    t = table(seats=2, deck="ship-blue.1.1", display={0: "sailor.3"}, rest=1).play(0, "draw")
    assert t.pending == "ship-blue.1.1"
    assert (t.deck, t.discard) == ([], [])
    t.play(0, "repel")
    assert t.options(0) == ["draw", "stop"]
    t.play(0, "draw")
    assert t.pending == "ship-blue.1.1"


@rule("PR-37")
def test_the_ship_that_waits_to_be_repelled_is_not_shuffled_in() -> None:
    t = table(deck="ship-blue.1.1", rest="discard", display={0: "sailor.3"})
    ship = t.s.deck[0]
    t.play(0, "draw")
    assert len(t.told(Shuffled)) == 1
    assert t.pending == "ship-blue.1.1"
    assert ship not in t.s.deck
    t.play(0, "repel")
    assert t.discard == ["ship-blue.1.1"]


@rule("PR-37")
def test_a_ship_admitted_or_busting_is_not_shuffled_in() -> None:
    t = table(deck="ship-blue.1.1", rest="discard", harbor="ship-blue.1.2")
    old = set(t.s.discard)
    t.play(0, "draw")
    assert set(t.s.deck) == old
    assert sorted(t.discard) == ["ship-blue.1.1", "ship-blue.1.2"]


@rule("PR-37")
def test_the_tax_increase_at_work_is_not_shuffled_in() -> None:
    t = table(seats=2, deck="tax-swords", coins=[0, 0], rest=1, display={0: "sailor.3"})
    rich = t.coins[1]
    t.play(0, "draw")
    assert t.told(Shuffled) == [Shuffled(rich // 2)], "the bonus was drawn from the tax just paid"
    assert t.coins == [1, rich - rich // 2]
    assert t.discard == ["tax-swords"]


@rule("PR-38")
def test_a_traded_ship_may_become_the_coin_it_brings() -> None:
    t = table(seats=2, deck="ship-blue.1.1", coins=[0, 0], rest=1).play(0, "draw", "trade ship-blue.1.1")
    assert t.fronts(0) == ["ship-blue.1.1"]
    assert t.told(CoinsLost) == []


@rule("PR-38")
def test_the_coins_of_a_price_can_be_drawn_right_after() -> None:
    t = table(seats=2, deck="sailor.3", harbor=f"{FOUR_COLOURS} ship-black.7.3", coins=[3, 0], rest=1).play(0, "draw")
    t.play(0, "hire sailor.3")
    assert (len(t.deck), len(t.discard)) == (0, 3)
    t.play(0, "trade ship-black.7.3")
    assert t.coins[0] == 3
    assert t.told(CoinsLost) == []


@rule("PR-38")
def test_persons_given_for_an_expedition_may_become_its_coins() -> None:
    t = table(seats=2, expeditions="expedition-2-priest", display={0: "priest.4 priest.4"}, coins=[0, 0], rest=1)
    t.play(0, "claim expedition-2-priest")
    assert t.fronts(0) == ["priest.4", "priest.4"]
    assert t.told(CoinsLost) == []


@rule("PR-39")
def test_with_both_piles_empty_coins_are_lost() -> None:
    t = table(seats=2, deck="ship-blue.5.4", coins=[0, 0], rest=1).play(0, "draw", "trade ship-blue.5.4")
    assert t.coins[0] == 1
    assert t.told(CoinsLost) == [CoinsLost(0, 3)]


@rule("PR-39", "PR-69")
def test_with_both_piles_empty_jesters_go_without() -> None:
    t = table(seats=3, deck="expedition-2-priest", coins=[0, 0, 0], display={1: "jester.5 jester.7"}, rest=2).play(0, "draw")
    assert t.told(JestersPaid)[0] == JestersPaid(1, 2)
    assert t.told(CoinsLost)[0] == CoinsLost(1, 2)
    assert t.coins[1] == 0


@rule("PR-39", "PR-60")
def test_with_both_piles_empty_another_player_still_pays_the_compensation() -> None:
    t = table(seats=3, deck="ship-blue.5.4", coins=[0, 0, 0], rest=2).play(0, "draw", "done").play(1, "trade ship-blue.5.4")
    assert t.coins[:2] == [1, 0]
    assert t.fronts(0) == ["ship-blue.5.4"]


@rule("PR-40")
def test_with_nothing_to_reveal_trade_and_hire_begins_with_the_harbor_as_it_is() -> None:
    t = table(seats=2, deck="sailor.3", harbor="ship-blue.1.1", rest=1)
    assert t.options(0) == ["draw", "stop"]
    t.play(0, "draw")
    assert t.told(RanDry) == [RanDry(0)]
    assert t.asked == (0, "TradeAndHire")
    assert t.options(0) == ["trade ship-blue.1.1", "hire sailor.3", "done"]


@rule("PR-40")
def test_with_nothing_to_reveal_a_turn_goes_by_without_a_reveal() -> None:
    t = table(seats=3, deck="expedition-2-priest", coins=[0, 0, 0], display={1: "priest.4 jack.6"}, rest=2).play(0, "draw")
    assert t.asked == (1, "Discover")
    assert t.options(1) == ["stop", "claim expedition-2-priest"]
    assert t.refuses(1, "draw")
    t.play(1, "stop")
    assert t.told(RanDry) == [RanDry(0), RanDry(1)]
    assert t.asked == (1, "TradeAndHire")


@rule("PR-41")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_round_without_a_reveal_ends_the_game(seats: int) -> None:
    t = table(seats=seats, start=1, coins=[0] * seats, rest=1)
    assert t.ended
    assert t.told(RanDry) == [RanDry((1 + n) % seats) for n in range(seats)]
    assert t.told(Ended) == [Ended(dry=True)]
    assert t.view.ended
    assert t.winners == [1], "scored as usual: all have no points, and seat 1 has the coins"


@rule("PR-41")
def test_a_turn_with_a_reveal_does_not_count_among_the_dry_ones() -> None:
    t = table(seats=3, deck="expedition-2-priest", coins=[0, 0, 0], rest=2).play(0, "draw")
    assert [began.seat for began in t.told(TurnBegan)] == [1, 2, 0]
    assert t.ended
    assert t.told(Ended) == [Ended(dry=True)]


@rule("PR-41", "PR-38")
def test_a_claim_in_a_dry_round_brings_no_card_back_to_reveal() -> None:
    t = table(seats=3, expeditions="expedition-2-priest", display={2: "priest.4 jack.6"}, coins=[0, 0, 0], rest=1)
    assert t.asked == (2, "Discover"), "seats 0 and 1 had nothing to reveal"
    assert t.view.dry_turns == 2
    t.play(2, "stop", "claim expedition-2-priest")
    assert t.coins[2] == 2
    assert t.told(RanDry) == [RanDry(0), RanDry(1), RanDry(2)]
    assert t.told(Ended) == [Ended(dry=True)]
    assert t.winners == [2]


@rule("PR-42")
def test_jesters_are_paid_clockwise_from_the_active_player() -> None:
    t = table(
        seats=3,
        active=1,
        deck="ship-blue.1.1 captain.4 priest.4 settler.4",
        harbor="ship-blue.1.2",
        display={0: "jester.5", 1: "jester.7", 2: "jester.9"},
        coins=[0, 0, 0],
    ).play(1, "draw")
    assert [t.fronts(seat) for seat in (1, 2, 0)] == [["captain.4"], ["priest.4"], ["settler.4"]]


@rule("PR-42")
def test_the_bonus_of_a_tax_is_drawn_clockwise_from_the_active_player() -> None:
    t = table(seats=3, active=2, deck="tax-swords captain.4 priest.4 settler.4", coins=[0, 0, 0]).play(2, "draw")
    assert [t.fronts(seat) for seat in (2, 0, 1)] == [["captain.4"], ["priest.4"], ["settler.4"]]


@rule("PR-42", "PR-39")
def test_the_last_clockwise_go_without_when_there_are_too_few_cards() -> None:
    t = table(
        seats=4,
        active=1,
        deck="ship-blue.1.1",
        harbor="ship-blue.1.2",
        display={0: "jester.5", 1: "jester.7", 2: "jester.7", 3: "jester.9"},
        coins=[0, 0, 0, 0],
        rest=3,
    )
    rich = t.coins[3]
    t.play(1, "draw")
    assert t.coins == [0, 1, 1, rich], "the two ships of the bust were all there was"
    assert t.told(CoinsLost)[:2] == [CoinsLost(3, 1), CoinsLost(0, 1)]
