"""Chapter "Builder", and the buildings that have their say there."""

from __future__ import annotations

import pytest

from mizban.engine.cards import Seat
from mizban.games.san_juan.cards import ROLES
from mizban.games.san_juan.deck import CATALOGUE
from mizban.games.san_juan.events import Built, DidNotBuild, GoodsBurned
from mizban.games.san_juan.tests.kit import PLENTY, SanJuanTable, table
from mizban.testing import rule


@rule("SJ-22")
def test_everybody_may_build_one_building() -> None:
    t = table(hand={0: "smithy archive well", 1: "smithy well"})
    t.choose(0, "builder", "build smithy")
    assert t.town(0) == ["indigo_plant", "smithy"]
    assert t.asked == (1, "Build")
    t.play(1, "build smithy")
    assert t.asked == (1, "ChooseRole")
    assert [event.seat for event in t.told(Built)] == [0, 1]


@rule("SJ-22")
def test_nothing_to_build_is_still_answered_while_there_are_cards() -> None:
    t = table(3, hand={0: "palace", 1: "", 2: "palace"}, cathedral=False)
    t.choose(0, "builder")
    assert t.options(0) == ["pass"]
    t.play(0, "pass")
    assert t.asked == (2, "Build"), "everybody knows that an empty hand can build nothing"
    assert [event.seat for event in t.told(DidNotBuild)] == [0, 1]


@rule("SJ-23")
def test_the_price_is_paid_exactly_and_face_down() -> None:
    t = table(hand={1: "chapel well smithy archive crane"})
    t.choose(0, "builder").play(1, "build chapel")
    assert t.asked == (1, "Pay")
    assert t.ask(1).some == (3, 3)
    assert t.options(1) == ["pay smithy", "pay archive", "pay well", "pay crane"]
    assert t.refuses(1, "pay smithy archive")
    assert t.refuses(1, "pay smithy archive well crane")
    t.play(1, "pay smithy archive well")
    assert sorted(t.discard) == ["archive", "smithy", "well"]
    assert t.hand(1) == ["crane"]


@rule("SJ-23")
def test_the_card_that_is_built_can_not_pay_for_itself() -> None:
    t = table(hand={1: "chapel well smithy"})
    t.choose(0, "builder")
    assert t.options(1) == ["build smithy", "build well", "pass"]
    assert [(t.words(denied.choice), denied.reason, denied.params["lack"]) for denied in t.ask(1).denied] == [
        ("build chapel", "short", 1),
        ("build cathedral", "short", 4),
    ]


@rule("SJ-23")
def test_a_sensible_payment_is_marked_to_be_taken_with_one_click() -> None:
    t = table(town={1: "well"}, hand={1: "chapel well smithy smithy hero library"})
    t.choose(0, "builder").play(1, "build chapel")
    marked = [t.words(option) for option, hint in t.ask(1).hints.items() if hint.get("default")]
    assert marked == ["pay smithy", "pay smithy", "pay well"], "a building that stands already, and two cheap ones"


@rule("SJ-23")
def test_where_all_cards_must_go_the_payment_is_not_asked() -> None:
    t = table(hand={1: "chapel well smithy archive"})
    t.choose(0, "builder").play(1, "build chapel")
    assert t.hand(1) == []
    assert t.asked == (1, "ChooseRole")


@rule("SJ-24", "SJ-74")
def test_the_chooser_pays_one_card_less_and_two_with_the_library() -> None:
    for buildings, price in (("well", 5), ("library", 4)):
        t = table(3, town={0: buildings}, hand={0: "guild_hall " + PLENTY})
        t.choose(0, "builder")
        assert t.price(0, "guild_hall") == price


@rule("SJ-25", "SJ-50", "SJ-74")
def test_smithy_and_library_make_a_sugar_mill_free_and_nothing_is_paid_back() -> None:
    t = table(3, town={0: "smithy library"}, hand={0: "sugar_mill well"})
    t.choose(0, "builder", "build sugar_mill")
    assert t.hand(0) == ["well"]
    assert t.told(Built)[0].price == 0


@rule("SJ-25", "SJ-51", "SJ-74")
def test_quarry_and_library_save_the_chooser_three_cards() -> None:
    t = table(3, town={0: "quarry library"}, hand={0: "hero " + PLENTY})
    t.choose(0, "builder")
    assert t.price(0, "hero") == 2


def view_prices(t: SanJuanTable, seat: Seat | None) -> dict[str, int]:
    """What the view says that everything costs this seat."""
    return {t.name(face): price for face, price in t.view(seat).prices.items()}


