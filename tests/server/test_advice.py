"""Advice at a table: for whoever is asked, where it is fair, and everybody may know that it was taken."""

from __future__ import annotations

import time
from typing import Any

import httpx
import msgspec
import pytest

from mizban.server.thinkers import Thinkers
from mizban.server.workers import WorkerLost
from mizban.table.wire import AdviceWire, AskWire, ReplayInfo
from tests.server.helpers import BOT, FRIEND, HERE, Live, Player, code, me_and


def want(player: Player, table: str, question: str) -> httpx.Response:
    return player.http.post(f"/api/tables/{table}/advice", json={"question": question})


def with_a_choice(live: Live) -> AskWire:
    """Play on to a question of mine with several answers."""
    live.update()
    while not (ask := live.ask()) or len(ask.options) < 2:
        live.move(-1) if ask else live.update()
    return ask


def test_one_person_against_computers_is_advised_and_the_replay_marks_the_move(laleh: Player) -> None:
    table = laleh.open(me_and(BOT))
    with laleh.live(table.id) as live:
        ask = with_a_choice(live)
        assert live.now is not None and live.now.table.advice
        rows, moves = live.now.rows, live.now.moves
        answer = want(laleh, table.id, ask.id)
        advice = msgspec.json.decode(answer.content, type=AdviceWire)
        assert answer.status_code == 200 and advice.question == ask.id and advice.imagined > 0
        offered = {(option.verb, tuple(option.on)) for option in ask.options}
        assert 1 <= len(advice.answers) <= 3 and {(one.verb, tuple(one.on)) for one in advice.answers} <= offered
        assert [one.chance for one in advice.answers] == sorted((one.chance for one in advice.answers), reverse=True)
        told = live.until(rows + 1)
        assert told.moves == moves and told.table.seats[0].advised and not told.table.seats[1].advised
        assert (same := live.ask()) is not None and same.id == ask.id  # the question is the same
        want(laleh, table.id, ask.id)  # once more: that it was taken is known already
        assert live.greet().rows == rows + 1
        live.move()
        replay = msgspec.json.decode(laleh.http.get(f"/api/tables/{table.id}/replay").content, type=ReplayInfo)
        assert replay.advised == [moves + 1]


def test_where_several_play_the_host_must_have_wished_it(laleh: Player) -> None:
    fair = laleh.open(me_and(HERE))
    with laleh.live(fair.id) as live:
        ask = with_a_choice(live)
        assert live.now is not None and not live.now.table.advice
        answer = want(laleh, fair.id, ask.id)
        assert answer.status_code == 403 and code(answer) == "no_advice"
    friendly = laleh.open(me_and(HERE), advice=True)
    with laleh.live(friendly.id) as live:
        ask = with_a_choice(live)
        assert want(laleh, friendly.id, ask.id).status_code == 200


def test_nobody_is_advised_for_another(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(BOT))
    with laleh.live(table.id) as live:
        ask = with_a_choice(live)
        kian.http.get("/api/me")
        assert code(want(kian, table.id, ask.id)) == "not_your_seat"
        assert code(want(laleh, table.id, "999.0")) == "stale"
        assert want(laleh, table.id, 7).status_code == 400  # type: ignore[arg-type]


def test_when_it_fails_the_game_goes_on(laleh: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> None:
        raise WorkerLost("died")

    table = laleh.open(me_and(BOT))
    with laleh.live(table.id) as live:
        ask = with_a_choice(live)
        monkeypatch.setattr(Thinkers, "advise", lost)
        answer = want(laleh, table.id, ask.id)
        assert answer.status_code == 500 and code(answer) == "failed"
        assert not live.greet().table.seats[0].advised
        live.move()


def test_it_takes_its_time_and_delays_nobody(laleh: Player) -> None:
    table, other = laleh.open(me_and(BOT)), laleh.open(me_and(HERE))
    with laleh.live(table.id) as live, laleh.live(other.id) as quiet:
        ask = with_a_choice(live)
        quiet.update()
        begun = time.monotonic()
        assert want(laleh, table.id, ask.id).status_code == 200
        assert time.monotonic() - begun > 0.5
        quiet.move(-1)


def test_an_open_seat_is_somebody_else(laleh: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    assert not laleh.table(table.id).advice
