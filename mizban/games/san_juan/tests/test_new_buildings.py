"""Chapter "The New Buildings": those of the roles, and the Cathedral. Those of the start of a round have a file of their own."""

from __future__ import annotations

import pytest

from mizban.engine.events import Event
from mizban.games.san_juan.events import GoodDelivered, Sold, Stored, StoredCards
from mizban.games.san_juan.tests.kit import PLENTY, table
from mizban.testing import rule


@rule("SJ-86")
def test_the_hut_gives_a_card_when_nobody_sold_anything() -> None:
    t = table(3, town={0: "hut", 1: "hut indigo_plant", 2: "well"}, goods={1: "indigo_plant"})
    tile = t.s.next_tile
    t.choose(0, "trader").play(1, "sell")
    assert [len(t.hand(seat)) for seat in range(3)] == [1, 1, 0]
    assert t.s.next_tile == tile + 1


@rule("SJ-86", "SJ-20")
def test_several_huts_give_their_cards_clockwise_from_the_chooser() -> None:
    t = table(3, town=dict.fromkeys(range(3), "hut"), deck="well hero statue tower")
    t.choose(0, "prospector").choose(1, "trader")
    assert (t.hand(1), t.hand(2), t.hand(0)) == (["hero"], ["statue"], ["tower", "well"])


@rule("SJ-86", "SJ-90")
@pytest.mark.parametrize("sold", ["indigo_plant", "customs_office"])
def test_any_sale_leaves_the_hut_empty(sold: str) -> None:
    t = table(town={0: "hut", 1: "indigo_plant customs_office"}, goods={1: sold})
    t.choose(0, "trader").play(1, f"sell {sold}")
    assert t.bonuses(0) == []


@rule("SJ-87")
@pytest.mark.parametrize(
    ("mine", "other", "third", "bonuses"),
    [
        ("tavern", "well smithy", "well smithy", ["tavern"]),
        ("tavern", "well", "well smithy", ["tavern"]),
        ("tavern", "well", "well", []),
        ("tavern well", "well", "well smithy", []),
    ],
)
def test_the_tavern_helps_whoever_has_the_fewest_buildings(mine: str, other: str, third: str, bonuses: list[str]) -> None:
    t = table(3, town={0: mine, 1: other, 2: third})
    t.choose(0, "builder")
    assert t.bonuses(0) == bonuses


@rule("SJ-87", "SJ-27")
def test_the_tavern_gives_nothing_in_its_own_phase() -> None:
    t = table(town={0: "", 1: "well smithy crane"}, hand={0: "tavern well"})
    t.choose(0, "builder", "build tavern")
    assert t.bonuses(0) == []
    t.choose(1, "prospector").choose(0, "trader").choose(1, "builder")
    t.play(1, "pass")
    assert t.bonuses(0) == ["tavern"]


@rule("SJ-87")
def test_the_tavern_gives_its_card_before_the_game_ends() -> None:
    eleven = "indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant indigo_plant well smithy crane archive tower"
    t = table(town={0: "tavern", 1: eleven}, hand={1: "gold_mine well"})
    t.choose(0, "builder").play(1, "build gold_mine", "beside")
    assert t.ended
    assert t.bonuses(0) == ["tavern"]


@rule("SJ-88")
def test_a_library_over_a_park_is_free() -> None:
    t = table(town={1: "crane park"}, hand={1: "library"}, cathedral=False)
    t.choose(0, "builder").play(1, "build library")
    assert t.town(1) == ["crane", "library"]


@rule("SJ-88", "SJ-94")
@pytest.mark.parametrize(("chooser", "more", "price"), [(0, "", 1), (1, "", 0), (0, " quarry", 0)])
def test_a_cathedral_over_a_park_costs_one_card_or_none(chooser: int, more: str, price: int) -> None:
    t = table(3, town={1: f"crane park{more}"}, hand={1: PLENTY + " well"})
    if chooser:
        t.choose(0, "prospector")
    t.choose(chooser, "builder").play(1, "build cathedral")
    assert t.ask(1).hints[t.choice(1, "over park")]["price"] == price


@rule("SJ-89")
def test_the_customs_office_gets_a_good_when_the_councillor_phase_begins() -> None:
    t = table(town={1: "customs_office"})
    t.choose(0, "councillor")
    assert t.goods(1) == ["customs_office"]
    assert len(t.told(GoodDelivered)) == 1
    assert t.s.seen[t.s.players[1].goods[0]] == 0


@rule("SJ-89", "SJ-42")
def test_the_customs_office_is_filled_before_anybody_draws() -> None:
    t = table(town={1: "customs_office"}, deck="hero well well well archive archive")
    t.choose(0, "councillor")
    assert t.names(t.s.players[1].goods) == ["hero"]


@rule("SJ-89")
def test_a_full_customs_office_gets_no_second_good() -> None:
    t = table(town={1: "customs_office"}, goods={1: "customs_office"})
    t.choose(0, "councillor")
    assert len(t.s.players[1].goods) == 1
    assert t.told(GoodDelivered) == []


