"""Chapter "Challenges"."""

from __future__ import annotations

import pytest

from mizban.games.new_york_1901.events import ChallengeScored, PrestigeScored
from mizban.games.new_york_1901.map import LOTS, lot_named
from mizban.games.new_york_1901.scoring import gold_by_district
from mizban.games.new_york_1901.tests.kit import table
from mizban.testing import rule

BRONZE_LOTS = "G01 G02 G03 G04 G05 B04"
BRONZE = [
    "tower 1.1 1.2",
    "gillender 1.3 2.3",
    "mail-and-express 2.1 3.1",
    "tribune 1.5 2.5 3.5",
    "potter 1.10 1.11 1.12",
    "havemeyer 2.2 3.2 3.3",
]


@rule("NY-61")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 0), (4, 5), (5, 10), (6, 15)])
def test_bronze_baron(count: int, points: int) -> None:
    t = table(lots={0: BRONZE_LOTS}, buildings={0: ";".join(BRONZE[:count])}, challenge="bronze-baron")
    assert t.part(0, "challenge") == points


@rule("NY-61", "NY-46")
def test_a_demolished_bronze_building_does_not_count() -> None:
    t = table(lots={0: BRONZE_LOTS}, buildings={0: ";".join(BRONZE[:4])}, score={0: 6}, challenge="bronze-baron")
    assert t.part(0, "challenge") == 5
    t.play(0, "demolish", "build american-surety", "place 1.5 2.5 3.5")
    assert t.part(0, "challenge") == 0


IRREGULAR = [
    "havemeyer 2.2 3.2 3.3",
    "world 1.1 2.1 3.1 1.2",
    "st-paul 1.6 1.7 2.7 2.8",
    "west-street 1.10 1.11 1.12 2.11",
    "city-investing 12.10 13.10 14.10 12.11 12.12",
    "empire 5.10 6.10 5.11 6.11 5.12",
]
IRREGULAR_LOTS = "G01 G03 G04 B01 B02 B03 B04 B05 Y09 Y10 R05 R06 R07"


@rule("NY-62", "NY-9")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 3), (4, 6), (5, 10), (6, 10)])
def test_master_architect(count: int, points: int) -> None:
    """NY-R9: five is enough for the highest reward."""
    used = " ".join(IRREGULAR[:count])
    lots = [code for code in IRREGULAR_LOTS.split() if touched(code, used)]
    t = table(lots={0: " ".join(lots)}, buildings={0: ";".join(IRREGULAR[:count])}, challenge="master-architect")
    assert t.part(0, "challenge") == points
    assert t.view.players[0].irregular == count


def touched(code: str, words: str) -> bool:
    return any(f"{row}.{column}" in words.split() for row, column in LOTS[lot_named(code)].squares)


@rule("NY-62", "NY-9")
def test_a_legendary_skyscraper_counts_as_irregular_by_its_shape() -> None:
    """NY-R20"""
    big = "B07 B08 B09 B10"
    t = table(lots={0: big}, buildings={0: "singer 1.15 1.16 1.17 2.15 2.16 2.17 3.16"})
    assert t.view.players[0].irregular == 1
    t = table(lots={0: big}, buildings={0: "woolworth 1.15 1.16 1.17 2.15 2.16 2.17 3.15 3.16 3.17"})
    assert t.view.players[0].irregular == 0


@rule("NY-63")
def test_generation_king_rewards_the_most_of_each_generation() -> None:
    t = table(
        seats=3,
        lots={0: "G01 G02", 1: "G03 B04", 2: "B07 R12"},
        buildings={
            0: "tower 1.1 1.2; gillender 1.3 2.3",
            1: "tower 2.1 3.1; liberty-tower 1.10 1.11 1.12",
            2: "american-surety 1.15 1.16 1.17; tribune 8.10 8.11 8.12",
        },
        challenge="generation-king",
    )
    assert [t.part(seat, "challenge") for seat in range(3)] == [5, 5, 5]


@rule("NY-63", "NY-8")
def test_a_tie_for_a_generation_gives_nothing() -> None:
    """Two gold buildings each, one of them legendary."""
    t = table(
        lots={0: "B04 R05 R06 R07", 1: "B07 B08 B09 B10 R12"},
        buildings={
            0: "liberty-tower 1.10 1.11 1.12; trinity 5.10 5.11 5.12 6.10 6.11 6.12",
            1: "woolworth 1.15 1.16 1.17 2.15 2.16 2.17 3.15 3.16 3.17; liberty-tower 8.10 8.11 8.12",
        },
        challenge="generation-king",
    )
    assert [player.generations[3] for player in t.view.players] == [2, 2]
    assert [t.part(seat, "challenge") for seat in range(2)] == [0, 0]


