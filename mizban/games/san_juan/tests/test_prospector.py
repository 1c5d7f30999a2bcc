"""Chapter "Prospector", with Gold Mine and Goldsmith."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import Prospected, TurnedKept, TurnedLost, TurnedUp
from mizban.games.san_juan.tests.kit import table
from mizban.testing import rule


@rule("SJ-43", "SJ-74")
@pytest.mark.parametrize(("buildings", "cards"), [("", 1), ("library", 2)])
def test_the_chooser_draws_and_the_others_do_not(buildings: str, cards: int) -> None:
    t = table(3, town={0: buildings})
    t.choose(0, "prospector")
    assert [len(t.hand(seat)) for seat in range(3)] == [cards, 0, 0]
    assert t.told(Prospected)[0].drawn == cards


@rule("SJ-69")
def test_equal_costs_lose_all_four_cards_of_the_gold_mine() -> None:
    t = table(town={1: "gold_mine"}, deck="well library carpenter smithy tobacco_storage")
    t.choose(0, "prospector")
    assert t.hand(1) == []
    assert sorted(t.discard) == ["carpenter", "library", "smithy", "tobacco_storage"]
    assert len(t.told(TurnedLost)) == 1


@rule("SJ-69")
def test_of_four_different_costs_the_cheapest_is_kept() -> None:
    t = table(town={1: "gold_mine"}, deck="well quarry gold_mine tobacco_storage library")
    t.choose(0, "prospector")
    assert t.hand(1) == ["gold_mine"]
    assert sorted(t.discard) == ["library", "quarry", "tobacco_storage"]
    assert t.name(t.told(TurnedKept)[0].kept_card) == "gold_mine"


@rule("SJ-70")
def test_owners_prospect_clockwise_from_the_chooser_the_gold_mine_first() -> None:
    t = table(3, town={0: "goldsmith gold_mine", 1: "gold_mine", 2: "goldsmith"})
    t.choose(0, "builder").choose(1, "prospector")
    turned = [(event.seat, t.name(event.card)) for event in t.told(TurnedUp)]
    assert turned == [(1, "gold_mine"), (2, "goldsmith"), (0, "gold_mine"), (0, "goldsmith")]


@rule("SJ-70", "SJ-74")
def test_the_library_does_not_double_the_gold_mine() -> None:
    t = table(3, town={0: "gold_mine library"}, deck="well crane hero hero smithy smithy")
    t.choose(0, "prospector")
    assert t.hand(0) == ["crane", "well"]
    assert len(t.told(TurnedUp)) == 1


@rule("SJ-71")
def test_with_fewer_than_four_cards_the_gold_mine_looks_at_those() -> None:
    t = table(town={1: "gold_mine"}, deck="hero crane", discard="smithy", rest="nowhere")
    t.choose(0, "prospector")
    assert t.hand(1) == ["smithy"]
    assert t.discard == ["crane"]
    empty = table(town={1: "gold_mine"}, rest="nowhere")
    assert empty.choose(0, "prospector").told(TurnedUp) == []


@rule("SJ-92")
@pytest.mark.parametrize(("owner", "kept"), [(0, []), (1, []), (2, ["hero"])])
def test_the_goldsmith_keeps_what_nobody_has_in_play(owner: int, kept: list[str]) -> None:
    town = {0: "well", 1: "goldsmith", 2: "well"}
    if owner < 2:
        town[owner] += " hero"
    t = table(3, town=town, deck="smithy hero")
    t.choose(0, "prospector")
    assert t.hand(1) == kept
    assert t.discard == ([] if kept else ["hero"])


@rule("SJ-92", "SJ-5")
def test_the_goldsmith_loses_an_indigo_plant_while_one_stands_but_a_covered_kind_is_free() -> None:
    t = table(town={0: "indigo_plant", 1: "goldsmith"}, deck="smithy indigo_plant")
    assert t.choose(0, "prospector").hand(1) == []
    t = table(town={0: "crane well", 1: "goldsmith"}, hand={0: "statue"}, deck="smithy well", cathedral=False)
    t.choose(0, "builder", "build statue").choose(1, "prospector")
    assert t.hand(1) == ["smithy", "well"]
