"""Buildings of the start of a round: Chapel, Tower, Guard Room, Office Building, Bank; and the Library."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import Exchanged, RoleChosen, Stored, StoredCards
from mizban.games.san_juan.tests.kit import PLENTY, table
from mizban.testing import rule

THIRTEEN = " ".join([PLENTY, "hero", "hero", "hero", "statue", "statue", "statue", "well"])


@rule("SJ-72")
def test_the_chapel_stores_one_card_for_a_point() -> None:
    t = table(town={0: "chapel"}, hand={0: "hero well"}, round=2)
    assert t.ask(0).some == (0, 1)
    t.play(0, "store hero")
    assert t.stored(0) == ["hero"]
    assert t.hand(0) == ["well"]
    assert t.points(0) == {"printed": 2, "stored": 1, "total": 3}


@rule("SJ-72")
def test_the_chapel_need_not_be_used_and_comes_before_the_hand_limit() -> None:
    t = table(town={0: "chapel"}, hand={0: PLENTY + " hero well"}, round=2)
    t.play(0, "store hero")
    assert t.asked == (0, "ChooseRole"), "7 cards are left"
    t = table(town={0: "chapel"}, hand={0: PLENTY + " hero well"}, round=2)
    t.play(0, "store")
    assert t.asked == (0, "DiscardDown")


@rule("SJ-73", "SJ-81", "SJ-16")
@pytest.mark.parametrize(
    ("mine", "other", "limit"),
    [
        ("well", "well", 7),
        ("tower", "well", 12),
        ("guard_room", "well", 7),
        ("well", "guard_room", 6),
        ("tower", "guard_room", 12),
        ("guard_room", "guard_room", 7),
        ("tower guard_room", "well", 12),
    ],
)
def test_hand_limits(mine: str, other: str, limit: int) -> None:
    t = table(town={0: mine, 1: other}, hand={0: THIRTEEN}, round=2)
    assert t.ask(0).some == (13 - limit, 13 - limit)
    assert t.view(0).players[0].hand_limit == limit


@rule("SJ-82")
def test_with_the_option_six_is_the_limit_before_any_guard_room_stands() -> None:
    assert table(guard_room_always=True).view(0).players[0].hand_limit == 6
    assert table(guard_room_always=True, new_buildings=False).view(0).players[0].hand_limit == 7
    assert table(town={0: "tower", 1: "guard_room"}, guard_room_always=True).view(0).players[0].hand_limit == 12


@rule("SJ-83")
def test_the_office_building_exchanges_one_or_two_cards() -> None:
    t = table(town={0: "office_building"}, hand={0: "well smithy crane"}, deck="hero statue", round=2)
    assert t.ask(0).some == (0, 2)
    assert t.refuses(0, "exchange well smithy crane")
    t.play(0, "exchange well smithy")
    assert t.hand(0) == ["crane", "hero", "statue"]
    assert sorted(t.discard) == ["smithy", "well"]
    assert t.told(Exchanged)[0].number == 2


@rule("SJ-83")
def test_the_office_building_discards_before_it_draws() -> None:
    t = table(town={0: "office_building"}, hand={0: "well"}, rest="nowhere", round=2)
    t.play(0, "exchange well")
    assert t.hand(0) == ["well"]


@rule("SJ-84")
def test_the_bank_stores_any_number_once_in_the_game() -> None:
    t = table(town={0: "bank", 1: ""}, hand={0: "hero well smithy"}, round=2)
    assert t.ask(0).some == (0, 3)
    t.play(0, "store")
    t.choose(0, "producer").choose(1, "trader").choose(0, "prospector")
    assert t.asked == (0, "StoreCards"), "not used is not spent"
    t.play(0, "store hero well smithy")
    assert t.points(0)["stored"] == 3
    t.choose(1, "producer").choose(0, "trader").choose(1, "prospector")
    assert t.asked == (0, "ChooseRole")


@rule("SJ-84")
def test_another_bank_does_not_work_again() -> None:
    t = table(town={0: "crane bank", 1: ""}, hand={0: "library hero bank statue statue statue well"}, round=2, cathedral=False)
    t.play(0, "store well").choose(0, "builder", "build library", "over bank")
    t.choose(1, "trader").choose(0, "prospector")
    t.choose(1, "builder").play(0, "build bank", "over library")
    t.choose(0, "trader").choose(1, "producer")
    assert t.town(0) == ["crane", "bank"]
    assert t.asked == (0, "ChooseRole"), "nothing may be stored"
    assert t.points(0)["stored"] == 1


@rule("SJ-85")
def test_chapel_and_bank_are_both_used_and_a_card_goes_under_one_of_them() -> None:
    t = table(town={0: "chapel bank"}, hand={0: "hero well smithy"}, round=2)
    t.play(0, "store hero")
    assert t.asked == (0, "StoreCards")
    assert t.options(0) == ["store smithy", "store well"]
    t.play(0, "store well smithy")
    assert [t.name(event.card) for event in t.told(Stored)] == t.town(0)
    assert [len(event.stored_cards) for event in t.told(StoredCards)] == [1, 2]
    assert [site.stored for site in t.view(0).players[0].town] == [1, 2]


@rule("SJ-85")
def test_with_the_last_card_in_the_chapel_the_bank_is_not_asked() -> None:
    t = table(town={0: "chapel bank"}, hand={0: "hero"}, round=2)
    t.play(0, "store hero")
    assert t.asked == (0, "ChooseRole")


# ---- Library --------------------------------------------------------------------------------------------------


@rule("SJ-75")
def test_of_two_players_the_governor_doubles_one_of_the_two_roles() -> None:
    for first, times in (("double", [2, 1, 1]), ("save", [1, 1, 2])):
        t = table(town={0: "library", 1: ""})
        t.choose(0, "prospector")
        assert t.asked == (0, "DoubleOrSave")
        t.play(0, first).choose(1, "builder")
        if t.asked == (0, "Build"):
            t.play(0, "pass")
        t.choose(0, "trader")
        assert [event.times for event in t.told(RoleChosen)] == times
        t.choose(1, "producer").choose(0, "trader")
        assert t.told(RoleChosen)[-1].times == 2, "a new round, and only one role in it: nothing is asked"


@rule("SJ-74", "SJ-75")
def test_with_more_players_the_library_doubles_without_a_question() -> None:
    t = table(3, town={0: "library"})
    t.choose(0, "prospector")
    assert t.asked == (1, "ChooseRole")
    assert t.told(RoleChosen)[0].times == 2
