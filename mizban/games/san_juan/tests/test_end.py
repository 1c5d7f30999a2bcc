"""Chapter "End of the game", with the buildings that count there."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import Ended, EndTriggered
from mizban.games.san_juan.tests.kit import PLENTY, table
from mizban.testing import rule

ELEVEN = " ".join(["indigo_plant"] * 6) + " well smithy crane archive tower"
SIX_OF_COST_1 = "indigo_plant indigo_plant archive gold_mine guard_room office_building"


@rule("SJ-46")
def test_twelve_buildings_end_the_game_after_all_have_built() -> None:
    t = table(4, town={0: ELEVEN, 1: "", 2: "", 3: ""}, hand={0: "gold_mine", 1: "smithy well", 2: "smithy well", 3: "palace"})
    t.choose(0, "builder", "build gold_mine", "beside")
    assert t.asked == (1, "Build")
    t.play(1, "build smithy").play(2, "pass").play(3, "pass")
    assert t.ended
    assert t.town(1) == ["smithy"]
    assert [event.seat for event in t.told(EndTriggered)] == [0]
    assert len(t.told(Ended)) == 1


@rule("SJ-46")
def test_no_last_card_goes_under_a_chapel() -> None:
    t = table(town={0: ELEVEN, 1: "chapel"}, hand={0: "gold_mine", 1: "well"})
    t.choose(0, "trader").choose(1, "prospector").choose(0, "builder", "build gold_mine", "beside")
    t.play(1, "pass")
    assert t.ended
    assert t.stored(1) == []


@rule("SJ-47")
def test_ten_rounds_without_a_building_end_the_game() -> None:
    t = table(town={0: "", 1: "chapel"}, stored={1: "well"}, rest="nowhere")
    while not t.ended:
        for role in ("producer", "trader", "prospector"):
            t.choose(t.asked[0], role)
    assert t.s.round == 10
    assert t.told(Ended)[0].idle
    assert t.told(EndTriggered) == []
    assert t.view(0).players[1].town[0].stored == 1, "the numbers are open now"


@rule("SJ-47")
def test_ten_rounds_without_a_building_end_the_game_even_if_there_are_cards_to_draw() -> None:
    t = table(town={0: "", 1: ""}, hand={0: "smithy well", 1: ""}, round=10)
    t.choose(0, "producer").choose(1, "trader").choose(0, "prospector")
    assert t.ended
    assert t.told(Ended)[0].idle
    assert len(t.s.deck) > 100


@rule("SJ-47")
def test_a_building_starts_the_count_anew() -> None:
    t = table(town={0: "", 1: ""}, hand={0: "smithy"}, rest="nowhere", round=9)
    t.choose(0, "builder", "build smithy")
    assert t.s.last_built == 9


@rule("SJ-48", "SJ-76")
def test_points_are_counted_in_the_order_of_the_sheet() -> None:
    t = table(town={0: "indigo_plant statue hero triumphal_arch guild_hall city_hall palace chapel"}, stored={0: "well smithy"})
    score = t.game.scores(t.s)[0]
    names = ["printed", "stored", "triumphal_arch", "guild_hall", "city_hall", "residence", "cathedral", "palace"]
    assert [part for part, _ in score.parts] == names
    before = (1 + 3 + 5 + 2) + 2 + 6 + 2 + 7
    assert score.total == before + before // 4


@rule("SJ-48")
def test_without_the_new_buildings_the_sheet_is_shorter() -> None:
    score = table(new_buildings=False).game.scores(table(new_buildings=False).s)[0]
    assert [part for part, _ in score.parts] == ["printed", "stored", "triumphal_arch", "guild_hall", "city_hall", "palace"]


@rule("SJ-49")
def test_hand_cards_and_goods_break_a_tie() -> None:
    t = table(hand={0: "well well well", 1: "smithy smithy"}, goods={0: "indigo_plant", 1: "indigo_plant"})
    assert t.winners == [0]
    assert t.game.scores(t.s)[0].tie_break == (("hand_and_goods", 4),)


@rule("SJ-49", "SJ-90")
def test_the_customs_good_counts_in_a_tie_and_a_complete_tie_is_shared() -> None:
    t = table(town={0: "customs_office", 1: "customs_office"}, goods={0: "customs_office"}, hand={1: "well"})
    assert t.winners == [0, 1]
    t = table(town={0: "customs_office", 1: "customs_office"}, goods={0: "customs_office"})
    assert t.winners == [0]


@rule("SJ-49")
def test_most_points_win_whatever_the_hands() -> None:
    assert table(town={0: "hero", 1: "statue"}, hand={1: PLENTY}).winners == [0]


@rule("SJ-76", "SJ-26")
def test_one_of_each_monument_is_allowed() -> None:
    t = table(town={0: "statue"}, hand={0: "victory_column hero statue " + PLENTY})
    t.choose(0, "builder")
    assert {"build victory_column", "build hero"} < set(t.options(0))
    assert "build statue" not in t.options(0)


@rule("SJ-77")
@pytest.mark.parametrize(("monuments", "points"), [("", 0), ("statue", 4), ("statue hero", 6), ("statue victory_column hero", 8)])
def test_the_triumphal_arch(monuments: str, points: int) -> None:
    assert table(town={0: f"triumphal_arch {monuments}"}).points(0).get("triumphal_arch", 0) == points


@rule("SJ-77", "SJ-79")
def test_arch_and_city_hall_count_the_same_monuments() -> None:
    points = table(town={0: "statue hero triumphal_arch city_hall"}).points(0)
    assert (points["triumphal_arch"], points["city_hall"]) == (6, 4)


@rule("SJ-78")
def test_the_guild_hall_counts_buildings_and_kinds() -> None:
    town = "indigo_plant indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage guild_hall"
    assert table(town={0: town}).points(0)["guild_hall"] == 6 + 3


@rule("SJ-79")
def test_the_city_hall_counts_city_buildings() -> None:
    town = "poor_house aqueduct carpenter chapel quarry library statue palace city_hall indigo_plant"
    assert table(town={0: town}).points(0)["city_hall"] == 9
    assert table(town={0: "cathedral city_hall indigo_plant"}).points(0)["city_hall"] == 2


@rule("SJ-80")
def test_the_palace_adds_a_quarter_of_the_rest_rounded_down() -> None:
    town = "hero victory_column statue library silver_smelter silver_smelter silver_smelter silver_smelter chapel tower palace"
    t = table(town={0: town}, stored={0: "well"})
    assert t.points(0) == {"printed": 31, "stored": 1, "palace": 8, "total": 40}
    assert table(town={0: town}, stored={0: "well well smithy"}).points(0)["total"] == 34 + 8


@rule("SJ-93")
@pytest.mark.parametrize(
    ("town", "points"),
    [
        ("indigo_plant indigo_plant sugar_mill black_market well tobacco_storage aqueduct palace guild_hall residence", 4 + 3),
        (f"{SIX_OF_COST_1} carpenter tobacco_storage aqueduct palace city_hall residence", 4 + 3 + 2 + 1),
        ("indigo_plant indigo_plant smithy residence", 0),
        ("smithy archive gold_mine residence", 4),
        ("indigo_plant indigo_plant indigo_plant smithy archive gold_mine residence", 4),
        ("residence", 0),
    ],
)
def test_the_residence_counts_sets_of_three_of_equal_cost(town: str, points: int) -> None:
    assert table(town={0: town}).points(0).get("residence", 0) == points


@rule("SJ-94")
@pytest.mark.parametrize(("halls", "points"), [(0, 0), (1, 4), (2, 7), (3, 9), (4, 10), (5, 10)])
def test_the_cathedral_counts_halls_of_the_others(halls: int, points: int) -> None:
    names = ["guild_hall", "city_hall", "triumphal_arch", "palace", "residence"]
    t = table(3, town={0: "cathedral guild_hall", 1: " ".join(names[: min(halls, 2)]), 2: " ".join(names[2:halls])})
    assert t.points(0).get("cathedral", 0) == points


@rule("SJ-94")
def test_the_cathedral_counts_two_halls_of_a_kind_twice() -> None:
    t = table(4, town={0: "cathedral", 1: "guild_hall city_hall", 2: "guild_hall city_hall residence", 3: "palace"})
    assert t.points(0)["cathedral"] == 10