@rule("SJ-24", "SJ-50", "SJ-51")
def test_my_view_says_what_my_cards_and_the_cathedral_cost_me_by_what_works_in_my_town() -> None:
    t = table(3, town={0: "smithy quarry"}, hand={0: "silver_smelter hero", 1: "hero"})
    assert view_prices(t, 0) == {"silver_smelter": 4, "hero": 4, "cathedral": 6}
    assert view_prices(t, 1) == {"hero": 5, "cathedral": 7}
    assert view_prices(t, 2) == {"cathedral": 7}
    assert view_prices(t, None) == {}


@rule("SJ-24")
def test_only_the_privilege_of_the_builder_makes_a_building_cheaper() -> None:
    t = table(2, hand={0: "hero " + PLENTY, 1: "hero " + PLENTY})
    t.choose(0, "builder")
    assert view_prices(t, 0)["hero"] == t.price(0, "hero") == 4
    t = table(2, hand={0: "hero"}, deck="statue well smithy quarry archive")
    t.choose(0, "councillor")
    assert (t.view(0).role, t.view(0).chooser) == (ROLES.index("councillor"), 0)
    assert view_prices(t, 0) == {"hero": 5, "cathedral": 7, "statue": 3, "well": 2, "smithy": 1, "quarry": 4, "archive": 1}, (
        "drawn cards too"
    )


@rule("SJ-22")
def test_while_a_building_is_paid_for_it_alone_has_a_price_in_my_view() -> None:
    t = table(2, town={0: "black_market indigo_plant"}, goods={0: "indigo_plant"}, hand={0: "hero well well smithy quarry"})
    t.choose(0, "builder", "build hero")
    assert view_prices(t, 0) == {"hero": 4}
    t.play(0, "burn indigo_plant")
    assert (t.asked, view_prices(t, 0)) == ((0, "Pay"), {"hero": 3})
    assert "hero" not in view_prices(t, 1)


@rule("SJ-56")
def test_with_a_crane_my_view_says_the_price_beside_the_others_or_else_the_cheapest_place() -> None:
    t = table(town={1: "crane chapel"}, hand={1: "statue hero well"}, cathedral=False)
    t.choose(0, "builder")
    assert view_prices(t, 1) == {"statue": 0, "hero": 2, "well": 2}
    t.play(1, "build well")
    assert view_prices(t, 1) == {"well": 0}, "the cheapest place"


@rule("SJ-26")
def test_production_buildings_may_be_built_again_city_buildings_not() -> None:
    t = table(town={1: "indigo_plant well"}, hand={1: "indigo_plant well smithy " + PLENTY})
    t.choose(0, "builder")
    assert "build indigo_plant" in t.options(1)
    assert "build well" not in t.options(1)
    assert [denied.reason for denied in t.ask(1).denied] == ["twice"]
    t.play(1, "build indigo_plant", "pay smithy")
    assert t.town(1) == ["indigo_plant", "well", "indigo_plant"]


@rule("SJ-27")
@pytest.mark.parametrize("new", ["carpenter", "poor_house", "quarry", "smithy", "black_market", "crane"])
def test_a_new_building_does_nothing_in_its_own_builder_phase(new: str) -> None:
    t = table(hand={1: f"{new} sugar_mill sugar_mill sugar_mill sugar_mill"}, goods={1: "indigo_plant"})
    t.choose(0, "builder").play(1, f"build {new}")
    cost = t.full_cost(new)
    if t.asked[1] == "Pay":
        t.play(1, " ".join(["pay", *["sugar_mill"] * cost]))
    assert t.told(Built)[0].price == cost
    assert t.bonuses(1) == []
    assert len(t.hand(1)) == 4 - cost


@rule("SJ-27")
def test_a_new_building_works_from_the_next_role_on() -> None:
    t = table(3, hand={0: "library " + PLENTY})
    t.choose(0, "builder", "build library", "pay silver_smelter silver_smelter silver_smelter coffee_roaster")
    assert t.s.players[0].powers.privileges == 1
    assert not t.view(0).players[0].town[1].stored


@rule("SJ-27", "SJ-75")
def test_with_two_players_a_library_built_with_the_first_role_doubles_the_second() -> None:
    t = table(town={0: "", 1: ""}, hand={0: "library silver_smelter silver_smelter silver_smelter coffee_roaster"})
    t.choose(0, "builder", "build library").choose(1, "producer").choose(0, "prospector")
    assert len(t.hand(0)) == 2


