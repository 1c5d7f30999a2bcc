"""Chapters "A season" and "End of season"."""

from __future__ import annotations

import pytest

from mizban.engine.cards import HIDDEN
from mizban.games.keyflower import GAME
from mizban.games.keyflower.events import BoatTaken, BoatTileTaken, StartPlayerPassedOn, StartPlayerWon
from mizban.games.keyflower.season import lay_out, shares
from mizban.games.keyflower.tests.kit import KeyflowerTable, table
from mizban.games.keyflower.tiles import FACTS, LOADS, REVERSE, SUMMER_BOAT
from mizban.testing import rule


def choose_boats(t: KeyflowerTable) -> list[int]:
    """Everybody takes the first boat: who was asked, in order."""
    order = []
    while t.asked[1] == "ChooseBoat":
        seat = t.asked[0]
        order.append(seat)
        t.play(seat, t.options(seat)[0])
    return order


def through(t: KeyflowerTable) -> KeyflowerTable:
    """To the first turn of the next season."""
    t.all_pass()
    choose_boats(t)
    t.place_all()
    while t.asked[1] == "ChooseWinterTiles":
        seat = t.asked[0]
        t.play(seat, t.options(seat)[0])
    return t


@rule("KF-15", "KF-16", "KF-19")
def test_summer_follows_spring_with_its_boats_and_tiles() -> None:
    t = through(KeyflowerTable(GAME, GAME.deal(4, 1)))
    assert t.s.season == 1 and t.asked == (t.s.start_seat, "Turn")
    assert len(t.s.offer) == 8 and all(FACTS[card].type == 2 for card in t.s.offer)
    for number in range(4):
        workers, skills, _side = LOADS[number][1]
        assert sum(t.s.boat_workers[number * 4 : number * 4 + 4]) == workers
        assert sum(t.s.boat_skills[number * 3 : number * 3 + 3]) == skills
    assert [boat.side for boat in GAME.view(t.s, None).boats] == ["a", "a", "b", "a"]
    through(t)
    assert t.s.season == 2 and all(FACTS[card].type == 3 for card in t.s.offer)
    assert [boat.side for boat in GAME.view(t.s, None).boats] == ["b", "a", "b", "b"]


@rule("KF-15", "KF-18", "KF-20")
def test_winter_is_the_last_season_and_loads_nothing() -> None:
    t = KeyflowerTable(GAME, GAME.deal(3, 2))
    for _ in range(3):
        through(t)
    assert t.s.season == 3 and sum(t.s.boat_workers) == sum(t.s.boat_skills) == 0
    assert len(t.s.offer) == 3
    through(t)
    assert t.ended and t.s.ended


@rule("KF-16")
def test_the_boats_bring_what_their_faces_show() -> None:
    assert [[load[:2] for load in row] for row in LOADS] == [
        [(7, 1), (7, 1), (3, 2)],
        [(6, 2), (6, 2), (6, 2)],
        [(6, 1), (4, 1), (4, 1)],
        [(5, 2), (5, 2), (2, 2)],
        [(5, 1), (5, 1), (3, 1)],
        [(4, 2), (4, 2), (4, 1)],
    ]


@rule("KF-17")
def test_a_bag_that_is_too_small_goes_round_the_boats() -> None:
    assert shares([7, 6, 4], 17) == [7, 6, 4]
    assert shares([7, 6, 4], 100) == [7, 6, 4]
    assert shares([7, 6, 4], 16) == [6, 6, 4]
    assert shares([7, 6, 4], 5) == [2, 2, 1]
    assert shares([1, 2], 0) == [0, 0]
    t = through(table(2, bag="3 red"))
    assert [sum(t.s.boat_workers[boat * 4 : boat * 4 + 4]) for boat in (0, 1)] == [2, 1]


@rule("KF-19")
def test_a_summer_boat_falls_on_either_face() -> None:
    found = set()
    for seed in range(1, 12):
        t = through(KeyflowerTable(GAME, GAME.deal(6, seed)))
        for card in t.s.offer:
            if card >= REVERSE or SUMMER_BOAT <= card < SUMMER_BOAT + 4:
                found.add(FACTS[card].name)
    assert len(found) == 8


