"""Playing over the wire: whole games, stepping back, coming back, and everything that is refused."""

from __future__ import annotations

import hashlib
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mizban.engine import Match, Record
from mizban.server.wire import Error, ErrorCode, Update
from tests.server.helpers import BOT, FRIEND, HERE, Live, Player, code, me_and, quick, serving


def play_to_the_end(live: Live, luck: random.Random) -> Update:
    """Answer every question of my seats at random."""
    update = live.now or live.update()
    while not update.table.finished:
        update = live.move(luck.randrange(100)) if live.ask() else live.update()
    return update


def rows(folder: Path, table: str) -> list[tuple[int, int, str]]:
    with closing(sqlite3.connect(folder / "mizban.db")) as db:
        return db.execute('select n, seat, move from moves where "table" = ? order by n', (table,)).fetchall()


# ---- whole games --------------------------------------------------------------------------------------------------


def test_a_whole_game_its_seed_and_its_record(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE, HERE))
    assert code(laleh.http.get(f"/api/tables/{table.id}/record")) == "unfinished"
    with laleh.live(table.id) as live:
        end = play_to_the_end(live, random.Random(1))
        assert end.asked == [] and end.scores is not None and any(score.won for score in end.scores)
        assert all(score.total == sum(part.points for part in score.parts) for score in end.scores)
        seed = end.table.seed
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == table.seed_hash
        before_the_end = live.heard[:-1]
    assert not any(seed.encode() in message or bytes.fromhex(seed) in message for message in before_the_end)

    answer = laleh.http.get(f"/api/tables/{table.id}/record")
    record = msgspec.json.decode(answer.content, type=Record)
    assert record.seed == seed and record.seats == 3
    again = Match.from_record(record)
    assert again.ended and [score.total for score in again.scores()] == [score.total for score in end.scores]
    assert code(kian.http.get(f"/api/tables/{table.id}/record")) == "not_your_seat"
    assert kian.table(table.id).seed == seed


