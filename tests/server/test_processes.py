"""Several processes with one PostgreSQL: any of them takes any move, all see it, and one that dies is not missed for long."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql
from websockets.exceptions import WebSocketException

from mizban.engine import Match, Record
from mizban.server.storage import Store
from mizban.table.rows import fold
from mizban.table.wire import Error, Presence
from tests.server.databases import new_database
from tests.server.helpers import BOT, FRIEND, HERE, Player, me_and, quick, serving
from tests.server.process import Process, running

WAIT = 12.0  # seconds: nobody waits longer for an opponent whose process died


@contextmanager
def processes(folder: Path, count: int) -> Iterator[tuple[str, list[Process]]]:
    """So many servers, each with its own folder, and one database."""
    database = new_database()
    with ExitStack() as stack:
        made: list[Process] = []
        for n in range(count):
            made.append(stack.enter_context(running(folder / str(n), "serve", "--database", database)))
        yield database, made


def at(player: Player, process: Process | str) -> Player:
    """The same person, at another process."""
    other = Player(process if isinstance(process, str) else process.address)
    other.http.cookies = player.http.cookies
    return other


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[str, str]]:
    database = new_database()
    with serving(quick(tmp_path / "a", database=database)) as one, serving(quick(tmp_path / "b", database=database)) as two:
        yield one, two


def test_two_processes_cannot_both_write_a_number_and_each_sees_the_other_s_moves(pair: tuple[str, str]) -> None:
    with Player(pair[0]) as laleh, at(laleh, pair[1]) as same:
        table = laleh.open(me_and(HERE))
        same.http.cookies = laleh.http.cookies
        with laleh.live(table.id) as here, same.live(table.id) as there:
            here.update(), there.update()
            for n in range(20):
                mover, other = (here, there) if n % 2 else (there, here)
                mover.move(n)
                assert other.until(n + 1).rows == n + 1
                assert bytes(here.chair(0).view) == bytes(there.chair(0).view)
            ask = here.ask()
            assert ask is not None
            threads = [threading.Thread(target=live.play, args=(ask, ask.options[0])) for live in (here, there)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert here.until(21).rows == there.until(21).rows == 21
            here.greet(), there.greet()
            assert here.now is not None and there.now is not None and here.now.rows == there.now.rows == 21


def test_who_sits_down_or_comes_and_goes_at_another_process_is_seen(pair: tuple[str, str]) -> None:
    with Player(pair[0]) as laleh, Player(pair[1]) as kian:
        table = laleh.open(me_and(FRIEND))
        with laleh.live(table.id) as hers:
            hers.update()
            kian.join(table.id, 1, "Kian", table.invite)
            started = hers.update()
            assert started.table.started and started.table.seats[1].name == "Kian" and not started.table.seats[1].online
            with kian.live(table.id) as his:
                assert his.update().rows == 0
                while hers.hear() != Presence([0, 1]):
                    pass
                while not his.now or [seat.online for seat in his.now.table.seats] != [True, True]:
                    if his.hear() == Presence([0, 1]):
                        break
            while hers.hear() != Presence([0]):
                pass


def test_a_table_called_off_at_one_process_is_gone_at_the_other(pair: tuple[str, str]) -> None:
    with Player(pair[0]) as laleh, Player(pair[1]) as kian:
        table = laleh.open(me_and(FRIEND))
        with kian.live(table.id) as his:
            his.update()
            laleh.http.delete(f"/api/tables/{table.id}")
            assert his.refusal() == Error("no_table")


def test_three_processes_one_of_them_killed_in_mid_game(tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost, nothing is doubled, and nobody waits for more than seconds."""
    luck = random.Random(4)
    with processes(tmp_path, 3) as (database, made), Player(made[0].address) as laleh:
        table = laleh.open(me_and(HERE, BOT, BOT))
        acknowledged, longest = 0, 0.0
        alive = list(made)
        for round_ in range(40):
            process = alive[round_ % len(alive)]
            begun = time.monotonic()
            try:
                with at(laleh, process) as here, here.live(table.id) as live:
                    now = live.update()
                    assert now.rows >= acknowledged
                    while not live.ask() and not now.table.finished:
                        now = live.update()
                    longest = max(longest, time.monotonic() - begun)
                    if now.table.finished:
                        break
                    acknowledged = live.move(luck.randrange(100)).rows
                    if round_ == 12:  # just now opponents may be at work there
                        process.end(signal.SIGKILL)
                        alive.remove(process)
            except (WebSocketException, OSError, EOFError):
                assert process not in alive
        assert len(alive) == 2 and acknowledged > 40 and longest < WAIT
        store = Store(database)
        rows, loaded = store.rows(table.id), store.load(table.id)
        assert loaded is not None and [row.number for row in rows] == list(range(1, len(rows) + 1)) and len(rows) >= acknowledged
        facts, seats = loaded
        match = Match.from_record(Record(facts.game, facts.rules, len(seats), facts.seed, facts.options, fold(rows)))
        store.close()
        with at(laleh, alive[0]) as here, here.live(table.id) as live:
            view = live.update().chairs[0].view
            while live.now is not None and live.now.rows < len(rows):
                view = live.update().chairs[0].view
        if live.now is not None and live.now.rows == len(rows):
            assert bytes(view) == msgspec.json.encode(match.view(0))


def test_opponents_of_a_killed_process_move_at_another(tmp_path: Path) -> None:
    with processes(tmp_path, 2) as (database, (first, second)), Player(first.address) as laleh:
        table = laleh.open(me_and(BOT))
        engine = sql.create_engine(sql.make_url(database).set(drivername="postgresql+psycopg"))
        with laleh.live(table.id) as live:
            live.update()
            while not live.ask():
                live.update()
        first.end(signal.SIGKILL)
        with engine.begin() as db:  # as if it had been killed just after this move: the work is its own
            db.execute(sql.text('DELETE FROM work WHERE "table" = :t'), {"t": table.id})
            mine = "INSERT INTO work (\"table\", rows, worker, until) VALUES (:t, 0, 'dead', extract(epoch from clock_timestamp()) + 6)"
            db.execute(sql.text(mine), {"t": table.id})
        with at(laleh, second) as here, here.live(table.id) as live:
            live.update()
            rows = live.move(-1).rows
            begun = time.monotonic()
            while not live.ask():
                live.update()
            assert live.now is not None and live.now.rows >= rows and time.monotonic() - begun < WAIT
        engine.dispose()
