"""Who listens to which table. In memory now; another hub may carry the same two calls between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from typing import Protocol


class Listener:
    """One live connection, woken when its table has changed. It looks for itself: a slow one skips to the newest."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.changed = True
        self.awake = asyncio.Event()

    def wake(self) -> None:
        self.changed = True
        self.awake.set()


class Hub(Protocol):
    def enter(self, table: str, listener: Listener) -> None: ...

    def leave(self, table: str, listener: Listener) -> None: ...

    def changed(self, table: str) -> None:
        """Wake all who listen to this table."""

    def listening(self, table: str) -> int: ...

    def online(self, table: str) -> Set[str]:
        """Guests with a live connection to this table."""


class MemoryHub:
    """All within this process."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}

    def enter(self, table: str, listener: Listener) -> None:
        self.listeners.setdefault(table, set()).add(listener)
        self.changed(table)

    def leave(self, table: str, listener: Listener) -> None:
        here = self.listeners.get(table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(table, None)
        self.changed(table)

    def changed(self, table: str) -> None:
        for listener in self.listeners.get(table, ()):
            listener.wake()

    def listening(self, table: str) -> int:
        return len(self.listeners.get(table, ()))

    def online(self, table: str) -> Set[str]:
        return {listener.guest for listener in self.listeners.get(table, ()) if listener.guest}
