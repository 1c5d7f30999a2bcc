"""Puzzles over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mizban.bots import guests
from mizban.engine import games
from mizban.server.wire import PuzzleWire, Solved
from tests.server.helpers import Player, code, quick, serving

GAME = "port_royal"
OFFERED = [key for key, game in games().items() if game.offered]


def puzzle(player: Player, number: int = 1, game: str = GAME) -> PuzzleWire:
    answer = player.http.get(f"/api/games/{game}/puzzles/{number}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleWire)


def solve(player: Player, verb: str, on: list[int], number: int = 1) -> Solved:
    answer = player.http.post(f"/api/games/{GAME}/puzzles/{number}/answer", json={"verb": verb, "on": on})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Solved)


@pytest.mark.parametrize("key", OFFERED)
def test_a_puzzle_is_a_table_with_one_question(laleh: Player, key: str) -> None:
    game = next(game for game in laleh.http.get("/api/games").json() if game["key"] == key)
    assert game["puzzles"] >= 30
    found = puzzle(laleh, game["puzzles"], key)
    (chair,) = found.picture.chairs
    assert chair.ask is not None and chair.undo is None and chair.lines
    assert {(option.verb, *option.on) for option in chair.ask.options} == {(answer.verb, *answer.on) for answer in found.answers}
    assert found.picture.table.seed == "" and not found.picture.table.finished


def test_how_many_found_it_is_counted_once_for_each_guest(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian, Player(address) as stranger:
        for player in (laleh, kian):
            player.http.get("/api/me")
        best, worst = puzzle(laleh).answers[0], puzzle(laleh).answers[-1]
        assert solve(laleh, worst.verb, worst.on) == Solved(1, 0)
        assert solve(laleh, best.verb, best.on) == Solved(1, 0)  # the first answer counts
        assert solve(kian, best.verb, best.on) == Solved(2, 1)
        assert solve(stranger, best.verb, best.on) == Solved(2, 1)
        assert code(laleh.http.post(f"/api/games/{GAME}/puzzles/1/answer", json={"verb": "fly"})) == "illegal"


def test_a_puzzle_is_played_on_at_a_table_of_its_own(laleh: Player) -> None:
    laleh.http.put("/api/me", json={"name": "Laleh"})
    found = puzzle(laleh, 2)
    answer = laleh.http.post(f"/api/games/{GAME}/puzzles/2/fork")
    assert answer.status_code == 201
    table = laleh.table(answer.json()["id"])
    me = found.picture.chairs[0].seat
    assert [seat.seat for seat in table.seats if seat.mine] == [me] and table.started
    assert {seat.level for seat in table.seats if not seat.mine} == {list(guests)[2]}
    with laleh.live(table.id) as live:
        update = live.update()
        ask = live.ask()
        assert ask is not None and update.rows == found.picture.rows
        before = found.picture.chairs[0].ask
        assert before is not None and ask.options == before.options


def test_no_such_puzzle(laleh: Player) -> None:
    for address in ("port_royal/puzzles/0", "port_royal/puzzles/9999", "chess/puzzles/1"):
        assert code(laleh.http.get(f"/api/games/{address}")) == "not_found"
        assert code(laleh.http.post(f"/api/games/{address}/answer", json={"verb": "draw"})) == "not_found"
        assert code(laleh.http.post(f"/api/games/{address}/fork")) == "not_found"
    assert laleh.http.get("/api/games/port_royal/puzzles/one").status_code == 404
