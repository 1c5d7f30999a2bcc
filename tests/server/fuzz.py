"""Whatever people send over the live channel, in any order: a typed answer, and a table that is what its rows say.

In the tests a short run of a Hypothesis state machine. Longer, as a command: `python -m tests.server.fuzz --messages 1000000`.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from mizban.engine import Match, Record
from mizban.table.rows import Row, fold
from mizban.table.wire import Alive, Error, FromServer, TableInfo
from tests.server.databases import in_database
from tests.server.helpers import FRIEND, Live, Player, me_and, quick, serving

WORDS = [
    "",
    "play",
    "undo",
    "hello",
    "propose",
    "vote",
    "hand-over",
    "nudge",
    "pause",
    "resume",
    "remove",
    "computer",
    "draw",
    "stop",
    "<",
    "0.0",
    "1.1",
    "99.0",
    "-1.2",
    "\u202e",
    "a" * 200,
    "hire 3",
    "\x00",
    "é" * 50,
]
FIELDS = ["is", "question", "verb", "on", "seat", "row", "whole", "what", "yes", "computer", "x", "id", "text", "reaction"]
NUMBERS = [0, 1, 2, -1, 7, 2**31, 2**63, 2**70, 0.5, True, None]


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Any value that JSON can say."""
    match luck.randrange(6 if depth < 4 else 3):
        case 0:
            return luck.choice(WORDS)
        case 1:
            return luck.choice(NUMBERS)
        case 2:
            return luck.choice([None, True, False, [], {}])
        case 3:
            return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
        case _:
            return {
                luck.choice(
                    ["is", "question", "verb", "on", "seat", "row", "whole", "what", "yes", "computer", "x", "id", "text", "reaction"]
                ): anything(luck, depth + 1)
                for _ in range(luck.randrange(5))
            }


def hostile(luck: random.Random, live: Live) -> str | bytes:
    """Something that resembles a message, more or less."""
    ask = live.ask()
    good: dict[str, Any] = {"is": "play", "question": ask.id if ask else "0.0", "verb": "draw", "on": []}
    if ask and luck.random() < 0.7:
        option = luck.choice(ask.options)
        good |= {"verb": option.verb, "on": option.on}
    if luck.random() < 0.2:
        good = {"is": "say", "id": luck.choice(WORDS), "text": luck.choice(WORDS), "reaction": luck.choice(["", "tea", "x"])}
    match luck.randrange(9):
        case 0:
            return msgspec.json.encode(good)
        case 8:
            arranging = [
                {
                    "is": "propose",
                    "seat": luck.choice([0, 1, 2]),
                    "what": luck.choice(["pause", "resume", "undo"]),
                    "on": luck.choice([0, 1, 9]),
                },
                {"is": "vote", "row": live.now.asking.row if live.now and live.now.asking else 1, "yes": luck.random() < 0.5},
                {"is": "hand-over", "seat": luck.choice([0, 1]), "computer": False},
                {"is": "nudge", "seat": luck.choice([0, 1, 7])},
            ]
            return msgspec.json.encode(luck.choice(arranging))
        case 1:
            return msgspec.json.encode({"is": "undo", "seat": luck.choice([0, 1, 2, -1, 9]), "row": luck.choice([0, 1, 2, 5, 10**9])})
        case 2:
            return msgspec.json.encode(good | {luck.choice(list(good)): anything(luck)})
        case 3:
            return luck.randbytes(luck.randrange(200))
        case 4:
            text = bytearray(msgspec.json.encode(good))
            text[luck.randrange(len(text))] = luck.randrange(256)
            return bytes(text)
        case 5:
            return luck.choice(["[" * 500, '{"is":"hello"}', '{"is":"hello"} ', "null", '{"is":"play","is":"undo"}', "9" * 400])
        case _:
            return msgspec.json.encode(anything(luck))


class Circle:
    """Two players at two devices and a stranger who looks on, all of whom may say anything."""

    def __init__(self, address: str, folder: Path) -> None:
        self.folder = folder
        self.people = [Player(address) for _ in range(3)]
        self.lives: list[Live] = []
        self.probes = 0
        self.table = ""
        self.closing: list[Any] = []
        self.begin()

    def begin(self) -> None:
        laleh, kian, _ = self.people
        table = laleh.open(me_and(FRIEND))
        kian.join(table.id, 1, "Kian", table.invite)
        self.table = table.id
        for n in range(len(self.people)):
            self.connect(n)

    def connect(self, n: int) -> None:
        line = self.people[n].live(self.table)
        live = line.__enter__()
        live.update()
        self.lives[n : n + 1] = [live]
        self.closing.append(line)

    def say(self, n: int, message: str | bytes) -> None:
        """Sent; whoever is thrown out comes back."""
        try:
            self.lives[n].socket.send(message)
        except ConnectionClosed:
            self.connect(n)

    def settle(self, n: int) -> list[Error]:
        """Everything that this one is told; each message is one of those that there are."""
        errors: list[Error] = []
        live, self.probes = self.lives[n], self.probes + 1
        probe = f"probe {self.probes}"  # a question that nobody was asked: all that was said before it is done when it is refused
        try:
            live.say(**{"is": "play"}, question=probe, verb="x")
            while not isinstance(said := live.hear(), Error) or said.question != probe:
                errors += self.known(said)
            live.say(**{"is": "hello"})
            while not isinstance(said := live.hear(), Alive):
                errors += self.known(said)
        except ConnectionClosed:
            self.connect(n)
        return errors

    def known(self, said: FromServer) -> list[Error]:
        """Nothing that was said is a fault of the server's."""
        if not isinstance(said, Error):
            return []
        assert said.code != "failed", said
        return [said]

    def check(self) -> None:
        """The table is what its rows say, for everybody; nobody sees another's seat."""
        for n in [*range(len(self.people))] * 2:  # the first time what they have said is done, the second time all are told of it
            self.settle(n)
        found = in_database(self.folder, 'select n, seat, move, guest, at from moves where "table" = :t order by n', t=self.table)
        game, rules, seed = in_database(self.folder, "select game, rules, seed from tables where id = :t", t=self.table)[0]
        rows = [Row(n + 1, *rest) for n, *rest in found]
        info = msgspec.json.decode(self.people[0].http.get(f"/api/tables/{self.table}").content, type=TableInfo)
        match = Match.from_record(Record(game, rules, 2, seed, info.options, fold(rows)))
        for n, live in enumerate(self.lives):
            assert live.now is not None and live.now.rows == len(rows), n
            (chair,) = live.now.chairs
            assert chair.seat == (n if n < 2 else None)
            assert bytes(chair.view) == msgspec.json.encode(match.view(chair.seat))
            live.heard.clear()
        if match.ended:
            self.close()
            self.begin()

    def close(self) -> None:
        for line in self.closing:
            line.__exit__(None, None, None)
        self.closing.clear()
        self.lives.clear()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    luck = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder, serving(quick(Path(folder), unread_errors=100_000)) as address:
        circle = Circle(address, Path(folder))
        begun = time.monotonic()
        sent = 0
        while sent < options.messages:
            for _ in range(40):
                n = luck.randrange(3)
                circle.say(n, hostile(luck, circle.lives[n]))
            sent += 40
            circle.check()
            if sent % 10_000 == 0:
                print(f"{sent} messages, {sent / (time.monotonic() - begun):.0f} a second", flush=True)
        circle.close()
        for player in circle.people:
            player.http.close()
    print(f"{sent} messages: every answer was one that there is, and every table what its rows say")


if __name__ == "__main__":
    main()
