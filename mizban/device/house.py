"""The house of one device: decides what happens at its tables. Whoever calls it keeps what it says must be kept, and then says so.

Everything comes in and goes out as JSON, as over the wire of a server; nothing here waits for anything.
"""

from __future__ import annotations

import hashlib
import secrets
import sys
import time
from typing import Any

import msgspec

from mizban.bots import levels
from mizban.device import thinking
from mizban.device.thinking import Thought
from mizban.engine import games
from mizban.table import arranging, opening, records
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.opening import Host, Opening
from mizban.table.refusal import Refusal
from mizban.table.replay import Eyes, Replay, eyes_for
from mizban.table.rows import Row
from mizban.table.table import Table
from mizban.table.telling import record_info, table_info, update
from mizban.table.wire import Alive, Continue, Error, Fork, FromClient, HandOver, Hello, NewTable, Play, Propose, TableInfo, Timing, Undo

ME = "me"  # all people at this device are one guest
MARK = "~"  # begins the names of tables on a device: no table of a server is called so
NAME = 24  # letters
REPLAYS = 4  # kept
FRAMES = 64  # in one answer


class Kept(msgspec.Struct, frozen=True):
    """A table as the device keeps it."""

    facts: TableFacts
    seats: list[SeatFacts]
    rows: list[Row]


