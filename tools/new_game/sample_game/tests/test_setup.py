"""Chapters "Cards" and "Set-up"."""

from __future__ import annotations

from collections import Counter

from mizban.engine.cards import HIDDEN
from mizban.testing import rule
from tools.new_game.sample_game import GAME
from tools.new_game.sample_game.events import Drew, Swapped
from tools.new_game.sample_game.tests.kit import SampleGameTable, name_of, table


def dealt(seats: int = 3, **options: bool) -> SampleGameTable:
    return SampleGameTable(GAME, GAME.deal(seats, 7, options))


@rule("SG-1")
def test_each_colour_has_a_lantern_of_every_light() -> None:
    names = [name_of(card) for card in range(len(GAME.faces))]
    assert sorted(names) == sorted(f"{colour}.{light}" for colour in ("red", "yellow", "green", "blue") for light in range(1, 7))


@rule("SG-2")
def test_every_lantern_is_in_exactly_one_place() -> None:
    lying = Counter(card for place in dealt().s.places() for card in place)
    assert lying == Counter(range(len(GAME.faces)))


@rule("SG-3")
def test_only_its_owner_sees_a_hand() -> None:
    t = dealt(2)
    for me, other in ((0, 1), (1, 0)):
        v = t.game.view(t.s, me)
        assert [t.name(face) for face in v.players[me].hand] == t.hand(me)
        assert set(v.players[other].hand) == {HIDDEN}
    assert {face for player in t.game.view(t.s, None).players for face in player.hand} == {HIDDEN}


@rule("SG-4")
def test_everybody_gets_5() -> None:
    for seats in GAME.seats:
        t = dealt(seats)
        assert [len(player.hand) for player in t.s.players] == [5] * seats
        assert len(t.s.deck) == len(GAME.faces) - 5 * seats


@rule("SG-5")
def test_up_to_2_lanterns_are_put_back_and_as_many_drawn() -> None:
    t = dealt(2)
    assert t.asked == (0, "Swap")
    first, second, third, *rest = t.hand(0)
    assert t.refuses(0, f"swap {first} {second} {third}")
    t.play(0, f"swap {first} {second}")
    assert len(t.hand(0)) == 5 and set(rest) < set(t.hand(0))
    assert t.told(Swapped) == [Swapped(0, 2)]
    assert len(t.told(Drew)[0].cards) == 2
    assert t.asked == (1, "Swap")
    kept = t.hand(1)
    t.play(1, "swap")
    assert t.hand(1) == kept


@rule("SG-6")
def test_without_swapping_the_first_night_begins_at_once() -> None:
    assert dealt(swaps=False).asked == (0, "Lay")
    assert table("red.1", "red.2", deck="blue.1").asked == (0, "Lay")
