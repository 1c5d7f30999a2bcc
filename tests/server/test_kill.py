"""A server killed at any moment has lost nothing that it acknowledged, and goes on from there."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from mizban.engine import Match, Record
from mizban.table.rows import Row, fold
from mizban.table.wire import Update
from tests.server.helpers import BOT, HERE, Player, me_and
from tests.server.process import running

KILLS = 10


def on_disk(folder: Path, table: str, count: int) -> Match:
    """The game as the first rows on disk tell it."""
    with closing(sqlite3.connect(folder / "mizban.db")) as db:
        found = db.execute('select n, seat, move, guest, at from moves where "table" = ? order by n', (table,)).fetchall()
        game, rules, options, seed = db.execute("select game, rules, options, seed from tables where id = ?", (table,)).fetchone()
        (seats,) = db.execute('select count(*) from seats where "table" = ?', (table,)).fetchone()
    rows = [Row(n + 1, *rest) for n, *rest in found]
    assert [row.number for row in rows] == list(range(1, len(rows) + 1)) and len(rows) >= count
    return Match.from_record(Record(game, rules, seats, seed, msgspec.json.decode(options), fold(rows[:count])))


def same(update: Update, match: Match) -> bool:
    return [bytes(chair.view) for chair in update.chairs] == [msgspec.json.encode(match.view(chair.seat)) for chair in update.chairs]


def test_kill_dash_nine_loses_no_acknowledged_move(tmp_path: Path) -> None:
    luck = random.Random(9)
    cookies = httpx.Cookies()
    table = ""
    last: Update | None = None
    for _ in range(KILLS):
        with running(tmp_path) as server, Player(server.address) as laleh:
            laleh.http.cookies = cookies
            if not table or (last is not None and last.table.finished):
                table, last = laleh.open(me_and(HERE, BOT)).id, None
            try:
                with laleh.live(table) as live:
                    now = live.update()
                    if last is not None:
                        assert now.rows >= last.rows and same(now, on_disk(tmp_path, table, now.rows))
                    threading.Timer(luck.uniform(0.0, 0.4), server.process.kill).start()
                    while not now.table.finished:
                        free = [chair.seat for chair in now.chairs if chair.undo is not None and chair.seat is not None]
                        if luck.random() < 0.1 and live.ask() and free:
                            live.step_back(free[0])
                            now = live.until(now.rows + 1)
                        else:
                            now = live.move(luck.randrange(100)) if live.ask() else live.update()
            except (WebSocketException, OSError, EOFError):
                pass
            server.end(signal.SIGKILL)
            last = live.now
        assert last is not None and same(last, on_disk(tmp_path, table, last.rows))


def test_the_workers_of_a_killed_server_end_too(tmp_path: Path) -> None:
    with running(tmp_path) as server, Player(server.address) as laleh:
        table = laleh.open(me_and(BOT))
        with laleh.live(table.id) as live:
            live.update()
            while live.now is not None and live.now.rows < 12:
                live.move(-1) if live.ask() else live.update()
            code, _ = server.end(signal.SIGKILL)  # returns when nobody holds its output any more
    assert code == -signal.SIGKILL
