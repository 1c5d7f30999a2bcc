"""Chapters "A round", "The start of a round" and "Choosing roles"."""

from __future__ import annotations

from mizban.games.san_juan.events import RoundBegan
from mizban.games.san_juan.tests.kit import PLENTY, SanJuanTable, table
from mizban.testing import rule

IDLE = {0: "", 1: "", 2: "", 3: ""}  # nobody has a building or a card


def idle(seats: int, round: int = 1) -> SanJuanTable:
    return table(seats, town=IDLE, round=round)


@rule("SJ-12")
def test_each_of_four_players_chooses_once_clockwise_from_the_governor() -> None:
    t = idle(4)
    for seat, role in enumerate(("builder", "producer", "trader", "prospector")):
        assert t.asked == (seat, "ChooseRole")
        t.choose(seat, role)
    assert t.asked == (1, "ChooseRole")


@rule("SJ-13")
def test_of_two_players_the_governor_chooses_twice() -> None:
    t = idle(2)
    t.choose(0, "builder").choose(1, "producer")
    assert t.asked == (0, "ChooseRole")
    t.choose(0, "trader")
    assert t.asked == (1, "ChooseRole")
    assert [event.seat for event in t.told(RoundBegan)] == [0, 1]


@rule("SJ-14")
def test_after_the_last_role_all_are_free_again_and_the_governor_passes_to_the_left() -> None:
    t = idle(3)
    t.choose(0, "builder").choose(1, "producer").choose(2, "trader")
    assert t.s.governor == 1
    assert len(t.options(1)) == 5


@rule("SJ-18")
def test_a_role_is_taken_once_a_round_and_must_be_taken() -> None:
    t = idle(3)
    assert t.options(0) == ["choose 0", "choose 1", "choose 2", "choose 3", "choose 4"]
    t.choose(0, "trader")
    assert t.options(1) == ["choose 0", "choose 1", "choose 3", "choose 4"]
    assert t.refuses(1, "choose 2")
    assert t.refuses(1, "pass")


@rule("SJ-19")
def test_a_role_is_played_before_the_next_is_chosen() -> None:
    t = table(3, hand={0: "well smithy", 1: "well", 2: "well"})
    t.choose(0, "builder")
    assert t.asked == (0, "Build")
    assert t.options(1) == []
    t.play(0, "pass").play(1, "pass").play(2, "pass")
    assert t.asked == (1, "ChooseRole")


@rule("SJ-20")
def test_the_chooser_comes_first_and_alone_has_the_privilege() -> None:
    t = table(3, town={0: "", 1: "", 2: ""}, hand=dict.fromkeys(range(3), "smithy well"))
    t.choose(0, "prospector").choose(1, "builder")
    prices = []
    for seat in (1, 2, 0):
        assert t.asked == (seat, "Build")
        prices.append(t.price(seat, "smithy"))
        t.play(seat, "pass")
    assert prices == [0, 1, 1]


@rule("SJ-21")
def test_nobody_has_to_build_or_to_sell() -> None:
    t = table(hand={0: "well smithy", 1: "well smithy"}, goods={0: "indigo_plant", 1: "indigo_plant"})
    t.choose(0, "builder", "pass").play(1, "pass")
    t.choose(1, "trader").play(1, "sell").play(0, "sell")
    assert t.goods(0) == t.goods(1) == ["indigo_plant"]
    assert len(t.hand(0)) == len(t.hand(1)) == 2


@rule("SJ-15")
def test_exchange_store_and_limit_come_one_after_the_other_for_all() -> None:
    everything = dict.fromkeys(range(3), "office_building chapel")
    hands = {seat: " ".join([PLENTY, "well", "smithy", "crane"]) for seat in range(3)}
    hands[2] = hands[2].replace("silver_smelter", "sugar_mill")
    t = table(3, town=everything, hand=hands, round=2)
    prompts = []
    while t.asked[1] != "ChooseRole":
        assert t.asks_all() == [0, 1, 2]
        prompts.append(t.asked[1])
        for seat in (2, 0, 1):
            number = 2 if prompts[-1] == "DiscardDown" else 0
            t.play(seat, " ".join([t.ask(seat).options[0].verb, *t.hand(seat)[:number]]))
    assert prompts == ["ExchangeCards", "StoreCards", "DiscardDown"]


@rule("SJ-15")
def test_the_first_round_begins_with_the_roles() -> None:
    t = table(town={0: "office_building chapel", 1: "office_building"}, hand={0: PLENTY, 1: "well"}, round=1)
    assert t.asked == (0, "ChooseRole")


@rule("SJ-15")
def test_who_has_no_such_building_is_not_asked() -> None:
    t = table(3, town={0: "well", 1: "chapel", 2: "chapel"}, hand={0: "smithy", 1: "smithy", 2: ""}, round=2)
    assert t.asks_all() == [1]
    assert t.play(1, "store").asked == (0, "ChooseRole")


@rule("SJ-16")
def test_more_than_seven_cards_are_discarded_down_to_seven() -> None:
    t = table(hand={0: PLENTY + " well smithy crane", 1: PLENTY + " well"}, round=2)
    assert t.asks_all() == [0]
    assert t.ask(0).some == (2, 2)
    assert t.refuses(0, "discard well")
    t.play(0, "discard smithy well")
    assert len(t.hand(0)) == len(t.hand(1)) == 7
    assert sorted(t.discard) == ["smithy", "well"]


@rule("SJ-17")
def test_during_a_round_a_hand_may_have_any_size() -> None:
    t = table(hand={0: PLENTY + " well"})
    t.choose(0, "prospector").choose(1, "builder")
    t.play(0, "pass")
    assert len(t.hand(0)) == 8
    assert t.asked == (0, "ChooseRole")


@rule("SJ-15")
def test_what_was_decided_at_once_happens_clockwise_from_the_governor() -> None:
    town = {0: "office_building", 1: "office_building", 2: "office_building"}
    t = table(3, town=town, hand={0: "well", 1: "smithy", 2: "crane"}, deck="archive hero statue tower")
    t.choose(0, "prospector").choose(1, "trader").choose(2, "producer")
    assert t.s.governor == 1
    for seat, card in ((0, "well"), (2, "crane"), (1, "smithy")):
        t.play(seat, f"exchange {card}")
    assert (t.hand(1), t.hand(2), t.hand(0)) == (["hero"], ["statue"], ["archive", "tower"])


@rule("SJ-20")
def test_in_a_role_it_happens_clockwise_from_the_chooser() -> None:
    t = table(3, deck="hero archive statue tower")
    t.choose(0, "prospector").choose(1, "producer")
    assert [t.names(t.s.players[seat].goods) for seat in (1, 2, 0)] == [["archive"], ["statue"], ["tower"]]