def test_two_devices_see_the_same_game_each_from_its_seat(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    kian.join(table.id, 1, "Kian", table.invite)
    luck = random.Random(2)
    with laleh.live(table.id) as hers, kian.live(table.id) as his, Player(laleh.address).live(table.id) as watching:
        hers.update(), his.update(), watching.update()
        for n in range(1, 25):
            mover = hers if hers.ask() else his
            assert (hers.ask() is None) != (his.ask() is None)
            mover.move(luck.randrange(100))
            updates = [live.until(n) for live in (hers, his, watching)]
            assert [[chair.seat for chair in update.chairs] for update in updates] == [[0], [1], [None]]
            assert len({tuple(update.asked) for update in updates}) == 1
            if updates[0].table.finished:
                break
        assert watching.now is not None and watching.now.table.invite == "" and not any(s.mine for s in watching.now.table.seats)
        assert [seat.online for seat in watching.now.table.seats] == [True, True]


def test_nobody_learns_the_id_of_another_guest(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian:
        table = laleh.open(me_and(FRIEND), public=True)
        with kian.live(table.id) as his:
            his.update()
            kian.join(table.id, 1, "Kian")
            his.until(0)
            his.say(**{"is": "hello"})
            his.update()
            heard = b"".join([*his.heard, kian.http.get("/api/tables").content, kian.http.get(f"/api/tables/{table.id}").content])
        with closing(sqlite3.connect(tmp_path / "mizban.db")) as db:
            guests = [guest for (guest,) in db.execute("select guest from seats")]
            seed, invite = db.execute("select seed, invite from tables").fetchone()
    assert len(set(guests)) == 2
    for secret in [*guests, seed]:
        assert secret.encode() not in heard
    assert invite.encode() in heard  # he sits here now, and may invite others


# ---- the log, coming back, stepping back --------------------------------------------------------------------------


def lines_of(live: Live, seat: int) -> dict[int, list[bytes]]:
    """The log as a client keeps it: lines below `log_from` stay, the new ones are added."""
    kept: dict[int, list[bytes]] = {}
    for message in live.heard:
        update = msgspec.json.decode(message, type=Update)
        chair = next(chair for chair in update.chairs if chair.seat == seat)
        kept = {n: lines for n, lines in kept.items() if n < chair.log_from}
        for line in chair.lines:
            kept.setdefault(line.n, []).append(bytes(line.event))
    return kept


def test_a_lost_connection_comes_back_to_the_same_table(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        for n in range(12):
            live.move(n)
        before, log = live.now, lines_of(live, 0)
    with laleh.live(table.id) as live:
        after = live.update()
        assert before is not None and after.n == before.n and after.asked == before.asked
        assert [bytes(chair.view) for chair in after.chairs] == [bytes(chair.view) for chair in before.chairs]
        assert lines_of(live, 0) == log


def test_a_step_back_gives_the_table_as_it_was(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    luck = random.Random(4)
    steps = 0
    with laleh.live(table.id) as live:
        live.update()
        while steps < 5:
            ask, before, log = live.ask(), live.now, lines_of(live, 0)
            assert ask is not None and before is not None and not before.table.finished
            live.move(luck.randrange(100))
            if live.chair(ask.seat).undo:
                live.say(**{"is": "undo"}, seat=ask.seat, n=before.n + 1)
                after = live.until(before.n + 2)
                assert [bytes(chair.view) for chair in after.chairs] == [bytes(chair.view) for chair in before.chairs]
                assert [chair.ask for chair in after.chairs] == [chair.ask for chair in before.chairs]
                assert lines_of(live, 0) == log
                steps += 1
                live.move(luck.randrange(100))


def test_a_whole_turn_is_taken_back_at_once_and_the_seats_of_others_stay_theirs(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    kian.join(table.id, 1, "Kian", table.invite)
    with laleh.live(table.id) as hers, kian.live(table.id) as his:
        hers.update(), his.update()
        luck = random.Random(5)
        for n in range(1, 500):
            mover, other = (hers, his) if hers.ask() else (his, hers)
            ask = mover.ask()
            assert ask is not None
            mover.move(luck.randrange(100))
            other.until(n)
            if mover.chair(ask.seat).undo and mover.now is not None:
                other.say(**{"is": "undo"}, seat=ask.seat, n=n, whole=True)
                assert other.refusal().code == "not_your_seat"
                mover.say(**{"is": "undo"}, seat=ask.seat, n=n, whole=True)
                after = mover.until(n + 1)
                assert ask.seat in after.asked and not mover.chair(ask.seat).undo
                return
    pytest.fail("no step back was ever possible")


def test_undo_is_refused_behind_the_fence(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        first = live.update()
        live.say(**{"is": "undo"}, seat=0, n=0)
        assert live.refusal() == Error("no_undo", 0)
        ask = live.ask()
        assert ask is not None and ask.options[0].verb == "draw" and first.n == 0
        live.move(0)
        assert not live.chair(ask.seat).undo
        live.say(**{"is": "undo"}, seat=ask.seat, n=1)
        assert live.refusal() == Error("no_undo", 1)


def test_games_go_on_after_a_restart_with_all_steps_back_remembered(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(BOT))
        with laleh.live(table.id) as live:
            live.update()
            for _ in range(6):
                while not live.ask():
                    live.update()
                ask = live.ask()
                assert ask is not None and live.now is not None
                n = live.now.n
                live.play(ask, ask.options[0])
                live.until(n + 1)
                while not live.ask():
                    live.update()
                assert live.now.n > n
                live.say(**{"is": "undo"}, seat=0, n=live.now.n)
                live.until(live.now.n + 1)
            live.say(**{"is": "hello"})
            before = live.update()
        jar = laleh.http.cookies
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        laleh.http.cookies = jar
        with laleh.live(table.id) as live:
            after = live.update()
    assert after.n == before.n and after.chairs == before.chairs
    assert sum(text.startswith("<") for _, _, text in rows(tmp_path, table.id)) == 6


# ---- what is refused ----------------------------------------------------------------------------------------------


def unchanged(live: Live) -> bool:
    """Say hello: the table is as it was."""
    before = live.now
    live.say(**{"is": "hello"})
    after = live.update()
    assert before is not None
    return after.n == before.n and [bytes(c.view) for c in after.chairs] == [bytes(c.view) for c in before.chairs]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[1]",
        '{"is":"play"}',
        '{"is":"dance"}',
        '{"is":"update","n":1}',
        '{"is":"play","seat":"0","n":0,"verb":"draw"}',
        '{"is":"play","seat":0,"n":0.5,"verb":"draw"}',
        '{"is":"play","seat":0,"n":0,"verb":"draw","on":[[]]}',
        '{"is":"play","seat":0,"n":0,"verb":"draw","extra":1}',
        '{"is":"play","seat":' + "9" * 5000 + ',"n":0,"verb":"draw"}',
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
        live.say(**{"is": "play"}, seat=0, n=0, verb="x" * 8200)
        assert live.refusal().code == "too_large"
        assert unchanged(live)
        live.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    with laleh.live(table.id) as live:
        assert live.update().n == 0


def test_answers_nobody_asked_for_change_nothing(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        live.update()
        ask = live.ask()
        assert ask is not None and live.now is not None
        good: dict[str, object] = {"is": "play", "seat": ask.seat, "n": 0, "verb": "draw", "on": []}
        refusals: list[tuple[dict[str, object], ErrorCode]] = [
            ({"seat": 1 - ask.seat}, "not_asked"),
            ({"seat": -1}, "not_your_seat"),
            ({"seat": 2}, "not_your_seat"),
            ({"verb": "hire", "on": [3]}, "illegal"),
            ({"on": [0]}, "illegal"),
            ({"on": [2**70]}, "illegal"),
            ({"verb": "draw 1"}, "illegal"),
            ({"verb": "<", "on": [0]}, "illegal"),
            ({"n": 1}, "stale"),
            ({"n": -1}, "stale"),
            ({"n": 2**70}, "stale"),
        ]
        for change, expected in refusals:
            live.say(**good | change)
            assert live.refusal() == Error(expected, 0), change
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
        live.say(**{"is": "play"}, seat=0, n=0, verb="draw")
        assert live.refusal().code == "not_started"
        live.say(**{"is": "play"}, seat=1, n=0, verb="draw")
        assert live.refusal().code == "not_your_seat"


def test_nobody_moves_after_the_end(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        end = play_to_the_end(live, random.Random(6))
        for message in ({"is": "play", "verb": "draw"}, {"is": "undo"}):
            live.say(**message, seat=0, n=end.n)
            assert live.refusal() == Error("finished", end.n)


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
        live.say(**{"is": "play"}, seat=ask.seat, n=0, verb=ask.options[0].verb, on=ask.options[0].on)
        assert live.update().n == first.n == 1
        live.say(**{"is": "play"}, seat=ask.seat, n=0, verb="stop")
        assert live.refusal() == Error("stale", 1)


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
        n = live.now.n
        for _ in range(2):
            live.say(**{"is": "undo"}, seat=0, n=n)
            assert live.until(n + 1).n == n + 1
        assert caught_up(live) == [] and live.now.n == n + 1


def caught_up(live: Live) -> list[Error]:
    """Say hello and hear everything up to its answer, which begins the log anew; the errors among it."""
    live.say(**{"is": "hello"})
    errors: list[Error] = []
    while True:
        said = live.hear()
        if isinstance(said, Error):
            errors.append(said)
        elif said.chairs[0].log_from == 0:
            return errors


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
            assert errors == ([Error("stale", n + 1)] if len(ask.options) > 1 else [])
            races += len(errors)
            assert one.now is not None and two.now is not None and one.now.n == two.now.n == n + 1
            assert one.now.chairs == two.now.chairs
    assert races > 5


def test_two_servers_with_one_database_cannot_both_write_a_number(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as first, serving(quick(tmp_path)) as second, Player(first) as laleh, Player(second) as same:
        table = laleh.open(me_and(HERE))
        same.http.cookies = laleh.http.cookies
        with laleh.live(table.id) as here, same.live(table.id) as there:
            here.update(), there.update()
            here.move(0)
            ask = there.ask()
            assert ask is not None
            there.play(ask, ask.options[0])
            assert there.refusal() == Error("stale", 1)
            there.say(**{"is": "hello"})
            there.until(1)
            assert bytes(there.chair(0).view) == bytes(here.chair(0).view)
            assert there.move(0).n == 2


def test_who_speaks_too_fast_is_told_so(tmp_path: Path) -> None:
    with serving(quick(tmp_path, messages_per_second=0.001, messages_at_once=3)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
            for _ in range(3):
                live.say(**{"is": "hello"})
                live.update()
            live.say(**{"is": "play"}, seat=0, n=0, verb="draw")
            assert live.refusal().code == "too_many"
        with laleh.live(table.id) as live:
            assert live.update().n == 0


def test_a_table_has_room_for_so_many_connections(tmp_path: Path) -> None:
    with serving(quick(tmp_path, connections_per_table=1)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
            with laleh.live(table.id) as second:
                assert second.refusal().code == "too_many"


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
    assert laleh.http.get("/api/me").json() == {"name": "Laleh"}
