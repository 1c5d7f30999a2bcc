"""The people of the measurement: every seat has a connection of its own, and answers at random. One line of JSON in, one out."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import time
from http.client import HTTPConnection
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3


class Option(msgspec.Struct):
    verb: str
    on: list[int]


class Question(msgspec.Struct):
    id: str
    options: list[Option]
    some: tuple[int, int] | None = None


class Chair(msgspec.Struct):
    ask: Question | None = None


class Seen(msgspec.Struct):
    rows: int = -1
    chairs: list[Chair] = []


seen = msgspec.json.Decoder(Seen)


class Person:
    """Keeps a cookie, as a browser does."""

    def __init__(self, ports: list[int], n: int) -> None:
        self.port = ports[n % len(ports)]
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> Any:
        line = HTTPConnection("127.0.0.1", self.port)
        headers = {"Content-Type": "application/json", "X-Mizban": "1", "Cookie": self.cookie}
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = line.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {data!r}")
        self.cookie = (answer.getheader("set-cookie") or self.cookie).split(";")[0]
        line.close()
        return json.loads(data)

    async def sit(self, table: str, squeezed: bool) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return await connect(
            address, additional_headers={"Cookie": self.cookie}, compression="deflate" if squeezed else None, ping_interval=None
        )


class Table:
    """Its people, and how long each move took until all of them had seen it."""

    def __init__(self, game: str, ports: list[int], n: int) -> None:
        self.people = [Person(ports, n + seat) for seat in range(SEATS)]
        host, *friends = self.people
        seats = [{"kind": "me", "name": "Host"}, *[{"kind": "friend"}] * len(friends)]
        info = host.ask("POST", "/api/tables", {"game": game, "seats": seats})
        self.id = info["id"]
        for seat, friend in enumerate(friends, 1):
            friend.ask("POST", f"/api/tables/{self.id}/join", {"seat": seat, "name": f"Friend {'ABCDE'[seat]}", "invite": info["invite"]})
        self.lines: list[ClientConnection] = []
        self.luck = random.Random(n)
        self.took: list[float] = []
        self.rows = [-1] * SEATS
        self.asks: list[Question | None] = [None] * SEATS
        self.news = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def connect(self, squeezed: bool) -> None:
        for seat, person in enumerate(self.people):
            line = await person.sit(self.id, squeezed)
            self.lines.append(line)
            self.readers.append(asyncio.create_task(self.read(seat, line)))

    async def read(self, seat: int, line: ClientConnection) -> None:
        async for message in line:
            update = seen.decode(message)
            if update.rows >= 0 and update.chairs:
                self.rows[seat] = update.rows
                self.asks[seat] = update.chairs[0].ask
                self.news.set()

    async def all_have(self, rows: int) -> None:
        while min(self.rows) < rows:
            self.news.clear()
            await self.news.wait()

    async def move(self) -> bool:
        """One move of anybody who is asked; False when the game is over."""
        rows = self.rows[0]
        found = next(((seat, ask) for seat, ask in enumerate(self.asks) if ask), None)
        if found is None:
            return False
        seat, ask = found
        if ask.some is None:
            option = self.luck.choice(ask.options)
            said = {"is": "play", "question": ask.id, "verb": option.verb, "on": option.on}
        else:
            on = [number for option in self.luck.sample(ask.options, ask.some[0]) for number in option.on]
            said = {"is": "play", "question": ask.id, "verb": ask.options[0].verb, "on": on}
        begun = time.perf_counter()
        await self.lines[seat].send(json.dumps(said))
        await self.all_have(rows + 1)
        self.took.append(time.perf_counter() - begun)
        return True


async def drive(table: Table, every: float, until: float) -> None:
    """A move after the other, or (with `every`) one in so many seconds."""
    due = time.perf_counter() + table.luck.uniform(0, every)
    while time.perf_counter() < until:
        if every:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += every
        if not await table.move():
            return


async def come_and_go(table: Table, until: float, squeezed: bool) -> int:
    visits = 0
    while time.perf_counter() < until:
        line = await Person([table.people[0].port], 0).sit(table.id, squeezed)
        await line.recv()
        await line.close()
        visits += 1
    return visits


async def main() -> None:
    told = json.loads(sys.stdin.readline())
    game, ports, squeezed = told["game"], told["ports"], told["squeezed"]
    for n in range(len(ports)):
        Table(game, ports, n)
    say({"ready": "one table"})
    sys.stdin.readline()
    tables = [Table(game, ports, n) for n in range(told["tables"])]
    say({"ready": "tables"})
    sys.stdin.readline()
    for table in tables:
        await table.connect(squeezed)
    for table in tables:
        await table.all_have(0)
    watchers = [await Person(ports, n).sit(tables[n % len(tables)].id, squeezed) for n in range(told["watchers"])]
    idle = [asyncio.create_task(drain(line)) for line in watchers]
    say({"ready": "connections", "count": len(tables) * SEATS + len(watchers)})
    for line in iter(sys.stdin.readline, ""):
        asked = json.loads(line)
        for table in tables:
            table.took.clear()
        begun, cpu = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF)
        until = begun + asked["seconds"]
        every = len(tables) / asked["rate"] if asked["rate"] else 0.0
        visitors = [come_and_go(tables[n % len(tables)], until, squeezed) for n in range(asked["visitors"])]
        visiting = asyncio.gather(*visitors)
        await asyncio.gather(*[drive(table, every, until) for table in tables])
        visits = await visiting
        took = sorted(one for table in tables for one in table.took)
        spent = resource.getrusage(resource.RUSAGE_SELF)
        say(
            {
                "moves": len(took),
                "seconds": time.perf_counter() - begun,
                "p50": took[len(took) // 2] * 1000,
                "p99": took[len(took) * 99 // 100] * 1000,
                "client_cpu": spent.ru_utime + spent.ru_stime - cpu.ru_utime - cpu.ru_stime,
                "visits": sum(visits),
            }
        )
    for task in idle:
        task.cancel()


async def drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


def say(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
