"""Games that are looked through: of a table, or of a record that somebody opened from a file."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from mizban.table import records
from mizban.table.refusal import Refusal
from mizban.table.replay import Eyes, Replay, eyes_for
from mizban.table.table import Table
from mizban.table.wire import TableInfo

P = ParamSpec("P")
R = TypeVar("R")


class Shown(msgspec.Struct, frozen=True):
    """A game, as one guest may look through it."""

    replay: Replay
    table: TableInfo
    mine: list[int]
    advised: list[int] = []  # moves

    def eyes(self, wanted: str) -> Eyes:
        return eyes_for(wanted, self.mine, self.replay.match.seats, self.replay.match.ended)


class Shelf:
    """Replays by their keys; of more than so many the longest untouched are forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: OrderedDict[str, Replay] = OrderedDict()

    def find(self, key: str) -> Replay | None:
        found = self.known.get(key)
        if found is not None:
            self.known.move_to_end(key)
        return found

    def keep(self, key: str, replay: Replay) -> Replay:
        self.known[key] = replay
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return replay


class Replays:
    """They are made and asked in one thread of their own: the server goes on meanwhile, and none is asked twice at once."""

    def __init__(self, most: int) -> None:
        self.of_tables = Shelf(most)  # apart from the records: whoever knows the name of a record may see all of it
        self.of_records = Shelf(most)
        self.thread = ThreadPoolExecutor(1, "replays")

    async def call(self, deed: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self.thread, partial(deed, *args, **kwargs))

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def of_table(self, table: Table) -> Replay:
        assert table.match is not None
        key = f"{table.id} {table.rows}"
        return self.of_tables.find(key) or self.of_tables.keep(key, await self.call(Replay.of, table.match.record))

    async def read(self, data: bytes) -> tuple[str, Replay]:
        """A record from a file, checked whole; it is found again by the hash of its text."""
        hash = hashlib.sha256(data).hexdigest()
        return hash, self.of_records.find(hash) or self.of_records.keep(hash, await self.call(records.read, data))


async def take_in(chunks: AsyncIterator[bytes], most: int, patience: int) -> bytes:
    """A body of at most so many bytes. Of a longer one nothing is kept, but it is heard out: only then can its sender hear us."""
    kept, length = bytearray(), 0
    async for chunk in chunks:
        length += len(chunk)
        if length > patience:
            break
        if length > most:
            kept.clear()
        else:
            kept += chunk
    if length > most:
        raise Refusal("too_large", line=1)
    return bytes(kept)
