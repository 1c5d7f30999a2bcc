"""A game that was begun on a device goes on at a table of the house."""

from __future__ import annotations

import msgspec
import pytest

from mizban.bots import levels
from mizban.engine import Match, Quick, games
from mizban.table import records
from mizban.table.wire import Origin, TableInfo
from tests.server.helpers import Player, code

MOVES = 12


def begun(moves: int = MOVES) -> Match:
    match = Match(games()["port_royal"], 3, bytes(range(32)))
    luck = Quick(7)
    while match.n < moves and not match.ended:
        ask = match.asks()[0]
        match.play(ask.seat, levels["random"].choose(match.game, match.view(ask.seat), ask, luck))
    return match


def wanted(match: Match, **changes: object) -> dict[str, object]:
    return {"record": records.write(match.record), "seat": 1, "levels": ["casual", "", "random"], **changes}


def test_it_goes_on_exactly_where_it_was(laleh: Player) -> None:
    match = begun()
    laleh.http.put("/api/me", json={"name": "Laleh"})
    answer = laleh.http.post("/api/records/table", json=wanted(match))
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=TableInfo)
    assert table.origin == Origin("", MOVES)
    assert [seat.kind for seat in table.seats] == ["bot", "guest", "bot"]
    with laleh.live(table.id) as live:
        now = live.update()
        assert now.moves >= MOVES
        told = [line for line in now.chairs[0].lines if line.move <= MOVES]
        assert len(told) == len(match.lines(1))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"seat": 3}, "bad_game"),
        ({"levels": ["casual", ""]}, "bad_game"),
        ({"levels": ["casual", "", "a cheat"]}, "bad_level"),
        ({"record": "nothing"}, "no_record"),
        ({"record": records.write(begun().record) + "0 fly\n"}, "illegal_move"),
        ({"record": records.write(begun(10_000).record)}, "finished"),
        ({"record": records.write(Match(games()["port_royal"], 3, 7).record)}, "bad_table"),
    ],
)
def test_what_cannot_go_on_is_refused(laleh: Player, changes: dict[str, object], expected: str) -> None:
    laleh.http.put("/api/me", json={"name": "Laleh"})
    assert code(laleh.http.post("/api/records/table", json=wanted(begun(), **changes))) == expected
