"""Several processes, one house: what one has written the others hear of, by LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable

import sqlalchemy as sql

from mizban.server.storage import CHANNEL

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds between two attempts to listen
MISSED = "missed"  # what a listener is told that may have missed something


class News:
    """A thread that listens. Each piece of news is handed to `heard` in the event loop."""

    def __init__(self, engine: sql.Engine, heard: Callable[[str], None]) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.listen, name="news", daemon=True)
        self.thread.start()

    def listen(self) -> None:
        import psycopg

        while not self.over.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=5) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self.pass_on(MISSED)
                    while not self.over.is_set():
                        for one in line.notifies(timeout=0.5):
                            self.pass_on(one.payload)
            except psycopg.Error as error:
                log.warning("no news from other processes just now: %s", " ".join(str(error).split()))
                self.over.wait(AGAIN)

    def pass_on(self, news: str) -> None:
        if not self.over.is_set():
            self.loop.call_soon_threadsafe(self.heard, news)

    def close(self) -> None:
        self.over.set()


class Elsewhere:
    """Guests who are at our tables by way of other processes. What a process that is silent has said does not count."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.said: dict[tuple[str, str], frozenset[str]] = {}  # by table and process
        self.alive: dict[str, float] = {}  # when each process was heard last

    def hear(self, table: str, process: str, guests: frozenset[str]) -> None:
        self.live(process)
        if guests:
            self.said[table, process] = guests
        else:
            self.said.pop((table, process), None)

    def live(self, process: str) -> None:
        self.alive[process] = time.monotonic()

    def forget_silent(self) -> set[str]:
        """The tables that are concerned."""
        now = time.monotonic()
        gone = {process for process, heard in self.alive.items() if now - heard > self.patience}
        concerned = {table for table, process in self.said if process in gone}
        self.said = {key: guests for key, guests in self.said.items() if key[1] not in gone}
        for process in gone:
            del self.alive[process]
        return concerned

    def at(self, table: str) -> set[str]:
        return {guest for (name, _), guests in self.said.items() if name == table for guest in guests}
