"""Chapter "Summer boats": 4a and 4b; the others are tested where they matter."""

from __future__ import annotations

from mizban.games.keyflower import GAME
from mizban.games.keyflower.events import CounterBid, StoodUp
from mizban.games.keyflower.tests.kit import KeyflowerTable, table
from mizban.games.keyflower.tiles import NO_COLOUR
from mizban.testing import rule

BOAT_4A = "summer_boat_4a 0 1 0"
BOAT_4B = "summer_boat_4b 0 1 0"
CROWD = dict.fromkeys(range(3), "9 red 9 blue 3 green")


def with_4a(**more: object) -> KeyflowerTable:
    settings: dict[str, object] = {"workers": CROWD, "start": 1}
    settings |= more
    return table(3, season="autumn", offer="inn forge", villages={0: BOAT_4A}, **settings)  # type: ignore[arg-type]


@rule("KF-62")
def test_4a_answers_a_bid_in_another_colour() -> None:
    t = with_4a(start=1).bid(1, "inn", 2).play(2, "pass")
    assert {"bid inn", "counter inn blue", "counter inn green"} <= set(t.options(0))
    assert "counter inn yellow" not in t.options(0)
    t.play(0, "counter inn green", "send 3")
    assert t.beside("inn") == [3, 2, 0] and t.told(CounterBid)[0].colour == 3
    seen = GAME.view(t.s, 2).offer[0]
    assert (seen.colour, seen.lying, seen.lying_seat, seen.leader) == (0, 3, 0, 0)
    t.play(1, "pass").play(2, "bid inn")
    assert t.options(2) == [f"send {n}" for n in range(4, 10)]  # 4 red, not green
    t.play(2, "send 4")
    assert "bid inn" not in t.options(0)  # no green is left
    assert [words for words in t.options(0) if words.startswith("counter")] == []


@rule("KF-62")
def test_later_additions_match_the_lying_colour() -> None:
    t = with_4a().bid(1, "inn", 1).play(2, "pass").play(0, "counter inn blue", "send 2").bid(1, "inn", 2).play(2, "pass")
    t.play(0, "bid inn")
    assert t.ask(0).about["colour"] == 1
    t.play(0, "send 2")
    assert t.beside("inn") == [4, 3, 0]
    blue = t.bag()["blue"]
    t.all_pass()
    assert t.bag()["blue"] == blue + 4 and t.workers(1)["red"] == 9


@rule("KF-62")
def test_green_bids_and_mere_uses_cannot_be_countered() -> None:
    t = with_4a().bid(1, "inn", 1, "green").use(2, "inn", 1, "green")
    assert [words for words in t.options(0) if words.startswith("counter")] == []
    t = with_4a().use(1, "inn", 1).play(2, "pass")
    assert [words for words in t.options(0) if words.startswith("counter")] == []


@rule("KF-62")
def test_lying_workers_that_are_left_alone_stand_up() -> None:
    t = with_4a().bid(1, "inn", 1).play(2, "pass").play(0, "counter inn blue", "send 2")
    t.play(1, "bid forge", "colour red", "move inn", "send 0")
    assert t.told(StoodUp)[0].colour == 1
    assert t.s.colour[t.number("inn")] == 1 and t.s.lying[t.number("inn")] == -1
    t.play(2, "bid inn")
    assert t.ask(2).about["colour"] == 1


@rule("KF-62")
def test_they_stay_lying_while_a_worker_stands_on_the_tile() -> None:
    """KF-R48"""
    t = with_4a().bid(1, "inn", 1).use(2, "inn", 1).play(0, "counter inn blue", "send 2")
    t.play(1, "bid forge", "colour red", "move inn", "send 0")
    assert t.told(StoodUp) == [] and t.s.colour[t.number("inn")] == 0
    t = with_4a().bid(1, "inn", 1).play(2, "pass").play(0, "counter inn blue", "send 2").play(1, "use inn", "move inn", "send 0")
    assert t.told(StoodUp) == [] and t.standing("inn") == {"red": 1}


@rule("KF-62")
def test_a_lying_group_moves_like_any_other() -> None:
    t = with_4a().bid(1, "inn", 1).play(2, "pass").play(0, "counter inn blue", "send 2").bid(1, "inn", 2).play(2, "pass")
    t.play(0, "bid forge", "colour blue", "move inn", "send 0")
    assert t.beside("forge") == [2, 0, 0] and t.s.lying[t.number("inn")] == -1


@rule("KF-62")
def test_turn_order_tiles_are_countered_only_by_the_other_ruling() -> None:
    for allowed in (False, True):
        t = with_4a(boat_4a_may_target_turn_order_tiles=allowed).bid(1, "turn_order_1", 1).play(2, "pass")
        assert ("counter turn_order_1 blue" in t.options(0)) == allowed


@rule("KF-63")
def test_4b_uses_a_touched_tile_with_any_colours() -> None:
    t = table(3, season="autumn", start=1, offer="inn", villages={0: BOAT_4B}, workers=CROWD, seed=3)
    t.use(1, "inn", 1, "green").play(2, "pass").play(0, "use inn")
    assert t.asked == (0, "SendAnyColours") and t.options(0) == ["add red", "add blue", "add green"]
    t.play(0, "add red", "add blue")
    assert t.options(0) == ["add red", "add blue", "add green", "done"]
    t.play(0, "done")
    assert t.standing("inn") == {"red": 1, "blue": 1, "green": 1}
    assert t.s.colour[t.number("inn")] == 3  # goes on binding everybody else
    t.play(1, "pass").play(2, "use inn")
    assert t.options(2) == ["send 3"]


