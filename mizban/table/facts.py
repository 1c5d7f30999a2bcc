"""What is written down of a table when it is opened, and who sits at it."""

from __future__ import annotations

import msgspec

from mizban.table.wire import SeatKind, Timing


class TableFacts(msgspec.Struct, frozen=True):
    """A table without its rows. Its id is as good as a secret: whoever knows it may look on; to sit down one needs the invitation."""

    id: str
    game: str
    rules: int
    options: dict[str, bool]
    seed: str  # hexadecimal
    public: bool
    host: str  # the guest who opened it
    invite: str
    created: float  # seconds since 1970
    updated: float
    finished: bool = False
    again: str = ""  # the table where this group plays its next game
    origin: str | None = None  # the table whose game goes on here; "" for a record from a file
    origin_move: int | None = None  # after this many moves of that game
    closed: bool = False  # nobody but those who sit here looks on
    held: bool = False  # though every chair is taken, its host has yet to say that it begins
    begun: float = 0.0  # when the cards were dealt; 0: not yet, or before this was written down
    timing: Timing = Timing()
    advice: bool = False  # several people may be advised; one alone always may
    goes: float = 0.0  # it is old: untouched it will be cleared away then; 0: it stays


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits on one seat."""

    seat: int
    kind: SeatKind
    guest: str = ""
    name: str = ""
    level: str = ""
    animal: int | None = None  # that of the seat itself, unless it has come along from another game

    @property
    def face(self) -> int:
        """Which animal this one is."""
        return self.seat if self.animal is None else self.animal