@rule("KF-20")
def test_winter_tiles_are_chosen_in_secret_and_mixed() -> None:
    t = table(2, season="autumn", hands={0: "scholar keythedral windmill", 1: "scribes jeweller key_guild"})
    t.all_pass()
    choose_boats(t)
    ask = t.ask(0)
    assert ask.prompt == "ChooseWinterTiles" and ask.some == (1, 3)
    before = GAME.view(t.s, 1)
    t.play(0, "offer keythedral scholar")
    after = GAME.view(t.s, 1)
    assert after.moment.answered == (0,) and after.players == before.players
    assert len(after.players[0].hand) == 3 and set(after.players[0].hand) == {HIDDEN}
    t.play(1, "offer scribes")
    assert sorted(t.names(t.s.offer)) == ["keythedral", "scholar", "scribes"]
    assert [player.hand for player in t.s.players] == [[], []]


@rule("KF-20")
def test_at_least_one_winter_tile_must_be_chosen() -> None:
    t = table(2, season="autumn", hands={0: "scholar keythedral", 1: "scribes jeweller"}).all_pass()
    choose_boats(t)
    assert t.refuses(0, "offer")
    assert t.refuses(0, "offer scribes")


@rule("KF-47")
def test_losing_bids_go_back_behind_the_screen() -> None:
    t = table(2, offer="miner", workers={0: "5 red", 1: "9 red"})
    t.bid(0, "miner", 1).bid(1, "miner", 2).bid(0, "turn_order_1", 3).bid(1, "turn_order_1", 4).all_pass()
    assert t.workers(0) == {"red": 5} and t.workers(1) == {"red": 3}


@rule("KF-48")
def test_tiles_without_a_bid_leave_the_game_and_their_workers_go_into_the_bag() -> None:
    t = table(2, offer="miner keywood", workers={0: "2 green", 1: "1 red"})
    t.use(0, "miner", 2, "green").all_pass()
    assert t.bag()["green"] == 2
    assert t.number("miner") in t.s.box and t.number("keywood") in t.s.box


@rule("KF-49")
def test_winners_take_tile_and_workers_and_their_bid_goes_into_the_bag() -> None:
    t = table(2, offer="miner", workers={0: "3 green", 1: "2 green"})
    t.use(0, "miner", 1, "green").bid(1, "miner", 2, "green").all_pass()
    assert t.taken(1) == ["miner"] and t.workers(1) == {"green": 1}
    assert t.bag()["green"] == 2


@rule("KF-50")
def test_workers_on_the_tiles_of_a_village_come_to_its_owner() -> None:
    t = table(2, villages={0: "miner 0 -1 0"}, workers={0: "1 red 1 blue", 1: "2 red"})
    t.use(0, "miner").use(1, "miner", 2).play(0, "pass")
    assert t.workers(0) == {"blue": 1, "red": 3}
    assert t.workers(1) == {}


@rule("KF-51", "KF-52")
def test_boats_are_chosen_by_the_numbers_then_clockwise_from_the_new_start_player() -> None:
    t = table(4, workers=dict.fromkeys(range(4), "3 red"))
    t.play(0, "pass").bid(1, "turn_order_3", 1).bid(2, "turn_order_1", 1).play(3, "pass").all_pass()
    assert t.s.start_seat == 1 and [event.seat for event in t.told(StartPlayerWon)] == [1]
    assert choose_boats(t) == [2, 1, 3]
    assert [event.seat for event in t.told(BoatTaken)] == [2, 1, 3, 0]
    assert t.s.active == 1


@rule("KF-51")
@pytest.mark.parametrize(("first", "second", "boats"), [(2, 1, [2, 1, 3, 0]), (1, 2, [1, 2, 3, 0])])
def test_who_won_several_turn_order_tiles_chooses_once_at_the_lowest_number(first: int, second: int, boats: list[int]) -> None:
    """Seat 1 wins the third tile too."""
    t = table(4, workers={0: "1 red", 1: "3 red", 2: "1 red", 3: "1 red"})
    t.play(0, "pass").bid(1, f"turn_order_{first}", 1).bid(2, f"turn_order_{second}", 1).play(3, "pass").play(0, "pass")
    t.bid(1, "turn_order_3", 1).all_pass()
    choose_boats(t)
    assert [event.seat for event in t.told(BoatTaken)] == boats


@rule("KF-51")
def test_a_boats_load_goes_behind_the_screen_in_the_sight_of_all() -> None:
    t = table(2, workers={0: "1 red"}, loads={"boat_keyflower": "2 blue 1 saw", "boat_sea_bastion": "3 yellow"})
    t.bid(0, "turn_order_1", 1)
    assert t.options(0) == ["board boat_keyflower", "board boat_sea_bastion"]
    assert t.ask(0).hints[t.choice(0, "board boat_keyflower")] == {"workers": 2, "skills": 1}
    t.play(0, "board boat_keyflower")
    assert t.workers(0)["blue"] == 2 and t.skills(0) == {"saw": 1} and t.workers(1)["yellow"] >= 3
    seen = GAME.view(t.s, 1).players[0]
    assert seen.seen_workers[1] == 2 and seen.seen_skills == (0, 0, 1)


