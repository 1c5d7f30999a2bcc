"""How games ended: places, who is rated among whom, and the page of one's own games."""

from __future__ import annotations

import random
from pathlib import Path

from mizban.engine import Score
from mizban.server.ratings import ENOUGH, places, pool_of, shown
from mizban.table.facts import SeatFacts
from tests.server.databases import in_database
from tests.server.helpers import BOT, FRIEND, HERE, Player, me_and, play_to_the_end, quick, serving


def score(seat: int, total: int, won: bool = False, tie: int = 0) -> Score:
    return Score(seat, total, (), (("coins", tie),), won)


def test_places_are_shared_and_the_winner_stands_first() -> None:
    assert places([score(0, 10), score(1, 12, True), score(2, 10)]) == [2, 1, 2]
    assert places([score(0, 10, True, 3), score(1, 10, False, 2), score(2, 4)]) == [1, 2, 3]
    assert places([score(0, 10, True), score(1, 10, True)]) == [1, 1]


def test_among_whom_a_game_is_rated() -> None:
    laleh, kian, bot = SeatFacts(0, "guest", "l", "Laleh"), SeatFacts(1, "guest", "k", "Kian"), SeatFacts(2, "bot", level="casual")
    here = SeatFacts(1, "guest", "l", "Mina")
    assert pool_of([laleh, kian]) == pool_of([laleh, kian, bot]) == "people"
    assert pool_of([laleh, bot]) == "levels"
    assert pool_of([laleh, here]) == pool_of([laleh, here, bot]) == ""
    assert shown(25.0) == 1500 and shown(25.0 + 200 / 48) == 1700


def two_play(laleh: Player, kian: Player, luck: random.Random) -> str:
    table = laleh.open(me_and(FRIEND))
    kian.join(table.id, 1, "Kian", table.invite)
    with laleh.live(table.id) as hers, kian.live(table.id) as his:
        hers.update(), his.update()
        while hers.now is not None and not hers.now.table.finished:
            rows = (hers if hers.ask() else his).move(luck.randrange(100)).rows
            hers.until(rows), his.until(rows)
    return table.id


def test_a_game_between_people_is_noted_once_and_rated_for_both(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        tables = [two_play(laleh, kian, random.Random(n)) for n in range(2)]
        hers, his = laleh.http.get("/api/profile").json(), kian.http.get("/api/profile").json()
        assert [one["table"] for one in hers["results"]] == tables[::-1] and hers["enough"] == ENOUGH
        for mine, theirs in zip(hers["results"], his["results"], strict=True):
            assert (mine["total"], mine["best"]) == (theirs["best"], theirs["total"]) and mine["pool"] == "people"
            assert mine["others"] == ["Kian"] and theirs["others"] == ["Laleh"]
        first = hers["results"][-1]
        if first["place"] != his["results"][-1]["place"]:
            assert (first["rating"] > 1500) == (first["place"] == 1)
        (rival,) = hers["rivals"]
        assert rival["name"] == "Kian"
        assert sum(rival["ahead"].values()) + sum(rival["behind"].values()) == sum(
            mine["place"] != theirs["place"] for mine, theirs in zip(hers["results"], his["results"], strict=True)
        )
        in_database(tmp_path, "delete from results")
        in_database(tmp_path, "delete from ratings")
        again = laleh.http.get("/api/profile").json()["results"]
        assert [(one["table"], one["total"], one["rating"]) for one in again] == [
            (one["table"], one["total"], one["rating"]) for one in hers["results"]
        ]  # games of before results were written down are caught up with
        text = laleh.http.get("/api/profile").text
        assert not any(id in text for (id,) in in_database(tmp_path, "select id from people"))


def test_alone_against_opponents_is_rated_apart_and_on_one_device_not_at_all(laleh: Player) -> None:
    for seats in (me_and(BOT), me_and(HERE)):
        with laleh.live(laleh.open(seats).id) as live:
            play_to_the_end(live, random.Random(5))
    waiting = laleh.open(me_and(FRIEND))
    mine = laleh.open(me_and(HERE))
    told = laleh.http.get("/api/profile").json()
    assert sorted((one["pool"], one["rating"] is not None) for one in told["results"]) == [("", False), ("levels", True)]
    assert [table["id"] for table in told["tables"]] == [mine.id, waiting.id]  # where it is my turn comes first


def test_a_stranger_has_no_games(laleh: Player) -> None:
    assert laleh.http.get("/api/profile").json()["results"] == []
