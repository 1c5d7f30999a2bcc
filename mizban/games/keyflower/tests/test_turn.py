"""Chapters "A season", "A turn" and "Bidding"."""

from __future__ import annotations

from mizban.games.keyflower.events import Passed, SeasonEnded
from mizban.games.keyflower.tests.kit import table
from mizban.testing import rule


@rule("KF-21")
def test_a_season_ends_when_all_pass_one_after_another() -> None:
    t = table(offer="miner keywood")
    t.play(0, "pass").bid(1, "miner", 1).play(2, "pass").play(0, "pass")
    assert not t.told(SeasonEnded)
    t.play(1, "pass")
    assert len(t.told(SeasonEnded)) == 1


@rule("KF-21")
def test_a_player_who_has_passed_may_act_again() -> None:
    t = table(offer="miner keywood")
    t.play(0, "pass").bid(1, "miner", 1).play(2, "pass").bid(0, "keywood", 1).play(1, "pass").play(2, "pass")
    assert not t.told(SeasonEnded)
    assert t.asked == (0, "Turn")


@rule("KF-22")
def test_who_has_no_worker_to_move_is_not_asked() -> None:
    t = table(offer="miner", workers={0: "1 red", 2: "1 red"})
    t.play(0, "pass")
    assert t.asked == (2, "Turn")
    assert [event.seat for event in t.told(Passed)] == [0, 1]


@rule("KF-22")
def test_a_losing_group_alone_can_still_act() -> None:
    t = table(seats=2, offer="miner keywood", workers={0: "1 red", 1: "3 red"})
    t.bid(0, "miner", 1).bid(1, "miner", 2)
    assert t.asked == (0, "Turn")
    t.play(0, "bid keywood", "colour red", "move miner", "send 0")
    assert t.beside("keywood") == [1, 0] and t.beside("miner") == [0, 2]


@rule("KF-23", "KF-31")
def test_a_turn_is_a_bid_a_use_or_a_pass() -> None:
    t = table(seats=2, offer="miner")
    assert t.options(0) == ["pass", "bid miner", "bid turn_order_1", "use miner", "use home_1", "use home_2"]
    t.bid(0, "miner", 1)
    assert t.asked == (1, "Turn")


@rule("KF-27", "KF-29")
def test_a_bid_must_be_higher_and_of_the_tiles_colour() -> None:
    t = table(seats=2, offer="miner", workers={0: "3 red", 1: "2 red 3 blue"})
    t.bid(0, "miner", 1).play(1, "bid miner")
    assert t.options(1) == ["send 2"]
    t.play(1, "send 2").play(0, "bid miner")
    assert t.options(0) == ["send 2"]
    t.play(0, "send 2")
    assert t.beside("miner") == [3, 2]


@rule("KF-27")
def test_who_has_too_few_of_the_colour_cannot_bid() -> None:
    t = table(seats=2, offer="miner", workers={0: "3 red", 1: "1 red 3 blue"})
    t.bid(0, "miner", 1)
    assert "bid miner" not in t.options(1)
    assert [(t.words(denied.choice), denied.reason) for denied in t.ask(1).denied] == [("bid miner", "few_to_bid")]


@rule("KF-25", "KF-30")
def test_the_highest_bid_stays_and_may_be_raised() -> None:
    t = table(seats=2, offer="keywood miner", workers={0: "3 red", 1: "1 blue"})
    t.bid(0, "keywood", 2).play(1, "pass").play(0, "bid miner", "colour red")
    assert t.options(0) == ["send 1"]
    t.play(0, "send 1")
    assert t.beside("keywood") == [2, 0] and t.beside("miner") == [1, 0]


@rule("KF-30")
def test_raising_the_own_bid_is_a_turn() -> None:
    t = table(seats=2, offer="keywood", workers={0: "3 red", 1: "1 blue"})
    t.bid(0, "keywood", 2).play(1, "pass").bid(0, "keywood", 1)
    assert t.beside("keywood") == [3, 0]


@rule("KF-24")
def test_losing_groups_move_whole_and_together_with_workers_from_the_screen() -> None:
    t = table(seats=2, offer="miner keywood stable", workers={0: "4 red 1 blue", 1: "9 red"})
    t.bid(0, "miner", 2).bid(1, "miner", 3).bid(0, "keywood", 1).bid(1, "keywood", 2)
    t.play(0, "bid stable", "colour red")
    assert t.options(0) == ["send 1", "move miner", "move keywood"]
    t.play(0, "move miner")
    assert t.options(0) == ["send 0", "send 1", "move keywood"]
    t.play(0, "move keywood", "send 1")
    assert t.beside("stable") == [4, 0] and t.beside("miner") == [0, 3] and t.beside("keywood") == [0, 2]
    assert t.workers(0) == {"blue": 1}


@rule("KF-24", "KF-27")
def test_groups_of_another_colour_do_not_come_along() -> None:
    t = table(seats=2, offer="miner keywood stable", workers={0: "1 red 1 blue", 1: "2 red 2 blue"})
    t.bid(0, "miner", 1).bid(1, "miner", 2).bid(0, "keywood", 1, "blue").bid(1, "keywood", 2)
    t.play(0, "bid stable", "colour blue")
    assert t.options(0) == ["move keywood"]


