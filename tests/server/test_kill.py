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
from mizban.server.storage import MoveRow
from mizban.server.tables import fold
from mizban.server.wire import Update
from tests.server.helpers import BOT, HERE, Player, me_and
from tests.server.process import running

KILLS = 10


def on_disk(folder: Path, table: str, n: int) -> Match:
    """The game as the first `n` rows on disk tell it."""
    with closing(sqlite3.connect(folder / "mizban.db")) as db:
        found = db.execute('select n, seat, move, guest, at from moves where "table" = ? order by n', (table,)).fetchall()
        game, rules, options, seed = db.execute("select game, rules, options, seed from tables where id = ?", (table,)).fetchone()
        (seats,) = db.execute('select count(*) from seats where "table" = ?', (table,)).fetchone()
    rows = [MoveRow(*row) for row in found]
    assert [row.n for row in rows] == list(range(len(rows))) and len(rows) >= n
    return Match.from_record(Record(game, rules, seats, seed, msgspec.json.decode(options), fold(rows[:n])))


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
                        assert now.n >= last.n and same(now, on_disk(tmp_path, table, now.n))
                    threading.Timer(luck.uniform(0.0, 0.4), server.process.kill).start()
                    while not now.table.finished:
                        if luck.random() < 0.1 and live.ask() and any(chair.undo for chair in now.chairs):
                            seat = next(chair.seat for chair in now.chairs if chair.undo)
                            live.say(**{"is": "undo"}, seat=seat, n=now.n)
                            now = live.until(now.n + 1)
                        else:
                            now = live.move(luck.randrange(100)) if live.ask() else live.update()
            except (WebSocketException, OSError, EOFError):
                pass
            server.end(signal.SIGKILL)
            last = live.now
        assert last is not None and same(last, on_disk(tmp_path, table, last.n))


def test_the_workers_of_a_killed_server_end_too(tmp_path: Path) -> None:
    with running(tmp_path) as server, Player(server.address) as laleh:
        table = laleh.open(me_and(BOT))
        with laleh.live(table.id) as live:
            live.update()
            while live.now is not None and live.now.n < 12:
                live.move(-1) if live.ask() else live.update()
            code, _ = server.end(signal.SIGKILL)  # returns when nobody holds its output any more
    assert code == -signal.SIGKILL
