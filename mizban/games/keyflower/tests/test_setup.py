"""Chapters "Pieces" and "Set-up"."""

from __future__ import annotations

from collections import Counter

import pytest

from mizban.engine.cards import HIDDEN
from mizban.engine.game import BadTable
from mizban.games.keyflower import GAME
from mizban.games.keyflower.setup import TURN_TILES
from mizban.games.keyflower.tiles import (
    FACTS,
    FIELD,
    LOADS,
    RESOURCES_AT_START,
    ROAD,
    SKILLS_AT_START,
    TURN_ORDER,
    TYPES,
    WATER,
    WORKERS_AT_START,
)
from mizban.testing import rule

SEATS = [2, 3, 4, 5, 6]


@rule("KF-1", "KF-2", "KF-3")
def test_there_are_140_workers_48_skill_tiles_and_120_resources() -> None:
    assert WORKERS_AT_START == (40, 40, 40, 20)
    assert SKILLS_AT_START == (16, 16, 16)
    assert RESOURCES_AT_START == (24, 24, 24, 48)
    s = GAME.deal(4, 1)
    assert s.recount() == []
    assert s.green == 20 and s.bag[3] == 0


@rule("KF-4")
def test_there_are_64_tiles() -> None:
    kinds = Counter(TYPES[facts.type] for facts in FACTS[:64])
    assert kinds == {"home": 6, "spring": 12, "summer": 12, "autumn": 12, "winter": 12, "turn_order": 4, "boat": 6}
    assert [facts.name for facts in FACTS[64:]] == ["summer_boat_1b", "summer_boat_2b", "summer_boat_3b", "summer_boat_4b"]


@rule("KF-5")
def test_each_kind_of_tile_has_its_number_of_roads() -> None:
    roads = {"home": 5, "spring": 4, "autumn": 2, "winter": 1, "boat": 0}
    for facts in FACTS:
        count = facts.edges.count(ROAD)
        kind = TYPES[facts.type]
        if kind in roads:
            assert count == roads[kind], facts.name
        elif kind == "summer":
            assert count == (0 if facts.name.startswith("summer_boat") else 3), facts.name
        else:
            assert count == facts.number, facts.name
        rivers = {"home": 1, "boat": 2}.get(kind, 2 if facts.name.startswith("summer_boat") else 0)
        assert facts.edges.count(WATER) == rivers
        assert facts.edges.count(FIELD) == 6 - count - rivers


@rule("KF-8")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_draws_8_workers_that_only_their_owner_sees(seats: int) -> None:
    s = GAME.deal(seats, 3)
    for seat in range(seats):
        v = GAME.view(s, seat)
        for other, player in enumerate(v.players):
            assert player.worker_count == player.unseen_workers == 8
            assert player.seen_workers == (0, 0, 0, 0)
            assert (player.workers is None) == (other != seat)


@rule("KF-9")
def test_the_lowest_home_starts() -> None:
    for seed in range(1, 30):
        s = GAME.deal(3, seed)
        homes = [FACTS[player.home()].number for player in s.players]
        assert s.start_seat == s.active == homes.index(min(homes))


@rule("KF-10")
@pytest.mark.parametrize(("seats", "bag", "pile"), [(2, 91, 45), (4, 64, 42), (6, 39, 39)])
def test_the_boats_are_loaded_in_spring(seats: int, bag: int, pile: int) -> None:
    """120 red, blue and yellow workers, less 8 for each player and what the boats carry."""
    s = GAME.deal(seats, 1)
    assert s.bag_size == bag
    assert s.pile_size() == pile
    assert [FACTS[boat].name.removeprefix("boat_") for boat in s.boats] == [
        *("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")
    ][:seats]
    for number in range(seats):
        workers, skills, _side = LOADS[number][0]
        assert sum(s.boat_workers[number * 4 : number * 4 + 4]) == workers
        assert sum(s.boat_skills[number * 3 : number * 3 + 3]) == skills
    boat = GAME.view(s, None).boats[0]
    assert sum(boat.workers) == 7 and boat.skills is not None and boat.skill_count == sum(boat.skills) == 1


@rule("KF-10")
def test_the_skill_tiles_on_boats_can_be_played_face_down() -> None:
    s = GAME.deal(2, 1, {"skills_on_boats_face_up": False})
    assert [(boat.skills, boat.skill_count) for boat in GAME.view(s, 0).boats] == [(None, 1), (None, 2)]


@rule("KF-11")
@pytest.mark.parametrize("seats", SEATS)
def test_turn_order_tiles_by_the_number_of_players(seats: int) -> None:
    s = GAME.deal(seats, 1)
    assert TURN_TILES[seats] == {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}[seats]
    assert [FACTS[tile].number for tile in s.turn_tiles] == list(range(1, TURN_TILES[seats] + 1))
    assert all(FACTS[tile].type == TURN_ORDER for tile in s.turn_tiles)


@rule("KF-12", "KF-14")
@pytest.mark.parametrize("seats", SEATS)
def test_spring_tiles_on_offer_and_the_waiting_stacks(seats: int) -> None:
    v = GAME.view(GAME.deal(seats, 1), None)
    assert len(v.offer) == seats + 4
    assert all(GAME.faces[tile.card]["type"] == "spring" for tile in v.offer)
    assert v.summer == v.autumn == 12


@rule("KF-13")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_winter_tiles_are_dealt_in_secret(seats: int, each: int) -> None:
    s = GAME.deal(seats, 1)
    for seat in (*range(seats), None):
        for other, player in enumerate(GAME.view(s, seat).players):
            assert len(player.hand) == each
            assert (HIDDEN in player.hand) == (seat != other)


def test_other_numbers_of_players_are_refused() -> None:
    for seats in (1, 7):
        with pytest.raises(BadTable):
            GAME.deal(seats, 1)
