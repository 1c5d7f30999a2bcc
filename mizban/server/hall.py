"""Who is in the lobby, and what they are told: all tables at first, then those that have changed."""

from __future__ import annotations

from collections.abc import Iterable

from mizban.server.hub import LOBBY, Hub, Listener
from mizban.table.table import Table


def listed(table: Table) -> bool:
    """Anybody finds it in the lobby, and may sit down."""
    return table.facts.public and not table.finished and any(seat.kind == "open" for seat in table.seats)


class Visitor(Listener):
    """One connection of somebody who looks at the lobby, or at any page that tells of waiting tables."""

    def __init__(self, guest: str, address: str = "", session: str = "", but: str = "") -> None:
        super().__init__(guest, address, False, session)
        self.but = but  # the table this page is of: it tells of itself
        self.whole = True  # all of it is to be told (again)
        self.news: set[str] = set()  # tables that have changed
        self.told: set[str] = set()  # tables that this page knows of

    def concerns(self, table: str) -> None:
        if table != self.but:
            self.news.add(table)
            self.awake.set()

    def begin_anew(self) -> None:
        self.whole = True
        self.awake.set()


class Hall:
    """All visitors of this process, by who they are and by what they know: a move wakes only those whom it concerns."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.visitors: dict[str, set[Visitor]] = {}  # by guest
        self.knowing: dict[str, set[Visitor]] = {}  # by table

    def enter(self, visitor: Visitor) -> None:
        self.hub.enter(LOBBY, visitor)
        self.visitors.setdefault(visitor.guest, set()).add(visitor)

    def leave(self, visitor: Visitor) -> None:
        self.hub.leave(LOBBY, visitor)
        self._drop(self.visitors, visitor.guest, visitor)
        for table in visitor.told:
            self._drop(self.knowing, table, visitor)

    def _drop(self, index: dict[str, set[Visitor]], key: str, visitor: Visitor) -> None:
        here = index.get(key, set())
        here.discard(visitor)
        if not here:
            index.pop(key, None)

    def tell(self, visitor: Visitor, tables: Iterable[str], gone: Iterable[str] = ()) -> None:
        """This page knows of these tables now, and of those no more."""
        for table in tables:
            visitor.told.add(table)
            self.knowing.setdefault(table, set()).add(visitor)
        for table in gone:
            visitor.told.discard(table)
            self._drop(self.knowing, table, visitor)

    @property
    def empty(self) -> bool:
        return not self.visitors

    def knows(self, table: str) -> bool:
        return table in self.knowing

    def changed(self, table: Table) -> None:
        """Whoever sits there, opened it, or knows of it looks again; of a free seat at a public table everybody hears."""
        if self.empty:
            return
        if listed(table):
            concerned: Iterable[Visitor] = [visitor for some in self.visitors.values() for visitor in some]
        else:
            people = {table.facts.host, *(seat.guest for seat in table.seats if seat.kind == "guest")} - {""}
            mine = [self.visitors.get(guest, ()) for guest in people]
            concerned = {visitor for some in (*mine, self.knowing.get(table.id, ())) for visitor in some}
        for visitor in concerned:
            visitor.concerns(table.id)

    def gone(self, table: str) -> None:
        for visitor in self.knowing.get(table, ()):
            visitor.concerns(table)

    def begin_anew(self) -> None:
        """News may have been missed."""
        for some in self.visitors.values():
            for visitor in some:
                visitor.begin_anew()
