"""Chapter "Producer"."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import Produced, ProducedNothing
from mizban.games.san_juan.tests.kit import table
from mizban.testing import rule

FIVE = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"


@rule("SJ-30", "SJ-31")
def test_everybody_produces_one_good_the_chooser_two() -> None:
    t = table(town={0: FIVE, 1: FIVE})
    t.choose(0, "producer")
    assert t.ask(0).some == (2, 2)
    assert t.ask(1).some == (1, 1)
    t.play(0, "produce coffee_roaster silver_smelter").play(1, "produce silver_smelter")
    assert t.goods(0) == ["coffee_roaster", "silver_smelter"]
    assert t.goods(1) == ["silver_smelter"]


@rule("SJ-30")
def test_a_building_holds_one_good() -> None:
    t = table(town={0: FIVE, 1: ""}, goods={0: "silver_smelter coffee_roaster"})
    t.choose(0, "producer")
    assert t.options(0) == ["produce indigo_plant", "produce sugar_mill", "produce tobacco_storage"]
    assert t.refuses(0, "produce silver_smelter indigo_plant")


@rule("SJ-30", "SJ-97")
def test_a_good_is_the_top_card_of_the_supply_seen_by_nobody() -> None:
    t = table(town={0: "indigo_plant", 1: ""}, deck="hero")
    t.choose(0, "producer")
    good = t.s.players[0].goods[0]
    assert t.name(good) == "hero"
    assert t.s.seen[good] == 0


@rule("SJ-32")
def test_where_there_is_room_for_all_goods_nothing_is_asked() -> None:
    t = table(3, town={0: "indigo_plant sugar_mill", 1: "indigo_plant", 2: "well"})
    t.choose(0, "producer")
    assert t.asked == (1, "ChooseRole")
    assert t.goods(0) == ["indigo_plant", "sugar_mill"]
    assert [event.seat for event in t.told(Produced)] == [0, 1], "nobody produces on a Well"


@rule("SJ-33")
def test_a_new_production_building_produces_in_the_same_round() -> None:
    t = table(3, town={0: "", 1: "", 2: ""}, hand={0: "silver_smelter silver_smelter silver_smelter silver_smelter silver_smelter"})
    t.choose(0, "builder", "build silver_smelter").choose(1, "producer")
    assert t.goods(0) == ["silver_smelter"]


@rule("SJ-34", "SJ-103")
def test_all_decide_at_once_and_the_order_of_answers_changes_nothing() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0)):
        t = table(3, town=dict.fromkeys(range(3), "indigo_plant sugar_mill coffee_roaster"))
        t.choose(0, "producer")
        for seat in order:
            assert t.goods(0) == [], "nothing happens before the last answer"
            t.play(seat, "produce sugar_mill coffee_roaster" if seat == 0 else "produce sugar_mill")
        ends.append([t.s.players[seat].goods for seat in range(3)])
    assert ends[0] == ends[1]


@rule("SJ-62", "SJ-31", "SJ-74")
@pytest.mark.parametrize(
    ("chooser", "buildings", "goods"),
    [(1, "", 1), (0, "", 2), (0, "library", 3), (1, "aqueduct", 2), (0, "aqueduct", 3), (0, "aqueduct library", 4), (1, "library", 1)],
)
def test_how_many_goods_are_produced(chooser: int, buildings: str, goods: int) -> None:
    t = table(3, town={0: f"{FIVE} {buildings}", 1: "", 2: ""})
    if chooser:
        t.choose(0, "prospector")
    t.choose(chooser, "producer")
    assert t.ask(0).some == (goods, goods)


@rule("SJ-63")
@pytest.mark.parametrize(("plants", "bonuses"), [(1, []), (2, ["well"]), (3, ["well"])])
def test_the_well_gives_one_card_for_two_goods_or_more(plants: int, bonuses: list[str]) -> None:
    t = table(3, town={0: " ".join(["well", "aqueduct", *["indigo_plant"] * plants]), 1: "", 2: ""})
    t.choose(0, "producer", " ".join(["produce", *["indigo_plant"] * plants]))
    assert len(t.goods(0)) == plants
    assert t.bonuses(0) == bonuses
    assert len(t.hand(0)) == len(bonuses)


@rule("SJ-63")
def test_the_well_works_for_others_than_the_chooser() -> None:
    t = table(town={0: "", 1: "well aqueduct indigo_plant indigo_plant"})
    t.choose(0, "producer").play(1, "produce indigo_plant indigo_plant")
    assert t.bonuses(1) == ["well"]


@rule("SJ-63", "SJ-32")
def test_the_owner_of_a_well_is_asked_how_many_goods_to_produce_even_where_there_is_room_for_all() -> None:
    t = table(3, town={0: "well indigo_plant sugar_mill", 1: "indigo_plant", 2: f"well {FIVE}"}, goods={2: "sugar_mill"})
    t.choose(0, "producer")
    assert t.asks_all() == [0, 2], "whoever has no Well and room for all is not asked"
    assert t.ask(0).some == (0, 2)
    assert t.ask(2).some == (0, 1)
    assert (t.ask(0).about["goods"], t.ask(0).about["free"]) == (2, 1)


@rule("SJ-63")
def test_a_building_that_the_owner_of_a_well_leaves_empty_brings_a_card_later() -> None:
    """Two empty buildings, and another player is the Producer. To produce on one of them now would cost the card."""
    cards = []
    for now, later in (("produce", "produce indigo_plant sugar_mill"), ("produce sugar_mill", "produce indigo_plant")):
        t = table(town={0: "", 1: "well indigo_plant sugar_mill"})
        t.choose(0, "producer").play(1, now)
        t.choose(1, "prospector").choose(0, "trader")
        if t.asked == (1, "Sell"):
            t.play(1, "sell")
        t.choose(1, "producer").play(1, later)
        assert t.goods(1) == ["indigo_plant", "sugar_mill"]
        cards.append(t.bonuses(1))
    assert cards == [["well"], []]


@rule("SJ-63")
def test_whoever_produces_nothing_draws_nothing_and_all_are_told() -> None:
    t = table(town={0: "well indigo_plant indigo_plant", 1: ""})
    t.choose(0, "producer", "produce")
    assert [event.seat for event in t.told(ProducedNothing)] == [0]
    assert t.told(Produced) == []
    assert t.goods(0) == []
    assert t.bonuses(0) == []


@rule("SJ-63", "SJ-32")
def test_whoever_has_covered_the_well_is_no_longer_asked() -> None:
    t = table(3, town={0: "", 1: "indigo_plant crane well", 2: ""}, hand={1: "tower smithy archive crane"})
    t.choose(0, "builder").play(1, "build tower", "over well", "pay smithy")
    t.choose(1, "producer")
    assert t.asked == (2, "ChooseRole")
    assert t.goods(1) == ["indigo_plant"]


@rule("SJ-32")
def test_the_goods_that_a_sensible_player_would_produce_are_marked() -> None:
    t = table(town={0: f"well {FIVE}", 1: ""})
    t.choose(0, "producer")
    ask = t.ask(0)
    assert [t.words(option) for option in ask.options if ask.hints[option].get("default")] == [
        "produce coffee_roaster",
        "produce silver_smelter",
    ]
