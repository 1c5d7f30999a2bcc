"""Chapter "Trader"."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import NobodySold, Sold, SoldNothing, TileTurned
from mizban.games.san_juan.tests.kit import DEAR, table
from mizban.testing import rule

FIVE = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"


@rule("SJ-35")
def test_the_tile_is_turned_up_even_if_nobody_can_sell() -> None:
    t = table(tile=[1, 1, 2, 2, 3])
    t.choose(0, "trader")
    event = t.told(TileTurned)[0]
    assert (event.indigo, event.sugar, event.tobacco, event.coffee, event.silver) == (1, 1, 2, 2, 3)
    assert len(t.told(NobodySold)) == 1


@rule("SJ-35", "SJ-3")
def test_the_tile_tells_the_price_of_each_good_by_its_name() -> None:
    t = table(town={0: "", 1: ""}, tile=[1, 1, 2, 2, 3])
    t.choose(0, "trader")
    event = t.told(TileTurned)[0]
    assert (event.indigo, event.sugar, event.tobacco, event.coffee, event.silver) == (1, 1, 2, 2, 3)


@rule("SJ-36")
def test_a_good_goes_to_the_discard_pile_and_brings_the_price_of_the_tile() -> None:
    t = table(town={1: FIVE}, goods={1: "silver_smelter indigo_plant"}, tile=DEAR)
    t.choose(0, "trader").play(1, "sell silver_smelter")
    assert len(t.hand(1)) == 3
    assert t.goods(1) == ["indigo_plant"]
    assert len(t.discard) == 1
    assert t.told(Sold)[0].drawn == 3


@rule("SJ-36", "SJ-97")
def test_a_sold_good_is_seen_by_nobody() -> None:
    t = table(goods={1: "indigo_plant"})
    good = t.s.players[1].goods[0]
    t.choose(0, "trader").play(1, "sell indigo_plant")
    assert good in t.s.discard
    assert t.s.seen[good] == 0


@rule("SJ-37", "SJ-64", "SJ-74")
@pytest.mark.parametrize(
    ("chooser", "buildings", "sales"),
    [(1, "", 1), (0, "", 2), (0, "library", 3), (1, "trading_post", 2), (0, "trading_post", 3), (0, "trading_post library", 4)],
)
def test_how_many_goods_are_sold(chooser: int, buildings: str, sales: int) -> None:
    t = table(3, town={0: f"{FIVE} {buildings}"}, goods={0: FIVE})
    if chooser:
        t.choose(0, "prospector")
    t.choose(chooser, "trader")
    assert t.ask(0).some == (0, sales)


@rule("SJ-38")
def test_whoever_has_a_good_is_asked_all_at_once() -> None:
    t = table(3, goods={0: "indigo_plant", 2: "indigo_plant"})
    t.choose(0, "trader")
    assert t.asks_all() == [0, 2]
    t.play(2, "sell")
    assert t.asks_all() == [0]
    t.play(0, "sell indigo_plant")
    assert [event.seat for event in t.told(SoldNothing)] == [2]


@rule("SJ-39")
def test_the_order_of_the_tiles_never_changes() -> None:
    t = table(3, town={0: "", 1: "", 2: ""})
    roles = ("trader", "builder", "producer")
    while len(t.told(TileTurned)) < 6:
        for role in roles:
            t.choose(t.asked[0], role)
    turned = [event.card for event in t.told(TileTurned)]
    assert len(set(turned[:5])) == 5
    assert turned[5] == turned[0]


@rule("SJ-64", "SJ-66")
def test_three_goods_with_trading_post_and_market_hall_bring_seven_cards() -> None:
    t = table(town={0: f"{FIVE} trading_post market_hall"}, goods={0: FIVE}, tile=[1, 1, 2, 2, 3])
    t.choose(0, "trader", "sell indigo_plant tobacco_storage silver_smelter")
    assert len(t.hand(0)) == 1 + 2 + 3 + 1


@rule("SJ-65")
@pytest.mark.parametrize(
    ("sold", "cards"), [("sugar_mill", 0), ("sugar_mill coffee_roaster", 1), ("indigo_plant sugar_mill coffee_roaster", 1)]
)
def test_the_market_stand_gives_one_card_for_two_sales_or_more(sold: str, cards: int) -> None:
    t = table(town={0: f"{FIVE} market_stand trading_post"}, goods={0: FIVE})
    t.choose(0, "trader", f"sell {sold}")
    assert t.bonuses(0) == ["market_stand"] * cards
    assert len(t.hand(0)) == t.told(Sold)[0].drawn + cards


@rule("SJ-66")
def test_the_market_hall_gives_one_card_however_many_goods_are_sold() -> None:
    t = table(town={0: f"{FIVE} market_hall"}, goods={0: FIVE}, tile=[1, 1, 2, 2, 3])
    t.choose(0, "trader", "sell sugar_mill coffee_roaster")
    assert len(t.hand(0)) == 1 + 2 + 1
    nothing = table(town={0: f"{FIVE} market_hall"}, goods={0: FIVE})
    assert nothing.choose(0, "trader", "sell").bonuses(0) == []


@rule("SJ-65", "SJ-66")
def test_market_hall_and_market_stand_add_up() -> None:
    t = table(town={0: f"{FIVE} market_hall market_stand"}, goods={0: FIVE})
    t.choose(0, "trader", "sell sugar_mill coffee_roaster")
    assert t.bonuses(0) == ["market_stand", "market_hall"]