@rule("KF-26", "KF-34")
def test_a_losing_group_may_move_onto_the_very_tile_as_a_use() -> None:
    t = table(seats=2, season="summer", offer="brewer", workers={0: "2 blue", 1: "4 blue"}, skills={0: "1 saw", 1: "1 saw"})
    t.bid(0, "brewer", 2, "blue").bid(1, "brewer", 3)
    t.play(0, "use brewer", "skill saw")
    assert t.options(0) == ["move brewer"]
    t.play(0, "move brewer", "send 0")
    assert t.standing("brewer") == {"blue": 2} and t.beside("brewer") == [0, 3]
    assert t.s.last_use[t.number("brewer")] == 2
    assert "use brewer" not in t.options(1)  # 3 blue would be needed


@rule("KF-26")
def test_a_group_cannot_bid_anew_where_it_is() -> None:
    t = table(seats=2, offer="miner", workers={0: "3 red", 1: "2 red"})
    t.bid(0, "miner", 1).bid(1, "miner", 2).play(0, "bid miner")
    assert t.options(0) == ["send 2"]


@rule("KF-24")
def test_a_group_too_big_for_the_room_on_a_tile_cannot_be_used_there() -> None:
    t = table(seats=2, offer="miner keywood", workers={0: "8 red", 1: "9 red"})
    t.bid(0, "keywood", 7).bid(1, "keywood", 8).play(0, "use miner", "colour red")
    assert t.options(0) == ["send 1"]


@rule("KF-27")
def test_a_use_binds_the_colour_of_bids() -> None:
    t = table(seats=2, offer="gold_mine", workers={0: "1 yellow", 1: "3 red 1 yellow"})
    t.use(0, "gold_mine", 1, "yellow").play(1, "bid gold_mine")
    assert t.options(1) == ["send 1"]
    assert t.ask(1).about["colour"] == 2


@rule("KF-28")
def test_green_binds_turn_order_tiles_like_any_colour() -> None:
    t = table(seats=2, offer="miner", workers={0: "1 green", 1: "9 red 1 green"})
    t.bid(0, "turn_order_1", 1, "green")
    assert "bid turn_order_1" not in t.options(1)


@rule("KF-28")
def test_the_colour_of_a_village_tile_binds_all_uses() -> None:
    t = table(seats=2, villages={0: "keywood 0 -1 2"}, workers={0: "1 blue", 1: "4 red 2 blue"})
    t.use(0, "keywood", 1, "blue").play(1, "use keywood")
    assert t.options(1) == ["send 2"]


@rule("KF-30")
def test_one_may_lead_on_several_turn_order_tiles() -> None:
    t = table(seats=4, workers={0: "9 red", 1: "1 blue", 2: "1 blue", 3: "1 blue"})
    for tile in (1, 2, 3):
        t.bid(0, f"turn_order_{tile}", 1)
        for seat in (1, 2, 3):
            t.play(seat, "pass")
    assert [t.s.leader[tile] for tile in t.s.turn_tiles] == [0, 0, 0]


@rule("KF-29")
def test_there_is_no_upper_limit_to_a_bid() -> None:
    t = table(seats=2, offer="miner", workers={0: "30 red", 1: "1 red"})
    t.bid(0, "miner", 30)
    assert t.beside("miner") == [30, 0]


@rule("KF-21")
def test_who_wishes_to_pass_until_something_concerns_them_is_told_by_the_stake() -> None:
    """KF-R33: a client may pass for a player as long as the stake of the question stays the same."""
    t = table(3, offer="miner keywood", workers=dict.fromkeys(range(3), "9 red 9 blue")).bid(0, "miner", 1)

    def stake() -> int:
        return int(t.use(1, "keywood", len(told) + 1, "blue").play(2, "pass").ask(0).about["stake"])

    told: list[int] = []
    told.append(stake())
    t.play(0, "pass")
    told.append(stake())
    assert told[0] == told[1]  # what others do elsewhere
    t.play(0, "pass").bid(1, "miner", 2).play(2, "pass")
    outbid = t.ask(0).about["stake"]
    t.play(0, "pass").use(1, "home_1", 1, "blue").play(2, "pass")
    used = t.ask(0).about["stake"]
    t.play(0, "pass").use(1, "miner", 1).play(2, "pass")
    assert told[1] < outbid < used < t.ask(0).about["stake"]


@rule("KF-24", "KF-34")
def test_groups_and_workers_together_may_not_be_too_many_for_a_tile() -> None:
    t = table(seats=2, offer="miner keywood", workers={0: "9 red", 1: "9 red"})
    t.bid(0, "keywood", 3).bid(1, "keywood", 4).play(0, "use miner", "colour red")
    assert t.options(0) == [*[f"send {n}" for n in range(1, 7)], "move keywood"]
    t.play(0, "move keywood")
    assert t.options(0) == ["send 0", "send 1", "send 2", "send 3"]


@rule("KF-24", "KF-34")
def test_a_group_that_is_too_big_alone_makes_no_use_possible() -> None:
    t = table(seats=2, offer="miner keywood", workers={0: "7 red", 1: "9 red"})
    t.bid(0, "keywood", 7).bid(1, "keywood", 8)
    assert "use miner" not in t.options(0) and "bid miner" in t.options(0)


@rule("KF-24", "KF-34")
def test_a_group_and_the_screen_may_be_enough_only_together() -> None:
    t = table(seats=2, offer="miner keywood", workers={0: "3 red", 1: "9 red"})
    t.bid(0, "keywood", 1).bid(1, "keywood", 2).play(0, "pass").use(1, "miner", 2).play(0, "use miner")
    assert t.options(0) == ["move keywood"]
    t.play(0, "move keywood")
    assert t.options(0) == ["send 2"]
