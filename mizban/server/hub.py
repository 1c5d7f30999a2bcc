"""Who listens to which table. In memory here; another hub carries the same news between processes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Set

REMEMBERED = 20_000  # people who have left a table; the longest gone are forgotten first
LOBBY = "*"  # where whoever is in the lobby is counted; no table has this name, and nobody there is told of the others
GATHERING = 0.1  # seconds: who comes and goes within them is told of once


class Listener:
    """One live connection, woken when its table has changed. It looks for itself: a slow one skips to the newest."""

    def __init__(self, guest: str, address: str = "", player: bool = False, session: str = "", name: str = "") -> None:
        self.guest = guest
        self.name = name  # if it is known
        self.session = session  # the hash of the one by which the guest came in
        self.address = address
        self.player = player  # sits at this table, or opened it
        self.changed = True  # the table
        self.met = False  # somebody came or went
        self.pondered = True  # a longer thought has begun
        self.spoken = False  # somebody has said something
        self.heard: int | None = None  # the last word that was told
        self.dismissed = False  # there is no such table any more
        self.sent_away = False  # the session has ended: whoever it is may come back as somebody else
        self.nudges: list[tuple[int, int]] = []  # reminders to pass on: of which seat, by whom
        self.awake = asyncio.Event()

    def wake(self) -> None:
        self.changed = True
        self.awake.set()

    def meet(self) -> None:
        self.met = True
        self.awake.set()

    def ponder(self) -> None:
        self.pondered = True
        self.awake.set()

    def listen(self, anew: bool = False) -> None:
        """Something was said; or (anew) all of it is to be told once more."""
        self.spoken = True
        if anew:
            self.heard = None
        self.awake.set()


class Hub:
    """All within this process."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.guests: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.gathering: set[str] = set()
        self.opened = time.monotonic()
        self.left: OrderedDict[tuple[str, str], float] = OrderedDict()  # when a guest was last seen at a table
        self.elsewhere: Callable[[str], Set[str]] = lambda table: frozenset()  # guests who are here by way of other processes
        self.looking_elsewhere: Callable[[str], Mapping[str, str]] = lambda table: {}  # those who look on there, with their names
        self.announce: Callable[[str], None] = lambda table: None
        self.ask: Callable[[str], None] = lambda table: None  # who is here elsewhere?

    def enter(self, table: str, listener: Listener) -> None:
        if table not in self.listeners and table != LOBBY:
            self.ask(table)
        self.listeners.setdefault(table, set()).add(listener)
        self.guests[listener.guest] += 1
        self.addresses[listener.address] += 1
        listener.wake()
        self.gather(table)

    def leave(self, table: str, listener: Listener) -> None:
        here = self.listeners.get(table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(table, None)
        for counted, key in ((self.guests, listener.guest), (self.addresses, listener.address)):
            counted[key] -= 1
            if not counted[key]:
                del counted[key]
        if listener.player:
            self.note_left(table, listener.guest)
        self.gather(table)

    def note_left(self, table: str, guest: str) -> None:
        self.left[table, guest] = time.monotonic()
        self.left.move_to_end((table, guest))
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)

    def away(self, table: str, guest: str) -> float:
        """For how many seconds this guest has had no connection to this table, as far as we can know."""
        return 0.0 if guest in self.online(table) else time.monotonic() - self.left.get((table, guest), self.opened)

    def gather(self, table: str) -> None:
        """Soon all at the table are told who is here and who looks on."""
        if table not in self.gathering and table != LOBBY:
            self.gathering.add(table)
            asyncio.get_running_loop().call_later(GATHERING, self.introduce, table)

    def introduce(self, table: str) -> None:
        self.gathering.discard(table)
        self.announce(table)
        self.meet(table)

    def meet(self, table: str) -> None:
        """Who listens is told who is here, if that has changed."""
        for listener in self.listeners.get(table, ()):
            listener.meet()

    def changed(self, table: str) -> None:
        """Wake all who listen to this table."""
        for listener in self.listeners.get(table, ()):
            listener.wake()

    def think(self, table: str) -> None:
        """Who listens is told how far the opponents are."""
        for listener in self.listeners.get(table, ()):
            listener.ponder()

    def remind(self, table: str, guest: str, seat: int, by: int) -> None:
        """Whoever sits there is reminded, on each of their connections to this table."""
        for listener in self.listeners.get(table, ()):
            if listener.guest == guest:
                listener.nudges.append((seat, by))
                listener.awake.set()

    def dismiss(self, table: str) -> None:
        """This table is no more."""
        for listener in self.listeners.get(table, ()):
            listener.dismissed = True
            listener.awake.set()

    def of_guest(self, guest: str) -> list[Listener]:
        """All connections of one person."""
        if not guest or not self.guests[guest]:
            return []
        return [listener for here in self.listeners.values() for listener in here if listener.guest == guest]

    def send_away(self, listener: Listener) -> None:
        listener.sent_away = True
        listener.awake.set()

    def listening(self, table: str) -> int:
        return len(self.listeners.get(table, ()))

    def spectators(self, table: str) -> int:
        return sum(not listener.player for listener in self.listeners.get(table, ()))

    def players(self, table: str) -> frozenset[str]:
        return frozenset(listener.guest for listener in self.listeners.get(table, ()) if listener.player and listener.guest)

    def lookers(self, table: str) -> dict[str, str]:
        """Guests who look on by way of this process, with their names."""
        return {listener.guest: listener.name for listener in self.listeners.get(table, ()) if not listener.player}

    def looking_on(self, table: str) -> dict[str, str]:
        """All who look on, wherever they came in."""
        return {**self.looking_elsewhere(table), **self.lookers(table)}

    def online(self, table: str) -> Set[str]:
        """Guests with a live connection to this table."""
        return {listener.guest for listener in self.listeners.get(table, ()) if listener.guest} | self.elsewhere(table)
