"""Malformed, oversized, late, repeated and foreign messages: a typed answer, and nothing has changed."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mizban.server.errors import STATUS
from mizban.table.wire import Error, ErrorCode, Presence
from tests.server.helpers import BOT, FRIEND, HERE, Live, Player, caught_up, code, me_and, play_to_the_end, quick, serving


def unchanged(live: Live) -> bool:
    """Say hello: the table is as it was."""
    before = live.now
    after = live.greet()
    assert before is not None
    return after.rows == before.rows and [bytes(c.view) for c in after.chairs] == [bytes(c.view) for c in before.chairs]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[1]",
        '{"is":"play"}',
        '{"is":"dance"}',
        '{"is":"update","rows":1}',
        '{"is":"play","question":0,"verb":"draw"}',
        '{"is":"play","seat":0,"n":0,"verb":"draw"}',
        '{"is":"play","question":"0.0","verb":"draw","on":[[]]}',
        '{"is":"play","question":"0.0","verb":"draw","extra":1}',
        '{"is":"undo","seat":0,"row":0.5}',
        '{"is":"undo","seat":' + "9" * 5000 + ',"row":0}',
        "[" * 8000,
        b"\xff\xfe",
        b"",
    ],
)
def test_malformed_messages_change_nothing(laleh: Player, message: str | bytes) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        live.socket.send(message)
        assert live.refusal().code == "malformed"
        assert unchanged(live)


def test_an_oversized_message_changes_nothing(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        live.say(**{"is": "play"}, question="0.0", verb="x" * 8200)
        assert live.refusal().code == "too_large"
        assert unchanged(live)
        live.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    with laleh.live(table.id) as live:
        assert live.update().rows == 0


def test_answers_nobody_asked_for_change_nothing(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        ask = live.ask()
        assert ask is not None and live.now is not None
        assert ask.id == f"0.{ask.seat}"
        good: dict[str, object] = {"is": "play", "question": ask.id, "verb": "draw", "on": []}
        refusals: list[tuple[dict[str, object], ErrorCode]] = [
            ({"question": f"0.{1 - ask.seat}"}, "stale"),
            ({"question": "0.-1"}, "not_your_seat"),
            ({"question": "0.2"}, "not_your_seat"),
            ({"question": ""}, "not_your_seat"),
            ({"question": "9" * 5000}, "not_your_seat"),
            ({"verb": "hire", "on": [3]}, "illegal"),
            ({"on": [0]}, "illegal"),
            ({"on": [2**70]}, "illegal"),
            ({"verb": "draw 1"}, "illegal"),
            ({"verb": "<", "on": [0]}, "illegal"),
            ({"question": f"1.{ask.seat}"}, "stale"),
            ({"question": f"-1.{ask.seat}"}, "stale"),
            ({"question": f"{2**70}.{ask.seat}"}, "stale"),
            ({"question": f"00.{ask.seat}"}, "stale"),
        ]
        for change, expected in refusals:
            said = good | change
            live.say(**said)
            assert live.refusal() == Error(expected, str(said["question"])), change
        for row in (-1, 0, 1, 2**70):
            live.say(**{"is": "undo"}, seat=ask.seat, row=row)
            assert live.refusal() == Error("no_undo"), row
        assert unchanged(live)
        with kian.live(table.id) as stranger:
            stranger.update()
            stranger.say(**good)
            assert stranger.refusal().code == "not_your_seat"
            kian.http.get("/api/me")
        with kian.live(table.id) as guest:
            guest.update()
            guest.say(**good)
            assert guest.refusal().code == "not_your_seat"
        assert unchanged(live)


def test_nobody_moves_before_all_sit(laleh: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    with laleh.live(table.id) as live:
        live.update()
        live.say(**{"is": "play"}, question="0.0", verb="draw")
        assert live.refusal() == Error("not_started", "0.0")
        live.say(**{"is": "play"}, question="0.1", verb="draw")
        assert live.refusal() == Error("not_your_seat", "0.1")


def test_nobody_moves_after_the_end(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        end = play_to_the_end(live, random.Random(6))
        live.say(**{"is": "play"}, question=f"{end.rows}.0", verb="draw")
        assert live.refusal() == Error("finished", f"{end.rows}.0")
        live.say(**{"is": "undo"}, seat=0, row=end.rows)
        assert live.refusal() == Error("finished")


def test_a_repeated_answer_is_acknowledged_and_played_once(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        ask = live.ask()
        assert ask is not None
        live.play(ask, ask.options[0])
        first = live.until(1)
    with laleh.live(table.id) as live:
        live.update()
        live.play(ask, ask.options[0])
        assert live.update().rows == first.rows == 1
        live.say(**{"is": "play"}, question=ask.id, verb="stop")
        assert live.refusal() == Error("stale", ask.id)


def test_a_repeated_step_back_is_acknowledged_and_taken_once(laleh: Player) -> None:
    table = laleh.open(me_and(BOT))
    with laleh.live(table.id) as live:
        live.update()
        while not live.ask():
            live.update()
        live.move()
        while not live.ask():
            live.update()
        assert live.now is not None
        rows, row = live.now.rows, live.chair(0).undo
        for _ in range(2):
            live.say(**{"is": "undo"}, seat=0, row=row)
            assert live.until(rows + 1).rows == rows + 1
        assert caught_up(live) == [] and live.now.rows == rows + 1


def test_two_who_race_for_the_same_number(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    races = 0
    with laleh.live(table.id) as one, laleh.live(table.id) as two:
        one.update(), two.update()
        for n in range(30):
            ask = one.ask()
            assert ask is not None
            choices = [ask.options[0], ask.options[-1]]
            threads = [threading.Thread(target=live.play, args=(ask, choice)) for live, choice in zip((one, two), choices, strict=True)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            errors = caught_up(one) + caught_up(two)
            assert errors == ([Error("stale", ask.id)] if len(ask.options) > 1 else [])
            races += len(errors)
            assert one.now is not None and two.now is not None and one.now.rows == two.now.rows == n + 1
            assert [bytes(chair.view) for chair in one.now.chairs] == [bytes(chair.view) for chair in two.now.chairs]
    assert races > 5


def test_who_speaks_too_fast_is_told_so(tmp_path: Path) -> None:
    with serving(quick(tmp_path, messages_per_second=0.001, messages_at_once=3)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
            for _ in range(3):
                live.greet()
            live.say(**{"is": "play"}, question="0.0", verb="draw")
            assert live.refusal() == Error("too_many", "0.0")
        with laleh.live(table.id) as live:
            assert live.update().rows == 0


def refused_live(player: Player, name: str) -> bool:
    with player.live(name) as live:
        said = live.hear()
    return said == Error("too_many")


def test_spectators_never_take_the_room_of_players(tmp_path: Path) -> None:
    with serving(quick(tmp_path, spectators_per_table=2)) as address, Player(address) as laleh, Player(address) as stranger:
        table = laleh.open(me_and(HERE))
        stranger.http.get("/api/me")
        with stranger.live(table.id) as one, Player(address).live(table.id) as two:
            one.update(), two.update()
            assert refused_live(stranger, table.id)
            with laleh.live(table.id) as live, laleh.live(table.id) as second:
                assert live.update().chairs[0].seat == 0 and second.update().chairs[0].seat == 0


def test_a_guest_has_room_for_so_many_connections(tmp_path: Path) -> None:
    with serving(quick(tmp_path, connections_per_guest=2)) as address, Player(address) as laleh, Player(address) as kian:
        tables = [laleh.open(me_and(HERE)) for _ in range(3)]
        kian.http.get("/api/me")
        with laleh.live(tables[0].id) as one, laleh.live(tables[1].id) as two:
            one.update(), two.update()
            assert refused_live(laleh, tables[2].id)
            with kian.live(tables[2].id) as other:
                other.update()


def test_who_comes_and_goes_is_told_in_a_few_words_and_only_of_players(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    kian.join(table.id, 1, "Kian", table.invite)
    with laleh.live(table.id) as hers:
        assert [seat.online for seat in hers.update().table.seats] == [True, False]
        for _ in range(3):
            with Player(laleh.address).live(table.id) as stranger:
                stranger.update()
        with kian.live(table.id) as his:
            his.update()
            assert hers.hear() == Presence([0, 1])
        assert hers.hear() == Presence([0])


def test_a_sign_of_life_is_answered_with_a_few_bytes_however_long_the_game(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        for n in range(20):
            live.move(n)
        for _ in range(10):
            live.greet()
        assert all(len(message) < 50 for message in live.heard[-10:])


def test_all_connections_of_a_guest_together_may_speak_so_fast(tmp_path: Path) -> None:
    with serving(quick(tmp_path, messages_per_second=0.001, messages_at_once=4)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        for _ in range(2):
            with laleh.live(table.id) as live:
                live.update()
                live.greet(), live.greet()
        with laleh.live(table.id) as live:
            live.update()
            live.say(**{"is": "hello"})
            assert live.refusal().code == "too_many"


def test_no_such_table_live(laleh: Player) -> None:
    with laleh.live("nope") as live:
        assert live.refusal().code == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_pages_of_other_sites_can_neither_listen_nor_change_anything(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with pytest.raises(InvalidStatus) as refused, laleh.live(table.id, origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
        answer = laleh.http.put("/api/me", json={"name": "Mallory"}, headers=headers)
        assert answer.status_code == 403 and code(answer) == "foreign"
    assert laleh.http.get("/api/me").json()["name"] == "Laleh"


def test_every_refusal_has_its_status() -> None:
    assert set(STATUS) == set(get_args(ErrorCode))