@rule("NY-64")
def test_gold_tycoon_counts_two_gold_buildings_in_a_district() -> None:
    """NY-R19: Metropolitan Life lies in blue and in red."""
    metropolitan = "metropolitan-life 1.10 1.11 1.12 2.10 2.11 2.12 3.10 3.11"
    lots = "B04 B05 R01 R02 B07"
    t = table(lots={0: lots}, buildings={0: f"{metropolitan}; liberty-tower 1.15 1.16 1.17"}, challenge="gold-tycoon")
    assert gold_by_district(t.s.players[0]) == [0, 2, 1, 0, 0]
    assert t.part(0, "challenge") == 3
    t = table(
        lots={0: f"{lots} R12 R13"},
        buildings={0: f"{metropolitan}; liberty-tower 1.15 1.16 1.17; west-street 8.10 8.11 8.12 9.11"},
        challenge="gold-tycoon",
    )
    assert gold_by_district(t.s.players[0]) == [0, 2, 2, 0, 0]
    assert t.part(0, "challenge") == 6


@rule("NY-64")
def test_gold_tycoon_counts_every_district() -> None:
    """Two gold buildings in each, one district after the other."""
    pairs = {
        "G05 G07 G08": "liberty-tower 1.5 2.5 3.5; bankers-trust 5.1 5.2 6.1 6.2",
        "B07 B11 B12": "liberty-tower 1.15 1.16 1.17; bankers-trust 5.15 5.16 6.15 6.16",
        "R12 R05 R06 R07": "liberty-tower 8.10 8.11 8.12; bankers-trust 5.10 5.11 6.10 6.11",
        "Y09 Y01 Y03": "liberty-tower 12.10 13.10 14.10; bankers-trust 12.1 12.2 13.1 13.2",
        "P09 P12 P03 P04": "liberty-tower 12.15 13.15 14.15; bankers-trust 8.15 8.16 9.15 9.16",
    }
    for district, (lots, buildings) in enumerate(pairs.items()):
        extra = " G09" if district == 0 else ""
        t = table(seats=3, lots={0: lots + extra}, buildings={0: buildings}, challenge="gold-tycoon")
        assert gold_by_district(t.s.players[0])[district] == 2
        assert t.part(0, "challenge") == 3


@rule("NY-64")
def test_silver_does_not_count_for_gold_tycoon() -> None:
    t = table(lots={0: "B04 B07"}, buildings={0: "liberty-tower 1.10 1.11 1.12; american-surety 1.15 1.16 1.17"}, challenge="gold-tycoon")
    assert t.part(0, "challenge") == 0


# In this block seat 0 owns B04, and others stand around it.
AROUND = "tower 2.10 2.11; american-surety 1.13 2.13 3.13; gillender 2.12 3.12"


@rule("NY-65", "NY-3")
def test_gold_prestige_counts_bronze_and_silver_neighbours_of_others() -> None:
    t = table(lots={0: "B04", 1: "B05 B06 R01"}, buildings={1: AROUND}, score={0: 18}, challenge="gold-prestige", market="lot-green-2")
    t.play(0, "take lot-green-2", "claim G01", "build liberty-tower", "place 1.10 1.11 1.12")
    assert t.told(PrestigeScored)[0].points == 3
    assert t.scores[0] == 18 + 4 + 3
    assert t.part(0, "challenge") == 3 and t.part(0, "buildings") == 22


@rule("NY-65")
def test_gold_prestige_does_not_count_own_buildings_gold_ones_and_starters() -> None:
    """NY-R3, NY-R18"""
    t = table(
        lots={0: "B04 B05", 1: "B06 R01"},
        buildings={0: "tower 2.10 2.11", 1: "liberty-tower 1.13 2.13 3.13; starter 2.12 3.12"},
        score={0: 18},
        challenge="gold-prestige",
        market="lot-green-2",
    )
    t.play(0, "take lot-green-2", "claim G01", "build liberty-tower", "place 1.10 1.11 1.12")
    assert t.told(PrestigeScored) == []
    assert t.scores[0] == 22


