"""Chapter "The supply"."""

from __future__ import annotations

from mizban.games.san_juan.events import Produced, Shuffled
from mizban.games.san_juan.tests.kit import table
from mizban.testing import rule


@rule("SJ-44")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    t = table(town={0: ""}, deck="well", discard="hero statue quarry", rest="nowhere")
    t.choose(0, "councillor")
    assert len(t.told(Shuffled)) == 1
    assert "well" in t.drawn(0)
    assert t.drawn(0) == ["hero", "quarry", "statue", "well"], "nothing is left for the other player"


@rule("SJ-44")
def test_an_empty_supply_waits_until_a_card_is_needed() -> None:
    t = table(deck="well", discard="hero", rest="nowhere", town={0: "", 1: ""})
    t.choose(0, "prospector")
    assert t.s.deck == []
    assert t.discard == ["hero"]
    t.choose(1, "councillor")
    assert len(t.told(Shuffled)) == 1


@rule("SJ-45")
def test_with_both_piles_empty_what_can_not_be_drawn_is_lost() -> None:
    t = table(3, town={0: "indigo_plant", 1: "indigo_plant", 2: "well"}, deck="well", rest="nowhere")
    t.choose(0, "producer")
    assert (t.goods(0), t.goods(1)) == (["indigo_plant"], [])
    t.choose(1, "prospector")
    assert t.hand(1) == []
    t.choose(2, "councillor")
    assert t.asked == (1, "ChooseRole"), "nobody has drawn anything to keep"


@rule("SJ-45", "SJ-30")
def test_only_the_goods_for_which_there_is_a_card_are_produced() -> None:
    t = table(town={0: "indigo_plant indigo_plant", 1: ""}, deck="hero", rest="nowhere")
    t.choose(0, "producer")
    assert [len(event.cards) for event in t.told(Produced)] == [1]


@rule("SJ-45")
def test_a_sale_brings_what_there_is() -> None:
    t = table(goods={0: "indigo_plant"}, town={0: "indigo_plant market_hall"}, rest="nowhere")
    t.choose(0, "trader", "sell indigo_plant")
    assert len(t.hand(0)) == 1, "the good itself, shuffled at once"
    assert t.bonuses(0) == []


@rule("SJ-45", "SJ-67", "SJ-68")
def test_no_more_is_kept_or_discarded_than_was_drawn() -> None:
    t = table(town={0: "prefecture archive", 1: ""}, hand={0: "well"}, deck="hero", rest="nowhere")
    t.choose(0, "councillor")
    assert t.hand(0) == ["hero", "well"]
