"""Playing over the wire: whole games, coming back, stepping back."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import msgspec
import pytest

from mizban.engine import Match, Record
from mizban.table.wire import Error, FromServer, Update
from tests.server.databases import in_database
from tests.server.helpers import BOT, FRIEND, HERE, Live, Player, code, me_and, play_to_the_end, quick, serving


def rows(folder: Path, table: str) -> list[tuple[int, int, str]]:
    return in_database(folder, 'select n, seat, move from moves where "table" = :table order by n', table=table)


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

    record = Record.from_text(laleh.http.get(f"/api/tables/{table.id}/record").text)
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
            his.greet()
            heard = b"".join([*his.heard, kian.http.get("/api/tables").content, kian.http.get(f"/api/tables/{table.id}").content])
        guests = [guest for (guest,) in in_database(tmp_path, "select guest from seats")]
        ((seed, invite),) = in_database(tmp_path, "select seed, invite from tables")
    assert len(set(guests)) == 2
    for secret in [*guests, seed]:
        assert secret.encode() not in heard
    assert invite.encode() in heard  # he sits here now, and may invite others


# ---- the log, coming back, stepping back --------------------------------------------------------------------------


def lines_of(live: Live, seat: int) -> dict[int, list[bytes]]:
    """The log as a client keeps it: lines below `log_from` stay, the new ones are added."""
    kept: dict[int, list[bytes]] = {}
    for message in live.heard:
        update = msgspec.json.decode(message, type=FromServer)
        if not isinstance(update, Update):
            continue
        chair = next(chair for chair in update.chairs if chair.seat == seat)
        kept = {move: lines for move, lines in kept.items() if move < chair.log_from}
        for line in chair.lines:
            kept.setdefault(line.move, []).append(bytes(line.event))
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
        assert before is not None and after.rows == before.rows and after.asked == before.asked
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
                assert live.chair(ask.seat).undo == before.rows + 1
                live.step_back(ask.seat)
                after = live.until(before.rows + 2)
                assert after.moves == before.moves
                assert [bytes(chair.view) for chair in after.chairs] == [bytes(chair.view) for chair in before.chairs]
                again = live.ask()
                assert again is not None and again == msgspec.structs.replace(ask, id=f"{after.rows}.{ask.seat}")
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
                other.say(**{"is": "undo"}, seat=ask.seat, row=n, whole=True)
                assert other.refusal().code == "not_your_seat"
                mover.step_back(ask.seat, whole=True)
                after = mover.until(n + 1)
                assert ask.seat in after.asked and not mover.chair(ask.seat).undo
                return
    pytest.fail("no step back was ever possible")


def test_undo_is_refused_behind_the_fence(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        first = live.update()
        live.say(**{"is": "undo"}, seat=0, row=0)
        assert live.refusal() == Error("no_undo")
        ask = live.ask()
        assert ask is not None and ask.options[0].verb == "draw" and first.rows == 0
        live.move(0)
        assert live.chair(ask.seat).undo is None
        live.say(**{"is": "undo"}, seat=ask.seat, row=1)
        assert live.refusal() == Error("no_undo")


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
                known = live.now.rows
                live.play(ask, ask.options[0])
                live.until(known + 1)
                while not live.ask():
                    live.update()
                assert live.now.rows > known
                live.step_back(0)
                live.until(live.now.rows + 1)
            live.greet()
        with laleh.live(table.id) as live:
            before = live.update()
        jar = laleh.http.cookies
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        laleh.http.cookies = jar
        with laleh.live(table.id) as live:
            after = live.update()
    assert after.rows == before.rows and after.chairs == before.chairs
    assert sum(text.startswith("<") for _, _, text in rows(tmp_path, table.id)) == 6