@rule("KF-63")
def test_4b_follows_the_rule_on_an_untouched_tile() -> None:
    t = table(3, season="autumn", offer="inn", villages={0: BOAT_4B}, workers=CROWD)
    t.play(0, "use inn")
    assert t.asked == (0, "ChooseColour")


@rule("KF-63")
def test_4b_may_move_losing_groups_of_any_colour_and_the_limit_of_six_holds() -> None:
    t = table(2, season="autumn", offer="inn forge", villages={0: BOAT_4B}, workers={0: "9 red 9 blue", 1: "9 red 9 blue"})
    t.bid(0, "forge", 3, "blue").bid(1, "forge", 4, "blue").play(0, "pass").use(1, "inn", 2)
    t.play(0, "use inn")
    assert t.options(0) == ["add red", "add blue", "move forge"]
    t.play(0, "move forge", "add red")
    assert t.options(0) == ["done"]
    t.play(0, "done")
    assert t.standing("inn") == {"red": 3, "blue": 3}


@rule("KF-64")
def test_summer_boats_are_never_upgraded() -> None:
    t = table(2, season="autumn", villages={0: BOAT_4A}, resources={"summer_boat_4a": "3 gold"}).use(0, "home_1")
    assert t.asked == (1, "Turn")


@rule("KF-62")
def test_lying_workers_stay_down_while_another_standing_bid_is_there() -> None:
    t = with_4a().bid(1, "inn", 1).bid(2, "inn", 2).play(0, "counter inn blue", "send 3")
    t.play(1, "bid forge", "colour red", "move inn", "send 0")
    assert t.told(StoodUp) == [] and t.s.colour[t.number("inn")] == 0
    t.play(2, "bid turn_order_1", "colour red", "move inn", "send 0")
    assert t.told(StoodUp)[0].colour == 1 and t.s.colour[t.number("inn")] == 1


@rule("KF-62", "KF-24")
def test_a_lying_group_counts_with_its_own_colour() -> None:
    t = (
        with_4a(workers={0: "2 blue", 1: "9 red", 2: "9 blue"})
        .bid(1, "inn", 1)
        .bid(2, "forge", 1, "blue")
        .play(0, "counter inn blue", "send 2")
    )
    t.bid(1, "inn", 2).play(2, "pass")
    assert "bid forge" in t.options(0)
    t.play(0, "bid forge", "move inn", "send 0")
    assert t.beside("forge") == [2, 0, 1]
    t = with_4a(workers={0: "2 blue", 1: "9 red", 2: "9 red"}).bid(1, "inn", 1).bid(2, "forge", 1).play(0, "counter inn blue", "send 2")
    t.bid(1, "inn", 2).play(2, "pass")
    assert "bid forge" not in t.options(0)


@rule("KF-62")
def test_by_the_other_ruling_lying_workers_win_a_turn_order_tile_in_their_own_colour() -> None:
    t = with_4a(boat_4a_may_target_turn_order_tiles=True).bid(1, "turn_order_2", 1).play(2, "pass")
    before = t.bag()
    t.play(0, "counter turn_order_2 blue", "send 2").all_pass()
    assert t.bag()["blue"] == before["blue"] + 2 and t.bag()["red"] == before["red"]
    assert t.s.start_seat == 0


@rule("KF-38", "KF-62")
def test_no_standing_bid_is_given_up_as_a_price_where_others_lie() -> None:
    """KF-R16: the lying workers would stand up and change the colour of the tile that is being used."""
    t = table(
        3,
        season="autumn",
        start=1,
        offer="fair forge",
        villages={0: BOAT_4A},
        workers=CROWD,
        worker_costs_payable_from_losing_bids=True,
    )
    t.bid(1, "fair", 1).play(2, "pass").play(0, "counter fair blue", "send 2")
    assert "forfeit fair fair" not in t.options(1) and "use fair" in t.options(1)


@rule("KF-63")
def test_4b_needs_no_worker_of_the_standing_colour() -> None:
    t = table(2, season="autumn", start=1, offer="inn", villages={0: BOAT_4B}, workers={0: "2 blue", 1: "3 red"})
    t.use(1, "inn", 1)
    assert "use inn" in t.options(0)
    t.play(0, "use inn", "add blue", "add blue")
    assert t.options(0) == ["done"]


@rule("KF-63")
def test_the_owner_of_4b_is_told_no_colour_for_a_tile_that_is_only_bid_for() -> None:
    t = table(3, season="autumn", start=1, offer="inn", villages={0: BOAT_4B}, workers=CROWD)
    t.bid(1, "inn", 1, "green")
    assert t.ask(2).hints[t.choice(2, "use inn")] == {"workers": 1, "colour": 3}
    t.play(2, "pass")
    assert t.ask(0).hints[t.choice(0, "use inn")] == {"workers": 1, "colour": NO_COLOUR}


@rule("KF-63")
def test_all_workers_of_a_mixed_use_count_for_the_next_one() -> None:
    t = table(2, season="autumn", offer="inn forge", villages={0: BOAT_4B}, workers={0: "9 red 9 blue", 1: "9 red 9 blue"})
    t.bid(0, "forge", 2, "blue").bid(1, "forge", 3, "blue").play(0, "pass").use(1, "inn", 1)
    t.play(0, "use inn", "move forge", "done").play(1, "use inn")
    assert t.options(1) == ["send 3"]