@rule("SJ-28")
def test_what_is_being_built_is_seen_only_when_it_is_paid() -> None:
    t = table(hand={0: "well smithy archive", 1: "crane"})
    t.choose(0, "builder")
    before = t.view(1)
    t.play(0, "build well")
    assert t.asked == (0, "Pay")
    assert t.view(1) == before
    t.play(0, "pay smithy")
    assert t.view(1) != before


@rule("SJ-29")
def test_where_few_cards_help_discounts_may_be_declined() -> None:
    town, hand = {0: "poor_house smithy"}, {0: "tobacco_storage well archive crane"}
    t = table(3, town=town, hand=hand)
    t.choose(0, "builder", "build tobacco_storage")
    assert t.ask(0).some == (1, 3)
    t.play(0, "pay archive crane")
    assert t.bonuses(0) == ["poor_house"]
    assert t.told(Built)[0].price == 2
    strict = table(3, town=town, hand=hand, decline_discounts=False)
    strict.choose(0, "builder", "build tobacco_storage")
    assert strict.ask(0).some == (1, 1)


@rule("SJ-29")
def test_no_more_is_paid_than_the_building_costs_without_discounts() -> None:
    t = table(3, town={0: "poor_house quarry library"}, hand={0: "well smithy archive crane hero"}, cathedral=False)
    t.choose(0, "builder", "build well")
    assert t.ask(0).some == (0, 2)
    t = table(town={1: "poor_house black_market indigo_plant"}, goods={1: "indigo_plant"}, hand={1: "chapel smithy archive crane hero"})
    t.choose(0, "builder").play(1, "build chapel", "burn indigo_plant")
    assert t.ask(1).some == (2, 2), "there is no discount to decline, and a good that has paid stays paid"
    t = table(town={1: "crane poor_house smithy sugar_mill"}, hand={1: "silver_smelter archive well hero tower"}, cathedral=False)
    t.choose(0, "builder").play(1, "build silver_smelter", "over sugar_mill")
    assert t.ask(1).some == (2, 3), "the covered building is no discount that one could decline"


@rule("SJ-29")
def test_where_few_cards_do_not_help_the_price_is_exact() -> None:
    t = table(3, town={0: "smithy quarry"}, hand={0: "tobacco_storage well archive crane"})
    t.choose(0, "builder", "build tobacco_storage")
    assert t.ask(0).some == (1, 1)
    t = table(3, town={0: "poor_house crane quarry"}, hand={0: "hero well archive smithy smithy"}, cathedral=False)
    t.choose(0, "builder", "build hero", "over poor_house")
    assert t.ask(0).some == (1, 1), "the Poor House is being covered"


@rule("SJ-50")
def test_the_smithy_makes_production_buildings_cheaper_and_nothing_else() -> None:
    t = table(town={1: "smithy"}, hand={1: "silver_smelter hero " + PLENTY})
    t.choose(0, "builder")
    assert t.price(1, "silver_smelter") == 4
    assert t.price(1, "hero") == 5


@rule("SJ-51")
def test_the_quarry_makes_city_buildings_cheaper_and_nothing_else() -> None:
    t = table(town={1: "quarry"}, hand={1: "silver_smelter hero " + PLENTY})
    t.choose(0, "builder")
    assert t.price(1, "silver_smelter") == 5
    assert t.price(1, "hero") == 4
    assert t.price(1, "cathedral") == 6


@rule("SJ-50", "SJ-51")
@pytest.mark.parametrize("helper", ["smithy", "quarry"])
def test_each_building_is_cheaper_with_the_helper_of_its_type_only(helper: str) -> None:
    for building in CATALOGUE:
        if building.name != helper:
            own = "" if building.name == "cathedral" else building.name
            t = table(town={1: helper}, hand={1: f"{own} {PLENTY}"})
            t.choose(0, "builder")
            assert t.price(1, building.name) == building.cost - (building.is_city() == (helper == "quarry")), building.name


@rule("SJ-50", "SJ-51")
@pytest.mark.parametrize(("helper", "within", "beyond"), [("smithy", "sugar_mill", "well"), ("quarry", "well", "sugar_mill")])
def test_a_helper_brings_buildings_of_its_type_within_reach(helper: str, within: str, beyond: str) -> None:
    t = table(town={1: helper}, hand={1: f"{within} hero"}, cathedral=False)
    assert t.choose(0, "builder").options(1) == [f"build {within}", "pass"]
    t = table(town={1: helper}, hand={1: f"{beyond} hero"}, cathedral=False)
    assert t.choose(0, "builder").options(1) == ["pass"]


