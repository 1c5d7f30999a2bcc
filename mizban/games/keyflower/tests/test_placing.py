"""Chapter "Placing tiles"."""

from __future__ import annotations

from mizban.engine.cards import Card
from mizban.games.keyflower import GAME
from mizban.games.keyflower.events import FitsNowhere
from mizban.games.keyflower.placing import PlaceTiles
from mizban.games.keyflower.season import START_SEASON
from mizban.games.keyflower.tests.kit import KeyflowerTable, V, table
from mizban.games.keyflower.tiles import EDGE, NAMES, NONE, SIDES
from mizban.testing import rule


def placing(taken: dict[int, str], villages: dict[int, str] | None = None, season: str = "autumn") -> KeyflowerTable:
    t = table(2, season=season, villages=villages or {0: V}, taken=taken, todo=False)
    t.s.todo = [START_SEASON, PlaceTiles()]
    return KeyflowerTable(GAME, t.s)


def turns_at(t: KeyflowerTable, tile: str, q: int, r: int) -> list[int]:
    return [option.on[3] for option in t.ask(0).options if option.on[:3] == (NAMES[tile], q, r)]


@rule("KF-55")
def test_on_the_water_edge_of_a_home_only_boats_fit() -> None:
    """A straight river looks the same after half a turn, so that turn 3 is not offered again."""
    t = placing({0: "miner summer_boat_1a"})
    assert turns_at(t, "miner", 0, 1) == []
    assert turns_at(t, "summer_boat_1a", 0, 1) == [0]


@rule("KF-54", "KF-55", "KF-69")
def test_boats_make_a_straight_chain() -> None:
    t = placing({0: "summer_boat_1a summer_boat_3b"})
    t.play(0, "place summer_boat_1a 0 1 0")
    assert turns_at(t, "summer_boat_3b", 0, 2) == [0]


@rule("KF-55")
def test_a_boat_need_not_touch_water() -> None:
    t = placing({0: "summer_boat_1a"})
    places = {option.on[1:3] for option in t.ask(0).options}
    assert len(places) > 1 and all(turns_at(t, "summer_boat_1a", q, r) for q, r in places)


@rule("KF-55")
def test_all_touching_edges_are_equal() -> None:
    """The tile touches two others at this place."""
    t = placing({0: "turn_order_1 sculptor watermill"}, season="winter")
    assert 2 in turns_at(t, "turn_order_1", -2, 1)
    for option in t.ask(0).options:
        tile, q, r, turned = option.on
        s = t.s.copy()
        s.put(0, Card(tile), q, r, turned)
        for side in range(SIDES):
            other = s.near[tile * SIDES + side]
            if other != NONE:
                mine = EDGE[(tile * SIDES + turned) * SIDES + side]
                assert mine == EDGE[(other * SIDES + s.turned[other]) * SIDES + (side + 3) % SIDES]


@rule("KF-55")
def test_field_to_field_is_enough() -> None:
    t = placing({0: "watermill"})
    assert any(
        all(EDGE[(NAMES["watermill"] * SIDES + option.on[3]) * SIDES + side] != 1 for side in touching(t, option.on[1], option.on[2]))
        for option in t.ask(0).options
    )


def touching(t: KeyflowerTable, q: int, r: int) -> list[int]:
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    there = {(t.s.q[card], t.s.r[card]) for card in t.s.players[0].village}
    return [side for side, (dq, dr) in enumerate(steps) if (q + dq, r + dr) in there]


@rule("KF-58")
def test_with_2a_edges_need_not_match_and_the_boat_itself_profits() -> None:
    t = placing({0: "summer_boat_2a miner"})
    assert turns_at(t, "miner", 0, 1) == [0, 1, 2, 3, 4, 5]
    assert turns_at(t, "summer_boat_2a", 0, 1) == [0, 1, 2]


@rule("KF-58", "KF-64")
def test_2a_frees_tiles_that_are_placed_before_it_in_the_same_season() -> None:
    """KF-R49"""
    t = placing({0: "summer_boat_2a miner stable"})
    t.play(0, "place miner 0 1 0")
    assert turns_at(t, "stable", 0, 2) == [0, 1, 2, 3, 4, 5], "edges need not match those of a tile just placed either"
    t.play(0, "place stable 0 2 0").play(0, t.options(0)[0])
    assert t.village(0)[-3:] == ["miner", "stable", "summer_boat_2a"]


@rule("KF-54")
def test_all_place_at_the_same_time_in_an_order_of_their_choice() -> None:
    t = placing({0: "miner stable", 1: "keystone_quarry"})
    assert {ask.seat for ask in (t.ask(0), t.ask(1))} == {0, 1}
    before = GAME.view(t.s, 0).players
    first = next(option for option in t.options(1) if option.startswith("place keystone_quarry"))
    t.play(1, first)
    assert GAME.view(t.s, 0).players == before
    assert {words.split()[1] for words in t.options(0)} == {"miner", "stable"}
    t.play(0, next(words for words in t.options(0) if words.startswith("place stable")))
    assert {words.split()[1] for words in t.options(0)} == {"miner"}
    t.play(0, t.options(0)[0])
    assert t.village(0)[-2:] == ["stable", "miner"] and t.village(1)[-1] == "keystone_quarry"
    assert t.s.season == 3


@rule("KF-54")
def test_a_later_tile_may_touch_one_that_was_just_placed() -> None:
    t = placing({0: "miner stable"}, {})
    t.play(0, t.options(0)[0])
    places = {option.on[1:3] for option in t.ask(0).options}
    assert (0, 0) not in places and len(places) >= 6


# Five tiles around a home: every free place shows a road, and so does the river's bank.
NO_PLACE_FOR_BOATS = "peddler 0 -1 0, keystone_quarry 1 -1 1, miner -1 0 2, alehouse 1 0 5, woodcutter -1 1 4"


@rule("KF-56")
def test_a_tile_that_fits_nowhere_leaves_the_game_and_its_power_goes_with_it() -> None:
    t = placing({0: "summer_boat_4b"}, {0: NO_PLACE_FOR_BOATS})
    assert [event.seat for event in t.told(FitsNowhere)] == [0]
    assert t.s.players[0].powers == 0 and t.s.players[0].taken == []
    assert t.number("summer_boat_4b") in t.s.box


@rule("KF-56")
def test_it_is_placed_after_all_if_another_tile_makes_room() -> None:
    t = placing({0: "summer_boat_4b apprentice_hall"}, {0: NO_PLACE_FOR_BOATS})
    assert {words.split()[1] for words in t.options(0)} == {"apprentice_hall"}
    assert [(denied.choice.on[0], denied.reason) for denied in t.ask(0).denied] == [(t.number("summer_boat_4b"), "nowhere")]
    t.play(0, t.options(0)[0])
    assert {words.split()[1] for words in t.options(0)} == {"summer_boat_4b"}
    t.play(0, t.options(0)[0])
    assert t.told(FitsNowhere) == [] and t.village(0)[-1] == "summer_boat_4b"