@rule("NY-65", "NY-3")
def test_gold_prestige_does_not_count_corners() -> None:
    t = table(lots={0: "B04", 1: "B06"}, buildings={1: "tower 2.13 3.13"}, score={0: 18}, challenge="gold-prestige", market="lot-green-2")
    t.play(0, "take lot-green-2", "claim G01", "build liberty-tower", "place 1.10 1.11 1.12")
    assert t.scores[0] == 22, "1.12 and 2.13 only meet at a corner"


@rule("NY-65")
def test_gold_prestige_counts_only_new_gold_buildings() -> None:
    t = table(lots={0: "B05", 1: "B04"}, buildings={1: "american-surety 1.10 1.11 1.12"}, challenge="gold-prestige", market="lot-green-2")
    t.play(0, "take lot-green-2", "claim G01", "build tower", "place 2.10 2.11")
    assert t.told(PrestigeScored) == []
    assert t.scores[0] == 2


@rule("NY-65")
def test_gold_prestige_is_counted_only_when_the_gold_building_comes() -> None:
    """NY-R18: what others build beside it later brings nothing, to nobody."""
    t = table(lots={0: "B05", 1: "B04"}, buildings={1: "liberty-tower 1.10 1.11 1.12"}, challenge="gold-prestige", market="lot-green-2")
    t.play(0, "take lot-green-2", "claim G01", "build tower", "place 2.10 2.11")
    assert t.told(PrestigeScored) == []
    assert [t.part(seat, "challenge") for seat in range(2)] == [0, 0]


@rule("NY-65", "NY-42")
def test_a_legendary_skyscraper_scores_gold_prestige() -> None:
    """NY-R18"""
    lots = {0: "B04 B05 R01 R02", 1: "B06"}
    t = table(lots=lots, buildings={1: "american-surety 1.13 2.13 3.13"}, score={0: 18}, challenge="gold-prestige")
    t.play(0, "build woolworth", "place 1.10 1.11 1.12 2.10 2.11 2.12 3.10 3.11 3.12")
    assert t.scores[0] == 18 + 13 + 1


@rule("NY-65", "NY-47")
def test_a_large_neighbour_counts_once() -> None:
    lots = {0: "B04 B05 R01 R02", 1: "B06"}
    t = table(lots=lots, buildings={1: "tower 1.13 2.13"}, score={0: 18}, challenge="gold-prestige")
    t.play(0, "build trinity", "place 1.11 1.12 2.11 2.12 3.11 3.12")
    assert t.scores[0] == 18 + 7 + 1


@rule("NY-65", "NY-34", "NY-56")
def test_prestige_points_are_scored_on_the_track_at_once() -> None:
    t = table(lots={0: "B04", 1: "B05 B06 R01"}, buildings={1: AROUND}, score={0: 25}, challenge="gold-prestige", market="lot-green-2")
    t.play(0, "take lot-green-2", "claim G01", "build liberty-tower", "place 1.10 1.11 1.12")
    view = t.view.players[0]
    assert (view.score, view.prestige, view.challenge) == (32, 3, 3)


@rule("NY-66", "NY-72")
def test_a_starter_building_counts_for_no_challenge() -> None:
    """NY-R3"""
    for challenge in ("bronze-baron", "master-architect", "generation-king", "gold-tycoon", "gold-prestige"):
        t = table(lots={0: "G01", 1: "G02"}, buildings={0: "starter 1.1 1.2"}, challenge=challenge)
        assert t.part(0, "challenge") == 0


@rule("NY-61")
def test_the_challenge_is_told_at_the_end() -> None:
    t = table(lots={0: BRONZE_LOTS}, buildings={0: ";".join(BRONZE[:4])}, challenge="bronze-baron")
    t.s.trigger_seat = 1
    t.let_pass(0)
    assert t.ended
    assert [(event.seat, event.points) for event in t.told(ChallengeScored)] == [(0, 5)]


@rule("NY-65")
def test_gold_prestige_is_not_scored_again_at_the_end() -> None:
    t = table(lots={0: "B04", 1: "B05 B06 R01"}, buildings={1: AROUND}, score={0: 18}, challenge="gold-prestige", market="lot-green-2")
    t.s.trigger_seat = 1
    t.play(0, "take lot-green-2", "claim G01", "build liberty-tower", "place 1.10 1.11 1.12", "done")
    assert t.ended
    assert t.told(ChallengeScored) == []
    assert t.game.scores(t.s)[0].total == 18 + 4 + 3 + t.part(0, "streets") + t.part(0, "actions")