@rule("SJ-24", "SJ-51")
def test_the_chooser_with_a_quarry_builds_a_crane_for_nothing() -> None:
    t = table(town={0: "quarry"}, hand={0: "crane"})
    t.choose(0, "builder", "build crane")
    assert t.town(0) == ["quarry", "crane"]


@rule("SJ-52")
def test_the_carpenter_gives_a_card_for_a_city_building_only() -> None:
    for new, bonuses in (("smithy", ["carpenter"]), ("indigo_plant", [])):
        t = table(town={1: "carpenter"}, hand={1: f"{new} well well"})
        t.choose(0, "builder").play(1, f"build {new}", "pay well")
        assert t.bonuses(1) == bonuses
        assert len(t.hand(1)) == 1 + len(bonuses)


@rule("SJ-52")
def test_the_carpenter_gives_a_card_for_the_cathedral_too() -> None:
    t = table(town={1: "carpenter"}, hand={1: PLENTY + " well well"})
    t.choose(0, "builder").play(1, "build cathedral", "pay " + PLENTY + " well")
    assert t.bonuses(1) == ["carpenter"]


@rule("SJ-53")
@pytest.mark.parametrize(("left", "bonuses"), [("", ["poor_house"]), ("well", ["poor_house"]), ("well well", [])])
def test_the_poor_house_helps_whoever_has_at_most_one_card_left(left: str, bonuses: list[str]) -> None:
    t = table(town={1: "poor_house"}, hand={1: f"indigo_plant smithy {left}"})
    t.choose(0, "builder").play(1, "build indigo_plant")
    if t.asked == (1, "Pay"):
        t.play(1, "pay smithy")
    assert t.bonuses(1) == bonuses
    assert len(t.hand(1)) == len(left.split()) + len(bonuses)


@rule("SJ-53")
def test_the_carpenters_card_comes_before_the_poor_house_looks() -> None:
    t = table(town={1: "poor_house carpenter"}, hand={1: "smithy crane well"})
    t.choose(0, "builder").play(1, "build smithy", "pay crane")
    assert t.bonuses(1) == ["carpenter"]
    t = table(town={1: "poor_house carpenter"}, hand={1: "smithy crane"})
    t.choose(0, "builder").play(1, "build smithy")
    assert t.bonuses(1) == ["carpenter", "poor_house"]


@rule("SJ-53")
def test_the_poor_house_gives_nothing_without_a_build() -> None:
    t = table(town={1: "poor_house"}, hand={1: "smithy"})
    t.choose(0, "builder").play(1, "pass")
    assert t.bonuses(1) == []


@rule("SJ-54")
def test_two_goods_pay_for_two_cards_at_the_black_market() -> None:
    t = table(
        town={1: "black_market indigo_plant tobacco_storage"},
        goods={1: "indigo_plant tobacco_storage"},
        hand={1: "library well well well smithy"},
    )
    t.choose(0, "builder").play(1, "build library")
    assert t.asked == (1, "BurnGoods")
    assert t.ask(1).some == (1, 2)
    t.play(1, "burn indigo_plant tobacco_storage")
    assert t.ask(1).some == (3, 3)
    t.play(1, "pay well well well")
    assert t.goods(1) == []
    assert len(t.discard) == 5
    assert [t.name(card) for card in t.told(GoodsBurned)[0].cards] == ["indigo_plant", "tobacco_storage"]


@rule("SJ-54")
def test_the_black_market_takes_no_third_good_and_need_not_be_used() -> None:
    t = table(
        town={1: "black_market indigo_plant indigo_plant indigo_plant"},
        goods={1: "indigo_plant indigo_plant indigo_plant"},
        hand={1: "hero " + PLENTY},
    )
    t.choose(0, "builder").play(1, "build hero")
    assert t.ask(1).some == (0, 2)
    t.play(1, "burn", "pay silver_smelter silver_smelter silver_smelter coffee_roaster coffee_roaster")
    assert len(t.goods(1)) == 3


@rule("SJ-55")
def test_no_more_goods_are_burned_than_the_price_needs() -> None:
    t = table(town={1: "black_market indigo_plant sugar_mill"}, goods={1: "indigo_plant sugar_mill"}, hand={1: "smithy well well"})
    t.choose(0, "builder").play(1, "build smithy")
    assert t.ask(1).some == (0, 1)
    free = table(town={0: "black_market indigo_plant"}, goods={0: "indigo_plant"}, hand={0: "smithy well well"})
    free.choose(0, "builder", "build smithy")
    assert free.goods(0) == ["indigo_plant"], "a free building burns nothing"