class House:
    def __init__(self) -> None:
        self.name = ""  # of whoever holds the device
        self.tables: dict[str, Table] = {}
        self.decided: dict[str, Row] = {}  # by table: to be kept, then made so
        self.thoughts: dict[str, Thought] = {}
        self.replays: dict[str, Replay] = {}

    def learn(self) -> None:
        """The rules of another game have come: look again which there are."""
        sys.path_importer_cache.clear()
        games.cache_clear()

    # ---- a table ------------------------------------------------------------------------------------------------

    def load(self, kept: str) -> None:
        """A table from where it is kept; one that is here already is forgotten."""
        found = msgspec.json.decode(kept, type=Kept)
        self.thoughts.pop(found.facts.id, None)
        self.decided.pop(found.facts.id, None)
        self.tables[found.facts.id] = Table(found.facts, found.seats, found.rows)

    def forget(self, name: str) -> None:
        self.tables.pop(name, None)

    def table(self, name: str) -> Table:
        table = self.tables.get(name)
        if table is None:
            raise Refusal("no_table")
        if table.old_rules:
            raise Refusal("old_rules")
        return table

    def hear(self, name: str, text: str) -> str:
        """What the page says to a table: a row to be kept, a refusal, or nothing new."""
        question = ""
        try:
            table = self.table(name)
            said = understood(text, FromClient)
            question = said.question if isinstance(said, Play) else ""
            if isinstance(said, Play):
                row = table.answer(ME, said, time.time())
            elif isinstance(said, Undo):
                row = table.step_back(ME, said, time.time())
            elif isinstance(said, Propose):
                row = arranging.propose(table, ME, said, never, time.time())
            elif isinstance(said, HandOver):
                row = arranging.hand_over(table, ME, said, time.time())
            elif isinstance(said, Hello):
                return packed(said=Alive(table.rows))
            else:  # to vote, to remind, to talk: there is nobody else
                raise Refusal("alone")
        except Refusal as refused:
            return packed(said=Error(refused.code, refused.question or question, refused.line))
        return self.decide(name, row)

    def think(self, name: str, seconds: float) -> str:
        """The opponent whose turn it is thinks on for so long: a row to be kept, or whether there is more to think."""
        table = self.table(name)
        waiting = table.thinking()
        if not waiting or table.finished:
            self.thoughts.pop(name, None)
            return packed(thinking=False)
        thought = self.thoughts.get(name)
        if thought is None or thought.rows != table.rows:
            thought = self.thoughts[name] = Thought(table, waiting[0], secrets.randbits(60))
        said = thought.on(seconds)
        if said is None:
            return packed(thinking=True)
        del self.thoughts[name]
        return self.decide(name, table.answer_of_opponent(said, time.time()))

    def hurry(self, name: str) -> None:
        if name in self.thoughts:
            self.thoughts[name].hurry()

    def decide(self, name: str, row: Row | None) -> str:
        if row is None:
            return packed(again=True)
        self.decided[name] = row
        return packed(row=row)

    def accept(self, name: str) -> None:
        """The row that was decided on is kept: make it so."""
        table = self.tables[name]
        table.accept(self.decided.pop(name))
        if table.ended:
            table.facts = msgspec.structs.replace(table.facts, finished=True)

    def update(self, name: str, told: int) -> str:
        """The table as it is told; `told` rows are known already, -1: none."""
        return text_of(update(self.tables[name], ME, {ME}, None if told < 0 else told))

    def summary(self, name: str) -> str:
        """What the lobby shows of it, and its facts."""
        table = self.tables[name]
        return packed(facts=table.facts, info=self.info(table))

    def info(self, table: Table) -> TableInfo:
        return table_info(table, ME, {ME})

    # ---- what is asked of the house -----------------------------------------------------------------------------

    def answer(self, method: str, path: str, body: str) -> str:
        """A request, by the addresses of a server: its answer, a table to be kept, or a refusal."""
        try:
            return self.do(method, path, body)
        except Refusal as refused:
            return packed(refusal=refused.error)

    def do(self, method: str, path: str, body: str) -> str:
        address, _, query = path.partition("?")
        parts = address.strip("/").split("/")
        asked = dict(part.split("=", 1) for part in query.split("&") if "=" in part)
        match [method, *parts]:
            case ["POST", "tables"]:
                wanted = msgspec.structs.replace(understood(body, NewTable), timing=Timing())  # nobody is late on one's own device
                return self.open(opening.new_table(self.host(), wanted, games(), levels, clean))
            case ["POST", "tables", name, "again"]:
                table = self.table(name)
                if not table.finished:
                    raise Refusal("unfinished")
                return self.open(opening.again(self.host(), table.facts, table.seats), name)
            case ["GET", "guests"]:
                return packed(answer=thinking.here(thinking.speed()))
            case ["GET", "tables", name, "record"]:
                return packed(answer=self.record(self.table(name)))
            case ["POST", "records"]:
                hash = hashlib.sha256(body.encode()).hexdigest()
                replay = self.keep(hash, self.replays.get(hash) or records.read(body.encode()))
                return packed(answer={"hash": hash, "game": replay.head.game})
            case ["POST", "records", "table"]:
                wanted = understood(body, Continue)
                replay = records.read(wanted.record.encode(), True)
                return self.open(opening.continued(self.host(), replay.match, wanted, levels, clean))
            case ["GET", kind, name, "replay"]:
                replay, info, mine = self.shown(kind, name)
                return packed(answer=replay.info(info, mine, self.eyes(replay, mine, asked)))
            case ["GET", kind, name, "replay", "frames"]:
                replay, _, mine = self.shown(kind, name)
                first, last = int(asked["first"]), int(asked["last"])
                if not 0 <= first <= last <= replay.moves or last - first >= FRAMES:
                    raise Refusal("malformed")
                return packed(answer=replay.frames(first, last, self.eyes(replay, mine, asked)))
            case ["POST", kind, name, "replay", "fork"]:
                replay, info, _ = self.shown(kind, name)
                return self.open(opening.forked(self.host(), replay.match, understood(body, Fork), info.id, levels, clean))
        raise Refusal("not_found")

    def open(self, opened: Opening, after: str = "") -> str:
        """A new table, to be kept; with `after` it is where that table's people play next."""
        facts, seats, rows = opened
        table = Table(facts, seats, rows)
        return packed(table=Kept(facts, seats, rows), info=self.info(table), after=after)

    def host(self) -> Host:
        """Whoever holds the device, with all that is drawn for a new table."""
        return Host(ME, self.name, MARK + secrets.token_urlsafe(9), secrets.token_hex(32), "", time.time())

    def again(self, name: str, next: str) -> None:
        """These people play their next game there."""
        table = self.tables[name]
        table.facts = msgspec.structs.replace(table.facts, again=next)

    def record(self, table: Table) -> str:
        """The text of its file. On one's own device a game may be saved before it is over, and go on elsewhere."""
        if table.match is None:
            raise Refusal("not_started")
        return records.write(table.match.record, *[f"seat {seat.seat} {seat.level or ME}" for seat in table.seats])

    # ---- looking through games ----------------------------------------------------------------------------------

    def shown(self, kind: str, name: str) -> tuple[Replay, TableInfo, list[int]]:
        if kind == "records":
            if name not in self.replays:
                raise Refusal("not_found")
            replay = self.replays[name]
            return replay, record_info(replay.head), []
        table = self.table(name)
        if table.match is None:
            raise Refusal("not_started")
        key = f"{name} {table.rows}"
        replay = self.keep(key, self.replays.get(key) or Replay.of(table.match.record))
        return replay, self.info(table), table.seats_of(ME)

    def keep(self, key: str, replay: Replay) -> Replay:
        self.replays.pop(key, None)
        self.replays[key] = replay
        while len(self.replays) > REPLAYS:
            del self.replays[next(iter(self.replays))]
        return replay

    def eyes(self, replay: Replay, mine: list[int], asked: dict[str, str]) -> Eyes:
        return eyes_for(asked.get("eyes", ""), mine, replay.match.seats, replay.match.ended)


def never(seat: int) -> float:
    """For how long somebody has been away: whoever plays here is here."""
    return 0.0


def clean(name: str) -> str:
    """A name as it will be shown, on this device alone."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME:
        raise Refusal("bad_name")
    return name


def understood(text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Refusal("malformed") from error


def text_of(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def packed(**things: Any) -> str:
    return text_of(things)
