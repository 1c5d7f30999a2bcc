"""What a board needs beside the pieces: ways of carts, the tile that is aimed at, tiles that are placed but not yet seen by all."""

from __future__ import annotations

from mizban.engine.laws import Answers, moments
from mizban.games.keyflower import GAME
from mizban.games.keyflower.placing import PlaceTiles
from mizban.games.keyflower.season import START_SEASON
from mizban.games.keyflower.tests.kit import KeyflowerTable, V, table
from mizban.games.keyflower.tiles import NAMES, NONE


def ways(t: KeyflowerTable, seat: int | None = 0) -> dict[tuple[str, str], list[str]]:
    """By their first and last tile."""
    named = [[t.name(tile) for tile in way] for way in GAME.view(t.s, seat).ways]
    return {(way[0], way[-1]): way for way in named}


def test_a_way_names_the_tiles_that_a_cart_crosses() -> None:
    t = table(2, villages={0: V}, upgraded="home_1", resources={"keywood": "2 wood"}).use(0, "home_1")
    found = ways(t)
    assert found["keywood", "home_1"] == ["keywood", "home_1"]
    assert found["keywood", "woodcutter"] == ["keywood", "home_1", "woodcutter"]
    assert ("keywood", "keywood") not in found and ("home_1", "keywood") not in found, "nothing lies on the home"


def test_with_2a_a_way_leads_over_fields() -> None:
    plain = table(2, season="autumn", villages={0: V}, resources={"keywood": "1 wood"}).use(0, "home_1")
    assert ("keywood", "apprentice_hall") not in ways(plain)
    boat = table(2, season="autumn", villages={0: V + ", summer_boat_2a 0 1 0"}, resources={"keywood": "1 wood"}).use(0, "home_1")
    assert ways(boat)["keywood", "apprentice_hall"] == ["keywood", "apprentice_hall"]


def test_ways_are_told_to_the_seat_that_carries_and_only_then() -> None:
    t = table(2, villages={0: V}, resources={"keywood": "1 wood"})
    assert ways(t) == {}
    t.use(0, "home_1")
    assert ways(t) and ways(t, 1) == ways(t, None) == {}
    t.play(0, "done")
    assert ways(t) == {}


def test_every_way_is_an_answer_and_as_long_as_its_hint_says() -> None:
    seen = 0
    for match in moments(GAME, 2, 3, {}, Answers([], 8)):
        for question in match.questions():
            if question.prompt != "Transport":
                continue
            ways = GAME.view(match.state, question.seat).ways
            carries = [option for option in question.options if option.verb == "carry"]
            assert {(way[0], way[-1]) for way in ways} == {option.on[1:] for option in carries}
            steps: dict[tuple[int, int], int] = {(way[0], way[-1]): len(way) - 1 for way in ways}
            assert all(question.hints[option]["steps"] == steps[option.on[1], option.on[2]] for option in carries)
            seen += len(carries)
    assert seen > 20


def test_everybody_sees_which_tile_is_aimed_at() -> None:
    t = table(2, offer="miner inn", villages={0: V})
    assert GAME.view(t.s, 0).aim == NONE
    t.play(0, "bid miner")
    assert [GAME.view(t.s, who).aim for who in (0, 1, None)] == [NAMES["miner"]] * 3
    t.play(0, "colour red")
    assert GAME.view(t.s, 1).aim == NAMES["miner"]
    t.play(0, "send 1")
    assert GAME.view(t.s, 0).aim == NONE


def test_the_tile_that_is_paid_for_is_aimed_at() -> None:
    """Gold or wood may pay for it: there are several ways."""
    t = table(2, villages={0: V}, resources={"home_1": "1 stone 1 wood 1 gold"}).use(0, "home_1").play(0, "upgrade home_1")
    assert t.asked == (0, "PayUpgrade") and GAME.view(t.s, 0).aim == NAMES["home_1"]


def test_tiles_placed_before_the_others_have_are_in_no_other_view() -> None:
    t = table(2, season="autumn", villages={0: V}, taken={0: "miner peddler", 1: "workshop"}, todo=False)
    t.s.todo = [START_SEASON, PlaceTiles()]
    t = KeyflowerTable(GAME, t.s)
    _, tile, q, r, turned = next(words for words in t.options(0) if words.startswith("place miner")).split()
    t.play(0, f"place {tile} {q} {r} {turned}")
    mine = GAME.view(t.s, 0).players[0]
    assert [(t.name(one.card), one.q, one.r, one.turned) for one in mine.placed] == [("miner", int(q), int(r), int(turned))]
    assert [t.name(one.card) for one in mine.village] == t.village(0), "it is not there before everybody has decided"
    assert GAME.view(t.s, 1).players[0].placed == GAME.view(t.s, None).players[0].placed == ()
    t.place_all()
    assert GAME.view(t.s, 0).players[0].placed == () and "miner" in t.village(0)


def test_at_the_end_all_points_are_told() -> None:
    *_, last = moments(GAME, 2, 5, {}, Answers([], 5))
    view = GAME.view(last.state, 0)
    assert [player.points for player in view.players] == [score.total for score in GAME.scores(last.state)]


def test_what_a_tile_counts_is_printed_on_it() -> None:
    assert (GAME.faces[NAMES["apothecary"]]["each"], GAME.faces[NAMES["apothecary"]]["each_points"]) == (5, 3)
    assert (GAME.faces[NAMES["turn_order_1"]]["each"], GAME.faces[NAMES["turn_order_1"]]["each_points"]) == (1, 1)
    assert GAME.faces[NAMES["boat_sea_breese"]]["each_points"] == 4
    assert "each" not in GAME.faces[NAMES["miner"]]