@rule("SJ-89", "SJ-27")
def test_a_customs_office_just_built_waits_for_the_next_council() -> None:
    t = table(3, hand={0: "customs_office well well"}, town={0: "", 1: "", 2: ""})
    t.choose(0, "builder", "build customs_office")
    assert t.goods(0) == []
    t.choose(1, "councillor")
    assert t.goods(0) == ["customs_office"]


@rule("SJ-90")
@pytest.mark.parametrize("tile", [[1, 1, 1, 2, 2], [1, 2, 2, 3, 3]])
def test_the_customs_good_sells_for_two_cards(tile: list[int]) -> None:
    t = table(town={1: "customs_office market_hall"}, goods={1: "customs_office"}, tile=tile)
    t.choose(0, "trader").play(1, "sell customs_office")
    assert len(t.hand(1)) == 2 + 1


@rule("SJ-90", "SJ-65")
def test_the_customs_good_counts_for_the_market_stand_and_against_the_number_of_sales() -> None:
    t = table(town={0: "customs_office indigo_plant sugar_mill market_stand"}, goods={0: "customs_office indigo_plant sugar_mill"})
    t.choose(0, "trader")
    assert t.ask(0).some == (0, 2)
    t.play(0, "sell customs_office indigo_plant")
    assert t.bonuses(0) == ["market_stand"]


@rule("SJ-90", "SJ-54")
def test_the_customs_good_pays_at_the_black_market() -> None:
    t = table(town={1: "customs_office black_market"}, goods={1: "customs_office"}, hand={1: "well smithy"})
    t.choose(0, "builder").play(1, "build well")
    assert t.hand(1) == [], "1 card and the good, both needed"
    assert t.goods(1) == []


@rule("SJ-90", "SJ-59")
def test_the_customs_good_is_lost_with_a_covered_office() -> None:
    t = table(town={1: "customs_office crane"}, goods={1: "customs_office"}, hand={1: "statue"})
    t.choose(0, "builder").play(1, "build statue")
    assert t.s.players[1].goods == []


@rule("SJ-90", "SJ-30", "SJ-78")
def test_the_customs_office_is_no_production_building() -> None:
    t = table(town={0: "customs_office guild_hall indigo_plant", 1: ""})
    t.choose(0, "producer")
    assert t.goods(0) == ["indigo_plant"]
    assert t.points(0)["guild_hall"] == 2


@rule("SJ-91")
def test_one_of_the_goods_sold_goes_under_the_harbor_unseen() -> None:
    t = table(
        town={0: "harbor trading_post indigo_plant sugar_mill coffee_roaster"},
        goods={0: "indigo_plant sugar_mill coffee_roaster"},
    )
    t.choose(0, "trader", "sell indigo_plant sugar_mill coffee_roaster")
    assert len(t.stored(0)) == 1
    assert len(t.discard) == 2
    assert t.s.seen[t.s.players[0].stored[0]] == 0
    assert t.points(0)["stored"] == 1
    assert [type(event) for event in t.told(Event) if isinstance(event, Sold | Stored)] == [Sold, Stored]
    assert t.told(StoredCards) == [], "nobody has seen it"


@rule("SJ-91", "SJ-54")
def test_the_harbor_stores_nothing_without_a_sale_and_no_burned_goods() -> None:
    t = table(town={0: "harbor indigo_plant"}, goods={0: "indigo_plant"})
    assert t.choose(0, "trader", "sell").stored(0) == []
    t = table(town={1: "harbor black_market indigo_plant"}, goods={1: "indigo_plant"}, hand={1: "well smithy archive"})
    t.choose(0, "builder").play(1, "build well", "burn indigo_plant", "pay smithy")
    assert t.stored(1) == []


@rule("SJ-94", "SJ-22")
def test_the_cathedral_is_built_from_the_table_and_only_once() -> None:
    t = table(hand={0: PLENTY, 1: "hero hero hero statue statue statue well"})
    t.choose(0, "builder", "build cathedral")
    assert t.town(0) == ["indigo_plant", "cathedral"]
    assert t.hand(0) == [], "6 cards and the privilege"
    assert t.view(None).cathedral is None
    assert "build cathedral" not in t.options(1)


@rule("SJ-94", "SJ-22", "SJ-88")
def test_whoever_has_no_card_may_still_build_the_cathedral_if_it_is_free() -> None:
    t = table(town={0: "crane park"}, hand={0: ""})
    t.choose(0, "builder")
    assert t.options(0) == ["build cathedral", "pass"]
    t.play(0, "build cathedral")
    assert t.town(0) == ["crane", "cathedral"]


@rule("SJ-95")
def test_a_covered_cathedral_is_out_of_the_game() -> None:
    t = table(town={0: "crane cathedral", 1: "palace"}, hand={0: "hero"})
    assert t.points(0)["cathedral"] == 4
    t.choose(0, "builder", "build hero")
    assert t.s.offered == []
    assert t.points(0) == {"printed": 6, "total": 6}
