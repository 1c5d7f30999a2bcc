"""Chapter "Set-up"."""

from __future__ import annotations

import pytest

from mizban.engine.cards import HIDDEN
from mizban.games.san_juan import GAME
from mizban.games.san_juan.tests.kit import SanJuanTable, name_of
from mizban.testing import rule


def dealt(seats: int, seed: int = 1, **options: bool) -> SanJuanTable:
    return SanJuanTable(GAME, GAME.deal(seats, seed, options))


@rule("SJ-4")
def test_every_card_is_in_exactly_one_place() -> None:
    assert sorted(dealt(4).all_cards.values()) == [1] * (143 + 1 + 5)
    assert sorted(dealt(4, new_buildings=False).all_cards.values()) == [1] * (110 + 5)


@rule("SJ-6")
def test_the_new_buildings_and_the_cathedral_are_options() -> None:
    assert dealt(2).s.offered and "cathedral" not in dealt(2).names(dealt(2).s.deck)
    assert not dealt(2, cathedral=False).s.offered
    base = dealt(3, new_buildings=False)
    assert not base.s.offered
    assert "hut" not in [name_of(card) for card in base.all_cards]


@rule("SJ-7")
def test_everybody_begins_with_an_indigo_plant_in_play() -> None:
    t = dealt(4)
    assert [t.town(seat) for seat in range(4)] == [["indigo_plant"]] * 4
    assert len([card for card in t.all_cards if name_of(card) == "indigo_plant"]) == 11


@rule("SJ-8")
@pytest.mark.parametrize(("seats", "base", "new"), [(2, 100, 133), (3, 95, 128), (4, 90, 123)])
def test_four_cards_each_leave_the_supply(seats: int, base: int, new: int) -> None:
    for option, supply in ((False, base), (True, new)):
        t = dealt(seats, new_buildings=option)
        assert [len(t.hand(seat)) for seat in range(seats)] == [4] * seats
        assert len(t.s.deck) == supply
        assert t.discard == []


@rule("SJ-8")
def test_the_supply_is_shuffled_anew_in_every_game() -> None:
    assert len({tuple(dealt(2, seed).s.deck) for seed in range(1, 30)}) == 29
    assert dealt(2).s.deck != sorted(dealt(2).s.deck)


@rule("SJ-9")
def test_the_tiles_are_shuffled_and_face_down() -> None:
    assert len({tuple(dealt(2, seed).s.tiles) for seed in range(1, 30)}) > 10
    assert dealt(2).view(0).tiles == (HIDDEN,) * 5


@rule("SJ-10")
def test_chance_names_the_first_governor() -> None:
    assert {dealt(4, seed).s.governor for seed in range(1, 40)} == {0, 1, 2, 3}
    t = dealt(4)
    assert t.asked == (t.s.governor, "ChooseRole")


@rule("SJ-11")
def test_in_the_advanced_set_up_everybody_keeps_four_of_five_to_eight() -> None:
    t = dealt(4, advanced_setup=True)
    order = t.s.clockwise_from(t.s.governor)
    assert [len(t.drawn(seat)) for seat in order] == [5, 6, 7, 8]
    assert [t.ask(seat).prompt for seat in order] == ["StartingHand"] * 4
    for seat in reversed(order):
        assert t.refuses(seat, " ".join(["keep", *t.drawn(seat)[:3]]))
        t.play(seat, " ".join(["keep", *t.drawn(seat)[:4]]))
    assert [len(t.hand(seat)) for seat in order] == [4] * 4
    assert len(t.discard) == 10
    assert t.asked == (t.s.governor, "ChooseRole")