@rule("KF-52")
def test_without_a_bid_the_purple_worker_goes_to_the_left_after_the_boats() -> None:
    t = table(3, start=1, workers=dict.fromkeys(range(3), "3 red"))
    t.all_pass()
    choose_boats(t)
    assert [event.seat for event in t.told(BoatTaken)] == [1, 2, 0]
    assert [event.seat for event in t.told(StartPlayerPassedOn)] == [2]
    assert t.s.start_seat == 2 == t.s.active


@rule("KF-52")
def test_the_start_player_may_win_the_purple_worker_again() -> None:
    t = table(2, workers={0: "1 red", 1: "1 blue"}).bid(0, "turn_order_1", 1).all_pass()
    assert t.s.start_seat == 0 and t.told(StartPlayerPassedOn) == []


@rule("KF-53")
def test_in_winter_boats_and_turn_order_tiles_themselves_are_taken() -> None:
    t = table(4, season="winter", workers={0: "9 red"})
    for tile in (1, 3):
        t.bid(0, f"turn_order_{tile}", 1)
    t.all_pass()
    t.play(0, "board boat_flipper")
    assert [event.seat for event in t.told(BoatTileTaken)] == [0]
    choose_boats(t)
    assert t.taken(0) == ["turn_order_1", "turn_order_3", "boat_flipper"]
    assert t.taken(1) == ["boat_keyflower"]
    assert t.number("turn_order_2") in t.s.box


@rule("KF-57", "KF-64")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_1a_draws_two_more_workers_with_every_boat_already_when_it_was_just_won(season: str) -> None:
    """The winning bid is in the bag by then, and is what is drawn."""
    t = table(2, season=season, offer="summer_boat_1a", workers={0: "2 red", 1: "1 blue"}, bag="")
    t.bid(0, "summer_boat_1a", 2).all_pass()
    assert t.workers(0) == {}
    t.play(0, "board boat_keyflower")
    assert t.workers(0) == {"red": 2} and t.s.bag_size == 0


@rule("KF-57")
def test_1b_takes_a_green_worker_with_every_boat() -> None:
    t = table(2, season="winter", villages={0: "summer_boat_1b 0 1 0"}, workers={0: "2 red", 1: "1 blue"}).all_pass()
    t.play(0, "board boat_keyflower")
    assert t.workers(0) == {"red": 2, "green": 1} and t.s.green == 19


@rule("KF-21")
def test_every_season_takes_all_players_to_pass_again() -> None:
    t = through(KeyflowerTable(GAME, GAME.deal(3, 1)))
    first = t.asked[0]
    t.play(first, "pass").play((first + 1) % 3, "pass")
    assert t.s.season == 1 and t.asked == ((first + 2) % 3, "Turn")


@rule("KF-10", "KF-6")
def test_skill_tiles_that_lay_face_down_stay_unknown_to_the_others() -> None:
    for face_up in (True, False):
        t = table(2, workers={0: "1 red"}, loads={"boat_keyflower": "2 blue 1 saw"}, skills_on_boats_face_up=face_up)
        t.bid(0, "turn_order_1", 1).play(0, "board boat_keyflower")
        seen = GAME.view(t.s, 1).players[0]
        assert (seen.seen_skills, seen.unseen_skills) == (((0, 0, 1), 0) if face_up else ((0, 0, 0), 1))
        assert GAME.view(t.s, 0).players[0].skills == (0, 0, 1)


@rule("KF-19")
def test_both_faces_of_a_summer_boat_are_equally_likely() -> None:
    fronts = backs = 0
    for seed in range(1, 41):
        s = GAME.deal(6, seed)
        offer, _rest = lay_out(s, s.summer)
        fronts += sum(SUMMER_BOAT <= card < SUMMER_BOAT + 4 for card in offer)
        backs += sum(card >= REVERSE for card in offer)
    assert abs(fronts - backs) < (fronts + backs) / 4


@rule("KF-20")
def test_the_order_of_the_winter_tiles_does_not_tell_who_chose_them() -> None:
    first = set()
    for seed in range(1, 9):
        t = table(2, season="autumn", hands={0: "scholar keythedral", 1: "scribes jeweller"}, seed=seed).all_pass()
        choose_boats(t)
        t.play(0, "offer scholar").play(1, "offer scribes")
        first.add(t.names(t.s.offer)[0])
    assert first == {"scholar", "scribes"}
