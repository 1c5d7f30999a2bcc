"""The Crane, and all that follows from covering a building."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import BuiltOver, GoodLost
from mizban.games.san_juan.tests.kit import PLENTY, building, table
from mizban.testing import rule


@rule("SJ-56", "SJ-60")
def test_a_palace_over_a_chapel_costs_three_and_the_stored_cards_still_count() -> None:
    t = table(town={1: "crane chapel"}, stored={1: "well smithy"}, hand={1: "palace coffee_roaster hero statue"}, cathedral=False)
    t.choose(0, "builder").play(1, "build palace")
    assert t.town(1) == ["crane", "palace"], "only over the Chapel it can be paid, so nothing is asked"
    event = t.told(BuiltOver)[0]
    assert (event.price, event.less) == (3, 3)
    assert t.stored(1) == ["smithy", "well"]
    assert t.points(1) == {"printed": 1, "stored": 2, "total": 3}


@rule("SJ-56")
def test_a_statue_over_a_coffee_roaster_is_free_and_nothing_is_paid_back() -> None:
    t = table(town={1: "crane coffee_roaster"}, hand={1: "statue"})
    t.choose(0, "builder").play(1, "build statue")
    assert t.town(1) == ["crane", "statue"]
    assert t.hand(1) == []


@rule("SJ-56")
def test_where_there_is_a_choice_the_site_is_asked() -> None:
    t = table(town={1: "crane well chapel"}, hand={1: "statue smithy smithy smithy"}, cathedral=False)
    t.choose(0, "builder").play(1, "build statue")
    assert t.asked == (1, "ChooseSite")
    assert t.options(1) == ["beside", "over well", "over chapel"]
    assert [hint["price"] for hint in t.ask(1).hints.values()] == [3, 1, 0]
    t.play(1, "over well", "pay smithy")
    assert t.town(1) == ["crane", "statue", "chapel"]


@rule("SJ-57")
def test_the_crane_is_not_covered_nor_a_building_by_its_own_kind() -> None:
    t = table(town={1: "crane indigo_plant indigo_plant"}, hand={1: "indigo_plant well"}, cathedral=False)
    t.choose(0, "builder")
    assert t.options(1) == ["build indigo_plant", "build well", "pass"]
    t.play(1, "build indigo_plant")
    assert t.town(1) == ["crane", "indigo_plant", "indigo_plant", "indigo_plant"], "beside the others is the only way"
    t = table(town={1: "crane indigo_plant"}, hand={1: "well"}, cathedral=False)
    t.choose(0, "builder")
    assert t.options(1) == ["pass"], "1 card short over the Indigo Plant, and the Crane is no site"


@rule("SJ-57", "SJ-26")
def test_a_city_building_that_stands_is_not_built_again_over_another() -> None:
    t = table(town={1: "crane well chapel"}, hand={1: f"well {PLENTY}"}, cathedral=False)
    t.choose(0, "builder")
    assert "build well" not in t.options(1)


@rule("SJ-57")
def test_without_a_crane_nothing_is_covered() -> None:
    t = table(town={1: "well chapel"}, hand={1: "statue"}, cathedral=False)
    t.choose(0, "builder")
    assert t.options(1) == ["pass"]


@rule("SJ-58")
@pytest.mark.parametrize(("old", "new", "price"), [("smithy", "silver_smelter", 4), ("quarry", "guild_hall", 2), ("well", "guild_hall", 4)])
def test_a_covered_building_no_longer_makes_the_new_one_cheaper(old: str, new: str, price: int) -> None:
    t = table(town={1: f"crane {old}"}, hand={1: f"{new} {PLENTY}"}, cathedral=False)
    t.choose(0, "builder").play(1, f"build {new}")
    assert t.ask(1).hints[t.choice(1, f"over {old}")]["price"] == price


@rule("SJ-58")
def test_the_privilege_counts_once_when_the_library_is_covered() -> None:
    t = table(3, town={0: "crane library"}, hand={0: "guild_hall " + PLENTY}, cathedral=False)
    t.choose(0, "builder", "build guild_hall")
    assert [hint["price"] for hint in t.ask(0).hints.values()] == [4, 0]
    t = table(3, town={0: "crane library"}, hand={0: PLENTY})
    t.choose(0, "builder", "build cathedral")
    assert [hint["price"] for hint in t.ask(0).hints.values()] == [5, 1]
    t = table(2, town={0: "crane library", 1: ""}, hand={0: "guild_hall " + PLENTY}, cathedral=False)
    t.choose(0, "builder", "save", "build guild_hall")
    assert [hint["price"] for hint in t.ask(0).hints.values()] == [5, 0], "a Library that is saved is no loss for the price"


@rule("SJ-58")
@pytest.mark.parametrize("old", ["carpenter", "poor_house"])
def test_a_covered_building_gives_no_card_for_the_new_one(old: str) -> None:
    t = table(town={1: f"crane {old}"}, hand={1: "tower smithy smithy"}, cathedral=False)
    t.choose(0, "builder").play(1, "build tower")
    if t.asked == (1, "Pay"):
        t.play(1, "pay smithy")
    assert t.town(1) == ["crane", "tower"]
    assert t.bonuses(1) == []


@rule("SJ-58", "SJ-5")
def test_the_covered_card_is_out_of_the_game_with_its_points_and_function() -> None:
    t = table(town={1: "crane quarry"}, hand={1: "hero smithy"}, cathedral=False)
    t.choose(0, "builder").play(1, "build hero")
    assert "quarry" not in t.discard
    assert t.names(t.s.players[1].covered) == ["quarry"]
    assert t.points(1) == {"printed": 1 + 5, "total": 6}
    assert t.s.players[1].powers.cheaper_city == 0
    assert not t.s.players[1].kinds >> building("quarry") & 1


@rule("SJ-58")
def test_a_covered_black_market_takes_no_goods() -> None:
    t = table(town={1: "crane black_market indigo_plant"}, goods={1: "indigo_plant"}, hand={1: "tower well well well"}, cathedral=False)
    t.choose(0, "builder").play(1, "build tower", "over black_market")
    assert t.asked == (1, "Pay")


@rule("SJ-59")
def test_the_good_on_a_covered_building_is_lost() -> None:
    t = table(town={1: "crane tobacco_storage"}, goods={1: "tobacco_storage"}, hand={1: "tower"})
    t.choose(0, "builder").play(1, "build tower")
    assert t.goods(1) == []
    assert len(t.discard) == 1
    assert [t.name(event.card) for event in t.told(GoodLost)] == ["tobacco_storage"]


@rule("SJ-59")
def test_the_good_on_the_covered_building_does_not_pay_at_the_black_market() -> None:
    t = table(
        town={1: "crane black_market sugar_mill indigo_plant"},
        goods={1: "sugar_mill indigo_plant"},
        hand={1: "library well well well"},
        cathedral=False,
    )
    t.choose(0, "builder").play(1, "build library", "over sugar_mill")
    assert t.options(1) == ["burn indigo_plant"]


@rule("SJ-61")
def test_covering_does_not_change_the_number_of_buildings() -> None:
    eleven = "crane well smithy archive chapel tower aqueduct carpenter quarry market_hall indigo_plant"
    t = table(town={1: eleven}, hand={1: "statue"}, cathedral=False)
    t.choose(0, "builder").play(1, "build statue", "over chapel")
    assert len(t.town(1)) == 11
    assert not t.ended


@rule("SJ-61")
def test_a_covered_kind_may_be_built_again() -> None:
    t = table(town={1: "crane well"}, hand={1: "statue well smithy smithy smithy"}, cathedral=False)
    t.choose(0, "builder").play(1, "build statue", "over well", "pay smithy")
    t.choose(1, "producer").choose(0, "prospector").choose(1, "builder")
    t.play(1, "build well", "beside", "pay smithy")
    assert sorted(t.town(1)) == ["crane", "statue", "well"]


@rule("SJ-60", "SJ-61", "SJ-72")
def test_a_chapel_built_anew_stores_again_and_the_cards_of_the_old_one_still_count() -> None:
    t = table(town={0: "crane chapel", 1: ""}, stored={0: "well"}, hand={0: "statue chapel smithy smithy hero hero"}, cathedral=False)
    t.choose(0, "builder", "build statue", "over chapel").choose(1, "trader").choose(0, "producer")
    assert t.asked == (1, "ChooseRole"), "a covered Chapel stores nothing"
    t.choose(1, "builder").play(0, "build chapel", "beside", "pay smithy smithy hero")
    t.choose(0, "trader").choose(1, "producer").play(0, "store hero")
    assert [site.stored for site in t.view(0).players[0].town] == [0, 1, 1]
    assert t.points(0)["stored"] == 2


@rule("SJ-56")
def test_what_would_be_covered_is_told_beforehand() -> None:
    t = table(town={1: "crane chapel"}, hand={1: "statue hero well"}, cathedral=False)
    t.choose(0, "builder")
    hints = {t.words(option): hint for option, hint in t.ask(1).hints.items()}
    assert hints["build well"]["over"] == 0, "beside the others, where that can be paid"
    assert (hints["build well"]["price"], hints["build well"]["sites"], hints["build well"]["cheapest"]) == (2, 2, 0)
    assert (hints["build hero"]["over"], hints["build hero"]["sites"]) == (1, 1)
    assert t.name(hints["build hero"]["over_card"]) == t.name(hints["build hero"]["doomed_card"]) == "chapel"
    assert "doomed_card" not in hints["build well"], "its place can still be chosen"
    assert (hints["build hero"]["price"], hints["build hero"]["credit"], hints["build hero"]["less"]) == (2, 3, 3)
    t.play(1, "build well")
    assert [(t.words(option), hint["price"], hint["less"]) for option, hint in t.ask(1).hints.items()] == [
        ("beside", 2, 0),
        ("over chapel", 0, 2),
    ]
    t.play(1, "beside")
    assert t.town(1) == ["crane", "chapel", "well"]
    t = table(town={1: "chapel crane"}, hand={1: "statue hero well"}, cathedral=False)
    t.choose(0, "builder")
    assert t.ask(1).hints[t.choice(1, "build hero")]["over"] == 1, "over the first building of the town as well"


@rule("SJ-59")
def test_a_building_is_not_in_reach_through_the_good_that_its_site_would_lose() -> None:
    town = {1: "crane black_market sugar_mill"}
    t = table(town=town, goods={1: "sugar_mill"}, hand={1: "library well well"}, cathedral=False)
    t.choose(0, "builder")
    assert "build library" not in t.options(1), "3 cards are due over the Sugar Mill, and its good is gone"
    t = table(town={1: town[1] + " indigo_plant"}, goods={1: "indigo_plant"}, hand={1: "library well well"}, cathedral=False)
    t.choose(0, "builder").play(1, "build library")
    assert t.town(1) == ["crane", "black_market", "library", "indigo_plant"]
    assert t.hand(1) == t.goods(1) == []


@rule("SJ-61", "SJ-5")
def test_of_two_equal_plants_the_uncovered_one_still_stands() -> None:
    t = table(3, town={0: "crane indigo_plant indigo_plant", 1: "goldsmith", 2: "well"}, hand={0: "smithy"}, deck="quarry indigo_plant")
    t.choose(0, "builder", "build smithy", "over indigo_plant")
    assert t.town(0) == ["crane", "smithy", "indigo_plant"]
    t.choose(1, "prospector")
    assert t.hand(1) == ["quarry"], "the Goldsmith's Indigo Plant is lost"


@rule("SJ-56")
def test_what_is_short_is_counted_where_the_fewest_cards_are_missing() -> None:
    t = table(town={1: "crane indigo_plant sugar_mill"}, hand={1: "hero well"}, cathedral=False)
    t.choose(0, "builder")
    denied = {t.words(denied.choice): denied.params for denied in t.ask(1).denied}
    assert denied["build hero"] == {"lack": 5 - 2 - 1, "price": 5}, "over the Sugar Mill 3 cards are due, and there is 1"
