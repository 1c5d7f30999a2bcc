"""What this process tells the others of its house, and what it does with what it hears."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from mizban.server.news import MISSED, Elsewhere, News
from mizban.server.tables import HostedTable
from mizban.table.refusal import Refusal
from mizban.table.wire import Thought

if TYPE_CHECKING:
    from mizban.server.house import House

log = logging.getLogger(__name__)

PULSE = 3.0  # seconds between two signs of life
LOOKERS = 40  # named to other processes
PATIENCE = 10.0  # seconds of silence after which a process is gone


class Neighbours:
    """Written: `opened TABLE`, `rows TABLE N`, `words TABLE N`, `facts TABLE`, `manners TABLE`, `gone TABLE`, `person ID`.

    Said: `here TABLE PROCESS GUESTS`, `looks TABLE PROCESS GUEST:NAME,...`,
    `who TABLE PROCESS`, `alive PROCESS`, `thinks TABLE PROCESS SEAT:SECONDS,...`, `hurry TABLE`.
    """

    def __init__(self, house: House) -> None:
        self.store = house.store
        self.hub = house.hub
        self.tables: Mapping[str, HostedTable] = house.tables
        self.name = house.name
        self.gone = house.forget
        self.talking = house.talking
        self.sessions = house.sessions
        self.hall = house.hall
        self.find = house.find
        self.hurry = house.opponents.hurry
        self.begun: dict[str, tuple[float, list[Thought]]] = {}  # thoughts elsewhere, by table: when they were told
        self.elsewhere = Elsewhere(PATIENCE)
        self.looking = Elsewhere(PATIENCE)
        self.looked: set[str] = set()  # tables of which we have said that somebody looks on
        self.tasks: set[asyncio.Task[None]] = set()
        self.news: News | None = None

    def open(self) -> None:
        self.news = News(self.store.engine, self.heard)
        self.hub.elsewhere = self.elsewhere.at
        self.hub.looking_elsewhere = lambda table: dict(map(named, sorted(self.looking.at(table))))
        self.hub.announce = self.announce
        self.hub.ask = lambda table: self.say(f"who {table} {self.name}")
        self.start(self.pulse())

    async def close(self) -> None:
        if self.news is not None:
            self.news.close()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, deed: object) -> None:
        task = asyncio.ensure_future(deed)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def pulse(self) -> None:
        while True:
            self.say(f"alive {self.name}")
            for table in self.elsewhere.forget_silent() | self.looking.forget_silent():
                self.hub.meet(table)
            await asyncio.sleep(PULSE)

    def announce(self, table: str) -> None:
        self.say(f"here {table} {self.name} {','.join(sorted(self.hub.players(table)))}")
        looking = [f"{guest}:{quote(name)}" for guest, name in self.hub.lookers(table).items()][:LOOKERS]
        if looking or table in self.looked:
            self.looked = self.looked | {table} if looking else self.looked - {table}
            self.say(f"looks {table} {self.name} {','.join(looking)}")

    def think(self, table: str, thoughts: list[Thought]) -> None:
        if thoughts:
            self.say(f"thinks {table} {self.name} {','.join(f'{thought.seat}:{thought.seconds}' for thought in thoughts)}")

    def thoughts(self, table: str) -> list[Thought]:
        """Those that other processes think about this table, as far as we heard; what should be over is forgotten."""
        told, thoughts = self.begun.get(table, (0.0, []))
        passed = time.monotonic() - told
        found = [Thought(thought.seat, thought.seconds, passed) for thought in thoughts if passed < thought.seconds]
        if not found:
            self.begun.pop(table, None)
        return found

    def say(self, news: str) -> None:
        self.start(self._say(news))

    async def _say(self, news: str) -> None:
        try:
            await self.store.call(self.store.publish, news)
        except Refusal:
            log.info("nobody hears us just now")

    def heard(self, news: str) -> None:
        match news.split(" "):
            case ["rows", table, number]:
                self.follow(table, int(number))
            case ["facts", table]:
                self.follow(table, None)
            case ["words", table, number]:
                self.start(self._listen(self.talking.follow(table, int(number))))
            case ["manners", table]:
                self.start(self._listen(self.talking.review(table)))
            case ["opened", table] if table not in self.tables:
                self.follow(table, None)
            case ["gone", table]:
                self.gone(table)
            case ["person", person]:
                self.start(self._listen(self.sessions.look_again(person)))
            case ["here", table, process, guests] if process != self.name:
                before = self.elsewhere.at(table)
                self.elsewhere.hear(table, process, frozenset(guests.split(",")) - {""})
                for guest in before - self.elsewhere.at(table):
                    self.hub.note_left(table, guest)
                self.hub.meet(table)
            case ["who", table, process] if process != self.name and self.hub.listening(table):
                self.announce(table)
            case ["looks", table, process, guests] if process != self.name:
                self.looking.hear(table, process, frozenset(guests.split(",")) - {""})
                self.hub.meet(table)
            case ["thinks", table, process, thoughts] if process != self.name and self.hub.listening(table):
                self.begun[table] = time.monotonic(), [thought_of(text) for text in thoughts.split(",") if text]
                self.hub.think(table)
            case ["hurry", table]:
                self.hurry(table)
            case ["alive", process] if process != self.name:
                self.elsewhere.live(process)
                self.looking.live(process)
            case [only] if only == MISSED:
                self.sessions.known.clear()
                self.hall.begin_anew()
                for table in list(self.tables):
                    self.follow(table, None)
                for table in list(self.talking.conversations):
                    self.start(self._listen(self.talking.review(table)))

    def follow(self, table: str, number: int | None) -> None:
        hosted = self.tables.get(table)
        if hosted is None and (self.hall.knows(table) or (number is None and not self.hall.empty)):
            self.start(self._listen(self._greet(table)))
        elif hosted is not None and (number is None or hosted.table.rows < number):
            self.start(self._follow(hosted, number))

    async def _greet(self, table: str) -> None:
        """Nobody is there by way of this process; somebody in the lobby may want to know. It may be read just now, as it was before."""
        hosted = await self.find(table)
        await hosted.refresh()
        self.hall.changed(hosted.table)

    async def _follow(self, hosted: HostedTable, number: int | None) -> None:
        try:
            await hosted.follow(number)
        except Refusal as refused:
            log.info("table %s is not followed: %s", hosted.id, refused.code)
        except Exception:
            log.exception("table %s is not followed", hosted.id)

    async def _listen(self, talk: Awaitable[None]) -> None:
        try:
            await talk
        except Refusal as refused:
            log.info("what is said elsewhere is not heard: %s", refused.code)
        except Exception:
            log.exception("what is said elsewhere is not heard")


def named(text: str) -> tuple[str, str]:
    """Somebody who looks on, as it was told: the guest and the name."""
    guest, _, name = text.partition(":")
    return guest, unquote(name)


def thought_of(text: str) -> Thought:
    """As it was told: seat and seconds."""
    seat, seconds = text.split(":")
    return Thought(int(seat), float(seconds), 0.0)
